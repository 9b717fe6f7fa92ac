//! Work on several threads, with the results in the order of the items.
//!
//! Every thread reads items, works on them, and consumes results; no thread has a part of its own.
//! It reads a batch that takes a moment, small enough for all threads to finish together. While one
//! thread reads, or consumes, the others work. A result waits for those before it and for nothing
//! else: whichever thread finishes the item that is next consumes its result, and those behind it
//! that are there. So an item and its result mostly stay with one processor.
//!
//! The number of items in flight, from the reading of an item until its result is consumed, is
//! limited: memory does not grow with the length of the input. It is large enough for the other
//! threads to go on while one works on a slow item. An item that turns out to be slow may be
//! divided.
//!
//! Items may arrive with pauses, as when a person or a program writes puzzles one by one. At a
//! pause everything that has arrived is worked on and consumed before the next item is requested.

mod pool;

use std::num::NonZeroUsize;

/// Light items in flight for each thread.
pub const LIGHT: usize = 512;

/// The same for items whose results are large.
pub const HEAVY: usize = 64;

/// Applies `work` to every item on up to `jobs` threads and passes each result to `consume`, in the
/// order of the items. The items are light; see [`LIGHT`]. Items are requested, and results
/// consumed, on any of the threads, one at a time.
///
/// With one job everything runs on the calling thread, and each result is consumed before the next
/// item is requested; so too where no threads can be started, as in a browser. At most four threads
/// per processor are started. A panic in `work` is propagated.
///
/// # Errors
/// The first error of `consume`. No item is started after it, so it also serves to cancel the work.
pub fn map_in_order<T: Send, R: Send, E: Send>(
    items: impl Iterator<Item = T> + Send,
    jobs: NonZeroUsize,
    work: impl Fn(T) -> R + Sync,
    mut consume: impl FnMut(R) -> Result<(), E> + Send,
) -> Result<(), E> {
    map_with_pauses(items.map(Some), jobs, LIGHT, work, |result| result.map_or(Ok(()), &mut consume))
}

/// The same for items that arrive with pauses. `None` among the items is a pause: requesting the
/// next item may take long. It is passed to `consume` in its place, after the results of all items
/// before it and before that request. At most `in_flight` items per thread are read ahead of the
/// last result that was consumed.
///
/// # Errors
/// As [`map_in_order`].
pub fn map_with_pauses<T: Send, R: Send, E: Send>(
    items: impl Iterator<Item = Option<T>> + Send,
    jobs: NonZeroUsize,
    in_flight: usize,
    work: impl Fn(T) -> R + Sync,
    consume: impl FnMut(Option<R>) -> Result<(), E> + Send,
) -> Result<(), E> {
    map_divisible(items, jobs, in_flight, |item| (work(item), None), consume)
}

/// The same for items that can be divided, such as many lines of a file. `work` returns the result
/// of a part of the item and the rest of it, which any thread goes on with; there is none after the
/// last part. The results of all parts are consumed in order.
///
/// So items can be large where the work on them is light, and nothing waits for the whole of one
/// that is heavier than expected.
///
/// # Errors
/// As [`map_in_order`].
pub fn map_divisible<T: Send, R: Send, E: Send>(
    items: impl Iterator<Item = Option<T>> + Send,
    jobs: NonZeroUsize,
    in_flight: usize,
    work: impl Fn(T) -> (R, Option<T>) + Sync,
    consume: impl FnMut(Option<R>) -> Result<(), E> + Send,
) -> Result<(), E> {
    let jobs = jobs.min(most_threads());
    if jobs == NonZeroUsize::MIN {
        pool::on_this_thread(items, &work, consume)
    } else {
        pool::map_divisible(jobs, items, in_flight, &work, consume)
    }
}

