//! Equivalent grids: the same puzzle turned, mirrored, rearranged or renamed.
//!
//! A [`Transformation`] maps a grid to an equivalent one; [`canonical()`] gives the form that all
//! equivalent grids share; an [`Image`] is what becomes of a cell, a house or a whole step.

mod canonical;
mod change;
mod image;
mod transformation;

pub use canonical::canonical;
pub use change::{Change, ChangeError};
pub use image::Image;
pub(crate) use image::{ascending, images, row_first};
pub use transformation::Transformation;
