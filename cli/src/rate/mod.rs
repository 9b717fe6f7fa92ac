//! `whydoku rate`: how hard puzzles are, one or ten million of them.

mod agreement;
mod filter;
mod histogram;
mod names;
mod ordered;
mod rated;
mod sheet;
mod template;
mod why;

use super::batch::{Batch, Done, Form, Lines};
use super::context::warn;
use super::input::Input;
use super::words::{say, say_of};
use super::{Context, Failure, Success, named, progress, selection, spare, values};
use agreement::Agreement;
use clap::ValueEnum;
use filter::Filter;
use histogram::Histogram;
use ordered::Ordered;
use rated::Work;
use serde::Serialize;
use sheet::{Sheet, Style};
use std::io::Write;
use std::path::{Path, PathBuf};
use template::Template;
use why::Why;
use whydoku::explain::Explainer;
use whydoku::format::Rest;
use whydoku::parallel::LIGHT;
use whydoku::rating::se::{Edition, Tenths};
use whydoku::rating::whips::LONGEST;
use whydoku::rating::{Currency, RatingPlan};
use whydoku::report::{currencies_of, edition_of};
use whydoku::technique::Profile;

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

    /// Compute only this rating; may be repeated [default: se, hodoku, grade, search].
    #[arg(long, value_enum, value_name = "RATING")]
    only: Vec<Only>,

    /// Take this edition of the rating of Sudoku Explainer; may be repeated [default: classic].
    #[arg(long, value_enum, value_name = "EDITION")]
    se: Vec<Explainers>,

    /// Use no technique that assumes that the puzzle has only one solution. The rating of Sudoku
    /// Explainer is then that without unique rectangles, loops and the bivalue universal grave.
    #[arg(long)]
    no_uniqueness: bool,

    /// The techniques of the grade and the path, in the order of trial: standard, singles, whips,
    /// or a file in TOML. The ratings of Sudoku Explainer and HoDoKu are what they are.
    #[arg(long, value_name = "NAME|FILE.toml", value_parser = named::profile(), hide_possible_values = true)]
    profile: Option<String>,

    /// Add a column with the solution.
    #[arg(long)]
    solution: bool,

    /// Add a column with the number of steps of Sudoku Explainer that are rated above this.
    #[arg(long, value_name = "ER", value_parser = values::tenths)]
    steps_above: Option<Tenths>,

    /// Add the step that sets this rating, in words; may be repeated. The whole path is told by
    /// `explain --profile` with se, se-extended, se-bank, hodoku, whips, g-whips, braids or
    /// g-braids.
    #[arg(long, value_enum, value_name = "RATING")]
    why: Vec<Why>,

    /// Take the lowest rating of Sudoku Explainer over the eight turns and mirrors of the grid; it
    /// may depend on them.
    #[arg(long)]
    orientations: bool,

    /// The longest whips and braids to look for; a puzzle that needs a longer one has `>N`.
    #[arg(long, value_name = "N", default_value_t = LONGEST, value_parser = values::between(1..=MOST_LENGTH))]
    max_length: u8,

    /// Write only puzzles whose ER is above this, and those without a rating.
    #[arg(long, value_name = "ER", value_parser = values::tenths)]
    only_above: Option<Tenths>,

    /// Write only rows that fulfil this condition: 'er >= 7.2 and clues <= 24'. It may ask for
    /// any column, also one of the input; there are and, or, not, brackets and the signs = != < <=
    /// > >=, and grades and levels are ordered.
    #[arg(long = "where", value_name = "CONDITION")]
    filter: Option<Filter>,

    /// Print a histogram of the ratings, as JSON with --format jsonl; with FILE.svg, also draw the
    /// first one. The rows are written only with --output.
    #[arg(long, value_name = "FILE.svg", num_args = 0..=1, require_equals = true)]
    histogram: Option<Option<PathBuf>>,

    /// Print how the ratings agree: the rank correlation of every two, as JSON with --format jsonl;
    /// with FILE.svg, also draw the first two. The rows are written only with --output.
    #[arg(long, value_name = "FILE.svg", num_args = 0..=1, require_equals = true)]
    agreement: Option<Option<PathBuf>>,

    #[command(flatten)]
    batch: Batch,
}

