//! The API over HTTP: reads a request, has it [answered](super::super::workers), and says how far
//! that is.

use super::super::workers::{Unanswered, Workers};
use super::guard::{json, refused};
use axum::body::{Body, to_bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::{interval, timeout};
use tokio_stream::wrappers::ReceiverStream;
use whydoku::Progress;
use whydoku::api::{Code, LONGEST};

/// The time in which the text of a request must arrive.
const ARRIVAL: Duration = Duration::from_secs(10);

/// The media type of an answer that says how far it is until it comes.
const PROGRESS: &str = "application/x-ndjson";

/// The time between two lines that say so.
const BETWEEN_LINES: Duration = Duration::from_millis(250);

/// The requests that are read at the same time, before it is known what they ask.
const READING: usize = 128;

/// What the routes share.
pub struct Desk {
    reading: Semaphore,
    workers: Workers,
}

impl Desk {
    /// A desk in front of these workers.
    pub fn new(workers: Workers) -> Desk {
        Desk { reading: Semaphore::new(READING), workers }
    }
}

/// Answers a request in JSON.
pub async fn answer(State(desk): State<Arc<Desk>>, headers: HeaderMap, body: Body) -> Response {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    // Forms of other pages cannot have this type without asking first.
    let is_json = kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"));
    let is_plain = headers.get(header::CONTENT_ENCODING).is_none_or(|encoding| encoding == "identity");
    if !is_json || !is_plain {
        return refused(StatusCode::UNSUPPORTED_MEDIA_TYPE, Code::Refused);
    }
    let Ok(reading) = desk.reading.acquire().await else {
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
    if wants_progress { streamed(desk, request) } else { done(&desk.workers, request, &Arc::default()).await }
}

/// The answer to a request, or the reason why there is none in time.
async fn done(workers: &Workers, request: String, progress: &Arc<Progress>) -> Response {
    match workers.answer(request, progress.clone()).await {
        Ok(text) => json(StatusCode::OK, text),
        Err(Unanswered::Busy) => {
            let mut response = refused(StatusCode::SERVICE_UNAVAILABLE, Code::Busy);
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
            response
        }
        Err(Unanswered::Late) => refused(StatusCode::GATEWAY_TIMEOUT, Code::Cancelled),
        Err(Unanswered::Lost) => refused(StatusCode::INTERNAL_SERVER_ERROR, Code::Cancelled),
    }
}

/// Lines of JSON: how far the work is, as long as it goes on, and then the answer. Its status is no
/// longer that of HTTP, so that the last line alone says what went wrong.
fn streamed(desk: Arc<Desk>, request: String) -> Response {
    let (lines, received) = mpsc::channel::<Result<String, Infallible>>(4);
    tokio::spawn(async move {
        let progress = Arc::new(Progress::default());
        let answer = done(&desk.workers, request, &progress);
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

/// Answers a request with another method.
pub async fn wrong_method() -> Response {
    let mut response = refused(StatusCode::METHOD_NOT_ALLOWED, Code::Refused);
    response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("POST"));
    response
}
