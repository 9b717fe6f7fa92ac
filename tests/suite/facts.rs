//! What is kept about a position is the same as what is found out afresh.

use crate::common::corpus::{puzzles, solution, start};
use crate::common::steps::short_instances_among;
use proptest::prelude::*;
use std::sync::atomic::AtomicBool;
use whydoku::board::{Candidate, Digit, Element, Grid, Literal, Position};
use whydoku::logic::{Facts, Ladder, Limits, Replay, Step};
use whydoku::solve::{Outcome, SolveOptions, solve};
use whydoku::technique::{self, CATALOGUE, Profile};
use whydoku::{Cancel, Cancelled};

/// Compares what the techniques of one turn find with what they find afresh. As each has its turn
/// once in a while only, changes add up in between.
fn assert_facts_are_fresh_for(turn: usize, facts: &Facts) -> Result<(), TestCaseError> {
    let fresh = Facts::new(facts.position().clone());
    for &spec in CATALOGUE.iter().skip(turn % TURNS).step_by(TURNS) {
        prop_assert_eq!(
            short_instances_among(spec, facts),
            short_instances_among(spec, &fresh),
            "{:?}",
            fresh.position().digits()
        );
    }
    Ok(())
}

const TURNS: usize = 24;

/// Compares what all techniques find.
fn assert_facts_are_fresh(facts: &Facts) -> Result<(), TestCaseError> {
    (0..TURNS).try_for_each(|turn| assert_facts_are_fresh_for(turn, facts))
}

#[test]
fn facts_that_are_kept_along_a_trace_stay_right() {
    let mut retreats = 0;
    for puzzle in puzzles("tough").iter().step_by(40).chain(puzzles("minimal").iter().step_by(150)) {
        // Singles guess a lot, and a retreat takes everything back.
        for profile in [Profile::standard(), Profile::singles()] {
            let trace = solution(puzzle, &profile).trace;
            let mut replay = Replay::new(start(puzzle));
            for (turn, event) in trace.events.iter().enumerate() {
                assert_facts_are_fresh_for(turn, replay.facts_mut()).unwrap();
                let depth = replay.depth();
                replay.apply(event).unwrap();
                retreats += usize::from(replay.depth() < depth);
            }
        }
    }
    assert!(retreats > 10, "{retreats}");
}

/// Techniques whose facts are kept for each digit or each house, so that a step brings only part of
/// them up to date.
const IN_PARTS: [&str; 10] = [
    "skyscraper",
    "two-string-kite",
    "turbot-fish",
    "empty-rectangle",
    "finned-x-wing",
    "x-chain",
    "x-cycle",
    "strong-linked-fish-3",
    "wxyz-wing",
    "uvwxyz-wing",
];

