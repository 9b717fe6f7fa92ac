//! `whydoku views`: what each of the four views sees.

use super::input::Input;
use super::{Context, Failure, Success};
use crate::Cancel;
use crate::diagram::venn;
use crate::explain::{Argument, Explainer};
use crate::report::{VIEW_NAMES, ViewsRecord};
use crate::views::{Views, look};
use clap::ValueEnum;

/// Shows which empty cells each of the four views (row, column, box, cell) can fill right now, which of them several
/// views see, and how far each of the 15 combinations of views gets without guessing.
///
/// A cell is filled by the row, column or box view when a digit has one place left there, by the cell view when one
/// digit is left in it. With many puzzles the table and the picture add them up; JSON has one object for each.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// Also what guessing each combination needs to solve the puzzle.
    #[arg(long)]
    solve: bool,

    /// How to write it.
    #[arg(long, value_enum, default_value = "table")]
    format: Layout,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Layout {
    /// Tables for reading.
    Table,
    /// One JSON object for each puzzle.
    Json,
    /// A Venn diagram of four sets.
    Svg,
}

/// What the views see in all puzzles together.
#[derive(Default)]
struct Sum {
    puzzles: usize,
    empty: usize,
    /// The cells of the only puzzle, so that they can be named.
    only: Option<Views>,
    fills: [usize; 4],
    regions: [usize; 16],
    combinations: [CombinationSum; 16],
}

#[derive(Clone, Copy, Default)]
struct CombinationSum {
    filled: usize,
    solved: usize,
    /// Of the puzzles that were solved with guessing: how many, the guesses, the greatest depth.
    guessed: usize,
    guesses: usize,
    depth: usize,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let mut failed = false;
    let mut sum = Sum::default();
    for item in args.input.readings()? {
        let read = match item {
            Err(error) if error.is_final() => return Err(Failure::Io(error.to_string())),
            Err(error) => Err(error.to_string()),
            Ok(reading) => {
                let position = reading.position();
                position
                    .map(|position| (reading.puzzle(), position))
                    .map_err(|conflict| format!("{}: {conflict}", reading.source))
            }
        };
        match read {
            Err(message) => {
                failed = true;
                eprintln!("whydoku: {message}");
            }
            Ok((puzzle, position)) => {
                let Ok(views) = look(&position, args.solve, Cancel::NEVER) else { continue };
                let empty = position.empty_cells().len();
                if args.format == Layout::Json {
                    context.output.json(&ViewsRecord::new(puzzle, empty, &views), false)?;
                }
                sum.add(empty, views);
            }
        }
    }
    let explainer = Explainer::new(context.language());
    match args.format {
        Layout::Json => {}
        Layout::Table if sum.puzzles > 0 => table(&sum, args.solve, &explainer, context)?,
        Layout::Svg if sum.puzzles > 0 => {
            let names = VIEW_NAMES.map(|view| say(&explainer, &format!("view-{view}"), &[]));
            let labels = [0, 1, 2, 3].map(|view| names[view].as_str());
            context.output.text(venn::venn(labels, sum.regions, &say(&explainer, "views-title", &[])))?;
        }
        _ => {}
    }
    Ok(Success::unless(failed))
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

    /// A sum over all puzzles, for a single puzzle as it is, else for each on average.
    fn shown(&self, sum: usize, of: usize) -> String {
        if self.puzzles == 1 { sum.to_string() } else { format!("{:.2}", sum as f64 / of.max(1) as f64) }
    }
}

fn table(sum: &Sum, guess: bool, explainer: &Explainer, context: &mut Context) -> Result<(), Failure> {
    let say = |key: &str, arguments: &[(&str, Argument)]| say(explainer, key, arguments);
    let mean = |number: usize| sum.shown(number, sum.puzzles);
    let output = &mut context.output;
    let counts = [("count", sum.puzzles.into()), ("empty", mean(sum.empty).as_str().into())];
    output.line(say("views-puzzles", &counts))?;

    output.line("")?;
    output.line(say("views-fills", &[]))?;
    for (view, name) in VIEW_NAMES.iter().enumerate() {
        let cells = sum.only.as_ref().map(|views| views.fills[view]);
        let cells = cells.map(|cells| cells.iter().map(|cell| format!(" {cell}")).collect::<String>());
        let name = padded(&say(&format!("view-{name}"), &[]), 10);
        output.line(format!("  {name}{:>7}  {}", mean(sum.fills[view]), cells.unwrap_or_default()).trim_end())?;
    }

    output.line("")?;
    output.line(say("views-regions", &[]))?;
    for (mask, &count) in sum.regions.iter().enumerate().skip(1).chain(sum.regions.iter().enumerate().take(1)) {
        // What no view can fill is too much to be named.
        let cells = sum.only.as_ref().filter(|_| mask > 0).map(|views| views.regions[mask]);
        let cells = cells.map(|cells| cells.iter().map(|cell| format!(" {cell}")).collect::<String>());
        output.line(
            format!("  {}{:>7}  {}", ticks(mask, explainer), mean(count), cells.unwrap_or_default()).trim_end(),
        )?;
    }

    output.line("")?;
    output.line(say(if guess { "views-combinations-guessing" } else { "views-combinations" }, &[]))?;
    for (mask, combination) in sum.combinations.iter().enumerate().skip(1) {
        let solved = match (sum.puzzles, combination.solved) {
            (1, 0) => String::new(),
            (1, _) => say("views-solved", &[]),
            (_, solved) => say("views-solved-many", &[("count", solved.into())]),
        };
        let guessing = (combination.guessed > 0).then(|| {
            let guesses = sum.shown(combination.guesses, combination.guessed);
            say("views-guesses", &[("guesses", guesses.as_str().into()), ("depth", combination.depth.into())])
        });
        let guessing = guessing.unwrap_or_default();
        let filled = mean(combination.filled);
        output
            .line(format!("  {}{filled:>7}  {}{guessing}", ticks(mask, explainer), padded(&solved, 14)).trim_end())?;
    }
    Ok(())
}

/// Four columns, with the name of each view of the combination.
fn ticks(mask: usize, explainer: &Explainer) -> String {
    let column = |view: usize| {
        let key = format!("view-{}", VIEW_NAMES[view]);
        let name = if mask >> view & 1 != 0 { say(explainer, &key, &[]) } else { "·".into() };
        padded(&name, 8)
    };
    (0..4).map(column).collect()
}

/// Filled up with blanks; Chinese characters are two columns wide.
fn padded(text: &str, width: usize) -> String {
    let blanks = width.saturating_sub(textwrap::core::display_width(text));
    format!("{text}{}", " ".repeat(blanks))
}

fn say(explainer: &Explainer, key: &str, arguments: &[(&str, Argument)]) -> String {
    explainer.phrase(key, arguments).to_string()
}
