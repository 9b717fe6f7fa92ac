//! `whydoku serve`: the page, and the interface behind it, for this computer only.
//!
//! Everything is in the program: the page works without a network. It listens on the loopback
//! address, answers only requests that its own page can make (`guard`), and works through `work`.

mod assets;
mod guard;
mod listen;
mod work;

use super::context::warn;
use super::values;
use super::words::{say, say_of};
use super::workers::{self, Limits, Workers};
use super::{Context, Failure, Success};
use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::post;
use guard::Allowed;
use std::net::{Ipv4Addr, TcpListener};
use std::process::{Command, Stdio};
use std::sync::Arc;
use work::Desk;

/// Serves a page to solve on, with hints and explanations, for this computer only.
///
/// The page is in the program and needs no network. Its address is printed; Ctrl-C ends it. The
/// same address answers requests in JSON at /api, which docs/page.md describes.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The port; if it is taken, the next one that is free. With 0 any.
    #[arg(long, default_value = "8181", value_name = "N", value_parser = values::between::<u16>(0..=65535))]
    port: u16,

    /// Another name under which the page is reached, such as that of a port that SSH, Docker or an
    /// editor passes on; may be repeated. It listens on this computer all the same.
    #[arg(long, value_name = "HOST[:PORT]", value_parser = values::host)]
    allow_host: Vec<String>,

    /// Open the page in the browser.
    #[arg(long)]
    open: bool,

    #[command(flatten)]
    limits: Limits,
}

/// The most ports that are tried if one is taken.
const MOST_PORTS: u16 = 50;

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let io = |error: std::io::Error| Failure::Io(say_of("cannot-serve", "why", error));
    let listener = bound(args.port).map_err(io)?;
    let port = listener.local_addr().map_err(io)?.port();
    listener.set_nonblocking(true).map_err(io)?;
    let runtime = workers::runtime(&args.limits)?;
    if port != args.port && args.port != 0 {
        warn(say("serve-port-taken", &[("port", args.port.to_string().as_str().into())]));
    }
    let address = format!("http://{}:{port}/", Ipv4Addr::LOCALHOST);
    context.output.line(say_of("serve-address", "address", &address))?;
    context.output.finish()?;
    if args.open && !opened(&address) {
        warn(say("serve-no-browser", &[]));
    }
    let router = router(Allowed::on(port, &args.allow_host), Workers::new(&args.limits));
    let server = async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        listen::serve(listener, router).await;
        Ok(())
    };
    workers::serve(runtime, server).unwrap_or(Ok(())).map_err(io)?;
    Ok(Success::All)
}

/// The routes of requests to their handlers.
fn router(allowed: Allowed, workers: Workers) -> Router {
    Router::new()
        .route("/api", post(work::answer).fallback(work::wrong_method))
        .fallback(assets::serve)
        .with_state(Arc::new(Desk::new(workers)))
        .layer(from_fn_with_state(allowed, guard::check))
}

/// Listens on this port, or on the next that is free.
fn bound(port: u16) -> std::io::Result<TcpListener> {
    let last = port.saturating_add(if port == 0 { 0 } else { MOST_PORTS });
    let mut result = TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    for next in port.saturating_add(1)..=last {
        match &result {
            Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => {
                result = TcpListener::bind((Ipv4Addr::LOCALHOST, next));
            }
            _ => break,
        }
    }
    result
}

/// Opens the page in the browser. Returns whether there is a program that does.
fn opened(address: &str) -> bool {
    let (program, before): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/c", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let mut command = Command::new(program);
    command.args(before).arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok()
}
