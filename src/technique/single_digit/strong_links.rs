//! More than two strong links of a digit, or two with groups.
//!
//! In some houses a digit has two places each; a place may be a group, cells where a line and a box
//! cross. Weak links tie the houses together: two places that meet are not both true. So if the
//! digit is not at one end, it is at the other: one of the ends is true, and a cell that sees both
//! cannot have the digit. If the ends meet as well, it is a loop, and the digit goes from every
//! other cell that sees two places that meet.
//!
//! **Proof.** The houses: with both ends taken away by the eliminated candidate, each house would
//! need the place where it meets the next one, and one of them has none left.

use crate::logic::{Evidence, Family, SearchFn, Spec};
use crate::technique::chains::{StrongLinks, strong_links};

/// A skyscraper with a group.
pub static GROUPED_SKYSCRAPER: Spec =
    pattern("grouped-skyscraper", |facts, _, sink| strong_links(facts, StrongLinks::GroupedSkyscraper, sink));

/// A 2-string kite with a group.
pub static GROUPED_TWO_STRING_KITE: Spec =
    pattern("grouped-two-string-kite", |facts, _, sink| strong_links(facts, StrongLinks::GroupedKite, sink));

/// Any other two strong links with a group.
pub static GROUPED_TURBOT_FISH: Spec =
    pattern("grouped-turbot-fish", |facts, _, sink| strong_links(facts, StrongLinks::GroupedTurbot, sink));

/// Three strong links.
pub static STRONG_LINKED_FISH_3: Spec =
    pattern("strong-linked-fish-3", |facts, _, sink| strong_links(facts, StrongLinks::Three, sink))
        .group("strong-linked-fish");

/// Four to six strong links.
pub static STRONG_LINKED_FISH_4: Spec =
    pattern("strong-linked-fish-4", |facts, _, sink| strong_links(facts, StrongLinks::More, sink))
        .group("strong-linked-fish");

/// Three strong links, closed.
pub static STRONG_LINKED_X_LOOP: Spec =
    pattern("strong-linked-x-loop", |facts, _, sink| strong_links(facts, StrongLinks::Loop, sink))
        .evidence(Evidence::Derived);

const fn pattern(id: &'static str, search: SearchFn) -> Spec {
    Spec::new(id, Family::SingleDigit, search)
}
