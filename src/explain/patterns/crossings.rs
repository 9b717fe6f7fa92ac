//! Words for patterns where lines and boxes cross: the law of leftover, almost locked candidates,
//! fireworks, empty rectangle intersection pairs.

use super::{Spoken, Telling};
use crate::board::CellSet;
use crate::explain::{Explanation, Fragment};
use crate::logic::{AlmostLocked, ErIntersectionPair, Firework, LawOfLeftover};

impl Spoken for LawOfLeftover {
    /// The rest of a line and the rest of a box hold the same digits.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let both = [(self.off_line, self.line), (self.off_box, self.block)];
        let each = both.into_iter().filter(|(digits, _)| !digits.is_empty()).map(|(digits, house)| {
            let arguments = [("digits", tell.either_digit(digits).into()), ("house", tell.house(house).into())];
            tell.locale.say("law-of-leftover-part", &arguments)
        });
        let (line, block) = (self.line.cells(), self.block.cells());
        let beside = |house, cells: CellSet| {
            let words = tell.locale.say("law-of-leftover-beside", &[("house", tell.house(house).into())]);
            Fragment::Cells(cells, words.to_string().into())
        };
        let shared = tell.locale.say("law-of-leftover-shared", &[]);
        let arguments = [
            ("line", tell.house(self.line).into()),
            ("box", tell.house(self.block).into()),
            ("shared", Fragment::Cells(line & block, shared.to_string().into()).into()),
            ("line-cells", beside(self.line, line - block).into()),
            ("box-cells", beside(self.block, block - line).into()),
            ("parts", tell.locale.clauses.join(each).into()),
        ];
        tell.because("law-of-leftover", arguments)
    }
}

impl Spoken for AlmostLocked {
    /// Two houses that cross, and digits of which one is left over for the crossing.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let arguments = [
            ("from", tell.house(self.from).into()),
            ("to", tell.house(self.to).into()),
            ("cells", tell.cells(self.cells).into()),
            ("digits", tell.either_digit(self.digits).into()),
            ("all", tell.digits(self.digits).into()),
            ("others", tell.cells(self.others).into()),
            ("either-other", tell.either_cell(self.others).into()),
            ("count", self.cells.len().into()),
            tell.concluded(),
        ];
        tell.sentence("almost-locked", &arguments)
    }
}

impl Spoken for Firework {
    /// Digits that a row and a column have outside a box in one cell each, of one pivot or two.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let [in_row, in_column] = self.wings;
        let each = self.pivots().map(|(pivot, digits)| {
            let [row, column, block] = pivot.houses();
            let [a, b] = if pivot == self.pivot { [in_row, in_column] } else { [in_column, in_row] };
            let arguments = [
                ("digits", tell.digits(digits).into()),
                ("row", tell.house(row).into()),
                ("column", tell.house(column).into()),
                ("box", tell.house(block).into()),
                ("a", tell.cell(a).into()),
                ("b", tell.cell(b).into()),
                ("pivot", tell.cell(pivot).into()),
            ];
            tell.sentence("firework", &arguments)
        });
        let mut arguments = vec![
            ("digits", tell.digits(self.all_digits()).into()),
            ("cells", tell.cells(self.cells()).into()),
            tell.concluded(),
        ];
        let so = match self.opposite {
            None => tell.sentence("firework-so", &arguments),
            Some((opposite, digits)) => {
                arguments.extend([
                    ("pivot", tell.cell(self.pivot).into()),
                    ("own", tell.either_digit(self.digits).into()),
                    ("opposite", tell.cell(opposite).into()),
                    ("others", tell.either_digit(digits).into()),
                ]);
                tell.sentence("firework-two-so", &arguments)
            }
        };
        tell.locale.sentences.join(each.chain([so]))
    }
}

impl Spoken for ErIntersectionPair {
    /// Two equal cells that a box keeps from being the same digit.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let [a, b] = self.ends;
        let [row, column] = self.lines();
        let of_digit = |digit| tell.position().cells_in(digit, self.block);
        let places = self.digits.iter().map(of_digit).fold(CellSet::EMPTY, |all, some| all | some);
        let arguments = [
            ("places", tell.either_cell(places).into()),
            ("a", tell.cell(a).into()),
            ("b", tell.cell(b).into()),
            ("either", tell.either_digit(self.digits).into()),
            ("digits", tell.digits(self.digits).into()),
            ("box", tell.house(self.block).into()),
            ("row", tell.house(row).into()),
            ("column", tell.house(column).into()),
        ];
        tell.because("er-intersection-pair", arguments)
    }
}
