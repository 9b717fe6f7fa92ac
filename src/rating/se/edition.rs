//! The editions of the rating: the tables of rules, and the orders of search, in which they differ.
//!
//! The classic program was carried on by others. The one in use today has rules for two to four
//! strong links of a digit and for large bent wings, lists peers and locked digits in another
//! order, and corrects the search for loops and the bivalue universal grave. The public bank of
//! Sudoku Exchange was rated with an earlier state of it that lacks three of the rules. The rules
//! that all of them have, and their ratings, are those of the classic.

use super::geometry::{PEERS, PEERS_ASCENDING};
use std::fmt;

/// An edition of the rating.
///
/// ```
/// use whydoku::{Cancel, rating::se::{Edition, Rater}};
/// let puzzle = ".2.6....84.....6...8.....74...51..2...89....5..5.7....1.....9.23....81...4..9....".parse().unwrap();
/// let rated = |edition| Rater::with_edition(edition).rate(&puzzle, Cancel::NEVER).unwrap().er.to_string();
/// assert_eq!(Edition::ALL.map(rated), ["7.1", "6.6", "7.1"]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Edition {
    /// Sudoku Explainer 1.2.1, the numbers of forums and collections.
    #[default]
    Classic,
    /// Sukaku Explainer 1.18 as it comes.
    Extended,
    /// The puzzle bank of Sudoku Exchange: extended without four strong links and without wings of
    /// six and seven digits.
    Bank,
}

impl Edition {
    /// All editions.
    pub const ALL: [Edition; 3] = [Edition::Classic, Edition::Extended, Edition::Bank];

    /// The stable name, for other programs.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::Classic => "classic",
            Edition::Extended => "extended",
            Edition::Bank => "bank",
        }
    }

    /// The program or collection whose numbers these are.
    pub const fn title(self) -> &'static str {
        match self {
            Edition::Classic => "Sudoku Explainer 1.2.1",
            Edition::Extended => "Sukaku Explainer 1.18",
            Edition::Bank => "Sudoku Exchange",
        }
    }

    /// Whether the rules of the classic are all there are, in its orders.
    #[inline(always)]
    pub(super) fn is_classic(self) -> bool {
        self == Edition::Classic
    }

    /// The greatest number of strong links that a rule joins.
    pub(super) fn most_links(self) -> usize {
        match self {
            Edition::Classic => 0,
            Edition::Extended => 4,
            Edition::Bank => 3,
        }
    }

    /// The greatest number of digits of a bent wing.
    pub(super) fn most_wing_digits(self) -> usize {
        match self {
            Edition::Classic => 0,
            Edition::Extended => 7,
            Edition::Bank => 5,
        }
    }

    /// The peers of each cell, as they are listed.
    pub(super) fn peers(self) -> &'static [[u8; 20]; 81] {
        if self.is_classic() { &PEERS } else { &PEERS_ASCENDING }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
