//! Houses as stems.

use super::{Stem, StemKind};
use crate::board::{Constraint, Digit, Element, House};
use crate::logic::{Alternatives, Facts};

/// The places of a digit in a house, three to five: with two, it is a chain.
pub struct Houses;

impl StemKind for Houses {
    fn collect(facts: &Facts, found: &mut Vec<Stem>) {
        let position = facts.position();
        let questions =
            House::all().flat_map(|house| Digit::all().map(move |digit| Constraint::digit_in(digit, house)));
        let open = questions.filter(|question| (3..=5).contains(&position.slots(*question).len()));
        found.extend(
            open.map(|question| {
                Stem::of_candidates(Alternatives::Question(question), position.candidates_of(question))
            }),
        );
    }
}
