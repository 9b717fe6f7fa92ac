//! A grid of digits: the givens of a puzzle, or a finished solution.

use super::cell::{Cell, CellSet};
use super::digit::{Digit, DigitSet};
use super::house::House;
use super::name::write_ascii;
use super::set::Element;
use std::fmt;

/// 81 cells, each empty or with a digit. The digits may conflict; see [`Grid::conflict`].
///
/// ```
/// use whydoku::board::{Cell, Digit, Grid};
/// let mut grid = Grid::EMPTY;
/// grid.set(Cell::at(0, 1), Digit::new(5));
/// assert_eq!(grid.to_string().chars().take(3).collect::<String>(), ".5.");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Grid([Option<Digit>; 81]);

/// A digit that occurs twice in a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("there are two {digit}s in {}, in {} and {}", in_words(*house), cells[0], cells[1])]
pub struct Conflict {
    /// The digit.
    pub digit: Digit,
    /// Two cells that hold it.
    pub cells: [Cell; 2],
    /// The house that both cells are in.
    pub house: House,
}

/// "row 3".
fn in_words(house: House) -> String {
    format!("{} {}", house.kind().name(), house.number() + 1)
}

impl Grid {
    /// Every cell empty.
    pub const EMPTY: Grid = Grid([None; 81]);

    /// The digit in a cell.
    #[inline]
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        self.0[cell.index()]
    }

    /// Writes a digit into a cell, or empties it.
    pub fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        self.0[cell.index()] = digit;
    }

    /// The cells' values row by row, 0 for an empty cell.
    #[inline]
    pub fn values(&self) -> [u8; 81] {
        // A loop, as mapping an array this long is not inlined.
        let mut values = [0; 81];
        for (value, digit) in values.iter_mut().zip(&self.0) {
            *value = digit.map_or(0, Digit::value);
        }
        values
    }

    /// The grid with these values; any value but 1 to 9 makes an empty cell.
    #[inline]
    pub fn from_values(values: &[u8; 81]) -> Grid {
        let mut grid = Grid::EMPTY;
        for (digit, &value) in grid.0.iter_mut().zip(values) {
            *digit = Digit::new(value);
        }
        grid
    }

    /// The grid with these digits as ASCII characters; any other character makes an empty cell.
    #[inline]
    pub fn from_line(line: &[u8; 81]) -> Grid {
        let mut grid = Grid::EMPTY;
        for (digit, &character) in grid.0.iter_mut().zip(line) {
            *digit = Digit::new(character.wrapping_sub(b'0'));
        }
        grid
    }

    /// The grid with the digits of these cells and every other cell empty.
    #[must_use]
    pub fn only(&self, cells: CellSet) -> Grid {
        let mut grid = Grid::EMPTY;
        for cell in cells {
            grid.set(cell, self.get(cell));
        }
        grid
    }

    /// The cells that hold a digit.
    pub fn filled(&self) -> CellSet {
        self.cells_where(|here| here.is_some())
    }

    /// The cells that hold this digit.
    pub fn cells_with(&self, digit: Digit) -> CellSet {
        self.cells_where(|here| here == Some(digit))
    }

    /// The cells whose content meets a condition.
    #[inline(always)]
    fn cells_where(&self, meets: impl Fn(Option<Digit>) -> bool) -> CellSet {
        // Bits are collected by band, because operations on 128 bits take several instructions.
        let band = |band: &[Option<Digit>]| {
            band.iter().enumerate().fold(0u32, |bits, (i, &here)| bits | u32::from(meets(here)) << i)
        };
        let (first, others) = self.0.split_at(27);
        let (second, third) = others.split_at(27);
        CellSet::from_bits(
            [third, second, first].into_iter().fold(0, |bits, cells| bits << 27 | u128::from(band(cells))),
        )
    }

    /// The cells in which the two grids differ.
    pub fn differing(&self, other: &Grid) -> CellSet {
        Cell::all().filter(|&cell| self.get(cell) != other.get(cell)).collect()
    }

    /// The first digit that occurs twice in a house: by house (rows, columns, boxes), then by cell.
    pub fn conflict(&self) -> Option<Conflict> {
        if !self.has_conflict() {
            return None;
        }
        House::all().find_map(|house| {
            let mut seen: [Option<Cell>; 9] = [None; 9];
            house.cells().iter().find_map(|cell| {
                let digit = self.get(cell)?;
                let first = seen[digit.index()].replace(cell)?;
                Some(Conflict { digit, cells: [first, cell], house })
            })
        })
    }

    /// Whether a digit occurs twice in a house.
    fn has_conflict(&self) -> bool {
        let mut in_house = [DigitSet::EMPTY; 27];
        Cell::all().any(|cell| {
            let Some(digit) = self.get(cell) else { return false };
            let mut is_taken = false;
            for house in cell.houses() {
                let digits = &mut in_house[house.index()];
                is_taken |= digits.contains(digit);
                digits.insert(digit);
            }
            is_taken
        })
    }

    /// Whether every cell is filled and no digit occurs twice in a house.
    pub fn is_solution(&self) -> bool {
        self.0.iter().all(Option::is_some) && self.conflict().is_none()
    }
}

impl fmt::Display for Grid {
    /// 81 characters row by row, a dot for an empty cell.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = self.values();
        for value in &mut text {
            *value = if *value == 0 { b'.' } else { b'0' + *value };
        }
        write_ascii(f, &text)
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error of parsing a grid from text that is not 81 digits and blanks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected 81 characters, each a digit or a blank (. or 0)")]
#[non_exhaustive]
pub struct GridError;

impl std::str::FromStr for Grid {
    type Err = GridError;

    /// Reads the display form of [`Grid`], with `0` as a second way to write a blank;
    /// [`crate::format`] reads everything else.
    fn from_str(text: &str) -> Result<Grid, GridError> {
        let mut grid = Grid::EMPTY;
        let mut chars = text.chars();
        for cell in Cell::all() {
            let digit = match chars.next().ok_or(GridError)? {
                '.' | '0' => None,
                other => Some(Digit::from_char(other).ok_or(GridError)?),
            };
            grid.set(cell, digit);
        }
        if chars.next().is_some() { Err(GridError) } else { Ok(grid) }
    }
}
