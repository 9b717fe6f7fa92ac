//! `whydoku rate`: how hard puzzles are, one or ten million of them.

mod deadline;
mod histogram;
mod resume;
mod sheet;
mod template;

use super::context::warn;
use super::input::{Entry, Input, Number};
use super::output::Output;
use super::words::{self, say, say_of};
use super::{Context, Failure, Success, jobs, progress, values};
use clap::ValueEnum;
use deadline::Deadlines;
use histogram::Histogram;
use sheet::{Row, Sheet, Style};
use std::cell::Cell;
use std::num::{NonZeroU64, NonZeroUsize};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::{Duration, Instant};
use template::Template;
use whydoku::Cancel;
use whydoku::board::Conflict;
use whydoku::explain::Explainer;
use whydoku::format::{Reading, Rest};
use whydoku::lesson::path_length;
use whydoku::parallel::LIGHT;
use whydoku::rating::se::{RateError, Tenths};
use whydoku::rating::{Currency, RatingPlan, Ratings, Subject};

/// Rates puzzles: ER, EP and ED of Sudoku Explainer 1.2.1, level and score of HoDoKu, a grade in
/// plain words, and what a machine search needs.
///
/// One line per puzzle, in order. ER is the rating of the hardest step, EP that of the hardest step
/// up to the first placement, ED that of the first step. A puzzle that does not have exactly one
/// solution has an error: `none`, `several`, or why it cannot be read; or `timed out`. Exit code 0
/// if every puzzle has all ratings, otherwise 1.
///
/// A position with pencil marks (729 characters, a grid of candidates, a library line) is rated as
/// it stands, by what is left to do. Digits placed later do not count otherwise: it is the puzzle
/// of the givens that is rated.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// The output format.
    #[arg(long, value_enum, default_value = "line")]
    format: Layout,

    /// Write each puzzle like this, with the names of columns in braces: '{puzzle} {er}'. Columns
    /// of the input and {reasons} work, too; \t is a tab, {{ a brace.
    #[arg(long, value_name = "TEXT", conflicts_with = "format")]
    template: Option<Template>,

    /// Compute only this rating; may be repeated [default: all].
    #[arg(long, value_enum, value_name = "RATING")]
    only: Vec<Only>,

    /// Use no technique that assumes that the puzzle has only one solution. The rating of Sudoku
    /// Explainer is then that without unique rectangles, loops and the bivalue universal grave.
    #[arg(long)]
    no_uniqueness: bool,

    /// Take the lowest rating of Sudoku Explainer over the eight turns and mirrors of the grid; it
    /// may depend on them.
    #[arg(long)]
    orientations: bool,

    /// Write only puzzles whose ER is above this, and those without a rating.
    #[arg(long, value_name = "ER", value_parser = values::tenths)]
    only_above: Option<Tenths>,

    /// Print a histogram of the ratings; with FILE.svg, also draw the first one. The rows are
    /// written only with --output.
    #[arg(long, value_name = "FILE.svg", num_args = 0..=1, require_equals = true)]
    histogram: Option<Option<PathBuf>>,

    /// Write the rows to this file.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Go on with an output that was interrupted: rows that it has are not rated again.
    #[arg(long, requires = "output", conflicts_with_all = ["only_above", "histogram"])]
    resume: bool,

    /// Rate only every N-th puzzle, beginning with the I-th, to share the work between machines.
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,

    /// Give up on a puzzle after this number of seconds.
    #[arg(long, value_name = "SECONDS", value_parser = values::seconds)]
    timeout: Option<Duration>,

    /// Worker threads [default: all CPUs]. The output does not depend on their number.
    #[arg(long, short, value_name = "N", value_parser = values::at_least(NonZeroUsize::MIN))]
    jobs: Option<NonZeroUsize>,
}

/// A rating, as an option names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Only {
    /// ER, EP and ED of Sudoku Explainer 1.2.1.
    Se,
    /// Level and score of HoDoKu.
    Hodoku,
    /// A grade in plain words, with its reasons.
    Grade,
    /// Guesses and nodes of a machine search.
    Search,
    /// The length of the path that is told: steps beside singles, those of the gentlest path, and
    /// its words. Only on request.
    Path,
}

impl From<Only> for Currency {
    fn from(only: Only) -> Currency {
        match only {
            Only::Se => Currency::Se,
            Only::Hodoku => Currency::Hodoku,
            Only::Grade => Currency::Grade,
            Only::Search => Currency::Search,
            Only::Path => Currency::Path,
        }
    }
}

