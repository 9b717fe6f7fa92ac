//! `benchmark`: tasks, answers, results.

use crate::common::schema::Schema;
use crate::common::snapshots;
use crate::program::{err, out, run};
use serde_json::{Value, json};

fn lines(output: &std::process::Output) -> Vec<Value> {
    out(output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn tasks_are_as_the_schema_says() {
    let schema = Schema::named("benchmark");
    let tasks = lines(&run(&["benchmark"], ""));
    assert_eq!(tasks.len(), 1600);
    tasks.iter().step_by(37).for_each(|task| schema.assert(task));
    let some = lines(&run(&["benchmark", "--lang", "zh-CN", "--level", "1", "--level", "3"], ""));
    assert_eq!(some.len(), 400);
    assert!(some.iter().all(|task| task["lang"] == "zh-CN" && (task["help"] == 1 || task["help"] == 3)));
}

#[test]
fn answers_are_scored_and_lines_that_are_none_reported() {
    let options = ["benchmark", "--lang", "en", "--level", "2"];
    let perfect = out(&run(&[&options[..], &["--player", "perfect"]].concat(), ""));
    let score = |answers: &str, more: &[&str]| run(&[&options[..], &["--answers", "-"], more].concat(), answers);
    let scored = score(&perfect, &["--format", "json"]);
    assert!(scored.status.success(), "{}", err(&scored));
    let results: Value = serde_json::from_str(&out(&scored)).expect("JSON");
    Schema::named("benchmark-results").assert(&results);
    assert_eq!((&results["tasks"], &results["score"]), (&json!(200), &json!(1.0)));
    assert_eq!(results["by_grade"].as_array().map(Vec::len), Some(5));

    let some: String = perfect.split_inclusive('\n').take(50).collect();
    let noise =
        "{\"id\": 3}\n\n{\"id\": \"7-zh-CN-2\", \"answer\": \"\"}\n{\"id\": \"1-en-2\", \"answer\": \"r1c1=1\"}\n";
    let scored = score(&(some + noise), &["--format", "json"]);
    assert_eq!(scored.status.code(), Some(1));
    let talk = err(&scored);
    assert!(talk.contains("-:51:8: found 3") && talk.contains("-:53: there is no task 7-zh-CN-2"), "{talk}");
    assert!(talk.contains("-:54: a second answer to 1-en-2"), "{talk}");
    let results: Value = serde_json::from_str(&out(&scored)).expect("JSON");
    assert_eq!((&results["score"], &results["outcomes"]["missing"]), (&json!(0.25), &json!(150)));

    let page = out(&score(&perfect, &["--format", "html"]));
    assert!(page.starts_with("<!doctype html>") && page.contains("100.0 %"), "{page}");
    assert!(is_closed(&page), "every tag is closed");
    let text = out(&score(&perfect, &[]));
    snapshots("benchmark").bind(|| insta::assert_snapshot!("results", text));
}

/// Whether tables, rows and cells are closed.
fn is_closed(page: &str) -> bool {
    ["table", "tr", "td", "tbody", "thead"].iter().all(|tag| {
        let opened = page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count();
        opened > 0 && opened == page.matches(&format!("</{tag}>")).count()
    })
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let output = run(&["benchmark", "--answers", "/nowhere/answers.jsonl"], "");
    assert_eq!(output.status.code(), Some(3));
    assert!(err(&output).contains("/nowhere/answers.jsonl"), "{}", err(&output));
}

#[test]
fn the_baseline_is_that_of_every_player() {
    let output = run(&["benchmark", "--baseline", "--lang", "en", "--level", "1", "--format", "json"], "");
    let results: Value = serde_json::from_str(&out(&output)).expect("JSON");
    Schema::named("benchmark-results").assert(&results);
    let scores: Vec<f64> =
        results["by_player"].as_array().expect("players").iter().filter_map(|row| row["score"].as_f64()).collect();
    assert_eq!((scores.len(), scores[0], scores[6]), (7, 1.0, 0.0));
}
