//! What others have found: tables of cases from outside, read in place where `WHYDOKU_ORACLES` says they are.

use crate::common::cases::{OPEN, judge, judge_example, table, techniques_of, techniques_of_example, text};
use serde_json::Value;
use whydoku::logic::Spec;

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
            let (id, is_open) = (text(case, "id"), OPEN.contains(&text(case, "id")));
            match judge(case, &specs) {
                Err(why) if !is_open => failed.push(format!("{id} ({specs:?}): {why}")),
                Ok(()) if is_open => failed.push(format!("{id} passes now: it is no longer open")),
                _ => {}
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
