//! Blossoms of houses and of sets: the places of a digit, or the digits of some cells, each of
//! which takes its digit from an almost locked set.
//!
//! - **House blossom**: wherever a digit is in a house, it is taken from a set, which then needs
//!   all its other digits, among them z.
//! - **ALS blossom**: *n* cells of a house with *n* + 2 digits cannot do without all of three of
//!   them. Each of the three, wherever it is in the cells, is taken from a set that then needs z.
//! - **AALS with two links**: the same, but one of the three is z itself.
//!
//! A cell that sees all these places of z is not z.
//!
//! **Proof.** The digit in the house or the cells of the stem, and the cells of the sets.

use crate::logic::{Evidence, Facts, Family, Flow, Limits, Sink, Spec};
use crate::technique::stems::{Form, Houses, Threes, blossoms};

/// Each place of a digit takes it from a set.
pub static HOUSE_BLOSSOM: Spec = blossom("house-blossom", |facts, _, sink| {
    blossoms::<Houses>(facts, |bloom| bloom.form != Form::Direct && !bloom.are_alike(), sink)
});

/// Each of three digits of some cells is taken from a set.
pub static ALS_BLOSSOM: Spec = blossom("als-blossom", |facts, _, sink| {
    blossoms::<Threes>(facts, |bloom| bloom.petals() == 3 && bloom.blossom.stem_cell().is_none(), sink)
});

/// Two of three digits of some cells are taken from a set; the third excludes the same by sight.
pub static AALS_2RC: Spec =
    blossom("aals-2rc", |facts, _, sink| blossoms::<Threes>(facts, |bloom| bloom.petals() == 2, sink));

const fn blossom(id: &'static str, search: fn(&Facts, &Limits, &mut Sink<'_>) -> Flow) -> Spec {
    Spec::new(id, Family::Als, search).evidence(Evidence::Derived)
}
