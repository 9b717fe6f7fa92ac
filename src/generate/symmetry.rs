//! Symmetric arrangements of clues: the subgroups of the symmetries of a square, up to rotation.

use crate::board::{Cell, CellSet, Element};
use std::fmt;
use std::str::FromStr;

/// The symmetry of the cells with clues. It says nothing about their digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Symmetry {
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

impl Symmetry {
    /// Every symmetry.
    pub const ALL: [Symmetry; 10] = [
        Symmetry::None,
        Symmetry::HalfTurn,
        Symmetry::QuarterTurn,
        Symmetry::Horizontal,
        Symmetry::Vertical,
        Symmetry::Diagonal,
        Symmetry::Antidiagonal,
        Symmetry::BothMirrors,
        Symmetry::BothDiagonals,
        Symmetry::Full,
    ];

    /// The name, as [`Display`](fmt::Display) writes and [`FromStr`] reads it.
    pub const fn name(self) -> &'static str {
        match self {
            Symmetry::None => "none",
            Symmetry::HalfTurn => "half-turn",
            Symmetry::QuarterTurn => "quarter-turn",
            Symmetry::Horizontal => "horizontal",
            Symmetry::Vertical => "vertical",
            Symmetry::Diagonal => "diagonal",
            Symmetry::Antidiagonal => "antidiagonal",
            Symmetry::BothMirrors => "both-mirrors",
            Symmetry::BothDiagonals => "both-diagonals",
            Symmetry::Full => "full",
        }
    }

    /// Motions that generate all others.
    const fn generators(self) -> &'static [Motion] {
        match self {
            Symmetry::None => &[],
            Symmetry::HalfTurn => &[|row, column| (8 - row, 8 - column)],
            Symmetry::QuarterTurn => &[|row, column| (column, 8 - row)],
            Symmetry::Horizontal => &[|row, column| (8 - row, column)],
            Symmetry::Vertical => &[|row, column| (row, 8 - column)],
            Symmetry::Diagonal => &[|row, column| (column, row)],
            Symmetry::Antidiagonal => &[|row, column| (8 - column, 8 - row)],
            Symmetry::BothMirrors => &[|row, column| (8 - row, column), |row, column| (row, 8 - column)],
            Symmetry::BothDiagonals => &[|row, column| (column, row), |row, column| (8 - column, 8 - row)],
            Symmetry::Full => &[|row, column| (column, 8 - row), |row, column| (column, row)],
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

impl fmt::Display for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// An unknown name of a symmetry.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[error("unknown symmetry \"{found}\", expected one of {}", Symmetry::ALL.map(Symmetry::name).join(", "))]
pub struct UnknownSymmetry {
    /// The name.
    pub found: String,
}

impl FromStr for Symmetry {
    type Err = UnknownSymmetry;

    fn from_str(name: &str) -> Result<Symmetry, UnknownSymmetry> {
        let found = Symmetry::ALL.into_iter().find(|symmetry| symmetry.name() == name);
        found.ok_or_else(|| UnknownSymmetry { found: name.into() })
    }
}
