//! All steps that are there in one position, told: technique after technique, each with its best
//! step first.
//!
//! A line of HoDoKu's technique library is a position, too: its code says which technique is looked
//! for, and its variant switches settings.

use super::state::State;
use crate::board::{Conflict, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::diagram::Scene;
use crate::explain::{Argument, Explainer, Explanation};
use crate::format::Reading;
use crate::lesson::told::{Counts, Detail, Item, Story, Told};
use crate::logic::{Limits, Replay, Spec, Step};
use crate::plan::{Solving, solving};
use crate::report::{EventRecord, FindingRecord, Shown, StepRecord};
use crate::technique::{Extent, Found, Profile, Sought, find};

/// A query for steps in positions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Query {
    /// The techniques.
    pub profile: Profile,
    /// The instances of each that are wanted.
    pub extent: Extent,
    /// Whether the code of a library line names the only technique to look for in it.
    pub by_code: bool,
    /// Whether only steps that leave nothing but singles are wanted, or pairs of steps that do.
    pub solving: bool,
}

impl Query {
    /// Looks for these instances of the techniques of a profile; in a library line for its
    /// technique only.
    pub fn new(profile: Profile, extent: Extent) -> Query {
        Query { profile, extent, by_code: true, solving: false }
    }

    /// The profile for a line of the library: its techniques, as far as the query has them, with
    /// its settings.
    fn of_case(&self, sought: &Sought) -> Profile {
        let mut profile = self.profile.clone();
        if self.by_code {
            profile.rungs.retain(|rung| sought.techniques.contains(&rung.technique));
        }
        for rung in &mut profile.rungs {
            sought.switch(&mut rung.limits);
        }
        profile
    }
}

/// A position with the steps that are there.
pub struct Finding {
    before: Replay,
    /// The steps: technique after technique, each with its best step first.
    pub found: Vec<Found>,
    /// For each step of these, the one after it, where only pairs lead to the solution.
    seconds: Vec<(Replay, Step)>,
    is_solving: bool,
    extent: Extent,
    /// The only technique that was looked for, if it is one, and the most lines of its cases.
    only: Option<(&'static Spec, usize)>,
    /// The code of a library line, if the catalogue has no technique with it.
    pub unknown_code: Option<String>,
    /// What disagrees with the solution, if anything; steps may still be there.
    pub wrong: Option<State>,
}

impl Finding {
    /// Looks for steps in a position.
    ///
    /// # Errors
    /// If the search was cancelled.
    pub fn new(position: Position, query: &Query, cancel: Cancel<'_>) -> Result<Finding, Cancelled> {
        Finding::of(position, &query.profile, query, cancel)
    }

    /// Looks for steps in a position that was read.
    ///
    /// # Errors
    /// If the digits break the rules, or the search was cancelled.
    pub fn read(reading: &Reading, query: &Query, cancel: Cancel<'_>) -> Result<Result<Finding, Conflict>, Cancelled> {
        let position = match reading.position() {
            Ok(position) => position,
            Err(conflict) => return Ok(Err(conflict)),
        };
        let Some(case) = &reading.library else {
            let wrong = State::error_of(reading, cancel);
            let finding = Finding::new(position, query, cancel)?;
            return Ok(Ok(Finding { wrong, ..finding }));
        };
        let sought = Sought::of(case);
        let mut finding = Finding::of(position, &query.of_case(&sought), query, cancel)?;
        if query.by_code {
            finding.found.retain(|found| sought.is_meant(&found.step));
            finding.unknown_code = sought.techniques.is_empty().then(|| case.code.clone());
        }
        Ok(Ok(finding))
    }

    fn of(position: Position, profile: &Profile, query: &Query, cancel: Cancel<'_>) -> Result<Finding, Cancelled> {
        let (mut before, found);
        let mut seconds = Vec::new();
        if query.solving {
            let Solving { position, mut alone, pairs, .. } = solving(&position, profile, cancel)?;
            before = Replay::new(position);
            for (first, between, second) in pairs {
                alone.push(first);
                seconds.push((Replay::new(between), second.step));
            }
            found = alone;
        } else {
            before = Replay::new(position);
            found = find(profile, before.facts_mut(), query.extent, cancel)?;
        }
        let last =
            profile.rungs.last().filter(|last| profile.rungs.iter().all(|rung| rung.technique == last.technique));
        let only = last.map(|rung| (rung.technique, rung.limits.lines));
        let (extent, is_solving) = (query.extent, query.solving);
        Ok(Finding { before, found, seconds, is_solving, extent, only, unknown_code: None, wrong: None })
    }

    /// The position.
    pub fn position(&self) -> &Position {
        self.before.position()
    }

    /// The records of the steps, for the position with this number of the input; with words if
    /// there is an explainer.
    pub fn records(
        &self,
        input: Option<usize>,
        explainer: Option<&Explainer>,
    ) -> impl Iterator<Item = EventRecord<'_>> {
        let text = move |before: &Replay, step: &Step| explainer.map(|explainer| Shown(explainer.step(before, step)));
        let record = move |found| EventRecord::found(&self.before, found, input, text(&self.before, &found.step));
        let second = move |index| {
            let (before, step) = self.seconds.get(index)?;
            Some(StepRecord::new(before, step, text(before, step)))
        };
        self.found.iter().enumerate().map(move |(index, found)| record(found).with_second(second(index)))
    }

