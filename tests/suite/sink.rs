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

/// A position in which one question, 1r1, proves an elimination.
fn position() -> Position {
    let one = Digit::new(1).expect("a digit");
    let gone = House::row(0).cells() - House::block(0).cells();
    let left = CandidateSet::full() - gone.iter().map(|cell| Candidate::new(cell, one)).collect();
    Position::with_candidates(&Grid::EMPTY, None, left).expect("no conflict")
}

/// Hands that elimination over with these questions.
fn hand_over(sink: &mut Sink<'_>, questions: &str) {
    let digit = Digit::new(1).expect("a digit");
    let pattern = LockedCandidates { digit, base: House::row(0), cover: House::block(0) };
    let eliminated = "r2c3=1".parse().expect("a candidate");
    let flow = sink.eliminate(pattern.into(), [eliminated], questions.split(' ').map(question));
    assert!(flow.is_continue());
}

/// What becomes of it.
fn taken(technique: &'static Spec, questions: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut take = |step| {
        steps.push(step);
        Flow::Continue(())
    };
    hand_over(&mut Sink::each(&position(), technique, Cancel::NEVER, &mut take), questions);
    steps
}

/// What becomes of it where all instances are kept: the number of truths, and whether one is
/// superfluous.
fn kept(technique: &'static Spec, questions: &str) -> Vec<(usize, bool)> {
    let mut kept = Vec::new();
    let mut take = |step: Step, is_superfluous| {
        kept.push((step.proof.len(), is_superfluous));
        Flow::Continue(())
    };
    hand_over(&mut Sink::every(&position(), technique, Cancel::NEVER, &mut take), questions);
    kept
}

#[test]
fn instances_that_could_do_without_a_truth_are_kept_where_every_one_is_wanted() {
    assert_eq!(kept(&MINIMAL, "1r1"), [(1, false)]);
    assert_eq!(kept(&MINIMAL, "1r1 1r9"), [(2, true)]);
    assert_eq!(kept(&PRUNED, "1r1 1r9"), [(1, false)]);
    assert_eq!(kept(&DERIVED, "1r1 1r9"), [(2, true)]);
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
