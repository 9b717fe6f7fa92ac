//! A position that lacks a candidate which its puzzle needs: every command says so, as `hint` does.

use crate::program::{err, out, run};
use serde_json::Value;
use whydoku::board::{Candidate, Cell, Digit, Grid, Position};

const PUZZLE: &str = "203008509004000000001002003092040800005007010000205900008000100070000200400900000";

/// The puzzle without candidate 5 in r4c8, which is its digit.
fn position() -> String {
    let puzzle: Grid = PUZZLE.parse().expect("a grid");
    let mut position = Position::new(&puzzle).expect("no conflict");
    position.remove(Candidate::new(Cell::at(3, 7), Digit::new(5).expect("a digit")));
    whydoku::format::write(whydoku::format::Format::Jsonl, &position)
}

#[test]
fn every_command_says_what_hint_says() {
    let said = "Something is already wrong: a candidate that is needed has been removed.";
    for (arguments, code) in [
        (&["hint"][..], 1),
        (&["solve"], 1),
        (&["solve", "--format", "jsonl"], 1),
        (&["solve", "--timeout", "60"], 1),
        (&["solve", "--all"], 1),
        (&["solve", "--count"], 1),
        (&["explain"], 1),
        (&["explain", "--format", "markdown"], 1),
        (&["explain", "--format", "jsonl"], 1),
        (&["find", "--only", "singles"], 1),
        (&["find", "--only", "singles", "--format", "jsonl"], 1),
        (&["why", "r2c9"], 0),
        (&["why", "r2c9", "--format", "jsonl"], 0),
        (&["why", "r2c9", "--from", "here"], 1),
        (&["views"], 1),
        (&["views", "--format", "json"], 1),
        (&["rate", "--only", "search"], 1),
        (&["check", "-", "r2c9=1"], 1),
        (&["watch"], 0),
        (&["compare", "--methods", "fast", "--repeat", "1"], 0),
        (&["prove", "--format", "jsonl"], 0),
    ] {
        let output = run(arguments, &position());
        let all = format!("{} {}", out(&output), err(&output));
        let words = all.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains(said), "{arguments:?}: {words}");
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {words}");
    }
    let chinese = err(&run(&["solve", "--lang", "zh-CN"], &position()));
    assert_eq!(chinese.trim(), "whydoku: 第1行第1列：目前的盘面有误：误删了需要的候选数。");
}

/// What is right, or only a puzzle, brings no such message.
#[test]
fn nothing_is_said_of_a_right_position() {
    for input in [PUZZLE, &format!("{{\"board\": \"{PUZZLE}\", \"givens\": \"{PUZZLE}\"}}")] {
        for command in [&["solve"][..], &["views", "--format", "json"], &["watch"], &["prove", "--format", "jsonl"]] {
            let output = run(command, input);
            assert_eq!((err(&output), output.status.code()), (String::new(), Some(0)), "{command:?}");
        }
    }
}

/// Rows without views have records of their own, with the fields beside the puzzle.
#[test]
fn views_of_a_bad_row_are_an_error_in_its_place() {
    let rows = [
        format!("{{\"id\": 1, \"puzzle\": \"{PUZZLE}\"}}\n"),
        format!("{{\"id\": 2, \"puzzle\": \"{}\"}}\n", &PUZZLE[1..]),
        format!("{{\"id\": 3, \"puzzle\": \"22{}\"}}\n", &PUZZLE[2..]),
        format!("{{\"id\": 4, \"puzzle\": \"{PUZZLE}\"}}\n"),
    ];
    let output = run(&["views", "--format", "json"], &rows.concat());
    assert_eq!((err(&output), output.status.code()), (String::new(), Some(1)));
    let schema = crate::common::schema::Schema::named("views");
    let records: Vec<Value> = out(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    records.iter().for_each(|record| schema.assert(record));
    let of = |name: &str| records.iter().map(|record| record[name].clone()).collect::<Vec<_>>();
    assert_eq!(of("id"), [1, 2, 3, 4].map(Value::from));
    assert_eq!(of("outcome"), [Value::Null, "invalid".into(), "invalid".into(), Value::Null]);
    assert!(of("error")[2].as_str().expect("words").contains("two 2s in row 1"), "{records:?}");
}

#[test]
fn watch_takes_one_puzzle_and_says_so() {
    assert!(out(&run(&["watch", "--help"], "")).contains("Usage: whydoku watch [OPTIONS] [PUZZLE|FILE|-]\n"));
    assert_eq!(run(&["watch", PUZZLE, PUZZLE], "").status.code(), Some(2));
    assert!(err(&run(&["watch"], &format!("{PUZZLE}\n{PUZZLE}\n"))).contains("takes one puzzle"));
}
