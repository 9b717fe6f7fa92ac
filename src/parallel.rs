//! Work on several threads, with the results in the order of the items.
//!
//! Items go to a thread pool in batches. A batch sends each result as soon as it is computed, so a result waits for
//! those before it and for nothing else. Few batches are in flight at a time: memory does not grow with the number of
//! items, and a slow item holds up the reading instead of letting results pile up.
//!
//! Items may arrive with pauses, as when a person or a program writes puzzles one by one. At a pause everything that has
//! arrived is worked on and consumed before the next item is requested.

use std::num::NonZeroUsize;

/// The largest batch of light items: large enough that handing it over costs little even for easy puzzles.
pub(crate) const LIGHT: usize = 64;

/// The largest batch of items whose results are large: few of them wait at a time.
#[cfg(feature = "cli")]
pub(crate) const HEAVY: usize = 4;

/// Applies `work` to every item on up to `jobs` threads and passes each result to `consume`, in the order of the items.
/// The items are light; see [`LIGHT`].
///
/// With one job everything runs on the calling thread, and each result is consumed before the next item is requested.
/// This is also what happens without the feature `parallel`. At most four threads per processor are started. A panic in
/// `work` is propagated.
///
/// # Errors
/// The first error of `consume`. No item is started after it, so it also serves to cancel the work.
pub(crate) fn map_in_order<T: Send, R: Send, E>(
    items: impl Iterator<Item = T>,
    jobs: NonZeroUsize,
    work: impl Fn(T) -> R + Sync,
    mut consume: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    map_with_pauses(items.map(Some), jobs, LIGHT, work, |result| result.map_or(Ok(()), &mut consume))
}

/// The same for items that arrive with pauses. `None` among the items is a pause: requesting the next item may take long.
/// It is passed to `consume` in its place, after the results of all items before it and before that request. At most
/// `largest_batch` items are handed to a thread at once.
///
/// # Errors
/// As [`map_in_order`].
pub(crate) fn map_with_pauses<T: Send, R: Send, E>(
    mut items: impl Iterator<Item = Option<T>>,
    jobs: NonZeroUsize,
    largest_batch: usize,
    work: impl Fn(T) -> R + Sync,
    mut consume: impl FnMut(Option<R>) -> Result<(), E>,
) -> Result<(), E> {
    #[cfg(feature = "parallel")]
    if let Some(threads) = pool::with_threads(jobs) {
        return pool::map_with_pauses(&threads, items, largest_batch, work, consume);
    }
    #[cfg(not(feature = "parallel"))]
    let _ = (jobs, largest_batch);
    items.try_for_each(|item| consume(item.map(&work)))
}

