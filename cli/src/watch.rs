//! `whydoku watch`: a search, drawn as it runs.

use super::context::warn;
use super::input::{self, Input};
use super::method::check_views;
use super::named;
use super::{Context, Failure, Success, values, words};
use anstyle::{AnsiColor, Style};
use std::time::Duration;
use whydoku::Cancel;
use whydoku::board::{CellSet, Grid, Literal, Question};
use whydoku::diagram::film::film;
use whydoku::explain::{Explainer, Fragment};
use whydoku::format::{Column, framed};
use whydoku::search::classic::{Method, SearchEvent, Settings, Status, ViewChoice};

/// Shows how a method searches: cells filled, dead ends, steps back.
///
/// In a terminal the grid is redrawn in place; elsewhere every event is one line. Digits chosen
/// among several are marked, and so is a cell or house with no candidate left.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// A puzzle, a file with one, or - for standard input (the default).
    #[arg(value_name = "PUZZLE|FILE|-")]
    input: Option<String>,

    /// The CSV column or JSON field that holds the puzzle: a name, or a number from 1 [default:
    /// detected].
    #[arg(long, value_name = "NAME|NUMBER", value_parser = input::column)]
    column: Option<Column>,

    /// The method; `whydoku compare --help` lists them.
    #[arg(long, default_value = "fewest-first", value_name = "ID", value_parser = named::method(), hide_possible_values = true)]
    method: &'static Method,

    /// The views in which four-views and fewest-first look for singles: any of r (row), c (column),
    /// b (box) and x (cell), in the order given.
    #[arg(long, value_name = "VIEWS", value_parser = values::views)]
    views: Option<ViewChoice>,

    /// Events per second; 0 for no delay.
    #[arg(long, default_value = "12", value_name = "N", value_parser = values::at_least::<u32>(0))]
    speed: u32,

    /// Stop after N events; 0 for no limit.
    #[arg(long, default_value = "2000", value_name = "N", value_parser = values::limit)]
    events: u64,

    /// Stop after N solutions; 0 for no limit.
    #[arg(long, default_value = "1", value_name = "N", value_parser = values::limit)]
    limit: u64,

    /// Write an animated SVG instead.
    #[arg(long)]
    frames: bool,
}

const CHOICE: Style = AnsiColor::Yellow.on_default().bold();
const FORCED: Style = AnsiColor::Cyan.on_default();
const DEAD: Style = AnsiColor::Red.on_default().bold();
/// The height of the drawing in lines: the grid, the counts and the event.
const HEIGHT: usize = 15;

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    check_views(args.views.as_ref(), std::iter::once(args.method)).map_err(Failure::Usage)?;
    let reading = Input::of(args.input.clone().into_iter().collect(), args.column.clone()).only_one()?;
    let explainer = Explainer::new(context.language());
    let start = match reading.position() {
        Ok(start) => start,
        Err(conflict) => {
            context.output.line(explainer.conflict(&conflict).to_string())?;
            return Ok(Success::SomeFailed);
        }
    };
    words::wrong(&reading, Cancel::NEVER).into_iter().for_each(warn);
    let givens = start.digits().filled();
    let mut board = Board { grid: *start.digits(), givens, choices: CellSet::EMPTY, explainer, drawn: false };
    let live = context.output.is_terminal() && !args.frames;
    let mut film_events = Vec::new();
    let solutions = follow(&args, &reading.digits, |number, event| {
        if args.frames {
            film_events.push(event);
            return Ok(());
        }
        board.apply(event);
        if live { board.draw(context, number, event, args.speed) } else { board.print(context, number, event) }
    })?;
    if args.frames {
        let beat = 1000 / u64::from(args.speed.clamp(1, 100));
        let title = board.explainer.phrase("watch-title", &[("method", args.method.id.into())]).to_string();
        context.output.text(film(&start, &film_events, beat, &title))?;
    }
    Ok(Success::unless(solutions == 0))
}

/// Runs the search and passes on its numbered events, up to the limits. Returns the number of
/// solutions.
fn follow(
    args: &Args,
    givens: &Grid,
    mut on_event: impl FnMut(u64, SearchEvent) -> Result<(), Failure>,
) -> Result<u64, Failure> {
    let settings = Settings { nodes: 1, views: args.views.clone().unwrap_or_default() };
    let mut failure = None;
    let mut seen = 0;
    let mut observer = |event| {
        if failure.is_none() && seen < args.events {
            seen += 1;
            failure = on_event(seen, event).err();
        }
    };
    let mut solutions = 0;
    let mut nodes = 0;
    {
        // Nodes are allowed one at a time, so that the search can end soon after the events do.
        let mut search = (args.method.watch)(givens, &settings, &mut observer);
        while solutions < args.limit && nodes <= args.events {
            match (search.next(), search.status()) {
                (Some(_), _) => solutions += 1,
                (None, Status::Paused) => search.allow(1),
                (None, _) => break,
            }
            nodes += 1;
        }
    }
    failure.map_or(Ok(solutions), Err)
}

