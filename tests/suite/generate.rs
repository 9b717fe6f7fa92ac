//! Generated puzzles are what was asked for; uniqueness and minimality are checked by the search
//! that explains itself by position, not by the generator's own questions.

use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use whydoku::Cancel;
use whydoku::board::{Cell, CellSet, DigitSet, Element, Grid, Position};
use whydoku::equivalence::{Transformation, canonical};
use whydoku::generate::{ClueSymmetry, Generator, Progress, Random, Request, RequestError, RunLimits, full_grid};
use whydoku::search::solutions;

fn is_unique(puzzle: &Grid) -> bool {
    Position::new(puzzle).is_ok_and(|position| solutions(&position, 2, Cancel::NEVER).unwrap().len() == 1)
}

fn is_minimal(puzzle: &Grid) -> bool {
    puzzle.filled().iter().all(|cell| {
        let mut less = *puzzle;
        less.set(cell, None);
        !is_unique(&less)
    })
}

/// What a run tells, with some jobs.
fn told(request: &Request, count: u64, max_tries: Option<u64>, jobs: usize) -> (Vec<Grid>, Vec<Progress>) {
    let generator = Generator::new(request.clone()).expect("possible");
    let limits = RunLimits { count, max_tries, jobs: NonZeroUsize::new(jobs).expect("a job") };
    let (mut puzzles, mut all) = (Vec::new(), Vec::new());
    let last = generator.run(limits, Cancel::NEVER, |progress, puzzle| {
        all.push(progress);
        puzzles.extend(puzzle);
        ControlFlow::Continue(())
    });
    assert_eq!(all.last().copied().unwrap_or_default(), last);
    (puzzles, all)
}

fn puzzles(request: &Request, count: u64) -> Vec<Grid> {
    let found = told(request, count, None, 2).0;
    assert_eq!(found.len() as u64, count);
    found
}

#[test]
fn puzzles_are_unique_and_minimal_by_another_method() {
    for puzzle in puzzles(&Request { minimal: true, seed: 11, ..Request::default() }, 200) {
        assert!(is_unique(&puzzle) && is_minimal(&puzzle), "{puzzle}");
    }
}

#[test]
fn every_symmetry_holds() {
    for symmetry in ClueSymmetry::ALL {
        for puzzle in puzzles(&Request { symmetry, seed: 12, ..Request::default() }, 20) {
            assert!(is_unique(&puzzle), "{puzzle}");
            let filled = puzzle.filled();
            assert!(filled.iter().all(|cell| symmetry.orbit(cell).is_subset(filled)), "{symmetry}: {puzzle}");
        }
    }
}

#[test]
fn symmetries_are_the_subgroups_of_the_square() {
    let orders = ClueSymmetry::ALL.map(|symmetry| symmetry.orbit(Cell::at(0, 1)).len());
    assert_eq!(orders, [1, 2, 4, 2, 2, 2, 2, 4, 4, 8]);
    let shown = |symmetry: ClueSymmetry| symmetry.orbit(Cell::at(0, 1)).to_string();
    assert_eq!(shown(ClueSymmetry::HalfTurn), "{r1c2 r9c8}");
    assert_eq!(shown(ClueSymmetry::QuarterTurn), "{r1c2 r2c9 r8c1 r9c8}");
    assert_eq!(shown(ClueSymmetry::Horizontal), "{r1c2 r9c2}");
    assert_eq!(shown(ClueSymmetry::Vertical), "{r1c2 r1c8}");
    assert_eq!(shown(ClueSymmetry::Diagonal), "{r1c2 r2c1}");
    assert_eq!(shown(ClueSymmetry::Antidiagonal), "{r1c2 r8c9}");
    for symmetry in ClueSymmetry::ALL {
        assert_eq!(symmetry.orbits().iter().map(|orbit| orbit.len()).sum::<usize>(), 81);
        assert_eq!(symmetry.name().parse(), Ok(symmetry));
    }
}

#[test]
fn symmetric_puzzles_can_be_minimal_as_well() {
    let request = Request { symmetry: ClueSymmetry::HalfTurn, minimal: true, seed: 13, ..Request::default() };
    for puzzle in puzzles(&request, 10) {
        assert!(is_unique(&puzzle) && is_minimal(&puzzle), "{puzzle}");
    }
}

#[test]
fn clues_are_as_many_as_asked_for() {
    for (clues, minimal) in [(22..=23, true), (30..=30, false), (28..=40, false), (81..=81, false), (0..=81, false)] {
        let counts: BTreeSet<usize> =
            puzzles(&Request { clues: Some(clues.clone()), minimal, seed: 14, ..Request::default() }, 30)
                .iter()
                .map(|puzzle| {
                    assert!(is_unique(puzzle), "{puzzle}");
                    puzzle.filled().len()
                })
                .collect();
        assert!(counts.iter().all(|count| clues.contains(count)), "{clues:?}: {counts:?}");
    }
}

