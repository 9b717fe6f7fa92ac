//! Profiles that stay as they are while the catalogue grows, so that guesses and cases stay where tests want them.

use whydoku::technique::Profile;

/// Singles, intersections, subsets and basic fish.
const BASIC: [&str; 15] = [
    "full-house",
    "hidden-single",
    "naked-single",
    "locked-candidates-pointing",
    "locked-candidates-claiming",
    "locked-pair",
    "locked-triple",
    "naked-pair",
    "hidden-pair",
    "x-wing",
    "naked-triple",
    "hidden-triple",
    "swordfish",
    "skyscraper",
    "xy-wing",
];

/// The basic techniques.
pub fn basic() -> Profile {
    Profile::standard().only(BASIC).unwrap()
}

/// The basic techniques, and cases.
pub fn basic_with_cases() -> Profile {
    Profile::standard().only(BASIC.into_iter().chain(["cell-forcing-chain"])).unwrap()
}
