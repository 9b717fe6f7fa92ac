//! The steps that lead to a move where no single step gives it.

use crate::board::{Literal, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Facts, Ladder, Step};
use crate::solve::{Outcome, SolveOptions, solve};
use crate::technique::Profile;
use crate::why::lean;

/// The steps of a profile that lead to a literal, none of which can be left out; `None` if its
/// techniques do not lead there. The last one settles the literal.
///
/// # Errors
/// If it was cancelled.
pub(super) fn path_to(
    start: &Position,
    goal: Literal,
    profile: &Profile,
    cancel: Cancel<'_>,
) -> Result<Option<Vec<Step>>, Cancelled> {
    let found = solve(start.clone(), &Until { goal, profile }, SolveOptions::without_guessing(), cancel);
    if found.outcome == Outcome::Cancelled {
        return Err(Cancelled);
    }
    let slice = lean(&found.trace, goal, profile, cancel)?;
    Ok(slice.map(|slice| slice.trace.steps().map(|(_, step)| step.clone()).collect()))
}

/// The steps of a profile until a literal is settled.
struct Until<'a> {
    goal: Literal,
    profile: &'a Profile,
}

impl Ladder for Until<'_> {
    fn next_step(&self, facts: &mut Facts, cancel: Cancel<'_>) -> Result<Option<Step>, Cancelled> {
        if !facts.position().has(self.goal.candidate()) {
            return Ok(None);
        }
        self.profile.next_step(facts, cancel)
    }
}
