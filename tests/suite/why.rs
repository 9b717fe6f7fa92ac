//! What a conclusion rests on.

use whydoku::board::{Grid, Position};
use whydoku::logic::{Cancel, Event, check};
use whydoku::solve::{SolveOptions, solve};
use whydoku::technique::Profile;
use whydoku::why::{needed_for, refute};

fn position(puzzle: &str) -> Position {
    Position::new(&puzzle.parse::<Grid>().unwrap()).unwrap()
}

const PUZZLES: [&str; 3] = [
    "000000002004200601600000900960804100000903000008706049005000008107008300400000000",
    "203008509004000000001002003092040800005007010000205900008000100070000200400900000",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
];

#[test]
fn what_is_kept_replays_and_is_proved() {
    for puzzle in PUZZLES {
        let solution = solve(position(puzzle), &Profile::standard(), SolveOptions::default(), Cancel::NEVER);
        for (goal, event) in solution.trace.events.iter().enumerate() {
            if goal % 7 != 0 || *event == Event::Solved {
                continue;
            }
            let kept = needed_for(&solution.trace, goal);
            let end = kept.trace.replay(|replay, index, event| {
                if let Event::Step(step) = event {
                    assert_eq!(check(replay.position(), step), Ok(()), "event {index} of {puzzle}");
                }
            });
            assert!(end.is_ok(), "{puzzle}, event {goal}");
            assert_eq!(kept.original.last(), Some(&goal));
            let steps = solution.trace.steps().count();
            assert_eq!(kept.left_out + kept.trace.steps().count(), steps);
        }
    }
}

#[test]
fn a_first_step_needs_nothing_else() {
    let solution = solve(position(PUZZLES[0]), &Profile::standard(), SolveOptions::default(), Cancel::NEVER);
    assert_eq!(needed_for(&solution.trace, 0).trace.events.len(), 1);
}

#[test]
fn a_puzzle_without_solution_is_refuted_shortly() {
    // r1c9 sees 1 to 8 and the 9 of its column: the contradiction is there from the start.
    let immediate = format!("12345678.{}........9{}", ".".repeat(9), ".".repeat(54));
    let kept = refute(&position(&immediate), 100, Cancel::NEVER).unwrap();
    assert_eq!(kept.trace.events.len(), 1);

    // A wrong clue in a puzzle with one solution.
    let mut wrong: Vec<char> = PUZZLES[0].chars().collect();
    wrong[0] = '3';
    let wrong: String = wrong.into_iter().collect();
    let kept = refute(&position(&wrong), 1000, Cancel::NEVER).unwrap();
    assert!(kept.trace.replay(|_, _, _| ()).is_ok());
    assert!(matches!(kept.trace.events.last(), Some(Event::Contradiction { .. })));
    let whole = solve(position(&wrong), &Profile::standard(), SolveOptions::default(), Cancel::NEVER);
    assert!(kept.trace.events.len() <= whole.trace.events.len());

    assert_eq!(refute(&position(PUZZLES[0]), 100, Cancel::NEVER), None);
}
