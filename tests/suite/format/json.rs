//! JSONL.

use super::*;

#[test]
fn a_puzzle_and_whatever_else() {
    let reading = only(format!("{{\"id\": 7, \"puzzle\": \"{EASY}\", \"moves\": [\"r1c3=4\"]}}"));
    assert_eq!((reading.format, reading.puzzle().as_str()), (Format::Jsonl, EASY));
    let Rest::Fields(fields) = reading.rest else { panic!("{:?}", reading.rest) };
    assert_eq!(fields, [("id".into(), "7".into()), ("moves".into(), "[\"r1c3=4\"]".into())]);
    let nested: Vec<Vec<u32>> = (0..9)
        .map(|row| EASY[row * 9..row * 9 + 9].chars().map(|cell| cell.to_digit(10).unwrap_or(0)).collect())
        .collect();
    assert_eq!(only(serde_json::json!({"quiz": nested}).to_string()).puzzle(), EASY);
}

#[test]
fn a_position_with_givens_and_candidates() {
    let mut position = Position::new(&EASY.parse().unwrap()).unwrap();
    position.place("r5c5=5".parse().unwrap());
    position.remove("r1c3=2".parse().unwrap());
    let reading = only(write(Format::Jsonl, &position));
    assert_eq!(reading.position().unwrap(), position);
    assert_eq!(reading.puzzle(), EASY);
    let unknown = only(format!("{{\"board\": \"{EASY}\"}}"));
    assert_eq!(unknown.givens, None);
}

#[test]
fn errors_name_the_place() {
    let lines = [
        format!("{{\"puzzle\": \"{}\"}}", &EASY[1..]),
        format!("{{\"puzzle\": \"{}q\"}}", &EASY[1..]),
        format!("{{\"puzzle\": \"{EASY}\""),
        "{\"name\": \"x\"}".into(),
        "{\"puzzle\": {}}".into(),
        format!("{{\"board\": \"{EASY}\", \"givens\": \"4{}\"}}", &EASY[1..]),
        format!("{{\"board\": \"{EASY}\", \"candidates\": \"123\"}}"),
        format!("{{\"puzzle\": \"{OTHER}\"}}"),
    ];
    golden("errors_in_json", &outcome(lines.join("\n")));
}
