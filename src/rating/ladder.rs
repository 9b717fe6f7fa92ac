//! Profiles as ladders: the next step comes from the order of the techniques, or from the engine of
//! a rating.

use super::classic::SePath;
use super::se::Edition;
use super::whips::WhipPath;
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{ChainKind, Facts, Family, Ladder, Step};
use crate::technique::{Profile, ProfilePath, Rung, SINGLES};

/// Climbs a profile along its path: by its techniques in their order, or by the engine of a rating.
impl Ladder for Profile {
    fn begins_with_singles(&self) -> bool {
        let is_single = |(rung, single): (&Rung, _)| rung.technique == single && !rung.best;
        self.path == ProfilePath::Order
            && self.rungs.first_chunk::<5>().is_some_and(|opening| opening.iter().zip(SINGLES).all(is_single))
    }

    #[inline]
    fn next_step(&self, facts: &mut Facts, cancel: Cancel<'_>) -> Result<Option<Step>, Cancelled> {
        match self.path {
            ProfilePath::Chains(kind) => next_chain(self, kind, facts, cancel),
            #[cfg(feature = "words")]
            ProfilePath::Hodoku => super::hodoku::HodokuPath.next_step(facts, cancel),
            path => match edition_of(path) {
                None => self.next_in_order(facts, cancel),
                Some(edition) => SePath(edition).next_step(facts, cancel),
            },
        }
    }
}

/// The edition of the rating whose engine finds the steps of a path, if one does.
#[inline]
pub fn edition_of(path: ProfilePath) -> Option<Edition> {
    match path {
        ProfilePath::SudokuExplainer => Some(Edition::Classic),
        ProfilePath::SukakuExplainer => Some(Edition::Extended),
        ProfilePath::SudokuExchange => Some(Edition::Bank),
        _ => None,
    }
}

/// The next step on the path of whips or braids: simpler ones first, and at last the techniques for
/// what is left.
fn next_chain(
    profile: &Profile,
    kind: ChainKind,
    facts: &mut Facts,
    cancel: Cancel<'_>,
) -> Result<Option<Step>, Cancelled> {
    let is_forcing = |rung: &Rung| rung.technique.family == Family::Forcing;
    let (before, after) = profile.rungs.split_at(profile.rungs.iter().position(is_forcing).unwrap_or(0));
    if let Some(step) = Profile::next_of(before, facts, cancel)? {
        return Ok(Some(step));
    }
    match WhipPath(kind).next_step(facts, cancel)? {
        Some(step) => Ok(Some(step)),
        None => Profile::next_of(after, facts, cancel),
    }
}
