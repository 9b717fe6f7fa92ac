//! The server: lists the tools and calls them, some at a time.

use super::super::workers::{Unanswered, Workers};
use super::tools::{Call, TOOLS};
use rmcp::handler::server::ServerHandler;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, Implementation, ListToolsResult,
    PaginatedRequestParams, ProgressNotificationParam, ServerCapabilities, ServerConfig, Tool, ToolAnnotations,
};
use rmcp::service::RequestContext;
use rmcp::{ErrorData, RoleServer};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::interval;
use whydoku::Progress;
use whydoku::api::{self, Code};
use whydoku::explain::Language;

/// What a model is told about all tools.
const INSTRUCTIONS: &str = "Sudoku solved the way a teacher would: every step has its reason and a proof. \
    A puzzle is 81 characters row by row, with . or 0 for empty cells, or any usual format. A position in the middle \
    of a game is a board, its givens, and its candidates, as the tools return them. Cells are r1c1 to r9c9; r1c2=5 places \
    a digit, r1c2<>5 eliminates a candidate. Never work out a Sudoku step yourself: ask for the next step, or have your \
    own checked.";

/// The time between two messages about how far a call is.
const BETWEEN_MESSAGES: Duration = Duration::from_millis(250);

/// The tools at the service of one client.
pub struct Server {
    workers: Workers,
    language: Language,
}

impl Server {
    /// A server that answers in this language unless it is asked for another.
    pub fn new(workers: Workers, language: Language) -> Server {
        Server { workers, language }
    }

    /// The answer to a call, with messages on the way to clients that want them.
    async fn answer(&self, call: &Call, context: &RequestContext<RoleServer>) -> Result<String, Unanswered> {
        let progress = Arc::new(Progress::default());
        let answer = self.workers.answer(call.request.clone(), progress.clone());
        tokio::pin!(answer);
        let token = context.meta.get_progress_token();
        let mut ticks = interval(BETWEEN_MESSAGES);
        let mut told = 0;
        loop {
            tokio::select! {
                answer = &mut answer => return answer,
                // The client no longer waits: what it gets does not matter, the work ends.
                () = context.ct.cancelled() => return Err(Unanswered::Lost),
                _ = ticks.tick(), if token.is_some() => {
                    let Some((done, of)) = progress.read().filter(|&(done, _)| done > told) else { continue };
                    told = done;
                    if let Some(token) = token.clone() {
                        let message = ProgressNotificationParam::new(token, done as f64).with_total(of as f64);
                        // A client that is gone ends the call itself.
                        let _ = context.peer.notify_progress(message).await;
                    }
                }
            }
        }
    }
}

impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(Implementation::new("whydoku", env!("CARGO_PKG_VERSION")))
            .with_instructions(INSTRUCTIONS)
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(TOOLS.iter().map(described).collect()))
    }

    fn get_tool(&self, name: &str) -> Option<Tool> {
        TOOLS.iter().find(|tool| tool.name == name).map(described)
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let Some(tool) = TOOLS.iter().find(|tool| tool.name == request.name) else {
            let names: Vec<&str> = TOOLS.iter().map(|tool| tool.name).collect();
            let message = format!("unknown tool '{}', expected {}", request.name, names.join(", "));
            return Err(ErrorData::invalid_params(message, None));
        };
        let arguments = request.arguments.unwrap_or_default();
        let lang = arguments.get("lang").and_then(Value::as_str).unwrap_or(self.language.tag()).to_owned();
        let call = match tool.call(arguments, self.language.tag()) {
            Ok(call) => call,
            // A model corrects itself if it is told, which it is not of errors of the protocol.
            Err(message) => return Ok(wrong(json!({ "code": "field", "message": message })).into()),
        };
        let answer = self.answer(&call, &context).await.unwrap_or_else(|unanswered| {
            let code = if unanswered == Unanswered::Busy { Code::Busy } else { Code::Cancelled };
            api::refusal(code, &lang)
        });
        Ok(match call.told(&answer) {
            Ok(result) => CallToolResult::structured(result),
            Err(error) => wrong(error),
        }
        .into())
    }
}

/// A tool as clients see it.
fn described(tool: &super::tools::Tool) -> Tool {
    let annotations = ToolAnnotations::new().read_only(true).destructive(false).idempotent(true).open_world(false);
    Tool::new(tool.name, tool.description, Arc::new(tool.input.clone())).with_annotations(annotations)
}

/// A result that is an error: a message for the model, with its code and its place for programs.
fn wrong(error: Value) -> CallToolResult {
    let message = error["message"].as_str().unwrap_or_default();
    let place = match (error["line"].as_u64(), error["column"].as_u64()) {
        (Some(line), Some(column)) => format!("line {line}, column {column}: "),
        _ => String::new(),
    };
    let mut result = CallToolResult::error(vec![ContentBlock::text(format!("{place}{message}"))]);
    result.structured_content = Some(error);
    result
}