/// The greatest value of --max-length; no known puzzle needs half of it.
const MOST_LENGTH: u8 = 99;

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
    /// W, gW, B and gB: the longest whip or braid, without and with groups; and the depth of trial
    /// and error. Only on request.
    Whips,
    /// BxB and BxBB: the longest braid behind one supposition, or two, for puzzles that trial and
    /// error of depth 1 does not solve. Only on request.
    Bxb,
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
            Only::Whips => Currency::Whips,
            Only::Bxb => Currency::Bxb,
            Only::Path => Currency::Path,
        }
    }
}

/// An edition of the rating of Sudoku Explainer, as an option names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Explainers {
    /// Sudoku Explainer 1.2.1, the numbers of forums and collections.
    Classic,
    /// Sukaku Explainer 1.18 as it comes: columns er_extended and so on.
    Extended,
    /// The puzzle bank of Sudoku Exchange: columns er_bank and so on.
    Bank,
}

impl From<Explainers> for Edition {
    fn from(edition: Explainers) -> Edition {
        match edition {
            Explainers::Classic => Edition::Classic,
            Explainers::Extended => Edition::Extended,
            Explainers::Bank => Edition::Bank,
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

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let asked = asked(&args)?;
    let profile = match &asked.profile {
        Some(profile) => profile.clone(),
        None if args.no_uniqueness => Profile::standard().without_uniqueness(),
        None => Profile::standard(),
    };
    let is_json = args.format == Layout::Jsonl && args.template.is_none();
    let style = args.template.map_or_else(|| args.format.style(), Style::Template);
    let explainer = Explainer::new(context.language());
    let lines = match style {
        _ if args.only_above.is_some() || args.filter.is_some() => Lines::Any,
        Style::Line if !args.why.is_empty() => Lines::Any,
        Style::Csv => Lines::Record,
        Style::Line | Style::Jsonl | Style::Template(_) => Lines::One,
    };
    let mut sheet = Sheet::new(style, explainer, context.records, &asked, !args.why.is_empty());
    let mut histogram = args.histogram.is_some().then(|| Histogram::new(&asked.currencies));
    let mut agreement = args.agreement.is_some().then(|| Agreement::new(sheet.own(), &asked));
    let counts = [("--histogram", histogram.is_some()), ("--agreement", agreement.is_some())];
    let counts = counts.into_iter().find(|(_, is_asked)| *is_asked);
    let writes_rows = args.batch.file().is_some() || counts.is_none();
    if let (Some((other, _)), true) = (counts, args.batch.resumes()) {
        return Err(Failure::Usage(say("usage-conflict", &[("argument", "--resume".into()), ("other", other.into())])));
    }
    let mut bulk = args.batch.open(&args.input, Form::Rows(lines), context)?;
    if let (Some(header), Style::Csv) = (bulk.header(), &sheet.style)
        && !sheet.continue_below(header)
    {
        let (file, found) = (args.batch.name(), header.chars().take(40).collect::<String>());
        let slots = [("file", file.as_str().into()), ("found", found.as_str().into())];
        return Err(Failure::Usage(say("rate-other-header", &slots)));
    }
    let work = Work {
        asked: &asked,
        profile: &profile,
        why: &args.why,
        sheet: &sheet,
        filter: args.filter.as_ref(),
        writes_lines: counts.is_none(),
    };
    let mut ordered = Ordered::new(&sheet);
    let mut progress = progress::Rows::new(args.input.length(), args.batch.file().is_none());
    let input = &args.input;
    let success = bulk.each_portion(
        input,
        context,
        LIGHT,
        |rows| work.rated(rows),
        |context, portion| {
            progress.count(portion.count, input.read());
            context.output.write_all(&portion.lines)?;
            spare::give(portion.lines);
            for row in portion.rows {
                if !sheet.is_wanted(&row, args.filter.as_ref())? {
                    continue;
                }
                if let Some(histogram) = &mut histogram {
                    histogram.count(&row.rated.ratings, row.rated.error.is_some());
                }
                if let Some(agreement) = &mut agreement {
                    agreement.count(&row, &explainer);
                }
                if writes_rows && !work.is_below(&row) {
                    ordered.lines(row)?.iter().try_for_each(|line| context.output.line(line))?;
                }
            }
            Ok(Done { success: Success::unless(portion.failed), is_settled: ordered.is_settled() })
        },
    )?;
    if writes_rows {
        ordered.end()?.iter().try_for_each(|line| context.output.line(line))?;
    }
    bulk.finish(success, context)?;
    if ordered.lost() > 0 {
        warn(say("rate-lost", &[("count", ordered.lost().into())]));
    }
    if let (Some(histogram), Some(picture)) = (histogram, args.histogram) {
        show(context, is_json, &histogram.record(), || histogram.table(&explainer))?;
        draw(picture.as_deref(), || histogram.chart(&explainer).to_svg())?;
    }
    if let (Some(agreement), Some(picture)) = (agreement, args.agreement) {
        show(context, is_json, &agreement.record(), || agreement.table(&explainer))?;
        draw(picture.as_deref(), || agreement.scatter(&explainer).to_svg())?;
    }
    Ok(success)
}

/// Writes what was counted, as JSON or as a table.
fn show(
    context: &mut Context,
    is_json: bool,
    record: &impl Serialize,
    table: impl FnOnce() -> Vec<String>,
) -> Result<(), Failure> {
    if is_json {
        context.record(record, None, &Rest::Nothing, false)?;
    } else {
        table().iter().try_for_each(|line| context.output.line(line))?;
    }
    Ok(())
}

/// Writes a picture, if there is a file for it.
fn draw(path: Option<&Path>, picture: impl FnOnce() -> String) -> Result<(), Failure> {
    let Some(path) = path else { return Ok(()) };
    std::fs::write(path, picture())
        .map_err(|error| Failure::Io(say_of("cannot-write", "why", format!("{}: {error}", path.display()))))
}

/// The ratings to compute, if the arguments make sense.
fn asked(args: &Args) -> Result<RatingPlan, Failure> {
    let needed = |argument: &str| Failure::Usage(say_of("rate-needs-se", "argument", argument));
    let only: Vec<Currency> = args.only.iter().map(|&only| only.into()).collect();
    let currencies = names::kinds(&only);
    let has_se = currencies.contains(&Currency::Se);
    if args.orientations && !has_se {
        return Err(needed("--orientations"));
    }
    if args.only_above.is_some() && !has_se {
        return Err(needed("--only-above"));
    }
    if args.steps_above.is_some() && !has_se {
        return Err(needed("--steps-above"));
    }
    if !args.se.is_empty() && !has_se {
        return Err(needed("--se"));
    }
    if let Some(why) = args.why.iter().find(|why| !currencies.contains(&why.currency())) {
        return Err(Failure::Usage(say_of("rate-left-out", "name", why.name())));
    }
    let chosen: Vec<Edition> = args.se.iter().map(|&edition| edition.into()).collect();
    let editions = if chosen.is_empty() { vec![Edition::Classic] } else { names::sorted(&chosen) };
    let is_there = |all: &[Currency]| all.iter().any(|currency| currencies.contains(currency));
    let left_out = |column: &&str| {
        currencies_of(column).is_some_and(|all| !is_there(all))
            || edition_of(column).is_some_and(|edition| !editions.contains(&edition))
    };
    if let Some(column) = args.filter.iter().flat_map(Filter::columns).find(left_out) {
        return Err(Failure::Usage(say_of("rate-left-out", "name", column)));
    }
    let uniqueness = !args.no_uniqueness;
    let profile = args.profile.as_deref().map(selection::profile).transpose()?;
    let profile = profile.map(|profile| if uniqueness { profile } else { profile.without_uniqueness() });
    Ok(RatingPlan {
        currencies,
        editions,
        uniqueness,
        orientations: args.orientations,
        above: args.only_above,
        longest: args.max_length,
        profile,
        solution: args.solution,
        steps_above: args.steps_above,
    })
}
