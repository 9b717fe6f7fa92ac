//! Measures how long a search takes, and stops it at a time limit.
//!
//! The searches themselves have no clock. A search is allowed some nodes at a time; the clock and
//! the flag that cancels it are read in between.

use std::time::{Duration, Instant};
use whydoku::board::Grid;
use whydoku::search::Effort;
use whydoku::search::classic::{Method, Settings, Status, ViewChoice};
use whydoku::{Cancel, Cancelled};

/// The limits of a search.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The number of solutions after which it ends.
    pub solutions: u64,
    pub nodes: Option<u64>,
    pub time: Option<Duration>,
}

/// The result of a search.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    pub solutions: u64,
    pub gave_up: bool,
    pub effort: Effort,
    pub time: Duration,
}

/// The number of nodes between two readings of the clock: about a millisecond for the slowest
/// method.
const SLICE: u64 = 500;

/// Runs a method on a grid.
///
/// # Errors
/// If it is cancelled.
pub fn run(
    method: &Method,
    grid: &Grid,
    views: &ViewChoice,
    limits: &Limits,
    cancel: Cancel<'_>,
) -> Result<Run, Cancelled> {
    let most = limits.nodes.unwrap_or(u64::MAX);
    let settings = Settings { nodes: SLICE.min(most), views: views.clone() };
    let start = Instant::now();
    let mut search = (method.start)(grid, &settings);
    let (mut solutions, mut gave_up) = (0, false);
    while solutions < limits.solutions {
        if search.next().is_some() {
            solutions += 1;
        }
        match search.status() {
            Status::Exhausted => break,
            Status::Paused => {
                if cancel.is_cancelled() {
                    return Err(Cancelled);
                }
                let left = most - search.effort().nodes;
                gave_up = left == 0 || limits.time.is_some_and(|time| start.elapsed() >= time);
                if gave_up {
                    break;
                }
                search.allow(SLICE.min(left));
            }
            Status::Searching => {}
        }
    }
    Ok(Run { solutions, gave_up, effort: search.effort(), time: start.elapsed() })
}
