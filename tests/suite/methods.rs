//! The textbook solvers: they agree with each other, give all solutions lazily, and count what they
//! do.

use crate::common::corpus;
use proptest::prelude::*;
use std::collections::BTreeSet;
use whydoku::board::{Cell, Digit, Element, Grid, Position};
use whydoku::explain::{Explainer, Language};
use whydoku::search::Effort;
use whydoku::search::classic::{self, METHODS, Method, Search, SearchEvent, Settings, Status};

const SOLVED: &str = "819465732574239681623187954962854173741923865358716249235671498197548326486392517";
/// More than any puzzle of the corpora needs with a method that propagates.
const MANY: u64 = 10_000_000;

fn start(method: &Method, puzzle: &Grid) -> Box<dyn Search> {
    (method.start)(puzzle, &Settings::default())
}

fn method(id: &str) -> &'static Method {
    classic::by_id(id).unwrap_or_else(|| panic!("no method {id}"))
}

/// All solutions of a method, which must reach its end within a limit; each is a solution, and none
/// comes twice.
fn all_solutions(method: &Method, puzzle: &Grid, nodes: u64) -> Option<BTreeSet<Grid>> {
    let mut search = (method.start)(puzzle, &Settings { nodes, ..Settings::default() });
    let mut found = BTreeSet::new();
    for solution in search.by_ref() {
        assert!(solution.is_solution(), "{}: {puzzle} gives {solution}", method.id);
        let kept = Cell::all().all(|cell| puzzle.get(cell).is_none() || puzzle.get(cell) == solution.get(cell));
        assert!(kept, "{}: {solution} changes a given of {puzzle}", method.id);
        assert!(found.insert(solution), "{}: {puzzle} gives {solution} twice", method.id);
    }
    (search.status() == Status::Exhausted).then_some(found)
}

/// The methods that fill what is certain before they try anything.
fn propagating() -> impl Iterator<Item = &'static Method> {
    METHODS.iter().filter(|method| !["backtracking", "bitmaps", "cursor"].contains(&method.id))
}

fn agree<'a>(methods: impl Iterator<Item = &'a Method>, puzzle: &Grid, nodes: u64) {
    let reference = all_solutions(method("dancing-links"), puzzle, MANY).expect("dancing links come to an end");
    for method in methods {
        if let Some(found) = all_solutions(method, puzzle, nodes) {
            assert_eq!(found, reference, "{}: {puzzle}", method.id);
        }
    }
}

/// A solution with these cells emptied.
fn without(cells: impl IntoIterator<Item = (usize, usize)>) -> Grid {
    let mut grid: Grid = SOLVED.parse().unwrap();
    for (row, column) in cells {
        grid.set(Cell::at(row - 1, column - 1), None);
    }
    grid
}

#[test]
fn methods_agree_on_every_puzzle_of_the_corpora() {
    for name in ["easy", "minimal", "tough", "none", "conflict"] {
        for puzzle in corpus::puzzles(name) {
            agree(propagating(), &puzzle, MANY);
        }
    }
    // The first of `several` is the empty grid.
    let several = corpus::puzzles("several").into_iter().skip(1);
    let bounded = several.filter(|puzzle| start(method("dancing-links"), puzzle).nth(300).is_none());
    let mut count = 0;
    for puzzle in bounded {
        agree(propagating(), &puzzle, MANY);
        count += 1;
    }
    assert!(count >= 10, "only {count} puzzles have few solutions");
}

#[test]
fn the_slow_methods_agree_where_they_come_to_an_end() {
    let slow = || ["backtracking", "bitmaps", "cursor"].into_iter().map(method);
    let mut ended = 0;
    for (number, (_, puzzle)) in corpus::all_puzzles().enumerate() {
        if number % 10 == 0 {
            let limit = 20_000;
            ended += usize::from(all_solutions(method("cursor"), &puzzle, limit).is_some());
            agree(slow(), &puzzle, limit);
        }
    }
    assert!(ended >= 30, "only {ended} puzzles were looked at to the end");
    for puzzle in corpus::puzzles("conflict") {
        agree(slow(), &puzzle, 10);
    }
}

#[test]
fn methods_that_differ_only_in_their_means_do_the_same() {
    let settings = Settings { nodes: 20_000, ..Settings::default() };
    for (number, (_, puzzle)) in corpus::all_puzzles().enumerate() {
        let does = |id: &str| {
            let mut search = (method(id).start)(&puzzle, &settings);
            let found: Vec<Grid> = search.by_ref().collect();
            (found, search.effort(), search.status())
        };
        assert_eq!(does("candidates"), does("trail"), "{puzzle}");
        if number % 20 == 0 {
            let plain = does("backtracking");
            assert_eq!(plain, does("bitmaps"), "{puzzle}");
            assert_eq!(plain, does("cursor"), "{puzzle}");
        }
    }
}

