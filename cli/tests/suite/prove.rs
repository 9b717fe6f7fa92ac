//! `prove`: files, records, and what is no proof.

use crate::common::corpus;
use crate::common::schema::Schema;
use crate::program::{err, out, run};
use serde_json::Value;
use std::fs;

const EASY: &str = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";

fn names(folder: &std::path::Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .expect("a folder")
        .map(|file| file.expect("a file").file_name().into_string().expect("UTF-8"))
        .collect();
    names.sort();
    names
}

#[test]
fn a_puzzle_is_two_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let name = folder.path().join("it").display().to_string();
    let ended = run(&["prove", EASY, "--output", &name], "");
    assert_eq!((ended.status.code(), err(&ended)), (Some(0), String::new()));
    assert!(out(&ended).starts_with(&format!("{name}: The only solution is 8194")), "{}", out(&ended));
    assert_eq!(names(folder.path()), ["it.cnf", "it.lrat"]);
    let formula = fs::read_to_string(format!("{name}.cnf")).expect("a formula");
    assert!(formula.contains("\np cnf 729 10557\n"));
    assert!(fs::read_to_string(format!("{name}.lrat")).expect("a proof").starts_with("c proof by whydoku"));
    assert_eq!(run(&["prove", EASY, "-o", &name, "--format", "drat", "--binary"], "").status.code(), Some(0));
    assert_eq!(fs::read(format!("{name}.drat")).expect("a proof")[0], b'a');
}

#[test]
fn a_folder_has_a_number_for_each_row() {
    let folder = tempfile::tempdir().expect("a folder");
    let name = format!("{}/", folder.path().join("new").display());
    let rows = [EASY.to_string(), "nonsense".into(), ".".repeat(81), corpus::puzzles("none")[0].to_string()];
    let ended = run(&["prove", "--output", &name, "-j", "2"], &rows.join("\n"));
    assert_eq!(ended.status.code(), Some(1));
    assert!(err(&ended).contains("nonsense"), "{}", err(&ended));
    let expected =
        ["000001.cnf", "000001.lrat", "000003.cnf", "000003.models", "000004.cnf", "000004.lrat"].map(String::from);
    assert_eq!(names(name.as_ref()), expected);
}

#[test]
fn records_have_the_proof() {
    let schema = Schema::named("proof");
    let rows = ["easy", "minimal", "tough", "several", "none", "conflict"];
    let rows = rows.iter().flat_map(|name| corpus::puzzles(name).into_iter().take(3)).map(|puzzle| puzzle.to_string());
    let rows: Vec<String> = rows.chain(["123".into()]).collect();
    for options in [&["--stamp"][..], &["--uniqueness"], &["--uniqueness=assume"]] {
        let ended = run(&[&["prove", "--format", "jsonl"], options].concat(), &rows.join("\n"));
        assert_eq!(ended.status.code(), Some(1));
        let records: Vec<Value> = out(&ended).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(records.len(), rows.len());
        for record in &records {
            schema.assert(record);
            let bytes = record["proof"].as_str().map_or(0, str::len);
            assert_eq!(record["bytes"], bytes, "{record}");
            assert_eq!(record["claim"].is_null(), bytes == 0);
        }
    }
}

#[test]
fn wrong_arguments_are_named() {
    for (arguments, about) in [
        (&["prove", EASY][..], "--output"),
        (&["prove", EASY, "--format", "jsonl", "--binary"], "--binary"),
        (&["prove", EASY, "-o", "it", "--uniqueness", "--no-uniqueness"], "--no-uniqueness"),
    ] {
        let ended = run(arguments, "");
        assert_eq!(ended.status.code(), Some(2), "{arguments:?}");
        assert!(err(&ended).contains(about), "{}", err(&ended));
    }
}

/// Neither of the files is there when one cannot be written.
#[test]
fn a_folder_that_is_not_there_is_an_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let name = folder.path().join("no/such/it").display().to_string();
    assert_eq!(run(&["prove", EASY, "--output", &name], "").status.code(), Some(3));
    fs::create_dir(folder.path().join("it.lrat")).expect("a folder");
    let name = folder.path().join("it").display().to_string();
    assert_eq!(run(&["prove", EASY, "--output", &name], "").status.code(), Some(3));
    assert_eq!(names(folder.path()), ["it.lrat"]);
}
