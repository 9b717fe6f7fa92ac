//! The consequences of several assumptions (rules 23 to 30), case by case.

use super::chains::constraint;
use super::making::step;
use crate::board::{Candidate, CandidateSet, Constraint, Literal, Position};
use crate::logic::{Alternatives, Branches, Case, Event, Literals, Pattern, Reliances, Replay, Spec, Step};
use crate::rating::se::{Cause, Inference, Rule, SeStep, Strand};
use crate::technique::{known, single};
#[cfg(feature = "words")]
use crate::{
    board::View,
    cancel::Cancel,
    logic::{Facts, Limits},
    technique::first,
};

/// Finds the step of a rule that removes a candidate within a case.
pub type Inner = fn(Candidate, &Replay) -> Option<Step>;

/// The step as the engine found it on the grid as it is at that moment; none for other rules.
pub fn own(found: &SeStep, concluded: &Literals, before: &Replay, inner: Inner) -> Option<Step> {
    let (rule, strands) = (found.rule, &found.strands);
    let [conclusion] = concluded[..] else { return None };
    let opposite = if conclusion.is_true() {
        Literal::is_not(conclusion.candidate())
    } else {
        Literal::is(conclusion.candidate())
    };
    let (of, cases): (Alternatives, Vec<Case>) = match rule {
        Rule::NishioForcingChains | Rule::DynamicContradiction => {
            // The false end comes first: a rule may remove the candidate that another path makes
            // true.
            let ends: Vec<Strand> = strands.iter().rev().cloned().collect();
            let case = case(before, opposite, &ends, None, inner)?;
            (Alternatives::TrueOrFalse(conclusion.candidate()), vec![case])
        }
        Rule::DynamicDouble
        | Rule::CellForcingChains
        | Rule::RegionForcingChains
        | Rule::DynamicCell
        | Rule::DynamicRegion => {
            let assumed: Vec<Literal> = strands.iter().map(assumed).collect::<Option<_>>()?;
            let of = match rule {
                Rule::DynamicDouble => Alternatives::TrueOrFalse(assumed.first()?.candidate()),
                _ => Alternatives::Question(question(before.position(), &assumed)?),
            };
            let mut earlier = 0;
            let cases = strands.iter().zip(assumed).map(|(strand, assumed)| {
                let case = case(before, assumed, std::slice::from_ref(strand), Some(conclusion), inner)?;
                earlier += case.events.len();
                Some(case)
            });
            (of, cases.collect::<Option<_>>()?)
        }
        _ => return None,
    };
    let mut branches = Branches { of, cases };
    branches.cases.sort_by_key(Case::lines);
    let (technique, proof) = (technique(rule, &branches), branches.proof());
    Some(step(technique, branches.into(), concluded, proof))
}

/// The technique of a rule; if an assumption fails, the hardest of its lines decides.
fn technique(rule: Rule, branches: &Branches) -> &'static Spec {
    let lines = || branches.cases.iter().flat_map(|case| &case.events);
    let has =
        |test: fn(&Pattern) -> bool| lines().any(|event| matches!(event, Event::Step(step) if test(&step.pattern)));
    match rule {
        Rule::NishioForcingChains => &known::NISHIO_FORCING_CHAIN,
        Rule::CellForcingChains => &known::CELL_FORCING_CHAIN,
        Rule::RegionForcingChains => &known::REGION_FORCING_CHAIN,
        Rule::DynamicDouble => &known::DYNAMIC_DOUBLE_FORCING_CHAIN,
        Rule::DynamicCell | Rule::DynamicRegion => &known::DYNAMIC_CELL_FORCING_CHAIN,
        _ if has(|pattern| matches!(pattern, Pattern::Branches(_) | Pattern::Chain(_))) => &known::NESTED_FORCING_CHAIN,
        _ if has(|pattern| !matches!(pattern, Pattern::Single(_))) => &known::DYNAMIC_FORCING_PLUS,
        _ => &known::DYNAMIC_CONTRADICTION_FORCING_CHAIN,
    }
}

/// The assumption of a strand.
fn assumed(strand: &Strand) -> Option<Literal> {
    strand.links.iter().find(|link| link.cause == Cause::Assumed).map(|link| link.literal)
}

/// The question whose candidates are assumed one by one.
fn question(position: &Position, assumed: &[Literal]) -> Option<Constraint> {
    let all: CandidateSet = assumed.iter().map(|literal| literal.candidate()).collect();
    let is_it = |constraint: &Constraint| position.candidates_of(*constraint).collect::<CandidateSet>() == all;
    all.iter().next()?.constraints().into_iter().find(is_it)
}

