//! Several threads write the same bytes as one.

use crate::common::random;
use crate::program::run;
use std::io::{BufRead, BufReader};
use std::process::{Command, Output, Stdio};

const PUZZLE: &str = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";
const SOLUTION: &str = "819465732574239681623187954962854173741923865358716249235671498197548326486392517";

fn solve(arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_whydoku"));
    program.arg("solve").args(arguments).env_clear().output().expect("the program runs")
}

/// Some thousand lines: puzzles with one, several and no solutions, conflicts, comments, and text
/// that is no puzzle.
fn lines() -> String {
    let mut random = random::Random(6);
    let mut text = String::new();
    for number in 0..5_000 {
        let mut line = PUZZLE.as_bytes().to_vec();
        for _ in 0..random.below(4) {
            line[random.below(81)] = b"0123456789"[random.below(10)];
        }
        text += &String::from_utf8(line).expect("digits");
        text += match number % 97 {
            0 => "\nno puzzle at all\n",
            1 => "\n# a comment\n",
            2 => "5\n",
            _ => "\n",
        };
    }
    text
}

#[test]
fn answers_do_not_depend_on_the_number_of_jobs() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("puzzles.txt");
    std::fs::write(&path, lines()).expect("written");
    let path = path.to_str().expect("a plain name");
    for layout in [&["--format", "line"][..], &["--format", "jsonl"], &["--format", "grid"], &["--outcome"]] {
        let one = solve(&[&["-j", "1", path], layout].concat());
        assert_eq!(one.status.code(), Some(1));
        for jobs in ["2", "3", "16"] {
            let several = solve(&[&["--jobs", jobs, path], layout].concat());
            // A number that is too high is said on standard error.
            assert!((one.status, &one.stdout) == (several.status, &several.stdout), "{layout:?} with {jobs} jobs");
        }
        assert!(one == solve(&[&[path], layout].concat()), "{layout:?} with the usual number of jobs");
    }
    let text = String::from_utf8(solve(&[path]).stdout).expect("text");
    for line in [SOLUTION, "several", "none"] {
        assert!(text.lines().any(|other| other == line), "{line} must occur");
    }
    assert!(text.lines().any(|line| line.starts_with("error: ")));
}

#[test]
fn rows_and_formats_do_not_depend_on_the_number_of_jobs() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("puzzles.txt");
    std::fs::write(&path, lines()).expect("written");
    let path = path.to_str().expect("a plain name");
    let rate = &["rate", "--only", "se", "--only", "search"][..];
    let cases: [(&[&str], &[&str]); 8] = [
        (rate, &[]),
        (rate, &["--format", "csv", "--shard", "2/3", "--skip", "100"]),
        (rate, &["--format", "jsonl", "--where", "er > 1.5 or search_guesses > 0"]),
        (rate, &["--only-above", "2.0", "--template", "{puzzle} {er}"]),
        (rate, &["--histogram"]),
        (&["convert", "--to", "grid"], &[]),
        (&["convert", "--to", "csv"], &["--shard", "1/2"]),
        (&["convert", "--to", "candidates", "--sample", "7"], &[]),
    ];
    for (command, options) in cases {
        let of = |jobs: &str| run(&[command, options, &["-j", jobs, path]].concat(), "");
        let one = of("1");
        assert!(one.stdout.len() > 200, "{command:?} {options:?}");
        assert!(one == of("3"), "{command:?} {options:?}");
    }
}

