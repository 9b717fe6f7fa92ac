//! The fast search says the same as dancing links, on every kind of puzzle, with vectors of 256 and
//! of 128 bits and without.
//!
//! A million puzzles, some minutes: `cargo test --release --test suite fast:: -- --ignored`.

use crate::common::corpus;
use crate::common::dancing;
use crate::common::random::Random;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use whydoku::board::{Candidate, Cell, CellSet, Digit, Element, Grid, Position};
use whydoku::search::fast::{self, Counter, Registers};
use whydoku::{Cancel, Cancelled, search};

/// A solved grid at random: a solution of three boxes on the diagonal, so that every grid can come.
fn solved(random: &mut Random) -> Grid {
    let mut grid = Grid::EMPTY;
    for first in [0, 3, 6] {
        for (place, digit) in random.shuffled(Digit::all()).into_iter().enumerate() {
            grid.set(Cell::at(first + place / 3, first + place % 3), Some(digit));
        }
    }
    let skipped = random.below(20);
    fast::solutions(&grid).nth(skipped).expect("boxes on the diagonal leave many solutions")
}

/// A puzzle of a kind that goes round: minimal, nearly minimal, several solutions, a wrong digit,
/// any digits at all.
pub fn puzzle(number: usize, random: &mut Random) -> Grid {
    let mut puzzle = solved(random);
    let cells = random.shuffled(Cell::all());
    match number % 5 {
        kind @ 0..3 => {
            for &cell in &cells {
                let digit = puzzle.get(cell);
                puzzle.set(cell, None);
                if !fast::is_unique(&puzzle) {
                    puzzle.set(cell, digit);
                }
            }
            let some = cells[random.below(81)];
            let solution = fast::first(&puzzle).expect("one solution is left");
            match kind {
                0 => {}
                1 => cells[..random.below(20)].iter().for_each(|&cell| puzzle.set(cell, solution.get(cell))),
                _ => puzzle.set(some, None),
            }
        }
        3 => {
            for &cell in &cells[..30 + random.below(30)] {
                puzzle.set(cell, None);
            }
            puzzle.set(cells[80], Digit::new(1 + random.below(9) as u8));
        }
        _ => {
            puzzle = Grid::EMPTY;
            for &cell in &cells[..17 + random.below(10)] {
                let candidates = Position::new(&puzzle).map(|position| position.candidates(cell));
                let digits = random.shuffled(candidates.into_iter().flatten());
                puzzle.set(cell, digits.first().copied());
            }
        }
    }
    puzzle
}

/// Compares everything that is said about a puzzle. Returns how many solutions were counted.
fn agrees(puzzle: &Grid, limit: usize) -> usize {
    let theirs = dancing::solutions(puzzle, limit);
    let ours: Vec<Grid> = fast::solutions(puzzle).take(limit).collect();
    assert_eq!(ours.len(), theirs.len(), "{puzzle}");
    assert!(ours.iter().all(|grid| grid.is_solution() && extends(grid, puzzle)), "{puzzle}");
    assert_eq!(ours.iter().collect::<BTreeSet<_>>().len(), ours.len(), "{puzzle}: the same solution twice");
    if ours.len() < limit {
        assert_eq!(BTreeSet::from_iter(&ours), BTreeSet::from_iter(&theirs), "{puzzle}");
    }
    for registers in [Registers::Half, Registers::None] {
        let others = fast::observed_in(registers, puzzle, ()).take(limit);
        assert!(others.eq(ours.iter().copied()), "{puzzle}: {registers:?}");
    }
    ours.len()
}

fn extends(solution: &Grid, givens: &Grid) -> bool {
    Cell::all().all(|cell| givens.get(cell).is_none_or(|digit| solution.get(cell) == Some(digit)))
}

fn compare_random_puzzles(count: usize, seed: u64) {
    let mut random = Random(seed);
    let mut tally = [0; 3];
    for number in 0..count {
        let puzzle = puzzle(number, &mut random);
        let limit = if number % 5 == 4 { 3 } else { 50 };
        tally[agrees(&puzzle, limit).min(2)] += 1;
    }
    println!("{count} puzzles: {} without a solution, {} with one, {} with several", tally[0], tally[1], tally[2]);
    assert!(tally.iter().all(|&count| count > 0), "each kind must occur: {tally:?}");
}

#[test]
fn agrees_with_dancing_links_on_random_puzzles() {
    compare_random_puzzles(10_000, 1);
}

#[test]
#[ignore = "takes five minutes; run by hand after a change of the fast search, as the module header says"]
fn agrees_with_dancing_links_on_a_million_puzzles() {
    compare_random_puzzles(1_000_000, 2);
}

#[test]
fn agrees_with_dancing_links_on_the_corpora() {
    for name in ["easy", "tough", "minimal", "several", "none", "conflict"] {
        let text = std::fs::read_to_string(corpus::file(&format!("tests/corpus/{name}.txt"))).expect("a corpus");
        for puzzle in text.lines().filter_map(|line| line.get(..81)?.parse().ok()) {
            let solutions = agrees(&puzzle, 50);
            match name {
                "several" => assert!(solutions > 1, "{puzzle}"),
                "none" | "conflict" => assert_eq!(solutions, 0, "{puzzle}"),
                _ => assert_eq!(solutions, 1, "{puzzle}"),
            }
        }
    }
}

