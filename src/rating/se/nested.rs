//! Rules of chains within a chain (levels 2 and more).
//!
//! When level 1 finds nothing more, complete searches for chains run on the working grid, as if it
//! were the real one. All their steps count, each set of eliminations once. A step rests on the
//! candidates that have gone from the groups along its chain: those of each cell or house that made
//! a candidate true.

use super::advance::Patterns;
use super::forcing::{Forcing, Kind, Runs};
use super::hints::{Hint, Hints};
use super::known::Known;
use super::reach::{Reach, Table};
use super::record::{Advanced, Nested};
use super::run::{Advance, Collect, Nothing, Stage};
use super::simple::Simple;
use super::simple_hint::{Shape, SimpleHint};
use super::walk::{Told, ancestors, assumed_cause, ends, targets};
use crate::cancel::Cancel;
use smallvec::SmallVec;

/// The rules within chains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// None.
    None,
    /// Level 1: simple patterns. They come first on all further levels, too.
    Patterns,
    /// Level 2: cycles and simple chains.
    Simple,
    /// Level 3: cycles and simple chains, multiple forcing chains.
    Multiple,
    /// Level 4: dynamic forcing chains.
    Dynamic,
    /// Level 5, in the classic: dynamic forcing chains, then those of level 2.
    DynamicSimple,
    /// Level 4, in other editions: dynamic forcing chains of level 1.
    WithinPatterns,
    /// The same of level 2.
    WithinSimple,
    /// The same of level 3.
    WithinMultiple,
}

impl Level {
    /// The number of levels.
    pub const COUNT: usize = Level::WithinMultiple as usize + 1;

    /// The level that tried all rules of this one but the last, and found nothing with them.
    pub fn after(self) -> Option<Level> {
        match self {
            Level::None => None,
            Level::Patterns => Some(Level::None),
            Level::Multiple => Some(Level::Simple),
            Level::DynamicSimple => Some(Level::Dynamic),
            _ => Some(Level::Patterns),
        }
    }

    /// The rules from level 2 on, in order.
    fn rules<const W: usize>(self) -> Vec<Inner<W>> {
        let levels = |level| Inner::Within(Box::new(Levels::new(level)));
        match self {
            Level::None | Level::Patterns => Vec::new(),
            Level::Simple => vec![Inner::Simple],
            Level::Multiple => vec![Inner::Simple, Inner::Multiple],
            Level::Dynamic => vec![Inner::Dynamic],
            Level::DynamicSimple => vec![Inner::Dynamic, levels(Level::Simple)],
            Level::WithinPatterns => vec![levels(Level::Patterns)],
            Level::WithinSimple => vec![levels(Level::Simple)],
            Level::WithinMultiple => vec![levels(Level::Multiple)],
        }
    }
}

/// A rule of chains within chains.
enum Inner<const W: usize> {
    /// Cycles and simple chains.
    Simple,
    /// Multiple forcing chains.
    Multiple,
    /// Dynamic forcing chains.
    Dynamic,
    /// Dynamic forcing chains with rules within them.
    Within(Box<Levels<W>>),
}

/// The rules of a level.
pub struct Levels<const W: usize> {
    rules: Vec<Inner<W>>,
    searches: Searches<W>,
    known: Known<W>,
}

/// The searches of these rules, reused for the next grid.
#[derive(Default)]
struct Searches<const W: usize> {
    simple: Simple<W>,
    runs: Runs<W>,
    links: Reach<W>,
    /// The consequences of assumptions, on the grid at the start and on the working grid.
    tables: [Table<W>; 2],
}

impl<const W: usize> Levels<W> {
    /// The rules of a level.
    pub fn new(level: Level) -> Self {
        Levels { rules: level.rules(), searches: Searches::default(), known: Known::default() }
    }

    /// Forgets the steps found, which depend on the filled cells of the puzzle.
    pub fn forget(&mut self) {
        self.known.clear();
        for rule in &mut self.rules {
            if let Inner::Within(levels) = rule {
                levels.forget();
            }
        }
    }
}

