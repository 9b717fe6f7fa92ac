//! The step that leads from one position to another.
//!
//! What is different says what was concluded: cells that are filled, and candidates that are gone
//! although no new digit takes them away. A step leads there if its conclusions are just that. If
//! no single step does, steps that conclude nothing else are taken one after the other, the
//! simplest first. Where the later position says nothing about candidates, only its digits count.

use crate::board::{Candidate, Cell, Element, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::explain::{Argument, Explainer, Explanation};
use crate::format::Reading;
use crate::logic::{Event, Replay, Step};
use crate::report::{BetweenRecord, EventRecord, Shown};
use crate::technique::{Extent, Found, Profile, find};

/// More steps are no answer.
const MOST: usize = 200;

/// Two positions, and what leads from the first to the second.
pub struct Between {
    before: Replay,
    /// The steps each of which leads there, the simplest first.
    pub steps: Vec<Found>,
    /// If there are none, steps that lead there one after the other, each with the moment at which
    /// it is taken.
    pub path: Vec<(Replay, Found)>,
    /// The placements and the eliminations that remain after them.
    pub left: [Vec<Candidate>; 2],
}

/// The reason a position does not come after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotLater {
    /// A digit of the first position is another one in the second, or none.
    #[error("{0} has another digit")]
    Digit(Cell),
    /// A candidate that the first position lacks is there in the second.
    #[error("{0} is there again")]
    Candidate(Candidate),
    /// The two are the same.
    #[error("nothing is different")]
    Same,
}

/// The later position.
struct Goal {
    position: Position,
    /// Whether its candidates are known.
    has_marks: bool,
}

impl Between {
    /// Looks for what leads from one position to another that was read.
    ///
    /// # Errors
    /// If the second does not come after the first, or the search was cancelled.
    pub fn new(
        before: Position,
        after: &Reading,
        position: Position,
        profile: &Profile,
        cancel: Cancel<'_>,
    ) -> Result<Result<Between, NotLater>, Cancelled> {
        let goal = Goal { position, has_marks: after.candidates.is_some() };
        if let Err(why) = goal.comes_after(&before) {
            return Ok(Err(why));
        }
        let mut start = Replay::new(before);
        let mut steps = Vec::new();
        for rung in &profile.rungs {
            let tier = rung.technique.tier;
            // Harder ones say nothing more once an easy one is known.
            if steps.first().is_some_and(|found: &Found| found.step.technique.tier < tier) {
                break;
            }
            let found = find(&one(profile, rung.technique.id), start.facts_mut(), Extent::Shortest, cancel)?;
            let is_new = |found: &Found| steps.iter().all(|known: &Found| known.step != found.step);
            let leading = found.into_iter().filter(|found| goal.is_reached(start.position(), &found.step));
            let leading: Vec<Found> = leading.filter(is_new).collect();
            steps.extend(leading);
        }
        let mut between = Between { before: start, steps, path: Vec::new(), left: [Vec::new(), Vec::new()] };
        if between.steps.is_empty() {
            between.walk(&goal, profile, cancel)?;
        }
        Ok(Ok(between))
    }

    /// Takes steps until the goal is reached, or none leads on.
    fn walk(&mut self, goal: &Goal, profile: &Profile, cancel: Cancel<'_>) -> Result<(), Cancelled> {
        let mut now = Replay::new(self.before.position().clone());
        while self.path.len() < MOST && !goal.left(now.position()).iter().all(Vec::is_empty) {
            let mut taken = None;
            for rung in &profile.rungs {
                let found = find(&one(profile, rung.technique.id), now.facts_mut(), Extent::Shortest, cancel)?;
                taken = found.into_iter().find(|found| goal.allows(now.position(), &found.step));
                if taken.is_some() {
                    break;
                }
            }
            let Some(found) = taken else { break };
            let event = Event::Step(found.step.clone());
            self.path.push((Replay::new(now.position().clone()), found));
            // A step that was found fits.
            if now.apply(&event).is_err() {
                break;
            }
        }
        self.left = goal.left(now.position());
        Ok(())
    }

