//! The content of a lesson, as data: every format lays out the same story.
//!
//! It is told as a good author would: a summary first, chapters, singles in paragraphs, the general
//! idea before the first step that uses it, what each step leads to, wrong guesses folded, the
//! bottleneck marked, and at the end what made the puzzle hard.

use super::definition::definition;
use super::figures;
use super::item::Item;
use super::outline::{Outliner, divide};
use super::path::{Lesson, Path};
use super::style::Detail;
use super::survey::Survey;
use crate::board::{Candidate, CellSet, Grid, Position};
use crate::diagram::{Labels, Sample, Scene, legend};
use crate::explain::{Argument, Explainer, Explanation};
use crate::logic::{Event, Replay, Spec};
use crate::solve::Outcome;
use crate::technique::place;
use std::collections::BTreeSet;
use std::io;

/// More places where singles run out are counted and not listed.
const MOST_STUCK: usize = 6;

/// The whole content of a lesson.
#[derive(Clone)]
#[non_exhaustive]
pub struct Story {
    /// Supplies the words of a format besides the lesson, in its language.
    pub explainer: Explainer,
    /// The level of detail.
    pub detail: Detail,
    /// The title.
    pub title: String,
    /// The title of the part with the steps.
    pub course: String,
    /// The summary before the steps: too few clues; the number of steps, the hardest of them, the
    /// places where singles run out.
    pub summary: Vec<Explanation>,
    /// The items, in order.
    pub items: Vec<Item>,
    /// The outcome.
    pub outcome: Explanation,
    /// Notes on the solution: its assumptions, the check of its proofs.
    pub notes: Vec<Explanation>,
    /// The verdict on the difficulty of the puzzle.
    pub verdict: Option<Explanation>,
    /// The puzzle and its end, each with its caption as its title.
    pub figures: Vec<Scene>,
    /// The counts of the solution; `None` if the puzzle breaks the rules, so that nothing was
    /// tried.
    pub counts: Option<Counts>,
    /// The lesson as text draws it; `None` for the answer to a question, which comes first.
    pub(in crate::lesson) drawn: Option<Drawn>,
}

/// The puzzle of a lesson and its end, as text draws them: plain, where nothing is lost.
#[derive(Clone)]
pub(in crate::lesson) struct Drawn {
    pub(super) puzzle: Grid,
    /// The position at the start with its candidates, if it is not plain.
    pub(super) start: Option<Scene>,
    /// Whether the end is the solution.
    pub(super) is_solved: bool,
}

/// The counts of a solution.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Counts {
    /// The number of uses of each technique, in the order of the catalogue.
    pub techniques: Vec<(&'static Spec, usize)>,
    /// The number of guesses; `None` where the steps are no path.
    pub guesses: Option<usize>,
}

impl Counts {
    /// Whether a table of them says anything: with one step of each technique it does not, unless
    /// the steps are a path.
    pub fn say_much(&self) -> bool {
        self.guesses.is_some() || self.techniques.iter().any(|&(_, count)| count > 1)
    }
}

impl Story {
    /// The story of a lesson, with a picture for each item or without.
    ///
    /// # Errors
    /// If an event does not fit, which cannot be the case if the trace is the solver's.
    pub fn new(lesson: &Lesson, explainer: &Explainer, detail: Detail, with_pictures: bool) -> io::Result<Story> {
        let say = |key: &str, arguments: &[(&str, Argument)]| explainer.phrase(key, arguments);
        let clues = lesson.too_few_clues().map(|clues| say("few-clues", &[("count", clues.into())]));
        let story = Story {
            explainer: *explainer,
            detail,
            title: say("report-title", &[]).to_string(),
            course: say("heading-course", &[]).to_string(),
            summary: clues.into_iter().collect(),
            items: Vec::new(),
            outcome: Explanation::default(),
            notes: Vec::new(),
            verdict: None,
            figures: Vec::new(),
            counts: None,
            drawn: Some(Drawn { puzzle: lesson.puzzle, start: None, is_solved: false }),
        };
        match &lesson.path {
            Ok(path) => story.with_path(path, with_pictures),
            Err(conflict) => Ok(Story {
                outcome: explainer.conflict(conflict),
                figures: vec![figures::conflict(&lesson.puzzle, conflict, explainer)],
                ..story
            }),
        }
    }

    /// A message of its language, such as a heading.
    pub fn say(&self, key: &str) -> String {
        self.explainer.phrase(key, &[]).to_string()
    }

    /// The key to the pictures of its items: a sample of everything that is seen in them, with its
    /// name.
    pub fn key(&self) -> Vec<(Sample, String)> {
        let scenes = self.items.iter().filter_map(|item| item.scene.as_ref());
        legend(scenes, &Labels::of(&self.explainer))
    }

    /// Each technique that has a definition, with its name and its definition.
    pub fn definitions(&self) -> Vec<(&'static Spec, String, String)> {
        let techniques = self.counts.iter().flat_map(|counts| &counts.techniques);
        let defined = techniques.filter_map(|&(spec, _)| {
            let words = definition(spec, self.explainer.language())?;
            Some((spec, self.explainer.technique_name(spec), words))
        });
        defined.collect()
    }

