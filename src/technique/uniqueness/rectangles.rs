//! Four cells in two rows, two columns and two boxes that two digits could fill in two ways.

use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, Element, Position};
use crate::logic::{Because, Changes, Fact, Facts, ForbiddenShape, Limits};
use crate::technique::guardians::Guarded;
use crate::technique::pairs::BivalueCells;

/// Four empty cells that two digits might fill, at least one of which has both and no other
/// candidate.
#[derive(Clone)]
pub struct Rectangle {
    /// The corners row by row: those that differ in both row and column have places that add up to
    /// 3.
    pub corners: [Cell; 4],
    /// The two digits.
    pub digits: DigitSet,
    /// Whether every corner still has both digits.
    pub is_whole: bool,
    /// The rectangle as a deadly pattern.
    pub pattern: Guarded,
}

impl Rectangle {
    /// Each digit, with the other.
    pub fn both_digits(&self) -> impl Iterator<Item = (Digit, Digit)> {
        let digits = self.digits;
        digits.iter().filter_map(move |digit| digits.without(digit).single().map(|other| (digit, other)))
    }

    /// The corners without guardians.
    pub fn floor(&self) -> CellSet {
        self.pattern.cells - self.pattern.roof
    }

    /// The corner in another row and another column.
    pub fn opposite(&self, corner: Cell) -> Option<Cell> {
        let place = self.corners.iter().position(|&cell| cell == corner)?;
        self.corners.get(3 - place).copied()
    }
}

/// Every rectangle with a guardian.
#[derive(Default)]
pub struct Rectangles(Vec<Rectangle>);

impl Rectangles {
    /// The rectangles that the limits allow.
    pub fn within(&self, limits: &Limits) -> impl Iterator<Item = &Rectangle> {
        self.0.iter().filter(|rectangle| rectangle.is_whole || limits.incomplete)
    }
}

impl Fact for Rectangles {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0.clear();
        let position = facts.position();
        let bivalue = facts.get::<BivalueCells>().0;
        let open = open_cells(position);
        for corner in bivalue {
            let digits = position.candidates(corner);
            let open = digits.iter().fold(position.empty_cells(), |cells, digit| cells & open[digit.index()]);
            for corners in around(corner, open) {
                // The rectangle is found from the first of its corners that have only these two
                // candidates.
                let is_earlier = |cell: &Cell| *cell < corner && position.candidates(*cell) == digits;
                if !corners.iter().any(is_earlier) {
                    self.0.extend(rectangle(position, corners, digits));
                }
            }
        }
    }
}

/// For each digit, the cells that do not see it.
fn open_cells(position: &Position) -> [CellSet; 9] {
    let mut open = [CellSet::full(); 9];
    for cell in position.digits().filled() {
        if let Some(digit) = position.digit(cell) {
            open[digit.index()] -= cell.peers();
        }
    }
    open
}

/// The rectangles with this corner whose other corners are among some cells.
pub fn around(corner: Cell, among: CellSet) -> impl Iterator<Item = [Cell; 4]> {
    let beside = among & corner.houses()[0].cells();
    let below = among & corner.houses()[1].cells();
    let pairs =
        below.without(corner).iter().flat_map(move |one| beside.without(corner).iter().map(move |two| (one, two)));
    pairs.filter_map(move |(one, two)| {
        let opposite = Cell::at(one.row(), two.column());
        // One of the two is in the box of the corner, the other is not.
        let is_in_two_boxes = (one.box_number() == corner.box_number()) != (two.box_number() == corner.box_number());
        (is_in_two_boxes && among.contains(opposite)).then(|| {
            let mut corners = [corner, one, two, opposite];
            corners.sort_unstable();
            corners
        })
    })
}

/// The rectangles all of whose corners have two digits, with the digits.
#[derive(Default)]
pub struct WholeRectangles(pub Vec<([Cell; 4], [Digit; 2])>);

impl Fact for WholeRectangles {
    fn update(&mut self, facts: &Facts, changes: &Changes) {
        let position = facts.position();
        if *changes != Changes::everything() {
            // Candidates have only gone, so no rectangle is new.
            let has = |corner: &Cell, digit: &Digit| position.has(Candidate::new(*corner, *digit));
            self.0
                .retain(|(corners, digits)| corners.iter().all(|corner| digits.iter().all(|digit| has(corner, digit))));
            return;
        }
        self.0.clear();
        let pairs = Digit::all().flat_map(|one| Digit::all().filter(move |two| one < *two).map(move |two| [one, two]));
        for digits in pairs {
            let both = position.cells_for(digits[0]) & position.cells_for(digits[1]);
            if both.len() < 4 {
                continue;
            }
            let mut later = both;
            for corner in both {
                later.remove(corner);
                self.0.extend(around(corner, later).map(|corners| (corners, digits)));
            }
        }
    }
}

/// The rectangle, if it has a guardian.
fn rectangle(position: &Position, corners: [Cell; 4], digits: DigitSet) -> Option<Rectangle> {
    let cells: CellSet = corners.into_iter().collect();
    let pattern = Guarded::of(position, ForbiddenShape::Rectangle, Because::Deadly, cells, digits);
    let is_whole = corners.iter().all(|&cell| digits.is_subset(position.candidates(cell)));
    (!pattern.roof.is_empty()).then_some(Rectangle { corners, digits, is_whole, pattern })
}
