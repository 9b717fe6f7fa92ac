//! `whydoku benchmark`: prompts for language models, and the outcomes of their answers.

mod page;
mod results;

use super::context::warn;
use super::jobs;
use super::output::Output;
use super::target::cannot_write;
use super::whole_lines::LONGEST;
use super::words::{json_error, say, say_of};
use super::{Context, Failure, Success, named, progress, values};
use clap::ValueEnum;
use results::Results;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use whydoku::Cancel;
use whydoku::benchmark::{Help, Player, Referee, Ruling, Task, test_positions};
use whydoku::explain::{Explainer, Language};
use whydoku::parallel::map_in_order;
use whydoku::report::{EveryCandidate, Shown};

/// Writes the tasks of the benchmark of language models, or scores a file of answers.
///
/// The tasks are 200 fixed positions, forty of each grade, in each language and with four levels of
/// help: {"id": "17-en-3", "prompt": ...}, one JSON object a line. A file of answers has lines such
/// as {"id": "17-en-3", "answer": "r1c2=5, because ..."}. An answer is right if it proves a next
/// step before its first error. No model is called. docs/models.md says more.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Score the answers in this file, JSON objects with id and answer; - is standard input.
    #[arg(long, value_name = "FILE")]
    answers: Option<PathBuf>,

    /// Write the answers of a player that answers by a script: perfect, verbose, singles, lucky,
    /// guessing, stale or adversarial.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["answers", "baseline"])]
    #[arg(value_parser = named::player(), hide_possible_values = true)]
    player: Option<Player>,

    /// Score the players that answer by a script, to compare with.
    #[arg(long, conflicts_with = "answers")]
    baseline: bool,

    /// Only tasks with this level of help, from 1 to 4; may be repeated.
    #[arg(long, value_name = "N", value_parser = values::between::<u8>(1..=4))]
    level: Vec<u8>,

    /// How to write results.
    #[arg(long, value_enum, default_value = "text")]
    format: Layout,

    /// Write to this file; - is standard output, as without it.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Worker threads [default: all CPUs]. The output does not depend on their number.
    #[arg(long, short, value_name = "N", value_parser = values::at_least(NonZeroUsize::MIN))]
    jobs: Option<NonZeroUsize>,
}

/// How results are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Layout {
    /// Plain text.
    Text,
    /// Pretty-printed JSON.
    Json,
    /// A page of its own.
    Html,
}

/// A task as a line.
#[derive(Serialize)]
struct TaskRecord<'a> {
    id: String,
    lang: &'static str,
    help: usize,
    grade: &'static str,
    technique: &'static str,
    board: Shown<&'a whydoku::board::Grid>,
    candidates: Shown<EveryCandidate>,
    prompt: String,
}

/// An answer as a line. Other fields are left alone.
#[derive(Deserialize, Serialize)]
struct Answer<'a> {
    #[serde(borrow)]
    id: Cow<'a, str>,
    #[serde(borrow)]
    answer: Cow<'a, str>,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let tasks = args.tasks(context.asked);
    let answers = args.answers.as_deref().map(|path| read(path, &tasks)).transpose()?;
    if let Some(path) = args.output.as_ref().filter(|path| *path != Path::new("-")) {
        context.output = Output::file(File::create(path).map_err(|error| cannot_write(path, &error))?);
    }
    let explainer = Explainer::new(context.language());
    let results = match &answers {
        Some((answers, _)) => {
            Results::of_answers(&tasks, &args.outcomes(&tasks, |task| answers.get(&task.id()).cloned()))
        }
        None if args.baseline => {
            let played = Player::ALL.map(|player| (player, args.outcomes(&tasks, |task| Some(play(player, task)))));
            Results::of_players(&tasks, &played)
        }
        None => return args.lines(&tasks, context),
    };
    match args.format {
        Layout::Text => results.text(&explainer).iter().try_for_each(|line| context.output.line(line))?,
        Layout::Json => context.output.json(&results.record(), true)?,
        Layout::Html => context.output.text(page::page(&results, &explainer))?,
    }
    Ok(Success::unless(answers.is_some_and(|(_, has_errors)| has_errors)))
}

