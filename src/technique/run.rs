//! Running the search of one technique.

use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Facts, Flow, Limits, Sink, Spec, Step};

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
    let mut sink = Sink::first(facts.position(), spec, cancel, &mut found);
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
    let mut sink = Sink::each(facts.position(), spec, cancel, &mut take);
    let _ = (spec.search)(facts, limits, &mut sink);
    if sink.is_cancelled() { Err(Cancelled) } else { Ok(found) }
}
