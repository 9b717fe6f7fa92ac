//! Techniques by how far a person would go: what everyone learns, what enthusiasts see, what needs
//! chains and sets, cases.

use whydoku::technique::Profile;

/// The techniques of these tiers, in the order of the standard profile.
pub fn profile(tiers: std::ops::RangeInclusive<u8>) -> Profile {
    let mut profile = Profile::standard();
    profile.rungs.retain(|rung| tiers.contains(&rung.technique.tier));
    profile
}
