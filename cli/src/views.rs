//! `whydoku views`: the cells that each of the four views can fill.

use super::batch::{Batch, Form, Lines};
use super::columns::{Align, Column, columns};
use super::context::warn;
use super::input::{Entry, Input};
use super::{Context, Failure, Success, words};
use clap::ValueEnum;
use whydoku::Cancel;
use whydoku::board::CellSet;
use whydoku::chart::venn;
use whydoku::explain::{Argument, Explainer};
use whydoku::format::{Reading, Rest};
use whydoku::parallel::LIGHT;
use whydoku::report::{ErrorRecord, VIEW_NAMES, ViewsRecord};
use whydoku::views::{Views, look};

/// Shows what each of the four views (row, column, box, cell) can fill, and how far each
/// combination gets.
///
/// The row, column or box view fills a cell that is the only place left for a digit there; the cell
/// view fills a cell with one candidate left. The output has the cells that each view can fill now,
/// those that several can fill, and how far each of the 15 combinations gets without guessing. For
/// several puzzles the table shows means and the diagram totals; JSON has one object per puzzle.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// Also show how much guessing each combination needs to solve the puzzle.
    #[arg(long)]
    solve: bool,

    /// The output format.
    #[arg(long, value_enum, default_value = "table")]
    format: Layout,

    #[command(flatten)]
    batch: Batch,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Layout {
    /// Tables.
    Table,
    /// One JSON object per puzzle.
    Json,
    /// A Venn diagram of four sets.
    Svg,
}

/// Totals over all puzzles.
#[derive(Default)]
struct Sum {
    puzzles: usize,
    empty: usize,
    /// The only puzzle, whose cells are named.
    only: Option<Views>,
    fills: [usize; 4],
    regions: [usize; 16],
    combinations: [CombinationSum; 16],
}

#[derive(Clone, Copy, Default)]
struct CombinationSum {
    filled: usize,
    solved: usize,
    /// Over the puzzles solved with guessing: their number, the guesses, the greatest depth.
    guessed: usize,
    guesses: usize,
    depth: usize,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let mut sum = Sum::default();
    let form = if args.format == Layout::Json { Form::Rows(Lines::One) } else { Form::Document(None) };
    let mut bulk = args.batch.open(&args.input, form, context)?;
    let work = |_, entry, cancel: Cancel<'_>| seen(entry, args.solve, cancel);
    let success = bulk.each(&args.input, context, LIGHT, work, |context, seen| match seen {
        Ok(seen) => {
            if args.format == Layout::Json {
                let puzzle = seen.reading.puzzle();
                let record = ViewsRecord::new(puzzle.clone(), seen.empty, &seen.views);
                context.record(&record, Some(&puzzle), &seen.reading.rest, false)?;
            }
            let success = Success::unless(seen.wrong.is_some());
            seen.wrong.into_iter().for_each(warn);
            sum.add(seen.empty, seen.views);
            Ok(success)
        }
        Err(unseen) => {
            if args.format == Layout::Json {
                context.record(&unseen.record, None, &unseen.rest, false)?;
            } else {
                warn(unseen.words);
            }
            Ok(Success::SomeFailed)
        }
    })?;
    let explainer = Explainer::new(context.language());
    match args.format {
        Layout::Json => {}
        Layout::Table if sum.puzzles > 0 => table(&sum, args.solve, &explainer, context)?,
        Layout::Svg if sum.puzzles > 0 => {
            let names = VIEW_NAMES.map(|view| say(&explainer, &format!("view-{view}"), &[]));
            let labels = [0, 1, 2, 3].map(|view| names[view].as_str());
            let (outside, title) = (say(&explainer, "views-outside", &[]), say(&explainer, "views-title", &[]));
            context.output.text(venn(labels, sum.regions, &outside, &title))?;
        }
        _ => {}
    }
    bulk.finish(success, context)?;
    Ok(success)
}

/// A position that was looked at.
struct Seen {
    reading: Reading,
    empty: usize,
    views: Views,
    /// What disagrees with its solution.
    wrong: Option<String>,
}

/// A row without views.
struct Unseen {
    record: ErrorRecord,
    rest: Rest,
    words: String,
}

fn seen(entry: Entry, solve: bool, cancel: Cancel<'_>) -> Result<Seen, Box<Unseen>> {
    let reading = entry.map_err(|error| {
        let (record, words) = (ErrorRecord::new(&error), words::error(&error));
        Unseen { record, rest: error.rest().clone(), words }
    })?;
    let unseen = |record: ErrorRecord, problem: String| {
        let words = words::at(&reading, &problem);
        Box::new(Unseen { record, rest: reading.rest.clone(), words })
    };
    let position = reading.position().map_err(|conflict| {
        unseen(ErrorRecord::conflict(reading.puzzle(), &reading.source, &conflict), words::conflict(&conflict))
    })?;
    let views = look(&position, solve, cancel).map_err(|_| {
        let problem = words::say("timed-out", &[]);
        unseen(ErrorRecord::of_puzzle(reading.puzzle(), &reading.source, "cancelled", problem.clone()), problem)
    })?;
    let wrong = words::wrong(&reading, cancel);
    Ok(Seen { empty: position.empty_cells().len(), views, wrong, reading })
}

