//! A search that finds nothing allocates nothing.
//!
//! A program apart from the other tests: counting replaces the allocator, which would slow them down.

use allocation_counter::measure;
use whydoku::board::{Grid, Position};
use whydoku::logic::{Cancel, Ladder};
use whydoku::solve::{Outcome, SolveOptions, solve};
use whydoku::technique::Profile;

/// Positions in which the standard profile has no step.
fn stuck() -> Vec<Position> {
    let options = SolveOptions { guess: false, ..SolveOptions::default() };
    let lines = include_str!("corpus/minimal.txt").lines().filter(|line| !line.starts_with('#'));
    let grids = lines.map(|line| line.parse::<Grid>().unwrap());
    let solutions =
        grids.map(|grid| solve(Position::new(&grid).unwrap(), &Profile::standard(), options, Cancel::NEVER));
    let stuck = solutions.filter(|solution| solution.outcome == Outcome::Stuck);
    stuck.map(|solution| solution.trace.replay(|_, _, _| ()).unwrap()).take(100).collect()
}

#[test]
fn the_whole_catalogue_allocates_nothing_where_it_finds_nothing() {
    let (profile, positions) = (Profile::standard(), stuck());
    assert!(positions.len() > 50, "too few positions to say anything: {}", positions.len());
    for position in positions {
        let count = measure(|| assert!(profile.next_step(&position, Cancel::NEVER).is_none()));
        assert_eq!(count.count_total, 0, "{}", position.digits());
    }
}

#[test]
fn singles_are_found_and_applied_without_an_allocation() {
    let grid: Grid =
        "000000002004200601600000900960804100000903000008706049005000008107008300400000000".parse().unwrap();
    let (profile, mut position) = (Profile::singles(), Position::new(&grid).unwrap());
    let before = position.empty_cells().len();
    let count = measure(|| {
        while let Some(step) = profile.next_step(&position, Cancel::NEVER) {
            step.conclusion.apply(&mut position);
        }
    });
    assert!(position.empty_cells().len() < before);
    assert_eq!(count.count_total, 0);
}

#[test]
fn the_counter_counts() {
    let count = measure(|| assert_eq!(std::hint::black_box(vec![1, 2, 3]).len(), 3));
    assert_eq!(count.count_total, 1);
}
