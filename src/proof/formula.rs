//! A puzzle as a formula: the clauses in their order, so that each has a number, and as text.
//!
//! 1. 1 to 324: at least one candidate of each constraint is true, in the order of the constraints;
//! 2. 325 to 10,530: of two candidates that conflict at most one is true; by the first candidate,
//!    then the second;
//! 3. the filled cells, one literal each;
//! 4. candidates that the position lacks although no filled cell rules them out (pencil marks);
//! 5. premises: forbidden patterns of which a guardian is taken to be true;
//! 6. if a solution is claimed: not all cells are as there.

use crate::board::{Candidate, CandidateSet, Cell, Constraint, Element, Grid, Literal, Position};
use crate::logic::Forbidden;
use std::io::{self, Write};
use std::sync::LazyLock;

/// The number of a clause, from 1: those of the formula, then the lemmas.
pub(super) type Id = u32;

/// The clauses that every puzzle has.
const SHARED: u32 = 10_530;

/// The candidates that conflict with a candidate.
const CONFLICTING: usize = 28;

/// For each candidate those that conflict with it, each with the clause that says so.
type Pairs = [[(Candidate, Id); CONFLICTING]; Candidate::COUNT];

/// For each candidate those that conflict with it, and the clauses that say so.
pub(super) static PAIRS: LazyLock<Box<Pairs>> = LazyLock::new(|| {
    let any = (Candidate::all().next().unwrap_or_else(|| unreachable!("there are candidates")), 0);
    let mut pairs = Box::new([[any; CONFLICTING]; Candidate::COUNT]);
    let mut filled = [0; Candidate::COUNT];
    let mut id = Constraint::COUNT as Id;
    for (one, other) in conflicting() {
        id += 1;
        for (from, to) in [(one, other), (other, one)] {
            pairs[from.index()][filled[from.index()]] = (to, id);
            filled[from.index()] += 1;
        }
    }
    pairs
});

/// The clauses that every puzzle has, as text.
static SHARED_TEXT: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut text = Vec::new();
    for constraint in Constraint::all() {
        push_clause(&mut text, (0..9).map(|slot| Literal::is(constraint.candidate(slot))));
    }
    for (one, other) in conflicting() {
        push_clause(&mut text, [Literal::is_not(one), Literal::is_not(other)]);
    }
    text
});

/// Each pair of candidates of which at most one is true, once.
fn conflicting() -> impl Iterator<Item = (Candidate, Candidate)> {
    let later = |one: Candidate| Candidate::all().skip(one.index() + 1).map(move |other| (one, other));
    Candidate::all().flat_map(later).filter(|(one, other)| one.conflicts(*other))
}

/// The literal as a number: the number of the candidate from 1, negative if it is said to be false.
/// The candidates have the same order here and there, 81(r-1)+9(c-1)+d.
pub(super) fn number(literal: Literal) -> i64 {
    let variable = literal.candidate().index() as i64 + 1;
    if literal.is_true() { variable } else { -variable }
}

/// Appends a clause as a line.
pub(super) fn push_clause(text: &mut Vec<u8>, literals: impl IntoIterator<Item = Literal>) {
    for literal in literals {
        push_number(text, number(literal));
        text.push(b' ');
    }
    text.extend(b"0\n");
}

/// Appends a number in digits.
pub(super) fn push_number(text: &mut Vec<u8>, number: i64) {
    let mut digits = [0; 20];
    let mut start = digits.len();
    let mut rest = number.unsigned_abs();
    loop {
        start -= 1;
        digits[start] = b'0' + (rest % 10) as u8;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    if number < 0 {
        text.push(b'-');
    }
    text.extend(&digits[start..]);
}

/// A puzzle, and what is claimed of it, as clauses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Formula {
    /// The filled cells.
    pub(super) filled: Grid,
    /// The candidates that are missing although no filled cell rules them out.
    pub(super) missing: CandidateSet,
    /// Forbidden patterns of which a guardian is taken to be true.
    pub(super) premises: Vec<Forbidden>,
    /// The only solution, if that is what is claimed; if not, that there is none.
    pub(super) solution: Option<Grid>,
}

impl Formula {
    /// The formula of filled cells alone.
    pub(super) fn of_grid(filled: Grid) -> Formula {
        Formula { filled, missing: CandidateSet::EMPTY, premises: Vec::new(), solution: None }
    }

    /// The formula of a position.
    pub fn of(position: &Position) -> Formula {
        let filled = *position.digits();
        let plain = Position::new(&filled).map_or(CandidateSet::EMPTY, |plain| plain.all_candidates());
        Formula { missing: plain - position.all_candidates(), ..Formula::of_grid(filled) }
    }

