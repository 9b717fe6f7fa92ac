//! Sources of puzzles: an argument, files, standard input.

use super::context::{Context, Failure, Success, warn};
use super::fingerprint::Fingerprint;
use super::piped::Piped;
pub use super::portion::{Entry, Number};
use super::portion::{Pace, PlainLines, Portion, Rows};
use super::spare;
use super::unpack::Unpacked;
use super::words::{self, say, say_of};
use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal, Read};
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use whydoku::format::{Column, Problem, ReadOptions, Reading, Readings, read, read_str};
use whydoku::parallel::map_divisible;

/// The puzzles that a command works on.
#[derive(clap::Args, Debug)]
pub struct Input {
    /// A puzzle, a file of puzzles, or - for standard input (the default).
    #[arg(value_name = "PUZZLE|FILE|-")]
    inputs: Vec<String>,

    /// The CSV column or JSON field that holds the puzzle: a name, or a number from 1 [default:
    /// detected].
    #[arg(long, value_name = "NAME|NUMBER", value_parser = column)]
    column: Option<Column>,

    /// How many bytes of the files were read.
    #[arg(skip)]
    read: Arc<AtomicU64>,
}

/// A file whose bytes are counted as they are read.
struct Counted {
    file: File,
    read: Arc<AtomicU64>,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.file.read(buffer)?;
        self.read.fetch_add(count as u64, Ordering::Relaxed);
        Ok(count)
    }
}

/// Parses the name or the number of a column.
pub fn column(text: &str) -> Result<Column, String> {
    match text.parse() {
        Ok(Column::Name(name)) if name.is_empty() || name.bytes().all(|byte| byte == b'0') => {
            Err(say("usage-column", &[]))
        }
        Ok(column) => Ok(column),
    }
}

/// How many rows are worked on at a time.
#[derive(Clone, Copy)]
pub struct Order {
    pub jobs: NonZeroUsize,
    /// The rows per thread that are read ahead, if each of them takes long.
    pub in_flight: usize,
    pub has_fingerprints: bool,
}

/// A piece of the input.
pub enum Piece {
    Entry(Box<Entry>),
    Lines(PlainLines),
}

impl From<Entry> for Piece {
    fn from(entry: Entry) -> Piece {
        Piece::Entry(Box::new(entry))
    }
}

/// An arrival from an input: something to work on, the reason the input as a whole cannot be read,
/// or `None` where it pauses.
type Arrival<T> = Option<Result<T, Failure>>;

type Arrivals<T> = Box<dyn Iterator<Item = Arrival<T>> + Send>;

/// One input, read on demand.
trait Source: Iterator<Item = Entry> + Send {
    /// The next plain lines, at most this number, if they can be had without reading them one by
    /// one; see [`Readings::plain_lines`].
    fn plain_lines(&mut self, _most: usize) -> Option<PlainLines> {
        None
    }
}

/// A shorter file is read to see whether it has one puzzle only.
const SHORT: u64 = 1 << 16;

/// The most lines in one piece. Besides its puzzles a piece costs about as much as ten easy ones.
const LINES: usize = 256;

/// Pieces in flight for each thread: some megabytes of puzzles and answers.
const PIECES: usize = 128;

/// Of the rows in flight for each thread, the part that is one portion at most.
const PART_OF_FLIGHT: usize = 8;

impl<R: BufRead + Send> Source for Readings<R> {
    fn plain_lines(&mut self, most: usize) -> Option<PlainLines> {
        let (mut cells, source) = (spare::take(), self.source());
        Readings::plain_lines(self, most, &mut cells);
        if cells.is_empty() {
            spare::give(cells);
            return None;
        }
        Some(PlainLines { cells, source })
    }
}

impl Source for std::vec::IntoIter<Entry> {}

impl Input {
    /// These puzzles, files or `-`; standard input if there are none.
    pub fn of(inputs: Vec<String>, column: Option<Column>) -> Input {
        Input { inputs, column, read: Arc::default() }
    }

    /// The arguments.
    pub fn arguments(&mut self) -> &mut [String] {
        &mut self.inputs
    }

    /// Applies `work` to every piece on several threads and calls `each` with the results, in the
    /// order of the pieces. When the input pauses, everything that came from it is written.
    ///
    /// # Errors
    /// The first error of `each`. An input that cannot be read is reported, and the others are
    /// read.
    pub fn each_parallel<R: Send>(
        &self,
        context: &mut Context,
        jobs: NonZeroUsize,
        work: impl Fn(Piece) -> R + Sync,
        each: impl FnMut(&mut Context, R) -> Result<Success, Failure> + Send,
    ) -> Result<Success, Failure> {
        let work = |piece| (work(piece), None);
        map_arrivals(context, self.arrivals(|source| pieces(source, LINES))?, (jobs, PIECES), work, each)
    }

