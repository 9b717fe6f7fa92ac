//! Puzzles that a single hard step opens: all others are everyday steps.
//!
//! Everyday steps are used up first. By monotonicity that loses nothing: a step that opens the
//! puzzle earlier opens it then, too, unless it has become one of them.

use crate::board::Position;
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Event, Spec, Trace};
use crate::solve::{Outcome, SolveOptions, solve};
use crate::technique::{Extent, Profile, instances, place};

/// The hard step that is wanted, and the everyday ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OneStep {
    techniques: Profile,
    everyday: Profile,
}

impl OneStep {
    /// A step of one of these techniques, as the only one above the everyday level. Of the everyday
    /// techniques those count that are easier than all of these.
    pub fn new(techniques: &[&'static Spec], everyday: &'static Spec, profile: &Profile) -> OneStep {
        let (mut hard, mut easy) = (profile.clone(), profile.clone());
        hard.rungs.retain(|rung| techniques.contains(&rung.technique));
        let easiest = techniques.iter().map(|spec| place(spec)).min();
        let is_easy = |spec: &Spec| place(spec) <= place(everyday) && easiest.is_none_or(|least| place(spec) < least);
        easy.rungs.retain(|rung| is_easy(rung.technique));
        OneStep { techniques: hard, everyday: easy }
    }

    /// The path with the step, and the number of events before it; `None` if the puzzle does not
    /// need one, or one is not enough.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn path(&self, start: &Position, cancel: Cancel<'_>) -> Result<Option<(Trace, usize)>, Cancelled> {
        let solved = |position: Position| {
            let solution = solve(position, &self.everyday, SolveOptions::without_guessing(), cancel);
            if solution.outcome == Outcome::Cancelled { Err(Cancelled) } else { Ok(solution) }
        };
        let before = solved(start.clone())?;
        if !matches!(before.outcome, Outcome::Stuck) {
            return Ok(None);
        }
        let mut trace = before.trace;
        let Ok(mut replay) = trace.walk(|_| {}) else { return Ok(None) };
        let facts = replay.facts_mut();
        for rung in &self.techniques.rungs {
            if rung.technique.needs_uniqueness && !facts.is_unique(cancel)? {
                continue;
            }
            for found in instances(rung, facts, Extent::Shortest, cancel)? {
                let mut after = facts.position().clone();
                found.step.conclude_in(&mut after);
                let rest = solved(after)?;
                if matches!(rest.outcome, Outcome::Solved(_)) {
                    let number = trace.events.len();
                    trace.events.push(Event::Step(found.step));
                    trace.events.extend(rest.trace.events);
                    return Ok(Some((trace, number)));
                }
            }
        }
        Ok(None)
    }
}
