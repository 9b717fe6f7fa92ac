//! A position with its next steps.

use super::Split;
use crate::board::{Grid, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::equivalence::canonical;
use crate::explain::Explainer;
use crate::logic::{Replay, Step};
use crate::order::Kept;
use crate::rating::Grade;
use crate::rating::se::Tenths;
use crate::report::{EveryCandidate, LabelledRecord, Name, Shown, StepRecord, Texts};
use crate::search;
use crate::technique::{Extent, Profile, find, instances};

/// The puzzle that positions are taken from.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Generated {
    /// The puzzle.
    pub puzzle: Grid,
    /// Its solution.
    pub solution: Grid,
    /// Its canonical form.
    pub canonical: Grid,
    /// The split of its solution.
    pub split: Split,
    /// Its explainer rating.
    pub er: Option<Tenths>,
    /// Its grade.
    pub grade: Option<Grade>,
}

impl Generated {
    /// A puzzle that was kept; `None` if it does not have exactly one solution.
    pub(super) fn new(kept: &Kept) -> Option<Generated> {
        let position = Position::new(&kept.puzzle).ok()?;
        let solutions = search::solutions(&position, 2, Cancel::NEVER).ok()?;
        let [solution] = solutions[..] else { return None };
        Some(Generated {
            puzzle: kept.puzzle,
            solution,
            canonical: canonical(&kept.puzzle).ok()?.0,
            split: Split::of(&canonical(&solution).ok()?.0),
            er: kept.rating.map(|rating| rating.er),
            grade: kept.graded.as_ref().map(|graded| graded.grade),
        })
    }
}

/// A position with its next steps.
pub struct Labelled<'a> {
    /// Its puzzle.
    pub source: &'a Generated,
    /// The position, with what is known about it.
    pub before: &'a Replay,
    /// The next steps: first the step of the path.
    pub steps: Vec<Step>,
}

impl<'a> Labelled<'a> {
    /// The position of a path before this step.
    pub(super) fn new(
        source: &'a Generated,
        before: &'a mut Replay,
        step: &Step,
        (profile, every_technique): (&Profile, bool),
        cancel: Cancel<'_>,
    ) -> Result<Labelled<'a>, Cancelled> {
        let facts = before.facts_mut();
        let found = if every_technique {
            find(profile, facts, Extent::Shortest, cancel)?
        } else {
            let mut found = Vec::new();
            // A technique may be named again further down, with wider limits.
            for rung in profile.rungs.iter().filter(|rung| rung.technique == step.technique) {
                if found.is_empty() {
                    found = instances(rung, facts, Extent::Shortest, cancel)?;
                }
            }
            found
        };
        let is_other = |other: &Step| other.technique != step.technique || other.concluded != step.concluded;
        let others = found.into_iter().map(|found| found.step).filter(is_other);
        Ok(Labelled { source, steps: std::iter::once(step.clone()).chain(others).collect(), before })
    }

    /// The step of the path.
    pub fn step(&self) -> &Step {
        &self.steps[0]
    }

    /// The record, with the words of the first step, or of every step.
    pub fn record(&self, explainers: &[Explainer], every_text: bool) -> LabelledRecord<'_> {
        let texts = |step: &Step| -> Texts {
            explainers.iter().map(|words| (words.language().tag(), Shown(words.step(self.before, step)))).collect()
        };
        let position = self.before.position();
        LabelledRecord {
            puzzle: Shown(&self.source.puzzle),
            solution: Shown(&self.source.solution),
            canonical: Shown(&self.source.canonical),
            split: self.source.split.into(),
            board: Shown(position.digits()),
            candidates: Shown(EveryCandidate(position.all_candidates())),
            technique: Name(self.step().technique.id),
            steps: self.steps.iter().map(|step| StepRecord::new(self.before, step, None)).collect(),
            texts: texts(self.step()),
            step_texts: every_text.then(|| self.steps.iter().map(texts).collect()),
            er: self.source.er.map(|Tenths(er)| f64::from(er) / 10.0),
            grade: self.source.grade.map(|grade| Name(grade.name())),
        }
    }
}
