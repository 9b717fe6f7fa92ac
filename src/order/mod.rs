//! Puzzles to order: of a grade, of a rating, that need a technique.
//!
//! Each attempt of the [generator](crate::generate) is judged ([`Order::judge`]), and those that
//! fit are kept. Where few fit, most attempts are made near puzzles that did, or that came close:
//! some clues go and others come. The techniques that a puzzle needs are often still needed then,
//! so that a technique that one puzzle in a million needs takes thousands of attempts and not
//! millions.
//!
//! The known puzzles change only after a fixed number of attempts, so that a seed gives the same
//! puzzles on any number of threads.
//!
//! ```
//! use std::ops::ControlFlow;
//! use whydoku::Cancel;
//! use whydoku::generate::{Generator, RunLimits, Request};
//! use whydoku::order::Order;
//! use whydoku::technique::by_name;
//! let generator = Generator::new(Request::default()).unwrap();
//! let mut order = Order::default();
//! order.hardest = by_name("naked-pair");
//! let mut found = Vec::new();
//! order.run(&generator, RunLimits { count: 2, ..RunLimits::default() }, Cancel::NEVER, |_, kept| {
//!     found.extend(kept);
//!     ControlFlow::Continue(())
//! });
//! assert!(found.iter().all(|kept| kept.hardest().is_some_and(|spec| spec.id == "naked-pair")));
//! ```

mod run;

use crate::board::{Grid, Position};
use crate::cancel::Cancel;
use crate::logic::{Spec, Trace};
use crate::plan::OneStep;
use crate::rating::se::{SeRating, Tenths};
use crate::rating::{Grade, Graded, Subject, grade};
use crate::solve::{Outcome, SolveOptions, solve};
use crate::technique::{Profile, place};
use std::ops::RangeInclusive;

/// The requirements for a puzzle. Other fields may follow.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Order {
    /// The order in which techniques are tried. The puzzle must be solved by them without a guess,
    /// if a technique is named below or this is not all there are.
    pub profile: Profile,
    /// The grade.
    pub grade: Option<Grade>,
    /// The explainer rating.
    pub rating: Option<RangeInclusive<Tenths>>,
    /// One technique of each of these groups must be needed: those before it in the profile do not
    /// solve the puzzle to its end.
    pub techniques: Vec<Vec<&'static Spec>>,
    /// One of these must be the hardest that is needed; any will do if there is none.
    pub hardest: Vec<&'static Spec>,
    /// The hard step that must be the only one; its path is the one of the puzzle.
    pub one_step: Option<OneStep>,
    /// Whether the path and the ratings of each puzzle are wanted, needed for the order or not.
    pub with_path: bool,
    /// Puzzles near which to look from the start.
    pub known: Vec<Grid>,
}

impl Default for Order {
    /// Any puzzle.
    fn default() -> Order {
        Order {
            profile: Profile::standard(),
            grade: None,
            rating: None,
            techniques: Vec::new(),
            hardest: Vec::new(),
            one_step: None,
            with_path: false,
            known: Vec::new(),
        }
    }
}

/// A puzzle that fits, with the facts found about it.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Kept {
    /// The puzzle.
    pub puzzle: Grid,
    /// Its path by the techniques of the order, if one was requested; to the end if they are
    /// enough.
    pub path: Option<Trace>,
    /// Its grade.
    pub graded: Option<Graded>,
    /// Its rating.
    pub rating: Option<SeRating>,
}

impl Kept {
    /// A puzzle about which no facts were requested.
    pub fn new(puzzle: Grid) -> Kept {
        Kept { puzzle, path: None, graded: None, rating: None }
    }

    /// The hardest technique of the path, by the order of its profile.
    pub fn hardest(&self) -> Option<&'static Spec> {
        self.path.as_ref().and_then(|path| path.steps().map(|(_, step)| step.technique).max_by_key(|spec| place(spec)))
    }
}

/// The outcome of an attempt.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Fit {
    /// It fits.
    Fits(Box<Kept>),
    /// It does not; by how much, if known.
    Misses(Option<u32>),
}

