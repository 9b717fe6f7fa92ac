//! Words for cells whose digits are counted.

use super::{Spoken, Telling};
use crate::board::HouseSet;
use crate::explain::{Explanation, Fragment};
use crate::logic::{Counted, CountedShape};

impl Spoken for Counted {
    /// How often each digit can be in some cells: just as often as there are cells.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let (key, lines) = match self.shape {
            CountedShape::Scattered => ("counted-scattered", HouseSet::EMPTY),
            CountedShape::Loop(lines) => ("counted-loop", lines),
            CountedShape::Grid(lines) => ("counted-grid", lines),
        };
        let many = tell.locale.say("counted-cells", &[("count", self.cells.len().into())]);
        let arguments = [
            ("many", Fragment::Cells(self.cells, many.to_string().into()).into()),
            ("cells", tell.cells(self.cells).into()),
            ("digits", tell.either_digit(self.digits()).into()),
            ("lines", tell.houses(lines).into()),
        ];
        let mut whole = tell.sentence(key, &arguments);
        for digit in self.digits() {
            let mut covers = self.covers_of(digit);
            let houses = covers.next().unwrap_or_default();
            let also = covers.map(|houses| tell.locale.say("counted-also", &[("houses", tell.houses(houses).into())]));
            let also = also.reduce(|one, other| Explanation([one.0, other.0].concat())).unwrap_or_default();
            let arguments = [
                ("digit", tell.digit(digit).into()),
                ("count", houses.len().into()),
                ("houses", tell.houses(houses).into()),
                ("also", also.into()),
            ];
            whole.add_item(1, tell.sentence("counted-digit", &arguments));
        }
        let arguments = [("count", self.cells.len().into()), tell.concluded()];
        whole.add_line(0, "", tell.sentence("counted-so", &arguments));
        whole
    }
}
