//! `course`, `practice` and `judge`: the chapters of the course, exercises, and replies to answers.

use super::failure::{Code, Failure};
use super::json::written;
use super::making::GREATEST_SEED;
use super::positions::position;
use super::request::Request;
use crate::cancel::Cancel;
use crate::explain::claim_options;
use crate::format::Claim;
use crate::lesson::{Exercise, Judge, Practice, Reply, chapter_title};
use crate::logic::{Replay, Spec};
use crate::rating::grade_of;
use crate::report::{StartRecord, WordsRecord};
use crate::technique::{Chapter, Course, Profile};
use serde::Serialize;

/// The most exercises of a request.
const MOST_EXERCISES: u64 = 20;

/// The most claims of an answer to an exercise.
const MOST_CLAIMS: usize = 200;

/// Writes the chapters of the course, in order.
pub(super) fn course(request: &Request, _: Cancel<'_>) -> Result<String, Failure> {
    #[derive(Serialize)]
    struct Answer {
        course: String,
        chapters: Vec<Listed>,
    }
    #[derive(Serialize)]
    struct Listed {
        number: usize,
        title: String,
        techniques: Vec<Taught>,
    }
    #[derive(Serialize)]
    struct Taught {
        id: &'static str,
        name: String,
        grade: &'static str,
    }
    let explainer = &request.explainer;
    let taught = |spec: &&'static Spec| Taught {
        id: spec.id,
        name: explainer.technique_name(spec),
        grade: grade_of(spec).name(),
    };
    let course = Course::standard();
    let listed = |(number, chapter): (usize, &Chapter)| Listed {
        number,
        title: chapter_title(chapter, explainer),
        techniques: chapter.techniques.iter().map(taught).collect(),
    };
    Ok(written(&Answer { chapters: (1..).zip(&course.chapters).map(listed).collect(), course: course.name }))
}

/// An exercise.
#[derive(Serialize)]
struct Posed<'a> {
    /// Whether nothing easier makes progress.
    pure: bool,
    /// The number of steps of the technique that are there.
    steps: usize,
    position: StartRecord<'a>,
}

impl<'a> Posed<'a> {
    fn new(exercise: &'a Exercise) -> Posed<'a> {
        let position = StartRecord::new(&exercise.position);
        Posed { pure: exercise.is_pure, steps: exercise.steps.len(), position }
    }
}

/// The practice of the technique that a request names, and the name.
fn practised(request: &Request) -> Result<(Practice, &'static Spec, String), Failure> {
    let spec = request.technique("technique")?;
    let name = request.explainer.technique_name(spec);
    match Practice::new(&[spec], &Profile::standard()) {
        Some(practice) => Ok((practice, spec, name)),
        None => Err(none(request, &name)),
    }
}

/// The failure of a technique that there is no position for.
fn none(request: &Request, name: &str) -> Failure {
    Failure::said(Code::NotFound, &request.explainer, "api-no-page", &[("name", name.into())])
}

/// Writes positions in which a technique is the easiest way on, from obvious to hidden.
pub(super) fn practice(request: &Request, cancel: Cancel<'_>) -> Result<String, Failure> {
    #[derive(Serialize)]
    struct Answer<'a> {
        technique: &'static str,
        name: String,
        /// The first of the exercises.
        #[serde(flatten)]
        first: Posed<'a>,
        exercises: Vec<Posed<'a>>,
    }
    let (practice, spec, name) = practised(request)?;
    let seed = request.number("seed", 0..=GREATEST_SEED)?.unwrap_or(0);
    let count = request.number("count", 1..=MOST_EXERCISES)?.unwrap_or(1);
    let exercises = practice.exercises(count as usize, seed, cancel).map_err(|error| request.cancelled(error))?;
    let first = Posed::new(exercises.first().ok_or_else(|| none(request, &name))?);
    let exercises = exercises.iter().map(Posed::new).collect();
    Ok(written(&Answer { technique: spec.id, name, first, exercises }))
}

/// Writes a reply to each move that answers an exercise.
pub(super) fn judge(request: &Request, cancel: Cancel<'_>) -> Result<String, Failure> {
    #[derive(Serialize)]
    struct Answer {
        technique: &'static str,
        name: String,
        /// Whether all moves are right, and one of them is a step of the technique.
        found: bool,
        replies: Vec<Said>,
    }
    #[derive(Serialize)]
    struct Said {
        #[serde(rename = "move")]
        text: String,
        /// `right` if it is a step of the technique or a part of one; otherwise the verdict of
        /// `check`.
        reply: &'static str,
        /// The technique that gives it.
        technique: Option<&'static str>,
        name: Option<String>,
        words: WordsRecord,
    }
    let (practice, spec, name) = practised(request)?;
    let (position, explainer) = (position(request)?, &request.explainer);
    let before = Replay::new(position.clone());
    let here = practice.exercise_at(position, cancel).map_err(|error| request.cancelled(error))?;
    let exercise = here.ok_or_else(|| none(request, &name))?;
    let judge = Judge::new(&Profile::standard());
    let mut replies = Vec::new();
    for claim in Claim::all_with(request.needed("moves")?, claim_options(false)).into_iter().take(MOST_CLAIMS) {
        let text = claim.text.clone();
        let reply = exercise.reply(claim, &judge, cancel).map_err(|error| request.cancelled(error))?;
        replies.push(match reply {
            Some(Reply::Right(step)) => Said {
                text,
                reply: "right",
                technique: Some(step.technique.id),
                name: Some(explainer.technique_name(step.technique)),
                words: WordsRecord(explainer.step(&before, &step)),
            },
            Some(Reply::Other(judged)) => Said {
                text,
                reply: judged.verdict.name(),
                technique: judged.technique().map(|spec| spec.id),
                name: judged.technique().map(|spec| explainer.technique_name(spec)),
                words: WordsRecord(judged.words(explainer, true)),
            },
            None => return Err(Failure::said(Code::Solutions, explainer, "api-several", &[])),
        });
    }
    let is_right = |said: &Said| ["right", "proved"].contains(&said.reply);
    let found = replies.iter().all(is_right) && replies.iter().any(|said| said.reply == "right");
    Ok(written(&Answer { technique: spec.id, name, found, replies }))
}
