//! The tree of first arrivals, and the cycles that it closes (rule 21).
//!
//! From a true candidate, candidates become false and true in order of arrival; each is expanded
//! once, when it first becomes true. Every path by which the start would become true again closes a
//! cycle. The tree is the same for cycles and for chains from a true candidate.

use super::bits::Bits;
use super::length::addition;
use super::links::{Links, parts, strong_causes};
use super::net::{Grid, NONE, Net};
use super::simple_hint::{Shape, SimpleHint, base, order, rank};

/// A tree, reused for the next one.
pub struct Tree<const W: usize> {
    /// The true candidates in order.
    pub queue: Vec<u16>,
    /// For each true candidate, the true and the false one before it, the cause and the depth.
    pub from: Vec<(u16, u16, u8, u16)>,
    seen: Bits<W>,
    /// The candidates that reach the start, by the number of further steps; if empty, all
    /// candidates count.
    within: Vec<Bits<W>>,
}

impl<const W: usize> Default for Tree<W> {
    fn default() -> Self {
        Tree { queue: Vec::new(), from: Vec::new(), seen: Bits::EMPTY, within: Vec::new() }
    }
}

impl<const W: usize> Tree<W> {
    /// Grows the tree of first arrivals from a true candidate, down to a depth, as far as it leads
    /// back to the start within that depth. The parents of such a node lead back, too, so that the
    /// omissions change nothing.
    ///
    /// Returns whether there may be a cycle that removes one of the victims. Such a victim sees a
    /// true candidate of the cycle, and also a false one, so that it makes the next one true.
    pub fn grow(
        &mut self,
        links: &Links<W>,
        net: &Net<W>,
        grid: &Grid<W>,
        (setting, start): (usize, u16),
        depth: u32,
        victims: &Bits<W>,
    ) -> bool {
        if depth == 0 {
            return false;
        }
        links.leading_back(setting, usize::from(start), depth, &mut self.within);
        let on = self.spread_at_all(links, setting, start, depth);
        let may_go = |victim: usize| on.meets(&links.direct[setting][victim]) && on.meets(&net.nodes[victim].all);
        if !victims.iter().any(may_go) {
            return false;
        }
        self.plant(start, net.nodes.len());
        self.spread(links, net, grid, setting, depth);
        self.queue.len() > 1
    }

    /// The candidates of the tree, regardless of their order.
    fn spread_at_all(&self, links: &Links<W>, setting: usize, start: u16, depth: u32) -> Bits<W> {
        let last = self.within.len().saturating_sub(1);
        let mut all = Bits::EMPTY;
        all.add(usize::from(start));
        let mut front = all;
        for left in (0..depth as usize).rev() {
            let reached = front.iter().fold(Bits::<W>::EMPTY, |on, number| on.or(&links.direct[setting][number]));
            front = reached.and(&self.within[left.min(last)]).minus(&all);
            if front.is_empty() {
                break;
            }
            all = all.or(&front);
        }
        all
    }

    /// Grows the whole tree of first arrivals from a true candidate, down to a depth.
    pub fn grow_all(&mut self, links: &Links<W>, net: &Net<W>, grid: &Grid<W>, setting: usize, start: u16, depth: u32) {
        self.within.clear();
        self.plant(start, net.nodes.len());
        self.spread(links, net, grid, setting, depth);
    }

    /// Starts a tree.
    fn plant(&mut self, start: u16, numbers: usize) {
        self.from.resize(numbers, (NONE, NONE, 4, 0));
        self.queue.clear();
        self.queue.push(start);
        self.seen = Bits::EMPTY;
        self.seen.add(usize::from(start));
        self.from[usize::from(start)] = (NONE, NONE, 4, 0);
    }

