//! `whydoku why`: the account of one result.

use super::batch::{Batch, Lines};
use super::input::{Entry, Input, Number};
use super::lesson::{Answer, Layout, Sequence, Written, answer_each, failed};
use super::selection::Selection;
use super::target::Document;
use super::words::{self, say, say_of};
use super::{Context, Failure, Records, Success};
use clap::ValueEnum;
use std::io;
use std::path::Path;
use whydoku::Cancel;
use whydoku::explain::Explainer;
use whydoku::format::{Reading, Rest, read_str};
use whydoku::lesson::{Detail, Origin, TextStyle, Why};
use whydoku::report::ErrorRecord;
use whydoku::technique::Profile;
use whydoku::why::Goal;

/// Says why one thing is so: the steps that lead to it, and no others.
///
/// The path is that of `explain`, without guesses. From the result it is walked back through the
/// proofs; then each step is tried to be left out, the hardest technique first, and is kept only if
/// the result needs it. So nothing harder is shown than needed, and none of the steps can be left
/// out; it is not always the smallest number of steps. Where one step from the start is enough, it
/// is the answer.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// What to ask about: a cell (r3c5), a digit in it (r3c5=7), or a candidate that is gone
    /// (r3c5<>4), written as for `check`. It may come after the puzzle, too.
    #[arg(value_name = "RESULT")]
    goal: String,

    #[command(flatten)]
    input: Input,

    /// Where to begin: at the givens, or at your own position with its pencil marks.
    #[arg(long, value_enum, default_value = "start", value_name = "WHERE")]
    from: Where,

    /// How to write the steps.
    #[arg(long, value_enum, default_value = "text")]
    format: Layout,

    #[command(flatten)]
    document: Document,

    /// What to draw.
    #[arg(long, value_enum, default_value = "steps", value_name = "WHAT")]
    picture: Picture,

    #[command(flatten)]
    selection: Selection,

    /// Show the grid with its candidates before every step (text and markdown).
    #[arg(long)]
    candidates: bool,

    /// Tell every single with its own paragraph and picture.
    #[arg(long)]
    full: bool,

    #[command(flatten)]
    batch: Batch,
}

/// Where the account begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Where {
    /// At the givens; at the position, if it does not say which of its digits are givens.
    Start,
    /// At the position, with its digits and pencil marks.
    Here,
}

/// What is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Picture {
    /// The grid at every step.
    Steps,
    /// Which step rests on which (text, svg and png).
    Tree,
}

impl Args {
    /// The goal, which may be in the place of a puzzle.
    fn goal(&mut self) -> Result<Goal, Failure> {
        let is_goal = |text: &str| text.parse::<Goal>().is_ok();
        if !is_goal(&self.goal)
            && let Some(input) = self.input.arguments().iter_mut().find(|input| is_goal(input))
        {
            std::mem::swap(input, &mut self.goal);
        }
        self.goal.parse().map_err(|_| {
            // The other argument, if this one is the puzzle.
            let is_puzzle = |text: &str| text == "-" || Path::new(text).exists() || read_str(text).any(|it| it.is_ok());
            let mut others = self.input.arguments().iter().filter(|other| !is_puzzle(other));
            let odd = others.next().filter(|_| is_puzzle(&self.goal)).unwrap_or(&self.goal);
            Failure::Usage(say_of("usage-goal", "text", odd))
        })
    }
}

pub fn run(mut args: Args, context: &mut Context) -> Result<Success, Failure> {
    if args.picture == Picture::Tree && !matches!(args.format, Layout::Text | Layout::Svg | Layout::Png) {
        return Err(Failure::Usage(say("usage-tree", &[])));
    }
    let goal = args.goal()?;
    let profile = args.selection.profile()?;
    let printed = args.document.printed(args.format.binary(), context)?;
    let bulk = args.batch.open(&args.input, args.format.form(Lines::One), context)?;
    let detail = if args.full { Detail::Full } else { Detail::Usual };
    let (candidates, words) = (args.candidates, args.document.words());
    let accounts = Accounts {
        goal,
        from: match args.from {
            Where::Start => Origin::Start,
            Where::Here => Origin::Here,
        },
        profile,
        layout: args.format,
        picture: args.picture,
        explainer: Explainer::new(context.language()),
        asked: context.asked.map(Explainer::new),
        records: context.records,
        style: TextStyle { candidates, detail, words, ..context.output.text_style() },
        are_numbered: !args.input.is_typed() && !args.input.is_one_puzzle(),
    };
    let page = accounts.are_numbered.then_some(accounts.explainer);
    let written = Sequence::new(args.format, page, printed);
    answer_each(bulk, &args.input, context, written, |number, entry, cancel| accounts.answer(entry, number, cancel))
}

/// Gives the accounts of a result; may be shared by threads.
struct Accounts {
    goal: Goal,
    from: Origin,
    profile: Profile,
    layout: Layout,
    picture: Picture,
    explainer: Explainer,
    /// Adds words to JSON; only if a language was asked for.
    asked: Option<Explainer>,
    records: Records,
    style: TextStyle,
    are_numbered: bool,
}

impl Accounts {
    fn answer(&self, entry: Entry, number: Number, cancel: Cancel<'_>) -> io::Result<Answer> {
        let reading = match entry {
            Ok(reading) => reading,
            Err(error) => {
                let record = (&ErrorRecord::new(&error), &Rest::Nothing);
                return failed(self.layout, self.records, record, words::error(&error));
            }
        };
        let Ok(why) = Why::read(&reading, self.goal, self.from, &self.profile, cancel) else {
            let problem = say("timed-out", &[]);
            let words = format!("{}: {problem}", reading.source);
            let record = ErrorRecord::of_puzzle(reading.puzzle(), &reading.source, "cancelled", problem);
            return failed(self.layout, self.records, (&record, &reading.rest), words);
        };
        let number = self.are_numbered.then_some(number.puzzle);
        let written = self.written(&why, &reading, number)?;
        // An account from the position says it itself.
        let wrong = if self.from == Origin::Start { words::wrong(&reading, cancel) } else { None };
        Ok(Answer { text: Some(written), warnings: wrong.into_iter().collect(), failed: !why.answer().is_so() })
    }

    fn written(&self, why: &Why, reading: &Reading, number: Option<usize>) -> io::Result<Written> {
        let mut text = Vec::new();
        let style = TextStyle { number, ..self.style };
        match (self.layout, self.picture) {
            (Layout::Json | Layout::Jsonl, _) => {
                let (record, puzzle) = (why.record(self.asked.as_ref()), reading.puzzle());
                let is_pretty = self.layout == Layout::Json;
                self.records.write(&record, Some(&puzzle), &reading.rest, is_pretty, &mut text)?;
            }
            (Layout::Text, Picture::Tree) => why.tree_text(&self.explainer, &style, &mut text)?,
            (_, Picture::Tree) => why.tree_svg(&self.explainer, &mut text)?,
            (layout, Picture::Steps) => {
                let story = why.story(&self.explainer, style.detail, layout.has_pictures(&style))?;
                return layout.written(story, &style, text);
            }
        }
        Ok(text.into())
    }
}
