//! A checker of proofs that knows no technique.
//!
//! An elimination of `e` is proved when no choice of one candidate per truth fits together with
//! `e`; a placement of `p` when no choice fits with `p` false. A choice fits when no two of its
//! candidates share a cell, and no two of one digit share a house. The digit of a filled cell is
//! the one candidate of its four questions. An unfillable pattern is checked to have no filling; a
//! deadly one, that each filling has a twin with the same digits in every house, and that none of
//! its cells is a given; of one that would break a symmetry, that the symmetry keeps the givens as
//! they are, and that no filling fits together with its images under the symmetry, however often
//! that is applied.
//!
//! Two shapes of deadly patterns need no search, however large they are:
//!
//! - Each cell has two candidates, and each house has each digit twice or not at all. A house with
//!   *n* of the cells then has *n* digits, so a filling has each of them there once, and the digits
//!   that it leaves over in the cells are the twin. Rectangles, loops and the grave of all empty
//!   cells are of this shape.
//! - The cells are where two parallel lines cross *n* others, and there are *n* digits; and each
//!   box has both or neither of the cells on a crossing line, or all of one of the two lines. A
//!   filling has each digit once in each of the two lines, and with the two lines exchanged it is
//!   the twin. Extended rectangles are of this shape.
//!
//! *Sound* is one thing, *lean* another. [`check`] says whether a proof holds; [`superfluous`] says
//! whether it would hold with one truth fewer.
//!
//! The checker shares nothing with the searches: it is a plain backtracking over the choices that
//! branches on the truth with the fewest. It is bounded: beyond [`MOST_NODES`] it gives up and says
//! so.

mod choose;
mod few;

use self::choose::{Budget, Choices, TooLarge, Truths, Wanted};
use super::proof::{Because, Forbidden, Proof, Truth};
use super::symmetry::Symmetry;
use crate::board::{
    Candidate, CandidateSet, Cell, Constraint, ConstraintSet, Digit, DigitSet, Element, House, HouseKind, Literal,
    Position,
};

/// The maximum number of choices and fillings that a check tries; the largest nets of the hardest
/// puzzles known need a few thousand.
pub const MOST_NODES: u32 = 1_000_000;

/// The maximum number of truths of a proof. All questions and a few dozen forbidden patterns are
/// below.
const MOST_TRUTHS: usize = 1_000;

/// The reason why a check failed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ProofError {
    /// Nothing is concluded.
    #[error("nothing is concluded")]
    NoConclusion,
    /// A conclusion names a candidate that the position does not have.
    #[error("{0} is not a candidate of the position")]
    NotACandidate(Candidate),
    /// All truths can be met with the conclusion wrong.
    #[error("{concluded} does not follow: {} would meet every truth", list(.way_out))]
    NotProved {
        /// The conclusion.
        concluded: Literal,
        /// One candidate for each truth; they fit together, with the conclusion wrong.
        way_out: Vec<Candidate>,
    },
    /// A deadly pattern has a given cell, or a filled cell that is not known to be none.
    #[error("a deadly pattern must not have a given: {0} is one, or may be")]
    Given(Cell),
    /// A way to fill a pattern called deadly has no twin.
    #[error("the pattern is not deadly: {} has no twin", list(.0))]
    NotDeadly(Vec<Candidate>),
    /// A pattern called unfillable can be filled.
    #[error("the pattern can be filled: {}", list(.0))]
    Fillable(Vec<Candidate>),
    /// The symmetry does not preserve the givens: the image of this one is not a given.
    #[error("the givens are not symmetric: {0} becomes none")]
    NotSymmetric(Cell),
    /// The symmetry maps two digits to one.
    #[error("two digits become the same")]
    NoExchange,
    /// A pattern that is said to break a symmetry can be filled so that it does not.
    #[error("the pattern can be filled symmetrically: {}", list(.0))]
    Symmetric(Vec<Candidate>),
    /// The check was given up; the proof may hold or not.
    #[error("the proof is too large to check: more than {MOST_NODES} nodes")]
    TooLarge,
}

impl From<TooLarge> for ProofError {
    fn from(_: TooLarge) -> ProofError {
        ProofError::TooLarge
    }
}

fn list(candidates: &[Candidate]) -> String {
    candidates.iter().map(Candidate::to_string).collect::<Vec<_>>().join(" ")
}

