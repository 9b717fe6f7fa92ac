//! Wings: cells with few candidates, bent around a pivot.

mod xy_wing;

pub use xy_wing::XY_WING;
