//! Several solutions of a puzzle, each written as soon as it is found.

use super::method::{self, check_views};
use super::named;
use super::words::say;
use super::{Context, Failure, values};
use std::time::{Duration, Instant};
use whydoku::Cancelled;
use whydoku::board::{Grid, Position};
use whydoku::format::{Reading, Rest};
use whydoku::report::SolutionRecord;
use whydoku::search::classic::{self, Method, Settings, Status, ViewChoice};
use whydoku::solve::Outcome;

/// The default limit of a count of solutions, about a second's work. A nearly empty grid has more
/// than could be counted in a lifetime.
const MOST_COUNTED: u64 = 10_000_000;

/// With fewer clues a puzzle has several solutions, and often very many.
const FEWEST_CLUES: usize = 17;

/// The nodes between looks at the clock.
const NODES: u64 = 1 << 14;

/// A puzzle and what came with it.
pub struct Asked {
    pub puzzle: String,
    pub rest: Rest,
}

impl From<Reading> for Asked {
    fn from(reading: Reading) -> Asked {
        Asked { puzzle: reading.puzzle(), rest: reading.rest }
    }
}

/// How to search, and for how many solutions.
#[derive(clap::Args, Debug)]
pub struct Search {
    /// The search method: backtracking, bitmaps, cursor, candidates, trail, four-views,
    /// fewest-first, dancing-links or fast [default: the fastest]. `whydoku compare` describes
    /// them. Methods start from the filled cells and refuse positions with removed candidates.
    #[arg(long, value_name = "ID", value_parser = named::method(), hide_possible_values = true)]
    method: Option<&'static Method>,

    /// The views in which four-views and fewest-first look for singles: any of r (row), c (column),
    /// b (box) and x (cell), in the order given.
    #[arg(long, value_name = "VIEWS", requires = "method", value_parser = values::views)]
    views: Option<ViewChoice>,

    /// Print every solution, each on its own line as soon as it is found.
    #[arg(long, conflicts_with = "outcome")]
    all: bool,

    /// Print at most N solutions of each puzzle, each on its own line as soon as it is found; 0 for
    /// no limit.
    #[arg(long, value_name = "N", value_parser = values::limit, conflicts_with = "outcome")]
    limit: Option<u64>,

    /// Print only the number of solutions; "N+" if there are more than --limit N [default:
    /// 10,000,000], or time ran out.
    #[arg(long, conflicts_with = "outcome")]
    pub count: bool,
}

impl Search {
    /// Checks that the options fit together.
    pub fn check(&self) -> Result<(), Failure> {
        check_views(self.views.as_ref(), self.method.into_iter()).map_err(Failure::Usage)
    }

    /// Whether the output goes beyond one answer per puzzle.
    pub fn many(&self) -> bool {
        self.all || self.count || self.limit.is_some()
    }

    /// Whether solutions are written one by one.
    pub fn prints_each(&self) -> bool {
        self.many() && !self.count
    }

    /// Whether a method is named.
    pub fn has_method(&self) -> bool {
        self.method.is_some()
    }

    /// The most solutions of a puzzle that are counted or printed.
    fn most(&self) -> u64 {
        match self.limit {
            Some(limit) => limit,
            None if self.count => MOST_COUNTED,
            None => u64::MAX,
        }
    }

    /// The default limit of a count, if this puzzle is likely to reach it.
    pub fn bound_to_tell(&self, puzzle: &Grid) -> Option<u64> {
        let has_few = puzzle.filled().len() < FEWEST_CLUES;
        (self.count && self.limit.is_none() && has_few).then_some(MOST_COUNTED)
    }

