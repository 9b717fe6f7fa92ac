//! How far the paths of a net lead, without the paths.
//!
//! To tell a path, each true node must know what made it true. Where only depths matter, the nodes
//! that follow from a layer are the union of those that follow from each of its nodes, as rows of
//! bits. That costs a tenth, and tells whether a start has any end, and how deep the last one lies.

use super::implied::Links;
use crate::board::nine::bits;

/// The true nodes that follow from a false one, by the number of strong links that lead to them.
pub struct Layers<'a> {
    links: &'a Links,
    /// For each node, the nodes that are true by one strong link if it is true, as rows of bits.
    next: Vec<u64>,
    /// For each bit of a removed candidate, the nodes where chains end that remove it.
    ends: Vec<u64>,
    /// The nodes where loops may close.
    in_loops: Vec<u64>,
    /// The nodes that are true, those of the last layer, and those of the next one.
    rows: [Vec<u64>; 3],
    /// The ends sought that are not reached.
    sought: Vec<u64>,
    /// The ends that are reached and wanted.
    found: Vec<u64>,
}

/// Adds a node to a row of bits.
fn insert(row: &mut [u64], node: usize) {
    row[node / 64] |= 1 << (node % 64);
}

impl<'a> Layers<'a> {
    pub fn new(links: &'a Links) -> Layers<'a> {
        let (net, words) = (&links.net, links.net.words());
        let mut next = vec![0; net.len() * words];
        let (mut ends, mut in_loops) = (vec![0; u128::BITS as usize * words], vec![0; words]);
        for node in 0..net.len() {
            let next = &mut next[node * words..][..words];
            let follows = net.all_conflicts(node).flat_map(|off| net.strong(off));
            follows.for_each(|&(on, _)| insert(next, usize::from(on)));
            bits(links.removes(node)).for_each(|bit| insert(&mut ends[bit * words..][..words], node));
            if links.is_in_loop(node) {
                insert(&mut in_loops, node);
            }
        }
        let rows = [(); 3].map(|()| vec![0; words]);
        Layers { links, next, ends, in_loops, rows, sought: vec![0; words], found: vec![0; words] }
    }

    /// Whether a node is an end of the last start: a shortest path of two or more strong links
    /// leads there, the chain [may remove something](Links::may_remove), and it is [not left
    /// out](super::paths::Paths::is_told_from).
    pub fn is_end(&self, node: usize) -> bool {
        self.found[node / 64] >> (node % 64) & 1 == 1
    }

    /// Finds the [ends](Layers::is_end) of a start that are wanted, given the number of strong
    /// links of a shortest path there. Returns the largest such number.
    pub fn last_end(&mut self, start: usize, is_wanted: &dyn Fn(usize, u16) -> bool) -> Option<u16> {
        self.seek(start);
        self.found.fill(0);
        let net = &self.links.net;
        let [seen, layer, following] = &mut self.rows;
        layer.fill(0);
        net.strong(start).iter().for_each(|&(on, _)| insert(layer, usize::from(on)));
        seen.copy_from_slice(layer);
        let (mut depth, mut last) = (1, None);
        loop {
            following.fill(0);
            for (word, layer) in layer.iter().enumerate() {
                for bit in bits(*layer) {
                    let next = &self.next[(64 * word + bit) * net.words()..][..net.words()];
                    following.iter_mut().zip(next).for_each(|(following, next)| *following |= next);
                }
            }
            depth += 1;
            let (mut any, mut left) = (0, 0);
            let ends = self.sought.iter_mut().zip(&mut self.found);
            for (word, ((following, seen), (sought, found))) in
                following.iter_mut().zip(&mut *seen).zip(ends).enumerate()
            {
                *following &= !*seen;
                *seen |= *following;
                for bit in bits(*sought & *following).filter(|bit| is_wanted(64 * word + bit, depth)) {
                    *found |= 1 << bit;
                    last = Some(depth);
                }
                *sought &= !*seen;
                any |= *following;
                left |= *sought;
            }
            if any == 0 || left == 0 {
                return last;
            }
            std::mem::swap(layer, following);
        }
    }

    /// Collects the ends to be sought from a start.
    fn seek(&mut self, start: usize) {
        let words = self.sought.len();
        self.sought.fill(0);
        for bit in bits(self.links.removes(start)) {
            self.sought.iter_mut().zip(&self.ends[bit * words..]).for_each(|(sought, ends)| *sought |= ends);
        }
        // The path back is as short, but for loops.
        self.sought[..start / 64].fill(0);
        self.sought[start / 64] &= !0 << (start % 64);
        let conflicts = self.links.net.conflicts(start).iter().zip(&self.in_loops);
        self.sought.iter_mut().zip(conflicts).for_each(|(sought, (conflicts, loops))| *sought |= conflicts & loops);
    }
}

#[cfg(test)]
mod tests {
    use super::super::net::Net;
    use super::super::paths::Paths;
    use super::*;
    use crate::board::Position;
    use crate::logic::{AlmostLockedSet, Facts};
    use crate::technique::als::Sets;

    /// The ends of paths, found by following them.
    fn by_paths(links: &Links, start: usize, is_wanted: &dyn Fn(usize, u16) -> bool) -> Vec<(usize, u16)> {
        let mut paths = Paths::new(&links.net);
        paths.follow(start);
        let ends = paths.order().iter().map(|&end| (usize::from(end), paths.depth(end)));
        let is_end = |&(end, depth): &(usize, u16)| {
            links.may_remove(start, end) && paths.is_told_from(end) && is_wanted(end, depth)
        };
        let mut ends: Vec<(usize, u16)> = ends.filter(is_end).collect();
        ends.sort_unstable();
        ends
    }

    #[test]
    fn layers_and_paths_have_the_same_ends() {
        let mut number = 0;
        for puzzle in [
            "........1....2345...4..6.2...2.5..3..1....7..8.......9..3.64....7.8.....9....5...",
            "......57......16....1.638...235...4....1.6...6..9...5...2......9...8.4....8.4..2.",
        ] {
            let position = Position::new(&puzzle.parse().unwrap()).unwrap();
            let facts = Facts::new(position.clone());
            let sets: Vec<AlmostLockedSet> = facts.get::<Sets>().all.iter().step_by(3).copied().collect();
            let links = Links::of(Net::with_sets(&position, &sets));
            let mut layers = Layers::new(&links);
            for start in (0..links.net.len()).filter(|&start| links.is_in_loop(start)) {
                for is_wanted in [(|_, _| true) as fn(usize, u16) -> bool, |end, depth| end % 3 == 0 && depth % 2 == 0]
                {
                    let expected = by_paths(&links, start, &is_wanted);
                    let last = layers.last_end(start, &is_wanted);
                    assert_eq!(last, expected.iter().map(|(_, depth)| *depth).max());
                    let found: Vec<usize> = (0..links.net.len()).filter(|&end| layers.is_end(end)).collect();
                    assert_eq!(found, expected.iter().map(|(end, _)| *end).collect::<Vec<_>>());
                    number += found.len();
                }
            }
        }
        assert!(number > 1000, "{number}");
    }
}
