//! Progress on stderr, hidden unless a person is watching.

use super::words::say;
use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};
use std::io::{self, IsTerminal};

/// Counts puzzles, if stderr is a terminal and stdout is not.
pub fn counter() -> ProgressBar {
    styled(ProgressBar::new_spinner(), "{spinner} {msg} {human_pos}, {per_sec}, {elapsed}")
        .with_message(say("progress-puzzles", &[]))
}

/// A message that changes, if stderr is a terminal and stdout is not.
pub fn message() -> ProgressBar {
    styled(ProgressBar::new_spinner(), "{spinner} {msg}, {elapsed}")
}

/// A bar with a message, if stderr is a terminal and stdout is not.
pub fn bar(length: u64) -> ProgressBar {
    styled(ProgressBar::new(length), "{wide_bar} {msg} {elapsed}")
}

/// A bar that disappears when it is dropped. indicatif hides it if stderr is not a terminal, and draws at most twenty times
/// a second.
fn styled(bar: ProgressBar, template: &str) -> ProgressBar {
    if io::stdout().is_terminal() {
        return ProgressBar::hidden();
    }
    // The templates are valid; the default style would do, too.
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    bar.with_style(style).with_finish(ProgressFinish::AndClear)
}