#[test]
fn the_first_solutions_of_the_empty_grid_come_at_once() {
    for method in METHODS {
        let found: Vec<Grid> = start(method, &Grid::EMPTY).take(1000).collect();
        assert!(found.iter().all(Grid::is_solution), "{}", method.id);
        assert_eq!(found.iter().collect::<BTreeSet<_>>().len(), 1000, "{}", method.id);
        let again: Vec<Grid> = start(method, &Grid::EMPTY).take(1000).collect();
        assert_eq!(found, again, "{}: the same order every time", method.id);
    }
}

#[test]
fn backtracking_gives_solutions_in_the_order_of_their_digits() {
    for id in ["backtracking", "bitmaps", "cursor", "candidates", "trail", "four-views"] {
        let found: Vec<Grid> = start(method(id), &Grid::EMPTY).take(200).collect();
        assert!(found.is_sorted(), "{id}");
    }
}

#[test]
fn after_the_end_comes_nothing() {
    let puzzles = [without([(1, 1)]), corpus::puzzles("none")[0], corpus::puzzles("conflict")[0]];
    for method in propagating() {
        for puzzle in &puzzles {
            let mut search = start(method, puzzle);
            let _ = search.by_ref().count();
            let effort = search.effort();
            assert!((0..5).all(|_| search.next().is_none()));
            assert_eq!((search.status(), search.effort()), (Status::Exhausted, effort), "{}", method.id);
            search.allow(1000);
            assert_eq!((search.next(), search.status()), (None, Status::Exhausted), "{}", method.id);
        }
    }
}

#[test]
fn givens_that_conflict_have_no_solution_and_cost_nothing() {
    let mut full: Grid = SOLVED.parse().unwrap();
    full.set(Cell::at(0, 0), Digit::new(1));
    for puzzle in corpus::puzzles("conflict").into_iter().chain([full]) {
        for method in METHODS {
            let mut search = start(method, &puzzle);
            assert_eq!(search.next(), None, "{}", method.id);
            assert_eq!((search.status(), search.effort()), (Status::Exhausted, Effort::default()));
        }
    }
}

#[test]
fn a_full_grid_is_its_own_only_solution() {
    let full: Grid = SOLVED.parse().unwrap();
    for method in METHODS {
        let mut search = start(method, &full);
        assert_eq!((search.next(), search.next()), (Some(full), None), "{}", method.id);
        assert_eq!(search.effort(), Effort::default(), "{}", method.id);
    }
}

#[test]
fn one_empty_cell_takes_one_digit_and_no_guess() {
    let puzzle = without([(5, 5)]);
    for method in METHODS {
        let mut search = start(method, &puzzle);
        assert_eq!(search.by_ref().count(), 1, "{}", method.id);
        let Effort { tried, guesses, depth, nodes } = search.effort();
        assert_eq!((tried, guesses, depth), (1, 0, 0), "{}", method.id);
        // Those that fill singles never come to choose; the others count the cell.
        let chooses = ["backtracking", "bitmaps", "cursor", "dancing-links"].contains(&method.id);
        assert_eq!(nodes, u64::from(chooses), "{}", method.id);
    }
}

/// A solution without four cells in two boxes, where two digits can change places.
fn deadly_rectangle() -> Grid {
    let solved: Grid = SOLVED.parse().unwrap();
    let same = |a: Cell, b: Cell| solved.get(a) == solved.get(b);
    for a in Cell::all() {
        for d in Cell::all().filter(|d| d.row() > a.row() && d.column() != a.column()) {
            let (b, c) = (Cell::at(a.row(), d.column()), Cell::at(d.row(), a.column()));
            let boxes: BTreeSet<usize> = [a, b, c, d].iter().map(|cell| cell.box_number()).collect();
            if same(a, d) && same(b, c) && boxes.len() == 2 {
                return without([a, b, c, d].map(|cell| (cell.row() + 1, cell.column() + 1)));
            }
        }
    }
    panic!("the solution has no deadly rectangle")
}

#[test]
fn a_deadly_rectangle_has_two_solutions_for_one_choice() {
    let puzzle = deadly_rectangle();
    for method in METHODS {
        let mut search = start(method, &puzzle);
        assert_eq!(search.by_ref().count(), 2, "{}", method.id);
        // Two digits for the first cell, and each of them forces the three others.
        let Effort { tried, guesses, depth, .. } = search.effort();
        assert_eq!((tried, guesses, depth), (8, 2, 1), "{}", method.id);
    }
}

