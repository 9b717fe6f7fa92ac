//! The consequences of every assumption, regardless of order: the question before exact runs.
//!
//! A dynamic run makes the last candidate of a group true when all others are false. Its final
//! result, if it does not contradict itself, is the least fixed point of that rule, regardless of
//! order; nor does a contradiction depend on the order. So a table of these fixed points says which
//! assumptions are contradictory and which conclusions are possible at all; exact runs, which are
//! needed for lengths and for the results of a contradictory run before it ends, are made for those
//! alone.
//!
//! The table is carried on from step to step: candidates that have gone are taken out of the groups
//! of each assumption, and only the consequences of that are followed. A contradictory assumption
//! stays contradictory.

use super::bits::Bits;
use super::geometry::GROUPS;
use super::net::{Grid, Net};

/// The consequences of an assumption.
#[derive(Clone)]
pub struct Fate<const W: usize> {
    /// Whether it contradicts itself.
    pub is_contradictory: bool,
    /// The true candidates; candidates that are gone may be among them.
    pub on: Bits<W>,
    /// The false candidates; candidates that are gone may be among them.
    pub off: Bits<W>,
}

/// The consequences of all assumptions.
pub struct Reach<const W: usize> {
    /// By candidate: the fate if it is false, and the fate if it is true.
    pub fates: Vec<[Fate<W>; 2]>,
    /// The candidates of the grid.
    pub alive: Bits<W>,
    /// Those candidates that another assumption may make true.
    open: Bits<W>,
}

impl<const W: usize> Default for Reach<W> {
    fn default() -> Self {
        Reach { fates: Vec::new(), alive: Bits::EMPTY, open: Bits::EMPTY }
    }
}

impl<const W: usize> Reach<W> {
    /// Forgets everything.
    fn clear(&mut self, net: &Net<W>, grid: &Grid<W>) {
        let fate = Fate { is_contradictory: false, on: Bits::EMPTY, off: Bits::EMPTY };
        self.fates.clear();
        self.fates.resize(net.nodes.len(), [fate.clone(), fate]);
        self.alive = grid.alive;
        self.open = grid.alive;
    }

    /// Fills in the consequences of true candidates by static links, given the closure of true
    /// candidates; without contradictions.
    pub fn fill_static(&mut self, net: &Net<W>, grid: &Grid<W>, closure: &[Bits<W>]) {
        self.clear(net, grid);
        for number in grid.alive.iter() {
            let fate = &mut self.fates[number][1];
            fate.on = closure[number];
            fate.on.add(number);
            fate.off = fate.on.iter().fold(Bits::EMPTY, |off, other| off.or(&net.nodes[other].all));
        }
    }

    /// The consequences of an assumption; none if it is contradictory, as it may then lead to
    /// anything.
    fn fate(&self, number: u16, is_on: bool) -> Option<&Fate<W>> {
        Some(&self.fates[usize::from(number)][usize::from(is_on)]).filter(|fate| !fate.is_contradictory)
    }

    /// Whether an assumption is contradictory.
    pub fn contradicts(&self, number: u16, is_on: bool) -> bool {
        self.fates[usize::from(number)][usize::from(is_on)].is_contradictory
    }

    /// Whether assumptions may have a consequence in common.
    pub fn meet(&self, assumptions: impl Iterator<Item = (u16, bool)>) -> bool {
        let (on, off) = self.common(assumptions);
        !on.is_empty() || !off.is_empty()
    }

    /// The true and the false candidates that assumptions may have in common.
    pub fn common(&self, assumptions: impl Iterator<Item = (u16, bool)>) -> (Bits<W>, Bits<W>) {
        let (mut on, mut off) = (self.open, self.alive);
        for fate in assumptions.filter_map(|(number, is_on)| self.fate(number, is_on)) {
            on = on.and(&fate.on);
            off = off.and(&fate.off);
        }
        (on, off)
    }
}

/// The fixed points of dynamic runs.
pub struct Table<const W: usize> {
    /// The consequences of each assumption.
    pub reach: Reach<W>,
    /// The groups that each assumption leaves.
    groups: Vec<[[u16; GROUPS]; 2]>,
    is_filled: bool,
    stack: Vec<u16>,
}

impl<const W: usize> Default for Table<W> {
    fn default() -> Self {
        Table { reach: Reach::default(), groups: Vec::new(), is_filled: false, stack: Vec::new() }
    }
}

impl<const W: usize> Table<W> {
    /// Forgets the results for another puzzle.
    pub fn forget(&mut self) {
        self.is_filled = false;
    }

