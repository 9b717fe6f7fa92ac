//! `whydoku convert`: puzzles and positions in another format.

use super::batch::{Batch, Form, Limited, Lines};
use super::context::warn;
use super::input::{Entry, Input};
use super::words::{self, say};
use super::{Context, Failure, Records, Success, named, progress, spare, values};
use clap::ValueEnum;
use std::io::Write;
use whydoku::board::Position;
use whydoku::equivalence::Change;
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
    #[arg(long, value_name = "NAME,...", value_delimiter = ',', value_parser = values::change)]
    transform: Vec<Change>,

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
    let is_spaced = args.to.is_multiline();
    let apart = if sample.is_none() { writer.apart() } else { None };
    let work = |rows: &mut Limited<'_, '_>| {
        let mut portion = Portion::new(apart.clone());
        rows.each(|_, entry, _| portion.push(read(entry, &args.transform), is_spaced, records));
        portion
    };
    let success = bulk.each_portion(&args.input, context, LIGHT, work, |context, portion| {
        counter.inc(portion.count);
        if let Some(apart) = &portion.writer {
            writer.add_losses(apart);
        }
        let mut success = Success::All;
        for piece in portion.pieces {
            match piece {
                Piece::Bad(message) => {
                    warn(message);
                    success = Success::SomeFailed;
                }
                Piece::Text(text) => {
                    if !std::mem::take(&mut first) && is_spaced {
                        context.output.line("")?;
                    }
                    context.output.write_all(&text)?;
                    spare::give(text);
                }
                Piece::Read(read) => match &mut sample {
                    Some(sample) => sample.offer(*read),
                    None => write(*read, &mut writer, &mut first, context)?,
                },
            }
        }
        Ok(success.into())
    })?;
    for (reading, position) in sample.into_iter().flat_map(Sample::chosen) {
        write((reading, position), &mut writer, &mut first, context)?;
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

/// Writes a position below those before.
fn write(
    (mut reading, position): (Reading, Position),
    writer: &mut Writer,
    first: &mut bool,
    context: &mut Context,
) -> Result<(), Failure> {
    if !std::mem::take(first) && writer.format().is_multiline() {
        context.output.line("")?;
    }
    stamp(&mut reading, writer.format(), context.records);
    Ok(context.output.line(writer.write(&reading, &position))?)
}

/// A portion of the input in the other format.
struct Portion {
    /// None if the readings must be written in their order.
    writer: Option<Writer>,
    count: u64,
    pieces: Vec<Piece>,
}

enum Piece {
    /// Positions as they are written.
    Text(Vec<u8>),
    Read(Box<(Reading, Position)>),
    /// The reason there is no position.
    Bad(String),
}

impl Portion {
    fn new(writer: Option<Writer>) -> Portion {
        Portion { writer, count: 0, pieces: Vec::new() }
    }

    fn push(&mut self, read: Result<(Reading, Position), String>, is_spaced: bool, records: Records) {
        self.count += 1;
        let (read, writer) = match (read, &mut self.writer) {
            (Err(message), _) => return self.pieces.push(Piece::Bad(message)),
            (Ok(read), None) => return self.pieces.push(Piece::Read(Box::new(read))),
            (Ok(read), Some(writer)) => (read, writer),
        };
        let (mut reading, position) = read;
        stamp(&mut reading, writer.format(), records);
        let written = writer.write(&reading, &position);
        let mut text = match self.pieces.pop() {
            Some(Piece::Text(mut text)) => {
                text.extend_from_slice(if is_spaced { b"\n" } else { b"" });
                text
            }
            last => {
                self.pieces.extend(last);
                // Room for a whole portion: growing would cost more than writing.
                let mut text = spare::take();
                text.reserve(spare::LARGEST);
                text
            }
        };
        text.extend_from_slice(written.as_bytes());
        text.push(b'\n');
        self.pieces.push(Piece::Text(text));
    }
}

/// The position of an entry, or what is wrong with it and where.
fn read(entry: Entry, transforms: &[Change]) -> Result<(Reading, Position), String> {
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