impl<const W: usize> Levels<W> {
    /// Tries rules, unless the working grid is known.
    fn find(&mut self, collect: &mut Collect<'_, W>, cancel: Cancel<'_>, is_last_alone: bool) {
        if self.known.recall(collect) {
            return;
        }
        let steps = collect.steps.len();
        let first = if is_last_alone { self.rules.len().saturating_sub(1) } else { 0 };
        if !is_last_alone || self.rules.is_empty() {
            Patterns.advance(collect, cancel);
        }
        for rule in &mut self.rules[first..] {
            if collect.records.is_empty() {
                self.searches.run(rule, collect, cancel);
            }
        }
        self.known.keep(collect, steps);
    }
}

impl<const W: usize> Advance<W> for Levels<W> {
    fn advance(&mut self, collect: &mut Collect<'_, W>, cancel: Cancel<'_>) {
        self.find(collect, cancel, false);
    }

    fn advance_on(&mut self, collect: &mut Collect<'_, W>, cancel: Cancel<'_>) {
        self.find(collect, cancel, true);
    }
}

impl<const W: usize> Searches<W> {
    fn run(&mut self, rule: &mut Inner<W>, collect: &mut Collect<'_, W>, cancel: Cancel<'_>) {
        match rule {
            Inner::Simple => collect.simple(&mut self.simple),
            Inner::Multiple => {
                // The closure of the links contains everything that a run finds before a
                // contradiction.
                let (net, work) = (collect.net, collect.work);
                self.links.fill_static(net, work, self.simple.close(net, work));
                let bound = Some(&self.links);
                collect.forcing(Kind::Multiple, bound, &mut Nothing, &mut self.runs, cancel);
            }
            Inner::Dynamic => collect.dynamic(&mut self.tables, &mut self.runs, cancel),
            Inner::Within(levels) => collect.forcing(Kind::Dynamic, None, &mut **levels, &mut self.runs, cancel),
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

    fn add_nested(&mut self, parents: Parents, nested: Nested, removed: impl Iterator<Item = u16>) {
        let step = self.steps.len() as u16;
        self.steps.push(Advanced { parents, nested: Some(nested) });
        self.records.extend(removed.map(|number| (number, step)));
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
            let removed = self.removed_in_order(hint, &nodes);
            self.add_nested(parents, nested, removed.into_iter());
        }
        rests
    }

    /// What a cycle or simple chain removes, in order. Other editions than the classic list what a
    /// cycle removes as it is seen by its true candidates, from the end on.
    fn removed_in_order(&self, hint: &SimpleHint<W>, nodes: &[Told]) -> SmallVec<[u16; 16]> {
        let mut removed: SmallVec<[u16; 16]> = hint.removed.iter().map(|number| number as u16).collect();
        let is_cycle = matches!(hint.shape, Shape::Cycle(..));
        if is_cycle && !self.net.edition.is_classic() && removed.len() > 1 {
            let cell = |number: u16| usize::from(self.net.nodes[usize::from(number)].candidate / 9);
            let seer = |number: u16| {
                let sees = |&(node, is_on, _): &Told| {
                    is_on && self.net.nodes[usize::from(node)].houses.has(usize::from(number))
                };
                nodes.iter().position(sees)
            };
            // A cell comes where the first of its candidates does.
            let first = |number: u16| {
                let of_cell = removed.iter().filter(|&&other| cell(other) == cell(number));
                (of_cell.map(|&other| seer(other)).min(), number)
            };
            let mut listed: SmallVec<[_; 16]> = removed.iter().map(|&number| first(number)).collect();
            listed.sort_unstable();
            removed = listed.into_iter().map(|(_, number)| number).collect();
            self.sort(&mut removed);
        }
        removed
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
            Forcing::new(net, work, kind, Stage::ALONE, runs).find(bound, advance, &mut hints, cancel);
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
                self.add_nested(parents, nested, mates.iter().map(|mate| mate as u16));
            } else {
                self.add_nested(parents, nested, std::iter::once(number));
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
