//! The options of every command that takes many puzzles, and the work on them.
//!
//! What they mean is said once, here: which rows are taken, where the output goes, how an
//! interrupted output goes on, when a puzzle is given up, and on how many threads.

use super::checkpoint::Checkpoint;
pub use super::checkpoint::Lines;
use super::context::{Context, Failure, Success};
use super::deadline::Deadlines;
use super::input::{Entry, Input, Number, Order};
use super::output::Output;
use super::portion::Portion;
use super::replace::Replacement;
use super::share::{Resumption, Share};
use super::target::{Binary, cannot_write, to_terminal};
use super::values;
use super::words::{say, say_of};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Duration;
use whydoku::Cancel;
use whydoku::parallel::map_in_order;

/// The options of a command that takes many puzzles.
#[derive(clap::Args, Debug)]
pub struct Batch {
    /// Write to this file; - is standard output, as without it.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    resumption: Resumption,

    #[command(flatten)]
    part: Part,
}

/// The options that say which puzzles are taken, and how.
#[derive(clap::Args, Debug)]
pub struct Part {
    /// Skip the first N puzzles of the input; rows that cannot be read count.
    #[arg(long, value_name = "N", default_value = "0", hide_default_value = true)]
    #[arg(value_parser = values::at_least::<u64>(0))]
    skip: u64,

    #[command(flatten)]
    share: Share,
}

/// The form of an output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Lines that are written as they come; it can be resumed.
    Rows(Lines),
    /// A document, which replaces a file as a whole, and may be no text.
    Document(Option<Binary>),
    /// Files in a folder, some for each puzzle, with lines on standard output; it can be resumed.
    Folder,
}

/// What became of a puzzle.
pub struct Done {
    pub success: Success,
    /// Whether all that is to be written for it was passed to the output.
    pub is_settled: bool,
}

impl From<Success> for Done {
    fn from(success: Success) -> Done {
        Done { success, is_settled: true }
    }
}

impl Done {
    /// Both, one after the other.
    fn and(self, next: impl Into<Done>) -> Done {
        let next = next.into();
        Done { success: self.success.max(next.success), ..next }
    }
}

/// The work on many puzzles, and where its output goes.
pub struct Bulk<'b> {
    share: &'b Share,
    skip: u64,
    deadlines: Deadlines,
    form: Form,
    target: Target,
    /// What was standard output, where the output goes to a file.
    stdout: Option<Output>,
}

enum Target {
    Stdout,
    /// A file that is replaced when the document is finished.
    Whole(Replacement, PathBuf),
    /// A file or a folder that grows.
    Rows(Box<Checkpoint>),
}

impl Part {
    /// The number of threads.
    pub fn threads(&self) -> NonZeroUsize {
        self.share.threads()
    }

    /// The most time for a puzzle, if there is a limit.
    pub fn limit(&self) -> Option<Duration> {
        self.share.limit()
    }
}

impl Batch {
    /// The file that the output goes to; none for standard output.
    pub fn file(&self) -> Option<&Path> {
        self.output.as_deref().filter(|path| *path != Path::new("-"))
    }

    /// The name of that file.
    pub fn name(&self) -> String {
        self.file().map_or_else(|| "-".into(), |path| path.display().to_string())
    }

    /// Whether every puzzle is taken, without a limit, and the answers go to standard output.
    pub fn is_plain(&self) -> bool {
        self.file().is_none() && self.part.skip == 0 && self.part.share.is_all() && self.limit().is_none()
    }

    /// Whether an interrupted output is to go on.
    pub fn resumes(&self) -> bool {
        self.resumption.is_wanted()
    }

    /// The number of threads.
    pub fn threads(&self) -> NonZeroUsize {
        self.part.threads()
    }

    /// Whether a limit was named, or that there is none.
    pub fn has_timeout(&self) -> bool {
        self.part.share.has_timeout()
    }

    /// The most time for a puzzle, if there is a limit.
    pub fn limit(&self) -> Option<Duration> {
        self.part.share.limit()
    }

    /// Opens the output; from now on the context writes there.
    ///
    /// # Errors
    /// If it is an input, cannot be written, or cannot go on.
    pub fn open(&self, input: &Input, form: Form, context: &mut Context) -> Result<Bulk<'_>, Failure> {
        open(self.file(), &self.resumption, &self.part, input, form, context)
    }
}

