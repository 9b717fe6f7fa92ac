//! Pencil marks in which brackets tell filled cells from candidates.

use super::*;

const STUCK: &str = "
.-----------------------.--------------------.---------------------.
| [5]   [3]   124       | 26    [7]   2468   | 1489   1249   248   |
| [6]   247   247       | [1]   [9]   [5]    | 3478   234    2478  |
| 12    [9]   [8]       | 23    34    24     | 13457  [6]    247   |
:-----------------------+--------------------+---------------------:
| [8]   125   1259      | 7     [6]   147    | 4579   2459   [3]   |
| [4]   2     269       | [8]   (5)   [3]    | 79     29     [1]   |
| [7]   15    135       | 9     [2]   14     | 458    45     [6]   |
:-----------------------+--------------------+---------------------:
| 139   [6]   1345      | 357   3     7      | [2]    [8]    4     |
| 23    278   237       | [4]   [1]   [9]    | 36     3      [5]   |
| 123   1245  12345     | 2356  [8]   26     | 1346   [7]    [9]   |
'-----------------------'--------------------'---------------------'
";

#[test]
fn brackets_say_what_is_given_what_is_placed_and_what_is_a_candidate() {
    let reading = only(STUCK);
    assert_eq!(reading.format, Format::Bracketed);
    let position = reading.position().unwrap();
    assert_eq!(position.puzzle().to_string(), EASY);
    let (given, placed) = (Cell::at(0, 0), Cell::at(4, 4));
    assert_eq!((position.digit(given), position.digit(placed)), (Digit::new(5), Digit::new(5)));
    let givens = position.givens().unwrap();
    assert!(givens.contains(given) && !givens.contains(placed));
    // No peer has a 9 any more, and yet the cell is empty.
    assert_eq!(position.digit(Cell::at(5, 3)), None);
    assert_eq!(position.candidates(Cell::at(5, 3)).to_string(), "{9}");
}

#[test]
fn frames_and_spacing_mean_nothing() {
    let same = |text: String| {
        let reading = only(&text);
        assert_eq!(reading.position(), only(STUCK).position(), "{text}");
    };
    let rows: String = STUCK.lines().filter(|line| line.starts_with('|')).map(|line| format!("{line}\n")).collect();
    same(rows.clone());
    same(rows.replace('|', " "));
    same(rows.replace('|', "│"));
    same(rows.replace('|', " ").split_whitespace().collect::<Vec<_>>().join(" "));
    same(STUCK.replace("[5]", "[５]"));
}

#[test]
fn other_brackets_are_marks() {
    // Around several digits, around a part of a group, or round ones alone.
    let plain = pencil_marks(EASY);
    for text in [
        plain.replace(" 247   247 ", " [247] 247 "),
        plain.replace(" 247   247 ", " 2[4]7 247 "),
        plain.replace("| 5    3 ", "| (5)  3 "),
    ] {
        assert_ne!(text, plain);
        let reading = only(&text);
        assert_eq!((reading.format, reading.digits), (Format::PencilMarks, only(&plain).digits), "{text}");
    }
    // In a plain grid nothing but digits is to be told.
    let grid = rows(EASY, |row| spaced(row, " | ").replace('5', "[5]"));
    assert_eq!((only(&grid).format, only(&grid).puzzle()), (Format::Framed, EASY.into()));
}

#[test]
fn a_caller_may_ask_for_one_of_the_two() {
    let read = |text: &str, format| {
        let mut readings: Vec<_> = read(text.as_bytes(), None, &with_format(format)).collect();
        readings.remove(0).unwrap()
    };
    let plain = read(STUCK, Format::PencilMarks);
    assert_eq!((plain.format, plain.givens), (Format::PencilMarks, None));
    assert_eq!(plain.digits.get(Cell::at(5, 3)), Digit::new(9));
    // Without brackets nothing is filled.
    let empty = read(&pencil_marks(EASY), Format::Bracketed);
    assert_eq!((empty.format, empty.digits), (Format::Bracketed, Grid::EMPTY));
}

#[test]
fn unknown_givens_are_written_as_givens() {
    let position = only(STUCK).position().unwrap();
    let unknown = Position::with_candidates(position.digits(), None, position.all_candidates()).unwrap();
    let read = only(write(Format::Bracketed, &unknown)).position().unwrap();
    assert_eq!(read.givens(), Some(position.digits().filled()));
    assert_eq!(read.all_candidates(), position.all_candidates());
}

#[test]
fn it_is_written_as_it_is_read() {
    let position = only(STUCK).position().unwrap();
    let text = write(Format::Bracketed, &position);
    assert_eq!(only(&text).position(), Ok(position));
    golden("bracketed", &[text]);
}
