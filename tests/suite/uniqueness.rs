//! Techniques that assume one solution, those of the catalogue and one of the test's own: they are
//! used only where the givens have one.

use crate::common::corpus::{puzzles, start};
use crate::common::pages::example;
use crate::common::steps::next_step;
use std::collections::BTreeSet;
use std::sync::OnceLock;
use whydoku::Cancel;
use whydoku::board::*;
use whydoku::logic::{
    Because, Event, Facts, Family, Flow, Forbidden, Limits, Proof, ProofError, Sink, Spec, Subset, SubsetKind, check,
};
use whydoku::solve::{Outcome, Solution, SolveOptions, solve};
use whydoku::technique::{CATALOGUE, Profile, Rung, all, by_id};
use whydoku::why::needed_for;

/// A unique rectangle of type 1: three cells with the same two digits, and these and more in the
/// fourth.
static RECTANGLE: Spec = Spec::new("test-rectangle", Family::Subsets, rectangles).unique();

fn rectangles(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    for cells in all_rectangles() {
        for fourth in cells {
            let others = cells.without(fourth);
            let digits = position.candidates(others.first().unwrap());
            let same = others.iter().all(|cell| position.candidates(cell) == digits);
            if digits.len() == 2 && same && digits.is_subset(position.candidates(fourth)) {
                let candidates =
                    cells.iter().flat_map(|cell| digits.iter().map(move |digit| Candidate::new(cell, digit)));
                let deadly = Forbidden { cells, domain: candidates.collect(), because: Because::Deadly };
                let house = House::row(fourth.row());
                let pattern = Subset { kind: SubsetKind::Naked, house, second: None, cells, digits };
                let gone = digits.iter().map(|digit| Literal::is_not(Candidate::new(fourth, digit)));
                sink.find(pattern.into(), gone, Proof::default().with_forbidden(deadly))?;
            }
        }
    }
    Flow::Continue(())
}

/// Four cells in two rows, two columns and two boxes.
fn all_rectangles() -> impl Iterator<Item = CellSet> {
    let pairs = || (0..9).flat_map(|a| (a + 1..9).map(move |b| (a, b)));
    let rectangles = pairs().flat_map(move |rows| pairs().map(move |columns| (rows, columns)));
    let in_two_boxes = |&((top, bottom), (left, right)): &((usize, usize), (usize, usize))| {
        (top / 3 == bottom / 3) != (left / 3 == right / 3)
    };
    rectangles.filter(in_two_boxes).map(|((top, bottom), (left, right))| {
        [Cell::at(top, left), Cell::at(top, right), Cell::at(bottom, left), Cell::at(bottom, right)]
            .into_iter()
            .collect()
    })
}

/// Rectangles after singles, intersections, subsets and fish of few lines.
fn profile() -> Profile {
    let mut profile = Profile::standard();
    let families = [Family::Singles, Family::Intersections, Family::Subsets, Family::Fish];
    let is_of_lines = |id: &str| {
        ["x-wing", "swordfish", "jellyfish"].iter().any(|name| id.ends_with(name))
            && !id.contains("franken-")
            && !id.contains("mutant-")
    };
    let is_wanted =
        |spec: &Spec| families.contains(&spec.family) && (spec.family != Family::Fish || is_of_lines(spec.id));
    profile.rungs.retain(|rung| is_wanted(rung.technique));
    profile.rungs.push(Rung::new(&RECTANGLE));
    profile
}

fn solved(position: Position) -> Solution {
    solve(position, &profile(), SolveOptions::default(), Cancel::NEVER)
}

fn uses_rectangles(solution: &Solution) -> bool {
    solution.trace.steps().any(|(_, step)| step.technique == &RECTANGLE)
}

/// Puzzles that are solved with rectangles.
fn with_rectangles() -> &'static [(Grid, Solution)] {
    static SOLUTIONS: OnceLock<Vec<(Grid, Solution)>> = OnceLock::new();
    SOLUTIONS.get_or_init(|| {
        let solutions = puzzles("minimal").into_iter().map(|puzzle| (puzzle, solved(start(&puzzle))));
        solutions.filter(|(_, solution)| uses_rectangles(solution)).take(12).collect()
    })
}

/// The position right before the first rectangle, outside of any guess.
fn before_a_rectangle() -> Position {
    let found = with_rectangles().iter().find_map(|(_, solution)| {
        let mut found = None;
        let walked = solution.trace.walk(|moment| {
            if matches!(moment.event, Event::Step(step) if step.technique == &RECTANGLE) && moment.before.depth() == 0 {
                found.get_or_insert_with(|| moment.position().clone());
            }
        });
        walked.unwrap();
        found
    });
    found.expect("a rectangle without a guess before it")
}

