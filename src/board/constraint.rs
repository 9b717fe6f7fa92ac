//! The 324 constraints in four views, the idea that the whole program rests on; the head of
//! [`super`] explains it.

use super::bits::Words;
use super::candidate::Candidate;
use super::cell::{Cell, NameError};
use super::digit::Digit;
use super::house::{House, HouseKind};
use super::name::{Named, PLACES};
use super::set::{Element, Set, nth, numbered};
use super::table::table;
use std::fmt;
use std::str::FromStr;

/// One of the four ways to look at the grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum View {
    /// Which digit is in this cell?
    Cell,
    /// Where in this row is this digit?
    Row,
    /// Where in this column is this digit?
    Column,
    /// Where in this box is this digit?
    Box,
}

impl View {
    /// The four views in the order of the constraints' numbers.
    pub const ALL: [View; 4] = [View::Cell, View::Row, View::Column, View::Box];

    /// The number of the view in [`View::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One of the 324 questions that a solved Sudoku answers, each with exactly one of nine candidates.
///
/// Constraints are numbered view by view, by cell in the first view, by house and then digit in the
/// others. The nine candidates of each are numbered by *slots* 0 to 8: the digits of a cell, the
/// columns of a row, the rows of a column, the places of a box.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Constraint(u16);

numbered!(Constraint(u16), bits Words<6>, count 324);

/// Up to 324 constraints.
pub type ConstraintSet = Set<Constraint>;

impl Constraint {
    /// Which digit is in this cell?
    #[inline]
    pub fn cell(cell: Cell) -> Constraint {
        Constraint(cell.index() as u16)
    }

    /// Where in this house is this digit?
    #[inline]
    pub fn digit_in(digit: Digit, house: House) -> Constraint {
        Constraint((81 + house.index() * 9 + digit.index()) as u16)
    }

    /// The constraint of this view to which a candidate belongs.
    #[inline]
    pub fn of(view: View, candidate: Candidate) -> Constraint {
        let (cell, digit) = (candidate.cell(), candidate.digit());
        match view {
            View::Cell => Constraint::cell(cell),
            View::Row => Constraint::digit_in(digit, House::row(cell.row())),
            View::Column => Constraint::digit_in(digit, House::column(cell.column())),
            View::Box => Constraint::digit_in(digit, House::block(cell.box_number())),
        }
    }

    /// The view that it belongs to.
    #[inline]
    pub const fn view(self) -> View {
        View::ALL[self.0 as usize / 81]
    }

    /// The house and the digit; `None` in the cell view.
    #[inline]
    pub fn house_and_digit(self) -> Option<(House, Digit)> {
        let rest = (self.0 as usize).checked_sub(81)?;
        Some((nth(rest / 9), nth(rest % 9)))
    }

    /// The question that the constraint asks.
    #[inline]
    pub fn question(self) -> Question {
        match self.house_and_digit() {
            None => Question::WhichDigit(nth(self.0 as usize)),
            Some((house, digit)) => Question::Where(digit, house),
        }
    }

    /// The candidate in a slot, 0 to 8.
    ///
    /// # Panics
    /// If the slot is above 8.
    #[inline]
    pub fn candidate(self, slot: usize) -> Candidate {
        nth(usize::from(CANDIDATES[self.index()][slot]))
    }
}

impl Candidate {
    /// The four constraints that the candidate belongs to, one per view, in the order of
    /// [`View::ALL`].
    #[inline]
    pub fn constraints(self) -> [Constraint; 4] {
        CONSTRAINTS[self.index()]
    }
}

/// For each candidate its constraints, so that looking them up takes no divisions.
static CONSTRAINTS: [[Constraint; 4]; Candidate::COUNT] = table!([Constraint(0); 4]; Candidate::COUNT, number => {
    let (cell, digit) = (Cell::at(number / 81, number / 9 % 9), number % 9);
    [
        Constraint(number as u16 / 9),
        Constraint((81 + 9 * cell.row() + digit) as u16),
        Constraint((81 + 9 * (9 + cell.column()) + digit) as u16),
        Constraint((81 + 9 * (18 + cell.box_number()) + digit) as u16),
    ]
});

/// For each constraint the numbers of its candidates, by slot.
static CANDIDATES: [[u16; 9]; Constraint::COUNT] = {
    let mut candidates = [[0; 9]; Constraint::COUNT];
    let mut number = 0;
    while number < Candidate::COUNT {
        let cell = Cell::at(number / 81, number / 9 % 9);
        let slots = [number % 9, cell.column(), cell.row(), cell.place_in_box()];
        let mut view = 0;
        while view < 4 {
            candidates[CONSTRAINTS[number][view].0 as usize][slots[view]] = number as u16;
            view += 1;
        }
        number += 1;
    }
    candidates
};

/// The question of a constraint, for matching.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Which digit is in this cell?
    WhichDigit(Cell),
    /// Where in this house is this digit?
    Where(Digit, House),
}

impl fmt::Display for Constraint {
    /// `r1c1` in the cell view, `2r1`, `2c3`, `2b5` in the others.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Named for Constraint {
    #[inline]
    fn name(self) -> &'static str {
        match self.question() {
            Question::WhichDigit(cell) => cell.name(),
            Question::Where(..) => PLACES[self.index() - 81],
        }
    }
}

impl FromStr for Constraint {
    type Err = NameError;

    /// Reads `r1c1`, `2r1`, `2c3` and `2b5` in either case.
    fn from_str(text: &str) -> Result<Constraint, NameError> {
        let read = || {
            let mut letters = text.chars();
            let (digit, kind, number) = (letters.next()?, letters.next()?, letters.next()?);
            letters.next().is_none().then_some(())?;
            let digit = Digit::from_char(digit)?;
            let number = Digit::from_char(number)?.index();
            let house = match kind.to_ascii_lowercase() {
                'r' => House::row(number),
                'c' => House::column(number),
                'b' => House::block(number),
                _ => return None,
            };
            Some(Constraint::digit_in(digit, house))
        };
        text.parse::<Cell>()
            .ok()
            .map(Constraint::cell)
            .or_else(read)
            .ok_or_else(|| NameError { found: text.into(), expected: "a constraint such as r1c1, 2r1, 2c3 or 2b5" })
    }
}

impl From<HouseKind> for View {
    fn from(kind: HouseKind) -> View {
        match kind {
            HouseKind::Row => View::Row,
            HouseKind::Column => View::Column,
            HouseKind::Box => View::Box,
        }
    }
}
