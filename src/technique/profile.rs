//! Orders of techniques, as data.
//!
//! A profile is a list of techniques to be tried in turn; the first that finds something gives the
//! next step, the best of its finds: a person more readily sees the one that places or removes most
//! and has the fewest truths to read. Comparing all of them instead of taking the first costs 0.1%
//! more instructions for easy puzzles and 1% more for tough ones. `standard` is the whole
//! catalogue; `singles` is exactly the naked and hidden singles, so that the rest is guessed, as in
//! the engine of the classic teaching articles.

use super::{CATALOGUE, by_name, forcing, known};
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{ChainKind, Facts, Family, Limits, Setting, Sink, Spec, Step};

/// A list of techniques, tried in order.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Profile {
    /// Its name.
    pub name: String,
    /// The techniques, in the order of trial.
    pub rungs: Vec<Rung>,
    /// The source of its next step.
    pub path: ProfilePath,
}

/// The source of a profile's next step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProfilePath {
    /// From the first of its techniques that finds something.
    #[default]
    Order,
    /// From the engine of the classic rating; its techniques are those of these steps. A part of
    /// such a profile is an order like any other.
    SudokuExplainer,
    /// The same from the engine of the extended rating.
    SukakuExplainer,
    /// The same from the engine of the rating of the puzzle bank.
    SudokuExchange,
    /// From HoDoKu's searches for its techniques, in HoDoKu's order; with the same exception.
    #[cfg(feature = "words")]
    Hodoku,
    /// From the engine of the ratings by whips and braids, behind singles and locked candidates;
    /// the techniques after these are for what it leaves.
    Chains(ChainKind),
}

/// A technique of a profile, with the limits of its search there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Rung {
    /// The technique.
    pub technique: &'static Spec,
    /// Limits and switches of its search.
    pub limits: Limits,
    /// Whether the step is the best one, in the order of [`Step::best_first`]; if not, the first
    /// one found.
    pub best: bool,
}

impl Rung {
    /// A technique with the usual limits, and the best of its steps. Singles are all equally good,
    /// so the first one suffices.
    pub fn new(technique: &'static Spec) -> Rung {
        Rung { technique, limits: Limits::default(), best: technique.family != Family::Singles }
    }
}

impl Rung {
    /// The settings that differ from the usual ones, with their names in profile files.
    pub fn settings(&self) -> Vec<(&'static str, Setting)> {
        let usual = Rung::new(self.technique);
        let choose = if self.best { "best" } else { "first" };
        let chosen = (self.best != usual.best && usual.best).then_some(("choose", Setting::Word(choose)));
        chosen.into_iter().chain(self.limits.differing(&usual.limits)).collect()
    }
}

/// The error for a name that is neither a technique's, a group's nor a family's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no technique \"{0}\"")]
pub struct UnknownTechnique(pub String);

/// The tier of all fish but the simple ones, and of templates.
const OTHER_FISH: u8 = 3;

/// Techniques beside whips and other fish that plans do not look for.
static UNPLANNED: [&Spec; 5] = [
    &known::MEDUSA_3D,
    &known::MULTI_SECTOR_LOCKED_SET,
    &known::TRIDAGON_ORK_FORCING_WHIP,
    &known::THREE_DIGIT_IMPOSSIBLE_PATTERN_ORK_WHIP,
    &known::ODDAGON_CHAIN,
];

/// The most lines of a whip in the standard profile.
const LONGEST_WHIP: usize = 3;

impl Profile {
    /// A profile in which nested chains wait for simpler nets only if it has them.
    pub(super) fn new(name: String, mut rungs: Vec<Rung>, path: ProfilePath) -> Profile {
        let has = |net: &&Spec| rungs.iter().any(|rung| rung.technique == *net);
        let nets_first = forcing::SIMPLER_NETS.iter().all(has);
        let nested = rungs.iter_mut().filter(|rung| *rung.technique == known::NESTED_FORCING_CHAIN);
        nested.for_each(|rung| rung.limits.nets_first = nets_first);
        Profile { name, rungs, path }
    }

    /// A profile of these techniques, in this order.
    ///
    /// ```
    /// use whydoku::technique::{Profile, known};
    /// let profile = Profile::of("fish", [&known::X_WING, &known::SWORDFISH]);
    /// assert_eq!(profile.rungs[1].technique.id, "swordfish");
    /// ```
    pub fn of(name: &str, techniques: impl IntoIterator<Item = &'static Spec>) -> Profile {
        Profile::new(name.into(), techniques.into_iter().map(Rung::new).collect(), ProfilePath::Order)
    }

    /// Whether an engine finds the steps, so that there is no order from which another path could
    /// choose.
    pub fn has_own_path(&self) -> bool {
        self.path != ProfilePath::Order
    }

