//! Fields of sixteen bits, in one register of a processor with AVX2. Beside `half.rs` this is the
//! only file with unsafe code.
//!
//! The code is unsafe because only the running program can tell whether the processor has these
//! instructions. Calling [`Lanes::load`] is safe and makes an [`Avx2`], so what matters is who can
//! call it for this type: the type is private to this file, which names it only in the functions
//! compiled for these instructions, and they are called only with a [`Confirmed`], which is made
//! only after the processor has confirmed that it has them. Every method of `Avx2` therefore runs
//! on such a processor.
//!
//! Each method is one or a few instructions and is inlined into its caller, so values stay in
//! registers.
#![allow(unsafe_code)]

use super::easy::{self, Easy, Until};
use super::engine::{self, End, Observer, Stack, Step};
use super::lanes::{self, Lanes};
use super::state::State;
use super::suppose::Start;
use crate::board::{Candidate, Grid};
use std::arch::x86_64::*;

/// The numbers of all fields, in memory: the boxes in four rows of four; the fourth of each is
/// unused and always zero.
#[derive(Clone, Copy)]
#[repr(align(32))]
pub(super) struct Row([u16; 16]);

impl Row {
    /// The same number in the field of each box, zero in the others.
    const fn in_boxes(value: u16) -> Row {
        let mut row = Row([0; 16]);
        let mut number = 0;
        while number < 9 {
            row.0[lane(number)] = value;
            number += 1;
        }
        row
    }
}

/// The index of the field of a box.
const fn lane(number: usize) -> usize {
    number / 3 * 4 + number % 3
}

impl lanes::Row for Row {
    const EMPTY: Row = Row([0; 16]);

    #[inline(always)]
    fn digits(&self, number: usize) -> u16 {
        self.0[lane(number)]
    }

    #[inline(always)]
    fn put(&mut self, number: usize, digits: u16) {
        self.0[lane(number)] = digits;
    }

    #[inline(always)]
    fn remove(&mut self, number: usize, digits: u16) {
        self.0[lane(number)] &= !digits;
    }
}

/// The processor has confirmed that it has AVX2.
#[derive(Clone, Copy)]
pub(super) struct Confirmed(());

/// Asks the processor.
#[inline(always)]
pub(super) fn confirmed() -> Option<Confirmed> {
    let has_all =
        is_x86_feature_detected!("avx2") && is_x86_feature_detected!("bmi1") && is_x86_feature_detected!("popcnt");
    has_all.then_some(Confirmed(()))
}

/// A search on a processor with AVX2.
#[derive(Clone)]
pub(super) struct Search(Stack<Row>, Confirmed);

impl Search {
    #[inline(always)]
    pub(super) fn new(start: State<Row>, confirmed: Confirmed) -> Search {
        Search(Stack::new(start), confirmed)
    }

    /// Searches for the next solution.
    #[inline(always)]
    pub(super) fn advance<O: Observer>(&mut self, observer: &mut O) -> Step {
        // SAFETY: the processor has confirmed every feature that the function is compiled for.
        unsafe { advance_compiled(&mut self.0, observer) }
    }

    /// The solution that was found last.
    #[inline(always)]
    pub(super) fn found(&self) -> Grid {
        self.0.found()
    }
}

/// Applies the easiest rules of a rating.
#[inline(always)]
pub(super) fn apply_easy(filled: &mut State<Row>, open: &State<Row>, until: Until, _: Confirmed) -> (Easy, End) {
    // SAFETY: the processor has confirmed every feature that the function is compiled for.
    unsafe { apply_easy_compiled(filled, open, until) }
}

/// Applies the rules of the search, without a guess.
#[inline(always)]
pub(super) fn settle(state: &mut State<Row>, _: Confirmed) -> End {
    // SAFETY: the processor has confirmed every feature that the function is compiled for.
    unsafe { settle_compiled(state) }
}

/// Whether a supposition may fail by singles and locked candidates.
#[inline(always)]
pub(super) fn may_fail_with_locked(start: &Start<Row>, supposed: Candidate, _: Confirmed) -> bool {
    // SAFETY: the processor has confirmed every feature that the function is compiled for.
    unsafe { may_fail_compiled(start, supposed) }
}

#[target_feature(enable = "avx2,bmi1,popcnt")]
fn may_fail_compiled(start: &Start<Row>, supposed: Candidate) -> bool {
    start.may_fail_with_locked::<Avx2>(supposed)
}

