//! Train, validation or test: by the solution, up to equivalence.

use crate::board::Grid;
use crate::report::Name;

/// The part of a data set that a position belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Split {
    /// Nine of ten.
    Train,
    /// One of twenty.
    Validation,
    /// One of twenty.
    Test,
}

impl Split {
    /// The split of puzzles whose solution has this canonical form: by the 64-bit FNV-1a hash of
    /// its 81 characters, modulo 100. Below 90 they are for training, below 95 for validation.
    ///
    /// The hash is by Fowler, Noll and Vo.
    ///
    /// ```
    /// use whydoku::dataset::Split;
    /// use whydoku::equivalence::canonical;
    /// let solution = "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
    /// let (form, _) = canonical(&solution.parse().unwrap()).unwrap();
    /// assert_eq!(Split::of(&form), Split::Train);
    /// ```
    pub fn of(canonical: &Grid) -> Split {
        let hash = canonical
            .to_string()
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        match hash % 100 {
            0..90 => Split::Train,
            90..95 => Split::Validation,
            _ => Split::Test,
        }
    }

    /// The name that other programs rely on.
    pub const fn name(self) -> &'static str {
        match self {
            Split::Train => "train",
            Split::Validation => "validation",
            Split::Test => "test",
        }
    }
}

impl From<Split> for Name {
    fn from(split: Split) -> Name {
        Name(split.name())
    }
}
