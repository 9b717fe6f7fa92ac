//! The facts about a technique that do not depend on a puzzle.

use super::facts::Facts;
use super::sink::{Flow, Sink};
use std::fmt;

/// A technique: its name, what the two classic raters know about it, and its search.
///
/// Its words are in `src/explain/locales`, its page in `docs/techniques/<id>.md`.
pub struct Spec {
    /// The name that other programs use; also the name of the page.
    pub id: &'static str,
    /// The name under which it is grouped with others, where the catalogue of the field has one name for them.
    pub group: Option<&'static str>,
    /// What it is related to.
    pub family: Family,
    /// The rating of Sudoku Explainer in tenths, where that program has the technique.
    pub se_tenths: Option<u8>,
    /// What HoDoKu knows about it, where that program has the technique.
    pub hodoku: Option<Hodoku>,
    /// Does it assume that the puzzle has exactly one solution?
    pub needs_uniqueness: bool,
    /// Finds its patterns and hands them to the sink; breaks off when the sink says so.
    pub search: fn(&Facts<'_>, &Options, &mut Sink<'_>) -> Flow,
    /// Its page, in Markdown.
    pub page: &'static str,
}

/// HoDoKu's view of a technique: its code in the library format, its level and score with the default settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hodoku {
    /// Four digits, as in library lines.
    pub code: &'static str,
    /// The level.
    pub level: Level,
    /// The score of one step.
    pub score: u32,
}

/// HoDoKu's levels of difficulty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Level {
    /// Singles.
    Easy,
    /// Intersections, pairs and triples.
    Medium,
    /// Quads, basic fish, and more.
    Hard,
    /// Larger patterns.
    Unfair,
    /// Forcing chains and nets.
    Extreme,
}

/// The families of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
#[non_exhaustive]
pub enum Family {
    /// One candidate left.
    Singles,
    /// A digit, a box and a line.
    Intersections,
    /// As many cells as digits.
    Subsets,
    /// One digit, as many lines as crossing lines.
    Fish,
}

impl Family {
    /// Every family, in the order of the catalogue.
    pub const ALL: [Family; 4] = [Family::Singles, Family::Intersections, Family::Subsets, Family::Fish];

    /// The name that other programs use.
    pub const fn name(self) -> &'static str {
        match self {
            Family::Singles => "singles",
            Family::Intersections => "intersections",
            Family::Subsets => "subsets",
            Family::Fish => "fish",
        }
    }
}

/// Limits and switches of a profile; the techniques of today have none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Options {}

impl PartialEq for Spec {
    fn eq(&self, other: &Spec) -> bool {
        self.id == other.id
    }
}

impl Eq for Spec {}

impl fmt::Debug for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}
