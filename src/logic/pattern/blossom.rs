//! Blossoms: alternatives, each of which excludes something by itself or by an almost locked set.
//!
//! The *stem* is a source of alternatives, one of which is true. Each is a candidate, or the places
//! of a digit in some cells. An alternative that sees all places of its digit in an almost locked
//! set, its *petal*, takes the digit from the set, which then needs all its other digits.

use super::Alternatives;
use super::als::AlmostLockedSet;
use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, HouseSet, Position, Question};
use crate::logic::proof::Proof;
use crate::logic::sketch::{Link, Part, Role, Sketch};

/// Alternatives, and the sets that need certain digits if one of them is true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blossom {
    /// The source of the alternatives.
    pub stem: Alternatives,
    /// The alternatives, each with its set.
    pub petals: Vec<Petal>,
    /// The digits of the conclusions: those that the sets need.
    pub digits: DigitSet,
}

/// An alternative, and its set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Petal {
    /// The candidates of one digit, of which one is true.
    pub own: CandidateSet,
    /// The set that it takes its digit from; none if it excludes the conclusions by itself.
    pub set: Option<AlmostLockedSet>,
}

impl Petal {
    /// The digit of the alternative.
    pub fn digit(&self) -> Option<Digit> {
        self.own.first().map(Candidate::digit)
    }

    /// The cells of the alternative.
    pub fn cells(&self) -> CellSet {
        self.own.iter().map(Candidate::cell).collect()
    }

    /// The places of a digit, one of which has it if the alternative is true.
    fn places(&self, position: &Position, digit: Digit) -> CellSet {
        match self.set {
            Some(set) => set.places(position, digit),
            None if self.digit() == Some(digit) => self.cells(),
            None => CellSet::EMPTY,
        }
    }
}

impl Blossom {
    /// The truths of its proof: those of the stem, and the cells of the sets.
    pub fn proof(&self) -> Proof {
        let stem = self.stem.proof();
        let cells = self.sets().flat_map(|set| set.cells).map(Constraint::cell);
        let mut questions: Vec<Constraint> = stem.questions().iter().copied().chain(cells).collect();
        questions.sort_unstable();
        questions.dedup();
        stem.forbidden().iter().cloned().fold(Proof::of(questions), Proof::with_forbidden)
    }

    /// The sets, each once.
    pub fn sets(&self) -> impl Iterator<Item = AlmostLockedSet> + '_ {
        let is_first = |place: usize| self.petals[..place].iter().all(|earlier| earlier.set != self.petals[place].set);
        self.petals.iter().enumerate().filter(move |(place, _)| is_first(*place)).filter_map(|(_, petal)| petal.set)
    }

    /// The places of one of the digits in all sets, and of alternatives of the digit itself.
    pub fn places(&self, position: &Position, digit: Digit) -> CellSet {
        self.petals.iter().fold(CellSet::EMPTY, |cells, petal| cells | petal.places(position, digit))
    }

    /// The cell, if the alternatives are its candidates.
    pub fn stem_cell(&self) -> Option<Cell> {
        match self.stem {
            Alternatives::Question(question) => match question.question() {
                Question::WhichDigit(cell) => Some(cell),
                Question::Where(..) => None,
            },
            _ => None,
        }
    }
}

impl Sketched for Blossom {
    /// The stem, the sets by their letters, with a weak link to each from its alternatives; the
    /// digit that they need as the end.
    fn sketch(&self, position: &Position) -> Sketch {
        let mut sketch = self.stem.sketch(position);
        for (letter, set) in (0..).zip(self.sets()) {
            sketch = sketch.with(set.part(position, letter));
        }
        for petal in &self.petals {
            if let (Some(set), Some(digit)) = (petal.set, petal.digit()) {
                sketch.links.push(Link::weak(petal.own, position.candidates_for(digit, set.cells)));
            }
        }
        let needed = |digit| position.candidates_for(digit, self.places(position, digit));
        let needed = self.digits.iter().map(needed).fold(CandidateSet::EMPTY, |all, some| all | some);
        let base = sketch.base;
        sketch.with(Part::of(Role::End, needed)).on(base, HouseSet::EMPTY)
    }
}
