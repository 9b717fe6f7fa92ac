//! Every step is proved, and no step contradicts the solution: for each step of each trace over all
//! corpora, and for every instance of every technique at many positions along the way.

use crate::common::corpus::{all_puzzles, positions, puzzles, sample, solution, start};
use crate::common::pages;
use crate::common::sound::judged;
use crate::common::steps::{instances, next_step, one_round, short_instances_among};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::sync::OnceLock;
use whydoku::Cancel;
use whydoku::board::{Candidate, Digit, Element, Grid, Position};
use whydoku::logic::{Event, Facts, Moment, Step, Trace, check};
use whydoku::search::solutions;
use whydoku::technique::{self, CATALOGUE, Profile};

fn the_solution(puzzle: &Grid) -> Grid {
    match solutions(&start(puzzle), 2, Cancel::NEVER).unwrap().as_slice() {
        [only] => *only,
        several => panic!("{puzzle} has {} solutions", several.len()),
    }
}

fn is_true(grid: &Grid, candidate: Candidate) -> bool {
    grid.get(candidate.cell()) == Some(candidate.digit())
}

/// The proof holds, is as lean as the technique promises, and agrees with the solution, if there is
/// one.
fn assert_sound(position: &Position, step: &Step, unique: Option<&Grid>) {
    judged(position, step, unique).unwrap_or_else(|why| panic!("{why}"));
}

