//! Words for guesses, contradictions and retreats, for hints, and for outcomes.

use super::Explainer;
use super::fragment::{Explanation, Fragment};
use crate::board::{Candidate, CellSet, Conflict, Constraint, DigitSet, Grid, Literal, Question};
use crate::logic::{Account, Event, Moment, Pattern, Replay, Sketch, Step};
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

/// A contradiction is given its reason if that has at most this many clauses.
const SHORT_REASON: usize = 5;

/// Of the cells in which two solutions differ, at most this many are listed.
const LISTED_DIFFERENCES: usize = 8;

impl Explainer {
    /// What happens at a moment, in words: a step's reason, a guess, a contradiction, a retreat, the end.
    pub fn moment(&self, moment: &Moment<'_>) -> Explanation {
        match moment.event {
            Event::Step(step) => self.step(moment.before, step),
            Event::Guess { constraint, candidate, .. } => self.guess(moment.before, *constraint, *candidate),
            Event::Contradiction { constraint } => self.contradiction(moment.before, *constraint),
            Event::Retreat { removed, .. } => self.retreat(*removed),
            Event::Solved => self.sentence("solved", &[]),
        }
    }

    fn guess(&self, before: &Replay, constraint: Constraint, candidate: Candidate) -> Explanation {
        let choices = before.position().candidates_of(constraint);
        let why = match constraint.question() {
            Question::Where(digit, house) => self.sentence(
                "guess-places",
                &[
                    ("house", self.house(house).into()),
                    ("digit", self.digits(DigitSet::of(digit)).into()),
                    ("cells", self.either_cell(choices.map(Candidate::cell).collect()).into()),
                ],
            ),
            Question::WhichDigit(cell) => self.sentence(
                "guess-digits",
                &[
                    ("cell", self.cells(CellSet::of(cell)).into()),
                    ("digits", self.either_digit(choices.map(Candidate::digit).collect()).into()),
                ],
            ),
        };
        let (guess, depth) = (before.guesses() + 1, before.depth() + 1);
        let attempt = self.sentence(
            "guess-try",
            &[
                ("candidate", self.literal(Literal::is(candidate)).into()),
                ("guess", guess.into()),
                ("depth", depth.into()),
            ],
        );
        self.locale.sentences.join([self.sentence("guess-stuck", &[]), why, attempt])
    }

    pub(super) fn contradiction(&self, before: &Replay, constraint: Constraint) -> Explanation {
        let (key, mut arguments) = match constraint.question() {
            Question::Where(digit, house) => (
                "contradiction-places",
                vec![("house", self.house(house).into()), ("digit", self.digits(DigitSet::of(digit)).into())],
            ),
            Question::WhichDigit(cell) => {
                ("contradiction-digits", vec![("cell", self.cells(CellSet::of(cell)).into())])
            }
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

    /// A hint at a step that gives away no more than its level says. `before` is the moment at which the step is taken.
    pub fn hint(&self, before: &Replay, step: &Step, level: HintLevel) -> Explanation {
        if level == HintLevel::Everything {
            return self.step(before, step);
        }
        let sketch = step.pattern.sketch(before);
        let place = self.sentence("hint-where", &[("place", self.where_to_look(&step.pattern, &sketch).into())]);
        let technique = || {
            let name = self.technique_name(step.technique);
            self.sentence("hint-technique", &[("technique", name.as_str().into())])
        };
        let cells = || {
            let cells = sketch.cells();
            self.sentence("hint-cells", &[("count", cells.len().into()), ("cells", self.cells(cells).into())])
        };
        let sentences = match level {
            HintLevel::Where => vec![place],
            HintLevel::Technique => vec![place, technique()],
            HintLevel::Cells | HintLevel::Everything => vec![place, technique(), cells()],
        };
        self.locale.sentences.join(sentences)
    }

    /// The house of a pattern, or its digit where it rests on several houses, or its cell.
    fn where_to_look(&self, pattern: &Pattern, sketch: &Sketch) -> Explanation {
        let place = match pattern {
            // The first house, which holds most of the digits that a naked single lacks.
            Pattern::Single(_) => sketch.base.first().map(|house| self.house(house)),
            _ => sketch.base.single().map(|house| self.house(house)),
        };
        match place {
            Some(place) => Explanation(vec![place]),
            None if sketch.digits().len() == 1 => {
                self.locale.say("the-digit", &[("digit", self.digits(sketch.digits()).into())])
            }
            None => Explanation(vec![self.cells(sketch.parts.first().map_or(CellSet::EMPTY, |part| part.cells))]),
        }
    }

    /// How it ended, and what was assumed on the way.
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
                ("digit", self.digits(DigitSet::of(conflict.digit)).into()),
                ("house", self.house(conflict.house).into()),
                ("cells", self.cells(conflict.cells.into_iter().collect()).into()),
            ],
        )
    }

    /// Two solutions, and where they differ.
    pub fn several(&self, one: &Grid, other: &Grid) -> Explanation {
        let differ = one.differing(other);
        let all = differ.len() <= LISTED_DIFFERENCES;
        let cells: Fragment = self.cells(differ.iter().take(LISTED_DIFFERENCES).collect());
        let key = if all { "outcome-several" } else { "outcome-several-many" };
        self.sentence(key, &[("count", differ.len().into()), ("cells", cells.into())])
    }
}
