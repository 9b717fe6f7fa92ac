//! `dataset`: lines, shards, and a file that goes on.

use crate::common::schema::Schema;
use crate::program::{err, out, run};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;

/// What the program writes.
fn written(options: &[&str]) -> String {
    let output = run(&[&["dataset", "--seed", "2"], options].concat(), "");
    assert!(output.status.success(), "{}", err(&output));
    out(&output)
}

#[test]
fn lines_are_as_the_schema_says() {
    let schema = Schema::named("dataset");
    for options in [&["-n", "40"][..], &["-n", "6", "--every-technique", "--every-text", "--per-puzzle", "3"]] {
        for line in written(options).lines() {
            let line: Value = serde_json::from_str(line).expect("JSON");
            schema.assert(&line);
            assert_eq!(line["technique"], line["steps"][0]["technique"]);
            if let Some(texts) = line["step_texts"].as_array() {
                assert_eq!(texts.len(), line["steps"].as_array().expect("steps").len());
                assert_eq!(texts[0], line["texts"]);
            }
        }
    }
}

#[test]
fn neither_threads_nor_shards_nor_the_count_change_a_line() {
    let all = written(&["-n", "100", "-j", "3"]);
    assert_eq!(written(&["-n", "100", "-j", "1"]), all);
    assert!(all.starts_with(&written(&["-n", "37"])));
    let lines: Vec<&str> = all.lines().collect();
    assert_eq!(lines.len(), 100);
    let lots: Vec<String> = lines.chunks(16).map(|lot| lot.join("\n") + "\n").collect();
    for shard in 0..3 {
        let of_shard: String = lots.iter().skip(shard).step_by(3).map(String::as_str).collect();
        assert_eq!(written(&["-n", "100", "--shard", &format!("{}/3", shard + 1)]), of_shard);
    }
}

#[test]
fn an_interrupted_file_goes_on_and_its_card_counts_all_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("set.jsonl");
    let name = file.to_str().expect("UTF-8");
    let options = ["-n", "80", "--balance", "grade", "-o", name];
    written(&options);
    let whole = fs::read(&file).expect("the file");
    let card = fs::read_to_string(folder.path().join("set.jsonl.card.md")).expect("the card");
    assert!(card.contains("whydoku dataset --count 80 --seed 2 --per-puzzle 16 --balance grade"), "{card}");
    assert!(card.contains("80 positions from the paths of 5 generated"), "{card}");
    assert!(card.contains("| grade `fiendish` | 16 |"), "{card}");

    // As if it had been killed in the third lot.
    let cut: usize = whole.split_inclusive(|&byte| byte == b'\n').take(32).map(<[u8]>::len).sum();
    fs::write(&file, &whole[..cut + 100]).expect("written");
    let resume = |options: &[&str]| run(&[&["dataset", "--seed", "2", "--resume"], options].concat(), "");
    let refused = resume(&options);
    assert_eq!(refused.status.code(), Some(2), "there is no note");
    let mut settings = BTreeMap::from([("command", vec!["dataset"]), ("lang", vec!["en"])]);
    settings.extend([("count", vec!["80"]), ("seed", vec!["2"]), ("balance", vec!["grade"])]);
    settings.extend([("per-puzzle", vec!["16"]), ("license", vec!["CC0-1.0"])]);
    for switch in ["every-technique", "every-text", "stamp"] {
        settings.insert(switch, vec!["false"]);
    }
    let note = serde_json::json!({
        "whydoku": env!("CARGO_PKG_VERSION"), "settings": settings, "rows": 2, "bytes": cut, "fingerprint": "",
    });
    fs::write(folder.path().join("set.jsonl.resume"), note.to_string()).expect("written");
    let resumed = resume(&options);
    assert!(resumed.status.success(), "{}", err(&resumed));
    assert_eq!(fs::read(&file).expect("the file"), whole);
    assert_eq!(fs::read_to_string(folder.path().join("set.jsonl.card.md")).expect("the card"), card);
    let other = resume(&["-n", "81", "--balance", "grade", "-o", name]);
    assert_eq!(other.status.code(), Some(2), "another count is another file");
}

#[test]
fn a_lot_that_takes_too_long_is_missed() {
    let output = run(&["dataset", "-n", "64", "--every-technique", "--timeout", "0.001"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("missing"), "{}", err(&output));
}
