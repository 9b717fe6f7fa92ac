//! Rows that are written one after the other: the header of a table depends on the first.

use super::super::Failure;
use super::sheet::{Row, Sheet};
use whydoku::format::{Rest, csv_record};

/// The rows of a sheet in their order, below its header.
pub struct Ordered<'s> {
    sheet: &'s Sheet,
    /// Rows that came before the columns were known: bad ones, beside which nothing could be read.
    waiting: Vec<Row>,
    /// Whether there is no header to be written.
    has_header: bool,
    /// The number of rows with other columns.
    lost: usize,
}

/// The most bad rows that wait for the columns of the input.
const MOST_WAITING: usize = 1000;

impl<'s> Ordered<'s> {
    /// No rows yet.
    pub fn new(sheet: &'s Sheet) -> Ordered<'s> {
        // Where the columns are known there is a header, or there will be none.
        let has_header = sheet.columns.get().is_some();
        Ordered { sheet, waiting: Vec::new(), has_header, lost: 0 }
    }

    /// Whether no row waits to be written.
    pub fn is_settled(&self) -> bool {
        self.waiting.is_empty()
    }

    /// The number of rows with columns that the first lacks.
    pub fn lost(&self) -> usize {
        self.lost
    }

    /// The lines of a row, and of those that waited for it.
    ///
    /// # Errors
    /// If the template names a column that is not there.
    pub fn lines(&mut self, row: Row) -> Result<Vec<String>, Failure> {
        let sheet = self.sheet;
        if sheet.columns.get().is_none() {
            let says_nothing = row.rest == Rest::Nothing && row.rated.puzzle.is_empty();
            if says_nothing && self.waiting.len() < MOST_WAITING {
                self.waiting.push(row);
                return Ok(Vec::new());
            }
            sheet.columns.get_or_init(|| row.beside(sheet.own()).into_iter().map(|(name, _)| name).collect());
        }
        let mut lines = self.header_and_waiting()?;
        self.lost += usize::from(sheet.loses(&row));
        lines.push(sheet.line(&row)?);
        Ok(lines)
    }

    /// The remaining lines, when no more rows come.
    ///
    /// # Errors
    /// As [`lines`](Ordered::lines).
    pub fn end(&mut self) -> Result<Vec<String>, Failure> {
        self.sheet.columns.get_or_init(Vec::new);
        self.header_and_waiting()
    }

    /// The header, once, and the rows that waited for it.
    fn header_and_waiting(&mut self) -> Result<Vec<String>, Failure> {
        let mut lines = Vec::new();
        if !std::mem::replace(&mut self.has_header, true) {
            let columns = self.sheet.columns.get().into_iter().flatten().map(String::as_str);
            lines.push(csv_record(self.sheet.fixed().into_iter().chain(columns)));
        }
        for row in std::mem::take(&mut self.waiting) {
            lines.push(self.sheet.line(&row)?);
        }
        Ok(lines)
    }
}
