//! Words for intersections and subsets.

use super::{Spoken, Telling};
use crate::board::{Cell, CellSet, Digit, DigitSet, House, HouseSet};
use crate::explain::Explanation;
use crate::logic::{LockedCandidates, Subset, SubsetKind};

impl Spoken for LockedCandidates {
    /// All places for a digit in one house lie in another, too.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let LockedCandidates { digit, base, cover } = *self;
        let places = tell.position().cells_in(digit, base);
        let arguments = [
            ("base", tell.house(base).into()),
            ("cover", tell.house(cover).into()),
            ("digit", tell.digit(digit).into()),
            ("cells", tell.either_cell(places).into()),
            ("count", places.len().into()),
        ];
        tell.because("locked-candidates", arguments)
    }
}

impl Spoken for Subset {
    /// As many cells as digits.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let position = tell.position();
        let Subset { kind, house, second, cells, digits } = *self;
        let houses: HouseSet = [house].into_iter().chain(second).collect();
        let arguments = [
            ("houses", tell.houses(houses).into()),
            ("many", tell.so_many(digits.len()).into()),
            ("size", digits.len().into()),
        ];
        match kind {
            SubsetKind::Naked => {
                let arguments = arguments.into_iter().chain([
                    ("cells", tell.cells(cells).into()),
                    ("either", tell.either_digit(digits).into()),
                    ("digits", tell.digits(digits).into()),
                    ("each", digits_of_each(tell, cells).into()),
                ]);
                let each = cells.iter().all(|cell| digits.is_subset(position.candidates(cell)));
                let first = if each { "naked-subset-each" } else { "naked-subset" };
                let note = single_cells(tell, cells);
                tell.because_with_note(first, "naked-subset", arguments.collect(), note)
            }
            SubsetKind::Hidden => {
                let arguments = arguments.into_iter().chain([
                    ("digits", tell.digits(digits).into()),
                    ("places", tell.either_cell(cells).into()),
                    ("each", places_of_each(tell, cells, digits).into()),
                ]);
                let each = digits.iter().all(|digit| cells.is_subset(position.cells_for(digit)));
                let first = if each { "hidden-subset-each" } else { "hidden-subset" };
                let note = single_digits(tell, house, digits);
                tell.because_with_note(first, "hidden-subset", arguments.collect(), note)
            }
        }
    }
}

/// The cells of a naked subset, each with its candidates.
fn digits_of_each(tell: &Telling<'_>, cells: CellSet) -> Explanation {
    let each = cells.iter().map(|cell| {
        let digits = tell.neither_digit(tell.position().candidates(cell));
        tell.locale.say("naked-subset-cell", &[("cell", tell.cell(cell).into()), ("digits", digits.into())])
    });
    tell.locale.list.join(each)
}

/// What cells say of one of their digits if they are a naked subset: cells that see all its places
/// lose it.
pub(super) fn naked_with(tell: &Telling<'_>, cells: CellSet, digit: Digit) -> Option<Explanation> {
    let candidates = |cell| tell.position().candidates(cell);
    let digits = cells.iter().fold(DigitSet::EMPTY, |digits, cell| digits | candidates(cell));
    let house = cells.common_houses().next().filter(|_| cells.len() > 1 && digits.len() == cells.len())?;
    let places = tell.position().cells_for(digit) & cells;
    let arguments = [
        ("houses", tell.house(house).into()),
        ("each", digits_of_each(tell, cells).into()),
        ("digits", tell.digits(digits).into()),
        ("many", tell.so_many(cells.len()).into()),
        ("is", tell.digit_in(places, digit).into()),
    ];
    let sentences = ["naked-subset", "naked-subset-has"].map(|key| tell.sentence(key, &arguments));
    Some(tell.locale.sentences.join(sentences.into_iter().chain([tell.sees_all(places, digit)])))
}

/// The digits of a hidden subset, each with its places.
fn places_of_each(tell: &Telling<'_>, cells: CellSet, digits: DigitSet) -> Explanation {
    let each = digits.iter().enumerate().map(|(index, digit)| {
        let places = tell.either_cell(tell.position().cells_for(digit) & cells);
        let key = if index == 0 { "hidden-subset-digit-first" } else { "hidden-subset-digit" };
        tell.locale.say(key, &[("digit", tell.digit(digit).into()), ("cells", places.into())])
    });
    tell.locale.clauses.join(each)
}

/// A remark if some of these cells are naked singles, as happens where singles are not looked
/// for.
fn single_cells(tell: &Telling<'_>, cells: CellSet) -> Option<Explanation> {
    let is_single = |cell: &Cell| tell.position().candidates(*cell).len() == 1;
    let singles: CellSet = cells.iter().filter(is_single).collect();
    let arguments = [("count", singles.len().into()), ("cells", tell.cells(singles).into())];
    (!singles.is_empty()).then(|| tell.sentence("single-cells", &arguments))
}

/// A remark if some of these digits are hidden singles of the house.
pub(super) fn single_digits(tell: &Telling<'_>, house: House, digits: DigitSet) -> Option<Explanation> {
    let is_single = |digit: &Digit| tell.position().cells_in(*digit, house).len() == 1;
    let singles: DigitSet = digits.iter().filter(is_single).collect();
    let (count, digits) = (("count", singles.len().into()), ("digits", tell.digits(singles).into()));
    let house = ("house", tell.house(house).into());
    (!singles.is_empty()).then(|| tell.sentence("single-digits", &[count, digits, house]))
}
