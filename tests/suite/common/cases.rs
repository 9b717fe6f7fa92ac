//! Cases of other programs, read in place where `WHYDOKU_ORACLES` says they are, and how they are
//! judged.
//!
//! A case of the regression library passes when the technique has at least one instance with the
//! case's digits, and every such instance has exactly the listed result; a fail case when there is
//! none. For chains and almost locked sets the result has to be among those found.

use super::sound::judged;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::PathBuf;
use whydoku::Cancel;
use whydoku::board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Element, Grid, Literal, Position};
use whydoku::logic::{Facts, Family, Limits, Replay, Spec, Step, check};
use whydoku::search::solutions;
use whydoku::technique::{self, CATALOGUE, Sought, by_name, library_digits, place};

/// The lines of a table, or `None` (said aloud) when there are no tables.
pub fn table(name: &str) -> Option<Vec<Value>> {
    let Some(folder) = std::env::var_os("WHYDOKU_ORACLES") else {
        println!("SKIPPED: {name} is not compared, WHYDOKU_ORACLES is not set");
        return None;
    };
    let path = PathBuf::from(folder).join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Some(text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect())
}

pub fn text<'a>(case: &'a Value, key: &str) -> &'a str {
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

fn instances_of_any(specs: &[&'static Spec], position: &Position, limits: &Limits) -> Vec<Step> {
    let facts = Facts::new(position.clone());
    let of = |spec: &&'static Spec| technique::all(spec, &facts, limits, Cancel::NEVER);
    specs.iter().flat_map(|spec| of(spec).unwrap_or_default()).collect()
}

/// What the code and the variant of a case ask for.
fn sought(case: &Value) -> Sought {
    let variant = case["variant"].as_u64().map(|variant| variant as u8);
    let sought = Sought::new(text(case, "technique_code"), variant);
    // The table says the same in its own words.
    let setting = |name: &str| case["settings"][name].as_bool();
    assert_eq!(sought.is_siamese, case["siamese"].as_bool() == Some(true));
    assert_eq!(sought.two_places, setting("er_two_candidates") == Some(true));
    assert_eq!(sought.whole, setting("ur_missing_candidates") == Some(false));
    assert_eq!(sought.needs_sets, setting("als_nodes") == Some(true));
    sought
}

/// The limits of whoever asks for all there is.
fn every_loop() -> Limits {
    let mut limits = Limits::default();
    limits.all_loops = true;
    limits
}

/// The techniques that a case of the library is about; none if the catalogue has none of them.
pub fn techniques_of(case: &Value) -> Vec<&'static Spec> {
    sought(case).techniques
}

/// Whether the listed result only has to be among those found, as there are many ways to search.
fn is_among(case: &Value) -> bool {
    let code = text(case, "base_code");
    code.starts_with("07") && code != "0703" || code.starts_with("09")
}

/// Judges a case of the library.
///
/// # Errors
/// Why it fails.
pub fn judge(case: &Value, specs: &[&'static Spec]) -> Result<(), String> {
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
    let sought = sought(case);
    let mut limits = every_loop();
    sought.switch(&mut limits);
    let is_asked_for = |step: &Step| library_digits(step, &replay) == digits && sought.is_meant(step);
    let found = instances_of_any(specs, &position, &limits);
    let found: Vec<Step> = found.into_iter().filter(is_asked_for).collect();
    if case["fail_case"].as_bool() == Some(true) {
        return if found.is_empty() { Ok(()) } else { Err(format!("found in a fail case: {found:?}")) };
    }
    let result = |step: &Step| {
        let (placed, removed) = (step.placements().collect::<BTreeSet<_>>(), step.eliminations().collect());
        (placed, removed)
    };
    let wanted = (placements, eliminations);
    if is_among(case) {
        let any = instances_of_any(specs, &position, &limits);
        let results: Vec<_> = any.iter().map(result).collect();
        let shown = || any.iter().map(|step| format!("{:?}", step.concluded)).collect::<Vec<_>>().join(" | ");
        return if results.contains(&wanted) {
            Ok(())
        } else {
            Err(format!("{:?} is not among {}", wanted.1, shown()))
        };
    }
    for step in &found {
        check(&position, &step.concluded, &step.proof).map_err(|error| format!("{error}: {step:?}"))?;
        if result(step) != wanted {
            return Err(format!("another result: {step:?}"));
        }
    }
    if found.is_empty() { Err("not found".into()) } else { Ok(()) }
}

/// The techniques of an example; none if the catalogue has none of them.
pub fn techniques_of_example(example: &Value) -> Vec<&'static Spec> {
    let named = by_name(text(example, "technique"));
    // Which cases show a result is a matter of taste.
    if named.iter().any(|spec| spec.family == Family::Forcing) { by_name("forcing") } else { named }
}

