//! Words for blossoms: alternatives that take digits from almost locked sets.

use super::stem::{because, forbidden, stem};
use super::subset::naked_with;
use super::{Slots, Spoken, Telling};
use crate::board::{Candidate, CandidateSet, CellSet, Digit, DigitSet};
use crate::explain::{Argument, Explanation};
use crate::logic::{AlmostLockedSet, Alternatives, Blossom, Petal};

impl Spoken for Blossom {
    /// The alternatives; for each the set that needs the digit, and the conclusion.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        if let (Some(stem), Some(digit)) = (self.stem_cell(), self.digits.single()) {
            let cells = self.sets().fold(CellSet::of(stem), |all, set| all | set.cells);
            if let Some(naked) = naked_with(tell, cells, digit) {
                return naked;
            }
        }
        let own = self.petals.iter().fold(CandidateSet::EMPTY, |all, petal| all | petal.own);
        if self.sets().next().is_none() {
            return at_once(tell, self, own);
        }
        let is_each_taken = self.petals.iter().all(|petal| petal.set.is_some());
        let mut whole = match (self.stem_cell(), &self.stem) {
            (Some(cell), _) if is_each_taken => {
                let digits = own.iter().map(Candidate::digit).collect();
                let digits = ("digits", tell.either_digit(digits).into());
                tell.sentence("blossom", &[("stem", tell.cell(cell).into()), digits, needed_digits(tell, self)])
            }
            _ => {
                let petals = tell.sentence("petals", &[needed_digits(tell, self)]);
                tell.locale.sentences.join([stem(tell, &self.stem, own), petals])
            }
        };
        for (own, set) in petals(self) {
            let words = match set {
                Some(set) => petal(tell, self, own, set),
                None => tell.sentence("petal-direct", &[label(tell, self, own)]),
            };
            whole.add_item(1, words);
        }
        whole.add_line(0, "", so(tell, self));
        whole
    }
}

/// Alternatives each of which excludes the conclusions by itself, or a single one.
fn at_once(tell: &Telling<'_>, blossom: &Blossom, own: CandidateSet) -> Explanation {
    let slots = [
        ("candidates", tell.true_candidates(own)),
        ("because", Argument::Choice(because(&blossom.stem).name())),
        tell.concluded(),
    ];
    let digits: DigitSet = own.iter().map(Candidate::digit).collect();
    let premise = forbidden(tell, &blossom.stem);
    let reason = match (digits.single(), own.len()) {
        (_, 1) => return tell.locale.sentences.join([premise, tell.sentence("guardian-alone", &slots)]),
        (Some(digit), _) if is_seen(tell, blossom) => {
            let true_one = tell.sentence("guardians-true", &slots);
            let so = tell.sees_all(own.iter().map(Candidate::cell).collect(), digit);
            tell.locale.sentences.join([true_one, so])
        }
        _ => tell.sentence("guardians-excluded", &slots),
    };
    tell.locale.sentences.join([premise, reason])
}

/// The slot for the digits that the sets need.
fn needed_digits(tell: &Telling<'_>, blossom: &Blossom) -> (&'static str, Argument) {
    ("digit", tell.digits(blossom.digits).into())
}

/// The sets, the smallest first, each with the alternatives that take a digit from it; before them
/// the alternatives without a set.
fn petals(blossom: &Blossom) -> Vec<(CandidateSet, Option<AlmostLockedSet>)> {
    let mut petals: Vec<(CandidateSet, Option<AlmostLockedSet>)> = Vec::new();
    for Petal { own, set } in &blossom.petals {
        match petals.iter_mut().find(|(_, known)| known == set) {
            Some((known, _)) => *known |= *own,
            None => petals.push((*own, *set)),
        };
    }
    petals.sort_by_key(|(_, set)| set.map_or(0, |set| set.cells.len()));
    petals
}

/// The name of alternatives: digits if the stem has the same cells for all, "r1c2=3" otherwise.
fn label(tell: &Telling<'_>, blossom: &Blossom, own: CandidateSet) -> (&'static str, Argument) {
    let label = match (blossom.stem_cell(), &blossom.stem) {
        (Some(_), _) | (None, Alternatives::Set(..)) => {
            let digits = tell.either_digit(own.iter().map(Candidate::digit).collect());
            tell.locale.say("petal-digits", &[("digits", digits.into())]).into()
        }
        _ => tell.true_candidates(own),
    };
    ("label", label)
}

/// The digit that a set has if one of some alternatives is true.
fn petal(tell: &Telling<'_>, blossom: &Blossom, own: CandidateSet, set: AlmostLockedSet) -> Explanation {
    let position = tell.position();
    let digits: DigitSet = own.iter().map(Candidate::digit).collect();
    let stem: CellSet = own.iter().map(Candidate::cell).collect();
    let seen = digits.iter().fold(CellSet::EMPTY, |all, digit| all | set.places(position, digit));
    let is_by_digit = matches!(blossom.stem, Alternatives::Set(..)) || stem.single().is_some();
    let mut slots: Slots = vec![
        label(tell, blossom, own),
        ("own", tell.either_digit(digits).into()),
        ("stem", tell.cells(stem).into()),
        ("count", own.len().into()),
        ("set", tell.cells(set.cells).into()),
        ("digits", tell.either_digit(set.digits).into()),
        ("all", tell.digits(set.digits).into()),
        ("rest", tell.digits(set.digits - digits).into()),
        ("seen", tell.cells(seen).into()),
        ("is", needed(tell, blossom, &|digit| set.places(position, digit)).into()),
        needed_digits(tell, blossom),
    ];
    let is_in_house = set.cells.single().is_some() && (set.cells | stem).common_houses().next().is_some();
    if is_in_house {
        slots.push(("same", tell.same(set.cells | stem).into()));
    }
    let key = match (set.cells.single(), digits.single()) {
        (Some(_), Some(_)) if is_in_house => "blossom-cell",
        (Some(_), _) => "petal-cell",
        (None, Some(_)) if is_by_digit => "blossom-petal",
        (None, None) if blossom.stem_cell().is_some() => "blossom-petal-shared",
        _ => "petal-set",
    };
    tell.sentence(key, &slots)
}

/// "r1c3 or r7c3 is 1", for each digit that the sets need.
fn needed(tell: &Telling<'_>, blossom: &Blossom, places: &dyn Fn(Digit) -> CellSet) -> Explanation {
    let with_places = blossom.digits.iter().filter(|digit| !places(*digit).is_empty());
    tell.locale.clauses.join(with_places.map(|digit| tell.digit_in(places(digit), digit)))
}

/// Whether each conclusion sees all places of its digit, one of which has it.
fn is_seen(tell: &Telling<'_>, blossom: &Blossom) -> bool {
    let sees_all = |gone: Candidate| {
        let places = blossom.places(tell.position(), gone.digit());
        let is_told = blossom.petals.iter().all(|petal| petal.set.is_some() || petal.digit() == Some(gone.digit()));
        is_told && gone.cell().peers() & places == places
    };
    tell.step.eliminations().all(sees_all)
}

/// The conclusion from the digit that one of the sets has.
fn so(tell: &Telling<'_>, blossom: &Blossom) -> Explanation {
    if !is_seen(tell, blossom) {
        return tell.sentence("petals-so", &[tell.concluded()]);
    }
    let places = |digit| blossom.places(tell.position(), digit);
    match blossom.digits.single() {
        Some(digit) => tell.sees_all(places(digit), digit),
        None => {
            let is = ("is", needed(tell, blossom, &places).into());
            tell.sentence("sets-so", &[is, tell.concluded()])
        }
    }
}
