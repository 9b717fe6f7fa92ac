//! The threads and their shared state: a queue of items, and a place for each result.

use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// The largest batch: large enough that taking it costs little even for easy puzzles.
const LARGEST_BATCH: usize = 64;

/// Of the items in flight for each thread, the part that it takes at a time: while one thread works
/// on a batch, results behind it wait, and the others need room to go on.
const PART_OF_FLIGHT: usize = 8;

/// The time for which finished results may wait within a batch. Waking up for each of them costs
/// more than a light item.
const PATIENCE: Duration = Duration::from_millis(1);

/// As [`map_with_pauses`](super::map_with_pauses), on this many threads besides the calling one; on
/// that one alone if the system refuses to start any.
pub fn map_with_pauses<T: Send, R: Send, E>(
    jobs: NonZeroUsize,
    items: impl Iterator<Item = Option<T>>,
    in_flight: usize,
    work: &(impl Fn(T) -> R + Sync),
    mut consume: impl FnMut(Option<R>) -> Result<(), E>,
) -> Result<(), E> {
    let line = &Line::new(jobs.get(), (in_flight / PART_OF_FLIGHT).clamp(1, LARGEST_BATCH));
    thread::scope(|scope| {
        let start = |_| thread::Builder::new().spawn_scoped(scope, || line.work(work)).ok();
        let threads: Vec<_> = (0..jobs.get()).map_while(start).collect();
        if threads.is_empty() {
            return on_this_thread(items, work, consume);
        }
        let closing = Closing(line);
        let outcome = line.feed(items.fuse(), in_flight * threads.len(), &mut consume);
        drop(closing);
        for thread in threads {
            // The scope would replace the words of a panic by its own.
            thread.join().unwrap_or_else(|panic| resume_unwind(panic));
        }
        outcome
    })
}

/// The same on the calling thread.
pub fn on_this_thread<T, R, E>(
    mut items: impl Iterator<Item = Option<T>>,
    work: &impl Fn(T) -> R,
    mut consume: impl FnMut(Option<R>) -> Result<(), E>,
) -> Result<(), E> {
    items.try_for_each(|item| consume(item.map(work)))
}

/// The state that the threads share.
struct Line<T, R> {
    state: Mutex<State<T, R>>,
    /// Items were added, or there will be none.
    added: Condvar,
    /// A batch was finished, or a thread has panicked.
    finished: Condvar,
    closed: AtomicBool,
    threads: usize,
    largest_batch: usize,
}

struct State<T, R> {
    /// The items that no thread has taken.
    waiting: VecDeque<T>,
    /// A place for each item in flight. The last ones are those of the items that wait.
    results: VecDeque<Option<R>>,
    /// The number of results that were consumed.
    consumed: usize,
    panicked: bool,
}

impl<T, R> Line<T, R> {
    fn new(threads: usize, largest_batch: usize) -> Line<T, R> {
        let state = State { waiting: VecDeque::new(), results: VecDeque::new(), consumed: 0, panicked: false };
        let (added, finished) = (Condvar::new(), Condvar::new());
        Line { state: Mutex::new(state), added, finished, closed: AtomicBool::new(false), threads, largest_batch }
    }

    fn lock(&self) -> MutexGuard<'_, State<T, R>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads items and consumes their results, on the calling thread.
    fn feed<E>(
        &self,
        mut items: impl Iterator<Item = Option<T>>,
        most_in_flight: usize,
        consume: &mut impl FnMut(Option<R>) -> Result<(), E>,
    ) -> Result<(), E> {
        let (mut started, mut in_flight) = (0, 0);
        let (mut paused, mut ended) = (false, false);
        loop {
            // Small at first: a short input is spread over all threads, and the first results come
            // soon.
            let size = (started / self.threads).clamp(1, self.largest_batch).min(most_in_flight - in_flight);
            let mut batch = Vec::with_capacity(size);
            while batch.len() < size && !paused && !ended {
                match items.next() {
                    Some(Some(item)) => batch.push(item),
                    Some(None) => paused = true,
                    None => ended = true,
                }
            }
            started += batch.len();
            in_flight += batch.len();
            self.add(batch);
            if in_flight == 0 {
                if !std::mem::take(&mut paused) {
                    return Ok(());
                }
                consume(None)?;
                continue;
            }
            let nothing_to_read = paused || ended || in_flight == most_in_flight;
            // Results are missing only after a panic, which is propagated once all threads ended.
            let Some(results) = self.results(nothing_to_read) else { return Ok(()) };
            in_flight -= results.len();
            results.into_iter().try_for_each(|result| consume(Some(result)))?;
        }
    }

