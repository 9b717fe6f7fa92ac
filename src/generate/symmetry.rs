//! Symmetric arrangements of clues: the subgroups of the symmetries of a square, up to rotation.

use crate::board::{Cell, CellSet, Element};
use std::fmt;
use std::str::FromStr;

/// The symmetry of the cells with clues. It says nothing about their digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ClueSymmetry {
    /// No symmetry required.
    #[default]
    None,
    /// Unchanged by half a turn.
    HalfTurn,
    /// Unchanged by a quarter turn.
    QuarterTurn,
    /// The upper half mirrors the lower.
    Horizontal,
    /// The left half mirrors the right.
    Vertical,
    /// Mirrored in the diagonal from the upper left to the lower right.
    Diagonal,
    /// Mirrored in the diagonal from the upper right to the lower left.
    Antidiagonal,
    /// Both `Horizontal` and `Vertical`.
    BothMirrors,
    /// Both `Diagonal` and `Antidiagonal`.
    BothDiagonals,
    /// All eight symmetries of the square.
    Full,
}

/// Maps row and column.
type Motion = fn(usize, usize) -> (usize, usize);

impl ClueSymmetry {
    /// Every symmetry.
    pub const ALL: [ClueSymmetry; 10] = [
        ClueSymmetry::None,
        ClueSymmetry::HalfTurn,
        ClueSymmetry::QuarterTurn,
        ClueSymmetry::Horizontal,
        ClueSymmetry::Vertical,
        ClueSymmetry::Diagonal,
        ClueSymmetry::Antidiagonal,
        ClueSymmetry::BothMirrors,
        ClueSymmetry::BothDiagonals,
        ClueSymmetry::Full,
    ];

    /// The name, as [`Display`](fmt::Display) writes and [`FromStr`] reads it.
    pub const fn name(self) -> &'static str {
        match self {
            ClueSymmetry::None => "none",
            ClueSymmetry::HalfTurn => "half-turn",
            ClueSymmetry::QuarterTurn => "quarter-turn",
            ClueSymmetry::Horizontal => "horizontal",
            ClueSymmetry::Vertical => "vertical",
            ClueSymmetry::Diagonal => "diagonal",
            ClueSymmetry::Antidiagonal => "antidiagonal",
            ClueSymmetry::BothMirrors => "both-mirrors",
            ClueSymmetry::BothDiagonals => "both-diagonals",
            ClueSymmetry::Full => "full",
        }
    }

    /// Motions that generate all others.
    const fn generators(self) -> &'static [Motion] {
        match self {
            ClueSymmetry::None => &[],
            ClueSymmetry::HalfTurn => &[|row, column| (8 - row, 8 - column)],
            ClueSymmetry::QuarterTurn => &[|row, column| (column, 8 - row)],
            ClueSymmetry::Horizontal => &[|row, column| (8 - row, column)],
            ClueSymmetry::Vertical => &[|row, column| (row, 8 - column)],
            ClueSymmetry::Diagonal => &[|row, column| (column, row)],
            ClueSymmetry::Antidiagonal => &[|row, column| (8 - column, 8 - row)],
            ClueSymmetry::BothMirrors => &[|row, column| (8 - row, column), |row, column| (row, 8 - column)],
            ClueSymmetry::BothDiagonals => &[|row, column| (column, row), |row, column| (8 - column, 8 - row)],
            ClueSymmetry::Full => &[|row, column| (column, 8 - row), |row, column| (column, row)],
        }
    }

    /// The images of a cell, itself included: they have clues together or not at all.
    pub fn orbit(self, cell: Cell) -> CellSet {
        let mut orbit: CellSet = [cell].into_iter().collect();
        loop {
            let moved = self.generators().iter().flat_map(|motion| {
                orbit.iter().map(|cell| {
                    let (row, column) = motion(cell.row(), cell.column());
                    Cell::at(row, column)
                })
            });
            let larger = moved.fold(orbit, |mut all, cell| {
                all.insert(cell);
                all
            });
            if larger == orbit {
                return orbit;
            }
            orbit = larger;
        }
    }

    /// All orbits, in the order of their first cells.
    pub fn orbits(self) -> Vec<CellSet> {
        Cell::all()
            .map(|cell| (cell, self.orbit(cell)))
            .filter(|(cell, orbit)| orbit.first() == Some(*cell))
            .map(|(_, orbit)| orbit)
            .collect()
    }
}

impl fmt::Display for ClueSymmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// An unknown name of a symmetry.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[error("unknown symmetry \"{found}\", expected one of {}", ClueSymmetry::ALL.map(ClueSymmetry::name).join(", "))]
pub struct UnknownSymmetry {
    /// The name.
    pub found: String,
}

impl FromStr for ClueSymmetry {
    type Err = UnknownSymmetry;

    fn from_str(name: &str) -> Result<ClueSymmetry, UnknownSymmetry> {
        let found = ClueSymmetry::ALL.into_iter().find(|symmetry| symmetry.name() == name);
        found.ok_or_else(|| UnknownSymmetry { found: name.into() })
    }
}