/// The grid as the search has filled it.
struct Board {
    grid: Grid,
    /// The cells that were filled before.
    givens: CellSet,
    /// The cells whose digit was chosen among several.
    choices: CellSet,
    explainer: Explainer,
    /// Whether a drawing is on the terminal, to be replaced.
    drawn: bool,
}

impl Board {
    fn apply(&mut self, event: SearchEvent) {
        match event {
            SearchEvent::Filled { candidate, of } => {
                self.grid.set(candidate.cell(), Some(candidate.digit()));
                self.choices.remove(candidate.cell());
                if of > 1 {
                    self.choices.insert(candidate.cell());
                }
            }
            SearchEvent::Emptied(cell) => {
                self.grid.set(cell, None);
                self.choices.remove(cell);
            }
            SearchEvent::DeadEnd(_) | SearchEvent::Solution => {}
        }
    }

    /// Prints the event on a line.
    fn print(&self, context: &mut Context, number: u64, event: SearchEvent) -> Result<(), Failure> {
        Ok(context.output.line(format!("{number:>5}  {}", self.words(event)))?)
    }

    /// Draws the grid over the previous one, with the event below it.
    fn draw(&mut self, context: &mut Context, number: u64, event: SearchEvent, speed: u32) -> Result<(), Failure> {
        if self.drawn {
            context.output.move_up(HEIGHT)?;
        }
        self.drawn = true;
        context.output.text(self.picture(event))?;
        let counts = [("number", number.to_string().as_str().into()), ("depth", self.choices.len().into())];
        context.output.replace_line(self.explainer.phrase("watch-counts", &counts).to_string())?;
        context.output.replace_line(self.words(event))?;
        context.output.finish()?;
        if speed > 0 {
            std::thread::sleep(Duration::from_secs_f64(1.0 / f64::from(speed)));
        }
        Ok(())
    }

    fn picture(&self, event: SearchEvent) -> String {
        let (new, dead) = match event {
            SearchEvent::Filled { candidate, .. } => (CellSet::of(candidate.cell()), CellSet::EMPTY),
            SearchEvent::DeadEnd(constraint) => match constraint.question() {
                Question::WhichDigit(cell) => (CellSet::EMPTY, CellSet::of(cell)),
                Question::Where(_, house) => (CellSet::EMPTY, house.cells()),
            },
            _ => (CellSet::EMPTY, CellSet::EMPTY),
        };
        let mut cells = CellSet::full().iter();
        let mut text = String::new();
        for character in framed(&self.grid).chars() {
            let cell = (character == '.' || character.is_ascii_digit()).then(|| cells.next()).flatten();
            let style = match cell {
                Some(cell) if dead.contains(cell) => DEAD.invert(),
                Some(cell) if self.choices.contains(cell) => CHOICE.underline(),
                Some(cell) if new.contains(cell) => FORCED.invert(),
                Some(cell) if self.grid.get(cell).is_some() && !self.givens.contains(cell) => FORCED,
                _ => Style::new(),
            };
            text.push_str(&format!("{style}{character}{style:#}"));
        }
        text + "\n"
    }

    fn words(&self, event: SearchEvent) -> String {
        let phrase = |key: &str, place: Fragment| self.explainer.phrase(key, &[("what", place.into())]).to_string();
        match event {
            SearchEvent::Filled { candidate, of: 1 } => {
                phrase("watch-filled", self.explainer.literal(Literal::is(candidate)))
            }
            SearchEvent::Filled { candidate, of } => {
                let arguments = [("what", self.explainer.literal(Literal::is(candidate)).into()), ("of", of.into())];
                self.explainer.phrase("watch-choice", &arguments).to_string()
            }
            SearchEvent::Emptied(cell) => phrase("watch-emptied", self.explainer.cells(CellSet::of(cell))),
            SearchEvent::DeadEnd(constraint) => match constraint.question() {
                Question::WhichDigit(cell) => phrase("watch-dead-cell", self.explainer.cells(CellSet::of(cell))),
                Question::Where(digit, house) => {
                    let houses = self.explainer.houses([house].into_iter().collect());
                    let digits = self.explainer.digits([digit].into_iter().collect());
                    let arguments = [("what", houses.into()), ("digit", digits.into())];
                    self.explainer.phrase("watch-dead-house", &arguments).to_string()
                }
            },
            SearchEvent::Solution => self.explainer.phrase("watch-solution", &[]).to_string(),
        }
    }
}
