//! Long runs of the program over many rows: killed again and again, and measured.

use crate::Outcome;
use clap::Subcommand;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use whydoku::generate::{Generator, Request};

#[derive(Subcommand)]
pub enum Bulk {
    /// Kills a run over many rows at 25 moments, goes on each time, and compares the output with
    /// that of an undisturbed run
    Kills {
        /// The program
        #[arg(long, default_value = "target/release/whydoku", value_name = "FILE")]
        program: PathBuf,
        /// The rows of the table
        #[arg(long, default_value = "100000", value_name = "N")]
        rows: usize,
    },
    /// Measures the memory that commands need for many rows
    Memory {
        /// The program
        #[arg(long, default_value = "target/release/whydoku", value_name = "FILE")]
        program: PathBuf,
        /// The numbers of rows
        #[arg(long, default_values_t = [10_000, 100_000, 1_000_000], value_name = "N", value_delimiter = ',')]
        rows: Vec<usize>,
        /// The numbers of puzzles in documents
        #[arg(long, default_values_t = [100, 1000, 10_000], value_name = "N", value_delimiter = ',')]
        documents: Vec<usize>,
    },
}

/// The moments at which a run is killed.
const KILLS: u64 = 25;

/// Signals as `kill` names them, in turn.
const SIGNALS: [&str; 3] = ["KILL", "INT", "TERM"];

pub fn run(bulk: &Bulk) -> Outcome {
    let folder = std::env::temp_dir().join(format!("whydoku-bulk-{}", std::process::id()));
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let done = match bulk {
        Bulk::Kills { program, rows } => kills(program, *rows, &folder),
        Bulk::Memory { program, rows, documents } => memory(program, rows, documents, &folder),
    };
    // What is left behind says nothing.
    let _ = fs::remove_dir_all(&folder);
    done
}

/// A table with notes that have line breaks, quotation marks, space at their ends and other
/// letters, and some rows that are no puzzles.
fn table(path: &Path, rows: usize) -> Outcome {
    let failed = |error: &dyn ToString| format!("{}: {}", path.display(), error.to_string());
    let generator = Generator::new(Request { seed: 1, ..Request::default() }).map_err(|error| failed(&error))?;
    let puzzles: Vec<String> = generator.puzzles().take(500).map(|puzzle| puzzle.to_string()).collect();
    let mut file = BufWriter::new(File::create(path).map_err(|error| failed(&error))?);
    writeln!(file, "id,puzzle,note").map_err(|error| failed(&error))?;
    for row in 0..rows {
        let puzzle = &puzzles[row % puzzles.len()];
        let line = match row % 7 {
            0 => format!("{row},{puzzle},\"one\r\ntwo\""),
            1 => format!("{row},{puzzle}, lead"),
            2 => format!("{row},{puzzle},\"a \"\"b\"\"\nc \""),
            3 => format!("{row},{},bad", &puzzle[..80]),
            4 => format!("{row},{puzzle},数独 é"),
            5 => format!("{row},{puzzle},\"1,5\""),
            _ => format!("{row},{puzzle},"),
        };
        writeln!(file, "{line}").map_err(|error| failed(&error))?;
    }
    file.flush().map_err(|error| failed(&error))
}

/// Packs a file beside itself.
fn packed(program: &str, path: &Path, ending: &str) -> Outcome<PathBuf> {
    let new = PathBuf::from(format!("{}.{ending}", path.display()));
    let file = File::create(&new).map_err(|error| error.to_string())?;
    let status = Command::new(program).arg("-c").arg(path).stdout(file).status();
    match status {
        Ok(status) if status.success() => Ok(new),
        other => Err(format!("{program}: {other:?}")),
    }
}

fn rate(program: &Path, input: &Path, output: &Path, extra: &[&str]) -> Outcome<Child> {
    let mut command = Command::new(program);
    command.args(["rate", "--only", "search", "--format", "csv"]).arg(input).arg("-o").arg(output).args(extra);
    command.stderr(Stdio::null()).spawn().map_err(|error| format!("{}: {error}", program.display()))
}

