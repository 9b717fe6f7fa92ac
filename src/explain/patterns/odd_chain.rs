//! Words for odd chains and their guardians.

use super::{Spoken, Telling};
use crate::board::{Candidate, Question};
use crate::explain::Explanation;
use crate::logic::OddChain;

impl Spoken for OddChain {
    /// The ring link by link, why one of the guardians is true, and the conclusion.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let depth = tell.depth();
        let count = || ("count", self.ring.len().into());
        let mut whole = tell.sentence("odd-chain", &[count()]);
        for (pair, by, guardians) in self.links() {
            let key = match by.question() {
                Question::WhichDigit(_) => "odd-chain-cell",
                Question::Where(..) => "odd-chain-house",
            };
            let house = by.house_and_digit().map(|(house, _)| house);
            let arguments = [
                ("cell", tell.cell(pair[0].cell()).into()),
                ("digit", tell.digit(pair[0].digit()).into()),
                ("house", tell.houses(house.into_iter().collect()).into()),
                ("digits", tell.either_digit(pair.into_iter().map(Candidate::digit).collect()).into()),
                ("cells", tell.either_cell(pair.into_iter().map(Candidate::cell).collect()).into()),
                ("count", guardians.len().into()),
                ("other-digits", tell.either_digit(guardians.iter().map(Candidate::digit).collect()).into()),
                ("other-cells", tell.either_cell(guardians.iter().map(Candidate::cell).collect()).into()),
            ];
            whole.add_item(depth + 1, tell.sentence(key, &arguments));
        }
        let arguments = [
            count(),
            ("guardians", self.guardians.len().into()),
            ("list", tell.digit_by_digit(self.guardians).into()),
            tell.concluded(),
        ];
        whole.add_line(depth, "", tell.sentence("odd-chain-so", &arguments));
        whole
    }
}
