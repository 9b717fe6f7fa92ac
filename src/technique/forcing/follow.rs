//! The consequences of a supposition by singles, and the singles that each result rests on.
//!
//! A supposition, a candidate that is true or false, is followed in rounds, each of which fills all
//! singles present, so that results with few lines come early. Every candidate that goes is
//! recorded with the single that took it, and every single with all earlier singles that it needs,
//! as a set of bits. So the number of lines of a result is known without writing them.

use crate::board::{Candidate, CandidateSet, Constraint, Element, Literal, Position, Question, View, nine};
use crate::logic::{Case, Event, Literals, Single, Step};
use crate::technique::singles;
use std::cmp::Reverse;

/// The singles to follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Those of constraints that had two candidates at the start, so that each rests on one other:
    /// a chain.
    Links,
    /// Those of one digit in houses, which may rest on several others.
    OneDigit,
    /// All: a net.
    All,
    /// All, in at most this many rounds.
    Rounds(usize),
}

/// Some of the singles of a case, as a set of bits.
pub type Needs = u128;

/// The number that stands for the supposition in place of a single's.
const SUPPOSED: u8 = u8::MAX;

/// A supposition, and all its consequences up to a contradiction.
pub struct Followed {
    supposed: Literal,
    filled: Vec<Filled>,
    /// For a candidate that went, the single that took it; for a true one, its own single.
    by: Box<[u8; Candidate::COUNT]>,
    /// The candidates that are true.
    pub on: CandidateSet,
    /// The candidates that went.
    pub off: CandidateSet,
    /// The constraint left without a candidate, and the singles that this rests on.
    contradiction: Option<(Constraint, Needs)>,
}

/// A filled single.
struct Filled {
    candidate: Candidate,
    constraint: Constraint,
    /// The singles that it rests on, and itself.
    needs: Needs,
    /// The number of these.
    count: u32,
}

impl Followed {
    /// Follows a supposition.
    pub fn of(position: &Position, supposed: Literal, reach: Reach) -> Followed {
        let mut followed = Followed {
            supposed,
            filled: Vec::new(),
            by: Box::new([SUPPOSED; Candidate::COUNT]),
            on: CandidateSet::EMPTY,
            off: CandidateSet::EMPTY,
            contradiction: None,
        };
        match reach {
            Reach::Links => followed.along_links(position),
            Reach::OneDigit | Reach::All | Reach::Rounds(_) => followed.in_rounds(position, reach),
        }
        followed
    }

    /// Whether it ends in a contradiction.
    pub fn is_refuted(&self) -> bool {
        self.contradiction.is_some()
    }

    /// The supposition.
    pub fn supposed(&self) -> Literal {
        self.supposed
    }

    /// The singles that a result rests on, or that the contradiction rests on, if there is one.
    pub fn needs(&self, result: Literal) -> Needs {
        match self.contradiction {
            Some((_, needs)) => needs,
            None => self.needs_of(result.candidate()),
        }
    }

    /// The singles by which a result is reached, even if there is a contradiction.
    pub fn needs_to_reach(&self, result: Literal) -> Option<Needs> {
        let reached = if result.is_true() { &self.on } else { &self.off };
        reached.contains(result.candidate()).then(|| self.needs_of(result.candidate()))
    }

    /// The number of lines to tell a case with these singles.
    pub fn lines(&self, needs: Needs) -> u32 {
        needs.count_ones() + u32::from(self.is_refuted())
    }

    /// The case with these singles, which ends in the contradiction if there is one. A line of
    /// thought is told to its end before the next begins.
    pub fn case(&self, needs: Needs) -> Case {
        let mut case = self.case_before_contradiction(needs);
        case.events.extend(self.contradiction.map(|(constraint, _)| Event::Contradiction { constraint }));
        case
    }

    /// The case with only these singles.
    pub fn case_before_contradiction(&self, needs: Needs) -> Case {
        let mut told = Vec::new();
        self.tell(needs, &mut 0, &mut told);
        let filled = told.into_iter().map(|place| &self.filled[place]);
        let singles = filled.map(|filled| Event::Step(single(filled.constraint, filled.candidate)));
        Case { assumed: Literals::of(self.supposed), events: singles.collect() }
    }

    /// Adds the indices of these singles, each after those that it rests on; the single that rests
    /// on the most is handled first. `done` are those told already.
    fn tell(&self, needs: Needs, done: &mut Needs, told: &mut Vec<usize>) {
        loop {
            let open = nine::bits(needs & !*done);
            let Some(place) = open.max_by_key(|&place| (self.filled[place].count, Reverse(place))) else { return };
            self.tell(self.filled[place].needs & !(1 << place), done, told);
            *done |= 1 << place;
            told.push(place);
        }
    }

    fn needs_of(&self, candidate: Candidate) -> Needs {
        match self.by[candidate.index()] {
            SUPPOSED => 0,
            by => self.filled[usize::from(by)].needs,
        }
    }

