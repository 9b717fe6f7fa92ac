//! Families of techniques, and the general ideas behind them.

/// A general idea behind techniques.
///
/// A particular step is easier to follow once its idea has been told: for example, one of two facts
/// is true, so anything that conflicts with both is false. A whole solution tells each idea once,
/// before the first step that uses it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Idea {
    /// At least one of two facts is true.
    OneOfTwo,
    /// One of several cases holds, and all have the same result.
    EveryCase,
    /// An assumption that leads to a contradiction is false.
    Suppose,
    /// As many digits as cells, or as many lines as crossing lines, leave no room for others.
    AsMany,
    /// The puzzle has only one solution.
    OneSolution,
}

impl Idea {
    /// Every idea.
    pub const ALL: [Idea; 5] = [Idea::OneOfTwo, Idea::EveryCase, Idea::Suppose, Idea::AsMany, Idea::OneSolution];

    /// The name in keys of messages.
    pub const fn name(self) -> &'static str {
        match self {
            Idea::OneOfTwo => "one-of-two",
            Idea::EveryCase => "every-case",
            Idea::Suppose => "suppose",
            Idea::AsMany => "as-many",
            Idea::OneSolution => "one-solution",
        }
    }
}

/// Declares the families: the name of each, and the idea and the tier of a technique that names
/// none of its own.
macro_rules! families {
    ($($(#[$about:meta])* $family:ident $name:literal $idea:expr, $tier:literal;)*) => {
        /// The families of the catalogue.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
        #[non_exhaustive]
        pub enum Family { $($(#[$about])* $family,)* }

        impl Family {
            /// Every family, in the order of the catalogue.
            pub const ALL: &'static [Family] = &[$(Family::$family,)*];

            /// The name that other programs use.
            pub const fn name(self) -> &'static str {
                match self { $(Family::$family => $name,)* }
            }

            /// The idea behind most of its techniques; none where none is needed.
            pub const fn idea(self) -> Option<Idea> {
                match self { $(Family::$family => $idea,)* }
            }

            /// The [tier](super::Spec::tier) of most of its techniques.
            pub const fn tier(self) -> u8 {
                match self { $(Family::$family => $tier,)* }
            }
        }
    };
}

families! {
    /// One candidate left.
    Singles "singles" None, 0;
    /// A digit, a box and a line.
    Intersections "intersections" Some(Idea::AsMany), 2;
    /// As many cells as digits.
    Subsets "subsets" Some(Idea::AsMany), 0;
    /// One digit, as many lines as crossing lines.
    Fish "fish" Some(Idea::AsMany), 3;
    /// One digit, two strong links.
    SingleDigit "single-digit" Some(Idea::OneOfTwo), 2;
    /// One digit, two colours.
    Colouring "colouring" Some(Idea::OneOfTwo), 1;
    /// Cells with few candidates around a pivot.
    Wings "wings" Some(Idea::EveryCase), 2;
    /// Cells whose digits could be exchanged.
    Uniqueness "uniqueness" Some(Idea::OneSolution), 2;
    /// Cells that a few digits cannot fill.
    Impossible "impossible" Some(Idea::Suppose), 5;
    /// Strong and weak links from one end to another.
    Chains "chains" Some(Idea::OneOfTwo), 2;
    /// Almost locked sets.
    Als "als" Some(Idea::EveryCase), 2;
    /// Cells of many houses that hold as many digits as they can.
    Rank "rank" Some(Idea::AsMany), 5;
    /// The digits of two cells are in two others, too.
    Exocet "exocet" Some(Idea::AsMany), 5;
    /// Cases that leave nothing out.
    Forcing "forcing" Some(Idea::EveryCase), 4;
}
