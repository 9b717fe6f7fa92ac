//! Words for cells whose digits are counted.

use crate::board::{DigitSet, HouseSet};
use crate::explain::{Explainer, Explanation, Fragment};
use crate::logic::{Counted, CountedShape, Step};

impl Explainer {
    /// How often each digit can be in some cells: just as often as there are cells.
    pub(super) fn counted(&self, counted: &Counted, step: &Step) -> Explanation {
        let (key, lines) = match counted.shape {
            CountedShape::Scattered => ("counted-scattered", HouseSet::EMPTY),
            CountedShape::Loop(lines) => ("counted-loop", lines),
            CountedShape::Grid(lines) => ("counted-grid", lines),
        };
        let many = self.locale.say("counted-cells", &[("count", counted.cells.len().into())]);
        let arguments = [
            ("many", Fragment::Cells(counted.cells, many.to_string().into()).into()),
            ("cells", self.cells(counted.cells).into()),
            ("digits", self.either_digit(counted.digits()).into()),
            ("lines", self.houses(lines).into()),
        ];
        let mut whole = self.sentence(key, &arguments);
        for digit in counted.digits() {
            whole.push_line(1, "–");
            let mut covers = counted.covers_of(digit);
            let houses = covers.next().unwrap_or_default();
            let also = covers.map(|houses| self.locale.say("counted-also", &[("houses", self.houses(houses).into())]));
            let also = also.reduce(|one, other| Explanation([one.0, other.0].concat())).unwrap_or_default();
            let arguments = [
                ("digit", self.digits(DigitSet::of(digit)).into()),
                ("count", houses.len().into()),
                ("houses", self.houses(houses).into()),
                ("also", also.into()),
            ];
            whole.extend(self.sentence("counted-digit", &arguments).0);
        }
        whole.push_line(0, "");
        let arguments =
            [("count", counted.cells.len().into()), ("conclusion", self.conclusion(&step.concluded).into())];
        whole.extend(self.sentence("counted-so", &arguments).0);
        whole
    }
}
