//! Words for odd loops and their guardians.

use super::{Spoken, Telling};
use crate::explain::Explanation;
use crate::logic::OddLoop;

impl Spoken for OddLoop {
    /// The loop house by house, why one of the guardians is true, and the conclusion.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let depth = tell.depth();
        let digit = || ("digit", tell.digit(self.digit).into());
        let count = || ("count", self.cells.len().into());
        let mut whole = tell.sentence("odd-loop", &[digit(), count()]);
        for (cells, house) in self.links() {
            let guardians = house.cells() & self.guardians;
            let arguments = [
                ("cells", tell.cells_in_order(cells.into_iter()).into()),
                ("house", tell.house(house).into()),
                ("count", guardians.len().into()),
                ("guardians", tell.cells(guardians).into()),
            ];
            whole.add_item(depth + 1, tell.locale.say("odd-loop-link", &arguments));
        }
        let arguments = [
            digit(),
            count(),
            ("guardians", self.guardians.len().into()),
            ("all", tell.cells(self.guardians).into()),
            ("either", tell.either_cell(self.guardians).into()),
            ("so", tell.sees_all(self.guardians, self.digit).into()),
            tell.concluded(),
        ];
        whole.add_line(depth, "", tell.sentence("odd-loop-so", &arguments));
        whole
    }
}