    /// Every technique of the catalogue, in its order; whips have at most three lines.
    pub fn standard() -> Profile {
        let mut rungs: Vec<Rung> = CATALOGUE.iter().map(|spec| Rung::new(spec)).collect();
        // A net of a few lines is easier to follow than a long whip.
        let whips = rungs.iter_mut().filter(|rung| forcing::WHIPS.contains(&rung.technique));
        whips.for_each(|rung| rung.limits.lines = LONGEST_WHIP);
        // A plan need not look for what takes long to find or to read, and spares few steps.
        let is_rare = |spec: &'static Spec| {
            spec.tier == OTHER_FISH || UNPLANNED.contains(&spec) || forcing::WHIPS.contains(&spec)
        };
        rungs.iter_mut().filter(|rung| is_rare(rung.technique)).for_each(|rung| rung.limits.planned = false);
        Profile::new("standard".into(), rungs, ProfilePath::Order)
    }

    /// Hidden singles in boxes, rows and columns, then naked singles; nothing else.
    pub fn singles() -> Profile {
        let techniques =
            [&known::HIDDEN_SINGLE_BOX, &known::HIDDEN_SINGLE_ROW, &known::HIDDEN_SINGLE_COLUMN, &known::NAKED_SINGLE];
        Profile::of("singles", techniques)
    }

    /// Keeps only these techniques (ids, names of groups or of families), in the order of this
    /// profile; those that it lacks come last, in the order of the catalogue.
    ///
    /// # Errors
    /// If a name is unknown.
    pub fn only<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> Result<Profile, UnknownTechnique> {
        let wanted = named(names)?;
        self = self.keep(|rung| wanted.contains(&rung.technique));
        for &spec in CATALOGUE {
            if wanted.contains(&spec) && !self.rungs.iter().any(|rung| rung.technique == spec) {
                self.rungs.push(Rung::new(spec));
            }
        }
        Ok(Profile::new(self.name, self.rungs, self.path))
    }

    /// Keeps only the techniques that another profile also has, in the order of this profile.
    #[must_use]
    pub fn within(self, other: &Profile) -> Profile {
        self.keep(|rung| other.rungs.iter().any(|known| known.technique == rung.technique))
    }

    /// Removes these techniques (ids, names of groups or of families).
    ///
    /// # Errors
    /// If a name is unknown.
    pub fn without<'n>(self, names: impl IntoIterator<Item = &'n str>) -> Result<Profile, UnknownTechnique> {
        let unwanted = named(names)?;
        Ok(self.keep(|rung| !unwanted.contains(&rung.technique)))
    }

    /// Removes the techniques that assume a unique solution.
    #[must_use]
    pub fn without_uniqueness(self) -> Profile {
        self.keep(|rung| !rung.technique.needs_uniqueness)
    }

    /// Keeps only some of the techniques. If any goes, the path becomes an order.
    pub(crate) fn keep(mut self, is_kept: impl Fn(&Rung) -> bool) -> Profile {
        let before = self.rungs.len();
        self.rungs.retain(is_kept);
        if self.rungs.len() < before {
            self.path = ProfilePath::Order;
        }
        Profile::new(self.name, self.rungs, self.path)
    }
}

fn named<'n>(names: impl IntoIterator<Item = &'n str>) -> Result<Vec<&'static Spec>, UnknownTechnique> {
    let mut found = Vec::new();
    for name in names {
        let specs = by_name(name);
        if specs.is_empty() {
            return Err(UnknownTechnique(name.into()));
        }
        found.extend(specs);
    }
    Ok(found)
}

impl Profile {
    /// The next step of the first rung that finds something: that of the profile, if its path is an
    /// order.
    #[inline]
    pub(crate) fn next_in_order(&self, facts: &Facts, cancel: Cancel<'_>) -> Result<Option<Step>, Cancelled> {
        Profile::next_of(&self.rungs, facts, cancel)
    }

    /// The next step of the first of these rungs that finds something.
    #[inline]
    pub(crate) fn next_of(rungs: &[Rung], facts: &Facts, cancel: Cancel<'_>) -> Result<Option<Step>, Cancelled> {
        let Some(first) = rungs.first() else { return Ok(None) };
        // The step is written directly into the result, not moved there.
        let mut result = Ok(None);
        let Ok(found) = &mut result else { return result };
        let mut sink = Sink::first(facts.position(), first.technique, cancel, found);
        for rung in rungs {
            if rung.technique.needs_uniqueness && !facts.is_unique(cancel)? {
                continue;
            }
            sink.set_technique(rung.technique, &rung.limits);
            sink.prefer_best(rung.best);
            if (rung.technique.search)(facts, &rung.limits, &mut sink).is_break() || sink.has_found() {
                break;
            }
        }
        if sink.is_cancelled() { Err(Cancelled) } else { result }
    }
}
