//! Cycles and simple chains of strong and weak links (rule 21).
//!
//! A true candidate makes the others of its cell and houses false (weak links); a false candidate
//! makes the other one of two true (strong links). There are three settings: one digit (X), cells
//! with two candidates (Y), both (XY). A search from each candidate proceeds in order of arrival
//! and expands every true candidate once. An arrival back at the start closes a cycle; all arrivals
//! count. A chain from a candidate to its own opposite decides it.
//!
//! The tree of first arrivals is the same for cycles and for chains from a true candidate, so one
//! search does both. If no true candidate has a chain to its own falsehood (XY), there is no step
//! of this rule: the candidates of the cell of a chain from false to true have such chains, and so
//! have the victims of cycles.

use super::bits::Bits;
use super::figures::Tenths;
use super::length::addition;
use super::line::nodes_of;
use super::links::Links;
use super::net::{Grid, Net};
use super::simple_hint::{
    LONGEST, Shape, SimpleHint, X, XY, Y, base, longest, longest_cycle, longest_up_to, offer, order, rank, sort,
};
use super::tree::Tree;
use super::walk::Told;
use crate::hash::HashSet;

/// A candidate that cycles may remove.
struct Victim<const W: usize> {
    number: usize,
    /// The greatest complexity of a cycle worth a search.
    most: u32,
    /// The candidates that such a cycle may start from.
    starts: Bits<W>,
}

/// The search over one grid, reused for the next one.
#[derive(Default)]
pub struct Simple<const W: usize> {
    links: Links<W>,
    tree: Tree<W>,
    /// The candidates that cycles may remove.
    victims: Vec<Victim<W>>,
    /// By setting, for each candidate its shortest chain to its own falsehood.
    least: [Vec<Least>; 3],
}

/// The complexity of a shortest chain, or a bound below.
#[derive(Clone, Copy, Default)]
struct Least {
    complexity: u32,
    is_exact: bool,
}

impl<const W: usize> Simple<W> {
    /// Finds the candidates that refute themselves by the links of a grid.
    fn refute(&mut self, net: &Net<W>, grid: &Grid<W>) {
        self.links.refute(net, grid);
        for least in &mut self.least {
            least.clear();
            least.resize(net.nodes.len(), Least::default());
        }
    }

    /// The best step.
    pub fn best(&mut self, net: &Net<W>, grid: &Grid<W>) -> Option<SimpleHint<W>> {
        self.links.prepare(net, grid);
        self.links.compose_all(net, grid);
        self.refute(net, grid);
        if self.links.self_refuting.is_empty() {
            return None;
        }
        let mut best = None;
        self.chains(net, grid, X, &mut best);
        if best.is_some() {
            self.best_cycles(net, grid, X, &mut best);
        }
        let has_easier = |best: &Option<SimpleHint<W>>| best.as_ref().is_some_and(|best| best.rating < base(XY, false));
        if !has_easier(&best) {
            self.chains(net, grid, XY, &mut best);
        }
        self.best_cycles(net, grid, Y, &mut best);
        if !has_easier(&best) {
            self.best_cycles(net, grid, XY, &mut best);
        }
        best
    }

    /// The candidates that chains with a rating up to a limit remove, and whether other chains
    /// remove more.
    pub fn refuted_within(&mut self, net: &Net<W>, grid: &Grid<W>, limit: Tenths) -> (Bits<W>, bool) {
        self.links.prepare(net, grid);
        self.refute(net, grid);
        let mut left = self.links.self_refuting;
        for setting in [XY, X] {
            let most = longest_up_to(base(setting, false), limit);
            if left.is_empty() || most < 4 {
                continue;
            }
            self.links.compose(net, grid, setting);
            for number in left.iter() {
                if self.refutation(net, setting, number, most).is_some() {
                    left.drop(number);
                }
            }
        }
        (self.links.self_refuting.minus(&left), !left.is_empty())
    }

