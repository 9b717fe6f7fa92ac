//! Words for two disjoint subsets across a line and a box.

use super::subset::naked_with;
use super::{Spoken, Telling};
use crate::board::{CellSet, Digit, DigitSet, HouseSet};
use crate::explain::{Argument, Explanation};
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
        let is_crossing = |digit: &Digit| (position.cells_for(*digit) & cells).is_subset(self.crossing);
        let both: DigitSet = (line_digits & box_digits).iter().filter(is_crossing).collect();
        // A digit that is apart in the line and in the box counts for each of them.
        let twice = (line_digits & box_digits) - both;
        let arguments = [
            ("cells", tell.cells(cells).into()),
            ("many", tell.so_many(cells.len()).into()),
            ("digits", tell.either_digit(line_digits | box_digits | self.free.into_iter().collect()).into()),
        ];
        let keys = if twice.is_empty() { ["disjoint", "disjoint-part"] } else { ["disjoint-counted", "disjoint-once"] };
        let mut whole = tell.sentence(keys[0], &arguments);
        let places_in = |digits: DigitSet, within| {
            digits.iter().fold(CellSet::EMPTY, |all, digit| all | (position.cells_for(digit) & within))
        };
        let mut say = |digits: DigitSet, within: CellSet, house: HouseSet| {
            let places = places_in(digits, within);
            let arguments = [
                ("digits", tell.digits(digits).into()),
                ("digit-count", digits.len().into()),
                ("count", places.len().into()),
                ("cells", tell.either_cell(places).into()),
                ("house", tell.houses(house).into()),
            ];
            if !digits.is_empty() {
                whole.add_item(1, tell.sentence(keys[1], &arguments));
            }
        };
        let houses = [line, block].map(HouseSet::of);
        say(line_digits - both - twice, self.line_cells(), houses[0]);
        say(box_digits - both - twice, self.box_cells(), houses[1]);
        say(both, self.crossing, houses[0] | houses[1]);
        let (line, block) = (("line", tell.house(line).into()), ("box", tell.house(block).into()));
        for digit in twice.iter().map(DigitSet::of) {
            let arguments = [
                ("digits", tell.digits(digit).into()),
                ("line-cells", tell.either_cell(places_in(digit, self.line_cells())).into()),
                ("box-cells", tell.either_cell(places_in(digit, self.box_cells())).into()),
                line.clone(),
                block.clone(),
            ];
            whole.add_item(1, tell.sentence("disjoint-twice", &arguments));
        }
        whole.add_line(0, "", so(tell, self, [line, block], !twice.is_empty()));
        whole
    }
}

/// The conclusion from how often each digit can be there.
fn so(tell: &Telling<'_>, pattern: &DisjointSubsets, houses: [(&str, Argument); 2], is_counted: bool) -> Explanation {
    let cells = pattern.cells();
    let many = ("many", tell.so_many(cells.len()).into());
    if let Some(free) = pattern.free {
        let places = tell.position().cells_for(free) & cells;
        let arguments = [
            many,
            ("fewer", tell.so_many(cells.len() - 1).into()),
            ("places", tell.either_cell(places).into()),
            ("digit", tell.digit(free).into()),
        ];
        return tell
            .locale
            .sentences
            .join([tell.sentence("disjoint-free-so", &arguments), tell.sees_all(places, free)]);
    }
    let [line, block] = houses;
    let arguments = [line, block, ("count", cells.len().into()), many, tell.concluded()];
    tell.sentence(if is_counted { "disjoint-counted-so" } else { "disjoint-so" }, &arguments)
}

/// The naked subset that one part of the cells is if none is in both houses: it has the free digit.
fn apart(tell: &Telling<'_>, pattern: &DisjointSubsets) -> Option<Explanation> {
    let free = pattern.free.filter(|_| pattern.crossing.is_empty())?;
    [pattern.in_line, pattern.in_box].into_iter().find_map(|cells| naked_with(tell, cells, free))
}
