//! Words for odd chains and their guardians.

use crate::board::{Candidate, CandidateSet, CellSet, DigitSet, Literal, Question};
use crate::explain::{Argument, Explainer, Explanation};
use crate::logic::{OddChain, Step};

impl Explainer {
    /// The ring link by link, why one of the guardians is true, and the conclusion.
    pub(super) fn odd_chain(&self, depth: usize, pattern: &OddChain, step: &Step) -> Explanation {
        let count = || ("count", pattern.ring.len().into());
        let mut whole = self.sentence("odd-chain", &[count()]);
        for (pair, by, guardians) in pattern.links() {
            whole.push_line(depth + 1, "–");
            let key = match by.question() {
                Question::WhichDigit(_) => "odd-chain-cell",
                Question::Where(..) => "odd-chain-house",
            };
            let house = by.house_and_digit().map(|(house, _)| house);
            let arguments = [
                ("cell", self.cells(CellSet::of(pair[0].cell())).into()),
                ("digit", self.digits(DigitSet::of(pair[0].digit())).into()),
                ("house", self.houses(house.into_iter().collect()).into()),
                ("digits", self.either_digit(pair.into_iter().map(Candidate::digit).collect()).into()),
                ("cells", self.either_cell(pair.into_iter().map(Candidate::cell).collect()).into()),
                ("count", guardians.len().into()),
                ("other-digits", self.either_digit(guardians.iter().map(Candidate::digit).collect()).into()),
                ("other-cells", self.either_cell(guardians.iter().map(Candidate::cell).collect()).into()),
            ];
            whole.extend(self.sentence(key, &arguments).0);
        }
        whole.push_line(depth, "");
        let arguments = [
            count(),
            ("guardians", pattern.guardians.len().into()),
            ("list", self.digit_by_digit(pattern.guardians)),
            ("conclusion", self.conclusion(&step.concluded).into()),
        ];
        whole.extend(self.sentence("odd-chain-so", &arguments).0);
        whole
    }

    /// "The 3 in r1c2 and r4c2 and the 7 in r4c5".
    fn digit_by_digit(&self, candidates: CandidateSet) -> Argument {
        let digits: DigitSet = candidates.iter().map(Candidate::digit).collect();
        let each = digits.iter().map(|digit| {
            let of_digit = candidates.iter().filter(|candidate| candidate.digit() == digit);
            let cells = self.cells(of_digit.map(Candidate::cell).collect());
            let digit = ("digit", self.digits(DigitSet::of(digit)).into());
            self.locale.say("bug-guardians", &[digit, ("cells", cells.into())])
        });
        self.locale.list.join(each).into()
    }

    /// "r1c2=3, r4c2=3 or r4c5=7".
    pub(super) fn true_candidates(&self, candidates: CandidateSet) -> Argument {
        let each = candidates.iter().map(|candidate| Explanation(vec![self.literal(Literal::is(candidate))]));
        self.locale.either.join(each).into()
    }
}
