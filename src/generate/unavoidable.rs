//! Unavoidable sets that can be seen without a search.
//!
//! A set of cells of a full grid is *unavoidable* when other digits fit there as well: a puzzle with that solution as its
//! only one has a clue in each such set. Two kinds are read off the grid at once: the cells of two digits that are
//! connected through shared houses, in which the digits can be exchanged; and in two lines of a band or stack the parts
//! that hold the same digits, which can be exchanged.

use crate::board::{Cell, CellSet, Digit, Element, Grid, House};

/// Unavoidable sets of a full grid, as bits of cells: no cell of a set without the others.
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

/// The parts into which the cells of two digits fall, when sharing a house connects them.
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

/// The parts of two lines of a chute that hold the same digits.
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
