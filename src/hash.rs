//! Tables by hash, for keys that come from a position or from the program itself. They hash with
//! foldhash and a fixed seed: fewer instructions than the standard library, which guards against
//! keys that are chosen to collide.

use foldhash::fast::FixedState;
use std::hash::{BuildHasher, Hash};

/// A map without an order.
pub type HashMap<Key, Value> = std::collections::HashMap<Key, Value, FixedState>;

/// A set without an order.
pub type HashSet<Key> = std::collections::HashSet<Key, FixedState>;

/// The hash of a key.
#[inline]
pub fn hash_of(key: impl Hash) -> u64 {
    FixedState::default().hash_one(key)
}
