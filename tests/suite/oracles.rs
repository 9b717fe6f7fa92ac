//! What others have found: tables of cases from outside, read in place where `WHYDOKU_ORACLES` says
//! they are.

use crate::common::cases::{
    judge, judge_example, judge_example_or_easier, table, techniques_of, techniques_of_example, text,
};
use serde_json::Value;
use whydoku::logic::Spec;
use whydoku::technique::by_name;

/// Judges every case of a table whose techniques are in the catalogue.
fn all_pass(
    name: &str,
    techniques: fn(&Value) -> Vec<&'static Spec>,
    judge: fn(&Value, &[&'static Spec]) -> Result<(), String>,
) {
    let Some(cases) = table(name) else { return };
    let (mut judged, mut failed) = (0, Vec::new());
    for case in &cases {
        let specs = techniques(case);
        if !specs.is_empty() {
            judged += 1;
            if let Err(why) = judge(case, &specs) {
                failed.push(format!("{} ({specs:?}): {why}", text(case, "id")));
            }
        }
    }
    println!("{judged} cases of {name}");
    assert!(judged > 0 && failed.is_empty(), "{} of {judged} fail:\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn the_regression_library_agrees() {
    all_pass("reglib-dev.jsonl", techniques_of, judge);
}

#[test]
fn the_examples_of_techniques_are_found() {
    all_pass("technique-examples.jsonl", techniques_of_example, judge_example);
}

#[test]
fn the_examples_of_the_engines_are_found_there_or_earlier() {
    let named = |example: &Value| by_name(text(example, "technique"));
    all_pass("technique-examples-2.jsonl", named, judge_example_or_easier);
}
