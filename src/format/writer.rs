//! Writes positions, and the content read beside them, in any format.

use super::beside::distinct;
use super::draw::with_blanks;
use super::kind::Format;
use super::reading::{LibraryCase, Reading};
use super::rest::Rest;
use super::{candidates, csv, draw, jsonl, library, line, link};
use crate::board::Position;

/// Writes a position, without a line end after the last line.
///
/// Every format contains the filled cells. [`Format::Line`], [`Format::Csv`],
/// [`Format::Bracketed`], [`Format::Library`], [`Format::Link`] and [`Format::Jsonl`] also say
/// which of them are givens. [`Format::Bracketed`], [`Format::Library`], [`Format::Link`],
/// [`Format::Jsonl`], [`Format::Candidates`] and [`Format::PencilMarks`] contain the candidates;
/// the last two and links read a cell with one candidate as filled if no peer has that candidate.
pub fn write(format: Format, position: &Position) -> String {
    text(format, position, false, &[])
}

/// Content that a format has no place for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Omission {
    /// The difference between placed digits and givens.
    Placed,
    /// The candidates.
    PencilMarks,
    /// The technique of a library line.
    Case,
    /// Text beside the puzzle.
    Text,
    /// Columns or fields beside the puzzle.
    Fields,
}

impl Omission {
    /// Everything that can be lost.
    pub const ALL: [Omission; 5] =
        [Omission::Placed, Omission::PencilMarks, Omission::Case, Omission::Text, Omission::Fields];
}

/// Writes readings one after the other in one format, with everything beside the puzzles that the
/// format can hold.
///
/// ```
/// use whydoku::format::{Format, Writer, read_str};
/// let text = "id,puzzle\n7,53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let reading = read_str(text).next().unwrap().unwrap();
/// let mut writer = Writer::new(Format::Csv);
/// assert!(writer.write(&reading, &reading.position().unwrap()).starts_with("puzzle,id\n53..7"));
/// ```
#[derive(Clone, Debug)]
pub struct Writer {
    format: Format,
    zeros: bool,
    /// The columns of a table after the puzzle, as the first reading has them.
    columns: Vec<String>,
    written: u64,
    lost: [u64; Omission::ALL.len()],
}

impl Writer {
    /// Writes in this format.
    pub fn new(format: Format) -> Writer {
        Writer { format, zeros: false, columns: Vec::new(), written: 0, lost: [0; Omission::ALL.len()] }
    }

    /// Writes blanks as zeros instead of dots. Pencil marks have no blanks.
    #[must_use]
    pub fn zeros(self, zeros: bool) -> Writer {
        Writer { zeros, ..self }
    }

    /// The format that is written.
    pub fn format(&self) -> Format {
        self.format
    }

    /// Goes on below what was written before, which begins with this line: the header of a table.
    pub fn continue_below(&mut self, first_line: &str) {
        self.written += 1;
        if self.format == Format::Csv {
            self.columns = csv::names(first_line, ',').into_iter().skip(1).collect();
        }
    }

    /// A reading with its position, below the header if it is the first, without a line end after
    /// the last line.
    pub fn write(&mut self, reading: &Reading, position: &Position) -> String {
        self.written += 1;
        self.count_losses(reading, position);
        let first = self.written == 1;
        let text = match self.format {
            Format::Csv => return self.record(reading, position, first),
            Format::Jsonl => return text(self.format, position, self.zeros, &fields(reading)),
            Format::Library if reading.library.is_some() => library::write(position, reading.library.as_deref()),
            format => text(format, position, self.zeros, &[]),
        };
        match (&reading.rest, self.format.is_multiline()) {
            (Rest::Text(beside), true) => format!("# {}\n{text}", beside.trim_start_matches(['#', ' '])),
            (Rest::Text(beside), false) if self.format == Format::Link && !beside.starts_with('#') => {
                format!("{text} # {beside}")
            }
            (Rest::Text(beside), false) if self.format != Format::Library => format!("{text} {beside}"),
            _ => text,
        }
    }

    /// A writer of what comes below the first reading, with no losses yet; `None` if it depends on
    /// the readings before, as in a table.
    pub fn apart(&self) -> Option<Writer> {
        let apart = Writer { written: 1, columns: Vec::new(), lost: Default::default(), ..*self };
        (self.format != Format::Csv).then_some(apart)
    }

    /// Adds the losses of a writer that worked [apart](Writer::apart).
    pub fn add_losses(&mut self, apart: &Writer) {
        for (count, more) in self.lost.iter_mut().zip(apart.lost) {
            *count += more;
        }
    }