impl Order {
    /// Whether the order requires anything of puzzles.
    pub fn is_particular(&self) -> bool {
        self.needs_path() || self.one_step.is_some() || self.grade.is_some() || self.rating.is_some()
    }

    /// Whether the order can only be judged by a path.
    fn needs_path(&self) -> bool {
        let is_whole = || self.profile.rungs.len() >= Profile::standard().rungs.len();
        !self.techniques.is_empty() || !self.hardest.is_empty() || !is_whole()
    }

    /// Whether a puzzle with one solution fits, the quickest questions first.
    pub fn judge(&self, puzzle: Grid, cancel: Cancel<'_>) -> Fit {
        let mut kept = Kept::new(puzzle);
        if self.needs_path() {
            kept.path = self.path(&puzzle, cancel);
            if !kept.path.as_ref().is_some_and(|path| self.fits(path)) {
                return Fit::Misses(None);
            }
        }
        if let Some(one_step) = &self.one_step {
            let path = Position::new(&puzzle).ok().and_then(|start| one_step.path(&start, cancel).ok().flatten());
            let Some((path, _)) = path else { return Fit::Misses(None) };
            kept.path = Some(path);
        }
        if self.grade.is_some() || self.with_path {
            kept.graded = grade(&puzzle, true, cancel).ok();
            if self.grade.is_some_and(|wanted| kept.graded.as_ref().is_none_or(|graded| graded.grade != wanted)) {
                return Fit::Misses(None);
            }
        }
        if self.rating.is_some() || self.with_path {
            kept.rating = Subject::Puzzle(puzzle).se(true, cancel).ok();
            match (&self.rating, kept.rating) {
                (Some(_), None) => return Fit::Misses(None),
                (Some(wanted), Some(rating)) if !wanted.contains(&rating.er) => {
                    let Tenths(er) = rating.er;
                    let distance = wanted.start().0.saturating_sub(er).max(er.saturating_sub(wanted.end().0));
                    return Fit::Misses(Some(distance.into()));
                }
                _ => {}
            }
        }
        if self.with_path && kept.path.is_none() {
            kept.path = solved(&puzzle, &self.profile, cancel).map(|(_, path)| path);
        }
        // A judgement that was cancelled on the way is not complete.
        if cancel.is_cancelled() { Fit::Misses(None) } else { Fit::Fits(Box::new(kept)) }
    }

    /// The path by the techniques, if they are enough. Nothing harder than the hardest is tried.
    fn path(&self, puzzle: &Grid, cancel: Cancel<'_>) -> Option<Trace> {
        let last = self.profile.rungs.iter().rposition(|rung| self.hardest.contains(&rung.technique));
        let mut profile = self.profile.clone();
        profile.rungs.truncate(last.map_or(profile.rungs.len(), |last| last + 1));
        let (_, path) = solved(puzzle, &profile, cancel).filter(|(is_whole, _)| *is_whole)?;
        // A path that another engine finds is not limited by the hardest technique.
        let is_known = |spec: &Spec| profile.rungs.iter().any(|rung| rung.technique == spec);
        (last.is_none() || path.steps().all(|(_, step)| is_known(step.technique))).then_some(path)
    }

    /// Whether a path needs the required techniques.
    fn fits(&self, path: &Trace) -> bool {
        let is_used = |specs: &Vec<&'static Spec>| path.steps().any(|(_, step)| specs.contains(&step.technique));
        self.techniques.iter().all(is_used) && (self.hardest.is_empty() || is_used(&self.hardest))
    }
}

/// The path by some techniques, and whether they are enough; none if a digit is twice in a house.
fn solved(puzzle: &Grid, profile: &Profile, cancel: Cancel<'_>) -> Option<(bool, Trace)> {
    let solution = solve(Position::new(puzzle).ok()?, profile, SolveOptions::without_guessing(), cancel);
    Some((matches!(solution.outcome, Outcome::Solved(_)), solution.trace))
}
