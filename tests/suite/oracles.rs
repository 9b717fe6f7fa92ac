//! What others have found: tables of cases from outside, read in place where `WHYDOKU_ORACLES` says they are.
//!
//! A case of the regression library passes when the technique has at least one instance with the case's digits, and
//! every such instance has exactly the listed result; a fail case when there is none.

use crate::common::steps::instances;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::PathBuf;
use whydoku::board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Element, Grid, Literal, Position};
use whydoku::logic::{Replay, Spec, Step, check};
use whydoku::technique::{CATALOGUE, by_name};

/// The lines of a table, or `None` (said aloud) when there are no tables.
fn table(name: &str) -> Option<Vec<Value>> {
    let Some(folder) = std::env::var_os("WHYDOKU_ORACLES") else {
        println!("SKIPPED: {name} is not compared, WHYDOKU_ORACLES is not set");
        return None;
    };
    let path = PathBuf::from(folder).join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Some(text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect())
}

fn text<'a>(case: &'a Value, key: &str) -> &'a str {
    case[key].as_str().unwrap_or_else(|| panic!("{key} is missing in {case}"))
}

/// The candidates of a list of digits, rows and columns.
fn candidates(list: &Value) -> BTreeSet<Candidate> {
    let number = |entry: &Value, key: &str| entry[key].as_u64().expect("a number") as usize;
    let candidate = |entry: &Value| {
        let cell = Cell::at(number(entry, "row") - 1, number(entry, "col") - 1);
        Candidate::new(cell, Digit::from_index(number(entry, "digit") - 1))
    };
    list.as_array().expect("a list").iter().map(candidate).collect()
}

fn instances_of_any(specs: &[&'static Spec], position: &Position) -> Vec<Step> {
    specs.iter().flat_map(|spec| instances(spec, position)).collect()
}

fn judge(case: &Value, specs: &[&'static Spec]) -> Result<(), String> {
    let board: Grid = text(case, "board").parse().map_err(|error| format!("{error}"))?;
    let mask = text(case, "given_mask").bytes();
    let givens: CellSet = Cell::all().zip(mask).filter(|&(_, bit)| bit == b'1').map(|(cell, _)| cell).collect();
    let mut left = CandidateSet::full();
    candidates(&case["deleted"]).into_iter().for_each(|gone| left.remove(gone));
    let position = Position::with_candidates(&board, Some(givens), left).map_err(|error| format!("{error}"))?;

    let digit = |digit: &Value| Digit::from_index(digit.as_u64().expect("a digit") as usize - 1);
    let digits: DigitSet = case["candidates"].as_array().expect("digits").iter().map(digit).collect();
    let (placements, eliminations) = (candidates(&case["placements"]), candidates(&case["eliminations"]));
    let replay = Replay::new(position.clone());
    let has_digits = |step: &Step| step.pattern.sketch(&replay).digits() == digits;
    let found: Vec<Step> = instances_of_any(specs, &position).into_iter().filter(has_digits).collect();
    if case["fail_case"].as_bool() == Some(true) {
        return if found.is_empty() { Ok(()) } else { Err(format!("found in a fail case: {found:?}")) };
    }
    for step in &found {
        check(&position, &step.concluded, &step.proof).map_err(|error| format!("{error}: {step:?}"))?;
        let placed: BTreeSet<Candidate> = step.placements().collect();
        let removed: BTreeSet<Candidate> = step.eliminations().collect();
        if placed != placements || removed != eliminations {
            return Err(format!("another result: {step:?}"));
        }
    }
    if found.is_empty() { Err("not found".into()) } else { Ok(()) }
}

#[test]
fn the_regression_library_agrees() {
    let Some(cases) = table("reglib-dev.jsonl") else { return };
    let (mut judged, mut failed, mut codes) = (0, Vec::new(), BTreeSet::new());
    for case in &cases {
        let code = text(case, "base_code");
        let with_code = |spec: &&&'static Spec| spec.hodoku.is_some_and(|known| known.code == code);
        let specs: Vec<&'static Spec> = CATALOGUE.iter().filter(with_code).copied().collect();
        if specs.is_empty() {
            continue;
        }
        judged += 1;
        codes.insert(code);
        if let Err(why) = judge(case, &specs) {
            failed.push(format!("{} ({code}): {why}", text(case, "id")));
        }
    }
    println!("{judged} cases of {} codes: {codes:?}", codes.len());
    assert!(judged > 0 && failed.is_empty(), "{} of {judged} fail:\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn the_examples_of_techniques_are_found() {
    let Some(examples) = table("technique-examples.jsonl") else { return };
    let (mut judged, mut failed) = (0, Vec::new());
    for example in &examples {
        let specs = by_name(text(example, "technique"));
        // These examples list what chains of any kind reach; ours follow the cases by singles.
        if specs.is_empty() || specs.iter().any(|spec| spec.id == "cell-forcing-chain") {
            continue;
        }
        judged += 1;
        let board: Grid = text(example, "board").parse().expect("a board");
        let shown = Candidate::all().zip(text(example, "candidates").chars());
        let left = shown.filter(|(_, shown)| shown.is_ascii_digit()).map(|(candidate, _)| candidate).collect();
        let position = Position::with_candidates(&board, None, left).expect("no conflict");
        let wanted: BTreeSet<&str> = ["placements", "eliminations"]
            .into_iter()
            .flat_map(|key| example[key].as_array().expect("a list").iter().filter_map(Value::as_str))
            .collect();
        let conclusions = |step: &Step| step.concluded.iter().map(Literal::to_string).collect::<BTreeSet<_>>();
        let found = instances_of_any(&specs, &position);
        if !found.iter().any(|step| conclusions(step).iter().map(String::as_str).collect::<BTreeSet<_>>() == wanted) {
            failed.push(format!("{}: {wanted:?} is not among {found:?}", text(example, "id")));
        }
    }
    println!("{judged} examples of techniques");
    assert!(judged > 0 && failed.is_empty(), "{} of {judged} fail:\n{}", failed.len(), failed.join("\n"));
}