    /// Expands the queue.
    fn spread(&mut self, links: &Links<W>, net: &Net<W>, grid: &Grid<W>, setting: usize, depth: u32) {
        let linked = links.linked[setting].and(&grid.alive);
        let mut at = 0;
        // Candidates not yet seen that lead back in time, or all of them if that is not required.
        let last = self.within.len().saturating_sub(1);
        while let Some(&number) = self.queue.get(at) {
            at += 1;
            let mine = self.from[usize::from(number)].3;
            if u32::from(mine) >= depth {
                break;
            }
            let left = (depth - u32::from(mine) - 1).min(last as u32) as usize;
            let mut wanted = links.direct[setting][usize::from(number)].minus(&self.seen);
            if let Some(within) = self.within.get(left) {
                wanted = wanted.and(within);
            }
            if wanted.is_empty() {
                continue;
            }
            for part in &net.nodes[usize::from(number)].parts[parts(setting)] {
                for false_one in part.and(&linked).iter() {
                    for cause in strong_causes(setting) {
                        let other = links.strong[false_one][cause];
                        if other != NONE && wanted.has(usize::from(other)) {
                            wanted.drop(usize::from(other));
                            self.seen.add(usize::from(other));
                            self.queue.push(other);
                            self.from[usize::from(other)] = (number, false_one as u16, cause as u8, mine + 1);
                        }
                    }
                }
            }
        }
    }

    /// Visits the cycles of the tree that remove something.
    pub fn cycles(
        &self,
        links: &Links<W>,
        net: &Net<W>,
        grid: &Grid<W>,
        setting: usize,
        start: u16,
        visit: &mut dyn FnMut(SimpleHint<W>),
    ) {
        let mut closers = Bits::EMPTY;
        for &other in &links.strong[usize::from(start)][strong_causes(setting)] {
            if other != NONE {
                closers.add(usize::from(other));
            }
        }
        let mut count = 0;
        for &number in &self.queue[1..] {
            if !net.nodes[usize::from(number)].all.meets(&closers) {
                continue;
            }
            for part in &net.nodes[usize::from(number)].parts[parts(setting)] {
                for closer in part.and(&closers).iter() {
                    if self.is_on_line(closer as u16, number) {
                        continue;
                    }
                    count += 1;
                    let removed = self.removed(net, grid, start, number, closer as u16);
                    if !removed.is_empty() {
                        let complexity = 2 * u32::from(self.from[usize::from(number)].3) + 2;
                        visit(SimpleHint {
                            rating: base(setting, true) + addition(complexity),
                            complexity,
                            rank: rank(setting),
                            order: order(start, count),
                            setting,
                            start,
                            shape: Shape::Cycle(number, closer as u16),
                            removed,
                        });
                    }
                }
            }
        }
    }

    /// Whether a false candidate is among those that led to a true one.
    fn is_on_line(&self, false_one: u16, mut number: u16) -> bool {
        loop {
            let (before, by, ..) = self.from[usize::from(number)];
            if by == false_one {
                return true;
            }
            if before == NONE {
                return false;
            }
            number = before;
        }
    }

    /// The candidates that a cycle removes: those outside its cells that see a true and a false
    /// node of it.
    fn removed(&self, net: &Net<W>, grid: &Grid<W>, start: u16, last: u16, closer: u16) -> Bits<W> {
        let (mut by_on, mut by_off, mut own) = (Bits::EMPTY, Bits::EMPTY, Bits::EMPTY);
        let (mut on, mut off) = (start, closer);
        let mut before = last;
        while off != NONE {
            let (of_on, of_off) = (&net.nodes[usize::from(on)], &net.nodes[usize::from(off)]);
            by_on = by_on.or(&of_on.houses);
            by_off = by_off.or(&of_off.houses);
            own = own.or(&of_on.parts[0]).or(&of_off.parts[0]);
            own.add(usize::from(on));
            own.add(usize::from(off));
            on = before;
            (before, off, ..) = self.from[usize::from(on)];
        }
        by_on.and(&by_off).and(&grid.alive).minus(&own)
    }

    /// Grows the tree from the candidates that a false candidate makes true, down to a depth.
    pub fn grow_from_false(
        &mut self,
        links: &Links<W>,
        net: &Net<W>,
        grid: &Grid<W>,
        setting: usize,
        start: u16,
        depth: u32,
    ) {
        self.queue.clear();
        self.seen = Bits::EMPTY;
        self.within.clear();
        self.from.resize(net.nodes.len(), (NONE, NONE, 4, 0));
        for cause in strong_causes(setting) {
            let other = links.strong[usize::from(start)][cause];
            if other != NONE && !self.seen.has(usize::from(other)) {
                self.seen.add(usize::from(other));
                self.queue.push(other);
                self.from[usize::from(other)] = (NONE, start, cause as u8, 1);
            }
        }
        self.spread(links, net, grid, setting, depth);
    }
}
