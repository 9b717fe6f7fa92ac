//! Proofs, and a checker that knows no technique.
//!
//! A proof is a list of *truths*: constraints used as "at least one of its candidates is true". A removal of `e` is
//! proved when no choice of one candidate per truth fits together with `e`; a placement `p` when no choice fits
//! with `p` false. A choice fits when no two of its candidates stand in one cell, and no two of one digit in one
//! house. The digit of a filled cell is the one candidate of its four constraints.
//!
//! Where a technique assumes that the puzzle has one solution, the proof also has a deadly pattern: cells, none of
//! them given, and candidates that would fill them in such a way that the digits could be exchanged unnoticed. It
//! adds one truth: some other candidate of these cells is true.
//!
//! With enough truths anything true can be proved. So a proof must be the step's own: its truths come from the
//! pattern, and they are *irredundant*: without any one of them some conclusion is no longer proved.
//!
//! The checker shares nothing with the searches; it is a plain backtracking over the choices, branching on the truth
//! with the fewest.

use super::step::{Conclusion, Step};
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, Element, House, Position};
use smallvec::SmallVec;

/// Why a step's conclusion follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// Constraints, each used as "at least one of its candidates is true". Eight fit without an allocation.
    pub truths: SmallVec<[Constraint; 8]>,
    /// The deadly pattern that a unique solution rules out.
    pub deadly: Option<Box<Deadly>>,
}

/// Cells that could be filled in two ways with the same digits in every house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deadly {
    /// The cells, none of them a given.
    pub cells: CellSet,
    /// The candidates that would make them deadly; one of the other candidates of the cells is true.
    pub candidates: CandidateSet,
}

impl Proof {
    /// A proof from one constraint, as for a single.
    #[inline]
    pub fn of_one(truth: Constraint) -> Proof {
        Proof { truths: SmallVec::from_buf_and_len([truth; 8], 1), deadly: None }
    }

    /// A proof from constraints alone.
    #[inline]
    pub fn of(truths: impl IntoIterator<Item = Constraint>) -> Proof {
        Proof { truths: truths.into_iter().collect(), deadly: None }
    }
}

/// What is wrong with a step.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ProofError {
    /// The step concludes nothing.
    #[error("the step concludes nothing")]
    NoConclusion,
    /// A conclusion speaks of a candidate that is not there (any more).
    #[error("{0} is not a candidate of the position")]
    NotACandidate(Candidate),
    /// All truths can be met although the conclusion is wrong.
    #[error("{} does not follow: all truths could be met by {}", shown(.removal, *.candidate), list(.way_out))]
    NotProved {
        /// The candidate that was concluded true or false.
        candidate: Candidate,
        /// Whether it was concluded false.
        removal: bool,
        /// One candidate for each truth; they fit together, with the conclusion wrong.
        way_out: Vec<Candidate>,
    },
    /// Every conclusion follows without this truth.
    #[error("the truth {0} is superfluous")]
    Superfluous(Constraint),
    /// Every conclusion follows without the deadly pattern.
    #[error("the deadly pattern is superfluous")]
    SuperfluousDeadly,
    /// The deadly pattern has a given, or givens are not known.
    #[error("the deadly pattern needs cells known not to be given: {0} is not")]
    Given(Cell),
    /// A way to fill the deadly pattern has no twin.
    #[error("the pattern is not deadly: {} has no twin", list(.0))]
    NotDeadly(Vec<Candidate>),
}

fn shown(removal: &bool, candidate: Candidate) -> String {
    if *removal { format!("{}<>{}", candidate.cell(), candidate.digit()) } else { candidate.to_string() }
}

fn list(candidates: &[Candidate]) -> String {
    candidates.iter().map(Candidate::to_string).collect::<Vec<_>>().join(" ")
}

/// Checks that the step's conclusions follow from its truths in this position, and that no truth is superfluous.
///
/// # Errors
/// The first thing that is wrong; see [`ProofError`].
pub fn check(position: &Position, step: &Step) -> Result<(), ProofError> {
    let (candidates, removal) = match &step.conclusion {
        Conclusion::Placements(candidates) => (candidates, false),
        Conclusion::Eliminations(candidates) => (candidates, true),
    };
    if candidates.is_empty() {
        return Err(ProofError::NoConclusion);
    }
    if let Some(&gone) = candidates.iter().find(|&&candidate| !position.has(candidate)) {
        return Err(ProofError::NotACandidate(gone));
    }
    let truths: Vec<Truth> =
        step.proof.truths.iter().map(|&truth| position.choices(truth).collect()).collect();
    let other: Option<Truth> = step.proof.deadly.as_deref().map(|deadly| deadly.others(position)).transpose()?;

    let all: Vec<&Truth> = truths.iter().chain(&other).collect();
    for &candidate in candidates {
        if let Some(way_out) = way_out(&all, candidate, removal) {
            return Err(ProofError::NotProved { candidate, removal, way_out });
        }
    }
    for without in 0..all.len() {
        let rest: Vec<&Truth> =
            all.iter().enumerate().filter(|&(i, _)| i != without).map(|(_, &truth)| truth).collect();
        if candidates.iter().all(|&candidate| way_out(&rest, candidate, removal).is_none()) {
            let superfluous = step.proof.truths.get(without);
            return Err(superfluous.map_or(ProofError::SuperfluousDeadly, |&truth| ProofError::Superfluous(truth)));
        }
    }
    Ok(())
}