fn is_unique(position: &Position) -> bool {
    Facts::new(position.clone()).is_unique(Cancel::NEVER).unwrap()
}

fn next_is_a_rectangle(position: &Position) -> bool {
    next_step(&profile(), position).is_some_and(|step| step.technique == &RECTANGLE)
}

/// The same candidates with other givens.
fn with_givens(position: &Position, givens: Option<CellSet>) -> Position {
    Position::with_candidates(position.digits(), givens, position.all_candidates()).unwrap()
}

#[test]
fn rectangles_are_used_where_there_is_one_solution_and_the_trace_says_so() {
    assert!(with_rectangles().len() > 5);
    for (puzzle, solution) in with_rectangles() {
        assert_eq!(solution.unique, Some(true), "{puzzle}");
        assert!(solution.trace.assumes_uniqueness());
        assert_eq!(solution.trace.verify(), Ok(solution.trace.steps().count()));
        let without =
            solve(start(puzzle), &Profile::standard().without_uniqueness(), SolveOptions::default(), Cancel::NEVER);
        assert_eq!(solution.outcome, without.outcome, "{puzzle}");
        assert_eq!(without.unique, None, "nothing had to know");
        assert!(!without.trace.assumes_uniqueness());
    }
}

#[test]
fn rectangles_are_left_out_where_there_are_several_solutions() {
    let (mut asked, mut several) = (0, 0);
    for puzzle in puzzles("several") {
        let solution = solved(start(&puzzle));
        assert!(matches!(solution.outcome, Outcome::Several(_)) && !uses_rectangles(&solution), "{puzzle}");
        several += 1;
        asked += usize::from(solution.unique == Some(false));
    }
    assert!(several == 20 && asked > 10, "{asked} of {several}");
}

#[test]
fn the_givens_must_have_one_solution_by_themselves() {
    let position = before_a_rectangle();
    assert!(is_unique(&position) && next_is_a_rectangle(&position));

    // One given less: the same candidates now belong to a puzzle with several solutions.
    let givens = position.givens().unwrap();
    let several = givens.iter().map(|given| with_givens(&position, Some(givens.without(given))));
    for several in several {
        assert!(!is_unique(&several), "the puzzle is minimal");
        assert!(!next_is_a_rectangle(&several));
    }

    // A puzzle whose givens are all cells filled so far, and whose missing candidates make the
    // solution the only one.
    let sukaku = with_givens(&position, Some(CellSet::EMPTY));
    assert!(!is_unique(&sukaku) && !next_is_a_rectangle(&sukaku));
}

#[test]
fn where_the_givens_are_unknown_all_filled_cells_count() {
    let position = before_a_rectangle();
    let unknown = with_givens(&position, None);
    let filled = Position::new(position.digits()).unwrap();
    assert_eq!(is_unique(&unknown), is_unique(&filled));
    assert!(is_unique(&unknown) && next_is_a_rectangle(&unknown), "empty cells are no givens");
    assert!(!is_unique(&with_givens(&start(&Grid::EMPTY), None)));
}

#[test]
fn the_answer_is_kept_and_does_not_depend_on_what_was_removed() {
    let position = before_a_rectangle();
    let mut facts = Facts::new(position.clone());
    assert_eq!(facts.known_unique(), None);
    let candidates: Vec<Candidate> = position.all_candidates().iter().collect();
    candidates.iter().for_each(|&gone| assert!(facts.write(Literal::is_not(gone))));
    assert_eq!(facts.is_unique(Cancel::NEVER), Ok(true));
    assert_eq!(facts.known_unique(), Some(true));
}