/// The number of processors available to the program.
#[cfg(feature = "parallel")]
pub(crate) fn processors() -> NonZeroUsize {
    std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// The most threads that are started, however many are asked for: more gain nothing and cost memory.
#[cfg(feature = "parallel")]
pub(crate) fn most_threads() -> NonZeroUsize {
    const THREADS_PER_PROCESSOR: NonZeroUsize = NonZeroUsize::new(4).unwrap();
    processors().saturating_mul(THREADS_PER_PROCESSOR)
}

#[cfg(feature = "parallel")]
mod pool {
    use super::most_threads;
    use rayon::{ThreadPool, ThreadPoolBuilder};
    use std::collections::VecDeque;
    use std::num::NonZeroUsize;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::mpsc;

    /// Batches in flight per thread: one being worked on, one waiting.
    const BATCHES_PER_THREAD: usize = 2;

    /// A pool for this number of jobs, unless it is one or the system refuses the threads.
    pub fn with_threads(jobs: NonZeroUsize) -> Option<ThreadPool> {
        let threads = jobs.min(most_threads()).get();
        if threads == 1 { None } else { ThreadPoolBuilder::new().num_threads(threads).build().ok() }
    }

    pub fn map_with_pauses<T: Send, R: Send, E>(
        pool: &ThreadPool,
        items: impl Iterator<Item = Option<T>>,
        largest_batch: usize,
        work: impl Fn(T) -> R + Sync,
        mut consume: impl FnMut(Option<R>) -> Result<(), E>,
    ) -> Result<(), E> {
        let threads = pool.current_num_threads();
        let (work, stop) = (&work, &AtomicBool::new(false));
        let mut items = items.fuse();
        pool.in_place_scope(|scope| {
            let mut in_flight = VecDeque::new();
            let mut started = 0;
            let mut paused = false;
            let mut run = || loop {
                while !paused && in_flight.len() < BATCHES_PER_THREAD * threads {
                    // Small at first: a short input is spread over all threads, and the first results come soon.
                    let size = (started / threads).clamp(1, largest_batch);
                    let mut batch: Vec<T> = Vec::with_capacity(size);
                    let mut ended = false;
                    while batch.len() < size && !paused && !ended {
                        match items.next() {
                            Some(Some(item)) => batch.push(item),
                            Some(None) => paused = true,
                            None => ended = true,
                        }
                    }
                    if batch.is_empty() {
                        break;
                    }
                    started += batch.len();
                    let (sender, results) = mpsc::sync_channel(batch.len());
                    in_flight.push_back((batch.len(), results));
                    scope.spawn(move |_| {
                        for item in batch {
                            if stop.load(Ordering::Relaxed) || sender.send(work(item)).is_err() {
                                return;
                            }
                        }
                    });
                }
                let Some((count, results)) = in_flight.pop_front() else {
                    if !std::mem::take(&mut paused) {
                        return Ok(());
                    }
                    consume(None)?;
                    continue;
                };
                for _ in 0..count {
                    // A result is missing only after a panic, which the scope propagates.
                    let Ok(result) = results.recv() else { return Ok(()) };
                    consume(Some(result))?;
                }
            };
            let outcome = run();
            stop.store(true, Ordering::Relaxed);
            outcome
        })
    }
}

#[cfg(all(test, feature = "parallel"))]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn jobs(number: usize) -> NonZeroUsize {
        NonZeroUsize::new(number).unwrap()
    }

    /// Slow for some numbers, so that threads overtake each other.
    fn square(number: usize) -> usize {
        if number.is_multiple_of(97) {
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        number * number
    }

    #[test]
    fn results_come_in_the_order_of_the_items() {
        for (count, number) in [(0, 3), (1, 3), (7, 3), (5_000, 1), (5_000, 3), (5_000, 100_000)] {
            let mut results = Vec::new();
            let outcome = map_in_order(0..count, jobs(number), square, |result| {
                results.push(result);
                Ok::<(), ()>(())
            });
            assert_eq!(outcome, Ok(()));
            assert!(results.into_iter().eq((0..count).map(|number| number * number)), "{count} items, {number} jobs");
        }
    }

    #[test]
    fn one_job_consumes_each_result_before_the_next_item() {
        let read = AtomicUsize::new(0);
        let items = (0..100).inspect(|_| {
            read.fetch_add(1, Ordering::Relaxed);
        });
        let outcome = map_in_order(items, jobs(1), square, |result| {
            assert_eq!(result, square(read.load(Ordering::Relaxed) - 1));
            Ok::<(), ()>(())
        });
        assert_eq!(outcome, Ok(()));
    }

    #[test]
    fn few_items_are_in_flight() {
        let (read, consumed) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let items = (0..20_000).inspect(|_| {
            let in_flight = read.fetch_add(1, Ordering::Relaxed) - consumed.load(Ordering::Relaxed);
            assert!(in_flight <= 2 * 2 * 64, "{in_flight}");
        });
        let outcome = map_in_order(items, jobs(2), square, |_| {
            consumed.fetch_add(1, Ordering::Relaxed);
            Ok::<(), ()>(())
        });
        assert_eq!((outcome, consumed.into_inner()), (Ok(()), 20_000));
    }

    #[test]
    fn at_a_pause_everything_before_it_is_consumed() {
        for number in [1, 3] {
            let (read, consumed) = (AtomicUsize::new(0), AtomicUsize::new(0));
            let items = (0..3_000).map(|item| {
                if item % 7 != 6 {
                    read.fetch_add(1, Ordering::Relaxed);
                    return Some(item);
                }
                None
            });
            let outcome = map_with_pauses(items, jobs(number), LIGHT, square, |result| {
                match result {
                    Some(_) => drop(consumed.fetch_add(1, Ordering::Relaxed)),
                    None => assert_eq!(read.load(Ordering::Relaxed), consumed.load(Ordering::Relaxed)),
                }
                Ok::<(), ()>(())
            });
            assert_eq!((outcome, consumed.into_inner()), (Ok(()), read.into_inner()));
        }
    }

    #[test]
    fn an_error_stops_the_work() {
        for number in [1, 4] {
            let worked = AtomicUsize::new(0);
            let work = |item| {
                worked.fetch_add(1, Ordering::Relaxed);
                item
            };
            let outcome = map_in_order(0.., jobs(number), work, |item| if item == 1_000 { Err(item) } else { Ok(()) });
            assert_eq!(outcome, Err(1_000));
            assert!(worked.into_inner() <= 1_001 + 2 * 4 * 64);
        }
    }

    #[test]
    #[should_panic(expected = "number 500")]
    fn a_panic_is_propagated() {
        let work = |item| if item == 500 { panic!("number 500") } else { item };
        let _ = map_in_order(0.., jobs(3), work, |_| Ok::<(), ()>(()));
    }
}
