//! A position on the way through a trace, and the events that removed its missing candidates.
//!
//! The replay is the one place where events are applied: by the solver while it writes a trace, and
//! by everything that reads one. It remembers which event removed each candidate, so that a
//! sentence can say "lost the 7 in step 12" and a proof can be followed backwards to the events
//! that it rests on.
//!
//! The cases of a step that branches are traces, too, which start where the step is taken:
//! [`Replay::case`] continues there. Their events are *lines* of the step, numbered through all its
//! cases.

use super::facts::Facts;
use super::label::Label;
use super::trace::Event;
use crate::board::{Candidate, Cell, CellSet, Constraint, Element, Literal, Position};
use std::cell::OnceCell;

/// A position on the way, and those that were saved for open guesses.
pub struct Replay {
    facts: Facts,
    /// For each digit the cells where it was possible to begin with.
    start: [CellSet; 9],
    /// The literals concluded, guessed or assumed, in order, each with the number of its event.
    written: Vec<(Literal, u32)>,
    /// For each literal, the number of the event that wrote it; 0 if none did. Empty until it is
    /// asked for, as a solver never does.
    numbers: OnceCell<Vec<u32>>,
    saved: Vec<Saved>,
    /// The number of the next event.
    next: usize,
    /// The number of the first event of this trace or case.
    first: usize,
    /// For each branching step on the way down to this case, the number of its first line.
    scopes: Vec<usize>,
    /// The number of guesses made.
    guesses: usize,
}

/// One event at its turn, to be told, drawn and recorded.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct Moment<'a> {
    /// The event.
    pub event: &'a Event,
    /// The state before it.
    pub before: &'a Replay,
}

impl<'a> Moment<'a> {
    /// The moment of the next event.
    pub fn new(before: &'a Replay, event: &'a Event) -> Moment<'a> {
        Moment { event, before }
    }

    /// The index of the event in its trace or case, from 0.
    pub fn index(&self) -> usize {
        self.before.next - self.before.first
    }

    /// The number under which the event is shown.
    pub fn label(&self) -> Label {
        self.before.label(self.before.next)
    }

    /// The position before the event.
    pub fn position(&self) -> &'a Position {
        self.before.position()
    }
}

/// The state to restore when a guess is taken back.
#[derive(Clone)]
struct Saved {
    position: Position,
    /// The number of literals written before the guess.
    written: usize,
    candidate: Candidate,
    /// The index of the guess.
    index: usize,
}

/// An event that does not fit the position at its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {index} does not fit the position at its turn")]
pub struct ReplayError {
    /// The index of the event.
    pub index: usize,
}

impl AsRef<Position> for Replay {
    fn as_ref(&self) -> &Position {
        self.position()
    }
}

impl AsRef<Replay> for Replay {
    fn as_ref(&self) -> &Replay {
        self
    }
}

impl Replay {
    /// A replay before the first event.
    #[inline]
    pub fn new(start: Position) -> Self {
        Replay {
            start: *start.cells_by_digit(),
            facts: Facts::new(start),
            written: Vec::with_capacity(96),
            numbers: OnceCell::new(),
            saved: Vec::new(),
            next: 1,
            first: 1,
            scopes: Vec::new(),
            guesses: 0,
        }
    }

    /// The position now.
    #[inline]
    pub fn position(&self) -> &Position {
        self.facts.position()
    }

    /// The facts about the position now, for a search to fill.
    #[inline]
    pub fn facts_mut(&mut self) -> &mut Facts {
        &mut self.facts
    }

    /// The number of open guesses.
    #[inline]
    pub fn depth(&self) -> usize {
        self.saved.len()
    }

    /// The number of guesses so far, those taken back included.
    pub fn guesses(&self) -> usize {
        self.guesses
    }

    /// The last open guess: its candidate and the index of its event.
    pub fn last_guess(&self) -> Option<(Candidate, usize)> {
        self.saved.last().map(|saved| (saved.candidate, saved.index))
    }

    /// The position that the last open guess goes back to.
    pub fn before_last_guess(&self) -> Option<&Position> {
        self.saved.last().map(|saved| &saved.position)
    }

    /// The number of the event that eliminated a candidate. `None` if it was missing from the
    /// start, is still there, or is ruled out by a placed digit, which is visible.
    pub fn removed_in(&self, candidate: Candidate) -> Option<usize> {
        self.number_of(Literal::is_not(candidate))
    }

