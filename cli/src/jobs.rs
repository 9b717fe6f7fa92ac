//! The number of worker threads.

use super::context::warn;
use super::words::say;
use std::num::NonZeroUsize;
use whydoku::parallel::{most_threads, processors};

/// The number of threads to use: as asked for, within reason, or one for each processor.
pub fn threads(asked: Option<NonZeroUsize>) -> NonZeroUsize {
    let Some(asked) = asked else { return processors() };
    let most = most_threads();
    if asked > most {
        let number = |number: NonZeroUsize| number.to_string();
        warn(say("jobs-capped", &[("asked", number(asked).as_str().into()), ("most", number(most).as_str().into())]));
    }
    asked.min(most)
}
