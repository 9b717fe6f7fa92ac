//! The list of all techniques: their order, and their names in code.

use crate::logic::{Family, Spec};

/// Lists techniques once: for [`CATALOGUE`], and by name in [`known`].
macro_rules! catalogue {
    ($($family:ident::$technique:ident,)*) => {
        /// Every technique, easiest first.
        pub static CATALOGUE: &[&Spec] = &[$(&super::$family::$technique,)*];

        /// Every technique by its name in code.
        ///
        /// ```
        /// use whydoku::technique::known;
        /// assert_eq!(known::X_WING.id, "x-wing");
        /// ```
        pub mod known {
            $(pub use super::super::$family::$technique;)*
        }
    };
}

catalogue! {
    // One candidate left.
    singles::FULL_HOUSE,
    singles::HIDDEN_SINGLE_BOX,
    singles::HIDDEN_SINGLE_ROW,
    singles::HIDDEN_SINGLE_COLUMN,
    singles::NAKED_SINGLE,
    // One digit, a box and a line; and subsets that are locked there.
    intersections::LOCKED_CANDIDATES_POINTING,
    intersections::LOCKED_CANDIDATES_CLAIMING,
    subsets::LOCKED_PAIR,
    subsets::LOCKED_TRIPLE,
    // As many cells as digits, as many lines as crossing lines.
    subsets::NAKED_PAIR,
    subsets::HIDDEN_PAIR,
    fish::X_WING,
    subsets::NAKED_TRIPLE,
    subsets::HIDDEN_TRIPLE,
    fish::SWORDFISH,
    subsets::NAKED_QUAD,
    subsets::HIDDEN_QUAD,
    fish::JELLYFISH,
    // One digit, two strong links, or a strong link and a box.
    single_digit::SKYSCRAPER,
    single_digit::DUAL_TWO_STRING_KITE,
    single_digit::TWO_STRING_KITE,
    single_digit::TURBOT_FISH,
    single_digit::DUAL_EMPTY_RECTANGLE,
    single_digit::EMPTY_RECTANGLE,
    // Cells with few candidates around a pivot, or in a row.
    wings::XY_WING,
    wings::XYZ_WING,
    wings::W_WING,
    intersections::ALMOST_LOCKED_PAIR,
    wings::CHUTE_REMOTE_PAIR,
    wings::REMOTE_PAIR,
    wings::ER_INTERSECTION_PAIR,
    // Fish with fins, and one digit in two colours.
    fish::FINNED_X_WING,
    fish::SASHIMI_X_WING,
    colouring::SIMPLE_COLORS_TRAP,
    colouring::SIMPLE_COLORS_WRAP,
    colouring::MULTI_COLORS_2,
    colouring::MULTI_COLORS_1,
    fish::FINNED_SWORDFISH,
    fish::SASHIMI_SWORDFISH,
    fish::FINNED_JELLYFISH,
    fish::SASHIMI_JELLYFISH,
    intersections::ALMOST_LOCKED_TRIPLE,
    // Cells whose digits could be exchanged.
    uniqueness::UNIQUE_RECTANGLE_TYPE_1,
    uniqueness::UNIQUE_RECTANGLE_TYPE_2,
    uniqueness::UNIQUE_RECTANGLE_TYPE_3,
    uniqueness::UNIQUE_RECTANGLE_TYPE_4,
    uniqueness::UNIQUE_RECTANGLE_TYPE_5,
    uniqueness::UNIQUE_RECTANGLE_TYPE_6,
    uniqueness::UR_EXTERNAL,
    uniqueness::HIDDEN_UNIQUE_RECTANGLE,
    uniqueness::UR_PLUS_2B_1SL,
    uniqueness::UR_PLUS_2D_1SL,
    uniqueness::UR_PLUS_3X_2SL,
    uniqueness::UR_PLUS_4X_3SL,
    uniqueness::AVOIDABLE_RECTANGLE_TYPE_1,
    uniqueness::AVOIDABLE_RECTANGLE_TYPE_2,
    uniqueness::GURTH_SYMMETRICAL_PLACEMENT,
    uniqueness::UNIQUE_LOOP_TYPE_1,
    uniqueness::UNIQUE_LOOP_TYPE_2,
    uniqueness::UNIQUE_LOOP_TYPE_3,
    uniqueness::UNIQUE_LOOP_TYPE_4,
    uniqueness::BUG_LITE_TYPE_1,
    uniqueness::BUG_LITE_TYPE_2,
    uniqueness::BUG_PLUS_1,
    uniqueness::BUG_TYPE_2,
    uniqueness::BUG_TYPE_3,
    uniqueness::BUG_LITE_TYPE_3,
    uniqueness::BUG_TYPE_4,
    uniqueness::BUG_PLUS_N,
    uniqueness::BUG_XZ,
    // Strong and weak links from one end to another.
    chains::X_CYCLE,
    chains::X_CHAIN,
    chains::XY_RING,
    chains::XY_CHAIN,
    wings::M_WING,
    wings::S_WING,
    wings::L2_WING,
    wings::L3_WING,
    wings::H_WING_VVL,
    wings::H_WING_VLL,
    intersections::FIREWORK_TRIPLE,
    intersections::FIREWORK_QUADRUPLE,
    wings::XYZ_RING,
    // Two houses with as many digits as cells, one of which may be there twice.
    wings::WXYZ_WING,
    wings::VWXYZ_WING,
    wings::UVWXYZ_WING,
    intersections::ALMOST_LOCKED_QUAD,
    // Strong and weak links of every kind.
    chains::CONTINUOUS_NICE_LOOP,
    chains::AIC,
    chains::XY_X_CHAIN,
    chains::DISCONTINUOUS_NICE_LOOP,
    colouring::MEDUSA_3D,
    // More cells whose digits could be exchanged, and rings of odd length.
    uniqueness::EXTENDED_RECTANGLE_TYPE_1,
    uniqueness::EXTENDED_RECTANGLE_TYPE_2,
    uniqueness::EXTENDED_RECTANGLE_TYPE_3,
    uniqueness::EXTENDED_RECTANGLE_TYPE_4,
    impossible::BIVALUE_ODDAGON_TYPE_1,
    impossible::BIVALUE_ODDAGON_TYPE_2,
    impossible::BIVALUE_ODDAGON_TYPE_3,
    uniqueness::BORESCOPER_DEADLY_PATTERN_TYPE_1,
    uniqueness::BORESCOPER_DEADLY_PATTERN_TYPE_2,
    uniqueness::BORESCOPER_DEADLY_PATTERN_TYPE_3,
    uniqueness::UNIQUE_MATRIX,
    single_digit::GUARDIAN,
    // The same with groups.
    single_digit::GROUPED_SKYSCRAPER,
    single_digit::GROUPED_TWO_STRING_KITE,
    single_digit::GROUPED_TURBOT_FISH,
    wings::GROUPED_W_WING,
    wings::MULTI_BRANCH_W_WING,
    single_digit::STRONG_LINKED_FISH_3,
    single_digit::STRONG_LINKED_X_LOOP,
    single_digit::STRONG_LINKED_FISH_4,
    chains::GROUPED_X_CYCLE,
    chains::GROUPED_CONTINUOUS_NICE_LOOP,
    chains::GROUPED_AIC,
    chains::GROUPED_DISCONTINUOUS_NICE_LOOP,
    // Almost locked sets.
    als::SUE_DE_COQ,
    subsets::DISTRIBUTED_DISJOINT_SUBSET,
    als::ALS_XZ_DOUBLY,
    als::ALS_XZ,
    // Guardians that take their digits from almost locked sets.
    uniqueness::UR_PLUS_2D_3X,
    uniqueness::UR_SDC_ALS,
    uniqueness::UR_EXTERNAL_SET,
    uniqueness::AVOIDABLE_RECTANGLE_SET,
    uniqueness::UNIQUE_LOOP_SET,
    uniqueness::BUG_LITE_SET,
    uniqueness::REVERSE_BUG,
    impossible::BIVALUE_ODDAGON_SET,
    als::ALS_XY_WING,
    als::ALS_W_WING,
    als::ALS_XY_CHAIN,
    chains::AIC_WITH_ALS,
    chains::AIC_WITH_UR,
    // Twelve cells that three digits cannot fill.
    impossible::TRIDAGON,
    impossible::TRIDAGON_GUARDIANS,
    impossible::TRIDAGON_SET,
    // A candidate, and the digits that it takes from several of these sets.
    als::ALIGNED_PAIR_EXCLUSION,
    als::DEATH_BLOSSOM,
    als::AALS_2RC,
    als::ALS_BLOSSOM,
    als::HOUSE_BLOSSOM,
    uniqueness::UR_WINGS,
    uniqueness::UR_BLOSSOM,
    als::ALIGNED_TRIPLE_EXCLUSION,
    // Fish whose houses may be boxes, too.
    fish::FRANKEN_X_WING,
    fish::FINNED_FRANKEN_X_WING,
    fish::FRANKEN_SWORDFISH,
    fish::FINNED_FRANKEN_SWORDFISH,
    fish::FRANKEN_JELLYFISH,
    fish::FINNED_FRANKEN_JELLYFISH,
    // Many houses that hold as many digits as they can.
    rank::SK_LOOP,
    rank::MULTI_SECTOR_LOCKED_SET,
    // Two cells with the digits of two others.
    exocet::JUNIOR_EXOCET,
    exocet::JE_MIRROR,
    exocet::JE_TARGET_PAIR,
    exocet::SENIOR_EXOCET,
    exocet::DOUBLE_EXOCET,
    exocet::FRANKEN_EXOCET,
    exocet::MUTANT_EXOCET,
    exocet::EXOCET_FOUR_HOUSES,
    // Exhaustive cases.
    chains::BLOSSOM_LOOP,
    uniqueness::UR_EXTERNAL_CHAINS,
    uniqueness::AVOIDABLE_RECTANGLE_FORCING_CHAIN,
    uniqueness::UNIQUE_LOOP_FORCING_CHAIN,
    uniqueness::BUG_LITE_FORCING_CHAIN,
    uniqueness::REVERSE_BUG_FORCING_CHAIN,
    impossible::BIVALUE_ODDAGON_FORCING_CHAIN,
    forcing::RECTANGLE_FORCING_CHAIN,
    forcing::TRIDAGON_ORK_FORCING_WHIP,
    forcing::NISHIO_FORCING_CHAIN,
    forcing::DIGIT_FORCING_CHAIN,
    forcing::CELL_FORCING_CHAIN,
    forcing::REGION_FORCING_CHAIN,
    forcing::Z_CHAIN,
    forcing::ODDAGON_CHAIN,
    forcing::T_WHIP,
    forcing::WHIP,
    forcing::THREE_DIGIT_IMPOSSIBLE_PATTERN_ORK_WHIP,
    forcing::DYNAMIC_CONTRADICTION_FORCING_CHAIN,
    forcing::DYNAMIC_DOUBLE_FORCING_CHAIN,
    forcing::DYNAMIC_CELL_FORCING_CHAIN,
    forcing::G_WHIP,
    forcing::DYNAMIC_FORCING_PLUS,
    forcing::NESTED_FORCING_CHAIN,
    // Areas of equal content: rare, and long to search.
    rank::SET_EQUIVALENCE,
    rank::PHISTOMEFEL_RING,
    // Fish with more houses, of any kinds.
    fish::FRANKEN_SQUIRMBAG,
    fish::FINNED_FRANKEN_SQUIRMBAG,
    fish::FRANKEN_WHALE,
    fish::FINNED_FRANKEN_WHALE,
    fish::FRANKEN_LEVIATHAN,
    fish::FINNED_FRANKEN_LEVIATHAN,
    fish::MUTANT_X_WING,
    fish::FINNED_MUTANT_X_WING,
    fish::MUTANT_SWORDFISH,
    fish::FINNED_MUTANT_SWORDFISH,
    fish::MUTANT_JELLYFISH,
    fish::FINNED_MUTANT_JELLYFISH,
    fish::MUTANT_SQUIRMBAG,
    fish::FINNED_MUTANT_SQUIRMBAG,
    fish::MUTANT_WHALE,
    fish::FINNED_MUTANT_WHALE,
    fish::MUTANT_LEVIATHAN,
    fish::FINNED_MUTANT_LEVIATHAN,
    // Fish whose fins lead to their eliminations.
    fish::KRAKEN_FISH_TYPE_1,
    fish::KRAKEN_FISH_TYPE_2,
    // Large fish of rows and columns: smaller ones achieve the same.
    fish::SQUIRMBAG,
    fish::WHALE,
    fish::LEVIATHAN,
    fish::FINNED_SQUIRMBAG,
    fish::SASHIMI_SQUIRMBAG,
    fish::FINNED_WHALE,
    fish::SASHIMI_WHALE,
    fish::FINNED_LEVIATHAN,
    fish::SASHIMI_LEVIATHAN,
    // Techniques made redundant by chains, locked candidates and hidden subsets, which come
    // earlier.
    intersections::LAW_OF_LEFTOVER,
    wings::TUVWXYZ_WING,
    forcing::BIVALUE_CHAIN,
    direct::DIRECT_POINTING,
    direct::DIRECT_CLAIMING,
    direct::DIRECT_HIDDEN_PAIR,
    direct::DIRECT_HIDDEN_TRIPLET,
    // Every way to place a digit.
    single_digit::TEMPLATE_SET,
    single_digit::TEMPLATE_DELETE,
}