    /// The number of the event that made a candidate impossible, by an elimination or a placement.
    /// `None` if it was missing from the start, or is still there.
    pub fn cause(&self, candidate: Candidate) -> Option<usize> {
        if let Some(event) = self.removed_in(candidate) {
            return Some(event);
        }
        let (cell, digit) = (candidate.cell(), candidate.digit());
        if !self.start[digit.index()].contains(cell) || self.position().has(candidate) {
            return None;
        }
        let placed = |house| self.position().answer(Constraint::digit_in(digit, house)).map(Candidate::cell);
        let own = Some(cell).filter(|&cell| self.position().digit(cell).is_some_and(|placed| placed != digit));
        // A cell that was filled from the start has no number and comes first.
        let others = cell.houses().into_iter().filter_map(placed).filter(|&other| other != cell);
        others.chain(own).map(|by| self.placed_in(by)).min().flatten()
    }

    /// The number of the event that filled a cell; `None` for a cell that is empty, or was filled
    /// from the start.
    pub fn placed_in(&self, cell: Cell) -> Option<usize> {
        self.position().digit(cell).and_then(|digit| self.number_of(Literal::is(Candidate::new(cell, digit))))
    }

    /// The start of a case of the step that comes next: the assumptions are applied, and the events
    /// that follow are lines of the step, after `earlier` lines of other cases. `None` if an
    /// assumption does not fit.
    pub fn case(&self, assumed: &[Literal], earlier: usize) -> Option<Replay> {
        let first_of_step = self.next + 1;
        let mut case = Replay {
            facts: Facts::new(self.position().clone()),
            start: self.start,
            written: self.written.clone(),
            numbers: self.numbers.clone(),
            saved: Vec::new(),
            next: first_of_step + earlier,
            first: first_of_step + earlier,
            scopes: self.scopes.iter().copied().chain([first_of_step]).collect(),
            guesses: 0,
        };
        // Assumptions count as written by the step itself, which is not a line.
        case.write(assumed, self.next).then_some(case)
    }

    /// The index, in this trace or case, of the event with this number; `None` if it is before the
    /// first.
    pub fn index_of(&self, number: usize) -> Option<usize> {
        number.checked_sub(self.first)
    }

    /// The number of the event with this index in this trace or case.
    pub fn number_at(&self, index: usize) -> usize {
        self.first + index
    }

    /// Whether this number refers to the assumptions of the case in hand.
    pub fn is_assumption(&self, number: usize) -> bool {
        self.scopes.last() == Some(&(number + 1))
    }

    /// Whether an event belongs to the outermost branching step, as its supposition or a line.
    pub fn is_in_case(&self, number: usize) -> bool {
        self.scopes.first().is_some_and(|&first_of_step| number + 1 >= first_of_step)
    }

    /// Whether the case in hand, or one around it, supposes anything.
    pub fn is_supposed(&self) -> bool {
        let is_assumed = |&(_, number): &(Literal, u32)| self.is_scope(number as usize);
        !self.scopes.is_empty() && self.written.iter().any(is_assumed)
    }

    /// The number of the outermost branching step around the case in hand; `None` outside cases.
    pub fn number_of_step(&self) -> Option<usize> {
        self.scopes.first().map(|first_of_step| first_of_step - 1)
    }

    /// The number of branching steps around the case in hand; 0 outside cases.
    pub fn case_depth(&self) -> usize {
        self.scopes.len()
    }

    /// Whether the step with this number branches, and the case in hand is inside one of its cases.
    fn is_scope(&self, number: usize) -> bool {
        self.scopes.contains(&(number + 1))
    }

    /// The label of the event with this number, seen from here.
    pub fn label(&self, number: usize) -> Label {
        if self.is_scope(number) {
            return Label::Assumption;
        }
        let open = &self.scopes[..self.scopes.iter().take_while(|&&first_of_step| first_of_step <= number).count()];
        match open.last() {
            None => Label::Event(number),
            Some(innermost) => {
                let on_the_way = open.windows(2).map(|pair| pair[1] - pair[0]);
                Label::Line(on_the_way.chain([number + 1 - innermost]).collect())
            }
        }
    }

