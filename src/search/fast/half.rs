//! A vector in a register of 128 bits, which every x86-64 and ARM64 processor has, and WebAssembly
//! where the feature `simd128` is enabled. Beside `avx2.rs` this is the only file with unsafe code.
//!
//! The instructions are part of the target that the program is compiled for, so nothing is asked of
//! the processor; they are unsafe only because the language asks every caller to name the feature.
//! Elsewhere this is [`Portable`](super::words::Portable).

#[cfg(any(
    target_arch = "x86_64",
    all(target_arch = "aarch64", target_endian = "little"),
    all(target_arch = "wasm32", target_feature = "simd128")
))]
pub(super) use registers::Half;

#[cfg(not(any(
    target_arch = "x86_64",
    all(target_arch = "aarch64", target_endian = "little"),
    all(target_arch = "wasm32", target_feature = "simd128")
)))]
pub(super) use super::words::Portable as Half;

#[cfg(any(
    target_arch = "x86_64",
    all(target_arch = "aarch64", target_endian = "little"),
    all(target_arch = "wasm32", target_feature = "simd128")
))]
#[allow(unsafe_code)]
mod registers {
    use super::super::words::{Row, Words};
    #[cfg(target_arch = "aarch64")]
    use neon::*;
    #[cfg(target_arch = "wasm32")]
    use simd128::*;
    #[cfg(target_arch = "x86_64")]
    use sse2::*;

    /// Functions of registers, each an instruction or a few.
    macro_rules! instructions {
        ($($name:ident$(<$bits:ident>)?($($argument:ident),*) -> $result:ty = $body:expr;)*) => {$(
            #[inline(always)]
            pub fn $name$(<const $bits: i32>)?($($argument: Register),*) -> $result {
                // SAFETY: the target that the program is compiled for has these instructions.
                #[allow(unused_unsafe, reason = "WebAssembly has no processor to ask")]
                unsafe { $body }
            }
        )*};
    }

    /// A register.
    #[derive(Clone, Copy)]
    pub(crate) struct Half(Register);

    impl Words for Half {
        #[inline(always)]
        fn load(row: &Row) -> Self {
            Half(load(row))
        }

        #[inline(always)]
        fn store(self, row: &mut Row) {
            store(self.0, row);
        }

        #[inline(always)]
        fn and(self, other: Self) -> Self {
            Half(and(self.0, other.0))
        }

        #[inline(always)]
        fn or(self, other: Self) -> Self {
            Half(or(self.0, other.0))
        }

        #[inline(always)]
        fn minus(self, other: Self) -> Self {
            Half(minus(self.0, other.0))
        }

        #[inline(always)]
        fn add(self, other: Self) -> Self {
            Half(add(self.0, other.0))
        }

        #[inline(always)]
        fn subtract(self, other: Self) -> Self {
            Half(subtract(self.0, other.0))
        }

        #[inline(always)]
        fn up<const BITS: i32>(self) -> Self {
            Half(up::<BITS>(self.0))
        }

        #[inline(always)]
        fn down<const BITS: i32>(self) -> Self {
            Half(down::<BITS>(self.0))
        }

        #[inline(always)]
        fn next_word(self) -> Self {
            Half(next_of_three(self.0))
        }

        #[inline(always)]
        fn after_next_word(self) -> Self {
            Half(after_next_of_three(self.0))
        }

        #[inline(always)]
        fn equals(self, other: Self) -> bool {
            equals(self.0, other.0)
        }
    }

    #[cfg(target_arch = "x86_64")]
    mod sse2 {
        use super::Row;
        use std::arch::x86_64::*;

        pub type Register = __m128i;

        #[inline(always)]
        pub fn load(row: &Row) -> Register {
            // SAFETY: every x86-64 processor has SSE2; a `Row` is 16 bytes, aligned to 16.
            unsafe { _mm_load_si128((&raw const *row).cast()) }
        }

        #[inline(always)]
        pub fn store(register: Register, row: &mut Row) {
            // SAFETY: every x86-64 processor has SSE2; a `Row` is 16 bytes, aligned to 16.
            unsafe { _mm_store_si128((&raw mut *row).cast(), register) }
        }

