//! All steps of the technique that was used, at each step of a trace: what a person could have seen as well.

use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Event, Limits, Replay, Step, Trace};
use crate::technique::{Profile, all};

/// For each event all steps of the same technique at its moment; none for other events.
pub(super) fn all_steps(trace: &Trace, profile: &Profile, cancel: Cancel<'_>) -> Result<Vec<Vec<Step>>, Cancelled> {
    let mut replay = Replay::new(trace.start.clone());
    let mut found = Vec::with_capacity(trace.events.len());
    for event in &trace.events {
        found.push(match event {
            Event::Step(step) => {
                let rung = profile.rungs.iter().find(|rung| rung.technique == step.technique);
                let limits = rung.map_or(Limits::default(), |rung| rung.limits);
                shortest(all(step.technique, replay.facts_mut(), &limits, cancel)?)
            }
            _ => Vec::new(),
        });
        if replay.apply(event).is_err() {
            break;
        }
    }
    Ok(found)
}

/// Of steps with the same conclusions the one with the fewest truths, the first among equals.
fn shortest(steps: Vec<Step>) -> Vec<Step> {
    let mut kept: Vec<Step> = Vec::new();
    for step in steps {
        match kept.iter_mut().find(|known| known.concluded == step.concluded) {
            Some(known) if step.proof.len() < known.proof.len() => *known = step,
            Some(_) => {}
            None => kept.push(step),
        }
    }
    kept
}
