//! The choice of a path by an aim.

use super::plan::Plan;
use crate::cancel::{Cancel, Cancelled};
use crate::explain::{Explainer, Language};
use crate::logic::Moment;
use crate::plan::{Aim, beside_singles, lean};
use crate::solve::Solution;

/// The path that was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Choice {
    /// The aim that it meets: [`Aim::Standard`] where there is nothing to choose, as the techniques
    /// do not solve the puzzle, or it has several solutions.
    pub aim: Aim,
    /// Whether no better choice is possible; if not, it is the best that was found.
    pub is_proved: bool,
    /// The steps beside the singles in the usual order.
    pub standard_steps: usize,
    /// Those of the path that was chosen.
    pub steps: usize,
}

impl Choice {
    /// Puts the path that the plan aims at in the place of the usual one; `None` if that is the
    /// aim.
    ///
    /// # Errors
    /// If it was cancelled.
    pub(super) fn make(solution: &mut Solution, plan: &Plan, cancel: Cancel<'_>) -> Result<Option<Choice>, Cancelled> {
        if plan.aim == Aim::Standard {
            return Ok(None);
        }
        let standard_steps = beside_singles(&solution.trace);
        let usual = Choice { aim: Aim::Standard, is_proved: false, standard_steps, steps: standard_steps };
        let english = Explainer::new(Language::English);
        let words = |moment: &Moment<'_>| english.moment(moment).to_string().split_whitespace().count() as u64;
        let Some(lean) = lean(&solution.trace, &plan.profile, words, cancel)? else { return Ok(Some(usual)) };
        solution.trace = lean.trace;
        let (aim, is_proved) = (plan.aim, lean.is_proved);
        Ok(Some(Choice { aim, is_proved, steps: beside_singles(&solution.trace), ..usual }))
    }
}
