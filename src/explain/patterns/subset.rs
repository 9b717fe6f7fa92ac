//! Words for intersections, subsets and fish.

use crate::board::{Cell, CellSet, Digit, DigitSet, House, HouseSet, Position};
use crate::explain::{Argument, Explainer, Explanation};
use crate::logic::{Fish, LockedCandidates, Step, Subset, SubsetKind};

impl Explainer {
    /// All places for a digit in one house lie in another, too.
    pub(super) fn locked(&self, position: &Position, locked: &LockedCandidates, step: &Step) -> Explanation {
        let LockedCandidates { digit, base, cover } = *locked;
        let places = position.cells_in(digit, base);
        let arguments = [
            ("base", self.house(base).into()),
            ("cover", self.house(cover).into()),
            ("digit", self.digits(DigitSet::of(digit)).into()),
            ("cells", self.either_cell(places).into()),
            ("count", places.len().into()),
        ];
        self.reason_and_conclusion("locked-candidates", arguments, step)
    }

    /// As many cells as digits.
    pub(super) fn subset(&self, position: &Position, subset: &Subset, step: &Step) -> Explanation {
        let Subset { kind, house, second, cells, digits } = *subset;
        let houses: HouseSet = [house].into_iter().chain(second).collect();
        let arguments = [
            ("houses", self.houses(houses).into()),
            ("many", self.so_many(digits.len()).into()),
            ("size", digits.len().into()),
        ];
        match kind {
            SubsetKind::Naked => {
                let arguments = arguments.into_iter().chain([
                    ("cells", self.cells(cells).into()),
                    ("either", self.either_digit(digits).into()),
                    ("details", self.details(self.digits_of_each(position, cells)).into()),
                ]);
                let each = cells.iter().all(|cell| digits.is_subset(position.candidates(cell)));
                let first = if each { "naked-subset-each" } else { "naked-subset" };
                let note = self.single_cells(position, cells);
                self.reason_conclusion_note(first, "naked-subset", arguments.collect(), note, step)
            }
            SubsetKind::Hidden => {
                let arguments = arguments.into_iter().chain([
                    ("digits", self.digits(digits).into()),
                    ("places", self.either_cell(cells).into()),
                    ("details", self.details(self.places_of_each(position, cells, digits)).into()),
                ]);
                let each = digits.iter().all(|digit| cells.is_subset(position.cells_for(digit)));
                let first = if each { "hidden-subset-each" } else { "hidden-subset" };
                let note = self.single_digits(position, house, digits);
                self.reason_conclusion_note(first, "hidden-subset", arguments.collect(), note, step)
            }
        }
    }

    /// A digit whose places in some lines lie in as many crossing lines.
    pub(super) fn fish(&self, position: &Position, fish: &Fish, step: &Step) -> Explanation {
        let Fish { digit, base, cover, .. } = *fish;
        let details = self.places_of_lines(position, digit, base);
        let arguments = vec![
            ("base", self.houses(base).into()),
            ("cover", self.houses(cover).into()),
            ("bases", self.so_many_houses(base).into()),
            ("covers", self.so_many_houses(cover).into()),
            ("many", self.so_many(base.len()).into()),
            ("digit", self.digits(DigitSet::of(digit)).into()),
            ("details", self.details(self.locale.details.join(details)).into()),
        ];
        let singles = base.iter().filter_map(|house| self.single_digits(position, house, DigitSet::of(digit)));
        let note = singles.reduce(|one, other| self.locale.sentences.join([one, other]));
        self.reason_conclusion_note("fish", "fish", arguments, note, step)
    }

    /// The places of a digit in each of some lines.
    pub(super) fn places_of_lines(&self, position: &Position, digit: Digit, lines: HouseSet) -> Vec<Explanation> {
        let each = lines.iter().map(|house| {
            let places = self.either_cell(position.cells_in(digit, house));
            self.locale.say("fish-places", &[("house", self.house(house).into()), ("cells", places.into())])
        });
        each.collect()
    }

    /// The candidates of each cell of a naked subset.
    fn digits_of_each(&self, position: &Position, cells: CellSet) -> Explanation {
        let each = cells.iter().map(|cell| {
            let digits = position.candidates(cell);
            let count = ("count", digits.len().into());
            let cell = ("cell", self.cells(CellSet::of(cell)).into());
            self.locale.say("naked-subset-cell", &[count, cell, ("digits", self.neither_digit(digits).into())])
        });
        self.locale.details.join(each)
    }

    /// The places of each digit of a hidden subset.
    fn places_of_each(&self, position: &Position, cells: CellSet, digits: DigitSet) -> Explanation {
        let each = digits.iter().enumerate().map(|(index, digit)| {
            let places = position.cells_for(digit) & cells;
            let key = if index == 0 { "hidden-subset-digit-first" } else { "hidden-subset-digit" };
            let digit = ("digit", self.digits(DigitSet::of(digit)).into());
            let count = ("count", places.len().into());
            self.locale.say(key, &[count, digit, ("cells", self.either_cell(places).into())])
        });
        self.locale.details.join(each)
    }

    /// A remark if some of these cells are naked singles, as happens where singles are not looked
    /// for.
    fn single_cells(&self, position: &Position, cells: CellSet) -> Option<Explanation> {
        let is_single = |cell: &Cell| position.candidates(*cell).len() == 1;
        let singles: CellSet = cells.iter().filter(is_single).collect();
        let arguments = [("count", singles.len().into()), ("cells", self.cells(singles).into())];
        (!singles.is_empty()).then(|| self.sentence("single-cells", &arguments))
    }

    /// A remark if some of these digits are hidden singles of the house.
    fn single_digits(&self, position: &Position, house: House, digits: DigitSet) -> Option<Explanation> {
        let is_single = |digit: &Digit| position.cells_in(*digit, house).len() == 1;
        let singles: DigitSet = digits.iter().filter(is_single).collect();
        let (count, digits) = (("count", singles.len().into()), ("digits", self.digits(singles).into()));
        let house = ("house", self.house(house).into());
        (!singles.is_empty()).then(|| self.sentence("single-digits", &[count, digits, house]))
    }

    /// The message with this key, then the message `<key>-so` with the conclusion.
    pub(super) fn reason_and_conclusion<const N: usize>(
        &self,
        key: &str,
        arguments: [(&str, Argument); N],
        step: &Step,
    ) -> Explanation {
        self.reason_conclusion_note(key, key, arguments.into(), None, step)
    }

    /// The message `reason`, the message `<key>-so` with the conclusion, and a note.
    fn reason_conclusion_note(
        &self,
        reason: &str,
        key: &str,
        mut arguments: Vec<(&str, Argument)>,
        note: Option<Explanation>,
        step: &Step,
    ) -> Explanation {
        let reason = self.sentence(reason, &arguments);
        arguments.push(("conclusion", self.conclusion(&step.concluded).into()));
        let so = self.sentence(&format!("{key}-so"), &arguments);
        self.locale.sentences.join([reason, so].into_iter().chain(note))
    }
}