fn marks(text: &str) -> CellSet {
    Cell::all().zip(text.chars()).filter(|(_, mark)| *mark != '.').map(|(cell, _)| cell).collect()
}

/// A ring of cells.
const RING: &str = "xxxx.xxxxx.......xx.......xx.......x.........x.......xx.......xx.......xxxxx.xxxx";

#[test]
fn clues_are_where_the_pattern_has_marks_and_nowhere_else() {
    let sparse = puzzles(&Request { seed: 15, minimal: true, ..Request::default() }, 5);
    for pattern in sparse.iter().map(Grid::filled).chain([marks(&"x.".repeat(41)[..81])]) {
        let request = Request { pattern: Some(pattern), seed: 16, ..Request::default() };
        for puzzle in puzzles(&request, 3) {
            assert!(is_unique(&puzzle), "{puzzle}");
            assert_eq!(puzzle.filled(), pattern, "{puzzle}");
        }
    }
}

#[test]
fn minimal_puzzles_can_have_a_pattern() {
    let pattern = puzzles(&Request { seed: 17, minimal: true, ..Request::default() }, 1)[0].filled();
    for puzzle in puzzles(&Request { pattern: Some(pattern), minimal: true, seed: 18, ..Request::default() }, 2) {
        assert!(is_unique(&puzzle) && is_minimal(&puzzle) && puzzle.filled() == pattern, "{puzzle}");
    }
}

#[test]
fn the_seed_decides_everything_and_the_number_of_jobs_nothing() {
    let requests = [
        Request { minimal: true, seed: 19, ..Request::default() },
        Request { symmetry: ClueSymmetry::HalfTurn, minimal: true, seed: 19, distinct: true, ..Request::default() },
        Request { clues: Some(24..=24), seed: 19, ..Request::default() },
    ];
    for request in requests {
        let one = told(&request, 20, Some(300), 1);
        for jobs in [1, 2, 3, 8] {
            assert_eq!(told(&request, 20, Some(300), jobs), one, "{request:?} with {jobs} jobs");
        }
        let other = told(&Request { seed: 20, ..request.clone() }, 20, Some(300), 1);
        assert_ne!(other.0, one.0, "{request:?}");
    }
}

