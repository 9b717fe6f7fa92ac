//! The options of work that is shared between machines and goes on after an interruption.

use super::checkpoint::Start;
use super::words::say;
use super::{jobs, values};
use std::num::{NonZeroU64, NonZeroUsize};
use std::str::FromStr;
use std::time::Duration;

/// The options with which an interrupted output goes on.
#[derive(clap::Args, Debug)]
pub struct Resumption {
    /// Go on with an output that was interrupted: puzzles that it has are not done again.
    /// FILE.resume, which is there until the output is complete, says that options, version and
    /// input are the same.
    #[arg(long, requires = "output")]
    resume: bool,

    /// Go on also where FILE.resume says that something is different, or is missing.
    #[arg(long, requires = "output")]
    force_resume: bool,
}

/// The options that say which share of the work is done, and how.
#[derive(clap::Args, Debug)]
pub struct Share {
    /// Take only every N-th puzzle, beginning with the I-th, to share the work between machines.
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,

    /// Give up on a puzzle after this number of seconds; 0 for no limit.
    #[arg(long, alias = "time-limit", value_name = "SECONDS", value_parser = values::seconds)]
    timeout: Option<Duration>,

    /// Worker threads [default: all CPUs]. The output does not depend on their number.
    #[arg(long, short, value_name = "N", value_parser = values::at_least(NonZeroUsize::MIN))]
    jobs: Option<NonZeroUsize>,
}

/// A share of the puzzles: every `of`-th, beginning with `first`.
#[derive(Clone, Copy, Debug)]
struct Shard {
    first: u64,
    of: NonZeroU64,
}

impl Shard {
    /// Whether the row with this number is one of the share.
    fn has(self, row: u64) -> bool {
        row.checked_sub(self.first).is_some_and(|before| before.is_multiple_of(self.of.get()))
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let parsed = || {
            let (first, of) = text.split_once('/')?;
            let shard = Shard { first: first.parse().ok()?, of: of.parse().ok()? };
            (1..=shard.of.get()).contains(&shard.first).then_some(shard)
        };
        parsed().ok_or_else(|| say("batch-shard", &[]))
    }
}

impl Resumption {
    /// Whether an interrupted output is to go on.
    pub fn is_wanted(&self) -> bool {
        self.resume || self.force_resume
    }

    pub fn start(&self) -> Start {
        match (self.resume, self.force_resume) {
            (_, true) => Start::Forced,
            (true, _) => Start::Resumed,
            _ => Start::New,
        }
    }
}

impl Share {
    /// Whether the row with this number is taken.
    pub fn has(&self, row: u64) -> bool {
        self.shard.is_none_or(|shard| shard.has(row))
    }

    /// Whether every row is taken.
    pub fn is_all(&self) -> bool {
        self.shard.is_none()
    }

    /// Whether a limit was named, or that there is none.
    pub fn has_timeout(&self) -> bool {
        self.timeout.is_some()
    }

    /// The number of rows that are taken out of so many.
    pub fn of(&self, rows: u64) -> u64 {
        self.shard.map_or(rows, |shard| (rows + shard.of.get() - shard.first) / shard.of)
    }

    /// The share as it was named.
    pub fn name(&self) -> Option<String> {
        self.shard.map(|shard| format!("{}/{}", shard.first, shard.of))
    }

    /// The number of threads.
    pub fn threads(&self) -> NonZeroUsize {
        jobs::threads(self.jobs)
    }

    /// The most time for a puzzle, if there is a limit.
    pub fn limit(&self) -> Option<Duration> {
        self.timeout.filter(|limit| !limit.is_zero())
    }
}
