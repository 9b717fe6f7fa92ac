//! The few words that a picture needs besides its digits.

use crate::explain::{Explainer, Fragment};

/// Declares the words, with the key of the message for each and the English that is used where there is no message.
macro_rules! labels {
    ($($(#[$about:meta])* $field:ident $key:literal $english:literal,)*) => {
        /// Words for legends, headings and tables; English unless told otherwise.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Labels { $($(#[$about])* pub $field: String,)* }

        impl Default for Labels {
            fn default() -> Self {
                Labels { $($field: $english.into(),)* }
            }
        }

        impl Labels {
            /// The keys of all messages.
            pub const KEYS: &'static [&'static str] = &[$($key,)*];

            /// The words in the language of an explainer; English where it has no message.
            pub fn of(explainer: &Explainer) -> Self {
                Labels { $($field: message(explainer, $key, $english),)* }
            }
        }
    };
}

labels! {
    /// A candidate of the pattern.
    pattern "picture-pattern" "Pattern",
    /// A candidate in a second role.
    secondary "picture-secondary" "Tried, or in another role",
    /// A candidate that is removed.
    eliminated "picture-eliminated" "Removed",
    /// A digit that is placed.
    placed "picture-placed" "Placed now",
    /// A given digit.
    given "picture-given" "Given",
    /// A digit that was placed before.
    filled "picture-filled" "Placed before",
    /// A house that the pattern rests on.
    base "picture-base" "Base",
    /// A house that loses candidates.
    cover "picture-cover" "Cover",
    /// Cells to look at.
    cells "picture-cells" "Look here",
    /// A strong link.
    strong "picture-strong" "Strong link",
    /// A weak link.
    weak "picture-weak" "Weak link",
    /// The heading of the key to the pictures.
    key "picture-key" "How to read the pictures",
    /// The heading of the list of contents.
    contents "heading-contents" "Contents",
    /// The heading of the summary.
    summary "heading-summary" "Summary",
    /// The puzzle at the start.
    start "heading-puzzle" "Puzzle",
    /// The grid at the end.
    end "heading-solution" "Solution",
    /// The heading over techniques in the summary.
    technique "heading-technique" "Technique",
    /// The heading of the steps.
    course "heading-course" "Step by step",
    /// The heading over the number of steps in the summary.
    steps "heading-steps" "Steps",
    /// The number of guesses.
    guesses "heading-guesses" "Guesses",
    /// The sum of a column.
    total "heading-total" "Total",
    /// The title of a report.
    title "report-title" "How this Sudoku is solved",
}

/// A message without slots. One that the language lacks comes back as its key in braces.
fn message(explainer: &Explainer, key: &str, english: &str) -> String {
    match explainer.phrase(key, &[]).0.as_slice() {
        [Fragment::Text(text)] if !text.contains(key) => text.clone(),
        _ => english.to_string(),
    }
}
