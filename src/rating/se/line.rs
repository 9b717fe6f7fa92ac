//! The nodes of a cycle or a simple chain from its end back to its start.

use super::links::{Links, parts, strong_causes};
use super::net::{Grid, NONE, Net};
use super::simple_hint::{Shape, SimpleHint};
use super::tree::Tree;
use super::walk::Told;

/// The nodes of a step from its end back to its start; of a cycle, from the second arrival at the
/// start back to the false candidate after the start, and then the start once more.
pub fn nodes_of<const W: usize>(
    tree: &mut Tree<W>,
    links: &Links<W>,
    net: &Net<W>,
    grid: &Grid<W>,
    hint: &SimpleHint<W>,
) -> Vec<Told> {
    let start = hint.start;
    // An arrival at this depth ends a shortest path.
    let depth = hint.complexity / 2 - 1;
    let weak_cause = |on: u16, off: u16| {
        let node = &net.nodes[usize::from(on)];
        (0..4).find(|&part| node.parts[part].has(usize::from(off))).unwrap_or(4) as u8
    };
    let strong = links.strong[usize::from(start)];
    let strong_cause = |off: u16, on: u16| {
        let strong = links.strong[usize::from(off)];
        strong_causes(hint.setting).find(|&cause| strong[cause] == on).unwrap_or(4) as u8
    };
    let mut nodes = Vec::new();
    let mut last = match hint.shape {
        Shape::Cycle(last, closer) => {
            tree.grow_all(links, net, grid, hint.setting, start, depth);
            nodes.push((start, true, strong_cause(closer, start)));
            nodes.push((closer, false, weak_cause(last, closer)));
            last
        }
        Shape::ToFalse => {
            tree.grow_all(links, net, grid, hint.setting, start, depth);
            let sees = |number: &&u16| net.nodes[usize::from(**number)].all.has(usize::from(start));
            let is_weak = |number: &&u16| {
                let node = &net.nodes[usize::from(**number)];
                node.parts[parts(hint.setting)].iter().any(|part| part.has(usize::from(start)))
            };
            let last = tree.queue[1..].iter().filter(sees).find(is_weak).copied().unwrap_or(NONE);
            nodes.push((start, false, weak_cause(last, start)));
            last
        }
        Shape::ToTrue => {
            tree.grow_from_false(links, net, grid, hint.setting, start, depth);
            let closers: Vec<u16> = strong[strong_causes(hint.setting)].to_vec();
            let closer_of = |number: u16| {
                let node = &net.nodes[usize::from(number)];
                let mut reached = node.parts[parts(hint.setting)].iter().flat_map(|part| part.and(&grid.alive).iter());
                reached.find(|&off| closers.contains(&(off as u16)))
            };
            let found = tree.queue.iter().find_map(|&number| closer_of(number).map(|off| (number, off as u16)));
            let (last, closer) = found.unwrap_or((NONE, NONE));
            if last == NONE {
                return nodes;
            }
            nodes.push((start, true, strong_cause(closer, start)));
            nodes.push((closer, false, weak_cause(last, closer)));
            last
        }
    };
    while last != NONE {
        let (before, off, cause, _) = tree.from[usize::from(last)];
        nodes.push((last, true, cause));
        if off != NONE {
            nodes.push((off, false, if before == NONE { 4 } else { weak_cause(before, off) }));
        }
        last = before;
    }
    nodes
}