/// The format of the ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Layout {
    /// In words, side by side on a line; ER/EP/ED come first.
    Line,
    /// One record per line, with a header. Columns of the input are kept.
    Csv,
    /// One JSON object per line. Fields of the input are kept.
    Jsonl,
}

impl Layout {
    fn style(self) -> Style {
        match self {
            Layout::Line => Style::Line,
            Layout::Csv => Style::Csv,
            Layout::Jsonl => Style::Jsonl,
        }
    }
}

/// A share of the puzzles: every `of`-th, beginning with `first`.
#[derive(Clone, Copy, Debug)]
struct Shard {
    first: u64,
    of: NonZeroU64,
}

impl Shard {
    const ALL: Shard = Shard { first: 1, of: NonZeroU64::MIN };

    /// The number of the row among those of the shard, from 1.
    fn place(self, row: u64) -> Option<u64> {
        let before = row.checked_sub(self.first)?;
        before.is_multiple_of(self.of.get()).then_some(before / self.of + 1)
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
        parsed().ok_or_else(|| say("rate-shard", &[]))
    }
}

/// The most time between writes of rated rows, however few they are.
const BETWEEN_WRITES: Duration = Duration::from_secs(1);

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let asked = asked(&args)?;
    let style = args.template.map_or_else(|| args.format.style(), Style::Template);
    let explainer = Explainer::new(context.language());
    let mut sheet = Sheet::new(style, explainer, context.records, &asked);
    let mut histogram = args.histogram.is_some().then(|| Histogram::new(&asked.currencies));
    let writes_rows = args.output.is_some() || histogram.is_none();
    let mut done = Done::default();
    let stdout = match &args.output {
        Some(path) => {
            if args.input.is_file(path) {
                return Err(Failure::Usage(say_of("rate-own-input", "file", path.display())));
            }
            let target = resume::open(path, args.resume)?;
            done = Done::of(&target, path, &mut sheet)?;
            Some(std::mem::replace(&mut context.output, Output::file(target.file)))
        }
        None => None,
    };
    let shard = args.shard.unwrap_or(Shard::ALL);
    let keep = |number: Number, entry: &Entry| {
        let Some(place) = shard.place(number.row as u64) else { return false };
        done.pass(place, entry)
    };
    let deadlines = Deadlines::new(args.timeout)?;
    let work = |_, entry| rated(entry, &asked, &deadlines);
    let mut progress = progress::Rows::new(args.input.length(), args.output.is_none());
    let mut written = Instant::now();
    let input = &args.input;
    let success =
        input.each_numbered(context, (jobs::threads(args.jobs), LIGHT), keep, work, |context, row: Row| {
            done.check()?;
            progress.count(input.read());
            let success = Success::unless(row.error.is_some());
            if let Some(histogram) = &mut histogram {
                histogram.count(&row.ratings, row.error.is_some());
            }
            if writes_rows && (row.error.is_some() || !asked.is_below(&row.ratings)) {
                sheet.lines(row)?.iter().try_for_each(|line| context.output.line(line))?;
            }
            if written.elapsed() >= BETWEEN_WRITES {
                context.output.finish()?;
                written = Instant::now();
            }
            Ok(success)
        })?;
    done.check_all()?;
    if writes_rows {
        sheet.end()?.iter().try_for_each(|line| context.output.line(line))?;
    }
    context.output.finish()?;
    if sheet.lost() > 0 {
        warn(say("rate-lost", &[("count", sheet.lost().into())]));
    }
    if let Some(stdout) = stdout {
        context.output = stdout;
    }
    if let (Some(histogram), Some(picture)) = (histogram, args.histogram) {
        show(&histogram, picture.as_deref(), &explainer, context)?;
    }
    Ok(success)
}

/// Writes a histogram as a table, and as a picture if there is a file for it.
fn show(
    histogram: &Histogram,
    picture: Option<&Path>,
    explainer: &Explainer,
    context: &mut Context,
) -> Result<(), Failure> {
    histogram.table(explainer).iter().try_for_each(|line| context.output.line(line))?;
    let Some(path) = picture else { return Ok(()) };
    std::fs::write(path, histogram.chart(explainer).to_svg())
        .map_err(|error| Failure::Io(say_of("cannot-write", "why", format!("{}: {error}", path.display()))))
}

