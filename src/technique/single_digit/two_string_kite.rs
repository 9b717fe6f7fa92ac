//! 2-string kite: a pair in a row and one in a column, tied together in a box.
//!
//! In a row a digit has two places, and in a column it has two. One place of the row and one of the
//! column are in the same box, so these are not both true, and one of the other two is: the cell
//! where the column and the row of those meet sees both and cannot have the digit.
//!
//! **Proof.** The row and the column: with an end taken away from each by the eliminated candidate,
//! both would need the box.

use super::{Shape, two_links};
use crate::logic::{Family, Level, Spec};

/// A row and a column with two places each, one of each in a common box.
pub static TWO_STRING_KITE: Spec = Spec::new("two-string-kite", Family::SingleDigit, |facts, limits, sink| {
    two_links(facts, Shape::Kite, limits, sink)
})
.hodoku("0401", Level::Hard, 150)
.tier(1);
