//! Words for hints: where to look, how, the question to ask; never the answer before the last
//! level.

use super::Explainer;
use super::fragment::Explanation;
use crate::board::{Candidate, Cell, CellSet, Conflict, Constraint, House, HouseSet, Position, Question};
use crate::logic::{Pattern, Replay, Sketch, Step};
use std::cmp::Reverse;
use std::str::FromStr;

/// How much a hint gives away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HintLevel {
    /// The cells that are filled or lose candidates, and nothing else. It has no number, as the
    /// other levels do not name these cells at first.
    Cell,
    /// Where to look: a house, a digit, a region; never a cell.
    Where,
    /// Also which technique, and its gist.
    Technique,
    /// Also the question to ask, with its evidence.
    Question,
    /// The whole explanation.
    Everything,
}

impl HintLevel {
    /// The levels with a number, from least to most.
    pub const ALL: [HintLevel; 4] =
        [HintLevel::Where, HintLevel::Technique, HintLevel::Question, HintLevel::Everything];

    /// The number of the level, from 1; none for [`HintLevel::Cell`].
    pub fn number(self) -> Option<u8> {
        (1..).zip(HintLevel::ALL).find(|&(_, level)| level == self).map(|(number, _)| number)
    }
}

impl FromStr for HintLevel {
    type Err = ();

    /// Reads `1` to `4`, and `cell`.
    fn from_str(text: &str) -> Result<HintLevel, ()> {
        let is_it = |level: &HintLevel| level.number().is_some_and(|number| number.to_string() == text);
        let numbered = || HintLevel::ALL.into_iter().find(is_it).ok_or(());
        if text == "cell" { Ok(HintLevel::Cell) } else { numbered() }
    }
}

impl Explainer {
    /// A hint at a step that gives away no more than its level allows. `before` is the moment at
    /// which the step is taken.
    pub fn hint(&self, before: &Replay, step: &Step, level: HintLevel) -> Explanation {
        let sketch = match level {
            HintLevel::Everything => return self.step(before, step),
            HintLevel::Cell => return self.cells_of_conclusion(step),
            _ => step.pattern.sketch(before),
        };
        let kind = self.sentence(if is_placing(step) { "hint-placing" } else { "hint-removing" }, &[]);
        let mut sentences = vec![kind, self.where_to_look(before.position(), step, &sketch)];
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

    /// The cells that a step fills; those of the candidates that it removes if it fills none.
    fn cells_of_conclusion(&self, step: &Step) -> Explanation {
        let cells = ("cells", self.cells(concluded_cells(step)).into());
        self.sentence("hint-cell", &[("placing", usize::from(is_placing(step)).into()), cells])
    }

    /// A hint where no technique finds a step: the constraint to branch on, and the reason.
    pub fn hint_at_guess(&self, position: &Position, constraint: Constraint, level: HintLevel) -> Explanation {
        let mut sentences = vec![self.sentence("no-step", &[])];
        if level <= HintLevel::Where {
            let place = match constraint.question() {
                Question::Where(_, house) => self.house(house),
                Question::WhichDigit(cell) if level == HintLevel::Cell => self.cell(cell),
                Question::WhichDigit(cell) => self.house(box_of(cell)),
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

    /// The house of a pattern, or its digit where it rests on several houses, or the region that it
    /// lies in; otherwise the region of what follows.
    fn where_to_look(&self, position: &Position, step: &Step, sketch: &Sketch) -> Explanation {
        let look_at = |houses| self.sentence("hint-where", &[("place", self.houses(houses).into())]);
        let house = match &step.pattern {
            // The first house, which holds most of the digits that a naked single lacks.
            Pattern::Single(_) => sketch.base.first(),
            _ => sketch.base.single(),
        };
        if let Some(house) = house {
            return look_at(HouseSet::of(house));
        }
        if sketch.digits().len() == 1 {
            let digit = self.locale.say("the-digit", &[("digit", self.digits(sketch.digits()).into())]);
            return self.sentence("hint-where", &[("place", digit.into())]);
        }
        match (region(sketch.cells()), &step.pattern) {
            (Some(houses), Pattern::Wing(_) | Pattern::RemotePair(_)) => {
                let most = sketch.cells().iter().map(|cell| position.candidates(cell).len()).max();
                let slots = [("houses", self.houses(houses).into()), ("most", most.unwrap_or(0).into())];
                self.sentence("hint-few", &slots)
            }
            (Some(houses), _) => look_at(houses),
            (None, _) => self.where_it_follows(step),
        }
    }

    /// The region of what a step concludes.
    fn where_it_follows(&self, step: &Step) -> Explanation {
        let cells = concluded_cells(step);
        let in_box = |house: &House| (cells & house.cells()).len();
        let busiest = || cells.iter().map(box_of).max_by_key(in_box).into_iter().collect();
        let (houses, all) = region(cells).map_or_else(|| (busiest(), 0), |houses| (houses, 1));
        let place = ("place", self.houses(houses).into());
        self.sentence("hint-follows", &[place, ("placing", usize::from(is_placing(step)).into()), ("all", all.into())])
    }
}

fn is_placing(step: &Step) -> bool {
    step.placements().next().is_some()
}

/// The cells that a step fills; those of the candidates that it removes if it fills none.
fn concluded_cells(step: &Step) -> CellSet {
    match is_placing(step) {
        true => step.placements().map(Candidate::cell).collect(),
        false => step.eliminations().map(Candidate::cell).collect(),
    }
}

fn box_of(cell: Cell) -> House {
    House::block(cell.box_number())
}

/// The house that holds these cells, or else two houses, or else the three rows or columns of a
/// band or stack. None if they need more.
fn region(cells: CellSet) -> Option<HouseSet> {
    let one = cells.common_houses().map(HouseSet::of);
    let two = cells.first().into_iter().flat_map(Cell::houses).flat_map(|house| {
        let rest = cells - house.cells();
        rest.common_houses().map(move |other| HouseSet::of(house).with(other))
    });
    // Where a cell is in both, a reader sees the connection.
    let shared = |houses: &HouseSet| houses.iter().map(|house| (cells & house.cells()).len()).sum::<usize>();
    let two = two.min_by_key(|houses| Reverse(shared(houses)));
    let lines: [fn(usize) -> House; 2] = [House::row, House::column];
    let chutes =
        lines.into_iter().flat_map(|line| (0..3).map(move |chute| (0..3).map(|i| line(3 * chute + i)).collect()));
    let chute = chutes.filter(|houses: &HouseSet| cells.is_subset(houses.cells()));
    one.chain(two).chain(chute).next()
}
