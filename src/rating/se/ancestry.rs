//! The number of records that a record rests on, itself included: the length that rates chains.
//!
//! Order does not matter for a count, so this is a plain search over sets. A true candidate rests
//! on its whole group at the start of the run, itself excepted.

use super::bits::Bits;
use super::net::{Grid, NONE, Net};
use super::record::{ADVANCED, Clash, Nested, Run, Said, cause_of};
use crate::board::nine::bits;

/// Counts the ancestors of records of one run, which began at `start`.
pub struct Ancestry<'a, const W: usize> {
    net: &'a Net<W>,
    start: &'a Grid<W>,
    run: &'a Run<W>,
    /// The true ancestors met.
    pub on: Bits<W>,
    /// The false ancestors met.
    pub off: Bits<W>,
    stack: smallvec::SmallVec<[u16; 64]>,
    /// The number of ancestors met.
    pub count: u32,
    /// The number of ancestors beyond which no more are looked for.
    most: u32,
}

const OFF: u16 = 1 << 15;

impl<'a, const W: usize> Ancestry<'a, W> {
    /// Nothing met yet. More than `most` ancestors need not be counted.
    pub fn new(net: &'a Net<W>, start: &'a Grid<W>, run: &'a Run<W>, most: u32) -> Self {
        let stack = smallvec::SmallVec::new();
        Ancestry { net, start, run, on: Bits::EMPTY, off: Bits::EMPTY, stack, count: 0, most }
    }

    /// Adds a record of the run and all its ancestors.
    pub fn add(&mut self, (number, is_on): Said) {
        if is_on {
            self.push_on(number)
        } else {
            self.push_off(number)
        }
        self.drain();
    }

    /// Adds the record that a run ended with.
    pub fn add_clash(&mut self, clash: &Clash) {
        self.count += 1;
        if clash.is_new_on {
            self.push_parents_of_on(clash.number, clash.from)
        } else {
            self.push_on(clash.from)
        }
        self.drain();
    }

    #[inline(always)]
    fn push_on(&mut self, number: u16) {
        if !self.on.has(usize::from(number)) {
            self.on.add(usize::from(number));
            self.stack.push(number);
            self.count += 1;
        }
    }

    #[inline(always)]
    fn push_off(&mut self, number: u16) {
        if !self.off.has(usize::from(number)) {
            self.off.add(usize::from(number));
            self.stack.push(number | OFF);
            self.count += 1;
        }
    }

    /// All other members of the group were false.
    #[inline(always)]
    fn push_parents_of_on(&mut self, number: u16, from: u16) {
        let Some(cause) = cause_of(from) else { return };
        let node = &self.net.nodes[usize::from(number)];
        let group = node.groups[cause];
        let others = self.start.groups[usize::from(group)] & !node.bits[cause];
        let members = &self.net.members[usize::from(group)];
        for place in bits(others) {
            self.push_off(members[place & 15]);
        }
    }

    fn drain(&mut self) {
        while self.count <= self.most
            && let Some(top) = self.stack.pop()
        {
            if top & OFF == 0 {
                self.push_parents_of_on(top, self.run.on.from[usize::from(top)]);
                continue;
            }
            let from = self.run.off.from[usize::from(top & !OFF)];
            if from == NONE {
                continue;
            }
            if from & ADVANCED == 0 {
                self.push_on(from);
            } else {
                for i in 0..self.run.steps[usize::from(from & !ADVANCED)].parents.len() {
                    self.push_off(self.run.steps[usize::from(from & !ADVANCED)].parents[i]);
                }
            }
        }
    }
}

impl<const W: usize> Ancestry<'_, W> {
    /// Adds the chains within that are not known yet.
    pub fn fill_nested(&self, seen: &mut smallvec::SmallVec<[Nested; 8]>) {
        if self.run.steps.is_empty() {
            return;
        }
        for number in self.off.iter() {
            let from = self.run.off.from[number];
            if from != NONE && from & ADVANCED != 0 && self.run.off.set.has(number) {
                let nested = self.run.steps[usize::from(from & !ADVANCED)].nested;
                seen.extend(nested.filter(|nested| seen.iter().all(|known| known.hash != nested.hash)));
            }
        }
    }
}
