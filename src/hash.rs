//! Tables by hash, for keys that come from a position or from the program itself: without the guard
//! against chosen keys that the standard library has, several times as fast.

use foldhash::fast::FixedState;

/// A map without an order.
pub type HashMap<Key, Value> = std::collections::HashMap<Key, Value, FixedState>;

/// A set without an order.
pub type HashSet<Key> = std::collections::HashSet<Key, FixedState>;
