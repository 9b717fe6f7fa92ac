//! Words for guesses, contradictions and retreats, and for outcomes.

use super::Explainer;
use super::fragment::{Explanation, Fragment};
use crate::board::{Candidate, Conflict, Constraint, Grid, Literal, Position, Question};
use crate::logic::{Account, Event, Moment, Replay};
use crate::solve::{Outcome, Solution, fewest_candidates};

/// A contradiction is given its reason if that has at most this many clauses.
const SHORT_REASON: usize = 5;

/// Of the cells in which two solutions differ, at most this many are listed.
const LISTED_DIFFERENCES: usize = 8;

impl Explainer {
    /// The event at a moment, in words: a step's reason, a guess, a contradiction, a retreat, the
    /// end.
    pub fn moment(&self, moment: &Moment<'_>) -> Explanation {
        match moment.event {
            Event::Step(step) => self.step(moment.before, step),
            Event::Guess { constraint, candidate, .. } => self.guess(moment.before, *constraint, *candidate),
            Event::Contradiction { constraint } => self.contradiction(moment.before, *constraint),
            Event::Retreat { removed, .. } => self.retreat(*removed),
            Event::Solved => self.sentence("solved", &[]),
        }
    }

    /// An event in one line, without a reason: "r6c5<>5 · X-Wing".
    pub fn briefly(&self, event: &Event, name: &str) -> Explanation {
        let conclusion = match event {
            Event::Step(step) => self.conclusion(&step.concluded),
            Event::Guess { candidate, .. } => self.conclusion(&[Literal::is(*candidate)]),
            Event::Retreat { removed, .. } => self.conclusion(&[Literal::is_not(*removed)]),
            Event::Contradiction { constraint } => match constraint.question() {
                Question::Where(digit, house) => {
                    let numbers = [("digit", self.digit(digit).into()), ("house", self.house(house).into())];
                    self.locale.say("digit-in-house", &numbers)
                }
                Question::WhichDigit(cell) => Explanation(vec![self.cell(cell)]),
            },
            Event::Solved => return self.sentence("solved", &[]),
        };
        self.locale.say("story-brief", &[("conclusion", conclusion.into()), ("technique", name.into())])
    }

    fn guess(&self, before: &Replay, constraint: Constraint, candidate: Candidate) -> Explanation {
        let (guess, depth) = (before.guesses() + 1, before.depth() + 1);
        let attempt = self.sentence(
            "guess-try",
            &[
                ("candidate", self.literal(Literal::is(candidate)).into()),
                ("guess", guess.into()),
                ("depth", depth.into()),
            ],
        );
        let why = self.why_guessed(before.position(), constraint);
        self.locale.sentences.join([self.sentence("guess-stuck", &[]), why, attempt])
    }

    /// The reason to branch on this constraint.
    pub(super) fn why_guessed(&self, position: &Position, constraint: Constraint) -> Explanation {
        let choices = position.candidates_of(constraint);
        let count = choices.clone().count();
        // A shortened trace may branch where others have fewer.
        let is_least = fewest_candidates(position).is_some_and(|(.., least)| count <= least);
        let numbers = [("count", count.into()), ("least", usize::from(is_least).into())];
        let (key, named) = match constraint.question() {
            Question::Where(digit, house) => {
                let digit = self.digit(digit).into();
                let cells = self.cells(choices.map(Candidate::cell).collect()).into();
                ("guess-places", vec![("house", self.house(house).into()), ("digit", digit), ("cells", cells)])
            }
            Question::WhichDigit(cell) => {
                let digits = self.digits(choices.map(Candidate::digit).collect()).into();
                ("guess-digits", vec![("cell", self.cell(cell).into()), ("digits", digits)])
            }
        };
        self.sentence(key, &named.into_iter().chain(numbers).collect::<Vec<_>>())
    }

    pub(super) fn contradiction(&self, before: &Replay, constraint: Constraint) -> Explanation {
        if let Some(line) = self.supposed(before, constraint, None) {
            return line;
        }
        let (key, mut arguments) = match constraint.question() {
            Question::Where(digit, house) => {
                ("contradiction-places", vec![("house", self.house(house).into()), ("digit", self.digit(digit).into())])
            }
            Question::WhichDigit(cell) => ("contradiction-digits", vec![("cell", self.cell(cell).into())]),
        };
        // Inside a guess or a case, "now" and "left" refer to what was supposed.
        let depth = before.depth() + before.case_depth();
        arguments.push(("depth", depth.into()));
        let clauses = self.account_clauses(before, &Account::of(before, constraint));
        let reason = if clauses.len() <= SHORT_REASON { clauses } else { Vec::new() };
        arguments.push(("details", self.details(self.locale.clauses.join(reason)).into()));
        self.sentence(key, &arguments)
    }

    fn retreat(&self, removed: Candidate) -> Explanation {
        self.sentence("retreat", &[("conclusion", self.conclusion(&[Literal::is_not(removed)]).into())])
    }

    /// The outcome of a solution, and the assumptions made on the way.
    pub fn outcome(&self, solution: &Solution) -> Explanation {
        let premise = match solution.unique {
            Some(true) if solution.trace.assumes_uniqueness() => Some("uniqueness-assumed"),
            Some(false) if matches!(solution.outcome, Outcome::Solved(_) | Outcome::Stuck) => Some("uniqueness-off"),
            _ => None,
        };
        let premise = premise.map(|key| self.sentence(key, &[]));
        self.locale.sentences.join([self.ending(solution)].into_iter().chain(premise))
    }

    fn ending(&self, solution: &Solution) -> Explanation {
        match &solution.outcome {
            Outcome::Solved(_) => self.sentence("outcome-solved", &[("guesses", solution.trace.guesses().into())]),
            Outcome::Several(two) => self.several(&two[0], &two[1]),
            Outcome::None => self.sentence("outcome-none", &[]),
            Outcome::Invalid(conflict) => self.conflict(conflict),
            Outcome::Stuck => {
                let empty = solution.trace.walk(|_| {}).map_or(0, |end| end.position().empty_cells().len());
                self.sentence("outcome-stuck", &[("count", empty.into())])
            }
            Outcome::Cancelled => self.sentence("outcome-cancelled", &[]),
        }
    }

    /// Two equal digits in a house.
    pub fn conflict(&self, conflict: &Conflict) -> Explanation {
        self.sentence(
            "outcome-invalid",
            &[
                ("digit", self.digit(conflict.digit).into()),
                ("house", self.house(conflict.house).into()),
                ("cells", self.cells(conflict.cells.into_iter().collect()).into()),
            ],
        )
    }

    /// Two solutions, and the cells in which they differ.
    pub fn several(&self, one: &Grid, other: &Grid) -> Explanation {
        let differ = one.differing(other);
        let all = differ.len() <= LISTED_DIFFERENCES;
        let cells: Fragment = self.cells(differ.iter().take(LISTED_DIFFERENCES).collect());
        let key = if all { "outcome-several" } else { "outcome-several-many" };
        self.sentence(key, &[("count", differ.len().into()), ("cells", cells.into())])
    }
}