    /// The steps in words: the sentence that says how many there are, and each with its technique.
    pub fn words(&self, explainer: &Explainer) -> (Explanation, Vec<(String, Explanation)>) {
        let say = |key: &str, slots: &[(&str, Argument)]| explainer.phrase(key, slots);
        let told =
            |before: &Replay, step: &Step| (explainer.technique_name(step.technique), explainer.step(before, step));
        if !self.steps.is_empty() {
            let told = self.steps.iter().map(|found| told(&self.before, &found.step)).collect();
            return (say("between-one", &[("count", self.steps.len().into())]), told);
        }
        let told: Vec<_> = self.path.iter().map(|(before, found)| told(before, &found.step)).collect();
        let remaining = self.left.iter().map(Vec::len).sum::<usize>();
        let head = match remaining {
            0 => say("between-several", &[("count", told.len().into())]),
            _ => {
                let left = self.left_in_words().join(", ");
                say("between-partly", &[("count", told.len().into()), ("left", left.as_str().into())])
            }
        };
        (head, told)
    }

    /// What remains, as it is written.
    fn left_in_words(&self) -> Vec<String> {
        let [placed, removed] = &self.left;
        let placed = placed.iter().map(|it| format!("{}={}", it.cell(), it.digit()));
        placed.chain(removed.iter().map(|it| format!("{}<>{}", it.cell(), it.digit()))).collect()
    }

    /// Whether the second position was reached.
    pub fn is_reached(&self) -> bool {
        self.left.iter().all(Vec::is_empty)
    }

    /// The steps as a record, with words if there is an explainer.
    pub fn record(&self, explainer: Option<&Explainer>) -> BetweenRecord<'_> {
        let record = |before: &Replay, found| {
            let text = |step| explainer.map(|explainer| Shown(explainer.step(before, step)));
            let found: &Found = found;
            EventRecord::found(before, found, None, text(&found.step))
        };
        let steps = self.steps.iter().map(|found| record(&self.before, found)).collect();
        let path = self.path.iter().map(|(before, found)| record(before, found)).collect();
        BetweenRecord::new(self.before.position(), steps, path, self.left_in_words())
    }
}

impl Goal {
    /// Whether the position may have been reached from another.
    fn comes_after(&self, before: &Position) -> Result<(), NotLater> {
        for cell in Cell::all() {
            let (was, is) = (before.digit(cell), self.position.digit(cell));
            if was.is_some() && was != is {
                return Err(NotLater::Digit(cell));
            }
            if was.is_none() && self.has_marks {
                let again = self.position.candidates(cell).iter().map(|digit| Candidate::new(cell, digit));
                if let Some(candidate) = again.into_iter().find(|candidate| !before.has(*candidate)) {
                    return Err(NotLater::Candidate(candidate));
                }
            }
        }
        let is_same = self.left(before).iter().all(Vec::is_empty);
        if is_same { Err(NotLater::Same) } else { Ok(()) }
    }

    /// The placements and the eliminations that a position still lacks. A candidate that a
    /// placement takes away is none of them.
    fn left(&self, now: &Position) -> [Vec<Candidate>; 2] {
        let placed: Vec<Candidate> = now
            .empty_cells()
            .iter()
            .filter_map(|cell| self.position.digit(cell).map(|digit| Candidate::new(cell, digit)))
            .collect();
        let is_taken = |candidate: Candidate| {
            let sees = |it: &Candidate| it.digit() == candidate.digit() && candidate.cell().peers().contains(it.cell());
            placed.iter().any(sees)
        };
        let open = now.empty_cells() & self.position.empty_cells();
        let gone = |candidate: &Candidate| {
            open.contains(candidate.cell()) && !self.position.has(*candidate) && !is_taken(*candidate)
        };
        let removed = if self.has_marks { now.all_candidates().iter().filter(gone).collect() } else { Vec::new() };
        [placed, removed]
    }

    /// Whether a step leads here at once, and no further.
    fn is_reached(&self, now: &Position, step: &Step) -> bool {
        let mut then = now.clone();
        step.conclude_in(&mut then);
        then.digits() == self.position.digits()
            && (!self.has_marks || then.all_candidates() == self.position.all_candidates())
    }

    /// Whether a step leads on, and not past.
    fn allows(&self, now: &Position, step: &Step) -> bool {
        let mut placed = step.placements();
        let mut removed = step.eliminations();
        let is_new = step.placements().next().is_some() || step.eliminations().any(|candidate| now.has(candidate));
        is_new
            && placed.all(|candidate| self.position.digit(candidate.cell()) == Some(candidate.digit()))
            && removed.all(|it| !self.has_marks || !self.position.has(it))
    }
}

/// The rungs of one technique.
fn one(profile: &Profile, id: &str) -> Profile {
    let mut one = profile.clone();
    one.rungs.retain(|rung| rung.technique.id == id);
    one
}
