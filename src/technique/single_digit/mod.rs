//! Techniques about one digit: two strong links joined by a weak one.

mod skyscraper;
mod turbot_fish;
mod two_string_kite;

pub use skyscraper::SKYSCRAPER;
pub use turbot_fish::TURBOT_FISH;
pub use two_string_kite::TWO_STRING_KITE;

use super::pairs::{Pair, Pairs};
use crate::board::{Candidate, CellSet, Constraint, Digit, Element, HouseKind};
use crate::logic::{Facts, Flow, Sink, StrongLink, TwoLinks};

/// What two pairs look like: the kinds of their houses, and of the house that ties them together.
type Shape = fn([HouseKind; 2], HouseKind) -> bool;

/// Two parallel lines with a common line across.
fn is_skyscraper(pairs: [HouseKind; 2], joint: HouseKind) -> bool {
    let [one, two] = pairs;
    one == two && one != HouseKind::Box && joint != HouseKind::Box
}

/// A row and a column with a common box.
fn is_kite(pairs: [HouseKind; 2], joint: HouseKind) -> bool {
    pairs == [HouseKind::Row, HouseKind::Column] && joint == HouseKind::Box
}

/// Finds two pairs of a digit, in this shape, that a house ties together: one of their far places is true.
fn two_links(facts: &Facts, shape: Shape, sink: &mut Sink<'_>) -> Flow {
    let pairs = facts.get::<Pairs>();
    Digit::all().try_for_each(|digit| {
        let pairs = pairs.of(digit);
        pairs.iter().enumerate().try_for_each(|(number, &one)| {
            let later = &pairs[number + 1..];
            later.iter().try_for_each(|&two| tied(facts, digit, [one, two], shape, sink))
        })
    })
}

/// The ways in which a house ties two pairs together.
fn tied(facts: &Facts, digit: Digit, pairs: [Pair; 2], shape: Shape, sink: &mut Sink<'_>) -> Flow {
    let kinds = pairs.map(|pair| pair.house.kind());
    let is_crossing = |cells: [_; 2], shape: &dyn Fn(HouseKind) -> bool| {
        cells.into_iter().collect::<CellSet>().common_houses().find(|house| shape(house.kind()))
    };
    for [near, far] in pairs[0].both_ways() {
        for [other_near, other_far] in pairs[1].both_ways() {
            let seen = facts.position().cells_for(digit) & far.peers() & other_far.peers();
            if seen.is_empty() || near == other_near || near == other_far || far == other_near || far == other_far {
                continue;
            }
            let Some(joint) = is_crossing([near, other_near], &|kind| shape(kinds, kind)) else { continue };
            // With a line across on both sides it is an X-wing.
            if is_crossing([far, other_far], &|kind| kind == joint.kind() && kind != HouseKind::Box).is_some() {
                continue;
            }
            let link = |pair: Pair, near, far| StrongLink { house: pair.house, near, far };
            let links = [link(pairs[0], near, far), link(pairs[1], other_near, other_far)];
            let gone = seen.iter().map(|cell| Candidate::new(cell, digit));
            let truths = pairs.map(|pair| Constraint::digit_in(digit, pair.house));
            sink.eliminate(TwoLinks { digit, links, joint }.into(), gone, truths)?;
        }
    }
    Flow::Continue(())
}
