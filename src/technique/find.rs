//! All steps that the techniques of a profile find in one position.

use super::profile::{Profile, Rung};
use super::run::{self, Found};
use crate::cancel::{Cancel, Cancelled};
use crate::logic::Facts;

/// The instances of a technique to return.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Extent {
    /// The best one.
    #[default]
    Best,
    /// For each set of conclusions, the best one, which is the one with the fewest truths.
    Shortest,
    /// All, including those whose pattern has superfluous parts.
    Every,
}

/// The steps of every technique of a profile: technique after technique in the order of the
/// profile, each with its best step first (see [`best_first`](crate::logic::Step::best_first)).
/// Techniques that assume a unique solution are left out unless the puzzle has one.
///
/// ```
/// use whydoku::{Cancel, board::Position, logic::Facts};
/// use whydoku::technique::{Extent, Profile, find};
/// let puzzle = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";
/// let facts = Facts::new(Position::new(&puzzle.parse().unwrap()).unwrap());
/// let found = find(&Profile::standard(), &facts, Extent::Best, Cancel::NEVER).unwrap();
/// assert_eq!(found[0].step.technique.id, "hidden-single-box");
/// assert!(found.is_sorted_by(|one, other| one.step.technique != other.step.technique));
/// ```
///
/// # Errors
/// If the search was cancelled.
pub fn find(profile: &Profile, facts: &Facts, extent: Extent, cancel: Cancel<'_>) -> Result<Vec<Found>, Cancelled> {
    let mut found = Vec::new();
    for (number, first) in profile.rungs.iter().enumerate() {
        cancel.report(number, profile.rungs.len());
        // A technique may be named again further down, with wider limits, which find everything
        // that the first entry does.
        let is_same = |rung: &&Rung| rung.technique == first.technique;
        let is_again = profile.rungs[..number].iter().any(|rung| is_same(&rung));
        if !is_again && (!first.technique.needs_uniqueness || facts.is_unique(cancel)?) {
            let widest = profile.rungs.iter().rfind(is_same).unwrap_or(first);
            found.extend(instances(widest, facts, extent, cancel)?);
        }
    }
    Ok(found)
}

/// The steps of one technique, best first. Does not check whether the puzzle has a unique solution.
///
/// # Errors
/// If the search was cancelled.
pub fn instances(rung: &Rung, facts: &Facts, extent: Extent, cancel: Cancel<'_>) -> Result<Vec<Found>, Cancelled> {
    let found: Vec<Found> = match extent {
        Extent::Every => run::every(rung.technique, facts, &rung.limits, cancel)?,
        _ => run::all(rung.technique, facts, &rung.limits, cancel)?.into_iter().map(Found::from).collect(),
    };
    // Numbers are sorted, as steps are large.
    let mut order: Vec<usize> = (0..found.len()).collect();
    let step = |number: usize| &found[number].step;
    if extent == Extent::Shortest {
        let by_conclusion = |one: &usize, other: &usize| step(*one).concluded.cmp(&step(*other).concluded);
        order.sort_by(|one, other| by_conclusion(one, other).then_with(|| step(*one).best_first(step(*other))));
        order.dedup_by(|next, kept| step(*next).concluded == step(*kept).concluded);
    }
    order.sort_by(|one, other| step(*one).best_first(step(*other)));
    if extent == Extent::Best {
        order.truncate(1);
    }
    let mut found: Vec<Option<Found>> = found.into_iter().map(Some).collect();
    Ok(order.into_iter().filter_map(|number| found[number].take()).collect())
}
