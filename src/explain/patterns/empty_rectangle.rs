//! Words for empty rectangles.

use crate::board::{CellSet, DigitSet};
use crate::explain::{Argument, Explainer, Explanation};
use crate::logic::{EmptyRectangle, Replay, Step};

impl Explainer {
    /// All places of a box lie in two lines, and either way the digit of a pair beside it reaches
    /// the same cell.
    pub(super) fn empty_rectangle(&self, before: &Replay, rectangle: &EmptyRectangle, step: &Step) -> Explanation {
        let EmptyRectangle { digit, block, line, across, house, near, far } = *rectangle;
        let places = before.position().cells_in(digit, block);
        let target: CellSet = step.eliminations().map(|gone| gone.cell()).collect();
        let parallel = target.with(far).common_houses().find(|house| house.kind() == line.kind());
        let arguments: [(&str, Argument); 13] = [
            ("digit", self.digits(DigitSet::of(digit)).into()),
            ("box", self.house(block).into()),
            ("line", self.house(line).into()),
            ("in-line", self.cells(places & line.cells()).into()),
            ("across", self.house(across).into()),
            ("in-across", self.cells(places & across.cells()).into()),
            ("house", self.house(house).into()),
            ("places", self.either_cell([near, far].into_iter().collect()).into()),
            ("near", self.cells(CellSet::of(near)).into()),
            ("far", self.cells(CellSet::of(far)).into()),
            ("target", self.cells(target).into()),
            ("parallel", self.houses(parallel.into_iter().collect()).into()),
            ("conclusion", self.conclusion(&step.concluded).into()),
        ];
        let cases = ["empty-rectangle-far", "empty-rectangle-near"].map(|key| self.sentence(key, &arguments));
        let whole = self.sentence("empty-rectangle", &arguments);
        self.with_cases(before, whole, cases, self.sentence("empty-rectangle-so", &arguments))
    }

    /// Sentences, a line below them for each of some cases, and the result common to all cases.
    pub(super) fn with_cases(
        &self,
        before: &Replay,
        mut whole: Explanation,
        cases: impl IntoIterator<Item = Explanation>,
        so: Explanation,
    ) -> Explanation {
        // Inside a case of another step the lines are indented further.
        let depth = 2 * before.case_depth();
        for case in cases {
            whole.push_line(depth + 1, "–");
            whole.extend(case.0);
        }
        whole.push_line(depth, "");
        whole.extend(so.0);
        whole
    }
}
