//! `compare`, `solve --method` and `solve --all` as a user sees them, and the picture of a
//! comparison.

use crate::common::corpus;
use std::io::{BufRead, BufReader};
use std::process::{Command, Output, Stdio};
use whydoku::chart::{Bar, Chart, Curve, Point};
use whydoku::search::classic::METHODS;

const EASY: &str = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";
const SOLVED: &str = "819465732574239681623187954962854173741923865358716249235671498197548326486392517";
const HEADER: &str = "method,puzzles,solved,gave_up,solutions,tried,guesses,max_depth,seconds,ratio";

fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_whydoku"));
    command.args(arguments).env_clear().stdin(Stdio::null());
    command
}

fn run(arguments: &[&str]) -> (String, String, i32) {
    let Output { stdout, stderr, status } = program(arguments).output().expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (text(stdout), text(stderr), status.code().expect("an exit code"))
}

fn out(arguments: &[&str]) -> String {
    run(arguments).0
}

fn path(name: &str) -> String {
    corpus::file(&format!("tests/corpus/{name}.txt")).to_str().expect("a plain name").into()
}

fn empty() -> String {
    ".".repeat(81)
}

#[test]
fn every_method_gives_the_same_line_as_no_method() {
    let (none, several) = (path("none"), path("several"));
    for method in METHODS {
        assert_eq!(out(&["solve", "--method", method.id, EASY]), format!("{SOLVED}\n"), "{}", method.id);
    }
    for file in [&none, &several] {
        let (expected, _, code) = run(&["solve", file]);
        assert_eq!(run(&["solve", "--method", "dancing-links", file]), (expected.clone(), String::new(), code));
        assert_eq!(run(&["solve", "--method", "four-views", "--views", "xb", file]).0, expected);
    }
    let json = out(&["solve", "--method", "trail", "--format", "jsonl", EASY]);
    assert_eq!(json, out(&["solve", "--format", "jsonl", EASY]));
}

#[test]
fn the_first_of_very_many_solutions_comes_at_once_and_the_search_stops_when_nobody_reads() {
    for method in METHODS {
        let mut child = program(&["solve", "--all", "--method", method.id, &empty()])
            .stdout(Stdio::piped())
            .spawn()
            .expect("starts");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let first = lines.next().expect("a line").expect("text");
        assert!(first.parse::<whydoku::board::Grid>().is_ok_and(|grid| grid.is_solution()), "{first}");
        drop(lines);
        assert_eq!(child.wait().expect("it ends").code(), Some(0), "{}", method.id);
    }
}

#[test]
fn solutions_are_limited_and_counted() {
    let text = out(&["solve", "--limit", "3", &empty()]);
    assert_eq!(text.lines().count(), 3);
    assert_eq!(out(&["solve", "--all", "--limit", "3", &empty()]), text);
    assert_eq!(out(&["solve", "--count", "--limit", "7", &empty()]), "7+\n");
    assert_eq!(out(&["solve", "--count", "--limit", "1", EASY]), "1\n");
    assert_eq!(run(&["solve", "--count", EASY]), ("1\n".into(), String::new(), 0));
    let none = out(&["solve", "--count", &path("none")]);
    assert!(none.lines().all(|line| line == "0") && none.lines().count() == corpus::puzzles("none").len());
    assert_eq!(run(&["solve", "--all", &path("none")]).2, 1);
    let json = out(&["solve", "--count", "--limit", "2", "--format", "jsonl", &empty()]);
    assert_eq!(json, format!("{{\"schema\":1,\"puzzle\":\"{}\",\"solutions\":2,\"all\":false}}\n", empty()));
}

#[test]
fn solutions_of_several_puzzles_are_told_apart() {
    let twice = format!("5...5{}", ".".repeat(76));
    let (text, _, code) = run(&["solve", "--all", EASY, &twice, SOLVED]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!((lines[0], lines[1], lines[3], lines[4], lines.len()), (SOLVED, "", "", SOLVED, 5));
    assert!(lines[2].starts_with("error: there are two 5s in row 1"), "{text}");
    assert_eq!(code, 1);
    let json = out(&["solve", "--limit", "2", "--format", "jsonl", &empty()]);
    let numbers = json.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["number"].as_u64());
    assert_eq!(numbers.collect::<Vec<_>>(), [Some(1), Some(2)]);
}

