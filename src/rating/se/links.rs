//! Strong and weak links of a grid, composed, and their reach (rule 21).
//!
//! A candidate that is true makes the others of its cell and houses false (weak links); a candidate
//! that is false makes the other one of two true (strong links). Composed, they lead from true to
//! true. That is enough for most questions, such as whether a candidate refutes itself and how long
//! the chain must be at least; the order of a search does not matter.

use super::bits::Bits;
use super::geometry::GROUPS;
use super::net::{Grid, NONE, Net, is_pair};
use super::simple_hint::{Shape, X, XY, Y};

/// The links of one grid, reused for the next one.
pub struct Links<const W: usize> {
    /// The partner of each candidate by a strong link of its cell, block, row and column; repeated
    /// partners are left out.
    pub strong: Vec<[u16; 4]>,
    /// The candidates with a strong link, by setting.
    pub linked: [Bits<W>; 3],
    /// By setting, for each candidate: those that become true by way of one false candidate.
    pub direct: [Vec<Bits<W>>; 3],
    /// The same backwards: those that make it true by way of one false candidate.
    back: [Vec<Bits<W>>; 3],
    /// Whether `direct` is up to date, by setting.
    is_ready: [bool; 3],
    /// For each candidate, all that become true by any number of links (XY).
    pub closure: Vec<Bits<W>>,
    /// The candidates that make themselves false (XY).
    pub self_refuting: Bits<W>,
}

impl<const W: usize> Default for Links<W> {
    fn default() -> Self {
        Links {
            strong: Vec::new(),
            linked: [Bits::EMPTY; 3],
            direct: Default::default(),
            back: Default::default(),
            is_ready: [false; 3],
            closure: Vec::new(),
            self_refuting: Bits::EMPTY,
        }
    }
}

/// The masks of a candidate that count as weak links in a setting.
pub fn parts(setting: usize) -> std::ops::Range<usize> {
    if setting == X { 1..4 } else { 0..4 }
}

/// The kinds of strong links of a setting.
pub fn strong_causes(setting: usize) -> std::ops::Range<usize> {
    match setting {
        X => 1..4,
        Y => 0..1,
        _ => 0..4,
    }
}

impl<const W: usize> Links<W> {
    /// Reads the strong links off a grid.
    pub fn prepare(&mut self, net: &Net<W>, grid: &Grid<W>) {
        let numbers = net.nodes.len();
        self.strong.clear();
        self.strong.resize(numbers, [NONE; 4]);
        self.linked = [Bits::EMPTY; 3];
        // Groups come by kind in the order of causes: cells, blocks, rows, columns.
        for (cause, groups) in [0..81, 81..162, 162..243, 243..GROUPS].into_iter().enumerate() {
            for group in groups {
                let members = grid.groups[group];
                if !is_pair(members) {
                    continue;
                }
                let one = net.first(group as u16, members);
                let other = net.first(group as u16, members & (members - 1));
                for (from, to) in [(one, other), (other, one)] {
                    let strong = &mut self.strong[usize::from(from)];
                    // The two positions in a block may share a line, too; the first kind of link
                    // stays.
                    if cause == 0 || !strong[1..].contains(&to) {
                        strong[cause] = to;
                    }
                    self.linked[if cause == 0 { Y } else { X }].add(usize::from(from));
                }
            }
        }
        self.linked[XY] = self.linked[X].or(&self.linked[Y]);
        self.is_ready = [false; 3];
    }

    /// Composes the links of a setting, from true by way of false to true.
    pub fn compose(&mut self, net: &Net<W>, grid: &Grid<W>, setting: usize) {
        if std::mem::replace(&mut self.is_ready[setting], true) {
            return;
        }
        for links in [&mut self.direct[setting], &mut self.back[setting]] {
            links.clear();
            links.resize(net.nodes.len(), Bits::EMPTY);
        }
        for off in self.linked[setting].iter() {
            let node = &net.nodes[off];
            let before = if setting == X { node.houses } else { node.all }.and(&grid.alive);
            let after = self.partners(setting, off as u16);
            self.link(setting, &before, &after);
        }
    }

    /// Composes the links of all settings. What XY has beyond X and Y together goes from a cell to
    /// another place of a digit.
    pub fn compose_all(&mut self, net: &Net<W>, grid: &Grid<W>) {
        self.compose(net, grid, X);
        self.compose(net, grid, Y);
        self.is_ready[XY] = true;
        for links in [&mut self.direct, &mut self.back] {
            let [of_x, of_y, both] = links;
            both.clear();
            both.extend(of_x.iter().zip(&*of_y).map(|(of_x, of_y)| of_x.or(of_y)));
        }
        for off in self.linked[X].iter() {
            let before = net.nodes[off].parts[0].and(&grid.alive);
            let after = self.partners(X, off as u16);
            self.link(XY, &before, &after);
        }
    }

