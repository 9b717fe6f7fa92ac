//! The next step on a route: the gentlest path from where a person is.

use crate::cancel::{Cancel, Cancelled};
use crate::explain::{Explainer, Explanation, words_in_english};
use crate::logic::{Family, Replay, Step};
use crate::plan::Route;
use crate::technique::Profile;

/// Puts the next step of the gentlest route to the solution in the place of the usual one: of
/// `known` if one of its steps is there, else of one that is planned. Returns the route, which
/// starts with that step, or after the single if that comes first. A step from which no route is
/// known stays what it is.
///
/// # Errors
/// If it was cancelled.
pub fn go_along(
    before: &mut Replay,
    step: &mut Step,
    known: Option<Route>,
    profile: &Profile,
    cancel: Cancel<'_>,
) -> Result<Option<Route>, Cancelled> {
    if step.technique.family == Family::Singles {
        return Ok(known);
    }
    let facts = &*before.facts_mut();
    let gone_on = known.map(|known| known.go_on(facts, profile, cancel)).transpose()?.flatten();
    let found = match gone_on {
        Some(found) => Some(found),
        None => Route::find(facts, profile, &words_in_english, cancel)?,
    };
    Ok(found.map(|(next, route)| {
        *step = next;
        route
    }))
}

/// The way from a step to the crux in words; `None` for a step after it.
pub(super) fn to_crux(route: &Route, step: &Step, explainer: &Explainer) -> Option<Explanation> {
    let left = route.before_crux().filter(|_| step.technique.family != Family::Singles)?;
    let is_only = usize::from(route.waypoints.len() == 1);
    Some(explainer.phrase("hint-crux", &[("left", left.into()), ("only", is_only.into())]))
}
