//! Which events share a heading and a picture.
//!
//! A run of singles shares one picture; every other event has its own. The end has none: how it ended is said once, not
//! as a step.

use super::path::Path;
use crate::board::Position;
use crate::diagram::Scene;
use crate::explain::Explainer;
use crate::logic::{Event, Family, Moment, Replay, ReplayError, Step};
use std::ops::Range;

/// The most singles that share a picture: more rings than that do not help the eye.
const LONGEST_RUN: usize = 12;

/// The items of a path, each with its picture.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Outline {
    /// The items, in order.
    pub items: Vec<Item>,
    /// The position after the last event.
    pub end: Position,
}

/// What has one heading and one picture.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Item {
    /// The number of its first event, from 1.
    pub first: usize,
    /// The number of its events: more than one for a run of singles.
    pub count: usize,
    /// The number of open guesses, its own included.
    pub depth: usize,
    /// The picture; its title is the heading.
    pub scene: Scene,
}

impl Outline {
    /// The outline of a path, with headings in the language of the explainer.
    ///
    /// # Errors
    /// If an event does not fit, which cannot be the case if the trace is the solver's.
    pub fn new(path: &Path, explainer: &Explainer) -> Result<Outline, ReplayError> {
        Outline::telling(path, explainer, |_| {})
    }

    /// The same, showing each event of each item at its moment.
    pub(super) fn telling(
        path: &Path,
        explainer: &Explainer,
        mut show: impl FnMut(&Moment<'_>),
    ) -> Result<Outline, ReplayError> {
        let trace = &path.solution.trace;
        let mut replay = Replay::new(trace.start.clone());
        let mut items = Vec::new();
        for run in runs(&trace.events) {
            let events = &trace.events[run];
            if let Some(item) = Item::new(&replay, events, explainer) {
                items.push(item);
            }
            replay.walk(events, |moment| {
                if *moment.event != Event::Solved {
                    show(moment);
                }
            })?;
        }
        Ok(Outline { items, end: replay.position().clone() })
    }
}

impl Item {
    /// The item of a run of events that come next; `None` for the end.
    fn new(before: &Replay, run: &[Event], explainer: &Explainer) -> Option<Item> {
        let first = Moment::new(before, run.first()?);
        let (title, scene) = match run {
            [Event::Solved] => return None,
            [only] => (heading(only, explainer), Scene::of_moment(&first)),
            _ => {
                let steps = run.iter().filter_map(single);
                (explainer.family_name(Family::Singles), Scene::of_placements(before.position(), steps))
            }
        };
        Some(Item { first: first.index() + 1, count: run.len(), depth: depth(&first), scene: Scene { title, ..scene } })
    }

    /// What it is called.
    pub fn heading(&self) -> &str {
        &self.scene.title
    }
}

/// What an event is called.
pub(super) fn heading(event: &Event, explainer: &Explainer) -> String {
    let key = match event {
        Event::Step(step) => return explainer.technique_name(step.technique),
        Event::Guess { .. } => "event-guess",
        Event::Contradiction { .. } => "event-contradiction",
        Event::Retreat { .. } => "event-retreat",
        Event::Solved => "event-solved",
    };
    explainer.phrase(key, &[]).to_string()
}

/// The number of open guesses around an event. A guess and the retreat from it count as inside.
pub(super) fn depth(moment: &Moment<'_>) -> usize {
    moment.before.depth() + usize::from(matches!(moment.event, Event::Guess { .. }))
}

/// The events in runs: neighbouring singles, or one event.
fn runs(events: &[Event]) -> impl Iterator<Item = Range<usize>> {
    let mut start = 0;
    std::iter::from_fn(move || {
        let singles = events[start..].iter().take(LONGEST_RUN).take_while(|event| single(event).is_some()).count();
        let run = start..(start + singles.max(1)).min(events.len());
        start = run.end;
        (!run.is_empty()).then_some(run)
    })
}

/// The step, if the event is a single.
fn single(event: &Event) -> Option<&Step> {
    match event {
        Event::Step(step) if step.technique.family == Family::Singles => Some(step),
        _ => None,
    }
}
