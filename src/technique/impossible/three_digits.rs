//! Cells of any shape that three digits cannot fill.
//!
//! Take the empty cells that can be x, y or z and nothing else, and a few that can also be
//! something else. Cells of one house must differ. If three digits do not suffice for that, one of
//! the other candidates, the guardians, is true. Nothing is assumed about the number of solutions.
//! Four cells of one house are left out, as they are a subset, and so are tridagons.
//!
//! **Search.** Fill the cells without other candidates; give each of the others one of the three
//! digits that no cell it sees has. Only the cells for which none is left can make a difference:
//! any set that cannot be filled contains one of them. So try each of them, fill again, and so on,
//! up to `MOST_GUARDIANS` guardians. A set that cannot be filled is cut down to cells that all
//! matter.

use super::tridagon::WideTridagons;
use crate::board::{Cell, CellSet, House, Position};
use crate::logic::{Because, Facts, ForbiddenShape};
use crate::technique::digit_sets::{Palette, Palettes};
use crate::technique::guardians::{Guarded, Kind, Patterns};

/// The most guardians.
const MOST_GUARDIANS: usize = 4;

/// The fewest cells that three digits cannot fill, no four of them in a house.
const FEWEST: usize = 10;

/// For each minimal choice of guardians, cells that could not be filled without them.
pub struct ThreeDigits;

impl Kind for ThreeDigits {
    fn collect(facts: &Facts, found: &mut Vec<Guarded>) {
        let position = facts.position();
        for palette in facts.get::<Palettes>().of(3, FEWEST - MOST_GUARDIANS) {
            let guardians = |cell: &Cell| (position.candidates(*cell) - palette.digits).len();
            let is_near = |cell: &Cell| guardians(cell) <= MOST_GUARDIANS;
            let near = core(palette.usable.iter().filter(is_near).collect());
            if near.len() < FEWEST {
                continue;
            }
            let mut search = Search { position, palette, near, found: Vec::new() };
            search.extend(CellSet::EMPTY, CellSet::EMPTY, MOST_GUARDIANS);
            let Search { found: roofs, .. } = search;
            let tridagons = facts.get::<Patterns<WideTridagons>>();
            let is_tridagon = |roof: CellSet| {
                let mut same = tridagons.0.iter().filter(|known| known.digits() == palette.digits);
                same.any(|known| known.roof.is_subset(roof))
            };
            for &roof in &roofs {
                let has_fewer = |other: &CellSet| *other != roof && other.is_subset(roof);
                if !roof.is_empty() && !roofs.iter().any(has_fewer) && !is_tridagon(roof) {
                    let cells = needed((near & palette.pure) | roof);
                    let (shape, digits) = (ForbiddenShape::ThreeDigits, palette.digits);
                    let pattern = Guarded::of(position, shape, Because::Unfillable, cells, digits);
                    if pattern.roof == roof {
                        found.push(pattern);
                    }
                }
            }
        }
    }
}

/// A search for cells that three digits cannot fill.
struct Search<'p> {
    position: &'p Position,
    palette: Palette,
    /// The cells that may matter.
    near: CellSet,
    /// The cells with guardians.
    found: Vec<CellSet>,
}

impl Search<'_> {
    /// Tries every choice of further cells with at most `most` guardians, except the banned cells.
    fn extend(&mut self, roof: CellSet, mut banned: CellSet, most: usize) {
        let cells = (self.near & self.palette.pure) | roof;
        let Some(mut filling) = fill(cells) else {
            if !self.found.contains(&roof) {
                self.found.push(roof);
            }
            return;
        };
        let others = self.near - cells - banned;
        let stuck: Vec<Cell> = others.iter().filter(|&cell| !filling.take(cell)).collect();
        for cell in stuck {
            let guardians = (self.position.candidates(cell) - self.palette.digits).len();
            let with = cells.with(cell);
            let is_subset = cell.houses().into_iter().any(|house: House| (with & house.cells()).len() > 3);
            if guardians <= most && !is_subset {
                self.extend(roof.with(cell), banned, most - guardians);
            }
            banned.insert(cell);
        }
    }
}

/// The core of some cells: those that see fewer than three others are removed repeatedly, as they
/// can always be filled last.
fn core(mut cells: CellSet) -> CellSet {
    loop {
        let kept: CellSet = cells.iter().filter(|cell| (cell.peers() & cells).len() >= 3).collect();
        if kept == cells {
            return cells;
        }
        cells = kept;
    }
}

/// Cells that cannot be filled, without those that do not matter.
fn needed(all: CellSet) -> CellSet {
    all.iter().fold(all, |needed, cell| match fill(needed.without(cell)) {
        Some(_) => needed,
        None => needed.without(cell),
    })
}

/// Cells with one of three digits each, where no two that see each other have the same.
#[derive(Clone, Copy, Default)]
struct Filling {
    /// The cells that see each of the digits.
    seen: [CellSet; 3],
}

impl Filling {
    fn with(mut self, cell: Cell, digit: usize) -> Filling {
        self.seen[digit] |= cell.peers();
        self
    }

    /// The digits that a cell can have.
    fn left(&self, cell: Cell) -> impl Iterator<Item = usize> + use<> {
        let seen = self.seen;
        (0..3).filter(move |&digit| !seen[digit].contains(cell))
    }

    /// Fills one more cell if possible.
    fn take(&mut self, cell: Cell) -> bool {
        let first = self.left(cell).next();
        first.is_some_and(|digit| {
            *self = self.with(cell, digit);
            true
        })
    }
}

/// A way to fill cells with three digits.
fn fill(cells: CellSet) -> Option<Filling> {
    // Without loss of generality, the first cell and one that it sees have the first two digits.
    let Some(first) = cells.first() else { return Some(Filling::default()) };
    let filling = Filling::default().with(first, 0);
    match (cells & first.peers()).first() {
        Some(second) => fill_rest(filling.with(second, 1), cells.without(first).without(second)),
        None => fill_rest(filling, cells.without(first)),
    }
}

fn fill_rest(mut filling: Filling, mut open: CellSet) -> Option<Filling> {
    loop {
        let [one, two, three] = filling.seen;
        if !(open & one & two & three).is_empty() {
            return None;
        }
        let forced = open & ((one & two) | (one & three) | (two & three));
        match forced.first() {
            Some(cell) => {
                filling.take(cell);
                open.remove(cell);
            }
            None => break,
        }
    }
    let [one, two, three] = filling.seen;
    let Some(cell) = (open & (one | two | three)).first().or(open.first()) else { return Some(filling) };
    filling.left(cell).find_map(|digit| fill_rest(filling.with(cell, digit), open.without(cell)))
}
