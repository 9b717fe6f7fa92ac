//! Words for fish: basic, with fins, Franken and mutant.

use super::subset::single_digits;
use super::{Slots, Spoken, Telling};
use crate::board::{Cell, CellSet, Digit, DigitSet, House, HouseSet};
use crate::explain::{Argument, Explanation};
use crate::logic::Fish;

impl Spoken for Fish {
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let is_empty = |house: &House| tell.position().cells_in(self.digit, *house).is_empty();
        if let Some(house) = self.base.iter().find(is_empty) {
            // As happens inside a case.
            let house = ("house", tell.house(house).into());
            tell.sentence("fish-without-place", &[house, ("digit", tell.digit(self.digit).into()), tell.concluded()])
        } else if !self.is_basic() {
            complex(tell, self)
        } else if self.fins.is_empty() {
            basic(tell, self)
        } else {
            finned(tell, self)
        }
    }
}

/// A digit whose places in some lines lie in as many crossing lines.
fn basic(tell: &Telling<'_>, fish: &Fish) -> Explanation {
    let Fish { digit, base, cover, .. } = *fish;
    let arguments = vec![
        ("base", tell.houses(base).into()),
        ("cover", tell.houses(cover).into()),
        ("bases", tell.so_many_houses(base).into()),
        ("covers", tell.so_many_houses(cover).into()),
        ("many", tell.so_many(base.len()).into()),
        ("digit", tell.digit(digit).into()),
        ("details", places_of_lines(tell, digit, base).into()),
    ];
    let singles = base.iter().filter_map(|house| single_digits(tell, house, DigitSet::of(digit)));
    let note = singles.reduce(|one, other| tell.locale.sentences.join([one, other]));
    tell.because_with_note("fish", "fish", arguments, note)
}

/// Either one of the fins is true, or it is a fish.
fn finned(tell: &Telling<'_>, fish: &Fish) -> Explanation {
    let Fish { digit, base, cover, fins } = *fish;
    let lost = tell.lost();
    let lines = cover.iter().filter(|line| !(line.cells() & lost).is_empty());
    let mut arguments: Vec<(&str, Argument)> = vec![
        ("digit", tell.digit(digit).into()),
        ("base", tell.houses(base).into()),
        ("cover", tell.houses(cover).into()),
        ("bases", tell.so_many_houses(base).into()),
        ("covers", tell.so_many_houses(cover).into()),
        ("fins", tell.cells(fins).into()),
        ("fin", tell.either_cell(fins).into()),
        ("count", fins.len().into()),
        ("details", places_of_lines(tell, digit, base).into()),
        ("box", tell.houses(fish.fin_box().into_iter().collect()).into()),
        ("lost", tell.targets().1.into()),
        ("lost-count", lost.len().into()),
        ("lines", tell.houses(lines.collect()).into()),
        tell.concluded(),
    ];
    let (without, more) = without_fins(tell, fish);
    arguments.extend(more);
    let cases = ["finned-fish-fin", without].map(|key| tell.sentence(key, &arguments));
    let whole = tell.sentence("finned-fish", &arguments);
    tell.with_cases(whole, cases, tell.sentence("finned-fish-so", &arguments))
}

