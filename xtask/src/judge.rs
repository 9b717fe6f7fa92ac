//! Judges the catalogue by the cases of other programs.

use crate::Outcome;
use crate::cases::{judge, judge_example, judge_example_or_easier, table, techniques_of, techniques_of_example, text};
use serde_json::Value;
use std::collections::BTreeMap;
use whydoku::logic::Spec;
use whydoku::technique::by_name;

/// How the cases of a table are judged.
struct Table {
    name: &'static str,
    techniques: fn(&Value) -> Vec<&'static Spec>,
    judge: fn(&Value, &[&'static Spec]) -> Result<(), String>,
    label: fn(&Value) -> &str,
}

/// The tables.
const TABLES: [Table; 3] = [
    Table { name: "reglib-dev.jsonl", techniques: techniques_of, judge, label: |case| text(case, "base_code") },
    Table {
        name: "technique-examples.jsonl",
        techniques: techniques_of_example,
        judge: judge_example,
        label: |_| "example",
    },
    Table {
        name: "technique-examples-2.jsonl",
        techniques: |case| by_name(text(case, "technique")),
        judge: judge_example_or_easier,
        label: |_| "example, or easier",
    },
];

/// Prints passed and failed cases by technique, and why each failed.
pub fn run(only: Option<&str>) -> Outcome {
    let (mut counts, mut failed): (BTreeMap<String, (usize, usize)>, Vec<String>) = Default::default();
    for Table { name, techniques, judge, label } in TABLES {
        let cases = table(name).ok_or("WHYDOKU_ORACLES does not say where the tables are")?;
        for case in &cases {
            let specs = techniques(case);
            let Some(first) = specs.first() else { continue };
            if only.is_some_and(|only| specs.iter().all(|spec| spec.id != only)) {
                continue;
            }
            let count = counts.entry(format!("{} {}", first.id, label(case))).or_default();
            count.1 += 1;
            match judge(case, &specs) {
                Ok(()) => count.0 += 1,
                Err(why) => failed.push(format!("{} ({}): {why}", text(case, "id"), first.id)),
            }
        }
    }
    failed.iter().for_each(|failed| println!("{failed}"));
    counts.iter().for_each(|(name, (passed, all))| println!("{passed:>4} of {all:>3}  {name}"));
    Ok(())
}