impl Args {
    /// The tasks that are wanted.
    fn tasks(&self, language: Option<Language>) -> Vec<Task<'static>> {
        let is_wanted =
            |help: &Help| self.level.is_empty() || self.level.iter().any(|&level| level as usize == help.number());
        let languages = Language::ALL.iter().copied().filter(|&known| language.is_none_or(|asked| asked == known));
        let of = |language| {
            let of_help = move |help| test_positions().iter().map(move |tested| Task { tested, language, help });
            Help::ALL.into_iter().filter(is_wanted).flat_map(of_help)
        };
        languages.flat_map(of).collect()
    }

    /// Writes the tasks, or the answers of a player.
    fn lines(&self, tasks: &[Task<'_>], context: &mut Context) -> Result<Success, Failure> {
        let work = |task: &Task<'_>| match self.player {
            Some(player) => serde_json::to_string(&Answer { id: task.id().into(), answer: play(player, task).into() }),
            None => serde_json::to_string(&record(task)),
        };
        map_in_order(tasks.iter(), jobs::threads(self.jobs), work, |line| -> Result<(), Failure> {
            Ok(context.output.line(line.map_err(io::Error::from)?)?)
        })?;
        Ok(Success::All)
    }

    /// The outcome of each task.
    fn outcomes(&self, tasks: &[Task<'_>], answer: impl Fn(&Task<'_>) -> Option<String> + Sync) -> Vec<Ruling> {
        let referee = Referee::new();
        let judge = |task: &Task<'_>| {
            let judged = answer(task).map(|answer| referee.judge(task.tested, &answer, Cancel::NEVER));
            judged.and_then(Result::ok).unwrap_or(Ruling::Missing)
        };
        let bar = progress::bar(tasks.len() as u64);
        let mut outcomes = Vec::new();
        let Ok(()) = map_in_order(tasks.iter(), jobs::threads(self.jobs), judge, |outcome| {
            bar.inc(1);
            outcomes.push(outcome);
            Ok::<(), std::convert::Infallible>(())
        });
        bar.finish_and_clear();
        outcomes
    }
}

fn record<'a>(task: &Task<'a>) -> TaskRecord<'a> {
    let position = &task.tested.position;
    let prompt = task.prompt(&Explainer::new(task.language), Cancel::NEVER);
    TaskRecord {
        id: task.id(),
        lang: task.language.tag(),
        help: task.help.number(),
        grade: task.tested.grade.name(),
        technique: task.tested.technique.id,
        board: Shown(position.digits()),
        candidates: Shown(EveryCandidate(position.all_candidates())),
        prompt: prompt.unwrap_or_default(),
    }
}

/// The answer of a player.
fn play(player: Player, task: &Task<'_>) -> String {
    player.answer(task, &Explainer::new(task.language), Cancel::NEVER).unwrap_or_default()
}

/// The answers of a file by the id of their task, and whether some line is none. The first answer
/// to a task counts. Lines that are none are reported, and the others read.
fn read(path: &Path, tasks: &[Task<'_>]) -> Result<(HashMap<String, String>, bool), Failure> {
    let failed = |error: io::Error| {
        Failure::Io(say(
            "cannot-read",
            &[("input", path.display().to_string().as_str().into()), ("why", error.to_string().as_str().into())],
        ))
    };
    let source: Box<dyn Read> =
        if path == Path::new("-") { Box::new(io::stdin()) } else { Box::new(File::open(path).map_err(failed)?) };
    let known: HashSet<String> = tasks.iter().map(Task::id).collect();
    let (mut answers, mut has_errors) = (HashMap::new(), false);
    let mut source = BufReader::new(source);
    let mut line = Vec::new();
    for number in 1_usize.. {
        line.clear();
        if (&mut source).take(LONGEST).read_until(b'\n', &mut line).map_err(failed)? == 0 {
            break;
        }
        if line.trim_ascii().is_empty() {
            continue;
        }
        let mut wrong = |why: &str| {
            has_errors = true;
            let file = path.display().to_string();
            warn(say("benchmark-line", &[("file", file.as_str().into()), ("why", why.into())]));
        };
        let at_line = |key: &str, id: &str| format!("{number}: {}", say_of(key, "id", id));
        match serde_json::from_slice::<Answer<'_>>(&line) {
            Err(error) => wrong(&json_error(&error, number)),
            Ok(read) if !known.contains(read.id.as_ref()) => wrong(&at_line("benchmark-unknown", &read.id)),
            Ok(read) if answers.contains_key(read.id.as_ref()) => wrong(&at_line("benchmark-twice", &read.id)),
            Ok(read) => drop(answers.insert(read.id.into_owned(), read.answer.into_owned())),
        }
    }
    Ok((answers, has_errors))
}
