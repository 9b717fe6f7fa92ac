//! `hint`, `next` and `find`: the next step, as much of it as is wanted, and all steps that are
//! there.

use super::failure::Failure;
use super::json::written;
use super::picture::{Drawn, Pictures};
use super::positions::position;
use super::request::Request;
use super::route::{self, WaypointRecord};
use crate::board::Constraint;
use crate::cancel::Cancel;
use crate::diagram::Scene;
use crate::explain::{Explainer, Explanation, HintLevel};
use crate::lesson::{Finding, Hint, Query, Told, go_along};
use crate::logic::{Event, Family, Ladder, Moment, Replay, Step};
use crate::plan::quick;
use crate::report::{EventRecord, HintRecord, Shown, StartRecord, StepRecord, WordsRecord};
use crate::solve::fewest_candidates;
use crate::technique::Extent;
use serde::Serialize;

/// The most steps in an answer.
const MOST_STEPS: usize = 1000;

/// A step with its name, its words and its picture.
#[derive(Serialize)]
pub(super) struct StepAnswer<R> {
    name: String,
    #[serde(flatten)]
    record: R,
    words: WordsRecord,
    #[serde(flatten)]
    drawn: Drawn,
}

/// A step, told at the moment at which it is taken; its picture is without candidates if it
/// needs none.
fn told<'a>(
    before: &Replay,
    step: &'a Step,
    needs_none: bool,
    explainer: &Explainer,
    pictures: Pictures,
) -> StepAnswer<Box<StepRecord<'a>>> {
    let name = explainer.technique_name(step.technique);
    let scene = || {
        let scene = Scene { title: name.clone(), ..Scene::of_step(before, step) };
        if needs_none { scene.without_candidates() } else { scene }
    };
    let drawn = if pictures.are_wanted() { pictures.draw_all(&scene(), explainer) } else { Drawn::default() };
    let words = WordsRecord(explainer.step(before, step));
    StepAnswer { record: Box::new(StepRecord::new(before, step, None)), words, drawn, name }
}

/// Writes a hint.
pub(super) fn hint(request: &Request, cancel: Cancel<'_>) -> Result<String, Failure> {
    #[derive(Serialize)]
    struct Answer<'a> {
        #[serde(flatten)]
        record: HintRecord<'a>,
        /// The name of the technique.
        #[serde(skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        words: WordsRecord,
        #[serde(flatten)]
        drawn: Drawn,
        /// The plan that the step is on.
        #[serde(skip_serializing_if = "Option::is_none")]
        plan: Option<Vec<WaypointRecord>>,
    }
    let level = request.level()?.unwrap_or(HintLevel::Where);
    let (profile, pictures) = (request.profile()?, Pictures::of(request)?);
    let reading = request.reading()?;
    let (others, planned) = (request.switch("others", false)?, route::wanted(request)?);
    let hint = Hint::read(&reading, &profile, cancel).and_then(|hint| match planned {
        Some(known) => hint.along(known, &profile, cancel),
        None => Ok(hint),
    });
    let hint = if others { hint.and_then(|hint| hint.with_other(&profile, cancel)) } else { hint };
    let hint = hint.map_err(|error| request.cancelled(error))?;
    let record = hint.record(&request.explainer, level);
    let name = hint.step().filter(|_| record.technique.is_some());
    let name = name.map(|step| request.explainer.technique_name(step.technique));
    let words = &record.text.0;
    let scene = || hint.scene(&request.explainer, level, words);
    let drawn = if pictures.are_wanted() { pictures.draw_all(&scene(), &request.explainer) } else { Drawn::default() };
    let words = WordsRecord(words.clone());
    Ok(written(&Answer { record, name, words, drawn, plan: hint.route().map(route::record) }))
}

