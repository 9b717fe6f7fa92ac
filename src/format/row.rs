//! One line of a grid in any drawing style.
//!
//! A line is a row, a piece of the frame, or something that only its neighbours can decide:
//! `|---|---|---|` is a rule among rows that mark blanks with dots, and an empty row among rows
//! that mark them with dashes.
//!
//! Nine cells make a row with any spacing. Nine groups of ascending digits make a row of pencil
//! marks; brackets around one digit are kept in mind, as in some grids they tell filled cells from
//! candidates. A space is a blank only if the width of the line leaves no doubt: nine columns, or
//! equal boxes between bars.

use super::error::Problem;
use super::listed;
use super::symbol::{digit, is_bar, is_blank, is_cell, is_dash, is_rule};
use crate::board::DigitSet;

/// The role of a line within a grid.
pub(super) enum GridLine {
    Row(Row),
    /// A rule of the frame.
    Border,
    /// An empty row if other rows have this kind of blank, or else a piece of the frame.
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
    pub(super) cells: [Content; 9],
    pub(super) framed: bool,
    /// The kind of blank in the row, if it is one that also occurs in frames.
    pub(super) blank: Option<Blank>,
}

/// The content of a cell of a row.
#[derive(Clone, Copy, Default)]
pub(super) struct Content {
    pub(super) digits: DigitSet,
    /// The marks of a single digit.
    pub(super) brackets: Option<Brackets>,
}

/// What is written around a digit.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Brackets {
    Square,
    Round,
    /// A `u` in front, which in SudoCue's files means that the user placed the digit.
    User,
}

impl From<DigitSet> for Content {
    fn from(digits: DigitSet) -> Content {
        Content { digits, brackets: None }
    }
}

/// Whether brackets tell the filled cells of a grid from candidates: some digit is in square ones,
/// and either there are candidates or no cell is blank.
pub(super) fn is_bracketed(cells: &[Content; 81]) -> bool {
    let any = |has: fn(&Content) -> bool| cells.iter().any(has);
    any(|cell| cell.brackets == Some(Brackets::Square))
        && (any(|cell| cell.digits.len() > 1) || !any(|cell| cell.digits.is_empty()))
}

/// The problem with a line that looks like a row, and its column from 1.
pub(super) type RowError = (Problem, usize);

