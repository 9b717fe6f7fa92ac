//! `explain` and `why`: the whole path to the solution, and the steps that one result needs.

use super::failure::{Code, Failure};
use super::json::written;
use super::picture::{Drawn, Picture, Pictures};
use super::request::Request;
use crate::board::{Literal, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::explain::{Explainer, Explanation};
use crate::lesson::{Detail, Item, Lesson, Origin, Plan, Story, Told, Why};
use crate::logic::{Event, Replay, Trace};
use crate::rating::grade_of;
use crate::report::{EveryCandidate, LinkRecord, SceneRecord, Shown, StartRecord, WordsRecord};
use crate::solve::Outcome;
use crate::why::Goal;
use serde::Serialize;

/// The path, told.
#[derive(Serialize)]
struct Answer<'a> {
    puzzle: String,
    outcome: &'static str,
    solution: Option<String>,
    start: Option<StartRecord<'a>>,
    /// The outcome in words.
    words: WordsRecord,
    summary: Vec<WordsRecord>,
    notes: Vec<WordsRecord>,
    techniques: Vec<Used>,
    guesses: usize,
    /// The aim of the path, where one was wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    aim: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    optimal: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    standard_steps: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    one: Option<bool>,
    steps: Vec<Passage>,
    /// The puzzle, and how it ends.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    figures: Vec<Picture>,
}

/// A technique of the path.
#[derive(Serialize)]
struct Used {
    technique: &'static str,
    name: String,
    count: usize,
}

/// A step, a run of singles, or a guess with its refutation.
#[derive(Serialize)]
struct Passage {
    /// The number of its first event, from 1.
    number: usize,
    /// The number of its events.
    count: usize,
    /// The number of open guesses.
    depth: usize,
    technique: Option<&'static str>,
    name: String,
    /// The grade that its technique gives a puzzle.
    grade: Option<&'static str>,
    /// Whether it is the hardest step of the path.
    bottleneck: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    chapter: Option<String>,
    /// The placements and removals of its steps.
    concluded: Vec<Shown<Literal>>,
    told: Vec<Paragraph>,
    /// The consequences of a wrong guess.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    inside: Vec<Passage>,
    /// The links in its picture; where pictures are wanted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    links: Vec<LinkRecord>,
    #[serde(flatten)]
    drawn: Drawn,
    /// The position after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<After>,
}

/// Words about one event; without a number, a remark.
#[derive(Serialize)]
struct Paragraph {
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<usize>,
    words: WordsRecord,
}

#[derive(Clone, Serialize)]
struct After {
    board: String,
    candidates: String,
}

impl After {
    fn new(position: &Position) -> After {
        let candidates = EveryCandidate(position.all_candidates()).to_string();
        After { board: position.digits().to_string(), candidates }
    }
}

/// Writes the whole path.
pub(super) fn explain(request: &Request, cancel: Cancel<'_>) -> Result<String, Failure> {
    let (detail, pictures) = (detail(request)?, Pictures::of(request)?);
    let mut plan = Plan::new(request.profile()?);
    plan.aim = request.aim()?;
    plan.options.guess = request.switch("guess", true)?;
    plan.verify = request.switch("verify", false)?;
    let lesson = Lesson::read(&request.reading()?, &plan, cancel);
    let path = match &lesson.path {
        Ok(path) => path,
        Err(conflict) => return Err(Failure::conflict(conflict, &request.explainer)),
    };
    if path.solution.outcome == Outcome::Cancelled {
        return Err(request.cancelled(Cancelled));
    }
    let story = Story::new(&lesson, &request.explainer, detail, pictures.are_wanted());
    let story = story.map_err(does_not_fit)?;
    let teller = Teller::new(&path.solution.trace, &request.explainer, pictures);
    let counts = path.techniques();
    let mut techniques = story.counts.as_ref().map_or(counts, |counts| counts.techniques.clone());
    techniques.retain(|(_, count)| *count > 0);
    let words = |words: &Explanation| WordsRecord(words.clone());
    let answer = Answer {
        puzzle: lesson.puzzle.to_string(),
        outcome: path.solution.outcome.name(),
        solution: path.solution.outcome.solution().map(ToString::to_string),
        start: StartRecord::unless_plain(&path.solution.trace.start),
        words: words(&story.outcome),
        summary: story.summary.iter().map(words).collect(),
        notes: story.notes.iter().map(words).collect(),
        techniques: techniques
            .into_iter()
            .map(|(spec, count)| Used { technique: spec.id, name: request.explainer.technique_name(spec), count })
            .collect(),
        guesses: path.solution.trace.guesses(),
        aim: path.choice.map(|choice| choice.aim.name()),
        optimal: path.choice.and_then(|choice| choice.optimal()),
        standard_steps: path.choice.map(|choice| choice.standard.steps),
        one: path.choice.and_then(|choice| choice.one()),
        steps: story.items.iter().map(|item| teller.passage(item)).collect(),
        figures: story.figures.iter().filter_map(|scene| pictures.draw(scene)).collect(),
    };
    Ok(written(&answer))
}

