//! The growth of a chain's rating with its length, in floating point exactly as it has always been
//! computed.
//!
//! Some sums miss the decimal value (4.6 + 0.1 is 4.699999999999999), and that decides which of two
//! steps comes first. So ratings stay floating-point numbers until they are printed.

/// The additions of the chains that are at all common.
static ADDITIONS: [f64; 256] = {
    let (mut all, mut complexity) = ([0.0; 256], 0);
    while complexity < all.len() {
        all[complexity] = summed(complexity as u32);
        complexity += 1;
    }
    all
};

/// The addition to the rating for a chain of `complexity` nodes: 0.1 for each of the limits 4, 6,
/// 8, 12, 16, 24 ... that the length exceeds.
#[inline]
pub fn addition(complexity: u32) -> f64 {
    ADDITIONS.get(complexity as usize).copied().unwrap_or_else(|| summed(complexity))
}

const fn summed(complexity: u32) -> f64 {
    let length = complexity.saturating_sub(2);
    let (mut added, mut limit, mut is_half_step) = (0.0, 4u32, true);
    while length > limit {
        added += 0.1;
        limit = if is_half_step { limit / 2 * 3 } else { limit / 3 * 4 };
        is_half_step = !is_half_step;
    }
    added
}

/// The tenths of a rating as printed.
pub fn tenths(rating: f64) -> u16 {
    ((rating + 0.05) * 10.0) as u16
}
