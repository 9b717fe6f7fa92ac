//! The profiles that are part of the program, and those of a user.

use super::profile::Profile;
use super::profile_file::{ProfileError, parse};
use crate::logic::ChainKind;
use std::sync::OnceLock;

/// A built-in profile that is a file, parsed once.
struct BuiltIn {
    text: &'static str,
    parsed: OnceLock<Profile>,
}

impl BuiltIn {
    const fn new(text: &'static str) -> BuiltIn {
        BuiltIn { text, parsed: OnceLock::new() }
    }

    fn profile(&self) -> Profile {
        // Tests parse each of them.
        let parsed = || parse(self.text).unwrap_or_else(|error| unreachable!("a built-in profile: {error}"));
        self.parsed.get_or_init(parsed).clone()
    }
}

// The files of `standard` and `singles` repeat the code.
static HODOKU: BuiltIn = BuiltIn::new(include_str!("profiles/hodoku.toml"));
static SUDOKU_EXPLAINER: BuiltIn = BuiltIn::new(include_str!("profiles/se.toml"));
static SUKAKU_EXPLAINER: BuiltIn = BuiltIn::new(include_str!("profiles/se-extended.toml"));
static SUDOKU_EXCHANGE: BuiltIn = BuiltIn::new(include_str!("profiles/se-bank.toml"));
static CHAINS: [BuiltIn; 4] = [
    BuiltIn::new(include_str!("profiles/whips.toml")),
    BuiltIn::new(include_str!("profiles/g-whips.toml")),
    BuiltIn::new(include_str!("profiles/braids.toml")),
    BuiltIn::new(include_str!("profiles/g-braids.toml")),
];

/// The name of a built-in profile, and its constructor.
type Named = (&'static str, fn() -> Profile);

static PROFILES: &[Named] = &[
    ("standard", Profile::standard),
    ("singles", Profile::singles),
    ("hodoku", Profile::hodoku),
    ("se", Profile::sudoku_explainer),
    ("se-extended", Profile::sukaku_explainer),
    ("se-bank", Profile::sudoku_exchange),
    ("whips", || Profile::chains(ChainKind::Whip)),
    ("g-whips", || Profile::chains(ChainKind::GWhip)),
    ("braids", || Profile::chains(ChainKind::Braid)),
    ("g-braids", || Profile::chains(ChainKind::GBraid)),
];

impl Profile {
    /// A built-in profile by name.
    pub fn named(name: &str) -> Option<Profile> {
        PROFILES.iter().find(|(known, _)| *known == name).map(|(_, profile)| profile())
    }

    /// The names of the built-in profiles.
    pub fn names() -> impl Iterator<Item = &'static str> {
        PROFILES.iter().map(|&(name, _)| name)
    }

    /// The order and the settings of HoDoKu.
    pub fn hodoku() -> Profile {
        HODOKU.profile()
    }

    /// The path of Sudoku Explainer.
    pub fn sudoku_explainer() -> Profile {
        SUDOKU_EXPLAINER.profile()
    }

    /// The path of Sukaku Explainer, the extended edition.
    pub fn sukaku_explainer() -> Profile {
        SUKAKU_EXPLAINER.profile()
    }

    /// The path of the rating of the puzzle bank of Sudoku Exchange.
    pub fn sudoku_exchange() -> Profile {
        SUDOKU_EXCHANGE.profile()
    }

    /// The path of the rating by chains of this kind, the shortest first.
    pub fn chains(kind: ChainKind) -> Profile {
        CHAINS[kind as usize].profile()
    }

    /// Parses a profile in TOML, as described in `docs/profiles.md`.
    ///
    /// ```
    /// use whydoku::technique::Profile;
    /// let profile = Profile::from_toml("name = \"mine\"\norder = [\"x-wing\"]").unwrap();
    /// assert_eq!(profile.rungs[0].technique.id, "x-wing");
    /// let error = Profile::from_toml("name = \"mine\"\norder = [\"x-wimg\"]").unwrap_err();
    /// assert_eq!(error.to_string(), "2:10: order: there is no technique \"x-wimg\"; did you mean x-wing?");
    /// ```
    ///
    /// # Errors
    /// If the text is not a valid profile; the error says where and why.
    pub fn from_toml(text: &str) -> Result<Profile, ProfileError> {
        parse(text)
    }
}