/// Checks that each conclusion follows from the truths of a proof in this position.
///
/// # Errors
/// The first error; see [`ProofError`].
pub fn check(position: &Position, concluded: &[Literal], proof: &Proof) -> Result<(), ProofError> {
    if concluded.is_empty() {
        return Err(ProofError::NoConclusion);
    }
    if let Some(gone) = concluded.iter().find(|literal| !position.has(literal.candidate())) {
        return Err(ProofError::NotACandidate(gone.candidate()));
    }
    let mut budget = Budget(MOST_NODES);
    let mut truths = Truths::of(&choices(position, proof, &mut budget)?);
    for &concluded in concluded {
        if let Some(way_out) = truths.way_out(None, concluded, &mut budget)? {
            return Err(ProofError::NotProved { concluded, way_out });
        }
        truths.settle(concluded);
    }
    Ok(())
}

/// The candidates that a proof shows to be false: no choice of one candidate for each truth fits
/// with them. Those for which this is [too large](ProofError::TooLarge) to be decided are not among
/// them.
pub fn refuted(position: &Position, proof: &Proof) -> CandidateSet {
    let mut found = CandidateSet::EMPTY;
    let Ok(choices) = choices(position, proof, &mut Budget(MOST_NODES)) else { return found };
    let (mut truths, mut open) = (Truths::of(&choices), position.all_candidates());
    while let Some(candidate) = open.first() {
        open.remove(candidate);
        match truths.way_out(None, Literal::is_not(candidate), &mut Budget(MOST_NODES)) {
            Ok(None) => {
                found.insert(candidate);
                truths.settle(Literal::is_not(candidate));
            }
            // Only what conflicts with this choice may fit with none.
            Ok(Some(way_out)) => {
                let met: ConstraintSet = way_out.iter().flat_map(|chosen| chosen.constraints()).collect();
                let is_met = |other: &Candidate| other.constraints().into_iter().any(|by| met.contains(by));
                open = open.iter().filter(|other| is_met(other) && !way_out.contains(other)).collect();
            }
            Err(TooLarge) => {}
        }
    }
    found
}

/// The place in [`Proof::truths`] of the first truth that a sound proof could do without: every
/// conclusion follows from the others. `None` if there is none, or if that is [too
/// large](ProofError::TooLarge) to be decided.
pub fn superfluous(position: &Position, concluded: &[Literal], proof: &Proof) -> Option<usize> {
    let mut budget = Budget(MOST_NODES);
    let choices = choices(position, proof, &mut budget).ok()?;
    if choices.len() <= few::FEW {
        let follows = |without| concluded.iter().all(|&concluded| !few::has_way_out(&choices, without, concluded));
        return (0..choices.len()).find(|&without| follows(without));
    }
    let mut truths = Truths::of(&choices);
    (0..choices.len()).find(|&without| {
        concluded.iter().all(|&concluded| truths.way_out(Some(without), concluded, &mut budget) == Ok(None))
    })
}

/// The candidates that can meet each truth of a proof, after verifying its forbidden patterns.
fn choices(position: &Position, proof: &Proof, budget: &mut Budget) -> Result<Vec<Choices>, ProofError> {
    if proof.len() > MOST_TRUTHS {
        return Err(ProofError::TooLarge);
    }
    let of_truth = |truth: Truth<'_>| match truth {
        Truth::Question(question) => Ok(position.choices(question).collect()),
        Truth::Guardians(forbidden) => {
            check_forbidden(forbidden, position, budget)?;
            Ok(forbidden.guardians(position).collect())
        }
    };
    proof.truths().map(of_truth).collect()
}

/// Checks that a pattern is forbidden for the reason that it gives.
fn check_forbidden(forbidden: &Forbidden, position: &Position, budget: &mut Budget) -> Result<(), ProofError> {
    let domains: Vec<Choices> = forbidden
        .cells
        .iter()
        .map(|cell| Digit::all().map(move |digit| Candidate::new(cell, digit)))
        .map(|candidates| candidates.filter(|&candidate| forbidden.domain.contains(candidate)).collect())
        .collect();
    match forbidden.because {
        Because::Unfillable => match fill_cells(&domains, budget, &mut |_, _| Ok(true))? {
            Some(filling) => Err(ProofError::Fillable(filling)),
            None => Ok(()),
        },
        Because::Symmetric(symmetry) => {
            if !symmetry.is_exchange() {
                return Err(ProofError::NoExchange);
            }
            if let Some(cell) = symmetry.broken_by(position) {
                return Err(ProofError::NotSymmetric(cell));
            }
            let keeps_it = &mut |filling: &[Candidate], _: &mut Budget| Ok(fits_with_images(filling, symmetry));
            match fill_cells(&domains, budget, keeps_it)? {
                Some(filling) => Err(ProofError::Symmetric(filling)),
                None => Ok(()),
            }
        }
        Because::Deadly => {
            let may_be_given = |cell: &Cell| {
                position.digit(*cell).is_some() && position.givens().is_none_or(|givens| givens.contains(*cell))
            };
            if let Some(cell) = forbidden.cells.iter().find(may_be_given) {
                return Err(ProofError::Given(cell));
            }
            if is_twofold(&domains) || has_exchangeable_lines(forbidden) {
                return Ok(());
            }
            match fill_cells(&domains, budget, &mut |filling, budget| Ok(!has_twin(filling, budget)?))? {
                Some(lonely) => Err(ProofError::NotDeadly(lonely)),
                None => Ok(()),
            }
        }
    }
}

