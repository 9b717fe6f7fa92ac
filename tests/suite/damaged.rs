//! Damaged steps: whatever is broken in a step that was right, the checker names it.
//!
//! Where a damage might leave something true, a second, simpler judge decides what must be said: it tries every choice
//! of one candidate per truth, in the order of the list, and knows nothing of the checker's ways.

use crate::common::corpus::sample;
use std::sync::OnceLock;
use whydoku::board::*;
use whydoku::logic::proof::check;
use whydoku::logic::{Cancel, Conclusion, Deadly, Facts, Options, Pattern, Proof, ProofError, Step};
use whydoku::search::solutions;
use whydoku::technique::{self, CATALOGUE};

/// A step that is right, where it was found, and the solution from there.
struct Case {
    position: Position,
    solution: Grid,
    step: Step,
}

impl Case {
    fn is_true(&self, candidate: Candidate) -> bool {
        self.solution.get(candidate.cell()) == Some(candidate.digit())
    }

    fn conclusions(&self) -> (&[Candidate], bool) {
        match &self.step.conclusion {
            Conclusion::Placements(candidates) => (candidates, false),
            Conclusion::Eliminations(candidates) => (candidates, true),
        }
    }

    fn with_conclusions(&self, candidates: impl IntoIterator<Item = Candidate>, removal: bool) -> Step {
        let candidates = candidates.into_iter().collect();
        let conclusion =
            if removal { Conclusion::Eliminations(candidates) } else { Conclusion::Placements(candidates) };
        Step { conclusion, ..self.step.clone() }
    }

    fn with_truths(&self, truths: impl IntoIterator<Item = Constraint>) -> Step {
        Step { proof: Proof::of(truths), ..self.step.clone() }
    }
}

/// Up to 25 steps of each technique.
fn cases() -> &'static [Case] {
    static CASES: OnceLock<Vec<Case>> = OnceLock::new();
    CASES.get_or_init(|| {
        let mut cases: Vec<Case> = Vec::new();
        let mut count = [0; 64];
        for position in sample(5, 8) {
            let [solution] = solutions(&position, 2, Cancel::NEVER).unwrap()[..] else { continue };
            for (number, spec) in CATALOGUE.iter().enumerate() {
                if count[number] < 25 {
                    let steps = technique::all(spec, &Facts::new(&position), &Options::default(), Cancel::NEVER);
                    count[number] += steps.len().min(3);
                    let case = |step| Case { position: position.clone(), solution, step };
                    cases.extend(steps.into_iter().take(3).map(case));
                }
            }
        }
        cases
    })
}

/// The second judge: is there a way to meet all truths although the conclusion is wrong?
fn has_way_out(position: &Position, truths: &[Constraint], conclusion: Candidate, removal: bool) -> bool {
    fn choose(
        position: &Position,
        truths: &[Constraint],
        chosen: &mut Vec<Candidate>,
        forbidden: Option<Candidate>,
    ) -> bool {
        let [truth, rest @ ..] = truths else { return true };
        position.choices(*truth).any(|candidate| {
            let fits = Some(candidate) != forbidden && chosen.iter().all(|other| !other.conflicts(candidate));
            fits && {
                chosen.push(candidate);
                let found = choose(position, rest, chosen, forbidden);
                chosen.pop();
                found
            }
        })
    }
    // That a removed candidate be true is one more choice, made first.
    let mut chosen = if removal { vec![conclusion] } else { Vec::new() };
    choose(position, truths, &mut chosen, (!removal).then_some(conclusion))
}

#[derive(PartialEq, Debug)]
enum Verdict {
    Right,
    Superfluous,
    NotProved,
}

fn judge(position: &Position, step: &Step) -> Verdict {
    let (Conclusion::Placements(candidates) | Conclusion::Eliminations(candidates)) = &step.conclusion;
    let removal = matches!(step.conclusion, Conclusion::Eliminations(_));
    let proves = |truths: &[Constraint]| candidates.iter().all(|&c| !has_way_out(position, truths, c, removal));
    if !proves(&step.proof.truths) {
        return Verdict::NotProved;
    }
    let needs = |i: usize| {
        let mut fewer = step.proof.truths.to_vec();
        fewer.remove(i);
        !proves(&fewer)
    };
    if (0..step.proof.truths.len()).all(needs) { Verdict::Right } else { Verdict::Superfluous }
}