    /// The solutions of a position.
    ///
    /// # Errors
    /// If a method is named but candidates were removed, as the methods start from the filled
    /// cells.
    fn solutions(&self, position: &Position, time: Option<Duration>) -> Result<Timed, Failure> {
        // A time beyond the range of the clock is no limit.
        let until = time.and_then(|time| Instant::now().checked_add(time));
        let nodes = if until.is_some() { NODES } else { u64::MAX };
        let settings = Settings { views: self.views.clone().unwrap_or_default(), nodes };
        let start = Position::new(position.digits());
        let whole = start.is_ok_and(|start| start.all_candidates() == position.all_candidates());
        let search = match (whole, self.method) {
            (true, method) => (method.unwrap_or(method::fastest()).start)(position.digits(), &settings),
            (false, None) => classic::from_position(position, &settings),
            (false, Some(_)) => return Err(Failure::Usage(say("usage-method", &[]))),
        };
        Ok(Timed { search, until })
    }

    /// Solves a position with the chosen method, which also looks for a second solution.
    pub fn outcome(&self, position: &Position, time: Option<Duration>) -> Result<Outcome, Failure> {
        let mut solutions = self.solutions(position, time)?;
        let both = solutions.next().and_then(|first| Ok((first, solutions.next()?)));
        Ok(match both {
            Err(Cancelled) => Outcome::Cancelled,
            Ok((None, _)) => Outcome::None,
            Ok((Some(only), None)) => Outcome::Solved(only),
            Ok((Some(first), Some(second))) => Outcome::Several(Box::new([first, second])),
        })
    }

    /// Counts the solutions of a position.
    pub fn counted(&self, position: &Position, time: Option<Duration>) -> Result<Counted, Failure> {
        let mut solutions = self.solutions(position, time)?;
        let (most, mut count) = (self.most(), 0);
        loop {
            match solutions.advance() {
                Ok(true) if count == most => return Ok(Counted { count, is_all: false, is_late: false }),
                Ok(true) => count += 1,
                Ok(false) => return Ok(Counted { count, is_all: true, is_late: false }),
                Err(Cancelled) => return Ok(Counted { count, is_all: false, is_late: true }),
            }
        }
    }

    /// Writes the solutions as they are found, with `layout` or as JSON.
    pub fn write_each(
        &self,
        asked: &Asked,
        position: &Position,
        time: Option<Duration>,
        layout: Option<impl Fn(&Grid) -> String>,
        context: &mut Context,
    ) -> Result<Counted, Failure> {
        let mut solutions = self.solutions(position, time)?;
        let (most, mut count) = (self.most(), 0);
        while count < most {
            let solution = match solutions.next() {
                Ok(Some(solution)) => solution,
                Ok(None) => return Ok(Counted { count, is_all: true, is_late: false }),
                Err(Cancelled) => return Ok(Counted { count, is_all: false, is_late: true }),
            };
            count += 1;
            match &layout {
                Some(layout) => context.output.line(layout(&solution))?,
                None => {
                    let record = SolutionRecord::new(&asked.puzzle, count, &solution);
                    context.record(&record, Some(&asked.puzzle), &asked.rest, false)?;
                }
            }
            // The next one may take long.
            context.output.finish()?;
        }
        Ok(Counted { count, is_all: false, is_late: false })
    }
}

/// A number of solutions.
pub struct Counted {
    pub count: u64,
    /// Whether there are no others.
    pub is_all: bool,
    /// Whether time ran out.
    pub is_late: bool,
}

/// A search that may run out of time.
struct Timed {
    search: Box<dyn classic::Search>,
    until: Option<Instant>,
}

impl Timed {
    /// The next solution, if there is one.
    fn next(&mut self) -> Result<Option<Grid>, Cancelled> {
        self.go_on(|search| search.next())
    }

    /// Goes to the next solution. Returns whether there is one.
    fn advance(&mut self) -> Result<bool, Cancelled> {
        self.go_on(|search| search.advance().then_some(())).map(|found| found.is_some())
    }

    fn go_on<T>(&mut self, next: impl Fn(&mut dyn classic::Search) -> Option<T>) -> Result<Option<T>, Cancelled> {
        loop {
            let found = next(&mut *self.search);
            if found.is_some() || self.search.status() != Status::Paused {
                return Ok(found);
            }
            if self.until.is_some_and(|until| until <= Instant::now()) {
                return Err(Cancelled);
            }
            self.search.allow(NODES);
        }
    }
}
