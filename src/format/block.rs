//! Nine rows, collected line by line.
//!
//! Grids follow each other in a file with or without lines between them, and some have lost a row.
//! The lines between the rows show where a grid ends early: rules and empty lines follow every
//! third row or every row, and nothing else.

use super::error::Source;
use super::kind::Format;
use super::reading::Reading;
use super::row::{Blank, Content, Row, is_bracketed};
use crate::board::{Cell, Element, Grid};

/// A grid whose rows are being read.
pub(super) struct Block {
    /// Its first line.
    start: Source,
    rows: Vec<[Content; 9]>,
    /// Bit `n`: there is a rule or an empty line after the first `n` rows.
    breaks: u16,
    /// The number of rows that the last rule followed.
    last_rule: Option<usize>,
    framed: bool,
    /// The only format to expect.
    only: Option<Format>,
    /// Whether a row had an error, which has been reported.
    damaged: bool,
    dashes: bool,
    spaces: bool,
    /// Lines before the first row that are empty rows if it has the same kind of blank.
    pending: Vec<Blank>,
}

impl Block {
    pub(super) fn new(start: Source, only: Option<Format>) -> Block {
        Block {
            start,
            rows: Vec::with_capacity(9),
            breaks: 0,
            last_rule: None,
            framed: false,
            only,
            damaged: false,
            dashes: false,
            spaces: false,
            pending: Vec::new(),
        }
    }

    /// The number of rows so far.
    pub(super) fn rows(&self) -> usize {
        self.rows.len()
    }

    pub(super) fn is_damaged(&self) -> bool {
        self.damaged
    }

    pub(super) fn is_complete(&self) -> bool {
        self.rows.len() >= 9
    }

    /// Whether the blanks of this grid are spaces.
    pub(super) fn has_spaces(&self) -> bool {
        self.spaces
    }

    pub(super) fn push(&mut self, row: &Row) {
        self.dashes |= row.blank == Some(Blank::Dash);
        self.spaces |= row.blank == Some(Blank::Space);
        for blank in std::mem::take(&mut self.pending) {
            if Some(blank) == row.blank {
                self.push_empty();
            }
        }
        self.framed |= row.framed;
        self.rows.push(row.cells);
    }

    pub(super) fn push_empty(&mut self) {
        self.rows.push([Content::default(); 9]);
    }

    /// Counts a row that could not be read.
    pub(super) fn push_damaged(&mut self) {
        self.damaged = true;
        self.push_empty();
    }

    /// Adds a line that is an empty row or a rule, whichever fits. Returns whether the grid
    /// continues.
    pub(super) fn push_either(&mut self, blank: Blank) -> bool {
        let is_row = match blank {
            Blank::Dash => self.dashes,
            Blank::Space => self.spaces,
        };
        if is_row {
            self.push_empty();
        } else if self.rows.is_empty() && self.pending.len() < 9 {
            self.pending.push(blank);
        } else {
            return self.separate(true);
        }
        true
    }

    /// Adds a rule or an empty line after the last row. Returns whether the grid continues.
    pub(super) fn separate(&mut self, rule: bool) -> bool {
        let rows = self.rows.len();
        self.framed |= rule;
        if rows == 0 {
            return true;
        }
        if !rule && self.damaged && self.last_rule == Some(rows) {
            return false;
        }
        let second_rule = rule && self.last_rule.replace(rows) == Some(rows);
        let before = self.breaks & ((1 << rows) - 1);
        let all_rows = before == (1 << rows) - 2;
        let bands = rows.is_multiple_of(3) && (rows == 3 || before & (1 << 3) != 0);
        self.breaks |= 1 << rows;
        !second_rule && (all_rows || bands)
    }

    /// After a rule that came too early: gives up on the rest of the band, so that the rows below
    /// the rule are not taken for the start of another grid. Returns the number of rows above it.
    pub(super) fn give_up_band(&mut self) -> usize {
        let rows = self.rows.len();
        while !self.rows.len().is_multiple_of(3) {
            self.push_damaged();
        }
        self.breaks = 0b1000;
        self.last_rule = Some(self.rows.len());
        rows
    }

    /// The reading of nine rows.
    pub(super) fn finish(&self) -> Reading {
        let mut cells = [Content::default(); 81];
        for (cell, &content) in cells.iter_mut().zip(self.rows.iter().flatten()) {
            *cell = content;
        }
        let are_groups = matches!(self.only, Some(Format::PencilMarks | Format::Bracketed));
        if are_groups || is_bracketed(&cells) || cells.iter().any(|content| content.digits.len() > 1) {
            return Reading::from_groups(self.start.clone(), self.only, &cells);
        }
        let mut grid = Grid::EMPTY;
        for (cell, content) in Cell::all().zip(cells) {
            grid.set(cell, content.digits.first());
        }
        let format = if self.framed { Format::Framed } else { Format::Grid };
        let mut reading = Reading::new(self.start.clone(), format, grid);
        reading.adopt_user_digits(&cells);
        reading
    }
}
