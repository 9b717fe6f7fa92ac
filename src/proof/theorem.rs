//! What is to be proved of a puzzle, and the way there.

use super::formula::Formula;
use crate::board::{Grid, Position};
use crate::cancel::Cancel;
use crate::format::Reading;
use crate::logic::{Because, Event, Forbidden, Ladder, Replay, Trace};
use crate::solve::{Outcome, SolveOptions, look_ahead, solve};
use crate::technique::Profile;
use crate::why::refute;
use std::collections::BTreeMap;

/// The treatment of steps that assume one solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Uniqueness {
    /// There are none: the path does without them.
    #[default]
    Off,
    /// What such a step assumes is proved without the assumption, where that is possible; elsewhere
    /// it is a premise.
    Refuted,
    /// What such a step assumes is a premise.
    Assumed,
}

/// A formula that cannot be satisfied, and the steps that show it.
///
/// The formula says that the puzzle has a solution other than the one claimed, or one at all.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Theorem {
    /// The formula.
    pub formula: Formula,
    /// The steps to the solution or to a contradiction; then, for each guess that is still open in
    /// the solution, from the last to the first, those that show that without its candidate there
    /// is none.
    pub(super) paths: Vec<Trace>,
    /// For events of the first path, by index, the patterns that are proved to be forbidden.
    pub(super) refuted: BTreeMap<usize, Vec<(Forbidden, Trace)>>,
}

/// The reason why nothing is proved.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NoTheorem {
    /// There are several solutions; two of them.
    #[error("there are several solutions")]
    Several(Box<[Grid; 2]>),
    /// The path ends before its goal, as there are too many guesses.
    #[error("too many guesses are needed")]
    Stuck,
    /// It was cancelled.
    #[error("cancelled")]
    Cancelled,
}

impl Theorem {
    /// What holds of a puzzle that was read, by the techniques of a profile, and guesses where they
    /// end.
    ///
    /// # Errors
    /// If it has several solutions, or no way to the only one is found.
    pub fn read(
        reading: &Reading,
        profile: &Profile,
        uniqueness: Uniqueness,
        cancel: Cancel<'_>,
    ) -> Result<Theorem, NoTheorem> {
        match reading.position() {
            Ok(position) => Theorem::new(&position, profile, uniqueness, cancel),
            Err(_) => Ok(Theorem::of(Formula::of_grid(reading.givens_alone()), Vec::new())),
        }
    }

    /// What holds of a position, by the techniques of a profile, and guesses where they end.
    ///
    /// # Errors
    /// If it has several solutions, or no way to the only one is found.
    pub fn new(
        position: &Position,
        profile: &Profile,
        uniqueness: Uniqueness,
        cancel: Cancel<'_>,
    ) -> Result<Theorem, NoTheorem> {
        let plain = profile.clone().without_uniqueness();
        let ladder = if uniqueness == Uniqueness::Off { &plain } else { profile };
        let formula = Formula::of(position);
        match look_ahead(position, cancel) {
            Outcome::Cancelled => Err(NoTheorem::Cancelled),
            Outcome::Several(grids) => Err(NoTheorem::Several(grids)),
            Outcome::Solved(solution) => {
                let solved = solve(position.clone(), ladder, SolveOptions::default(), cancel);
                if solved.outcome.solution() != Some(&solution) {
                    return Err(stuck(cancel));
                }
                let rest = after(&solved.trace, &plain, cancel)?;
                let paths = [solved.trace].into_iter().chain(rest).collect();
                let mut theorem = Theorem::of(Formula { solution: Some(solution), ..formula }, paths);
                theorem.treat(uniqueness, &plain, cancel)?;
                Ok(theorem)
            }
            _ => Ok(Theorem::of(formula, vec![refutation(position, &plain, cancel)?])),
        }
    }

    fn of(formula: Formula, paths: Vec<Trace>) -> Theorem {
        Theorem { formula, paths, refuted: BTreeMap::new() }
    }

