//! The content of a lesson, as data: every format lays out the same story.
//!
//! It is told as a good author would: a summary first, chapters, singles in paragraphs, the general
//! idea before the first step that uses it, what each step leads to, wrong guesses folded, and the
//! bottleneck marked.

use super::chapters::divide;
use super::figures;
use super::item::Item;
use super::outline::Outliner;
use super::path::{Lesson, Path};
use super::prose::definition;
use super::style::Detail;
use super::summary::summary;
use super::survey::Survey;
use crate::board::{Grid, Position};
use crate::diagram::{Excerpt, Labels, Sample, Scene, legend, letter};
use crate::explain::{Argument, Earlier, Explainer, Explanation};
use crate::lesson::State;
use crate::logic::{Replay, Spec};
use crate::plan::Aim;
use crate::solve::Outcome;
use crate::technique::place;
use std::collections::BTreeSet;
use std::io;

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
    /// The summary before the steps: too few clues; the number of steps, how far singles go, the
    /// crux.
    pub summary: Vec<Explanation>,
    /// The items, in order.
    pub items: Vec<Item>,
    /// The outcome.
    pub outcome: Explanation,
    /// Notes on the solution: its assumptions, the check of its proofs.
    pub notes: Vec<Explanation>,
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
    /// What is wrong with the puzzle, if anything: it is said before all else.
    pub(super) verdict: Option<String>,
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
            figures: Vec::new(),
            counts: None,
            drawn: Some(Drawn { puzzle: lesson.puzzle, start: None, is_solved: false, verdict: None }),
        };
        match &lesson.path {
            Ok(path) => story.with_path(path, lesson.wrong.as_ref(), with_pictures),
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

    /// The name of one of the pictures of a step: "Case A", "Line 3"; none for the whole.
    pub fn excerpt_name(&self, excerpt: &Excerpt) -> Option<String> {
        excerpt_name(&self.explainer, excerpt)
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

    fn with_path(mut self, path: &Path, wrong: Option<&State>, with_pictures: bool) -> io::Result<Story> {
        let survey = Survey::of(path).map_err(io::Error::other)?;
        let events = &path.solution.trace.events;
        let mut outliner = Outliner {
            explainer: &self.explainer,
            survey: &survey,
            events,
            detail: self.detail,
            with_pictures,
            ideas: BTreeSet::new(),
            earlier: (self.detail == Detail::Usual).then(Earlier::default),
        };
        let start = Replay::new(path.solution.trace.start.clone());
        let (mut items, end) = outliner.outline(start).map_err(io::Error::other)?;
        if self.detail == Detail::Usual {
            let is_chosen = path.choice.is_some_and(|choice| choice.aim != Aim::Standard);
            divide(&mut items, is_chosen, &self.explainer);
        }
        self.summary.extend(summary(path, &survey, &self.explainer));
        self.outcome = match wrong {
            Some(state) if !path.is_cut => state.words(&self.explainer, true),
            _ => self.ended(path, end.position()),
        };
        self.notes = path.notes(&self.explainer);
        self.figures = vec![figures::start(path, &self.explainer)];
        self.figures.extend(figures::ends(path, end.position(), &self.explainer));
        let mut techniques = path.techniques();
        techniques.sort_by_key(|(used, _)| place(used));
        self.counts = Some(Counts { techniques, guesses: Some(path.solution.trace.guesses()) });
        if let Some(drawn) = &mut self.drawn {
            let start = &path.solution.trace.start;
            drawn.start = (!start.is_plain()).then(|| Scene::of(start));
            let verdict = match (&path.solution.outcome, wrong) {
                _ if path.is_cut => None,
                (_, Some(_)) => Some("puzzle-wrong"),
                (Outcome::Several(_), _) => Some("puzzle-several"),
                (Outcome::None, _) => Some("puzzle-none"),
                _ => None,
            };
            drawn.verdict = verdict.map(|key| self.explainer.name_of(key));
            drawn.is_solved = path.solution.outcome.solution().is_some() && !path.is_cut;
        }
        self.items = items;
        Ok(self)
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

/// The name of one of the pictures of a step: "Case A", "Line 3"; none for the whole.
pub fn excerpt_name(explainer: &Explainer, excerpt: &Excerpt) -> Option<String> {
    let name = match excerpt {
        Excerpt::Whole => return None,
        Excerpt::Case(case) => {
            explainer.phrase("picture-case", &[("letter", letter(*case).to_string().as_str().into())])
        }
        Excerpt::Line(line) => explainer.phrase("picture-inner", &[("line", line.as_str().into())]),
    };
    Some(name.to_string())
}
