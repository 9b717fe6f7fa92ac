//! The texts that are read, each with what is known of its moment from the position and the steps
//! before it.

use crate::common::pages::{each_example, example};
use crate::common::steps::{instances_among, one_round};
use crate::common::{corpus, profiles::basic, traces};
use std::rc::Rc;
use whydoku::Cancel;
use whydoku::board::{Candidate, Cell, Grid, Literal, Position};
use whydoku::explain::{Earlier, Explainer, HintLevel, Language};
use whydoku::lesson::Practice;
use whydoku::logic::{Event, Facts, Replay, Spec, Step, Trace};
use whydoku::plan::{Aim, Budget, plan};
use whydoku::solve::{SolveOptions, solve};
use whydoku::technique::{self, CATALOGUE, Profile};

/// A text and its moment.
pub struct Text {
    pub language: Language,
    /// The id of the technique, or the kind of another event.
    pub id: &'static str,
    pub words: String,
    /// The position at the start of the path.
    pub start: Rc<Position>,
    /// The position that the text is about.
    pub position: Rc<Position>,
    /// What was written before, each with the number of its step.
    pub written: Rc<Vec<(usize, Literal)>>,
    /// What the text must conclude.
    pub concluded: Vec<Literal>,
    /// The texts before, each with the number of its step.
    pub told: Rc<Vec<(usize, String)>>,
    /// Whether it is a hint, which concludes nothing.
    pub is_hint: bool,
}

impl Text {
    /// The position, row by row, to find the text again.
    pub fn pencil_marks(&self) -> String {
        let cell = |cell: Cell| match self.position.digit(cell) {
            Some(digit) => format!("[{digit}]"),
            None => self.position.candidates(cell).iter().map(|digit| digit.to_char()).collect(),
        };
        let row = |row: usize| (0..9).map(|column| cell(Cell::at(row, column))).collect::<Vec<_>>().join(" ");
        (0..9).map(row).collect::<Vec<_>>().join("\n")
    }

    /// The text with other words.
    pub fn with_words(&self, words: String) -> Text {
        Text {
            words,
            start: self.start.clone(),
            position: self.position.clone(),
            written: self.written.clone(),
            concluded: self.concluded.clone(),
            told: self.told.clone(),
            ..*self
        }
    }
}

/// Takes texts one by one.
pub type Take<'a> = &'a mut dyn FnMut(Text);

/// Texts of a step at a position without a history.
pub fn of_step(position: &Position, step: &Step, take: Take) {
    let replay = Replay::new(position.clone());
    let position = Rc::new(position.clone());
    for &language in Language::ALL {
        take(Text {
            language,
            id: step.technique.id,
            words: Explainer::new(language).step(&replay, step).to_string(),
            start: position.clone(),
            position: position.clone(),
            written: Rc::default(),
            concluded: step.concluded.to_vec(),
            told: Rc::default(),
            is_hint: false,
        });
    }
}

/// The hints at a step, of every level but the last, without the gist of the technique: it is about
/// no position.
fn of_hint(before: &Replay, step: &Step, take: Take) {
    let position = Rc::new(before.position().clone());
    for &language in Language::ALL {
        let explainer = Explainer::new(language);
        let gist = explainer.gist(step.technique).map(|gist| gist.to_string()).unwrap_or_default();
        let between = if language == Language::English { " " } else { "" };
        for level in [HintLevel::Cell, HintLevel::Where, HintLevel::Technique, HintLevel::Question] {
            let words = explainer.hint(before, step, level).to_string();
            take(Text {
                language,
                id: step.technique.id,
                words: words.replacen(&format!("{between}{gist}"), "", 1),
                start: position.clone(),
                position: position.clone(),
                written: Rc::default(),
                concluded: step.concluded.to_vec(),
                told: Rc::default(),
                is_hint: true,
            });
        }
    }
}

/// Hints at the steps of some solutions and of all pages.
pub fn hints(stride: usize, take: Take) {
    for &spec in CATALOGUE {
        let (position, step) = example(spec);
        of_hint(&Replay::new(position), &step, take);
    }
    for puzzle in traces::puzzles().iter().step_by(stride) {
        let walked = traces::solved(puzzle).trace.walk(|moment| {
            if let Event::Step(step) = moment.event {
                of_hint(moment.before, step, take);
            }
        });
        walked.expect("a trace replays");
    }
}

/// The texts of a whole solution, with singles also told in passing.
pub fn of_path(puzzle: &Grid, profile: &Profile, take: Take) {
    of_trace(&solve(corpus::start(puzzle), profile, SolveOptions::default(), Cancel::NEVER).trace, take);
}

