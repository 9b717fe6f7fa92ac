//! Chapters: a stretch of steps and the singles that it leads to.

use super::item::Item;
use crate::explain::Explainer;
use crate::technique::place;

/// A chapter ends with this many singles in a row.
const ENDS_CHAPTER: usize = 3;

/// Gives the items that begin a chapter its title: the hardest of its steps, and the number of
/// singles after them.
pub(super) fn divide(items: &mut [Item], explainer: &Explainer) {
    let mut starts = vec![0];
    let mut singles = 0;
    for (index, item) in items.iter().enumerate() {
        if !item.is_singles && singles >= ENDS_CHAPTER {
            starts.push(index);
        }
        singles = if item.is_singles { singles + item.count } else { 0 };
    }
    if starts.len() < 2 {
        return;
    }
    let ends = starts[1..].iter().copied().chain([items.len()]).collect::<Vec<_>>();
    for (start, end) in starts.into_iter().zip(ends) {
        items[start].chapter = Some(title(&items[start..end], explainer));
    }
}

/// The title of a chapter of these items.
fn title(items: &[Item], explainer: &Explainer) -> String {
    let singles: usize = items.iter().filter(|item| item.is_singles).map(|item| item.count).sum();
    let others: Vec<&Item> = items.iter().filter(|item| !item.is_singles).collect();
    let hardest = others.iter().max_by_key(|item| item.technique.map(place));
    let what = match hardest {
        None => explainer.phrase("story-chapter-singles", &[("count", singles.into())]),
        Some(item) => {
            let (name, others) = (("technique", item.heading.as_str().into()), ("others", (others.len() - 1).into()));
            explainer.phrase("story-chapter-steps", &[name, others, ("singles", singles.into())])
        }
    };
    let ends = [items.first().map_or(0, |item| item.first), items.last().map_or(0, Item::last)];
    let [first, last] = ends.map(Into::into);
    explainer.phrase("story-chapter", &[("first", first), ("last", last), ("what", what.into())]).to_string()
}
