//! A grade as a newspaper would give it: one of five plain words, with its reasons.
//!
//! # Rounds
//!
//! The puzzle is solved in rounds. Each round takes the easiest technique of the catalogue that
//! finds anything, and draws all its conclusions at once, so that luck does not decide which of two
//! steps comes first. (Of forcing chains, with which a puzzle is as hard as can be, the first is
//! enough.) The canonical form of the puzzle is solved, so that a puzzle that is turned, mirrored
//! or relabelled has the same rounds, to the last number.
//!
//! # The rule
//!
//! The place of the hardest technique in the catalogue gives the *base*: singles are easy; up to
//! hidden pairs, medium; up to the last deadly pattern, hard; chains and almost locked sets, very
//! hard; locked sets of many sectors, exocets, cases and guesses, fiendish. The *load* may raise it
//! by one: if there is much to find beyond singles ([`Load::is_much`]), or if the path is often
//! narrow ([`Load::is_narrow`]). A *bottleneck* is a position with a single way on. The last nine
//! cells do not count; there the path is always narrow.
//!
//! The load does not depend on which technique is the hardest, so a harder technique never gives a
//! lower grade.

use super::effort::{SearchWork, effort, effort_at};
use super::se::RateError;
use crate::board::{Grid, Literal, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::equivalence::canonical;
use crate::logic::{Facts, Family, Limits, Literals, Spec};
use crate::technique::{self, CATALOGUE, Rung, all, known, place};
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

/// How hard a puzzle is, in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// Singles.
    Easy,
    /// Intersections and pairs, or singles on a narrow path.
    Medium,
    /// Fish, wings, rectangles.
    Hard,
    /// Chains and almost locked sets.
    VeryHard,
    /// Locked sets of many sectors, exocets, forcing chains, or a guess.
    Fiendish,
}

impl Grade {
    /// All grades, easiest first.
    pub const ALL: [Grade; 5] = [Grade::Easy, Grade::Medium, Grade::Hard, Grade::VeryHard, Grade::Fiendish];

    /// The stable name, for other programs.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Easy => "easy",
            Grade::Medium => "medium",
            Grade::Hard => "hard",
            Grade::VeryHard => "very-hard",
            Grade::Fiendish => "fiendish",
        }
    }

    /// The next harder grade; the hardest stays as it is.
    #[must_use]
    pub const fn harder(self) -> Grade {
        match self {
            Grade::Easy => Grade::Medium,
            Grade::Medium => Grade::Hard,
            Grade::Hard => Grade::VeryHard,
            Grade::VeryHard | Grade::Fiendish => Grade::Fiendish,
        }
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The error for a text that names no grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected easy, medium, hard, very-hard or fiendish")]
pub struct UnknownGrade;

impl FromStr for Grade {
    type Err = UnknownGrade;

    fn from_str(text: &str) -> Result<Grade, UnknownGrade> {
        Grade::ALL.into_iter().find(|grade| grade.name() == text).ok_or(UnknownGrade)
    }
}

/// A position on the path, with everything that the easiest technique finds there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Round {
    /// The easiest technique that finds anything.
    pub technique: &'static Spec,
    /// The number of its different steps. All are taken.
    pub taken: usize,
    /// The number of ways on that are no harder: for singles, all digits that any single places;
    /// otherwise the steps taken. `None` for forcing chains, of which only the first is searched.
    pub ways: Option<usize>,
    /// The number of the first of these steps, from 1.
    pub first: usize,
    /// The number of empty cells.
    pub empty: usize,
}

impl Round {
    /// Whether there is a single way on, and the end is not near.
    pub fn is_bottleneck(&self) -> bool {
        self.ways == Some(1) && self.empty > LAST_CELLS
    }
}

/// The number of empty cells at the end of a puzzle, where few ways on remain because few cells do.
const LAST_CELLS: usize = 9;

/// The amount of work in a puzzle, apart from the difficulty of its hardest step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct Load {
    /// The number of steps beyond singles.
    pub beyond_singles: usize,
    /// The number of positions with a single way on, the end of the puzzle aside.
    pub bottlenecks: usize,
}

impl Load {
    /// The load of a number of steps beyond singles and a number of bottlenecks.
    pub const fn new(beyond_singles: usize, bottlenecks: usize) -> Load {
        Load { beyond_singles, bottlenecks }
    }

    /// Whether there is much to find beyond singles, for puzzles of this base.
    pub fn is_much(&self, base: Grade) -> bool {
        self.beyond_singles >= heavy(base).beyond_singles
    }

    /// Whether the path is often narrow, for puzzles of this base.
    pub fn is_narrow(&self, base: Grade) -> bool {
        self.bottlenecks >= heavy(base).bottlenecks
    }
}

