//! The shortest chains through a net that pass through an almost locked set.
//!
//! Of the shortest paths between two nodes, some may pass through a set and others not, so the
//! order of the links must not decide whether one is found. The search follows [all nodes](Paths)
//! depth by depth; links on shortest paths are those that lead from one depth to the next. Of the
//! paths through sets, it keeps the one whose sets have the fewest cells.

use super::easiest::{Easiest, Effort};
use super::implied::Links;
use super::layers::Layers;
use super::net::{Net, Number};
use super::paths::{Paths, conclude};
use crate::logic::Reason;

/// The chains through a set with conclusions, the easiest of the shortest ones of each pair of
/// ends.
pub fn easiest(links: &Links) -> Easiest {
    let mut easiest = Easiest::default();
    if links.removed.is_empty() {
        return easiest;
    }
    let (net, mut ways, mut ends, mut layers) = (&links.net, Ways::new(&links.net), Vec::new(), Layers::new(links));
    for start in (0..net.len()).filter(|&start| links.is_in_loop(start)) {
        // A set has at least two cells. What lies beyond the last end does not matter.
        let is_wanted = |end, depth| !is_known(&easiest, net, [start, end], (usize::from(depth), 2));
        let Some(last) = layers.last_end(start, &is_wanted) else { continue };
        ways.follow(start, last, &layers);
        ends.clear();
        let reached = ways.paths.order().iter().map(|&end| usize::from(end));
        ends.extend(reached.filter(|&end| layers.is_end(end) && ways.cells[end] != NONE));
        for &end in &ends {
            let effort = (usize::from(ways.paths.depth(end as Number)), usize::from(ways.cells[end]));
            if !is_known(&easiest, net, [start, end], effort) {
                conclude(net, [start, end], &|| ways.links(end), &mut |new| easiest.add(new));
            }
        }
    }
    easiest
}

/// Whether a chain between these ends that removes the same is known to be as easy. What a loop or
/// a way back to the start removes is only clear once it is told.
fn is_known(easiest: &Easiest, net: &Net, [start, end]: [usize; 2], effort: Effort) -> bool {
    let is_open = start != end && !net.is_conflict(start, end);
    is_open && easiest.has(&(*net.excluded(start) & *net.excluded(end)), effort)
}

/// Stands for a path not yet known.
const NONE: u16 = u16::MAX;

/// The reason why a node is true on a path through a set: the false node that led to it, and
/// whether there was a set before that.
#[derive(Clone, Copy, Default)]
struct Step {
    off: Number,
    has_set_before: bool,
}

/// The reason why a node is false.
#[derive(Clone, Copy)]
struct Off {
    /// The depth of the true nodes that make it false; 0 for the start.
    depth: u16,
    /// One of these nodes.
    by: Number,
    /// The one with the best path through a set, and the number of cells of the sets on that path.
    by_set: Number,
    cells: u16,
}

const UNKNOWN: Off = Off { depth: NONE, by: 0, by_set: 0, cells: NONE };

/// The consequences of one false node, and the best paths through sets.
struct Ways<'a> {
    paths: Paths<'a>,
    net: &'a Net,
    /// The nodes that each node makes false, those of one after those of another, and where those
    /// of each node begin: they are few for rows of bits.
    conflicts: Vec<Number>,
    begin: Vec<usize>,
    off: Vec<Off>,
    steps: Vec<Step>,
    /// The number of cells in the set of each reason; 0 for other reasons.
    sizes: Vec<u16>,
    /// The number of cells of the sets on the best path to a true node.
    cells: Vec<u16>,
}

impl<'a> Ways<'a> {
    fn new(net: &'a Net) -> Ways<'a> {
        let count = net.len();
        let (off, steps) = (vec![UNKNOWN; count], vec![Step::default(); count]);
        let size = |reason: &Reason| match reason {
            Reason::Set(cells) => cells.len() as u16,
            _ => 0,
        };
        let sizes = net.reasons().iter().map(size).collect();
        let (mut conflicts, mut begin) = (Vec::new(), vec![0]);
        for node in 0..count {
            conflicts.extend(net.all_conflicts(node).map(|off| off as Number));
            begin.push(conflicts.len());
        }
        Ways { paths: Paths::new(net), net, conflicts, begin, off, steps, sizes, cells: vec![NONE; count] }
    }

    /// Finds the consequences of a false node on paths of at most this many strong links, and the
    /// best paths through sets. Of the furthest nodes only ends are looked at.
    fn follow(&mut self, start: usize, most: u16, layers: &Layers<'_>) {
        self.off.fill(UNKNOWN);
        self.cells.fill(NONE);
        self.off[start].depth = 0;
        self.paths.begin(start);
        let mut next = 0;
        for depth in 1..=most {
            let layer = next..self.paths.order().len();
            next = layer.end;
            for place in layer.clone() {
                let on = usize::from(self.paths.order()[place]);
                if depth < most || layers.is_end(on) {
                    self.weigh(on, depth);
                }
            }
            if depth < most {
                layer.for_each(|place| self.leave(self.paths.order()[place], depth));
            }
        }
    }

    /// Finds the best path to a true node at this depth.
    fn weigh(&mut self, on: usize, depth: u16) {
        for &(off, reason) in self.net.strong(on) {
            let from = self.off[usize::from(off)];
            if from.depth != depth - 1 {
                continue;
            }
            let own = self.sizes[usize::from(reason)];
            let further = if from.cells == NONE { NONE } else { from.cells + own };
            for (cells, has_set_before) in [(further, true), (if own > 0 { own } else { NONE }, false)] {
                if cells < self.cells[on] {
                    self.cells[on] = cells;
                    self.steps[on] = Step { off, has_set_before };
                }
            }
        }
    }

    /// Records the nodes that a true node at this depth makes false, and follows the new ones.
    fn leave(&mut self, on: Number, depth: u16) {
        let (cells, number) = (self.cells[usize::from(on)], usize::from(on));
        for &off in &self.conflicts[self.begin[number]..self.begin[number + 1]] {
            let known = &mut self.off[usize::from(off)];
            if known.depth == NONE {
                *known = Off { depth, by: on, by_set: on, cells };
                self.paths.reach(usize::from(off), Some(on), depth + 1);
            } else if known.depth == depth && cells < known.cells {
                *known = Off { by_set: on, cells, ..*known };
            }
        }
    }

    /// The strong links of the best path through a set to a node.
    fn links(&self, end: usize) -> Vec<[usize; 2]> {
        let mut links = Vec::new();
        let mut on = end;
        loop {
            let Step { off, has_set_before } = self.steps[on];
            let off = usize::from(off);
            links.push([off, on]);
            let Off { depth, by, by_set, .. } = self.off[off];
            if depth == 0 {
                break;
            }
            if has_set_before {
                on = usize::from(by_set);
                continue;
            }
            let mut before = self.paths.links(usize::from(by));
            before.reverse();
            links.extend(before);
            break;
        }
        links.reverse();
        links
    }
}
