//! The facts about a technique that do not depend on a puzzle.

use super::facts::Facts;
use super::family::{Family, Idea};
use super::limits::Limits;
use super::pattern::Pattern;
use super::sink::{Flow, Sink};
use std::fmt;

/// A technique: its name, its data in the two classic raters, and its search.
///
/// Made by [`Spec::new`] from the facts that every technique must have, and completed by the
/// setters after it:
///
/// ```ignore
/// pub static X_WING: Spec =
///     Spec::new("x-wing", Family::Fish, |facts, _, sink| basic(facts, 2, sink)).se(32).hodoku("0300", Level::Hard, 140);
/// ```
///
/// Its words are in `src/explain/locales`, its pages are `docs/techniques/<tag>/<id>.md`.
#[non_exhaustive]
pub struct Spec {
    /// The name that other programs use; also the name of the page.
    pub id: &'static str,
    /// The family of related techniques.
    pub family: Family,
    /// Finds instances and hands them to the sink; ends when the sink says so.
    pub search: SearchFn,
    /// The name under which it is grouped with others, where the catalogue of the field has one
    /// name for them.
    pub group: Option<&'static str>,
    /// The rating of Sudoku Explainer, where that program has the technique.
    pub se: Se,
    /// HoDoKu's data about it, where that program has the technique.
    pub hodoku: Option<Hodoku>,
    /// Whether it assumes that the puzzle has exactly one solution.
    pub needs_uniqueness: bool,
    /// The leanness of its proofs.
    pub evidence: Evidence,
    /// The general idea behind it; none for singles, which need none.
    pub idea: Option<Idea>,
    /// The effort that a person makes to use it: 0 for singles, locked candidates, subsets and
    /// basic fish; 1 for fish with fins, colours, small wings and rectangles; 2 for chains and
    /// almost locked sets; 3 for all other fish and templates; 4 for cases; 5 for techniques that
    /// few people know.
    pub tier: u8,
    /// The technique that its steps are of when rows and columns are exchanged, where that is
    /// another one.
    pub transposed: Option<&'static Spec>,
}

/// The search of a technique: reads the facts, keeps to the limits, hands instances to the sink.
pub type SearchFn = fn(&Facts, &Limits, &mut Sink<'_>) -> Flow;

impl Spec {
    /// A technique by the facts that each must have: without ratings and assumptions, its proofs
    /// minimal, idea and tier those of its family.
    pub const fn new(id: &'static str, family: Family, search: SearchFn) -> Spec {
        Spec {
            id,
            family,
            search,
            group: None,
            se: Se::Unrated,
            hodoku: None,
            needs_uniqueness: false,
            evidence: Evidence::Minimal,
            idea: family.idea(),
            tier: family.tier(),
            transposed: None,
        }
    }

    /// Sets the idea behind it.
    pub const fn idea(mut self, idea: Idea) -> Spec {
        self.idea = Some(idea);
        self
    }

    /// Sets its tier.
    pub const fn tier(mut self, tier: u8) -> Spec {
        self.tier = tier;
        self
    }

    /// Sets the technique that its steps are of when rows and columns are exchanged.
    pub const fn transposed(mut self, other: &'static Spec) -> Spec {
        self.transposed = Some(other);
        self
    }

    /// Sets the name of its group.
    pub const fn group(mut self, group: &'static str) -> Spec {
        self.group = Some(group);
        self
    }

    /// Sets the rating of Sudoku Explainer, in tenths.
    pub const fn se(mut self, tenths: u8) -> Spec {
        self.se = Se::Fixed(tenths);
        self
    }

    /// Sets the function that gives the Sudoku Explainer rating of an instance, in tenths.
    pub const fn se_of(mut self, rate: fn(&Pattern) -> u8) -> Spec {
        self.se = Se::Of(rate);
        self
    }

    /// Sets HoDoKu's code, level and score.
    pub const fn hodoku(mut self, code: &'static str, level: Level, score: u32) -> Spec {
        self.hodoku = Some(Hodoku { code, level, score });
        self
    }

    /// Marks it as assuming that the puzzle has exactly one solution.
    pub const fn unique(mut self) -> Spec {
        (self.needs_uniqueness, self.idea) = (true, Some(Idea::OneSolution));
        self
    }

    /// Sets the leanness of its proofs.
    pub const fn evidence(mut self, evidence: Evidence) -> Spec {
        self.evidence = evidence;
        self
    }
}

/// The rating of a technique by Sudoku Explainer, in tenths.
#[derive(Clone, Copy, Debug)]
pub enum Se {
    /// It does not have the technique.
    Unrated,
    /// Every instance alike.
    Fixed(u8),
    /// By the size of the pattern.
    Of(fn(&Pattern) -> u8),
}

impl Se {
    /// The rating of an instance.
    pub fn rate(self, pattern: &Pattern) -> Option<u8> {
        match self {
            Se::Unrated => None,
            Se::Fixed(tenths) => Some(tenths),
            Se::Of(rate) => Some(rate(pattern)),
        }
    }
}

/// The leanness of the proofs of a technique.
///
/// [`Sink`] enforces it, once for all techniques.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Evidence {
    /// No truth is superfluous: an instance that could do without part of its pattern is not
    /// reported.
    Minimal,
    /// Superfluous truths are taken out, together with their part of the pattern.
    Pruned,
    /// The truths follow from the definition, and some may be superfluous.
    Derived,
}

/// HoDoKu's view of a technique: its code in the library format, its level and score with the
/// default settings.
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

impl Level {
    /// The name that other programs use.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Unfair => "unfair",
            Level::Extreme => "extreme",
        }
    }
}

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
