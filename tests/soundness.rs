//! Every step is proved, and no step contradicts the solution: for each step of each trace over all corpora, and for
//! every instance of every technique at many positions along the way.

#[path = "common/corpus.rs"]
mod corpus;

use corpus::{all_puzzles, positions, puzzles, sample, solution, start};
use whydoku::board::{Candidate, Grid, Position};
use whydoku::logic::{Cancel, Conclusion, Event, Facts, Ladder, Options, Step, Trace, proof};
use whydoku::search::solutions;
use whydoku::technique::{self, CATALOGUE, Profile};

fn the_solution(puzzle: &Grid) -> Grid {
    match solutions(&start(puzzle), 2).as_slice() {
        [only] => *only,
        several => panic!("{puzzle} has {} solutions", several.len()),
    }
}

fn is_true(grid: &Grid, candidate: Candidate) -> bool {
    grid.get(candidate.cell()) == Some(candidate.digit())
}

fn assert_agrees(grid: &Grid, conclusion: &Conclusion) {
    assert!(conclusion.placements().iter().all(|&placed| is_true(grid, placed)), "{conclusion:?} against {grid}");
    assert!(!conclusion.eliminations().iter().any(|&gone| is_true(grid, gone)), "{conclusion:?} against {grid}");
}

fn assert_proved(position: &Position, step: &Step) {
    if let Err(error) = proof::check(position, step) {
        panic!("{:?} in {}: {error}\n{step:?}", step.technique, position.digits());
    }
}

/// Checks a trace event by event. `unique` is the puzzle's solution; inside a guess that is wrong nothing need agree
/// with it, but everything is still proved.
fn assert_trace_is_sound(trace: &Trace, profile: &Profile, unique: Option<&Grid>) {
    let mut wrong_guesses = Vec::new();
    let mut open_guesses = Vec::new();
    let check = |replay: &whydoku::logic::Replay, index: usize, event: &Event| {
        let position = replay.position();
        match event {
            Event::Step(step) => {
                assert_proved(position, step);
                let agrees = unique.filter(|_| wrong_guesses.is_empty());
                agrees.inspect(|grid| assert_agrees(grid, &step.conclusion));
            }
            Event::Guess { constraint, candidate, of, depth } => {
                let none = profile.next_step(position, Cancel::NEVER);
                assert_eq!(none, None, "a guess although there is a step");
                let choices: Vec<Candidate> = position.candidates_of(*constraint).collect();
                assert!(choices.contains(candidate) && choices.len() == *of && *of >= 2);
                open_guesses.push(index);
                assert_eq!(open_guesses.len(), *depth);
                if unique.is_some_and(|grid| !is_true(grid, *candidate)) {
                    wrong_guesses.push(index);
                }
            }
            Event::Contradiction { constraint } => {
                assert_eq!(position.candidates_of(*constraint).next(), None);
                assert_eq!(position.answer(*constraint), None);
            }
            Event::Retreat { removed, depth, branch } => {
                // A guess may be taken back because of a wrong one below it, but not when all are right.
                assert!(unique.is_none() || !wrong_guesses.is_empty(), "right guesses were refuted");
                assert_eq!(open_guesses.len(), *depth);
                let guess = open_guesses.pop().expect("a guess is open");
                assert_eq!(*branch, [guess, index - 1]);
                assert!(matches!(&trace.events[guess], Event::Guess { candidate, .. } if candidate == removed));
                assert!(matches!(&trace.events[index - 1], Event::Contradiction { .. }));
                wrong_guesses.retain(|&wrong| wrong != guess);
            }
            Event::Solved => assert_eq!(index + 1, trace.events.len()),
        }
    };
    let end = trace.replay(check).expect("the trace replays");
    if let Some(grid) = unique {
        assert_eq!(end.digits(), grid);
        assert!(matches!(trace.events.last(), Some(Event::Solved)));
    }
}

#[test]
fn every_step_of_every_trace_is_proved_and_agrees_with_the_solution() {
    for profile in [Profile::standard(), Profile::singles()] {
        for (_, puzzle) in all_puzzles() {
            let solution = solution(&puzzle, &profile);
            let unique = the_solution(&puzzle);
            assert_eq!(solution.outcome.solution(), Some(&unique), "{puzzle}");
            assert_trace_is_sound(&solution.trace, &profile, Some(&unique));
        }
    }
}

#[test]
fn traces_of_puzzles_with_no_solution_or_several_are_proved_too() {
    for profile in [Profile::standard(), Profile::singles()] {
        for puzzle in ["several", "none"].into_iter().flat_map(puzzles) {
            assert_trace_is_sound(&solution(&puzzle, &profile).trace, &profile, None);
        }
    }
}

#[test]
fn every_instance_on_the_way_is_proved_and_agrees_with_the_solution() {
    let mut instances = vec![0; CATALOGUE.len()];
    for position in sample(4, 6) {
        // Inside a guess that is wrong there is no solution; all steps must be proved none the less.
        let unique = solutions(&position, 1).pop();
        let facts = Facts::new(&position);
        for (count, &spec) in instances.iter_mut().zip(CATALOGUE) {
            let all = technique::all(spec, &facts, &Options::default(), Cancel::NEVER);
            *count += all.len();
            for step in &all {
                assert_eq!(step.technique, spec);
                assert_proved(&position, step);
                unique.inspect(|grid| assert_agrees(grid, &step.conclusion));
            }
            let first = technique::first(spec, &facts, &Options::default(), Cancel::NEVER);
            assert_eq!(first.as_ref(), all.first(), "the first instance is the first of all");
        }
    }
    for (count, spec) in instances.iter().zip(CATALOGUE) {
        assert!(*count >= 10, "{spec:?}: only {count} instances seen");
    }
}

#[test]
fn no_instance_is_reported_twice() {
    for position in sample(16, 7) {
        let facts = Facts::new(&position);
        for &spec in CATALOGUE {
            let all = technique::all(spec, &facts, &Options::default(), Cancel::NEVER);
            for (i, step) in all.iter().enumerate() {
                assert!(!all[..i].contains(step), "{spec:?} twice in {}: {step:?}", position.digits());
            }
        }
    }
}

#[test]
fn a_search_leaves_nothing_behind_when_its_step_is_applied() {
    for (_, puzzle) in all_puzzles().step_by(9) {
        let trace = solution(&puzzle, &Profile::standard()).trace;
        let after = positions(&trace);
        for (index, step) in trace.steps() {
            let position = &after[index + 1];
            let facts = Facts::new(position);
            let again = technique::all(step.technique, &facts, &Options::default(), Cancel::NEVER);
            assert!(!again.contains(step), "{step:?} is found again in {}", position.digits());
        }
    }
}