/// The error must say that this conclusion is not proved, and show a way out that is one.
fn assert_not_proved(case: &Case, step: &Step, wrong: Option<Candidate>) {
    let Err(ProofError::NotProved { candidate, removal, way_out }) = check(&case.position, step) else {
        panic!("{:?} was not caught: {step:?}", check(&case.position, step));
    };
    assert!(wrong.is_none_or(|wrong| wrong == candidate), "{candidate} is blamed instead of {wrong:?}");
    assert_eq!(way_out.len(), step.proof.truths.len());
    for truth in &step.proof.truths {
        assert!(way_out.iter().any(|chosen| case.position.choices(*truth).any(|other| other == *chosen)));
    }
    for chosen in &way_out {
        assert!(way_out.iter().all(|other| !other.conflicts(*chosen)), "{way_out:?}");
        assert!(if removal { !candidate.conflicts(*chosen) } else { candidate != *chosen }, "{way_out:?}");
    }
}

#[test]
fn there_are_steps_of_every_technique_and_all_are_right() {
    for spec in CATALOGUE {
        let steps = cases().iter().filter(|case| case.step.technique == *spec).count();
        assert!(steps >= 5, "{spec:?}: {steps}");
    }
    for case in cases() {
        assert_eq!(check(&case.position, &case.step), Ok(()), "{:?}", case.step);
        assert_eq!(judge(&case.position, &case.step), Verdict::Right, "{:?}", case.step);
    }
}

#[test]
fn a_wrong_conclusion_is_not_proved() {
    for case in cases() {
        let (right, removal) = case.conclusions();
        // What the solution contradicts cannot follow from truths that the solution meets.
        let wrong = Candidate::all().filter(|&c| case.position.has(c) && case.is_true(c) == removal).step_by(5);
        for wrong in wrong {
            assert_not_proved(case, &case.with_conclusions([wrong], removal), Some(wrong));
            let hidden_among_right_ones = right.iter().copied().chain([wrong]);
            assert_not_proved(case, &case.with_conclusions(hidden_among_right_ones, removal), Some(wrong));
        }
        assert_not_proved(case, &case.with_conclusions(right.iter().copied(), !removal), Some(right[0]));
    }
}

#[test]
fn a_missing_truth_is_missed() {
    for case in cases() {
        let truths = &case.step.proof.truths;
        for missing in 0..truths.len() {
            let rest = truths.iter().enumerate().filter(|&(i, _)| i != missing).map(|(_, &truth)| truth);
            assert_not_proved(case, &case.with_truths(rest), None);
        }
    }
}

#[test]
fn a_superfluous_truth_is_noticed() {
    for (number, case) in cases().iter().enumerate() {
        let truths = &case.step.proof.truths;
        for extra in Constraint::all().skip(number % 7).step_by(7) {
            let before = case.with_truths([extra].into_iter().chain(truths.iter().copied()));
            assert_eq!(check(&case.position, &before), Err(ProofError::Superfluous(extra)));
            let more = case.with_truths(truths.iter().copied().chain([extra]));
            let Err(ProofError::Superfluous(named)) = check(&case.position, &more) else {
                panic!("{extra} is not noticed in {more:?}: {:?}", check(&case.position, &more));
            };
            // The new truth may make an old one superfluous; then the old one, being first, is named.
            let without: Vec<Constraint> = more.proof.truths.iter().copied().filter(|&truth| truth != named).collect();
            if !truths.contains(&extra) {
                assert_ne!(judge(&case.position, &case.with_truths(without)), Verdict::NotProved, "{named} is needed");
            }
        }
        let doubled = case.with_truths(truths.iter().copied().chain([truths[0]]));
        assert_eq!(check(&case.position, &doubled), Err(ProofError::Superfluous(truths[0])));
    }
}

/// The same question about the next house of the kind, or about the next cell.
fn moved(truth: Constraint) -> Constraint {
    match truth.question() {
        Question::WhichDigit(cell) => Constraint::cell(Cell::from_index((cell.index() + 1) % 81)),
        Question::Where(digit, house) => {
            let next = house.index() / 9 * 9 + (house.number() + 1) % 9;
            Constraint::digit_in(digit, House::from_index(next))
        }
    }
}

/// The same house asked about the next digit.
fn renamed(truth: Constraint) -> Option<Constraint> {
    let (house, digit) = truth.house_and_digit()?;
    Some(Constraint::digit_in(Digit::from_index((digit.index() + 1) % 9), house))
}

