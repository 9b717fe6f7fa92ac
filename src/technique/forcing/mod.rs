//! Forcing chains: every case leads to the same result.
//!
//! A cell has one of its candidates. Follow each of them with singles alone; what every case agrees on is true whichever
//! it is, and a case that ends in a contradiction agrees with everything. What follows from contradictions alone, and what
//! the cases say about the cell itself, is left out here: that is a chain of another kind.
//!
//! All cells are followed together in rounds, each of which places every single, so that short chains come first and the
//! results do not depend on any order. Cases are followed on bare positions; only where they agree are they told again as
//! traces, cut down to the events that the result needs.
//!
//! **Proof.** The cell, and the truths of all events that are kept: whichever candidate is chosen for the cell, the
//! choices for the other truths follow the events of its case.

use super::run;
use super::singles::SINGLES;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, Element, Literal, Position, View};
use crate::cancel::Cancel;
use crate::logic::{
    Alternatives, Branches, Case, Event, Evidence, Facts, Family, Flow, Level, Limits, Literals, Reliances, Replay,
    Sink, Spec,
};

/// Every candidate of a cell leads to the same result.
pub static CELL_FORCING_CHAIN: Spec = Spec::new("cell-forcing-chain", Family::Forcing, cell)
    .se(82)
    .hodoku("1302", Level::Extreme, 500)
    .evidence(Evidence::Derived);

fn cell(facts: &Facts, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let mut cells: Vec<Cell> = position.empty_cells().iter().collect();
    cells.retain(|&cell| (2..=limits.cases).contains(&position.candidates(cell).len()));
    cells.sort_by_key(|&cell| position.candidates(cell).len());
    let mut followed: Vec<Followed> = cells.into_iter().map(|cell| Followed::new(position, cell)).collect();
    for rounds in 1..=limits.rounds {
        for cell in &mut followed {
            sink.tick()?;
            let new = cell.next_round(position);
            if !new.is_empty() {
                report(position, cell.cell, rounds, &new, sink)?;
            }
        }
    }
    Flow::Continue(())
}

/// A cell, and how far its cases have been followed.
struct Followed {
    cell: Cell,
    /// For each candidate the position that follows; none once that is contradicted.
    cases: Vec<Position>,
    /// For each digit the cells of which something was agreed in an earlier round.
    known: [CellSet; 9],
}

impl Followed {
    fn new(position: &Position, cell: Cell) -> Followed {
        let case = |digit| {
            let mut case = position.clone();
            case.place(Candidate::new(cell, digit));
            case
        };
        let cases = position.candidates(cell).iter().map(case).collect();
        Followed { cell, cases, known: [CellSet::EMPTY; 9] }
    }

    /// Follows each case one round further. Returns what all of them agree on now and did not before, besides the cell
    /// itself.
    fn next_round(&mut self, position: &Position) -> Vec<Literal> {
        let mut changed = false;
        for case in &mut self.cases {
            changed |= place_singles(case);
        }
        self.cases.retain(|case| case.contradiction().is_none());
        if !changed {
            return Vec::new();
        }
        // With one case left there is nothing to agree on: the others are contradictions, and so chains of another kind.
        if self.cases.len() < 2 {
            return Vec::new();
        }
        // By digit, the cells where every case has it, and those where no case can have it.
        let mut placed = [CellSet::EMPTY; 9];
        for digit in Digit::all() {
            placed[digit.index()] = position.cells_for(digit);
        }
        let mut removed = placed;
        for case in &self.cases {
            let mut filled = [CellSet::EMPTY; 9];
            for cell in position.empty_cells() - case.empty_cells() {
                if let Some(digit) = case.digit(cell) {
                    filled[digit.index()].insert(cell);
                }
            }
            for digit in Digit::all() {
                placed[digit.index()] = placed[digit.index()] & filled[digit.index()];
                removed[digit.index()] -= case.cells_for(digit) | filled[digit.index()];
            }
        }
        let mut new = Vec::new();
        for digit in Digit::all() {
            let (placed, removed) = (placed[digit.index()], removed[digit.index()]);
            let known = &mut self.known[digit.index()];
            let is_new = |cells: CellSet| (cells - *known).without(self.cell);
            let of_digit = |cell| Candidate::new(cell, digit);
            new.extend(is_new(placed).iter().map(of_digit).map(Literal::is));
            new.extend(is_new(removed).iter().map(of_digit).map(Literal::is_not));
            *known |= placed | removed;
        }
        // A cell that is filled alike says more than what that rules out.
        let filled: CandidateSet = new.iter().filter(|new| new.is_true()).map(|new| new.candidate()).collect();
        let is_ruled_out = |candidate: Candidate| filled.iter().any(|filled| filled.conflicts(candidate));
        new.retain(|literal| literal.is_true() || !is_ruled_out(literal.candidate()));
        new
    }
}