    /// Shows each event at its moment, then applies it.
    ///
    /// # Errors
    /// If an event does not fit; it has been shown then.
    pub fn walk(&mut self, events: &[Event], mut show: impl FnMut(&Moment<'_>)) -> Result<(), ReplayError> {
        self.try_walk(events, |moment| {
            show(moment);
            Ok(())
        })
    }

    /// Shows each event at its moment, then applies it, until showing one fails.
    ///
    /// # Errors
    /// The error of `show`, or of an event that does not fit; it has been shown then.
    pub fn try_walk<E: From<ReplayError>>(
        &mut self,
        events: &[Event],
        mut show: impl FnMut(&Moment<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        for event in events {
            show(&Moment::new(self, event))?;
            self.apply(event)?;
        }
        Ok(())
    }

    /// Applies the next event. After an error the replay is unspecified.
    ///
    /// # Errors
    /// If it does not fit: a candidate is gone, a depth is wrong, a constraint is not in
    /// contradiction, the branch is another.
    #[inline]
    pub fn apply(&mut self, event: &Event) -> Result<(), ReplayError> {
        match event {
            Event::Step(step) => self.conclude(&step.concluded),
            _ => self.branch(event),
        }
    }

    /// Applies the next event, a step with these conclusions.
    ///
    /// # Errors
    /// If a candidate is not there.
    #[inline]
    pub fn conclude(&mut self, concluded: &[Literal]) -> Result<(), ReplayError> {
        let fits = self.write(concluded, self.next);
        self.go_on(fits)
    }

    /// Applies the next event, a single. Inlined where it is written, as most steps are singles.
    ///
    /// # Errors
    /// If the candidate is not there.
    #[inline(always)]
    pub fn place(&mut self, candidate: Candidate) -> Result<(), ReplayError> {
        let fits = self.write_one(Literal::is(candidate), self.next);
        self.go_on(fits)
    }

    /// Counts an event.
    #[inline]
    fn go_on(&mut self, fits: bool) -> Result<(), ReplayError> {
        self.next += 1;
        if fits { Ok(()) } else { Err(ReplayError { index: self.next - 1 - self.first }) }
    }

    /// Applies an event that is not a step.
    #[inline(never)]
    fn branch(&mut self, event: &Event) -> Result<(), ReplayError> {
        let index = self.next - self.first;
        let fits = match event {
            Event::Step(step) => return self.conclude(&step.concluded),
            Event::Guess { candidate, depth, .. } => {
                let fits = self.position().has(*candidate) && *depth == self.depth() + 1;
                if fits {
                    self.guess(*candidate, index);
                }
                fits
            }
            Event::Contradiction { constraint } => self.position().choices(*constraint).next().is_none(),
            Event::Retreat { removed, depth, branch } => {
                let expected = [self.last_guess().map_or(index, |(_, guess)| guess), index.wrapping_sub(1)];
                *depth == self.depth() && *branch == expected && self.retreat() == Some(*removed)
            }
            Event::Solved => self.position().is_solved(),
        };
        self.go_on(fits)
    }

    /// Writes conclusions, as the event with this number. Returns whether every candidate was still
    /// there.
    #[inline]
    fn write(&mut self, concluded: &[Literal], number: usize) -> bool {
        let mut fits = true;
        for &literal in concluded {
            fits &= self.write_one(literal, number);
        }
        fits
    }

    #[inline(always)]
    fn write_one(&mut self, literal: Literal, number: usize) -> bool {
        self.written.push((literal, number as u32));
        if let Some(numbers) = self.numbers.get_mut() {
            numbers[place(literal)] = number as u32;
        }
        self.facts.write(literal)
    }

    /// The number of the event that wrote a literal.
    fn number_of(&self, literal: Literal) -> Option<usize> {
        let numbers = self.numbers.get_or_init(|| {
            let mut numbers = vec![0; 2 * Candidate::COUNT];
            self.written.iter().for_each(|&(literal, number)| numbers[place(literal)] = number);
            numbers
        });
        Some(numbers[place(literal)] as usize).filter(|number| *number > 0)
    }

    fn guess(&mut self, candidate: Candidate, index: usize) {
        self.guesses += 1;
        self.saved.push(Saved { position: self.position().clone(), written: self.written.len(), candidate, index });
        self.write(&[Literal::is(candidate)], self.next);
    }

    /// Takes the last guess back. Returns its candidate, if there was one and it could be removed.
    fn retreat(&mut self) -> Option<Candidate> {
        let Saved { position, written, candidate, .. } = self.saved.pop()?;
        self.facts.reset(position);
        self.written.truncate(written);
        self.numbers.take();
        self.write(&[Literal::is_not(candidate)], self.next).then_some(candidate)
    }
}

/// The place of a literal in a list of all.
#[inline]
fn place(literal: Literal) -> usize {
    literal.candidate().index() + if literal.is_true() { 0 } else { Candidate::COUNT }
}
