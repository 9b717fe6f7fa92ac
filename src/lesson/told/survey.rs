//! A survey of a whole path before it is told: its hard steps, the use of each step, the wrong
//! guesses.

use super::path::Path;
use crate::logic::{Event, Family, Replay, ReplayError, Spec, reliances};
use crate::rating::hardness;
use crate::solve::Outcome;
use std::ops::Range;

/// Facts about a path as a whole. Events are given by their index, unless a *number* is mentioned,
/// which is one more. A wrong guess and its retreat count as outside of it.
pub(super) struct Survey {
    /// The events of each wrong guess that is inside no other, from the guess to the retreat.
    pub(super) refuted: Vec<Range<usize>>,
    /// The steps outside wrong guesses.
    pub(super) steps: usize,
    /// Those of them that are singles.
    pub(super) singles: usize,
    /// The steps inside wrong guesses.
    pub(super) branch_steps: usize,
    /// The hardest step outside wrong guesses that is no single: the last of equals.
    pub(super) hardest: Option<usize>,
    /// The number of steps outside wrong guesses that use the hardest technique.
    pub(super) hardest_count: usize,
    /// The events outside wrong guesses that are no singles.
    pub(super) hurdles: Vec<usize>,
    /// The numbers of the steps outside wrong guesses that assume a unique solution.
    pub(super) assuming: Vec<usize>,
    /// The last event outside wrong guesses that is no single, if the path ends in the solution.
    pub(super) last_hurdle: Option<usize>,
    /// Whether the path is shown to its end, and that is the solution.
    pub(super) is_whole: bool,
    /// Whether a guess is made.
    has_guesses: bool,
    /// For each event outside wrong guesses, from the first that is no single, the numbers of the
    /// events outside that rest on it directly.
    used_by: Vec<Vec<usize>>,
    /// For each of these events, the number of the last event that it rests on directly; 0 if there
    /// is none.
    ready_after: Vec<usize>,
}

/// The use of a step.
pub(super) enum Use {
    /// Singles that it leaves, by index.
    Leaves(Vec<usize>),
    /// The numbers of later events that rest on it, among other things.
    Needed(Vec<usize>),
    /// Nothing.
    Unneeded,
}

/// The most uses of a step that are listed.
const MOST_USES: usize = 4;

impl Survey {
    /// Looks at a path.
    ///
    /// # Errors
    /// If an event does not fit, which cannot be the case if the trace is the solver's.
    pub(super) fn of(path: &Path) -> Result<Survey, ReplayError> {
        let trace = &path.solution.trace;
        let events = &trace.events;
        let refuted = refuted(events);
        let is_inside = |index: usize| is_inside(&refuted, index);
        // Only the use of hurdles is told, so nothing before the first one matters.
        let is_hurdle = |event: &Event| !is_single(event) && *event != Event::Solved;
        let (before, after) = events.split_at(events.iter().position(is_hurdle).unwrap_or(events.len()));
        let (mut used_by, mut ready_after) = (vec![Vec::new(); events.len()], vec![0; events.len()]);
        let mut replay = Replay::new(trace.start.clone());
        if !after.is_empty() {
            replay.walk(before, |_| ())?;
        }
        replay.walk(after, |moment| {
            let index = moment.index();
            let relied_on: Vec<usize> = if is_inside(index) { Vec::new() } else { reliances(moment) };
            ready_after[index] = relied_on.last().copied().unwrap_or(0);
            for earlier in relied_on.into_iter().filter_map(|number| moment.before.index_of(number)) {
                used_by[earlier].push(index + 1);
            }
        })?;
        let main = || (0..events.len()).filter(|&index| !is_inside(index));
        let steps = || main().filter_map(|index| step(&events[index]).map(|spec| (index, spec)));
        let hard = || steps().filter(|(_, spec)| spec.family != Family::Singles);
        let hardness_of = |&(index, _): &(usize, &'static Spec)| match &events[index] {
            Event::Step(step) => Some(hardness(step)),
            _ => None,
        };
        let hardest = hard().max_by_key(hardness_of);
        let is_hardest =
            |found: &(usize, &'static Spec)| hardest.is_some_and(|hardest| hardness_of(found) == hardness_of(&hardest));
        let is_whole = !path.is_cut && matches!(path.solution.outcome, Outcome::Solved(_));
        let hurdles: Vec<usize> = main().filter(|&index| is_hurdle(&events[index])).collect();
        let assumes = |index: &usize| matches!(&events[*index], Event::Step(step) if step.proof.assumes_uniqueness());
        Ok(Survey {
            steps: steps().count(),
            singles: steps().filter(|(_, spec)| spec.family == Family::Singles).count(),
            branch_steps: trace.steps().count() - steps().count(),
            hardest: hardest.map(|(index, _)| index),
            hardest_count: hard().filter(is_hardest).count(),
            assuming: main().filter(assumes).map(|index| index + 1).collect(),
            last_hurdle: hurdles.last().copied().filter(|_| is_whole),
            hurdles,
            is_whole,
            has_guesses: trace.guesses() > 0,
            refuted,
            used_by,
            ready_after,
        })
    }

    /// Whether an event is inside a wrong guess.
    pub(super) fn is_inside(&self, index: usize) -> bool {
        is_inside(&self.refuted, index)
    }

    /// The hardest step, if the whole path to the solution is deduced, and at most one other step
    /// is as hard.
    pub(super) fn bottleneck(&self) -> Option<usize> {
        self.hardest.filter(|_| self.is_whole && !self.has_guesses && self.hardest_count <= 2)
    }

    /// The numbers of the steps that nothing needs, if the path leads to the solution without
    /// guesses.
    pub(super) fn unneeded(&self) -> Vec<usize> {
        let is_unneeded = |index: &usize| self.used_by[*index].is_empty();
        let is_told = self.is_whole && !self.has_guesses;
        self.hurdles.iter().copied().filter(|_| is_told).filter(is_unneeded).map(|index| index + 1).collect()
    }

    /// The use of an event that is no single.
    pub(super) fn use_of(&self, index: usize, events: &[Event]) -> Use {
        let users = &self.used_by[index];
        let left = users.iter().map(|number| number - 1);
        let left: Vec<usize> =
            left.filter(|&user| is_single(&events[user]) && self.ready_after[user] == index + 1).collect();
        match (left.is_empty(), users.is_empty()) {
            (false, _) => Use::Leaves(left.into_iter().take(MOST_USES).collect()),
            (true, false) => Use::Needed(users.iter().copied().take(MOST_USES).collect()),
            (true, true) => Use::Unneeded,
        }
    }
}

/// Whether an event is inside one of these wrong guesses, after the guess and before the retreat.
fn is_inside(refuted: &[Range<usize>], index: usize) -> bool {
    refuted.iter().any(|range| range.start < index && index + 1 < range.end)
}

/// The events of each wrong guess that is inside no other.
fn refuted(events: &[Event]) -> Vec<Range<usize>> {
    let mut ranges: Vec<Range<usize>> = Vec::new();
    for (index, event) in events.iter().enumerate() {
        if let Event::Retreat { branch: [guess, _], .. } = event {
            ranges.retain(|range| range.start < *guess);
            ranges.push(*guess..index + 1);
        }
    }
    ranges
}

fn step(event: &Event) -> Option<&'static Spec> {
    match event {
        Event::Step(step) => Some(step.technique),
        _ => None,
    }
}

/// Whether the event is a single.
pub(super) fn is_single(event: &Event) -> bool {
    step(event).is_some_and(|spec| spec.family == Family::Singles)
}
