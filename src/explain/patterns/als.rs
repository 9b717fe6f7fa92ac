//! Words for almost locked sets: the digit each can lack, and the digits that are therefore in one
//! of the ends.

use super::{Spoken, Telling};
use crate::board::{CellSet, Digit, DigitSet, HouseSet};
use crate::explain::{Argument, Explanation};
use crate::logic::{AlmostLockedSet, SetChain};

impl Spoken for SetChain {
    /// The sets, the digits that two of them cannot both have, and what is left for the ends: case
    /// by case for two or three sets, line by line for more.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let mut sentences = sets(tell, self);
        if self.closed_by.is_some() {
            return locked(tell, sentences, self);
        }
        let is_long = self.sets.len() > 3;
        if is_long {
            sentences.push(tell.sentence("sets-suppose", &[letter(tell, 0), either(tell, self.digits)]));
        } else {
            sentences.extend((0..self.commons.len()).map(|number| apart(tell, self, number, self.commons[number])));
        }
        let mut whole = tell.locale.sentences.join(sentences);
        if is_long {
            lines(tell, &mut whole, self);
        } else if let [.., a, middle, c] = self.sets.as_slice() {
            add_middle(tell, &mut whole, self, [a, middle, c]);
        } else {
            for (number, set) in self.sets.iter().enumerate() {
                let cells = ("cells", tell.cells(set.cells).into());
                let without = [letter(tell, number), cells, ("digit", tell.digit(self.commons[0]).into())];
                let key = if set.cells.single().is_some() { "set-without-cell" } else { "set-without" };
                whole.add_item(1, if_so(tell, key, &without, set, self.commons[0], self.digits));
                end_line(tell, &mut whole, self.sets.len() - 1 - number);
            }
        }
        whole.add_line(0, "", so(tell, self));
        whole
    }
}

/// Each set, with its letter; the cells, their house and their digits.
fn sets(tell: &Telling<'_>, chain: &SetChain) -> Vec<Explanation> {
    let each = chain.sets.iter().enumerate().map(|(number, set)| {
        let house: HouseSet = set.cells.common_houses().take(1).collect();
        let arguments = [
            ("count", set.cells.len().into()),
            ("many", tell.so_many(set.cells.len()).into()),
            ("many-digits", tell.so_many(set.digits.len()).into()),
            ("house", tell.houses(house).into()),
            ("cells", tell.cells(set.cells).into()),
            either(tell, set.digits),
            ("all", tell.digits(set.digits).into()),
            letter(tell, number),
        ];
        tell.sentence("set-is", &arguments)
    });
    each.collect()
}

/// The letter of a set, or of another thing by its number.
pub(super) fn letter(tell: &Telling<'_>, number: usize) -> (&'static str, Argument) {
    ("letter", tell.locale.say("set-letter", &[("number", number.into())]).into())
}

fn either(tell: &Telling<'_>, digits: DigitSet) -> (&'static str, Argument) {
    ("digits", tell.either_digit(digits).into())
}

/// The reason a set and the next cannot both have a digit.
fn apart(tell: &Telling<'_>, chain: &SetChain, number: usize, digit: Digit) -> Explanation {
    let places =
        chain.sets[number..number + 2].iter().fold(CellSet::EMPTY, |all, set| all | set.places(tell.position(), digit));
    let house: HouseSet = places.common_houses().take(1).collect();
    let arguments = [
        ("one", letter(tell, number).1),
        ("two", letter(tell, number + 1).1),
        ("digit", tell.digit(digit).into()),
        ("cells", tell.cells(places).into()),
        ("house", tell.houses(house).into()),
    ];
    tell.sentence(if house.is_empty() { "sets-apart-seen" } else { "sets-apart" }, &arguments)
}

