//! A time limit for each puzzle.
//!
//! Ratings know no clock. A thread looks at it for all workers, and sets the flag of each whose
//! time is over.

use super::Failure;
use super::words::say_of;
use std::cell::OnceCell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use whydoku::Cancel;

/// The time limit, and the threads at work.
pub struct Deadlines {
    limit: Option<Duration>,
    workers: Arc<Mutex<Vec<Arc<Worker>>>>,
}

/// A thread that rates puzzles.
#[derive(Default)]
struct Worker {
    /// The end of its time, while it is at work.
    until: Mutex<Option<Instant>>,
    is_over: AtomicBool,
}

thread_local! {
    static WORKER: OnceCell<Arc<Worker>> = const { OnceCell::new() };
}

/// The most time between looks at the clock.
const MOST_BETWEEN: Duration = Duration::from_millis(10);

impl Deadlines {
    /// A limit for each piece of work; none if `None`.
    ///
    /// # Errors
    /// If the system refuses the thread.
    pub fn new(limit: Option<Duration>) -> Result<Deadlines, Failure> {
        let deadlines = Deadlines { limit, workers: Arc::default() };
        if let Some(limit) = limit {
            let workers = deadlines.workers.clone();
            let between = (limit / 10).clamp(Duration::from_millis(1), MOST_BETWEEN);
            let watch = move || loop {
                thread::sleep(between);
                locked(&workers).iter().for_each(|worker| worker.look());
            };
            let started = thread::Builder::new().name("clock".into()).spawn(watch);
            started.map_err(|error| Failure::Io(say_of("no-thread", "why", error)))?;
        }
        Ok(deadlines)
    }

    /// Does some work, which is cancelled when its time is over.
    pub fn within<R>(&self, work: impl FnOnce(Cancel<'_>) -> R) -> R {
        // A time beyond the range of the clock is no limit.
        let until = self.limit.and_then(|limit| Instant::now().checked_add(limit));
        if until.is_none() {
            return work(Cancel::NEVER);
        }
        let worker = WORKER.with(|worker| worker.get_or_init(|| self.register()).clone());
        worker.start(until);
        let result = work(Cancel::when(&worker.is_over));
        worker.start(None);
        result
    }

    fn register(&self) -> Arc<Worker> {
        let worker = Arc::<Worker>::default();
        locked(&self.workers).push(worker.clone());
        worker
    }
}

impl Worker {
    fn start(&self, until: Option<Instant>) {
        // The lock is held so that the limit of the work before cannot end this.
        let mut slot = locked(&self.until);
        *slot = until;
        self.is_over.store(until.is_some_and(|until| until <= Instant::now()), Ordering::Relaxed);
    }

    fn look(&self) {
        let slot = locked(&self.until);
        if slot.is_some_and(|until| until <= Instant::now()) {
            self.is_over.store(true, Ordering::Relaxed);
        }
    }
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
