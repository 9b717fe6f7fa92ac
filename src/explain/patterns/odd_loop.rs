//! Words for odd loops and their guardians.

use crate::board::DigitSet;
use crate::explain::{Explainer, Explanation};
use crate::logic::{OddLoop, Step};

impl Explainer {
    /// The loop house by house, why one of the guardians is true, and the conclusion.
    pub(super) fn odd_loop(&self, depth: usize, pattern: &OddLoop, step: &Step) -> Explanation {
        let digit = || ("digit", self.digits(DigitSet::of(pattern.digit)).into());
        let count = || ("count", pattern.cells.len().into());
        let mut whole = self.sentence("odd-loop", &[digit(), count()]);
        for (cells, house) in pattern.links() {
            whole.push_line(depth + 1, "–");
            let guardians = house.cells() & pattern.guardians;
            let arguments = [
                ("cells", self.cells_in_order(cells.into_iter()).into()),
                ("house", self.house(house).into()),
                ("count", guardians.len().into()),
                ("guardians", self.cells(guardians).into()),
            ];
            whole.extend(self.locale.say("odd-loop-link", &arguments).0);
        }
        whole.push_line(depth, "");
        let arguments = [
            digit(),
            count(),
            ("guardians", pattern.guardians.len().into()),
            ("either", self.either_cell(pattern.guardians).into()),
            ("conclusion", self.conclusion(&step.concluded).into()),
        ];
        whole.extend(self.sentence("odd-loop-so", &arguments).0);
        whole
    }
}
