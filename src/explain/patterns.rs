//! Words for intersections, subsets and fish.

use super::Explainer;
use super::fragment::Explanation;
use super::locale::Argument;
use crate::board::{CellSet, Digit, DigitSet, HouseSet, Position};
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
            ("cells", self.cells(places).into()),
            ("count", places.len().into()),
        ];
        self.reason_and_conclusion("locked-candidates", arguments, step)
    }

    /// As many cells as digits.
    pub(super) fn subset(&self, position: &Position, subset: &Subset, step: &Step) -> Explanation {
        let Subset { kind, house, second, cells, digits } = *subset;
        let houses: HouseSet = [house].into_iter().chain(second).collect();
        let (key, details) = match kind {
            SubsetKind::Naked => ("naked-subset", self.digits_of_each(position, cells, digits)),
            SubsetKind::Hidden => ("hidden-subset", self.places_of_each(position, cells, digits)),
        };
        let arguments = [
            ("houses", self.houses(houses).into()),
            ("cells", self.cells(cells).into()),
            ("digits", self.digits(digits).into()),
            ("either", self.either_digit(digits).into()),
            ("size", digits.len().into()),
            ("details", self.details(details).into()),
        ];
        self.reason_and_conclusion(key, arguments, step)
    }

    /// A digit whose places in some lines lie in as many crossing lines.
    pub(super) fn fish(&self, position: &Position, fish: &Fish, step: &Step) -> Explanation {
        let Fish { digit, base, cover } = *fish;
        let details = base.iter().map(|house| {
            let places = self.cells(position.cells_in(digit, house));
            self.locale.say("fish-places", &[("house", self.house(house).into()), ("cells", places.into())])
        });
        let arguments = [
            ("base", self.houses(base).into()),
            ("cover", self.houses(cover).into()),
            ("digit", self.digits(DigitSet::of(digit)).into()),
            ("size", base.len().into()),
            ("details", self.details(details.collect()).into()),
        ];
        self.reason_and_conclusion("fish", arguments, step)
    }

    /// The candidates of each cell of a naked subset; nothing when every cell has all the digits.
    fn digits_of_each(&self, position: &Position, cells: CellSet, digits: DigitSet) -> Vec<Explanation> {
        if cells.iter().all(|cell| digits.is_subset(position.candidates(cell))) {
            return Vec::new();
        }
        let each = cells.iter().map(|cell| {
            let (name, digits) = (self.cells(CellSet::of(cell)), self.digits(position.candidates(cell)));
            self.locale.say("naked-subset-cell", &[("cell", name.into()), ("digits", digits.into())])
        });
        each.collect()
    }

    /// The places of each digit of a hidden subset; nothing when every digit has all the cells.
    fn places_of_each(&self, position: &Position, cells: CellSet, digits: DigitSet) -> Vec<Explanation> {
        let places = |digit: Digit| position.cells_for(digit) & cells;
        if digits.iter().all(|digit| places(digit) == cells) {
            return Vec::new();
        }
        let each = digits.iter().map(|digit| {
            let (name, cells) = (self.digits(DigitSet::of(digit)), self.cells(places(digit)));
            self.locale.say("hidden-subset-digit", &[("digit", name.into()), ("cells", cells.into())])
        });
        each.collect()
    }

    /// Details after a colon; nothing if there are none.
    pub(super) fn details(&self, details: Vec<Explanation>) -> Explanation {
        if details.is_empty() {
            return Explanation::default();
        }
        self.locale.say("details", &[("details", self.locale.clauses.join(details).into())])
    }

    /// The message with this key, and what follows: the message `<key>-so`, with the conclusion.
    pub(super) fn reason_and_conclusion<const N: usize>(
        &self,
        key: &str,
        arguments: [(&str, Argument); N],
        step: &Step,
    ) -> Explanation {
        let mut arguments = Vec::from(arguments);
        let reason = self.sentence(key, &arguments);
        arguments.push(("conclusion", self.conclusion(&step.concluded).into()));
        self.locale.sentences.join([reason, self.sentence(&format!("{key}-so"), &arguments)])
    }
}
