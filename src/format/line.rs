//! A puzzle on one line: 81 digits and blanks, or 729 for the candidates, perhaps among other
//! things.
//!
//! Collections put names, ratings and solutions before or after the puzzle, separated by spaces,
//! commas, semicolons or tabs. The puzzle is the first piece that has the right length and consists
//! of digits and blanks. Once a line has shown which column that is, later lines are read by the
//! same column, so that the solution beside a damaged puzzle is never taken for the puzzle.

use super::candidates;
use super::error::{FormatError, Problem, Source};
use super::fields::{Field, split};
use super::kind::Format;
use super::listed;
use super::reading::{Reading, grid_of};
use super::rest::Rest;
use super::row::{Content, Group, read_group};
use super::symbol::{digit, is_bar, is_cell};
use crate::board::{Cell, CellSet, Digit, Element, Grid, Position};

/// The column, from 0, in which earlier lines had the puzzle.
#[derive(Clone, Copy, Default)]
pub(super) struct Habit {
    pub(super) column: Option<usize>,
}

/// Reads a line with a puzzle. `None` if there is nothing in it that looks like one.
///
/// `wanted` is the number, from 0, of the column that the caller named.
pub(super) fn read(
    text: &str,
    source: &Source,
    wanted: Option<usize>,
    habit: &mut Habit,
) -> Option<Result<Reading, FormatError>> {
    if let Some(reading) = read_plain(text, source).filter(|_| wanted.is_none()) {
        return Some(Ok(reading));
    }
    let body = text.split('#').next().unwrap_or_default();
    if let Some(wanted) = wanted {
        return Some(read_column(body, source, wanted));
    }
    if let Some(reading) = read_start(text, source) {
        habit.column = Some(0);
        return Some(Ok(reading));
    }
    for delimiter in [',', ';', '\t', ' '] {
        if let Some(result) = read_fields(text, body, source, delimiter, habit) {
            return Some(result);
        }
    }
    read_apart(body, source).or_else(|| read_marks(text, source)).map(Ok)
}

/// Reads a line of 81 digits and blanks.
pub(super) fn read_plain(text: &str, source: &Source) -> Option<Reading> {
    let cells = <&[u8; 81]>::try_from(text.as_bytes()).ok()?;
    cells.iter().all(|&byte| is_cell(byte.into())).then(|| Reading::plain(cells, source.clone()))
}

/// Reads a text that is a puzzle and nothing else. `source` is where it starts.
pub(super) fn read_alone(text: &str, source: &Source, what: &'static str) -> Result<Reading, FormatError> {
    let trimmed = text.trim();
    let source = source.column(source.column as usize + text.chars().take_while(|c| c.is_whitespace()).count());
    if let Some(reading) = read_exactly(trimmed, &source).or_else(|| read_apart(text, &source)) {
        return Ok(reading);
    }
    Err(explain(trimmed, &source, what))
}

/// Reads the column with this number.
fn read_column(body: &str, source: &Source, wanted: usize) -> Result<Reading, FormatError> {
    let delimiter = [',', ';', '\t'].into_iter().find(|&delimiter| body.contains(delimiter)).unwrap_or(' ');
    let fields = split(body, delimiter);
    let Some(field) = fields.get(wanted) else {
        let problem = Problem::MissingColumn { found: fields.len(), wanted: wanted + 1 };
        return Err(FormatError::new(source.clone(), problem));
    };
    let mut reading = read_alone(field.text(), &source.column(field.column), "column")?;
    reading.rest = beside(&fields, wanted);
    Ok(reading)
}

