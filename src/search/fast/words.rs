//! Fields of ten bits: three boxes in a word of 32 bits, three words in a vector.
//!
//! Nine bits are for the digits, and the tenth is a guard that catches what an addition or
//! subtraction carries out of them. Cells have it set, so subtracting one clears the guard of an
//! empty field, and tells the fields with one digit from those with several in the same way. The
//! three boxes of a band share a word; the fourth word and the two highest bits of each are unused.
//! The nine vectors of a grid fit into registers of 128 bits, with room to work. [`Portable`] has
//! the operations in plain Rust.

use super::lanes::{self, Lanes};

/// The bits of a field.
const FIELD: usize = 10;
/// The digits of a field.
const DIGITS: u32 = 0x1ff;

/// One vector in memory.
#[derive(Clone, Copy)]
#[repr(align(16))]
pub(super) struct Row(pub [u32; 4]);

impl Row {
    /// The same number in the field of each box.
    const fn in_boxes(value: u32) -> Row {
        let word = value | value << FIELD | value << (2 * FIELD);
        Row([word, word, word, 0])
    }

    /// The lowest digit of each box.
    const LOW: Row = Row::in_boxes(1);
    /// All digits of each box.
    const DIGITS: Row = Row::in_boxes(DIGITS);
    /// The guard of each box.
    const GUARDS: Row = Row::in_boxes(DIGITS + 1);
    /// Both.
    const FULL: Row = Row::in_boxes(2 * DIGITS + 1);
    /// The number of each column in a box, counted from the right.
    const COLUMN: [Row; 3] = [Row::in_boxes(2), Row::in_boxes(1), Row::in_boxes(0)];

    /// The number in the field of a box, without the guard.
    #[inline(always)]
    fn field(&self, number: usize) -> u32 {
        self.0[number / 3] >> (number % 3 * FIELD) & DIGITS
    }
}

impl lanes::Row for Row {
    const EMPTY: Row = Row::GUARDS;

    #[inline(always)]
    fn digits(&self, number: usize) -> u16 {
        self.field(number) as u16
    }

    #[inline(always)]
    fn put(&mut self, number: usize, digits: u16) {
        self.0[number / 3] |= u32::from(digits) << (number % 3 * FIELD);
    }

    #[inline(always)]
    fn remove(&mut self, number: usize, digits: u16) {
        self.0[number / 3] &= !(u32::from(digits) << (number % 3 * FIELD));
    }
}

/// The operations on words that the others are made of.
pub(super) trait Words: Copy {
    fn load(row: &Row) -> Self;
    fn store(self, row: &mut Row);
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    /// The bits of the first that are not in the second.
    fn minus(self, other: Self) -> Self;
    /// The sums, word by word.
    fn add(self, other: Self) -> Self;
    /// The differences, word by word.
    fn subtract(self, other: Self) -> Self;
    /// Each word shifted up.
    fn up<const BITS: i32>(self) -> Self;
    /// Each word shifted down.
    fn down<const BITS: i32>(self) -> Self;
    /// The second, third, first, and fourth word.
    fn next_word(self) -> Self;
    /// The third, first, second, and fourth word.
    fn after_next_word(self) -> Self;
    /// Whether all words are the same.
    fn equals(self, other: Self) -> bool;

    /// All digits of the fields whose guard is set, and nothing else.
    #[inline(always)]
    fn guarded(self) -> Self {
        let guards = self.and(Self::load(&Row::GUARDS));
        guards.subtract(guards.down::<9>())
    }

    /// The larger number of each field, of two vectors without guards.
    #[inline(always)]
    fn larger(self, other: Self) -> Self {
        let first = self.or(Self::load(&Row::GUARDS)).subtract(other).guarded();
        self.and(first).or(other.minus(first))
    }
}

impl<W: Words> Lanes for W {
    type Row = Row;

    #[inline(always)]
    fn load(row: &Row) -> Self {
        Words::load(row)
    }

    #[inline(always)]
    fn store(self, row: &mut Row) {
        Words::store(self, row);
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Words::and(self, other)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Words::or(self, other)
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Words::minus(self, other)
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Words::add(self, other)
    }

    // Rotating in a band leaves something in the two highest bits; everything computed from it is
    // intersected with a set that has them clear.
    #[inline(always)]
    fn next_in_band(self) -> Self {
        Words::or(self.down::<10>(), self.up::<20>())
    }

    #[inline(always)]
    fn after_next_in_band(self) -> Self {
        Words::or(self.down::<20>(), self.up::<10>())
    }

    #[inline(always)]
    fn next_in_stack(self) -> Self {
        self.next_word()
    }

    #[inline(always)]
    fn after_next_in_stack(self) -> Self {
        self.after_next_word()
    }

    #[inline(always)]
    fn equals(self, other: Self) -> bool {
        Words::equals(self, other)
    }

    #[inline(always)]
    fn full() -> Self {
        Words::load(&Row::FULL)
    }

    #[inline(always)]
    fn solved() -> Self {
        // With the nine guards.
        let guards: Self = Words::load(&Row::GUARDS);
        let two = Words::add(guards, guards);
        let four = Words::add(two, two);
        Words::add(Words::add(four, four), Words::add(guards, Words::load(&Row::DIGITS)))
    }

