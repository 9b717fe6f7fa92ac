//! The same work on many items, on several threads, the results in the order of the items.
//!
//! Items go out in chunks and come back in chunks. Only so many chunks are on their way at a time, so memory does not
//! grow with the number of items, and a slow chunk holds the reading up rather than letting results pile up.

use indicatif::{ProgressBar, ProgressStyle};
use std::collections::VecDeque;
use std::io::{self, IsTerminal};
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

/// How many items travel together.
const CHUNK: usize = 512;

/// A chunk of items, and where its results go.
type Order<T, R> = (Vec<T>, SyncSender<Vec<R>>);

/// As many threads as the machine has processors.
pub fn all_processors() -> NonZeroUsize {
    std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// Works on each item, on so many threads, and hands on the results in order.
///
/// On one thread each result is handed on before the next item is asked for.
///
/// # Errors
/// The first error of `each`, which ends everything.
pub fn in_order<T: Send, R: Send, E>(
    items: impl Iterator<Item = T>,
    threads: NonZeroUsize,
    work: impl Fn(T) -> R + Sync,
    mut each: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    let progress = Progress::new();
    let mut each = |result| {
        progress.one_more();
        each(result)
    };
    if threads == NonZeroUsize::MIN {
        return items.map(work).try_for_each(each);
    }
    let mut items = items.peekable();
    let (orders, taken) = sync_channel::<Order<T, R>>(threads.get());
    let taken = Mutex::new(taken);
    std::thread::scope(|scope| {
        for _ in 0..threads.get() {
            scope.spawn(|| serve(&taken, &work));
        }
        // Without orders the threads end; so they do when this is dropped early.
        let orders = orders;
        let mut expected: VecDeque<Receiver<Vec<R>>> = VecDeque::new();
        loop {
            while expected.len() < 2 * threads.get() && items.peek().is_some() {
                let (results, receiver) = sync_channel(1);
                // Nobody listens only when a thread has panicked, which the scope makes known.
                if orders.send((items.by_ref().take(CHUNK).collect(), results)).is_err() {
                    return Ok(());
                }
                expected.push_back(receiver);
            }
            let Some(next) = expected.pop_front() else { return Ok(()) };
            let Ok(results) = next.recv() else { return Ok(()) };
            results.into_iter().try_for_each(&mut each)?;
        }
    })
}

/// Works on chunks for as long as there are any.
fn serve<T, R>(orders: &Mutex<Receiver<Order<T, R>>>, work: impl Fn(T) -> R) {
    loop {
        let order = orders.lock().map(|orders| orders.recv());
        let Ok(Ok((items, results))) = order else { return };
        // If nobody wants the results any more, neither will anybody the next ones.
        if results.send(items.into_iter().map(&work).collect()).is_err() {
            return;
        }
    }
}

/// How far it is, on a terminal that shows nothing else.
struct Progress(Option<ProgressBar>);

impl Progress {
    fn new() -> Progress {
        let wanted = io::stderr().is_terminal() && !io::stdout().is_terminal();
        Progress(wanted.then(|| {
            let style = ProgressStyle::with_template("{spinner} {human_pos} puzzles, {per_sec}, {elapsed}");
            let bar = ProgressBar::new_spinner();
            if let Ok(style) = style { bar.with_style(style) } else { bar }
        }))
    }

    fn one_more(&self) {
        if let Progress(Some(bar)) = self {
            bar.inc(1);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Progress(Some(bar)) = self {
            bar.finish_and_clear();
        }
    }
}
