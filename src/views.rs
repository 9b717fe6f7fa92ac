//! The cells that each of the four views can fill.
//!
//! A cell can be filled by looking along its *row*, its *column* or at its *box* (the digit has one
//! place left there), or at the *cell* itself (one digit is left). Often several views see the same
//! cell: four sets, fifteen regions of a Venn diagram. Each of the fifteen combinations of views
//! gets some way without guessing, and has to guess from there.
//!
//! The views are in the order row, column, box, cell, in which articles that teach Sudoku introduce
//! them. A combination is a number from 1 to 15 whose bits 0 to 3 are the views in this order.

use crate::board::{CellSet, Position, View};
use crate::cancel::{Cancel, Cancelled};
use crate::logic::Spec;
use crate::solve::{Outcome, Solution, SolveOptions, solve};
use crate::technique::{Profile, known};

/// The four views in the order of this module.
pub const ORDER: [View; 4] = [View::Row, View::Column, View::Box, View::Cell];

/// The cells that the views can fill in a position, and the progress of each combination of views.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Views {
    /// For each view, in the order of [`ORDER`], the empty cells that it can fill right now.
    pub fills: [CellSet; 4],
    /// The regions of the Venn diagram: the cells that exactly this combination of views can fill.
    /// At 0 those that none can.
    pub regions: [CellSet; 16],
    /// The progress of the combinations 1 to 15.
    pub combinations: Vec<Combination>,
}

/// The progress of a combination of views.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Combination {
    /// The views, as bits; see the [module](self).
    pub views: usize,
    /// The number of cells they fill without guessing.
    pub filled: usize,
    /// Whether they solve the puzzle without guessing.
    pub solved: bool,
    /// The guessing needed to solve the puzzle, if it was requested and there is one solution.
    pub guessing: Option<Guessing>,
}

/// The guessing that a solution needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Guessing {
    /// The number of guesses, wrong ones included.
    pub guesses: usize,
    /// The greatest number that were open at once.
    pub depth: usize,
}

/// Looks at a position in all four views, and measures the progress of each combination of them;
/// with `guess` also the guessing that each needs. The guesses are those of
/// [`solve`](crate::solve).
///
/// # Errors
/// If it was cancelled.
pub fn look(position: &Position, guess: bool, cancel: Cancel<'_>) -> Result<Views, Cancelled> {
    let fills = ORDER.map(|view| position.singles(view).map(|(_, candidate)| candidate.cell()).collect::<CellSet>());
    let mut regions = [CellSet::EMPTY; 16];
    for cell in position.empty_cells() {
        let seen_by = |mask, view: usize| mask | usize::from(fills[view].contains(cell)) << view;
        regions[(0..4).fold(0, seen_by)].insert(cell);
    }
    let combinations: Result<_, _> = (1..16).map(|views| try_combination(position, views, guess, cancel)).collect();
    Ok(Views { fills, regions, combinations: combinations? })
}

fn try_combination(
    position: &Position,
    views: usize,
    guess: bool,
    cancel: Cancel<'_>,
) -> Result<Combination, Cancelled> {
    let profile = profile_of(views);
    let solved = |options| match solve(position.clone(), &profile, options, cancel) {
        Solution { outcome: Outcome::Cancelled, .. } => Err(Cancelled),
        solution => Ok(solution),
    };
    let logic = solved(SolveOptions::without_guessing())?;
    let guessing = if guess { Some(solved(SolveOptions::default())?) } else { None };
    let guessing = guessing.filter(|solution| matches!(solution.outcome, Outcome::Solved(_)));
    Ok(Combination {
        views,
        filled: logic.trace.steps().count(),
        solved: matches!(logic.outcome, Outcome::Solved(_)),
        guessing: guessing
            .map(|Solution { trace, .. }| Guessing { guesses: trace.guesses(), depth: trace.deepest_guess() }),
    })
}

/// The singles of these views, in the order of the standard profile.
fn profile_of(views: usize) -> Profile {
    static SINGLES: [&Spec; 4] =
        [&known::HIDDEN_SINGLE_ROW, &known::HIDDEN_SINGLE_COLUMN, &known::HIDDEN_SINGLE_BOX, &known::NAKED_SINGLE];
    let mut profile = Profile::singles();
    profile.rungs.retain(|rung| {
        let view = SINGLES.iter().position(|&single| single == rung.technique);
        view.is_some_and(|view| views >> view & 1 != 0)
    });
    profile
}
