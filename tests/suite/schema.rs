//! JSON against the schema that is published with it.

use crate::common::corpus;
use whydoku::Cancel;
use whydoku::board::{Grid, Position};
use whydoku::explain::{Explainer, Language};
use whydoku::logic::Event;
use whydoku::report::{ErrorRecord, TraceRecord};
use whydoku::solve::{SolveOptions, solve};
use whydoku::technique::Profile;

fn schema() -> jsonschema::Validator {
    let text = include_str!("../../docs/schema/trace.schema.json");
    let schema: serde_json::Value = serde_json::from_str(text).expect("the schema is JSON");
    jsonschema::validator_for(&schema).expect("the schema is a schema")
}

fn assert_valid(validator: &jsonschema::Validator, value: &serde_json::Value) {
    let errors: Vec<String> = validator.iter_errors(value).map(|error| error.to_string()).collect();
    assert!(errors.is_empty(), "{errors:?} in {value}");
}

fn trace_of(puzzle: &str, profile: &Profile, words: bool) -> serde_json::Value {
    let grid: Grid = puzzle.parse().expect("81 characters");
    let record = match Position::new(&grid) {
        Err(conflict) => serde_json::to_value(TraceRecord::invalid(puzzle.into(), conflict)),
        Ok(position) => {
            let solution = solve(position, profile, SolveOptions::default(), Cancel::NEVER);
            let explainer = Explainer::new(Language::English);
            serde_json::to_value(TraceRecord::new(puzzle.into(), &solution, words.then_some(&explainer)))
        }
    };
    record.expect("a record is JSON")
}

#[test]
fn traces_of_every_outcome_are_valid() {
    let validator = schema();
    let mut seen = std::collections::BTreeSet::new();
    for (file, most) in [("easy", 40), ("minimal", 60), ("tough", 60), ("several", 20), ("none", 20), ("conflict", 20)]
    {
        for puzzle in corpus::puzzles(file).iter().take(most) {
            for profile in [Profile::standard(), Profile::singles()] {
                let trace = trace_of(&puzzle.to_string(), &profile, false);
                assert_valid(&validator, &trace);
                seen.insert(trace["outcome"].as_str().expect("an outcome").to_string());
                for event in trace["events"].as_array().expect("events") {
                    seen.insert(event["kind"].as_str().expect("a kind").to_string());
                }
            }
        }
    }
    for wanted in ["solved", "several", "none", "invalid", "step", "guess", "contradiction", "retreat"] {
        assert!(seen.contains(wanted), "no {wanted} among {seen:?}");
    }
}

#[test]
fn words_positions_and_errors_are_valid_too() {
    let validator = schema();
    let puzzle = corpus::puzzles("tough")[0];
    assert_valid(&validator, &trace_of(&puzzle.to_string(), &Profile::standard(), true));

    let mut position = Position::new(&puzzle).expect("no conflict");
    let removed = position.all_candidates().iter().next().expect("a candidate");
    position.remove(removed);
    let options = SolveOptions::without_guessing();
    let solution = solve(position, &Profile::singles(), options, Cancel::NEVER);
    let record = serde_json::to_value(TraceRecord::new(puzzle.to_string(), &solution, None)).expect("JSON");
    assert!(record["start"]["candidates"].is_string());
    assert_valid(&validator, &record);

    let error = whydoku::format::read_str("123").next().expect("an item").expect_err("an error");
    assert_valid(&validator, &serde_json::to_value(ErrorRecord::new(&error)).expect("JSON"));
}

#[test]
fn the_schema_refuses_what_it_should() {
    let validator = schema();
    let good = trace_of(&corpus::puzzles("easy")[0].to_string(), &Profile::standard(), false);
    let damaged = |damage: &dyn Fn(&mut serde_json::Value)| {
        let mut bad = good.clone();
        damage(&mut bad);
        assert!(!validator.is_valid(&bad), "{bad}");
    };
    damaged(&|trace| trace["schema"] = 2.into());
    damaged(&|trace| trace["puzzle"] = "1".into());
    damaged(&|trace| trace["events"][0]["truths"] = serde_json::json!([]));
    damaged(&|trace| trace["events"][0]["placements"] = serde_json::json!(["r0c1=2"]));
    damaged(&|trace| trace["surprise"] = true.into());
}

#[test]
fn indices_of_branches_point_at_their_guess() {
    for puzzle in corpus::puzzles("minimal").iter().take(200) {
        let position = Position::new(puzzle).expect("no conflict");
        let solution = solve(position, &Profile::singles(), SolveOptions::default(), Cancel::NEVER);
        for event in &solution.trace.events {
            if let Event::Retreat { branch: [guess, contradiction], .. } = event {
                assert!(matches!(solution.trace.events[*guess], Event::Guess { .. }));
                assert!(matches!(solution.trace.events[*contradiction], Event::Contradiction { .. }));
            }
        }
    }
}