    /// Notes that some candidates make others true by way of one false candidate.
    #[inline(always)]
    fn link(&mut self, setting: usize, before: &Bits<W>, after: &Bits<W>) {
        let (direct, back) = (&mut self.direct[setting], &mut self.back[setting]);
        for on in before.iter() {
            direct[on] = direct[on].or(after);
        }
        for on in after.iter() {
            back[on] = back[on].or(before);
        }
    }

    /// Finds the candidates that make themselves false.
    pub fn refute(&mut self, net: &Net<W>, grid: &Grid<W>) {
        self.compose(net, grid, XY);
        let direct = &self.direct[XY];
        self.closure.resize(net.nodes.len(), Bits::EMPTY);
        self.self_refuting = Bits::EMPTY;
        // Closures known already are taken as a whole, so that most searches end at once.
        let mut closed = Bits::<W>::EMPTY;
        for number in grid.alive.iter() {
            let mut all = direct[number];
            let mut done = Bits::EMPTY;
            while let Some(between) = all.minus(&done).first() {
                done.add(between);
                if closed.has(between) {
                    all = all.or(&self.closure[between]);
                    done = done.or(&self.closure[between]);
                } else {
                    all = all.or(&direct[between]);
                }
            }
            self.closure[number] = all;
            closed.add(number);
            if all.meets(&net.nodes[number].all) {
                self.self_refuting.add(number);
            }
        }
    }

    /// The candidates that become true if a candidate is true, down to a depth.
    pub fn reach(&self, setting: usize, start: usize, depth: u32) -> Bits<W> {
        let direct = &self.direct[setting];
        let mut on = Bits::EMPTY;
        on.add(start);
        let mut front = on;
        for _ in 0..depth {
            let next = front.iter().fold(Bits::EMPTY, |next, number| next.or(&direct[number]));
            front = next.minus(&on);
            on = on.or(&front);
            if front.is_empty() {
                break;
            }
        }
        on
    }

    /// The candidates that make a start true within a number of links, by the number of links
    /// between them and the last; only those that the start makes true itself.
    pub fn leading_back(&self, setting: usize, start: usize, depth: u32, within: &mut Vec<Bits<W>>) {
        let (back, closure) = (&self.back[setting], &self.closure[start]);
        let mut front = back[start].and(closure);
        let mut all = front;
        within.clear();
        within.push(all);
        for _ in 1..depth {
            let before = front.iter().fold(Bits::EMPTY, |before, number| before.or(&back[number]));
            front = before.and(closure).minus(&all);
            if front.is_empty() {
                break;
            }
            all = all.or(&front);
            within.push(all);
        }
    }

    /// The candidates with a strong link to this one.
    pub fn partners(&self, setting: usize, number: u16) -> Bits<W> {
        let mut partners = Bits::EMPTY;
        for &other in &self.strong[usize::from(number)][strong_causes(setting)] {
            if other != NONE {
                partners.add(usize::from(other));
            }
        }
        partners
    }

    /// The candidates that make one of these false.
    pub fn seeing(&self, net: &Net<W>, setting: usize, those: &Bits<W>) -> Bits<W> {
        those.iter().fold(Bits::EMPTY, |all, number| {
            let node = &net.nodes[number];
            all.or(if setting == X { &node.houses } else { &node.all })
        })
    }

    /// The complexity of the shortest chain from a candidate to its opposite, if it is not above
    /// `most`. The links of the setting must be composed.
    pub fn distance(&self, net: &Net<W>, setting: usize, start: u16, shape: Shape, most: u32) -> Option<u32> {
        let direct = &self.direct[setting];
        let (mut front, ends, mut complexity);
        if shape == Shape::ToFalse {
            let node = &net.nodes[usize::from(start)];
            front = direct[usize::from(start)];
            ends = if setting == X { node.houses } else { node.all };
        } else {
            // The false start makes its partners true; the chain ends at a candidate that makes one
            // of these partners false again, so that the start becomes true.
            front = self.partners(setting, start);
            ends = self.seeing(net, setting, &front);
        }
        complexity = 4;
        let mut seen = Bits::EMPTY;
        while complexity <= most && !front.is_empty() {
            if front.meets(&ends) {
                return Some(complexity);
            }
            seen = seen.or(&front);
            let next = front.iter().fold(Bits::EMPTY, |next, number| next.or(&direct[number]));
            front = next.minus(&seen);
            complexity += 2;
        }
        None
    }
}
