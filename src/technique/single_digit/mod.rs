//! Techniques about one digit: two strong links joined by a weak one.

mod skyscraper;

pub use skyscraper::SKYSCRAPER;