    fn with_path(mut self, path: &Path, with_pictures: bool) -> io::Result<Story> {
        let survey = Survey::of(path).map_err(io::Error::other)?;
        let events = &path.solution.trace.events;
        let mut outliner = Outliner {
            explainer: &self.explainer,
            survey: &survey,
            events,
            detail: self.detail,
            with_pictures,
            ideas: BTreeSet::new(),
        };
        let start = Replay::new(path.solution.trace.start.clone());
        let (mut items, end) = outliner.outline(start).map_err(io::Error::other)?;
        if self.detail == Detail::Usual {
            let given = path.solution.trace.start.digits().filled();
            divide(&mut items, &self.explainer, |count| given | filled(&events[..count]));
        }
        self.summary.extend(self.summarised(path, &survey));
        self.verdict = self.judged(path, &survey);
        self.outcome = self.ended(path, end.position());
        self.notes = path.notes(&self.explainer);
        self.figures = vec![figures::start(path, &self.explainer)];
        self.figures.extend(figures::ends(path, end.position(), &self.explainer));
        let mut techniques = path.techniques();
        techniques.sort_by_key(|(used, _)| place(used));
        self.counts = Some(Counts { techniques, guesses: Some(path.solution.trace.guesses()) });
        if let Some(drawn) = &mut self.drawn {
            let start = &path.solution.trace.start;
            drawn.start = (!start.is_plain()).then(|| Scene::of(start));
            drawn.is_solved = path.solution.outcome.solution().is_some() && !path.is_cut;
        }
        self.items = items;
        Ok(self)
    }

    /// The number of steps and their difficulty.
    fn summarised(&self, path: &Path, survey: &Survey) -> Option<Explanation> {
        let trace = &path.solution.trace;
        if survey.steps == 0 && trace.guesses() == 0 {
            return None;
        }
        let say = |key: &str, arguments: &[(&str, Argument)]| self.explainer.phrase(key, arguments);
        let mut said = Vec::new();
        let others = survey.steps - survey.singles;
        let numbers = [("steps", survey.steps), ("singles", survey.singles), ("others", others)];
        said.push(say("story-steps", &numbers.map(|(name, number)| (name, number.into()))));
        if let Some((index, spec)) = self.hardest(path, survey) {
            let name = self.explainer.technique_name(spec);
            let number = self.explainer.events(&[index + 1]).into();
            let count = ("count", survey.hardest_count.into());
            said.push(say("story-hardest", &[("technique", name.as_str().into()), ("number", number), count]));
        }
        let after: Vec<usize> = survey.stuck_after.iter().copied().filter(|&number| number > 0).collect();
        match survey.stuck_after.as_slice() {
            [] => {}
            [first, ..] if survey.stuck_after.len() <= MOST_STUCK => {
                let numbers = ("numbers", self.explainer.events(&after).into());
                let count = ("count", survey.stuck_after.len().into());
                said.push(say("story-stuck", &[("first", (*first).min(1).into()), count, numbers]));
            }
            many => said.push(say("story-stuck-often", &[("count", many.len().into())])),
        }
        if let Some(last) = survey.last_hurdle {
            said.push(say("story-finish", &[("number", self.explainer.events(&[last + 1]).into())]));
        }
        if trace.guesses() > 0 {
            let refuted = trace.events.iter().filter(|event| matches!(event, Event::Retreat { .. })).count();
            let (guesses, depth) = (trace.guesses(), trace.deepest_guess());
            let right = guesses.saturating_sub(refuted);
            let numbers = [("guesses", guesses), ("refuted", refuted), ("right", right), ("depth", depth)];
            said.push(say("story-guesses", &numbers.map(|(name, number)| (name, number.into()))));
        }
        if survey.branch_steps > 0 {
            said.push(say("story-branches", &[("steps", survey.branch_steps.into())]));
        }
        Some(self.explainer.sentences(said))
    }

    /// The verdict on the difficulty of the puzzle, if it is solved.
    fn judged(&self, path: &Path, survey: &Survey) -> Option<Explanation> {
        if !survey.is_whole || path.is_solved_from_the_start() {
            return None;
        }
        let guesses = path.solution.trace.guesses();
        if guesses > 0 {
            return Some(self.explainer.phrase("story-guessed", &[("guesses", guesses.into())]));
        }
        let Some((index, spec)) = self.hardest(path, survey) else {
            return Some(self.explainer.phrase("story-easy", &[]));
        };
        let name = self.explainer.technique_name(spec);
        let number = self.explainer.events(&[index + 1]).into();
        let count = ("count", survey.stuck_after.len().into());
        Some(self.explainer.phrase("story-hard", &[("technique", name.as_str().into()), ("number", number), count]))
    }

    fn hardest(&self, path: &Path, survey: &Survey) -> Option<(usize, &'static Spec)> {
        let index = survey.hardest?;
        match &path.solution.trace.events[index] {
            Event::Step(step) => Some((index, step.technique)),
            _ => None,
        }
    }

    /// The outcome, as far as it is shown.
    fn ended(&self, path: &Path, end: &Position) -> Explanation {
        let explainer = &self.explainer;
        if path.is_cut {
            let number = explainer.events(&[path.solution.trace.events.len()]);
            return explainer.phrase("story-until", &[("number", number.into())]);
        }
        match path.solution.outcome {
            Outcome::Solved(_) if path.is_solved_from_the_start() => explainer.phrase("outcome-already-solved", &[]),
            Outcome::Stuck => explainer.phrase("outcome-stuck", &[("count", end.empty_cells().len().into())]),
            _ => explainer.outcome(&path.solution),
        }
    }
}

/// The cells that events fill.
fn filled(events: &[Event]) -> CellSet {
    let mut open: Vec<CellSet> = Vec::new();
    let mut filled = CellSet::EMPTY;
    for event in events {
        match event {
            Event::Step(step) => filled.extend(step.placements().map(Candidate::cell)),
            Event::Guess { candidate, .. } => {
                open.push(filled);
                filled.insert(candidate.cell());
            }
            Event::Retreat { .. } => filled = open.pop().unwrap_or(filled),
            _ => {}
        }
    }
    filled
}