    /// The singles behind the candidates that went from an open constraint since the start.
    fn needs_of_gone(&self, constraint: Constraint, [start, now]: [&Position; 2]) -> Needs {
        let gone = start.slots(constraint) - now.slots(constraint);
        gone.iter().fold(0, |needs, slot| needs | self.needs_of(constraint.candidate(slot.index())))
    }

    /// Records a filled single. Returns its number.
    fn fill(&mut self, candidate: Candidate, constraint: Constraint, needs: Needs) -> u8 {
        let number = self.filled.len() as u8;
        self.by[candidate.index()] = number;
        let needs = needs | 1 << number;
        if self.filled.is_empty() {
            // Not before: most suppositions come to nothing.
            self.filled.reserve(16);
        }
        self.filled.push(Filled { candidate, constraint, needs, count: needs.count_ones() });
        number
    }

    fn lose(&mut self, candidate: Candidate, by: u8) {
        self.off.insert(candidate);
        self.by[candidate.index()] = by;
    }

    /// Follows links alone, breadth first.
    fn along_links(&mut self, position: &Position) {
        // Candidates that went, in order; their consequences are queued after them.
        let mut queue: Vec<Candidate> = Vec::with_capacity(64);
        let supposed = self.supposed.candidate();
        if self.supposed.is_true() {
            self.spread(position, supposed, SUPPOSED, &mut queue)
        } else {
            self.lose(supposed, SUPPOSED);
            queue.push(supposed);
        }
        let mut next = 0;
        while let Some(&gone) = queue.get(next) {
            next += 1;
            for constraint in gone.constraints() {
                if position.slots(constraint).len() != 2 {
                    continue;
                }
                let Some(other) = position.candidates_of(constraint).find(|&other| other != gone) else { continue };
                if self.off.contains(other) {
                    self.contradiction = Some((constraint, self.needs_of(gone) | self.needs_of(other)));
                    return;
                }
                if !self.on.contains(other) {
                    let number = self.fill(other, constraint, self.needs_of(gone));
                    self.spread(position, other, number, &mut queue);
                }
            }
        }
    }

    /// Makes a candidate true: all candidates that conflict with it go.
    fn spread(&mut self, position: &Position, candidate: Candidate, by: u8, queue: &mut Vec<Candidate>) {
        self.on.insert(candidate);
        for conflict in position.conflicts(candidate) {
            if !self.off.contains(conflict) {
                self.lose(conflict, by);
                queue.push(conflict);
            }
        }
    }

    /// Follows singles, round by round.
    fn in_rounds(&mut self, position: &Position, reach: Reach) {
        let mut now = position.clone();
        let supposed = self.supposed.candidate();
        let is_followed = |constraint: Constraint| match (reach, constraint.question()) {
            (Reach::OneDigit, Question::Where(digit, _)) => digit == supposed.digit(),
            (Reach::OneDigit, Question::WhichDigit(_)) => false,
            _ => true,
        };
        if self.supposed.is_true() {
            self.place(&mut now, supposed, SUPPOSED);
        } else {
            self.lose(supposed, SUPPOSED);
            now.remove(supposed);
        }
        let mut round = Vec::new();
        for rounds in 0.. {
            if now.contradiction().is_some() {
                let empty = now.contradictions().filter(|&constraint| is_followed(constraint));
                let needs = empty.map(|constraint| (constraint, self.needs_of_gone(constraint, [position, &now])));
                self.contradiction = needs.min_by_key(|(_, needs)| needs.count_ones());
                if self.is_refuted() {
                    return;
                }
            }
            self.round([position, &now], is_followed, &mut round);
            if round.is_empty() || reach == Reach::Rounds(rounds) {
                return;
            }
            for (candidate, constraint, needs) in round.drain(..) {
                // A single in conflict with another one of the round is gone by now, and the
                // contradiction will show.
                if now.has(candidate) {
                    let number = self.fill(candidate, constraint, needs);
                    self.place(&mut now, candidate, number);
                }
            }
        }
    }

    /// Lists the singles of a position, each in the constraint where it needs the fewest others.
    fn round(
        &self,
        [start, now]: [&Position; 2],
        is_followed: impl Fn(Constraint) -> bool,
        round: &mut Vec<(Candidate, Constraint, Needs)>,
    ) {
        let singles = [View::Box, View::Row, View::Column, View::Cell].into_iter().flat_map(|view| now.singles(view));
        for (constraint, candidate) in singles.filter(|&(constraint, _)| is_followed(constraint)) {
            let needs = self.needs_of_gone(constraint, [start, now]);
            match round.iter_mut().find(|(known, ..)| *known == candidate) {
                Some((_, _, known)) if known.count_ones() <= needs.count_ones() => {}
                Some(known) => *known = (candidate, constraint, needs),
                None => round.push((candidate, constraint, needs)),
            }
        }
    }

    fn place(&mut self, now: &mut Position, candidate: Candidate, by: u8) {
        self.on.insert(candidate);
        now.conflicts(candidate).for_each(|conflict| self.lose(conflict, by));
        now.place_if_possible(candidate);
    }
}

/// The step that fills a single.
pub fn single(constraint: Constraint, candidate: Candidate) -> Step {
    Step::single(singles::of_view(constraint.view()), Single { constraint, candidate })
}