/// Whether a supposition fails by singles.
#[inline(always)]
pub(super) fn fails(start: &mut Start<Row>, supposed: Candidate, _: Confirmed) -> bool {
    // SAFETY: the processor has confirmed every feature that the function is compiled for.
    unsafe { fails_compiled(start, supposed) }
}

#[target_feature(enable = "avx2,bmi1,popcnt")]
fn fails_compiled(start: &mut Start<Row>, supposed: Candidate) -> bool {
    start.fails::<Avx2>(supposed)
}

#[target_feature(enable = "avx2,bmi1,popcnt")]
fn settle_compiled(state: &mut State<Row>) -> End {
    engine::settle_state::<Avx2>(state)
}

#[target_feature(enable = "avx2,bmi1,popcnt")]
fn apply_easy_compiled(filled: &mut State<Row>, open: &State<Row>, until: Until) -> (Easy, End) {
    easy::apply::<Avx2>(filled, open, until)
}

#[target_feature(enable = "avx2,bmi1,popcnt")]
fn advance_compiled<O: Observer>(stack: &mut Stack<Row>, observer: &mut O) -> Step {
    engine::advance::<Avx2, O>(stack, observer)
}

/// Sixteen fields in a register.
#[derive(Clone, Copy)]
struct Avx2(__m256i);

/// A pattern for `_mm256_shuffle_epi8`: in each group of four fields the first three rotated by
/// one.
const NEXT: [i8; 32] = rotation(1);
/// The same, rotated by two.
const AFTER_NEXT: [i8; 32] = rotation(2);

const fn rotation(by: usize) -> [i8; 32] {
    let mut bytes = [0; 32];
    let mut i = 0;
    while i < 32 {
        // The instruction numbers the bytes within each half of the register.
        let (lane, byte) = (i % 16 / 2, i % 2);
        let from = if lane % 4 == 3 { lane } else { lane / 4 * 4 + (lane % 4 + by) % 3 };
        bytes[i] = (2 * from + byte) as i8;
        i += 1;
    }
    bytes
}

/// Every digit in the field of every box.
const FULL: Row = Row::in_boxes(0x1ff);

/// For each place in a box its column and its row, in all fields.
const PLACES: [Row; 9] = {
    let mut rows = [Row([0; 16]); 9];
    let mut place = 0;
    while place < 9 {
        rows[place] = Row([(place % 3 * 4 + place / 3) as u16; 16]);
        place += 1;
    }
    rows
};

impl Avx2 {
    /// Each number less one, in all fields.
    #[inline(always)]
    fn less_one(self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file.
        Avx2(unsafe { _mm256_add_epi16(self.0, _mm256_set1_epi16(-1)) })
    }

    /// All bits in the fields that are zero, none in the others.
    #[inline(always)]
    fn is_zero(self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file.
        Avx2(unsafe { _mm256_cmpeq_epi16(self.0, _mm256_setzero_si256()) })
    }

    /// Each field shifted up by four bits.
    #[inline(always)]
    fn times_16(self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file.
        Avx2(unsafe { _mm256_slli_epi16::<4>(self.0) })
    }

    /// The minimum of each field.
    #[inline(always)]
    fn least(self, other: Self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file.
        Avx2(unsafe { _mm256_min_epu16(self.0, other.0) })
    }

    /// The least number but for its lowest two bits, and the first lane that has it.
    #[inline(always)]
    fn least_lane(self) -> (u32, usize) {
        // SAFETY: the processor has AVX2, see the head of the file, and so SSE4.1.
        let (low, high) = unsafe {
            let rounded = _mm256_andnot_si256(_mm256_set1_epi16(3), self.0);
            let low = _mm_minpos_epu16(_mm256_castsi256_si128(rounded));
            let high = _mm_minpos_epu16(_mm256_extracti128_si256::<1>(rounded));
            (_mm_cvtsi128_si32(low) as u32, _mm_cvtsi128_si32(high) as u32)
        };
        // The number is in the lower half, the lane above.
        let (least, lane) = if high as u16 >= low as u16 { (low, low >> 16) } else { (high, (high >> 16) + 8) };
        (least & 0xffff, lane as usize)
    }
}

impl Lanes for Avx2 {
    type Row = Row;