#[test]
fn what_a_rectangle_rests_on_is_kept() {
    let mut seen = 0;
    for (_, solution) in with_rectangles() {
        for (goal, step) in solution.trace.steps().filter(|(_, step)| step.technique == &RECTANGLE) {
            let kept = needed_for(&solution.trace, goal);
            assert_eq!(kept.trace.verify(), Ok(kept.trace.steps().count()), "{step:?}");
            seen += 1;
        }
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn a_rectangle_proves_nothing_of_a_given() {
    let position = before_a_rectangle();
    let step = next_step(&profile(), &position).unwrap();
    assert_eq!(check(&position, &step.concluded, &step.proof), Ok(()));
    // The rectangle is part of a larger set of givens than the puzzle has: then nothing in it may
    // be exchanged.
    let mut placed = position.clone();
    let cell = step.proof.forbidden()[0].cells.iter().find(|&cell| position.candidates(cell).len() == 2).unwrap();
    placed.place(Candidate::new(cell, position.candidates(cell).first().unwrap()));
    let given = with_givens(&placed, Some(placed.digits().filled()));
    let checked = check(&given, &step.concluded[..1], &step.proof);
    assert!(checked.is_err(), "{checked:?}");
}

/// The techniques of the catalogue that assume one solution.
fn assuming() -> impl Iterator<Item = &'static Spec> {
    CATALOGUE.iter().copied().filter(|spec| spec.needs_uniqueness)
}

/// This technique alone.
fn only(spec: &'static Spec) -> Profile {
    Profile::standard().only([spec.id]).unwrap()
}

#[test]
fn proofs_say_which_techniques_assume_one_solution() {
    assert!(assuming().count() >= 10);
    for &spec in CATALOGUE {
        let (_, step) = example(spec);
        assert_eq!(step.proof.assumes_uniqueness(), spec.needs_uniqueness, "{spec:?}");
    }
    assert!(!Profile::standard().without_uniqueness().rungs.iter().any(|rung| rung.technique.needs_uniqueness));
}

#[test]
fn no_technique_that_assumes_one_solution_is_used_where_the_givens_have_several() {
    for spec in assuming() {
        let (position, _) = example(spec);
        assert!(next_step(&only(spec), &position).is_some(), "{spec:?}");
        let several = with_givens(&position, Some(CellSet::EMPTY));
        assert_eq!(next_step(&only(spec), &several), None, "{spec:?}");
    }
}

#[test]
fn avoidable_rectangles_need_to_know_the_givens_and_the_others_do_not() {
    for spec in assuming() {
        let unknown = with_givens(&example(spec).0, None);
        let needs_givens = spec.group == Some("avoidable-rectangle") || spec.id.starts_with("reverse-bug");
        assert_eq!(next_step(&only(spec), &unknown).is_none(), needs_givens, "{spec:?}");
    }
}

#[test]
fn a_given_in_an_avoidable_rectangle_spoils_it() {
    for id in ["avoidable-rectangle-type-1", "avoidable-rectangle-type-2"] {
        let spec = by_id(id).unwrap();
        let (position, step) = example(spec);
        let filled = step.proof.forbidden()[0].cells & position.digits().filled();
        for cell in filled {
            let given = with_givens(&position, position.givens().map(|givens| givens.with(cell)));
            let checked = check(&given, &step.concluded, &step.proof);
            assert_eq!(checked, Err(ProofError::Given(cell)), "{id}");
            let found = all(spec, &Facts::new(given), &Limits::default(), Cancel::NEVER).unwrap();
            assert!(!found.contains(&step), "{id}");
        }
    }
}

#[test]
fn limits_say_whether_corners_may_have_lost_a_digit() {
    let spec = by_id("unique-rectangle-type-1").unwrap();
    let (position, step) = example(spec);
    let found = |position: &Position, incomplete| {
        let mut limits = Limits::default();
        limits.incomplete = incomplete;
        all(spec, &Facts::new(position.clone()), &limits, Cancel::NEVER).unwrap()
    };
    assert!(found(&position, true).contains(&step) && found(&position, false).contains(&step));
    // Without one of its digits the corner still loses the other.
    let [gone, left] = step.concluded[..] else { panic!("two digits go") };
    let mut incomplete = position.clone();
    incomplete.remove(gone.candidate());
    let again = found(&incomplete, true);
    let same = again.iter().find(|again| again.proof == step.proof).unwrap();
    assert_eq!(same.concluded[..], [left]);
    assert!(!found(&incomplete, false).iter().any(|again| again.proof == step.proof));
}

#[test]
fn whole_solutions_use_what_assumes_one_solution_only_where_it_holds() {
    let solved = |puzzle: &Grid| solve(start(puzzle), &Profile::standard(), SolveOptions::default(), Cancel::NEVER);
    let uses = |solution: &Solution| -> BTreeSet<&str> {
        let steps = solution.trace.steps().map(|(_, step)| step.technique);
        steps.filter(|spec| spec.needs_uniqueness).map(|spec| spec.id).collect()
    };
    let mut seen = BTreeSet::new();
    for puzzle in puzzles("tough") {
        let solution = solved(&puzzle);
        assert_eq!(solution.trace.assumes_uniqueness(), !uses(&solution).is_empty());
        assert!(uses(&solution).is_empty() || solution.unique == Some(true));
        seen.extend(uses(&solution));
    }
    assert!(seen.len() > 3, "{seen:?}");
    for puzzle in puzzles("several") {
        assert!(uses(&solved(&puzzle)).is_empty(), "{puzzle}");
    }
}
