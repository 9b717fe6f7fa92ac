//! Images of things under a [`Transformation`]: what is said of one puzzle, said of an equivalent
//! one.
//!
//! Rows go to rows and columns to columns, unless the grid is transposed, which exchanges them;
//! boxes go to boxes, and a question goes to the question about the images. Whatever holds several
//! things goes to the same of their images, and in the same order: only what is sorted is sorted
//! again.

use super::transformation::Transformation;
use crate::board::{Candidate, Cell, Constraint, Digit, Element, House, HouseKind, Literal, Question, Set};
use smallvec::{Array, SmallVec};

/// Something that a transformation maps. The image under the inverse of a transformation of the
/// image is the thing itself.
pub trait Image: Sized {
    /// The image under a transformation.
    #[must_use]
    fn image(&self, by: &Transformation) -> Self;
}

impl Image for Cell {
    #[inline]
    fn image(&self, by: &Transformation) -> Cell {
        by.image_of(*self)
    }
}

impl Image for Digit {
    #[inline]
    fn image(&self, by: &Transformation) -> Digit {
        by.digit(*self)
    }
}

impl Image for Candidate {
    #[inline]
    fn image(&self, by: &Transformation) -> Candidate {
        Candidate::new(self.cell().image(by), self.digit().image(by))
    }
}

impl Image for Literal {
    fn image(&self, by: &Transformation) -> Literal {
        let candidate = self.candidate().image(by);
        if self.is_true() { Literal::is(candidate) } else { Literal::is_not(candidate) }
    }
}

impl Image for HouseKind {
    /// Transposition exchanges rows and columns.
    fn image(&self, by: &Transformation) -> HouseKind {
        match self {
            HouseKind::Row if by.is_transposing() => HouseKind::Column,
            HouseKind::Column if by.is_transposing() => HouseKind::Row,
            kind => *kind,
        }
    }
}

impl Image for House {
    fn image(&self, by: &Transformation) -> House {
        let first = self.cell(0).image(by);
        match self.kind().image(by) {
            HouseKind::Row => House::row(first.row()),
            HouseKind::Column => House::column(first.column()),
            HouseKind::Box => House::block(first.box_number()),
        }
    }
}

impl Image for Constraint {
    fn image(&self, by: &Transformation) -> Constraint {
        match self.question() {
            Question::WhichDigit(cell) => Constraint::cell(cell.image(by)),
            Question::Where(digit, house) => Constraint::digit_in(digit.image(by), house.image(by)),
        }
    }
}

impl<T: Element + Image> Image for Set<T> {
    fn image(&self, by: &Transformation) -> Set<T> {
        self.iter().map(|element| element.image(by)).collect()
    }
}

impl<T: Image> Image for Option<T> {
    fn image(&self, by: &Transformation) -> Option<T> {
        self.as_ref().map(|some| some.image(by))
    }
}

impl<T: Image, const N: usize> Image for [T; N] {
    fn image(&self, by: &Transformation) -> [T; N] {
        self.each_ref().map(|element| element.image(by))
    }
}

impl<A: Image, B: Image> Image for (A, B) {
    fn image(&self, by: &Transformation) -> (A, B) {
        (self.0.image(by), self.1.image(by))
    }
}

impl<A: Image, B: Image, C: Image> Image for (A, B, C) {
    fn image(&self, by: &Transformation) -> (A, B, C) {
        (self.0.image(by), self.1.image(by), self.2.image(by))
    }
}

impl<T: Image> Image for Vec<T> {
    fn image(&self, by: &Transformation) -> Vec<T> {
        self.iter().map(|element| element.image(by)).collect()
    }
}

impl<A: Array<Item: Image>> Image for SmallVec<A> {
    fn image(&self, by: &Transformation) -> SmallVec<A> {
        self.iter().map(|element| element.image(by)).collect()
    }
}

impl<T: Image> Image for Box<[T]> {
    fn image(&self, by: &Transformation) -> Box<[T]> {
        self.iter().map(|element| element.image(by)).collect()
    }
}

impl<T: Image> Image for Box<T> {
    fn image(&self, by: &Transformation) -> Box<T> {
        Box::new(T::image(self, by))
    }
}

/// Things that have nothing to do with the grid stay as they are.
macro_rules! unchanged {
    ($($plain:ty),*) => {$(
        impl Image for $plain {
            #[inline]
            fn image(&self, _: &Transformation) -> $plain {
                *self
            }
        }
    )*};
}
unchanged!(bool, u8, u16, u32, u64, usize);

/// Maps records and enums field by field: `Subset { kind, house, cells };` and
/// `enum Clash { Same, Set(set) };`. A field or variant that is left out does not compile. A field
/// that is not simply replaced by its image has a function of it and the transformation:
/// `ends: row_first`.
macro_rules! images {
    () => {};
    (enum $type:ident { $($variant:ident
        $(($($part:ident),+))?
        $({ $($field:ident $(: $how:path)?),+ })?
    ),+ $(,)? }; $($rest:tt)*) => {
        impl $crate::equivalence::Image for $type {
            #[allow(unused_variables, reason = "variants may have no fields")]
            fn image(&self, by: &$crate::equivalence::Transformation) -> $type {
                match self {
                    $($type::$variant $(($($part),+))? $({ $($field),+ })? => $type::$variant
                        $(($($crate::equivalence::Image::image($part, by)),+))?
                        $({ $($field: $crate::equivalence::images!(@ $field by $($how)?)),+ })?,)+
                }
            }
        }
        $crate::equivalence::images! { $($rest)* }
    };
    ($type:ident { $($field:ident $(: $how:path)?),+ $(,)? }; $($rest:tt)*) => {
        impl $crate::equivalence::Image for $type {
            fn image(&self, by: &$crate::equivalence::Transformation) -> $type {
                let $type { $($field),+ } = self;
                $type { $($field: $crate::equivalence::images!(@ $field by $($how)?)),+ }
            }
        }
        $crate::equivalence::images! { $($rest)* }
    };
    (@ $field:ident $by:ident) => { $crate::equivalence::Image::image($field, $by) };
    (@ $field:ident $by:ident $how:path) => { $how($field, $by) };
}
pub(crate) use images;

/// The image of two things of which the first belongs to a row and the second to a column.
pub(crate) fn row_first<T: Image>(pair: &[T; 2], by: &Transformation) -> [T; 2] {
    let [row, column] = pair.image(by);
    if by.is_transposing() { [column, row] } else { [row, column] }
}

/// The image of two things that are in ascending order.
pub(crate) fn ascending<T: Image + Ord>(pair: &[T; 2], by: &Transformation) -> [T; 2] {
    let mut pair = pair.image(by);
    pair.sort_unstable();
    pair
}
