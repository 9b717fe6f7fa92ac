//! The lanes in one register of a processor with AVX2. Beside `half.rs` this is the only file with unsafe
//! code.
//!
//! The code is unsafe because only the running program can tell whether the processor has these instructions. Calling
//! [`Lanes::load`] is safe and makes an [`Avx2`], so what matters is who can call it for this type: the type is private
//! to this file, which names it only in [`advance_compiled`], and that is called only by [`advance`] after the processor
//! has confirmed that it has the instructions. Every method of `Avx2` therefore runs on such a processor.
//!
//! Each method is one or two instructions and is inlined into its caller, so values stay in registers.
#![allow(unsafe_code)]

use super::engine::{self, Observer, Stack};
use super::lanes::{Lanes, Row};
use crate::board::Grid;
use std::arch::x86_64::*;
use std::ops::ControlFlow;

/// Sixteen lanes in a register.
#[derive(Clone, Copy)]
struct Avx2(__m256i);

/// Continues the search with AVX2 instructions; `None` if the processor does not have them.
#[inline]
pub(super) fn advance<O: Observer>(stack: &mut Stack, observer: &mut O) -> Option<ControlFlow<(), Option<Grid>>> {
    if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("bmi1") && is_x86_feature_detected!("popcnt") {
        // SAFETY: the processor has just confirmed every feature that the function is compiled for.
        Some(unsafe { advance_compiled(stack, observer) })
    } else {
        None
    }
}

#[target_feature(enable = "avx2,bmi1,popcnt")]
fn advance_compiled<O: Observer>(stack: &mut Stack, observer: &mut O) -> ControlFlow<(), Option<Grid>> {
    engine::advance::<Avx2, O>(stack, observer)
}

/// A pattern for `_mm256_shuffle_epi8`: in each group of four lanes the first three rotated by one.
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

impl Lanes for Avx2 {
    #[inline(always)]
    fn load(row: &Row) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file; a `Row` is 32 bytes, aligned to 32.
        Avx2(unsafe { _mm256_load_si256((&raw const *row).cast()) })
    }

    #[inline(always)]
    fn store(self, row: &mut Row) {
        // SAFETY: the processor has AVX2, see the head of the file; a `Row` is 32 bytes, aligned to 32.
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
    fn differing(self, other: Self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file.
        Avx2(unsafe { _mm256_xor_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file.
        Avx2(unsafe { _mm256_add_epi16(self.0, other.0) })
    }

    #[inline(always)]
    fn times_16(self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file.
        Avx2(unsafe { _mm256_slli_epi16::<4>(self.0) })
    }

    #[inline(always)]
    fn is_zero(self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file.
        Avx2(unsafe { _mm256_cmpeq_epi16(self.0, _mm256_setzero_si256()) })
    }

    #[inline(always)]
    fn or_else(self, other: Self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file.
        Avx2(unsafe { _mm256_blendv_epi8(self.0, other.0, _mm256_cmpeq_epi16(self.0, _mm256_setzero_si256())) })
    }

    #[inline(always)]
    fn least(self, other: Self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file.
        Avx2(unsafe { _mm256_min_epu16(self.0, other.0) })
    }

    #[inline(always)]
    fn without_lowest(self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file.
        Avx2(unsafe { _mm256_and_si256(self.0, _mm256_add_epi16(self.0, _mm256_set1_epi16(-1))) })
    }

    #[inline(always)]
    fn next_in_band(self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file; the table has 32 bytes, and the load needs no alignment.
        Avx2(unsafe { _mm256_shuffle_epi8(self.0, _mm256_loadu_si256(NEXT.as_ptr().cast())) })
    }

    #[inline(always)]
    fn after_next_in_band(self) -> Self {
        // SAFETY: the processor has AVX2, see the head of the file; the table has 32 bytes, and the load needs no alignment.
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
    fn all_zero(self) -> bool {
        // SAFETY: the processor has AVX2, see the head of the file.
        unsafe { _mm256_testz_si256(self.0, self.0) == 1 }
    }
}
