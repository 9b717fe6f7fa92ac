//! From steps to lemmas.
//!
//! A conclusion is a lemma: supposing its opposite, the truths of the step leave no way. Mostly
//! that follows by filling in one literal after the other. Where it does not, smaller lemmas come
//! before, each of which says that one candidate of a truth is false: first those that follow by
//! filling in, the narrowest truths before others; then, where there are none, by branching again.
//!
//! Cases are told from inside out: the lemmas of the lines of a case have what it assumes as a
//! condition, and so has what the case leads to; the conclusion follows from these.

use super::formula::{Id, guardians};
use super::known::{Clause, Conflict, Known};
use super::written::Written;
use crate::board::{Candidate, CandidateSet, Cell, Constraint, Literal};
use crate::cancel::Cancel;
use crate::logic::{Alternatives, Branches, Case, Event, Forbidden, Pattern, Proof, Step, Trace, Truth};
use std::fmt::Write as _;
use std::io;

/// The number of suppositions that a proof may need within steps; none known needs a hundredth.
const MOST_SUPPOSED: u32 = 1_000_000;

/// The reason why a proof was not written to its end.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ExportError {
    /// It cannot be written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A conclusion does not follow from the truths of its step.
    #[error("event {0}: the conclusions do not follow from the truths")]
    Unproved(usize),
    /// It was cancelled.
    #[error("cancelled")]
    Cancelled,
}

/// A guess that is open.
struct Guess {
    candidate: Candidate,
    mark: usize,
}

/// A proof on the way.
pub(super) struct Author<'a> {
    pub known: Known,
    pub written: Written<'a>,
    /// The opposites of what is supposed around the step in hand; each lemma has them.
    context: Vec<Literal>,
    guesses: Vec<Guess>,
    /// The lemma that refutes the last guess.
    refuted: Option<Id>,
    /// The clauses of forbidden patterns, proved or premises.
    pub forbidden: Vec<(Forbidden, Clause)>,
    /// The clause that not all cells are as in the solution.
    pub claim: Option<Clause>,
    hints: Vec<Id>,
    /// The number of the event in hand, and those of the lines that lead to it.
    pub label: Vec<usize>,
    supposed: u32,
    cancel: Cancel<'a>,
}