    /// Cycles of one setting that may come before the best step: first those that are shorter, then
    /// those of the same length.
    fn best_cycles(&mut self, net: &Net<W>, grid: &Grid<W>, setting: usize, best: &mut Option<SimpleHint<W>>) {
        let most = longest(base(setting, true), best.as_ref());
        let shorter = match best {
            Some(best) if (base(setting, true) + addition(most), most) == (best.rating, best.complexity) => most - 2,
            _ => most,
        };
        self.cycles_within(net, grid, setting, shorter, usize::MAX, best);
        let Some((most, last)) = best.as_ref().and_then(|best| {
            let is_tie = (base(setting, true) + addition(most), most) == (best.rating, best.complexity);
            match rank(setting).cmp(&best.rank) {
                _ if !is_tie => None,
                std::cmp::Ordering::Less => Some((most, usize::MAX)),
                std::cmp::Ordering::Equal => Some((most, usize::from(best.start))),
                std::cmp::Ordering::Greater => None,
            }
        }) else {
            return;
        };
        self.cycles_within(net, grid, setting, most, last, best);
    }

    /// Cycles up to a complexity from starts up to a last one.
    fn cycles_within(
        &mut self,
        net: &Net<W>,
        grid: &Grid<W>,
        setting: usize,
        most: u32,
        last: usize,
        best: &mut Option<SimpleHint<W>>,
    ) {
        if most < 4 {
            return;
        }
        self.links.compose(net, grid, setting);
        let starts = self.note_victims(net, setting, |_| most);
        let mut longest_of_any = longest(base(setting, true), best.as_ref());
        for start in starts.iter().take_while(|&start| start <= last) {
            let most = longest_cycle(setting, start as u16, longest_of_any, best.as_ref());
            if self.grows(net, grid, setting, start, most) {
                self.tree.cycles(&self.links, net, grid, setting, start as u16, &mut |hint| offer(best, hint));
                longest_of_any = longest(base(setting, true), best.as_ref());
            }
        }
    }

    /// Notes the victims that cycles may remove, up to a complexity for each. Returns the starts of
    /// such cycles.
    ///
    /// Each victim of a cycle has a chain in the same links to its own falsehood, with at most two
    /// more nodes; and if the victim were true, each candidate of the cycle would become both true
    /// and false.
    fn note_victims(&mut self, net: &Net<W>, setting: usize, most: impl Fn(usize) -> u32) -> Bits<W> {
        self.victims.clear();
        let mut starts = Bits::<W>::EMPTY;
        for number in self.links.self_refuting.iter() {
            let most = most(number);
            if most < 4 || self.refutation(net, setting, number, most.saturating_add(2)).is_none() {
                continue;
            }
            let on = self.links.reach(setting, number, most / 2);
            let off = on.iter().fold(Bits::<W>::EMPTY, |off, on| off.or(&net.nodes[on].all));
            let victim = Victim { number, most, starts: on.and(&self.links.linked[setting]).and(&off) };
            starts = starts.or(&victim.starts);
            self.victims.push(victim);
        }
        starts
    }

    /// Grows the tree of a start up to a complexity of its cycles, if they may remove one of the
    /// victims.
    fn grows(&mut self, net: &Net<W>, grid: &Grid<W>, setting: usize, start: usize, most: u32) -> bool {
        if grid.size(&net.nodes[start]) < 2 {
            return false;
        }
        let (mut longest, mut removable) = (0, Bits::EMPTY);
        for victim in self.victims.iter().filter(|victim| victim.starts.has(start)) {
            longest = longest.max(victim.most);
            removable.add(victim.number);
        }
        self.tree.grow(&self.links, net, grid, (setting, start as u16), most.min(longest) / 2 - 1, &removable)
    }

