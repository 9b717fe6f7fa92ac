//! Equivalent grids: the same puzzle turned, mirrored, rearranged or renamed.
//!
//! A [`Transformation`] maps a grid to an equivalent one; [`canonical()`] gives the form that all
//! equivalent grids share.

mod canonical;
mod transformation;

pub use canonical::canonical;
pub use transformation::Transformation;
