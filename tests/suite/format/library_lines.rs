//! HoDoKu's library lines, and the public library itself.

use super::*;

fn line() -> String {
    format!(":0402-1:2:53+4{}:123 922:213 999::7", &EASY[3..])
}

#[test]
fn all_fields_are_read() {
    let reading = only(line());
    let case = reading.library.clone().unwrap();
    assert_eq!((case.code.as_str(), case.variant, case.must_fail), ("0402", Some(1), false));
    assert_eq!(case.digits, [Digit::new(2).unwrap()]);
    assert_eq!(case.deleted.to_string(), "{r2c2=9 r2c3=1}");
    assert_eq!(case.eliminations.to_string(), "{r1c3=2 r9c9=9}");
    assert_eq!((case.placements, case.extra.as_str()), (CandidateSet::EMPTY, "7"));
    assert_eq!(reading.puzzle(), EASY);
    assert_eq!(reading.digits.to_string(), EASY.replacen("53.", "534", 1));
    assert_eq!(reading.position().unwrap().givens(), Some(EASY.parse::<Grid>().unwrap().filled()));
}

#[test]
fn the_last_field_may_be_missing_and_the_step_too() {
    assert_eq!(only(format!(":0000:x:{EASY}:::")).library.unwrap().digits, []);
    assert!(only(format!(":0300-x:4:{EASY}::::")).library.unwrap().must_fail);
    assert_eq!(only(format!(":0711-3-x:4:{EASY}::::")).library.unwrap().variant, Some(3));
}

#[test]
fn errors_name_the_field() {
    let damaged = [
        line().replace("0402-1", "04o2"),
        line().replace(":2:", ":b:"),
        line().replace("922", "92"),
        line().replace("213", "013"),
        line().replace("+4", "+."),
        line().replace("6..195", "6..19"),
        line().replace("::7", ""),
    ];
    let errors: Vec<_> = damaged.iter().map(error).collect();
    golden("errors_in_library_lines", &errors);
}

/// The board with a plus before each placed digit, as the library writes it.
fn with_plus(board: &str, given_mask: &str) -> String {
    let cells = board.chars().zip(given_mask.chars());
    cells.map(|(cell, given)| if cell != '.' && given == '0' { format!("+{cell}") } else { cell.to_string() }).collect()
}

#[test]
fn the_public_library_is_read_as_its_table_says() {
    let Some(directory) = std::env::var_os("WHYDOKU_ORACLES") else {
        eprintln!("SKIPPED: WHYDOKU_ORACLES is not set, the public library was not read");
        return;
    };
    let table = std::fs::read_to_string(std::path::Path::new(&directory).join("reglib-dev.jsonl")).unwrap();
    let mut count = 0;
    for row in table.lines() {
        let row: serde_json::Value = serde_json::from_str(row).unwrap();
        let text = |name: &str| row[name].as_str().unwrap_or_default().to_owned();
        let list = |name: &str| row[name].as_array().unwrap().clone();
        let number = |value: &serde_json::Value, name: &str| value[name].as_u64().unwrap();
        let triplets = |name: &str| {
            let triplet =
                |v: &serde_json::Value| format!("{}{}{}", number(v, "digit"), number(v, "row"), number(v, "col"));
            list(name).iter().map(triplet).collect::<Vec<_>>().join(" ")
        };
        let set = |name: &str| -> CandidateSet {
            let candidate = |v: &serde_json::Value| {
                let cell = Cell::at(number(v, "row") as usize - 1, number(v, "col") as usize - 1);
                Candidate::new(cell, Digit::new(number(v, "digit") as u8).unwrap())
            };
            list(name).iter().map(candidate).collect()
        };
        let digits: String = list("candidates").iter().map(|digit| digit.to_string()).collect();
        let variant = row["variant"].as_u64().map(|variant| format!("-{variant}")).unwrap_or_default();
        let fails = if row["fail_case"].as_bool().unwrap() { "-x" } else { "" };
        let board = with_plus(&text("board"), &text("given_mask"));
        let line = format!(
            ":{}{variant}{fails}:{digits}:{board}:{}:{}:{}:{}",
            text("technique_code"),
            triplets("deleted"),
            triplets("eliminations"),
            triplets("placements"),
            text("extra")
        );
        let reading = only(&line);
        let case = reading.library.clone().unwrap();
        assert_eq!(reading.digits.to_string(), text("board"));
        assert_eq!(case.code, text("technique_code"));
        assert_eq!(case.variant.map(u64::from), row["variant"].as_u64());
        assert_eq!(case.must_fail, fails == "-x");
        assert_eq!(case.digits.iter().map(Digit::to_string).collect::<String>(), digits);
        assert_eq!((case.eliminations, case.placements), (set("eliminations"), set("placements")));
        assert_eq!(case.extra, text("extra"));
        let mask: String =
            Cell::all().map(|cell| if reading.givens.unwrap().contains(cell) { '1' } else { '0' }).collect();
        assert_eq!(mask, text("given_mask"));
        // Fill the board, remove the digits from the peers, then what was deleted.
        let mut position = Position::new(&text("board").parse().unwrap()).unwrap();
        set("deleted").iter().for_each(|candidate| assert!(position.remove(candidate), "{line}"));
        assert_eq!(reading.position().unwrap().all_candidates(), position.all_candidates());
        count += 1;
    }
    assert!(count > 800, "{count} cases");
}
