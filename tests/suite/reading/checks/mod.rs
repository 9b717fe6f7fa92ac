//! What each sentence must be: one check for each name in the tables of patterns, the same for all
//! languages.

mod cases;
mod chains;
mod colours;
mod counted;
mod deadly;
mod fish;
mod hints;
mod links;
mod rare;
mod sets;
mod singles;
mod stems;
mod subsets;

pub use cases::{holds, supposing};

use super::grammar::Read;
use super::scene::{Scene, Verdict};

/// A check of what was read.
pub type Check = fn(&Read, &mut Scene) -> Verdict;

/// The check with this name.
pub fn find(name: &str) -> Option<Check> {
    let tables = [
        singles::CHECKS,
        subsets::CHECKS,
        fish::CHECKS,
        links::CHECKS,
        chains::CHECKS,
        colours::CHECKS,
        counted::CHECKS,
        sets::CHECKS,
        deadly::CHECKS,
        cases::CHECKS,
        rare::CHECKS,
        stems::CHECKS,
        hints::CHECKS,
    ];
    tables.into_iter().flatten().find(|(known, _)| *known == name).map(|(_, check)| *check)
}
