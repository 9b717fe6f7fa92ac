//! Words for almost locked sets: the digit each can lack, and the digits that are therefore in one
//! of the ends.

use crate::board::{CellSet, Digit, DigitSet, HouseSet, Position};
use crate::explain::{Explainer, Explanation};
use crate::logic::{AlmostLockedSet, DisjointSubsets, SetChain, Step};

impl Explainer {
    /// A chain of sets, line by line.
    pub(super) fn sets(&self, position: &Position, chain: &SetChain, step: &Step) -> Explanation {
        let each = (0..).zip(&chain.sets).map(|(number, set)| {
            let letter = self.locale.say("set-letter", &[("number", number.into())]);
            let (cells, digits) = (self.cells(set.cells), self.either_digit(set.digits));
            let count = ("count", set.cells.len().into());
            self.locale
                .say("set-is", &[("cells", cells.into()), ("digits", digits.into()), ("letter", letter.into()), count])
        });
        let sets = ("sets", self.locale.clauses.join(each).into());
        let mut whole = self.sentence("sets", &[sets]);
        match chain.closed_by {
            Some(second) => self.locked_sets(&mut whole, position, chain, second),
            None => self.set_lines(&mut whole, position, chain),
        }
        whole.push_line(0, "");
        let digits = self.digits(chain.digits);
        let key = if chain.closed_by.is_some() { "sets-locked-so" } else { "sets-so" };
        let ends = self.ends_of(position, chain);
        let conclusion = self.conclusion(&step.concluded);
        let arguments = [("digits", digits.into()), ("ends", ends.into()), ("conclusion", conclusion.into())];
        whole.extend(self.sentence(key, &arguments).0);
        whole
    }

    /// The digits that each set needs, supposing the first set lacks the digit.
    fn set_lines(&self, whole: &mut Explanation, position: &Position, chain: &SetChain) {
        let digits = ("digits", self.either_digit(chain.digits).into());
        let supposed = self.sentence("sets-suppose", &[digits]);
        *whole = self.locale.sentences.join([std::mem::take(whole), supposed]);
        let digits = chain.commons.iter().map(|common| DigitSet::of(*common)).chain([chain.digits]);
        for (number, (set, needed)) in chain.sets.iter().zip(digits).enumerate() {
            whole.push_line(1, format!("{}.", number + 1));
            let before = number.checked_sub(1).and_then(|before| chain.commons.get(before)).copied();
            whole.extend(self.set_line(position, set, number, before, needed).capitalized().0);
            let left = ("count", (chain.sets.len() - 1 - number).into());
            whole.extend(self.locale.say("chain-line-end", &[left]).0);
        }
    }

    /// A set without a digit needs the others.
    fn set_line(
        &self,
        position: &Position,
        set: &AlmostLockedSet,
        number: usize,
        without: Option<Digit>,
        needed: DigitSet,
    ) -> Explanation {
        let is_in = needed.iter().map(|digit| self.digit_in(set.places(position, digit), digit));
        let arguments = [
            ("letter", self.locale.say("set-letter", &[("number", number.into())]).into()),
            ("without", self.digits(without.into_iter().collect()).into()),
            ("is", self.locale.clauses.join(is_in).into()),
        ];
        self.locale.say(if without.is_some() { "set-next" } else { "set-first" }, &arguments)
    }

    /// "5 is in r1c2 or r1c4".
    pub(super) fn digit_in(&self, cells: CellSet, digit: Digit) -> Explanation {
        let cells = ("cells", self.either_cell(cells).into());
        self.locale.say("digit-in", &[("digit", self.digits(DigitSet::of(digit)).into()), cells])
    }

    /// Each digit with its places in both ends.
    fn ends_of(&self, position: &Position, chain: &SetChain) -> Explanation {
        let ends = || chain.sets.first().into_iter().chain(chain.sets.last());
        let places = |digit| ends().fold(CellSet::EMPTY, |cells, set| cells | set.places(position, digit));
        let each = chain.digits.iter().map(|digit| self.digit_in(places(digit), digit));
        self.locale.clauses.join(each)
    }

