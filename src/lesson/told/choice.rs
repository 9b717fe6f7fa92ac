//! The choice of a path by an aim.

use super::plan::Plan;
use crate::cancel::{Cancel, Cancelled};
use crate::explain::words_in_english;
use crate::logic::{Event, Family, Moment, Trace};
use crate::plan::{Aim, Planned, plan};
use crate::solve::Solution;

/// The path that was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Choice {
    /// The aim that it meets: [`Aim::Standard`] where there is nothing to choose, as the techniques
    /// do not solve the puzzle, or it has several solutions.
    pub aim: Aim,
    /// Whether no path with these techniques has fewer steps that count; if not, it is the best
    /// that was found.
    pub is_proved: bool,
    /// The usual path.
    pub standard: Extent,
    /// The path that was chosen.
    pub told: Extent,
}

/// The length of a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Extent {
    /// The steps beside the singles.
    pub steps: usize,
    /// Those that count for the aim: above the everyday level, or beyond the hardest technique
    /// wanted.
    pub hard: usize,
    /// The words of the steps beside the singles, in English.
    pub words: u64,
}

impl Extent {
    fn of(trace: &Trace, aim: Aim, words: &dyn Fn(&Moment<'_>) -> u64) -> Extent {
        let mut extent = Extent::default();
        let walked = trace.walk(|moment| {
            if let Event::Step(step) = moment.event
                && step.technique.family != Family::Singles
            {
                extent.steps += 1;
                extent.hard += usize::from(aim.is_hard(step.technique));
                extent.words += words(moment);
            }
        });
        debug_assert!(walked.is_ok(), "a trace replays to its end");
        extent
    }
}

impl Choice {
    /// `proved` or `best-found`; `None` where there was nothing to choose.
    pub fn optimal(&self) -> Option<&'static str> {
        (self.aim != Aim::Standard).then_some(if self.is_proved { "proved" } else { "best-found" })
    }

    /// Whether a single step above the everyday level is enough, if that was the aim.
    pub fn one(&self) -> Option<bool> {
        matches!(self.aim, Aim::One { .. }).then_some(self.told.hard <= 1)
    }

    /// Puts the path that the plan aims at in the place of the usual one; `None` if that is the
    /// aim.
    ///
    /// # Errors
    /// If it was cancelled.
    pub(super) fn make(
        solution: &mut Solution,
        wanted: &Plan,
        cancel: Cancel<'_>,
    ) -> Result<Option<Choice>, Cancelled> {
        let (aim, profile) = (wanted.aim, &wanted.profile);
        if aim == Aim::Standard {
            return Ok(None);
        }
        let words = &words_in_english;
        let standard = Extent::of(&solution.trace, aim, words);
        let usual = Choice { aim: Aim::Standard, is_proved: false, standard, told: standard };
        match plan(&solution.trace, profile, aim, wanted.budget, words, cancel)? {
            None => Ok(Some(usual)),
            Some(Planned { trace, is_proved, .. }) => {
                solution.trace = trace;
                Ok(Some(Choice { aim, is_proved, told: Extent::of(&solution.trace, aim, words), ..usual }))
            }
        }
    }
}
