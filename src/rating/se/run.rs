//! Following an assumption: the candidates that it makes true and false, in the exact order that
//! decides lengths.
//!
//! Two queues in order of insertion: candidates that became true come first and make their
//! neighbours false; a candidate that became false leaves a group with one other candidate, which
//! becomes true. In *dynamic* runs a false candidate then leaves the working grid, so that groups
//! shrink; the new truth rests on the rest of such a group, all false by then. When both queues are
//! empty, an [`Advance`] may add more. A run ends early when a candidate would become both true and
//! false; its sets stay as they are at that moment, and are used in that state.

use super::bits::Bits;
use super::carry::Carried;
use super::net::{Grid, NONE, Net};
use super::record::{ADVANCED, Advanced, CAUSE, Clash, Run, Said};
use crate::cancel::Cancel;

/// The rules to try when a run has come to its end.
pub trait Advance<const W: usize> {
    /// Finds candidates that must be false in the working grid, given those that have gone since
    /// the start.
    fn advance(&mut self, collect: &mut Collect<'_, W>, cancel: Cancel<'_>);

    /// As [`advance`](Self::advance), when the level before has just found nothing.
    fn advance_on(&mut self, collect: &mut Collect<'_, W>, cancel: Cancel<'_>) {
        self.advance(collect, cancel);
    }
}

/// The input of rules within a chain, and their results.
pub struct Collect<'a, const W: usize> {
    /// The candidates by number.
    pub net: &'a Net<W>,
    /// The grid at the start of the run.
    pub start: &'a Grid<W>,
    /// The working grid.
    pub work: &'a Grid<W>,
    /// The steps found.
    pub steps: &'a mut Vec<Advanced>,
    /// The removed candidates: the number and the index of its step.
    pub records: &'a mut Vec<(u16, u16)>,
}

/// The position of a run's grid among those of all puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage {
    /// Whether the run has no level above the first.
    pub is_lowest: bool,
    /// The position; 0 for a run that nothing will be made of.
    pub position: u64,
    /// The first position whose runs can be carried on to this one.
    pub since: u64,
}

impl Stage {
    /// A run on its own.
    pub const ALONE: Stage = Stage { is_lowest: true, position: 0, since: 0 };
}

/// Runs that end when both queues are empty.
pub struct Nothing;

impl<const W: usize> Advance<W> for Nothing {
    fn advance(&mut self, _: &mut Collect<'_, W>, _: Cancel<'_>) {}
}

/// The mode of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mode {
    /// Whether candidates leave the working grid.
    pub is_dynamic: bool,
    /// Whether there are links within cells.
    pub has_cells: bool,
}

impl<const W: usize> Run<W> {
    /// Follows an assumption on a grid: from the beginning, from where the run of an earlier grid
    /// takes another course, or from the end of the run of a lower level.
    pub fn follow(
        &mut self,
        net: &Net<W>,
        start: &Grid<W>,
        assumed: Said,
        (mode, stage, lower): (Mode, Stage, Option<&Run<W>>),
        advance: &mut dyn Advance<W>,
        cancel: Cancel<'_>,
    ) {
        let begins = self.begin(net, start, assumed, stage, lower);
        self.position = stage.position;
        self.alive = start.alive;
        if let Some((mut work, is_advanced)) = begins {
            self.go_on(net, (start, &mut work), (mode, is_advanced), advance, cancel);
        }
    }

    /// Prepares the records that the run begins with. Returns the working grid, and whether the
    /// level before has found nothing there; none if there is nothing to do.
    fn begin(
        &mut self,
        net: &Net<W>,
        start: &Grid<W>,
        assumed: Said,
        stage: Stage,
        lower: Option<&Run<W>>,
    ) -> Option<(Grid<W>, bool)> {
        let is_known = stage.position != 0 && self.position >= stage.since;
        let carried = if is_known { self.carry(net, start, stage.is_lowest) } else { Carried::Nothing };
        if carried == Carried::Whole {
            return None;
        }
        let mut work = start.clone();
        if carried == Carried::Part {
            self.drop_expanded(net, &mut work);
        } else if let Some(lower) = lower.filter(|lower| lower.position == stage.position && lower.clash.is_none()) {
            self.copy(lower);
            self.drop_expanded(net, &mut work);
            return Some((work, true));
        } else {
            self.clear(net);
            if assumed.1 { self.on.add(assumed.0, NONE) } else { self.add_off(assumed.0, NONE) }
        }
        Some((work, false))
    }

    /// Takes the false candidates that have been expanded from the working grid.
    fn drop_expanded(&self, net: &Net<W>, work: &mut Grid<W>) {
        for &off in &self.off.list[..self.expanded] {
            let node = &net.nodes[usize::from(off)];
            for (&group, &bit) in node.groups.iter().zip(&node.bits) {
                work.groups[usize::from(group)] &= !bit;
            }
            work.alive.drop(usize::from(off));
        }
    }