#[test]
fn plain_lines_and_others_are_answered_alike() {
    // Read in the usual way: with a name behind each puzzle, and with another character for blanks.
    let mut random = random::Random(7);
    let puzzles: Vec<String> = lines().lines().filter(|line| line.len() == 81).map(String::from).collect();
    let mut mixed = String::new();
    for puzzle in &puzzles {
        match random.below(8) {
            0 => mixed += &format!("{puzzle} with a name\n"),
            1 => mixed += &format!("{}\r\n", puzzle.replace('0', "*")),
            2 => mixed += &format!("\n{puzzle}\n"),
            3 => mixed += &format!("{puzzle}\r\n"),
            _ => mixed += &format!("{puzzle}\n"),
        }
    }
    let named: String = puzzles.iter().map(|puzzle| format!("{puzzle} with a name\n")).collect();
    let plain: String = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("puzzles.txt");
    let path = path.to_str().expect("a plain name");
    let solved = |text: &str, jobs: &str| {
        std::fs::write(path, text).expect("written");
        solve(&["-j", jobs, path])
    };
    for jobs in ["1", "3"] {
        let expected = solved(&named, jobs);
        assert!(expected == solved(&mixed, jobs), "{jobs} jobs, mixed");
        assert!(expected == solved(&plain, jobs), "{jobs} jobs, plain");
        assert!(expected == solved(&plain.replace('\n', "\r\n"), jobs), "{jobs} jobs, plain with CR LF");
        assert!(expected.stdout == piped(&plain, jobs).stdout, "{jobs} jobs, plain in a pipe");
    }
}

#[test]
fn a_row_with_an_error_among_plain_lines_is_named_by_its_line() {
    let mut text = format!("{PUZZLE}\n").repeat(1_000);
    text += "no puzzle\n";
    text += &format!("{PUZZLE}\n").repeat(10);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("puzzles.txt");
    std::fs::write(&path, text).expect("written");
    let path = path.to_str().expect("a plain name");
    for jobs in ["1", "2"] {
        let output = solve(&["-j", jobs, path]);
        let text = String::from_utf8(output.stdout).expect("text");
        let line = text.lines().nth(1_000).expect("a line");
        assert!(line.starts_with("error: ") && line.contains("puzzles.txt:1001:"), "{line}");
        assert_eq!(text.lines().count(), 1_011);
    }
}

#[test]
fn explanations_do_not_depend_on_the_number_of_jobs() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("puzzles.txt");
    let text: String = lines().lines().take(60).map(|line| format!("{line}\n")).collect();
    std::fs::write(&path, text).expect("written");
    let path = path.to_str().expect("a plain name");
    let explain = |arguments: &[&str]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_whydoku"));
        program.args(["explain", "--profile", "singles", path]).args(arguments).env_clear();
        program.output().expect("the program runs")
    };
    for layout in ["text", "markdown", "json", "jsonl"] {
        let one = explain(&["--format", layout, "-j", "1"]);
        assert!(one == explain(&["--format", layout, "-j", "3"]), "{layout}");
    }
    let (all, rest) = (explain(&["--format", "jsonl"]), explain(&["--format", "jsonl", "--skip", "7"]));
    let all = String::from_utf8(all.stdout).expect("text");
    let left: String = all.split_inclusive('\n').skip(7).collect();
    assert_eq!(String::from_utf8(rest.stdout).expect("text"), left);
    assert!(explain(&["--format", "jsonl", "--skip", "1000"]).stdout.is_empty());
}

#[test]
fn a_reader_that_goes_away_ends_the_program_quietly() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("puzzles.txt");
    std::fs::write(&path, format!("{PUZZLE}\n").repeat(50_000)).expect("written");
    let mut child = Command::new(env!("CARGO_BIN_EXE_whydoku"))
        .args(["solve", "-j", "4", path.to_str().expect("a plain name")])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut first = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut first).expect("a line");
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((first.trim(), output.stderr.as_slice(), output.status.code()), (SOLUTION, &b""[..], Some(0)));
}

/// The result of an input that is piped in.
fn piped(input: &str, jobs: &str) -> Output {
    run(&["solve", "-j", jobs], input)
}

#[test]
fn standard_input_and_no_input() {
    for input in ["", "\n", PUZZLE, &format!("{PUZZLE}\n\nno puzzle\n{PUZZLE}\n")] {
        assert!(piped(input, "1") == piped(input, "3"), "{input:?}");
    }
    assert_eq!(piped(PUZZLE, "2").stdout, format!("{SOLUTION}\n").as_bytes());
    assert_eq!(solve(&["-j", "0", PUZZLE]).status.code(), Some(2));
}
