//! What events rely on: the tables that are filled once for a trace or a case, against the events
//! that ruled candidates out at each moment.

use crate::common::corpus::{all_puzzles, solution};
use crate::forcing::HARD;
use std::collections::BTreeSet;
use whydoku::logic::{Event, Pattern, Reliances, Replay, Step, reliances};
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