/// The technique with this id.
pub fn by_id(id: &str) -> Option<&'static Spec> {
    CATALOGUE.iter().copied().find(|spec| spec.id == id)
}

/// The place of a technique in the catalogue, which is ordered by difficulty; after all others if
/// it is not listed.
pub fn place(technique: &Spec) -> usize {
    CATALOGUE.iter().position(|known| *known == technique).unwrap_or(CATALOGUE.len())
}

/// The techniques with this name: one for an id, several for the name of a group or a family; none
/// if the name is unknown.
pub fn by_name(name: &str) -> Vec<&'static Spec> {
    let has_name = |spec: &&Spec| spec.id == name || spec.group == Some(name) || spec.family.name() == name;
    CATALOGUE.iter().copied().filter(has_name).collect()
}

/// The techniques of a family, in the order of the catalogue.
pub fn of_family(family: Family) -> impl Iterator<Item = &'static Spec> {
    CATALOGUE.iter().copied().filter(move |spec| spec.family == family)
}

/// The techniques that share a common name of the field with this one, itself included, in the
/// order of the catalogue; none if it stands alone.
pub fn in_group_of(technique: &Spec) -> impl Iterator<Item = &'static Spec> + use<> {
    let group = technique.group;
    CATALOGUE.iter().copied().filter(move |spec| group.is_some() && spec.group == group)
}