/// Candidates of which at least one is true.
type Truth = SmallVec<[Candidate; 9]>;

/// One candidate for each truth, fitting together although the conclusion is wrong; `None` proves the conclusion.
fn way_out(truths: &[&Truth], conclusion: Candidate, removal: bool) -> Option<Vec<Candidate>> {
    let open: Vec<Truth> = truths
        .iter()
        .map(|truth| {
            let fits = |&&candidate: &&Candidate| {
                if removal { !candidate.conflicts(conclusion) } else { candidate != conclusion }
            };
            truth.iter().filter(fits).copied().collect()
        })
        .collect();
    let mut chosen = Vec::new();
    choose(open, &mut chosen).then_some(chosen)
}

/// Chooses a candidate for each open truth, the narrowest truth first.
fn choose(mut open: Vec<Truth>, chosen: &mut Vec<Candidate>) -> bool {
    let Some(narrowest) = (0..open.len()).min_by_key(|&i| open[i].len()) else { return true };
    for candidate in open.swap_remove(narrowest) {
        chosen.push(candidate);
        let rest =
            open.iter().map(|truth| truth.iter().filter(|other| !candidate.conflicts(**other)).copied().collect());
        if choose(rest.collect(), chosen) {
            return true;
        }
        chosen.pop();
    }
    false
}

impl Deadly {
    /// The candidates of the cells that are not deadly, once the pattern is seen to be deadly.
    fn others(&self, position: &Position) -> Result<Truth, ProofError> {
        if let Some(cell) = self.cells.iter().find(|&cell| position.givens().is_none_or(|givens| givens.contains(cell)))
        {
            return Err(ProofError::Given(cell));
        }
        let cells: Vec<Cell> = self.cells.iter().collect();
        let domain = |cell: Cell| {
            Digit::all()
                .map(move |digit| Candidate::new(cell, digit))
                .filter(|&candidate| self.candidates.contains(candidate))
        };
        let mut filling = Vec::new();
        if let Some(lonely) = fill(&cells, &domain, &mut filling, &mut |filling| !has_twin(filling)) {
            return Err(ProofError::NotDeadly(lonely));
        }
        let possible = cells.iter().flat_map(|&cell| position.choices(Constraint::cell(cell)));
        Ok(possible.filter(|&candidate| !self.candidates.contains(candidate)).collect())
    }
}

/// The first way to fill the cells from their domains, without conflicts, that is wanted.
fn fill<D: Iterator<Item = Candidate>>(
    cells: &[Cell],
    domain: &impl Fn(Cell) -> D,
    filling: &mut Vec<Candidate>,
    wanted: &mut dyn FnMut(&[Candidate]) -> bool,
) -> Option<Vec<Candidate>> {
    let Some(&cell) = cells.get(filling.len()) else {
        return wanted(filling).then(|| filling.clone());
    };
    for candidate in domain(cell) {
        if filling.iter().all(|other| !other.conflicts(candidate)) {
            filling.push(candidate);
            if let Some(found) = fill(cells, domain, filling, wanted) {
                return Some(found);
            }
            filling.pop();
        }
    }
    None
}

/// Can the same cells be filled in another way with the same digits in every house?
fn has_twin(filling: &[Candidate]) -> bool {
    let digits_by_house = |filling: &[Candidate]| {
        let mut constraints: Vec<Constraint> = filling
            .iter()
            .flat_map(|candidate| candidate.constraints())
            .filter(|constraint| constraint.house_and_digit().is_some())
            .collect();
        constraints.sort_unstable();
        constraints
    };
    let cells: Vec<Cell> = filling.iter().map(|candidate| candidate.cell()).collect();
    let wanted = digits_by_house(filling);
    // A twin's digit in a cell must stand in each of the cell's houses already.
    let domain = |cell: Cell| {
        Digit::all()
            .filter(|&digit| {
                let there = |house: House| wanted.binary_search(&Constraint::digit_in(digit, house)).is_ok();
                cell.houses().into_iter().all(there)
            })
            .map(move |digit| Candidate::new(cell, digit))
            .collect::<Vec<_>>()
            .into_iter()
    };
    fill(&cells, &domain, &mut Vec::new(), &mut |twin| twin != filling && digits_by_house(twin) == wanted).is_some()
}
