//! Data sets: positions along the paths of generated puzzles, with every next step as a label.
//!
//! A data set is a sequence of lots. Lot `n` follows from the recipe and from `n` alone: its own
//! puzzles are generated, solved, and a fixed number of positions taken from their paths. So lots
//! can be made in any order, on any number of machines, and again after an interruption, and the
//! same recipe always makes the same data.
//!
//! A position has all next steps of the easiest technique that gives anything there, each with its
//! proof. A model that finds another of them than the path does is right, too.
//!
//! The [`Split`] of a position follows from the solution of its puzzle, and from nothing but what
//! is the same for all equivalent grids. So neither equivalent puzzles, nor puzzles with the same
//! solution, nor two positions of one path are in different splits; and two data sets agree about
//! it, whatever their recipes.
//!
//! Puzzles as a generator makes them are mostly easy, and a path is mostly singles. [`Balance`]
//! evens out grades or techniques.
//!
//! ```
//! use whydoku::Cancel;
//! use whydoku::dataset::Recipe;
//!
//! let recipe = Recipe { seed: 1, ..Recipe::default() };
//! let mut techniques = Vec::new();
//! let told = recipe.lot(0, Cancel::NEVER, |sample| techniques.push(sample.step().technique.id));
//! assert_eq!((told, techniques.len()), (Ok(()), recipe.positions));
//! ```

mod card;
mod labelled;
mod split;

pub use card::{DataCard, DataCounts, DataForm};
pub use labelled::{Generated, Labelled};
pub use split::Split;

use crate::board::Position;
use crate::cancel::{Cancel, Cancelled};
use crate::generate::{Generator, Random, Request, RunLimits};
use crate::logic::{Event, Replay, Spec, Trace};
use crate::order::{Kept, Order};
use crate::rating::Grade;
use crate::solve::{SolveOptions, solve};
use crate::technique::{Profile, place};
use std::ops::ControlFlow;

/// What positions a data set has. Other fields may follow: use `..Recipe::default()`.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// The seed: another one makes other puzzles.
    pub seed: u64,
    /// The number of positions of a lot.
    pub positions: usize,
    /// What is evened out.
    pub balance: Balance,
    /// Whether the labels are the steps of every technique, and not of the easiest alone.
    pub every_technique: bool,
    /// The techniques, easiest first.
    pub profile: Profile,
}

impl Default for Recipe {
    /// Sixteen positions a puzzle, as they come.
    fn default() -> Recipe {
        Recipe { seed: 0, positions: 16, balance: Balance::None, every_technique: false, profile: Profile::standard() }
    }
}

/// What is evened out in a data set.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Balance {
    /// Nothing: puzzles as they are generated, positions at random along their paths.
    #[default]
    None,
    /// Lots of each grade in turn.
    Grade,
    /// Lots of each of these techniques in turn: only positions at which it is the easiest.
    Technique(Vec<&'static Spec>),
}

/// The most attempts at puzzles for a lot.
const MOST_TRIES: u64 = 50_000;

/// The puzzles from whose paths the usual techniques are learnt.
const PROBED: u64 = 400;

/// A technique is usual if one in this number of puzzles needs it.
const RARITY: u64 = 100;

/// The stream of the choice of positions: no attempt of a generator has this number.
const CHOICE: u64 = u64::MAX;

