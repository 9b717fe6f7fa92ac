//! Plans: paths without unnecessary steps.

use crate::common::traces::{puzzles, solved};
use std::collections::BTreeSet;
use whydoku::Cancel;
use whydoku::board::{Candidate, Constraint, Element, Position};
use whydoku::logic::{Event, Family, Step, Trace};
use whydoku::plan::{Lean, lean};
use whydoku::technique::Profile;

/// A step and the candidates that were gone from its truths when it was found.
struct Found {
    step: Step,
    needs: BTreeSet<Candidate>,
}

/// The steps of a trace that are no singles.
fn steps(trace: &Trace) -> Vec<Found> {
    let mut found = Vec::new();
    trace
        .walk(|moment| {
            if let Event::Step(step) = moment.event
                && step.technique.family != Family::Singles
            {
                let needs = step.proof.truths().flat_map(|truth| truth.absent(moment.position())).collect();
                found.push(Found { step: step.clone(), needs });
            }
        })
        .expect("a trace replays");
    found
}

/// The definition: what is left when nothing more follows from these steps and from singles.
fn is_solved_by(start: &Position, steps: &[&Found]) -> bool {
    let mut left: BTreeSet<Candidate> =
        Candidate::all().filter(|&each| start.has(each) || start.is_placed(each)).collect();
    loop {
        let before = left.len();
        for constraint in Constraint::all() {
            let places: Vec<Candidate> =
                (0..9).map(|slot| constraint.candidate(slot)).filter(|each| left.contains(each)).collect();
            if let [only] = places[..] {
                left.retain(|&other| other == only || !other.conflicts(only));
            }
        }
        for found in steps {
            if found.needs.is_disjoint(&left) {
                for literal in found.step.concluded.iter() {
                    let candidate = literal.candidate();
                    left.retain(|&other| {
                        if literal.is_true() {
                            other == candidate || !other.conflicts(candidate)
                        } else {
                            other != candidate
                        }
                    });
                }
            }
        }
        if left.len() == before {
            return left.len() == 81;
        }
    }
}

/// The smallest number of these steps that solve the puzzle, by trying all sets.
fn fewest(start: &Position, steps: &[Found]) -> usize {
    let sets = (0_u32..1 << steps.len()).collect::<BTreeSet<_>>();
    let mut by_size: Vec<u32> = sets.into_iter().collect();
    by_size.sort_by_key(|set| set.count_ones());
    let chosen =
        |set: u32| steps.iter().enumerate().filter(move |(index, _)| set >> index & 1 == 1).map(|(_, step)| step);
    let solving = by_size.into_iter().find(|&set| is_solved_by(start, &chosen(set).collect::<Vec<_>>()));
    solving.expect("all of them solve it").count_ones() as usize
}

fn lean_of(trace: &Trace) -> Lean {
    let lean = lean(trace, &Profile::standard(), |_| 1, Cancel::NEVER).expect("nothing cancels");
    lean.expect("the trace ends in the solution")
}

#[test]
fn no_choice_of_the_steps_is_smaller() {
    let mut compared = 0;
    for puzzle in puzzles().into_iter().step_by(4) {
        let trace = solved(&puzzle).trace;
        let all = steps(&trace);
        if trace.guesses() > 0 || trace.events.last() != Some(&Event::Solved) || !(1..=7).contains(&all.len()) {
            continue;
        }
        let lean = lean_of(&trace);
        assert!(lean.is_proved, "{puzzle}");
        assert_eq!(steps(&lean.trace).len(), fewest(&trace.start, &all), "{puzzle}");
        compared += 1;
    }
    assert!(compared >= 10, "{compared} puzzles");
}

#[test]
fn every_step_is_told_where_it_holds() {
    let (mut told, mut again) = (0, 0);
    for puzzle in puzzles().into_iter().step_by(4) {
        let trace = solved(&puzzle).trace;
        if trace.guesses() > 0 || trace.events.last() != Some(&Event::Solved) {
            continue;
        }
        let lean = lean_of(&trace);
        lean.trace.verify().unwrap_or_else(|error| panic!("{puzzle}: {error}"));
        assert_eq!(lean.trace.events.last(), Some(&Event::Solved));
        let all = steps(&trace);
        assert!(steps(&lean.trace).len() <= all.len(), "{puzzle}");
        let walked = lean.trace.walk(|moment| {
            let Event::Step(step) = moment.event else { return };
            if step.technique.family == Family::Singles {
                return;
            }
            // A step of which singles have filled a part is found again.
            match all.iter().find(|found| found.step.pattern == step.pattern) {
                Some(found) => {
                    assert!(found.needs.iter().all(|&gone| !moment.position().has(gone)), "{puzzle}: {step:?}")
                }
                None => again += 1,
            }
            told += 1;
        });
        walked.expect("a trace replays");
    }
    assert!(told >= 100 && 20 * again <= told, "{told} steps, {again} found again");
}
