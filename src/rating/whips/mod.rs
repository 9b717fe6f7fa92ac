//! Whips, braids, and the depth of trial and error: how long a chain a puzzle needs.
//!
//! A chain here supposes a *target* Z and leads to a question without an answer, so Z goes. A
//! *question* is one of the 324 constraints; its length counts the questions. Each question but the
//! last has one answer that neither Z nor what came before excludes, and that answer goes on:
//!
//! - in a **whip** the next question has an answer that the answer just before excludes;
//! - in a **braid** any earlier answer, or Z, may exclude it;
//! - in a **g-whip** and a **g-braid** an answer may also be a group: all that is left of a
//!   question lies in one segment, where a line crosses a box.
//!
//! The base theory is singles alone, naked and hidden. W is the least n such that singles and whips
//! of at most n questions solve the puzzle: the longest chain of the simplest path, never a sum.
//! gW, B and gB are the same for the other chains. 0 means singles, 1 locked candidates.
//!
//! *Trial and error* of depth 1 supposes one candidate after the other, follows singles, and
//! removes those that lead to a contradiction; of depth k it applies depth k - 1 behind each
//! supposition. `te` is the least depth that solves. Braids solve exactly the puzzles of depth 1 at
//! most. Where `te` is 2, `bxb` is the least n such that one supposition with braids of at most n
//! behind it solves; where it is 3, `bxbb` the same with two.
//!
//! Braids and trial and error do not depend on the order of eliminations; B, gB, `te`, `bxb` and
//! `bxbb` are properties of the puzzle. Whips may depend on it: one elimination can take the link
//! on which another whip rests. W and gW are those of one path, the shortest chain first. They are
//! *loopless*: the answers excluded on the way differ from each other.
//!
//! # Search
//!
//! - `Field` numbers what is open once, `Run` says for each question how
//!   many answers are left, and takes back.
//! - `Braids` searches a set of answers depth first. Each set is tried once,
//!   and a bound by layers ends most branches: what follows at once if *all* answers at hand are
//!   taken together does not follow earlier from some of them.
//! - `Whips` goes from question to question among the answers that a chain of
//!   this length can use at all (`Reach`).
//! - `Failure` says what a failed search rests on, so that it is repeated only if
//!   the board changes there.
//! - `walk` takes the shortest chain again and again; [`WhipPath`] tells each `Chain` as a step.
//! - `Trials` keeps what follows from each supposition, and goes on from there.
//!
//! Definitions: D. Berthier, *Pattern-Based Constraint Satisfaction and Logic Puzzles*, chapters 5,
//! 7 and 11.

mod braids;
mod chain;
mod closure;
mod field;
mod length;
mod path;
mod reach;
mod run;
mod targets;
mod told;
mod trials;
#[expect(clippy::module_inception)]
mod whips;

use super::se::{RateError, one_solution};
use crate::board::{Position, View};
use crate::cancel::{Cancel, Cancelled};
use crate::logic::ChainKind;
use chain::Chain;
use field::Field;
pub use length::Length;
use run::Run;
pub use told::{WhipPath, length_of};

/// The longest chains that are searched for unless something else is asked for.
pub const LONGEST: u8 = 36;

/// The ratings of a puzzle by whips and braids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct WhipRating {
    /// W: by whips.
    pub w: Length,
    /// gW: by whips with groups.
    pub gw: Length,
    /// B: by braids.
    pub b: Length,
    /// gB: by braids with groups.
    pub gb: Length,
    /// The depth of trial and error, 0 to 3; `None` if depth 3 does not suffice.
    pub te: Option<u8>,
}

/// The class of a puzzle beyond trial and error of depth 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct TrialRating {
    /// The depth of trial and error, as in [`WhipRating`].
    pub te: Option<u8>,
    /// The least length of braids behind one supposition; only where the depth is 2.
    pub bxb: Option<Length>,
    /// The least length of braids behind two suppositions; only where the depth is 3.
    pub bxbb: Option<Length>,
}