    #[inline(always)]
    fn singles(self, marks: &mut Self) -> Self {
        let (low, guards): (Self, Self) = (Words::load(&Row::LOW), Words::load(&Row::GUARDS));
        let less = self.subtract(low);
        *marks = Words::and(*marks, less);
        let several = Words::and(self, less).subtract(low);
        Words::and(self, Words::minus(guards, several).guarded())
    }

    #[inline(always)]
    fn without_lowest(self) -> Self {
        let guards: Self = Words::load(&Row::GUARDS);
        Words::and(self, Words::or(self, guards).subtract(Words::load(&Row::LOW)).minus(guards))
    }

    // A mark is a guard that is missing.
    #[inline(always)]
    fn unmarked() -> Self {
        Words::load(&Row::GUARDS)
    }

    #[inline(always)]
    fn is_unmarked(self) -> bool {
        let guards: Self = Words::load(&Row::GUARDS);
        Words::equals(Words::and(self, guards), guards)
    }

    #[inline(always)]
    fn narrowed(self, hidden: Self) -> Self {
        let others = Words::add(hidden, Words::load(&Row::DIGITS)).guarded().subtract(hidden);
        Words::minus(self, others)
    }

    #[inline(always)]
    fn weighed(self) -> (Self, Self) {
        let (low, guards): (Self, Self) = (Words::load(&Row::LOW), Words::load(&Row::GUARDS));
        let second = Words::and(self, self.subtract(low));
        let open = Words::and(second.subtract(low), guards);
        let third = Words::or(Words::and(second, second.subtract(low)), guards);
        let two = Words::minus(open, third.subtract(low));
        (Words::add(open.down::<9>(), two.down::<9>()), two)
    }

    #[inline(always)]
    fn heaviest(rows: &[Self; 3], columns: &[Self; 3], among: &[Self; 9]) -> Option<(usize, usize)> {
        // A key is the weight, at most 54, and the column; it is 0 in the cells that do not count.
        let mut keys = *rows;
        for line in 0..3 {
            let mut key = *columns;
            for column in 0..3 {
                let weight = Words::add(rows[line], columns[column]).up::<2>();
                let numbered = Words::or(weight, Words::load(&Row::COLUMN[column]));
                key[column] = Words::and(numbered, among[3 * line + column].guarded());
            }
            keys[line] = key[0].larger(key[1]).larger(key[2]);
        }
        let (mut of_lines, mut best) = ([Row([0; 4]); 3], Row([0; 4]));
        for line in 0..3 {
            Words::store(keys[line], &mut of_lines[line]);
        }
        Words::store(keys[0].larger(keys[1]).larger(keys[2]), &mut best);
        let (mut number, mut largest) = (0, 0);
        for of_box in 0..9 {
            let key = best.field(of_box);
            if key > largest {
                (number, largest) = (of_box, key);
            }
        }
        let line = of_lines.iter().position(|line| line.field(number) == largest)?;
        (largest > 0).then_some((3 * line + 2 - largest as usize % 4, number))
    }
}

/// The operations in plain Rust, two words at a time. From one to the next only sums of nine cells
/// carry, which are compared and nothing else.
#[derive(Clone, Copy)]
pub(super) struct Portable(u64, u64);

/// The same word twice.
const fn twice(word: u32) -> u64 {
    word as u64 | (word as u64) << 32
}

impl Words for Portable {
    #[inline(always)]
    fn load(row: &Row) -> Self {
        let [a, b, c, d] = row.0.map(u64::from);
        Portable(a | b << 32, c | d << 32)
    }

    #[inline(always)]
    fn store(self, row: &mut Row) {
        row.0 = [self.0 as u32, (self.0 >> 32) as u32, self.1 as u32, (self.1 >> 32) as u32];
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Portable(self.0 & other.0, self.1 & other.1)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Portable(self.0 | other.0, self.1 | other.1)
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Portable(self.0 & !other.0, self.1 & !other.1)
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Portable(self.0.wrapping_add(other.0), self.1.wrapping_add(other.1))
    }

    #[inline(always)]
    fn subtract(self, other: Self) -> Self {
        Portable(self.0.wrapping_sub(other.0), self.1.wrapping_sub(other.1))
    }

    #[inline(always)]
    fn up<const BITS: i32>(self) -> Self {
        // Without the unused bits, which sums would carry into the next word.
        let kept = const { twice((u32::MAX << BITS) & (u32::MAX >> 2)) };
        Portable(self.0 << BITS & kept, self.1 << BITS & kept)
    }

    #[inline(always)]
    fn down<const BITS: i32>(self) -> Self {
        let kept = const { twice(u32::MAX >> BITS) };
        Portable(self.0 >> BITS & kept, self.1 >> BITS & kept)
    }

    // The fourth word is zero.
    #[inline(always)]
    fn next_word(self) -> Self {
        Portable(self.0 >> 32 | self.1 << 32, self.0 & u64::from(u32::MAX))
    }

    #[inline(always)]
    fn after_next_word(self) -> Self {
        Portable(self.0 << 32 | self.1, self.0 >> 32)
    }

    #[inline(always)]
    fn equals(self, other: Self) -> bool {
        (self.0 ^ other.0) | (self.1 ^ other.1) == 0
    }
}
