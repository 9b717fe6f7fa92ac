//! Judges the catalogue by the cases of other programs.

use crate::Outcome;
use crate::cases::{judge, judge_example, table, techniques_of, techniques_of_example, text};
use std::collections::BTreeMap;

/// Prints passed and failed cases by technique, and why each failed.
pub fn run(only: Option<&str>) -> Outcome {
    let (mut counts, mut failed): (BTreeMap<String, (usize, usize)>, Vec<String>) = Default::default();
    let tables = ["reglib-dev.jsonl", "technique-examples.jsonl"];
    for (name, is_library) in tables.into_iter().zip([true, false]) {
        let cases = table(name).ok_or("WHYDOKU_ORACLES does not say where the tables are")?;
        for case in &cases {
            let specs = if is_library { techniques_of(case) } else { techniques_of_example(case) };
            let Some(first) = specs.first() else { continue };
            if only.is_some_and(|only| specs.iter().all(|spec| spec.id != only)) {
                continue;
            }
            let said = if is_library { judge(case, &specs) } else { judge_example(case, &specs) };
            let label = if is_library { text(case, "base_code") } else { "example" };
            let count = counts.entry(format!("{} {label}", first.id)).or_default();
            count.1 += 1;
            match said {
                Ok(()) => count.0 += 1,
                Err(why) => failed.push(format!("{} ({}): {why}", text(case, "id"), first.id)),
            }
        }
    }
    failed.iter().for_each(|failed| println!("{failed}"));
    counts.iter().for_each(|(name, (passed, all))| println!("{passed:>4} of {all:>3}  {name}"));
    Ok(())
}
