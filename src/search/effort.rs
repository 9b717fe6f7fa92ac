//! The work of a search.

/// The work of a search, counted alike for all methods.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Digits written into empty cells, both forced digits and guesses; givens do not count.
    pub tried: u64,
    /// Those of them that were chosen among two or more.
    pub guesses: u64,
    /// The maximum number of choices among two or more that were open at once.
    pub depth: u64,
    /// The number of points at which the search chose what to try next, dead ends included.
    pub nodes: u64,
}