/// Rates a position by whips and braids of at most `longest` questions.
///
/// ```
/// use whydoku::{Cancel, board::Position, rating::whips};
/// let puzzle = "123.5.7...5.........8..1.6....8...3.......4..87.6..2.5..2.9...7.3.5.4...........2";
/// let position = Position::new(&puzzle.parse().unwrap()).unwrap();
/// let rating = whips::rate(&position, whips::LONGEST, Cancel::NEVER).unwrap();
/// assert_eq!([rating.w, rating.gw, rating.b, rating.gb], [whips::Length::Of(4); 4]);
/// assert_eq!(rating.te, Some(1));
/// ```
///
/// # Errors
/// If there is not exactly one solution, or if the search is cancelled.
pub fn rate(position: &Position, longest: u8, cancel: Cancel<'_>) -> Result<WhipRating, RateError> {
    one_solution(position, cancel)?;
    let (field, filled) = base(position);
    let start = Run::new(&field, filled);
    let b = closure::shortest::<false>(start.clone(), longest, cancel)?;
    let gb = closure::shortest::<true>(start.clone(), longest, cancel)?;
    let te = depth(&start, b, cancel)?;
    // A whip is a braid.
    let infinite = |braids: Length| (braids == Length::Infinite).then_some(Length::Infinite);
    let w = infinite(b).map_or_else(|| path::walk::<false>(start.clone(), false, longest, cancel, |_, _, _| ()), Ok)?;
    let gw = infinite(gb).map_or_else(|| path::walk::<true>(start, false, longest, cancel, |_, _, _| ()), Ok)?;
    Ok(WhipRating { w, gw, b, gb, te })
}

/// The chains of the path of a kind, of at most `longest` questions, the shortest first, as far as
/// they go. Singles and locked candidates come between them.
///
/// # Errors
/// If the search is cancelled.
fn chains(position: &Position, kind: ChainKind, longest: u8, cancel: Cancel<'_>) -> Result<Vec<Chain>, Cancelled> {
    let (field, filled) = base(position);
    let run = Run::new(&field, filled);
    let mut chains = Vec::new();
    if kind.has_groups() {
        path::walk::<true>(run, kind.is_braid(), longest, cancel, |run, search, target| {
            chains.extend(search.chain::<true>(run, target));
        })?;
    } else {
        path::walk::<false>(run, kind.is_braid(), longest, cancel, |run, search, target| {
            chains.extend(search.chain::<false>(run, target));
        })?;
    }
    Ok(chains)
}

/// Classifies a position by the braids that it needs behind suppositions, of at most `longest`
/// questions.
///
/// # Errors
/// If there is not exactly one solution, or if the search is cancelled.
pub fn classify(position: &Position, longest: u8, cancel: Cancel<'_>) -> Result<TrialRating, RateError> {
    one_solution(position, cancel)?;
    let (field, filled) = base(position);
    let start = Run::new(&field, filled);
    let te = trials::depth(&start, cancel)?;
    let class = |depth| (te == Some(depth + 1)).then(|| trials::class(&start, depth, longest, cancel)).transpose();
    Ok(TrialRating { te, bxb: class(1)?, bxbb: class(2)? })
}

/// The depth of trial and error of a puzzle with this B.
fn depth(start: &Run, b: Length, cancel: Cancel<'_>) -> Result<Option<u8>, Cancelled> {
    match b {
        Length::Of(0) => Ok(Some(0)),
        Length::Of(_) => Ok(Some(1)),
        Length::Infinite | Length::Above(_) => trials::depth(start, cancel),
    }
}

/// The open candidates after all singles, and the number of cells that are filled.
fn base(position: &Position) -> (Field, usize) {
    let mut position = position.clone();
    while let Some((_, candidate)) = View::ALL.into_iter().find_map(|view| position.first_single(view)) {
        position.place(candidate);
    }
    (Field::new(&position), 81 - position.empty_cells().len())
}

#[cfg(test)]
mod tests;