/// Reads the first field that is a puzzle, or the one in the usual column.
fn read_fields(
    text: &str,
    body: &str,
    source: &Source,
    delimiter: char,
    habit: &mut Habit,
) -> Option<Result<Reading, FormatError>> {
    let separates = |c: char| c == delimiter || (delimiter == ' ' && c.is_whitespace());
    if !body.contains(separates) && !body.contains('"') {
        return None;
    }
    let fields = split(body, delimiter);
    fields.iter().find(|field| is_puzzle(field.text()))?;
    let usual = habit.column.filter(|&usual| fields.get(usual).is_some_and(|field| is_attempt(field.text())));
    let found = usual.or_else(|| fields.iter().position(|field| is_attempt(field.text())))?;
    let field = &fields[found];
    let at = source.column(field.column);
    let Some(mut reading) = read_exactly(field.text(), &at) else {
        return Some(Err(explain(field.text(), &at, "column")));
    };
    habit.column = Some(found);
    reading.rest = beside(&fields, found);
    if let (Rest::Text(rest), true) = (&mut reading.rest, body.len() < text.len()) {
        rest.push_str(&text[body.len()..]);
    } else if body.len() < text.len() {
        reading.rest = Rest::Text(text[body.len()..].trim().into());
    }
    Some(Ok(reading))
}

