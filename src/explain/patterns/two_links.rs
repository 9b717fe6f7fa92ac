//! Words for two strong links of a digit.

use crate::board::{CellSet, DigitSet};
use crate::explain::{Explainer, Explanation};
use crate::logic::{Step, TwoLinks};

impl Explainer {
    /// A digit has two places in each of two houses, and one place in each sees the other.
    pub(super) fn two_links(&self, links: &TwoLinks, step: &Step) -> Explanation {
        let [one, two] = links.links;
        let places = |near, far| self.either_cell([near, far].into_iter().collect());
        let near: CellSet = [one.near, two.near].into_iter().collect();
        let (count, targets) = self.targets(&step.concluded);
        let arguments = [
            ("count", count.into()),
            ("targets", targets.into()),
            ("digit", self.digits(DigitSet::of(links.digit)).into()),
            ("house", self.house(one.house).into()),
            ("cells", places(one.near, one.far).into()),
            ("other", self.house(two.house).into()),
            ("others", places(two.near, two.far).into()),
            ("near", self.cells(near).into()),
            ("joint", self.house(links.joint).into()),
            ("a", self.cells(CellSet::of(one.far)).into()),
            ("b", self.cells(CellSet::of(two.far)).into()),
        ];
        self.reason_and_conclusion("two-links", arguments, step)
    }
}
