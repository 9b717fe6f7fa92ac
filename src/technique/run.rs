//! Running the search of one technique.

use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Facts, Flow, Limits, Sink, Spec, Step};

/// A step found in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Found {
    /// The step.
    pub step: Step,
    /// Whether its conclusions follow from fewer truths. Only [`every`] keeps such steps of
    /// techniques whose proofs are [minimal](crate::logic::Evidence::Minimal); it is not computed
    /// otherwise.
    pub is_superfluous: bool,
}

impl From<Step> for Found {
    fn from(step: Step) -> Found {
        Found { step, is_superfluous: false }
    }
}

/// The first instance of a technique in a position, in the order of its search.
///
/// # Errors
/// If the search was cancelled.
pub fn first(
    spec: &'static Spec,
    facts: &Facts,
    limits: &Limits,
    cancel: Cancel<'_>,
) -> Result<Option<Step>, Cancelled> {
    let mut found = None;
    let mut sink = Sink::first(facts.position(), spec, cancel, &mut found).within(limits);
    let _ = (spec.search)(facts, limits, &mut sink);
    if sink.is_cancelled() { Err(Cancelled) } else { Ok(found) }
}

/// Every instance of a technique in a position, in the order of its search.
///
/// # Errors
/// If the search was cancelled.
pub fn all(spec: &'static Spec, facts: &Facts, limits: &Limits, cancel: Cancel<'_>) -> Result<Vec<Step>, Cancelled> {
    let mut found = Vec::new();
    let mut take = |step| {
        found.push(step);
        Flow::Continue(())
    };
    let mut sink = Sink::each(facts.position(), spec, cancel, &mut take).within(limits);
    let _ = (spec.search)(facts, limits, &mut sink);
    if sink.is_cancelled() { Err(Cancelled) } else { Ok(found) }
}

/// Every instance of a technique in a position, including those with superfluous parts in their
/// proof.
///
/// # Errors
/// If the search was cancelled.
pub fn every(spec: &'static Spec, facts: &Facts, limits: &Limits, cancel: Cancel<'_>) -> Result<Vec<Found>, Cancelled> {
    let mut found = Vec::new();
    let mut take = |step, is_superfluous| {
        found.push(Found { step, is_superfluous });
        Flow::Continue(())
    };
    let mut sink = Sink::every(facts.position(), spec, cancel, &mut take).within(limits);
    let _ = (spec.search)(facts, limits, &mut sink);
    if sink.is_cancelled() { Err(Cancelled) } else { Ok(found) }
}