/// The text of the other fields.
fn beside(fields: &[Field<'_>], puzzle: usize) -> Rest {
    let others = fields.iter().enumerate().filter(|(index, _)| *index != puzzle);
    let others: Vec<&str> = others.map(|(_, field)| field.text()).filter(|text| !text.is_empty()).collect();
    if others.is_empty() { Rest::Nothing } else { Rest::Text(others.join(" ")) }
}

/// Reads a puzzle at the start of the line, followed by anything that cannot be a part of it.
fn read_start(text: &str, source: &Source) -> Option<Reading> {
    let indent = text.len() - text.trim_start().len();
    let start = &text[indent..];
    let cells = start.find(|c| !is_cell(c) && c != '+').unwrap_or(start.len());
    let (puzzle, rest) = start.split_at(cells);
    if rest.starts_with(|next: char| next.is_alphanumeric()) {
        return None;
    }
    let mut reading = read_exactly(puzzle, &source.column(text[..indent].chars().count() + 1))?;
    let rest = rest.trim();
    if !rest.is_empty() {
        reading.rest = Rest::Text(rest.into());
    }
    Some(reading)
}

/// Reads a puzzle whose cells are separated by spaces, commas, bars or brackets, or that has spaces
/// as blanks in 81 columns.
fn read_apart(body: &str, source: &Source) -> Option<Reading> {
    let apart = |c: char| c.is_whitespace() || is_bar(c) || ",;[]/".contains(c);
    let solid: String = body.chars().filter(|&c| !apart(c)).collect();
    // Nine groups of all nine digits are the pencil marks of an empty row.
    if solid.len() == 81 && solid == "123456789".repeat(9) {
        return None;
    }
    if let Some(reading) = read_exactly(&solid, source) {
        return Some(reading);
    }
    if let Some(cells) = listed::read(body, 81).filter(|cells| cells.iter().any(Option::is_some)) {
        let mut grid = Grid::EMPTY;
        for (cell, digit) in Cell::all().zip(cells) {
            grid.set(cell, digit);
        }
        return Some(Reading::new(source.clone(), Format::Line, grid));
    }
    let spaced = body.chars().count() == 81 && body.chars().all(|c| digit(c).is_some() || c == ' ');
    (spaced && !solid.is_empty()).then(|| Reading::new(source.clone(), Format::Line, grid_of(body.chars())))
}

/// Reads 81 groups of candidates on one line, which is what a grid becomes when its line ends are
/// lost.
fn read_marks(text: &str, source: &Source) -> Option<Reading> {
    let mut cells = [Content::default(); 81];
    let mut count = 0;
    for token in text.split(|c: char| c.is_whitespace() || is_bar(c)).filter(|token| !token.is_empty()) {
        let content = match read_group(token) {
            Ok(Group::Digits(content)) => content,
            Ok(Group::Blank) => Content::default(),
            Ok(Group::Mark) => continue,
            Err(_) => return None,
        };
        *cells.get_mut(count)? = content;
        count += 1;
    }
    (count == 81).then(|| Reading::from_groups(source.clone(), None, &cells))
}

/// Whether a text is a puzzle and nothing else.
pub(super) fn is_puzzle(text: &str) -> bool {
    length(text).is_some()
}

/// The number of cells, 81 or 729, of a text that is a puzzle and nothing else.
fn length(text: &str) -> Option<usize> {
    // No character takes more than four bytes.
    if text.len() < 81 || text.len() > 4 * 729 {
        return None;
    }
    let mut cells = 0;
    let mut chars = text.chars().peekable();
    while let Some(next) = chars.next() {
        if next == '+' {
            chars.peek().copied().and_then(digit)?;
        } else if is_cell(next) {
            cells += 1;
        } else {
            return None;
        }
    }
    matches!(cells, 81 | 729).then_some(cells)
}

/// Reads a text that is a puzzle and nothing else. A plus sign marks a digit that is not a given.
fn read_exactly(text: &str, source: &Source) -> Option<Reading> {
    match length(text)? {
        81 => {
            let (digits, givens) = read_board(text);
            Some(Reading { givens: Some(givens), ..Reading::new(source.clone(), Format::Line, digits) })
        }
        _ => candidates::read(text, source).ok(),
    }
}

/// The digits and the givens of 81 cells, some of them with a plus sign before them.
pub(super) fn read_board(text: &str) -> (Grid, CellSet) {
    let mut placed = CellSet::EMPTY;
    let mut cells = Cell::all();
    let mut marked = false;
    for c in text.chars() {
        if c == '+' {
            marked = true;
        } else if let Some(cell) = cells.next()
            && std::mem::take(&mut marked)
        {
            placed.insert(cell);
        }
    }
    let digits = grid_of(text.chars().filter(|&c| c != '+'));
    (digits, digits.filled() - placed)
}

/// Whether a text looks like a puzzle, perhaps a damaged one.
fn is_attempt(text: &str) -> bool {
    let text = text.trim();
    if is_puzzle(text) {
        return true;
    }
    let (all, cells) = text.chars().fold((0, 0), |(all, cells), c| (all + 1, cells + usize::from(is_cell(c))));
    all >= 20 && cells * 4 >= all * 3
}

/// The error for a line that looks like a puzzle; `None` if it does not.
pub(super) fn diagnose(text: &str, source: &Source) -> Option<FormatError> {
    let body = text.split('#').next().unwrap_or_default();
    // A piece of the line, or the whole line.
    [',', ';', '\t', ' ', '\n'].into_iter().find_map(|delimiter| {
        let fields = split(body, delimiter);
        let field = fields.iter().find(|field| is_attempt(field.text()))?;
        let what = if fields.len() > 1 { "column" } else { "line" };
        let whole = delimiter == '\n' || fields.len() > 1;
        whole.then(|| explain(field.text(), &source.column(field.column), what))
    })
}

/// The error for a text that is not a puzzle.
pub(super) fn explain(text: &str, source: &Source, what: &'static str) -> FormatError {
    let at = |place: usize| source.column(source.column as usize + place);
    let nexts = text.chars().skip(1).map(Some).chain([None]);
    let marks_digit = |(c, next): (char, Option<char>)| c == '+' && next.and_then(digit).is_some();
    let is_stray =
        |&(_, pair): &(usize, (char, Option<char>))| !is_cell(pair.0) && !pair.0.is_whitespace() && !marks_digit(pair);
    if let Some((place, (found, _))) = text.chars().zip(nexts).enumerate().find(is_stray) {
        return FormatError::new(at(place), Problem::Character { found });
    }
    let count = text.chars().filter(|c| !c.is_whitespace() && *c != '+').count();
    if let (729, Err(error)) = (count, candidates::read(text, source)) {
        return error;
    }
    let expected = if count > 200 { "729" } else { "81" };
    let limit = if count > 200 { 729 } else { 81 };
    let place = text.chars().count().min(limit);
    FormatError::new(at(place), Problem::Length { what, found: count, expected })
}

/// The 81 characters of a position. A plus sign marks a digit that is not a given.
pub(super) fn write(position: &Position) -> String {
    let mut text = String::with_capacity(81);
    for cell in Cell::all() {
        let is_given = position.givens().is_none_or(|givens| givens.contains(cell));
        text.extend((position.digit(cell).is_some() && !is_given).then_some('+'));
        text.push(position.digit(cell).map_or('.', Digit::to_char));
    }
    text
}
