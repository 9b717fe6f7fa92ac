//! A pool of buffers.
//!
//! Often a thread frees a text that another one has allocated. The heap then shrinks and grows all
//! the time, and its pages come from the system each time: a twentieth of the time of `solve -j 2`
//! with easy puzzles. A thread takes the buffer that it has used last, which is near its processor.

use std::cell::RefCell;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The most buffers that are kept, besides those of the threads.
const MOST: usize = 512;

/// The most buffers that a thread keeps for itself.
const OWN: usize = 8;

/// The largest buffer that is kept, in bytes.
pub const LARGEST: usize = 1 << 16;

static SPARE: Mutex<Vec<Vec<u8>>> = Mutex::new(Vec::new());

thread_local! {
    static OWN_SPARE: RefCell<Vec<Vec<u8>>> = const { RefCell::new(Vec::new()) };
}

fn spare() -> MutexGuard<'static, Vec<Vec<u8>>> {
    SPARE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An empty buffer.
pub fn take() -> Vec<u8> {
    OWN_SPARE.with_borrow_mut(Vec::pop).or_else(|| spare().pop()).unwrap_or_default()
}

/// Keeps a buffer whose content is no longer needed.
pub fn give(mut buffer: Vec<u8>) {
    buffer.clear();
    if buffer.capacity() > LARGEST {
        return;
    }
    let oldest = OWN_SPARE.with_borrow_mut(|own| {
        own.push(buffer);
        (own.len() > OWN).then(|| own.swap_remove(0))
    });
    if let Some(oldest) = oldest {
        let mut spare = spare();
        if spare.len() < MOST {
            spare.push(oldest);
        }
    }
}
