//! Random numbers that are the same on every machine.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// A reproducible sequence of random numbers (ChaCha with eight rounds).
#[derive(Clone, Debug)]
pub struct Random(pub(super) ChaCha8Rng);

impl Random {
    /// The sequence of a seed and a stream: streams of one seed are independent of each other.
    ///
    /// Attempt `n` of a [`Generator`](super::Generator) uses stream `n` of its seed.
    pub fn new(seed: u64, stream: u64) -> Random {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        random.set_stream(stream);
        Random(random)
    }

    /// A number from 0 to `bound - 1`, all equally likely; 0 if `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0.random_range(0..bound.max(1))
    }
}
