//! The rules that are applied in all houses at once, against the same rules house by house.

use super::{Easy, EasyRule, Registers, Settled, Suppositions, Until, apply_easy, settle};
use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, Element, Grid, House, HouseKind, Position};

const PUZZLES: [&str; 12] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ".3...89.2..2....4.......567...76...34...53........485.96..3....28.41.6.......617.",
    ".....3..99..2..6..6..94.85.2...91.4...8.....7.4.....3............5...1..8.1..237.",
    "..7.5...9......6....5...7.....1.3.2..12..59.......7.....4.91....2.....867....8..3",
    ".1....8...7.......45...6.1....1.5.4.5..84..6....6......39..2.8...2.51..6......9..",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    ".....84.....79..5.57..6..38......591...6.....14...7...8.3.........8..2.775.....4.",
    "..8.....5..5.6...4..7..2...6...4....1..2...3..9...38.......7...7....95.8....3..6.",
    "..2.5....7.....2...6.....1..............84.3.5162.39.....3.1.4..7...9.6..34..8...",
    "...52...8.2.96.......1.4.....4..67.31...4..5..6.....4..128...7........6.9.....8..",
    "1..94....6.7.5..4....1........41..5.71....86...9.3.......2..69...8...5...7....3..",
    ".8....13..1...6..5..3...4.7.4...5...9...2..7.....67.9..9.8..2...25..1........2.1.",
];

