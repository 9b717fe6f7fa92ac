//! `whydoku find`: every step that is there.

use super::batch::{Batch, Lines};
use super::input::{Entry, Input, Number};
use super::lesson::{Answer, Layout, Sequence, answer_each, failed};
use super::selection::{Selection, only};
use super::target::Document;
use super::{Context, Failure, Records, Success, named, suggest, words};
use std::io;
use whydoku::board::Conflict;
use whydoku::explain::Explainer;
use whydoku::format::{Reading, Rest};
use whydoku::lesson::{Detail, Finding, Lesson, Query, Story, TextStyle};
use whydoku::plan::quick;
use whydoku::report::ErrorRecord;
use whydoku::technique::{Extent, Rung};
use whydoku::{Cancel, Cancelled};

/// Finds every step that is there in a position: the best one of each technique, or all.
///
/// Better steps come first: those that place most, then those that remove most, then those with the
/// fewest truths to read.
///
/// The position may hold digits and pencil marks of your own, in any format that
/// `whydoku convert --help` names. The code of a HoDoKu library line (`:0702-1:...`) names the
/// technique to look for, and its variant switches settings of the search; --any looks for every
/// technique there. A file has one position on each line; each step then carries its number.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// How to write the steps.
    #[arg(long, value_enum, default_value = "text")]
    format: Layout,

    #[command(flatten)]
    document: Document,

    /// Look for this technique: its id, a name such as "X-Wing", or a family such as "Subsets".
    /// Repeat it for more. Unless a whole family is named, every set of conclusions is shown, found
    /// without the limits of the standard profile; if there is none, also steps that could do
    /// without part of their pattern.
    #[arg(long, value_name = "TECHNIQUE", value_delimiter = ',')]
    #[arg(value_parser = named::technique(), hide_possible_values = true)]
    technique: Vec<String>,

    /// For each technique, show every set of conclusions, with the shortest proof of it.
    #[arg(long)]
    all: bool,

    /// Show everything, also steps with the same conclusions and those that could do without part
    /// of their pattern, which are marked.
    #[arg(long, conflicts_with = "all")]
    every: bool,

    /// Fill the singles, and show the steps after which nothing but singles is left; if there are
    /// none, pairs of steps. Looks for simple techniques, chains and almost locked sets, unless
    /// --technique names others.
    #[arg(long, conflicts_with_all = ["all", "every"])]
    solving: bool,

    /// Look for every technique in library lines, too.
    #[arg(long)]
    any: bool,

    #[command(flatten)]
    selection: Selection,

    /// Show the grid with the pattern before every step (text and markdown).
    #[arg(long)]
    candidates: bool,

    #[command(flatten)]
    batch: Batch,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let finder = Finder::new(&args, context)?;
    let printed = args.document.printed(args.format.binary(), context)?;
    let bulk = args.batch.open(&args.input, args.format.form(Lines::Any), context)?;
    let written = Sequence::new(args.format, finder.are_numbered.then_some(finder.explainer), printed);
    answer_each(bulk, &args.input, context, written, |number, entry, cancel| finder.found(entry, number, cancel))
}

/// Looks for steps and writes them; may be shared by threads.
struct Finder {
    query: Query,
    /// Whether the techniques are named one by one, not by family.
    alone: bool,
    layout: Layout,
    explainer: Explainer,
    /// Adds words to JSON; only if a language was asked for.
    asked: Option<Explainer>,
    records: Records,
    style: TextStyle,
    are_numbered: bool,
}

impl Finder {
    fn new(args: &Args, context: &Context) -> Result<Finder, Failure> {
        let alone = named_alone(&args.technique)?;
        let extent = match (args.all || args.solving || alone, args.every) {
            (_, true) => Extent::Every,
            (true, _) => Extent::Shortest,
            _ => Extent::Best,
        };
        let mut profile = only(args.selection.profile()?, &args.technique)?;
        if alone && args.selection.name() == STANDARD {
            // The limits keep paths short; a technique that is asked for by name has none.
            profile.rungs.iter_mut().for_each(|rung| rung.limits = Rung::new(rung.technique).limits);
        }
        // The best alone must not take longer; all of them may.
        profile.rungs.iter_mut().for_each(|rung| rung.limits.all_loops |= extent != Extent::Best);
        let mut query = Query::new(profile, extent);
        query.solving = args.solving;
        if args.solving && args.technique.is_empty() {
            query.profile = quick(&query.profile);
        }
        query.by_code = !args.any && args.technique.is_empty();
        let mut style = context.output.text_style();
        style.candidates = args.candidates;
        style.words = args.document.words();
        Ok(Finder {
            query,
            alone: alone && extent == Extent::Shortest && !args.solving,
            layout: args.format,
            explainer: Explainer::new(context.language()),
            asked: context.asked.map(Explainer::new),
            records: context.records,
            style,
            are_numbered: !args.input.is_typed(),
        })
    }