/// Opens an output, standard output if there is no path; but for a folder the context writes there
/// from now on.
///
/// # Errors
/// If it is an input, cannot be written, or cannot go on.
pub fn open<'b>(
    path: Option<&Path>,
    resumption: &Resumption,
    part: &'b Part,
    input: &Input,
    form: Form,
    context: &mut Context,
) -> Result<Bulk<'b>, Failure> {
    if let Some(path) = path.filter(|path| input.is_file(path)) {
        return Err(Failure::Usage(say_of("output-is-input", "file", path.display())));
    }
    let bulk = open_made(path, resumption, &part.share, form, context)?;
    Ok(Bulk { skip: part.skip, ..bulk })
}

/// Opens the output of work that reads no input; see [`Bulk::each_made`].
///
/// # Errors
/// If it cannot be written, or cannot go on.
pub fn open_made<'b>(
    path: Option<&Path>,
    resumption: &Resumption,
    share: &'b Share,
    form: Form,
    context: &mut Context,
) -> Result<Bulk<'b>, Failure> {
    let (target, output) = target(path, resumption, form, context)?;
    let stdout = output.map(|output| std::mem::replace(&mut context.output, output));
    Ok(Bulk { share, skip: 0, deadlines: Deadlines::new(share.limit())?, form, target, stdout })
}

fn target(
    path: Option<&Path>,
    resumption: &Resumption,
    form: Form,
    context: &Context,
) -> Result<(Target, Option<Output>), Failure> {
    let (path, lines) = match (form, path) {
        (Form::Document(_), _) if resumption.is_wanted() => return Err(Failure::Usage(say("resume-document", &[]))),
        (_, None) if resumption.is_wanted() => return Err(Failure::Usage(say("resume-not-a-file", &[]))),
        (Form::Document(Some(binary)), None) if context.output.is_terminal() => {
            return Err(Failure::Usage(to_terminal(binary)));
        }
        (_, None) => return Ok((Target::Stdout, None)),
        (Form::Document(_), Some(path)) => {
            let (file, replacement) = Replacement::of(path).map_err(|error| cannot_write(path, &error))?;
            return Ok((Target::Whole(replacement, path.to_path_buf()), Some(Output::file(file))));
        }
        (Form::Folder, Some(path)) => {
            let checkpoint = Checkpoint::open_folder(path, resumption.start(), &context.settings)?;
            return Ok((Target::Rows(Box::new(checkpoint)), None));
        }
        (Form::Rows(lines), Some(path)) => (path, lines),
    };
    let (checkpoint, file) = Checkpoint::open(path, resumption.start(), lines, &context.settings)?;
    Ok((Target::Rows(Box::new(checkpoint)), Some(Output::file(file))))
}

/// The rows of a portion, with a time limit for each.
pub struct Limited<'l, 'p> {
    rows: &'l mut Portion<'p>,
    deadlines: &'l Deadlines,
}

impl Limited<'_, '_> {
    /// Does some work for every row.
    pub fn each(&mut self, mut work: impl FnMut(Number, Entry, Cancel<'_>)) {
        for (number, entry) in &mut *self.rows {
            self.deadlines.within(|cancel| work(number, entry, cancel));
        }
    }
}

impl Bulk<'_> {
    /// The first line of an output that goes on.
    pub fn header(&self) -> Option<&str> {
        match &self.target {
            Target::Rows(checkpoint) => checkpoint.header(),
            _ => None,
        }
    }