    /// The position and its steps as one record.
    pub fn record(&self, input: Option<usize>, explainer: Option<&Explainer>) -> FindingRecord<'_> {
        FindingRecord::new(self.position(), input, self.records(None, explainer).collect())
    }

    /// The whole story, with a picture of each step or without.
    pub fn story(&mut self, explainer: &Explainer, with_pictures: bool) -> Story {
        let say = |key: &str| explainer.phrase(key, &[]);
        let counts = self.counts();
        let items = (0..self.found.len()).map(|index| self.item(index, &counts, explainer, with_pictures)).collect();
        let is_off = self.before.facts_mut().known_unique() == Some(false);
        let title = say("find-position").to_string();
        Story {
            explainer: *explainer,
            detail: Detail::Usual,
            title: say("find-title").to_string(),
            course: say("heading-steps").to_string(),
            summary: Vec::new(),
            items,
            outcome: {
                let wrong = self.wrong.as_ref().map(|state| state.words(explainer, false));
                explainer.sentences(wrong.into_iter().chain([self.summary(&counts, explainer)]))
            },
            notes: if is_off { vec![say("uniqueness-off")] } else { Vec::new() },
            figures: vec![Scene { title, ..Scene::of(self.position()) }],
            counts: Some(Counts { techniques: counts, guesses: None }),
            drawn: None,
        }
    }

    /// Each technique with the number of its steps.
    fn counts(&self) -> Vec<(&'static Spec, usize)> {
        let of_technique = self.found.chunk_by(|one, other| one.step.technique == other.step.technique);
        of_technique.map(|found| (found[0].step.technique, found.len())).collect()
    }

    /// The number of steps and of their techniques.
    fn summary(&self, counts: &[(&'static Spec, usize)], explainer: &Explainer) -> Explanation {
        let say = |key: &str, arguments: &[(&str, Argument)]| explainer.phrase(key, arguments);
        if let Some(code) = &self.unknown_code {
            return say("find-no-code", &[("code", code.as_str().into())]);
        }
        match (self.only.filter(|_| counts.is_empty()), self.extent) {
            _ if self.is_solving => self.solving_summary(explainer),
            _ if self.position().is_solved() => say("outcome-already-solved", &[]),
            (Some((spec, lines)), _) => {
                let key = if lines == Limits::default().lines { "find-none-of" } else { "find-none-within" };
                let technique = explainer.technique_name(spec);
                say(key, &[("technique", technique.as_str().into()), ("lines", lines.into())])
            }
            (None, _) if counts.is_empty() => say("find-none", &[]),
            (None, Extent::Best) => say("find-best", &[("techniques", counts.len().into())]),
            (None, _) => {
                let numbers = [("steps", self.found.len().into()), ("techniques", counts.len().into())];
                say("find-all", &numbers)
            }
        }
    }

    /// The number of steps or pairs that leave only singles.
    fn solving_summary(&self, explainer: &Explainer) -> Explanation {
        let key = match (self.position().is_solved(), self.found.is_empty(), self.seconds.is_empty()) {
            (true, ..) => "find-singles-do",
            (_, true, _) => "find-none-solve",
            (_, _, true) => "find-alone",
            _ => "find-pairs",
        };
        explainer.phrase(key, &[("count", self.found.len().into())])
    }

    /// A step with its words and its picture.
    fn item(&self, index: usize, counts: &[(&'static Spec, usize)], explainer: &Explainer, with_picture: bool) -> Item {
        let Found { step, is_superfluous } = &self.found[index];
        let heading = explainer.technique_name(step.technique);
        let is_first = index == 0 || self.found[index - 1].step.technique != step.technique;
        let count = counts.iter().find(|(spec, _)| *spec == step.technique).map_or(0, |&(_, count)| count);
        let chapter = || {
            let arguments = [("technique", heading.as_str().into()), ("count", count.into())];
            explainer.phrase("find-chapter", &arguments).to_string()
        };
        let remark = is_superfluous.then(|| Told::Remark(explainer.phrase("find-superfluous", &[])));
        let words = Told::Events(vec![(index + 1, explainer.step(&self.before, step))]);
        let second = self.seconds.get(index).map(|(before, second)| {
            let (name, words) = (explainer.technique_name(second.technique), explainer.step(before, second));
            let then = explainer.phrase("find-then", &[("technique", name.as_str().into())]);
            Told::Remark(explainer.sentences([then, words]))
        });
        let picture = || Scene { title: heading.clone(), ..Scene::of_step(&self.before, step) };
        Item {
            first: index + 1,
            count: 1,
            depth: 0,
            technique: Some(step.technique),
            idea: None,
            tells_idea: false,
            is_singles: false,
            is_bottleneck: false,
            chapter: (self.extent != Extent::Best && is_first && counts.len() > 1).then(chapter),
            scene: with_picture.then(picture),
            told: [words].into_iter().chain(second).chain(remark).collect(),
            heading,
        }
    }
}
