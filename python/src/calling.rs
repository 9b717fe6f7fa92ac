//! Long work: on a thread of its own and without Python's lock, while the calling thread looks for
//! Ctrl-C and reports progress.

use pyo3::prelude::*;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;
use whydoku::{Cancel, Progress};

/// The time between two looks.
const PAUSE: Duration = Duration::from_millis(50);

/// Does some work; `progress` is called with the parts that are done and their number.
///
/// # Errors
/// An exception of a signal handler or of `progress`, which cancels the work.
pub fn interruptible<T: Send>(
    py: Python<'_>,
    progress: Option<&Bound<'_, PyAny>>,
    work: impl FnOnce(Cancel<'_>) -> T + Send,
) -> PyResult<T> {
    let (flag, parts) = (AtomicBool::new(false), Progress::default());
    let (sender, mut receiver) = mpsc::channel();
    let result = std::thread::scope(|scope| {
        scope.spawn(|| {
            // Nobody waits for work that was cancelled.
            let _ = sender.send(work(Cancel::when(&flag).telling(&parts)));
        });
        let mut told = None;
        loop {
            let result;
            (receiver, result) = py.detach(move || {
                let result = receiver.recv_timeout(PAUSE);
                (receiver, result)
            });
            let is_done = !matches!(result, Err(RecvTimeoutError::Timeout));
            let looked = py.check_signals().and_then(|()| match (progress, parts.read()) {
                (Some(progress), Some(now)) if told.replace(now) != Some(now) => progress.call1(now).map(drop),
                _ => Ok(()),
            });
            if let Err(error) = looked {
                flag.store(true, Ordering::Relaxed);
                py.detach(move || drop(receiver.recv()));
                return Some(Err(error));
            }
            if is_done {
                return result.ok().map(Ok);
            }
        }
    });
    // The scope passes on a panic of the work before there could be no result.
    result.unwrap_or_else(|| unreachable!("work without a result and without a panic"))
}
