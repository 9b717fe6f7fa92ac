//! `whydoku why`: the account of one result.

use super::input::Input;
use super::lesson::{Layout, Sequence};
use super::selection::Selection;
use super::target::Document;
use super::words::{say, say_of};
use super::{Context, Failure, Success};
use clap::ValueEnum;
use whydoku::Cancel;
use whydoku::explain::Explainer;
use whydoku::lesson::{Detail, Origin, TextStyle, Why};
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
    /// The goal, which may be in the place of the puzzle.
    fn goal(&mut self) -> Result<Goal, Failure> {
        let is_goal = |text: &str| text.parse::<Goal>().is_ok();
        if !is_goal(&self.goal)
            && let Some(input) = self.input.argument().filter(|input| is_goal(input))
        {
            std::mem::swap(input, &mut self.goal);
        }
        self.goal.parse().map_err(|_| Failure::Usage(say_of("usage-goal", "text", self.goal.as_str())))
    }
}

pub fn run(mut args: Args, context: &mut Context) -> Result<Success, Failure> {
    if args.picture == Picture::Tree && !matches!(args.format, Layout::Text | Layout::Svg | Layout::Png) {
        return Err(Failure::Usage(say("usage-tree", &[])));
    }
    let goal = args.goal()?;
    let explainer = Explainer::new(context.language());
    let reading = args.input.only_one()?;
    let profile = args.selection.profile()?;
    let opened = args.document.open(args.format.binary(), &args.input, context)?;
    let from = match args.from {
        Where::Start => Origin::Start,
        Where::Here => Origin::Here,
    };
    // It is never cancelled.
    let why = Why::read(&reading, goal, from, &profile, Cancel::NEVER);
    let why = why.map_err(|error| Failure::Io(error.to_string()))?;
    let detail = if args.full { Detail::Full } else { Detail::Usual };
    let (candidates, words) = (args.candidates, args.document.words());
    let style = TextStyle { candidates, detail, words, ..context.output.text_style() };
    let mut text = Vec::new();
    let written = match (args.format, args.picture) {
        (Layout::Json | Layout::Jsonl, _) => {
            let asked = context.asked.map(Explainer::new);
            let record = why.record(asked.as_ref());
            context.record(&record, Some(&reading.puzzle()), &reading.rest, args.format == Layout::Json)?;
            None
        }
        (Layout::Text, Picture::Tree) => {
            why.tree_text(&explainer, &style, &mut text)?;
            Some(text.into())
        }
        (_, Picture::Tree) => {
            why.tree_svg(&explainer, &mut text)?;
            Some(text.into())
        }
        (layout, Picture::Steps) => {
            let story = why.story(&explainer, detail, layout.has_pictures(&style))?;
            Some(layout.written(story, &style, text)?)
        }
    };
    if let Some(written) = written {
        let printed = opened.fonts.clone().map(|fonts| (fonts, args.document.paper.paper()));
        let mut sequence = Sequence::new(args.format, None, printed);
        sequence.push(written, context)?;
        sequence.finish(context)?;
    }
    opened.finish(context)?;
    Ok(Success::unless(!why.answer().is_so()))
}
