//! The digits that a candidate takes from almost locked sets, and the digits that these then need.
//!
//! If a candidate sees all places of its digit in an almost locked set, it takes the digit from the
//! set, which then has all its other digits. A cell that sees all places of one of these cannot be
//! that digit: the candidate *excludes* it.

use super::sets::Sets;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Element};
use crate::logic::{AlmostLockedSet, Changes, Fact, Facts};

/// For each candidate and each digit, the cells that cannot have the digit if the candidate is
/// true, because of an almost locked set.
#[derive(Default)]
pub struct Petals {
    excluded: Vec<[CellSet; 9]>,
    /// The candidates for which there are any such cells.
    taking: CandidateSet,
    /// For each digit, the sets that have it, each with its number, ascending, and with the cells
    /// of the digit that see all its places there.
    sets: [Vec<Seen>; 9],
}

/// An almost locked set, and the cells that see all its places of a digit.
struct Seen {
    number: usize,
    set: AlmostLockedSet,
    by: CellSet,
}

impl Fact for Petals {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        let position = facts.position();
        self.excluded.resize(Candidate::COUNT, [CellSet::EMPTY; 9]);
        let before = std::mem::replace(&mut self.taking, CandidateSet::EMPTY);
        before.iter().for_each(|candidate| self.excluded[candidate.index()] = [CellSet::EMPTY; 9]);
        self.sets.iter_mut().for_each(Vec::clear);
        for (number, set) in facts.get::<Sets>().all.iter().enumerate() {
            let mut seeing = [CellSet::EMPTY; 9];
            for digit in set.digits {
                let seen = position.cells_for(digit) & set.places(position, digit).common_peers();
                seeing[digit.index()] = seen;
                if !seen.is_empty() {
                    self.sets[digit.index()].push(Seen { number, set: *set, by: seen });
                }
            }
            for digit in set.digits {
                for cell in seeing[digit.index()] {
                    let candidate = Candidate::new(cell, digit);
                    self.taking.insert(candidate);
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

    /// The digits that a cell can still be if the candidate is true.
    pub fn left(&self, facts: &Facts, candidate: Candidate, cell: Cell) -> DigitSet {
        let is_left = |digit: &Digit| !self.excluded(candidate, *digit).contains(cell);
        facts.position().candidates(cell).iter().filter(is_left).collect()
    }

    /// The sets from which both candidates take their digits: one takes its digit, so the set needs
    /// the other digit, which the other candidate takes.
    pub fn between(&self, one: Candidate, two: Candidate) -> impl Iterator<Item = AlmostLockedSet> + '_ {
        let is_any = self.excluded[one.index()][two.digit().index()].contains(two.cell());
        let [of_one, of_two] = [one, two].map(|candidate| &self.sets[candidate.digit().index()][..]);
        let loses_both = move |seen: &&Seen| {
            seen.by.contains(one.cell())
                && seen.set.digits.contains(two.digit())
                && of_two
                    .binary_search_by_key(&seen.number, |other| other.number)
                    .is_ok_and(|place| of_two[place].by.contains(two.cell()))
        };
        let sets = if is_any && one.digit() != two.digit() { of_one } else { &[] };
        sets.iter().filter(loses_both).map(|seen| seen.set)
    }

    /// The sets with a digit all of whose places there see a cell.
    pub fn with(&self, digit: Digit, cell: Cell) -> impl Iterator<Item = AlmostLockedSet> + '_ {
        self.sets[digit.index()].iter().filter(move |seen| seen.by.contains(cell)).map(|seen| seen.set)
    }
}
