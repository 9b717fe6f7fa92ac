//! Words for almost locked sets: the digit each can lack, and the digits that are therefore in one
//! of the ends.

use super::{Spoken, Telling};
use crate::board::{CellSet, Digit, DigitSet};
use crate::explain::Explanation;
use crate::logic::{AlmostLockedSet, SetChain};

impl Spoken for SetChain {
    /// A chain of sets, line by line.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let each = (0..).zip(&self.sets).map(|(number, set)| {
            let letter = tell.locale.say("set-letter", &[("number", number.into())]);
            let (cells, digits) = (tell.cells(set.cells), tell.either_digit(set.digits));
            let count = ("count", set.cells.len().into());
            tell.locale
                .say("set-is", &[("cells", cells.into()), ("digits", digits.into()), ("letter", letter.into()), count])
        });
        let sets = ("sets", tell.locale.clauses.join(each).into());
        let mut whole = tell.sentence("sets", &[sets]);
        match self.closed_by {
            Some(second) => locked_sets(tell, &mut whole, self, second),
            None => set_lines(tell, &mut whole, self),
        }
        let digits = tell.digits(self.digits);
        let key = if self.closed_by.is_some() { "sets-locked-so" } else { "sets-so" };
        let ends = ends_of(tell, self);
        let arguments = [("digits", digits.into()), ("ends", ends.into()), tell.concluded()];
        whole.add_line(0, "", tell.sentence(key, &arguments));
        whole
    }
}

/// The digits that each set needs, supposing the first set lacks the digit.
fn set_lines(tell: &Telling<'_>, whole: &mut Explanation, chain: &SetChain) {
    let digits = ("digits", tell.either_digit(chain.digits).into());
    let supposed = tell.sentence("sets-suppose", &[digits]);
    *whole = tell.locale.sentences.join([std::mem::take(whole), supposed]);
    let digits = chain.commons.iter().map(|common| DigitSet::of(*common)).chain([chain.digits]);
    for (number, (set, needed)) in chain.sets.iter().zip(digits).enumerate() {
        let before = number.checked_sub(1).and_then(|before| chain.commons.get(before)).copied();
        whole.add_line(1, format!("{}.", number + 1), set_line(tell, set, number, before, needed).capitalized());
        let left = ("count", (chain.sets.len() - 1 - number).into());
        whole.extend(tell.locale.say("chain-line-end", &[left]).0);
    }
}

/// A set without a digit needs the others.
fn set_line(
    tell: &Telling<'_>,
    set: &AlmostLockedSet,
    number: usize,
    without: Option<Digit>,
    needed: DigitSet,
) -> Explanation {
    let is_in = needed.iter().map(|digit| tell.digit_in(set.places(tell.position(), digit), digit));
    let arguments = [
        ("letter", tell.locale.say("set-letter", &[("number", number.into())]).into()),
        ("without", tell.digits(without.into_iter().collect()).into()),
        ("is", tell.locale.clauses.join(is_in).into()),
    ];
    tell.locale.say(if without.is_some() { "set-next" } else { "set-first" }, &arguments)
}

/// Each digit with its places in both ends.
fn ends_of(tell: &Telling<'_>, chain: &SetChain) -> Explanation {
    let ends = || chain.sets.first().into_iter().chain(chain.sets.last());
    let places = |digit| ends().fold(CellSet::EMPTY, |cells, set| cells | set.places(tell.position(), digit));
    let each = chain.digits.iter().map(|digit| tell.digit_in(places(digit), digit));
    tell.locale.clauses.join(each)
}

/// Two restricted commons: each set has exactly one of them and all its other digits.
fn locked_sets(tell: &Telling<'_>, whole: &mut Explanation, chain: &SetChain, second: Digit) {
    let position = tell.position();
    let commons: DigitSet = chain.commons.iter().copied().chain([second]).collect();
    let digits = ("digits", tell.digits(commons).into());
    *whole = tell.locale.sentences.join([std::mem::take(whole), tell.sentence("sets-locked", &[digits])]);
    let all = chain.cells();
    for digit in commons {
        let is_in = tell.digit_in(position.cells_for(digit) & all, digit);
        whole.add_item(1, tell.sentence("set-holds", &[("is", is_in.into())]));
    }
    for (number, set) in (0..).zip(&chain.sets) {
        let rest = set.digits - commons;
        if !rest.is_empty() {
            let letter = tell.locale.say("set-letter", &[("number", number.into())]);
            let is_in = rest.iter().map(|digit| tell.digit_in(set.places(position, digit), digit));
            let is_in = tell.locale.clauses.join(is_in);
            whole.add_item(1, tell.sentence("set-has", &[("letter", letter.into()), ("is", is_in.into())]));
        }
    }
}