    fn found(&self, entry: Entry, number: Number, cancel: Cancel<'_>) -> io::Result<Answer> {
        let input = self.are_numbered.then_some(number.row);
        let reading = match entry {
            Err(error) => {
                let record = ErrorRecord { input, ..ErrorRecord::new(&error) };
                return self.failed(record, &Rest::Nothing, || words::error(&error));
            }
            Ok(reading) => reading,
        };
        match self.read(&reading, cancel) {
            Err(Cancelled) => {
                let words = || words::say("timed-out", &[]);
                let record = ErrorRecord::of_puzzle(reading.puzzle(), &reading.source, "cancelled", words());
                self.failed(ErrorRecord { input, ..record }, &reading.rest, || {
                    format!("{}: {}", reading.source, words())
                })
            }
            Ok(found) => self.answered(found, &reading, input),
        }
    }

    /// The steps of a position; of techniques that are named alone also those with superfluous
    /// parts, where there are no others.
    fn read(&self, reading: &Reading, cancel: Cancel<'_>) -> Result<Result<Finding, Conflict>, Cancelled> {
        match Finding::read(reading, &self.query, cancel)? {
            Ok(found) if found.found.is_empty() && self.alone => {
                let query = Query { extent: Extent::Every, ..self.query.clone() };
                Finding::read(reading, &query, cancel)
            }
            found => Ok(found),
        }
    }

    /// The answer to a position, or to digits that break the rules.
    fn answered(
        &self,
        found: Result<Finding, Conflict>,
        reading: &Reading,
        input: Option<usize>,
    ) -> io::Result<Answer> {
        match found {
            Ok(mut finding) => self.written(&mut finding, reading, input),
            Err(conflict) => {
                let words = format!("{}: {}", reading.source, words::conflict(&conflict));
                if !matches!(self.layout, Layout::Json | Layout::Jsonl) {
                    return self.conflict(reading, conflict, input, words);
                }
                let record = ErrorRecord::conflict(reading.puzzle(), &reading.source, &conflict);
                self.failed(ErrorRecord { input, ..record }, &reading.rest, || words)
            }
        }
    }

    /// A document about digits that break the rules.
    fn conflict(
        &self,
        reading: &Reading,
        conflict: Conflict,
        input: Option<usize>,
        words: String,
    ) -> io::Result<Answer> {
        let style = TextStyle { number: input, ..self.style };
        let lesson = Lesson::invalid(reading.digits, conflict);
        let story = Story::new(&lesson, &self.explainer, Detail::Usual, self.layout.has_pictures(&style))?;
        let text = self.layout.written(story, &style, Vec::new())?;
        Ok(Answer { text: Some(text), warnings: vec![words], failed: true })
    }

    fn written(&self, finding: &mut Finding, reading: &Reading, input: Option<usize>) -> io::Result<Answer> {
        let mut text = Vec::new();
        let mut warnings = Vec::new();
        let is_document = matches!(self.layout, Layout::Text | Layout::Markdown | Layout::Html | Layout::Pdf);
        if let Some(code) = finding.unknown_code.as_deref().filter(|_| !is_document) {
            let slots = [("code", code.into())];
            warnings.push(format!("{}: {}", reading.source, words::say("unknown-code", &slots)));
        }
        let failed = finding.wrong.is_some();
        if let Some(state) = finding.wrong.as_ref().filter(|_| !is_document) {
            warnings.push(format!("{}: {}", reading.source, state.words(&self.explainer, false)));
        }
        let asked = self.asked.as_ref();
        match self.layout {
            Layout::Json => {
                let puzzle = reading.puzzle();
                self.records.write(&finding.record(input, asked), Some(&puzzle), &reading.rest, true, &mut text)?;
            }
            Layout::Jsonl => {
                let puzzle = reading.puzzle();
                let write = self.records.of(Some(&puzzle), &reading.rest);
                finding.records(input, asked).try_for_each(|record| write.line(&record, &mut text))?;
            }
            layout => {
                let style = TextStyle { number: input, ..self.style };
                let story = finding.story(&self.explainer, layout.has_pictures(&style));
                return Ok(Answer { text: Some(layout.written(story, &style, text)?), warnings, failed });
            }
        }
        Ok(Answer { text: Some(text.into()), warnings, failed })
    }

    /// The answer to a row that is no position.
    fn failed(&self, record: ErrorRecord, rest: &Rest, words: impl FnOnce() -> String) -> io::Result<Answer> {
        failed(self.layout, self.records, (&record, rest), words())
    }
}

/// The profile without `--profile`.
const STANDARD: &str = "standard";

/// Whether there are names of techniques, and each means one, or a few that share a common name.
fn named_alone(names: &[String]) -> Result<bool, Failure> {
    for name in names {
        let specs = suggest::techniques(name).map_err(Failure::Usage)?;
        if specs.len() > 1 && specs.iter().any(|spec| spec.group.is_none() || spec.group != specs[0].group) {
            return Ok(false);
        }
    }
    Ok(!names.is_empty())
}