    /// Expands what has not been expanded yet, to the end.
    fn go_on(
        &mut self,
        net: &Net<W>,
        (start, work): (&Grid<W>, &mut Grid<W>),
        (mode, is_advanced): (Mode, bool),
        advance: &mut dyn Advance<W>,
        cancel: Cancel<'_>,
    ) {
        // All true candidates come before any false one.
        let mut next_on = if self.off.list.is_empty() { 0 } else { self.on.list.len() };
        let mut records = Vec::new();
        let mut is_new = !is_advanced;
        loop {
            if let Some(&number) = self.on.list.get(next_on) {
                next_on += 1;
                if self.expand_on(net, work, number, mode) {
                    return;
                }
            } else if let Some(&number) = self.off.list.get(self.expanded) {
                self.expanded += 1;
                if self.expand_off(net, work, number, mode) {
                    return;
                }
            } else {
                records.clear();
                self.advanced = self.advanced.min(self.off.list.len());
                let is_first = !std::mem::replace(&mut is_new, true);
                let mut collect = Collect { net, start, work, steps: &mut self.steps, records: &mut records };
                if is_first {
                    advance.advance_on(&mut collect, cancel);
                } else {
                    advance.advance(&mut collect, cancel);
                }
                for &(number, step) in &records {
                    if !self.off.set.has(usize::from(number)) {
                        self.add_off(number, ADVANCED | step);
                    }
                }
                if self.expanded == self.off.list.len() {
                    return;
                }
            }
        }
    }

    /// Adds the candidates that a true candidate makes false. Returns whether that contradicts.
    #[inline(always)]
    fn expand_on(&mut self, net: &Net<W>, work: &Grid<W>, number: u16, mode: Mode) -> bool {
        let node = &net.nodes[usize::from(number)];
        let reached = if mode.has_cells { &node.all } else { &node.houses }.and(&work.alive);
        if reached.meets(&self.on.set) {
            self.expand_to_clash(net, &reached, number);
            return true;
        }
        let new = reached.minus(&self.off.set);
        if !new.is_empty() {
            self.off.set = self.off.set.or(&new);
            for part in &node.parts {
                for other in part.and(&new).iter() {
                    self.places[other] = self.off.list.len() as u16;
                    self.off.list.push(other as u16);
                    self.off.from[other] = number;
                }
            }
        }
        false
    }

    /// Adds the candidates that a true candidate makes false, of which one is true, up to that one.
    #[cold]
    fn expand_to_clash(&mut self, net: &Net<W>, reached: &Bits<W>, number: u16) {
        for part in &net.nodes[usize::from(number)].parts {
            let reached = part.and(reached);
            let clash = reached.and(&self.on.set).first();
            for other in reached.below(clash.unwrap_or(usize::MAX)).minus(&self.off.set).iter() {
                self.add_off(other as u16, number);
            }
            if let Some(clash) = clash {
                self.clash = Some(Clash { number: clash as u16, is_new_on: false, from: number });
                return;
            }
        }
    }

    /// Adds the candidates that a false candidate makes true. Returns whether that contradicts.
    #[inline(always)]
    fn expand_off(&mut self, net: &Net<W>, work: &mut Grid<W>, number: u16, mode: Mode) -> bool {
        let node = &net.nodes[usize::from(number)];
        let mut reached = [NONE; 4];
        let first = usize::from(!mode.has_cells);
        if mode.is_dynamic {
            for (cause, reached) in reached.iter_mut().enumerate() {
                let group = usize::from(node.groups[cause]);
                let rest = work.groups[group] & !node.bits[cause];
                work.groups[group] = rest;
                if rest != 0 && rest & (rest - 1) == 0 && cause >= first {
                    *reached = net.first(group as u16, rest);
                }
            }
            work.alive.drop(usize::from(number));
        } else {
            for (cause, reached) in reached.iter_mut().enumerate().skip(first) {
                let rest = work.groups[usize::from(node.groups[cause])] & !node.bits[cause];
                if rest != 0 && rest & (rest - 1) == 0 {
                    *reached = net.first(node.groups[cause], rest);
                }
            }
        }
        if reached == [NONE; 4] {
            return false;
        }
        for (cause, &other) in reached.iter().enumerate() {
            if other == NONE {
                continue;
            }
            let from = number | (cause as u16) << CAUSE;
            if self.off.set.has(usize::from(other)) {
                self.clash = Some(Clash { number: other, is_new_on: true, from });
                return true;
            }
            if !self.on.set.has(usize::from(other)) {
                self.on.add(other, from);
            }
        }
        false
    }
}
