//! Hidden singles of all houses at once, and singles with locked candidates, against the same
//! rules house by house.

use super::{Filled, HiddenSingle, Registers, Settled, fill_by_hidden_singles, settle};
use crate::board::{Candidate, Cell, Digit, Element, Grid, House, HouseKind, Position};

const PUZZLES: [&str; 6] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ".3...89.2..2....4.......567...76...34...53........485.96..3....28.41.6.......617.",
    ".....3..99..2..6..6..94.85.2...91.4...8.....7.4.....3............5...1..8.1..237.",
    "..7.5...9......6....5...7.....1.3.2..12..59.......7.....4.91....2.....867....8..3",
    ".1....8...7.......45...6.1....1.5.4.5..84..6....6......39..2.8...2.51..6......9..",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
];

/// The puzzles, first with a third of their givens, then with more and more digits of their
/// solution, and each time with one that is wrong.
fn grids() -> Vec<Grid> {
    let mut grids = Vec::new();
    for (number, puzzle) in PUZZLES.iter().enumerate() {
        let puzzle: Grid = puzzle.parse().unwrap();
        let solution = super::first(&puzzle).unwrap();
        let mut grid = puzzle;
        Cell::all().filter(|cell| cell.index() % 3 != number % 3).for_each(|cell| grid.set(cell, None));
        for i in 0..81 {
            let cell = Cell::from_index((i * 31 + number * 17) % 81);
            grids.push(grid);
            let candidates = Position::new(&grid).unwrap().candidates(cell);
            if let Some(wrong) = candidates.iter().find(|&digit| solution.get(cell) != Some(digit)) {
                let mut spoiled = grid;
                spoiled.set(cell, Some(wrong));
                grids.push(spoiled);
            }
            grid.set(cell, solution.get(cell));
        }
        grids.push(solution);
    }
    grids
}

/// The hidden singles of a kind and of those before.
fn singles(position: &Position, kind: HiddenSingle) -> Vec<Candidate> {
    let houses = House::all().filter(|&house| {
        kind == HiddenSingle::InHouse
            || kind == HiddenSingle::InBox && house.kind() == HouseKind::Box
            || position.empty_slots(house).len() == 1
    });
    let places = houses.flat_map(|house| Digit::all().map(move |digit| (house, digit)));
    let single = |(house, digit)| {
        let cells = position.cells_in(digit, house);
        (cells.len() == 1).then(|| Candidate::new(cells.first().unwrap(), digit))
    };
    places.filter_map(single).collect()
}

/// Fills a puzzle single by single.
fn filled_one_by_one(givens: &Grid) -> Filled {
    let mut position = Position::new(givens).unwrap();
    let mut kinds: Option<(HiddenSingle, HiddenSingle)> = None;
    for kind in [HiddenSingle::LastCell, HiddenSingle::InBox, HiddenSingle::InHouse] {
        while let Some(&single) = singles(&position, kind).first() {
            position.place(single);
            kinds = Some((kinds.map_or(kind, |(first, _)| first), kind));
        }
    }
    Filled { kinds, rest: (kinds.is_none() || !position.is_solved()).then(|| *position.digits()) }
}

#[test]
fn hidden_singles_at_once_are_those_one_by_one() {
    let (mut solved, mut kinds) = (0, std::collections::BTreeSet::new());
    for grid in grids() {
        let expected = filled_one_by_one(&grid);
        for registers in [Registers::Widest, Registers::Half, Registers::None] {
            let found = fill_by_hidden_singles(registers, &grid);
            // Without a solution the order decides which of two singles is placed.
            if super::count(&grid, 1) == 1 {
                assert_eq!(found, expected, "{grid} {registers:?}");
            } else {
                assert!(found.rest.is_some(), "{grid} {registers:?}");
            }
        }
        solved += usize::from(expected.rest.is_none());
        kinds.extend(expected.kinds);
    }
    assert!(solved > 50 && kinds.len() >= 5, "{solved} solved, {kinds:?}");
}

/// Applies a rule wherever it can be. Returns whether anything changed.
fn apply_somewhere(position: &mut Position) -> bool {
    let before = position.clone();
    for single in singles(position, HiddenSingle::InHouse) {
        position.place_if_possible(single);
    }
    for cell in position.empty_cells() {
        if let (1, Some(digit)) = (position.candidates(cell).len(), position.candidates(cell).first()) {
            position.place_if_possible(Candidate::new(cell, digit));
        }
    }
    for digit in Digit::all() {
        for house in House::all() {
            let places = position.cells_in(digit, house);
            for other in House::all().filter(|&other| other != house) {
                if !places.is_empty() && places.is_subset(other.cells()) {
                    for cell in position.cells_in(digit, other) - places {
                        position.remove(Candidate::new(cell, digit));
                    }
                }
            }
        }
    }
    *position != before
}

#[test]
fn singles_and_locked_candidates_at_once_are_those_one_by_one() {
    let mut outcomes = [0; 2];
    for grid in grids().into_iter().filter(|grid| super::count(grid, 1) == 1) {
        let mut position = Position::new(&grid).unwrap();
        while apply_somewhere(&mut position) {}
        let digits = |cell: usize| {
            let cell = Cell::from_index(cell);
            position.digit(cell).map_or(position.candidates(cell).bits(), |digit| 1 << digit.index())
        };
        let start = super::state::of_grid(&grid);
        for registers in [Registers::Widest, Registers::Half, Registers::None] {
            match settle(registers, &start) {
                Settled::Dead => panic!("{grid} has a solution"),
                Settled::Solved => assert!(position.is_solved(), "{grid}"),
                Settled::Open(found) => assert_eq!(found, std::array::from_fn(digits), "{grid} {registers:?}"),
            }
        }
        outcomes[usize::from(position.is_solved())] += 1;
    }
    assert!(outcomes.iter().all(|&count| count > 50), "{outcomes:?}");
}