    /// The patterns whose filling would give a second solution, and which are taken to be forbidden
    /// for that reason.
    pub fn premises(&self) -> &[Forbidden] {
        &self.formula.premises
    }

    /// The patterns whose filling would give a second solution, and which are proved to be
    /// forbidden.
    pub fn refuted(&self) -> impl Iterator<Item = &Forbidden> {
        self.refuted.values().flatten().map(|(forbidden, _)| forbidden)
    }

    /// Proves what the steps assume, or makes it a premise.
    fn treat(&mut self, uniqueness: Uniqueness, plain: &Profile, cancel: Cancel<'_>) -> Result<(), NoTheorem> {
        let Some(path) = self.paths.first().filter(|path| path.assumes_uniqueness()) else { return Ok(()) };
        let mut replay = Replay::new(path.start.clone());
        // Those that hold whatever is guessed.
        let mut lasting: Vec<Forbidden> = Vec::new();
        for (index, event) in path.events.iter().enumerate() {
            let patterns = if let Event::Step(step) = event { step.proof.forbidden() } else { &[] };
            for forbidden in patterns.iter().filter(|forbidden| forbidden.because != Because::Unfillable) {
                if lasting.contains(forbidden) {
                    continue;
                }
                if replay.depth() == 0 {
                    lasting.push(forbidden.clone());
                }
                let refuted = match uniqueness {
                    Uniqueness::Refuted => refuted(forbidden, replay.position(), plain, cancel)?,
                    Uniqueness::Off | Uniqueness::Assumed => None,
                };
                match refuted {
                    Some(trace) => self.refuted.entry(index).or_default().push((forbidden.clone(), trace)),
                    None if self.formula.premises.contains(forbidden) => {}
                    None => self.formula.premises.push(forbidden.clone()),
                }
            }
            replay.apply(event).map_err(|_| NoTheorem::Stuck)?;
        }
        Ok(())
    }
}

fn stuck(cancel: Cancel<'_>) -> NoTheorem {
    if cancel.is_cancelled() { NoTheorem::Cancelled } else { NoTheorem::Stuck }
}

/// The steps that show that a position has no solution.
fn refutation(position: &Position, profile: &Profile, cancel: Cancel<'_>) -> Result<Trace, NoTheorem> {
    let singles = profile.clone().within(&Profile::singles());
    let ladders: [&dyn Ladder; 2] = [profile, &singles];
    let found = refute(position, &ladders, SolveOptions::default(), cancel);
    found.map(|slice| slice.trace).ok_or_else(|| stuck(cancel))
}

/// The steps that show that a forbidden pattern cannot be filled in a position, if it cannot.
fn refuted(
    forbidden: &Forbidden,
    position: &Position,
    profile: &Profile,
    cancel: Cancel<'_>,
) -> Result<Option<Trace>, NoTheorem> {
    let mut filled = position.clone();
    for guardian in forbidden.guardians(position) {
        if !filled.remove(guardian) {
            // A cell of the pattern is filled with a guardian, so there is nothing to refute.
            return Ok(None);
        }
    }
    match refutation(&filled, profile, cancel) {
        Ok(trace) => Ok(Some(trace)),
        Err(NoTheorem::Stuck) => Ok(None),
        Err(other) => Err(other),
    }
}

/// For each guess that is open at the end of a path, from the last to the first, the steps that
/// show that there is no other solution without its candidate.
fn after(path: &Trace, profile: &Profile, cancel: Cancel<'_>) -> Result<Vec<Trace>, NoTheorem> {
    let mut paths = Vec::new();
    let Ok(mut replay) = path.walk(|_| {}) else { return Err(NoTheorem::Stuck) };
    let mut next = path.events.len();
    while let Some((removed, guess)) = replay.last_guess() {
        let retreat = Event::Retreat { removed, depth: replay.depth(), branch: [guess, next - 1] };
        replay.apply(&retreat).map_err(|_| NoTheorem::Stuck)?;
        next += 1;
        paths.push(refutation(replay.position(), profile, cancel)?);
    }
    Ok(paths)
}