impl Sum {
    fn add(&mut self, empty: usize, views: Views) {
        self.puzzles += 1;
        self.empty += empty;
        for (sum, cells) in self.fills.iter_mut().zip(&views.fills) {
            *sum += cells.len();
        }
        for (sum, cells) in self.regions.iter_mut().zip(&views.regions) {
            *sum += cells.len();
        }
        for combination in &views.combinations {
            let sum = &mut self.combinations[combination.views];
            sum.filled += combination.filled;
            sum.solved += usize::from(combination.solved);
            if let Some(guessing) = combination.guessing {
                sum.guessed += 1;
                sum.guesses += guessing.guesses;
                sum.depth = sum.depth.max(guessing.depth);
            }
        }
        self.only = (self.puzzles == 1).then_some(views);
    }

    /// The mean of a total, or the number itself for a single puzzle.
    fn mean(&self, sum: usize, of: usize) -> String {
        if self.puzzles == 1 { sum.to_string() } else { format!("{:.2}", sum as f64 / of.max(1) as f64) }
    }
}

fn table(sum: &Sum, guess: bool, explainer: &Explainer, context: &mut Context) -> Result<(), Failure> {
    let say = |key: &str, arguments: &[(&str, Argument)]| say(explainer, key, arguments);
    let mean = |number: usize| sum.mean(number, sum.puzzles);
    let named = |cells: Option<CellSet>| -> String {
        cells.unwrap_or_default().iter().map(|cell| format!(" {cell}")).collect()
    };
    let count = Column::at_least(Align::Right, 7);
    let name = Column::at_least(Align::Left, 6);
    let text = Column::new(Align::Left);

    let counts = [("count", sum.puzzles.into()), ("empty", mean(sum.empty).as_str().into())];
    context.output.line(say("views-puzzles", &counts))?;

    let fills = [0, 1, 2, 3].map(|view| {
        let cells = sum.only.as_ref().map(|views| views.fills[view]);
        [say(&format!("view-{}", VIEW_NAMES[view]), &[]), mean(sum.fills[view]), named(cells)]
    });
    section(&say("views-fills", &[]), columns([Column::at_least(Align::Left, 8), count, text], &fills), context)?;

    // Combination 0 comes last, without its cells: all that no view can fill.
    let regions = (1..16).chain([0]).map(|mask| {
        let cells = sum.only.as_ref().filter(|_| mask > 0).map(|views| views.regions[mask]);
        with_ticks(mask, explainer, [mean(sum.regions[mask]), named(cells), String::new()])
    });
    let layout = [name, name, name, name, count, text, text];
    section(&say("views-regions", &[]), columns(layout, &regions.collect::<Vec<_>>()), context)?;

    let combinations = (1..16).map(|mask| {
        let combination = &sum.combinations[mask];
        let solved = match (sum.puzzles, combination.solved) {
            (1, 0) => String::new(),
            (1, _) => say("views-solved", &[]),
            (_, solved) => say("views-solved-many", &[("count", solved.into())]),
        };
        let guessing = (combination.guessed > 0).then(|| {
            let guesses = sum.mean(combination.guesses, combination.guessed);
            say("views-guesses", &[("guesses", guesses.as_str().into()), ("depth", combination.depth.into())])
        });
        with_ticks(mask, explainer, [mean(combination.filled), solved, guessing.unwrap_or_default()])
    });
    let heading = say(if guess { "views-combinations-guessing" } else { "views-combinations" }, &[]);
    let layout = [name, name, name, name, count, Column::at_least(Align::Left, 12), text];
    section(&heading, columns(layout, &combinations.collect::<Vec<_>>()), context)
}

/// Writes a table below its heading.
fn section(heading: &str, rows: Vec<String>, context: &mut Context) -> Result<(), Failure> {
    context.output.line("")?;
    context.output.line(heading)?;
    for row in rows {
        context.output.line(format!("  {row}"))?;
    }
    Ok(())
}

/// A row that begins with four columns, which name the views of the combination.
fn with_ticks(mask: usize, explainer: &Explainer, rest: [String; 3]) -> [String; 7] {
    let tick = |view: usize| match mask >> view & 1 {
        0 => "·".into(),
        _ => say(explainer, &format!("view-{}", VIEW_NAMES[view]), &[]),
    };
    let [count, first, second] = rest;
    [tick(0), tick(1), tick(2), tick(3), count, first, second]
}

fn say(explainer: &Explainer, key: &str, arguments: &[(&str, Argument)]) -> String {
    explainer.phrase(key, arguments).to_string()
}