    /// Applies `work` to the entries that are wanted, on several threads, and calls `each` with the
    /// results in order. `in_flight` entries per thread are read ahead.
    ///
    /// # Errors
    /// The first error of `each`; or if an output that goes on is about other puzzles.
    pub fn each<R: Send, D: Into<Done>>(
        &mut self,
        input: &Input,
        context: &mut Context,
        in_flight: usize,
        work: impl Fn(Number, Entry, Cancel<'_>) -> R + Sync,
        mut each: impl FnMut(&mut Context, R) -> Result<D, Failure> + Send,
    ) -> Result<Success, Failure> {
        let work = |rows: &mut Limited<'_, '_>| {
            let mut results = Vec::new();
            rows.each(|number, entry, cancel| results.push(work(number, entry, cancel)));
            results
        };
        self.each_portion(input, context, in_flight, work, |context, results| {
            results
                .into_iter()
                .try_fold(Success::All.into(), |before: Done, result| Ok(before.and(each(context, result)?)))
        })
    }

    /// The same for portions of the entries. `work` is applied to each portion, so that it can make
    /// one result of many entries.
    ///
    /// # Errors
    /// As [`each`](Bulk::each).
    pub fn each_portion<R: Send>(
        &mut self,
        input: &Input,
        context: &mut Context,
        in_flight: usize,
        work: impl Fn(&mut Limited<'_, '_>) -> R + Sync,
        mut each: impl FnMut(&mut Context, R) -> Result<Done, Failure> + Send,
    ) -> Result<Success, Failure> {
        let (share, skip, deadlines) = (self.share, self.skip, &self.deadlines);
        let mut checkpoint = match &mut self.target {
            Target::Rows(checkpoint) => Some(checkpoint),
            _ => None,
        };
        let passes = checkpoint.as_ref().map(|checkpoint| checkpoint.passes());
        let keep = |number: Number| !passes.as_ref().is_some_and(|passes| passes.has(number));
        let order = Order { jobs: share.threads(), in_flight, has_fingerprints: checkpoint.is_some() };
        let work = |rows: &mut Portion<'_>| work(&mut Limited { rows, deadlines });
        let success = input.each_portion(
            context,
            order,
            |row| row as u64 > skip && share.has(row as u64),
            keep,
            work,
            |context, last, result| {
                if let (Some(passes), Some(checkpoint)) = (&passes, &mut checkpoint) {
                    passes.check()?;
                    checkpoint.cut()?;
                }
                let done = each(context, result)?;
                if let Some(checkpoint) = &mut checkpoint
                    && done.is_settled
                {
                    checkpoint.note(last, &mut context.output)?;
                }
                Ok(done.success)
            },
        )?;
        if let (Some(passes), Some(checkpoint)) = (&passes, &mut checkpoint) {
            passes.check_all()?;
            checkpoint.cut()?;
        }
        Ok(success)
    }

    /// Applies `work` to the numbers below `rows` that are wanted, on several threads, and calls
    /// `each` with the results in order.
    ///
    /// # Errors
    /// The first error of `each`.
    pub fn each_made<R: Send>(
        &mut self,
        rows: u64,
        context: &mut Context,
        work: impl Fn(u64, Cancel<'_>) -> R + Sync,
        mut each: impl FnMut(&mut Context, R) -> Result<Success, Failure> + Send,
    ) -> Result<Success, Failure> {
        let (share, deadlines) = (self.share, &self.deadlines);
        let mut checkpoint = match &mut self.target {
            Target::Rows(checkpoint) => Some(checkpoint),
            _ => None,
        };
        let passes = checkpoint.as_ref().map(|checkpoint| checkpoint.passes());
        let number = |row: u64| Number { row: usize::try_from(row + 1).unwrap_or(usize::MAX), ..Number::default() };
        let is_passed = |row| passes.as_ref().is_some_and(|passes| passes.has(number(row)));
        let wanted = (0..rows).filter(|&row| !is_passed(row) && share.has(row + 1));
        let work = |row| (row, deadlines.within(|cancel| work(row, cancel)));
        let mut success = Success::All;
        map_in_order(wanted, share.threads(), work, |(row, result)| -> Result<(), Failure> {
            if let Some(checkpoint) = &mut checkpoint {
                checkpoint.cut()?;
            }
            success = success.max(each(context, result)?);
            match &mut checkpoint {
                Some(checkpoint) => checkpoint.note(number(row), &mut context.output),
                None => Ok(()),
            }
        })?;
        if let (Some(passes), Some(checkpoint)) = (&passes, &mut checkpoint) {
            passes.check_all()?;
            checkpoint.cut()?;
        }
        Ok(success)
    }

    /// Finishes the output, which is complete; from now on the context writes to standard output.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn finish(self, success: Success, context: &mut Context) -> Result<(), Failure> {
        context.output.finish()?;
        if let Some(stdout) = self.stdout {
            context.output = stdout;
        }
        match self.target {
            Target::Stdout => Ok(()),
            // A picture without content replaces no file.
            Target::Whole(replacement, _) if matches!(self.form, Form::Document(Some(_))) && replacement.is_empty() => {
                Ok(())
            }
            Target::Whole(replacement, path) => replacement.finish().map_err(|error| cannot_write(&path, &error)),
            // An input that could not be read may be there next time.
            Target::Rows(checkpoint) if success == Success::SomeUnread => checkpoint.keep(),
            Target::Rows(checkpoint) => checkpoint.finish(),
        }
    }
}
