//! The profiles that are part of the program, and those of a user.

use super::profile::{PROFILES, Profile};
#[cfg(feature = "profiles")]
use super::profile_file::{ProfileError, parse};
#[cfg(feature = "profiles")]
use std::sync::OnceLock;

/// The built-in profiles that are files, each parsed once; those of `standard` and `singles` say what the code says, too. That each can be
/// parsed, tests see to.
#[cfg(feature = "profiles")]
static FILES: [(&str, OnceLock<Option<Profile>>); 3] = [
    (include_str!("profiles/hodoku.toml"), OnceLock::new()),
    (include_str!("profiles/se.toml"), OnceLock::new()),
    (include_str!("profiles/whips.toml"), OnceLock::new()),
];

impl Profile {
    /// A built-in profile by name.
    pub fn named(name: &str) -> Option<Profile> {
        match PROFILES.iter().position(|known| *known == name)? {
            0 => Some(Profile::standard()),
            1 => Some(Profile::singles()),
            #[cfg(feature = "profiles")]
            place => {
                let (text, parsed) = FILES.get(place - 2)?;
                parsed.get_or_init(|| parse(text).ok()).clone()
            }
            #[cfg(not(feature = "profiles"))]
            _ => None,
        }
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
        parse(text)
    }
}
