//! Words for wings.

use super::Explainer;
use super::fragment::Explanation;
use crate::board::{CellSet, DigitSet};
use crate::logic::{Step, XyWing};

impl Explainer {
    /// Whichever of its two candidates the pivot is, one of the wings is the digit that both can be.
    pub(super) fn xy_wing(&self, wing: &XyWing, step: &Step) -> Explanation {
        let [(x, one), (y, two)] = wing.wings;
        let arguments = [
            ("pivot", self.cells(CellSet::of(wing.pivot)).into()),
            ("x", self.digits(DigitSet::of(x)).into()),
            ("y", self.digits(DigitSet::of(y)).into()),
            ("digit", self.digits(DigitSet::of(wing.digit)).into()),
            ("a", self.cells(CellSet::of(one)).into()),
            ("b", self.cells(CellSet::of(two)).into()),
        ];
        self.reason_and_conclusion("xy-wing", arguments, step)
    }
}
