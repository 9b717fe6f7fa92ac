//! A pool of buffers.
//!
//! One thread often frees a text that another one has allocated. The heap then shrinks and grows all
//! the time, and its pages come from the system each time: a twentieth of the time of `solve -j 2`
//! with easy puzzles.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// The most buffers that are kept.
const MOST: usize = 512;

/// The largest buffer that is kept, in bytes.
pub const LARGEST: usize = 1 << 16;

static SPARE: Mutex<Vec<Vec<u8>>> = Mutex::new(Vec::new());

fn spare() -> MutexGuard<'static, Vec<Vec<u8>>> {
    SPARE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An empty buffer.
pub fn take() -> Vec<u8> {
    spare().pop().unwrap_or_default()
}

/// Keeps a buffer whose content is no longer needed.
pub fn give(mut buffer: Vec<u8>) {
    buffer.clear();
    let mut spare = spare();
    if spare.len() < MOST && buffer.capacity() <= LARGEST {
        spare.push(buffer);
    }
}