/// The position of an example, and what is to be concluded. The givens are those of its puzzle.
fn example_of(example: &Value) -> Result<(Position, BTreeSet<&str>), String> {
    let board: Grid = text(example, "board").parse().map_err(|error| format!("{error}"))?;
    let shown = Candidate::all().zip(text(example, "candidates").chars());
    let left = shown.filter(|(_, shown)| shown.is_ascii_digit()).map(|(candidate, _)| candidate).collect();
    let puzzle = example["puzzle"].as_str().and_then(|puzzle| puzzle.parse::<Grid>().ok());
    let givens = puzzle.map(|puzzle| puzzle.filled());
    let position = Position::with_candidates(&board, givens, left).map_err(|error| format!("{error}"))?;
    let lists = ["placements", "eliminations"].into_iter();
    let wanted = lists.flat_map(|key| example[key].as_array().expect("a list").iter().filter_map(Value::as_str));
    Ok((position, wanted.collect()))
}

/// Judges an example: its conclusions are to be found, those of cases and templates one by one.
///
/// # Errors
/// What is found instead.
pub fn judge_example(example: &Value, specs: &[&'static Spec]) -> Result<(), String> {
    let (position, wanted) = example_of(example)?;
    // Some show a pattern that could do without a part of it.
    let facts = Facts::new(position);
    // Which cases show a result, and what is said of a digit at once, is a matter of taste.
    let one_by_one =
        text(example, "technique") == "pattern-overlay" || specs.iter().all(|spec| spec.family == Family::Forcing);
    let is_there = |found: &[Vec<Literal>]| {
        if one_by_one {
            let follows = |wanted: &&str| found.iter().flatten().any(|literal| says(*literal, wanted));
            wanted.iter().all(follows)
        } else {
            let names = |found: &Vec<Literal>| found.iter().map(Literal::to_string).collect::<BTreeSet<_>>();
            found.iter().map(names).any(|found| found.iter().map(String::as_str).collect::<BTreeSet<_>>() == wanted)
        }
    };
    let mut found = Vec::new();
    for spec in specs {
        let all = technique::every(spec, &facts, &every_loop(), Cancel::NEVER).unwrap_or_default();
        found.extend(all.into_iter().map(|found| found.step.concluded.to_vec()));
        if is_there(&found) {
            return Ok(());
        }
    }
    Err(format!("{wanted:?} is not among {found:?}"))
}

/// Judges an example that an easier technique may find, in several steps: each of its conclusions
/// is to be found, and no step may contradict the solution.
///
/// # Errors
/// What is not found.
pub fn judge_example_or_easier(example: &Value, specs: &[&'static Spec]) -> Result<(), String> {
    let (position, mut wanted) = example_of(example)?;
    let solution = match solutions(&position, 2, Cancel::NEVER).as_deref() {
        Ok([only]) => *only,
        _ => return Err("it has several solutions".into()),
    };
    let facts = Facts::new(position.clone());
    let hardest = specs.iter().map(|spec| place(spec)).max().unwrap_or_default();
    let easier = CATALOGUE[..hardest].iter().rev();
    for spec in specs.iter().chain(easier) {
        for step in technique::all(spec, &facts, &Limits::default(), Cancel::NEVER).unwrap_or_default() {
            judged(&position, &step, Some(&solution))?;
            wanted.retain(|wanted| !step.concluded.iter().any(|literal| says(*literal, wanted)));
        }
        if wanted.is_empty() {
            return Ok(());
        }
    }
    Err(format!("{wanted:?} is not found"))
}

/// Whether a conclusion says this, as itself or as a digit that rules a candidate out.
fn says(concluded: Literal, wanted: &str) -> bool {
    let is_ruled_out = |candidate: Candidate| Literal::is_not(candidate).to_string() == wanted;
    let candidate = concluded.candidate();
    concluded.to_string() == wanted
        || concluded.is_true() && Candidate::all().any(|other| other.conflicts(candidate) && is_ruled_out(other))
}
