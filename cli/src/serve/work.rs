//! The work behind the interface: a few requests at a time, each on a thread of its own, none for
//! longer than allowed, and none for a client that has gone away.

use super::guard::{json, refused};
use axum::body::{Body, to_bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;
use whydoku::Cancel;
use whydoku::api::{self, Code, LONGEST};

/// The requests that wait for each that is worked on.
const WAITING: usize = 15;

/// The time in which the text of a request must arrive.
const ARRIVAL: Duration = Duration::from_secs(10);

/// The places for requests that wait or are worked on, and the time limit of each.
pub struct Workers {
    places: Semaphore,
    work: Arc<Semaphore>,
    limit: Duration,
}

impl Workers {
    /// At most `jobs` at the same time, each for at most the time `limit`.
    pub fn new(jobs: NonZeroUsize, limit: Duration) -> Workers {
        let jobs = jobs.get().min(Semaphore::MAX_PERMITS / (2 * WAITING));
        Workers { places: Semaphore::new(jobs * (1 + WAITING)), work: Arc::new(Semaphore::new(jobs)), limit }
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
    if kind.split(';').next().map(str::trim) != Some("application/json") {
        return refused(StatusCode::UNSUPPORTED_MEDIA_TYPE, Code::Refused);
    }
    let Ok(_place) = workers.places.try_acquire() else {
        let mut response = refused(StatusCode::SERVICE_UNAVAILABLE, Code::Busy);
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        return response;
    };
    let request = match timeout(ARRIVAL, to_bytes(body, LONGEST)).await {
        Ok(Ok(bytes)) => String::from_utf8_lossy(&bytes).into_owned(),
        Ok(Err(_)) => return refused(StatusCode::PAYLOAD_TOO_LARGE, Code::TooLong),
        Err(_) => return refused(StatusCode::REQUEST_TIMEOUT, Code::Cancelled),
    };
    match timeout(workers.limit, worked(&workers, request)).await {
        Ok(Some(text)) => json(StatusCode::OK, text),
        Ok(None) => refused(StatusCode::INTERNAL_SERVER_ERROR, Code::Cancelled),
        Err(_) => refused(StatusCode::GATEWAY_TIMEOUT, Code::Cancelled),
    }
}

/// The answer, worked out on another thread; none if that ended early.
async fn worked(workers: &Workers, request: String) -> Option<String> {
    let permit = workers.work.clone().acquire_owned().await.ok()?;
    let flag = Arc::new(AtomicBool::new(false));
    let _cancelled = CancelledOnDrop(flag.clone());
    let work = move || {
        let _permit = permit;
        api::answer(&request, Cancel::when(&flag))
    };
    spawn_blocking(work).await.ok()
}
