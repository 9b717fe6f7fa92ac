//! The few words that pictures need besides digits.

use crate::explain::{Explainer, Language};

/// The placeholder for the letter in the names of sets and colours.
pub(super) const LETTER: &str = "#";

/// Declares the words, with the key of the message for each.
macro_rules! labels {
    ($($(#[$about:meta])* $field:ident $key:literal,)*) => {
        /// Words for legends; English by default.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Labels { $($(#[$about])* pub $field: String,)* }

        impl Default for Labels {
            fn default() -> Self {
                Labels::of(&Explainer::new(Language::English))
            }
        }

        impl Labels {
            /// The keys of all messages.
            pub const KEYS: &'static [&'static str] = &[$($key,)*];

            /// The words in the language of an explainer.
            pub fn of(explainer: &Explainer) -> Self {
                Labels { $($field: explainer.phrase($key, &[("letter", LETTER.into())]).to_string(),)* }
            }
        }
    };
}

labels! {
    /// A candidate of the pattern.
    pattern "picture-pattern",
    /// A candidate that spoils an otherwise perfect pattern.
    fin "picture-fin",
    /// A candidate that keeps a forbidden pattern away.
    guardian "picture-guardian",
    /// An almost locked set; `#` for its letter.
    set "picture-set",
    /// A colour; `#` for its letter.
    colour "picture-colour",
    /// A colour that is one of several cases; `#` for its letter.
    case "picture-case",
    /// A candidate of several colours.
    shared "picture-shared",
    /// A candidate of which the step shows that it or another is true.
    end "picture-end",
    /// A candidate that is taken for true.
    supposed "picture-supposed",
    /// A candidate that a line rules out on the way.
    ruled_out "picture-ruled-out",
    /// A candidate that is removed.
    eliminated "picture-eliminated",
    /// A digit that is placed.
    placed "picture-placed",
    /// A given digit.
    given "picture-given",
    /// A digit that was placed before.
    filled "picture-filled",
    /// A house that the pattern rests on.
    base "picture-base",
    /// The digits that a house counts for.
    counting "picture-counting",
    /// A house that loses candidates.
    cover "picture-cover",
    /// Cells to look at.
    cells "picture-cells",
    /// A strong link.
    strong "picture-strong",
    /// A weak link.
    weak "picture-weak",
    /// An arrow to a consequence.
    implies "picture-implies",
    /// The number of a line.
    line "picture-line",
    /// A frame around a rectangle.
    frame "picture-frame",
    /// The house that fins share.
    fin_house "picture-fin-house",
    /// A line through cells.
    through "picture-through",
    /// The axis or the centre of a symmetry.
    axis "picture-axis",
    /// The digits that a symmetry exchanges.
    exchanged "picture-exchanged",
    /// A line to a candidate that is ruled out.
    sight "picture-sight",
}
