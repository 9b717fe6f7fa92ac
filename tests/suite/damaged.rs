//! Damaged steps: whatever is broken in a step that was right, the checker names it.
//!
//! Where a damage might leave something true, a second, simpler judge decides what must be said: it
//! tries every choice of one candidate per truth, in the order of the list, and knows nothing of
//! the checker's ways.

use crate::common::corpus::sample;
use crate::common::pages;
use crate::common::steps::one_round;
use std::sync::OnceLock;
use whydoku::Cancel;
use whydoku::board::*;
use whydoku::logic::{Evidence, Facts, Forbidden, Proof, ProofError, Step, Truth, check, superfluous};
use whydoku::search::solutions;
use whydoku::technique::{self, CATALOGUE};

/// A step that is right, where it was found, and the solution from there.
struct Case {
    position: Position,
    solution: Grid,
    step: Step,
}

impl Case {
    fn agrees(&self, literal: Literal) -> bool {
        let candidate = literal.candidate();
        (self.solution.get(candidate.cell()) == Some(candidate.digit())) == literal.is_true()
    }

    fn proof(&self) -> &Proof {
        &self.step.proof
    }

    /// The same forbidden patterns with other questions.
    fn with_questions(&self, questions: impl IntoIterator<Item = Constraint>) -> Proof {
        let forbidden = self.proof().forbidden().iter().cloned();
        forbidden.fold(Proof::of(questions), Proof::with_forbidden)
    }

    fn check(&self, concluded: &[Literal], proof: &Proof) -> Result<(), ProofError> {
        check(&self.position, concluded, proof)
    }

    /// Whether the technique promises that no truth can be left out.
    fn is_lean(&self) -> bool {
        self.step.technique.evidence != Evidence::Derived
    }
}

/// Up to 25 steps of each technique, those of the pages first.
fn cases() -> &'static [Case] {
    static CASES: OnceLock<Vec<Case>> = OnceLock::new();
    CASES.get_or_init(|| {
        let mut cases: Vec<Case> = Vec::new();
        let mut count = vec![0; CATALOGUE.len()];
        for position in pages::positions().into_iter().chain(sample(5, 8)) {
            let [solution] = solutions(&position, 2, Cancel::NEVER).unwrap()[..] else { continue };
            let facts = Facts::new(position.clone());
            for (number, spec) in CATALOGUE.iter().enumerate() {
                if count[number] < 25 {
                    let steps = technique::all(spec, &facts, &one_round(spec), Cancel::NEVER).unwrap();
                    count[number] += steps.len().min(3);
                    let case = |step| Case { position: position.clone(), solution, step };
                    cases.extend(steps.into_iter().take(3).map(case));
                }
            }
        }
        cases
    })
}

/// The cases in which each truth is needed.
fn lean_cases() -> impl Iterator<Item = &'static Case> {
    cases().iter().filter(|case| case.is_lean())
}

/// What can meet a truth.
fn choices(position: &Position, truth: Truth) -> Vec<Candidate> {
    match truth {
        Truth::Question(question) => position.choices(question).collect(),
        Truth::Guardians(Forbidden { cells, domain, .. }) => {
            let of_cell = |cell| position.choices(Constraint::cell(cell));
            cells.iter().flat_map(of_cell).filter(|&candidate| !domain.contains(candidate)).collect()
        }
        _ => panic!("a kind of truth that the judge does not know"),
    }
}

