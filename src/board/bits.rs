//! The machine words that a [`Set`](super::set::Set) is stored in.

use super::table::table;
use std::hash::Hash;

/// An array of bits, wide enough for one kind of [`Element`](super::set::Element).
pub trait Bits: Copy + Eq + Hash + Ord {
    /// All bits clear.
    const EMPTY: Self;
    /// The lowest `count` bits set, and the others clear.
    fn low(count: usize) -> Self;
    /// Whether this bit is set.
    fn get(self, index: usize) -> bool;
    /// Sets this bit.
    fn set(&mut self, index: usize);
    /// Clears this bit.
    fn clear(&mut self, index: usize);
    /// Whether no bit is set.
    fn is_empty(self) -> bool;
    /// The number of bits that are set.
    fn count(self) -> usize;
    /// Whether no more than `most` bits are set.
    #[inline]
    fn has_at_most(mut self, most: usize) -> bool {
        (0..most).any(|_| self.take_lowest().is_none()) || self.is_empty()
    }
    /// The lowest bit that is set.
    fn lowest(self) -> Option<usize>;
    /// Clears the lowest bit that is set and returns its index.
    fn take_lowest(&mut self) -> Option<usize>;
    /// Like `take_lowest`, but starts at `word`, before which no bit is set, and advances it.
    fn take_lowest_from(&mut self, word: &mut usize) -> Option<usize>;
    /// Folds over the set bits, lowest first.
    fn fold<A>(self, first: A, f: impl FnMut(A, usize) -> A) -> A;
    /// Bits set in both.
    fn and(self, other: Self) -> Self;
    /// Bits set in either.
    fn or(self, other: Self) -> Self;
    /// Bits set here and not in the other.
    fn minus(self, other: Self) -> Self;
}

macro_rules! bits_of_integer {
    ($($integer:ty: $count:expr, $words:expr),*) => {$(
        impl Bits for $integer {
            const EMPTY: Self = 0;
            #[inline]
            fn low(count: usize) -> Self { if count == Self::BITS as usize { !0 } else { (1 << count) - 1 } }
            #[inline]
            fn get(self, index: usize) -> bool { self >> index & 1 != 0 }
            #[inline]
            fn set(&mut self, index: usize) { *self |= 1 << index }
            #[inline]
            fn clear(&mut self, index: usize) { *self &= !(1 << index) }
            #[inline]
            fn is_empty(self) -> bool { self == 0 }
            #[inline]
            fn count(self) -> usize { $count(self) as usize }
            #[inline]
            fn lowest(self) -> Option<usize> { (self != 0).then(|| self.trailing_zeros() as usize) }
            #[inline]
            fn take_lowest(&mut self) -> Option<usize> {
                let lowest = self.lowest()?;
                *self &= *self - 1;
                Some(lowest)
            }
            #[inline]
            fn take_lowest_from(&mut self, _: &mut usize) -> Option<usize> { self.take_lowest() }
            #[inline]
            fn fold<A>(self, mut all: A, mut f: impl FnMut(A, usize) -> A) -> A {
                for (at, mut word) in $words(self).into_iter().enumerate() {
                    while word != 0 {
                        all = f(all, 64 * at + word.trailing_zeros() as usize);
                        word &= word - 1;
                    }
                }
                all
            }
            #[inline]
            fn and(self, other: Self) -> Self { self & other }
            #[inline]
            fn or(self, other: Self) -> Self { self | other }
            #[inline]
            fn minus(self, other: Self) -> Self { self & !other }
        }
    )*};
}
bits_of_integer!(
    u16: count_of_few, |bits| [bits],
    u32: u32::count_ones, |bits| [bits],
    u64: u64::count_ones, |bits| [bits],
    u128: u128::count_ones, halves
);

/// The lower and the upper word: iterating over the bits of each takes half as many instructions.
#[inline]
fn halves(bits: u128) -> [u64; 2] {
    [bits as u64, (bits >> 64) as u64]
}