#[test]
fn a_truth_of_another_house_or_digit_is_judged_on_its_merits() {
    let mut verdicts = [0; 3];
    for case in cases() {
        let truths = &case.step.proof.truths;
        for index in 0..truths.len() {
            for other in [Some(moved(truths[index])), renamed(truths[index])].into_iter().flatten() {
                let mut changed = truths.clone();
                changed[index] = other;
                let step = case.with_truths(changed);
                let expected = judge(&case.position, &step);
                match check(&case.position, &step) {
                    Ok(()) => assert_eq!(expected, Verdict::Right, "{step:?}"),
                    Err(ProofError::Superfluous(_)) => assert_eq!(expected, Verdict::Superfluous, "{step:?}"),
                    Err(ProofError::NotProved { .. }) => assert_eq!(expected, Verdict::NotProved, "{step:?}"),
                    Err(error) => panic!("{error}: {step:?}"),
                }
                verdicts[expected as usize] += 1;
            }
        }
    }
    let all: usize = verdicts.iter().sum();
    assert!(all > 500 && verdicts[Verdict::NotProved as usize] * 10 > all * 9, "{verdicts:?} of {all}");
}

#[test]
fn a_conclusion_that_is_gone_already_is_stale() {
    for case in cases() {
        let (candidates, removal) = case.conclusions();
        let mut after = case.position.clone();
        case.step.conclusion.apply(&mut after);
        assert_eq!(check(&after, &case.step), Err(ProofError::NotACandidate(candidates[0])));
        let gone = Candidate::all().find(|&candidate| !case.position.has(candidate)).expect("something is filled");
        let also_gone = case.with_conclusions(candidates.iter().copied().chain([gone]), removal);
        assert_eq!(check(&case.position, &also_gone), Err(ProofError::NotACandidate(gone)));
        for removal in [true, false] {
            assert_eq!(check(&case.position, &case.with_conclusions([], removal)), Err(ProofError::NoConclusion));
        }
    }
}

// Deadly patterns, written by hand.

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

fn candidates(names: &str) -> Vec<Candidate> {
    names.split(' ').map(|name| name.parse().expect("a candidate")).collect()
}

/// Nothing is filled; the cells named have these digits only, written as `r1c1:12`.
fn position_with(cells: &str, givens: Option<CellSet>) -> Position {
    let mut left = CandidateSet::full();
    for (name, digits) in cells.split(' ').map(|word| word.split_once(':').expect("cell:digits")) {
        for digit in Digit::all().filter(|digit| !digits.contains(digit.to_char())) {
            left.remove(Candidate::new(cell(name), digit));
        }
    }
    Position::with_candidates(&Grid::EMPTY, givens, left).expect("an empty grid has no conflict")
}

fn deadly(cells: &str, digits: &str) -> Deadly {
    let cells: CellSet = cells.split(' ').map(cell).collect();
    let digits: DigitSet = digits.chars().filter_map(Digit::from_char).collect();
    let all = cells.iter().flat_map(|cell| digits.iter().map(move |digit| Candidate::new(cell, digit)));
    Deadly { cells, candidates: all.collect() }
}

fn step_with(eliminations: &str, truths: &[&str], deadly: Deadly) -> Step {
    let constraint = Constraint::cell(Cell::at(0, 0));
    let truths = truths.iter().map(|name| name.parse().expect("a truth")).collect();
    Step {
        technique: CATALOGUE[0],
        pattern: Pattern::Single { constraint, candidate: constraint.candidate(0) },
        conclusion: Conclusion::Eliminations(candidates(eliminations).into_iter().collect()),
        proof: Proof { truths, deadly: Some(Box::new(deadly)) },
    }
}

const RECTANGLE: &str = "r1c1 r1c4 r2c1 r2c4";
const TYPE_1: &str = "r1c1:12 r1c4:12 r2c1:12 r2c4:123";
const TYPE_2: &str = "r1c1:12 r1c4:12 r2c1:123 r2c4:123";

#[test]
fn a_unique_rectangle_is_a_proof() {
    let position = position_with(TYPE_1, Some(CellSet::EMPTY));
    let step = step_with("r2c4=1 r2c4=2", &[], deadly(RECTANGLE, "12"));
    assert_eq!(check(&position, &step), Ok(()));

    let position = position_with(TYPE_2, Some(CellSet::EMPTY));
    let step = step_with("r2c7=3 r2c9=3", &[], deadly(RECTANGLE, "12"));
    assert_eq!(check(&position, &step), Ok(()));
    let step = step_with("r2c7=3 r5c1=3", &[], deadly(RECTANGLE, "12"));
    let Err(ProofError::NotProved { candidate, .. }) = check(&position, &step) else { panic!("r5c1 may be 3") };
    assert_eq!(candidate.to_string(), "r5c1=3");
}

