//! Grids and pencil marks drawn as text.

use crate::board::{Cell, Digit, Element, Grid, Position};

/// The digit of a cell, or a dot.
fn shown(grid: &Grid, cell: Cell) -> char {
    grid.get(cell).map_or('.', Digit::to_char)
}

/// Nine rows of three times three, `53. .7. ...`, without a line end after the last.
pub fn rows(grid: &Grid) -> String {
    let row = |row: usize| {
        let band = |from: usize| (from..from + 3).map(|column| shown(grid, Cell::at(row, column))).collect::<String>();
        [0, 3, 6].map(band).join(" ")
    };
    (0..9).map(row).collect::<Vec<_>>().join("\n")
}

/// The frame of nine rows, with a dot for each cell.
const FRAME: &str = "\
┌───────┬───────┬───────┐
│ . . . │ . . . │ . . . │
│ . . . │ . . . │ . . . │
│ . . . │ . . . │ . . . │
├───────┼───────┼───────┤
│ . . . │ . . . │ . . . │
│ . . . │ . . . │ . . . │
│ . . . │ . . . │ . . . │
├───────┼───────┼───────┤
│ . . . │ . . . │ . . . │
│ . . . │ . . . │ . . . │
│ . . . │ . . . │ . . . │
└───────┴───────┴───────┘";

/// Nine rows in a frame, without a line end after the last.
pub fn framed(grid: &Grid) -> String {
    let mut text = String::with_capacity(FRAME.len());
    let mut pieces = FRAME.split('.');
    text.extend(pieces.next());
    for (cell, piece) in Cell::all().zip(pieces) {
        text.push(shown(grid, cell));
        text.push_str(piece);
    }
    text
}

/// The candidates of all cells in aligned columns, framed as in forums. A cell without candidates
/// has a dot.
pub(super) fn pencil_marks(position: &Position) -> String {
    groups(position, |_, digit| digit.to_string())
}

/// The same with filled cells in brackets: square ones around givens, round ones around digits that
/// were placed. If the givens are unknown, all digits look like givens.
pub(super) fn bracketed(position: &Position) -> String {
    let is_given = |cell| position.givens().is_none_or(|givens| givens.contains(cell));
    groups(position, |cell, digit| if is_given(cell) { format!("[{digit}]") } else { format!("({digit})") })
}

/// The candidates of all cells in aligned columns, framed, with filled cells shown in this way.
fn groups(position: &Position, filled: impl Fn(Cell, Digit) -> String) -> String {
    let group = |cell: Cell| match position.digit(cell) {
        Some(digit) => filled(cell, digit),
        None if position.candidates(cell).is_empty() => ".".to_owned(),
        None => position.candidates(cell).iter().map(Digit::to_char).collect(),
    };
    let widths: Vec<usize> =
        (0..9).map(|column| (0..9).map(|row| group(Cell::at(row, column)).len()).max().unwrap_or(1)).collect();
    let row = |row: usize| {
        let band = |from: usize| {
            let cell = |column: usize| format!("{:width$}", group(Cell::at(row, column)), width = widths[column]);
            (from..from + 3).map(cell).collect::<Vec<_>>().join("  ")
        };
        format!("| {} |", [0, 3, 6].map(band).join(" | "))
    };
    let rule = |corner: char, crossing: &str| {
        let dashes = [0, 3, 6].map(|from| "-".repeat(widths[from..from + 3].iter().sum::<usize>() + 6));
        format!("{corner}{}{corner}", dashes.join(crossing))
    };
    let mut lines = vec![rule('.', ".")];
    for band in 0..3 {
        if band > 0 {
            lines.push(rule(':', "+"));
        }
        lines.extend((band * 3..band * 3 + 3).map(row));
    }
    lines.push(rule('\'', "'"));
    lines.join("\n")
}

/// A text with its dots as zeros, if that was requested.
pub(super) fn with_blanks(text: String, zeros: bool) -> String {
    if zeros { text.replace('.', "0") } else { text }
}