#[test]
fn facts_in_parts_stay_right_at_every_step() {
    let techniques = IN_PARTS.map(|id| technique::by_id(id).unwrap());
    let mut found = [0; IN_PARTS.len()];
    for puzzle in puzzles("tough").iter().skip(7).step_by(60).chain(puzzles("minimal").iter().skip(3).step_by(250)) {
        let mut facts = Facts::new(start(puzzle));
        for (_, step) in solution(puzzle, &Profile::standard()).trace.steps() {
            let fresh = Facts::new(facts.position().clone());
            for (spec, found) in techniques.iter().zip(&mut found) {
                let kept = short_instances_among(spec, &facts);
                assert_eq!(kept, short_instances_among(spec, &fresh), "{spec:?} {:?}", fresh.position().digits());
                *found += kept.len();
            }
            // A trace with guesses does not go on from here.
            if !step.concluded.iter().all(|&literal| facts.write(literal)) {
                break;
            }
        }
    }
    assert!(found.iter().all(|found| *found > 0), "{found:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 30, ..ProptestConfig::default() })]

    /// Any writing, sensible or not: what it touches is brought up to date.
    #[test]
    fn facts_follow_whatever_is_written(
        puzzle in 0usize..1000,
        written in prop::collection::vec((0usize..729, any::<bool>()), 1..40),
        asked in prop::collection::vec(any::<bool>(), 40),
    ) {
        let mut facts = Facts::new(start(&puzzles("minimal")[puzzle]));
        for (turn, ((index, is_placed), is_asked)) in written.into_iter().zip(asked).enumerate() {
            let candidate = Candidate::from_index(index);
            let literal = if is_placed { Literal::is(candidate) } else { Literal::is_not(candidate) };
            let had_it = facts.position().has(candidate);
            prop_assert_eq!(facts.write(literal), had_it);
            if is_asked {
                assert_facts_are_fresh_for(turn, &facts)?;
            }
        }
        assert_facts_are_fresh(&facts)?;
    }
}

#[test]
fn facts_can_be_taken_to_another_position() {
    let (one, other) = (start(&puzzles("tough")[0]), start(&puzzles("tough")[1]));
    let mut facts = Facts::new(one);
    assert_facts_are_fresh(&facts).unwrap();
    facts.reset(other);
    assert_facts_are_fresh(&facts).unwrap();
}

#[test]
fn facts_can_be_taken_to_a_position_on_the_way_and_back() {
    for (number, puzzle) in puzzles("tough").iter().step_by(200).enumerate() {
        let steps: Vec<_> =
            solution(puzzle, &Profile::standard()).trace.steps().map(|(_, step)| step.clone()).collect();
        let after = |count: usize| {
            let mut position = start(puzzle);
            steps.iter().take(count).for_each(|step| step.conclude_in(&mut position));
            position
        };
        let mut facts = Facts::new(after(0));
        for (turn, count) in [4, 20, 35, 12, 30].into_iter().enumerate() {
            facts.move_to(after(count));
            assert_eq!(*facts.position(), after(count));
            assert_facts_are_fresh_for(number + turn, &facts).unwrap();
        }
    }
}

/// A profile that is asked for every step.
struct Asked(Profile);

impl Ladder for Asked {
    fn next_step(&self, facts: &mut Facts, cancel: Cancel<'_>) -> Result<Option<Step>, Cancelled> {
        self.0.next_step(facts, cancel)
    }
}

#[test]
fn singles_that_a_solver_looks_up_are_those_of_the_profile() {
    let basic = || Profile::standard().only(["singles", "intersections", "subsets"]).unwrap();
    assert!(basic().begins_with_singles() && !Profile::singles().begins_with_singles());
    let same = |grid: &Grid| {
        let Ok(start) = Position::new(grid) else { return };
        let solve = |ladder: &dyn Ladder| solve(start.clone(), ladder, SolveOptions::default(), Cancel::NEVER);
        assert_eq!(solve(&basic()), solve(&Asked(basic())), "{grid}");
    };
    for puzzle in puzzles("easy").iter().step_by(10).chain(puzzles("minimal").iter().step_by(100)) {
        same(puzzle);
        // With a given changed, mostly without a solution.
        let cell = puzzle.filled().first().unwrap();
        for digit in Digit::all() {
            let mut changed = *puzzle;
            changed.set(cell, Some(digit));
            same(&changed);
        }
    }
}

/// A position in which only long searches are left.
fn stuck() -> Position {
    let easy = Profile::standard().without(["forcing", "kraken-fish-type-1", "kraken-fish-type-2"]).unwrap();
    let stuck = puzzles("minimal").iter().find_map(|puzzle| {
        let solution = solve(start(puzzle), &easy, SolveOptions::without_guessing(), Cancel::NEVER);
        (solution.outcome == Outcome::Stuck).then(|| solution.trace.walk(|_| ()).unwrap().position().clone())
    });
    stuck.expect("some puzzle is not easy")
}

#[test]
fn a_cancelled_search_says_so() {
    let flag = AtomicBool::new(true);
    let cancel = Cancel::when(&flag);
    let mut facts = Facts::new(stuck());
    assert_eq!(Profile::standard().next_step(&mut facts, cancel), Err(Cancelled));
    let chain = technique::by_id("cell-forcing-chain").unwrap();
    assert_eq!(technique::all(chain, &facts, &Limits::default(), cancel), Err(Cancelled));
    assert_eq!(technique::first(chain, &facts, &Limits::default(), cancel), Err(Cancelled));
    let solution = solve(stuck(), &Profile::standard(), SolveOptions::default(), cancel);
    assert_eq!(solution.outcome, Outcome::Cancelled);
    // An instance that was found before anything was asked is no less true.
    let mut facts = Facts::new(start(&Grid::EMPTY));
    assert_eq!(Profile::singles().next_step(&mut facts, cancel), Ok(None));
    // What was given up can be taken up again.
    flag.store(false, std::sync::atomic::Ordering::Relaxed);
    let mut facts = Facts::new(stuck());
    let first = Profile::standard().next_step(&mut facts, cancel);
    assert_eq!(first, Profile::standard().next_step(&mut Facts::new(stuck()), Cancel::NEVER));
}