/// The number of processors available to the program.
pub fn processors() -> NonZeroUsize {
    std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// The maximum number of threads, whatever number is requested: more gain nothing and cost memory.
pub fn most_threads() -> NonZeroUsize {
    const THREADS_PER_PROCESSOR: NonZeroUsize = NonZeroUsize::new(4).unwrap();
    processors().saturating_mul(THREADS_PER_PROCESSOR)
}

#[cfg(test)]
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
            assert!(in_flight < 2 * LIGHT, "{in_flight}");
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
    fn parts_of_an_item_come_in_order() {
        for number in [1, 3] {
            let items = (0..200).map(|first| Some(vec![first; first % 7 + 1]));
            let work = |mut item: Vec<usize>| {
                let last = item.pop().map(square);
                (last, (!item.is_empty()).then_some(item))
            };
            let mut results = Vec::new();
            let outcome = map_divisible(items, jobs(number), 16, work, |result| {
                results.extend(result);
                Ok::<(), ()>(())
            });
            let expected = (0..200).flat_map(|first| vec![Some(first * first); first % 7 + 1]);
            assert_eq!(outcome, Ok(()));
            assert!(results.into_iter().eq(expected), "{number} jobs");
        }
    }

    #[test]
    fn another_thread_goes_on_with_the_rest_of_an_item() {
        let deadline = std::time::Instant::now() + std::time::Duration::from_secs(60);
        let is_rest_done = AtomicUsize::new(0);
        // The second item waits for the rest of the first, which its own thread cannot do.
        let work = |item: usize| {
            while item == 2 && is_rest_done.load(Ordering::Relaxed) == 0 {
                assert!(std::time::Instant::now() < deadline);
                std::thread::yield_now();
            }
            is_rest_done.fetch_add(usize::from(item == 1), Ordering::Relaxed);
            (item, (item == 0).then_some(1))
        };
        let mut results = Vec::new();
        let _ = map_divisible([Some(0), Some(2)].into_iter(), jobs(2), 16, work, |result| {
            results.extend(result);
            Ok::<(), ()>(())
        });
        assert_eq!(results, [0, 1, 2]);
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
            assert!(worked.into_inner() <= 1_001 + 4 * LIGHT);
        }
    }

    #[test]
    fn others_go_on_while_one_item_is_slow() {
        let overtaken = AtomicUsize::new(0);
        let deadline = std::time::Instant::now() + std::time::Duration::from_secs(60);
        let work = |item| {
            while item == 0 && overtaken.load(Ordering::Relaxed) < LIGHT {
                assert!(std::time::Instant::now() < deadline, "{overtaken:?}");
                std::thread::yield_now();
            }
            overtaken.fetch_add(1, Ordering::Relaxed);
        };
        let _ = map_in_order(0..4 * LIGHT, jobs(2), work, |()| Ok::<(), ()>(()));
    }

    #[test]
    fn results_are_consumed_while_another_thread_reads() {
        let (consumed, deadline) =
            (AtomicUsize::new(0), std::time::Instant::now() + std::time::Duration::from_secs(60));
        let items = (0..2).inspect(|&item| {
            while consumed.load(Ordering::Relaxed) < item {
                assert!(std::time::Instant::now() < deadline, "{consumed:?}");
                std::thread::yield_now();
            }
        });
        let consume = |_| {
            consumed.fetch_add(1, Ordering::Relaxed);
            Ok::<(), ()>(())
        };
        assert_eq!(map_in_order(items, jobs(2), square, consume), Ok(()));
    }

    #[test]
    #[should_panic(expected = "item 500")]
    fn a_panic_of_the_items_is_propagated() {
        let items = (0..).inspect(|&item| assert!(item < 500, "item {item}"));
        let _ = map_in_order(items, jobs(3), |item| item, |_: usize| Ok::<(), ()>(()));
    }

    #[test]
    #[should_panic(expected = "result 500")]
    fn a_panic_of_the_consumer_is_propagated() {
        let consume = |item| if item == 500 { panic!("result 500") } else { Ok::<(), ()>(()) };
        let _ = map_in_order(0..1_000, jobs(3), |item| item, consume);
    }

    #[test]
    #[should_panic(expected = "number 500")]
    fn a_panic_is_propagated() {
        let work = |item| if item == 500 { panic!("number 500") } else { item };
        let _ = map_in_order(0.., jobs(3), work, |_| Ok::<(), ()>(()));
    }
}
