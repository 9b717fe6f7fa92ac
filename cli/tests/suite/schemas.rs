//! What the program writes as JSON, against the schemas that are published with it.

use crate::common::schema::{Schema, schemas};
use crate::common::{corpus, pages};
use crate::program::run;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use whydoku::Cancel;
use whydoku::board::{Constraint, Digit, Element, Grid, Literal, Position};
use whydoku::logic::{Because, Forbidden, Ladder, Motion, Proof, Replay, Symmetry};
use whydoku::report::StepRecord;
use whydoku::technique::{Profile, by_id};

const EASY: &str = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";
const SOLVED: &str = "819465732574239681623187954962854173741923865358716249235671498197548326486392517";

/// What the program writes.
fn written(arguments: &[&str], input: &str) -> String {
    String::from_utf8(run(arguments, input).stdout).expect("UTF-8")
}

fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn values(lines: &str) -> Vec<Value> {
    lines.lines().map(value).collect()
}

/// Some puzzles of each corpus, and what is no puzzle, line by line.
fn input() -> String {
    let corpora = ["easy", "minimal", "tough", "several", "none", "conflict"];
    let puzzles = corpora.iter().flat_map(|name| corpus::puzzles(name).into_iter().take(20));
    let empty = ".".repeat(81);
    puzzles
        .map(|puzzle| puzzle.to_string())
        .chain(["123".into(), empty, SOLVED.into()])
        .map(|line| line + "\n")
        .collect()
}

#[test]
fn traces_of_every_outcome_are_valid() {
    let schema = Schema::named("trace");
    let mut seen = BTreeSet::new();
    let mut keys = BTreeSet::new();
    for options in [
        &["--verify"][..],
        &["--lang", "en", "--profile", "singles"],
        &["--no-guessing", "--profile", "singles"],
        &["--until", "3"],
        &["--all-steps", "--stamp"],
        &["--profile", "se"],
    ] {
        let lines = written(&[&["explain", "--format", "jsonl"], options].concat(), &input());
        for trace in values(&lines) {
            schema.assert(&trace);
            keys.extend(trace.get("se").map(|_| "se".to_string()));
            seen.insert(trace["outcome"].as_str().expect("an outcome").to_string());
            for event in trace["events"].as_array().expect("events") {
                seen.insert(event["kind"].as_str().expect("a kind").to_string());
                keys.extend(event.get("se").map(|_| "se of a step".to_string()));
                keys.extend(event["pattern"].as_object().into_iter().flat_map(|pattern| pattern.keys().cloned()));
                if let Some([guess, contradiction]) = event["branch"].as_array().map(Vec::as_slice) {
                    let kind = |index: &Value| &trace["events"][index.as_u64().expect("an index") as usize]["kind"];
                    assert_eq!((kind(guess), kind(contradiction)), (&json!("guess"), &json!("contradiction")));
                }
            }
        }
    }
    for wanted in ["solved", "several", "none", "invalid", "stuck", "step", "guess", "contradiction", "retreat"] {
        assert!(seen.contains(wanted), "no {wanted} among {seen:?}");
    }
    for wanted in
        ["family", "digits", "houses", "covers", "parts", "links", "alternatives", "cases", "se", "se of a step"]
    {
        assert!(keys.contains(wanted), "no {wanted} among {keys:?}");
    }
}

