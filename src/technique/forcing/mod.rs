//! Forcing chains: every case leads to the same result.
//!
//! A cell has one of its candidates. Follow each of them with singles alone; what every case agrees on is true whichever
//! it is, and a case that ends in a contradiction agrees with everything. What a case says about the cell itself is left
//! out here: that one of its candidates leads to a contradiction is a chain of another kind.
//!
//! Each case is followed in rounds, all singles at once, so that short chains come first and the results do not depend on
//! any order. It is followed on a bare position; only where the cases agree is it told again as a trace, cut down to the
//! events that the result needs.
//!
//! **Proof.** The cell, and the truths of all events that are kept: whichever candidate is chosen for the cell, the
//! choices for the other truths follow the events of its case.

use super::CATALOGUE;
use crate::board::{Candidate, Cell, CellSet, Constraint, Digit, Element, Literal, Position, View};
use crate::logic::{
    Alternatives, Branches, Case, Event, Evidence, Facts, Family, Flow, Level, Limits, Literals, Replay, Sink, Spec,
    needed,
};

/// Every candidate of a cell leads to the same result.
pub static CELL_FORCING_CHAIN: Spec = Spec::new("cell-forcing-chain", Family::Forcing, cell)
    .se(82)
    .hodoku("1302", Level::Extreme, 500)
    .evidence(Evidence::Derived);

fn cell(facts: &Facts, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let mut cells: Vec<Cell> = position.empty_cells().iter().collect();
    cells.sort_by_key(|&cell| position.candidates(cell).len());
    cells.into_iter().try_for_each(|cell| {
        sink.tick()?;
        let agreed = agreed(position, cell, limits);
        // A candidate that is true in every case says more than those that are false beside it.
        let results = agreed.placed.iter().map(|&candidate| Literal::is(candidate));
        let results = results.chain(agreed.removed.iter().map(|&candidate| Literal::is_not(candidate)));
        report(position, cell, limits, results, sink)
    })
}

/// What every case of a cell agrees on, besides the cell itself.
#[derive(Default)]
struct Agreed {
    placed: Vec<Candidate>,
    removed: Vec<Candidate>,
}

fn agreed(position: &Position, cell: Cell, limits: &Limits) -> Agreed {
    // For each digit the cells where it is still possible, and where it is placed, in some case.
    let (mut possible, mut placed) = ([CellSet::EMPTY; 9], [position.empty_cells().without(cell); 9]);
    let mut is_possible = false;
    for digit in position.candidates(cell) {
        let mut case = position.clone();
        case.place(Candidate::new(cell, digit));
        if !follow(&mut case, limits) {
            continue;
        }
        is_possible = true;
        for digit in Digit::all() {
            let filled = case.digits().cells_with(digit);
            possible[digit.index()] |= case.cells_for(digit) | filled;
            placed[digit.index()] = placed[digit.index()] & filled;
        }
        let differs = |digit: Digit| !(position.cells_for(digit) - possible[digit.index()]).without(cell).is_empty();
        if !Digit::all().any(differs) {
            return Agreed::default();
        }
    }
    if !is_possible {
        // Every candidate is impossible, and so is the position: anything would follow.
        return Agreed::default();
    }
    let of_digit = |cells: CellSet, digit: Digit| cells.iter().map(move |cell| Candidate::new(cell, digit));
    let removed = |digit: Digit| (position.cells_for(digit) - possible[digit.index()]).without(cell);
    Agreed {
        placed: Digit::all().flat_map(|digit| of_digit(placed[digit.index()], digit)).collect(),
        removed: Digit::all().flat_map(|digit| of_digit(removed(digit), digit)).collect(),
    }
}

/// Places singles, round by round. Returns false if that ends in a contradiction.
fn follow(case: &mut Position, limits: &Limits) -> bool {
    for _ in 0..limits.rounds {
        let round: Vec<Candidate> =
            View::ALL.iter().flat_map(|&view| case.singles(view)).map(|(_, candidate)| candidate).collect();
        if round.is_empty() {
            break;
        }
        for single in round {
            case.place_if_possible(single);
        }
        if case.contradiction().is_some() {
            return false;
        }
    }
    case.contradiction().is_none()
}

/// Tells the cases for each result, those with the fewest lines first; results that the same lines lead to together.
fn report(
    position: &Position,
    cell: Cell,
    limits: &Limits,
    results: impl Iterator<Item = Literal>,
    sink: &mut Sink<'_>,
) -> Flow {
    let mut results = results.peekable();
    if results.peek().is_none() {
        return Flow::Continue(());
    }
    let before = Replay::new(position.clone());
    let told: Vec<Told> =
        position.candidates(cell).iter().filter_map(|digit| Told::of(&before, cell, digit, limits)).collect();
    let mut chains: Vec<(Vec<Literal>, Vec<Case>)> = Vec::new();
    for result in results {
        let cases: Vec<Case> = told.iter().map(|told| told.cut(&before, result)).collect();
        match chains.iter_mut().find(|(_, known)| *known == cases) {
            Some((concluded, _)) => concluded.push(result),
            None => chains.push((vec![result], cases)),
        }
    }
    chains.sort_by_key(|(_, cases)| cases.iter().map(Case::lines).sum::<usize>());
    chains.into_iter().try_for_each(|(concluded, mut cases)| {
        cases.sort_by_key(Case::lines);
        let branches = Branches { of: Alternatives::Question(Constraint::cell(cell)), cases };
        let proof = branches.proof();
        sink.find(branches.into(), concluded, proof)
    })
}

/// A case with everything that happens in it.
struct Told {
    assumed: Literals,
    events: Vec<Event>,
    /// How things are at the end.
    end: Replay,
}

impl Told {
    /// Follows a candidate of the cell as [`follow`] does, event by event.
    fn of(before: &Replay, cell: Cell, digit: Digit, limits: &Limits) -> Option<Told> {
        let assumed = Literals::of(Literal::is(Candidate::new(cell, digit)));
        let mut end = before.case(&assumed, 0)?;
        let mut events = Vec::new();
        for _ in 0..limits.rounds {
            let mut round = Vec::new();
            for spec in CATALOGUE.iter().filter(|spec| spec.family == Family::Singles) {
                round.extend(super::all(spec, end.facts_mut(), limits, Default::default()).unwrap_or_default());
            }
            // Found in several views, or against another one of the round: the first one counts.
            for step in round {
                if end.position().contradiction().is_none()
                    && step.concluded.iter().all(|literal| end.position().has(literal.candidate()))
                {
                    let event = Event::Step(step);
                    end.apply(&event).ok()?;
                    events.push(event);
                }
            }
            if let Some(constraint) = end.position().contradiction() {
                events.push(Event::Contradiction { constraint });
                break;
            }
        }
        Some(Told { assumed, events, end })
    }

    /// The case with the events that a result needs.
    fn cut(&self, before: &Replay, result: Literal) -> Case {
        let goal = match self.events.last() {
            Some(Event::Contradiction { .. }) => Some(self.events.len() - 1),
            _ => {
                let candidate = result.candidate();
                let number = match result.is_true() {
                    true => self.end.placed_in(candidate.cell()),
                    false => self.end.cause(candidate),
                };
                number.and_then(|number| self.end.index_of(number))
            }
        };
        let kept = match (goal, before.case(&self.assumed, 0)) {
            (Some(goal), Some(start)) => needed(start, &self.events, &[goal]),
            _ => vec![false; self.events.len()],
        };
        let events = self.events.iter().zip(kept).filter(|(_, kept)| *kept).map(|(event, _)| event.clone());
        Case { assumed: self.assumed.clone(), events: events.collect() }
    }
}
