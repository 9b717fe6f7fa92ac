//! Trial and error: suppositions on a board, one inside the other.
//!
//! What follows from a supposition is kept. When the board loses candidates, what follows is what
//! followed before, and what that adds; where it had lost them already, nothing. That is exact, as
//! neither singles nor braids depend on the order.

use super::closure::Closure;
use super::length::Length;
use super::run::Run;
use crate::cancel::{Cancel, Cancelled};

/// The greatest depth that is tried; no puzzle is known that needs more.
const DEEPEST: u8 = 3;

/// The least depth of trial and error that solves a board, with singles behind suppositions.
///
/// # Errors
/// If the search is cancelled.
pub fn depth(start: &Run, cancel: Cancel<'_>) -> Result<Option<u8>, Cancelled> {
    let mut run = start.clone();
    for depth in 0..=DEEPEST {
        Trials::new(&run, depth, 0, cancel).close(&mut run)?;
        if run.is_solved() {
            return Ok(Some(depth));
        }
    }
    Ok(None)
}

/// The least length of braids behind `depth` suppositions that solves a board.
///
/// # Errors
/// If the search is cancelled.
pub fn class(start: &Run, depth: u8, longest: u8, cancel: Cancel<'_>) -> Result<Length, Cancelled> {
    let mut run = start.clone();
    for length in 1..=longest {
        Trials::new(&run, depth, length, cancel).close(&mut run)?;
        if run.is_solved() {
            return Ok(Length::Of(length));
        }
    }
    Ok(Length::Above(longest))
}

/// What is known of a board under suppositions.
struct Trials<'f, 'c> {
    depth: u8,
    /// The length of the braids that are applied everywhere; 0 for singles alone.
    length: u8,
    closure: Option<Closure<'c>>,
    /// What follows from each candidate, once it was supposed.
    suppositions: Vec<Option<Supposition<'f, 'c>>>,
    cancel: Cancel<'c>,
}

/// A candidate that is supposed, with all that follows.
struct Supposition<'f, 'c> {
    run: Run<'f>,
    trials: Trials<'f, 'c>,
}

impl<'f, 'c> Trials<'f, 'c> {
    fn new(run: &Run<'f>, depth: u8, length: u8, cancel: Cancel<'c>) -> Trials<'f, 'c> {
        let suppositions = if depth == 0 { 0 } else { run.field.candidates };
        Trials {
            depth,
            length,
            closure: (length > 0).then(|| Closure::new(run, cancel)),
            suppositions: (0..suppositions).map(|_| None).collect(),
            cancel,
        }
    }

    /// Removes all that leads to a contradiction, until the board is over or all was tried in vain.
    fn close(&mut self, run: &mut Run<'f>) -> Result<(), Cancelled> {
        self.follow(run)?;
        if self.depth == 0 || run.is_over() {
            return Ok(());
        }
        let field = run.field;
        let fewest = |&candidate: &usize| {
            let questions = field.questions[candidate].iter();
            questions.map(|&question| run.left_to(question.into())).min()
        };
        let mut order: Vec<usize> = run.open().collect();
        order.sort_by_key(fewest);
        let mut in_vain = 0;
        for candidate in order.iter().copied().cycle() {
            if in_vain == order.len() {
                break;
            }
            in_vain += 1;
            if run.is_open(candidate) && self.refutes(run, candidate)? {
                self.change(run, |run, changes| run.remove(candidate, changes));
                self.follow(run)?;
                if run.is_over() {
                    break;
                }
                in_vain = 0;
            }
        }
        Ok(())
    }

    /// Changes the board.
    fn change(&mut self, run: &mut Run<'f>, change: impl FnOnce(&mut Run<'f>, &mut Vec<u16>)) {
        match &mut self.closure {
            Some(closure) => change(run, &mut closure.changes),
            None => change(run, &mut Vec::new()),
        }
    }

    /// Applies the braids, if there are any.
    fn follow(&mut self, run: &mut Run<'f>) -> Result<(), Cancelled> {
        match &mut self.closure {
            Some(closure) if !run.is_over() => closure.close::<false>(run, self.length),
            _ => Ok(()),
        }
    }

    /// Whether a candidate leads to a contradiction.
    fn refutes(&mut self, run: &Run<'f>, candidate: usize) -> Result<bool, Cancelled> {
        if self.cancel.is_cancelled() {
            return Err(Cancelled);
        }
        let mut is_news = false;
        let supposition = match &mut self.suppositions[candidate] {
            Some(known) => known,
            unknown => {
                is_news = true;
                let mut supposed = run.clone();
                supposed.place(candidate, &mut Vec::new());
                let trials = Trials::new(&supposed, self.depth - 1, self.length, self.cancel);
                unknown.insert(Supposition { run: supposed, trials })
            }
        };
        let Supposition { run: supposed, trials } = supposition;
        for other in 0..run.field.candidates {
            if !supposed.is_broken && !run.is_open(other) && supposed.is_open(other) {
                is_news = true;
                trials.change(supposed, |supposed, changes| match run.is_placed(other) {
                    true => supposed.place(other, changes),
                    false => supposed.remove(other, changes),
                });
            }
        }
        if is_news && !supposed.is_broken {
            trials.close(supposed)?;
        }
        Ok(supposed.is_broken)
    }
}
