//! Impossible patterns: cells that cannot all be filled from a few digits.
//!
//! Some cells, all with candidates of the same two or three digits, cannot be filled with these
//! digits alone, regardless of the rest of the grid. So one of their other candidates, the
//! *guardians*, is true. The conclusions are the same as for deadly patterns (`guardians.rs`), but
//! nothing is assumed about the number of solutions.

mod bivalue_oddagon;
mod three_digits;
mod tridagon;

pub use bivalue_oddagon::{
    BIVALUE_ODDAGON_FORCING_CHAIN, BIVALUE_ODDAGON_SET, BIVALUE_ODDAGON_TYPE_1, BIVALUE_ODDAGON_TYPE_2,
    BIVALUE_ODDAGON_TYPE_3,
};
pub use three_digits::ThreeDigits;
pub use tridagon::{TRIDAGON, TRIDAGON_GUARDIANS, TRIDAGON_SET, WideTridagons};
