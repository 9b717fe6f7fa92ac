//! Profiles that stay as they are while the catalogue grows, so that guesses and cases stay where
//! tests want them.

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
    first_found(Profile::standard().only(BASIC).unwrap())
}

/// The basic techniques, and cases.
pub fn basic_with_cases() -> Profile {
    first_found(Profile::standard().only(BASIC.into_iter().chain(["cell-forcing-chain"])).unwrap())
}

/// Of each technique the first step, whatever makes another one better.
fn first_found(mut profile: Profile) -> Profile {
    profile.rungs.iter_mut().for_each(|rung| rung.best = false);
    profile
}
