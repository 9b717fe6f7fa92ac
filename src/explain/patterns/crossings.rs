//! Words for patterns where lines and boxes cross: the law of leftover, fireworks, empty rectangle
//! intersection pairs.

use crate::board::{CellSet, Position};
use crate::explain::{Explainer, Explanation, Fragment};
use crate::logic::{ErIntersectionPair, Firework, LawOfLeftover, Step};

impl Explainer {
    /// The rest of a line and the rest of a box hold the same digits.
    pub(super) fn law_of_leftover(&self, law: &LawOfLeftover, step: &Step) -> Explanation {
        let both = [(law.off_line, law.line), (law.off_box, law.block)];
        let each = both.into_iter().filter(|(digits, _)| !digits.is_empty()).map(|(digits, house)| {
            let arguments = [("digits", self.either_digit(digits).into()), ("house", self.house(house).into())];
            self.locale.say("law-of-leftover-part", &arguments)
        });
        let (line, block) = (law.line.cells(), law.block.cells());
        let beside = |house, cells: CellSet| {
            let words = self.locale.say("law-of-leftover-beside", &[("house", self.house(house).into())]);
            Fragment::Cells(cells, words.to_string().into())
        };
        let shared = self.locale.say("law-of-leftover-shared", &[]);
        let arguments = [
            ("line", self.house(law.line).into()),
            ("box", self.house(law.block).into()),
            ("shared", Fragment::Cells(line & block, shared.to_string().into()).into()),
            ("line-cells", beside(law.line, line - block).into()),
            ("box-cells", beside(law.block, block - line).into()),
            ("parts", self.locale.clauses.join(each).into()),
        ];
        self.reason_and_conclusion("law-of-leftover", arguments, step)
    }

    /// Digits that a row and a column have outside a box in one cell each, of one pivot or two.
    pub(super) fn firework(&self, firework: &Firework, step: &Step) -> Explanation {
        let [in_row, in_column] = firework.wings;
        let each = firework.pivots().map(|(pivot, digits)| {
            let [row, column, block] = pivot.houses();
            let [a, b] = if pivot == firework.pivot { [in_row, in_column] } else { [in_column, in_row] };
            let arguments = [
                ("digits", self.digits(digits).into()),
                ("row", self.house(row).into()),
                ("column", self.house(column).into()),
                ("box", self.house(block).into()),
                ("a", self.cells(CellSet::of(a)).into()),
                ("b", self.cells(CellSet::of(b)).into()),
                ("pivot", self.cells(CellSet::of(pivot)).into()),
            ];
            self.sentence("firework", &arguments)
        });
        let mut arguments = vec![
            ("digits", self.digits(firework.all_digits()).into()),
            ("cells", self.cells(firework.cells()).into()),
            ("conclusion", self.conclusion(&step.concluded).into()),
        ];
        let so = match firework.opposite {
            None => self.sentence("firework-so", &arguments),
            Some((opposite, digits)) => {
                arguments.extend([
                    ("pivot", self.cells(CellSet::of(firework.pivot)).into()),
                    ("own", self.either_digit(firework.digits).into()),
                    ("opposite", self.cells(CellSet::of(opposite)).into()),
                    ("others", self.either_digit(digits).into()),
                ]);
                self.sentence("firework-two-so", &arguments)
            }
        };
        self.locale.sentences.join(each.chain([so]))
    }

    /// Two equal cells that a box keeps from being the same digit.
    pub(super) fn er_intersection_pair(
        &self,
        position: &Position,
        pair: &ErIntersectionPair,
        step: &Step,
    ) -> Explanation {
        let [a, b] = pair.ends;
        let [row, column] = pair.lines();
        let of_digit = |digit| position.cells_in(digit, pair.block);
        let places = pair.digits.iter().map(of_digit).fold(CellSet::EMPTY, |all, some| all | some);
        let arguments = [
            ("places", self.either_cell(places).into()),
            ("a", self.cells(CellSet::of(a)).into()),
            ("b", self.cells(CellSet::of(b)).into()),
            ("either", self.either_digit(pair.digits).into()),
            ("digits", self.digits(pair.digits).into()),
            ("box", self.house(pair.block).into()),
            ("row", self.house(row).into()),
            ("column", self.house(column).into()),
        ];
        self.reason_and_conclusion("er-intersection-pair", arguments, step)
    }
}
