//! The lanes in two registers of 128 bits, which every x86-64 and ARM64 processor has, and WebAssembly where the feature
//! `simd128` is enabled. Beside `avx2.rs` this is the only file with unsafe code.
//!
//! The first register has the boxes of the upper two bands, the second those of the lower band. The instructions are part
//! of the target that the program is compiled for, so nothing is asked of the processor; they are unsafe only because the
//! language asks every caller to name the feature. Elsewhere this is [`Portable`](super::lanes::Portable).

#[cfg(any(
    target_arch = "x86_64",
    all(target_arch = "aarch64", target_endian = "little"),
    all(target_arch = "wasm32", target_feature = "simd128")
))]
pub(super) use halves::Halves;

#[cfg(not(any(
    target_arch = "x86_64",
    all(target_arch = "aarch64", target_endian = "little"),
    all(target_arch = "wasm32", target_feature = "simd128")
)))]
pub(super) use super::lanes::Portable as Halves;

#[cfg(any(
    target_arch = "x86_64",
    all(target_arch = "aarch64", target_endian = "little"),
    all(target_arch = "wasm32", target_feature = "simd128")
))]
#[allow(unsafe_code)]
mod halves {
    use super::super::lanes::{Lanes, Row};
    #[cfg(target_arch = "aarch64")]
    use neon::*;
    #[cfg(target_arch = "wasm32")]
    use simd128::*;
    #[cfg(target_arch = "x86_64")]
    use sse2::*;

    /// Functions of registers, each an instruction or a few.
    macro_rules! instructions {
        ($($name:ident($($argument:ident),*) -> $result:ty = $body:expr;)*) => {$(
            #[inline(always)]
            pub fn $name($($argument: Register),*) -> $result {
                // SAFETY: the target that the program is compiled for has these instructions.
                #[allow(unused_unsafe, reason = "WebAssembly has no processor to ask")]
                unsafe { $body }
            }
        )*};
    }

    /// Sixteen lanes in two registers.
    #[derive(Clone, Copy)]
    pub(crate) struct Halves(Register, Register);

    impl Lanes for Halves {
        #[inline(always)]
        fn load(row: &Row) -> Self {
            let (low, high) = row.0.split_at(8);
            Halves(load(low), load(high))
        }

        #[inline(always)]
        fn store(self, row: &mut Row) {
            let (low, high) = row.0.split_at_mut(8);
            store(self.0, low);
            store(self.1, high);
        }

        #[inline(always)]
        fn and(self, other: Self) -> Self {
            Halves(and(self.0, other.0), and(self.1, other.1))
        }

        #[inline(always)]
        fn or(self, other: Self) -> Self {
            Halves(or(self.0, other.0), or(self.1, other.1))
        }

        #[inline(always)]
        fn minus(self, other: Self) -> Self {
            Halves(minus(self.0, other.0), minus(self.1, other.1))
        }

        #[inline(always)]
        fn differing(self, other: Self) -> Self {
            Halves(differing(self.0, other.0), differing(self.1, other.1))
        }

        #[inline(always)]
        fn add(self, other: Self) -> Self {
            Halves(add(self.0, other.0), add(self.1, other.1))
        }

        #[inline(always)]
        fn times_16(self) -> Self {
            Halves(times_16(self.0), times_16(self.1))
        }

        #[inline(always)]
        fn is_zero(self) -> Self {
            Halves(is_zero(self.0), is_zero(self.1))
        }

        #[inline(always)]
        fn or_else(self, other: Self) -> Self {
            self.or(other.and(self.is_zero()))
        }

        #[inline(always)]
        fn least(self, other: Self) -> Self {
            Halves(least(self.0, other.0), least(self.1, other.1))
        }

        #[inline(always)]
        fn without_lowest(self) -> Self {
            Halves(without_lowest(self.0), without_lowest(self.1))
        }

        #[inline(always)]
        fn next_in_band(self) -> Self {
            Halves(next_of_three(self.0), next_of_three(self.1))
        }

