//! Random transformations.

use super::Random;
use crate::equivalence::Transformation;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

impl Transformation {
    /// A random transformation, all equally likely.
    pub fn random(random: &mut Random) -> Transformation {
        let random = &mut random.0;
        let mut digits = Transformation::IDENTITY.digits;
        digits.shuffle(random);
        Transformation { transposed: random.random(), rows: lines(random), columns: lines(random), digits }
    }
}

/// A random order of nine lines, one of the 1,296 that keep bands together.
fn lines(random: &mut impl Rng) -> [u8; 9] {
    let mut bands = [0, 1, 2];
    bands.shuffle(random);
    let mut lines = [0; 9];
    for (three, band) in lines.as_chunks_mut::<3>().0.iter_mut().zip(bands) {
        *three = [3 * band, 3 * band + 1, 3 * band + 2];
        three.shuffle(random);
    }
    lines
}
