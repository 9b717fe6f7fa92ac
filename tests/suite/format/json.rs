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

#[test]
fn the_puzzles_of_a_newspaper_on_a_day() {
    let cells = |puzzle: &str| -> Vec<u32> { puzzle.chars().map(|cell| cell.to_digit(10).unwrap_or(0)).collect() };
    let level = |puzzle: &str, name: &str| {
        serde_json::json!({"difficulty": name, "puzzle_id": 7, "puzzle_data":
            {"hints": [1, 2], "puzzle": cells(puzzle), "solution": cells(puzzle)}})
    };
    let data =
        serde_json::json!({"displayDate": "May 5, 2023", "easy": level(EASY, "easy"), "hard": level(OTHER, "hard")});
    let texts = [
        data.to_string(),
        serde_json::to_string_pretty(&data).unwrap(),
        format!("window.gameData = {data}"),
        format!("<!DOCTYPE html>\n<html>\n<script>window.gameData = {data};</script>\n<p>5</p>\n</html>"),
    ];
    for text in texts {
        let readings: Vec<Reading> = read_str(&text).collect::<Result<_, _>>().unwrap();
        assert_eq!(readings.iter().map(Reading::puzzle).collect::<Vec<_>>(), [EASY, OTHER], "{text}");
        let Rest::Fields(fields) = &readings[1].rest else { panic!("{:?}", readings[1].rest) };
        assert!(fields.contains(&("difficulty".into(), "\"hard\"".into())), "{fields:?}");
        assert!(fields.contains(&("solution".into(), format!("\"{}\"", OTHER.replace('.', "0")))), "{fields:?}");
    }
}