    /// Two restricted commons: each set has exactly one of them and all its other digits.
    fn locked_sets(&self, whole: &mut Explanation, position: &Position, chain: &SetChain, second: Digit) {
        let commons: DigitSet = chain.commons.iter().copied().chain([second]).collect();
        let digits = ("digits", self.digits(commons).into());
        *whole = self.locale.sentences.join([std::mem::take(whole), self.sentence("sets-locked", &[digits])]);
        let all = chain.cells();
        for digit in commons {
            whole.push_line(1, "–");
            let is_in = self.digit_in(position.cells_for(digit) & all, digit);
            whole.extend(self.sentence("set-holds", &[("is", is_in.into())]).0);
        }
        for (number, set) in (0..).zip(&chain.sets) {
            let rest = set.digits - commons;
            if !rest.is_empty() {
                whole.push_line(1, "–");
                let letter = self.locale.say("set-letter", &[("number", number.into())]);
                let is_in = rest.iter().map(|digit| self.digit_in(set.places(position, digit), digit));
                let is_in = self.locale.clauses.join(is_in);
                whole.extend(self.sentence("set-has", &[("letter", letter.into()), ("is", is_in.into())]).0);
            }
        }
    }

    /// As many digits as cells, each only once in the line or in the box.
    pub(super) fn disjoint_subsets(&self, position: &Position, subsets: &DisjointSubsets, step: &Step) -> Explanation {
        let DisjointSubsets { line, block, line_digits, box_digits, .. } = *subsets;
        let cells = subsets.cells();
        let both = (line_digits & box_digits).iter().filter(|digit| {
            // A digit that is apart in the line and in the box counts for each of them.
            (position.cells_for(*digit) & cells).is_subset(subsets.crossing)
        });
        let both: DigitSet = both.collect();
        let arguments = [
            ("cells", self.cells(cells).into()),
            ("count", cells.len().into()),
            ("digits", self.either_digit(line_digits | box_digits | subsets.free.into_iter().collect()).into()),
        ];
        let mut whole = self.sentence("disjoint", &arguments);
        let mut say = |key: &str, digits: DigitSet, places: CellSet, house: HouseSet| {
            if digits.is_empty() {
                return;
            }
            whole.push_line(1, "–");
            let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | (position.cells_for(digit) & places));
            let arguments = [
                ("digits", self.digits(digits).into()),
                ("count", digits.len().into()),
                ("cells", self.either_cell(places).into()),
                ("house", self.houses(house).into()),
            ];
            whole.extend(self.sentence(key, &arguments).0);
        };
        let houses = [line, block].map(HouseSet::of);
        say("disjoint-part", line_digits - both, subsets.line_cells(), houses[0]);
        say("disjoint-part", box_digits - both, subsets.box_cells(), houses[1]);
        say("disjoint-part", both, subsets.crossing, houses[0] | houses[1]);
        whole.push_line(0, "");
        let conclusion = ("conclusion", self.conclusion(&step.concluded).into());
        if let Some(free) = subsets.free {
            let places = position.cells_for(free) & cells;
            let arguments = [
                ("count", cells.len().into()),
                ("fewer", (cells.len() - 1).into()),
                ("places", self.either_cell(places).into()),
                ("digit", self.digits(DigitSet::of(free)).into()),
                conclusion,
            ];
            whole.extend(self.sentence("disjoint-free-so", &arguments).0);
            return whole;
        }
        let arguments = [
            ("line", self.house(line).into()),
            ("box", self.house(block).into()),
            ("line-digits", self.either_digit(line_digits).into()),
            ("box-digits", self.either_digit(box_digits).into()),
            ("count", cells.len().into()),
            conclusion,
        ];
        whole.extend(self.sentence("disjoint-so", &arguments).0);
        whole
    }
}
