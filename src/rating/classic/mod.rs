//! The path of Sudoku Explainer, retold: its steps with words, pictures and proofs.
//!
//! # What it is
//!
//! The engine of [`se`](super::se) finds each next step: the rule, its conclusions, its rating, and
//! the pattern or the chains that it rests on. This module turns it into a step like all others,
//! with a proof, so that it can be explained and checked like any other step.
//!
//! # How it is done
//!
//! - `patterns`: steps without chains. Singles, locked candidates, subsets, fish, wings and aligned
//!   exclusion are taken over as they are; strong links and large wings are those of the catalogue
//!   with the same truths and conclusions, deadly patterns those with the same conclusions.
//! - `chains`: cycles and chains of strong and weak links, link by link.
//! - `nets`: the consequences of several assumptions. Each case has the engine's own lines: a
//!   candidate that becomes true is a single of the case, and a removal by a rule within a chain is
//!   a step of the case. Lines made superfluous by an earlier one, which may remove more here than
//!   the engine notes, are left out.
//! - `inner`: the rules within chains.
//! - `others`: another argument for the same conclusions, for the few steps whose own argument
//!   could not be taken over.

mod chains;
mod inner;
mod making;
mod nets;
mod others;
mod patterns;

#[cfg(feature = "words")]
pub(super) use {nets::followed, others::of as other, patterns::together};

use super::se::{Edition, Guide, SeRating, SeStep, Tenths};
use crate::cancel::{Cancel, Cancelled};
#[cfg(feature = "words")]
use crate::logic::Literals;
use crate::logic::{Event, Facts, Ladder, Replay, Step, StepRating, Trace, check};

/// The path of an edition of Sudoku Explainer as a ladder: at any position, the step that it would
/// take, with its rating.
///
/// If the puzzle does not have exactly one solution, the path ends before the first rule that
/// assumes it.
#[derive(Clone, Copy, Debug, Default)]
pub struct SePath(pub Edition);

impl Ladder for SePath {
    fn next_step(&self, facts: &mut Facts, cancel: Cancel<'_>) -> Result<Option<Step>, Cancelled> {
        let found = facts.scratch::<Guide>().next(self.0, facts, cancel)?;
        let Some(found) = found else { return Ok(None) };
        Ok(Retold::of(&found, facts, cancel)?.map(|told| told.step))
    }
}

/// The consequences of assumptions, case by case; `None` if they do not become a proof.
#[cfg(feature = "words")]
pub(super) fn cases(found: &SeStep, concluded: &Literals, before: &Replay) -> Option<Step> {
    nets::own(found, concluded, before, inner::removing)
}

/// The rating of a path from its first step to the solution; `None` if a step has no rating or the
/// path is incomplete.
pub fn rating_of(trace: &Trace) -> Option<SeRating> {
    let mut rating = SeRating::default();
    for (index, event) in trace.events.iter().enumerate() {
        let step = match event {
            Event::Step(step) => step,
            Event::Solved if index > 0 => return Some(rating),
            _ => return None,
        };
        let StepRating::Explainer(tenths) = step.rating? else { return None };
        rating.add(Tenths(tenths), step.placements().next().is_some());
    }
    None
}

/// A step of Sudoku Explainer with its proof.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Retold {
    /// The step, with its rating.
    pub step: Step,
    /// Whether its argument is the engine's own, rather than another one for the same conclusions.
    pub is_own: bool,
}

impl Retold {
    /// Retells a step that the engine found at a position; `None` if no argument is known.
    ///
    /// # Errors
    /// If the search was cancelled.
    pub fn of(found: &SeStep, facts: &Facts, cancel: Cancel<'_>) -> Result<Option<Retold>, Cancelled> {
        let concluded = found.concluded();
        let holds =
            |step: &Step| step.concluded == concluded && check(facts.position(), &concluded, &step.proof).is_ok();
        let own = patterns::own(found, &concluded, facts, cancel)?;
        let own = own.or_else(|| chains::own(found, &concluded));
        let own = own
            .or_else(|| nets::own(found, &concluded, &Replay::new(facts.position().clone()), inner::removing))
            .filter(holds);
        let is_own = own.is_some();
        let step = match own {
            Some(step) => Some(step),
            None => others::of(&concluded, facts, cancel)?.filter(holds),
        };
        Ok(step
            .map(|step| Retold { step: Step { rating: Some(StepRating::Explainer(found.rating.0)), ..step }, is_own }))
    }
}
