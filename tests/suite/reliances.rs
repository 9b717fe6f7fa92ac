//! What events rely on: the tables that are filled once for a trace or a case, against the events
//! that ruled candidates out at each moment.

use crate::common::corpus::{all_puzzles, solution};
use crate::forcing::HARD;
use std::collections::BTreeSet;
use whydoku::board::{CandidateSet, Literal};
use whydoku::logic::{Event, Pattern, Reliances, Replay, Step, Trace, missed, reliances};
use whydoku::technique::Profile;

/// Compares what events rely on, in tables that are filled once, with what each relies on at its
/// moment, and likewise in their cases. Returns the number of events.
fn compare_reliances(start: &dyn Fn() -> Replay, events: &[Event]) -> usize {
    let (mut direct, mut compared): (Vec<Vec<usize>>, usize) = (Vec::new(), events.len());
    let walked = start().walk(events, |moment| {
        let earlier = reliances(moment).into_iter().filter_map(|number| moment.before.index_of(number));
        direct.push(earlier.collect());
        if let Event::Step(Step { pattern: Pattern::Branches(branches), .. }) = moment.event {
            let cases = branches.cases.iter().filter(|case| case.contradiction().is_some());
            compared += cases
                .map(|case| compare_reliances(&|| moment.before.case(&case.assumed, 0).unwrap(), &case.events))
                .sum::<usize>();
        }
    });
    walked.expect("the events replay");
    let mut needs: Vec<BTreeSet<usize>> = Vec::new();
    for (index, earlier) in direct.iter().enumerate() {
        let of_earlier = earlier.iter().flat_map(|&earlier| needs[earlier].clone());
        needs.push(of_earlier.chain([index]).collect());
    }
    let tables = Reliances::of(start(), events);
    for (index, event) in events.iter().enumerate().filter(|(_, event)| **event != Event::Solved) {
        let needed = tables.needed(&[index]);
        let needed: BTreeSet<usize> = (0..events.len()).filter(|&earlier| needed[earlier]).collect();
        assert_eq!(needed, needs[index], "{index}: {event:?}");
    }
    compared
}

#[test]
fn events_rely_on_the_first_that_ruled_a_candidate_out() {
    let mut compared = 0;
    let puzzles = all_puzzles().map(|(_, puzzle)| puzzle).step_by(40);
    for puzzle in HARD.iter().map(|puzzle| puzzle.parse().expect("81 characters")).chain(puzzles) {
        let trace = solution(&puzzle, &Profile::standard()).trace;
        if trace.guesses() == 0 {
            compared += compare_reliances(&|| Replay::new(trace.start.clone()), &trace.events);
        }
    }
    assert!(compared > 1000, "{compared} events");
}

/// The events of a case, except its end, without which all others still follow.
fn idle_events(mut start: Replay, events: &[Event]) -> Vec<usize> {
    let open = start.position().all_candidates();
    let mut needs: Vec<CandidateSet> = Vec::new();
    let walked = start.walk(events, |moment| needs.push(missed(moment) & open));
    walked.expect("the events replay");
    let rules_out = |event: &Event| -> CandidateSet {
        let Event::Step(step) = event else { return CandidateSet::EMPTY };
        let goes = |literal: &Literal, gone| {
            if literal.is_true() { literal.candidate().conflicts(gone) } else { literal.candidate() == gone }
        };
        open.iter().filter(|gone| step.concluded.iter().any(|literal| goes(literal, *gone))).collect()
    };
    let ruled_out: Vec<CandidateSet> = events.iter().map(rules_out).collect();
    let is_idle = |left_out: &usize| {
        let mut gone = CandidateSet::EMPTY;
        (0..events.len()).filter(|event| event != left_out).all(|event| {
            let follows = needs[event].is_subset(gone);
            gone |= ruled_out[event];
            follows
        })
    };
    (0..events.len() - 1).filter(is_idle).collect()
}

/// Makes the cases of a trace lean: none of their lines is idle then. Returns the number of lines,
/// and of those left out.
fn check_lines(trace: &Trace) -> [usize; 2] {
    let [mut lines, mut left_out] = [0; 2];
    let walked = Replay::new(trace.start.clone()).walk(&trace.events, |moment| {
        let Event::Step(Step { pattern: Pattern::Branches(branches), .. }) = moment.event else { return };
        for case in branches.cases.iter().filter(|case| case.contradiction().is_some()) {
            let lean = case.clone().lean(moment.before);
            let start = moment.before.case(&lean.assumed, 0).expect("a case starts");
            assert_eq!(idle_events(start, &lean.events), [0; 0], "{lean:?}");
            lines += lean.events.len();
            left_out += case.events.len() - lean.events.len();
        }
    });
    walked.expect("the trace replays");
    [lines, left_out]
}

#[test]
fn no_line_of_a_lean_case_is_idle() {
    let whips = Profile::named("whips").expect("a profile");
    let hard = HARD.iter().map(|puzzle| puzzle.parse().expect("81 characters"));
    let others = all_puzzles().map(|(_, puzzle)| puzzle).step_by(10);
    let traces = hard.clone().map(|puzzle| (puzzle, Profile::standard()));
    let [mut lines, mut left_out] = [0; 2];
    for (puzzle, profile) in traces.chain(hard.chain(others).map(|puzzle| (puzzle, whips.clone()))) {
        let [more, idle] = check_lines(&solution(&puzzle, &profile).trace);
        lines += more;
        left_out += idle;
    }
    assert!(lines > 1000 && left_out > 0, "{lines} lines, {left_out} left out");
}