/// The threshold of a heavy load for puzzles of a base: about one random puzzle in eight reaches
/// it.
const fn heavy(base: Grade) -> Load {
    match base {
        Grade::Easy => Load::new(1, 3),
        Grade::Medium => Load::new(9, 7),
        Grade::Hard => Load::new(14, 14),
        Grade::VeryHard => Load::new(45, 24),
        Grade::Fiendish => Load::new(usize::MAX, usize::MAX),
    }
}

/// The grade of a puzzle, with the rounds behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Graded {
    /// The grade.
    pub grade: Grade,
    /// The rounds, in order. If a guess is needed, they end where the techniques fail.
    pub rounds: Vec<Round>,
    /// Whether the path reaches a position where no technique of the catalogue applies.
    pub needs_guess: bool,
}

impl Graded {
    fn new(rounds: Vec<Round>, needs_guess: bool) -> Graded {
        let mut graded = Graded { grade: Grade::Fiendish, rounds, needs_guess };
        let base = graded.base();
        let load = graded.load();
        graded.grade = if load.is_much(base) || load.is_narrow(base) { base.harder() } else { base };
        graded
    }

    /// The hardest technique; none if the puzzle was already solved. If a guess is needed, that is
    /// harder still.
    pub fn hardest(&self) -> Option<&'static Spec> {
        self.rounds.iter().map(|round| round.technique).max_by_key(|spec| place(spec))
    }

    /// The grade that the hardest technique alone would give.
    pub fn base(&self) -> Grade {
        if self.needs_guess { Grade::Fiendish } else { self.hardest().map_or(Grade::Easy, base) }
    }

    /// The load.
    pub fn load(&self) -> Load {
        let beyond = self.rounds.iter().filter(|round| round.technique.family != Family::Singles);
        Load { beyond_singles: beyond.map(|round| round.taken).sum(), bottlenecks: self.bottlenecks().count() }
    }

    /// The positions with a single way on.
    pub fn bottlenecks(&self) -> impl Iterator<Item = &Round> {
        self.rounds.iter().filter(|round| round.is_bottleneck())
    }

    /// The fewest ways on at any position, the end of the puzzle aside; none if no other position
    /// counts.
    pub fn fewest_ways(&self) -> Option<usize> {
        self.rounds.iter().filter(|round| round.empty > LAST_CELLS).filter_map(|round| round.ways).min()
    }

    /// The number of steps taken.
    pub fn steps(&self) -> usize {
        self.rounds.iter().map(|round| round.taken).sum()
    }

    /// The techniques of the base, hardest first, each with the number of its steps.
    pub fn reasons(&self) -> Vec<(&'static Spec, usize)> {
        let base = self.hardest().map_or(Grade::Easy, base);
        let mut counts: Vec<(&'static Spec, usize)> = Vec::new();
        for round in self.rounds.iter().filter(|round| self::base(round.technique) == base) {
            match counts.iter_mut().find(|(spec, _)| *spec == round.technique) {
                Some((_, count)) => *count += round.taken,
                None => counts.push((round.technique, round.taken)),
            }
        }
        counts.sort_by_key(|(spec, _)| std::cmp::Reverse(place(spec)));
        counts
    }
}

/// The first technique of each grade beyond the easiest.
static BEGINS: [(Grade, &Spec); 4] = [
    (Grade::Medium, &known::LOCKED_CANDIDATES_POINTING),
    (Grade::Hard, &known::X_WING),
    (Grade::VeryHard, &known::X_CYCLE),
    (Grade::Fiendish, &known::SK_LOOP),
];

/// Techniques that come last in the catalogue, each with one that is as hard.
static ALIKE: [(&Spec, &Spec); 7] = [
    (&known::DIRECT_POINTING, &known::LOCKED_CANDIDATES_POINTING),
    (&known::DIRECT_CLAIMING, &known::LOCKED_CANDIDATES_POINTING),
    (&known::DIRECT_HIDDEN_PAIR, &known::HIDDEN_PAIR),
    (&known::DIRECT_HIDDEN_TRIPLET, &known::HIDDEN_TRIPLE),
    (&known::LAW_OF_LEFTOVER, &known::X_WING),
    (&known::BIVALUE_CHAIN, &known::X_CYCLE),
    (&known::TUVWXYZ_WING, &known::X_CYCLE),
];

/// The grade of a puzzle whose hardest technique is this one, if the load is light.
pub fn base(technique: &Spec) -> Grade {
    let mut grade = Grade::Easy;
    for spec in CATALOGUE {
        if let Some(&(begins, _)) = BEGINS.iter().find(|(_, first)| first == spec) {
            grade = begins;
        }
        if *spec == technique {
            return grade;
        }
    }
    Grade::Fiendish
}

