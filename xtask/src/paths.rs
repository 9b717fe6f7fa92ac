//! Measures what the choice of a path saves, over puzzles that need more than singles.

use crate::{Outcome, search};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use whydoku::Cancel;
use whydoku::board::{Grid, Position};
use whydoku::explain::words_in_english;
use whydoku::logic::{Event, Family, Spec, Trace};
use whydoku::plan::{Aim, Budget, Planned, plan};
use whydoku::solve::{SolveOptions, solve};
use whydoku::technique::{Profile, place};

/// Orders of techniques that are paths of their own, to compare with.
const PROFILES: [&str; 2] = ["se", "hodoku"];

/// A path of a puzzle.
struct Length {
    /// Steps beside singles, and those of the usual path.
    steps: [usize; 2],
    /// Steps that count for the aim.
    counted: usize,
    /// Their words, and those of the usual path.
    words: [u64; 2],
    hardest: Option<&'static Spec>,
    is_proved: bool,
    /// Whether the least number of steps that count is known.
    is_least_known: bool,
    time: Duration,
}

/// Prints a table of the first `count` puzzles of each file that need more than singles: the path
/// of each profile and aim beside the usual one. With `each`, a line for every path, too.
pub fn run(files: &[PathBuf], count: usize, aims: &[String], budget: Budget, each: bool) -> Outcome {
    let mut rows: Vec<(&str, Option<Aim>)> = Vec::new();
    if aims.is_empty() {
        rows.extend(PROFILES.map(|name| (name, None)));
    }
    let names = Aim::NAMES.into_iter().filter(|name| aims.is_empty() || aims.iter().any(|aim| aim == name));
    rows.extend(names.map(|name| (name, Aim::named(name))));
    println!(
        "| set | path | puzzles | steps | of standard | words | of standard | more words | 1 step | 2 | proved | least known | \
         hardest | time: median | mean | p99 | most |\n|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|--:|--:|--:|--:|"
    );
    for file in files {
        let puzzles = puzzles_of(file, count)?;
        let set = file.file_stem().map_or("-".into(), |name| name.to_string_lossy().into_owned());
        let lengths = measured(&puzzles, &rows, budget);
        for (number, (name, _)) in rows.iter().enumerate() {
            let of_row = |lengths: &'_ Vec<Option<Length>>| lengths[number].is_some();
            let those: Vec<&Length> = lengths.iter().filter(|all| of_row(all)).flat_map(|all| &all[number]).collect();
            print_row(&set, name, &those);
        }
        if each {
            let paths = puzzles.iter().zip(&lengths).flat_map(|(puzzle, lengths)| {
                rows.iter().zip(lengths).filter_map(move |((name, _), length)| Some((puzzle, name, length.as_ref()?)))
            });
            for (puzzle, name, Length { steps, counted, words, is_proved, is_least_known, time, .. }) in paths {
                let [steps, standard] = steps;
                println!(
                    "{puzzle}\t{name}\t{steps}\t{standard}\t{counted}\t{words:?}\t{is_proved}\t{is_least_known}\t{}",
                    time.as_micros()
                );
            }
        }
    }
    Ok(())
}

/// The puzzles with one solution that singles do not solve.
fn puzzles_of(file: &Path, count: usize) -> Outcome<Vec<Grid>> {
    let needs_more = |puzzle: &Grid| {
        let Ok(start) = Position::new(puzzle) else { return false };
        solve(start, &Profile::singles(), SolveOptions::without_guessing(), Cancel::NEVER).outcome.solution().is_none()
    };
    // About half of the minimal ones need more.
    let puzzles = search::puzzles_of(file, 4 * count)?;
    Ok(puzzles.into_iter().filter(needs_more).take(count).collect())
}

/// For each puzzle the lengths of its paths; `None` for a path that does not end in the solution
/// without a guess.
fn measured(puzzles: &[Grid], rows: &[(&str, Option<Aim>)], budget: Budget) -> Vec<Vec<Option<Length>>> {
    let profiles: Vec<Option<Profile>> = rows.iter().map(|(name, _)| Profile::named(name)).collect();
    let (next, lengths) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(puzzle) = puzzles.get(number) else { return };
            let usual = path(puzzle, &Profile::standard());
            let extent = extent(&usual);
            let of_row = |((_, aim), profile): (&(&str, Option<Aim>), &Option<Profile>)| match (aim, profile) {
                (Some(aim), _) => aimed(&usual, *aim, budget, extent),
                (None, Some(profile)) => Some(length(&path(puzzle, profile), Aim::Standard, extent)).filter(is_whole),
                (None, None) => None,
            };
            let all = rows.iter().zip(&profiles).map(of_row).collect();
            lengths.lock().expect("no thread panics").push((number, all));
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let mut lengths = lengths.into_inner().expect("no thread panics");
    lengths.sort_by_key(|&(number, _)| number);
    lengths.into_iter().map(|(_, all)| all).collect()
}

