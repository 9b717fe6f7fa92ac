//! Steps of rule 21 and their order.
//!
//! The easiest step comes first: by rating, with sums of floating-point numbers as they are, then
//! by complexity, by kind, and by order of discovery in a search of all candidates in order.

use super::bits::Bits;
use super::figures::Tenths;
use super::length::addition;

/// The setting with links of one digit.
pub const X: usize = 0;

/// The setting with cells of two candidates.
pub const Y: usize = 1;

/// The setting with both.
pub const XY: usize = 2;

/// The shape of a chain from a start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// From true to true, closed by way of a true and a false candidate.
    Cycle(u16, u16),
    /// From true to false: the start is removed.
    ToFalse,
    /// From false to true: the start is placed.
    ToTrue,
}

/// A step of the rule.
#[derive(Clone, Copy, Debug)]
pub struct SimpleHint<const W: usize> {
    /// The exact rating.
    pub rating: f64,
    /// The complexity.
    pub complexity: u32,
    /// The rank of its kind: X 2, Y 3, XY 4.
    pub rank: u8,
    /// Its place in order of discovery.
    pub order: u32,
    /// The setting.
    pub setting: usize,
    /// The candidate that the search started from.
    pub start: u16,
    /// The shape of the chain.
    pub shape: Shape,
    /// The removed candidates.
    pub removed: Bits<W>,
}

impl<const W: usize> SimpleHint<W> {
    /// Whether it comes before another one.
    fn is_before(&self, other: &Self) -> bool {
        let key = |hint: &Self| (hint.rating, hint.complexity, hint.rank, hint.order);
        key(self) < key(other)
    }
}

/// The place of a chain in order of discovery within its setting.
pub fn order(start: u16, within: u32) -> u32 {
    u32::from(start) << 16 | within
}

/// The rank of a setting's steps.
pub fn rank(setting: usize) -> u8 {
    setting as u8 + 2
}

/// The base rating.
pub fn base(setting: usize, is_cycle: bool) -> f64 {
    match (setting, is_cycle) {
        (XY, _) => 7.0,
        (_, true) => 6.5,
        _ => 6.6,
    }
}

/// An upper bound for the nodes of any chain.
pub const LONGEST: u32 = 4 * 729;

/// The greatest complexity that may come before the best step.
pub fn longest<const W: usize>(base: f64, best: Option<&SimpleHint<W>>) -> u32 {
    let Some(best) = best else { return LONGEST };
    let mut complexity = 2;
    while (base + addition(complexity + 2), complexity + 2) <= (best.rating, best.complexity) {
        complexity += 2;
    }
    complexity
}

/// The greatest complexity up to 200 with a rating up to a limit.
pub fn longest_up_to(base: f64, limit: Tenths) -> u32 {
    let mut complexity = 2;
    while complexity < 200 && Tenths::of(base + addition(complexity + 2)) <= limit {
        complexity += 2;
    }
    complexity
}

/// The greatest complexity of a cycle from a start that may come before the best step, where `most`
/// is that of any cycle.
pub fn longest_cycle<const W: usize>(setting: usize, start: u16, most: u32, best: Option<&SimpleHint<W>>) -> u32 {
    // Of equals the one found first stays.
    let loses_tie = best.is_some_and(|best| {
        (base(setting, true) + addition(most), most) == (best.rating, best.complexity)
            && (best.rank, best.start) < (rank(setting), start)
    });
    if loses_tie { most - 2 } else { most }
}

/// Sorts steps.
pub fn sort<const W: usize>(hints: &mut [SimpleHint<W>]) {
    hints.sort_by(|a, b| {
        a.rating
            .total_cmp(&b.rating)
            .then_with(|| (a.complexity, a.rank, a.order).cmp(&(b.complexity, b.rank, b.order)))
    });
}

/// Keeps a step if it comes before the best one so far.
pub fn offer<const W: usize>(best: &mut Option<SimpleHint<W>>, hint: SimpleHint<W>) {
    if best.as_ref().is_none_or(|best| hint.is_before(best)) {
        *best = Some(hint);
    }
}
