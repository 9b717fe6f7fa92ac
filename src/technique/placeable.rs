//! The possible places of a digit, considered alone.
//!
//! A way to place a digit in every row, column and box is a *template*. A place in no template of
//! the digit is lost, and a fish can remove only such places, as every fish follows from the places
//! of the digit in each house. So these places are found first; mostly there are none, and nothing
//! is left to search.
//!
//! No template is tried. One band (three rows) takes one column from each of the three stacks, in
//! one of six orders, which makes 27 *triples* of columns, and the three bands of a template take
//! different columns from every stack. So a triple of a band is in a template if, for one of eight
//! ways to move on to the next column or the one after it in each stack, the resulting triple is
//! possible in the second band, and the triple after the same move again is possible in the third.
//! Sets of triples are words of 27 bits, where the move to the next column is a rotation.

use crate::board::{Candidate, CellSet, Digit, Element, Position};
use crate::logic::{Changes, Fact, Facts};

/// For each digit, the places in no template; `None` if there is no template at all, as then the
/// position contradicts itself.
#[derive(Default)]
pub struct LostPlaces([Option<CellSet>; 9]);

impl LostPlaces {
    /// The places of a digit in no template. None if there is no template: every pattern would
    /// remove everything.
    pub fn of(&self, digit: Digit) -> CellSet {
        self.0[digit.index()].unwrap_or(CellSet::EMPTY)
    }

    /// Whether a pattern of its digit alone may remove a candidate.
    pub fn may_lose(&self, candidate: Candidate) -> bool {
        self.0[candidate.digit().index()].is_none_or(|lost| lost.contains(candidate.cell()))
    }

    /// Whether a pattern of this digit alone may remove anything.
    pub fn has_any(&self, digit: Digit) -> bool {
        self.0[digit.index()].is_none_or(|lost| !lost.is_empty())
    }
}

impl Fact for LostPlaces {
    fn update(&mut self, facts: &Facts, changes: &Changes) {
        for digit in changes.digits {
            let places = facts.position().cells_for(digit);
            self.0[digit.index()] = placeable(facts.position(), digit, places).map(|placeable| places - placeable);
        }
    }
}

/// The cells in some template of a digit that uses only these places and the cells that already
/// have the digit. `None` if there is no template.
pub fn placeable(position: &Position, digit: Digit, places: CellSet) -> Option<CellSet> {
    let placed = position.digits().cells_with(digit);
    let cells = in_templates((position.cells_for(digit) & places) | placed);
    (!cells.is_empty()).then(|| cells - placed)
}

/// The cells in some template of a digit that uses only these cells.
pub fn in_templates(all: CellSet) -> CellSet {
    let bands = [0, 27, 54].map(|first| Band::new((all.bits() >> first) as u32 & ALL));
    let [first, second, third] = bands.map(|band| on_by(band.triples()));
    let possible = |here, next: [Triples; 8], after: [Triples; 8]| {
        // Two moves by one column are a move by two, and two moves by two are a move by one.
        let ways = (0..8).map(|way| next[way] & after[7 - way]);
        here & ways.fold(0, |all, some| all | some)
    };
    let cells = [
        bands[0].cells(possible(bands[0].triples(), second, third)),
        bands[1].cells(possible(bands[1].triples(), third, first)),
        bands[2].cells(possible(bands[2].triples(), first, second)),
    ];
    CellSet::from_bits(cells.iter().rev().fold(0, |cells, band| cells << 27 | u128::from(*band)))
}

/// Triples of a column from each stack; that of the columns a, b and c, counted from 0, is the bit
/// a + 3 b + 9 c.
type Triples = u32;

/// All triples, and all cells of a band.
const ALL: u32 = (1 << 27) - 1;

/// For each stack and each set of its columns, as three bits, the triples with any of these
/// columns.
static WITH: [[Triples; 8]; 3] = {
    let mut with = [[0; 8]; 3];
    let mut triple = 0;
    while triple < 27 {
        let columns = [triple % 3, triple / 3 % 3, triple / 9];
        let mut some = 0;
        while some < 24 {
            let (stack, columns_of_it) = (some / 8, some % 8);
            with[stack][columns_of_it] |= (columns_of_it as u32 >> columns[stack] & 1) << triple;
            some += 1;
        }
        triple += 1;
    }
    with
};

/// The orders of the stacks in the rows of a band: the row of each stack.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// A band from the view of a digit: for each order, the triples whose places all exist.
#[derive(Clone, Copy)]
struct Band([Triples; 6]);

impl Band {
    fn new(places: u32) -> Band {
        let with = |row: usize, stack: usize| WITH[stack][(places >> (9 * row + 3 * stack) & 7) as usize];
        Band(ORDERS.map(|rows| with(rows[0], 0) & with(rows[1], 1) & with(rows[2], 2)))
    }

    fn triples(&self) -> Triples {
        self.0.iter().fold(0, |all, some| all | some)
    }

    /// The cells of these triples.
    fn cells(&self, triples: Triples) -> u32 {
        let mut used = [[0; 3]; 3];
        for (rows, possible) in ORDERS.iter().zip(self.0) {
            for (stack, &row) in rows.iter().enumerate() {
                used[row][stack] |= possible & triples;
            }
        }
        let mut cells = 0;
        for row in (0..3).rev() {
            for stack in (0..3).rev() {
                let is_used = |column: usize| u32::from(used[row][stack] & WITH[stack][1 << column] != 0);
                cells = cells << 3 | is_used(2) << 2 | is_used(1) << 1 | is_used(0);
            }
        }
        cells
    }
}

/// The triples from which a move by one column or two in each stack leads to one of these, indexed
/// by the stacks (as three bits) with a move by two.
fn on_by(triples: Triples) -> [Triples; 8] {
    let mut all = [triples; 8];
    for stack in 0..3 {
        let (step, two) = (3_u32.pow(stack), 1 << stack);
        let first = WITH[stack as usize][1];
        let before = |triples: Triples| (triples & !first) >> step | (triples & first) << (2 * step);
        for number in 0..two {
            all[number] = before(all[number]);
            all[number | two] = before(all[number]);
        }
    }
    all
}
