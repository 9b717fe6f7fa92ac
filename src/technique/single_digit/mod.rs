//! Techniques about one digit: two strong links, or a strong link and a box, joined by a weak one.

mod dual_empty_rectangle;
mod dual_two_string_kite;
mod empty_rectangle;
mod guardian;
mod skyscraper;
mod strong_links;
mod turbot_fish;
mod two_string_kite;

pub use dual_empty_rectangle::DUAL_EMPTY_RECTANGLE;
pub use dual_two_string_kite::DUAL_TWO_STRING_KITE;
pub use empty_rectangle::EMPTY_RECTANGLE;
pub use guardian::GUARDIAN;
pub use skyscraper::SKYSCRAPER;
pub use strong_links::{
    GROUPED_SKYSCRAPER, GROUPED_TURBOT_FISH, GROUPED_TWO_STRING_KITE, STRONG_LINKED_FISH_3, STRONG_LINKED_FISH_4,
    STRONG_LINKED_X_LOOP,
};
pub use turbot_fish::TURBOT_FISH;
pub use two_string_kite::TWO_STRING_KITE;

use super::pairs::{Pair, Pairs};
use crate::board::{Candidate, Cell, CellSet, Constraint, Digit, Element, House, HouseKind, Literal};
use crate::logic::{Dual, Facts, Flow, Limits, Sink, Step, StrongLink, TwoLinks};

/// What two pairs that are tied together look like.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// Two parallel lines with a common line across.
    Skyscraper,
    /// A row and a column with a common box.
    Kite,
    /// Anything else.
    Turbot,
}

impl Shape {
    /// Whether pairs in houses of these kinds can have this shape.
    fn may_have(self, [one, two]: [HouseKind; 2]) -> bool {
        match self {
            Shape::Skyscraper => one == two && one != HouseKind::Box,
            Shape::Kite => [one, two] == [HouseKind::Row, HouseKind::Column],
            Shape::Turbot => true,
        }
    }

    /// The shape of pairs in houses of these kinds that are tied together in one of these houses, and that house.
    fn of(pairs: [HouseKind; 2], joints: impl Iterator<Item = House> + Clone) -> Option<(Shape, House)> {
        let [is_parallel, is_crossing] = [Shape::Skyscraper, Shape::Kite].map(|shape| shape.may_have(pairs));
        let line = joints.clone().find(|joint| is_parallel && joint.kind() != HouseKind::Box);
        let block = joints.clone().find(|joint| is_crossing && joint.kind() == HouseKind::Box);
        let named = line.map(|line| (Shape::Skyscraper, line)).or(block.map(|block| (Shape::Kite, block)));
        named.or_else(|| joints.clone().next().map(|joint| (Shape::Turbot, joint)))
    }
}

/// Finds two pairs of a digit, in this shape, that a house ties together: one of their far places is true.
fn two_links(facts: &Facts, shape: Shape, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    let first_pairing = limits.first_pairing && shape == Shape::Kite;
    each_two_links(facts, shape, first_pairing, |links, seen, truths| {
        let gone = seen.iter().map(|cell| Candidate::new(cell, links.digit));
        sink.eliminate(links.into(), gone, truths)
    })
}

/// Shows two pairs of a digit, in this shape, that a house ties together, with the cells that lose the digit and the truths;
/// of two pairs only the first way, if asked for, and nothing if that removes nothing.
fn each_two_links(
    facts: &Facts,
    shape: Shape,
    first_pairing: bool,
    mut show: impl FnMut(TwoLinks, CellSet, [Constraint; 2]) -> Flow,
) -> Flow {
    let pairs = facts.get::<Pairs>();
    Digit::all().try_for_each(|digit| {
        let pairs = pairs.of(digit);
        pairs.iter().enumerate().try_for_each(|(number, &one)| {
            let later = pairs[number + 1..].iter();
            later
                .filter(|two| shape.may_have([one, **two].map(|pair| pair.house.kind())))
                .try_for_each(|&two| tied(facts, digit, [one, two], (shape, first_pairing), &mut show))
        })
    })
}

/// The ways in which a house ties two pairs together.
fn tied(
    facts: &Facts,
    digit: Digit,
    pairs: [Pair; 2],
    (shape, first_pairing): (Shape, bool),
    show: &mut impl FnMut(TwoLinks, CellSet, [Constraint; 2]) -> Flow,
) -> Flow {
    let kinds = pairs.map(|pair| pair.house.kind());
    for [near, far] in pairs[0].both_ways() {
        for [other_near, other_far] in pairs[1].both_ways() {
            if !near.peers().contains(other_near) {
                continue;
            }
            let seen = facts.position().cells_for(digit) & far.peers() & other_far.peers();
            if seen.is_empty() && !first_pairing
                || near == other_near
                || near == other_far
                || far == other_near
                || far == other_far
            {
                continue;
            }
            let common = |cells: [Cell; 2]| cells.into_iter().collect::<CellSet>();
            let tied = Shape::of(kinds, common([near, other_near]).common_houses());
            let Some((_, joint)) = tied.filter(|(known, _)| *known == shape) else { continue };
            // With a line across on both sides it is an X-wing.
            let mut across = common([far, other_far]).common_houses();
            if shape == Shape::Skyscraper && across.any(|house| house.kind() == joint.kind()) {
                continue;
            }
            let link = |pair: Pair, near, far| StrongLink { house: pair.house, near, far };
            let links = [link(pairs[0], near, far), link(pairs[1], other_near, other_far)];
            let truths = pairs.map(|pair| Constraint::digit_in(digit, pair.house));
            show(TwoLinks { digit, links, joint }, seen, truths)?;
            if first_pairing {
                return Flow::Continue(());
            }
        }
    }
    Flow::Continue(())
}

/// Takes two steps that are seen as one.
fn dual(steps: [Step; 2], sink: &mut Sink<'_>) -> Flow {
    let concluded: Vec<Literal> = steps.iter().flat_map(|step| step.concluded.iter().copied()).collect();
    let mut proof = steps[0].proof.clone();
    proof.extend(&steps[1].proof);
    sink.find(Dual { steps }.into(), concluded, proof)
}
