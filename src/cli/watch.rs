//! `whydoku watch`: a search, drawn while it goes on.

use super::input::{Input, only_one};
use super::search::{check_views, method_of};
use super::{Context, Failure, Success};
use crate::board::{CellSet, Grid, Literal, Question};
use crate::diagram::film::film;
use crate::explain::{Explainer, Fragment};
use crate::format::framed;
use crate::search::classic::{Method, SearchEvent, Settings, Status, ViewChoice};
use anstyle::{AnsiColor, Style};
use std::time::Duration;

/// Shows how a method searches: a cell is filled, a dead end, a step back.
///
/// In a terminal the grid is drawn in its place; elsewhere every event is one line. A digit that was a choice among
/// several is marked, and so is a question that has no answer left.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// The method; `whydoku compare --help` names them.
    #[arg(long, default_value = "fewest-first", value_name = "METHOD", value_parser = method_of)]
    method: &'static Method,

    /// The views in which singles are looked for (r, c, b, x for the cell), by the methods that can choose.
    #[arg(long, value_name = "rcbx")]
    views: Option<ViewChoice>,

    /// Events a second; 0 for as fast as can be.
    #[arg(long, default_value = "12", value_name = "NUMBER")]
    speed: u32,

    /// Stop after so many events.
    #[arg(long, default_value = "2000", value_name = "NUMBER")]
    events: usize,

    /// Stop after so many solutions.
    #[arg(long, default_value = "1", value_name = "NUMBER")]
    limit: usize,

    /// Write an animated SVG instead.
    #[arg(long)]
    frames: bool,
}

const CHOICE: Style = AnsiColor::Yellow.on_default().bold();
const FORCED: Style = AnsiColor::Cyan.on_default();
const DEAD: Style = AnsiColor::Red.on_default().bold();
/// The height of the drawing: the grid and a line of words.
const HEIGHT: usize = 14;

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    check_views(args.views.as_ref(), std::iter::once(args.method)).map_err(Failure::Usage)?;
    let reading = only_one(&args.input)?;
    let explainer = Explainer::new(context.language());
    let start = match reading.position() {
        Ok(start) => start,
        Err(conflict) => {
            context.output.line(explainer.conflict(&conflict).to_string())?;
            return Ok(Success::SomeFailed);
        }
    };
    let mut show = Show { grid: *start.digits(), choices: CellSet::EMPTY, explainer, drawn: false };
    let live = context.output.is_terminal() && !args.frames;
    let mut film_events = Vec::new();
    let solutions = follow(&args, &reading.digits, |number, event| {
        if args.frames {
            film_events.push(event);
            return Ok(());
        }
        show.write(event);
        if live { show.draw(context, event, args.speed) } else { show.tell(context, number, event) }
    })?;
    if args.frames {
        let beat = 1000 / u64::from(args.speed.clamp(1, 100));
        let title = show.explainer.phrase("watch-title", &[("method", args.method.id.into())]).to_string();
        context.output.text(film(&start, &film_events, beat, &title))?;
    }
    Ok(Success::unless(solutions == 0))
}

/// Lets the method search, event by event, until enough was seen. Returns how many solutions were found.
fn follow(
    args: &Args,
    givens: &Grid,
    mut show: impl FnMut(usize, SearchEvent) -> Result<(), Failure>,
) -> Result<usize, Failure> {
    let settings = Settings { nodes: 1, views: args.views.clone().unwrap_or_default() };
    let mut failure = None;
    let mut seen = 0;
    let mut observer = |event| {
        if failure.is_none() && seen < args.events {
            seen += 1;
            failure = show(seen, event).err();
        }
    };
    let mut solutions = 0;
    let mut nodes = 0;
    {
        // As soon as it pauses, one more node is allowed, so that an end of the output ends the search, too.
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

/// What is to be seen.
struct Show {
    grid: Grid,
    /// The cells whose digit was a choice.
    choices: CellSet,
    explainer: Explainer,
    drawn: bool,
}

impl Show {
    fn write(&mut self, event: SearchEvent) {
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

    /// The event as a line.
    fn tell(&self, context: &mut Context, number: usize, event: SearchEvent) -> Result<(), Failure> {
        Ok(context.output.line(format!("{number:>5}  {}", self.words(event)))?)
    }

    /// The grid in place of the one before, and the event below it.
    fn draw(&mut self, context: &mut Context, event: SearchEvent, speed: u32) -> Result<(), Failure> {
        if self.drawn {
            context.output.text(format!("\x1b[{HEIGHT}A"))?;
        }
        self.drawn = true;
        context.output.text(self.picture(event))?;
        context.output.line(format!("{}\x1b[K", self.words(event)))?;
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
        for shown in framed(&self.grid).chars() {
            let cell = (shown == '.' || shown.is_ascii_digit()).then(|| cells.next()).flatten();
            let style = match cell {
                Some(cell) if dead.contains(cell) => DEAD.invert(),
                Some(cell) if self.choices.contains(cell) => CHOICE.underline(),
                Some(cell) if new.contains(cell) => FORCED.invert(),
                _ => Style::new(),
            };
            text.push_str(&format!("{style}{shown}{style:#}"));
        }
        text + "\n"
    }

    fn words(&self, event: SearchEvent) -> String {
        let phrase = |key: &str, what: Fragment| self.explainer.phrase(key, &[("what", what.into())]).to_string();
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