/// The places of a finned fish if no fin is true: the message, and its slots. A line with one place
/// left has the digit there, and the other lines have theirs in what is left.
fn without_fins(tell: &Telling<'_>, fish: &Fish) -> (&'static str, Slots) {
    let Fish { digit, base, cover, fins } = *fish;
    let position = tell.position();
    let left = |house: House| position.cells_in(digit, house) - fins;
    let degenerate = fish.degenerate(position);
    if let Some(house) = degenerate.iter().find(|house| left(*house).is_empty()) {
        return ("finned-fish-impossible", vec![("house", tell.house(house).into())]);
    }
    let others = base - degenerate;
    let place = |house: House| {
        let cell = ("cell", tell.cells(left(house)).into());
        tell.locale
            .say("finned-fish-place", &[("house", tell.house(house).into()), cell, ("digit", tell.digit(digit).into())])
    };
    let taken: CellSet = degenerate.iter().fold(CellSet::EMPTY, |all, house| all | left(house));
    let free: HouseSet = cover.iter().filter(|line| line.cells().is_disjoint(taken)).collect();
    let mut slots: Slots = vec![
        ("places", tell.locale.clauses.join(degenerate.iter().map(place)).into()),
        ("others", tell.houses(others).into()),
        ("free", tell.houses(free).into()),
    ];
    let [far, near] = others.single().map_or([CellSet::EMPTY; 2], |house| {
        let far = left(house) & free.cells();
        [far, left(house) - far]
    });
    if degenerate.is_empty() {
        return ("finned-fish-without", slots);
    } else if others.is_empty() {
        return ("finned-fish-degenerate", slots);
    } else if base.len() > 2 || far.is_empty() || near.is_empty() {
        return ("finned-fish-rest", slots);
    }
    slots.extend([
        ("far", tell.cells(far).into()),
        ("near", tell.cells(near).into()),
        ("same", tell.same(near | taken).into()),
    ]);
    ("finned-fish-last", slots)
}

/// As many places as houses, or one of the fins.
fn complex(tell: &Telling<'_>, fish: &Fish) -> Explanation {
    let Fish { digit, base, cover, fins } = *fish;
    let position = tell.position();
    let lost = tell.lost();
    let in_two = |houses: HouseSet| {
        let is_in_two = |cell: &Cell| houses.iter().filter(|house| house.cells().contains(*cell)).count() > 1;
        position.cells_for(digit).iter().filter(is_in_two).collect::<CellSet>()
    };
    let (endo, twice) = (in_two(base), in_two(cover) & lost);
    let outside = fins - endo;
    let arguments: Vec<(&str, Argument)> = vec![
        ("digit", tell.digit(digit).into()),
        ("base", tell.houses(base).into()),
        ("cover", tell.houses(cover).into()),
        ("covers", tell.so_many_houses(cover).into()),
        ("many", tell.so_many(base.len()).into()),
        ("fins", tell.cells(outside).into()),
        ("count", outside.len().into()),
        ("fin", tell.either_cell(fins).into()),
        ("fin-count", fins.len().into()),
        ("endo", tell.cells(endo).into()),
        ("endo-count", endo.len().into()),
        ("a-digit", tell.one_of_digit(DigitSet::of(digit)).into()),
        ("twice", tell.cells(twice).into()),
        ("twice-count", twice.len().into()),
        ("lost", tell.targets().1.into()),
        ("lost-count", lost.len().into()),
        ("details", places_of_lines(tell, digit, base).into()),
        tell.concluded(),
    ];
    let say = |key: &str| tell.sentence(key, &arguments);
    let and_twice = |first: Explanation| {
        if twice.is_empty() { first } else { tell.locale.sentences.join([first, say("complex-fish-twice")]) }
    };
    let places = say(if outside.is_empty() { "fish" } else { "finned-fish" });
    if fins.is_empty() {
        let reason = and_twice(say("complex-fish"));
        return tell.locale.sentences.join([places, reason, say("complex-fish-so")]);
    }
    let whole = if endo.is_empty() { places } else { tell.locale.sentences.join([places, say("complex-fish-endo")]) };
    let without = and_twice(say("complex-fish-without"));
    tell.with_cases(whole, [say("complex-fish-fin"), without], say("complex-fish-in-both"))
}

/// The places of a digit in each of some lines, after a colon.
pub(super) fn places_of_lines(tell: &Telling<'_>, digit: Digit, lines: HouseSet) -> Explanation {
    let each = lines.iter().map(|house| {
        let places = tell.either_cell(tell.position().cells_in(digit, house));
        tell.locale.say("fish-places", &[("house", tell.house(house).into()), ("cells", places.into())])
    });
    tell.details(tell.locale.details.join(each))
}