/// Writes the next step, and the position after it.
pub(super) fn next(request: &Request, cancel: Cancel<'_>) -> Result<String, Failure> {
    #[derive(Serialize)]
    struct Answer<'a> {
        /// `step`, `stuck`, `solved` or `contradiction`.
        outcome: &'static str,
        step: Option<StepAnswer<Box<StepRecord<'a>>>>,
        /// The constraint to branch on, or the one that is contradicted.
        #[serde(skip_serializing_if = "Option::is_none")]
        constraint: Option<Shown<Constraint>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        words: Option<WordsRecord>,
        #[serde(skip_serializing_if = "Option::is_none")]
        after: Option<StartRecord<'a>>,
        /// The plan that the step is on.
        #[serde(skip_serializing_if = "Option::is_none")]
        plan: Option<Vec<WaypointRecord>>,
    }
    let (profile, pictures) = (request.profile()?, Pictures::of(request)?);
    let planned = route::wanted(request)?;
    let explainer = &request.explainer;
    let reading = request.reading()?;
    let has_marks = reading.candidates.is_some();
    let mut before = Replay::new(position(request)?);
    let ended = |outcome, constraint: Option<Constraint>, words| Answer {
        outcome,
        step: None,
        constraint: constraint.map(Shown),
        words: Some(WordsRecord(words)),
        after: None,
        plan: None,
    };
    if let Some(constraint) = before.position().contradiction() {
        let event = Event::Contradiction { constraint };
        let words = explainer.moment(&Moment::new(&before, &event));
        return Ok(written(&ended("contradiction", Some(constraint), words)));
    }
    if before.position().is_solved() {
        return Ok(written(&ended("solved", None, explainer.phrase("outcome-already-solved", &[]))));
    }
    let step = profile.next_step(before.facts_mut(), cancel).map_err(|error| request.cancelled(error))?;
    let Some(mut step) = step else {
        let constraint = fewest_candidates(before.position()).map(|(constraint, ..)| constraint);
        return Ok(written(&ended("stuck", constraint, explainer.phrase("no-step", &[]))));
    };
    let along = planned.map(|known| go_along(&mut before, &mut step, known, &profile, cancel));
    let plan = along.transpose().map_err(|error| request.cancelled(error))?.flatten();
    let needs_none = !has_marks && step.technique.family == Family::Singles;
    let answer = told(&before, &step, needs_none, explainer, pictures);
    let mut after = before.position().clone();
    step.conclude_in(&mut after);
    let after = Some(StartRecord::new(&after));
    let plan = plan.as_ref().map(route::record);
    Ok(written(&Answer { outcome: "step", step: Some(answer), constraint: None, words: None, after, plan }))
}

/// Writes the steps that are there.
pub(super) fn find(request: &Request, cancel: Cancel<'_>) -> Result<String, Failure> {
    #[derive(Serialize)]
    struct Answer<'a> {
        words: WordsRecord,
        /// The number of steps that were found; at most some are in the answer.
        count: usize,
        steps: Vec<StepAnswer<EventRecord<'a>>>,
    }
    let extents = [
        ("best", (Extent::Best, false)),
        ("all", (Extent::Shortest, false)),
        ("every", (Extent::Every, false)),
        ("solving", (Extent::Shortest, true)),
    ];
    let (extent, solving) = request.choice("extent", &extents)?.unwrap_or_default();
    let (profile, pictures) = (request.profile()?, Pictures::of(request)?);
    let reading = request.reading()?;
    let is_quick = solving && request.techniques("only")?.is_empty();
    let query = Query { solving, ..Query::new(if is_quick { quick(&profile) } else { profile }, extent) };
    let finding = Finding::read(&reading, &query, cancel).map_err(|error| request.cancelled(error))?;
    let mut finding = finding.map_err(|conflict| Failure::conflict(&conflict, &request.explainer))?;
    let count = finding.found.len();
    let summary = finding.story(&request.explainer, false).outcome;
    finding.found.truncate(MOST_STEPS);
    let story = finding.story(&request.explainer, pictures.are_wanted());
    // Pairs are told with the second step.
    let told = if solving { 2 } else { 1 };
    let steps = finding.records(None, None).zip(story.items).map(|(record, item)| StepAnswer {
        record,
        words: WordsRecord(all_words(item.told.into_iter().take(told), &request.explainer)),
        drawn: item.scene.as_ref().map(|scene| pictures.draw_all(scene, &request.explainer)).unwrap_or_default(),
        name: item.heading,
    });
    let steps = steps.collect();
    Ok(written(&Answer { words: WordsRecord(summary), count, steps }))
}

fn all_words(told: impl Iterator<Item = Told>, explainer: &Explainer) -> Explanation {
    explainer.sentences(told.flat_map(|told| match told {
        Told::Events(events) => events.into_iter().map(|(_, words)| words).collect(),
        Told::Remark(words) => vec![words],
        Told::Folded(..) => Vec::new(),
    }))
}
