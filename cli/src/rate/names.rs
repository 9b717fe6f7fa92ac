//! The ratings that options name, each once and in their order.

use whydoku::rating::Currency;
use whydoku::rating::se::Edition;

/// The ratings of these names; the usual ones if there are none.
pub fn kinds(only: &[Currency]) -> Vec<Currency> {
    match only {
        [] => Currency::USUAL.into(),
        _ => Currency::ALL.into_iter().filter(|kind| only.contains(kind)).collect(),
    }
}

/// Editions, each once, in their order.
pub fn sorted(editions: &[Edition]) -> Vec<Edition> {
    Edition::ALL.into_iter().filter(|edition| editions.contains(edition)).collect()
}
