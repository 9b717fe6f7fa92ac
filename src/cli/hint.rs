//! `whydoku hint`: the next step from the user's own position.

use super::input::{Input, only_one};
use super::{Context, Failure, Success, TextOrJson};
use crate::board::{CellSet, Grid, Position};
use crate::cancel::Cancel;
use crate::diagram::{Labels, Layout as Picture, Scene, TerminalOptions, terminal};
use crate::explain::{Explainer, HintLevel};
use crate::logic::{Ladder, Replay, Step, Trace};
use crate::report::{SCHEMA, StepRecord};
use crate::solve::{Outcome, Solution, look_ahead};
use crate::technique::Profile;
use serde::Serialize;

/// Shows the next step from your own position, as much of it as you want to see.
///
/// The position may hold your digits and pencil marks: give it as a pencil-mark grid, as 729 candidates, or as JSON with
/// board, givens and candidates. What is wrong with it already is said first, without giving the answer away.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// How much to show: 1 where to look, 2 also which technique, 3 also which cells, 4 everything.
    #[arg(long, default_value = "1", value_parser = clap::value_parser!(u8).range(1..=4), value_name = "1-4")]
    level: u8,

    /// The puzzle as it was given, if the position does not say which of its digits are givens.
    #[arg(long, value_name = "PUZZLE")]
    givens: Option<Grid>,

    /// How to write the hint.
    #[arg(long, value_enum, default_value = "text")]
    format: TextOrJson,
}

/// A hint as JSON.
#[derive(Serialize)]
struct HintRecord {
    schema: u32,
    /// `right`, `wrong`, `solved`, or the outcome of a position without a single solution.
    state: &'static str,
    level: u8,
    text: String,
    /// From level 2 on.
    technique: Option<&'static str>,
    /// From level 3 on.
    cells: Vec<String>,
    /// At level 4.
    step: Option<StepRecord>,
}

/// What is to be said before any hint.
enum State {
    Right,
    Solved,
    WrongDigits(CellSet),
    WrongCandidates(CellSet),
    NoSingleSolution(Box<Outcome>),
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let explainer = Explainer::new(context.language());
    let reading = only_one(&args.input)?;
    let position = match reading.position() {
        Ok(position) => position,
        Err(conflict) => {
            context.output.line(explainer.conflict(&conflict).to_string())?;
            return Ok(Success::SomeFailed);
        }
    };
    let position = match args.givens {
        None => position,
        Some(givens) => with_givens(&position, &givens)?,
    };
    let state = state(&position);
    let mut replay = Replay::new(position);
    let step = match state {
        State::Right => Profile::standard().next_step(replay.facts_mut(), Cancel::NEVER).unwrap_or_default(),
        _ => None,
    };
    let text = words(&explainer, &args, &replay, &state, step.as_ref());
    if args.format == TextOrJson::Json {
        context.output.json(&record(&args, &replay, &state, step.as_ref(), text), true)?;
    } else {
        if let Some(step) = step.as_ref().filter(|_| args.level == 4) {
            let options =
                TerminalOptions { color: context.output.color(), layout: Picture::Lines, ..TerminalOptions::default() };
            context.output.text(terminal::draw(&Scene::of_step(&replay, step), &Labels::of(&explainer), options))?;
        }
        context.output.line(text)?;
    }
    Ok(Success::unless(!matches!(state, State::Right | State::Solved)))
}

/// The same position with its givens known.
fn with_givens(position: &Position, givens: &Grid) -> Result<Position, Failure> {
    let cells = givens.filled();
    if let Some(cell) = cells.iter().find(|&cell| givens.get(cell) != position.digit(cell)) {
        return Err(Failure::Usage(format!("{cell} is another digit in the position than in --givens")));
    }
    Position::with_candidates(position.digits(), Some(cells), position.all_candidates())
        .map_err(|conflict| Failure::Usage(conflict.to_string()))
}

/// Compares the position with the one solution of its givens (or of its digits, where givens are not known).
fn state(position: &Position) -> State {
    let solution = match Position::new(&position.puzzle()).map(|start| look_ahead(&start, Cancel::NEVER)) {
        Ok(Outcome::Solved(solution)) => solution,
        // Without givens the digits alone may leave several solutions that the candidates decide between.
        Ok(Outcome::Several(_)) => match look_ahead(position, Cancel::NEVER) {
            Outcome::Solved(solution) => solution,
            other => return State::NoSingleSolution(Box::new(other)),
        },
        Ok(other) => return State::NoSingleSolution(Box::new(other)),
        Err(conflict) => return State::NoSingleSolution(Box::new(Outcome::Invalid(conflict))),
    };
    let filled = CellSet::full() - position.empty_cells();
    let wrong: CellSet = filled.iter().filter(|&cell| position.digit(cell) != solution.get(cell)).collect();
    let has_it = |cell| solution.get(cell).is_some_and(|digit| position.candidates(cell).contains(digit));
    let lost: CellSet = position.empty_cells().iter().filter(|&cell| !has_it(cell)).collect();
    match (wrong.is_empty(), lost.is_empty()) {
        (false, _) => State::WrongDigits(wrong),
        (true, false) => State::WrongCandidates(lost),
        (true, true) if position.is_solved() => State::Solved,
        (true, true) => State::Right,
    }
}

/// The hint at its level. Which cells are wrong is said from level 3 on, what belongs there never.
fn words(explainer: &Explainer, args: &Args, before: &Replay, state: &State, step: Option<&Step>) -> String {
    let wrong = |key: &str, cells: CellSet| {
        let said = explainer.phrase(key, &[]).to_string();
        if args.level < 3 {
            return said;
        }
        let count = ("count", cells.len().into());
        format!("{said} {}", explainer.phrase("wrong-cells", &[count, ("cells", explainer.cells(cells).into())]))
    };
    match (state, step) {
        (State::WrongDigits(cells), _) => wrong("wrong-digit", *cells),
        (State::WrongCandidates(cells), _) => wrong("wrong-candidate", *cells),
        (State::NoSingleSolution(outcome), _) => {
            let trace = Trace { start: before.position().clone(), events: Vec::new() };
            explainer.outcome(&Solution { trace, outcome: (**outcome).clone(), unique: None }).to_string()
        }
        (State::Solved, _) => explainer.phrase("outcome-already-solved", &[]).to_string(),
        (State::Right, None) => explainer.phrase("no-step", &[]).to_string(),
        (State::Right, Some(step)) => {
            let level = HintLevel::ALL[usize::from(args.level) - 1];
            explainer.hint(before, step, level).to_string()
        }
    }
}

fn record(args: &Args, before: &Replay, state: &State, step: Option<&Step>, text: String) -> HintRecord {
    let names = |cells: CellSet| cells.iter().map(|cell| cell.to_string()).collect();
    let state = match state {
        State::Right => "right",
        State::Solved => "solved",
        State::WrongDigits(_) | State::WrongCandidates(_) => "wrong",
        State::NoSingleSolution(outcome) => outcome.name(),
    };
    HintRecord {
        schema: SCHEMA,
        state,
        level: args.level,
        text,
        technique: step.filter(|_| args.level >= 2).map(|step| step.technique.id),
        cells: step
            .filter(|_| args.level >= 3)
            .map(|step| names(step.pattern.sketch(before).cells()))
            .unwrap_or_default(),
        step: step.filter(|_| args.level >= 4).map(|step| StepRecord::new(before, step, None)),
    }
}
