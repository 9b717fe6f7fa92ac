//! The operations that the search needs from a vector.
//!
//! A vector has a field for each box. Fields are arranged as the boxes are, in bands of three, so a
//! rotation aligns the boxes of a band or of a stack with each other. There are two layouts:
//! `avx2.rs` has fields of sixteen bits, and `words.rs` fields of ten bits, which fit into
//! registers of half the size. Both do the same thing, down to the order of the guesses, and tests
//! compare them.
//!
//! All that uses vectors is inlined into functions that are compiled for them. Not so the larger
//! parts in WebAssembly, where size counts more.

/// One vector in memory.
pub(super) trait Row: Copy {
    /// No digit in any field.
    const EMPTY: Self;
    /// The digits of a box.
    fn digits(&self, number: usize) -> u16;
    /// Puts digits into the field of a box, which has none.
    fn put(&mut self, number: usize, digits: u16);
    /// Removes digits from the field of a box.
    fn remove(&mut self, number: usize, digits: u16);
}

/// The operations on a vector: sets of digits, or small numbers.
pub(super) trait Lanes: Copy {
    /// Its form in memory.
    type Row: Row;
    fn load(row: &Self::Row) -> Self;
    fn store(self, row: &mut Self::Row);
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    /// The bits of the first that are not in the second.
    fn minus(self, other: Self) -> Self;
    /// The sums of the fields, exact if they fit, and in any case smaller if a field is.
    fn add(self, other: Self) -> Self;
    /// For each box the field of the next box in its band, cyclically.
    fn next_in_band(self) -> Self;
    /// For each box the field of the next but one in its band.
    fn after_next_in_band(self) -> Self;
    /// For each box the field of the next box in its stack, cyclically.
    fn next_in_stack(self) -> Self;
    /// For each box the field of the next but one in its stack.
    fn after_next_in_stack(self) -> Self;
    /// Whether both are the same.
    fn equals(self, other: Self) -> bool;

    /// All digits in each field.
    fn full() -> Self;
    /// The sum of nine fields of one digit each, all different.
    fn solved() -> Self;
    /// The fields with one digit, and no digits in the others. Marks where a field has none.
    fn singles(self, marks: &mut Self) -> Self;
    /// The digits of each field without the lowest one.
    fn without_lowest(self) -> Self;
    /// No marks.
    fn unmarked() -> Self;
    /// Whether there are no marks.
    fn is_unmarked(self) -> bool;
    /// The hidden digits, some of its own, or all digits of its own where there are no hidden ones.
    fn narrowed(self, hidden: Self) -> Self;

    /// For [`choose`](super::choice::choose): the weight of each cell, and the cells that have two
    /// digits.
    fn weighed(self) -> (Self, Self);
    /// The place and the box of a cell whose row and column weigh most, among the marked ones: of
    /// several the first column in the box, then the first box, then the first row.
    fn heaviest(rows: &[Self; 3], columns: &[Self; 3], among: &[Self; 9]) -> Option<(usize, usize)>;
}