/// The puzzles; the same with a third of their givens, then with more and more digits of their
/// solution, and each time with one that is wrong.
fn grids() -> Vec<Grid> {
    let mut grids = Vec::new();
    for (number, puzzle) in PUZZLES.iter().enumerate() {
        let puzzle: Grid = puzzle.parse().unwrap();
        let solution = super::first(&puzzle).unwrap();
        grids.push(puzzle);
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
fn singles(position: &Position, kind: EasyRule) -> Vec<Candidate> {
    let houses = House::all().filter(|&house| {
        kind == EasyRule::Hidden
            || kind == EasyRule::HiddenInBox && house.kind() == HouseKind::Box
            || position.empty_slots(house).len() == 1
    });
    let places = houses.flat_map(|house| Digit::all().map(move |digit| (house, digit)));
    let single = |(house, digit)| {
        let cells = position.cells_in(digit, house);
        (cells.len() == 1).then(|| Candidate::new(cells.first().unwrap(), digit))
    };
    places.filter_map(single).collect()
}

/// Whether a house is a row or a column.
fn is_line(house: House) -> bool {
    house.kind() != HouseKind::Box
}

/// The locked candidates: the digit, the house that contains all of them, and the other.
fn locked(position: &Position, is_box: bool) -> Vec<(Digit, House, House)> {
    let mut locked = Vec::new();
    for (digit, house) in Digit::all().flat_map(|digit| House::all().map(move |house| (digit, house))) {
        let cells = position.cells_in(digit, house);
        let others = House::all().filter(|&other| other != house && cells.is_subset(other.cells()));
        if cells.len() > 1 && is_line(house) != is_box {
            locked.extend(others.filter(|other| is_line(*other) == is_box).map(|other| (digit, house, other)));
        }
    }
    locked
}

/// The singles that locked candidates leave in houses of the kind that contains them.
fn direct_locked(position: &Position, is_box: bool) -> Vec<Candidate> {
    let mut singles = Vec::new();
    for (digit, house, other) in locked(position, is_box) {
        for third in House::all().filter(|third| *third != house && third.kind() == house.kind()) {
            let left = position.cells_in(digit, third) - other.cells();
            if left.len() == 1 && position.cells_in(digit, third).len() > 1 {
                singles.push(Candidate::new(left.first().unwrap(), digit));
            }
        }
    }
    singles
}

/// The singles that hidden sets of a size leave in their houses.
fn direct_sets(position: &Position, size: usize) -> Vec<Candidate> {
    let mut singles = Vec::new();
    for house in House::all() {
        for set in (0..512u16).map(DigitSet::from_bits).filter(|set| set.len() == size) {
            let of_digit = |digit| position.cells_in(digit, house);
            let cells = set.iter().fold(CellSet::EMPTY, |cells, digit| cells | of_digit(digit));
            if cells.len() == size && set.iter().all(|digit| of_digit(digit).len() > 1) {
                for digit in Digit::all().filter(|digit| !set.contains(*digit)) {
                    let left = of_digit(digit) - cells;
                    if left.len() == 1 && of_digit(digit).len() > 1 {
                        singles.push(Candidate::new(left.first().unwrap(), digit));
                    }
                }
            }
        }
    }
    singles
}

fn naked_singles(position: &Position) -> Vec<Candidate> {
    let cells = position.empty_cells().iter().filter(|cell| position.candidates(*cell).len() == 1);
    cells.map(|cell| Candidate::new(cell, position.candidates(cell).first().unwrap())).collect()
}

/// Applies the first thing that a rule finds. Returns whether there is any, and whether a cell is
/// filled.
fn apply_once(position: &mut Position, rule: EasyRule) -> (bool, bool) {
    let found = match rule {
        EasyRule::LastCell | EasyRule::HiddenInBox | EasyRule::Hidden => singles(position, rule),
        EasyRule::DirectPointing => direct_locked(position, true),
        EasyRule::DirectClaiming => direct_locked(position, false),
        EasyRule::DirectHiddenPair => direct_sets(position, 2),
        EasyRule::Naked => naked_singles(position),
        EasyRule::DirectHiddenTriplet => direct_sets(position, 3),
        EasyRule::Pointing | EasyRule::Claiming => {
            for (digit, house, other) in locked(position, rule == EasyRule::Pointing) {
                let gone = position.cells_in(digit, other) - house.cells();
                gone.iter().for_each(|cell| {
                    position.remove(Candidate::new(cell, digit));
                });
                if !gone.is_empty() {
                    return (true, false);
                }
            }
            return (false, false);
        }
    };
    found.first().map_or((false, false), |&single| {
        position.place(single);
        (true, true)
    })
}

/// Applies the rules one by one, the easiest first.
fn apply_one_by_one(position: &mut Position) -> Easy {
    let mut easy = Easy::default();
    let first = |position: &mut Position| {
        EasyRule::ALL.into_iter().find_map(|rule| {
            let (is_found, fills) = apply_once(position, rule);
            is_found.then_some((rule, fills))
        })
    };
    while let Some((rule, fills)) = first(position) {
        easy.first = easy.first.or(Some(rule));
        easy.hardest = easy.hardest.max(Some(rule));
        if fills {
            easy.filling = easy.filling.or(easy.hardest);
        }
    }
    easy
}

/// The candidates of a cell, or its digit.
fn all_digits(position: &Position) -> [u16; 81] {
    std::array::from_fn(|cell| {
        let cell = Cell::from_index(cell);
        position.digit(cell).map_or(position.candidates(cell).bits(), |digit| 1 << digit.index())
    })
}

/// Positions of puzzles with one solution, with all their candidates and without some.
fn positions() -> Vec<Position> {
    let mut positions = Vec::new();
    for grid in grids().into_iter().filter(|grid| super::count(grid, 2) == 1) {
        let solution = super::first(&grid).unwrap();
        let mut position = Position::new(&grid).unwrap();
        positions.push(position.clone());
        for candidate in position.all_candidates().iter().skip(grid.filled().len() % 5).step_by(9) {
            if solution.get(candidate.cell()) != Some(candidate.digit()) {
                position.remove(candidate);
            }
        }
        positions.push(position);
    }
    positions
}

#[test]
fn easy_rules_at_once_come_to_the_same_as_one_by_one() {
    let (mut solved, mut hardest) = (0, std::collections::BTreeMap::<_, usize>::new());
    for start in positions() {
        let mut position = start.clone();
        let expected = apply_one_by_one(&mut position);
        let values = start.digits().values();
        let filled = |cell: usize| 1 << values[cell] >> 1;
        let open = |cell| start.candidates(Cell::from_index(cell)).bits();
        for registers in [Registers::Widest, Registers::Half, Registers::None] {
            let (easy, rest) = apply_easy(registers, filled, open, Until::Done);
            assert_eq!(easy, expected, "{} {registers:?}", start.digits());
            match rest {
                Settled::Dead => panic!("{} has a solution", start.digits()),
                Settled::Solved => assert!(position.is_solved()),
                Settled::Open(cells) => assert_eq!(cells, all_digits(&position), "{} {registers:?}", start.digits()),
            }
            let (early, rest) = apply_easy(registers, filled, open, Until::Filled);
            assert_eq!((early.first, early.filling), (easy.first, easy.filling));
            match rest {
                Settled::Dead => panic!("{} has a solution", start.digits()),
                Settled::Solved => assert_eq!(early, easy),
                Settled::Open(cells) if easy.filling.is_none() => assert_eq!(cells, all_digits(&position)),
                Settled::Open(cells) => {
                    let mut settled = start.clone();
                    while apply_somewhere(&mut settled) {}
                    assert_eq!(cells, all_digits(&settled), "{} {registers:?}", start.digits());
                }
            }
        }
        solved += usize::from(position.is_solved());
        *hardest.entry(expected.hardest).or_default() += 1;
    }
    assert!(solved > 50 && hardest.len() >= 9, "{solved} solved, {hardest:?}");
}

#[test]
fn easy_rules_solve_nothing_without_a_solution() {
    for grid in grids().into_iter().filter(|grid| super::count(grid, 1) == 0) {
        let values = grid.values();
        for registers in [Registers::Widest, Registers::Half, Registers::None] {
            for until in [Until::Filled, Until::Done] {
                let (_, rest) = apply_easy(registers, |cell| 1 << values[cell] >> 1, |_| 511, until);
                assert!(!matches!(rest, Settled::Solved), "{grid} {registers:?}");
            }
        }
    }
}

/// Applies a rule wherever it can be. Returns whether anything changed.
fn apply_somewhere(position: &mut Position) -> bool {
    let before = position.clone();
    for single in singles(position, EasyRule::Hidden) {
        position.place_if_possible(single);
    }
    for single in naked_singles(position) {
        position.place_if_possible(single);
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
        let start = super::state::of_grid(&grid);
        for registers in [Registers::Widest, Registers::Half, Registers::None] {
            match settle(registers, &start) {
                Settled::Dead => panic!("{grid} has a solution"),
                Settled::Solved => assert!(position.is_solved(), "{grid}"),
                Settled::Open(found) => assert_eq!(found, all_digits(&position), "{grid} {registers:?}"),
            }
        }
        outcomes[usize::from(position.is_solved())] += 1;
    }
    assert!(outcomes.iter().all(|&count| count > 50), "{outcomes:?}");
}

/// Whether a supposition leads to a contradiction by singles, and locked candidates if wanted, one
/// after the other.
fn fails(position: &Position, supposed: Candidate, with_locked: bool) -> bool {
    let mut now = position.clone();
    now.place(supposed);
    let rules: &[EasyRule] = if with_locked { &[EasyRule::Pointing, EasyRule::Claiming] } else { &[] };
    while now.contradiction().is_none() {
        let single = naked_singles(&now).into_iter().chain(singles(&now, EasyRule::Hidden)).next();
        let is_changed = match single {
            Some(single) => now.place_if_possible(single),
            None => rules.iter().any(|&rule| apply_once(&mut now, rule).0),
        };
        if !is_changed {
            return false;
        }
    }
    true
}

#[test]
fn suppositions_at_once_fail_where_they_fail_one_by_one() {
    let spoiled = grids().into_iter().filter_map(|grid| Position::new(&grid).ok()).step_by(5);
    let (mut outcomes, mut left_out) = ([0; 2], 0);
    for position in positions().into_iter().step_by(5).chain(spoiled) {
        if position.contradiction().is_some() {
            continue;
        }
        for registers in [Registers::Widest, Registers::Half, Registers::None] {
            let mut suppositions = Suppositions::new(registers);
            suppositions.move_to(&position);
            for supposed in position.all_candidates().iter().step_by(4) {
                let expected = fails(&position, supposed, false);
                let at = || format!("{supposed:?} in {} {registers:?}", position.digits());
                assert_eq!(suppositions.fails(supposed), expected, "{}", at());
                if suppositions.may_fail_with_locked(supposed) {
                    continue;
                }
                assert!(!expected && !fails(&position, supposed, true), "{}", at());
                left_out += 1;
            }
            for supposed in position.all_candidates().iter().step_by(4) {
                outcomes[usize::from(suppositions.fails(supposed))] += 1;
            }
        }
    }
    assert!(outcomes.iter().all(|&count| count > 1000) && left_out > 1000, "{outcomes:?}, {left_out} left out");
}
