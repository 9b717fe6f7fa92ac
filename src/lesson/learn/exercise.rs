//! An exercise: a position in which a technique is to be found, and replies to answers.
//!
//! Three numbers tell how hidden a technique is: first the steps that are there (different
//! conclusions), more of them being easier to see; then the truths to read for the best of them;
//! then the empty cells among which it stands.

use crate::board::Position;
use crate::cancel::{Cancel, Cancelled};
use crate::explain::Explainer;
use crate::format::Claim;
use crate::lesson::ask::judge::{Judge, Judged, Verdict, gives};
use crate::logic::{Replay, Spec, Step};
use crate::report::{AnswerStepRecord, ExerciseRecord, PathStepRecord};
use std::cmp::Reverse;

/// A position in which one of the techniques is the easiest way on.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Exercise {
    /// The position.
    pub position: Position,
    /// The steps of the practised techniques that are there, the best first.
    pub steps: Vec<Step>,
    /// Whether nothing easier makes progress.
    pub is_pure: bool,
}

/// How hidden an exercise is: greater is more hidden.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub struct Hiddenness {
    /// The number of steps that are there, fewer being more hidden.
    pub steps: Reverse<usize>,
    /// The truths of the best one.
    pub truths: usize,
    /// The empty cells.
    pub empty: usize,
}

/// The reply to an answer.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Reply {
    /// It is a step of the technique, this one; or part of it.
    Right(Box<Step>),
    /// It is no such step; the verdict of the judge says what it is.
    Other(Box<Judged>),
}

impl Exercise {
    /// The hiddenness of the exercise.
    pub fn hiddenness(&self) -> Hiddenness {
        Hiddenness {
            steps: Reverse(self.steps.len()),
            truths: self.steps.iter().map(|step| step.proof.len()).min().unwrap_or(0),
            empty: self.position.empty_cells().len(),
        }
    }

    /// The exercise of these techniques with its answers as a record, with words if there is an
    /// explainer.
    pub fn record(
        &self,
        number: usize,
        techniques: &[&'static Spec],
        explainer: Option<&Explainer>,
    ) -> ExerciseRecord<'_> {
        let ids = techniques.iter().map(|spec| spec.id).collect();
        let before = Replay::new(self.position.clone());
        let words = |step: &Step| explainer.map(|explainer| explainer.step(&before, step));
        let answer = |step| AnswerStepRecord::new(PathStepRecord::new(step), words(step));
        ExerciseRecord {
            steps: self.steps.len(),
            truths: self.hiddenness().truths,
            pure: self.is_pure,
            answers: self.steps.iter().map(answer).collect(),
            ..ExerciseRecord::new(number, ids, &self.position)
        }
    }

    /// The reply to an answer: whether it is a step of the technique or a part of one, and
    /// otherwise the verdict on it.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn reply(&self, claim: Claim, judge: &Judge, cancel: Cancel<'_>) -> Result<Option<Reply>, Cancelled> {
        let is_given = |step: &&Step| claim.literals.iter().all(|&literal| gives(step, literal));
        let is_there = claim.literals.iter().any(|literal| self.position.has(literal.candidate()));
        if let Some(step) = self.steps.iter().find(|step| is_there && is_given(step)) {
            return Ok(Some(Reply::Right(Box::new(step.clone()))));
        }
        let Ok(mut case) = judge.open(self.position.clone(), cancel)? else { return Ok(None) };
        let judged = judge.judge(&mut case, claim, cancel)?;
        // Several steps of the technique at once are right, too.
        let is_of_technique = judged.verdict == Verdict::Proved
            && judged.steps.iter().all(|step| self.steps.iter().any(|known| known.technique == step.technique));
        Ok(Some(match judged.steps.first().filter(|_| is_of_technique) {
            Some(step) => Reply::Right(Box::new(step.clone())),
            None => Reply::Other(Box::new(judged)),
        }))
    }
}