/// Whether there are cells, each cell has two candidates, and each house has each digit twice or
/// not at all.
fn is_twofold(domains: &[Choices]) -> bool {
    if domains.is_empty() || domains.iter().any(|domain| domain.len() != 2) {
        return false;
    }
    let mut counts = [0u8; Constraint::COUNT];
    for candidate in domains.iter().flatten() {
        let in_houses = candidate.constraints().into_iter().filter(|constraint| constraint.house_and_digit().is_some());
        in_houses.for_each(|constraint| counts[constraint.index()] += 1);
    }
    counts.iter().all(|&count| matches!(count, 0 | 2))
}

/// Whether the cells are in two parallel lines that can exchange their digits, because each must
/// have all of the digits.
fn has_exchangeable_lines(forbidden: &Forbidden) -> bool {
    let cells = forbidden.cells;
    let digits: DigitSet = forbidden.domain.iter().map(Candidate::digit).collect();
    [HouseKind::Row, HouseKind::Column].into_iter().any(|kind| {
        let meets = |house: &House| !(house.cells() & cells).is_empty();
        let of_kind = |kind| House::all().filter(move |house| house.kind() == kind).filter(meets);
        let across = if kind == HouseKind::Row { HouseKind::Column } else { HouseKind::Row };
        let has_all = |house: House| (house.cells() & cells).len() == digits.len();
        of_kind(kind).count() == 2
            && of_kind(kind).all(has_all)
            && of_kind(across).all(|crossing| (crossing.cells() & cells).len() == 2)
            && of_kind(HouseKind::Box).all(|block| {
                let has_pairs = of_kind(across).all(|crossing| (crossing.cells() & block.cells() & cells).len() != 1);
                has_pairs || has_all(block) && of_kind(kind).any(|line| (line.cells() & cells).is_subset(block.cells()))
            })
    })
}

/// The first way to fill cells, each from its own domain, that is wanted.
fn fill_cells(
    domains: &[Choices],
    budget: &mut Budget,
    wanted: &mut Wanted<'_>,
) -> Result<Option<Vec<Candidate>>, TooLarge> {
    Truths::of(domains).choose(budget, wanted)
}

/// Whether a filling and its images under repeated application of a symmetry fit together.
fn fits_with_images(filling: &[Candidate], symmetry: Symmetry) -> bool {
    let images = |first: &Candidate| {
        let (first, next) = (*first, move |image: &Candidate| Some(symmetry.candidate(*image)));
        let others = std::iter::successors(next(&first), next).take_while(move |image| *image != first);
        others.chain([first])
    };
    let all: Vec<Candidate> = filling.iter().flat_map(images).collect();
    all.iter().all(|one| all.iter().all(|other| !one.conflicts(*other)))
}

/// Whether the same cells can be filled in another way with the same digits in every house.
fn has_twin(filling: &[Candidate], budget: &mut Budget) -> Result<bool, TooLarge> {
    let digits_by_house = |filling: &[Candidate]| {
        let mut constraints: Vec<Constraint> = filling
            .iter()
            .flat_map(|candidate| candidate.constraints())
            .filter(|constraint| constraint.house_and_digit().is_some())
            .collect();
        constraints.sort_unstable();
        constraints
    };
    let wanted = digits_by_house(filling);
    // A twin's digit in a cell must be in each of the cell's houses already.
    let domain = |cell: Cell| {
        let is_there = |digit: Digit| {
            let held = |house: House| wanted.binary_search(&Constraint::digit_in(digit, house)).is_ok();
            cell.houses().into_iter().all(held)
        };
        Digit::all().filter(|&digit| is_there(digit)).map(|digit| Candidate::new(cell, digit)).collect()
    };
    let domains: Vec<Choices> = filling.iter().map(|candidate| domain(candidate.cell())).collect();
    let is_twin = &mut |twin: &[Candidate], _: &mut Budget| {
        Ok(twin.iter().any(|candidate| !filling.contains(candidate)) && digits_by_house(twin) == wanted)
    };
    Ok(fill_cells(&domains, budget, is_twin)?.is_some())
}