#[test]
fn removed_candidates_stay_removed() {
    let mut random = Random(3);
    for _ in 0..300 {
        let mut puzzle = solved(&mut random);
        random.shuffled(Cell::all()).into_iter().take(44).for_each(|cell| puzzle.set(cell, None));
        let mut position = Position::new(&puzzle).expect("no conflict");
        let gone: Vec<Candidate> = random.shuffled(position.all_candidates()).into_iter().take(3).collect();
        gone.iter().for_each(|&candidate| {
            position.remove(candidate);
        });
        let all = dancing::solutions(&puzzle, 5000);
        assert!(all.len() < 5000, "the puzzle has few enough solutions to list them");
        let has = |grid: &Grid, gone: &Candidate| grid.get(gone.cell()) == Some(gone.digit());
        let left: BTreeSet<Grid> = all.into_iter().filter(|grid| !gone.iter().any(|gone| has(grid, gone))).collect();
        assert_eq!(fast::solutions_of(&position).collect::<BTreeSet<_>>(), left, "{puzzle} without {gone:?}");
    }
}

#[test]
fn the_empty_grid_gives_its_solutions_one_by_one() {
    let mut solutions = fast::solutions(&Grid::EMPTY);
    let first = solutions.next().expect("a solution");
    assert!(first.is_solution());
    assert!(solutions.next().is_some_and(|second| second.is_solution() && second != first));
    assert_eq!(fast::first(&Grid::EMPTY), Some(first), "the order is fixed");
    assert_eq!(fast::count(&Grid::EMPTY, 10_000), 10_000);
    assert_eq!(fast::count(&Grid::EMPTY, 0), 0);
}

#[test]
fn a_solved_grid_has_itself() {
    let grid = solved(&mut Random(4));
    assert!(fast::solutions(&grid).eq([grid]));
    assert!(fast::is_unique(&grid));
}

#[test]
fn a_solved_grid_with_two_cells_exchanged_has_none() {
    let mut random = Random(5);
    for _ in 0..200 {
        let (mut grid, cells) = (solved(&mut random), random.shuffled(CellSet::full()));
        let (one, two) = (grid.get(cells[0]), grid.get(cells[1]));
        grid.set(cells[0], two);
        grid.set(cells[1], one);
        assert_eq!(fast::count(&grid, 2), usize::from(one == two), "{grid}");
    }
}

#[test]
fn givens_that_conflict_have_no_solution_and_say_so_at_once() {
    for first in Cell::all() {
        for second in first.peers() {
            let mut grid = Grid::EMPTY;
            grid.set(first, Digit::new(5));
            grid.set(second, Digit::new(5));
            let mut solutions = fast::observed(&grid, Counter::up_to(0));
            assert_eq!((solutions.next(), solutions.gave_up()), (None, false), "{grid}");
        }
    }
}

#[test]
fn solve_stops_when_it_is_told_to() {
    let mut handed = Vec::new();
    let count = fast::solve(&Grid::EMPTY, 100, |grid| {
        handed.push(*grid);
        if handed.len() == 7 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(count, 7);
    assert!(fast::solutions(&Grid::EMPTY).take(7).eq(handed));
    assert_eq!(fast::solve(&Grid::EMPTY, 3, |_| ControlFlow::Continue(())), 3);
    assert_eq!(fast::solve(&Grid::EMPTY, 0, |_| panic!("none was wanted")), 0);
}

#[test]
fn a_search_ends_when_it_is_cancelled() {
    let (empty, flag) = (Position::new(&Grid::EMPTY).expect("no conflict"), AtomicBool::new(false));
    assert_eq!(search::solutions(&empty, 3, Cancel::when(&flag)).map(|found| found.len()), Ok(3));
    flag.store(true, Ordering::Relaxed);
    assert_eq!(search::solutions(&empty, 3, Cancel::when(&flag)), Err(Cancelled));
    assert_eq!(search::solutions(&empty, 0, Cancel::when(&flag)), Ok(vec![]));
}

#[test]
fn effort_is_counted_and_can_be_limited() {
    let hard = "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3";
    let hard: Grid = hard.parse().expect("a puzzle");
    let mut free = fast::observed(&hard, Counter::default());
    assert_eq!(free.by_ref().count(), 1);
    let effort = free.observer().effort();
    assert!(effort.nodes > 1 && effort.depth > 1 && effort.guesses > effort.nodes && !free.gave_up());
    let mut short = fast::observed(&hard, Counter::up_to(effort.nodes - 1));
    let _ = short.by_ref().count();
    assert!(short.gave_up());
    assert_eq!(short.observer().effort().nodes, effort.nodes - 1);
    assert_eq!(short.next(), None, "a search that has given up stays so");
    let mut enough = fast::observed(&hard, Counter::up_to(effort.nodes));
    assert_eq!(enough.by_ref().count(), 1);
    assert!(!enough.gave_up());
    for registers in [Registers::Half, Registers::None] {
        let mut other = fast::observed_in(registers, &hard, Counter::default());
        assert_eq!(other.by_ref().count(), 1);
        assert_eq!(other.observer().effort(), effort);
    }
}