/// Streams of random numbers are a promise across versions: who has a seed keeps the puzzles.
#[test]
fn a_seed_gives_these_puzzles_for_ever() {
    let lines: Vec<String> =
        puzzles(&Request { minimal: true, seed: 1, ..Request::default() }, 3).iter().map(Grid::to_string).collect();
    let expected = [
        "47.........1...596...2...1..2..5834..6.7.3...........1..7.3.8.......7.2..5.......",
        "..........45.6..2......2.38..7.1...559...4..2..........2.8..3...71..36....86....7",
        "..39..51.....3..6.2..........9.5.....761.34.....7...8.5.....8.4.6.2.1..3.4.......",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn distinct_puzzles_are_not_alike() {
    let request = Request { distinct: true, minimal: true, seed: 21, ..Request::default() };
    let found = puzzles(&request, 100);
    let forms: BTreeSet<Grid> = found.iter().map(|puzzle| canonical(puzzle).expect("no digit twice").0).collect();
    assert_eq!(forms.len(), 100);
}

#[test]
fn what_cannot_be_is_said_before_any_work() {
    let refused = |request: Request| Generator::new(request).expect_err("impossible");
    let base = Request::default;
    let clues = |clues| Request { clues: Some(clues), ..base() };
    assert_eq!(refused(clues(10..=16)), RequestError::TooFew { found: 16 });
    #[expect(clippy::reversed_empty_ranges, reason = "that is the mistake")]
    let backwards = 30..=20;
    assert_eq!(refused(clues(backwards)), RequestError::Range { from: 30, to: 20 });
    assert_eq!(refused(clues(80..=82)), RequestError::Range { from: 80, to: 82 });
    let symmetry = ClueSymmetry::Full;
    let odd = Request { symmetry, ..clues(18..=19) };
    assert_eq!(refused(odd), RequestError::NoSuchNumber { symmetry, from: 18, to: 19 });
    let pattern = |text: &str| Request { pattern: Some(marks(text)), ..base() };
    let rows = |row: fn(usize) -> &'static str| (0..9).map(row).collect::<String>();
    assert_eq!(
        refused(pattern(&rows(|row| if row == 0 { "xxxxxxxxx" } else { "........." }))),
        RequestError::TooFew { found: 9 }
    );
    let two_empty = pattern(&rows(|row| if row == 3 || row == 5 { "........." } else { "x.x.x.x.x" }));
    assert!(matches!(refused(two_empty), RequestError::EmptyLines { lines } if lines[0].to_string() == "r4"));
    let full_house =
        Request { minimal: true, ..pattern(&rows(|row| if row == 0 { "xxxxxxxxx" } else { "x.xx...x." })) };
    assert!(matches!(refused(full_house), RequestError::FullHouse { .. }));
    let turned = Request {
        symmetry: ClueSymmetry::HalfTurn,
        ..pattern(&rows(|row| if row < 3 { "xx.xx.xx." } else { ".x.x.x.xx" }))
    };
    assert!(matches!(refused(turned), RequestError::PatternSymmetry { .. }));
    let ring = Request { clues: Some(20..=25), ..pattern(RING) };
    assert!(matches!(refused(ring), RequestError::PatternNumber { .. }));
}

#[test]
fn tries_run_out_and_flags_stop() {
    let never = Request { minimal: true, clues: Some(70..=80), seed: 22, ..Request::default() };
    for jobs in [1, 4] {
        let (found, all) = told(&never, 5, Some(50), jobs);
        assert!(found.is_empty());
        assert_eq!(all.last().map(|progress| (progress.tried, progress.kept)), Some((50, 0)));
    }
    let flag = AtomicBool::new(false);
    let generator = Generator::new(never).expect("not seen to be impossible");
    for jobs in [1, 3] {
        flag.store(false, Ordering::Relaxed);
        let limits = RunLimits { count: 1, max_tries: None, jobs: NonZeroUsize::new(jobs).expect("a job") };
        let progress = generator.run(limits, Cancel::when(&flag), |progress, _| {
            flag.fetch_or(progress.tried == 20, Ordering::Relaxed);
            ControlFlow::Continue(())
        });
        assert!(progress.tried >= 20 && progress.kept == 0);
    }
}

#[test]
fn full_grids_are_mixed() {
    let grids: Vec<Grid> = (0..2000).map(|number| full_grid(&mut Random::new(23, number)).grid).collect();
    assert!(grids.iter().all(Grid::is_solution));
    assert_eq!(grids.iter().collect::<BTreeSet<_>>().len(), grids.len());
    // Each digit in each cell about 222 times; five standard deviations are 70.
    for cell in Cell::all() {
        let mut counts = [0; 9];
        grids.iter().filter_map(|grid| grid.get(cell)).for_each(|digit| counts[digit.index()] += 1);
        assert!(counts.iter().all(|count| (152..=292).contains(count)), "{cell}: {counts:?}");
    }
}

#[test]
fn transformations_keep_solutions() {
    let mut random = Random::new(24, 0);
    let full = full_grid(&mut random).grid;
    let images: BTreeSet<Grid> = (0..200).map(|_| Transformation::random(&mut random).apply(&full)).collect();
    assert_eq!(images.len(), 200);
    assert!(images.iter().all(Grid::is_solution));
}

#[test]
fn no_band_or_stack_of_full_grids_is_favoured() {
    const GRIDS: u64 = 10_000;
    let digits = |grid: &Grid, at: fn(usize, usize) -> Cell, line: usize, first: usize| -> DigitSet {
        (first..first + 3).filter_map(|place| grid.get(at(line, place))).collect()
    };
    // For each chute and each pair of its boxes, how often the first minirow of one recurs in the
    // other.
    let mut counts = [[0u32; 3]; 6];
    for number in 0..GRIDS {
        let grid = full_grid(&mut Random::new(29, number)).grid;
        let directions: [fn(usize, usize) -> Cell; 2] = [Cell::at, |line, place| Cell::at(place, line)];
        for (chute, counts) in counts.iter_mut().enumerate() {
            let (at, first) = (directions[chute / 3], chute % 3 * 3);
            for (count, [one, other]) in counts.iter_mut().zip([[0, 3], [0, 6], [3, 6]]) {
                let sought = digits(&grid, at, first, one);
                *count += u32::from((first..first + 3).any(|line| digits(&grid, at, line, other) == sought));
            }
        }
    }
    // About 500 each, so the margin is four standard deviations.
    let all: Vec<f64> = counts.iter().flatten().map(|&count| f64::from(count)).collect();
    let mean = all.iter().sum::<f64>() / all.len() as f64;
    let margin = 4.0 * mean.sqrt();
    assert!(all.iter().all(|count| (count - mean).abs() < margin), "{counts:?}, margin {margin}");
}
