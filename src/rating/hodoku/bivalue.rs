//! XY-chains and remote pairs: chains of cells with two candidates, none of them twice, with at
//! most 20 links.

use super::loops::{Key, key};
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Position};

/// The most cells of a chain: a link within each, and one from each to the next.
const MOST: usize = 10;
/// The fewest cells of a remote pair.
const FEWEST: usize = 4;

/// A chain of cells.
#[derive(Clone, Debug)]
pub(super) struct CellChain {
    /// The cells in order.
    pub(super) cells: Vec<Cell>,
    /// The digit at its ends; none for a remote pair.
    pub(super) digit: Option<Digit>,
    /// What it removes, by digit and then by cell.
    pub(super) removed: Vec<Candidate>,
}

/// The best chain so far.
type Best = Option<(Key, CellChain)>;

fn cells_with_two(position: &Position) -> CellSet {
    position.empty_cells().iter().filter(|cell| position.candidates(*cell).len() == 2).collect()
}

/// The other one of the two digits of a cell.
fn other(position: &Position, cell: Cell, digit: Digit) -> Option<Digit> {
    position.candidates(cell).without(digit).single()
}

/// A cell whose second digit follows from the start.
#[derive(Clone, Copy)]
struct Way {
    cell: Cell,
    digit: Digit,
    length: usize,
    from: usize,
}

/// The XY-chain that removes most.
pub(super) fn xy_chain(position: &Position) -> Option<CellChain> {
    let two = cells_with_two(position);
    let mut best = Best::None;
    let mut ways = Vec::new();
    for (start, digit) in two.iter().flat_map(|cell| position.candidates(cell).iter().map(move |digit| (cell, digit))) {
        let Some(first) = other(position, start, digit) else { continue };
        // The shortest way to each digit of each cell.
        let mut known = CandidateSet::EMPTY;
        ways.clear();
        ways.push(Way { cell: start, digit: first, length: 1, from: 0 });
        let mut next = 0;
        while let Some(&way) = ways.get(next) {
            if way.digit == digit && next > 0 {
                let seen = position.cells_for(digit) & start.peers() & way.cell.peers();
                let removed: Vec<Candidate> = seen.iter().map(|cell| Candidate::new(cell, digit)).collect();
                let is_better = best.as_ref().is_none_or(|(known, _)| key(&removed) < *known);
                let cells =
                    if is_better && !removed.is_empty() { simple(position, two, &ways, next, digit) } else { None };
                if let Some(cells) = cells {
                    best = Some((key(&removed), CellChain { cells, digit: Some(digit), removed }));
                }
            }
            if way.length < MOST {
                let cells = two & position.cells_for(way.digit) & way.cell.peers();
                for cell in cells.without(start) {
                    let Some(digit) = other(position, cell, way.digit) else { continue };
                    let reached = Candidate::new(cell, digit);
                    if !known.contains(reached) {
                        known.insert(reached);
                        ways.push(Way { cell, digit, length: way.length + 1, from: next });
                    }
                }
            }
            next += 1;
        }
    }
    best.map(|(_, chain)| chain)
}

/// A chain to the same end that is in no cell twice, if there is one.
fn simple(position: &Position, two: CellSet, ways: &[Way], end: usize, digit: Digit) -> Option<Vec<Cell>> {
    let (mut cells, mut at) = (vec![ways[end].cell], end);
    while at != 0 {
        at = ways[at].from;
        cells.push(ways[at].cell);
    }
    cells.reverse();
    if cells.iter().copied().collect::<CellSet>().len() == cells.len() {
        return Some(cells);
    }
    cells.truncate(1);
    let goal = Candidate::new(ways[end].cell, digit);
    deeper(position, two, &mut cells, ways[0].digit, goal).then_some(cells)
}

/// Goes on from the last cell, which has this digit, until the goal is reached.
fn deeper(position: &Position, two: CellSet, cells: &mut Vec<Cell>, digit: Digit, goal: Candidate) -> bool {
    let Some(&last) = cells.last() else { return false };
    if Candidate::new(last, digit) == goal {
        return true;
    }
    if cells.len() == MOST {
        return false;
    }
    for cell in two & position.cells_for(digit) & last.peers() {
        let Some(next) = other(position, cell, digit).filter(|_| !cells.contains(&cell)) else { continue };
        cells.push(cell);
        if deeper(position, two, cells, next, goal) {
            return true;
        }
        cells.pop();
    }
    false
}

/// The remote pair that removes most. Each two of its cells that differ count, not only its ends.
pub(super) fn remote_pair(position: &Position) -> Option<CellChain> {
    let two = cells_with_two(position);
    let mut best = Best::None;
    for start in two {
        let digits = position.candidates(start);
        let same = digits.iter().fold(two, |same, digit| same & position.cells_for(digit));
        if same.len() >= FEWEST {
            further(position, (same, digits), &mut vec![start], CellSet::EMPTY, &mut best);
        }
    }
    best.map(|(_, chain)| chain)
}

/// Goes on from some cells. `seen` are the cells that two of them see which differ.
fn further(
    position: &Position,
    (same, digits): (CellSet, DigitSet),
    cells: &mut Vec<Cell>,
    seen: CellSet,
    best: &mut Best,
) {
    let lost = |digit: Digit| seen & position.cells_for(digit);
    if digits.iter().any(|digit| !lost(digit).is_empty()) {
        let removed: Vec<Candidate> =
            digits.iter().flat_map(|digit| lost(digit).iter().map(move |cell| Candidate::new(cell, digit))).collect();
        if best.as_ref().is_none_or(|(known, _)| key(&removed) < *known) {
            *best = Some((key(&removed), CellChain { cells: cells.clone(), digit: None, removed }));
        }
    }
    let Some(last) = cells.last().filter(|_| cells.len() < MOST) else { return };
    for cell in same & last.peers() {
        if !cells.contains(&cell) {
            cells.push(cell);
            let differing = cells.iter().rev().skip(FEWEST - 1).step_by(2);
            let seen = differing.fold(seen, |seen, other| seen | other.peers() & cell.peers());
            further(position, (same, digits), cells, seen, best);
            cells.pop();
        }
    }
}

/// The pairs of cells of a remote pair that differ, beyond neighbours.
pub(super) fn differing(cells: &[Cell]) -> impl Iterator<Item = [Cell; 2]> {
    let from = move |at: usize| (at + FEWEST - 1..cells.len()).step_by(2).map(move |other| [cells[at], cells[other]]);
    (0..cells.len()).flat_map(from)
}
