//! The 27 houses: rows, columns and boxes.

use super::cell::{Cell, CellSet};
use super::name::{HOUSES, Named};
use super::nine::{Nine, bits};
use super::set::{Element, Set, numbered};
use super::slot::Slots;
use super::table::table;
use std::fmt;

/// A row, column or box: nine cells that hold every digit once; written `r1`, `c1`, `b1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct House(u8);

numbered!(House(u8), bits u32, count 27);

/// Up to 27 houses.
pub type HouseSet = Set<House>;

/// The kinds of house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum HouseKind {
    /// Nine cells from left to right.
    Row,
    /// Nine cells from top to bottom.
    Column,
    /// Three rows of three cells.
    Box,
}

impl HouseKind {
    /// The English word, by which messages choose theirs: "row".
    pub const fn name(self) -> &'static str {
        match self {
            HouseKind::Row => "row",
            HouseKind::Column => "column",
            HouseKind::Box => "box",
        }
    }
}

/// For each house its cells.
static CELLS: [CellSet; 27] = table!(CellSet::EMPTY; 27, house => {
    let (mut cells, mut place) = (0, 0);
    while place < 9 {
        let cell = BY_PLACE[house][place];
        cells |= 1 << (cell.row() * 9 + cell.column());
        place += 1;
    }
    CellSet::from_bits(cells)
});

/// For each house its cells by place.
static BY_PLACE: [[Cell; 9]; 27] = table!([Cell::at(0, 0); 9]; 27, house => table!(Cell::at(0, 0); 9, place => {
    let number = house % 9;
    match House(house as u8).kind() {
        HouseKind::Row => Cell::at(number, place),
        HouseKind::Column => Cell::at(place, number),
        HouseKind::Box => Cell::at(number / 3 * 3 + place / 3, number % 3 * 3 + place % 3),
    }
}));

/// For each house the houses that cross it, with the slots of the cells that they share: up to nine
/// houses of one kind, and three of another.
static CROSSING: [[(House, Slots); 12]; 27] = {
    let mut crossing = [[(House(0), Slots::EMPTY); 12]; 27];
    let mut i = 0;
    while i < 27 {
        let (mut other, mut counts) = (0, [0, 9]);
        while other < 27 {
            let (mut shared, mut place) = (0, 0);
            while place < 9 && other != i {
                if House(other).place(BY_PLACE[i as usize][place]).is_some() {
                    shared |= 1 << place;
                }
                place += 1;
            }
            if shared != 0 {
                // Boxes come second, and of the lines that cross a box the columns.
                let kind = (other / 9 == 2 || i / 9 == 2 && other / 9 == 1) as usize;
                crossing[i as usize][counts[kind]] = (House(other), Slots::from_bits(shared));
                counts[kind] += 1;
            }
            other += 1;
        }
        i += 1;
    }
    crossing
};

/// For each cell its row, column and box.
static OF_CELL: [[House; 3]; 81] = table!([House(0); 3]; 81, i => {
    let cell = Cell::at(i / 9, i % 9);
    [House::row(cell.row()), House::column(cell.column()), House::block(cell.box_number())]
});

/// The same as sets.
static SET_OF_CELL: [HouseSet; 81] = table!(HouseSet::EMPTY; 81, i => {
    let [row, column, block] = OF_CELL[i];
    HouseSet::from_bits(1 << row.0 | 1 << column.0 | 1 << block.0)
});

impl Cell {
    /// The row, the column and the box of the cell, in this order.
    #[inline]
    pub fn houses(self) -> [House; 3] {
        OF_CELL[self.index()]
    }

    /// The row, the column and the box of the cell as a set.
    #[inline]
    pub fn house_set(self) -> HouseSet {
        SET_OF_CELL[self.index()]
    }
}

impl CellSet {
    /// The cells that see all of these; every cell if there are none.
    pub fn common_peers(self) -> CellSet {
        self.iter().fold(CellSet::full(), |common, cell| common & cell.peers())
    }

    /// The houses that contain all of these cells (none for the empty set).
    pub fn common_houses(self) -> impl Iterator<Item = House> + Clone {
        let first = self.first().map(Cell::houses);
        first.into_iter().flatten().filter(move |house| self.is_subset(house.cells()))
    }
}

impl House {
    /// The row with this number, counted from 0.
    ///
    /// # Panics
    /// If the number is above 8.
    #[inline]
    pub const fn row(number: usize) -> House {
        assert!(number < 9);
        House(number as u8)
    }

    /// The column with this number, counted from 0.
    ///
    /// # Panics
    /// If the number is above 8.
    #[inline]
    pub const fn column(number: usize) -> House {
        assert!(number < 9);
        House(9 + number as u8)
    }

    /// The box with this number, counted from 0 in reading order; `box` is a keyword.
    ///
    /// # Panics
    /// If the number is above 8.
    #[inline]
    pub const fn block(number: usize) -> House {
        assert!(number < 9);
        House(18 + number as u8)
    }

    /// Whether it is a row, a column or a box.
    #[inline]
    pub const fn kind(self) -> HouseKind {
        match self.0 / 9 {
            0 => HouseKind::Row,
            1 => HouseKind::Column,
            _ => HouseKind::Box,
        }
    }

    /// The number among the houses of its kind, 0 to 8.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize % 9
    }

    /// The nine cells.
    #[inline]
    pub const fn cells(self) -> CellSet {
        CELLS[self.0 as usize]
    }

    /// The houses that cross this one, each with the slots of the cells that they share: the lines
    /// in the other direction, or the rows of a box; then three boxes, or the columns of a box.
    /// Both are in the order of their numbers.
    #[inline]
    pub fn crossing(self) -> [&'static [(House, Slots)]; 2] {
        let (first, second) = CROSSING[self.0 as usize].split_at(9);
        [if self.kind() == HouseKind::Box { &first[..3] } else { first }, second]
    }

    /// The cell at a place, 0 to 8: along the line, or in reading order in a box.
    ///
    /// # Panics
    /// If the place is above 8.
    #[inline]
    pub const fn cell(self, place: usize) -> Cell {
        BY_PLACE[self.0 as usize][place]
    }

    /// The cells at these places, as the bits of [`Slots`].
    #[inline]
    pub(crate) fn cells_at(self, places: Nine) -> CellSet {
        bits(places).fold(CellSet::EMPTY, |cells, place| cells.with(self.cell(place)))
    }

    /// The place of a cell in the house, if it is in it; the inverse of [`House::cell`].
    pub const fn place(self, cell: Cell) -> Option<usize> {
        let (number, place) = match self.kind() {
            HouseKind::Row => (cell.row(), cell.column()),
            HouseKind::Column => (cell.column(), cell.row()),
            HouseKind::Box => (cell.box_number(), cell.place_in_box()),
        };
        if number == self.number() { Some(place) } else { None }
    }
}

impl HouseSet {
    /// The cells of all these houses.
    pub fn cells(self) -> CellSet {
        self.iter().fold(CellSet::EMPTY, |cells, house| cells | house.cells())
    }
}

impl fmt::Display for House {
    /// `r1`, `c1` or `b1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Named for House {
    #[inline]
    fn name(self) -> &'static str {
        HOUSES[self.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_at_places_are_those_with_these_places() {
        for (house, places) in House::all().flat_map(|house| (0..512).map(move |places| (house, places))) {
            let is_there = |cell: &Cell| house.place(*cell).is_some_and(|place| places >> place & 1 == 1);
            assert_eq!(house.cells_at(places), Cell::all().filter(is_there).collect(), "{house} {places:b}");
        }
    }
}
