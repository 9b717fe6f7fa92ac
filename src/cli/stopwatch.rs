//! Measures how long a search takes, and stops it at a time limit.
//!
//! The searches themselves have no clock. A search with a time limit is allowed some nodes at a time, and the clock is
//! read in between.

use crate::board::Grid;
use crate::search::Effort;
use crate::search::classic::{Method, Settings, Status, ViewChoice};
use std::time::{Duration, Instant};

/// How far a search may go.
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

/// The number of nodes between two readings of the clock: about a millisecond for the slowest method.
const SLICE: u64 = 500;

/// Runs a method on a grid.
pub fn run(method: &Method, grid: &Grid, views: &ViewChoice, limits: &Limits) -> Run {
    let most = limits.nodes.unwrap_or(u64::MAX);
    let slice = if limits.time.is_some() { SLICE } else { u64::MAX };
    let settings = Settings { nodes: slice.min(most), views: views.clone() };
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
                let left = most - search.effort().nodes;
                gave_up = left == 0 || limits.time.is_some_and(|time| start.elapsed() >= time);
                if gave_up {
                    break;
                }
                search.allow(slice.min(left));
            }
            Status::Searching => {}
        }
    }
    Run { solutions, gave_up, effort: search.effort(), time: start.elapsed() }
}