        #[inline(always)]
        fn after_next_in_band(self) -> Self {
            Halves(after_next_of_three(self.0), after_next_of_three(self.1))
        }

        #[inline(always)]
        fn next_in_stack(self) -> Self {
            Halves(upper_and_lower(self.0, self.1), lower_and_upper(self.0, self.1))
        }

        #[inline(always)]
        fn after_next_in_stack(self) -> Self {
            Halves(both_lower(self.1, self.0), both_upper(self.0, self.1))
        }

        #[inline(always)]
        fn all_zero(self) -> bool {
            has_no_bits(or(self.0, self.1))
        }
    }

    #[cfg(target_arch = "x86_64")]
    mod sse2 {
        use std::arch::x86_64::*;

        pub type Register = __m128i;

        #[inline(always)]
        pub fn load(lanes: &[u16]) -> Register {
            assert!(lanes.len() == 8);
            // SAFETY: every x86-64 processor has SSE2; there are 16 bytes, and the load needs no alignment.
            unsafe { _mm_loadu_si128(lanes.as_ptr().cast()) }
        }

        #[inline(always)]
        pub fn store(register: Register, lanes: &mut [u16]) {
            assert!(lanes.len() == 8);
            // SAFETY: every x86-64 processor has SSE2; there are 16 bytes, and the store needs no alignment.
            unsafe { _mm_storeu_si128(lanes.as_mut_ptr().cast(), register) }
        }

        instructions! {
            and(a, b) -> Register = _mm_and_si128(a, b);
            or(a, b) -> Register = _mm_or_si128(a, b);
            minus(a, b) -> Register = _mm_andnot_si128(b, a);
            differing(a, b) -> Register = _mm_xor_si128(a, b);
            add(a, b) -> Register = _mm_add_epi16(a, b);
            times_16(a) -> Register = _mm_slli_epi16::<4>(a);
            is_zero(a) -> Register = _mm_cmpeq_epi16(a, _mm_setzero_si128());
            // There is one for signed numbers only, which are in the same order as long as their highest bits agree.
            least(a, b) -> Register = _mm_min_epi16(a, b);
            without_lowest(a) -> Register = _mm_and_si128(a, _mm_add_epi16(a, _mm_set1_epi16(-1)));
            next_of_three(a) -> Register = _mm_shufflehi_epi16::<0b11_00_10_01>(_mm_shufflelo_epi16::<0b11_00_10_01>(a));
            after_next_of_three(a) -> Register =
                _mm_shufflehi_epi16::<0b11_01_00_10>(_mm_shufflelo_epi16::<0b11_01_00_10>(a));
            upper_and_lower(a, b) -> Register =
                _mm_castpd_si128(_mm_shuffle_pd::<0b01>(_mm_castsi128_pd(a), _mm_castsi128_pd(b)));
            lower_and_upper(a, b) -> Register =
                _mm_castpd_si128(_mm_shuffle_pd::<0b10>(_mm_castsi128_pd(a), _mm_castsi128_pd(b)));
            both_lower(a, b) -> Register = _mm_unpacklo_epi64(a, b);
            both_upper(a, b) -> Register = _mm_unpackhi_epi64(a, b);
            has_no_bits(a) -> bool = _mm_movemask_epi8(_mm_cmpeq_epi8(a, _mm_setzero_si128())) == 0xffff;
        }
    }

    #[cfg(target_arch = "aarch64")]
    mod neon {
        use std::arch::aarch64::*;

        pub type Register = uint16x8_t;

        #[inline(always)]
        pub fn load(lanes: &[u16]) -> Register {
            assert!(lanes.len() == 8);
            // SAFETY: every ARM64 processor has NEON; there are eight numbers.
            unsafe { vld1q_u16(lanes.as_ptr()) }
        }

        #[inline(always)]
        pub fn store(register: Register, lanes: &mut [u16]) {
            assert!(lanes.len() == 8);
            // SAFETY: every ARM64 processor has NEON; there is room for eight numbers.
            unsafe { vst1q_u16(lanes.as_mut_ptr(), register) }
        }

