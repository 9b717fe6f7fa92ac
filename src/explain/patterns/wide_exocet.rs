//! Words for exocets in houses of any kind: why a digit of the base is in a target.

use super::{Spoken, Telling};
use crate::board::{Cell, CellSet, Digit, House, HouseSet};
use crate::explain::Explanation;
use crate::logic::WideExocet;

impl Spoken for WideExocet {
    /// For each digit and base cell the places that the houses have left, and the conclusion.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let base: CellSet = self.base.into_iter().collect();
        let slots = [
            ("base", tell.cells(base).into()),
            ("digits", tell.either_digit(self.digits).into()),
            ("targets", tell.cells(self.target_cells()).into()),
            ("houses", tell.houses(self.houses).into()),
            ("count", self.houses.len().into()),
            tell.concluded(),
        ];
        let mut whole = tell.sentence("wide-exocet", &slots);
        for digit in self.digits {
            for cell in self.base_of(tell.position(), digit) {
                whole.add_item(tell.depth() + 1, left(tell, self, digit, cell));
            }
        }
        let taken = self.targets.iter().filter_map(|target| target.taken.map(|taken| (target.cells, taken)));
        let taken = taken.map(|(cells, (digit, line))| {
            let slots = [
                ("cells", tell.either_cell(cells).into()),
                ("digit", tell.digit(digit).into()),
                ("house", tell.house(line).into()),
            ];
            tell.sentence("wide-exocet-taken", &slots)
        });
        let so = tell.locale.sentences.join(taken.chain([tell.sentence("wide-exocet-so", &slots)]));
        whole.add_line(tell.depth(), "", so);
        whole
    }
}

/// The places of a digit in each of the houses, if it is in a base cell and in no target.
fn left(tell: &Telling<'_>, exocet: &WideExocet, digit: Digit, cell: Cell) -> Explanation {
    let places = |house| exocet.places(tell.position(), digit, cell, house);
    let is_empty = |house: &House| places(*house).is_empty();
    let slots = [("digit", tell.digit(digit).into()), ("cell", tell.cell(cell).into())];
    let empty: HouseSet = exocet.houses.iter().filter(is_empty).collect();
    if let Some(house) = empty.first() {
        let house = ("house", tell.house(house).into());
        return tell.sentence("wide-exocet-nowhere", &[&slots[..], &[house]].concat());
    }
    let each = exocet.houses.iter().map(|house| {
        let slots = [("house", tell.house(house).into()), ("cells", tell.either_cell(places(house)).into())];
        tell.locale.say("wide-exocet-place", &slots)
    });
    let places = ("places", tell.locale.clauses.join(each).into());
    tell.sentence("wide-exocet-left", &[&slots[..], &[places]].concat())
}
