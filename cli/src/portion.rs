//! Portions of the input: rows that a thread works on one after the other.
//!
//! The threads read the input one after the other. Where the work on a row takes microseconds, all
//! others would wait for the one that reads, if it read every row. So plain lines are taken as they
//! are, many at a time, and read by the thread that works on them. A portion has as many lines as
//! take [`AIM`] at the pace of those before. If it takes longer than [`PATIENCE`], because its
//! puzzles are harder, any thread goes on with the rest of it.

use super::spare;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use whydoku::format::{FormatError, Reading, Source};

/// A puzzle that was read, or an error in place of one.
pub type Entry = Result<Reading, FormatError>;

/// The place of an entry in the input.
#[derive(Clone, Copy, Default)]
pub struct Number {
    /// Its number among all rows, from 1.
    pub row: usize,
    /// Its number among the rows that could be read.
    pub puzzle: usize,
    /// The fingerprint of all rows up to it, if fingerprints are wanted.
    pub fingerprint: u64,
}

/// The time that a portion should take: long beside the microsecond that taking it costs, short
/// enough for several threads to end together.
const AIM: Duration = Duration::from_micros(100);

/// The time after which the rest of a portion is for any thread.
const PATIENCE: Duration = Duration::from_millis(1);

/// Lines of which each is 81 digits, dots and zeros.
pub struct PlainLines {
    /// 81 bytes for each line.
    pub cells: Vec<u8>,
    /// The start of the first.
    pub source: Source,
}

/// The rows of a portion, or the rest of them.
pub enum Rows {
    Entry(Number, Box<Entry>),
    /// Plain lines from this one on. The number is that of the row before it.
    Lines(Number, PlainLines, usize),
    Nothing,
}

/// The lines for a portion, at the pace of those before.
pub struct Pace {
    lines: AtomicUsize,
    most: usize,
}

impl Pace {
    /// One line at first, and never more than this number.
    pub fn new(most: usize) -> Pace {
        Pace { lines: AtomicUsize::new(1), most: most.max(1) }
    }

    /// The number of lines for the next portion.
    pub fn lines(&self) -> usize {
        self.lines.load(Ordering::Relaxed)
    }

    /// Learns that this number of rows took this time.
    fn learn(&self, rows: usize, time: Duration) {
        let fitting = rows as u128 * AIM.as_nanos() / time.as_nanos().max(1);
        // One quick row says little about those behind it.
        let most = self.most.min(2 * rows).max(1);
        let lines = usize::try_from(fitting).unwrap_or(usize::MAX).clamp(1, most);
        self.lines.store(lines, Ordering::Relaxed);
    }
}

/// A portion at work: the rows that are wanted, each with its number, until time is up.
pub struct Portion<'p> {
    rows: Rows,
    has: &'p (dyn Fn(usize) -> bool + Sync),
    started: Instant,
    done: usize,
    /// The number of the last row.
    pub last: Number,
}

impl<'p> Portion<'p> {
    /// Begins with these rows, of which those are wanted whose number `has` accepts.
    pub fn begin(mut rows: Rows, has: &'p (dyn Fn(usize) -> bool + Sync)) -> Portion<'p> {
        if let Rows::Lines(_, lines, _) = &mut rows {
            // Every row counts the owners of the name. A count for all threads would go from one
            // processor to the other, twice for each row.
            lines.source.file = lines.source.file.as_deref().map(Arc::from);
        }
        Portion { rows, has, started: Instant::now(), done: 0, last: Number::default() }
    }

    /// The rows that are left when time is up.
    pub fn rest(self, pace: &Pace) -> Option<Rows> {
        if let Rows::Lines(..) = self.rows {
            pace.learn(self.done, self.started.elapsed());
        }
        match self.rows {
            Rows::Lines(number, lines, next) if 81 * next < lines.cells.len() => Some(Rows::Lines(number, lines, next)),
            Rows::Lines(_, lines, _) => {
                spare::give(lines.cells);
                None
            }
            Rows::Entry(..) | Rows::Nothing => None,
        }
    }

    /// Whether the lines that are left should go back.
    fn is_late(&self) -> bool {
        // Looking at the clock costs as much as a tenth of the quickest rows.
        let is_time_to_look = self.done < 4 || self.done.is_multiple_of(4);
        self.done > 0 && is_time_to_look && self.started.elapsed() > PATIENCE
    }
}

impl Iterator for Portion<'_> {
    type Item = (Number, Entry);

    fn next(&mut self) -> Option<(Number, Entry)> {
        if matches!(self.rows, Rows::Lines(..)) && self.is_late() {
            return None;
        }
        let Rows::Lines(number, lines, next) = &mut self.rows else {
            let Rows::Entry(number, entry) = std::mem::replace(&mut self.rows, Rows::Nothing) else { return None };
            self.last = number;
            return Some((number, *entry));
        };
        while let Some(cells) = lines.cells.get(81 * *next..).and_then(|rest| rest.first_chunk()) {
            *next += 1;
            self.done += 1;
            (number.row, number.puzzle) = (number.row + 1, number.puzzle + 1);
            let source = lines.source.clone();
            lines.source.line += 1;
            if (self.has)(number.row) {
                self.last = *number;
                return Some((*number, Ok(Reading::plain(cells, source))));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(count: usize) -> Rows {
        let source = Source { file: None, line: 11, column: 1 };
        let before = Number { row: 10, puzzle: 9, fingerprint: 0 };
        Rows::Lines(before, PlainLines { cells: b".".repeat(81 * count), source }, 0)
    }

    /// The numbers of rows and puzzles, and the line each was read from.
    fn numbers(portion: &mut Portion<'_>) -> Vec<(usize, usize, u64)> {
        let numbers = |(number, entry): (Number, Entry)| (number.row, number.puzzle, entry.unwrap().source.line);
        portion.map(numbers).collect()
    }

    #[test]
    fn rows_have_the_numbers_and_places_of_their_lines() {
        let mut portion = Portion::begin(lines(4), &|row| row != 12);
        assert_eq!(numbers(&mut portion), [(11, 10, 11), (13, 12, 13), (14, 13, 14)]);
        assert_eq!(portion.last.row, 14);
        assert!(portion.rest(&Pace::new(8)).is_none());
    }

    #[test]
    fn the_rest_of_a_slow_portion_goes_back() {
        let pace = Pace::new(8);
        let mut portion = Portion::begin(lines(3), &|_| true);
        portion.next();
        std::thread::sleep(2 * PATIENCE);
        assert!(portion.next().is_none());
        let rest = portion.rest(&pace).unwrap();
        assert_eq!(pace.lines(), 1);
        assert_eq!(numbers(&mut Portion::begin(rest, &|_| true)), [(12, 11, 12), (13, 12, 13)]);
    }

    #[test]
    fn portions_grow_with_the_pace_and_not_at_once() {
        let pace = Pace::new(100);
        pace.learn(1, Duration::from_nanos(1));
        assert_eq!(pace.lines(), 2);
        pace.learn(60, Duration::from_micros(60));
        assert_eq!(pace.lines(), 100);
        pace.learn(100, Duration::from_secs(1));
        assert_eq!(pace.lines(), 1);
        pace.learn(0, Duration::ZERO);
        assert_eq!(pace.lines(), 1);
    }
}
