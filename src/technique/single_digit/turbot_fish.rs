//! Turbot fish: two pairs of a digit in any houses, tied together by a third.
//!
//! In two houses a digit has two places each. A place of the first and one of the second share a
//! house, so they are not both true, and one of the other two is: a cell that sees both of those
//! cannot have the digit. Two rows with a common column are a skyscraper, a row and a column with a
//! common box a 2-string kite; the remaining ones have a pair in a box, or two lines tied together
//! in a box that they both cross.
//!
//! **Proof.** The two houses: with an end taken away from each by the eliminated candidate, both
//! would need the joint.

use super::{Shape, two_links};
use crate::logic::{Family, Level, Spec};

/// Two pairs tied together that are neither a skyscraper nor a 2-string kite.
pub static TURBOT_FISH: Spec =
    Spec::new("turbot-fish", Family::SingleDigit, |facts, limits, sink| two_links(facts, Shape::Turbot, limits, sink))
        .hodoku("0403", Level::Hard, 120)
        .tier(1);
