//! The step that sets a rating.

use super::se::RateError;
use super::subject::Subject;
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Event, Level, Moment, Step, StepRating};
use crate::solve::{Outcome, Solution, SolveOptions, solve};
use crate::technique::{Profile, place};

/// How hard a step is beside others of its path: by its rating there, of HoDoKu the level before
/// the score; else by the order of the catalogue. A score that is not that of the technique is for
/// a digit that was looked up, which counts as extreme.
pub fn hardness(step: &Step) -> impl Ord + Copy + use<> {
    let level = match step.rating {
        Some(StepRating::Score(score)) => {
            let own = step.technique.hodoku.filter(|entry| entry.score == u32::from(score));
            Some(own.map_or(Level::Extreme, |entry| entry.level))
        }
        _ => None,
    };
    (level, step.rating, place(step.technique))
}

/// The hardest step of a path.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Decisive {
    path: Solution,
    index: usize,
    /// The number of steps of the path.
    pub steps: usize,
}

impl Decisive {
    /// The hardest step of the path of a profile by [`hardness`]: the first one, if there are
    /// several. `None` if the profile does
    /// not solve the subject, or nothing is left to do.
    ///
    /// # Errors
    /// If there is not exactly one solution, or if it was cancelled.
    pub fn find(subject: &Subject, profile: &Profile, cancel: Cancel<'_>) -> Result<Option<Decisive>, RateError> {
        let path = solve(subject.position()?.into_owned(), profile, SolveOptions::without_guessing(), cancel);
        match path.outcome {
            Outcome::Several(_) => return Err(RateError::SeveralSolutions),
            Outcome::None => return Err(RateError::NoSolution),
            Outcome::Solved(_) => {}
            Outcome::Cancelled => return Err(Cancelled.into()),
            _ => return Ok(None),
        }
        let rated = |(index, event): (usize, &Event)| match event {
            Event::Step(step) => Some((hardness(step), std::cmp::Reverse(index))),
            _ => None,
        };
        let hardest = path.trace.events.iter().enumerate().filter_map(rated).max();
        let steps = path.trace.steps().count();
        Ok(hardest.map(|(_, std::cmp::Reverse(index))| Decisive { path, index, steps }))
    }

    /// Its number on the path, from 1.
    pub fn number(&self) -> usize {
        self.index + 1
    }

    /// The step.
    pub fn step(&self) -> Option<&Step> {
        match &self.path.trace.events[self.index] {
            Event::Step(step) => Some(step),
            _ => None,
        }
    }

    /// Shows the step at its moment.
    pub fn show<T>(&self, show: impl FnOnce(&Moment<'_>) -> T) -> Option<T> {
        let (mut show, mut shown) = (Some(show), None);
        let at_step = |moment: &Moment<'_>| {
            if moment.index() == self.index {
                shown = show.take().map(|show| show(moment));
            }
        };
        let walked = self.path.trace.walk(at_step);
        debug_assert!(walked.is_ok(), "a trace replays to its end");
        shown
    }
}