#[test]
fn candidates_that_were_removed_stay_removed() {
    // Nothing is given but that r1c1 is 7, said by its candidates alone.
    let candidates: String =
        (0..729).map(|i| if i < 9 && i != 6 { '.' } else { b"123456789"[i % 9] as char }).collect();
    let position = format!(r#"{{"board":"{}","candidates":"{candidates}"}}"#, empty());
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("position.jsonl");
    std::fs::write(&file, position).expect("written");
    let file = file.to_str().expect("a plain name");
    let text = out(&["solve", "--limit", "20", file]);
    assert!(text.lines().count() == 20 && text.lines().all(|line| line.starts_with('7')), "{text}");
    let (text, error, code) = run(&["solve", "--method", "trail", file]);
    assert!(text.is_empty() && error.contains("candidates were removed") && code == 2, "{error}");
}

#[test]
fn options_that_make_no_sense_are_refused() {
    for arguments in [
        &["solve", "--method", "magic", EASY][..],
        &["solve", "--method", "trail", "--views", "r", EASY],
        &["solve", "--views", "r", EASY],
        &["solve", "--method", "four-views", "--views", "rr", EASY],
        &["solve", "--limit", "few", EASY],
        &["solve", "--all", "--outcome", EASY],
        &["compare", "--methods", "trail,magic", EASY],
        &["compare", "--methods", "trail", "--views", "r", EASY],
        &["compare", "--time-limit", "-1", EASY],
        &["compare", "--time-limit", "nan", EASY],
    ] {
        let (text, error, code) = run(arguments);
        assert!(text.is_empty() && !error.is_empty() && code == 2, "{arguments:?}: {code} {text} {error}");
    }
    assert!(run(&["solve", "--method", "magic", EASY]).1.contains("dancing-links"), "the methods are named");
}

/// The rows of the CSV without the columns that the clock fills.
fn counted(arguments: &[&str]) -> Vec<Vec<String>> {
    let text = out(&[&["compare", "--format", "csv"], arguments].concat());
    let (header, rows) = text.split_once('\n').expect("a header");
    assert_eq!(header, HEADER);
    rows.lines().map(|row| row.split(',').take(8).map(String::from).collect()).collect()
}

#[test]
fn a_comparison_counts_what_the_methods_do() {
    let limits = ["--node-limit", "2000", "--time-limit", "0"];
    let file = path("tough");
    let rows = counted(&[&limits[..], &[file.as_str()]].concat());
    assert_eq!(
        rows.iter().map(|row| row[0].as_str()).collect::<Vec<_>>(),
        METHODS.iter().map(|m| m.id).collect::<Vec<_>>()
    );
    assert_eq!(rows, counted(&[&limits[..], &[file.as_str()]].concat()), "no clock in what is counted");
    let puzzles = corpus::puzzles("tough").len().to_string();
    for row in &rows {
        let number = |column: usize| row[column].parse::<usize>().expect("a number");
        assert_eq!(row[1], puzzles);
        assert_eq!(number(2) + number(3), number(1), "each of these puzzles is solved or given up: {row:?}");
        assert!(number(6) <= number(5));
    }
    assert_ne!(rows[0][3], "0", "plain backtracking gives up on some");
    let last = rows.last().expect("rows");
    assert_eq!((&last[2], &last[3], &last[4]), (&puzzles, &"0".to_string(), &puzzles));
    // 10^21 solutions: as many as wanted, and puzzles without any are neither solved nor given up.
    let rows = counted(&["--methods", "cursor,trail", "--limit", "5", &empty()]);
    assert!(rows.iter().all(|row| row[2..5] == ["1", "0", "5"]), "{rows:?}");
    let rows = counted(&["--methods", "fewest-first", &path("none")]);
    assert_eq!(rows[0][2..5], ["0", "0", "0"]);
}

#[test]
fn a_comparison_is_also_json_a_table_and_a_picture() {
    let file = path("easy");
    let methods = ["compare", "--methods", "trail,dancing-links", &file];
    let json: serde_json::Value = serde_json::from_str(&out(&[&methods[..], &["--format", "json"]].concat())).unwrap();
    let trail = &json["methods"][0];
    let by_clues: u64 = trail["clues"].as_array().unwrap().iter().map(|clues| clues["puzzles"].as_u64().unwrap()).sum();
    assert_eq!(Some(by_clues), trail["puzzles"].as_u64());
    assert!(trail["ratio"].as_f64().unwrap() >= 1.0 || json["methods"][1]["ratio"].as_f64().unwrap() > 1.0);
    for (language, word) in [("en", "digits tried"), ("zh-CN", "试数次数")] {
        let table = out(&[&methods[..], &["--lang", language]].concat());
        assert!(table.to_lowercase().contains(word) && table.contains("dancing-links"), "{table}");
        let picture = out(&[&methods[..], &["--lang", language, "--format", "svg"]].concat());
        roxmltree::Document::parse(&picture).expect("well-formed");
    }
    let twice = format!("5...5{}", ".".repeat(76));
    let (text, error, code) = run(&["compare", "--format", "csv", "--methods", "trail", &twice, EASY]);
    assert!(text.contains("trail,1,1,0,1,") && error.contains("there are two 5s") && code == 1, "{text}{error}");
    assert_eq!(run(&["compare", "--format", "svg", &twice]).2, 1, "nothing to draw is no reason to fall over");
}

#[test]
fn an_interrupted_comparison_shows_what_it_has() {
    // Plain backtracking needs minutes for the last of these.
    const ENDLESS: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let methods = ["compare", "--methods", "fast,backtracking", "--time-limit", "0", "--format", "csv"];
    let puzzles = [EASY, EASY, EASY, EASY, ENDLESS];
    for patience in [1, 2, 4, 8, 16] {
        let mut command = program(&[&methods[..], &puzzles[..]].concat());
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("starts");
        std::thread::sleep(std::time::Duration::from_secs(patience));
        assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill runs").success());
        let Output { stdout, stderr, status } = child.wait_with_output().expect("it ends");
        let (text, error) = (String::from_utf8(stdout).expect("UTF-8"), String::from_utf8(stderr).expect("UTF-8"));
        assert_eq!(status.code(), Some(130));
        // On a busy machine the first puzzles may not be finished yet.
        if text.contains("fast,4,4,0,4,") {
            assert!(text.contains("\nbacktracking,4,4,0,4,") && error.contains("the first 4 puzzles"), "{text}{error}");
            return;
        }
    }
    panic!("four easy puzzles are not finished after 16 s");
}

fn drawn(values: &[(f64, bool)]) -> String {
    let bar = |&(value, at_least): &(f64, bool)| Bar { label: "a<b".into(), value, text: "&".into(), at_least };
    let line = |&(y, at_least): &(f64, bool)| Curve {
        label: "name".into(),
        points: vec![Point { x: 17, y, at_least }, Point { x: 30, y: y / 3.0, at_least: false }],
    };
    let words = || "words".to_string();
    Chart {
        title: words(),
        subtitle: words(),
        growth: words(),
        x_axis: words(),
        at_least: "at least".into(),
        bars: values.iter().map(bar).collect(),
        lines: values.iter().map(line).collect(),
        format: |value| value.to_string(),
    }
    .to_svg()
}

#[test]
fn a_tenth_is_the_same_distance_everywhere() {
    let text = drawn(&[(1.0, false), (0.1, false), (0.01, false), (0.001, true)]);
    let document = roxmltree::Document::parse(&text).unwrap();
    let bars =
        document.descendants().filter(|node| node.attribute("class").is_some_and(|class| class.starts_with("bar")));
    let widths: Vec<f64> = bars.map(|bar| bar.attribute("width").unwrap().parse().unwrap()).collect();
    assert!((widths[0] - widths[1] - (widths[1] - widths[2])).abs() < 0.2, "{widths:?}");
    assert!(text.contains("bar open") && text.contains("at least") && text.contains("hollow\" transform"));
    assert!(!drawn(&[(1.0, false)]).contains("at least"));
}

#[test]
fn lines_differ_by_more_than_colour_and_their_names_do_not_touch() {
    let text = drawn(&[(1.0, false); 9]);
    let document = roxmltree::Document::parse(&text).unwrap();
    let named = document.descendants().filter(|node| node.has_tag_name("text") && node.text() == Some("name"));
    let mut heights: Vec<f64> = named.map(|node| node.attribute("y").unwrap().parse().unwrap()).collect();
    heights.sort_by(f64::total_cmp);
    assert!(heights.len() == 9 && heights.windows(2).all(|pair| pair[1] - pair[0] >= 16.0), "{heights:?}");
    let marks =
        document.descendants().filter(|node| node.attribute("class").is_some_and(|class| class.starts_with("mark")));
    let shapes: std::collections::BTreeSet<_> = marks.filter_map(|mark| mark.attribute("d")).collect();
    assert_eq!(shapes.len(), 9);
}

#[test]
fn numbers_that_cannot_be_drawn_do_no_harm() {
    for values in [&[][..], &[(0.0, false)], &[(f64::NAN, true)], &[(f64::INFINITY, false), (1e-300, true)]] {
        roxmltree::Document::parse(&drawn(values)).expect("well-formed");
    }
}
