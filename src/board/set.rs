//! Typed bitsets.
//!
//! Everything on a Sudoku board is numbered densely: 9 digits, 27 houses, 81 cells, 324
//! constraints, 729 candidates. A set of them is therefore an array of bits, and union,
//! intersection and difference take one machine instruction or a few. [`Set<T>`] carries the kind
//! of its elements in its type, so that intersecting a set of cells with a set of digits does not
//! compile.
//!
//! Both traits are sealed: other crates can neither add a kind of element nor reach the bits, so a
//! set never contains a number that no element has.

use super::bits::Bits;
use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

/// Anything numbered densely from 0: digits, cells, houses, constraints, candidates, slots. Sealed.
pub trait Element: Stored + Copy + Eq + fmt::Display {
    /// The number of elements; indices run from 0 to `COUNT - 1`.
    const COUNT: usize;

    /// The number of this element, below [`Element::COUNT`].
    fn index(self) -> usize;

    /// The element with this number.
    ///
    /// # Panics
    /// If `index` is not below [`Element::COUNT`].
    #[inline]
    fn from_index(index: usize) -> Self {
        assert!(index < Self::COUNT);
        nth(index)
    }

    /// All elements in the order of their numbers.
    fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT).map(nth)
    }
}

/// The storage of an [`Element`]. Nothing outside this crate can name the trait, which seals
/// `Element`.
pub trait Stored: Sized {
    /// The bits of a set of these elements.
    type Bits: Bits;

    /// The element with this number, which the caller knows to be below the count.
    fn trusted(index: usize, key: Key) -> Self;
}

/// Keeps [`Stored::trusted`] from being called through a bound on [`Element`] elsewhere.
pub struct Key(());

/// The element with a number that is known to be valid: [`Element::from_index`] without the check.
#[inline(always)]
pub(super) fn nth<T: Stored>(index: usize) -> T {
    T::trusted(index, Key(()))
}

/// Makes a newtype around its number an [`Element`] whose debug output is the same as its display.
macro_rules! numbered {
    ($element:ident($number:ty), bits $bits:ty, count $count:literal) => {
        impl $crate::board::set::Element for $element {
            const COUNT: usize = $count;

            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl $crate::board::set::Stored for $element {
            type Bits = $bits;

            #[inline]
            fn trusted(index: usize, _: $crate::board::set::Key) -> Self {
                debug_assert!(index < $count);
                $element(index as $number)
            }
        }

        impl std::fmt::Debug for $element {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }
    };
}
pub(super) use numbered;

/// A set of digits, cells, houses, constraints or candidates.
///
/// `a | b` is the union, `a & b` the intersection, `a - b` the difference. Iteration is in the
/// order of the elements' numbers.
///
/// ```
/// use whydoku::board::{Cell, Digit, DigitSet, Element, House};
/// let small: DigitSet = Digit::all().take(3).collect();
/// assert_eq!(small.to_string(), "{1 2 3}");
/// let crossing = House::row(0).cells() & House::column(4).cells();
/// assert_eq!(crossing.single(), Some(Cell::at(0, 4)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Set<T: Element> {
    bits: T::Bits,
    kind: PhantomData<T>,
}

impl<T: Element> Set<T> {
    /// The empty set.
    pub const EMPTY: Self = Set::from_bits(T::Bits::EMPTY);

    /// The set with these bits; bit `i` is the element with the number `i`. Bits from
    /// [`Element::COUNT`] on must be clear.
    #[inline]
    pub(crate) const fn from_bits(bits: T::Bits) -> Self {
        Set { bits, kind: PhantomData }
    }

    /// The bits of the set; bit `i` is the element with the number `i`.
    #[inline]
    pub(crate) const fn bits(self) -> T::Bits {
        self.bits
    }

    /// The set of all elements.
    #[inline]
    pub fn full() -> Self {
        Set::from_bits(T::Bits::low(T::COUNT))
    }

