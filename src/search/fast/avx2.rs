//! The lanes in one register of a processor with AVX2, and the only unsafe code there is.
//!
//! Why unsafe: Rust cannot know before the program runs whether the processor has these instructions. Why it is
//! sound: an [`Avx2`] is made by [`advance`] alone, which asks the processor first. Each method is one instruction, or
//! two, and is written into its caller, so that values stay in registers.
#![allow(unsafe_code)]

use super::engine::{self, Observer, Stack};
use super::lanes::{Lanes, Row};
use crate::board::Grid;
use std::arch::x86_64::*;
use std::ops::ControlFlow;

/// Sixteen lanes in a register.
#[derive(Clone, Copy)]
struct Avx2(__m256i);

/// Searches on with the processor's own instructions; `None` if it has not got them.
#[inline]
pub(super) fn advance<O: Observer>(stack: &mut Stack, observer: &mut O) -> Option<ControlFlow<(), Option<Grid>>> {
    if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("bmi1") && is_x86_feature_detected!("popcnt") {
        // SAFETY: the processor has just said that it has the features the function is compiled for.
        Some(unsafe { advance_compiled(stack, observer) })
    } else {
        None
    }
}

#[target_feature(enable = "avx2,bmi1,popcnt")]
fn advance_compiled<O: Observer>(stack: &mut Stack, observer: &mut O) -> ControlFlow<(), Option<Grid>> {
    engine::advance::<Avx2, O>(stack, observer)
}

/// For `_mm256_shuffle_epi8`: in each group of four lanes the next of the first three.
const NEXT: [i8; 32] = rotation(1);
/// The one after the next.
const AFTER_NEXT: [i8; 32] = rotation(2);

const fn rotation(by: usize) -> [i8; 32] {
    let mut bytes = [0; 32];
    let mut i = 0;
    while i < 32 {
        // The instruction counts bytes within sixteen of them.
        let (lane, byte) = (i % 16 / 2, i % 2);
        let from = if lane % 4 == 3 { lane } else { lane / 4 * 4 + (lane % 4 + by) % 3 };
        bytes[i] = (2 * from + byte) as i8;
        i += 1;
    }
    bytes
}

// SAFETY of every block below: values of this type exist on processors with AVX2 only, see the top; pointers are made
// from references to 32 aligned bytes.
impl Lanes for Avx2 {
    #[inline(always)]
    fn load(row: &Row) -> Self {
        Avx2(unsafe { _mm256_load_si256((&raw const *row).cast()) })
    }

    #[inline(always)]
    fn store(self, row: &mut Row) {
        unsafe { _mm256_store_si256((&raw mut *row).cast(), self.0) }
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Avx2(unsafe { _mm256_and_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Avx2(unsafe { _mm256_or_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Avx2(unsafe { _mm256_andnot_si256(other.0, self.0) })
    }

    #[inline(always)]
    fn differing(self, other: Self) -> Self {
        Avx2(unsafe { _mm256_xor_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Avx2(unsafe { _mm256_add_epi16(self.0, other.0) })
    }

    #[inline(always)]
    fn times_16(self) -> Self {
        Avx2(unsafe { _mm256_slli_epi16::<4>(self.0) })
    }

    #[inline(always)]
    fn is_zero(self) -> Self {
        Avx2(unsafe { _mm256_cmpeq_epi16(self.0, _mm256_setzero_si256()) })
    }

    #[inline(always)]
    fn or_else(self, other: Self) -> Self {
        Avx2(unsafe { _mm256_blendv_epi8(self.0, other.0, _mm256_cmpeq_epi16(self.0, _mm256_setzero_si256())) })
    }

    #[inline(always)]
    fn least(self, other: Self) -> Self {
        Avx2(unsafe { _mm256_min_epu16(self.0, other.0) })
    }

    #[inline(always)]
    fn without_lowest(self) -> Self {
        Avx2(unsafe { _mm256_and_si256(self.0, _mm256_add_epi16(self.0, _mm256_set1_epi16(-1))) })
    }

    #[inline(always)]
    fn next_in_band(self) -> Self {
        Avx2(unsafe { _mm256_shuffle_epi8(self.0, _mm256_loadu_si256(NEXT.as_ptr().cast())) })
    }

    #[inline(always)]
    fn after_next_in_band(self) -> Self {
        Avx2(unsafe { _mm256_shuffle_epi8(self.0, _mm256_loadu_si256(AFTER_NEXT.as_ptr().cast())) })
    }

    #[inline(always)]
    fn next_in_stack(self) -> Self {
        Avx2(unsafe { _mm256_permute4x64_epi64::<0b11_00_10_01>(self.0) })
    }

    #[inline(always)]
    fn after_next_in_stack(self) -> Self {
        Avx2(unsafe { _mm256_permute4x64_epi64::<0b11_01_00_10>(self.0) })
    }

    #[inline(always)]
    fn all_zero(self) -> bool {
        unsafe { _mm256_testz_si256(self.0, self.0) == 1 }
    }
}
