//! Words for areas of equal content: what cancels, and what is counted.

use super::{Spoken, Telling};
use crate::explain::Explanation;
use crate::logic::EqualContent;

impl Spoken for EqualContent {
    /// The two sides, the areas that are left, the cells that need the digits, and the conclusion.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let position = tell.position();
        let (needed, possible) = (self.needed(position), self.possible(position));
        let slots = [
            ("first", tell.houses(self.first).into()),
            ("second", tell.houses(self.second).into()),
            ("count", self.first.len().into()),
            ("first-area", tell.cells(self.first_area()).into()),
            ("second-area", tell.cells(self.second_area()).into()),
            ("digits", tell.either_digit(self.digits).into()),
            ("needed", tell.cells(needed).into()),
            ("possible", tell.cells(possible).into()),
            ("many", tell.so_many(needed.len()).into()),
            tell.concluded(),
        ];
        let sentences = ["equal-areas", "equal-counted", "equal-so"].map(|key| tell.sentence(key, &slots));
        tell.locale.sentences.join(sentences)
    }
}
