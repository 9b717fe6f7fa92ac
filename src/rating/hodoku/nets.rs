//! Forcing nets: the conclusions of forcing chains, with assumptions followed further.
//!
//! What follows directly from a premise is found by four rounds of singles; and in a table a
//! candidate is true when all others of its cell or house are false, a group likewise. A net is
//! asked for where no forcing chain concludes anything, so whatever it concludes needs several
//! causes somewhere, and only what follows counts, not by which way.

use super::board::Board;
use super::forcing::{Source, best_by};
use super::links::{Code, Links, Table};
use crate::board::{Candidate, CandidateSet, CellSet, Constraint, Element, Literal, Position};
use crate::cancel::{Cancel, Cancelled};

/// The rounds of singles after a premise.
const ROUNDS: usize = 4;

/// The conclusion that HoDoKu takes.
pub(super) fn best(position: &Position, cancel: Cancel<'_>) -> Result<Option<(Literal, Source)>, Cancelled> {
    let start = Board::at(position);
    let simulated = |premise| Simulation::of(&start, position, premise);
    let links = Links::with(position, simulated);
    best_by(&links, position, cancel, |table| while join(table, &links, position) {})
}

/// A premise with its singles.
struct Simulation<'p> {
    position: &'p Position,
    state: Board,
    filled: CellSet,
    found: Vec<Code>,
    /// The candidates found to be true, and to be false.
    known: [CandidateSet; 2],
}

impl Simulation<'_> {
    /// What follows from a premise, without the premise.
    fn of(start: &Board, position: &Position, premise: Code) -> Vec<Code> {
        let Some(candidate) = premise.candidate() else { return Vec::new() };
        let known = [CandidateSet::EMPTY; 2];
        let mut run = Simulation { position, state: start.clone(), filled: CellSet::EMPTY, found: Vec::new(), known };
        if premise.is_on() {
            run.place(candidate);
        } else {
            run.add(candidate, false);
            run.state.write(Literal::is_not(candidate));
            if let Some(left) = run.state.left(candidate.cell()).single() {
                run.place(Candidate::new(candidate.cell(), left));
            }
        }
        for _ in 0..ROUNDS {
            for single in run.state.collect() {
                if !run.filled.contains(single.cell()) {
                    run.place(single);
                }
            }
        }
        run.found.retain(|code| *code != premise);
        run.found
    }

    fn place(&mut self, candidate: Candidate) {
        let (cell, digit) = (candidate.cell(), candidate.digit());
        let others = self.state.left(cell).without(digit);
        self.filled.insert(cell);
        self.state.write(Literal::is(candidate));
        self.add(candidate, true);
        for peer in self.position.cells_for(digit) & cell.peers() {
            self.add(Candidate::new(peer, digit), false);
        }
        for other in others {
            self.add(Candidate::new(cell, other), false);
        }
    }

    fn add(&mut self, candidate: Candidate, is_on: bool) {
        let known = &mut self.known[usize::from(!is_on)];
        if !known.contains(candidate) {
            known.insert(candidate);
            self.found.push(if is_on { Code::on(candidate) } else { Code::off(candidate) });
        }
    }
}

/// Adds what follows from several entries together. Returns whether there was any.
fn join(table: &mut Table, links: &Links, position: &Position) -> bool {
    let before = table.entries.len();
    for constraint in Constraint::all() {
        let is_open = |candidate: &Candidate| table.entry(Code::off(*candidate)).is_none();
        let count = position.candidates_of(constraint).count();
        let mut open = position.candidates_of(constraint).filter(is_open);
        match (count, open.next(), open.next()) {
            (0..3, ..) | (_, _, Some(_)) => {}
            (_, Some(last), None) => table.add(Code::on(last), links),
            (_, None, None) => {
                let all: Vec<Candidate> = position.candidates_of(constraint).collect();
                all.into_iter().for_each(|candidate| table.add(Code::on(candidate), links));
            }
        }
    }
    for (number, group) in links.groups().iter().enumerate() {
        for house in group.cells.common_houses() {
            let others = position.cells_in(group.digit, house) - group.cells;
            let is_off = |cell| table.entry(Code::off(Candidate::new(cell, group.digit))).is_some();
            if others.len() >= 2 && others.iter().all(is_off) {
                table.add(Code::group(number, true), links);
            }
        }
    }
    table.entries.len() > before
}