/// The grade of a technique for those who learn it: its [`base`], but for techniques that no grade
/// of a puzzle rests on, as something else is always found before.
pub fn grade_of(technique: &Spec) -> Grade {
    base(ALIKE.iter().find(|(spec, _)| *spec == technique).map_or(technique, |(_, alike)| alike))
}

/// Grades a puzzle.
///
/// ```
/// use whydoku::{Cancel, rating::{Grade, grade}};
/// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let graded = grade(&puzzle, true, Cancel::NEVER).unwrap();
/// assert_eq!((graded.grade, graded.hardest().unwrap().id), (Grade::Easy, "hidden-single-box"));
/// ```
///
/// Techniques that assume a unique solution are used if `uniqueness` is true.
///
/// # Errors
/// If the puzzle does not have exactly one solution, or if the search is cancelled.
pub fn grade(puzzle: &Grid, uniqueness: bool, cancel: Cancel<'_>) -> Result<Graded, RateError> {
    grade_by(puzzle, usual(uniqueness), cancel)
}

/// The same by other techniques, tried in this order.
pub(super) fn grade_by(puzzle: &Grid, rungs: &[Rung], cancel: Cancel<'_>) -> Result<Graded, RateError> {
    let SearchWork { .. } = effort(puzzle, cancel)?;
    let (form, _) = canonical(puzzle)?;
    rounds_from(Position::new(&form)?, rungs, cancel)
}

/// Grades the rest of a puzzle from a position with pencil marks. Such a position has no canonical
/// form, so where forcing chains are needed, turning and relabelling may change the numbers.
///
/// # Errors
/// As [`grade`].
pub fn grade_at(position: &Position, uniqueness: bool, cancel: Cancel<'_>) -> Result<Graded, RateError> {
    grade_at_by(position, usual(uniqueness), cancel)
}

/// The same by other techniques, tried in this order.
pub(super) fn grade_at_by(position: &Position, rungs: &[Rung], cancel: Cancel<'_>) -> Result<Graded, RateError> {
    let SearchWork { .. } = effort_at(position, cancel)?;
    rounds_from(position.clone(), rungs, cancel)
}

/// The techniques of the catalogue in their order.
fn usual(uniqueness: bool) -> &'static [Rung] {
    static USUAL: [OnceLock<Vec<Rung>>; 2] = [const { OnceLock::new() }; 2];
    let wanted = || CATALOGUE.iter().filter(|spec| uniqueness || !spec.needs_uniqueness);
    USUAL[usize::from(uniqueness)].get_or_init(|| wanted().map(|spec| Rung::new(spec)).collect())
}

/// Solves a position with one solution in rounds.
fn rounds_from(start: Position, rungs: &[Rung], cancel: Cancel<'_>) -> Result<Graded, RateError> {
    let mut facts = Facts::new(start);
    let mut rounds = Vec::new();
    let mut first = 1;
    while !facts.position().is_solved() {
        let empty = facts.position().empty_cells().len();
        let Some((technique, steps)) = easiest(&facts, rungs, cancel)? else {
            return Ok(Graded::new(rounds, true));
        };
        let ways = match technique.family {
            Family::Singles => Some(singles(&facts, cancel)?),
            Family::Forcing => None,
            _ => Some(steps.len()),
        };
        rounds.push(Round { technique, taken: steps.len(), ways, first, empty });
        first += steps.len();
        for literal in steps.iter().flat_map(|concluded| concluded.iter()) {
            facts.write(*literal);
        }
    }
    Ok(Graded::new(rounds, false))
}

/// The easiest technique that finds anything, and its different conclusions; of forcing chains only
/// the first, as a search for all of them takes long.
fn easiest(
    facts: &Facts,
    rungs: &[Rung],
    cancel: Cancel<'_>,
) -> Result<Option<(&'static Spec, BTreeSet<Literals>)>, Cancelled> {
    for Rung { technique: spec, limits, .. } in rungs {
        let steps = match spec.family {
            Family::Forcing => Vec::from_iter(technique::first(spec, facts, limits, cancel)?),
            _ => all(spec, facts, limits, cancel)?,
        };
        if !steps.is_empty() {
            return Ok(Some((spec, steps.into_iter().map(|step| step.concluded).collect())));
        }
    }
    Ok(None)
}

/// The number of digits that singles of any kind place.
fn singles(facts: &Facts, cancel: Cancel<'_>) -> Result<usize, Cancelled> {
    let mut placed: BTreeSet<Literal> = BTreeSet::new();
    for &spec in CATALOGUE.iter().filter(|spec| spec.family == Family::Singles) {
        let steps = all(spec, facts, &Limits::default(), cancel)?;
        placed.extend(steps.iter().flat_map(|step| step.concluded.iter().copied()));
    }
    Ok(placed.len())
}
