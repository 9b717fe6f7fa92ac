//! Skyscraper: two parallel pairs of a digit on a common base.
//!
//! In two rows a digit has two places each, and one place of each row is in the same column. These
//! cannot both be true, so in one of the rows the digit is in the other place: a cell that sees
//! both of those other places cannot have it. The same holds with rows and columns exchanged. (If
//! the other places share a column, too, it is an X-wing.)
//!
//! **Proof.** The two rows: with an end taken away from each by the eliminated candidate, both
//! would need the common column.

use super::{Shape, two_links};
use crate::logic::{Family, Level, Spec};

/// Two parallel lines with two places each, one of each in a common line across.
pub static SKYSCRAPER: Spec = Spec::new("skyscraper", Family::SingleDigit, |facts, limits, sink| {
    two_links(facts, Shape::Skyscraper, limits, sink)
})
.hodoku("0400", Level::Hard, 130)
.tier(1);
