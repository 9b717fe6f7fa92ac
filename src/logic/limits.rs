//! Limits on the search of a technique: the settings of one rung of a profile.
//!
//! The list below is the only one. It makes [`Limits`] with its usual values; profiles write and
//! read the settings by the names that it gives them.

use serde::Serialize;
use std::fmt;

/// Passes the settings to a macro: for each its doc comment, its field, its name in files, its type
/// and its usual value.
macro_rules! with_settings {
    ($make:ident) => {
        $make! {
            /// The maximum number of base houses of a fish.
            fish_size "fish-size" usize = usize::MAX;
            /// The maximum number of links of a chain.
            chain_links "chain-links" usize = usize::MAX;
            /// The maximum number of cells of an almost locked set.
            set_cells "set-cells" usize = usize::MAX;
            /// The maximum number of almost locked sets in a chain.
            sets "sets" usize = 7;
            /// The maximum number of cases of a forcing chain.
            cases "cases" usize = usize::MAX;
            /// The maximum nesting depth of cases.
            level "level" usize = 3;
            /// The maximum number of rounds of singles in which the cases of a kraken fish, or the
            /// guardians of an impossible pattern, are followed.
            rounds "rounds" usize = 4;
            /// Whether a supposition that fails takes with it all others that fail for the same
            /// reason.
            lemmas "lemmas" bool = true;
            /// The maximum number of lines of all cases.
            lines "lines" usize = usize::MAX;
            /// Whether two fish on the same base are also taken together (siamese fish), which adds
            /// to the instances of each alone.
            siamese "siamese" bool = false;
            /// Whether the box of an empty rectangle may have only two places.
            two_places "two-places" bool = false;
            /// Whether a deadly pattern may have cells that lost some of its candidates.
            incomplete "missing-candidates" bool = true;
            /// Whether only the first of the ways in which the ends of the two links of a kite
            /// share a box counts.
            first_pairing "first-pairing" bool = false;
            /// Whether the search also looks for loops that no shortest chain between the ends of a
            /// weak link closes. It takes twice the time, and shorter chains remove the same
            /// candidates.
            all_loops "all-loops" bool = false;
            /// Whether a plan looks for its steps. If not, a plan knows only those of the usual
            /// path.
            planned "planned" bool = true;
            /// The effort of a step besides its words, in words, for the cost of a plan; if 0, by
            /// the tier of the technique.
            effort "effort" usize = 0;
        }
    };
}

#[cfg(feature = "words")]
pub(crate) use with_settings;

macro_rules! limits {
    ($($(#[$about:meta])* $field:ident $name:literal $type:ty = $usual:expr;)*) => {
        /// Limits on the search of a technique, for one rung of a profile.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub struct Limits {
            $($(#[$about])* pub $field: $type,)*
            /// Whether nested chains wait for simpler nets, wherever there is one, and deep ones
            /// for less deep ones. Profiles set it if they have such nets.
            pub nets_first: bool,
        }

        impl Limits {
            /// The usual limits: patterns of any size.
            pub const USUAL: Limits = Limits { $($field: $usual,)* nets_first: true };

            /// The settings in which these limits differ from others, by their names in files of
            /// profiles.
            pub fn differing(&self, usual: &Limits) -> Vec<(&'static str, Setting)> {
                let all = [$(($name, Setting::from(self.$field), Setting::from(usual.$field)),)*];
                all.into_iter().filter(|(_, value, usual)| value != usual).map(|(name, value, _)| (name, value)).collect()
            }
        }
    };
}

with_settings!(limits);

/// The value of a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[non_exhaustive]
pub enum Setting {
    /// On or off.
    Switch(bool),
    /// A number.
    Number(usize),
    /// A name.
    Word(&'static str),
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Setting::Switch(on) => on.fmt(f),
            Setting::Number(number) => number.fmt(f),
            Setting::Word(word) => word.fmt(f),
        }
    }
}

impl From<bool> for Setting {
    fn from(on: bool) -> Setting {
        Setting::Switch(on)
    }
}

impl From<usize> for Setting {
    fn from(number: usize) -> Setting {
        Setting::Number(number)
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits::USUAL
    }
}
