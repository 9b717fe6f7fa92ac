//! The profiles that are part of the program, and those of a user.

use super::profile::Profile;
#[cfg(feature = "profiles")]
use super::profile_file::{ProfileError, parse};
#[cfg(feature = "profiles")]
use std::sync::OnceLock;

/// The names of the built-in profiles.
#[cfg(feature = "profiles")]
pub const PROFILES: [&str; 5] = ["standard", "singles", "hodoku", "se", "whips"];
/// The names of the built-in profiles.
#[cfg(not(feature = "profiles"))]
pub const PROFILES: [&str; 2] = ["standard", "singles"];

/// The files of the built-in profiles, in the same order.
#[cfg(feature = "profiles")]
const FILES: [&str; PROFILES.len()] = [
    include_str!("profiles/standard.toml"),
    include_str!("profiles/singles.toml"),
    include_str!("profiles/hodoku.toml"),
    include_str!("profiles/se.toml"),
    include_str!("profiles/whips.toml"),
];

impl Profile {
    /// A built-in profile by name.
    #[cfg(feature = "profiles")]
    pub fn named(name: &str) -> Option<Profile> {
        built_in().iter().find(|profile| profile.name == name).cloned()
    }

    /// A built-in profile by name.
    #[cfg(not(feature = "profiles"))]
    pub fn named(name: &str) -> Option<Profile> {
        [Profile::standard(), Profile::singles()].into_iter().find(|profile| profile.name == name)
    }

    /// A profile in TOML, as `docs/profiles.md` describes it.
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
    /// Where and why the text is no profile.
    #[cfg(feature = "profiles")]
    pub fn from_toml(text: &str) -> Result<Profile, ProfileError> {
        parse(text, built_in())
    }
}

/// The built-in profiles, parsed once. That each can be parsed, tests see to.
#[cfg(feature = "profiles")]
fn built_in() -> &'static [Profile] {
    static BUILT_IN: OnceLock<Vec<Profile>> = OnceLock::new();
    BUILT_IN.get_or_init(|| FILES.iter().filter_map(|text| parse(text, &[]).ok()).collect())
}
