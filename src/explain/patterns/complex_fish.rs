//! Words for Franken and mutant fish.

use crate::board::{Cell, CellSet, DigitSet, HouseSet};
use crate::explain::{Argument, Explainer, Explanation};
use crate::logic::{Fish, Replay, Step};

impl Explainer {
    /// As many places as houses, or one of the fins.
    pub(super) fn complex_fish(&self, before: &Replay, fish: &Fish, step: &Step) -> Explanation {
        let Fish { digit, base, cover, fins } = *fish;
        let position = before.position();
        let lost: CellSet = step.eliminations().map(|gone| gone.cell()).collect();
        let in_two = |houses: HouseSet| {
            let is_in_two = |cell: &Cell| houses.iter().filter(|house| house.cells().contains(*cell)).count() > 1;
            position.cells_for(digit).iter().filter(is_in_two).collect::<CellSet>()
        };
        let (endo, twice) = (in_two(base), in_two(cover) & lost);
        let outside = fins - endo;
        let arguments: Vec<(&str, Argument)> = vec![
            ("digit", self.digits(DigitSet::of(digit)).into()),
            ("base", self.houses(base).into()),
            ("cover", self.houses(cover).into()),
            ("covers", self.so_many_houses(cover).into()),
            ("many", self.so_many(base.len()).into()),
            ("fins", self.cells(outside).into()),
            ("count", outside.len().into()),
            ("fin", self.either_cell(fins).into()),
            ("fin-count", fins.len().into()),
            ("endo", self.cells(endo).into()),
            ("endo-count", endo.len().into()),
            ("twice", self.cells(twice).into()),
            ("twice-count", twice.len().into()),
            ("lost", self.cells(lost).into()),
            ("lost-count", lost.len().into()),
            ("details", self.details(self.locale.details.join(self.places_of_lines(position, digit, base))).into()),
            ("conclusion", self.conclusion(&step.concluded).into()),
        ];
        let say = |key: &str| self.sentence(key, &arguments);
        let and_twice = |first: Explanation| match twice.is_empty() {
            true => first,
            false => self.locale.sentences.join([first, say("complex-fish-twice")]),
        };
        let places = say(if outside.is_empty() { "fish" } else { "finned-fish" });
        if fins.is_empty() {
            let reason = and_twice(say("complex-fish"));
            return self.locale.sentences.join([places, reason, say("complex-fish-so")]);
        }
        let whole = match endo.is_empty() {
            true => places,
            false => self.locale.sentences.join([places, say("complex-fish-endo")]),
        };
        let without = and_twice(say("complex-fish-without"));
        self.with_cases(before, whole, [say("complex-fish-fin"), without], say("complex-fish-in-both"))
    }
}
