//! All steps of the technique that was used, at each step of a trace: the alternatives that a
//! person could have seen.

use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Event, Replay, Trace};
use crate::technique::{Extent, Found, Profile, Rung, instances};

/// For each event all steps of the same technique at its moment; none for other events.
pub(super) fn all_steps(trace: &Trace, profile: &Profile, cancel: Cancel<'_>) -> Result<Vec<Vec<Found>>, Cancelled> {
    let mut replay = Replay::new(trace.start.clone());
    let mut found = Vec::with_capacity(trace.events.len());
    for event in &trace.events {
        found.push(match event {
            Event::Step(step) => {
                let rung = profile.rungs.iter().find(|rung| rung.technique == step.technique);
                let rung = rung.copied().unwrap_or(Rung::new(step.technique));
                instances(&rung, replay.facts_mut(), Extent::Shortest, cancel)?
            }
            _ => Vec::new(),
        });
        if replay.apply(event).is_err() {
            break;
        }
    }
    Ok(found)
}
