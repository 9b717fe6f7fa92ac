//! The project's own puzzles are what their files say, and this is how they were made.
//!
//! `UPDATE_CORPORA=1 cargo test --test suite corpora::` makes them again from the seeds below.

use crate::common::corpus::{self, puzzles, solution, start};
use crate::common::profiles::basic;
use crate::common::random::Random;
use std::collections::{BTreeMap, BTreeSet};
use whydoku::Cancel;
use whydoku::board::{Cell, Digit, Element, Grid, House, Position};
use whydoku::logic::Family;
use whydoku::search::solutions;
use whydoku::solve::{Outcome, SolveOptions, fewest_candidates, solve};
use whydoku::technique::{CATALOGUE, Profile};

fn is_unique(puzzle: &Grid) -> bool {
    solutions(&start(puzzle), 2, Cancel::NEVER).unwrap().len() == 1
}

fn is_minimal(puzzle: &Grid) -> bool {
    puzzle.filled().iter().all(|cell| !is_unique(&without(puzzle, cell)))
}

fn without(puzzle: &Grid, cell: Cell) -> Grid {
    let mut less = *puzzle;
    less.set(cell, None);
    less
}

fn is_solved_by(puzzle: &Grid, profile: &Profile) -> bool {
    let solution = solution(puzzle, profile);
    solution.trace.guesses() == 0 && solution.outcome.solution().is_some()
}

/// The techniques of a puzzle's trace before the first guess, and whether it got by without
/// guessing.
fn techniques(puzzle: &Grid) -> (BTreeSet<&'static str>, bool) {
    let solution = solve(start(puzzle), &Profile::standard(), SolveOptions::without_guessing(), Cancel::NEVER);
    let ids = solution.trace.steps().map(|(_, step)| step.technique.id).collect();
    (ids, solution.outcome.solution().is_some())
}

/// A random full grid: random digits into the constraint with the fewest candidates.
fn random_grid(position: &Position, random: &mut Random) -> Option<Grid> {
    if position.is_solved() {
        return Some(*position.digits());
    }
    if position.contradiction().is_some() {
        return None;
    }
    let (constraint, _, _) = fewest_candidates(position)?;
    random.shuffled(position.candidates_of(constraint)).into_iter().find_map(|candidate| {
        let mut next = position.clone();
        next.place(candidate);
        random_grid(&next, random)
    })
}

/// Empties cell after cell in this order, as long as the puzzle stays good and has more than
/// `least` givens.
fn reduced(mut puzzle: Grid, order: &[Cell], least: usize, good: impl Fn(&Grid) -> bool) -> Grid {
    for &cell in order {
        let less = without(&puzzle, cell);
        if puzzle.filled().len() > least && puzzle.get(cell).is_some() && good(&less) {
            puzzle = less;
        }
    }
    puzzle
}

fn full_grid(random: &mut Random) -> Grid {
    random_grid(&start(&Grid::EMPTY), random).expect("the empty grid can be filled")
}

fn minimal(random: &mut Random) -> Grid {
    let order = random.shuffled(Cell::all());
    reduced(full_grid(random), &order, 0, is_unique)
}

/// A minimal puzzle in which a house or a digit tends to have no givens: there quads and jellyfish
/// live.
fn lopsided(random: &mut Random) -> Grid {
    let grid = full_grid(random);
    let first = match random.below(3) {
        0 => House::from_index(random.below(27)).cells(),
        1 => grid.cells_with(Digit::from_index(random.below(9))),
        _ => House::from_index(random.below(27)).cells() | grid.cells_with(Digit::from_index(random.below(9))),
    };
    let mut order = random.shuffled(first);
    order.extend(random.shuffled(Cell::all()));
    reduced(grid, &order, 0, is_unique)
}

/// Puzzles until each technique beyond the singles was used in enough, and there are 200.
fn tough(random: &mut Random) -> Vec<Grid> {
    let rare = ["hidden-quad", "jellyfish", "naked-quad"];
    let wanted = |id: &str| if rare.contains(&id) { 2 } else { 15 };
    let beyond: Vec<&str> =
        CATALOGUE.iter().filter(|spec| spec.family != Family::Singles).map(|spec| spec.id).collect();
    let mut used: BTreeMap<&str, usize> = beyond.iter().map(|&id| (id, 0)).collect();
    let mut kept = Vec::new();
    while kept.len() < 200 || used.iter().any(|(id, &count)| count < wanted(id)) {
        let puzzle = lopsided(random);
        let (ids, no_guess) = techniques(&puzzle);
        let is_rare = ids.iter().any(|id| used.get(id).is_some_and(|&count| count < wanted(id)));
        let fills_up =
            no_guess && kept.len() < 200 && random.below(8) == 0 && ids.iter().any(|id| used.contains_key(id));
        if !is_rare && !fills_up {
            continue;
        }
        for id in ids {
            used.entry(id).and_modify(|count| *count += 1);
        }
        kept.push(puzzle);
    }
    kept
}

