//! Words for hints: where to look, how, the question to ask; never the answer before the last
//! level.

use super::Explainer;
use super::fragment::{Explanation, Fragment};
use super::messages::Argument;
use crate::board::{Candidate, CellSet, Conflict, Constraint, Position, Question};
use crate::logic::{Alternatives, ForbiddenShape, Pattern, Replay, Role, Sketch, Step, SubsetKind};

/// How much a hint gives away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HintLevel {
    /// Where to look: a house or a digit.
    Where,
    /// Also which technique, and its idea.
    Technique,
    /// Also the question to ask, with its evidence.
    Question,
    /// The whole explanation.
    Everything,
}

impl HintLevel {
    /// From least to most.
    pub const ALL: [HintLevel; 4] =
        [HintLevel::Where, HintLevel::Technique, HintLevel::Question, HintLevel::Everything];
}

/// More digits than these do not make a question.
const MOST_DIGITS: usize = 4;

impl Explainer {
    /// A hint at a step that gives away no more than its level allows. `before` is the moment at
    /// which the step is taken.
    pub fn hint(&self, before: &Replay, step: &Step, level: HintLevel) -> Explanation {
        if level == HintLevel::Everything {
            return self.step(before, step);
        }
        let sketch = step.pattern.sketch(before);
        let places = step.placements().next().is_some();
        let kind = self.sentence(if places { "hint-placing" } else { "hint-removing" }, &[]);
        let place = self.where_to_look(&step.pattern, &sketch);
        let mut sentences = vec![kind, self.sentence("hint-where", &[("place", place.into())])];
        if level >= HintLevel::Technique {
            let name = self.step_name(step);
            sentences.push(self.sentence("hint-technique", &[("technique", name.as_str().into())]));
            sentences.extend(self.gist(step.technique));
        }
        if level >= HintLevel::Question {
            sentences.push(self.question(before, step, &sketch));
        }
        self.locale.sentences.join(sentences)
    }

    /// A hint where no technique finds a step: the constraint to branch on, and the reason.
    pub fn hint_at_guess(&self, position: &Position, constraint: Constraint, level: HintLevel) -> Explanation {
        let mut sentences = vec![self.sentence("no-step", &[])];
        if level == HintLevel::Where {
            let place = match constraint.question() {
                Question::Where(_, house) => self.house(house),
                Question::WhichDigit(cell) => self.cell(cell),
            };
            sentences.push(self.sentence("hint-where", &[("place", place.into())]));
        } else {
            sentences.push(self.why_guessed(position, constraint));
            sentences.push(self.sentence("hint-try", &[]));
        }
        self.locale.sentences.join(sentences)
    }

    /// Two equal digits in a house, of which only one is a given.
    pub fn clash(&self, conflict: &Conflict, givens: CellSet) -> Explanation {
        let [one, other] = conflict.cells;
        let (given, own) = match (givens.contains(one), givens.contains(other)) {
            (true, false) => (one, other),
            (false, true) => (other, one),
            _ => return self.conflict(conflict),
        };
        let arguments = [
            ("digit", self.digit(conflict.digit).into()),
            ("own", self.cell(own).into()),
            ("given", self.cell(given).into()),
            ("house", self.house(conflict.house).into()),
        ];
        self.sentence("wrong-clash", &arguments)
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

    /// The question that leads to the step, with its evidence but not its answer.
    fn question(&self, before: &Replay, step: &Step, sketch: &Sketch) -> Explanation {
        let empty = before.position().empty_cells();
        let digits = ("digits", self.digits(sketch.digits()).into());
        let houses = ("houses", self.houses(sketch.base).into());
        match &step.pattern {
            Pattern::Single(single) => match single.constraint.question() {
                Question::WhichDigit(cell) => self.sentence("ask-cell", &[("cell", self.cell(cell).into()), houses]),
                Question::Where(_, house) if (empty & house.cells()).len() == 1 => {
                    self.sentence("ask-missing", &[houses])
                }
                Question::Where(..) => {
                    let looked_at = sketch.looked_at();
                    let cells: Argument = self.cells(looked_at).into();
                    self.sentence("ask-place", &[digits, houses, ("count", looked_at.len().into()), ("cells", cells)])
                }
            },
            Pattern::Subset(subset) => match subset.kind {
                SubsetKind::Naked => self.sentence("ask-cells", &[("cells", self.cells(subset.cells).into()), houses]),
                SubsetKind::Hidden => self.sentence("ask-digits", &[digits, houses]),
            },
            Pattern::Branches(branches) if branches.of == Alternatives::Nothing => {
                let place = self.cells(self.shown_cells(step, sketch));
                self.sentence("ask-together", &[digits, ("place", place.into())])
            }
            Pattern::Branches(branches) => {
                let place: Fragment = match &branches.of {
                    Alternatives::Question(question) => match question.question() {
                        Question::WhichDigit(cell) => self.cell(cell),
                        Question::Where(_, house) => self.house(house),
                    },
                    Alternatives::TrueOrFalse(candidate) => self.cell(candidate.cell()),
                    _ => self.cells(self.shown_cells(step, sketch)),
                };
                self.sentence("ask-cases", &[digits, ("place", place.into())])
            }
            // The houses of its cells are no places to look along.
            Pattern::ForbiddenPattern(pattern) if pattern.shape == ForbiddenShape::Tridagon => {
                self.ask_to_follow(step, sketch)
            }
            _ if sketch.base.is_empty() || sketch.digits().len() > MOST_DIGITS => self.ask_to_follow(step, sketch),
            _ if sketch.cover.is_empty() => self.sentence("ask-links", &[digits, houses]),
            _ => self.sentence("ask-houses", &[digits, houses, ("cover", self.houses(sketch.cover).into())]),
        }
    }

    /// Asks what the cells of the pattern can be, and what follows.
    fn ask_to_follow(&self, step: &Step, sketch: &Sketch) -> Explanation {
        let cells = self.cells(self.shown_cells(step, sketch));
        self.sentence("ask-follow", &[("cells", cells.into())])
    }

    /// The cells of the pattern without those that the step fills.
    fn shown_cells(&self, step: &Step, sketch: &Sketch) -> CellSet {
        let filled: CellSet = step.placements().map(Candidate::cell).collect();
        let parts = sketch.parts.iter().filter(|part| part.role != Role::Look);
        let cells = parts.fold(CellSet::EMPTY, |cells, part| cells | part.cells);
        if (cells - filled).is_empty() { cells } else { cells - filled }
    }
}
