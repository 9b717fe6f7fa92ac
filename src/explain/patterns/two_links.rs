//! Words for two strong links of a digit.

use super::{Spoken, Telling};
use crate::board::CellSet;
use crate::explain::Explanation;
use crate::logic::TwoLinks;

impl Spoken for TwoLinks {
    /// A digit has two places in each of two houses, and one place in each sees the other.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let [one, two] = self.links;
        let places = |near, far| tell.either_cell([near, far].into_iter().collect());
        let near: CellSet = [one.near, two.near].into_iter().collect();
        let arguments = [
            ("digit", tell.digit(self.digit).into()),
            ("house", tell.house(one.house).into()),
            ("cells", places(one.near, one.far).into()),
            ("other", tell.house(two.house).into()),
            ("others", places(two.near, two.far).into()),
            ("near", tell.cells(near).into()),
            ("joint", tell.house(self.joint).into()),
            ("a", tell.cell(one.far).into()),
            ("b", tell.cell(two.far).into()),
        ];
        let so = tell.sees_both([one.far, two.far].map(CellSet::of), self.digit);
        tell.locale.sentences.join([tell.sentence("two-links", &arguments), so])
    }
}
