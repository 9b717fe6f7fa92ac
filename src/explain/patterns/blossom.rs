//! Words for death blossom: the digits of a cell are taken from almost locked sets.

use super::{Spoken, Telling};
use crate::board::{CellSet, Digit};
use crate::explain::{Argument, Explanation};
use crate::logic::Blossom;

impl Spoken for Blossom {
    /// One of the sets needs the digit, whichever candidate of the stem is true.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let position = tell.position();
        let digit = || -> (&str, Argument) { ("digit", tell.digits(self.digits).into()) };
        let needed = |places: &dyn Fn(Digit) -> CellSet| {
            let each = self.digits.iter().map(|digit| tell.digit_in(places(digit), digit));
            Argument::from(tell.locale.clauses.join(each))
        };
        let arguments = [
            ("stem", tell.cell(self.stem).into()),
            ("digits", tell.either_digit(position.candidates(self.stem)).into()),
            digit(),
        ];
        let mut whole = tell.sentence("blossom", &arguments);
        let mut petals = self.petals.clone();
        petals.sort_by_key(|(_, set)| set.cells.len());
        for (own, set) in &petals {
            let arguments = [
                ("own", tell.digit(*own).into()),
                ("stem", tell.cell(self.stem).into()),
                ("set", tell.cells(set.cells).into()),
                ("count", set.cells.len().into()),
                ("digits", tell.either_digit(set.digits).into()),
                ("seen", tell.cells(set.places(position, *own)).into()),
                ("is", needed(&|digit| set.places(position, digit))),
                digit(),
            ];
            whole.add_item(1, tell.sentence("blossom-petal", &arguments));
        }
        let arguments = [
            ("is", needed(&|digit| self.places(position, digit))),
            ("either", tell.either_digit(self.digits).into()),
            digit(),
            tell.concluded(),
        ];
        whole.add_line(0, "", tell.sentence("blossom-so", &arguments));
        whole
    }
}
