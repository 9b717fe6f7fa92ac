//! The few words that a picture needs besides its digits.

/// Words for legends, headings and tables; English unless told otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Labels {
    /// A candidate of the pattern.
    pub pattern: String,
    /// A candidate in a second role.
    pub secondary: String,
    /// A candidate that is removed.
    pub eliminated: String,
    /// A digit that is placed.
    pub placed: String,
    /// A given digit.
    pub given: String,
    /// A digit that was placed before.
    pub filled: String,
    /// A house that the pattern rests on.
    pub base: String,
    /// A house that loses candidates.
    pub cover: String,
    /// Cells to look at.
    pub cells: String,
    /// A strong link.
    pub strong: String,
    /// A weak link.
    pub weak: String,
    /// The heading of the summary.
    pub summary: String,
    /// The heading of the list of contents.
    pub contents: String,
    /// The heading of the key to the pictures.
    pub key: String,
    /// The puzzle at the start.
    pub start: String,
    /// The grid at the end.
    pub end: String,
    /// The heading over techniques in the summary.
    pub technique: String,
    /// The heading over counts in the summary.
    pub count: String,
    /// How many guesses were made.
    pub guesses: String,
    /// The heading of the steps.
    pub steps: String,
}

impl Default for Labels {
    fn default() -> Self {
        let word = String::from;
        Labels {
            pattern: word("pattern"),
            secondary: word("second role"),
            eliminated: word("eliminated"),
            placed: word("placed"),
            given: word("given"),
            filled: word("placed before"),
            base: word("base"),
            cover: word("cover"),
            cells: word("look here"),
            strong: word("strong link"),
            weak: word("weak link"),
            summary: word("Summary"),
            contents: word("Contents"),
            key: word("How to read the pictures"),
            start: word("Start"),
            end: word("End"),
            technique: word("Technique"),
            count: word("Times"),
            guesses: word("Guesses"),
            steps: word("Steps"),
        }
    }
}