/// A case, and the digits that a set without one of its digits needs.
fn if_so(
    tell: &Telling<'_>,
    key: &str,
    arguments: &[(&'static str, Argument)],
    set: &AlmostLockedSet,
    without: Digit,
    needed: DigitSet,
) -> Explanation {
    let case = tell.sentence(key, arguments);
    let needs = [("case", case.into()), ("needs", needs(tell, set, without, needed).into())];
    tell.locale.say("set-case", &needs)
}

/// The digits of a set without one of them, and the places of some; the digit of a single cell.
fn needs(tell: &Telling<'_>, set: &AlmostLockedSet, without: Digit, needed: DigitSet) -> Explanation {
    let rest = set.digits.without(without);
    let arguments = [
        ("cells", tell.cells(set.cells).into()),
        ("digits", tell.digits(rest).into()),
        ("is", digits_in(tell, set.cells, needed).into()),
    ];
    tell.locale.say(if set.cells.single().is_some() { "set-needs-cell" } else { "set-needs" }, &arguments)
}

/// "r5c3 or r5c7 is 2", digit by digit.
fn digits_in(tell: &Telling<'_>, cells: CellSet, digits: DigitSet) -> Explanation {
    let each = digits.iter().map(|digit| tell.digit_in(tell.position().cells_for(digit) & cells, digit));
    tell.locale.clauses.join(each)
}

/// One of two digits is in the set in the middle, and taken from the one at its side.
fn add_middle(tell: &Telling<'_>, whole: &mut Explanation, chain: &SetChain, [a, middle, c]: [&AlmostLockedSet; 3]) {
    let digits: DigitSet = chain.commons.iter().copied().collect();
    let is_cell = middle.cells.single().is_some();
    if !is_cell {
        let arguments = [letter(tell, 1), either(tell, digits)];
        *whole = tell.locale.sentences.join([std::mem::take(whole), tell.sentence("set-middle", &arguments)]);
    }
    for ((set, number), &digit) in [(a, 0), (c, 2)].into_iter().zip(&chain.commons) {
        let arguments = [
            ("middle", letter(tell, 1).1),
            ("cell", tell.cells(middle.cells).into()),
            ("cells", tell.cells(set.cells).into()),
            ("digit", tell.digit(digit).into()),
            letter(tell, number),
        ];
        let key = match (is_cell, set.cells.single()) {
            (true, Some(_)) => "set-beside-cell-cell",
            (true, None) => "set-beside-cell",
            (false, Some(_)) => "set-beside-set-cell",
            (false, None) => "set-beside-set",
        };
        whole.add_item(1, if_so(tell, key, &arguments, set, digit, chain.digits));
        end_line(tell, whole, 2 - number);
    }
}

/// The digits that each set of a long chain needs, supposing the first is without the digit.
fn lines(tell: &Telling<'_>, whole: &mut Explanation, chain: &SetChain) {
    let needed = chain.commons.iter().map(|common| DigitSet::of(*common)).chain([chain.digits]);
    for (number, (set, needed)) in chain.sets.iter().zip(needed).enumerate() {
        let before = number.checked_sub(1).map(|before| chain.commons[before]);
        let rest = set.digits - before.map_or(chain.digits, DigitSet::of);
        let is_whole = rest.len() == set.cells.len();
        let arguments = [
            letter(tell, number),
            ("without", tell.digits(before.into_iter().collect()).into()),
            ("cells", tell.cells(set.cells).into()),
            ("digits", tell.digits(rest).into()),
            ("is", digits_in(tell, set.cells, needed).into()),
        ];
        let key = match (before, set.cells.single()) {
            (Some(_), Some(_)) => "set-next-cell",
            (Some(_), None) => "set-next",
            (None, Some(_)) => "set-first-cell",
            (None, None) if is_whole => "set-first",
            (None, None) => "set-first-short",
        };
        whole.add_line(1, format!("{}.", number + 1), tell.sentence(key, &arguments));
        end_line(tell, whole, chain.sets.len() - 1 - number);
    }
}

/// The stop after a line, with as many lines to follow.
fn end_line(tell: &Telling<'_>, whole: &mut Explanation, left: usize) {
    whole.extend(tell.locale.say("chain-line-end", &[("count", left.into())]).0);
}

/// The conclusion from digits that are in one of the ends.
fn so(tell: &Telling<'_>, chain: &SetChain) -> Explanation {
    let ends = chain.sets.first().into_iter().chain(chain.sets.last());
    let cells = ends.fold(CellSet::EMPTY, |all, set| all | set.cells);
    match chain.digits.single() {
        Some(digit) => tell.sees_all(tell.position().cells_for(digit) & cells, digit),
        None => {
            let is = ("is", digits_in(tell, cells, chain.digits).into());
            tell.sentence("sets-so", &[is, tell.concluded()])
        }
    }
}

/// Two digits that cannot be in both sets: each set has exactly one of them and all its other
/// digits.
fn locked(tell: &Telling<'_>, mut sentences: Vec<Explanation>, chain: &SetChain) -> Explanation {
    let commons: DigitSet = chain.commons.iter().copied().chain(chain.closed_by).collect();
    sentences.extend(commons.iter().map(|digit| apart(tell, chain, 0, digit)));
    sentences.push(tell.sentence("sets-locked", &[("digits", tell.digits(commons).into())]));
    let mut whole = tell.locale.sentences.join(sentences);
    let removed = |digit: Digit, places: CellSet| {
        tell.step.eliminations().any(|gone| gone.digit() == digit && places.is_subset(gone.cell().peers()))
    };
    let places = commons.iter().map(|digit| (digit, tell.position().cells_for(digit) & chain.cells()));
    let rest = chain.sets.iter().flat_map(|set| {
        let rest = (set.digits - commons).iter();
        rest.map(|digit| (digit, set.places(tell.position(), digit)))
    });
    for (digit, places) in places.chain(rest).filter(|(digit, places)| removed(*digit, *places)) {
        whole.add_item(1, tell.sentence("set-holds", &[("is", tell.digit_in(places, digit).into())]));
    }
    whole.add_line(0, "", tell.sentence("sets-locked-so", &[tell.concluded()]));
    whole
}