    /// Applies `work` to portions of the rows that are wanted on several threads, and calls `each`
    /// with the results in order, with the number of the last row of each portion. Rows are wanted
    /// whose number `has` accepts and that `keep` wants, which is asked in order. A portion is one
    /// row if there are fingerprints.
    ///
    /// # Errors
    /// As [`each_parallel`](Input::each_parallel).
    pub fn each_portion<R: Send>(
        &self,
        context: &mut Context,
        order: Order,
        has: impl Fn(usize) -> bool + Sync,
        mut keep: impl FnMut(Number) -> bool + Send,
        work: impl Fn(&mut Portion<'_>) -> R + Sync,
        mut each: impl FnMut(&mut Context, Number, R) -> Result<Success, Failure> + Send,
    ) -> Result<Success, Failure> {
        let mut number = Number::default();
        let mut fingerprint = order.has_fingerprints.then(Fingerprint::default);
        let pace = Arc::new(Pace::new(order.in_flight / PART_OF_FLIGHT));
        let lines = {
            let (pace, has_fingerprints) = (pace.clone(), order.has_fingerprints);
            move |source: &mut dyn Source| if has_fingerprints { None } else { pieces(source, pace.lines()) }
        };
        let portions = self.arrivals(lines)?.filter_map(|arrival| {
            let rows = match arrival {
                Some(Ok(Piece::Entry(entry))) => {
                    number.row += 1;
                    number.puzzle += usize::from(entry.is_ok());
                    number.fingerprint = fingerprint.as_mut().map_or(0, |fingerprint| fingerprint.add(&entry));
                    if !keep(number) || !has(number.row) {
                        return None;
                    }
                    Rows::Entry(number, entry)
                }
                Some(Ok(Piece::Lines(lines))) => {
                    let before = number;
                    let count = lines.cells.len() / 81;
                    (number.row, number.puzzle) = (number.row + count, number.puzzle + count);
                    Rows::Lines(before, lines, 0)
                }
                Some(Err(failure)) => return Some(Some(Err(failure))),
                None => return Some(None),
            };
            Some(Some(Ok(rows)))
        });
        let work = |rows| {
            let mut portion = Portion::begin(rows, &has);
            let result = work(&mut portion);
            ((portion.last, result), portion.rest(&pace))
        };
        let each = |context: &mut Context, (last, result)| each(context, last, result);
        map_arrivals(context, portions, (order.jobs, order.in_flight), work, each)
    }

    /// The bytes of all files, if there is nothing else.
    pub fn length(&self) -> Option<u64> {
        let length =
            |input: &String| Path::new(input).metadata().ok().filter(|file| file.is_file()).map(|file| file.len());
        if self.inputs.is_empty() { None } else { self.inputs.iter().map(length).sum() }
    }

    /// The number of bytes of files read so far.
    pub fn read(&self) -> u64 {
        self.read.load(Ordering::Relaxed)
    }

    /// Whether this file is one of the inputs, by whatever name or link.
    pub fn is_file(&self, path: &Path) -> bool {
        let is_same = |input: &String| same_file::is_same_file(path, input).unwrap_or(false);
        let is_piped = || self.inputs.is_empty() || self.inputs.iter().any(|input| input == "-");
        let is_stdin = || {
            let (file, stdin) = (same_file::Handle::from_path(path), same_file::Handle::stdin());
            path.is_file() && matches!((file, stdin), (Ok(file), Ok(stdin)) if file == stdin)
        };
        self.inputs.iter().any(is_same) || (is_piped() && is_stdin())
    }

    /// Whether the input is given as the argument itself.
    pub fn is_typed(&self) -> bool {
        matches!(&self.inputs[..], [only] if only != "-" && !Path::new(only).exists())
    }

    /// Whether the input is known to be one puzzle: the argument itself, or all that is in a short
    /// file.
    pub fn is_one_puzzle(&self) -> bool {
        let [only] = &self.inputs[..] else { return false };
        let path = Path::new(only);
        let is_short = || path.metadata().is_ok_and(|file| file.is_file() && file.len() < SHORT);
        let text = if path.exists() {
            is_short().then(|| std::fs::read_to_string(path).ok()).flatten()
        } else {
            (only != "-").then(|| only.clone())
        };
        text.is_some_and(|text| read_str(&text).take(2).count() == 1)
    }

    /// All entries of all inputs, in order.
    fn entries(&self) -> Result<impl Iterator<Item = Arrival<Entry>> + Send + use<>, Failure> {
        self.arrivals(|_| None)
    }

    /// The arrivals from all inputs, in order, each input opened when its turn comes: as often as
    /// possible those that `quick` takes, and the next entry where it takes nothing.
    fn arrivals<T: From<Entry> + Send + 'static, Q: Fn(&mut dyn Source) -> Option<T> + Clone + Send + 'static>(
        &self,
        quick: Q,
    ) -> Result<impl Iterator<Item = Arrival<T>> + Send + use<T, Q>, Failure> {
        if self.inputs.is_empty() && io::stdin().is_terminal() {
            return Err(Failure::Usage(say("usage-no-puzzle", &[])));
        }
        let inputs = if self.inputs.is_empty() { vec!["-".to_string()] } else { self.inputs.clone() };
        let options = ReadOptions::default().column(self.column.clone());
        let read = self.read.clone();
        Ok(inputs.into_iter().flat_map(move |input| -> Arrivals<T> {
            match open(&input, &options, &read) {
                Ok(mut source) => {
                    let quick = quick.clone();
                    Box::new(std::iter::from_fn(move || match quick(&mut *source) {
                        Some(taken) => Some(Some(Ok(taken))),
                        None => source.next().map(arrived),
                    }))
                }
                Err(failure) => Box::new(std::iter::once(Some(Err(failure)))),
            }
        }))
    }

    /// The only puzzle of the input.
    ///
    /// # Errors
    /// If there is none, if it cannot be read, or if there is more than one.
    pub fn only_one(&self) -> Result<Reading, Failure> {
        let mut entries = self.entries()?.flatten();
        let first = entries.next().ok_or_else(|| Failure::Usage(say("usage-empty", &[])))??;
        let first = first.map_err(|error| Failure::Puzzle(words::error(&error)))?;
        match entries.next() {
            None => Ok(first),
            Some(_) => Err(Failure::Usage(say("usage-several", &[]))),
        }
    }
}

/// Applies `work` to arrivals, as [`Input::each_parallel`]. The second of the numbers says how many
/// items per thread are read ahead.
fn map_arrivals<T: Send, R: Send>(
    context: &mut Context,
    arrivals: impl Iterator<Item = Arrival<T>> + Send,
    (jobs, in_flight): (NonZeroUsize, usize),
    work: impl Fn(T) -> (R, Option<T>) + Sync,
    mut each: impl FnMut(&mut Context, R) -> Result<Success, Failure> + Send,
) -> Result<Success, Failure> {
    let mut success = Success::All;
    let work = |arrival: Result<T, Failure>| match arrival.map(&work) {
        Ok((result, rest)) => (Ok(result), rest.map(Ok)),
        Err(failure) => (Err(failure), None),
    };
    map_divisible(arrivals, jobs, in_flight, work, |result| -> Result<(), Failure> {
        success = success.max(match result {
            None => {
                context.output.finish()?;
                Success::All
            }
            Some(Ok(result)) => each(context, result)?,
            Some(Err(Failure::Io(message))) => {
                // In its place between the answers, if both streams go to the same terminal or
                // file.
                context.output.finish()?;
                warn(message);
                Success::SomeUnread
            }
            Some(Err(failure)) => return Err(failure),
        });
        Ok(())
    })?;
    Ok(success)
}

/// The next plain lines, at most this number.
fn pieces(source: &mut dyn Source, most: usize) -> Option<Piece> {
    source.plain_lines(most).map(Piece::Lines)
}

fn open(input: &str, options: &ReadOptions, counted: &Arc<AtomicU64>) -> Result<Box<dyn Source>, Failure> {
    let cannot_read = |why: &dyn ToString| {
        Failure::Io(say("cannot-read", &[("input", input.into()), ("why", why.to_string().as_str().into())]))
    };
    if input == "-" {
        return piped(io::stdin(), None, options);
    }
    let path = Path::new(input);
    if path.is_dir() {
        return Err(cannot_read(&say("is-directory", &[])));
    }
    if path.exists() {
        let file = File::open(path).map_err(|error| cannot_read(&error))?;
        if file.metadata().is_ok_and(|metadata| !metadata.is_file()) {
            return piped(file, Some(input), options);
        }
        let file = Unpacked::new(Counted { file, read: counted.clone() });
        return Ok(Box::new(read(BufReader::with_capacity(1 << 16, file), Some(input), options)));
    }
    let typed: Vec<_> = read_str(input).collect();
    let is_no_puzzle = typed.iter().all(|entry| entry.as_ref().is_err_and(|error| is_foreign(&error.problem)));
    if is_no_puzzle && input.chars().count() < 81 {
        return Err(cannot_read(&say("is-nothing", &[])));
    }
    Ok(Box::new(typed.into_iter()))
}

/// An input that may pause.
fn piped(
    reader: impl Read + Send + 'static,
    name: Option<&str>,
    options: &ReadOptions,
) -> Result<Box<dyn Source>, Failure> {
    let reader = Piped::new(Unpacked::new(reader)).map_err(|error| Failure::Io(say_of("no-thread", "why", error)))?;
    Ok(Box::new(read(reader, name, options)))
}

/// The entry, with pauses and failures of the input as a whole told from bad rows.
fn arrived<T: From<Entry>>(entry: Entry) -> Arrival<T> {
    match entry {
        Err(error) if error.is_pause() => None,
        Err(error) if error.is_final() => Some(Err(match &error.problem {
            Problem::NoSuchColumn { .. } => Failure::Usage(words::error(&error)),
            _ => Failure::Io(words::error(&error)),
        })),
        entry => Some(Ok(entry.into())),
    }
}

/// Whether the text matches no format.
fn is_foreign(problem: &Problem) -> bool {
    matches!(problem, Problem::Unrecognised { .. })
}
