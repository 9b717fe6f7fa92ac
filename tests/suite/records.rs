//! Records on one line, against what `serde_json` writes.

use serde::Serialize;
use std::collections::BTreeMap;
use whydoku::report::{Record, Shown, write_line};

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

impl Record for Everything {
    const NAMES: &'static [&'static str] = &[];
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
    impl Record for Numbered {
        const NAMES: &'static [&'static str] = &[];
    }
    let mut out = Vec::new();
    assert!(write_line(&Numbered(BTreeMap::from([((1, 2), 3)])), &mut out).is_err());
}