/// An exocet has two lines across for each base digit; of SK loops and multi-sector locked sets,
/// the houses that count are all there are, and what goes is in them.
#[test]
fn houses_that_count_for_some_digits_only_are_recorded() {
    let schema = Schema::named("find");
    for id in ["junior-exocet", "sk-loop", "multi-sector-locked-set", "x-wing"] {
        let spec = by_id(id).expect("an id of the catalogue");
        let position = pages::page_of(spec).split("```").nth(1).expect("an example").replace("sudoku\n", "");
        let found = values(&written(&["find", "--format", "jsonl", "--technique", id], &position));
        assert!(!found.is_empty(), "{id}");
        for step in found {
            schema.assert(&step);
            let pattern = &step["pattern"];
            let names = |value: &Value| -> Vec<String> {
                let all = value.as_array().into_iter().flatten();
                all.map(|name| name.as_str().expect("a name").to_string()).collect()
            };
            let counting = names(&pattern["counting"]);
            let has_digit = |digit: char| counting.iter().filter(move |name| name.starts_with(digit)).count();
            match id {
                "x-wing" => assert!(pattern.get("counting").is_none(), "{step}"),
                "junior-exocet" => {
                    let digits = pattern["digits"].as_str().expect("digits");
                    assert!(digits.chars().all(|digit| has_digit(digit) == 2), "{step}");
                }
                _ => {
                    let houses: BTreeSet<String> = counting.iter().map(|name| name[1..].to_string()).collect();
                    let covers = names(&pattern["covers"]).into_iter().chain(names(&pattern["houses"]));
                    assert_eq!(houses, covers.collect(), "{step}");
                    let counted: Vec<Constraint> = counting.iter().map(|name| name.parse().expect("a truth")).collect();
                    for gone in names(&step["eliminations"]) {
                        let gone: Literal = gone.parse().expect("an elimination");
                        assert!(
                            counted.iter().any(|one| gone.candidate().constraints().contains(one)),
                            "{gone} {step}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn verdicts_are_valid() {
    let schema = Schema::named("check");
    let row = |puzzle: &str| {
        json!({"puzzle": puzzle, "moves": ["r1c1=8", "r1c1=9", "X-Wing: r2c2=7", "?"], "id": 7}).to_string()
    };
    let none = corpus::puzzles("none")[0].to_string();
    let several = corpus::puzzles("several")[0].to_string();
    let rows = [&row(EASY), &row(SOLVED), &row(&none), &row(&several), "123"].map(|row| format!("{row}\n")).concat();
    for options in [&["--lang", "en", "--stamp"][..], &["--profile", "singles"]] {
        let records = values(&written(&[&["check", "--format", "jsonl"], options].concat(), &rows));
        assert_eq!(records.len(), 5);
        records.iter().for_each(|record| schema.assert(record));
        assert!(records[..4].iter().all(|record| record["id"] == 7));
        assert_eq!(records[0]["verdicts"].as_array().map(Vec::len), Some(4));
    }
}

#[test]
fn exercises_are_valid() {
    let schema = Schema::named("exercise");
    for options in [&["locked-candidates-pointing", "--lang", "zh-CN", "--stamp"][..], &["full-house", "-n", "2"]] {
        let lines = written(&[&["practice", "--format", "jsonl", "--seed", "3"], options].concat(), "");
        let records = values(&lines);
        assert!(records.len() >= 2);
        records.iter().for_each(|record| schema.assert(record));
    }
}

#[test]
fn answers_to_why_are_valid() {
    let schema = Schema::named("trace");
    let tough = corpus::puzzles("tough")[0].to_string();
    let none = corpus::puzzles("none")[0].to_string();
    let conflict = corpus::puzzles("conflict")[0].to_string();
    let mut answers = BTreeSet::new();
    for puzzle in [EASY, SOLVED, &tough, &none, &conflict] {
        for goal in ["r1c1", "r5c5<>6", "r9c9=1"] {
            let record = value(&written(&["why", goal, puzzle, "--format", "json", "--stamp", "--lang", "en"], ""));
            schema.assert(&record);
            assert_eq!(record["answer"] == "proved", record["left_out"].is_u64(), "{record}");
            answers.insert(record["answer"].as_str().expect("an answer").to_string());
        }
    }
    for wanted in ["proved", "known", "contrary", "none", "invalid"] {
        assert!(answers.contains(wanted), "no {wanted} among {answers:?}");
    }
}

#[test]
fn steps_that_are_there_are_valid() {
    let schema = Schema::named("find");
    // Each position has hundreds of steps.
    let few: String = input().lines().step_by(24).map(|line| format!("{line}\n")).collect();
    let few = few + "123\n";
    let mut seen = BTreeSet::new();
    let pairs = "..48.175......324..5.......31..6...89....8.....7...3..1...2.9.....6........4.9.8.\n";
    let few = few + pairs;
    let kinds =
        [&["--stamp"][..], &["--all", "--lang", "zh-CN"], &["--every", "--without", "Forcing Chains"], &["--solving"]];
    for options in kinds {
        for line in values(&written(&[&["find", "--format", "jsonl"], options].concat(), &few)) {
            schema.assert(&line);
            seen.extend(line.as_object().expect("an object").keys().cloned());
            assert!(line["input"].is_number(), "{line}");
        }
    }
    for wanted in ["superfluous", "text", "canonical", "error", "forbidden", "then"] {
        assert!(seen.contains(wanted), "no {wanted} among {seen:?}");
    }
    let positions = value(&written(&["find", "--format", "json"], &few));
    let positions = positions.as_array().expect("an array");
    assert_eq!(positions.len(), few.lines().count());
    positions.iter().for_each(|position| schema.assert(position));
    let alone = value(&written(&["find", "--format", "json", EASY], ""));
    schema.assert(&alone);
    assert_eq!(alone.get("input"), None);
}

/// The step that was taken is among all that were there, and each set of conclusions is there once.
#[test]
fn all_steps_of_a_technique_have_the_step_among_them() {
    let tough = corpus::puzzles("tough")[0].to_string();
    let trace = value(&written(&["explain", "--format", "jsonl", "--all-steps", "--stamp", &tough], ""));
    Schema::named("trace").assert(&trace);
    assert_eq!(trace["whydoku"], env!("CARGO_PKG_VERSION"));
    let shuffled = written(&["canonical", "--shuffle", "1", &tough], "");
    let other = value(&written(&["explain", "--format", "jsonl", "--until", "0", "--stamp", shuffled.trim()], ""));
    assert_eq!(trace["canonical"], other["canonical"]);
    let mut more = 0;
    for event in trace["events"].as_array().expect("events").iter().filter(|event| event["kind"] == "step") {
        let conclusions = |step: &Value| (step["placements"].to_string(), step["eliminations"].to_string());
        let also = event["also"].as_array().expect("all steps");
        let distinct: BTreeSet<_> = also.iter().map(conclusions).collect();
        assert!(distinct.contains(&conclusions(event)) && distinct.len() == also.len(), "{event}");
        assert!(also.iter().all(|step| step["technique"] == event["technique"]));
        more += usize::from(also.len() > 1);
    }
    assert!(more > 10);
}

#[test]
fn pretty_traces_are_valid_and_keep_the_order_of_their_keys() {
    let schema = Schema::named("trace");
    let one = written(&["explain", "--format", "json", EASY], "");
    schema.assert(&value(&one));
    assert!(one.starts_with("{\n  \"schema\": 1,\n  \"puzzle\": "), "{}", &one[..200]);
    let keys =
        ["\"outcome\"", "\"solution\"", "\"guesses\"", "\"events\"", "\"kind\"", "\"technique\"", "\"placements\""];
    let places = keys.map(|key| one.find(key).expect(key));
    assert!(places.is_sorted(), "{places:?}");
    // Several puzzles are an array, none an empty one.
    let all = value(&written(&["explain", "--format", "json"], &input()));
    assert_eq!(all.as_array().expect("an array").len(), input().lines().count());
    all.as_array().expect("an array").iter().for_each(|trace| schema.assert(trace));
}

#[test]
fn positions_in_the_middle_are_valid() {
    let schema = Schema::named("trace");
    let position = written(&["convert", "--to", "jsonl", EASY], "");
    let mut position = value(&position);
    let candidates = position["candidates"].as_str().expect("candidates").to_string();
    let first = candidates.find(|shown: char| shown != '.').expect("a candidate");
    position["candidates"] = (candidates[..first].to_string() + "." + &candidates[first + 1..]).into();
    let trace = value(&written(&["explain", "--format", "jsonl"], &position.to_string()));
    assert!(trace["start"]["candidates"].is_string(), "{trace}");
    schema.assert(&trace);
}

#[test]
fn forbidden_patterns_are_valid() {
    let mut replay = Replay::new(Position::new(&EASY.parse::<Grid>().expect("81 characters")).expect("no conflict"));
    let step = Profile::standard().next_step(replay.facts_mut(), Cancel::NEVER).expect("not cancelled");
    let mut step = step.expect("a step");
    let forbidden = |because| Forbidden {
        cells: ["r1c1", "r1c2", "r2c1", "r2c2"].map(|cell| cell.parse().expect("a cell")).into_iter().collect(),
        domain: ["r1c1=3", "r1c2=3"].map(|name| name.parse().expect("a candidate")).into_iter().collect(),
        because,
    };
    step.proof =
        Proof::default().with_forbidden(forbidden(Because::Deadly)).with_forbidden(forbidden(Because::Unfillable));
    let digits = Digit::all().collect::<Vec<_>>().try_into().expect("nine digits");
    let symmetry = Because::Symmetric(Symmetry { motion: Motion::HalfTurn, digits });
    step.proof = step.proof.with_forbidden(forbidden(symmetry));
    let record = serde_json::to_value(StepRecord::new(&replay, &step, None)).expect("JSON");
    assert_eq!(record["truths"], json!([]));
    assert_eq!(record["forbidden"][0]["because"], "deadly");
    assert_eq!(record["forbidden"][2]["map"][1], "r9c8");
    assert_eq!(record["forbidden"][2]["digits"], "123456789");
    Schema::of(&json!({ "$ref": "trace.schema.json#/$defs/step" })).assert(&record);
}

#[test]
fn a_damaged_trace_is_not_valid() {
    let schema = Schema::named("trace");
    let good = value(&written(&["explain", "--format", "jsonl", EASY], ""));
    let damages: [fn(&mut Value); 9] = [
        |trace| trace["schema"] = 2.into(),
        |trace| trace["puzzle"] = "1".into(),
        |trace| trace["events"][0]["surprise"] = true.into(),
        |trace| trace["events"][0]["placements"] = json!(["r0c1=2"]),
        |trace| drop(trace["events"][0].as_object_mut().expect("an object").remove("kind")),
        |trace| drop(trace["events"][0].as_object_mut().expect("an object").remove("truths")),
        |trace| trace["events"][0]["forbidden"] = json!([{ "cells": [], "candidates": [], "because": "deadly" }]),
        |trace| trace["events"][0]["pattern"]["parts"][0]["role"] = "spectator".into(),
        |trace| trace["events"][0]["pattern"]["alternatives"] = "r1c1".into(),
    ];
    schema.assert(&good);
    for (number, damage) in damages.into_iter().enumerate() {
        let mut bad = good.clone();
        damage(&mut bad);
        assert!(!schema.0.is_valid(&bad), "damage {number}");
    }
}

#[test]
fn hints_in_every_state_and_at_every_level_are_valid() {
    let schema = Schema::named("hint");
    let lost = r#"{"board":"SOLVED","candidates":"LEFT"}"#;
    // r1c1 is empty, and its 8 is gone.
    let lost =
        lost.replace("SOLVED", &SOLVED.replacen('8', ".", 1)).replace("LEFT", &("1".to_string() + &".".repeat(728)));
    let states = [
        (EASY.to_string(), "right"),
        (SOLVED.to_string(), "solved"),
        (EASY.replacen('2', "0", 1), "several"),
        (EASY.replacen("000", "030", 1), "none"),
        (format!("55{}", ".".repeat(79)), "invalid"),
        (format!(r#"{{"board":"{}","givens":"{EASY}"}}"#, EASY.replacen('0', "3", 1)), "wrong"),
        (lost, "wrong"),
    ];
    for (position, state) in &states {
        for level in ["1", "2", "3", "4", "cell"] {
            let hint = value(&written(&["hint", "--format", "json", "--level", level], position));
            schema.assert(&hint);
            assert_eq!(hint["state"], **state);
            assert_eq!(hint["level"].to_string().trim_matches('"'), level);
            let gives = (hint["technique"].is_string(), hint["cells"] != json!([]), hint["step"].is_object());
            let expected = (("2"..="4").contains(&level), level >= "3", level == "4");
            match *state {
                "right" => assert_eq!(gives, expected),
                // The cells are those that the words name.
                _ => assert_eq!((gives.0, gives.2), (false, false)),
            }
            let names = |cell: &Value| hint["text"].as_str().expect("words").contains(cell.as_str().expect("a cell"));
            assert!(hint["cells"].as_array().expect("cells").iter().all(names), "{hint}");
        }
    }
}

#[test]
fn views_comparisons_and_techniques_are_valid() {
    let schema = Schema::named("views");
    let puzzles: String = corpus::puzzles("easy").iter().take(3).map(|puzzle| format!("{puzzle}\n")).collect();
    for options in [&["views", "--format", "json"][..], &["views", "--format", "json", "--solve"]] {
        let views = values(&written(options, &puzzles));
        assert_eq!(views.len(), 3);
        views.iter().for_each(|views| schema.assert(views));
    }
    let schema = Schema::named("comparison");
    for options in [&["--node-limit", "100"][..], &["--time-limit", "0", "--methods", "fast,dancing-links"]] {
        schema.assert(&value(&written(&[&["compare", "--format", "json"], options].concat(), &puzzles)));
    }
    let schema = Schema::named("techniques");
    for language in ["en", "zh-CN"] {
        schema.assert(&value(&written(&["techniques", "--format", "json", "--lang", language], "")));
        let profile = ["techniques", "--format", "json", "--lang", language, "--profile", "hodoku"];
        schema.assert(&value(&written(&profile, "")));
    }
}

#[test]
fn answers_solutions_and_counts_are_valid() {
    let (answer, solution, count) = (Schema::named("answer"), Schema::named("solution"), Schema::named("count"));
    let lines = |options: &[&str]| values(&written(&[&["solve", "--format", "jsonl"], options].concat(), &input()));
    let answers = lines(&[]);
    assert_eq!(answers.len(), input().lines().count());
    answers.iter().for_each(|line| answer.assert(line));
    let solutions = lines(&["--limit", "3"]);
    assert!(solutions.iter().any(|line| line["number"] == 3));
    for line in solutions {
        if line["number"].is_number() { solution.assert(&line) } else { answer.assert(&line) }
    }
    for line in lines(&["--count", "--limit", "3"]) {
        if line["all"].is_boolean() { count.assert(&line) } else { answer.assert(&line) }
    }
}

#[test]
fn generated_puzzles_are_valid() {
    let schema = Schema::named("puzzle");
    let puzzles = values(&written(&["generate", "--format", "jsonl", "--seed", "1", "-n", "3"], ""));
    assert_eq!(puzzles.len(), 3);
    for (number, puzzle) in puzzles.iter().enumerate() {
        schema.assert(puzzle);
        assert_eq!(puzzle["number"], number + 1);
        let solved = written(&["solve", puzzle["puzzle"].as_str().expect("a puzzle")], "");
        assert_eq!(solved.trim(), puzzle["solution"]);
    }
    let options = ["generate", "--format", "jsonl", "--seed", "1", "-n", "2", "--difficulty", "hard", "--with-path"];
    for puzzle in values(&written(&options, "")) {
        schema.assert(&puzzle);
        assert!(puzzle["grade"] == "hard" && puzzle["path"].as_array().is_some_and(|path| path.len() > 40), "{puzzle}");
    }
    let table = written(&["generate", "--format", "csv", "--seed", "1", "-n", "3"], "");
    let again = written(&["convert", "--to", "csv"], &table);
    assert_eq!((table.lines().next(), table.lines().count()), (Some("puzzle,solution,clues,seed"), 4));
    assert_eq!(again, table);
}

#[test]
fn ratings_are_valid() {
    let schema = Schema::named("rating");
    let few: String = input().lines().step_by(12).map(|line| format!("{line}\n")).collect();
    let mut seen = BTreeSet::new();
    for options in [&[][..], &["--only", "grade", "--lang", "zh"], &["--stamp", "--only", "se", "--only", "search"]] {
        for rating in values(&written(&[&["rate", "--format", "jsonl"], options].concat(), &few)) {
            schema.assert(&rating);
            let filled = rating.as_object().expect("an object").iter().filter(|(_, value)| !value.is_null());
            seen.extend(filled.map(|(name, _)| name.clone()));
        }
    }
    for wanted in ["er", "hodoku_level", "grade", "rounds", "reasons", "search_nodes", "error", "canonical"] {
        assert!(seen.contains(wanted), "no {wanted} among {seen:?}");
    }
}

#[test]
fn records_carry_the_fields_of_the_input_and_a_stamp() {
    let input = format!("{{\"id\": 7, \"solution\": \"mine\", \"puzzle\": \"{EASY}\"}}\n");
    for (name, command) in [
        ("answer", &["solve", "--format", "jsonl"][..]),
        ("solution", &["solve", "--format", "jsonl", "--all"]),
        ("count", &["solve", "--format", "jsonl", "--count"]),
        ("trace", &["explain", "--format", "jsonl"]),
        ("trace", &["explain", "--format", "json"]),
        ("views", &["views", "--format", "json"]),
        ("hint", &["hint", "--format", "json"]),
        ("find", &["find", "--technique", "naked-single", "--format", "json"]),
    ] {
        let record = value(&written(&[command, &["--stamp"]].concat(), &input));
        Schema::named(name).assert(&record);
        assert_eq!((&record["id"], &record["whydoku"]), (&7.into(), &env!("CARGO_PKG_VERSION").into()), "{command:?}");
        assert_eq!(record["canonical"], written(&["canonical", EASY], "").trim(), "{command:?}");
        let uses_name = ["answer", "solution", "trace"].contains(&name);
        assert_eq!(record[if uses_name { "input_solution" } else { "solution" }], "mine", "{command:?}");
    }
    let unreadable = value(&written(&["explain", "--format", "jsonl", "--stamp"], "no puzzle\n"));
    Schema::named("trace").assert(&unreadable);
    assert_eq!(unreadable["whydoku"], env!("CARGO_PKG_VERSION"));
    let twice = format!("{{\"id\": 7, \"puzzle\": \"22{}\"}}\n", ".".repeat(79));
    for (row, id) in [("no puzzle\n", &Value::Null), (&twice, &7.into())] {
        let unusable = value(&written(&["find", "--format", "jsonl", "--stamp"], row));
        Schema::named("find").assert(&unusable);
        assert_eq!((&unusable["id"], &unusable["input"]), (id, &1.into()));
        assert_eq!(unusable["whydoku"], env!("CARGO_PKG_VERSION"));
    }
    let compared = value(&written(&["compare", "--format", "json", "--stamp", EASY], ""));
    Schema::named("comparison").assert(&compared);
    let table = format!("id,puzzle\n7,{EASY}\n");
    assert_eq!(value(&written(&["explain", "--format", "jsonl"], &table))["id"], "7");
}

#[test]
fn own_output_is_read_back() {
    let input = format!("{EASY}\n{EASY}\n");
    for format in ["json", "jsonl"] {
        let explained = written(&["explain", "--format", format], &input);
        assert_eq!(written(&["solve"], &explained), format!("{SOLVED}\n{SOLVED}\n"));
    }
    let explained = written(&["explain", "--format", "json"], &format!("{EASY}\n"));
    assert_eq!(written(&["solve"], &explained), format!("{SOLVED}\n"));
}

/// A schema that no test here names would not be checked by any.
#[test]
fn every_schema_is_that_of_a_record() {
    let names: Vec<String> = schemas().into_keys().collect();
    let known = [
        "agreement",
        "answer",
        "api",
        "benchmark-results",
        "benchmark",
        "check-summary",
        "check",
        "comparison",
        "count",
        "course",
        "dataset",
        "exercise",
        "find",
        "hint",
        "histogram",
        "proof",
        "puzzle",
        "rating",
        "solution",
        "techniques",
        "trace",
        "views",
    ];
    assert_eq!(names, known.map(|name| format!("{name}.schema.json")));
}

#[test]
fn agreements_are_valid() {
    let easy: String = corpus::puzzles("tough")[..10].iter().map(|puzzle| format!("{puzzle}\n")).collect();
    let arguments = ["rate", "--only", "se", "--only", "hodoku", "--format", "jsonl", "--agreement"];
    let agreement = value(&written(&arguments, &format!("{easy}x\n")));
    Schema::named("agreement").assert(&agreement);
    assert_eq!((&agreement["puzzles"], &agreement["without"]), (&json!(11), &json!(1)));
    let pairs = agreement["pairs"].as_array().expect("pairs");
    let pair = |first: &str, second: &str| {
        pairs.iter().find(|pair| pair["first"] == first && pair["second"] == second).expect("a pair")
    };
    assert_eq!(pair("er", "hodoku_score")["puzzles"], 10);
    assert!(pair("er", "hodoku_score")["rho"].as_f64().is_some_and(|rho| rho > 0.0), "{agreement}");
}

#[test]
fn summaries_of_verdicts_are_valid() {
    let schema = Schema::named("check-summary");
    let row = |moves: &str| format!("{{\"puzzle\": \"{EASY}\", \"moves\": {moves}}}\n");
    let rows = [row("[\"r1c1=8\", \"X-Wing: r1c1<>8\", \"hello\"]"), row("[\"r1c9=2\"]"), "x\n".into()];
    let all = value(&written(&["check", "--format", "summary-json"], &rows.concat()));
    schema.assert(&all);
    assert_eq!((&all["rows"], &all["paths"]), (&json!(3), &json!(2)));
    schema.assert(&value(&written(&["check", "--format", "summary-json"], "")));
    for (input, said) in [(&rows[1], "1 row, 1 path judged: "), (&rows.concat(), "3 rows, 2 paths judged: ")] {
        let words = written(&["check", "--format", "summary"], input);
        assert!(words.starts_with(said), "{words}");
    }
}

#[test]
fn histograms_are_valid() {
    let schema = Schema::named("histogram");
    for only in ["se", "hodoku", "grade", "search", "whips", "path"] {
        let arguments = ["rate", "--only", only, "--format", "jsonl", "--histogram"];
        let easy: String = corpus::puzzles("easy")[..10].iter().map(|puzzle| format!("{puzzle}\n")).collect();
        let histogram = value(&written(&arguments, &format!("{easy}x\n")));
        schema.assert(&histogram);
        let classes = histogram["ratings"][only].as_array().expect("classes");
        let counted: u64 = classes.iter().filter_map(|class| class["count"].as_u64()).sum();
        assert_eq!((counted, &histogram["puzzles"], &histogram["without"]), (10, &json!(11), &json!(1)), "{only}");
    }
}
