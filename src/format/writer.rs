//! Writes a position in any format.

use super::kind::Format;
use super::{candidates, csv, draw, jsonl, library, link};
use crate::board::Position;

/// Writes a position, without a line end after the last line.
///
/// Every format contains the filled cells. [`Format::Bracketed`], [`Format::Library`] and [`Format::Jsonl`] also say which
/// of them are givens. These three, [`Format::Candidates`] and [`Format::PencilMarks`] contain the candidates; the last two
/// read a cell with one candidate as filled if no peer has that candidate.
pub fn write(format: Format, position: &Position) -> String {
    match format {
        Format::Line => position.digits().to_string(),
        Format::Grid => draw::rows(position.digits()),
        Format::Framed => draw::framed(position.digits()),
        Format::PencilMarks => draw::pencil_marks(position),
        Format::Bracketed => draw::bracketed(position),
        Format::Candidates => candidates::write(position, true),
        Format::Library => library::write(position),
        Format::Link => link::write(position),
        Format::Csv => csv::write(position),
        Format::Jsonl => jsonl::write(position),
    }
}
