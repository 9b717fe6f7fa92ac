//! The names of techniques in HoDoKu's lists of steps that differ from the catalogue's.

use super::{known, of_family};
use crate::logic::{Family, Spec};

/// Names in lower-case letters and digits only, with the techniques that each stands for, the
/// intended one first.
static NAMES: &[(&str, &[&Spec])] = &[
    ("lockedcandidatestype1", &[&known::LOCKED_CANDIDATES_POINTING]),
    ("lockedcandidatestype2", &[&known::LOCKED_CANDIDATES_CLAIMING]),
    ("uniquenesstest1", &[&known::UNIQUE_RECTANGLE_TYPE_1]),
    ("uniquenesstest2", &[&known::UNIQUE_RECTANGLE_TYPE_2]),
    ("uniquenesstest3", &[&known::UNIQUE_RECTANGLE_TYPE_3]),
    ("uniquenesstest4", &[&known::UNIQUE_RECTANGLE_TYPE_4]),
    ("uniquenesstest5", &[&known::UNIQUE_RECTANGLE_TYPE_5]),
    ("uniquenesstest6", &[&known::UNIQUE_RECTANGLE_TYPE_6]),
    ("simplecolors", &[&known::SIMPLE_COLORS_TRAP, &known::SIMPLE_COLORS_WRAP]),
    ("multicolors", &[&known::MULTI_COLORS_1, &known::MULTI_COLORS_2]),
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
    ("almostlockedsetxzrule", &[&known::ALS_XZ, &known::ALS_XZ_DOUBLY]),
    ("almostlockedsetxywing", &[&known::ALS_XY_WING]),
    ("almostlockedsetchain", &[&known::ALS_XY_CHAIN]),
    ("krakenfish", &[&known::KRAKEN_FISH_TYPE_1, &known::KRAKEN_FISH_TYPE_2]),
    (
        "lastdigit",
        &[&known::HIDDEN_SINGLE_BOX, &known::HIDDEN_SINGLE_ROW, &known::HIDDEN_SINGLE_COLUMN, &known::FULL_HOUSE],
    ),
    (
        "hiddensingle",
        &[&known::HIDDEN_SINGLE_BOX, &known::HIDDEN_SINGLE_ROW, &known::HIDDEN_SINGLE_COLUMN, &known::FULL_HOUSE],
    ),
    ("nakedsingle", &[&known::NAKED_SINGLE, &known::FULL_HOUSE]),
    ("nakedpair", &[&known::NAKED_PAIR, &known::LOCKED_PAIR]),
    ("nakedtriple", &[&known::NAKED_TRIPLE, &known::LOCKED_TRIPLE]),
    ("turbotfish", &[&known::TURBOT_FISH, &known::SKYSCRAPER, &known::TWO_STRING_KITE]),
    ("xchain", &[&known::X_CHAIN, &known::TURBOT_FISH, &known::SKYSCRAPER, &known::TWO_STRING_KITE]),
];

static LOOPS: &[&Spec] = &[
    &known::AIC,
    &known::CONTINUOUS_NICE_LOOP,
    &known::DISCONTINUOUS_NICE_LOOP,
    &known::XY_CHAIN,
    &known::X_CHAIN,
    &known::XY_X_CHAIN,
];
static GROUPED_LOOPS: &[&Spec] =
    &[&known::GROUPED_AIC, &known::GROUPED_CONTINUOUS_NICE_LOOP, &known::GROUPED_DISCONTINUOUS_NICE_LOOP];

/// HoDoKu distinguishes chains from nets, and contradictions from verities; here each name stands
/// for all cases.
const CASES: [&str; 6] = [
    "forcingchain",
    "forcingnet",
    "forcingchaincontradiction",
    "forcingchainverity",
    "forcingnetcontradiction",
    "forcingnetverity",
];

/// The techniques that HoDoKu, or a player, means by a name in lower-case letters and digits only;
/// none if the catalogue has them under this name or not at all.
pub fn named_in_steps(plain: &str) -> Vec<&'static Spec> {
    if CASES.contains(&plain) {
        return of_family(Family::Forcing).collect();
    }
    NAMES.iter().find(|(name, _)| *name == plain).map_or_else(Vec::new, |(_, techniques)| techniques.to_vec())
}
