//! Kinds of paths.

use crate::logic::{Family, Spec, Trace};
use crate::technique::{Profile, known, place};

/// The highest tier of chains and almost locked sets.
const USUAL_TIER: u8 = 2;

/// The simple techniques, chains and almost locked sets of a profile: those that are found quickly.
pub fn quick(profile: &Profile) -> Profile {
    let mut quick = profile.clone();
    quick.rungs.retain(|rung| rung.technique.tier <= USUAL_TIER);
    quick
}

/// The kind of path that is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Aim {
    /// Step after step from the first technique that gives anything.
    #[default]
    Standard,
    /// The same without unnecessary steps.
    Lean,
    /// The least to read, with nothing harder than the hardest step of the usual path. A path with
    /// fewer steps may cost a tenth more.
    Gentle,
    /// The fewest steps beside singles, up to a technique; where these do not suffice, steps of the
    /// usual path above it.
    Short {
        /// The hardest technique.
        up_to: &'static Spec,
    },
    /// The fewest steps above an everyday level, one if possible.
    One {
        /// The hardest everyday technique.
        everyday: &'static Spec,
    },
}

impl Aim {
    /// The names, as [`Aim::name`] gives them.
    pub const NAMES: [&str; 5] = ["standard", "lean", "gentle", "short", "one"];

    /// The aim with this name: short up to almost locked sets and exclusions, one step above
    /// subsets and basic fish.
    pub fn named(name: &str) -> Option<Aim> {
        Some(match name {
            "standard" => Aim::Standard,
            "lean" => Aim::Lean,
            "gentle" => Aim::Gentle,
            "short" => Aim::Short { up_to: &known::ALIGNED_TRIPLE_EXCLUSION },
            "one" => Aim::One { everyday: &known::JELLYFISH },
            _ => return None,
        })
    }

    /// The same with another level: the hardest of these techniques, such as those of a family.
    /// Those that few people know do not count beside others.
    #[must_use]
    pub fn with_level(self, techniques: &[&'static Spec]) -> Aim {
        let usual = techniques.iter().copied().filter(|spec| spec.tier <= USUAL_TIER).max_by_key(|spec| place(spec));
        let Some(level) = usual.or_else(|| techniques.iter().copied().max_by_key(|spec| place(spec))) else {
            return self;
        };
        match self {
            Aim::Short { .. } => Aim::Short { up_to: level },
            Aim::One { .. } => Aim::One { everyday: level },
            _ => self,
        }
    }

    /// The name that other programs rely on.
    pub const fn name(self) -> &'static str {
        match self {
            Aim::Standard => "standard",
            Aim::Lean => "lean",
            Aim::Gentle => "gentle",
            Aim::Short { .. } => "short",
            Aim::One { .. } => "one",
        }
    }

    /// Whether the steps of a technique count: those beside the singles, or above the everyday
    /// level.
    pub fn counts(self, technique: &Spec) -> bool {
        match self {
            Aim::One { .. } => self.is_hard(technique),
            _ => technique.family != Family::Singles,
        }
    }

    /// Whether a technique is above the level of the aim, if it has one.
    pub fn is_hard(self, technique: &Spec) -> bool {
        match self {
            Aim::One { everyday: level } | Aim::Short { up_to: level } => place(technique) > place(level),
            _ => false,
        }
    }

    /// The number of steps of a trace that count.
    pub fn count(self, trace: &Trace) -> usize {
        trace.steps().filter(|(_, step)| self.counts(step.technique)).count()
    }

    /// The techniques that count and that a plan looks for in place of the usual path.
    pub(super) fn sought(self, usual: &Trace, profile: &Profile) -> Profile {
        let uses = |spec: &Spec| usual.steps().any(|(_, step)| step.technique == spec);
        let hardest = profile.rungs.iter().rposition(|rung| uses(rung.technique)).unwrap_or(0);
        let mut sought = profile.clone();
        let mut number = 0;
        sought.rungs.retain(|rung| {
            number += 1;
            let is_within = match self {
                Aim::Short { up_to } => place(rung.technique) <= place(up_to),
                // Chains and almost locked sets take little effort compared with what they spare.
                Aim::One { .. } => number <= hardest + 1 || rung.technique.tier <= USUAL_TIER,
                _ => number <= hardest + 1,
            };
            is_within && self.counts(rung.technique) && (rung.limits.planned || uses(rung.technique))
        });
        sought
    }

    /// The techniques that are free besides singles, in order with these; `None` if there are none.
    pub(super) fn free(self, profile: &Profile) -> Option<Profile> {
        matches!(self, Aim::One { .. }).then(|| {
            let mut free = profile.clone();
            free.rungs.retain(|rung| !self.counts(rung.technique));
            free
        })
    }
}