    /// The filled cells, as candidates.
    fn filled(&self) -> impl Iterator<Item = Candidate> {
        candidates(&self.filled)
    }

    /// The literals that are clauses of their own, with their numbers.
    pub(super) fn units(&self) -> impl Iterator<Item = (Literal, Id)> {
        self.filled().map(Literal::is).chain(self.missing.iter().map(Literal::is_not)).zip(SHARED + 1..)
    }

    fn after_units(&self) -> Id {
        SHARED + (self.filled.filled().len() + self.missing.len()) as Id
    }

    /// The number of a premise, by its place.
    pub(super) fn premise(&self, index: usize) -> Id {
        self.after_units() + index as Id + 1
    }

    /// The clause that not all cells are as in the solution, and its number.
    pub(super) fn claim(&self) -> Option<(Vec<Literal>, Id)> {
        let solution = self.solution.as_ref()?;
        Some((candidates(solution).map(Literal::is_not).collect(), self.clauses()))
    }

    /// The number of clauses.
    pub fn clauses(&self) -> u32 {
        self.after_units() + self.premises.len() as Id + u32::from(self.solution.is_some())
    }

    /// The grid that is claimed to be the only solution; `None` if there is claimed to be none.
    pub fn solution(&self) -> Option<&Grid> {
        self.solution.as_ref()
    }

    /// Writes the formula in the DIMACS format, with comments.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "c whydoku: {}", self.filled)?;
        match &self.solution {
            Some(solution) => writeln!(out, "c claim, if unsatisfiable: the only solution is {solution}")?,
            None => writeln!(out, "c claim, if unsatisfiable: there is no solution")?,
        }
        writeln!(out, "c variable 81(r-1)+9(c-1)+d: row r, column c has digit d")?;
        writeln!(out, "c clauses 1 to 324: each cell has a digit; each row, column and box has each digit")?;
        writeln!(out, "c clauses 325 to {SHARED}: no cell has two digits; no house has a digit twice")?;
        let filled = SHARED + self.filled.filled().len() as Id;
        self.comment(out, SHARED, filled, "filled cells")?;
        self.comment(out, filled, self.after_units(), "candidates taken away by pencil marks")?;
        let premises = self.premise(self.premises.len()) - 1;
        self.comment(out, self.after_units(), premises, "premises, which assume that there is one solution")?;
        self.comment(out, premises, self.clauses(), "not the solution")?;
        writeln!(out, "p cnf {} {}", Candidate::COUNT, self.clauses())?;
        out.write_all(&SHARED_TEXT)?;
        let mut text = Vec::new();
        self.units().for_each(|(literal, _)| push_clause(&mut text, [literal]));
        self.premises.iter().for_each(|premise| push_clause(&mut text, guardians(premise)));
        if let Some((literals, _)) = self.claim() {
            push_clause(&mut text, literals);
        }
        out.write_all(&text)
    }

    /// Says what the clauses after one number up to another are, unless there are none.
    fn comment(&self, out: &mut impl Write, after: Id, last: Id, what: &str) -> io::Result<()> {
        match last - after {
            0 => Ok(()),
            1 => writeln!(out, "c clause {last}: {what}"),
            _ => writeln!(out, "c clauses {} to {last}: {what}", after + 1),
        }
    }
}

/// Writes solutions as models of a formula, a comment and a line that begins with `v` for each.
///
/// # Errors
/// If they cannot be written.
pub fn write_models(solutions: &[Grid], out: &mut impl Write) -> io::Result<()> {
    for solution in solutions {
        let mut text = b"v ".to_vec();
        let literal = |candidate: Candidate| match solution.get(candidate.cell()) == Some(candidate.digit()) {
            true => Literal::is(candidate),
            false => Literal::is_not(candidate),
        };
        push_clause(&mut text, Candidate::all().map(literal));
        writeln!(out, "c {solution}")?;
        out.write_all(&text)?;
    }
    Ok(())
}

/// The number of the clause that a question has an answer.
pub(super) fn question(constraint: Constraint) -> Id {
    constraint.index() as Id + 1
}

/// The digits of a grid as candidates.
pub(super) fn candidates(grid: &Grid) -> impl Iterator<Item = Candidate> {
    let candidate = |cell| grid.get(cell).map(|digit| Candidate::new(cell, digit));
    Cell::all().filter_map(candidate)
}

/// The clause that one of the guardians is true, whichever a position still has.
pub(super) fn guardians(forbidden: &Forbidden) -> impl Iterator<Item = Literal> {
    forbidden.outside().map(Literal::is)
}