    /// The complexity of the shortest chain from a candidate to its opposite, if it is not above
    /// `most`.
    fn distance(&mut self, net: &Net<W>, setting: usize, start: u16, shape: Shape, most: u32) -> Option<u32> {
        match shape {
            Shape::ToFalse => self.refutation(net, setting, usize::from(start), most),
            _ => self.links.distance(net, setting, start, shape, most),
        }
    }

    /// The complexity of the shortest chain of a candidate to its own falsehood, if it is not above
    /// `most`.
    fn refutation(&mut self, net: &Net<W>, setting: usize, victim: usize, most: u32) -> Option<u32> {
        let known = self.least[setting][victim];
        if known.complexity > most || known.is_exact {
            return (known.complexity <= most).then_some(known.complexity);
        }
        let found = self.links.distance(net, setting, victim as u16, Shape::ToFalse, most);
        let complexity = found.unwrap_or_else(|| most.saturating_add(1));
        self.least[setting][victim] = Least { complexity, is_exact: found.is_some() };
        found
    }

    /// All candidates of cells with at least two.
    fn starts(&self, net: &Net<W>, grid: &Grid<W>) -> Vec<u16> {
        let is_start = |&number: &usize| grid.size(&net.nodes[number]) >= 2;
        grid.alive.iter().filter(is_start).map(|number| number as u16).collect()
    }

    /// Chains of all starts in one setting.
    fn chains(&mut self, net: &Net<W>, grid: &Grid<W>, setting: usize, best: &mut Option<SimpleHint<W>>) {
        self.links.compose(net, grid, setting);
        let (refuted, linked) = (self.links.self_refuting, self.links.linked[setting]);
        // If a candidate is always true, the others of its cell are always false.
        let is_placed = |start: &usize| {
            let mates = net.nodes[*start].parts[0].and(&grid.alive);
            !mates.is_empty() && mates.minus(&refuted).is_empty()
        };
        let to_false = refuted.iter().map(|start| (start, Shape::ToFalse));
        let to_true = linked.iter().filter(is_placed).map(|start| (start, Shape::ToTrue));
        let mut most = longest(base(setting, false), best.as_ref());
        for (start, shape) in to_false.chain(to_true) {
            if let Some(complexity) = self.distance(net, setting, start as u16, shape, most) {
                offer(best, chain_hint(net, grid, setting, start as u16, shape, complexity));
                most = longest(base(setting, false), best.as_ref());
            }
        }
    }

    /// For each candidate that the rule removes, the first step that does so, in order.
    ///
    /// These steps determine the order in which the rule first removes candidates, and only that
    /// order matters within a chain as long as each step counts. A step is worth a search only if
    /// it can come before the first one for some candidate.
    pub fn firsts(&mut self, net: &Net<W>, grid: &Grid<W>) -> Vec<SimpleHint<W>> {
        self.links.prepare(net, grid);
        self.refute(net, grid);
        if self.links.self_refuting.is_empty() {
            return Vec::new();
        }
        let mut firsts: Vec<Option<SimpleHint<W>>> = vec![None; net.nodes.len()];
        for setting in [X, XY] {
            self.links.compose(net, grid, setting);
            for start in self.links.self_refuting.or(&self.links.linked[setting]).iter() {
                let node = &net.nodes[start];
                if grid.size(node) < 2 {
                    continue;
                }
                let mates = node.parts[0].and(&grid.alive);
                for (shape, removes) in [
                    (Shape::ToFalse, self.links.self_refuting.has(start)),
                    (Shape::ToTrue, mates.minus(&self.links.self_refuting).is_empty()),
                ] {
                    let found = if removes { self.distance(net, setting, start as u16, shape, LONGEST) } else { None };
                    if let Some(complexity) = found {
                        let hint = chain_hint(net, grid, setting, start as u16, shape, complexity);
                        hint.removed.iter().for_each(|victim| offer(&mut firsts[victim], hint));
                    }
                }
            }
        }
        for setting in [X, Y, XY] {
            self.links.compose(net, grid, setting);
            let most = |victim: usize| longest(base(setting, true), firsts[victim].as_ref());
            for start in self.note_victims(net, setting, most).iter() {
                if self.grows(net, grid, setting, start, LONGEST) {
                    self.tree.cycles(&self.links, net, grid, setting, start as u16, &mut |hint| {
                        hint.removed.iter().for_each(|victim| offer(&mut firsts[victim], hint));
                    });
                }
            }
        }
        let mut all: Vec<SimpleHint<W>> = firsts.into_iter().flatten().collect();
        sort(&mut all);
        all.dedup_by_key(|hint| (hint.setting, hint.start, hint.order));
        all
    }

