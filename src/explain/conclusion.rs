//! Words for the conclusions of a step: placements, and removals digit by digit.

use super::Explainer;
use super::fragment::{Explanation, Fragment};
use crate::board::{Candidate, CandidateSet, CellSet, Constraint, Digit, DigitSet, Element, Literal, Question};

/// At most this many removals are told in words; more are a list.
const MOST_IN_WORDS: usize = 3;

impl Explainer {
    /// All conclusions: "r5c5=7"; "r2c7 and r9c8 cannot be 4"; "4 out of r1c1, r1c2, r1c3; 7 out of
    /// r1c5, r1c6".
    pub fn conclusion(&self, concluded: &[Literal]) -> Explanation {
        let placed = concluded.iter().filter(|literal| literal.is_true()).map(|&literal| self.literal(literal));
        let in_words = concluded.iter().filter(|literal| !literal.is_true()).count() <= MOST_IN_WORDS;
        let removed = merged(concluded).into_iter().map(|(digits, cells)| {
            if in_words {
                self.removal("removal-in-words", self.neither_digit(digits), cells, self.cells(cells))
            } else {
                let names = Fragment::Cells(cells, self.cell_names(cells, &self.locale.conclusions));
                self.removal("removal-in-list", self.digits(digits), cells, names)
            }
        });
        let joiner = if in_words { &self.locale.clauses } else { &self.locale.removals };
        joiner.join(placed.chain(removed).map(|fragment| Explanation(vec![fragment])))
    }

    /// Literals as facts, supposed or true: "r2c2 is 3, and none of r1c1 and r1c4 is 5".
    pub(super) fn facts(&self, literals: &[Literal]) -> Explanation {
        let placed = literals.iter().filter(|literal| literal.is_true());
        let placed = placed.map(|literal| self.is_placed(literal.candidate()));
        let removed = merged(literals).into_iter().map(|(digits, cells)| {
            let [first, second] = [0, 1].map(|nth| self.cells(cells.iter().nth(nth).into_iter().collect()));
            let [one, other] = [0, 1].map(|nth| self.digits(digits.iter().nth(nth).into_iter().collect()));
            let arguments = [
                ("count", cells.len().into()),
                ("cells", self.cells(cells).into()),
                ("first", first.into()),
                ("second", second.into()),
                ("size", digits.len().into()),
                ("digits", self.either_digit(digits).into()),
                ("one", one.into()),
                ("other", other.into()),
            ];
            self.locale.say("is-not", &arguments)
        });
        self.locale.clauses.join(placed.chain(removed))
    }

    /// "r1c1 has no candidate left", "row 3 has no place left for 4".
    pub(super) fn nothing_left(&self, constraint: Constraint) -> Explanation {
        match constraint.question() {
            Question::WhichDigit(cell) => self.locale.say("case-no-digit", &[("cell", self.cell(cell).into())]),
            Question::Where(digit, house) => {
                let digit = ("digit", self.digit(digit).into());
                self.locale.say("case-no-place", &[("house", self.house(house).into()), digit])
            }
        }
    }

    /// "r2c2 is 3".
    pub(super) fn is_placed(&self, candidate: Candidate) -> Explanation {
        let digit = ("digit", self.digit(candidate.digit()).into());
        self.locale.say("is-placed", &[("cells", self.cell(candidate.cell()).into()), digit])
    }

    /// The removal of digits from cells, as one fragment.
    fn removal(&self, key: &str, digits: Fragment, cells: CellSet, names: Fragment) -> Fragment {
        let Fragment::Digits(set, _) = &digits else { return digits };
        let each = cells.iter().flat_map(|cell| set.iter().map(move |digit| Candidate::new(cell, digit)));
        let removed: CandidateSet = each.collect();
        let words = self.locale.say(key, &[("digits", digits.clone().into()), ("cells", names.into())]);
        Fragment::Candidates(removed.into(), words.to_string().into())
    }
}

/// The cells of the eliminations, digit by digit.
pub(super) fn removed(concluded: &[Literal]) -> impl Iterator<Item = (Digit, CellSet)> {
    let cells = |digit: Digit| {
        let of_digit = move |literal: &&Literal| !literal.is_true() && literal.candidate().digit() == digit;
        concluded.iter().filter(of_digit).map(|literal| literal.candidate().cell()).collect::<CellSet>()
    };
    Digit::all().map(move |digit| (digit, cells(digit))).filter(|(_, cells)| !cells.is_empty())
}

/// The same with digits that the same cells lose together.
pub(super) fn merged(concluded: &[Literal]) -> Vec<(DigitSet, CellSet)> {
    let mut groups: Vec<(DigitSet, CellSet)> = Vec::new();
    for (digit, cells) in removed(concluded) {
        match groups.iter_mut().find(|(_, same)| *same == cells) {
            Some((digits, _)) => digits.insert(digit),
            None => groups.push((DigitSet::of(digit), cells)),
        };
    }
    groups
}
