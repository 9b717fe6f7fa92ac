//! A search that finds nothing allocates nothing, except in families that need scratch space for
//! their work.
//!
//! A program apart from the other tests: counting replaces the allocator, which would slow them
//! down.

use allocation_counter::measure;
use whydoku::Cancel;
use whydoku::board::{Grid, Position};
use whydoku::logic::{Facts, Family, Ladder};
use whydoku::solve::{Outcome, SolveOptions, solve};
use whydoku::technique::Profile;

/// The families whose searches look at the position and its facts alone; of fish, those that follow
/// cases do not.
const WITHOUT_SCRATCH_SPACE: [Family; 4] = [Family::Singles, Family::Intersections, Family::Subsets, Family::Fish];

fn profile() -> Profile {
    let mut profile = Profile::standard();
    profile.rungs.retain(|rung| {
        WITHOUT_SCRATCH_SPACE.contains(&rung.technique.family) && !rung.technique.id.starts_with("kraken-")
    });
    profile
}

/// Positions in which the profile has no step.
fn stuck(profile: &Profile) -> Vec<Position> {
    let lines = include_str!("corpus/minimal.txt").lines().filter(|line| !line.starts_with('#'));
    let grids = lines.map(|line| line.parse::<Grid>().unwrap());
    let solutions = grids
        .map(|grid| solve(Position::new(&grid).unwrap(), profile, SolveOptions::without_guessing(), Cancel::NEVER));
    let stuck = solutions.filter(|solution| solution.outcome == Outcome::Stuck);
    stuck.map(|solution| solution.trace.walk(|_| ()).unwrap().position().clone()).take(100).collect()
}

#[test]
fn searches_allocate_nothing_where_they_find_nothing() {
    let profile = profile();
    let positions = stuck(&profile);
    assert!(positions.len() > 50, "too few positions to say anything: {}", positions.len());
    let mut facts = Facts::new(positions[0].clone());
    let nothing = |facts: &mut Facts| assert_eq!(profile.next_step(facts, Cancel::NEVER), Ok(None));
    // What is kept about a position is made once, then brought up to date.
    nothing(&mut facts);
    for position in positions {
        let digits = *position.digits();
        let count = measure(|| {
            facts.reset(position);
            nothing(&mut facts);
        });
        assert_eq!(count.count_total, 0, "{digits}");
    }
}

#[test]
fn singles_are_found_and_applied_without_an_allocation() {
    let grid: Grid =
        "000000002004200601600000900960804100000903000008706049005000008107008300400000000".parse().unwrap();
    let (profile, mut facts) = (Profile::singles(), Facts::new(Position::new(&grid).unwrap()));
    let before = facts.position().empty_cells().len();
    let count = measure(|| {
        while let Ok(Some(step)) = profile.next_step(&mut facts, Cancel::NEVER) {
            step.concluded.iter().for_each(|&literal| assert!(facts.write(literal)));
        }
    });
    assert!(facts.position().empty_cells().len() < before);
    assert_eq!(count.count_total, 0);
}

#[test]
fn the_counter_counts() {
    let count = measure(|| assert_eq!(std::hint::black_box(vec![1, 2, 3]).len(), 3));
    assert_eq!(count.count_total, 1);
}