    fn add(&self, batch: Vec<T>) {
        if !batch.is_empty() {
            let mut state = self.lock();
            state.results.extend(batch.iter().map(|_| None));
            state.waiting.extend(batch);
            self.added.notify_all();
        }
    }

    /// The results that are next, perhaps none; `None` after a panic.
    fn results(&self, wait: bool) -> Option<Vec<R>> {
        let is_early = |state: &mut State<T, R>| !state.panicked && !matches!(state.results.front(), Some(Some(_)));
        let mut state = self.lock();
        if wait {
            let waited = self.finished.wait_timeout_while(state, PATIENCE, is_early);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        let ready = state.results.iter().take_while(|result| result.is_some()).count();
        state.consumed += ready;
        let results = state.results.drain(..ready).flatten().collect();
        if state.panicked { None } else { Some(results) }
    }

    /// Closes the line: nothing is started from now on.
    fn close(&self) {
        // Under the lock: a thread that is about to wait would miss it otherwise.
        let _state = self.lock();
        self.closed.store(true, Ordering::Relaxed);
        self.added.notify_all();
    }

    fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }

    /// Works on batch after batch until the line is closed.
    fn work(&self, work: &impl Fn(T) -> R) {
        let alarm = Alarm(self);
        while let Some((first, batch)) = self.take() {
            let mut results = Results { number: first, done: Vec::new() };
            for item in batch {
                if self.is_closed() {
                    break;
                }
                results.done.push(work(item));
                // Not waiting: the lock is held briefly, and the next result is another chance.
                if let Ok(mut state) = self.state.try_lock() {
                    results.put(&mut state);
                }
            }
            results.put(&mut self.lock());
            self.finished.notify_one();
        }
        std::mem::forget(alarm);
    }

    /// The next items and the number of the first of them.
    fn take(&self) -> Option<(usize, Vec<T>)> {
        let is_idle = |state: &mut State<T, R>| state.waiting.is_empty() && !self.is_closed();
        let waited = self.added.wait_while(self.lock(), is_idle);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner);
        let first = state.consumed + state.results.len() - state.waiting.len();
        let size = state.waiting.len().div_ceil(2 * self.threads).min(self.largest_batch);
        let batch = state.waiting.drain(..size).collect();
        if self.is_closed() { None } else { Some((first, batch)) }
    }
}

/// Results of one batch that are not yet in their places.
struct Results<R> {
    /// The number of the first.
    number: usize,
    done: Vec<R>,
}

impl<R> Results<R> {
    fn put<T>(&mut self, state: &mut State<T, R>) {
        if self.done.is_empty() {
            return;
        }
        let first = self.number - state.consumed;
        self.number += self.done.len();
        for (place, result) in state.results.range_mut(first..).zip(self.done.drain(..)) {
            *place = Some(result);
        }
    }
}

/// Closes the line at the end, also if the reading or the consuming of items panics.
struct Closing<'a, T, R>(&'a Line<T, R>);

impl<T, R> Drop for Closing<'_, T, R> {
    fn drop(&mut self) {
        self.0.close();
    }
}

/// Tells the consuming thread of a panic while this one unwinds.
struct Alarm<'a, T, R>(&'a Line<T, R>);

impl<T, R> Drop for Alarm<'_, T, R> {
    fn drop(&mut self) {
        self.0.lock().panicked = true;
        self.0.finished.notify_one();
    }
}