#[test]
fn solutions_are_passed_over_as_they_are_returned() {
    let minimal = corpus::puzzles("minimal");
    for method in METHODS {
        for puzzle in [minimal[0], deadly_rectangle(), corpus::puzzles("several")[1], corpus::puzzles("none")[0]] {
            let run = |passes_over: fn(usize) -> bool| {
                let mut search = (method.start)(&puzzle, &Settings { nodes: 40, ..Settings::default() });
                let (mut found, mut states) = (0, Vec::new());
                while search.effort().nodes < 400 && found < 20 {
                    let is_found = if passes_over(found) { search.advance() } else { search.next().is_some() };
                    found += usize::from(is_found);
                    states.push((is_found, search.status(), search.effort()));
                    match search.status() {
                        Status::Exhausted => break,
                        Status::Paused => search.allow(40),
                        Status::Searching => {}
                    }
                }
                states
            };
            let returned = run(|_| false);
            assert_eq!(run(|_| true), returned, "{}: {puzzle}", method.id);
            assert_eq!(run(|found| found % 2 == 0), returned, "{}: {puzzle}", method.id);
        }
    }
}

#[test]
fn a_search_pauses_at_its_node_limit_and_goes_on_as_if_nothing_had_been() {
    let minimal = corpus::puzzles("minimal");
    for method in METHODS {
        for puzzle in [minimal[0], minimal[1], deadly_rectangle(), corpus::puzzles("several")[1]] {
            let run = |step: u64| {
                let mut search = (method.start)(&puzzle, &Settings { nodes: step, ..Settings::default() });
                let (mut found, mut pauses) = (Vec::new(), 0);
                while search.effort().nodes < 3000 && found.len() < 20 {
                    match search.next() {
                        Some(solution) => found.push(solution),
                        None if search.status() == Status::Exhausted => break,
                        None => {
                            assert_eq!(search.effort().nodes, (pauses + 1) * step, "{}", method.id);
                            assert_eq!((search.next(), search.status()), (None, Status::Paused), "{}", method.id);
                            pauses += 1;
                            search.allow(step);
                        }
                    }
                }
                (found, search.effort(), search.status())
            };
            assert_eq!(run(1), run(3000), "{}: {puzzle}", method.id);
            assert_eq!(run(50), run(3000), "{}: {puzzle}", method.id);
        }
        let mut none = (method.start)(&Grid::EMPTY, &Settings { nodes: 0, ..Settings::default() });
        assert_eq!((none.next(), none.status(), none.effort()), (None, Status::Paused, Effort::default()));
    }
}

/// Replays what an observer is told; returns the solutions that were announced, and the grid at the
/// end.
fn replayed(method: &Method, puzzle: &Grid, nodes: u64) -> (Vec<Grid>, Grid, Effort) {
    let (mut grid, mut shown, mut counted) = (*puzzle, Vec::new(), Effort::default());
    let mut observer = |event: SearchEvent| match event {
        SearchEvent::Filled { candidate, of } => {
            assert_eq!(grid.get(candidate.cell()), None, "{}: {candidate} overwrites", method.id);
            grid.set(candidate.cell(), Some(candidate.digit()));
            counted.tried += 1;
            counted.guesses += u64::from(of > 1);
        }
        SearchEvent::Emptied(cell) => {
            assert!(grid.get(cell).is_some() && puzzle.get(cell).is_none(), "{}: {cell} was empty", method.id);
            grid.set(cell, None);
        }
        SearchEvent::DeadEnd(constraint) => {
            // No candidate of the question fits with what stands in the grid.
            if let Ok(position) = Position::new(&grid) {
                assert!(position.slots(constraint).is_empty(), "{}: {constraint} is open", method.id);
            }
        }
        SearchEvent::Solution => shown.push(grid),
    };
    let settings = Settings { nodes, ..Settings::default() };
    let mut search = (method.watch)(puzzle, &settings, &mut observer);
    let found: Vec<Grid> = search.by_ref().take(50).collect();
    let effort = search.effort();
    drop(search);
    assert_eq!(found, shown, "{}", method.id);
    // The fast search fills all cells at once and tells only what comes of it.
    if method.id != "fast" {
        assert_eq!((counted.tried, counted.guesses), (effort.tried, effort.guesses), "{}", method.id);
    }
    (found, grid, effort)
}

