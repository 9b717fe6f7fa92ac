//! What a conclusion rests on.

use crate::common::corpus::{puzzles, start};
use crate::common::steps::next_step;
use whydoku::Cancel;
use whydoku::board::{Candidate, CandidateSet, Cell, CellSet, Digit, Element, Grid, Literal, Position};
use whydoku::logic::{Because, Event, Forbidden, Ladder, Proof, Step, Trace, check};
use whydoku::solve::{SolveOptions, solve};
use whydoku::technique::Profile;
use whydoku::why::{Slice, concluding, lean, needed_for, refute};

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
            let end = kept.trace.walk(|moment| {
                if let Event::Step(step) = moment.event {
                    let checked = check(moment.position(), &step.concluded, &step.proof);
                    assert_eq!(checked, Ok(()), "event {} of {puzzle}", moment.index());
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

fn refuted(puzzle: &str) -> Option<Slice> {
    let ladders: [&dyn Ladder; 2] = [&Profile::standard(), &Profile::singles()];
    refute(&position(puzzle), &ladders, SolveOptions::default(), Cancel::NEVER)
}

#[test]
fn a_puzzle_without_solution_is_refuted_shortly() {
    // r1c9 sees 1 to 8 and the 9 of its column: the contradiction is there from the start.
    let immediate = format!("12345678.{}........9{}", ".".repeat(9), ".".repeat(54));
    let kept = refuted(&immediate).unwrap();
    assert_eq!(kept.trace.events.len(), 1);

    // A wrong clue in a puzzle with one solution.
    let mut wrong: Vec<char> = PUZZLES[0].chars().collect();
    wrong[0] = '3';
    let wrong: String = wrong.into_iter().collect();
    let kept = refuted(&wrong).unwrap();
    assert!(kept.trace.walk(|_| ()).is_ok());
    assert!(matches!(kept.trace.events.last(), Some(Event::Contradiction { .. })));
    let whole = solve(position(&wrong), &Profile::standard(), SolveOptions::default(), Cancel::NEVER);
    assert!(kept.trace.events.len() <= whole.trace.events.len());

    assert_eq!(refuted(PUZZLES[0]), None);
}

/// Nothing is filled; the cells named have these digits only.
fn marked(marks: &[(&str, &str)]) -> Position {
    let keeps = |candidate: &Candidate| {
        let (cell, digit) = (candidate.cell().to_string(), candidate.digit().to_char());
        marks.iter().find(|(name, _)| *name == cell).is_none_or(|(_, digits)| digits.contains(digit))
    };
    let left = Candidate::all().filter(keeps).collect();
    Position::with_candidates(&Grid::EMPTY, Some(CellSet::EMPTY), left).unwrap()
}

/// A step that concludes this for this reason, whatever a person may see.
fn step(concluded: &str, proof: Proof) -> Event {
    let mut step = next_step(&Profile::singles(), &position(PUZZLES[0])).unwrap();
    step.concluded = concluded.split(' ').map(|literal| literal.parse::<Literal>().unwrap()).collect();
    step.proof = proof;
    Event::Step(step)
}

fn questions(names: &str) -> Proof {
    Proof::of(names.split(' ').map(|name| name.parse().unwrap()))
}

#[test]
fn what_made_a_forbidden_pattern_visible_is_needed() {
    // r1c1 has 5 besides 1 and 2 until row 3 says that the 5 of box 1 is there: then the rectangle
    // has one guardian.
    let start = marked(&[
        ("r1c1", "125"),
        ("r1c4", "12"),
        ("r2c1", "12"),
        ("r2c4", "123"),
        ("r3c4", "46789"),
        ("r3c5", "46789"),
        ("r3c6", "46789"),
        ("r3c7", "46789"),
        ("r3c8", "46789"),
        ("r3c9", "46789"),
        ("r9c8", "67"),
        ("r9c9", "67"),
    ]);
    let cells = ["r1c1", "r1c4", "r2c1", "r2c4"].into_iter().map(|name| name.parse::<Cell>().unwrap());
    let domain = cells.clone().flat_map(|cell| [1, 2].map(|digit| Candidate::new(cell, Digit::new(digit).unwrap())));
    for because in [Because::Deadly, Because::Unfillable] {
        let rectangle = Forbidden { cells: cells.clone().collect(), domain: domain.clone().collect(), because };
        let events = vec![
            step("r9c1<>6 r9c1<>7", questions("r9c8 r9c9")),
            step("r1c1<>5", questions("5r3")),
            step("r2c4=3", Proof::default().with_forbidden(rectangle)),
        ];
        let trace = Trace { start: start.clone(), events };
        let kept = needed_for(&trace, 2);
        assert_eq!(kept.original, [1, 2]);
        assert_eq!(kept.left_out, 1);
        if because == Because::Deadly {
            assert_eq!(kept.trace.verify(), Ok(2));
        }
    }
}

#[test]
fn a_refutation_keeps_to_its_ladders_and_options() {
    let ninth = puzzles("none")[8];
    let hidden = Profile::singles().only(["hidden-single"]).unwrap();
    let kept = refute(&start(&ninth), &[&hidden], SolveOptions::default(), Cancel::NEVER).unwrap();
    assert!(kept.trace.steps().all(|(_, step)| step.technique.group == Some("hidden-single")));
    assert!(kept.trace.verify().is_ok());

    let hard = "..142.....5..3...474.1.6......59.........1586.782....99.....6.7.2.9...5.8.7......";
    let ladders: [&dyn Ladder; 2] = [&Profile::standard(), &Profile::singles()];
    let kept = refute(&position(hard), &ladders, SolveOptions::without_guessing(), Cancel::NEVER);
    assert!(kept.is_none_or(|kept| kept.trace.guesses() == 0));
    let few = SolveOptions { most_guesses: 0, ..SolveOptions::default() };
    let kept = refute(&position(hard), &[&Profile::singles()], few, Cancel::NEVER);
    assert_eq!(kept, None);
}

/// Whether these steps settle the goal, one after the other, when those that do not hold are passed
/// over.
fn settles<'s>(start: &Position, steps: impl Iterator<Item = &'s Step>, goal: Literal) -> bool {
    let mut position = start.clone();
    for step in steps {
        if check(&position, &step.concluded, &step.proof).is_ok() {
            for literal in step.concluded.iter() {
                let candidate = literal.candidate();
                let _ =
                    if literal.is_true() { position.place_if_possible(candidate) } else { position.remove(candidate) };
            }
        }
    }
    let candidate = goal.candidate();
    if goal.is_true() {
        position.is_placed(candidate)
    } else {
        !position.has(candidate) && !position.is_placed(candidate)
    }
}

/// What the truths of a step lack where it is taken.
fn lacking(trace: &Trace) -> Vec<CandidateSet> {
    let mut lacking = Vec::new();
    trace
        .walk(|moment| {
            if let Event::Step(step) = moment.event {
                lacking.push(step.proof.truths().flat_map(|truth| truth.absent(moment.position())).collect());
            }
        })
        .unwrap();
    lacking
}

/// Whether, without the step with this index, each other step still lacks what it lacked, so that
/// it looks the same.
fn look_the_same(trace: &Trace, lacking: &[CandidateSet], without: usize) -> bool {
    let mut position = trace.start.clone();
    trace.steps().filter(|(index, _)| *index != without).all(|(index, step)| {
        let lacks: CandidateSet = step.proof.truths().flat_map(|truth| truth.absent(&position)).collect();
        for literal in step.concluded.iter() {
            let candidate = literal.candidate();
            let _ = if literal.is_true() { position.place_if_possible(candidate) } else { position.remove(candidate) };
        }
        lacking[index].is_subset(lacks)
    })
}

#[test]
fn every_step_of_a_lean_slice_is_needed() {
    let profile = Profile::standard();
    let corpora = ["easy", "minimal", "tough"].map(puzzles);
    let puzzles: Vec<Grid> = corpora.iter().flat_map(|puzzles| puzzles.iter().take(24).copied()).collect();
    let (mut slices, mut removals, mut by_proof, mut with_uniqueness) = (0, 0, 0, 0);
    for (number, puzzle) in puzzles.iter().enumerate() {
        let trace = solve(start(puzzle), &profile, SolveOptions::without_guessing(), Cancel::NEVER).trace;
        let goals: Vec<Literal> = trace.steps().flat_map(|(_, step)| step.concluded.to_vec()).collect();
        for &goal in goals.iter().skip(number % 17).step_by(17) {
            let slice = lean(&trace, goal, &profile, Cancel::NEVER).unwrap().unwrap();
            let steps: Vec<&Step> = slice.trace.steps().map(|(_, step)| step).collect();
            assert_eq!(slice.trace.verify(), Ok(steps.len()), "{goal} of {puzzle}");
            assert_eq!(concluding(&slice.trace, goal), Some(steps.len() - 1), "{goal} of {puzzle}");
            assert_eq!(slice.left_out + steps.len(), trace.steps().count());
            let lacking = lacking(&slice.trace);
            for without in 0..steps.len() {
                let others = steps.iter().enumerate().filter(|&(index, _)| index != without).map(|(_, step)| *step);
                let is_proved = settles(&slice.trace.start, others, goal);
                by_proof += usize::from(!is_proved);
                let is_last = without + 1 == steps.len();
                assert!(
                    !is_proved || (!is_last && !look_the_same(&slice.trace, &lacking, without)),
                    "{goal} of {puzzle} needs no {}",
                    steps[without].technique.id
                );
            }
            slices += 1;
            removals += steps.len();
            with_uniqueness += usize::from(slice.trace.assumes_uniqueness());
        }
    }
    println!("{slices} slices, {removals} steps, {by_proof} needed by proof, {with_uniqueness} with uniqueness");
    assert!(slices > 200 && with_uniqueness > 5, "{slices} slices, {with_uniqueness} assume a unique solution");
    // The others are there so that a pattern looks as it is told.
    assert!(by_proof * 100 >= removals * 99, "{by_proof} of {removals}");
}

#[test]
fn what_no_event_settles_has_no_slice() {
    let trace = solve(position(PUZZLES[0]), &Profile::standard(), SolveOptions::default(), Cancel::NEVER).trace;
    let slice = |goal: &str| lean(&trace, goal.parse().unwrap(), &Profile::standard(), Cancel::NEVER).unwrap();
    // r1c9 is the given 2, and r1c1 is 8.
    for goal in ["r1c9=2", "r1c9<>3", "r1c1=1", "r1c1<>8"] {
        assert_eq!(slice(goal), None, "{goal}");
    }
    let of_digit = slice("r1c1=8").unwrap();
    let gone = slice("r1c1<>3").unwrap();
    assert!(gone.trace.events.len() <= of_digit.trace.events.len());
    let stop = std::sync::atomic::AtomicBool::new(true);
    assert!(lean(&trace, "r1c1=8".parse().unwrap(), &Profile::standard(), Cancel::when(&stop)).is_err());
}
