//! Words for two disjoint subsets across a line and a box.

use super::subset::naked_with;
use super::{Spoken, Telling};
use crate::board::{CellSet, DigitSet, HouseSet};
use crate::explain::Explanation;
use crate::logic::DisjointSubsets;

impl Spoken for DisjointSubsets {
    /// As many digits as cells, each only once in the line or in the box.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        if let Some(naked) = apart(tell, self) {
            return naked;
        }
        let position = tell.position();
        let DisjointSubsets { line, block, line_digits, box_digits, .. } = *self;
        let cells = self.cells();
        let both = (line_digits & box_digits).iter().filter(|digit| {
            // A digit that is apart in the line and in the box counts for each of them.
            (position.cells_for(*digit) & cells).is_subset(self.crossing)
        });
        let both: DigitSet = both.collect();
        let arguments = [
            ("cells", tell.cells(cells).into()),
            ("many", tell.so_many(cells.len()).into()),
            ("digits", tell.either_digit(line_digits | box_digits | self.free.into_iter().collect()).into()),
        ];
        let mut whole = tell.sentence("disjoint", &arguments);
        let mut say = |key: &str, digits: DigitSet, places: CellSet, house: HouseSet| {
            if digits.is_empty() {
                return;
            }
            let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | (position.cells_for(digit) & places));
            let arguments = [
                ("digits", tell.digits(digits).into()),
                ("count", places.len().into()),
                ("cells", tell.either_cell(places).into()),
                ("house", tell.houses(house).into()),
            ];
            whole.add_item(1, tell.sentence(key, &arguments));
        };
        let houses = [line, block].map(HouseSet::of);
        say("disjoint-part", line_digits - both, self.line_cells(), houses[0]);
        say("disjoint-part", box_digits - both, self.box_cells(), houses[1]);
        say("disjoint-part", both, self.crossing, houses[0] | houses[1]);
        if let Some(free) = self.free {
            let places = position.cells_for(free) & cells;
            let arguments = [
                ("many", tell.so_many(cells.len()).into()),
                ("fewer", tell.so_many(cells.len() - 1).into()),
                ("places", tell.either_cell(places).into()),
                ("digit", tell.digit(free).into()),
            ];
            let so = [tell.sentence("disjoint-free-so", &arguments), tell.sees_all(places, free)];
            whole.add_line(0, "", tell.locale.sentences.join(so));
            return whole;
        }
        let arguments = [
            ("line", tell.house(line).into()),
            ("box", tell.house(block).into()),
            ("line-digits", tell.either_digit(line_digits).into()),
            ("box-digits", tell.either_digit(box_digits).into()),
            ("many", tell.so_many(cells.len()).into()),
            tell.concluded(),
        ];
        whole.add_line(0, "", tell.sentence("disjoint-so", &arguments));
        whole
    }
}

/// The naked subset that one part of the cells is if none is in both houses: it has the free digit.
fn apart(tell: &Telling<'_>, pattern: &DisjointSubsets) -> Option<Explanation> {
    let free = pattern.free.filter(|_| pattern.crossing.is_empty())?;
    [pattern.in_line, pattern.in_box].into_iter().find_map(|cells| naked_with(tell, cells, free))
}