#[test]
fn whoever_watches_sees_what_the_search_does() {
    let minimal = corpus::puzzles("minimal");
    let puzzles = [minimal[0], minimal[7], corpus::puzzles("several")[1], corpus::puzzles("none")[0], Grid::EMPTY];
    for method in METHODS {
        for puzzle in &puzzles {
            let (found, _, effort) = replayed(method, puzzle, 5000);
            let mut silent = (method.start)(puzzle, &Settings { nodes: 5000, ..Settings::default() });
            let same: Vec<Grid> = silent.by_ref().take(50).collect();
            assert_eq!((found, effort), (same, silent.effort()), "{}: watching changes nothing", method.id);
        }
        // At the end of a search without singles everything is rubbed out again.
        let (found, grid, _) = replayed(method, &deadly_rectangle(), MANY);
        assert_eq!((found.len(), grid), (2, deadly_rectangle()), "{}", method.id);
    }
}

#[test]
fn any_choice_of_views_finds_the_same_solutions() {
    let puzzles = [corpus::puzzles("minimal")[3], corpus::puzzles("tough")[0], deadly_rectangle()];
    for id in ["four-views", "fewest-first"] {
        for puzzle in &puzzles {
            let reference = all_solutions(method("dancing-links"), puzzle, MANY);
            for mask in 1..16 {
                let letters: String =
                    (0..4).filter(|bit| mask >> bit & 1 != 0).map(|bit| b"rcbx"[bit] as char).collect();
                let settings = Settings { views: letters.parse().unwrap(), ..Settings::default() };
                let found: BTreeSet<Grid> = (method(id).start)(puzzle, &settings).collect();
                assert_eq!(Some(found), reference, "{id} {letters}: {puzzle}");
            }
        }
    }
}

#[test]
fn each_rung_of_the_ladder_guesses_less_on_the_whole() {
    let guesses = |id: &str| -> u64 {
        let puzzles = corpus::puzzles("minimal").into_iter().step_by(10);
        puzzles
            .map(|puzzle| {
                let mut search = start(method(id), &puzzle);
                assert_eq!(search.by_ref().count(), 1);
                search.effort().guesses
            })
            .sum()
    };
    let ladder = ["candidates", "four-views", "fewest-first"].map(guesses);
    assert!(ladder.is_sorted_by(|more, fewer| more > fewer), "{ladder:?}");
}

#[test]
fn ids_are_unique_and_found() {
    let ids: BTreeSet<&str> = METHODS.iter().map(|method| method.id).collect();
    assert_eq!(ids.len(), METHODS.len());
    assert!(METHODS.iter().all(|method| classic::by_id(method.id).is_some_and(|found| found.id == method.id)));
    assert!(classic::by_id("magic").is_none());
}

#[test]
fn every_method_is_described_in_every_language() {
    for language in [Language::English, Language::Chinese] {
        let explainer = Explainer::new(language);
        for method in METHODS {
            let key = format!("method-{}", method.id);
            let words = explainer.phrase(&key, &[]).to_string();
            assert!(!words.is_empty() && !words.contains(&key), "{key}: {words}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    /// Most cells of a solution are left, so that even the slow methods come to an end; some digits
    /// may be wrong.
    #[test]
    fn methods_agree_on_grids_with_many_clues(
        emptied in prop::collection::vec(0usize..81, 5..60),
        wrong in prop::collection::vec((0usize..81, 1u8..=9), 0..2),
    ) {
        let mut grid: Grid = SOLVED.parse().unwrap();
        emptied.into_iter().for_each(|cell| grid.set(Cell::from_index(cell), None));
        wrong.into_iter().for_each(|(cell, digit)| grid.set(Cell::from_index(cell), Digit::new(digit)));
        if start(method("dancing-links"), &grid).nth(500).is_none() {
            agree(METHODS.iter(), &grid, 50_000);
        }
    }

    /// Few digits anywhere: nothing panics, and those who get to an end agree whether there is any
    /// solution.
    #[test]
    fn methods_agree_on_grids_with_few_clues(clues in prop::collection::vec((0usize..81, 1u8..=9), 0..30)) {
        let mut grid = Grid::EMPTY;
        clues.into_iter().for_each(|(cell, digit)| grid.set(Cell::from_index(cell), Digit::new(digit)));
        let mut answers = BTreeSet::new();
        for method in METHODS {
            let mut search = (method.start)(&grid, &Settings { nodes: 20_000, ..Settings::default() });
            let first = search.next();
            prop_assert!(first.is_none_or(|solution| solution.is_solution()));
            if search.status() != Status::Paused {
                answers.insert(first.is_some());
            }
        }
        prop_assert!(answers.len() <= 1, "{grid}");
    }
}