#[test]
fn a_unique_rectangle_needs_its_other_truths() {
    let position = position_with("r1c1:12 r1c4:12 r2c1:123 r2c4:124 r2c9:34 r3c2:345", Some(CellSet::EMPTY));
    let rectangle = || deadly(RECTANGLE, "12");
    // 3 in r2c1 or 4 in r2c4; with r2c9 of 3 and 4 they make a naked pair for the rest of the row.
    assert_eq!(check(&position, &step_with("r2c7=3 r2c7=4", &["r2c9"], rectangle())), Ok(()));
    let missing = check(&position, &step_with("r2c7=3 r2c7=4", &[], rectangle()));
    assert!(matches!(missing, Err(ProofError::NotProved { .. })), "{missing:?}");
    let extra = check(&position, &step_with("r2c7=3 r2c7=4", &["r2c9", "r3c2"], rectangle()));
    assert_eq!(extra, Err(ProofError::Superfluous("r3c2".parse().unwrap())));
}

#[test]
fn a_rectangle_with_a_given_is_refused() {
    let step = step_with("r2c4=1", &[], deadly(RECTANGLE, "12"));
    for given in RECTANGLE.split(' ').map(cell) {
        let position = position_with(TYPE_1, Some(CellSet::of(given)));
        assert_eq!(check(&position, &step), Err(ProofError::Given(given)));
    }
    let unknown = position_with(TYPE_1, None);
    assert_eq!(check(&unknown, &step), Err(ProofError::Given(cell("r1c1"))));
    let elsewhere = position_with(TYPE_1, Some(CellSet::of(cell("r9c9"))));
    assert_eq!(check(&elsewhere, &step), Ok(()));
}

#[test]
fn a_pattern_that_is_not_deadly_is_refused() {
    // Four boxes: exchanging the digits changes what the boxes hold.
    let four_boxes = position_with("r1c1:12 r1c4:12 r4c1:12 r4c4:123", Some(CellSet::EMPTY));
    let step = step_with("r4c4=1", &[], deadly("r1c1 r1c4 r4c1 r4c4", "12"));
    assert!(matches!(check(&four_boxes, &step), Err(ProofError::NotDeadly(_))));

    let position = position_with(TYPE_1, Some(CellSet::EMPTY));
    let three_cells = step_with("r2c4=1", &[], deadly("r1c1 r1c4 r2c4", "12"));
    assert!(matches!(check(&position, &three_cells), Err(ProofError::NotDeadly(_))));

    // With 3 among the deadly candidates the filling 1 2 / 2 3 has no twin; the error shows such a filling.
    let Err(ProofError::NotDeadly(lonely)) = check(&position, &step_with("r2c4=1", &[], deadly(RECTANGLE, "123")))
    else {
        panic!("not refused")
    };
    assert_eq!(lonely.len(), 4);
    assert!(lonely.iter().any(|candidate| candidate.digit().value() == 3), "{lonely:?}");
}

#[test]
fn what_the_rectangle_does_not_say_is_not_proved() {
    let position = position_with(TYPE_1, Some(CellSet::EMPTY));
    for wrong in ["r2c4=3", "r2c5=1", "r9c9=9"] {
        let checked = check(&position, &step_with(wrong, &[], deadly(RECTANGLE, "12")));
        assert!(matches!(checked, Err(ProofError::NotProved { .. })), "{wrong}: {checked:?}");
    }
}

#[test]
fn a_deadly_pattern_that_is_not_needed_is_noticed() {
    let position = position_with(TYPE_1, Some(CellSet::EMPTY));
    // r1c1 and r1c4 are a naked pair already.
    let step = step_with("r1c9=1 r1c9=2", &["r1c1", "r1c4"], deadly(RECTANGLE, "12"));
    assert_eq!(check(&position, &step), Err(ProofError::SuperfluousDeadly));
}

#[test]
fn six_cells_in_three_boxes_are_deadly_too() {
    let cells = "r1c1:123 r1c4:123 r1c7:123 r2c1:123 r2c4:123 r2c7:1234";
    let position = position_with(cells, Some(CellSet::EMPTY));
    let six = || deadly("r1c1 r1c4 r1c7 r2c1 r2c4 r2c7", "123");
    assert_eq!(check(&position, &step_with("r2c7=1 r2c7=2 r2c7=3", &[], six())), Ok(()));
    // The same in one row and its neighbour in another band: the boxes differ.
    let apart = deadly("r1c1 r1c4 r1c7 r4c1 r4c4 r4c7", "123");
    let position = position_with("r4c7:1234", Some(CellSet::EMPTY));
    assert!(matches!(check(&position, &step_with("r4c7=1", &[], apart)), Err(ProofError::NotDeadly(_))));
}
