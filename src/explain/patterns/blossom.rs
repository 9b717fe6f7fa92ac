//! Words for death blossom: the digits of a cell are taken from almost locked sets.

use super::subset::naked_with;
use super::{Spoken, Telling};
use crate::board::{CellSet, Digit, DigitSet};
use crate::explain::{Argument, Explanation};
use crate::logic::{AlmostLockedSet, Blossom};

impl Spoken for Blossom {
    /// One of the sets needs the digit, whichever candidate of the stem is true.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let cells = self.petals.iter().fold(CellSet::of(self.stem), |all, (_, set)| all | set.cells);
        if let Some(naked) = self.digits.single().and_then(|digit| naked_with(tell, cells, digit)) {
            return naked;
        }
        let position = tell.position();
        let digits = || -> (&str, Argument) { ("digit", tell.digits(self.digits).into()) };
        let stem = || -> (&str, Argument) { ("stem", tell.cell(self.stem).into()) };
        let arguments = [stem(), ("digits", tell.either_digit(position.candidates(self.stem)).into()), digits()];
        let mut whole = tell.sentence("blossom", &arguments);
        for (own, set) in petals(self) {
            let beside = own.iter().fold(CellSet::EMPTY, |all, digit| all | set.places(position, digit));
            let arguments = [
                ("own", tell.either_digit(own).into()),
                stem(),
                ("set", tell.cells(set.cells).into()),
                ("digits", tell.either_digit(set.digits).into()),
                ("all", tell.digits(set.digits).into()),
                ("rest", tell.digits(set.digits - own).into()),
                ("seen", tell.cells(beside).into()),
                ("same", tell.same(set.cells.with(self.stem)).into()),
                ("is", needed(tell, self, &|digit| set.places(position, digit)).into()),
                digits(),
            ];
            let key = match (set.cells.single(), own.single()) {
                (Some(_), _) => "blossom-cell",
                (None, Some(_)) => "blossom-petal",
                (None, None) => "blossom-petal-shared",
            };
            whole.add_item(1, tell.sentence(key, &arguments));
        }
        whole.add_line(0, "", so(tell, self));
        whole
    }
}

/// The sets, the smallest first, each with the digits of the stem that are taken from it.
fn petals(blossom: &Blossom) -> Vec<(DigitSet, AlmostLockedSet)> {
    let mut petals: Vec<(DigitSet, AlmostLockedSet)> = Vec::new();
    for (own, set) in &blossom.petals {
        match petals.iter_mut().find(|(_, known)| known == set) {
            Some((digits, _)) => digits.insert(*own),
            None => petals.push((DigitSet::of(*own), *set)),
        };
    }
    petals.sort_by_key(|(_, set)| set.cells.len());
    petals
}

/// "r1c3 or r7c3 is 1", for each digit that the sets need.
fn needed(tell: &Telling<'_>, blossom: &Blossom, places: &dyn Fn(Digit) -> CellSet) -> Explanation {
    tell.locale.clauses.join(blossom.digits.iter().map(|digit| tell.digit_in(places(digit), digit)))
}

/// The conclusion from the digit that one of the sets has.
fn so(tell: &Telling<'_>, blossom: &Blossom) -> Explanation {
    let places = |digit| blossom.places(tell.position(), digit);
    match blossom.digits.single() {
        Some(digit) => tell.sees_all(places(digit), digit),
        None => {
            let is = ("is", needed(tell, blossom, &places).into());
            tell.sentence("sets-so", &[is, tell.concluded()])
        }
    }
}
