//! One line of a grid, whichever way it is drawn.
//!
//! A line is a row, a piece of the frame, or something that only its neighbours can decide: `|---|---|---|` is a
//! frame beside rows that mark blanks with dots, and an empty row beside rows that mark them with dashes.
//!
//! Nine cells make a row, however they are spaced. Nine groups of ascending digits make a row of pencil marks. A
//! space is a blank only where the width of the line leaves no doubt: nine columns, or equal boxes between bars.

use super::error::Problem;
use super::symbol::{digit, is_bar, is_blank, is_cell, is_dash, is_rule};
use crate::board::DigitSet;

/// What a line is within a grid.
pub(super) enum GridLine {
    Row(Row),
    /// A rule of the frame.
    Border,
    /// An empty row if other rows have this kind of blank, otherwise a piece of the frame.
    Either(Blank),
}

/// A kind of blank that also occurs in frames.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Blank {
    Dash,
    Space,
}

/// Nine cells: one digit, several (pencil marks) or none.
pub(super) struct Row {
    pub(super) cells: [DigitSet; 9],
    pub(super) framed: bool,
    /// The kind of blank it has, of those that also occur in frames.
    pub(super) blank: Option<Blank>,
}

/// What is wrong with a line that means to be a row, and its column from 1.
pub(super) type RowError = (Problem, usize);

/// Reads a line of a grid; `None` if it does not even try to be one. Within a grid less is needed to count as trying.
pub(super) fn read(text: &str, within_grid: bool) -> Option<Result<GridLine, RowError>> {
    if text.chars().all(is_rule)
        && let Some(line) = read_rule(text)
    {
        return Some(Ok(line));
    }
    let tokens = tokens(text);
    let row = read_cells(&tokens).or_else(|| read_groups(&tokens)).map(|cells| {
        let dashes = text.contains(['-', '－']);
        Row { cells, framed: text.contains(is_bar), blank: dashes.then_some(Blank::Dash) }
    });
    match row.or_else(|| read_spaced(text)) {
        Some(row) => Some(Ok(GridLine::Row(row))),
        None => diagnose(&tokens, within_grid).map(Err),
    }
}

/// A line without digits and letters.
fn read_rule(text: &str) -> Option<GridLine> {
    let mut count = 0;
    let (mut blanks, mut dashes, mut drawn) = (true, true, false);
    for shown in text.chars().filter(|&shown| !is_bar(shown) && !shown.is_whitespace()) {
        count += 1;
        blanks &= is_blank(shown);
        dashes &= matches!(shown, '-' | '－');
        drawn |= is_dash(shown) || shown == '+' || !is_blank(shown);
    }
    match count {
        0 if text.contains(is_bar) => Some(GridLine::Either(Blank::Space)),
        9 if dashes => Some(GridLine::Either(Blank::Dash)),
        9 if blanks => None,
        _ => drawn.then_some(GridLine::Border),
    }
}

/// The pieces between spaces and bars, each with its column from 1.
fn tokens(text: &str) -> Vec<(usize, &str)> {
    let mut tokens = Vec::new();
    let mut open: Option<(usize, usize)> = None;
    for (column, (at, shown)) in text.char_indices().enumerate() {
        let between = shown.is_whitespace() || is_bar(shown);
        match open {
            None if !between => open = Some((column + 1, at)),
            Some((column, start)) if between => {
                tokens.push((column, &text[start..at]));
                open = None;
            }
            _ => {}
        }
    }
    tokens.extend(open.map(|(column, start)| (column, &text[start..])));
    tokens
}

/// Nine digits and blanks, spaced in any way.
fn read_cells(tokens: &[(usize, &str)]) -> Option<[DigitSet; 9]> {
    let mut cells = [DigitSet::EMPTY; 9];
    let mut count = 0;
    for shown in tokens.iter().flat_map(|(_, token)| token.chars()) {
        if count == 9 || !is_cell(shown) {
            return None;
        }
        cells[count].extend(digit(shown));
        count += 1;
    }
    (count == 9).then_some(cells)
}

/// Nine groups of candidates. Marks that stand alone are ignored unless they are needed as blanks.
fn read_groups(tokens: &[(usize, &str)]) -> Option<[DigitSet; 9]> {
    let groups: Vec<Group> = tokens.iter().map(|(_, token)| read_group(token)).collect::<Result<_, _>>().ok()?;
    let digits =
        || groups.iter().filter_map(|group| if let Group::Digits(digits) = group { Some(*digits) } else { None });
    let with_blanks = || {
        groups.iter().filter_map(|group| match group {
            Group::Digits(digits) => Some(*digits),
            Group::Blank => Some(DigitSet::EMPTY),
            Group::Mark => None,
        })
    };
    let found: Vec<DigitSet> = if digits().count() == 9 { digits().collect() } else { with_blanks().collect() };
    found.try_into().ok()
}

/// One piece of a row of pencil marks.
pub(super) enum Group {
    Digits(DigitSet),
    Blank,
    Mark,
}

/// The piece is something else.
pub(super) struct NoGroup;

/// The marks that people put on candidates; they say nothing about which there are.
const MARKS: &str = "*#-+()[]{}/\\!?'\"~^@&$%=<>,;:";