    /// All steps in order, each set of eliminations once.
    pub fn list(&mut self, net: &Net<W>, grid: &Grid<W>) -> Vec<SimpleHint<W>> {
        self.links.prepare(net, grid);
        self.links.refute(net, grid);
        let mut all: Vec<SimpleHint<W>> = Vec::new();
        if self.links.self_refuting.is_empty() {
            return all;
        }
        let starts = self.starts(net, grid);
        for setting in [X, Y, XY] {
            self.links.compose(net, grid, setting);
            for &start in &starts {
                if self.links.linked[setting].has(usize::from(start))
                    && self.tree.grow(
                        &self.links,
                        net,
                        grid,
                        (setting, start),
                        net.nodes.len() as u32,
                        &self.links.self_refuting,
                    )
                {
                    self.tree.cycles(&self.links, net, grid, setting, start, &mut |hint| all.push(hint));
                }
            }
            if setting == Y {
                continue;
            }
            for &start in &starts {
                let is_refuted = self.links.self_refuting.has(usize::from(start));
                for shape in [Shape::ToFalse, Shape::ToTrue] {
                    if shape == Shape::ToFalse && !is_refuted {
                        continue;
                    }
                    if let Some(complexity) = self.distance(net, setting, start, shape, LONGEST) {
                        all.push(chain_hint(net, grid, setting, start, shape, complexity));
                    }
                }
            }
        }
        sort(&mut all);
        let mut seen = HashSet::default();
        all.retain(|hint| seen.insert(hint.removed.0));
        all
    }

    /// The nodes of a step; see [`nodes_of`].
    pub fn nodes_of(&mut self, net: &Net<W>, grid: &Grid<W>, hint: &SimpleHint<W>) -> Vec<Told> {
        nodes_of(&mut self.tree, &self.links, net, grid, hint)
    }

    /// Computes the candidates that become true by static links (XY), by candidate.
    pub fn close(&mut self, net: &Net<W>, grid: &Grid<W>) -> &[Bits<W>] {
        self.links.prepare(net, grid);
        self.links.refute(net, grid);
        &self.links.closure
    }

    /// What each candidate makes true by one static link, as of the last search.
    pub fn direct(&self) -> &[Bits<W>] {
        &self.links.direct[XY]
    }

    /// The closure as of the last search.
    pub fn closure(&self) -> &[Bits<W>] {
        &self.links.closure
    }
}

/// A chain from a candidate to its opposite.
fn chain_hint<const W: usize>(
    net: &Net<W>,
    grid: &Grid<W>,
    setting: usize,
    start: u16,
    shape: Shape,
    complexity: u32,
) -> SimpleHint<W> {
    let mut removed = Bits::EMPTY;
    if shape == Shape::ToTrue {
        removed = net.nodes[usize::from(start)].parts[0].and(&grid.alive);
    } else {
        removed.add(usize::from(start));
    }
    SimpleHint {
        rating: base(setting, false) + addition(complexity),
        complexity,
        rank: rank(setting),
        // Cycles come up before chains from the same start.
        order: order(start, 1 << 15 | u32::from(shape == Shape::ToTrue)),
        setting,
        start,
        shape,
        removed,
    }
}

#[cfg(test)]
mod tests;
