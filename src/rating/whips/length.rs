//! Lengths of chains, and why one has no number.

use std::fmt;

/// The length of the longest chain that a puzzle needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Length {
    /// This number of questions; 0 where singles suffice.
    Of(u8),
    /// More than the limit of the search.
    Above(u8),
    /// No length suffices.
    Infinite,
}

impl Length {
    /// The number, if there is one.
    pub const fn number(self) -> Option<u8> {
        match self {
            Length::Of(number) => Some(number),
            Length::Infinite | Length::Above(_) => None,
        }
    }

    /// The reason there is no number, by the name that other programs rely on.
    pub const fn why(self) -> Option<&'static str> {
        match self {
            Length::Of(_) => None,
            Length::Infinite => Some("theory"),
            Length::Above(_) => Some("limit"),
        }
    }
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Length::Of(number) => write!(f, "{number}"),
            Length::Infinite => f.write_str("inf"),
            Length::Above(limit) => write!(f, ">{limit}"),
        }
    }
}