    /// The content that the format had no place for so far, with the number of readings that had
    /// it.
    pub fn lost(&self) -> impl Iterator<Item = (Omission, u64)> {
        Omission::ALL.into_iter().zip(self.lost).filter(|(_, count)| *count > 0)
    }

    fn count_losses(&mut self, reading: &Reading, position: &Position) {
        use Format::{Candidates, Csv, Framed, Grid, Jsonl, Library, Line, PencilMarks};
        let is = |formats: &[Format]| formats.contains(&self.format);
        let no_place = |lost: Omission| match lost {
            Omission::Placed => has_placed(position) && is(&[Grid, Framed, PencilMarks, Candidates]),
            Omission::PencilMarks => has_pencil_marks(position) && is(&[Grid, Framed, Line]),
            Omission::Case => case_of(reading).is_some() && !is(&[Library, Csv, Jsonl]),
            Omission::Text => matches!(reading.rest, Rest::Text(_)) && self.format == Library,
            Omission::Fields => matches!(reading.rest, Rest::Columns(_) | Rest::Fields(_)) && !is(&[Csv, Jsonl]),
        };
        let lost = Omission::ALL.map(no_place);
        for (count, lost) in self.lost.iter_mut().zip(lost) {
            *count += u64::from(lost);
        }
    }

    /// A record of a table, below the header if it is the first. Its columns are those of the
    /// first.
    fn record(&mut self, reading: &Reading, position: &Position, first: bool) -> String {
        let plain = |value: &str| serde_json::from_str::<String>(value).unwrap_or_else(|_| value.to_owned());
        let mut others: Vec<(String, String)> = distinct(&fields(reading), &["puzzle", "candidates"])
            .into_iter()
            .map(|(name, value)| (name, plain(&value)))
            .collect();
        if reading.candidates.is_some() {
            others.insert(0, ("candidates".into(), candidates::write(position, false)));
        }
        let mut text = String::new();
        if first {
            self.columns = others.iter().map(|(name, _)| name.clone()).collect();
            text = csv::record(["puzzle"].into_iter().chain(self.columns.iter().map(String::as_str))) + "\n";
        }
        let has_column = |name: &String| self.columns.contains(name);
        if others.iter().any(|(name, _)| name == "candidates" && !has_column(name)) && has_pencil_marks(position) {
            self.lost[1] += 1;
        }
        if others.iter().any(|(name, _)| name != "candidates" && !has_column(name)) {
            self.lost[4] += 1;
        }
        let value = |column: &String| others.iter().find(|(name, _)| name == column).map_or("", |(_, value)| value);
        let puzzle = with_blanks(line::write(position), self.zeros);
        text + &csv::record([puzzle.as_str()].into_iter().chain(self.columns.iter().map(value)))
    }
}

/// The fields beside the puzzle, each with its value as JSON.
fn fields(reading: &Reading) -> Vec<(String, String)> {
    let mut fields = reading.rest.fields();
    if let Some(case) = case_of(reading) {
        let position = reading.position();
        let line = position.map(|position| library::write(&position, Some(case)));
        fields.extend(line.ok().map(|line| ("library".to_owned(), serde_json::Value::from(line).to_string())));
    }
    fields
}

/// The case of a library line, unless the line has a position and no technique.
fn case_of(reading: &Reading) -> Option<&LibraryCase> {
    let case = reading.library.as_deref()?;
    let says_nothing = case.code == "0000" && case.eliminations.is_empty() && case.placements.is_empty();
    (!says_nothing).then_some(case)
}

fn has_placed(position: &Position) -> bool {
    position.givens().is_some_and(|givens| givens != position.digits().filled())
}

/// Whether candidates are gone that the digits alone would leave.
fn has_pencil_marks(position: &Position) -> bool {
    let plain = Position::new(position.digits());
    plain.is_ok_and(|plain| plain.all_candidates() != position.all_candidates())
}

/// The text of a position.
fn text(format: Format, position: &Position, zeros: bool, fields: &[(String, String)]) -> String {
    match format {
        Format::Line => with_blanks(line::write(position), zeros),
        Format::Grid => with_blanks(draw::rows(position.digits()), zeros),
        Format::Framed => with_blanks(draw::framed(position.digits()), zeros),
        Format::PencilMarks => draw::pencil_marks(position),
        Format::Bracketed => draw::bracketed(position),
        Format::Candidates => with_blanks(candidates::write(position, true), zeros),
        Format::Library => library::write(position, None),
        Format::Link if has_placed(position) || has_pencil_marks(position) => link::write_position(position),
        Format::Link => link::write(&with_blanks(position.digits().to_string(), zeros)),
        Format::Csv => with_blanks(line::write(position), zeros),
        Format::Jsonl => jsonl::write(position, zeros, fields),
    }
}