impl<'a> Author<'a> {
    pub fn new(written: Written<'a>, cancel: Cancel<'a>) -> Author<'a> {
        Author {
            known: Known::new(),
            written,
            context: Vec::new(),
            guesses: Vec::new(),
            refuted: None,
            forbidden: Vec::new(),
            claim: None,
            hints: Vec::new(),
            label: Vec::new(),
            supposed: 0,
            cancel,
        }
    }

    pub fn open_guesses(&self) -> usize {
        self.guesses.len()
    }

    /// The error that the event in hand does not follow.
    pub fn unproved(&self) -> ExportError {
        ExportError::Unproved(self.label.first().copied().unwrap_or_default())
    }

    /// Writes the lemmas of events. Returns the one that refutes all that is supposed, if they come
    /// to that.
    pub fn events(&mut self, events: &[Event]) -> Result<Option<Id>, ExportError> {
        self.lines(events, 1)
    }

    /// The same for lines of a case, numbered from `first`.
    fn lines(&mut self, events: &[Event], first: usize) -> Result<Option<Id>, ExportError> {
        let outside = self.guesses.len();
        let mut closed = None;
        for (event, number) in events.iter().zip(first..) {
            self.label.push(number);
            closed = self.event(event, outside)?;
            self.label.pop();
            if closed.is_some() {
                break;
            }
        }
        Ok(closed)
    }

    /// Writes the lemmas of an event. Returns the one that refutes all that is supposed, if it
    /// comes to that; `outside` guesses do not belong to the path.
    pub fn event(&mut self, event: &Event, outside: usize) -> Result<Option<Id>, ExportError> {
        if self.cancel.is_cancelled() {
            return Err(ExportError::Cancelled);
        }
        match event {
            Event::Step(step) => self.step(step).map(|()| None),
            Event::Guess { candidate, .. } => {
                self.comment("guess", &[Literal::is(*candidate)])?;
                self.guesses.push(Guess { candidate: *candidate, mark: self.known.mark() });
                self.context.push(Literal::is_not(*candidate));
                // What a guess leads to at once, the contradiction after it says.
                let _ = self.known.suppose(&[Literal::is(*candidate)]);
                Ok(None)
            }
            Event::Contradiction { constraint } => {
                self.comment("contradiction", &[])?;
                let id = self.proved(&[], &mut vec![question(*constraint)])?;
                self.refuted = Some(id);
                Ok((self.guesses.len() == outside).then_some(id))
            }
            Event::Retreat { .. } => {
                let refuted = self.refuted;
                self.retreat(refuted).map(|()| None)
            }
            Event::Solved => {
                self.comment("solved", &[])?;
                let mut claim: Vec<Clause> = self.claim.iter().cloned().collect();
                self.proved(&[], &mut claim).map(Some)
            }
        }
    }

    /// Takes back the last guess, which a lemma refutes.
    pub fn retreat(&mut self, refuted: Option<Id>) -> Result<(), ExportError> {
        let (Some(guess), Some(id)) = (self.guesses.pop(), refuted) else { return Err(self.unproved()) };
        self.known.back_to(guess.mark);
        self.context.pop();
        self.conclude(Literal::is_not(guess.candidate), id)
    }

    /// Notes a literal that a lemma states.
    fn conclude(&mut self, literal: Literal, id: Id) -> Result<(), ExportError> {
        self.known.state(literal, id).map_err(|_| self.unproved())
    }

    fn step(&mut self, step: &Step) -> Result<(), ExportError> {
        self.comment(step.technique.id, &step.concluded)?;
        let Pattern::Branches(branches) = &step.pattern else {
            let mut truths = self.truths(&step.proof)?;
            for &literal in step.concluded.iter() {
                let id = self.proved(&[literal], &mut truths)?;
                self.conclude(literal, id)?;
            }
            return Ok(());
        };
        let mut clauses = self.cases(branches, step)?;
        if !matches!(branches.of, Alternatives::Nothing) {
            self.comment(step.technique.id, &step.concluded)?;
        }
        let mut has_all = false;
        for &literal in step.concluded.iter() {
            let said = clauses.iter().find(|clause| clause.literals == [literal]).map(|clause| clause.id);
            let mut id = match said {
                Some(id) => Some(id),
                None => self.lemma(&[literal], &mut clauses, has_all)?,
            };
            if id.is_none() {
                clauses.extend(self.truths(&step.proof)?);
                has_all = true;
                id = self.lemma(&[literal], &mut clauses, true)?;
            }
            let id = id.ok_or_else(|| self.unproved())?;
            self.conclude(literal, id)?;
        }
        Ok(())
    }

    /// The clauses that the alternatives of a step leave nothing out, and what each case leads to.
    fn cases(&mut self, branches: &Branches, step: &Step) -> Result<Vec<Clause>, ExportError> {
        let alternatives = match &branches.of {
            // The fish itself is one of the cases.
            Alternatives::Fish(_, None) => Proof::default(),
            of => of.proof(),
        };
        let mut clauses = self.truths(&alternatives)?;
        let mut first = 1;
        for case in &branches.cases {
            self.case(case, first, &step.concluded, &mut clauses)?;
            first += case.events.len();
        }
        Ok(clauses)
    }

    /// Writes the lemmas of a case, and notes what it leads to.
    fn case(
        &mut self,
        case: &Case,
        first: usize,
        concluded: &[Literal],
        clauses: &mut Vec<Clause>,
    ) -> Result<(), ExportError> {
        let (mark, outside) = (self.known.mark(), self.context.len());
        if !case.assumed.is_empty() {
            self.comment("suppose", &case.assumed)?;
        }
        let condition: Vec<Literal> = case.assumed.iter().copied().map(opposite).collect();
        self.context.extend(&condition);
        let closed = match self.known.suppose(&case.assumed) {
            Err(conflict) => Some(self.write(&[], conflict, &[])?),
            Ok(()) => self.lines(&case.events, first)?,
        };
        if let Some(id) = closed {
            clauses.push(Clause { literals: condition, id });
        } else {
            for &literal in concluded.iter().filter(|literal| !case.assumed.contains(literal)) {
                let id = match self.known.stated(literal) {
                    Some(id) => Some(id),
                    None => self.lemma(&[literal], &mut Vec::new(), false)?,
                };
                let with = |id| Clause { literals: condition.iter().copied().chain([literal]).collect(), id };
                clauses.extend(id.map(with));
            }
        }
        self.known.back_to(mark);
        self.context.truncate(outside);
        Ok(())
    }

    /// The truths of a proof as clauses; those of forbidden patterns are proved first.
    fn truths(&mut self, proof: &Proof) -> Result<Vec<Clause>, ExportError> {
        let mut clauses = Vec::with_capacity(proof.len());
        for truth in proof.truths() {
            clauses.push(match truth {
                Truth::Question(constraint) => question(constraint),
                Truth::Guardians(forbidden) => self.pattern(forbidden)?,
            });
        }
        Ok(clauses)
    }

    /// The clause that a guardian of a forbidden pattern is true. If it is no premise and not yet
    /// proved, it follows from the cells alone: whatever is supposed elsewhere, they cannot be
    /// filled.
    fn pattern(&mut self, forbidden: &Forbidden) -> Result<Clause, ExportError> {
        if let Some((_, clause)) = self.forbidden.iter().find(|(known, _)| known == forbidden) {
            return Ok(clause.clone());
        }
        let literals: Vec<Literal> = guardians(forbidden).collect();
        let mut cells: Vec<Clause> =
            forbidden.cells.iter().map(|cell: Cell| question(Constraint::cell(cell))).collect();
        self.comment("a pattern that cannot be filled needs a guardian", &[])?;
        let outside = (std::mem::replace(&mut self.known, Known::new()), std::mem::take(&mut self.context));
        let proved = self.proved(&literals, &mut cells);
        (self.known, self.context) = outside;
        let clause = Clause { literals, id: proved? };
        self.forbidden.push((forbidden.clone(), clause.clone()));
        Ok(clause)
    }

    /// Proves that a guardian of a forbidden pattern is true, by the steps that refute the position
    /// without guardians.
    pub fn refuted(&mut self, forbidden: &Forbidden, trace: &Trace) -> Result<(), ExportError> {
        let open: Vec<Literal> =
            guardians(forbidden).filter(|literal| self.known.holds(*literal) != Some(false)).collect();
        self.comment("no second solution without a guardian", &open)?;
        let (mark, outside) = (self.known.mark(), self.context.len());
        self.context.extend(&open);
        let without: Vec<Literal> = open.iter().copied().map(opposite).collect();
        let id = match self.known.suppose(&without) {
            Err(conflict) => Some(self.write(&[], conflict, &[])?),
            Ok(()) => self.events(&trace.events)?,
        };
        self.known.back_to(mark);
        self.context.truncate(outside);
        let id = id.ok_or_else(|| self.unproved())?;
        self.forbidden.push((forbidden.clone(), Clause { literals: open, id }));
        Ok(())
    }

    /// Writes a lemma, after smaller ones if need be.
    fn proved(&mut self, goal: &[Literal], clauses: &mut Vec<Clause>) -> Result<Id, ExportError> {
        self.lemma(goal, clauses, true)?.ok_or_else(|| self.unproved())
    }

    /// Writes a lemma, if it follows; unless `searching`, only if it does without smaller ones.
    /// Smaller ones that say nothing of the goal stay among the clauses.
    fn lemma(
        &mut self,
        goal: &[Literal],
        clauses: &mut Vec<Clause>,
        searching: bool,
    ) -> Result<Option<Id>, ExportError> {
        let (mark, given) = (self.known.mark(), clauses.len());
        let negated: Vec<Literal> = goal.iter().copied().map(opposite).collect();
        let reached = self.known.suppose(&negated);
        let conflict = self.conflict(&mut goal.to_vec(), reached, clauses, searching)?;
        let id = conflict.map(|conflict| self.write(goal, conflict, clauses)).transpose()?;
        self.known.back_to(mark);
        let learnt = clauses.split_off(given);
        clauses.extend(learnt.into_iter().filter(|clause| !goal.iter().any(|it| clause.literals.contains(it))));
        Ok(id)
    }

    /// The conflict to which it leads that all of the goal is false, found by filling in, and by
    /// smaller lemmas if `searching`.
    fn conflict(
        &mut self,
        goal: &mut Vec<Literal>,
        mut reached: Result<(), Conflict>,
        clauses: &mut Vec<Clause>,
        searching: bool,
    ) -> Result<Option<Conflict>, ExportError> {
        loop {
            if let Err(conflict) = reached.and_then(|()| self.known.propagate(clauses)) {
                return Ok(Some(conflict));
            }
            if !searching {
                return Ok(None);
            }
            if self.cancel.is_cancelled() {
                return Err(ExportError::Cancelled);
            }
            if !self.failing(goal, clauses)? {
                self.branch(goal, clauses)?;
            }
            reached = Ok(());
        }
    }

    /// Writes the lemma that a literal of a clause cannot be, if there is one that leads to a
    /// conflict by filling in; those of the narrowest clauses are tried first.
    fn failing(&mut self, goal: &mut Vec<Literal>, clauses: &mut Vec<Clause>) -> Result<bool, ExportError> {
        let mut tried = CandidateSet::EMPTY;
        let mark = self.known.mark();
        for index in self.open(clauses) {
            for place in 0..clauses[index].literals.len() {
                let literal = clauses[index].literals[place];
                if self.known.holds(literal).is_some() || tried.contains(literal.candidate()) {
                    continue;
                }
                tried.insert(literal.candidate());
                let reached = self.known.suppose(&[literal]).and_then(|()| self.known.propagate(clauses));
                if let Err(conflict) = reached {
                    goal.push(opposite(literal));
                    self.learn(goal, conflict, clauses)?;
                    goal.pop();
                    self.known.back_to(mark);
                    return Ok(true);
                }
                self.known.back_to(mark);
            }
        }
        Ok(false)
    }

    /// Writes the lemma that the first open literal of the narrowest clause cannot be, after
    /// smaller ones.
    fn branch(&mut self, goal: &mut Vec<Literal>, clauses: &mut Vec<Clause>) -> Result<(), ExportError> {
        self.supposed += 1;
        let narrowest = self.open(clauses).first().map(|&index| &clauses[index].literals);
        let literal = narrowest.and_then(|all| all.iter().copied().find(|it| self.known.holds(*it).is_none()));
        let Some(literal) = literal.filter(|_| self.supposed <= MOST_SUPPOSED) else { return Err(self.unproved()) };
        let mark = self.known.mark();
        let reached = self.known.suppose(&[literal]);
        goal.push(opposite(literal));
        let conflict = self.conflict(goal, reached, clauses, true)?.ok_or_else(|| self.unproved())?;
        self.learn(goal, conflict, clauses)?;
        goal.pop();
        self.known.back_to(mark);
        Ok(())
    }

    /// Writes the smaller lemma that a conflict proves: what of the goal it needs, and the last
    /// literal of it. It is one of the clauses from now on.
    fn learn(&mut self, goal: &[Literal], conflict: Conflict, clauses: &mut Vec<Clause>) -> Result<(), ExportError> {
        let needed = self.known.hints(conflict, clauses, &mut self.hints);
        let (last, before) = goal.split_last().ok_or_else(|| self.unproved())?;
        let is_needed = |literal: &&Literal| needed.contains(literal.candidate());
        let literals: Vec<Literal> = before.iter().filter(is_needed).chain([last]).copied().collect();
        let id = self.written.lemma(self.context.iter().chain(&literals).copied(), &self.hints)?;
        clauses.push(Clause { literals, id });
        Ok(())
    }

    /// The indices of the clauses of which no literal is known to be true, the narrowest first.
    fn open(&self, clauses: &[Clause]) -> Vec<usize> {
        let width = |clause: &Clause| {
            let mut open = 0;
            for &literal in &clause.literals {
                match self.known.holds(literal) {
                    Some(true) => return None,
                    Some(false) => {}
                    None => open += 1,
                }
            }
            Some(open)
        };
        let open = clauses.iter().enumerate().filter_map(|(index, clause)| Some((width(clause)?, index)));
        let mut open: Vec<(usize, usize)> = open.collect();
        open.sort_unstable();
        open.into_iter().map(|(_, index)| index).collect()
    }

    /// Writes the lemma that a conflict proves: what is supposed around, and this.
    pub fn write(&mut self, goal: &[Literal], conflict: Conflict, clauses: &[Clause]) -> Result<Id, ExportError> {
        self.known.hints(conflict, clauses, &mut self.hints);
        Ok(self.written.lemma(self.context.iter().chain(goal).copied(), &self.hints)?)
    }

    /// Says what comes, and of which event.
    fn comment(&mut self, what: &str, literals: &[Literal]) -> Result<(), ExportError> {
        if self.written.has_comments() {
            let mut comment = String::from("event ");
            for (i, number) in self.label.iter().enumerate() {
                let _ = write!(comment, "{}{number}", if i == 0 { "" } else { "." });
            }
            let _ = write!(comment, ": {what}");
            literals.iter().for_each(|literal| {
                let _ = write!(comment, " {literal}");
            });
            self.written.comment(format_args!("{comment}"))?;
        }
        Ok(())
    }
}

/// The clause that a question has an answer.
fn question(constraint: Constraint) -> Clause {
    let literals = (0..9).map(|slot| Literal::is(constraint.candidate(slot))).collect();
    Clause { literals, id: super::formula::question(constraint) }
}

fn opposite(literal: Literal) -> Literal {
    if literal.is_true() { Literal::is_not(literal.candidate()) } else { Literal::is(literal.candidate()) }
}