/// Writes the account of one result.
pub(super) fn why(request: &Request, cancel: Cancel<'_>) -> Result<String, Failure> {
    #[derive(Serialize)]
    struct Answer {
        goal: String,
        /// `proved`, `known`, `contrary`, `stuck`; or what is wrong with the position.
        answer: &'static str,
        words: WordsRecord,
        steps: Vec<Passage>,
    }
    let goal = request.needed("goal")?.parse::<Goal>().map_err(|_| request.no_goal())?;
    let from = request.choice("from", &[("start", Origin::Start), ("here", Origin::Here)])?.unwrap_or_default();
    let (detail, pictures) = (detail(request)?, Pictures::of(request)?);
    let why = Why::read(&request.reading()?, goal, from, &request.profile()?, cancel);
    let why = why.map_err(|error| request.cancelled(error))?;
    let story = why.story(&request.explainer, detail, pictures.are_wanted()).map_err(does_not_fit)?;
    let steps = why.trace().map(|trace| {
        let teller = Teller::new(trace, &request.explainer, pictures);
        story.items.iter().map(|item| teller.passage(item)).collect()
    });
    let words = WordsRecord(why.words(&request.explainer));
    let answer =
        Answer { goal: goal.to_string(), answer: why.answer().name(), words, steps: steps.unwrap_or_default() };
    Ok(written(&answer))
}

/// The level of detail.
fn detail(request: &Request) -> Result<Detail, Failure> {
    let details = [("brief", Detail::Brief), ("usual", Detail::Usual), ("full", Detail::Full)];
    Ok(request.choice("detail", &details)?.unwrap_or_default())
}

/// The failure of a trace that does not fit its position; the solver makes no such trace.
fn does_not_fit(error: std::io::Error) -> Failure {
    Failure::new(Code::NotFound, error.to_string())
}

struct Teller<'a> {
    trace: &'a Trace,
    explainer: &'a Explainer,
    pictures: Pictures,
    /// The position after each event.
    after: Vec<After>,
}

impl<'a> Teller<'a> {
    fn new(trace: &'a Trace, explainer: &'a Explainer, pictures: Pictures) -> Teller<'a> {
        let mut replay = Replay::new(trace.start.clone());
        let after = trace.events.iter().map_while(|event| {
            replay.apply(event).ok()?;
            Some(After::new(replay.position()))
        });
        Teller { trace, explainer, pictures, after: after.collect() }
    }

    fn passage(&self, item: &Item) -> Passage {
        let events = &self.trace.events;
        let of_item = events.get(item.first - 1..item.last()).unwrap_or_default();
        let (mut told, mut inside) = (Vec::new(), Vec::new());
        for part in &item.told {
            match part {
                Told::Events(events) => told.extend(
                    events
                        .iter()
                        .map(|(number, words)| Paragraph { event: Some(*number), words: WordsRecord(words.clone()) }),
                ),
                Told::Remark(words) => told.push(Paragraph { event: None, words: WordsRecord(words.clone()) }),
                Told::Folded(words, items) => {
                    told.push(Paragraph { event: None, words: WordsRecord(words.clone()) });
                    inside.extend(items.iter().map(|item| self.passage(item)));
                }
            }
        }
        let concluded: Vec<Shown<Literal>> = match of_item {
            // A refuted guess leaves the elimination of its candidate.
            [Event::Guess { candidate, .. }, _, ..] => vec![Shown(Literal::is_not(*candidate))],
            _ => of_item.iter().flat_map(concluded).map(Shown).collect(),
        };
        Passage {
            number: item.first,
            count: item.count,
            depth: item.depth,
            technique: item.technique.map(|spec| spec.id),
            name: item.heading.clone(),
            grade: item.technique.map(|spec| grade_of(spec).name()),
            bottleneck: item.is_bottleneck,
            chapter: item.chapter.clone(),
            concluded,
            told,
            inside,
            links: item.scene.as_ref().map_or_else(Vec::new, |scene| SceneRecord::new(scene).links),
            drawn: item.scene.as_ref().map(|scene| self.pictures.draw_all(scene, self.explainer)).unwrap_or_default(),
            after: self.after.get(item.last() - 1).cloned(),
        }
    }
}

/// The placements and removals of an event.
fn concluded(event: &Event) -> Vec<Literal> {
    match event {
        Event::Step(step) => step.concluded.to_vec(),
        Event::Guess { candidate, .. } => vec![Literal::is(*candidate)],
        Event::Retreat { removed, .. } => vec![Literal::is_not(*removed)],
        _ => Vec::new(),
    }
}
