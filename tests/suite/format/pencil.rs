//! Groups of candidates.

use super::*;

const STUCK: &str = "
.-----------------.-----------------.-----------------.
| 5    3    124   | 26   7    2468  | 1489 1249 248   |
| 6    247  247   | 1    9    5     | 3478 234  2478  |
| 12   9    8     | 23   34   24    | 1357 6    2457  |
:-----------------+-----------------+-----------------:
| 8    125  1259  | 579  6    1479  | 4579 2459 3     |
| 4    25   2569  | 8    5    3     | 579  259  1     |
| 7    15   1359  | 59   2    149   | 4589 459  6     |
:-----------------+-----------------+-----------------:
| 139  6    134579| 357  35   7     | 2    8    4     |
| 23   278  237   | 4    1    9     | 36   3    5     |
| 123  1245 12345 | 2356 8    26    | 1346 7    9     |
'-----------------'-----------------'-----------------'
";

#[test]
fn one_digit_is_filled_only_where_no_peer_has_it() {
    let reading = only(STUCK);
    assert_eq!(reading.format, Format::PencilMarks);
    assert_eq!(reading.givens, None);
    let position = reading.position().unwrap();
    assert_eq!(position.digit(Cell::at(0, 0)), Digit::new(5));
    // 5 is still a candidate elsewhere in its box, so it waits to be placed.
    assert_eq!(position.digit(Cell::at(4, 4)), None);
    assert_eq!(position.candidates(Cell::at(4, 4)).to_string(), "{5}");
    assert_eq!(position.candidates(Cell::at(8, 2)).to_string(), "{1 2 3 4 5}");
}

#[test]
fn marks_frames_and_spacing_mean_nothing() {
    let plain = only(STUCK);
    let same = |text: String| {
        let reading = only(&text);
        assert_eq!((reading.digits, reading.candidates), (plain.digits, plain.candidates), "{text}");
    };
    let rows: String = STUCK.lines().filter(|line| line.starts_with('|')).map(|line| format!("{line}\n")).collect();
    same(rows.clone());
    same(rows.replace('|', " "));
    same(rows.replace('|', "│"));
    same(rows.replace('|', " ").split_whitespace().collect::<Vec<_>>().join(" "));
    same(
        STUCK.replace("1489", "*1489").replace(" 2478 ", " 247-8").replace(" 2356", "#2356").replace(" 247 ", " (2)47"),
    );
    same(rows.replace(' ', "  ").replace('|', "\t"));
    same(
        rows.lines()
            .map(|line| format!("{{{}}}\n", line.replace('|', " ").split_whitespace().collect::<Vec<_>>().join("} {")))
            .collect(),
    );
}

#[test]
fn contradictions_can_be_read() {
    let text = STUCK.replace(" 124  ", " .    ").replace("6    247  247", "6    27   27 ");
    let position = only(text).position().unwrap();
    assert_eq!(position.contradiction(), Some(Constraint::cell(Cell::at(0, 2))));
}

#[test]
fn the_start_of_an_empty_grid_is_pencil_marks_too() {
    let text = pencil_marks(&".".repeat(81));
    assert_eq!(only(text).candidates, Some(CandidateSet::full()));
}

#[test]
fn eighteen_rows_are_two_grids_and_ten_are_one_and_an_error() {
    assert_eq!(outcome(format!("{STUCK}{STUCK}{STUCK}")).len(), 3);
    let row = "| 5    3    124   | 26   7    2468  | 1489 1249 248   |";
    let shown = [outcome(format!("{STUCK}\n{row}\n"))[1].to_string()];
    golden("eighteen_rows_are_two_grids_and_ten_are_one_and_an_error", &shown);
}

#[test]
fn errors_name_the_group() {
    let damaged = [
        STUCK.replace("3    124", "3124    "),
        STUCK.replace("2468", "24s8"),
        STUCK.replace("2468", "2648"),
        STUCK.replace("124 ", "1 24"),
    ];
    let errors: Vec<_> = damaged.iter().map(|text| outcome(format!("{STUCK}{text}")).remove(1)).collect();
    golden("errors_in_pencil_marks", &errors);
}

/// A group of 256 dots used to overflow the count of its places.
#[test]
fn a_group_of_many_dots_is_an_error() {
    assert_eq!(error(format!("5 3 {} 26", ".".repeat(300))), "in.txt:1:305: column has 300 characters, expected 729");
}

#[test]
fn a_u_marks_the_digits_of_the_user() {
    let rows: String = STUCK.lines().filter(|line| line.starts_with('|')).map(|line| format!("{line}\n")).collect();
    let reading = only(rows.replace('|', "").replacen(" 6    247", " u6   247", 1).replacen(" 7  ", " u7 ", 1));
    let placed = [Cell::at(0, 4), Cell::at(1, 0)];
    assert_eq!(placed.map(|cell| reading.digits.get(cell)), [Digit::new(7), Digit::new(6)]);
    let givens = reading.givens.unwrap();
    assert!(placed.iter().all(|&cell| !givens.contains(cell)) && givens.contains(Cell::at(0, 0)), "{givens}");
    // With every cell filled or empty.
    let grid = only("u4 . . . . . . . .\n. 5 . . . . . . .\n".to_owned() + &". . . . . . . . .\n".repeat(7));
    assert_eq!((grid.digits.filled().len(), grid.givens.unwrap().len()), (2, 1));
}