/// Reads the candidates of one cell.
pub(super) fn read_group(token: &str) -> Result<Group, NoGroup> {
    let mut shown = token.chars();
    if let (Some(only), None) = (shown.next(), shown.next())
        && let (None, true) = (digit(only), is_blank(only))
    {
        return Ok(Group::Blank);
    }
    if let Some(digits) = by_place(token) {
        return Ok(Group::Digits(digits));
    }
    let mut digits = DigitSet::EMPTY;
    let mut last = None;
    for (place, shown) in token.chars().enumerate() {
        match digit(shown) {
            Some(next) if last.is_none_or(|last| last < next) => {
                digits.insert(next);
                last = Some(next);
            }
            // A leading u says that the player placed the digit.
            None if MARKS.contains(shown) || (place == 0 && shown == 'u') => {}
            _ => return Err(NoGroup),
        }
    }
    Ok(if digits.is_empty() { Group::Mark } else { Group::Digits(digits) })
}

/// Nine places, each with its own digit or a dot: `1.3.5....`.
fn by_place(token: &str) -> Option<DigitSet> {
    let mut digits = DigitSet::EMPTY;
    let mut places = 0;
    // One more than fits, so that a longer group is seen to be one.
    for shown in token.chars().take(10) {
        places += 1;
        match digit(shown) {
            Some(digit) if digit.value() == places => digits.insert(digit),
            None if shown == '.' => {}
            _ => return None,
        }
    }
    (places == 9 && !digits.is_empty()).then_some(digits)
}

/// A row whose blanks are spaces.
fn read_spaced(text: &str) -> Option<Row> {
    let usable = |shown: char| digit(shown).is_some() || shown.is_whitespace() || is_bar(shown);
    if !text.chars().all(usable) {
        return None;
    }
    let framed = text.contains(is_bar);
    let mut boxes: Vec<Vec<char>> = if framed {
        text.trim().split(is_bar).map(|part| part.chars().collect()).collect()
    } else {
        vec![text.chars().collect()]
    };
    // The bars at both ends leave nothing outside.
    boxes.pop_if(|part| framed && part.is_empty());
    if framed && boxes.first().is_some_and(Vec::is_empty) {
        boxes.remove(0);
    }
    let shown: Vec<char> = match boxes.len() {
        9 => boxes.iter().map(|part| only(part)).collect::<Option<_>>()?,
        3 => boxes.iter().map(|part| by_width(part, 3)).collect::<Option<Vec<_>>>()?.concat(),
        1 => by_width(&boxes[0], 9)?,
        _ => return None,
    };
    let mut cells = [DigitSet::EMPTY; 9];
    for (cell, shown) in cells.iter_mut().zip(shown) {
        cell.extend(digit(shown));
    }
    cells.iter().any(|cell| !cell.is_empty()).then_some(Row { cells, framed, blank: Some(Blank::Space) })
}

/// The only character of a cell between two bars, a space if there is none.
fn only(part: &[char]) -> Option<char> {
    let mut shown = part.iter().copied().filter(|shown| !shown.is_whitespace());
    let only = shown.next().unwrap_or(' ');
    shown.next().is_none().then_some(only)
}

/// The characters of cells that stand side by side, one space apart, or one space apart with a space at both ends.
fn by_width(part: &[char], cells: usize) -> Option<Vec<char>> {
    let (first, step) = match part.len() {
        width if width == cells => (0, 1),
        width if width == 2 * cells - 1 => (0, 2),
        width if width == 2 * cells + 1 => (1, 2),
        _ => return None,
    };
    let in_place = |place: usize| place >= first && (place - first).is_multiple_of(step);
    let stray = part.iter().enumerate().any(|(place, shown)| !in_place(place) && !shown.is_whitespace());
    (!stray).then(|| part.iter().copied().skip(first).step_by(step).take(cells).collect())
}

/// What is wrong with a line that is nearly a row.
fn diagnose(tokens: &[(usize, &str)], within_grid: bool) -> Option<RowError> {
    let shown =
        || tokens.iter().flat_map(|(column, token)| token.chars().enumerate().map(move |(i, c)| (column + i, c)));
    let all = shown().count();
    let cells = shown().filter(|(_, shown)| is_cell(*shown)).count();
    let has_digits = shown().any(|(_, shown)| digit(shown).is_some());
    let marks = tokens.len() >= 7 && tokens.len() <= 12 && tokens.iter().all(|(_, token)| token.len() <= 11);
    let size_fits = within_grid || marks || (6..=13).contains(&all);
    if cells * 4 < all * 3 || !size_fits || (all > 13 && !marks) || (within_grid && all < 4 && !has_digits) {
        return None;
    }
    let end = tokens.last().map_or(1, |(column, token)| column + token.chars().count());
    let stray = shown().find(|(_, shown)| !is_cell(*shown) && !MARKS.contains(*shown));
    let stray = stray.map(|(column, found)| (Problem::Character { found }, column));
    Some(stray.unwrap_or_else(|| {
        if all > 13 {
            let column = tokens.get(9).map_or(end, |&(column, _)| column);
            if tokens.len() == 9 { unordered(tokens) } else { (Problem::Groups { found: tokens.len() }, column) }
        } else {
            match shown().find(|(_, shown)| !is_cell(*shown)) {
                Some((column, found)) if all == 9 => (Problem::Character { found }, column),
                _ => (Problem::RowLength { found: all }, shown().nth(9).map_or(end, |(column, _)| column)),
            }
        }
    }))
}

/// The first group that is none.
fn unordered(tokens: &[(usize, &str)]) -> RowError {
    let group = tokens.iter().find(|(_, token)| read_group(token).is_err()).unwrap_or(&tokens[0]);
    (Problem::Piece { found: group.1.into(), expected: "candidates in ascending order" }, group.0)
}