fn path(puzzle: &Grid, profile: &Profile) -> Trace {
    let start = Position::new(puzzle).expect("a puzzle with a solution");
    solve(start, profile, SolveOptions::default(), Cancel::NEVER).trace
}

fn aimed(usual: &Trace, aim: Aim, budget: Budget, extent: (usize, u64)) -> Option<Length> {
    let start = processor_time();
    let planned = plan(usual, &Profile::standard(), aim, budget, &words_in_english, Cancel::NEVER).ok()?;
    let time = processor_time().saturating_sub(start);
    let Planned { trace, is_proved, least, .. } = planned?;
    trace.verify().expect("all proofs hold");
    Some(Length { is_proved, is_least_known: least.is_some(), time, ..length(&trace, aim, extent) })
}

fn is_whole(length: &Length) -> bool {
    length.counted < usize::MAX
}

fn length(trace: &Trace, aim: Aim, (standard, standard_words): (usize, u64)) -> Length {
    let (steps, words) = extent(trace);
    let techniques = trace.steps().map(|(_, step)| step.technique);
    let is_whole = trace.guesses() == 0 && trace.events.last() == Some(&Event::Solved);
    Length {
        steps: [steps, standard],
        counted: if is_whole { aim.count(trace) } else { usize::MAX },
        words: [words, standard_words],
        hardest: techniques.max_by_key(|spec| place(spec)),
        is_proved: false,
        is_least_known: false,
        time: Duration::ZERO,
    }
}

/// The steps beside singles, and their words.
fn extent(trace: &Trace) -> (usize, u64) {
    let (mut steps, mut words) = (0, 0);
    let walked = trace.walk(|moment| {
        if matches!(moment.event, Event::Step(step) if step.technique.family != Family::Singles) {
            steps += 1;
            words += words_in_english(moment);
        }
    });
    walked.expect("a trace replays");
    (steps, words)
}

/// The processor time of this thread, where the system tells; else the time of day.
fn processor_time() -> Duration {
    static START: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let spent = told.and_then(|told| told.split_whitespace().next()?.parse().ok());
    spent.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

/// Means over the puzzles that have such a path; the technique is the median of the hardest ones.
fn print_row(set: &str, name: &str, lengths: &[&Length]) {
    let count = lengths.len();
    if count == 0 {
        println!("| {set} | {name} | 0 |");
        return;
    }
    let sum = |of: &dyn Fn(&Length) -> f64| lengths.iter().map(|length| of(length)).sum::<f64>();
    let mean = |of: &dyn Fn(&Length) -> f64| sum(of) / count as f64;
    let share =
        |is: &dyn Fn(&Length) -> bool| format!("{:.0} %", 100.0 * mean(&|length| f64::from(u8::from(is(length)))));
    let (steps, words) = (
        |length: &Length| length.steps.map(|steps| steps as f64),
        |length: &Length| length.words.map(|words| words as f64),
    );
    let of_standard =
        |of: &dyn Fn(&Length) -> [f64; 2]| 100.0 * sum(&|length| of(length)[0]) / sum(&|length| of(length)[1]);
    let mut times: Vec<Duration> = lengths.iter().map(|length| length.time).collect();
    times.sort_unstable();
    let ms = |time: Duration| format!("{:.1} ms", 1e3 * time.as_secs_f64());
    let mut hardest: Vec<&Spec> = lengths.iter().filter_map(|length| length.hardest).collect();
    hardest.sort_by_key(|spec| place(spec));
    println!(
        "| {set} | {name} | {count} | {:.1} | {:.0} % | {:.0} | {:.0} % | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |",
        mean(&|length| steps(length)[0]),
        of_standard(&steps),
        mean(&|length| words(length)[0]),
        of_standard(&words),
        lengths.iter().filter(|length| length.words[0] > length.words[1]).count(),
        share(&|length| length.counted <= 1),
        share(&|length| length.counted <= 2),
        share(&|length| length.is_proved),
        share(&|length| length.is_least_known),
        hardest[hardest.len() / 2].id,
        ms(times[count / 2]),
        ms(times.iter().sum::<Duration>() / count as u32),
        ms(times[count * 99 / 100]),
        ms(times[count - 1]),
    );
}
