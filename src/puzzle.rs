//! The way in: a puzzle, and the answers to the questions that most programs ask.
//!
//! ```
//! use whydoku::{HintLevel, Puzzle};
//! let text = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";
//! let puzzle: Puzzle = text.parse()?;
//! assert_eq!(puzzle.solution().unwrap().filled().len(), 81);
//! for (step, words) in puzzle.steps().take(3) {
//!     println!("{}: {words}", step.technique.id);
//! }
//! println!("{}", puzzle.hint(HintLevel::Technique));
//! println!("{}", puzzle.why("r5c2")?);
//! println!("{}", puzzle.explain());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Everything here is put together from the modules of the library, which offer more: records,
//! pictures, pages, options, cancellation, and lists of puzzles.

use crate::board::{Conflict, Grid, NameError, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::explain::{Explainer, Explanation, HintLevel, Language};
use crate::format::{FormatError, Reading, read_str};
#[cfg(feature = "generate")]
use crate::generate::Generator;
use crate::lesson::{self, Hint, Lesson, Origin, Plan, TextStyle, Why};
use crate::logic::{Event, Ladder, Replay, Step};
use crate::plan::Aim;
use crate::rating::se::RateError;
use crate::rating::{Ratings, Subject};
use crate::solve::{Outcome, look_ahead};
use crate::technique::Profile;
use std::str::FromStr;
use std::{io, iter};

/// A puzzle, or a position with pencil marks, in any format that the library reads.
///
/// Steps come from the profile `standard` and words are English, unless something else is chosen.
#[derive(Clone, Debug)]
pub struct Puzzle {
    reading: Reading,
    position: Position,
    profile: Profile,
    aim: Aim,
    language: Language,
}

/// The reason a text is no puzzle.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PuzzleError {
    /// It cannot be read, or has no puzzle.
    #[error(transparent)]
    Format(#[from] FormatError),
    /// It has a digit twice in a house.
    #[error(transparent)]
    Conflict(#[from] Conflict),
    /// It has more than one.
    #[error("the text has several puzzles, which `format::read_str` reads one by one")]
    Several,
}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    /// Reads the only puzzle of a text.
    fn from_str(text: &str) -> Result<Puzzle, PuzzleError> {
        let mut readings = read_str(text);
        let first = readings.next().unwrap_or_else(|| unreachable!("a text without a puzzle is an error"));
        let reading = first?;
        if readings.next().is_some() {
            return Err(PuzzleError::Several);
        }
        Ok(Puzzle::of(reading)?)
    }
}

impl Puzzle {
    /// Reads the only puzzle of a text.
    ///
    /// # Errors
    /// If there is none or several, or if it breaks the rules.
    pub fn parse(text: &str) -> Result<Puzzle, PuzzleError> {
        text.parse()
    }

    /// The puzzle that was read.
    ///
    /// # Errors
    /// If a house has a digit twice.
    pub fn of(reading: Reading) -> Result<Puzzle, Conflict> {
        let position = reading.position()?;
        Ok(Puzzle { reading, position, profile: Profile::standard(), aim: Aim::Standard, language: Language::English })
    }

    /// The same with steps from this profile.
    #[must_use]
    pub fn with_profile(self, profile: Profile) -> Puzzle {
        Puzzle { profile, ..self }
    }

    /// The same with paths of this kind in [`solve`](Puzzle::solve) and
    /// [`explain`](Puzzle::explain); with [`Aim::Gentle`], [`hint`](Puzzle::hint) follows such a
    /// path, too.
    #[must_use]
    pub fn with_aim(self, aim: Aim) -> Puzzle {
        Puzzle { aim, ..self }
    }

    /// The same with words in this language.
    #[must_use]
    pub fn with_language(self, language: Language) -> Puzzle {
        Puzzle { language, ..self }
    }

    /// The position: digits, givens and candidates.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The only solution, which the machine search finds; `None` if there is none or several.
    pub fn solution(&self) -> Option<Grid> {
        self.outcome().solution().copied()
    }

    /// The solution, two of several, or none, which the machine search finds.
    pub fn outcome(&self) -> Outcome {
        look_ahead(&self.position, Cancel::NEVER)
    }

    /// The steps of the path, each with the reason it is right, until the puzzle is solved, no
    /// technique is left, or there is a contradiction. A step is looked for when it is asked for.
    pub fn steps(&self) -> impl Iterator<Item = (Step, Explanation)> {
        let (mut replay, explainer) = (Replay::new(self.position.clone()), Explainer::new(self.language));
        let profile = self.profile.clone();
        iter::from_fn(move || {
            if replay.position().contradiction().is_some() {
                return None;
            }
            let step = certain(profile.next_step(replay.facts_mut(), Cancel::NEVER))?;
            let words = explainer.step(&replay, &step);
            replay.apply(&Event::Step(step.clone())).unwrap_or_else(|_| unreachable!("the step was found here"));
            Some((step, words))
        })
    }

    /// The path to the solution, for text, Markdown, pages and pictures
    /// ([`lesson`](mod@crate::lesson)).
    pub fn solve(&self) -> Lesson {
        let mut plan = Plan::new(self.profile.clone());
        plan.aim = self.aim;
        Lesson::read(&self.reading, &plan, Cancel::NEVER)
    }

    /// The whole solution as text, with the reason for every step.
    pub fn explain(&self) -> String {
        self.text(|explainer, style, out| lesson::text(&self.solve(), explainer, style, out))
    }

    /// The next step from here, told as far as the level says; an error in the position comes
    /// first.
    pub fn hint(&self, level: HintLevel) -> Explanation {
        let mut hint = certain(Hint::read(&self.reading, &self.profile, Cancel::NEVER));
        if self.aim == Aim::Gentle {
            hint = certain(hint.along(None, &self.profile, Cancel::NEVER));
        }
        hint.words(&Explainer::new(self.language), level)
    }

    /// The reason for one result, `r3c5`, `r3c5=7` or `r3c5<>4`: the steps from the givens that
    /// lead there, and no others, as text.
    ///
    /// # Errors
    /// If the goal cannot be read.
    pub fn why(&self, goal: &str) -> Result<String, NameError> {
        let goal = goal.parse()?;
        let why = certain(Why::read(&self.reading, goal, Origin::Start, &self.profile, Cancel::NEVER));
        Ok(self.text(|explainer, style, out| why.story(explainer, style.detail, false)?.write_text(style, out)))
    }

    /// How hard it is, by every measure.
    ///
    /// # Errors
    /// If it does not have exactly one solution.
    pub fn rate(&self) -> Result<Ratings, RateError> {
        Ratings::of(&Subject::of(&self.reading)?, Cancel::NEVER)
    }

    /// New puzzles without a superfluous clue, one after the other and without end, always the same
    /// for a seed.
    #[cfg(feature = "generate")]
    pub fn generate(seed: u64) -> impl Iterator<Item = Puzzle> {
        Generator::minimal(seed).puzzles().map(|grid| {
            grid.to_string().parse().unwrap_or_else(|error| unreachable!("a generated puzzle is a puzzle: {error}"))
        })
    }

    /// What `write` writes, as a string.
    fn text(&self, write: impl Fn(&Explainer, &TextStyle, &mut Vec<u8>) -> io::Result<()>) -> String {
        let mut text = Vec::new();
        // Writing into memory does not fail, nor does a trace that the solver has just made.
        let written = write(&Explainer::new(self.language), &TextStyle::default(), &mut text);
        debug_assert!(written.is_ok(), "{written:?}");
        String::from_utf8_lossy(&text).into_owned()
    }
}

/// The result of work that nothing cancels.
fn certain<T>(result: Result<T, Cancelled>) -> T {
    result.unwrap_or_else(|Cancelled| unreachable!("no flag cancels it"))
}
