//! Rules of chains within a chain (levels 2 to 5).
//!
//! When level 1 finds nothing more, complete searches for chains run on the working grid, as if it
//! were the real one. All their steps count, each set of eliminations once. A step rests on the
//! candidates that have gone from the groups along its chain: those of each cell or house that made
//! a candidate true.

use super::advance::Patterns;
use super::forcing::{Forcing, Hint, Hints, Kind, Runs};
use super::reach::{Reach, Table};
use super::run::{Advance, Advanced, Collect, Nested, Nothing, Stage};
use super::simple::Simple;
use super::simple_hint::{Shape, SimpleHint};
use super::walk::{ancestors, assumed_cause, ends, targets};
use crate::cancel::Cancel;
use smallvec::SmallVec;

/// The rules of a level from 2 to 5.
pub struct Levels<const W: usize> {
    level: u8,
    simple: Simple<W>,
    runs: Runs<W>,
    links: Reach<W>,
    /// The consequences of assumptions, on the grid at the start and on the working grid.
    tables: [Table<W>; 2],
    inner: Option<Box<Levels<W>>>,
}

impl<const W: usize> Levels<W> {
    /// The rules of a level.
    pub fn new(level: u8) -> Self {
        let inner = (level == 5).then(|| Box::new(Levels::new(2)));
        Levels {
            level,
            simple: Simple::default(),
            runs: Runs::default(),
            links: Reach::default(),
            tables: Default::default(),
            inner,
        }
    }
}

impl<const W: usize> Advance<W> for Levels<W> {
    fn advance(&mut self, collect: &mut Collect<'_, W>, cancel: Cancel<'_>) {
        Patterns.advance(collect, cancel);
        if collect.records.is_empty() {
            match self.level {
                2 | 3 => collect.simple(&mut self.simple),
                _ => collect.dynamic(&mut self.tables, &mut self.runs, cancel),
            }
        }
        if collect.records.is_empty() {
            self.last(collect, cancel);
        }
    }

    fn advance_on(&mut self, collect: &mut Collect<'_, W>, cancel: Cancel<'_>) {
        match self.level {
            2 => collect.simple(&mut self.simple),
            4 => collect.dynamic(&mut self.tables, &mut self.runs, cancel),
            _ => self.last(collect, cancel),
        }
    }
}

impl<const W: usize> Levels<W> {
    /// The last rule of levels 3 and 5.
    fn last(&mut self, collect: &mut Collect<'_, W>, cancel: Cancel<'_>) {
        match (self.level, self.inner.as_deref_mut()) {
            (3, _) => {
                // The closure of the links contains everything that a run finds before a
                // contradiction.
                let (net, work) = (collect.net, collect.work);
                self.links.fill_static(net, work, self.simple.close(net, work));
                let bound = Some(&self.links);
                collect.forcing(Kind::Multiple, bound, &mut Nothing, &mut self.runs, cancel);
            }
            (5, Some(inner)) => collect.forcing(Kind::Dynamic, None, inner, &mut self.runs, cancel),
            _ => {}
        }
    }
}

/// The candidates that a chain rests on, in order of appearance.
type Parents = SmallVec<[u16; 8]>;

