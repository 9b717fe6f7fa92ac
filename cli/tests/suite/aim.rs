//! Paths that are chosen.

use crate::common::corpus::puzzles;
use crate::program::{out, run};
use serde_json::Value;

/// The record of a puzzle, told with these options.
fn told(puzzle: &str, options: &[&str]) -> Value {
    let arguments = [&["explain", "--format", "jsonl"], options, &[puzzle]].concat();
    serde_json::from_slice(&run(&arguments, "").stdout).expect("one record")
}

/// The number of steps beside the singles.
fn others(record: &Value) -> usize {
    let events = record["events"].as_array().expect("events");
    let techniques = events.iter().filter_map(|event| event["technique"].as_str());
    techniques.filter(|id| !id.contains("single") && *id != "full-house").count()
}

#[test]
fn a_lean_path_has_no_more_steps_and_says_how_many_the_usual_one_has() {
    let mut shorter = 0;
    for puzzle in puzzles("minimal").iter().take(30).map(|puzzle| puzzle.to_string()) {
        let (usual, lean) = (told(&puzzle, &["--verify"]), told(&puzzle, &["--aim", "lean", "--verify"]));
        assert_eq!(lean["solution"], usual["solution"]);
        assert_eq!(lean["verified"], true);
        assert_eq!((lean["aim"].as_str(), lean["optimal"].as_str()), (Some("lean"), Some("proved")));
        assert_eq!(lean["standard_steps"].as_u64(), Some(others(&usual) as u64));
        assert!(others(&lean) <= others(&usual), "{puzzle}");
        shorter += usize::from(others(&lean) < others(&usual));
        assert!(usual.get("aim").is_none());
    }
    assert!(shorter > 5, "{shorter} of 30 are shorter");
}

#[test]
fn where_there_is_nothing_to_choose_the_usual_path_is_told() {
    let singles = ["--aim", "lean", "--profile", "singles"];
    let all: Vec<String> = puzzles("minimal").iter().take(30).map(|puzzle| puzzle.to_string()).collect();
    let mut guessed = all.iter().map(|puzzle| told(puzzle, &singles)).filter(|record| record["guesses"] != 0);
    assert_eq!(guessed.next().expect("one takes a guess")["aim"], "standard");
    let several =
        told("1................................................................................", &["--aim", "lean"]);
    assert_eq!((several["aim"].as_str(), several.get("optimal")), (Some("standard"), None));
    for profile in ["se", "se-extended", "se-bank", "hodoku", "whips", "g-whips", "braids", "g-braids"] {
        assert_eq!(run(&["explain", "--aim", "lean", "--profile", profile, &all[0]], "").status.code(), Some(2));
    }
    // A profile of one's own with such a path.
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.toml");
    std::fs::write(&file, "name = \"mine\"\npath = \"whips\"\norder = [\"naked-single\", \"whip\"]\n")
        .expect("written");
    let explain =
        |aim: &[&str]| run(&[&["explain", "--profile", file.to_str().expect("a name"), &all[0]], aim].concat(), "");
    assert_eq!(explain(&["--aim", "gentle"]).status.code(), Some(2));
    assert!(out(&explain(&[])) == out(&explain(&["--aim", "standard"])), "there is no choice, so none is made");
}

#[test]
fn each_aim_says_how_it_did() {
    let (mut ones, mut shorter) = (0, 0);
    for puzzle in puzzles("minimal").iter().take(20).map(|puzzle| puzzle.to_string()) {
        let usual = told(&puzzle, &[]);
        if usual["guesses"] != 0 || others(&usual) == 0 {
            continue;
        }
        for aim in ["gentle", "short", "one"] {
            let record = told(&puzzle, &["--aim", aim, "--verify"]);
            assert_eq!((record["aim"].as_str(), record["verified"].as_bool()), (Some(aim), Some(true)), "{puzzle}");
            assert_eq!(record["standard_steps"].as_u64(), Some(others(&usual) as u64), "{puzzle}");
            assert!(matches!(record["optimal"].as_str(), Some("proved" | "best-found")));
            assert_eq!(record.get("one").is_some(), aim == "one", "{puzzle}");
            shorter += usize::from(others(&record) < others(&usual));
            ones += usize::from(record["one"] == true);
            let events = record["events"].as_array().expect("events");
            let last_step = events.iter().rfind(|event| event["kind"] == "step").expect("a step");
            assert_eq!(last_step["needed_by"], serde_json::json!([]));
        }
    }
    assert!(ones >= 3 && shorter >= 10, "{ones} take one hard step, {shorter} paths are shorter");
}

#[test]
fn levels_belong_to_their_aims() {
    let puzzle = puzzles("minimal")[0].to_string();
    let fails = |options: &[&str]| run(&[&["explain"], options, &[&puzzle]].concat(), "").status.code() == Some(2);
    assert!(fails(&["--up-to", "chains"]));
    assert!(fails(&["--aim", "gentle", "--everyday", "subsets"]));
    assert!(fails(&["--aim", "short", "--up-to", "no-such-technique"]));
    assert!(!fails(&["--aim", "short", "--up-to", "chains"]));
    assert!(!fails(&["--aim", "one", "--everyday", "X-Wing"]));
}
