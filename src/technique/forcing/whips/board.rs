//! A position as whips see it: what a constraint has left when some candidates are gone, and the
//! suppositions that fail at all.

use crate::board::{Candidate, CandidateSet, CellSet, Constraint, Digit, House, HouseKind, Position};
use crate::technique::forcing::conflicts::{Conflicts, touched};
use std::cell::Ref;

/// The find in a constraint.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Found {
    One(Candidate),
    /// A digit in one of the cells where two houses cross: the house of the constraint, and this
    /// one.
    Group(Digit, CellSet, House),
}

/// A position, with the conflicts of each candidate.
pub(super) struct Board<'p> {
    pub(super) position: &'p Position,
    pub(super) conflicts: Ref<'p, Conflicts>,
}

impl Board<'_> {
    /// Whether a supposition leads to a contradiction when all consequences are followed at once,
    /// groups included.
    pub(super) fn fails(&self, supposed: Candidate) -> bool {
        let mut gone = self.conflicts.of(supposed);
        let mut on = CandidateSet::of(supposed);
        // Constraints that have lost a candidate since they were examined.
        let mut open = touched(gone);
        while let Some(constraint) = open.first() {
            open.remove(constraint);
            let takes = match self.left(constraint, &gone) {
                (None, _) => return true,
                (Some(one), false) if !on.contains(one) => {
                    on.insert(one);
                    self.conflicts.of(one)
                }
                (Some(_), true) => self.group(constraint, gone).map_or(CandidateSet::EMPTY, |found| self.taken(found)),
                _ => continue,
            };
            open |= touched(takes - gone);
            gone |= takes;
        }
        false
    }

    /// Whether a supposition leads to a contradiction if its own conflicts count only at both ends.
    pub(super) fn fails_without_it(&self, supposed: Candidate) -> bool {
        let takes = self.conflicts.of(supposed);
        let (mut gone, mut on) = (CandidateSet::EMPTY, CandidateSet::of(supposed));
        let mut open = touched(takes);
        let mut ends = 1;
        while !open.is_empty() {
            let mut new = CandidateSet::EMPTY;
            for constraint in open {
                let by_supposition = takes - gone;
                let candidates = self.conflicts.candidates(constraint);
                let spared = candidates.iter().filter(|&&one| by_supposition.contains(one)).count();
                match self.left(constraint, &(gone | takes)) {
                    (None, _) if spared <= ends + 1 => return true,
                    (Some(one), false) if spared <= ends && !on.contains(one) => {
                        on.insert(one);
                        new |= self.conflicts.of(one);
                    }
                    _ => {}
                }
            }
            open = touched(new - gone);
            gone |= new;
            ends = 0;
        }
        false
    }

    /// The first remaining candidate of a constraint, and whether there are more.
    pub(super) fn left(&self, constraint: Constraint, gone: &CandidateSet) -> (Option<Candidate>, bool) {
        let candidates = self.conflicts.candidates(constraint).iter().copied();
        let mut left = candidates.filter(|&candidate| !gone.contains(candidate));
        (left.next(), left.next().is_some())
    }

    /// The group that remains in a constraint, if all its places are where two houses cross.
    pub(super) fn group(&self, constraint: Constraint, gone: CandidateSet) -> Option<Found> {
        let (house, digit) = constraint.house_and_digit()?;
        let left = self.conflicts.candidates(constraint).iter().filter(|&&candidate| !gone.contains(candidate));
        let cells: CellSet = left.map(|candidate| candidate.cell()).collect();
        let is_box = |house: House| house.kind() == HouseKind::Box;
        let cover = cells.common_houses().find(|&other| is_box(other) != is_box(house))?;
        Some(Found::Group(digit, cells, cover))
    }

    /// The candidates that conflict with a find.
    pub(super) fn taken(&self, found: Found) -> CandidateSet {
        match found {
            Found::One(candidate) => self.conflicts.of(candidate),
            Found::Group(digit, cells, cover) => self.position.candidates_for(digit, cover.cells() - cells),
        }
    }
}