fn write(name: &str, about: &str, puzzles: &[Grid]) {
    let licence = "Free for any use (CC0). Made by tests/suite/corpora.rs.";
    let lines: String = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
    let path = corpus::file(&format!("tests/corpus/{name}.txt"));
    std::fs::write(path, format!("# {about}\n# {licence}\n{lines}")).expect("the corpus can be written");
}

#[test]
fn corpora_can_be_made_again() {
    if std::env::var_os("UPDATE_CORPORA").is_none() {
        return;
    }
    let singles = Profile::singles();
    let random = &mut Random(1);
    let easy: Vec<Grid> = (0..300)
        .map(|_| {
            let (least, order) = (30 + random.below(7), random.shuffled(Cell::all()));
            reduced(full_grid(random), &order, least, |puzzle| is_solved_by(puzzle, &singles))
        })
        .collect();
    write(
        "easy",
        "300 puzzles that singles solve, most with 30 to 36 givens: a random grid, cells emptied at random.",
        &easy,
    );

    let random = &mut Random(2);
    let all: Vec<Grid> = (0..1000).map(|_| minimal(random)).collect();
    write(
        "minimal",
        "1,000 random minimal puzzles: a random grid, cells emptied at random while the solution is unique.",
        &all,
    );

    let about = "Minimal puzzles that singles do not solve, chosen so that every technique is used before any guess.";
    write("tough", about, &tough(&mut Random(3)));

    let random = &mut Random(4);
    let mut several = vec![Grid::EMPTY];
    let (mut none, mut conflict) = (Vec::new(), Vec::new());
    while several.len() < 20 || none.len() < 20 || conflict.len() < 20 {
        let puzzle = minimal(random);
        let givens = random.shuffled(puzzle.filled());
        several.push(givens[..1 + random.below(2)].iter().fold(puzzle, |puzzle, &cell| without(&puzzle, cell)));
        let mut changed = puzzle;
        changed.set(givens[0], Digit::new(1 + random.below(9) as u8));
        match Position::new(&changed) {
            Err(_) => conflict.push(changed),
            Ok(position) if solutions(&position, 1, Cancel::NEVER).unwrap().is_empty() => none.push(changed),
            Ok(_) => {}
        }
    }
    write(
        "several",
        "Puzzles with several solutions: nothing given, then minimal ones that lack a given or two.",
        &several[..20],
    );
    write("none", "Puzzles without a solution: minimal ones with one given changed.", &none[..20]);
    write("conflict", "Puzzles with a digit twice in a house: minimal ones with one given changed.", &conflict[..20]);
}

#[test]
fn easy_puzzles_are_solved_by_singles() {
    let easy = puzzles("easy");
    assert_eq!(easy.len(), 300);
    for puzzle in &easy {
        assert!(is_unique(puzzle) && is_solved_by(puzzle, &Profile::singles()), "{puzzle}");
        assert!((26..=36).contains(&puzzle.filled().len()), "{puzzle}");
    }
}

#[test]
fn minimal_puzzles_are_minimal() {
    let minimal = puzzles("minimal");
    assert_eq!(minimal.len(), 1000);
    for puzzle in &minimal {
        assert!(is_unique(puzzle) && is_minimal(puzzle), "{puzzle}");
    }
}

#[test]
fn tough_puzzles_need_more_than_singles_and_use_every_basic_technique() {
    let tough = puzzles("tough");
    assert!((190..=250).contains(&tough.len()), "{}", tough.len());
    let mut used = BTreeSet::new();
    for puzzle in &tough {
        assert!(is_unique(puzzle) && is_minimal(puzzle), "{puzzle}");
        assert!(!is_solved_by(puzzle, &Profile::singles()), "{puzzle}");
        used.extend(techniques(puzzle).0);
    }
    // Rarer techniques have their positions on their pages.
    for spec in basic().rungs.iter().map(|rung| rung.technique) {
        assert!(used.contains(spec.id), "no tough puzzle uses {spec:?}");
    }
}

#[test]
fn no_puzzle_is_there_twice() {
    let all: Vec<Grid> = corpus::all_puzzles().map(|(_, puzzle)| puzzle).collect();
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
}

#[test]
fn puzzles_that_are_none_end_as_their_files_say() {
    for puzzle in puzzles("several") {
        let solution = solution(&puzzle, &Profile::standard());
        let Outcome::Several(two) = &solution.outcome else { panic!("{puzzle}: {}", solution.outcome.name()) };
        assert!(two[0] != two[1] && two.iter().all(Grid::is_solution), "{puzzle}");
        for cell in puzzle.filled() {
            assert!(two.iter().all(|grid| grid.get(cell) == puzzle.get(cell)), "{puzzle}");
        }
    }
    for puzzle in puzzles("none") {
        assert_eq!(solution(&puzzle, &Profile::standard()).outcome, Outcome::None, "{puzzle}");
    }
    for puzzle in puzzles("conflict") {
        assert!(Position::new(&puzzle).is_err(), "{puzzle}");
    }
}
