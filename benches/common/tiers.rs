//! Techniques by how far a person would go: what everyone learns, what enthusiasts see, what needs chains and sets, cases.

use whydoku::logic::{Family, Spec};
use whydoku::technique::Profile;

/// The techniques of tier 1 in families that have others, too.
const ENTHUSIASTS: [&str; 21] = [
    "skyscraper",
    "two-string-kite",
    "dual-two-string-kite",
    "turbot-fish",
    "empty-rectangle",
    "dual-empty-rectangle",
    "xy-wing",
    "xyz-wing",
    "wxyz-wing",
    "w-wing",
    "remote-pair",
    "chute-remote-pair",
    "unique-rectangle-type-1",
    "unique-rectangle-type-2",
    "unique-rectangle-type-3",
    "unique-rectangle-type-4",
    "unique-rectangle-type-5",
    "unique-rectangle-type-6",
    "hidden-unique-rectangle",
    "avoidable-rectangle-type-1",
    "avoidable-rectangle-type-2",
];

/// The techniques of tier 5 in families that have others, too; names of groups count for all of them.
const RARE: [&str; 9] = [
    "extended-rectangle",
    "borescoper-deadly-pattern",
    "unique-matrix",
    "gurth-symmetrical-placement",
    "firework-triple",
    "firework-quadruple",
    "law-of-leftover",
    "er-intersection-pair",
    "distributed-disjoint-subset",
];

/// The tier of a technique: 0 for singles, locked candidates, subsets and basic fish; 1 for fish with fins, colours, small
/// wings and rectangles; 2 for chains and almost locked sets; 3 for all other fish and templates; 4 for cases; 5 for what few people
/// know.
pub fn tier(spec: &Spec) -> u8 {
    match spec.family {
        Family::Impossible | Family::Rank | Family::Exocet => 5,
        _ if [Some(spec.id), spec.group].into_iter().flatten().any(|name| RARE.contains(&name)) => 5,
        Family::Singles | Family::Subsets => 0,
        Family::Intersections if spec.group == Some("locked-candidates") => 0,
        Family::Fish => match spec.id {
            "x-wing" | "swordfish" | "jellyfish" => 0,
            "finned-x-wing" | "finned-swordfish" | "finned-jellyfish" => 1,
            "sashimi-x-wing" | "sashimi-swordfish" | "sashimi-jellyfish" => 1,
            _ => 3,
        },
        _ if spec.group == Some("pattern-overlay") => 3,
        Family::Colouring => 1 + u8::from(spec.id == "medusa-3d"),
        Family::Forcing => 4,
        _ if ENTHUSIASTS.contains(&spec.id) || spec.id == "bug-plus-1" => 1,
        _ => 2,
    }
}

/// The techniques of these tiers, in the order of the standard profile.
pub fn profile(tiers: std::ops::RangeInclusive<u8>) -> Profile {
    let mut profile = Profile::standard();
    profile.rungs.retain(|rung| tiers.contains(&tier(rung.technique)));
    profile
}
