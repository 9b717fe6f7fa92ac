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

/// As [`map_divisible`](super::map_divisible), on this many threads besides the calling one; on
/// that one alone if the system refuses to start any.
pub fn map_divisible<T: Send, R: Send, E>(
    jobs: NonZeroUsize,
    items: impl Iterator<Item = Option<T>>,
    in_flight: usize,
    work: &(impl Fn(T) -> (R, Option<T>) + Sync),
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
    work: &impl Fn(T) -> (R, Option<T>),
    mut consume: impl FnMut(Option<R>) -> Result<(), E>,
) -> Result<(), E> {
    items.try_for_each(|mut item| {
        if item.is_none() {
            return consume(None);
        }
        while let Some(whole) = item {
            let (result, rest) = work(whole);
            consume(Some(result))?;
            item = rest;
        }
        Ok(())
    })
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
    /// The items that no thread has taken, each with its number.
    waiting: VecDeque<(usize, T)>,
    /// A place for each item in flight.
    places: VecDeque<Place<R>>,
    /// The number of items that are done and consumed.
    consumed: usize,
    panicked: bool,
}

/// The results of an item that were not consumed.
struct Place<R> {
    /// The last result that is there; those before it are in `earlier`.
    last: Option<R>,
    earlier: Vec<R>,
    /// Whether no more follow.
    is_done: bool,
}

impl<R> Place<R> {
    const EMPTY: Place<R> = Place { last: None, earlier: Vec::new(), is_done: false };

    fn put(&mut self, result: R, is_done: bool) {
        self.earlier.extend(self.last.replace(result));
        self.is_done = is_done;
    }
}

impl<T, R> Line<T, R> {
    fn new(threads: usize, largest_batch: usize) -> Line<T, R> {
        let state = State { waiting: VecDeque::new(), places: VecDeque::new(), consumed: 0, panicked: false };
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
            let first = started;
            started += batch.len();
            in_flight += batch.len();
            self.add(first, batch);
            if in_flight == 0 {
                if !std::mem::take(&mut paused) {
                    return Ok(());
                }
                consume(None)?;
                continue;
            }
            let nothing_to_read = paused || ended || in_flight == most_in_flight;
            // Results are missing only after a panic, which is propagated once all threads ended.
            let Some((results, done)) = self.results(nothing_to_read) else { return Ok(()) };
            in_flight -= done;
            results.into_iter().try_for_each(|result| consume(Some(result)))?;
        }
    }

    fn add(&self, first: usize, batch: Vec<T>) {
        if !batch.is_empty() {
            let mut state = self.lock();
            state.places.extend(batch.iter().map(|_| Place::EMPTY));
            state.waiting.extend((first..).zip(batch));
            self.added.notify_all();
        }
    }

    /// The results that are next, perhaps none, and the number of items that are done with them;
    /// `None` after a panic.
    fn results(&self, wait: bool) -> Option<(Vec<R>, usize)> {
        let is_early =
            |state: &mut State<T, R>| !state.panicked && state.places.front().is_none_or(|place| place.last.is_none());
        let mut state = self.lock();
        if wait {
            let waited = self.finished.wait_timeout_while(state, PATIENCE, is_early);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        let done = state.places.iter().take_while(|place| place.is_done).count();
        state.consumed += done;
        let mut results = Vec::with_capacity(done + 1);
        for mut place in state.places.drain(..done) {
            results.append(&mut place.earlier);
            results.extend(place.last);
        }
        if let Some(place) = state.places.front_mut() {
            results.append(&mut place.earlier);
            results.extend(place.last.take());
        }
        if state.panicked { None } else { Some((results, done)) }
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
    fn work(&self, work: &impl Fn(T) -> (R, Option<T>)) {
        let alarm = Alarm(self);
        while let Some(batch) = self.take() {
            let mut results = Results(Vec::new());
            for (number, item) in batch {
                if self.is_closed() {
                    break;
                }
                let (result, rest) = work(item);
                results.0.push((number, result, rest.is_none()));
                if let Some(rest) = rest {
                    let mut state = self.lock();
                    results.put(&mut state);
                    // Any thread goes on with it, before what comes later.
                    state.waiting.push_front((number, rest));
                    self.added.notify_one();
                    self.finished.notify_one();
                } else if let Ok(mut state) = self.state.try_lock() {
                    // Not waiting: the lock is held briefly, and the next result is another chance.
                    results.put(&mut state);
                }
            }
            results.put(&mut self.lock());
            self.finished.notify_one();
        }
        std::mem::forget(alarm);
    }

    /// The next items with their numbers.
    fn take(&self) -> Option<Vec<(usize, T)>> {
        let is_idle = |state: &mut State<T, R>| state.waiting.is_empty() && !self.is_closed();
        let waited = self.added.wait_while(self.lock(), is_idle);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner);
        let size = state.waiting.len().div_ceil(2 * self.threads).min(self.largest_batch);
        let batch = state.waiting.drain(..size).collect();
        if self.is_closed() { None } else { Some(batch) }
    }
}

/// Results that are not yet in their places: each with the number of its item, and whether it is
/// the last for it.
struct Results<R>(Vec<(usize, R, bool)>);

impl<R> Results<R> {
    fn put<T>(&mut self, state: &mut State<T, R>) {
        for (number, result, is_last) in self.0.drain(..) {
            state.places[number - state.consumed].put(result, is_last);
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