/// An assumption and its consequences, up to the result or a contradiction.
fn case(before: &Replay, assumed: Literal, strands: &[Strand], result: Option<Literal>, inner: Inner) -> Option<Case> {
    let assumed = Literals::of(assumed);
    let mut now = before.case(&assumed, 0)?;
    let mut events: Vec<Event> = Vec::new();
    for link in in_order(strands) {
        let candidate = link.literal.candidate();
        let event = match (link.literal.is_true(), link.cause) {
            (_, Cause::Assumed) => continue,
            (true, _) => {
                let constraint = constraint(link)?;
                let mut left = now.position().choices(constraint);
                match (left.next(), left.next()) {
                    (None, _) => Event::Contradiction { constraint },
                    (Some(only), None) if only == candidate => {
                        if now.position().is_placed(candidate) {
                            continue;
                        }
                        Event::Step(single(constraint, candidate))
                    }
                    _ => return None,
                }
            }
            (false, Cause::Rule) if now.position().has(candidate) => Event::Step(inner(candidate, &now)?),
            (false, _) => continue,
        };
        let is_end = matches!(event, Event::Contradiction { .. });
        now.apply(&event).ok()?;
        events.push(event);
        if is_end {
            return trimmed(before, assumed, events, None);
        }
        if let (None, Some(constraint)) = (result, now.position().contradiction()) {
            events.push(Event::Contradiction { constraint });
            return trimmed(before, assumed, events, None);
        }
    }
    let result = result?;
    let goal = reached(&now, result)?;
    trimmed(before, assumed, events, Some(goal))
}

/// The links of a case, without duplicates, each after those that it rests on.
fn in_order(strands: &[Strand]) -> Vec<&Inference> {
    fn visit<'s>(strand: &'s Strand, at: usize, seen: &mut Vec<bool>, order: &mut Vec<&'s Inference>) {
        if std::mem::replace(&mut seen[at], true) {
            return;
        }
        for &parent in &strand.links[at].parents {
            visit(strand, parent, seen, order);
        }
        order.push(&strand.links[at]);
    }
    let mut order: Vec<&Inference> = Vec::new();
    for strand in strands {
        let mut own = Vec::new();
        visit(strand, 0, &mut vec![false; strand.links.len()], &mut own);
        for link in own {
            // Of the two ends of a contradiction, the later one says the opposite or has another
            // cause.
            if !order.iter().any(|known| known.literal == link.literal && known.cause == link.cause) {
                order.push(link);
            }
        }
    }
    order
}

/// An assumption followed by singles, and by locked candidates where there are none, up to the
/// result or a contradiction.
#[cfg(feature = "words")]
pub fn followed(before: &Replay, assumed: Literal, result: Option<Literal>) -> Option<Case> {
    let assumed = Literals::of(assumed);
    let mut now = before.case(&assumed, 0)?;
    let mut events: Vec<Event> = Vec::new();
    loop {
        if let Some(constraint) = now.position().contradiction() {
            events.push(Event::Contradiction { constraint });
            return trimmed(before, assumed, events, None);
        }
        if let Some(goal) = result.and_then(|result| reached(&now, result)) {
            return trimmed(before, assumed, events, Some(goal));
        }
        let found: Vec<_> =
            View::ALL.into_iter().flat_map(|view| now.position().singles(view).collect::<Vec<_>>()).collect();
        let mut steps: Vec<Step> =
            found.into_iter().map(|(constraint, candidate)| single(constraint, candidate)).collect();
        if steps.is_empty() {
            let facts = Facts::new(now.position().clone());
            let locked = [&known::LOCKED_CANDIDATES_POINTING, &known::LOCKED_CANDIDATES_CLAIMING].into_iter();
            // The searches are too short to be worth cancelling.
            let first = |spec| first(spec, &facts, &Limits::default(), Cancel::NEVER).ok().flatten();
            steps.push(locked.filter_map(first).next()?);
        }
        for step in steps {
            let is_open = step.concluded.iter().all(|literal| now.position().has(literal.candidate()));
            if is_open && now.position().contradiction().is_none() {
                let event = Event::Step(step);
                now.apply(&event).ok()?;
                events.push(event);
            }
        }
    }
}

/// The event that a result rests on, if it holds; none within if it follows from the assumption.
fn reached(now: &Replay, result: Literal) -> Option<Option<usize>> {
    let candidate = result.candidate();
    let is_placed = now.position().is_placed(candidate);
    let holds = if result.is_true() { is_placed } else { !is_placed && !now.position().has(candidate) };
    let goal = if result.is_true() { now.placed_in(candidate.cell()) } else { now.cause(candidate) };
    holds.then(|| goal.and_then(|goal| now.index_of(goal)))
}

/// The case with the events that its end needs: the last one, or the one that the result rests on,
/// if it rests on one.
fn trimmed(before: &Replay, assumed: Literals, events: Vec<Event>, goal: Option<Option<usize>>) -> Option<Case> {
    let goals: Vec<usize> = match goal {
        None => vec![events.len().checked_sub(1)?],
        Some(goal) => goal.into_iter().collect(),
    };
    let needed = Reliances::of(before.case(&assumed, 0)?, &events).needed(&goals);
    let events = events.into_iter().zip(needed).filter(|(_, needed)| *needed).map(|(event, _)| event).collect();
    Some(Case { assumed, events })
}