    /// The set of one element.
    #[inline]
    pub fn of(element: T) -> Self {
        let mut set = Self::EMPTY;
        set.insert(element);
        set
    }

    /// Whether the element is in the set.
    #[inline]
    pub fn contains(self, element: T) -> bool {
        self.bits.get(element.index())
    }

    /// Adds the element to the set.
    #[inline]
    pub fn insert(&mut self, element: T) {
        self.bits.set(element.index());
    }

    /// Removes the element from the set.
    #[inline]
    pub fn remove(&mut self, element: T) {
        self.bits.clear(element.index());
    }

    /// The set with this element added.
    #[inline]
    #[must_use]
    pub fn with(mut self, element: T) -> Self {
        self.insert(element);
        self
    }

    /// The set with this element removed.
    #[inline]
    #[must_use]
    pub fn without(mut self, element: T) -> Self {
        self.remove(element);
        self
    }

    /// The number of elements in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.bits.count()
    }

    /// Whether the set has no more than `most` elements. Needs no count, which not every machine
    /// has an instruction for, where `most` is small.
    #[inline]
    pub fn has_at_most(self, most: usize) -> bool {
        self.bits.has_at_most(most)
    }

    /// Whether the set has no elements.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits.is_empty()
    }

    /// Whether every element of this set is in the other.
    #[inline]
    pub fn is_subset(self, other: Self) -> bool {
        (self - other).is_empty()
    }

    /// Whether the two sets have no element in common.
    #[inline]
    pub fn is_disjoint(self, other: Self) -> bool {
        (self & other).is_empty()
    }

    /// The element with the lowest number, unless the set is empty.
    #[inline]
    pub fn first(self) -> Option<T> {
        self.bits.lowest().map(nth)
    }

    /// The only element, if there is exactly one.
    #[inline]
    pub fn single(self) -> Option<T> {
        let first = self.first()?;
        self.without(first).is_empty().then_some(first)
    }

    /// The elements in the order of their numbers.
    #[inline]
    pub fn iter(self) -> Elements<T> {
        Elements { left: self, word: 0 }
    }
}

impl<T: Element> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// The elements of a [`Set`] in the order of their numbers.
#[derive(Clone)]
pub struct Elements<T: Element> {
    left: Set<T>,
    /// The index of a word of the bits before which nothing is left.
    word: usize,
}

impl<T: Element> Iterator for Elements<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        self.left.bits.take_lowest_from(&mut self.word).map(nth)
    }

    #[inline]
    fn fold<A, F: FnMut(A, T) -> A>(self, first: A, mut f: F) -> A {
        self.left.bits.fold(first, |all, index| f(all, nth(index)))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left.len(), Some(self.left.len()))
    }
}

impl<T: Element> ExactSizeIterator for Elements<T> {}

impl<T: Element> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Elements<T>;
    #[inline]
    fn into_iter(self) -> Elements<T> {
        self.iter()
    }
}

impl<T: Element> FromIterator<T> for Set<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(elements);
        set
    }
}

impl<T: Element> Extend<T> for Set<T> {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, elements: I) {
        elements.into_iter().for_each(|element| self.insert(element));
    }
}

impl<T: Element> BitAnd for Set<T> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self::from_bits(self.bits.and(other.bits))
    }
}

impl<T: Element> BitOr for Set<T> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self::from_bits(self.bits.or(other.bits))
    }
}

impl<T: Element> Sub for Set<T> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self::from_bits(self.bits.minus(other.bits))
    }
}

impl<T: Element> BitAndAssign for Set<T> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<T: Element> BitOrAssign for Set<T> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<T: Element> SubAssign for Set<T> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<T: Element> fmt::Display for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        for (i, element) in self.iter().enumerate() {
            write!(f, "{}{element}", if i == 0 { "" } else { " " })?;
        }
        f.write_str("}")
    }
}

impl<T: Element> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
