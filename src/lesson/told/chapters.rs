//! Chapters: a stretch of steps and the singles that it leads to. A path that was chosen is told
//! around its crux: the steps that prepare it, the crux, its consequences.

use super::item::Item;
use crate::explain::Explainer;
use crate::technique::place;

/// A chapter ends with this many singles in a row.
const ENDS_CHAPTER: usize = 3;

/// Gives the items that begin a chapter its title: the hardest of its steps, and the number of
/// singles after them; around the crux, if there is one, its place in the path.
pub(super) fn divide(items: &mut [Item], is_chosen: bool, explainer: &Explainer) {
    let crux = items.iter().position(|item| item.is_bottleneck).filter(|_| is_chosen);
    let mut starts = vec![0];
    let mut singles = 0;
    for (index, item) in items.iter().enumerate() {
        if !item.is_singles && singles >= ENDS_CHAPTER {
            starts.push(index);
        }
        singles = if item.is_singles { singles + item.count } else { 0 };
    }
    if let Some(crux) = crux {
        starts.retain(|&start| start > crux + 1);
        starts.splice(0..0, [0, crux, crux + 1]);
        starts.dedup();
        starts.retain(|&start| start < items.len());
    }
    if starts.len() < 2 {
        return;
    }
    let ends = starts[1..].iter().copied().chain([items.len()]).collect::<Vec<_>>();
    for (start, end) in starts.into_iter().zip(ends) {
        let chapter = &items[start..end];
        let others = chapter.iter().filter(|item| !item.is_singles).count();
        let part = match crux {
            Some(crux) if end <= crux => Some(if others == 0 { "story-part-singles" } else { "story-part-before" }),
            Some(crux) if start == crux => Some("story-part-crux"),
            Some(crux) if start == crux + 1 => Some("story-part-after"),
            _ => None,
        };
        items[start].chapter = Some(match part {
            None => title(chapter, explainer),
            Some(key) => title_of_part(key, chapter, explainer),
        });
    }
}

/// The title of a chapter by its place: before the crux, the crux itself, after it.
fn title_of_part(key: &str, items: &[Item], explainer: &Explainer) -> String {
    let [first, last] = ends(items);
    let technique = ("technique", items[0].heading.as_str().into());
    let numbers = [("first", first.into()), ("last", last.into()), ("count", (last + 1 - first).into())];
    explainer.phrase(key, &[&[technique][..], &numbers].concat()).to_string()
}

/// The numbers of the first and the last event.
fn ends(items: &[Item]) -> [usize; 2] {
    [items.first().map_or(0, |item| item.first), items.last().map_or(0, Item::last)]
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
    let [first, last] = ends(items);
    let numbers = [("first", first.into()), ("last", last.into()), ("count", (last + 1 - first).into())];
    explainer.phrase("story-chapter", &[&numbers[..], &[("what", what.into())]].concat()).to_string()
}