impl<const W: usize> Collect<'_, W> {
    /// Adds the candidates that have gone from a group of a candidate.
    fn gone_by(&self, number: u16, cause: u8, parents: &mut Parents) {
        let Some(&group) = self.net.nodes[usize::from(number)].groups.get(usize::from(cause)) else { return };
        let gone = self.start.groups[usize::from(group)] & !self.work.groups[usize::from(group)];
        for other in self.net.members(group, gone) {
            if !parents.contains(&other) {
                parents.push(other);
            }
        }
    }

    fn add_nested(&mut self, parents: Parents, nested: Nested, removed: impl Iterator<Item = usize>) {
        let step = self.steps.len() as u16;
        self.steps.push(Advanced { parents, nested: Some(nested) });
        self.records.extend(removed.map(|number| (number as u16, step)));
    }

    /// Cycles and simple chains. Usually each rests on something, as the grid at the start has
    /// none; then only the first step for each candidate counts.
    fn simple(&mut self, simple: &mut Simple<W>) {
        let (steps, records) = (self.steps.len(), self.records.len());
        for hint in simple.firsts(self.net, self.work) {
            if !self.add_simple(simple, &hint) {
                self.steps.truncate(steps);
                self.records.truncate(records);
                for hint in simple.list(self.net, self.work) {
                    self.add_simple(simple, &hint);
                }
                return;
            }
        }
    }

    /// Adds a step if it rests on something.
    fn add_simple(&mut self, simple: &mut Simple<W>, hint: &SimpleHint<W>) -> bool {
        let nodes = simple.nodes_of(self.net, self.work, hint);
        let is_cycle = matches!(hint.shape, Shape::Cycle(..));
        let mut parents = Parents::new();
        let mut hash = Hash::new();
        for &(number, is_on, cause) in &nodes {
            hash.add(number, is_on);
            if is_on {
                self.gone_by(number, cause, &mut parents);
            }
        }
        if is_cycle {
            hash.end();
            // The other target is the cycle read backwards: a false candidate becomes true, by the
            // link that made it false.
            for &(number, _, cause) in nodes.iter().rev().filter(|(_, is_on, _)| !is_on) {
                self.gone_by(number, cause, &mut parents);
            }
        }
        let rests = !parents.is_empty();
        if rests {
            let nested = Nested { hash: hash.value(), complexity: hint.complexity };
            self.add_nested(parents, nested, hint.removed.iter());
        }
        rests
    }

    /// Dynamic forcing chains.
    fn dynamic(&mut self, tables: &mut [Table<W>; 2], runs: &mut Runs<W>, cancel: Cancel<'_>) {
        if !cancel.is_cancelled() {
            let [base, table] = tables;
            if base.reach.alive != self.start.alive {
                base.forget();
                base.update(self.net, self.start, |_| false);
            }
            table.derive(base, self.net, self.work);
            self.forcing(Kind::Dynamic, Some(&table.reach), &mut Nothing, runs, cancel);
        }
    }

    /// Forcing chains. As with cycles and simple chains, usually only the first step for each
    /// candidate counts.
    fn forcing(
        &mut self,
        kind: Kind,
        bound: Option<&Reach<W>>,
        advance: &mut dyn Advance<W>,
        runs: &mut Runs<W>,
        cancel: Cancel<'_>,
    ) {
        let (net, work) = (self.net, self.work);
        let (steps, records) = (self.steps.len(), self.records.len());
        for mut hints in [Hints::firsts(net.nodes.len()), Hints::list(net.nodes.len())] {
            let stage = Stage { level: 0, position: 0 };
            Forcing::new(net, work, kind, stage, runs).find(bound, advance, &mut hints, cancel);
            let is_list = hints.is_list();
            if hints.into_list().iter().all(|hint| self.add_forcing(runs, hint) || is_list) {
                return;
            }
            self.steps.truncate(steps);
            self.records.truncate(records);
        }
    }

    /// Adds a step if it rests on something.
    fn add_forcing(&mut self, runs: &Runs<W>, hint: &Hint) -> bool {
        let (net, work) = (self.net, self.work);
        let assumed = assumed_cause(hint.source);
        let mut parents = Parents::new();
        let mut hash = Hash::new();
        for (run, target) in targets(net, work, runs, hint) {
            for end in ends(net, work, run, target) {
                ancestors(net, work, run, end, |(number, is_on, cause)| {
                    hash.add(number, is_on);
                    if is_on {
                        self.gone_by(number, if cause == 4 { assumed } else { cause }, &mut parents);
                    }
                });
                hash.end();
            }
        }
        let rests = !parents.is_empty();
        if rests {
            let nested = Nested { hash: hash.value(), complexity: hint.complexity };
            let (number, is_on) = hint.conclusion;
            let mates = net.nodes[usize::from(number)].parts[0].and(&work.alive);
            if is_on {
                self.add_nested(parents, nested, mates.iter());
            } else {
                self.add_nested(parents, nested, std::iter::once(usize::from(number)));
            }
        }
        rests
    }
}

/// A fingerprint of a chain: the lists of ancestors of its targets.
struct Hash(u128);

impl Hash {
    fn new() -> Hash {
        Hash(0x6a09_e667_f3bc_c908_bb67_ae85_84ca_a73b)
    }

    fn mix(&mut self, value: u128) {
        self.0 = (self.0 ^ value).wrapping_mul(0x2d35_8dcc_aa6c_78a5_8bb8_4b93_962e_acc9).rotate_left(47);
    }

    fn add(&mut self, number: u16, is_on: bool) {
        self.mix(u128::from(number) << 1 | u128::from(is_on));
    }

    fn end(&mut self) {
        self.mix(1 << 20);
    }

    fn value(&self) -> u128 {
        self.0
    }
}
