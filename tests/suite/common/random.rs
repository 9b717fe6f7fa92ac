//! Seeded randomness for making puzzles: SplitMix64, ten lines, the same everywhere.

/// A sequence of numbers that a seed determines.
pub struct Random(pub u64);

impl Random {
    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.bits() % limit as u64) as usize
    }

    /// The elements in a random order.
    pub fn shuffled<T>(&mut self, elements: impl IntoIterator<Item = T>) -> Vec<T> {
        let mut elements: Vec<T> = elements.into_iter().collect();
        for last in (1..elements.len()).rev() {
            elements.swap(last, self.below(last + 1));
        }
        elements
    }
}
