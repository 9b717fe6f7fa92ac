//! `whydoku mcp`: the API as tools of the Model Context Protocol, on standard input and output.
//!
//! A tool is a method of the API under the same name (`tools`), so that a model gets what a page
//! gets, in plain words. Only protocol messages go to standard output. A tool reads no file and
//! starts no program.

mod server;
mod tools;

use super::words::say_of;
use super::workers::{self, Limits, Workers};
use super::{Context, Failure, Success};
use rmcp::ServiceExt;
use rmcp::service::ServerInitializeError;
use rmcp::transport::async_rw::AsyncRwTransport;
use server::Server;

/// Answers a language model over the Model Context Protocol, on standard input and output.
///
/// Its tools read a puzzle, give a hint or the next step, say why, judge moves, rate, generate, and
/// prove, each with its reasons. They read no file and start no program. In the configuration of
/// most clients: {"mcpServers": {"whydoku": {"command": "whydoku", "args": ["mcp"]}}}.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    limits: Limits,
}

/// The longest line that is read, in bytes. Requests have to be far shorter, but a longer line gets
/// no answer at all.
const LONGEST_LINE: usize = 1 << 24;

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let io = |why: String| Failure::Io(say_of("cannot-answer", "why", why));
    let runtime = workers::runtime(&args.limits)?;
    let server = Server::new(Workers::new(&args.limits), context.language());
    let ended = workers::serve(runtime, async {
        let lines = AsyncRwTransport::new_server(tokio::io::stdin(), tokio::io::stdout());
        let running = match server.serve(lines.with_max_line_length(LONGEST_LINE)).await {
            Ok(running) => running,
            // The client went away before it said anything.
            Err(ServerInitializeError::ConnectionClosed(_)) => return Ok(()),
            Err(error) => return Err(error.to_string()),
        };
        running.waiting().await.map(|_| ()).map_err(|error| error.to_string())
    });
    ended.unwrap_or(Ok(())).map_err(io)?;
    Ok(Success::All)
}