/// The ratings to compute, if the arguments make sense.
fn asked(args: &Args) -> Result<RatingPlan, Failure> {
    let needed = |argument: &str| Failure::Usage(say_of("rate-needs-se", "argument", argument));
    let only: Vec<Currency> = args.only.iter().map(|&only| only.into()).collect();
    let currencies = sheet::kinds(&only);
    let has_se = currencies.contains(&Currency::Se);
    if args.orientations && !has_se {
        return Err(needed("--orientations"));
    }
    if args.only_above.is_some() && !has_se {
        return Err(needed("--only-above"));
    }
    let (uniqueness, orientations, above) = (!args.no_uniqueness, args.orientations, args.only_above);
    Ok(RatingPlan { currencies, uniqueness, orientations, above })
}

/// The rows that an output has already.
#[derive(Default)]
struct Done {
    rows: u64,
    file: String,
    /// The last of them, where it begins with its puzzle.
    last: Option<String>,
    /// The number of them that were passed, and whether the last is about another puzzle.
    passed: Cell<u64>,
    is_other: Cell<bool>,
}

impl Done {
    fn of(target: &resume::Target, path: &Path, sheet: &mut Sheet) -> Result<Done, Failure> {
        let file = path.display().to_string();
        let mut done = Done { rows: target.lines, file, ..Done::default() };
        if done.rows == 0 {
            return Ok(done);
        }
        match sheet.style {
            Style::Csv => {
                if !sheet.continue_below(&target.first) {
                    let found: String = target.first.chars().take(40).collect();
                    let slots = [("file", done.file.as_str().into()), ("found", found.as_str().into())];
                    return Err(Failure::Usage(say("rate-other-header", &slots)));
                }
                done.rows -= 1;
                done.last = (done.rows > 0).then(|| target.last.clone());
            }
            Style::Jsonl => done.last = Some(target.last.clone()),
            Style::Line | Style::Template(_) => {}
        }
        Ok(done)
    }

    /// Whether the row with this number is still to be rated.
    fn pass(&self, number: u64, entry: &Entry) -> bool {
        if number > self.rows {
            return true;
        }
        self.passed.set(number);
        if let (true, Some(last), Ok(reading)) = (number == self.rows, &self.last, entry) {
            self.is_other.set(!last.contains(&subject(reading).0));
        }
        false
    }

    /// Fails if the output is about other puzzles.
    fn check(&self) -> Result<(), Failure> {
        let number = usize::try_from(self.rows).unwrap_or(usize::MAX);
        let slots = [("file", self.file.as_str().into()), ("number", number.into())];
        if self.is_other.get() { Err(Failure::Usage(say("rate-other-input", &slots))) } else { Ok(()) }
    }

    /// The same, or if it has more rows than the input.
    fn check_all(&self) -> Result<(), Failure> {
        self.check()?;
        let is_long = self.passed.get() < self.rows;
        if is_long { Err(Failure::Usage(say_of("rate-long-output", "file", &self.file))) } else { Ok(()) }
    }
}

/// The rated row of an entry.
fn rated(entry: Entry, asked: &RatingPlan, deadlines: &Deadlines) -> Row {
    let row = |puzzle: String, rest: Rest| Row { puzzle, rest, ratings: Ratings::default(), error: None };
    match entry {
        Err(error) => Row { error: Some(words::error(&error)), ..row(String::new(), error.rest().clone()) },
        Ok(reading) => {
            let (text, subject) = subject(&reading);
            let mut row = row(text, reading.rest);
            let rate = |cancel: Cancel<'_>| {
                let subject = subject?;
                asked.rate(&subject, &mut row.ratings, cancel)?;
                if asked.has(Currency::Path) && !asked.is_below(&row.ratings) {
                    row.ratings.path = path_length(&subject, asked.uniqueness, cancel)?;
                }
                Ok(())
            };
            row.error = deadlines.within(rate).err().map(told);
            row
        }
    }
}

/// The text of a reading for its row, and the subject to rate.
fn subject(reading: &Reading) -> (String, Result<Subject, Conflict>) {
    let subject = Subject::of(reading);
    (subject.as_ref().map_or_else(|_| reading.puzzle(), ToString::to_string), subject)
}

/// The reason a puzzle has no rating.
fn told(error: RateError) -> String {
    match error {
        RateError::Conflict(conflict) => words::conflict(&conflict),
        RateError::NoSolution => "none".into(),
        RateError::SeveralSolutions => "several".into(),
        RateError::Cancelled(_) => "timed out".into(),
    }
}