/// Places every single that there is, all of one round. Returns whether there was one.
fn place_singles(case: &mut Position) -> bool {
    let round: Vec<Candidate> =
        View::ALL.iter().flat_map(|&view| case.singles(view)).map(|(_, candidate)| candidate).collect();
    for &single in &round {
        case.place_if_possible(single);
    }
    !round.is_empty()
}

/// Tells the cases for each result, those with the fewest lines first; results that the same lines lead to together.
fn report(position: &Position, cell: Cell, rounds: usize, results: &[Literal], sink: &mut Sink<'_>) -> Flow {
    let before = Replay::new(position.clone());
    let told = position.candidates(cell).iter().filter_map(|digit| Told::of(&before, cell, digit, rounds));
    let told: Vec<Told> = told.collect();
    let mut chains: Vec<(Vec<Literal>, Vec<Vec<bool>>)> = Vec::new();
    for &result in results {
        let kept: Vec<Vec<bool>> = told.iter().map(|told| told.needed_for(result)).collect();
        match chains.iter_mut().find(|(_, known)| *known == kept) {
            Some((concluded, _)) => concluded.push(result),
            None => chains.push((vec![result], kept)),
        }
    }
    chains.sort_by_key(|(_, kept)| kept.iter().flatten().filter(|kept| **kept).count());
    chains.into_iter().try_for_each(|(concluded, kept)| {
        let mut cases: Vec<Case> = told.iter().zip(kept).map(|(told, kept)| told.cut(&kept)).collect();
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
    reliances: Reliances,
    /// How things are at the end.
    end: Replay,
}

impl Told {
    /// Follows a candidate of the cell for some rounds as [`Followed`] does, event by event.
    fn of(before: &Replay, cell: Cell, digit: Digit, rounds: usize) -> Option<Told> {
        let assumed = Literals::of(Literal::is(Candidate::new(cell, digit)));
        let mut end = before.case(&assumed, 0)?;
        let mut events = Vec::new();
        for _ in 0..rounds {
            let mut round = Vec::new();
            for spec in SINGLES {
                let found = run::all(spec, end.facts_mut(), &Limits::default(), Cancel::NEVER);
                round.extend(found.unwrap_or_default());
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
        let reliances = Reliances::of(before.case(&assumed, 0)?, &events);
        Some(Told { assumed, events, reliances, end })
    }

    /// Which events a result needs.
    fn needed_for(&self, result: Literal) -> Vec<bool> {
        let goal = match self.events.last() {
            Some(Event::Contradiction { .. }) => Some(self.events.len() - 1),
            _ => {
                let candidate = result.candidate();
                let number = match result.is_true() {
                    true => self.end.placed_in(candidate.cell()),
                    false => self.end.cause(candidate),
                };
                // What the assumption itself brings about needs no event.
                number.and_then(|number| self.end.index_of(number))
            }
        };
        self.reliances.needed(goal.as_slice())
    }

    /// The case with only these events.
    fn cut(&self, kept: &[bool]) -> Case {
        let events = self.events.iter().zip(kept).filter(|(_, kept)| **kept).map(|(event, _)| event.clone());
        Case { assumed: self.assumed.clone(), events: events.collect() }
    }
}
