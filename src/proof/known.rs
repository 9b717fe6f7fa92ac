//! What is known of each candidate at a moment of the proof, and why.
//!
//! A literal holds because it is supposed, because a clause of its own says so (a given, a lemma;
//! the other literals of such a lemma are supposed to be false), because of a pair, or because all
//! other literals of a clause in hand are false. So the hints of a lemma are read off backwards.

use super::formula::{Id, PAIRS};
use crate::board::{Candidate, CandidateSet, Element, Literal};

/// A clause in hand: a truth, a case, or a smaller lemma.
#[derive(Clone, Debug)]
pub(super) struct Clause {
    pub literals: Vec<Literal>,
    pub id: Id,
}

/// The reason why a literal holds.
#[derive(Clone, Copy, Debug)]
enum Reason {
    Supposed,
    /// The clause says nothing else, but for what is supposed.
    Stated(Id),
    /// This candidate is true, and the clause says that not both are.
    Pair(Candidate, Id),
    /// All other literals of the clause with this index are false.
    Clause(usize),
}

/// The clause that is violated.
#[derive(Clone, Copy, Debug)]
pub(super) enum Conflict {
    /// A literal is supposed, and its opposite holds.
    Literal(Literal),
    /// The clause states a literal, and its opposite holds.
    Stated(Literal, Id),
    /// Two candidates are true, and the clause says that not both are.
    Pair(Candidate, Candidate, Id),
    /// A clause in hand has no literal left.
    Clause(usize),
}

/// The literals that hold, in the order in which they came to.
pub(super) struct Known {
    /// Whether the candidate is true, if that is known, and why.
    values: Vec<Option<(bool, Reason)>>,
    trail: Vec<Candidate>,
    /// For each candidate the last search for hints that came by.
    seen: Vec<u32>,
    searches: u32,
    /// What the last search came to of what is supposed.
    needed: CandidateSet,
}

impl Known {
    pub fn new() -> Known {
        let (values, seen) = (vec![None; Candidate::COUNT], vec![0; Candidate::COUNT]);
        Known { values, trail: Vec::with_capacity(Candidate::COUNT), seen, searches: 0, needed: CandidateSet::EMPTY }
    }

    /// Whether a literal holds; `None` if that is open.
    pub fn holds(&self, literal: Literal) -> Option<bool> {
        self.values[literal.candidate().index()].map(|(value, _)| value == literal.is_true())
    }

    /// The clause that states a literal, if one does.
    pub fn stated(&self, literal: Literal) -> Option<Id> {
        match self.values[literal.candidate().index()] {
            Some((value, Reason::Stated(id))) if value == literal.is_true() => Some(id),
            _ => None,
        }
    }

    /// The number of literals that hold, to come back to.
    pub fn mark(&self) -> usize {
        self.trail.len()
    }

    /// Forgets what came after a mark.
    pub fn back_to(&mut self, mark: usize) {
        for candidate in self.trail.drain(mark..) {
            self.values[candidate.index()] = None;
        }
    }

    /// Supposes literals, and draws from pairs what follows.
    pub fn suppose(&mut self, literals: &[Literal]) -> Result<(), Conflict> {
        for &literal in literals {
            match self.holds(literal) {
                Some(true) => {}
                Some(false) => return Err(Conflict::Literal(literal)),
                None => self.write(literal, Reason::Supposed),
            }
        }
        literals.iter().try_for_each(|&literal| self.spread(literal))
    }

    /// Writes a literal that a clause states, and draws from pairs what follows.
    pub fn state(&mut self, literal: Literal, id: Id) -> Result<(), Conflict> {
        match self.holds(literal) {
            Some(true) => Ok(()),
            Some(false) => Err(Conflict::Stated(literal, id)),
            None => {
                self.write(literal, Reason::Stated(id));
                self.spread(literal)
            }
        }
    }

    /// Draws from clauses what follows, until nothing more does.
    pub fn propagate(&mut self, clauses: &[Clause]) -> Result<(), Conflict> {
        loop {
            let before = self.mark();
            for (index, clause) in clauses.iter().enumerate() {
                let mut open = clause.literals.iter().filter(|literal| self.holds(**literal) != Some(false));
                match (open.next(), open.next()) {
                    (None, _) => return Err(Conflict::Clause(index)),
                    (Some(&only), None) if self.holds(only).is_none() => {
                        self.write(only, Reason::Clause(index));
                        self.spread(only)?;
                    }
                    _ => {}
                }
            }
            if self.mark() == before {
                return Ok(());
            }
        }
    }

    fn write(&mut self, literal: Literal, reason: Reason) {
        self.values[literal.candidate().index()] = Some((literal.is_true(), reason));
        self.trail.push(literal.candidate());
    }

    /// All that conflicts with a true candidate is false.
    fn spread(&mut self, literal: Literal) -> Result<(), Conflict> {
        if !literal.is_true() {
            return Ok(());
        }
        let candidate = literal.candidate();
        let mut conflict = Ok(());
        for &(other, id) in &PAIRS[candidate.index()] {
            match self.values[other.index()] {
                None => self.write(Literal::is_not(other), Reason::Pair(candidate, id)),
                Some((true, _)) => conflict = Err(Conflict::Pair(candidate, other, id)),
                Some((false, _)) => {}
            }
        }
        conflict
    }

    /// The clauses that lead from what is supposed to a conflict, in the order in which each has
    /// one literal left, and the violated one last. Returns what is supposed of it.
    pub fn hints(&mut self, conflict: Conflict, clauses: &[Clause], hints: &mut Vec<Id>) -> CandidateSet {
        hints.clear();
        self.needed = CandidateSet::EMPTY;
        self.searches += 1;
        match conflict {
            Conflict::Literal(literal) => self.trace(literal.candidate(), clauses, hints),
            Conflict::Stated(literal, id) => {
                self.trace(literal.candidate(), clauses, hints);
                hints.push(id);
            }
            Conflict::Pair(one, other, id) => {
                self.trace(one, clauses, hints);
                self.trace(other, clauses, hints);
                hints.push(id);
            }
            Conflict::Clause(index) => {
                clauses[index].literals.iter().for_each(|literal| self.trace(literal.candidate(), clauses, hints));
                hints.push(clauses[index].id);
            }
        }
        self.needed
    }

    /// Appends the clauses from which it follows that a candidate is true, or false.
    fn trace(&mut self, candidate: Candidate, clauses: &[Clause], hints: &mut Vec<Id>) {
        if std::mem::replace(&mut self.seen[candidate.index()], self.searches) == self.searches {
            return;
        }
        match self.values[candidate.index()] {
            None => {}
            Some((_, Reason::Supposed)) => self.needed.insert(candidate),
            Some((_, Reason::Stated(id))) => hints.push(id),
            Some((_, Reason::Pair(by, id))) => {
                self.trace(by, clauses, hints);
                hints.push(id);
            }
            Some((_, Reason::Clause(index))) => {
                let others = clauses[index].literals.iter().map(|literal| literal.candidate());
                others.filter(|&other| other != candidate).for_each(|other| self.trace(other, clauses, hints));
                hints.push(clauses[index].id);
            }
        }
    }
}
