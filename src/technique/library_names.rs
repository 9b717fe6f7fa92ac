//! What HoDoKu calls techniques in its lists of steps, where the catalogue calls them otherwise.

use super::by_name;
use crate::logic::Spec;

/// Names in small letters without anything but letters and figures, and what they stand for: ids, names of groups or of families.
const NAMES: &[(&str, &[&str])] = &[
    ("lockedcandidatestype1", &["locked-candidates-pointing"]),
    ("lockedcandidatestype2", &["locked-candidates-claiming"]),
    ("uniquenesstest1", &["unique-rectangle-type-1"]),
    ("uniquenesstest2", &["unique-rectangle-type-2"]),
    ("uniquenesstest3", &["unique-rectangle-type-3"]),
    ("uniquenesstest4", &["unique-rectangle-type-4"]),
    ("uniquenesstest5", &["unique-rectangle-type-5"]),
    ("uniquenesstest6", &["unique-rectangle-type-6"]),
    ("simplecolors", &["simple-colors-trap", "simple-colors-wrap"]),
    ("multicolors", &["multi-colors-1", "multi-colors-2"]),
    ("niceloop", LOOPS),
    ("niceloopaic", LOOPS),
    ("aic", LOOPS),
    ("continuousniceloop", LOOPS),
    ("discontinuousniceloop", LOOPS),
    ("groupedniceloop", GROUPED_LOOPS),
    ("groupedniceloopaic", GROUPED_LOOPS),
    ("groupedaic", GROUPED_LOOPS),
    ("groupedcontinuousniceloop", GROUPED_LOOPS),
    ("groupeddiscontinuousniceloop", GROUPED_LOOPS),
    ("almostlockedsetxzrule", &["als-xz", "als-xz-doubly"]),
    ("almostlockedsetxywing", &["als-xy-wing"]),
    ("almostlockedsetchain", &["als-xy-chain"]),
    ("krakenfish", &["kraken-fish-type-1", "kraken-fish-type-2"]),
    ("forcingchain", &["forcing"]),
    ("forcingnet", &["forcing"]),
    ("forcingchaincontradiction", &["forcing"]),
    ("forcingchainverity", &["forcing"]),
    ("forcingnetcontradiction", &["forcing"]),
    ("forcingnetverity", &["forcing"]),
    ("lastdigit", &["hidden-single", "full-house"]),
    ("hiddensingle", &["hidden-single", "full-house"]),
    ("nakedsingle", &["naked-single", "full-house"]),
    ("nakedpair", &["naked-pair", "locked-pair"]),
    ("nakedtriple", &["naked-triple", "locked-triple"]),
    ("turbotfish", &["turbot-fish", "skyscraper", "two-string-kite"]),
    ("xchain", &["x-chain", "turbot-fish", "skyscraper", "two-string-kite"]),
];

const LOOPS: &[&str] = &["aic", "continuous-nice-loop", "discontinuous-nice-loop", "xy-chain", "x-chain", "xy-x-chain"];
const GROUPED_LOOPS: &[&str] = &["grouped-aic", "grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop"];

/// The techniques that HoDoKu, or a player, means by a name in small letters without anything but letters and figures; none if
/// the catalogue has them under this name or not at all.
pub fn named_in_steps(plain: &str) -> Vec<&'static Spec> {
    let known = NAMES.iter().filter(|(name, _)| *name == plain);
    known.flat_map(|(_, ids)| ids.iter().flat_map(|id| by_name(id))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_stands_for_something() {
        for (_, ids) in NAMES {
            assert!(ids.iter().all(|id| !by_name(id).is_empty()), "{ids:?}");
        }
    }
}
