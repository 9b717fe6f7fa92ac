//! Chains of one digit with few strong links, each of them a house with two places for it, which
//! may be groups.
//!
//! All shortest chains are found, not only one for each pair of ends.

use super::net::Kinds;
use super::paths::Paths;
use super::shape::is_grouped;
use super::{ByDigit, distinct, report};
use crate::board::HouseKind;
use crate::logic::{Chain, Changes, Fact, Facts, Flow, Reason, Sink};

/// The most strong links of a chain that a person still sees at once as a pattern.
const MOST: usize = 6;

/// The shape of a chain of one digit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StrongLinks {
    /// Two parallel lines with a line across, with a group.
    GroupedSkyscraper,
    /// A row and a column that meet in a box, with a group.
    GroupedKite,
    /// Any other two houses, with a group.
    GroupedTurbot,
    /// Three houses.
    Three,
    /// Four to six houses.
    More,
    /// Three houses, closed.
    Loop,
}

/// Finds the chains of one digit with this shape.
pub fn strong_links(facts: &Facts, shape: StrongLinks, sink: &mut Sink<'_>) -> Flow {
    report(facts.get::<All>().0.all(), |found| StrongLinks::of(&found.chain) == Some(shape), sink)
}

impl StrongLinks {
    fn of(chain: &Chain) -> Option<StrongLinks> {
        match (chain.strong.len(), chain.closed) {
            (3, true) => Some(StrongLinks::Loop),
            (_, true) => None,
            (2, _) if is_grouped(chain) => Some(StrongLinks::of_two(chain)),
            (3, _) => Some(StrongLinks::Three),
            (4..=MOST, _) => Some(StrongLinks::More),
            _ => None,
        }
    }

    fn of_two(chain: &Chain) -> StrongLinks {
        let kind = |reason: Reason| match reason {
            Reason::House(house) => Some(house.kind()),
            Reason::Cell(_) | Reason::Set(_) => None,
        };
        let joints = chain.nodes[1].cells | chain.nodes[2].cells;
        let is_joint = |is_box: bool| joints.common_houses().any(|house| (house.kind() == HouseKind::Box) == is_box);
        let kinds = [kind(chain.strong[0]), kind(chain.strong[1])];
        match kinds {
            _ if kinds.contains(&Some(HouseKind::Box)) => StrongLinks::GroupedTurbot,
            [one, two] if one == two && is_joint(false) => StrongLinks::GroupedSkyscraper,
            [one, two] if one != two && is_joint(true) => StrongLinks::GroupedKite,
            _ => StrongLinks::GroupedTurbot,
        }
    }
}

/// The chains of each digit alone.
#[derive(Default)]
struct All(ByDigit);

impl Fact for All {
    fn update(&mut self, facts: &Facts, changes: &Changes) {
        let kinds = Kinds { houses: true, groups: true, ..Kinds::default() };
        self.0.update(facts, changes.digits, kinds, |links| {
            let mut found = Vec::new();
            Paths::all_shortest(links, MOST, &mut |new| {
                // A loop proves more than a chain with the same ends.
                let is_loop = new.chain.ends().is_some_and(|(first, last)| first.conflicts(last));
                if StrongLinks::of(&new.chain).is_some() && is_loop == new.chain.closed {
                    found.push(new);
                }
            });
            distinct(found)
        });
        self.0.sort();
    }
}