impl Recipe {
    /// Makes a lot and passes each of its positions to `tell`. There are fewer than
    /// [`positions`](Recipe::positions) if too few puzzles fit.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn lot(
        &self,
        number: u64,
        cancel: Cancel<'_>,
        mut tell: impl FnMut(&Labelled<'_>) + Send,
    ) -> Result<(), Cancelled> {
        let seed = mixed(self.seed, number);
        let (order, only) = self.order(number);
        let limits = RunLimits { count: u64::MAX, max_tries: Some(MOST_TRIES), ..RunLimits::default() };
        let (mut left, mut failed) = (self.positions, Ok(()));
        order.run(&generator(seed), limits, cancel, |_, kept| {
            let Some(kept) = kept else { return ControlFlow::Continue(()) };
            match self.taken(&kept, only, seed, left, cancel, &mut tell) {
                Ok(taken) => left -= taken,
                Err(Cancelled) => failed = Err(Cancelled),
            }
            if left == 0 || failed.is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if cancel.is_cancelled() { Err(Cancelled) } else { failed }
    }

    /// The number of lots that a data set with `count` positions has. The last may be cut.
    pub fn lots(&self, count: u64) -> u64 {
        count.div_ceil(self.positions.max(1) as u64)
    }

    /// The number of positions that it has of a lot.
    pub fn wanted_of(&self, lot: u64, count: u64) -> usize {
        let left = count.saturating_sub(lot.saturating_mul(self.positions as u64));
        usize::try_from(left).unwrap_or(usize::MAX).min(self.positions)
    }

    /// What the puzzles of a lot must be like, and the only technique of its positions if it has
    /// one.
    fn order(&self, number: u64) -> (Order, Option<&'static Spec>) {
        let turn = |among: usize| usize::try_from(number % among.max(1) as u64).unwrap_or(0);
        let mut order = Order { profile: self.profile.clone(), ..Order::default() };
        order.with_path = true;
        let mut only = None;
        match &self.balance {
            Balance::None => {}
            Balance::Grade => order.grade = Some(Grade::ALL[turn(Grade::ALL.len())]),
            Balance::Technique(specs) => {
                only = specs.get(turn(specs.len())).copied();
                order.techniques.extend(only.map(|spec| vec![spec]));
            }
        }
        (order, only)
    }

    /// Takes at most `most` positions from the path of a puzzle. Returns their number.
    fn taken(
        &self,
        kept: &Kept,
        only: Option<&'static Spec>,
        seed: u64,
        most: usize,
        cancel: Cancel<'_>,
        tell: &mut impl FnMut(&Labelled<'_>),
    ) -> Result<usize, Cancelled> {
        let Some(path) = &kept.path else { return Ok(0) };
        let Some(source) = Generated::new(kept) else { return Ok(0) };
        let places = places(path, only, most, &mut Random::new(seed, CHOICE));
        let mut replay = Replay::new(path.start.clone());
        let mut next = places.iter().peekable();
        for (index, event) in path.events.iter().enumerate() {
            if let (Event::Step(step), true) = (event, next.next_if_eq(&&index).is_some()) {
                tell(&Labelled::new(&source, &mut replay, step, (&self.profile, self.every_technique), cancel)?);
            }
            if next.peek().is_none() || replay.apply(event).is_err() {
                break;
            }
        }
        Ok(places.len())
    }
}

/// The generator of any puzzles.
fn generator(seed: u64) -> Generator {
    let generator = Generator::new(Request { seed, ..Request::default() });
    generator.unwrap_or_else(|_| unreachable!("a request without conditions is valid"))
}

/// The events of a path at which positions are taken: steps before the first guess, at random or
/// those of one technique.
fn places(path: &Trace, only: Option<&'static Spec>, most: usize, random: &mut Random) -> Vec<usize> {
    let end = path.events.iter().position(|event| matches!(event, Event::Guess { .. })).unwrap_or(path.events.len());
    let steps = path.steps().take_while(|&(index, _)| index < end);
    let mut places: Vec<usize> =
        steps.filter(|(_, step)| only.is_none_or(|only| step.technique == only)).map(|(index, _)| index).collect();
    while places.len() > most {
        places.remove(random.below(places.len()));
    }
    places
}

/// The techniques that balance is about: those that many of the puzzles of a seed need, easiest
/// first.
///
/// # Errors
/// If the search was cancelled.
pub fn usual_techniques(profile: &Profile, seed: u64, cancel: Cancel<'_>) -> Result<Vec<&'static Spec>, Cancelled> {
    let generator = generator(seed);
    let mut counts: Vec<(&'static Spec, u64)> = Vec::new();
    for puzzle in (0..PROBED).filter_map(|number| generator.attempt(number)) {
        if cancel.is_cancelled() {
            return Err(Cancelled);
        }
        let Ok(start) = Position::new(&puzzle) else { continue };
        let path = solve(start, profile, SolveOptions::without_guessing(), cancel).trace;
        let mut used: Vec<&'static Spec> = path.steps().map(|(_, step)| step.technique).collect();
        used.sort_by_key(|spec| place(spec));
        used.dedup();
        for spec in used {
            match counts.iter_mut().find(|(known, _)| *known == spec) {
                Some((_, count)) => *count += 1,
                None => counts.push((spec, 1)),
            }
        }
    }
    let mut usual: Vec<&'static Spec> =
        counts.into_iter().filter(|&(_, count)| count * RARITY >= PROBED).map(|(spec, _)| spec).collect();
    usual.sort_by_key(|spec| place(spec));
    Ok(usual)
}

/// The seed of a lot: SplitMix64 of Steele, Lea and Flood (2014), so that near numbers have
/// unrelated seeds.
fn mixed(seed: u64, number: u64) -> u64 {
    let mut mixed = seed.wrapping_add((number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
