//! Which search method: options that several commands have.

use crate::search::classic::{self, METHODS, Method, ViewChoice};

/// The methods whose singles can be looked for in a choice of views.
const CAN_CHOOSE_VIEWS: [&str; 2] = ["four-views", "fewest-first"];

/// Reads the id of a method.
pub fn method_of(id: &str) -> Result<&'static Method, String> {
    let ids = || METHODS.iter().map(|method| method.id).collect::<Vec<_>>().join(", ");
    classic::by_id(id).ok_or_else(|| format!("the methods are {}", ids()))
}

/// The method that is taken when none is named: the fastest there is.
pub fn usual() -> &'static Method {
    ["fast", "fewest-first"].into_iter().find_map(classic::by_id).unwrap_or(&METHODS[0])
}

/// Can a choice of views be heeded by one of these methods?
///
/// # Errors
/// A message for the user if not.
pub fn check_views<'a>(
    views: Option<&ViewChoice>,
    mut methods: impl Iterator<Item = &'a Method>,
) -> Result<(), String> {
    if views.is_none() || methods.any(|method| CAN_CHOOSE_VIEWS.contains(&method.id)) {
        return Ok(());
    }
    Err(format!("--views is for the methods {}", CAN_CHOOSE_VIEWS.join(" and ")))
}
