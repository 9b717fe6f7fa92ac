//! Words for what happens between the steps, for hints, and for how it ends.

use super::Explainer;
use super::account::Account;
use super::fragment::{Explanation, Fragment};
use super::history::History;
use crate::board::{Candidate, Cell, CellSet, Constraint, DigitSet, Element, Grid, Position, Question};
use crate::logic::{Event, Pattern, Step};
use crate::solve::{Outcome, Solution};

/// How much a hint gives away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HintLevel {
    /// Where to look: a house or a digit.
    Where,
    /// Also which technique.
    Technique,
    /// Also the cells of the pattern.
    Cells,
    /// The whole explanation.
    Everything,
}

impl HintLevel {
    /// From least to most.
    pub const ALL: [HintLevel; 4] = [HintLevel::Where, HintLevel::Technique, HintLevel::Cells, HintLevel::Everything];
}

/// Reasons of at most this many clauses are given for a contradiction.
const SHORT_REASON: usize = 5;

/// Of two solutions at most so many different cells are listed.
const LISTED_DIFFERENCES: usize = 8;

impl Explainer {
    /// An event of a trace, in words: a step's reason, a guess, a contradiction, a retreat, the end.
    pub fn event(&self, position: &Position, event: &Event, history: &History) -> Explanation {
        match event {
            Event::Step(step) => self.step(position, step, history),
            Event::Guess { constraint, candidate, depth, .. } => {
                self.guess(position, *constraint, *candidate, *depth, history)
            }
            Event::Contradiction { constraint } => self.contradiction(position, *constraint, history),
            Event::Retreat { removed, .. } => self.retreat(*removed),
            Event::Solved => self.sentence("solved", &[]),
        }
    }

    fn guess(
        &self,
        position: &Position,
        constraint: Constraint,
        candidate: Candidate,
        depth: usize,
        history: &History,
    ) -> Explanation {
        let choices = position.candidates_of(constraint);
        let count = ("count", choices.clone().count().into());
        let why = match constraint.question() {
            Question::Where(digit, house) => self.sentence(
                "guess-places",
                &[
                    ("house", self.house(house).into()),
                    ("digit", self.digits(DigitSet::of(digit)).into()),
                    ("cells", self.cells(choices.map(Candidate::cell).collect()).into()),
                    count,
                ],
            ),
            Question::WhichDigit(cell) => self.sentence(
                "guess-digits",
                &[
                    ("cell", self.cells(CellSet::of(cell)).into()),
                    ("digits", self.digits(choices.map(Candidate::digit).collect()).into()),
                    count,
                ],
            ),
        };
        // A history that was not kept knows of no guesses, but there were at least as many as are open.
        let guess = (history.guesses() + 1).max(depth);
        let attempt = self.sentence(
            "guess-try",
            &[("candidate", self.placement(candidate).into()), ("guess", guess.into()), ("depth", depth.into())],
        );
        self.locale.sentences.join([self.sentence("guess-stuck", &[]), why, attempt])
    }

    fn contradiction(&self, position: &Position, constraint: Constraint, history: &History) -> Explanation {
        let (key, mut arguments) = match constraint.question() {
            Question::Where(digit, house) => (
                "contradiction-places",
                vec![("house", self.house(house).into()), ("digit", self.digits(DigitSet::of(digit)).into())],
            ),
            Question::WhichDigit(cell) => {
                ("contradiction-digits", vec![("cell", self.cells(CellSet::of(cell)).into())])
            }
        };
        arguments.push(("depth", history.depth().into()));
        let clauses = self.account_clauses(&Account::of(position, constraint, history));
        let details = if clauses.len() <= SHORT_REASON { self.details(clauses) } else { Explanation::default() };
        arguments.push(("details", details.into()));
        self.sentence(key, &arguments)
    }

    fn retreat(&self, removed: Candidate) -> Explanation {
        self.sentence(
            "retreat",
            &[
                ("cell", self.cells(CellSet::of(removed.cell())).into()),
                ("digit", self.digits(DigitSet::of(removed.digit())).into()),
                ("conclusion", self.elimination(removed).into()),
            ],
        )
    }

    /// A hint at a step that gives away no more than its level says.
    pub fn hint(&self, position: &Position, step: &Step, level: HintLevel, history: &History) -> Explanation {
        if level == HintLevel::Everything {
            return self.step(position, step, history);
        }
        let place = self.sentence("hint-where", &[("place", self.where_to_look(position, &step.pattern).into())]);
        let technique = || {
            let name = self.technique_name(step.technique);
            self.sentence("hint-technique", &[("technique", name.as_str().into())])
        };
        let cells = || {
            let cells = step.pattern.cells(position);
            self.sentence("hint-cells", &[("count", cells.len().into()), ("cells", self.cells(cells).into())])
        };
        let sentences = match level {
            HintLevel::Where => vec![place],
            HintLevel::Technique => vec![place, technique()],
            HintLevel::Cells | HintLevel::Everything => vec![place, technique(), cells()],
        };
        self.locale.sentences.join(sentences)
    }

    /// The house of a pattern, or the digit where it rests on several houses.
    fn where_to_look(&self, position: &Position, pattern: &Pattern) -> Explanation {
        let (houses, digits) = (pattern.houses(), pattern.digits());
        let place = match pattern {
            Pattern::Single { candidate, .. } if houses.is_empty() => self.house_to_look_at(position, candidate.cell()),
            _ if houses.single().is_some() => self.houses(houses),
            _ => return self.locale.say("the-digit", &[("digit", self.digits(digits).into())]),
        };
        Explanation(vec![place])
    }

    /// How it ended.
    pub fn outcome(&self, solution: &Solution) -> Explanation {
        match &solution.outcome {
            Outcome::Solved(_) => self.sentence("outcome-solved", &[("guesses", solution.trace.guesses().into())]),
            Outcome::Several(two) => self.several(&two[0], &two[1]),
            Outcome::None => self.sentence("outcome-none", &[]),
            Outcome::Invalid(conflict) => self.sentence(
                "outcome-invalid",
                &[
                    ("digit", self.digits(DigitSet::of(conflict.digit)).into()),
                    ("house", self.house(conflict.house).into()),
                    ("cells", self.cells(conflict.cells.into_iter().collect()).into()),
                ],
            ),
            Outcome::Stuck => {
                let empty = solution.trace.replay(|_, _, _| {}).map_or(0, |end| end.empty_cells().len());
                self.sentence("outcome-stuck", &[("count", empty.into())])
            }
            Outcome::Cancelled => self.sentence("outcome-cancelled", &[]),
        }
    }

    /// Two solutions, and where they differ.
    fn several(&self, one: &Grid, other: &Grid) -> Explanation {
        let differ: CellSet = Cell::all().filter(|&cell| one.get(cell) != other.get(cell)).collect();
        let all = differ.len() <= LISTED_DIFFERENCES;
        let cells: Fragment = self.cells(differ.iter().take(LISTED_DIFFERENCES).collect());
        let key = if all { "outcome-several" } else { "outcome-several-many" };
        self.sentence(key, &[("count", differ.len().into()), ("cells", cells.into())])
    }
}