        /// For each byte the one that replaces it, to rotate the first three of four lanes by one.
        const NEXT: u128 = u128::from_le_bytes([2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15]);
        /// The same, by two.
        const AFTER_NEXT: u128 = u128::from_le_bytes([4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15]);

        #[inline(always)]
        fn permuted(a: Register, by: u128) -> Register {
            // SAFETY: every ARM64 processor has NEON.
            unsafe {
                let by = vcombine_u8(vcreate_u8(by as u64), vcreate_u8((by >> 64) as u64));
                vreinterpretq_u16_u8(vqtbl1q_u8(vreinterpretq_u8_u16(a), by))
            }
        }

        instructions! {
            and(a, b) -> Register = vandq_u16(a, b);
            or(a, b) -> Register = vorrq_u16(a, b);
            minus(a, b) -> Register = vbicq_u16(a, b);
            differing(a, b) -> Register = veorq_u16(a, b);
            add(a, b) -> Register = vaddq_u16(a, b);
            times_16(a) -> Register = vshlq_n_u16::<4>(a);
            is_zero(a) -> Register = vceqzq_u16(a);
            least(a, b) -> Register = vminq_u16(a, b);
            without_lowest(a) -> Register = vandq_u16(a, vsubq_u16(a, vdupq_n_u16(1)));
            next_of_three(a) -> Register = permuted(a, NEXT);
            after_next_of_three(a) -> Register = permuted(a, AFTER_NEXT);
            upper_and_lower(a, b) -> Register = vcombine_u16(vget_high_u16(a), vget_low_u16(b));
            lower_and_upper(a, b) -> Register = vcombine_u16(vget_low_u16(a), vget_high_u16(b));
            both_lower(a, b) -> Register = vcombine_u16(vget_low_u16(a), vget_low_u16(b));
            both_upper(a, b) -> Register = vcombine_u16(vget_high_u16(a), vget_high_u16(b));
            has_no_bits(a) -> bool = vmaxvq_u16(a) == 0;
        }
    }

    #[cfg(target_arch = "wasm32")]
    mod simd128 {
        use std::arch::wasm32::*;

        pub type Register = v128;

        #[inline(always)]
        pub fn load(lanes: &[u16]) -> Register {
            assert!(lanes.len() == 8);
            // SAFETY: there are 16 bytes, and the load needs no alignment.
            unsafe { v128_load(lanes.as_ptr().cast()) }
        }

        #[inline(always)]
        pub fn store(register: Register, lanes: &mut [u16]) {
            assert!(lanes.len() == 8);
            // SAFETY: there are 16 bytes, and the store needs no alignment.
            unsafe { v128_store(lanes.as_mut_ptr().cast(), register) }
        }

        instructions! {
            and(a, b) -> Register = v128_and(a, b);
            or(a, b) -> Register = v128_or(a, b);
            minus(a, b) -> Register = v128_andnot(a, b);
            differing(a, b) -> Register = v128_xor(a, b);
            add(a, b) -> Register = u16x8_add(a, b);
            times_16(a) -> Register = u16x8_shl(a, 4);
            is_zero(a) -> Register = u16x8_eq(a, u16x8_splat(0));
            least(a, b) -> Register = u16x8_min(a, b);
            without_lowest(a) -> Register = v128_and(a, u16x8_sub(a, u16x8_splat(1)));
            next_of_three(a) -> Register = u16x8_shuffle::<1, 2, 0, 3, 5, 6, 4, 7>(a, a);
            after_next_of_three(a) -> Register = u16x8_shuffle::<2, 0, 1, 3, 6, 4, 5, 7>(a, a);
            upper_and_lower(a, b) -> Register = u64x2_shuffle::<1, 2>(a, b);
            lower_and_upper(a, b) -> Register = u64x2_shuffle::<0, 3>(a, b);
            both_lower(a, b) -> Register = u64x2_shuffle::<0, 2>(a, b);
            both_upper(a, b) -> Register = u64x2_shuffle::<1, 3>(a, b);
            has_no_bits(a) -> bool = !v128_any_true(a);
        }
    }
}