        instructions! {
            and(a, b) -> Register = _mm_and_si128(a, b);
            or(a, b) -> Register = _mm_or_si128(a, b);
            minus(a, b) -> Register = _mm_andnot_si128(b, a);
            add(a, b) -> Register = _mm_add_epi32(a, b);
            subtract(a, b) -> Register = _mm_sub_epi32(a, b);
            up<BITS>(a) -> Register = _mm_slli_epi32::<BITS>(a);
            down<BITS>(a) -> Register = _mm_srli_epi32::<BITS>(a);
            next_of_three(a) -> Register = _mm_shuffle_epi32::<0b11_00_10_01>(a);
            after_next_of_three(a) -> Register = _mm_shuffle_epi32::<0b11_01_00_10>(a);
            equals(a, b) -> bool = _mm_movemask_epi8(_mm_cmpeq_epi32(a, b)) == 0xffff;
        }
    }

    #[cfg(target_arch = "aarch64")]
    mod neon {
        use super::Row;
        use std::arch::aarch64::*;

        pub type Register = uint32x4_t;

        #[inline(always)]
        pub fn load(row: &Row) -> Register {
            // SAFETY: every ARM64 processor has NEON; there are four numbers.
            unsafe { vld1q_u32(row.0.as_ptr()) }
        }

        #[inline(always)]
        pub fn store(register: Register, row: &mut Row) {
            // SAFETY: every ARM64 processor has NEON; there is room for four numbers.
            unsafe { vst1q_u32(row.0.as_mut_ptr(), register) }
        }

        /// For each byte the one that replaces it, to rotate the first three of four words by one.
        const NEXT: u128 = u128::from_le_bytes([4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15]);
        /// The same, by two.
        const AFTER_NEXT: u128 = u128::from_le_bytes([8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15]);

        #[inline(always)]
        fn permuted(a: Register, by: u128) -> Register {
            // SAFETY: every ARM64 processor has NEON.
            unsafe {
                let by = vcombine_u8(vcreate_u8(by as u64), vcreate_u8((by >> 64) as u64));
                vreinterpretq_u32_u8(vqtbl1q_u8(vreinterpretq_u8_u32(a), by))
            }
        }

        instructions! {
            and(a, b) -> Register = vandq_u32(a, b);
            or(a, b) -> Register = vorrq_u32(a, b);
            minus(a, b) -> Register = vbicq_u32(a, b);
            add(a, b) -> Register = vaddq_u32(a, b);
            subtract(a, b) -> Register = vsubq_u32(a, b);
            up<BITS>(a) -> Register = vshlq_n_u32::<BITS>(a);
            down<BITS>(a) -> Register = vshrq_n_u32::<BITS>(a);
            next_of_three(a) -> Register = permuted(a, NEXT);
            after_next_of_three(a) -> Register = permuted(a, AFTER_NEXT);
            equals(a, b) -> bool = vminvq_u32(vceqq_u32(a, b)) != 0;
        }
    }

    #[cfg(target_arch = "wasm32")]
    mod simd128 {
        use super::Row;
        use std::arch::wasm32::*;

        pub type Register = v128;

        #[inline(always)]
        pub fn load(row: &Row) -> Register {
            // SAFETY: a `Row` is 16 bytes, and the load needs no alignment.
            unsafe { v128_load((&raw const *row).cast()) }
        }

        #[inline(always)]
        pub fn store(register: Register, row: &mut Row) {
            // SAFETY: a `Row` is 16 bytes, and the store needs no alignment.
            unsafe { v128_store((&raw mut *row).cast(), register) }
        }

        instructions! {
            and(a, b) -> Register = v128_and(a, b);
            or(a, b) -> Register = v128_or(a, b);
            minus(a, b) -> Register = v128_andnot(a, b);
            add(a, b) -> Register = u32x4_add(a, b);
            subtract(a, b) -> Register = u32x4_sub(a, b);
            up<BITS>(a) -> Register = u32x4_shl(a, BITS as u32);
            down<BITS>(a) -> Register = u32x4_shr(a, BITS as u32);
            next_of_three(a) -> Register = u32x4_shuffle::<1, 2, 0, 3>(a, a);
            after_next_of_three(a) -> Register = u32x4_shuffle::<2, 0, 1, 3>(a, a);
            equals(a, b) -> bool = u32x4_all_true(u32x4_eq(a, b));
        }
    }
}