fn kills(program: &Path, rows: usize, folder: &Path) -> Outcome {
    let input = folder.join("rows.csv");
    table(&input, rows)?;
    let inputs = [packed("gzip", &input, "gz")?, packed("zstd", &input, "zst")?, input.clone()];
    let (whole, output) = (folder.join("whole.csv"), folder.join("killed.csv"));
    let begun = Instant::now();
    rate(program, &input, &whole, &[])?.wait().map_err(|error| error.to_string())?;
    let usual = begun.elapsed();
    // Each run has a little more than its share, so that the note is renewed at least once.
    let share = (usual / 20).max(Duration::from_millis(1_300));
    let mut killed = 0;
    for round in 0..KILLS {
        let input = &inputs[usize::try_from(round).unwrap_or(0) % 3];
        let extra: &[&str] = if round == 0 { &[] } else { &["--resume"] };
        let mut child = rate(program, input, &output, extra)?;
        sleep(share + Duration::from_millis(37 * round % 400));
        if child.try_wait().map_err(|error| error.to_string())?.is_some() {
            break;
        }
        let signal = SIGNALS[usize::try_from(round).unwrap_or(0) % 3];
        let id = child.id().to_string();
        let _ = Command::new("kill").args([format!("-{signal}").as_str(), &id]).status();
        child.wait().map_err(|error| error.to_string())?;
        killed += 1;
        let note = fs::read_to_string(format!("{}.resume", output.display())).unwrap_or_default();
        let done = note.split("\"rows\":").nth(1).and_then(|rest| rest.split(',').next()).unwrap_or("?").to_owned();
        println!("killed by SIG{signal} with {done} rows noted");
    }
    let mut last = rate(program, &input, &output, &["--resume"])?;
    last.wait().map_err(|error| error.to_string())?;
    let read = |path: &Path| fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()));
    // Errors name the file.
    let plain = |text: String| text.replace("rows.csv.gz:", "rows.csv:").replace("rows.csv.zst:", "rows.csv:");
    let (killed_text, whole_text) = (plain(read(&output)?), plain(read(&whole)?));
    if killed_text != whole_text {
        return Err(format!("after {killed} kills the output differs"));
    }
    println!("{killed} kills, {rows} rows, {} bytes: equal to an undisturbed run ({usual:.1?})", whole_text.len());
    Ok(())
}

/// The commands that are measured over rows: cheap ones over all numbers, dear ones over the first.
const ROWS: [(&[&str], usize); 10] = [
    (&["solve"], usize::MAX),
    (&["convert", "--to", "csv"], usize::MAX),
    (&["canonical"], usize::MAX),
    (&["views", "--format", "json"], usize::MAX),
    (&["rate", "--only", "search", "--format", "csv"], usize::MAX),
    (&["rate", "--only", "grade", "--format", "jsonl"], 100_000),
    (&["explain", "--format", "jsonl", "--profile", "singles"], 100_000),
    (&["find", "--format", "jsonl", "--technique", "subsets"], 100_000),
    (&["hint", "--format", "jsonl", "--aim", "standard"], 100_000),
    (&["why", "r1c1", "--format", "jsonl", "--profile", "singles"], 100_000),
];

/// Those that write one document.
const DOCUMENTS: [&[&str]; 4] = [
    &["explain", "--format", "html", "--profile", "singles", "--brief"],
    &["explain", "--format", "pdf", "--profile", "singles", "--brief"],
    &["find", "--format", "html", "--technique", "hidden-single-box"],
    &["booklet"],
];

fn memory(program: &Path, rows: &[usize], documents: &[usize], folder: &Path) -> Outcome {
    let most = rows.iter().chain(documents).copied().max().unwrap_or(0);
    println!("| command | puzzles | memory, MB | seconds |\n|---|---|---|---|");
    for &count in rows.iter().chain(documents).filter(|&&count| count <= most) {
        puzzles(&folder.join(format!("{count}.txt")), count)?;
    }
    let measured = |command: &[&str], count: usize| {
        let begun = Instant::now();
        let peak = peak(program, command, &folder.join(format!("{count}.txt")), &folder.join("out"))?;
        let seconds = begun.elapsed().as_secs_f64();
        println!("| `{}` | {count} | {:.0} | {seconds:.0} |", command.join(" "), peak as f64 / 1024.0);
        Ok::<(), String>(())
    };
    for (command, most) in ROWS {
        rows.iter().filter(|&&count| count <= most).try_for_each(|&count| measured(command, count))?;
    }
    DOCUMENTS.iter().try_for_each(|command| documents.iter().try_for_each(|&count| measured(command, count)))
}

/// Writes puzzles, one on each line.
fn puzzles(path: &Path, count: usize) -> Outcome {
    let failed = |error: &dyn ToString| format!("{}: {}", path.display(), error.to_string());
    let generator = Generator::new(Request { seed: 1, clues: Some(30..=34), ..Request::default() });
    let generator = generator.map_err(|error| failed(&error))?;
    let some: Vec<String> = generator.puzzles().take(500).map(|puzzle| puzzle.to_string()).collect();
    let mut file = BufWriter::new(File::create(path).map_err(|error| failed(&error))?);
    for row in 0..count {
        writeln!(file, "{}", some[row % some.len()]).map_err(|error| failed(&error))?;
    }
    file.flush().map_err(|error| failed(&error))
}

/// The most memory of a run, in KiB, as Linux counts it.
fn peak(program: &Path, command: &[&str], input: &Path, output: &Path) -> Outcome<u64> {
    let mut run = Command::new(program);
    run.args(command).arg(input).arg("-o").arg(output).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = run.spawn().map_err(|error| format!("{}: {error}", program.display()))?;
    let status = format!("/proc/{}/status", child.id());
    let mut most = 0;
    while child.try_wait().map_err(|error| error.to_string())?.is_none() {
        let text = fs::read_to_string(&status).unwrap_or_default();
        let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let now = line.and_then(|line| line.trim().split(' ').next()?.parse().ok()).unwrap_or(0);
        most = most.max(now);
        sleep(Duration::from_millis(20));
    }
    Ok(most)
}
