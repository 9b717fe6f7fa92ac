//! Digits alone, without candidates: for a solution, or to copy a puzzle.

use crate::board::{Cell, Grid};

/// A small framed grid, 25 columns by 13 lines; a dot for an empty cell.
///
/// ```
/// use whydoku::{board::Grid, diagram::plain};
/// assert!(plain::framed(&Grid::EMPTY, true).starts_with("+-------+-------+-------+\n| . . . |"));
/// ```
pub fn framed(grid: &Grid, ascii: bool) -> String {
    let side = if ascii { '|' } else { '┃' };
    let rule = |left: char, cross: char, right: char| match ascii {
        true => "+-------+-------+-------+".to_string(),
        false => format!("{left}{0}{cross}{0}{cross}{0}{right}", "━".repeat(7)),
    };
    let mut text = rule('┏', '┳', '┓') + "\n";
    for row in 0..9 {
        if row == 3 || row == 6 {
            text.push_str(&rule('┣', '╋', '┫'));
            text.push('\n');
        }
        for column in 0..9 {
            if column % 3 == 0 {
                text.push(side);
                text.push(' ');
            }
            text.push(shown(grid, Cell::at(row, column)));
            text.push(' ');
        }
        text.push(side);
        text.push('\n');
    }
    text + &rule('┗', '┻', '┛') + "\n"
}

/// Nine lines of nine characters; a dot for an empty cell.
pub fn rows(grid: &Grid) -> String {
    let row = |row: usize| (0..9).map(move |column| shown(grid, Cell::at(row, column))).chain(['\n']);
    (0..9).flat_map(row).collect()
}

fn shown(grid: &Grid, cell: Cell) -> char {
    grid.get(cell).map_or('.', |digit| digit.to_char())
}
