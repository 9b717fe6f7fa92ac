//! Deadly patterns: fillings that cannot occur in a puzzle with one solution.
//!
//! If some cells, none of them given, were filled in such a way that other digits could be
//! exchanged for these, row by row, column by column and box by box, the puzzle would have two
//! solutions. As it has one, one of the candidates that keep the cells from such a filling, the
//! *guardians*, is true. The conclusions are the same for every pattern: see `guardians.rs` in the
//! folder above.
//!
//! All of these techniques assume that the puzzle has exactly one solution, which is checked once,
//! before the first of them is tried.

mod avoidable_rectangle;
mod borescoper;
mod bug;
mod extended_rectangle;
mod gurth;
mod hidden_rectangle;
mod pair_patterns;
mod rectangle_stems;
mod rectangles;
mod reverse_bug;
mod unique_loop;
mod unique_matrix;
mod unique_rectangle;
mod walks;

pub use avoidable_rectangle::{AVOIDABLE_RECTANGLE_TYPE_1, AVOIDABLE_RECTANGLE_TYPE_2};
pub use borescoper::{
    BORESCOPER_DEADLY_PATTERN_TYPE_1, BORESCOPER_DEADLY_PATTERN_TYPE_2, BORESCOPER_DEADLY_PATTERN_TYPE_3,
};
pub use bug::{BUG_PLUS_1, BUG_PLUS_N, BUG_TYPE_2, BUG_TYPE_3, BUG_TYPE_4, BUG_XZ};
pub use extended_rectangle::{
    EXTENDED_RECTANGLE_TYPE_1, EXTENDED_RECTANGLE_TYPE_2, EXTENDED_RECTANGLE_TYPE_3, EXTENDED_RECTANGLE_TYPE_4,
};
pub use gurth::GURTH_SYMMETRICAL_PLACEMENT;
pub use hidden_rectangle::HIDDEN_UNIQUE_RECTANGLE;
pub use pair_patterns::{BUG_LITE_FORCING_CHAIN, BUG_LITE_SET, BUG_LITE_TYPE_1, BUG_LITE_TYPE_2, BUG_LITE_TYPE_3};
pub use rectangle_stems::{
    AVOIDABLE_RECTANGLE_FORCING_CHAIN, AVOIDABLE_RECTANGLE_SET, Inside, UR_BLOSSOM, UR_EXTERNAL, UR_EXTERNAL_CHAINS,
    UR_EXTERNAL_SET, UR_PLUS_2D_3X, UR_SDC_ALS, UR_WINGS,
};
pub use reverse_bug::{REVERSE_BUG, REVERSE_BUG_FORCING_CHAIN};
pub use unique_loop::{
    UNIQUE_LOOP_FORCING_CHAIN, UNIQUE_LOOP_SET, UNIQUE_LOOP_TYPE_1, UNIQUE_LOOP_TYPE_2, UNIQUE_LOOP_TYPE_3,
    UNIQUE_LOOP_TYPE_4,
};
pub use unique_matrix::UNIQUE_MATRIX;
pub use unique_rectangle::{
    UNIQUE_RECTANGLE_TYPE_1, UNIQUE_RECTANGLE_TYPE_2, UNIQUE_RECTANGLE_TYPE_3, UNIQUE_RECTANGLE_TYPE_4,
    UNIQUE_RECTANGLE_TYPE_5, UNIQUE_RECTANGLE_TYPE_6,
};
pub use walks::{UR_PLUS_2B_1SL, UR_PLUS_2D_1SL, UR_PLUS_3X_2SL, UR_PLUS_4X_3SL};
