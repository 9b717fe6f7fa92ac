//! Options that choose a search method.

use super::words::{listed, say_of};
use whydoku::search::classic::{self, METHODS, Method, ViewChoice};

/// The methods that can restrict the views in which they look for singles.
const WITH_VIEWS: [&str; 2] = ["four-views", "fewest-first"];

/// Parses the id of a method.
pub fn parse(id: &str) -> Result<&'static Method, String> {
    let ids = || METHODS.iter().map(|method| method.id).collect::<Vec<_>>();
    classic::by_id(id).ok_or_else(|| say_of("usage-one-of", "names", listed(&ids())))
}

/// The method used if none is named: the fastest.
pub fn fastest() -> &'static Method {
    ["fast", "fewest-first"].into_iter().find_map(classic::by_id).unwrap_or(&METHODS[0])
}

/// Checks that at least one of these methods can honour a choice of views.
///
/// # Errors
/// A message for the user if none can.
pub fn check_views<'a>(
    views: Option<&ViewChoice>,
    mut methods: impl Iterator<Item = &'a Method>,
) -> Result<(), String> {
    if views.is_none() || methods.any(|method| WITH_VIEWS.contains(&method.id)) {
        return Ok(());
    }
    Err(say_of("usage-views", "methods", listed(&WITH_VIEWS)))
}
