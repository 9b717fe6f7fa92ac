//! The length of the path that is told, as facts beside the ratings.
//!
//! These are no ratings: they say how long an explanation is, and belong to the words of this
//! version.

use crate::cancel::Cancel;
use crate::explain::words_in_english;
use crate::logic::{Event, Family, Moment};
use crate::plan::{Aim, Budget, plan};
use crate::rating::se::RateError;
use crate::rating::{PathLength, Subject};
use crate::solve::{Outcome, SolveOptions, solve};
use crate::technique::Profile;

/// The lengths of the paths to the solution of a puzzle or a position; `None` if the techniques of
/// the profile do not lead there.
///
/// # Errors
/// If there is not exactly one solution, or if it was cancelled.
pub fn path_length(subject: &Subject, profile: &Profile, cancel: Cancel<'_>) -> Result<Option<PathLength>, RateError> {
    let usual = solve(subject.position()?.into_owned(), profile, SolveOptions::without_guessing(), cancel);
    match usual.outcome {
        Outcome::Several(_) => return Err(RateError::SeveralSolutions),
        Outcome::None => return Err(RateError::NoSolution),
        _ => {}
    }
    let planned = plan(&usual.trace, profile, Aim::Gentle, Budget::default(), &words_in_english, cancel)?;
    let Some(planned) = planned else { return Ok(None) };
    let mut reading = 0;
    let is_hard = |event: &Event| matches!(event, Event::Step(step) if step.technique.family != Family::Singles);
    let count = |moment: &Moment<'_>| reading += if is_hard(moment.event) { words_in_english(moment) } else { 0 };
    let walked = planned.trace.walk(count);
    debug_assert!(walked.is_ok(), "a trace replays to its end");
    let steps_gentle = Aim::Gentle.count(&planned.trace);
    Ok(Some(PathLength { steps: Aim::Gentle.count(&usual.trace), steps_gentle, reading }))
}
