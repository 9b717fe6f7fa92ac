//! Vectors of sixteen lanes, and the operations that the search is written in.
//!
//! A vector has one lane of sixteen bits for each box. The lanes are arranged as the boxes are, in four rows of four, so
//! that the three boxes of a band are neighbours in a quarter of the vector and the three of a stack have the same place
//! in their quarters; the fourth of each is unused and always zero. [`Portable`] defines each operation in plain Rust;
//! `avx2.rs` and `half.rs` implement them with the instructions of the processor, and tests compare them.

/// The number of lanes.
pub(super) const LANES: usize = 16;

/// The numbers of all lanes, in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(32))]
pub(super) struct Row(pub [u16; LANES]);

impl Row {
    pub(super) const ZERO: Row = Row([0; LANES]);

    /// The same number in the lane of each box, zero in the others.
    pub(super) const fn in_boxes(value: u16) -> Row {
        let mut row = Row::ZERO;
        let mut number = 0;
        while number < 9 {
            row.0[4 * (number / 3) + number % 3] = value;
            number += 1;
        }
        row
    }
}

/// The operations on sixteen lanes at once.
pub(super) trait Lanes: Copy {
    fn load(row: &Row) -> Self;
    fn store(self, row: &mut Row);
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    /// The bits of the first that are not in the second.
    fn minus(self, other: Self) -> Self;
    /// The bits that differ.
    fn differing(self, other: Self) -> Self;
    /// The sums, lane by lane.
    fn add(self, other: Self) -> Self;
    /// Each lane shifted up by four bits.
    fn times_16(self) -> Self;
    /// All bits in the lanes that are zero, none in the others.
    fn is_zero(self) -> Self;
    /// The lanes of the first, or of the second where the first is zero.
    fn or_else(self, other: Self) -> Self;
    /// The minimum of each lane, of two numbers with the same highest bit.
    fn least(self, other: Self) -> Self;
    /// Each lane without its lowest bit.
    fn without_lowest(self) -> Self;
    /// For each box the lane of the next box in its band, cyclically.
    fn next_in_band(self) -> Self;
    /// For each box the lane of the next but one in its band.
    fn after_next_in_band(self) -> Self;
    /// For each box the lane of the next box in its stack, cyclically.
    fn next_in_stack(self) -> Self;
    /// For each box the lane of the next but one in its stack.
    fn after_next_in_stack(self) -> Self;
    /// Whether every lane is zero.
    fn all_zero(self) -> bool;
}

/// The operations in plain Rust.
#[derive(Clone, Copy)]
pub(super) struct Portable([u16; LANES]);

impl Portable {
    #[inline(always)]
    fn zip(self, other: Self, with: impl Fn(u16, u16) -> u16) -> Self {
        Portable(std::array::from_fn(|i| with(self.0[i], other.0[i])))
    }

    #[inline(always)]
    fn map(self, with: impl Fn(u16) -> u16) -> Self {
        Portable(self.0.map(with))
    }

    #[inline(always)]
    fn permuted(self, from: [usize; LANES]) -> Self {
        Portable(from.map(|lane| self.0[lane]))
    }
}

impl Lanes for Portable {
    #[inline(always)]
    fn load(row: &Row) -> Self {
        Portable(row.0)
    }

    #[inline(always)]
    fn store(self, row: &mut Row) {
        row.0 = self.0;
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    #[inline(always)]
    fn differing(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        self.zip(other, u16::wrapping_add)
    }

    #[inline(always)]
    fn times_16(self) -> Self {
        self.map(|a| a << 4)
    }

    #[inline(always)]
    fn is_zero(self) -> Self {
        self.map(|a| if a == 0 { u16::MAX } else { 0 })
    }

    #[inline(always)]
    fn or_else(self, other: Self) -> Self {
        self.zip(other, |a, b| if a == 0 { b } else { a })
    }

    #[inline(always)]
    fn least(self, other: Self) -> Self {
        self.zip(other, u16::min)
    }

    #[inline(always)]
    fn without_lowest(self) -> Self {
        self.map(|a| a & a.wrapping_sub(1))
    }

    #[inline(always)]
    fn next_in_band(self) -> Self {
        self.permuted([1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 13, 14, 12, 15])
    }

    #[inline(always)]
    fn after_next_in_band(self) -> Self {
        self.permuted([2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 14, 12, 13, 15])
    }

    #[inline(always)]
    fn next_in_stack(self) -> Self {
        self.permuted([4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15])
    }

    #[inline(always)]
    fn after_next_in_stack(self) -> Self {
        self.permuted([8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15])
    }

    #[inline(always)]
    fn all_zero(self) -> bool {
        self.0.iter().fold(0, |all, lane| all | lane) == 0
    }
}
