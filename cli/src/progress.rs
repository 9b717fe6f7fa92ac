//! Progress on stderr, hidden unless a person is watching.

use super::words::say;
use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

/// Counts puzzles, if stderr is a terminal and stdout is not.
pub fn counter() -> ProgressBar {
    let bar = styled(ProgressBar::new_spinner(), "{spinner} {msg} {human_pos}, {per_sec}, {elapsed}");
    if !bar.is_hidden() {
        bar.set_message(say("progress-puzzles", &[]));
    }
    bar
}

/// A message that changes, if stderr is a terminal and stdout is not.
pub fn message() -> ProgressBar {
    styled(ProgressBar::new_spinner(), "{spinner} {msg}, {elapsed}")
}

/// A bar with a message, if stderr is a terminal and stdout is not.
pub fn bar(length: u64) -> ProgressBar {
    styled(ProgressBar::new(length), "{wide_bar} {msg} {elapsed}")
}

/// Counts the rows of a long run, with its progress and the time it will still take where the
/// length of the input is known; if stderr is a terminal and the rows go elsewhere.
pub struct Rows {
    bar: ProgressBar,
    count: usize,
    started: Instant,
    drawn: Instant,
}

/// The least time between drawings of the bar.
const BETWEEN_DRAWINGS: Duration = Duration::from_millis(100);

impl Rows {
    /// Nothing counted yet. `length` is that of the input in bytes.
    pub fn new(length: Option<u64>, to_stdout: bool) -> Rows {
        let bar = match (to_stdout && io::stdout().is_terminal(), length) {
            (true, _) => ProgressBar::hidden(),
            (false, Some(length)) => {
                with_template(ProgressBar::new(length), "{wide_bar} {percent}%  {msg}  {elapsed} (+{eta})")
            }
            (false, None) => with_template(ProgressBar::new_spinner(), "{spinner} {msg}  {elapsed}"),
        };
        Rows { bar, count: 0, started: Instant::now(), drawn: Instant::now() }
    }

    /// Counts rows, and the bytes that were read so far.
    pub fn count(&mut self, rows: usize, read: u64) {
        self.count += rows;
        if self.bar.is_hidden() || self.drawn.elapsed() < BETWEEN_DRAWINGS {
            return;
        }
        self.drawn = Instant::now();
        let speed = self.count as f64 / self.started.elapsed().as_secs_f64();
        let speed = if speed < 10.0 { format!("{speed:.1}") } else { format!("{speed:.0}") };
        self.bar.set_position(read);
        self.bar.set_message(say("rate-progress", &[("count", self.count.into()), ("speed", speed.as_str().into())]));
    }
}

/// A bar that disappears when it is dropped. indicatif hides it if stderr is not a terminal, and
/// draws at most twenty times a second.
fn styled(bar: ProgressBar, template: &str) -> ProgressBar {
    if io::stdout().is_terminal() {
        return ProgressBar::hidden();
    }
    with_template(bar, template)
}

fn with_template(bar: ProgressBar, template: &str) -> ProgressBar {
    // The templates are valid; the default style would do, too.
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    bar.with_style(style).with_finish(ProgressFinish::AndClear)
}