/// The number of bits set among the lowest nine, which hold nine digits or nine slots. A table,
/// because not every machine counts bits in one instruction.
#[inline]
fn count_of_few(bits: u16) -> u8 {
    static COUNT: [u8; 512] = table!(0; 512, bits => bits.count_ones() as u8);
    debug_assert!(bits < 512);
    COUNT[usize::from(bits & 511)]
}

/// The numbers of the bits that are set, lowest first.
#[derive(Clone, Copy)]
pub struct Ones<B>(pub(super) B);

impl<B: Bits> Iterator for Ones<B> {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        self.0.take_lowest()
    }
}

/// An array of 64-bit words, for more than 128 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Words<const N: usize>([u64; N]);

impl<const N: usize> Words<N> {
    /// Packs nine bits of each number, the first in the lowest nine.
    pub(super) fn of_nines(nines: &[u16]) -> Self {
        let (mut words, mut at, mut shift) = ([0; N], 0, 0);
        let mut add = |bits: u64, width: usize| {
            words[at] |= bits << shift;
            shift += width;
            if shift >= 64 {
                (at, shift) = (at + 1, shift - 64);
                if shift > 0 {
                    words[at] |= bits >> (width - shift);
                }
            }
        };
        // Four at a time: two neighbours are moved together, then two pairs.
        let (fours, rest) = nines.as_chunks::<4>();
        for &[a, b, c, d] in fours {
            let apart = u64::from(a) | u64::from(b) << 16 | u64::from(c) << 32 | u64::from(d) << 48;
            let pairs = apart & 0x0000_01FF_0000_01FF | apart >> 7 & 0x0003_FE00_0003_FE00;
            add(pairs & 0x3_FFFF | pairs >> 14 & 0xF_FFFC_0000, 36);
        }
        rest.iter().for_each(|&nine| add(u64::from(nine), 9));
        Words(words)
    }

    // Loops over words count themselves: iterators are calls unless the whole program is optimised
    // as one.
    #[inline]
    fn zip(mut self, other: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        let mut at = 0;
        while at < N {
            self.0[at] = f(self.0[at], other.0[at]);
            at += 1;
        }
        self
    }
}

impl<const N: usize> Bits for Words<N> {
    const EMPTY: Self = Words([0; N]);
    #[inline]
    fn low(count: usize) -> Self {
        Words(std::array::from_fn(|word| u64::low(count.saturating_sub(64 * word).min(64))))
    }
    #[inline]
    fn get(self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 != 0
    }
    #[inline]
    fn set(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }
    #[inline]
    fn clear(&mut self, index: usize) {
        self.0[index / 64] &= !(1 << (index % 64));
    }
    #[inline]
    fn is_empty(self) -> bool {
        // Not by comparison, which is a call where there are many words.
        let (mut all, mut at) = (0, 0);
        while at < N {
            all |= self.0[at];
            at += 1;
        }
        all == 0
    }
    #[inline]
    fn count(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
    #[inline]
    fn lowest(self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(word * 64 + self.0[word].trailing_zeros() as usize)
    }
    #[inline]
    fn take_lowest(&mut self) -> Option<usize> {
        self.take_lowest_from(&mut 0)
    }
    #[inline]
    fn take_lowest_from(&mut self, word: &mut usize) -> Option<usize> {
        while *word < N {
            if let Some(lowest) = self.0[*word].take_lowest() {
                return Some(*word * 64 + lowest);
            }
            *word += 1;
        }
        None
    }
    #[inline]
    fn fold<A>(self, mut all: A, mut f: impl FnMut(A, usize) -> A) -> A {
        let mut at = 0;
        while at < N {
            let mut word = self.0[at];
            while word != 0 {
                all = f(all, 64 * at + word.trailing_zeros() as usize);
                word &= word - 1;
            }
            at += 1;
        }
        all
    }
    #[inline]
    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
    #[inline]
    fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
    #[inline]
    fn minus(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }
}
