//! Unavoidable sets that need no search.
//!
//! A set of cells of a full grid is *unavoidable* if they can be filled with other digits: a puzzle
//! has this grid as its unique solution only if each such set contains a clue. Two kinds are read
//! off the grid. The cells of two digits, connected through shared houses: swapping the two digits
//! in a connected part gives another solution. And the parts of two lines of a band or stack that
//! hold the same digits: swapping these parts does.

use crate::board::{Cell, CellSet, Digit, Element, Grid, House};

/// Unavoidable sets of a full grid, as bits of cells, the smallest first.
pub(super) fn unavoidable_sets(full: &Grid) -> Vec<u128> {
    let mut sets = Vec::with_capacity(128);
    let by_digit: Vec<CellSet> = Digit::all().map(|digit| full.cells_with(digit)).collect();
    for (number, &first) in by_digit.iter().enumerate() {
        for &second in &by_digit[number + 1..] {
            connected(first, second, &mut sets);
        }
    }
    for three in [0, 3, 6] {
        for (a, b) in [(three, three + 1), (three, three + 2), (three + 1, three + 2)] {
            exchangeable(full, House::row(a), House::row(b), &mut sets);
            exchangeable(full, House::column(a), House::column(b), &mut sets);
        }
    }
    sets.sort_unstable_by_key(|set| set.count_ones());
    sets.dedup();
    sets
}

/// The connected parts of the cells of two digits, where a shared house connects two cells.
fn connected(first: CellSet, second: CellSet, sets: &mut Vec<u128>) {
    let mut left = first | second;
    while let Some(start) = left.first() {
        let mut part: CellSet = [start].into_iter().collect();
        let mut fresh = part;
        while !fresh.is_empty() {
            let near = fresh.iter().fold(CellSet::EMPTY, |near, cell| near | cell.peers());
            fresh = (near & left) - part;
            part |= fresh;
        }
        left -= part;
        sets.push(part.bits());
    }
}

/// The parts of two lines of a band or stack that hold the same digits.
fn exchangeable(full: &Grid, a: House, b: House, sets: &mut Vec<u128>) {
    let mut place_in_a = [0; 9];
    for place in 0..9 {
        if let Some(digit) = full.get(a.cell(place)) {
            place_in_a[digit.index()] = place;
        }
    }
    let mut seen = 0u16;
    for start in 0..9 {
        let (mut place, mut part) = (start, CellSet::EMPTY);
        while seen >> place & 1 == 0 {
            seen |= 1 << place;
            let below: Cell = b.cell(place);
            part |= [a.cell(place), below].into_iter().collect();
            place = full.get(below).map_or(place, |digit| place_in_a[digit.index()]);
        }
        if !part.is_empty() {
            sets.push(part.bits());
        }
    }
}