/// The second judge: whether there is a way to meet all truths although the conclusion is wrong.
fn has_way_out(truths: &[Vec<Candidate>], concluded: Literal) -> bool {
    fn choose(truths: &[Vec<Candidate>], chosen: &mut Vec<Candidate>, never: Option<Candidate>) -> bool {
        let [truth, rest @ ..] = truths else { return true };
        truth.iter().any(|&candidate| {
            let fits = Some(candidate) != never && chosen.iter().all(|other| !other.conflicts(candidate));
            fits && {
                chosen.push(candidate);
                let found = choose(rest, chosen, never);
                chosen.pop();
                found
            }
        })
    }
    // That a removed candidate be true is one more choice, made first.
    let candidate = concluded.candidate();
    let mut chosen = if concluded.is_true() { Vec::new() } else { vec![candidate] };
    choose(truths, &mut chosen, concluded.is_true().then_some(candidate))
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Verdict {
    Right,
    Superfluous,
    NotProved,
}

fn judge(position: &Position, concluded: &[Literal], proof: &Proof) -> Verdict {
    let truths: Vec<Vec<Candidate>> = proof.truths().map(|truth| choices(position, truth)).collect();
    let proves = |truths: &[Vec<Candidate>]| concluded.iter().all(|&concluded| !has_way_out(truths, concluded));
    if !proves(&truths) {
        return Verdict::NotProved;
    }
    let needs = |i: usize| {
        let mut fewer = truths.clone();
        fewer.remove(i);
        !proves(&fewer)
    };
    if (0..truths.len()).all(needs) { Verdict::Right } else { Verdict::Superfluous }
}

/// The error must say that this conclusion is not proved, and show a way out that is one.
fn assert_not_proved(case: &Case, claimed: &[Literal], proof: &Proof, wrong: Option<Literal>) {
    let Err(ProofError::NotProved { concluded, way_out }) = case.check(claimed, proof) else {
        panic!("{:?} was not caught: {claimed:?} by {proof:?}", case.check(claimed, proof));
    };
    assert!(wrong.is_none_or(|wrong| wrong == concluded), "{concluded} is blamed instead of {wrong:?}");
    assert_eq!(way_out.len(), proof.len());
    for truth in proof.truths() {
        assert!(choices(&case.position, truth).iter().any(|choice| way_out.contains(choice)));
    }
    let candidate = concluded.candidate();
    for chosen in &way_out {
        assert!(way_out.iter().all(|other| !other.conflicts(*chosen)), "{way_out:?}");
        let fits = if concluded.is_true() { candidate != *chosen } else { !candidate.conflicts(*chosen) };
        assert!(fits, "{way_out:?}");
    }
}

#[test]
fn there_are_steps_of_every_technique_and_all_are_right() {
    for spec in CATALOGUE {
        assert!(cases().iter().any(|case| case.step.technique == *spec), "no step of {spec:?}");
    }
    for case in cases() {
        let (concluded, proof) = (&case.step.concluded, case.proof());
        assert_eq!(case.check(concluded, proof), Ok(()), "{:?}", case.step);
        if case.is_lean() {
            assert_eq!(superfluous(&case.position, concluded, proof), None, "{:?}", case.step);
            assert_eq!(judge(&case.position, concluded, proof), Verdict::Right, "{:?}", case.step);
        }
    }
}

#[test]
fn a_wrong_conclusion_is_not_proved() {
    let opposite = |literal: &Literal| {
        let candidate = literal.candidate();
        if literal.is_true() { Literal::is_not(candidate) } else { Literal::is(candidate) }
    };
    for case in cases() {
        let (right, proof) = (&case.step.concluded, case.proof());
        // What the solution contradicts cannot follow from truths that the solution meets.
        let open = case.position.all_candidates();
        let literals = open.iter().map(Literal::is).chain(open.iter().map(Literal::is_not));
        for wrong in literals.filter(|&literal| !case.agrees(literal)).step_by(5) {
            assert_not_proved(case, &[wrong], proof, Some(wrong));
            let hidden_among_right_ones: Vec<Literal> = right.iter().copied().chain([wrong]).collect();
            assert_not_proved(case, &hidden_among_right_ones, proof, Some(wrong));
        }
        let turned: Vec<Literal> = right.iter().map(opposite).collect();
        assert_not_proved(case, &turned, proof, Some(turned[0]));
    }
}

#[test]
fn a_missing_truth_is_missed() {
    for case in lean_cases() {
        for missing in 0..case.proof().len() {
            assert_not_proved(case, &case.step.concluded, &case.proof().without(missing), None);
        }
    }
}

#[test]
fn a_superfluous_truth_is_noticed() {
    for (number, case) in lean_cases().enumerate() {
        let (concluded, truths) = (&case.step.concluded, case.proof().questions());
        for extra in Constraint::all().skip(number % 7).step_by(7) {
            let before = case.with_questions([extra].into_iter().chain(truths.iter().copied()));
            assert_eq!(case.check(concluded, &before), Ok(()), "a truth more does no harm");
            assert_eq!(superfluous(&case.position, concluded, &before), Some(0));
            let more = case.with_questions(truths.iter().copied().chain([extra]));
            let Some(named) = superfluous(&case.position, concluded, &more) else {
                panic!("{extra} is not noticed in {more:?}");
            };
            // The new truth may make an old one superfluous; then the old one, being first, is
            // named.
            if !truths.contains(&extra) {
                let without = more.without(named);
                assert_ne!(judge(&case.position, concluded, &without), Verdict::NotProved, "{named} is needed");
            }
        }
        if let Some(&first) = truths.first() {
            let doubled = case.with_questions(truths.iter().copied().chain([first]));
            assert_eq!(superfluous(&case.position, concluded, &doubled), Some(0));
        }
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
    for case in lean_cases() {
        let (concluded, truths) = (&case.step.concluded, case.proof().questions());
        for index in 0..truths.len() {
            for other in [Some(moved(truths[index])), renamed(truths[index])].into_iter().flatten() {
                let mut changed = truths.to_vec();
                changed[index] = other;
                let proof = case.with_questions(changed);
                let expected = judge(&case.position, concluded, &proof);
                let found = match case.check(concluded, &proof) {
                    Ok(()) if superfluous(&case.position, concluded, &proof).is_none() => Verdict::Right,
                    Ok(()) => Verdict::Superfluous,
                    Err(ProofError::NotProved { .. }) => Verdict::NotProved,
                    Err(error) => panic!("{error}: {concluded:?} by {proof:?}"),
                };
                assert_eq!(found, expected, "{concluded:?} by {proof:?}");
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
        let (concluded, proof) = (&case.step.concluded, case.proof());
        let mut after = case.position.clone();
        for literal in concluded.iter() {
            if literal.is_true() {
                after.place(literal.candidate())
            } else {
                assert!(after.remove(literal.candidate()))
            }
        }
        let stale = Err(ProofError::NotACandidate(concluded[0].candidate()));
        assert_eq!(check(&after, concluded, proof), stale);
        let gone = Candidate::all().find(|&candidate| !case.position.has(candidate)).expect("something is filled");
        for also in [Literal::is(gone), Literal::is_not(gone)] {
            let claimed: Vec<Literal> = concluded.iter().copied().chain([also]).collect();
            assert_eq!(case.check(&claimed, proof), Err(ProofError::NotACandidate(gone)));
        }
        assert_eq!(case.check(&[], proof), Err(ProofError::NoConclusion));
    }
}
