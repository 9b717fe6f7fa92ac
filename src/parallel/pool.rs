//! The threads and their shared state: the items to read, the rest of those that were divided, and
//! a place for each result.

use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The largest batch: large enough that taking it costs little even for easy puzzles.
const LARGEST_BATCH: usize = 64;

/// Of the items in flight for each thread, the part that it takes at a time: while one thread works
/// on a batch, results behind it wait, and the others need room to go on.
const PART_OF_FLIGHT: usize = 8;

/// The time that a batch should take: long beside the microsecond that taking it costs, short
/// enough for all threads to end together.
const AIM: Duration = Duration::from_micros(100);

/// The number of looks at an input that another thread reads, before a thread goes to sleep.
const LOOKS: u32 = 200;

/// As [`map_divisible`](super::map_divisible), on this many threads, one of which is the calling
/// one; on that one alone if the system refuses to start others.
pub fn map_divisible<T: Send, R: Send, E: Send>(
    jobs: NonZeroUsize,
    items: impl Iterator<Item = Option<T>> + Send,
    in_flight: usize,
    work: &(impl Fn(T) -> (R, Option<T>) + Sync),
    consume: impl FnMut(Option<R>) -> Result<(), E> + Send,
) -> Result<(), E> {
    let line = &Line {
        state: Mutex::new(State::new()),
        changed: Condvar::new(),
        is_closed: AtomicBool::new(false),
        items: Mutex::new(items.fuse()),
        consume: Mutex::new(consume),
        most_in_flight: in_flight.saturating_mul(jobs.get()),
        largest_batch: (in_flight / PART_OF_FLIGHT).clamp(1, LARGEST_BATCH),
    };
    thread::scope(|scope| {
        let start = |_| thread::Builder::new().spawn_scoped(scope, || line.run(work)).ok();
        let threads: Vec<_> = (1..jobs.get()).map_while(start).collect();
        if threads.is_empty() {
            return on_this_thread(&mut *locked(&line.items), work, &mut *locked(&line.consume));
        }
        line.run(work);
        for thread in threads {
            // The scope would replace the words of a panic by its own.
            thread.join().unwrap_or_else(|panic| resume_unwind(panic));
        }
        line.lock().failure.take().map_or(Ok(()), Err)
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

/// What the threads share. Each of them reads items, works on them, and consumes results: those of
/// the items that are next, whichever thread has finished them. So items and results mostly stay
/// with one processor, and a thread that waits has nothing to do.
struct Line<T, R, E, I, C> {
    state: Mutex<State<T, R, E>>,
    /// Something that an idle thread may wait for has happened.
    changed: Condvar,
    /// Nothing is started from now on.
    is_closed: AtomicBool,
    /// Locked by the one thread that reads, while [`Input::Busy`].
    items: Mutex<I>,
    /// Locked by the one thread that consumes.
    consume: Mutex<C>,
    most_in_flight: usize,
    largest_batch: usize,
}

struct State<T, R, E> {
    input: Input,
    /// What is left of items that were divided, each with its number.
    rests: VecDeque<(usize, T)>,
    /// A place for each item whose results were not all handed over to be consumed.
    places: VecDeque<Place<R>>,
    /// The number of the item of the first place.
    first: usize,
    /// The number of items that were read and are not consumed.
    in_flight: usize,
    is_consuming: bool,
    /// The number of threads that wait for a change.
    idle: usize,
    failure: Option<E>,
}

/// The state of the input.
enum Input {
    /// Items can be read.
    Open,
    /// A thread reads.
    Busy,
    /// Nothing is read until all items before are consumed.
    Paused,
    Ended,
}

/// The results of an item that were not handed over to be consumed.
struct Place<R> {
    /// The last result that is there; those before it are in `earlier`.
    last: Option<R>,
    earlier: Vec<R>,
    /// Whether no more follow.
    is_done: bool,
}

/// Items, each with its number.
type Batch<T> = Vec<(usize, T)>;

/// A result with the number of its item, and what is left of the item.
type Part<T, R> = (usize, R, Option<T>);

impl<R> Place<R> {
    const EMPTY: Place<R> = Place { last: None, earlier: Vec::new(), is_done: false };

    fn put(&mut self, result: R, is_done: bool) {
        self.earlier.extend(self.last.replace(result));
        self.is_done = is_done;
    }

    fn take(&mut self, results: &mut Vec<R>) {
        results.append(&mut self.earlier);
        results.extend(self.last.take());
    }
}

impl<T, R, E> State<T, R, E> {
    fn new() -> Self {
        State {
            input: Input::Open,
            rests: VecDeque::new(),
            places: VecDeque::new(),
            first: 0,
            in_flight: 0,
            is_consuming: false,
            idle: 0,
            failure: None,
        }
    }

    /// The results that are next, and the number of items that are done with them.
    fn results(&mut self) -> (Vec<R>, usize) {
        let done = self.places.iter().take_while(|place| place.is_done).count();
        let mut results = Vec::new();
        self.places.drain(..done).for_each(|mut place| place.take(&mut results));
        if let Some(place) = self.places.front_mut() {
            place.take(&mut results);
        }
        self.first += done;
        (results, done)
    }
}

impl<T, R, E, I, C> Line<T, R, E, I, C>
where
    I: Iterator<Item = Option<T>>,
    C: FnMut(Option<R>) -> Result<(), E>,
{
    /// Works on batch after batch until there are no more.
    fn run(&self, work: &impl Fn(T) -> (R, Option<T>)) {
        let alarm = Alarm(self);
        // Small at first: a short input is spread over all threads, and the first results come
        // soon.
        let mut size = 1;
        while let Some(batch) = self.take(size) {
            let (started, taken) = (Instant::now(), batch.len());
            let mut parts = Vec::with_capacity(taken);
            for (number, item) in batch {
                if self.is_closed() {
                    break;
                }
                let (result, rest) = work(item);
                let is_divided = rest.is_some();
                parts.push((number, result, rest));
                if is_divided {
                    self.put(&mut parts);
                }
            }
            let fitting = taken as u128 * AIM.as_nanos() / started.elapsed().as_nanos().max(1);
            size = usize::try_from(fitting).unwrap_or(usize::MAX).min(2 * taken).clamp(1, self.largest_batch);
            self.put(&mut parts);
        }
        std::mem::forget(alarm);
    }

    fn lock(&self) -> MutexGuard<'_, State<T, R, E>> {
        locked(&self.state)
    }

    fn is_closed(&self) -> bool {
        self.is_closed.load(Ordering::Relaxed)
    }

    /// Items to work on, each with its number: what is left of one, or else at most `size` new
    /// ones. `None` when there are no more.
    fn take(&self, size: usize) -> Option<Batch<T>> {
        let (mut state, mut looks) = (self.lock(), 0);
        while !self.is_closed() {
            if let Some(rest) = state.rests.pop_front() {
                return Some(vec![rest]);
            }
            let room = self.most_in_flight - state.in_flight;
            state = match state.input {
                Input::Open if room > 0 => {
                    let (batch, now) = self.read(state, size.min(room));
                    if !batch.is_empty() {
                        return Some(batch);
                    }
                    now
                }
                Input::Paused if state.in_flight == 0 => {
                    state.input = Input::Busy;
                    drop(state);
                    let outcome = locked(&self.consume)(None);
                    let mut state = self.lock();
                    state.input = Input::Open;
                    self.settle(&mut state, outcome);
                    state
                }
                Input::Ended if state.in_flight == 0 => return None,
                // Reading mostly takes less time than it takes to sleep and to wake up.
                Input::Busy if looks < LOOKS => {
                    looks += 1;
                    drop(state);
                    thread::yield_now();
                    self.lock()
                }
                _ => self.wait(state),
            };
        }
        None
    }

    /// Reads items, at most this number, and gives each a number and a place.
    fn read<'s>(
        &'s self,
        mut state: MutexGuard<'s, State<T, R, E>>,
        size: usize,
    ) -> (Batch<T>, MutexGuard<'s, State<T, R, E>>) {
        state.input = Input::Busy;
        drop(state);
        let (mut items, mut batch, mut now) = (locked(&self.items), Vec::with_capacity(size), Input::Open);
        while batch.len() < size {
            match items.next() {
                Some(Some(item)) => batch.push(item),
                Some(None) => {
                    now = Input::Paused;
                    break;
                }
                None => {
                    now = Input::Ended;
                    break;
                }
            }
        }
        drop(items);
        let mut state = self.lock();
        let first = state.first + state.places.len();
        state.places.extend(batch.iter().map(|_| Place::EMPTY));
        state.in_flight += batch.len();
        state.input = now;
        self.wake(&state);
        ((first..).zip(batch).collect(), state)
    }

    /// Waits for a change.
    fn wait<'s>(&self, mut state: MutexGuard<'s, State<T, R, E>>) -> MutexGuard<'s, State<T, R, E>> {
        state.idle += 1;
        let mut state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        state.idle -= 1;
        state
    }

    /// Tells idle threads of a change. That is a call of the system, so it is left out where there
    /// are none.
    fn wake(&self, state: &State<T, R, E>) {
        if state.idle > 0 {
            self.changed.notify_all();
        }
    }

    /// Puts results in their places, and consumes those that are next, unless another thread does.
    fn put(&self, parts: &mut Vec<Part<T, R>>) {
        let mut state = self.lock();
        for (number, result, rest) in parts.drain(..) {
            let place = number - state.first;
            state.places[place].put(result, rest.is_none());
            if let Some(rest) = rest {
                // Any thread goes on with it, before what comes later.
                state.rests.push_front((number, rest));
                self.wake(&state);
            }
        }
        while !state.is_consuming && !self.is_closed() {
            let (results, done) = state.results();
            if results.is_empty() {
                return;
            }
            state.is_consuming = true;
            drop(state);
            let outcome = results.into_iter().map(Some).try_for_each(&mut *locked(&self.consume));
            state = self.lock();
            state.is_consuming = false;
            state.in_flight -= done;
            self.settle(&mut state, outcome);
        }
    }

    /// Closes the line after a failure, and tells idle threads that something was consumed.
    fn settle(&self, state: &mut State<T, R, E>, outcome: Result<(), E>) {
        if let Err(failure) = outcome {
            state.failure = Some(failure);
            self.is_closed.store(true, Ordering::Relaxed);
        }
        self.wake(state);
    }
}

/// The content of a mutex, also after a panic: the line is closed then.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Closes the line while a thread unwinds, so that the others end.
struct Alarm<'a, T, R, E, I, C>(&'a Line<T, R, E, I, C>);

impl<T, R, E, I, C> Drop for Alarm<'_, T, R, E, I, C> {
    fn drop(&mut self) {
        // Under the lock: a thread that is about to wait would miss it otherwise.
        let _state = locked(&self.0.state);
        self.0.is_closed.store(true, Ordering::Relaxed);
        self.0.changed.notify_all();
    }
}
