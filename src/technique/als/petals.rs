//! The digits that a candidate takes from almost locked sets, and the digits that these then need.
//!
//! If a candidate sees all places of its digit in an almost locked set, it takes the digit from the
//! set, which then has all its other digits. A cell that sees all places of one of these cannot be
//! that digit: the candidate *excludes* it.

use super::sets::Sets;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Element, nine};
use crate::logic::{AlmostLockedSet, Changes, Fact, Facts};

/// For each candidate and each digit, the cells that cannot have the digit if the candidate is
/// true, because of an almost locked set.
#[derive(Default)]
pub struct Petals {
    excluded: Vec<[CellSet; 9]>,
    /// The candidates for which there are any such cells.
    taking: CandidateSet,
    /// The sets, the smallest first.
    sets: Vec<AlmostLockedSet>,
    /// For each candidate, the numbers of the sets from which it takes its digit, as a row of bits.
    taken: Vec<u64>,
    /// The number of words of a row.
    words: usize,
}

impl Fact for Petals {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        let position = facts.position();
        self.excluded.resize(Candidate::COUNT, [CellSet::EMPTY; 9]);
        let before = std::mem::replace(&mut self.taking, CandidateSet::EMPTY);
        before.iter().for_each(|candidate| self.excluded[candidate.index()] = [CellSet::EMPTY; 9]);
        self.sets.clone_from(&facts.get::<Sets>().all);
        self.words = self.sets.len().div_ceil(64);
        self.taken.clear();
        self.taken.resize(Candidate::COUNT * self.words, 0);
        for (number, set) in self.sets.iter().enumerate() {
            let mut seeing = [CellSet::EMPTY; 9];
            for digit in set.digits {
                seeing[digit.index()] = position.cells_for(digit) & set.places(position, digit).common_peers();
            }
            for digit in set.digits {
                for cell in seeing[digit.index()] {
                    let candidate = Candidate::new(cell, digit);
                    self.taking.insert(candidate);
                    self.taken[candidate.index() * self.words + number / 64] |= 1 << (number % 64);
                    let excluded = &mut self.excluded[candidate.index()];
                    set.digits.without(digit).iter().for_each(|other| excluded[other.index()] |= seeing[other.index()]);
                }
            }
        }
    }
}

impl Petals {
    /// The cells that cannot be this digit if the candidate is true: they see its cell, or a set
    /// needs the digit.
    pub fn excluded(&self, candidate: Candidate, digit: Digit) -> CellSet {
        let seen = if digit == candidate.digit() { candidate.cell().peers() } else { CellSet::EMPTY };
        self.excluded[candidate.index()][digit.index()] | seen
    }

    /// By digit, the cells that cannot be it if the candidate is true, because a set needs it.
    pub fn excluded_by_sets(&self, candidate: Candidate) -> &[CellSet; 9] {
        &self.excluded[candidate.index()]
    }

    /// The digits that a cell can still be if the candidate is true.
    pub fn left(&self, facts: &Facts, candidate: Candidate, cell: Cell) -> DigitSet {
        let is_left = |digit: &Digit| !self.excluded(candidate, *digit).contains(cell);
        facts.position().candidates(cell).iter().filter(is_left).collect()
    }

    /// The sets from which both candidates take their digits: one takes its digit, so the set needs
    /// the other digit, which the other candidate takes.
    pub fn between(&self, one: Candidate, two: Candidate) -> impl Iterator<Item = AlmostLockedSet> + '_ {
        let is_any = self.excluded[one.index()][two.digit().index()].contains(two.cell());
        (is_any && one.digit() != two.digit()).then(|| self.taken_by([one, two])).into_iter().flatten()
    }

    /// The sets from which each of some candidates takes its digit, the smallest first.
    pub fn taken_by<C: AsRef<[Candidate]>>(&self, candidates: C) -> impl Iterator<Item = AlmostLockedSet> + use<'_, C> {
        (0..self.words).flat_map(move |word| {
            let taken = |candidate: &Candidate| self.taken[candidate.index() * self.words + word];
            let sets = candidates.as_ref().iter().map(taken).fold(!0, |all, some| all & some);
            nine::bits(sets).map(move |bit| self.sets[word * 64 + bit])
        })
    }
}
