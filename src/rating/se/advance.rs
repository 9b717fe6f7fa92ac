//! Simple rules within a chain (level 1): locked digits, hidden pairs, naked pairs, X-wings in the
//! working grid.
//!
//! The first rule that finds anything contributes all its patterns. A pattern rests on the
//! candidates that have gone since the start of the run and whose presence would have prevented it;
//! a pattern that rests on nothing did not need the chain and does not count. So only houses and
//! digits that lost candidates are searched.

use super::geometry::{CELLS, COLUMN, HOUSES, ROW, group};
use super::patterns::{fish, hidden_sets, locked, locked_digits, naked_sets};
use super::record::Advanced;
use super::run::{Advance, Collect};
use crate::board::nine::bits;
use crate::cancel::Cancel;
use smallvec::SmallVec;

/// The rules of level 1.
pub struct Patterns;

impl<const W: usize> Advance<W> for Patterns {
    fn advance(&mut self, collect: &mut Collect<'_, W>, _: Cancel<'_>) {
        let (mut digits, mut houses) = (0u16, 0u32);
        for number in collect.start.alive.minus(&collect.work.alive).iter() {
            let candidate = usize::from(collect.net.nodes[number].candidate);
            digits |= 1 << (candidate % 9);
            houses |= HOUSES[candidate / 9].iter().fold(0, |set, &house| set | 1 << house);
        }
        collect.locked(digits);
        if collect.records.is_empty() {
            collect.hidden_pairs(houses);
        }
        if collect.records.is_empty() {
            collect.naked_pairs(houses);
        }
        if collect.records.is_empty() {
            collect.x_wings(digits);
        }
    }
}

/// The candidates that a pattern rests on.
type Parents = SmallVec<[u16; 8]>;

impl<const W: usize> Collect<'_, W> {
    /// Sorts what one step removes, listed as its pattern has it.
    ///
    /// In the classic, numbers ascend row by row and then by digit. Other editions keep the cells
    /// in a hash table, and so take them by what is left of their number on division by its size.
    pub fn sort(&self, removed: &mut SmallVec<[u16; 16]>) {
        if self.net.edition.is_classic() {
            removed.sort_unstable();
            return;
        }
        let cell = |number: &u16| self.net.nodes[usize::from(*number)].candidate / 9;
        let cells = removed.iter().fold(0u128, |cells, number| cells | 1 << cell(number)).count_ones();
        let size = match cells {
            0..=12 => 16,
            13..=24 => 32,
            _ => 64,
        };
        removed.sort_by_key(|number| cell(number) % size);
    }

    /// The members that a group has lost since the start of the run.
    fn gone(&self, group: usize) -> u16 {
        self.start.groups[group] & !self.work.groups[group]
    }

    /// Adds a pattern that rests on something.
    fn add(&mut self, parents: Parents, removed: &mut SmallVec<[u16; 16]>) {
        self.sort(removed);
        let step = self.steps.len() as u16;
        self.steps.push(Advanced { parents, nested: None });
        self.records.extend(removed.iter().map(|&number| (number, step)));
    }

    fn locked(&mut self, digits: u16) {
        let (net, work) = (self.net, self.work);
        locked(&work.groups, net.edition, digits & locked_digits(&work.groups), |hit| {
            let (own, other) = (group(hit.house, hit.digit), group(hit.other, hit.digit));
            let (gone, victims) = (self.gone(own) & !hit.inside, work.groups[other] & !hit.common);
            if gone != 0 && victims != 0 {
                let parents = net.members(own as u16, gone).collect();
                self.add(parents, &mut net.members(other as u16, victims).collect());
            }
            false
        });
    }

    fn hidden_pairs(&mut self, houses: u32) {
        let (net, work) = (self.net, self.work);
        hidden_sets(&work.groups, &net.empty, 2, houses, |house, digits, places| {
            let gone = bits(digits).fold(0, |gone, digit| gone | self.gone(group(house, digit)));
            let mut parents = Parents::new();
            for cell in bits(gone & !places).map(|place| usize::from(CELLS[house][place])) {
                parents.extend(net.members(cell as u16, self.start.groups[cell] & digits));
            }
            if !parents.is_empty() {
                let cells = bits(places).map(|place| usize::from(CELLS[house][place]));
                self.add(
                    parents,
                    &mut cells.flat_map(|cell| net.members(cell as u16, work.groups[cell] & !digits)).collect(),
                );
            }
            false
        });
    }

    fn naked_pairs(&mut self, houses: u32) {
        let (net, work) = (self.net, self.work);
        naked_sets(&work.groups, &net.empty, 2, houses, |house, places, digits| {
            let mut parents = Parents::new();
            for cell in bits(places).map(|place| usize::from(CELLS[house][place])) {
                parents.extend(net.members(cell as u16, self.start.groups[cell] & !digits));
            }
            if !parents.is_empty() {
                let cells = bits(511 & !places).map(|place| usize::from(CELLS[house][place]));
                self.add(
                    parents,
                    &mut cells.flat_map(|cell| net.members(cell as u16, work.groups[cell] & digits)).collect(),
                );
            }
            false
        });
    }

    fn x_wings(&mut self, digits: u16) {
        let (net, work) = (self.net, self.work);
        fish(&work.groups, &net.filled, 2, digits, |(columns, lines, covers, digit)| {
            let (base, cover) = if columns { (COLUMN, ROW) } else { (ROW, COLUMN) };
            let mut parents = Parents::new();
            for line in bits(lines).map(|line| group(base * 9 + line, digit)) {
                parents.extend(net.members(line as u16, self.gone(line) & !covers));
            }
            if !parents.is_empty() {
                let mut removed = SmallVec::new();
                for line in bits(covers).map(|line| group(cover * 9 + line, digit)) {
                    removed.extend(net.members(line as u16, work.groups[line] & !lines));
                }
                self.add(parents, &mut removed);
            }
            false
        });
    }
}
