//! The reason for a result in a sentence or two: the last step that leads to it, what made that
//! possible, and the number of steps that it takes.

use crate::board::{Candidate, CandidateSet, CellSet, DigitSet, HouseSet, Literal, Question};
use crate::explain::{Argument, Explainer, Explanation};
use crate::logic::{Event, Pattern, Replay, Step, Trace};
use std::collections::BTreeMap;

/// A reason with more earlier steps than these does not name them.
const MOST_CLAUSES: usize = 3;

/// The reason for a literal that the last step of a trace settles: because it rules out `by`, if
/// none of the steps removes it.
pub(super) fn reason(
    trace: &Trace,
    literal: Literal,
    by: Option<Candidate>,
    left_out: usize,
    explainer: &Explainer,
) -> Explanation {
    let of_literal = claim(literal, explainer);
    let count = trace.events.len();
    let mut said = Vec::new();
    let placed = by.map(Literal::is);
    if let Some(placed) = placed {
        let slots = [("claim", of_literal.clone().into()), ("by", claim(placed, explainer).into())];
        said.push(explainer.phrase("why-by", &slots));
    }
    said.extend(last_step(trace, placed.unwrap_or(literal), explainer));
    if count + left_out > 1 {
        let numbers = [("count", count), ("left", left_out), ("all", count + left_out)];
        let mut slots: Vec<(&str, Argument)> = numbers.map(|(name, number)| (name, number.into())).into();
        slots.push(("claim", of_literal.into()));
        said.push(explainer.phrase("why-proved", &slots));
    }
    explainer.sentences(said)
}

/// "r4c9 cannot be 4."
fn claim(literal: Literal, explainer: &Explainer) -> Explanation {
    let key = if literal.is_true() { "why-is" } else { "why-is-not" };
    explainer.part(key, &of_candidate(literal.candidate(), explainer))
}

fn of_candidate(candidate: Candidate, explainer: &Explainer) -> [(&'static str, Argument); 2] {
    let digit = explainer.digits(DigitSet::of(candidate.digit()));
    [("digit", digit.into()), ("cell", explainer.cells(CellSet::of(candidate.cell())).into())]
}

/// The last step in a sentence, and what made it possible.
fn last_step(trace: &Trace, literal: Literal, explainer: &Explainer) -> Option<Explanation> {
    let (Event::Step(step), earlier) = trace.events.split_last()? else { return None };
    let mut before = Replay::new(trace.start.clone());
    earlier.iter().try_for_each(|event| before.apply(event)).ok()?;
    let mut slots = of_candidate(literal.candidate(), explainer).to_vec();
    let question = match &step.pattern {
        Pattern::Single(single) => Some(single.constraint.question()),
        _ => None,
    };
    let key = match question {
        Some(Question::Where(_, house)) => {
            slots.push(("house", explainer.houses(HouseSet::of(house)).into()));
            "why-place"
        }
        Some(Question::WhichDigit(_)) => "why-digit",
        None => {
            slots.push(("claim", claim(literal, explainer).into()));
            slots.extend(of_step(trace.events.len() - 1, step, explainer));
            "why-step"
        }
    };
    let because =
        question.map_or_else(Explanation::default, |question| because(trace, step, &before, question, explainer));
    slots.push(("because", because.into()));
    Some(explainer.phrase(key, &slots))
}

/// The step of the event with this index.
fn of_step(index: usize, step: &Step, explainer: &Explainer) -> [(&'static str, Argument); 2] {
    let name = explainer.technique_name(step.technique);
    [("technique", name.as_str().into()), ("number", explainer.events(&[index + 1]).into())]
}

/// The earlier steps that took what a single lacks; only those that remove candidates, if these and
/// placements are too many; nothing if there are none, or still too many.
fn because(trace: &Trace, single: &Step, before: &Replay, question: Question, explainer: &Explainer) -> Explanation {
    let mut taken: BTreeMap<usize, CandidateSet> = BTreeMap::new();
    for gone in single.proof.truths().flat_map(|truth| truth.absent(before.position())) {
        if let Some(index) = before.cause(gone).and_then(|number| before.index_of(number)) {
            taken.entry(index).or_default().insert(gone);
        }
    }
    let clause = |(&index, gone): (&usize, &CandidateSet)| {
        let Some(Event::Step(step)) = trace.events.get(index) else { return None };
        let what = match question {
            Question::WhichDigit(_) => explainer.digits(gone.iter().map(Candidate::digit).collect()),
            Question::Where(..) => explainer.cells(gone.iter().map(Candidate::cell).collect()),
        };
        let [technique, number] = of_step(index, step, explainer);
        let what = ("what", what.into());
        let placed = step.placements().next();
        let said = match placed.map(|placed| ("by", explainer.literal(Literal::is(placed)).into())) {
            Some(by) => explainer.part("why-ruled-out", &[by, number, what]),
            None => explainer.part("why-took", &[technique, number, what]),
        };
        Some((placed.is_none(), said))
    };
    let mut clauses: Vec<(bool, Explanation)> = taken.iter().filter_map(clause).collect();
    if clauses.len() > MOST_CLAUSES {
        clauses.retain(|&(removes, _)| removes);
    }
    if clauses.is_empty() || clauses.len() > MOST_CLAUSES {
        return Explanation::default();
    }
    let clauses = explainer.clauses(clauses.into_iter().map(|(_, clause)| clause));
    explainer.part("why-because", &[("clauses", clauses.into())])
}
