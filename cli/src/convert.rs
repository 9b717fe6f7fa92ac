//! `whydoku convert`: puzzles and positions in another format.

use super::batch::{Batch, Form, Lines};
use super::context::warn;
use super::input::{Entry, Input};
use super::transform::Transform;
use super::words::{self, say};
use super::{Context, Failure, Records, Success, named, progress, values};
use clap::ValueEnum;
use whydoku::Cancel;
use whydoku::board::Position;
use whydoku::format::{Format, Omission, Reading, Rest, Writer, distinct};
use whydoku::generate::Random;
use whydoku::parallel::LIGHT;
use whydoku::report::Stamp;

/// Reads puzzles and positions in any format and writes them in another.
///
/// Other columns, fields and comments are kept where the format has a place for them; what it has
/// no place for is said on standard error.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// The format to write: line, grid, framed, pencil-marks, bracketed, candidates, library, link,
    /// csv or jsonl.
    #[arg(long, value_name = "FORMAT", value_parser = named::format(), hide_possible_values = true)]
    to: Format,

    /// How to write empty cells. Pencil marks have none, and library lines have dots.
    #[arg(long, value_enum, default_value = ".", value_name = "CHARACTER")]
    blank: Blank,

    /// Transform each puzzle: rotate-90 (clockwise), rotate-180, rotate-270, mirror (left and
    /// right), flip (top and bottom), transpose, relabel (digits in the order in which they
    /// appear), minlex (the canonical form), rows=456123789, columns=... (where each line comes
    /// from) or digits=... (what replaces each digit); several, separated by commas, one after the
    /// other.
    #[arg(long, value_name = "NAME,...", value_delimiter = ',')]
    transform: Vec<Transform>,

    /// Write only N puzzles, chosen at random, in their order.
    #[arg(long, value_name = "N", value_parser = values::at_least::<usize>(1))]
    sample: Option<usize>,

    /// The seed of --sample.
    #[arg(long, default_value = "0", value_name = "N", requires = "sample", value_parser = values::at_least::<u64>(0))]
    seed: u64,

    #[command(flatten)]
    batch: Batch,
}

/// An empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Blank {
    /// A dot.
    #[value(name = ".")]
    Dot,
    /// A zero.
    #[value(name = "0")]
    Zero,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let mut writer = Writer::new(args.to).zeros(args.blank == Blank::Zero);
    let counter = progress::counter();
    let mut bulk = args.batch.open(&args.input, Form::Rows(Lines::Any), context)?;
    let mut first = true;
    if let Some(header) = bulk.header() {
        first = false;
        writer.continue_below(header);
    }
    let records = context.records;
    let mut sample = args.sample.map(|count| Sample::new(count, args.seed));
    if sample.is_some() && args.batch.resumes() {
        let slots = [("argument", "--resume".into()), ("other", "--sample".into())];
        return Err(Failure::Usage(say("usage-conflict", &slots)));
    }
    let work = |_, entry, _: Cancel<'_>| read(entry, &args.transform);
    let mut written = |mut reading: Reading, position: Position, context: &mut Context| {
        if !std::mem::take(&mut first) && args.to.is_multiline() {
            context.output.line("")?;
        }
        stamp(&mut reading, args.to, records);
        context.output.line(writer.write(&reading, &position))
    };
    let success = bulk.each(&args.input, context, LIGHT, work, |context, read| {
        counter.inc(1);
        let (reading, position) = match read {
            Ok(read) => read,
            Err(message) => {
                warn(message);
                return Ok(Success::SomeFailed);
            }
        };
        match &mut sample {
            Some(sample) => sample.offer((reading, position)),
            None => written(reading, position, context)?,
        }
        Ok(Success::All)
    })?;
    for (reading, position) in sample.into_iter().flat_map(Sample::chosen) {
        written(reading, position, context)?;
    }
    bulk.finish(success, context)?;
    for (lost, count) in writer.lost() {
        let what = match lost {
            Omission::Placed => "lost-digits-placed",
            Omission::PencilMarks => "lost-pencil-marks",
            Omission::Case => "lost-case",
            Omission::Text => "lost-text",
            Omission::Fields => "lost-fields",
        };
        let slots = [
            ("format", args.to.name().into()),
            ("what", say(what, &[]).as_str().into()),
            ("count", (count as usize).into()),
        ];
        warn(say("convert-lost", &slots));
    }
    Ok(success)
}

/// The position of an entry, or what is wrong with it and where.
fn read(entry: Entry, transforms: &[Transform]) -> Result<(Reading, Position), String> {
    let mut reading = entry.map_err(|error| words::error(&error))?;
    let start = reading.position();
    let position = start.and_then(|start| transforms.iter().try_fold(start, |now, transform| transform.apply(&now)));
    let position = position.map_err(|conflict| format!("{}: {}", reading.source, words::conflict(&conflict)))?;
    if !transforms.is_empty() {
        // The case of a library line speaks of the cells before.
        reading.library = None;
    }
    Ok((reading, position))
}

/// Some of many things, each as likely as any other.
struct Sample<T> {
    count: usize,
    seen: usize,
    random: Random,
    chosen: Vec<(usize, T)>,
}

impl<T> Sample<T> {
    fn new(count: usize, seed: u64) -> Sample<T> {
        Sample { count, seen: 0, random: Random::new(seed, 0), chosen: Vec::new() }
    }

    /// Takes the next thing, in place of another once there are enough.
    fn offer(&mut self, thing: T) {
        self.seen += 1;
        if self.chosen.len() < self.count {
            self.chosen.push((self.seen, thing));
            return;
        }
        let place = self.random.below(self.seen);
        if let Some(chosen) = self.chosen.get_mut(place) {
            *chosen = (self.seen, thing);
        }
    }

    /// What was chosen, in order.
    fn chosen(mut self) -> impl Iterator<Item = T> {
        self.chosen.sort_by_key(|(number, _)| *number);
        self.chosen.into_iter().map(|(_, thing)| thing)
    }
}

/// Adds the stamp to what is beside the puzzle, if records carry one and the format has fields.
fn stamp(reading: &mut Reading, format: Format, records: Records) {
    if !matches!(format, Format::Csv | Format::Jsonl) {
        return;
    }
    let Some(stamp) = records.stamp(Some(&reading.puzzle())) else { return };
    let quoted = |text: &str| serde_json::Value::from(text).to_string();
    let own = [("whydoku", Stamp::VERSION.to_owned()), ("canonical", stamp.canonical.unwrap_or_default())];
    let own = own.map(|(name, value)| (name.to_owned(), quoted(&value)));
    let others = distinct(&reading.rest.fields(), &["whydoku", "canonical"]);
    reading.rest = Rest::Fields(own.into_iter().chain(others).collect());
}
