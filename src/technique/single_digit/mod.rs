//! Techniques about one digit: two strong links, or a strong link and a box, joined by a weak one.

mod dual_empty_rectangle;
mod dual_two_string_kite;
mod empty_rectangle;
mod guardian;
mod skyscraper;
mod strong_links;
mod templates;
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
pub use templates::{TEMPLATE_DELETE, TEMPLATE_SET};
pub use turbot_fish::TURBOT_FISH;
pub use two_string_kite::TWO_STRING_KITE;

use super::pairs::{Pair, Pairs};
use super::placeable::LostPlaces;
use crate::board::{Candidate, Cell, CellSet, Constraint, Digit, Element, House, HouseKind, Literal};
use crate::logic::{Changes, Dual, Fact, Facts, Flow, Limits, Sink, Step, StrongLink, TwoLinks};

/// The shape of two pairs that are tied together.
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

    /// The shape of pairs in houses of these kinds that are tied together in one of the joints, and
    /// that joint.
    fn of(pairs: [HouseKind; 2], joints: impl Iterator<Item = House> + Clone) -> Option<(Shape, House)> {
        let [is_parallel, is_crossing] = [Shape::Skyscraper, Shape::Kite].map(|shape| shape.may_have(pairs));
        let line = joints.clone().find(|joint| is_parallel && joint.kind() != HouseKind::Box);
        let block = joints.clone().find(|joint| is_crossing && joint.kind() == HouseKind::Box);
        let named = line.map(|line| (Shape::Skyscraper, line)).or(block.map(|block| (Shape::Kite, block)));
        named.or_else(|| joints.clone().next().map(|joint| (Shape::Turbot, joint)))
    }
}

/// Finds two pairs of a digit, in this shape, that a house ties together: one of their far places
/// is true.
fn two_links(facts: &Facts, shape: Shape, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    let first_pairing = limits.first_pairing && shape == Shape::Kite;
    each_two_links(facts, shape, first_pairing, |links, seen, truths| {
        let gone = seen.iter().map(|cell| Candidate::new(cell, links.digit));
        sink.eliminate(links.into(), gone, truths)
    })
}

/// Shows two pairs of a digit, in this shape, that a house ties together, with the cells that lose
/// the digit and the truths. With `first_pairing`, shows only the first way to tie two pairs
/// together, and nothing if that removes nothing.
fn each_two_links(
    facts: &Facts,
    shape: Shape,
    first_pairing: bool,
    mut show: impl FnMut(TwoLinks, CellSet, [Constraint; 2]) -> Flow,
) -> Flow {
    let mut show = |links: TwoLinks, seen| {
        let truths = links.links.map(|link| Constraint::digit_in(links.digit, link.house));
        show(links, seen, truths)
    };
    if !first_pairing {
        let known = facts.get::<Tied>();
        let mut of_shape = known.0.iter().flatten().filter(|(known, ..)| *known == shape);
        return of_shape.try_for_each(|&(_, links, seen)| show(links, seen));
    }
    let (pairs, lost) = (facts.get::<Pairs>(), facts.get::<LostPlaces>());
    Digit::all().filter(|digit| lost.has_any(*digit)).try_for_each(|digit| {
        each_two_pairs(pairs.of(digit), |pairs| {
            let mut first = None;
            let _ = each_way(facts, digit, pairs, true, |way| {
                first = Some(way).filter(|(known, ..)| *known == shape);
                if first.is_some() { Flow::Break(()) } else { Flow::Continue(()) }
            });
            first.map_or(Flow::Continue(()), |(_, links, seen)| show(links, seen))
        })
    })
}

/// For each digit, the ways in which a house ties two pairs together, so that the digit goes from
/// some cells.
#[derive(Default)]
struct Tied([Vec<Way>; 9]);

impl Fact for Tied {
    fn update(&mut self, facts: &Facts, changes: &Changes) {
        let pairs = facts.get::<Pairs>();
        for digit in changes.digits {
            let known = &mut self.0[digit.index()];
            known.clear();
            if !facts.get::<LostPlaces>().has_any(digit) {
                continue;
            }
            let _ = each_two_pairs(pairs.of(digit), |pairs| {
                each_way(facts, digit, pairs, false, |way| {
                    known.push(way);
                    Flow::Continue(())
                })
            });
        }
    }
}

/// Shows every two pairs that a house may tie together.
fn each_two_pairs(pairs: &[Pair], mut show: impl FnMut([Pair; 2]) -> Flow) -> Flow {
    for (number, &one) in pairs.iter().enumerate() {
        let seen = one.places[0].peers() | one.places[1].peers();
        for &two in &pairs[number + 1..] {
            if two.places.iter().any(|place| seen.contains(*place)) {
                show([one, two])?;
            }
        }
    }
    Flow::Continue(())
}

/// Two pairs that a house ties together: their shape, and the cells that lose the digit.
type Way = (Shape, TwoLinks, CellSet);

/// Shows the ways in which a house ties two pairs together; those where no cell loses the digit
/// only if `pointless` is true.
fn each_way(facts: &Facts, digit: Digit, pairs: [Pair; 2], pointless: bool, mut show: impl FnMut(Way) -> Flow) -> Flow {
    let [one, two] = pairs.map(Pair::both_ways);
    let all = facts.position().cells_for(digit);
    for [near, far] in one {
        for [other_near, other_far] in two {
            let seen = all & far.peers() & other_far.peers();
            let is_apart = near != other_far && far != other_near && far != other_far;
            if seen.is_empty() && !pointless || !is_apart || !near.sees(other_near) {
                continue;
            }
            let common = |cells: [Cell; 2]| cells.into_iter().collect::<CellSet>();
            let joints = common([near, other_near]).common_houses();
            let Some((shape, joint)) = Shape::of(pairs.map(|pair| pair.house.kind()), joints) else { continue };
            // With a line across on both sides it is an X-wing.
            let mut across = common([far, other_far]).common_houses();
            if shape == Shape::Skyscraper && across.any(|house| house.kind() == joint.kind()) {
                continue;
            }
            let link = |pair: Pair, near, far| StrongLink { house: pair.house, near, far };
            let links = [link(pairs[0], near, far), link(pairs[1], other_near, other_far)];
            show((shape, TwoLinks { digit, links, joint }, seen))?;
        }
    }
    Flow::Continue(())
}

/// Reports two steps as one.
fn dual(steps: [Step; 2], sink: &mut Sink<'_>) -> Flow {
    let concluded: Vec<Literal> = steps.iter().flat_map(|step| step.concluded.iter().copied()).collect();
    let mut proof = steps[0].proof.clone();
    proof.extend(&steps[1].proof);
    sink.find(Dual { steps }.into(), concluded, proof)
}
