//! The work behind the interface: a few requests at a time, each on a thread of its own, none for
//! longer than allowed, and none for a client that has gone away. Requests that are always quick,
//! such as hints, have a lane of their own, so that none of them waits for a rating.

use super::guard::{json, refused};
use axum::body::{Body, to_bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::convert::Infallible;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::spawn_blocking;
use tokio::time::{interval, timeout};
use tokio_stream::wrappers::ReceiverStream;
use whydoku::api::{self, Code, LONGEST};
use whydoku::{Cancel, Progress};

/// The requests that wait for each that is worked on.
const WAITING: usize = 15;

/// The time in which the text of a request must arrive.
const ARRIVAL: Duration = Duration::from_secs(10);

/// The media type of an answer that says how far it is until it comes.
const PROGRESS: &str = "application/x-ndjson";

/// The time between two lines that say so.
const BETWEEN_LINES: Duration = Duration::from_millis(250);

/// The requests that are read at the same time, before it is known what they ask.
const READING: usize = 128;

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
    reading: Semaphore,
    long: Lane,
    quick: Lane,
    limit: Duration,
}

impl Workers {
    /// At most `jobs` of each kind at the same time, each for at most the time `limit`.
    pub fn new(jobs: NonZeroUsize, limit: Duration) -> Workers {
        let jobs = jobs.get().min(Semaphore::MAX_PERMITS / (2 * WAITING));
        Workers { reading: Semaphore::new(READING), long: Lane::new(jobs), quick: Lane::new(jobs), limit }
    }

    /// The lane of a request.
    fn lane(&self, request: &str) -> &Lane {
        if api::takes_long(request) { &self.long } else { &self.quick }
    }
}

/// Cancels the work when dropped: when the answer has come, the time is over, or the client has
/// gone away.
struct CancelledOnDrop(Arc<AtomicBool>);

impl Drop for CancelledOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Answers a request in JSON.
pub async fn answer(State(workers): State<Arc<Workers>>, headers: HeaderMap, body: Body) -> Response {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    // Forms of other pages cannot have this type without asking first.
    let is_json = kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"));
    let is_plain = headers.get(header::CONTENT_ENCODING).is_none_or(|encoding| encoding == "identity");
    if !is_json || !is_plain {
        return refused(StatusCode::UNSUPPORTED_MEDIA_TYPE, Code::Refused);
    }
    let Ok(reading) = workers.reading.acquire().await else {
        return refused(StatusCode::INTERNAL_SERVER_ERROR, Code::Cancelled);
    };
    let request = match timeout(ARRIVAL, to_bytes(body, LONGEST)).await {
        Ok(Ok(bytes)) => match String::from_utf8(bytes.into()) {
            Ok(text) => text,
            Err(_) => return refused(StatusCode::BAD_REQUEST, Code::NotJson),
        },
        Ok(Err(_)) => return refused(StatusCode::PAYLOAD_TOO_LARGE, Code::TooLong),
        Err(_) => return refused(StatusCode::REQUEST_TIMEOUT, Code::Cancelled),
    };
    drop(reading);
    let wants_progress = headers.get(header::ACCEPT).is_some_and(|accepted| accepted == PROGRESS);
    if wants_progress { streamed(workers.clone(), request) } else { done(&workers, request, &Arc::default()).await }
}

/// The answer to a request, or the reason why there is none in time.
async fn done(workers: &Workers, request: String, progress: &Arc<Progress>) -> Response {
    let lane = workers.lane(&request);
    let Ok(_place) = lane.places.try_acquire() else {
        let mut response = refused(StatusCode::SERVICE_UNAVAILABLE, Code::Busy);
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        return response;
    };
    match timeout(workers.limit, worked(lane, request, progress.clone())).await {
        Ok(Some(text)) => json(StatusCode::OK, text),
        Ok(None) => refused(StatusCode::INTERNAL_SERVER_ERROR, Code::Cancelled),
        Err(_) => refused(StatusCode::GATEWAY_TIMEOUT, Code::Cancelled),
    }
}

/// Lines of JSON: how far the work is, as long as it goes on, and then the answer. Its status is no
/// longer that of HTTP, so that the last line alone says what went wrong.
fn streamed(workers: Arc<Workers>, request: String) -> Response {
    let (lines, received) = mpsc::channel::<Result<String, Infallible>>(4);
    tokio::spawn(async move {
        let progress = Arc::new(Progress::default());
        let answer = done(&workers, request, &progress);
        tokio::pin!(answer);
        let mut ticks = interval(BETWEEN_LINES);
        let response = loop {
            tokio::select! {
                response = &mut answer => break response,
                () = lines.closed() => return,
                _ = ticks.tick() => {
                    if let Some((done, of)) = progress.read() {
                        // A client that does not read is told less.
                        let _ = lines.try_send(Ok(format!("{{\"progress\":{{\"done\":{done},\"of\":{of}}}}}\n")));
                    }
                }
            }
        };
        let last = to_bytes(response.into_body(), usize::MAX).await.unwrap_or_default();
        let _ = lines.send(Ok(format!("{}\n", String::from_utf8_lossy(&last)))).await;
    });
    let body = Body::from_stream(ReceiverStream::new(received));
    ([(header::CONTENT_TYPE, PROGRESS)], body).into_response()
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

/// Answers a request with another method.
pub async fn wrong_method() -> Response {
    let mut response = refused(StatusCode::METHOD_NOT_ALLOWED, Code::Refused);
    response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("POST"));
    response
}
