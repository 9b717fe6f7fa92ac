//! Several solutions of a puzzle, each written as soon as it is found.

use super::method::{self, check_views};
use super::named;
use super::words::say;
use super::{Context, Failure, values};
use whydoku::board::{Grid, Position};
use whydoku::format::{Reading, Rest};
use whydoku::report::{CountRecord, SolutionRecord};
use whydoku::search::classic::{self, Method, Settings, ViewChoice};
use whydoku::solve::Outcome;

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

    /// Print at most N solutions of each puzzle, each on its own line as soon as it is found.
    #[arg(long, value_name = "N", value_parser = values::at_least::<u64>(1), conflicts_with = "outcome")]
    limit: Option<u64>,

    /// Print only the number of solutions; with --limit N, "N+" if there are more.
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

    /// Whether a method is named.
    pub fn has_method(&self) -> bool {
        self.method.is_some()
    }

    /// The solutions of a position.
    ///
    /// # Errors
    /// If a method is named but candidates were removed, as the methods start from the filled
    /// cells.
    fn solutions(&self, position: &Position) -> Result<Box<dyn classic::Search>, Failure> {
        let settings = Settings { views: self.views.clone().unwrap_or_default(), ..Settings::default() };
        let start = Position::new(position.digits());
        let whole = start.is_ok_and(|start| start.all_candidates() == position.all_candidates());
        match (whole, self.method) {
            (true, method) => Ok((method.unwrap_or(method::fastest()).start)(position.digits(), &settings)),
            (false, None) => Ok(classic::from_position(position, &settings)),
            (false, Some(_)) => Err(Failure::Usage(say("usage-method", &[]))),
        }
    }

    /// Solves a position with the chosen method, which also looks for a second solution.
    pub fn outcome(&self, position: &Position) -> Result<Outcome, Failure> {
        let mut solutions = self.solutions(position)?;
        Ok(match (solutions.next(), solutions.next()) {
            (None, _) => Outcome::None,
            (Some(only), None) => Outcome::Solved(only),
            (Some(first), Some(second)) => Outcome::Several(Box::new([first, second])),
        })
    }

    /// Writes the number of solutions and returns it.
    pub fn write_count(
        &self,
        asked: &Asked,
        position: &Position,
        json: bool,
        context: &mut Context,
    ) -> Result<u64, Failure> {
        let mut solutions = self.solutions(position)?;
        let limit = self.limit.unwrap_or(u64::MAX);
        let mut count = 0;
        while count < limit && solutions.advance() {
            count += 1;
        }
        let all = count < limit || !solutions.advance();
        if json {
            let record = CountRecord::new(&asked.puzzle, count, all);
            context.record(&record, Some(&asked.puzzle), &asked.rest, false)?;
        } else {
            context.output.line(format!("{count}{}", if all { "" } else { "+" }))?
        }
        context.output.finish()?;
        Ok(count)
    }

    /// Writes the solutions as they are found, with `layout` or as JSON. Returns their number.
    pub fn write_each(
        &self,
        asked: &Asked,
        position: &Position,
        layout: Option<impl Fn(&Grid) -> String>,
        context: &mut Context,
    ) -> Result<u64, Failure> {
        let mut number = 0;
        for solution in self.solutions(position)? {
            number += 1;
            match &layout {
                Some(layout) => context.output.line(layout(&solution))?,
                None => {
                    let record = SolutionRecord::new(&asked.puzzle, number, &solution);
                    context.record(&record, Some(&asked.puzzle), &asked.rest, false)?;
                }
            }
            // The next one may take long.
            context.output.finish()?;
            if self.limit == Some(number) {
                break;
            }
        }
        Ok(number)
    }
}