    /// Brings the table up to date with a grid without singles. `is_placed` tells whether a
    /// candidate that has gone is true.
    pub fn update(&mut self, net: &Net<W>, grid: &Grid<W>, is_placed: impl Fn(usize) -> bool) {
        if !std::mem::replace(&mut self.is_filled, true) {
            self.fill(net, grid);
            return;
        }
        let gone = self.reach.alive.minus(&grid.alive);
        self.reach.alive = grid.alive;
        self.reach.open = grid.alive;
        let mut placed = Bits::EMPTY;
        gone.iter().filter(|&number| is_placed(number)).for_each(|number| placed.add(number));
        let removed = gone.minus(&placed);
        if gone.is_empty() {
            return;
        }
        for number in grid.alive.iter() {
            for is_on in 0..2 {
                let fate = &mut self.reach.fates[number][is_on];
                if fate.is_contradictory {
                    continue;
                }
                let groups = &mut self.groups[number][is_on];
                let new = removed.minus(&fate.off);
                if fate.on.meets(&removed) || fate.off.meets(&placed) {
                    fate.is_contradictory = true;
                    continue;
                }
                if !new.is_empty() {
                    fate.is_contradictory = !drop_all(net, grid, fate, groups, &new, &mut self.stack);
                }
                for placed in placed.iter() {
                    let node = &net.nodes[placed];
                    for (&group, &bit) in node.groups.iter().zip(&node.bits) {
                        groups[usize::from(group)] &= !bit;
                    }
                }
            }
        }
    }

    /// Finds the consequences of assumptions, or a superset of them, on the grid at the end of a
    /// run, from a table of the grid at its start.
    ///
    /// Such a grid may have cells with one candidate, which is true by then and has been followed.
    /// Groups with one member never make it true again, so it is in no set of a run on that grid;
    /// here it is, and is not counted as something in common.
    pub fn derive(&mut self, base: &Table<W>, net: &Net<W>, grid: &Grid<W>) {
        let removed = base.reach.alive.minus(&grid.alive);
        self.reach.alive = grid.alive;
        self.reach.open = grid.alive;
        self.reach.fates.clone_from(&base.reach.fates);
        self.groups.resize(net.nodes.len(), [[0; GROUPS]; 2]);
        for number in grid.alive.iter() {
            if grid.groups[usize::from(net.nodes[number].groups[0])].is_power_of_two() {
                self.reach.open.drop(number);
            }
            for is_on in 0..2 {
                let fate = &mut self.reach.fates[number][is_on];
                if fate.is_contradictory || fate.on.meets(&removed) {
                    fate.is_contradictory = true;
                    continue;
                }
                let new = removed.minus(&fate.off);
                let groups = &mut self.groups[number][is_on];
                groups.copy_from_slice(&base.groups[number][is_on]);
                fate.is_contradictory = !drop_all(net, grid, fate, groups, &new, &mut self.stack);
            }
        }
    }

    fn fill(&mut self, net: &Net<W>, grid: &Grid<W>) {
        self.reach.clear(net, grid);
        self.groups.resize(net.nodes.len(), [[0; GROUPS]; 2]);
        for number in grid.alive.iter() {
            for is_on in 0..2 {
                let (fate, groups) = (&mut self.reach.fates[number][is_on], &mut self.groups[number][is_on]);
                groups.copy_from_slice(&grid.groups);
                let mut first = Bits::EMPTY;
                if is_on == 1 {
                    fate.on.add(number);
                    first = net.nodes[number].all.and(&grid.alive);
                } else {
                    first.add(number);
                }
                fate.is_contradictory = !drop_all(net, grid, fate, groups, &first, &mut self.stack);
            }
        }
    }
}

/// Makes candidates false and follows the consequences to the end. Returns whether there is no
/// contradiction.
fn drop_all<const W: usize>(
    net: &Net<W>,
    grid: &Grid<W>,
    fate: &mut Fate<W>,
    groups: &mut [u16; GROUPS],
    first: &Bits<W>,
    stack: &mut Vec<u16>,
) -> bool {
    stack.clear();
    let mut new = *first;
    loop {
        if new.meets(&fate.on) {
            return false;
        }
        fate.off = fate.off.or(&new);
        for off in new.iter() {
            let node = &net.nodes[off];
            for (&group, &bit) in node.groups.iter().zip(&node.bits) {
                let rest = groups[usize::from(group)] & !bit;
                groups[usize::from(group)] = rest;
                if rest != 0 && rest & (rest - 1) == 0 {
                    let on = net.first(group, rest);
                    if fate.off.has(usize::from(on)) {
                        return false;
                    }
                    if !fate.on.has(usize::from(on)) {
                        fate.on.add(usize::from(on));
                        stack.push(on);
                    }
                }
            }
        }
        let Some(on) = stack.pop() else { return true };
        new = net.nodes[usize::from(on)].all.and(&grid.alive).minus(&fate.off);
    }
}
