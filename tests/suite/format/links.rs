//! Addresses that carry a puzzle.

use super::*;

#[test]
fn the_puzzle_in_an_address() {
    let zeros = EASY.replace('.', "0");
    for text in [
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={zeros}"),
        format!("https://sudokuexchange.com/play/?s={EASY}"),
        format!("https://example.org/?lang=en&import={EASY}&x=1 # note"),
        format!("https://example.org/play?level=3&id={zeros}"),
        format!("bd={zeros}"),
        format!("https://example.org/?s={}", EASY.replace('.', "%2E")),
    ] {
        assert_eq!(outcome(&text), [format!("link {EASY}")], "{text}");
    }
}

#[test]
fn positions_of_162_characters() {
    let digit = |value: usize| char::from_digit(value as u32, 32).unwrap();
    let mut position = Position::new(&EASY.parse().unwrap()).unwrap();
    position.remove("r1c3=2".parse().unwrap());
    let text: String = Cell::all()
        .flat_map(|cell| {
            let digits = position.digit(cell).map_or(position.candidates(cell), DigitSet::of);
            let bits: usize = digits.iter().map(|digit| 1 << digit.index()).sum();
            let number = bits << 1 | usize::from(position.digit(cell).is_some());
            [digit(number / 32), digit(number % 32)]
        })
        .collect();
    assert_eq!(only(format!("https://www.sudokuwiki.org/sudoku.htm?bd={text}")).position().unwrap(), position);
}

#[test]
fn errors_name_the_column() {
    let shown = [error(format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", &EASY[1..])).to_string()];
    golden("errors_in_links", &shown);
}
