//! Sets of numbered candidates: `W` words of 64 bits, with `W` chosen for the puzzle.

/// A set of numbers below 64 * `W`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bits<const W: usize>(pub [u64; W]);

impl<const W: usize> Default for Bits<W> {
    fn default() -> Self {
        Bits::EMPTY
    }
}

impl<const W: usize> Bits<W> {
    /// The empty set.
    pub const EMPTY: Self = Bits([0; W]);

    /// Whether the set contains this number.
    #[inline(always)]
    pub fn has(&self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    /// Adds a number.
    #[inline(always)]
    pub fn add(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    /// Removes a number.
    #[inline(always)]
    pub fn drop(&mut self, index: usize) {
        self.0[index / 64] &= !(1 << (index % 64));
    }

    /// The words of both combined.
    #[inline(always)]
    fn with(&self, other: &Self, combine: impl Fn(u64, u64) -> u64) -> Self {
        let mut words = self.0;
        let mut i = 0;
        // Iterators would not be inlined without optimisation across crates.
        while i < W {
            words[i] = combine(words[i], other.0[i]);
            i += 1;
        }
        Bits(words)
    }

    /// The numbers in both.
    #[inline(always)]
    pub fn and(&self, other: &Self) -> Self {
        self.with(other, |word, other| word & other)
    }

    /// The numbers in either.
    #[inline(always)]
    pub fn or(&self, other: &Self) -> Self {
        self.with(other, |word, other| word | other)
    }

    /// The numbers that are not in the other.
    #[inline(always)]
    pub fn minus(&self, other: &Self) -> Self {
        self.with(other, |word, other| word & !other)
    }

    /// Whether the set is empty.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Whether the sets have a number in common.
    #[inline(always)]
    pub fn meets(&self, other: &Self) -> bool {
        !self.and(other).is_empty()
    }

    /// The smallest number.
    #[inline(always)]
    pub fn first(&self) -> Option<usize> {
        (0..W).find(|&i| self.0[i] != 0).map(|i| 64 * i + self.0[i].trailing_zeros() as usize)
    }

    /// The numbers below a limit.
    #[inline(always)]
    pub fn below(&self, limit: usize) -> Self {
        Bits(std::array::from_fn(|i| match limit.saturating_sub(64 * i) {
            0 => 0,
            rest if rest >= 64 => self.0[i],
            rest => self.0[i] & ((1 << rest) - 1),
        }))
    }

    /// The number of elements.
    #[inline(always)]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The numbers in ascending order.
    #[inline(always)]
    pub fn iter(&self) -> Iter<W> {
        Iter { words: self.0, at: 0 }
    }
}

/// The numbers of a set in ascending order.
pub struct Iter<const W: usize> {
    words: [u64; W],
    at: usize,
}

impl<const W: usize> Iterator for Iter<W> {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        while self.at < W {
            let word = self.words[self.at];
            if word != 0 {
                self.words[self.at] = word & (word - 1);
                return Some(64 * self.at + word.trailing_zeros() as usize);
            }
            self.at += 1;
        }
        None
    }
}
