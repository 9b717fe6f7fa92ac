//! Connections: as many as the system has room for, and none that only waits.
//!
//! A connection that has not sent the head of a request in time is closed, whether it is new or is
//! kept open after an answer; browsers open another one when they need it.

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

/// The most connections at a time; more wait until one is closed.
const MOST: usize = 512;

/// The time in which the head of a request must arrive.
const ARRIVAL: Duration = Duration::from_secs(10);

/// The pause after a connection could not be accepted, such as when the process has no file left.
const PAUSE: Duration = Duration::from_millis(50);

/// Accepts connections, and answers each by the routes.
pub async fn serve(listener: TcpListener, router: Router) {
    let room = Arc::new(Semaphore::new(MOST));
    loop {
        let Ok(place) = room.clone().acquire_owned().await else { return };
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        // A small answer must not wait for the one before to be acknowledged.
        let _ = stream.set_nodelay(true);
        let service = TowerToHyperService::new(router.clone());
        tokio::spawn(async move {
            let mut connection = http1::Builder::new();
            connection.timer(TokioTimer::new()).header_read_timeout(ARRIVAL);
            // What goes wrong with a connection concerns its client only.
            let _ = connection.serve_connection(TokioIo::new(stream), service).await;
            drop(place);
        });
    }
}