    #[inline(always)]
    fn load(row: &Row) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file; a `Row` is 32 bytes, aligned to
        // 32.
        Avx2(unsafe { _mm256_load_si256((&raw const *row).cast()) })
    }

    #[inline(always)]
    fn store(self, row: &mut Row) {
        // SAFETY: the processor has AVX2, see the head of the file; a `Row` is 32 bytes, aligned to
        // 32.
        unsafe { _mm256_store_si256((&raw mut *row).cast(), self.0) }
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file.
        Avx2(unsafe { _mm256_and_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file.
        Avx2(unsafe { _mm256_or_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file.
        Avx2(unsafe { _mm256_andnot_si256(other.0, self.0) })
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file.
        Avx2(unsafe { _mm256_add_epi16(self.0, other.0) })
    }

    #[inline(always)]
    fn next_in_band(self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file; the table has 32 bytes, and the
        // load needs no alignment.
        Avx2(unsafe { _mm256_shuffle_epi8(self.0, _mm256_loadu_si256(NEXT.as_ptr().cast())) })
    }

    #[inline(always)]
    fn after_next_in_band(self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file; the table has 32 bytes, and the
        // load needs no alignment.
        Avx2(unsafe { _mm256_shuffle_epi8(self.0, _mm256_loadu_si256(AFTER_NEXT.as_ptr().cast())) })
    }

    #[inline(always)]
    fn next_in_stack(self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file.
        Avx2(unsafe { _mm256_permute4x64_epi64::<0b11_00_10_01>(self.0) })
    }

    #[inline(always)]
    fn after_next_in_stack(self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file.
        Avx2(unsafe { _mm256_permute4x64_epi64::<0b11_01_00_10>(self.0) })
    }

    #[inline(always)]
    fn equals(self, other: Self) -> bool {
        // SAFETY: the processor has AVX2, see the head of the file.
        unsafe {
            let differing = _mm256_xor_si256(self.0, other.0);
            _mm256_testz_si256(differing, differing) == 1
        }
    }

    #[inline(always)]
    fn full() -> Self {
        Lanes::load(&FULL)
    }

    // The digits as numbers sum up to all of them.
    #[inline(always)]
    fn solved() -> Self {
        Lanes::load(&FULL)
    }

    // A mark is the highest bit, which only zero less one has.
    #[inline(always)]
    fn singles(self, marks: &mut Self) -> Self {
        let less = self.less_one();
        *marks = marks.or(less);
        self.and(self.and(less).is_zero())
    }

    #[inline(always)]
    fn without_lowest(self) -> Self {
        self.and(self.less_one())
    }

    #[inline(always)]
    fn unmarked() -> Self {
        Lanes::load(&Row([0; 16]))
    }

    #[inline(always)]
    fn is_unmarked(self) -> bool {
        // SAFETY: the processor has AVX2, see the head of the file.
        unsafe { _mm256_testz_si256(self.0, Self::load(const { &Row::in_boxes(0x8000) }).0) == 1 }
    }

    #[inline(always)]
    fn narrowed(self, hidden: Self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file.
        Avx2(unsafe { _mm256_blendv_epi8(hidden.0, self.0, hidden.is_zero().0) })
    }

    // A mark is all bits, and the weights are negative, because a field with all bits is minus one.
    #[inline(always)]
    fn weighed(self) -> (Self, Self) {
        let second = self.and(self.less_one());
        let third = second.and(second.less_one());
        let filled = second.is_zero();
        let two = third.is_zero().minus(filled);
        (two.add(filled.is_zero()), two)
    }

    #[inline(always)]
    fn heaviest(rows: &[Self; 3], columns: &[Self; 3], among: &[Self; 9]) -> Option<(usize, usize)> {
        // Less is heavier. The place is in the low four bits; cells that do not count get the
        // maximum.
        let mut best = Avx2::load(const { &Row([u16::MAX; 16]) });
        for place in 0..9 {
            let sum = rows[place / 3].add(columns[place % 3]);
            let key = sum.times_16().or(Avx2::load(&PLACES[place]));
            best = best.least(key.or(among[place].is_zero()));
        }
        let (least, lane) = best.least_lane();
        let mut keys = Row([0; 16]);
        best.store(&mut keys);
        let line = usize::from(keys.0[lane % 16] & 3);
        let column = least as usize / 4 % 4;
        (least < 0xfffc).then_some((3 * line + column, lane / 4 * 3 + lane % 4))
    }
}
