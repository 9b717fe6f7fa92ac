//! Records: on one line, against what `serde_json` writes; and beside the fields of the input.

use crate::program::run;
use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use whydoku::report::{Shown, field_names, write_line};

#[derive(Serialize)]
enum Kind {
    Unit,
    Tagged(u8),
    Pair(i64, char),
    Named { text: String, none: Option<u8> },
}

#[derive(Serialize)]
struct Nothing;

#[derive(Serialize)]
struct Two(bool, f64);

#[derive(Serialize)]
struct Everything {
    #[serde(rename = "a \"key\"")]
    kinds: Vec<Kind>,
    empty: (Vec<u8>, BTreeMap<String, u8>, Nothing),
    pair: Two,
    texts: Vec<String>,
    #[serde(flatten)]
    map: BTreeMap<String, Vec<f32>>,
    shown: Shown<&'static str>,
}

#[test]
fn a_line_is_what_serde_json_writes() {
    let text = "a comma, \"quotes\",\\ \n\u{1} 数独 ,".to_string();
    let named = Kind::Named { text: text.clone(), none: None };
    let record = Everything {
        kinds: vec![Kind::Unit, Kind::Tagged(7), Kind::Pair(-3, '"'), named],
        empty: (Vec::new(), BTreeMap::new(), Nothing),
        pair: Two(true, 7.0),
        texts: [text.repeat(500), ",".into()].into_iter().chain((0..100).map(|n| "x".repeat(n * n / 2))).collect(),
        map: BTreeMap::from([(text, vec![0.5, 1e-9, 1e30])]),
        shown: Shown("tab\tand ,"),
    };
    let mut out = b"before\n".to_vec();
    write_line(&record, &mut out).unwrap();
    let expected = format!("before\n{}\n", serde_json::to_string(&record).unwrap());
    assert_eq!(String::from_utf8(out).unwrap(), expected);
}

#[test]
fn a_key_that_is_no_string_is_an_error() {
    #[derive(Serialize)]
    struct Numbered(BTreeMap<(u8, u8), u8>);
    let mut out = Vec::new();
    assert!(write_line(&Numbered(BTreeMap::from([((1, 2), 3)])), &mut out).is_err());
}

/// An object whose names occur once each, in their order; a second one is an error.
struct Distinct(Vec<(String, Value)>);

impl<'de> Deserialize<'de> for Distinct {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Distinct, D::Error> {
        struct Members;
        impl<'de> Visitor<'de> for Members {
            type Value = Distinct;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Distinct, A::Error> {
                let mut members: Vec<(String, Value)> = Vec::new();
                while let Some((name, value)) = map.next_entry::<String, Value>()? {
                    if members.iter().any(|(known, _)| *known == name) {
                        return Err(A::Error::custom(format!("{name} occurs twice")));
                    }
                    members.push((name, value));
                }
                Ok(Distinct(members))
            }
        }
        deserializer.deserialize_map(Members)
    }
}

/// Commands that write a record for each puzzle.
const COMMANDS: [&[&str]; 12] = [
    &["explain", "--format", "jsonl", "--until", "3"],
    &["explain", "--format", "json", "--verify"],
    &["explain", "--format", "jsonl", "--profile", "se", "--until", "1"],
    &["why", "r1c1", "--format", "jsonl"],
    &["hint", "--format", "json"],
    &["hint", "--level", "4", "--format", "json"],
    &["find", "--technique", "hidden-single", "--format", "jsonl"],
    &["rate", "--only", "search", "--format", "jsonl"],
    &["solve", "--format", "jsonl"],
    &["solve", "--count", "--format", "jsonl"],
    &["solve", "--all", "--format", "jsonl"],
    &["views", "--format", "json"],
];

#[test]
fn fields_of_the_input_are_never_written_over_those_of_a_record() {
    const PUZZLES: [&str; 3] = [
        "000000002004200601600000900960804100000903000008706049005000008107008300400000000",
        // Several solutions, and none.
        "000000000004200601600000900960804100000903000008706049005000008107008300400000000",
        "550000002004200601600000900960804100000903000008706049005000008107008300400000000",
    ];
    // These fields of the input are read.
    let is_read = |name: &str| ["puzzle", "board", "givens", "candidates"].contains(&name);
    for command in COMMANDS {
        for puzzle in PUZZLES {
            let written = |fields: &BTreeMap<String, Value>| -> Vec<Vec<(String, Value)>> {
                let mut input = serde_json::to_value(fields).expect("JSON");
                input["puzzle"] = puzzle.into();
                let text = String::from_utf8(run(command, &input.to_string()).stdout).expect("UTF-8");
                let records = serde_json::Deserializer::from_str(&text).into_iter::<Distinct>();
                let records = records.map(|record| record.unwrap_or_else(|error| panic!("{command:?}: {error}")).0);
                records.collect()
            };
            let plain = written(&BTreeMap::new());
            let names = plain.iter().flatten().map(|(name, _)| name.clone()).filter(|name| !is_read(name));
            let mine: BTreeMap<String, Value> = names.map(|name| (name, "mine".into())).collect();
            let carried = written(&mine);
            assert_eq!(plain.len(), carried.len(), "{command:?}");
            for (plain, carried) in plain.iter().zip(&carried) {
                assert_eq!(plain[..], carried[..plain.len()], "{command:?}: a record says something else");
                let names: BTreeMap<&str, &Value> = carried[plain.len()..].iter().map(|(n, v)| (&**n, v)).collect();
                for name in mine.keys() {
                    let own = plain.iter().any(|(known, _)| known == name);
                    let renamed = names.get(&*format!("input_{name}")).or(names.get(&**name).filter(|_| !own));
                    assert_eq!(renamed, Some(&&Value::from("mine")), "{command:?}: {name} is lost");
                }
            }
        }
    }
}

#[test]
fn the_names_of_a_record_are_those_of_its_fields_optional_ones_among_them() {
    #[derive(Serialize)]
    struct Part {
        left: u8,
    }
    #[derive(Serialize)]
    struct Whole {
        schema: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        until: Option<u8>,
        #[serde(rename = "other")]
        renamed: u8,
    }
    #[derive(Serialize)]
    struct Flat {
        #[serde(flatten)]
        part: Part,
        right: u8,
    }
    let whole = Whole { schema: 1, until: None, renamed: 2 };
    assert_eq!(field_names(&whole).unwrap(), ["schema", "until", "other"]);
    assert_eq!(field_names(&Flat { part: Part { left: 1 }, right: 2 }).unwrap(), ["left", "right"]);
    assert!(field_names(&7).is_err() && field_names(&"text").is_err() && field_names(&[1]).is_err());
}
