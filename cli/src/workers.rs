//! The work of a server: a few requests at a time, each on a thread of its own, none for longer
//! than allowed, and none for a client that has gone away. Requests that are always quick, such as
//! hints, have a lane of their own, so that none of them waits for a rating.

use super::Failure;
use super::output;
use super::values;
use super::words::say_of;
use std::future::Future;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;
use whydoku::api;
use whydoku::{Cancel, Progress};

/// The limits of a server.
#[derive(clap::Args, Debug)]
pub struct Limits {
    /// How many requests are worked on at the same time [default: all CPUs].
    #[arg(long, short = 'j', value_name = "N", value_parser = values::at_least(NonZeroUsize::MIN))]
    jobs: Option<NonZeroUsize>,

    /// Give up on a request after this number of seconds; 0 for no limit.
    #[arg(long, default_value = "60", value_name = "SECONDS", value_parser = values::seconds)]
    timeout: Duration,
}

impl Limits {
    fn jobs(&self) -> usize {
        let jobs = self.jobs.or_else(|| std::thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN);
        jobs.get().min(Semaphore::MAX_PERMITS / (2 * WAITING))
    }
}

/// The requests that wait for each that is worked on.
const WAITING: usize = 15;

/// The time between checks for an interruption.
const BETWEEN_LOOKS: Duration = Duration::from_millis(50);

/// The most time that requests have to finish after an interruption.
const LAST: Duration = Duration::from_millis(500);

/// Requests of one kind: the places for those that wait or are worked on, and for the latter.
struct Lane {
    places: Semaphore,
    work: Arc<Semaphore>,
}

impl Lane {
    fn new(jobs: usize) -> Lane {
        Lane { places: Semaphore::new(jobs * (1 + WAITING)), work: Arc::new(Semaphore::new(jobs)) }
    }
}

/// The lanes of requests that may take long and of those that do not, and the time limit of each
/// request.
pub struct Workers {
    long: Lane,
    quick: Lane,
    limit: Duration,
}

/// Why a request has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unanswered {
    /// Too many others wait already.
    Busy,
    /// It took longer than allowed.
    Late,
    /// Its work ended early.
    Lost,
}

/// Cancels the work when dropped: when the answer has come, the time is over, or the client has
/// gone away.
struct CancelledOnDrop(Arc<AtomicBool>);

impl Drop for CancelledOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Workers {
    /// Workers on as many requests of each kind, and for as long, as allowed.
    pub fn new(limits: &Limits) -> Workers {
        let jobs = limits.jobs();
        let limit = if limits.timeout.is_zero() { Duration::MAX } else { limits.timeout };
        Workers { long: Lane::new(jobs), quick: Lane::new(jobs), limit }
    }

    /// The answer to a request to the API. The work ends when the future is dropped.
    ///
    /// # Errors
    /// If there is no answer in time.
    pub async fn answer(&self, request: String, progress: Arc<Progress>) -> Result<String, Unanswered> {
        let lane = if api::takes_long(&request) { &self.long } else { &self.quick };
        let _place = lane.places.try_acquire().map_err(|_| Unanswered::Busy)?;
        match timeout(self.limit, worked(lane, request, progress)).await {
            Ok(answer) => answer.ok_or(Unanswered::Lost),
            Err(_) => Err(Unanswered::Late),
        }
    }
}

/// The answer, worked out on another thread; none if that ended early.
async fn worked(lane: &Lane, request: String, progress: Arc<Progress>) -> Option<String> {
    let permit = lane.work.clone().acquire_owned().await.ok()?;
    let flag = Arc::new(AtomicBool::new(false));
    let _cancelled = CancelledOnDrop(flag.clone());
    let work = move || {
        let _permit = permit;
        api::answer(&request, Cancel::when(&flag).telling(&progress))
    };
    spawn_blocking(work).await.ok()
}

/// A runtime for a server with these limits; its work is on threads of their own. From here on the
/// first interruption does not end the program, but the server.
///
/// # Errors
/// If the system refuses the threads.
pub fn runtime(limits: &Limits) -> Result<Runtime, Failure> {
    output::catch_interruption();
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .max_blocking_threads(limits.jobs().saturating_mul(2).saturating_add(BESIDES))
        .enable_all()
        .build()
        .map_err(|error| Failure::Io(say_of("no-thread", "why", error)))
}

/// The threads besides those at work: one reads standard input, one writes standard output.
const BESIDES: usize = 2;

/// Runs a server until it ends by itself or the program is interrupted, and then gives its requests
/// a moment to finish. Returns `None` if it was interrupted.
pub fn serve<T>(runtime: Runtime, server: impl Future<Output = T>) -> Option<T> {
    let ended = runtime.block_on(async {
        tokio::select! {
            ended = server => Some(ended),
            () = interrupted() => None,
        }
    });
    runtime.shutdown_timeout(LAST);
    ended
}

/// Ends when the program is interrupted.
async fn interrupted() {
    while !output::interruption().load(Ordering::Relaxed) {
        tokio::time::sleep(BETWEEN_LOOKS).await;
    }
}
