//! Gurth's symmetrical placement.
//!
//! Turn the grid by a quarter or by half a turn, or mirror it in a diagonal, and exchange some
//! digits for others: if the givens are the same as before, any solution becomes a solution. As the
//! puzzle has only one, it becomes itself. So
//!
//! - a cell that stays in its place, in the centre or on the diagonal, can only be a digit that
//!   stays as it is;
//! - if a cell is filled, its image has the image of its digit;
//! - a candidate goes if its image is gone.
//!
//! The images of digits are read off the givens. A digit that is not among them has the one image
//! that no other digit has.
//!
//! **Proof.** For each cell to which a symmetry is applied, a forbidden pattern: the cell and its
//! image must not break the symmetry.

use crate::board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Element, Literal, Position};
use crate::logic::{
    Because, Evidence, Facts, Family, Flow, Forbidden, Limits, Mirrored, Motion, Proof, Sink, Spec, SymmetricGivens,
    Symmetry,
};

/// Givens that a symmetry keeps as they are.
pub static GURTH_SYMMETRICAL_PLACEMENT: Spec =
    Spec::new("gurth-symmetrical-placement", Family::Uniqueness, search).unique().evidence(Evidence::Derived).tier(5);

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    Motion::ALL.into_iter().filter_map(|motion| symmetry(position, motion)).try_for_each(|symmetry| {
        stays(position, symmetry, sink)?;
        filled(position, symmetry, sink)?;
        gone(position, symmetry, sink)
    })
}

/// The symmetry with this motion, if the givens have one.
fn symmetry(position: &Position, motion: Motion) -> Option<Symmetry> {
    let givens = position.givens().unwrap_or(position.digits().filled());
    let mut images = [None; 9];
    for cell in givens {
        let image = motion.cell(cell);
        let (from, to) = (position.digit(cell)?, position.digit(image).filter(|_| givens.contains(image))?);
        if images[from.index()].replace(to).is_some_and(|before| before != to) {
            return None;
        }
    }
    let taken: DigitSet = images.into_iter().flatten().collect();
    let left = (DigitSet::full() - taken).first();
    let mut digits = [Digit::from_index(0); 9];
    for (digit, image) in digits.iter_mut().zip(images) {
        *digit = image.or(left)?;
    }
    // If two digits are not among the givens, they get the same image here, and there are several
    // solutions.
    Some(Symmetry { motion, digits }).filter(Symmetry::is_exchange)
}

/// Cells that must not be filled like this, as that would break the symmetry.
fn broken(symmetry: Symmetry, domain: CandidateSet) -> Forbidden {
    let cells = domain.iter().map(Candidate::cell).collect();
    Forbidden { cells, domain, because: Because::Symmetric(symmetry) }
}

/// Cells that stay in their place.
fn stays(position: &Position, symmetry: Symmetry, sink: &mut Sink<'_>) -> Flow {
    let changing: DigitSet = Digit::all().filter(|&digit| symmetry.digit(digit) != digit).collect();
    let has_changing = |cell: &Cell| !position.candidates(*cell).is_disjoint(changing);
    let cells: CellSet =
        position.empty_cells().iter().filter(|&cell| symmetry.cell(cell) == cell).filter(has_changing).collect();
    let of_cell = |cell: Cell| changing.iter().map(move |digit| Candidate::new(cell, digit));
    let gone = cells.iter().flat_map(of_cell).filter(|gone| position.has(*gone)).map(Literal::is_not);
    let proof = cells
        .iter()
        .fold(Proof::default(), |proof, cell| proof.with_forbidden(broken(symmetry, of_cell(cell).collect())));
    let pattern = SymmetricGivens { symmetry, mirrored: Mirrored::Stays(cells) };
    sink.find(pattern.into(), gone, proof)
}

/// A cell and its image, with digits of the cell and all digits of the image that are not theirs.
fn unlike(symmetry: Symmetry, digits: impl Iterator<Item = Candidate>) -> CandidateSet {
    let own: CandidateSet = digits.collect();
    let becomes: CandidateSet = own.iter().map(|candidate| symmetry.candidate(candidate)).collect();
    let images: CellSet = becomes.iter().map(Candidate::cell).collect();
    let all = images.iter().flat_map(|cell| Digit::all().map(move |digit| Candidate::new(cell, digit)));
    own | all.filter(|other| !becomes.contains(*other)).collect::<CandidateSet>()
}

/// Cells whose digit has not been carried over.
fn filled(position: &Position, symmetry: Symmetry, sink: &mut Sink<'_>) -> Flow {
    position.digits().filled().iter().try_for_each(|cell| {
        let Some(digit) = position.digit(cell) else { return Flow::Continue(()) };
        let own = Candidate::new(cell, digit);
        let image = symmetry.candidate(own);
        if !position.has(image) {
            return Flow::Continue(());
        }
        let proof = Proof::default().with_forbidden(broken(symmetry, unlike(symmetry, [own].into_iter())));
        let pattern = SymmetricGivens { symmetry, mirrored: Mirrored::Filled(cell) };
        sink.find(pattern.into(), [Literal::is(image)], proof)
    })
}

/// Candidates whose images are gone.
fn gone(position: &Position, symmetry: Symmetry, sink: &mut Sink<'_>) -> Flow {
    let is_open = |cell: &Cell| position.digit(symmetry.cell(*cell)).is_none() && symmetry.cell(*cell) != *cell;
    let lost = |cell: Cell| {
        let all = position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit));
        all.filter(|&own| !position.has(symmetry.candidate(own)))
    };
    let all: Vec<Cell> =
        position.empty_cells().iter().filter(is_open).filter(|&cell| lost(cell).next().is_some()).collect();
    let gone: CandidateSet = all.iter().flat_map(|&cell| lost(cell)).collect();
    let proof = all
        .iter()
        .fold(Proof::default(), |proof, &cell| proof.with_forbidden(broken(symmetry, unlike(symmetry, lost(cell)))));
    let pattern = SymmetricGivens { symmetry, mirrored: Mirrored::Gone(gone) };
    sink.find(pattern.into(), gone.iter().map(Literal::is_not), proof)
}