/// The texts of a path with the least to read.
fn of_plan(puzzle: &Grid, take: Take) {
    let profile = Profile::standard();
    let usual = solve(corpus::start(puzzle), &profile, SolveOptions::default(), Cancel::NEVER).trace;
    let planned = plan(&usual, &profile, Aim::Gentle, Budget::default(), &|_| 1, Cancel::NEVER);
    of_trace(&planned.expect("never cancelled").map_or(usual, |planned| planned.trace), take);
}

/// The texts of a trace.
fn of_trace(trace: &Trace, take: Take) {
    let start = Rc::new(trace.start.clone());
    let mut written: Vec<(usize, Literal)> = Vec::new();
    let mut saved: Vec<(usize, Candidate)> = Vec::new();
    let mut readers: Vec<_> = Language::ALL
        .iter()
        .map(|&language| (language, Earlier::default(), Rc::<Vec<(usize, String)>>::default()))
        .collect();
    let walked = trace.walk(|moment| {
        let number = moment.index() + 1;
        let (id, concluded) = match moment.event {
            Event::Step(step) => (step.technique.id, step.concluded.to_vec()),
            Event::Guess { candidate, .. } => ("guess", vec![Literal::is(*candidate)]),
            Event::Contradiction { .. } => ("contradiction", Vec::new()),
            Event::Retreat { removed, .. } => ("retreat", vec![Literal::is_not(*removed)]),
            Event::Solved => ("solved", Vec::new()),
            _ => panic!("an event of an unknown kind"),
        };
        // A retreat speaks of the position before its guess.
        let before_guess = moment.before.before_last_guess().filter(|_| id == "retreat");
        let position = Rc::new(before_guess.unwrap_or(moment.position()).clone());
        let history = Rc::new(written.clone());
        for (language, earlier, told) in &mut readers {
            let explainer = Explainer::new(*language);
            let known = told.clone();
            let mut text = |words: String| {
                take(Text {
                    language: *language,
                    id,
                    words,
                    start: start.clone(),
                    position: position.clone(),
                    written: history.clone(),
                    concluded: concluded.clone(),
                    told: known.clone(),
                    is_hint: false,
                });
            };
            let words = explainer.moment_after(moment, earlier).to_string();
            Rc::make_mut(told).push((number, words.clone()));
            text(words);
            if let Event::Step(step) = moment.event {
                explainer.single_in_passing(moment.before, step).into_iter().for_each(|words| text(words.to_string()));
            }
        }
        match moment.event {
            Event::Guess { candidate, .. } => saved.push((written.len(), *candidate)),
            Event::Retreat { .. } => written.truncate(saved.pop().expect("a guess").0),
            _ => {}
        }
        written.extend(concluded.into_iter().map(|literal| (number, literal)));
    });
    walked.expect("the path replays");
}

/// The first steps of a technique on each of its pages.
pub fn of_pages(most: usize, take: Take) {
    for (spec, example) in each_example() {
        let facts = Facts::new(example.position.clone());
        for step in instances_among(spec, &facts).iter().take(most) {
            of_step(&example.position, step, take);
        }
    }
}

/// Some steps of every technique at a position.
pub fn of_position(position: &Position, most: usize, wanted: &dyn Fn(&Spec) -> bool, take: Take) {
    let facts = Facts::new(position.clone());
    for spec in CATALOGUE.iter().copied().filter(|spec| wanted(spec)) {
        let found = technique::every(spec, &facts, &one_round(spec), Cancel::NEVER).expect("never cancelled");
        let stride = found.len().div_ceil(most).max(1);
        for found in found.iter().step_by(stride) {
            of_step(position, &found.step, take);
        }
    }
}

/// The answers of exercises, of so many for each technique.
pub fn of_practice(count: usize, wanted: &dyn Fn(&Spec) -> bool, take: Take) {
    for spec in CATALOGUE.iter().copied().filter(|spec| wanted(spec)) {
        let Some(practice) = Practice::new(&[spec], &Profile::standard()) else { continue };
        for exercise in practice.exercises(count, 5, Cancel::NEVER).expect("never cancelled") {
            exercise.steps.iter().take(4).for_each(|step| of_step(&exercise.position, step, take));
        }
    }
}

/// Some hundred to thousands of texts, always the same.
pub fn sample(take: Take) {
    of_pages(6, take);
    of_practice(2, &|spec| spec.tier == 1, take);
    for name in corpus::NAMES {
        for (number, puzzle) in corpus::puzzles(name).iter().step_by(67).enumerate() {
            match number % 4 {
                1 => of_plan(puzzle, take),
                3 => of_path(puzzle, &basic(), take),
                _ => of_path(puzzle, &Profile::standard(), take),
            }
        }
    }
}