/// Reads a line of a grid; `None` if it does not look like one. Within a grid more lines count as
/// rows with errors.
pub(super) fn read(text: &str, within_grid: bool) -> Option<Result<GridLine, RowError>> {
    if text.contains([',', ';', '\t'])
        && let Some(cells) = listed::read(text, 9)
    {
        let mut row = Row { cells: [Content::default(); 9], framed: false, blank: None };
        for (content, digit) in row.cells.iter_mut().zip(cells) {
            content.digits.extend(digit);
        }
        return Some(Ok(GridLine::Row(row)));
    }
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

/// Reads a line without digits and letters.
fn read_rule(text: &str) -> Option<GridLine> {
    let mut count = 0;
    let (mut blanks, mut dashes, mut drawn) = (true, true, false);
    for c in text.chars().filter(|&c| !is_bar(c) && !c.is_whitespace()) {
        count += 1;
        blanks &= is_blank(c);
        dashes &= matches!(c, '-' | '－');
        drawn |= is_dash(c) || c == '+' || !is_blank(c);
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
    for (column, (at, c)) in text.char_indices().enumerate() {
        let between = c.is_whitespace() || is_bar(c);
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

/// Reads nine digits and blanks with any spacing.
fn read_cells(tokens: &[(usize, &str)]) -> Option<[Content; 9]> {
    let mut cells = [Content::default(); 9];
    let mut count = 0;
    for c in tokens.iter().flat_map(|(_, token)| token.chars()) {
        if count == 9 || !is_cell(c) {
            return None;
        }
        cells[count].digits.extend(digit(c));
        count += 1;
    }
    (count == 9).then_some(cells)
}

/// Reads nine groups of candidates. Isolated marks are ignored unless they are needed as blanks.
fn read_groups(tokens: &[(usize, &str)]) -> Option<[Content; 9]> {
    let groups: Vec<Group> = tokens.iter().map(|(_, token)| read_group(token)).collect::<Result<_, _>>().ok()?;
    let digits =
        || groups.iter().filter_map(|group| if let Group::Digits(content) = group { Some(*content) } else { None });
    let with_blanks = || {
        groups.iter().filter_map(|group| match group {
            Group::Digits(content) => Some(*content),
            Group::Blank => Some(Content::default()),
            Group::Mark => None,
        })
    };
    let found: Vec<Content> = if digits().count() == 9 { digits().collect() } else { with_blanks().collect() };
    found.try_into().ok()
}

/// One piece of a row of pencil marks.
pub(super) enum Group {
    Digits(Content),
    Blank,
    Mark,
}

/// The error of reading a piece that is not one of these.
pub(super) struct NoGroup;

/// The marks that players put on candidates; they do not change which candidates there are.
const MARKS: &str = "*#-+()[]{}/\\!?'\"~^@&$%=<>,;:";

/// Reads the candidates of one cell.
pub(super) fn read_group(token: &str) -> Result<Group, NoGroup> {
    let mut chars = token.chars();
    if let (Some(only), None) = (chars.next(), chars.next())
        && let (None, true) = (digit(only), is_blank(only))
    {
        return Ok(Group::Blank);
    }
    if let Some(digits) = by_place(token) {
        return Ok(Group::Digits(digits.into()));
    }
    let mut digits = DigitSet::EMPTY;
    let mut last = None;
    for (place, c) in token.chars().enumerate() {
        match digit(c) {
            Some(next) if last.is_none_or(|last| last < next) => {
                digits.insert(next);
                last = Some(next);
            }
            None if MARKS.contains(c) || (place == 0 && c == 'u') => {}
            _ => return Err(NoGroup),
        }
    }
    Ok(if digits.is_empty() { Group::Mark } else { Group::Digits(Content { digits, brackets: brackets(token) }) })
}

/// The marks of a single digit.
fn brackets(token: &str) -> Option<Brackets> {
    let inside = |open, close| token.strip_prefix(open)?.strip_suffix(close);
    let is_digit = |inside: &str| inside.chars().count() == 1 && inside.chars().all(|c| digit(c).is_some());
    let kinds = [
        (inside('[', ']'), Brackets::Square),
        (inside('(', ')'), Brackets::Round),
        (token.strip_prefix('u'), Brackets::User),
    ];
    kinds.into_iter().find(|(inside, _)| inside.is_some_and(is_digit)).map(|(_, kind)| kind)
}

/// Reads nine places, each with its own digit or a dot: `1.3.5....`.
fn by_place(token: &str) -> Option<DigitSet> {
    let mut digits = DigitSet::EMPTY;
    let mut places = 0;
    // One more than fits, so that longer groups are detected.
    for c in token.chars().take(10) {
        places += 1;
        match digit(c) {
            Some(digit) if digit.value() == places => digits.insert(digit),
            None if c == '.' => {}
            _ => return None,
        }
    }
    (places == 9 && !digits.is_empty()).then_some(digits)
}

/// Reads a row whose blanks are spaces.
fn read_spaced(text: &str) -> Option<Row> {
    let usable = |c: char| digit(c).is_some() || c.is_whitespace() || is_bar(c);
    if !text.chars().all(usable) {
        return None;
    }
    let framed = text.contains(is_bar);
    let mut boxes: Vec<Vec<char>> = if framed {
        text.trim().split(is_bar).map(|part| part.chars().collect()).collect()
    } else {
        vec![text.chars().collect()]
    };
    // Nothing is left outside the bars at both ends.
    boxes.pop_if(|part| framed && part.is_empty());
    if framed && boxes.first().is_some_and(Vec::is_empty) {
        boxes.remove(0);
    }
    let chars: Vec<char> = match boxes.len() {
        9 => boxes.iter().map(|part| only(part)).collect::<Option<_>>()?,
        3 => boxes.iter().map(|part| by_width(part, 3)).collect::<Option<Vec<_>>>()?.concat(),
        1 => by_width(&boxes[0], 9)?,
        _ => return None,
    };
    let mut cells = [Content::default(); 9];
    for (cell, c) in cells.iter_mut().zip(chars) {
        cell.digits.extend(digit(c));
    }
    cells.iter().any(|cell| !cell.digits.is_empty()).then_some(Row { cells, framed, blank: Some(Blank::Space) })
}

/// The only character of a cell between two bars, or a space if there is none.
fn only(part: &[char]) -> Option<char> {
    let mut chars = part.iter().copied().filter(|c| !c.is_whitespace());
    let only = chars.next().unwrap_or(' ');
    chars.next().is_none().then_some(only)
}

/// The characters of cells that are adjacent, one space apart, or one space apart with a space at
/// both ends.
fn by_width(part: &[char], cells: usize) -> Option<Vec<char>> {
    let (first, step) = match part.len() {
        width if width == cells => (0, 1),
        width if width == 2 * cells - 1 => (0, 2),
        width if width == 2 * cells + 1 => (1, 2),
        _ => return None,
    };
    let in_place = |place: usize| place >= first && (place - first).is_multiple_of(step);
    let stray = part.iter().enumerate().any(|(place, c)| !in_place(place) && !c.is_whitespace());
    (!stray).then(|| part.iter().copied().skip(first).step_by(step).take(cells).collect())
}

/// The problem with a line that is almost a row; `None` if it is not.
fn diagnose(tokens: &[(usize, &str)], within_grid: bool) -> Option<RowError> {
    let chars =
        || tokens.iter().flat_map(|(column, token)| token.chars().enumerate().map(move |(i, c)| (column + i, c)));
    let all = chars().count();
    let cells = chars().filter(|(_, c)| is_cell(*c)).count();
    let has_digits = chars().any(|(_, c)| digit(c).is_some());
    let marks = tokens.len() >= 7 && tokens.len() <= 12 && tokens.iter().all(|(_, token)| token.len() <= 11);
    let size_fits = within_grid || marks || (6..=13).contains(&all);
    if cells * 4 < all * 3 || !size_fits || (all > 13 && !marks) || (within_grid && all < 4 && !has_digits) {
        return None;
    }
    let end = tokens.last().map_or(1, |(column, token)| column + token.chars().count());
    let stray = chars().find(|(_, c)| !is_cell(*c) && !MARKS.contains(*c));
    let stray = stray.map(|(column, found)| (Problem::Character { found }, column));
    Some(stray.unwrap_or_else(|| {
        if all > 13 {
            let column = tokens.get(9).map_or(end, |&(column, _)| column);
            if tokens.len() == 9 { unordered(tokens) } else { (Problem::Groups { found: tokens.len() }, column) }
        } else {
            match chars().find(|(_, c)| !is_cell(*c)) {
                Some((column, found)) if all == 9 => (Problem::Character { found }, column),
                _ => (Problem::RowLength { found: all }, chars().nth(9).map_or(end, |(column, _)| column)),
            }
        }
    }))
}

/// The first group that cannot be read.
fn unordered(tokens: &[(usize, &str)]) -> RowError {
    let group = tokens.iter().find(|(_, token)| read_group(token).is_err()).unwrap_or(&tokens[0]);
    (Problem::Piece { found: group.1.into(), expected: "candidates in ascending order" }, group.0)
}