/// Checks a trace event by event. `unique` is the puzzle's solution; inside a guess that is wrong
/// nothing need agree with it, but everything is still proved.
fn assert_trace_is_sound(trace: &Trace, profile: &Profile, unique: Option<&Grid>) {
    let mut wrong_guesses = Vec::new();
    let mut open_guesses = Vec::new();
    let check = |moment: &Moment| {
        let (position, index) = (moment.position(), moment.index());
        match moment.event {
            Event::Step(step) => {
                assert_sound(position, step, unique.filter(|_| wrong_guesses.is_empty()));
            }
            Event::Guess { constraint, candidate, of, depth } => {
                let none = next_step(profile, position);
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
                // A guess may be taken back because of a wrong one below it, but not when all are
                // right.
                assert!(unique.is_none() || !wrong_guesses.is_empty(), "right guesses were refuted");
                assert_eq!(open_guesses.len(), *depth);
                let guess = open_guesses.pop().expect("a guess is open");
                assert_eq!(*branch, [guess, index - 1]);
                assert!(matches!(&trace.events[guess], Event::Guess { candidate, .. } if candidate == removed));
                assert!(matches!(&trace.events[index - 1], Event::Contradiction { .. }));
                wrong_guesses.retain(|&wrong| wrong != guess);
            }
            Event::Solved => assert_eq!(index + 1, trace.events.len()),
            other => panic!("an event that is not checked: {other:?}"),
        }
    };
    let end = trace.walk(check).expect("the trace replays");
    if let Some(grid) = unique {
        assert_eq!(end.position().digits(), grid);
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

/// Every instance at each position is proved, and reported once; every technique has one.
fn assert_instances_are_sound(positions: Vec<Position>) {
    let mut counts = vec![0; CATALOGUE.len()];
    for (number, position) in positions.into_iter().enumerate() {
        let facts = Facts::new(position.clone());
        // Inside a guess that is wrong there is no solution; all steps must be proved none the
        // less.
        let unique = solutions(&position, 1, Cancel::NEVER).unwrap().pop();
        for (index, (count, &spec)) in counts.iter_mut().zip(CATALOGUE).enumerate() {
            let limits = one_round(spec);
            let all = technique::all(spec, &facts, &limits, Cancel::NEVER).unwrap();
            *count += all.len();
            let mut seen = BTreeSet::new();
            for step in &all {
                assert_eq!(step.technique, spec);
                assert!(seen.insert(format!("{step:?}")), "{spec:?} twice in {}: {step:?}", position.digits());
                assert_sound(&position, step, unique.as_ref());
            }
            // A quarter of the techniques at each position, by turns.
            if number % 4 == index % 4 {
                let first = technique::first(spec, &facts, &limits, Cancel::NEVER).unwrap();
                assert_eq!(first.as_ref(), all.first(), "the first instance is the first of all");
            }
        }
    }
    for (count, spec) in counts.iter().zip(CATALOGUE) {
        assert!(*count > 0, "{spec:?}: not even the instance of its page was seen");
    }
}

#[test]
fn every_instance_on_the_way_is_proved_agrees_with_the_solution_and_is_reported_once() {
    assert_instances_are_sound([pages::positions(), sample(160, 6)].concat());
}

#[test]
#[ignore = "takes minutes; run by hand after a change of a search, fewer positions are looked at otherwise"]
fn every_instance_at_many_positions_is_sound() {
    assert_instances_are_sound([pages::positions(), sample(10, 6)].concat());
}

#[test]
fn a_search_leaves_nothing_behind_when_its_step_is_applied() {
    for (_, puzzle) in all_puzzles().step_by(9) {
        let trace = solution(&puzzle, &Profile::standard()).trace;
        let after = positions(&trace);
        for (index, step) in trace.steps() {
            let position = &after[index + 1];
            let again = instances(step.technique, position);
            assert!(!again.contains(step), "{step:?} is found again in {}", position.digits());
        }
    }
}

/// A position without a digit in which this digit has these places only in some columns, and all
/// others anywhere.
fn places_by_column(digit: u8, columns: &[(usize, &[usize])], never: &[(usize, usize)]) -> Position {
    let digit = Digit::new(digit).expect("a digit");
    let is_left = |candidate: &Candidate| {
        let (row, column) = (candidate.cell().row() + 1, candidate.cell().column() + 1);
        let allowed = columns.iter().find(|(number, _)| *number == column).is_none_or(|(_, rows)| rows.contains(&row));
        candidate.digit() != digit || allowed && !never.contains(&(row, column))
    };
    let left = Candidate::all().filter(is_left).collect();
    Position::with_candidates(&Grid::EMPTY, None, left).expect("an empty grid has no conflict")
}

fn all(id: &str, position: &Position) -> Vec<Step> {
    let spec = technique::by_id(id).expect("an id of the catalogue");
    instances(spec, position)
}

#[test]
fn a_fish_that_boxes_explain_without_one_of_its_lines_is_no_find() {
    // Columns 1, 6 and 7 have their 1 in rows 7 to 9, each within a box. All that goes is in boxes
    // 7 and 9, and columns 1 and 7 say so by themselves: they claim these boxes. Column 6 is not
    // needed.
    let columns: [(usize, &[usize]); 3] = [(1, &[8, 9]), (6, &[7, 9]), (7, &[7, 8])];
    let middle = [(7, 4), (7, 5), (8, 4), (8, 5), (9, 4), (9, 5)];
    let position = places_by_column(1, &columns, &middle);
    let is_of_columns = |step: &&Step| step.proof.questions().iter().any(|truth| truth.to_string() == "1c6");
    assert_eq!(all("swordfish", &position).iter().find(is_of_columns), None);
    assert_eq!(all("locked-candidates-claiming", &position).len(), 2);

    // With places left in the middle all three columns are needed.
    let position = places_by_column(1, &columns, &middle[..5]);
    let found = all("swordfish", &position);
    assert!(found.iter().any(|step| is_of_columns(&step)));
    found.iter().for_each(|step| assert_sound(&position, step, None));
}

#[test]
fn a_subset_with_a_part_that_has_no_way_is_no_find() {
    // In row 7 both 7 and 8 have only r7c7, so two truths alone prove anything; 9 would be
    // superfluous.
    let only_there = |candidate: &Candidate| {
        let places: &[usize] = match candidate.digit().value() {
            7 | 8 => &[7],
            9 => &[5, 6],
            _ => return true,
        };
        candidate.cell().row() != 6 || places.contains(&(candidate.cell().column() + 1))
    };
    let left = Candidate::all().filter(only_there).collect();
    let position = Position::with_candidates(&Grid::EMPTY, None, left).expect("an empty grid has no conflict");
    let is_of_row = |step: &&Step| step.proof.questions().iter().any(|truth| truth.to_string() == "9r7");
    assert_eq!(all("hidden-triple", &position).iter().find(is_of_row), None);
}

fn positions_to_damage() -> &'static [Position] {
    static POSITIONS: OnceLock<Vec<Position>> = OnceLock::new();
    POSITIONS.get_or_init(|| [pages::positions(), sample(30, 11)].concat())
}

/// Every instance in the position of this index without some candidates is proved.
fn assert_the_rest_is_sound(which: prop::sample::Index, gone: Vec<usize>) -> Result<(), TestCaseError> {
    let mut position = which.get(positions_to_damage()).clone();
    for index in gone {
        position.remove(Candidate::from_index(index));
    }
    let facts = Facts::new(position.clone());
    for &spec in CATALOGUE {
        for step in short_instances_among(spec, &facts) {
            let checked = check(&position, &step.concluded, &step.proof);
            prop_assert_eq!(&checked, &Ok(()), "{:?} in {:?}", step, position.all_candidates());
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    /// Candidates removed at random, right or wrong: the position may contradict itself, the proofs
    /// must not.
    #[test]
    fn whatever_is_left_of_a_position_every_instance_is_proved(
        which in any::<prop::sample::Index>(),
        gone in prop::collection::vec(0usize..729, 0..250),
    ) {
        assert_the_rest_is_sound(which, gone)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..ProptestConfig::default() })]

    #[test]
    #[ignore = "takes minutes; run by hand after a change of a search, fewer positions are looked at otherwise"]
    fn whatever_is_left_of_many_positions_every_instance_is_proved(
        which in any::<prop::sample::Index>(),
        gone in prop::collection::vec(0usize..729, 0..250),
    ) {
        assert_the_rest_is_sound(which, gone)?;
    }
}
