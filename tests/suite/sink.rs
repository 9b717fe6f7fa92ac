//! The sink keeps proofs as lean as a technique promises, whatever its search hands over.

use whydoku::Cancel;
use whydoku::board::*;
use whydoku::logic::{Evidence, Facts, Family, Flow, Limits, LockedCandidates, Sink, Spec, Step};

static MINIMAL: Spec = Spec::new("minimal", Family::Intersections, nothing);
static PRUNED: Spec = Spec::new("pruned", Family::Intersections, nothing).evidence(Evidence::Pruned);
static DERIVED: Spec = Spec::new("derived", Family::Intersections, nothing).evidence(Evidence::Derived);

fn nothing(_: &Facts, _: &Limits, _: &mut Sink<'_>) -> Flow {
    Flow::Continue(())
}

fn question(name: &str) -> Constraint {
    name.parse().expect("a question")
}

/// What becomes of an elimination that one question proves, when it is handed over with these questions.
fn taken(technique: &'static Spec, questions: &str) -> Vec<Step> {
    let one = Digit::new(1).expect("a digit");
    let row = House::row(0);
    let gone = row.cells() - House::block(0).cells();
    let left = CandidateSet::full() - gone.iter().map(|cell| Candidate::new(cell, one)).collect();
    let position = Position::with_candidates(&Grid::EMPTY, None, left).expect("no conflict");
    let mut steps = Vec::new();
    let mut take = |step| {
        steps.push(step);
        Flow::Continue(())
    };
    let pattern = LockedCandidates { digit: one, base: row, cover: House::block(0) };
    let eliminated = "r2c3=1".parse().expect("a candidate");
    let flow = Sink::each(&position, technique, Cancel::NEVER, &mut take).eliminate(
        pattern.into(),
        [eliminated],
        questions.split(' ').map(question),
    );
    assert!(flow.is_continue());
    steps
}

#[test]
fn a_minimal_technique_reports_nothing_that_could_do_without_a_truth() {
    assert_eq!(taken(&MINIMAL, "1r1").len(), 1);
    assert!(taken(&MINIMAL, "1r1 1r9").is_empty());
}

#[test]
fn superfluous_truths_of_a_pruned_technique_are_taken_out() {
    let [step] = &taken(&PRUNED, "1r9 1r1 1c9")[..] else { panic!("one step") };
    assert_eq!(step.proof.questions(), [question("1r1")]);
}

#[test]
fn a_derived_technique_keeps_the_truths_of_its_definition() {
    let [step] = &taken(&DERIVED, "1r1 1r9")[..] else { panic!("one step") };
    assert_eq!(step.proof.questions(), [question("1r1"), question("1r9")]);
}

#[test]
fn without_a_conclusion_there_is_no_instance() {
    let position = Position::new(&Grid::EMPTY).expect("no conflict");
    let mut found = None;
    let pattern =
        LockedCandidates { digit: Digit::new(1).expect("a digit"), base: House::row(0), cover: House::block(0) };
    let flow = Sink::first(&position, &DERIVED, Cancel::NEVER, &mut found).eliminate(pattern.into(), [], []);
    assert!(flow.is_continue() && found.is_none());
}
