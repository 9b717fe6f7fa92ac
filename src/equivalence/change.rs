//! Transformations by name, as people ask for them.

use super::{Transformation, canonical};
use crate::board::{Cell, Conflict, Element, Position};
use std::str::FromStr;

/// A transformation of puzzles and positions, by its name.
///
/// ```
/// use whydoku::board::{Grid, Position};
/// use whydoku::equivalence::Change;
/// let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let turned = "rotate-90".parse::<Change>().unwrap().apply(&Position::new(&puzzle).unwrap()).unwrap();
/// assert!(turned.digits().to_string().starts_with("...748.65"));
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Change {
    /// The same for every puzzle.
    Fixed(Box<Transformation>),
    /// Digits in the order in which they appear.
    Relabel,
    /// The canonical form.
    Minlex,
}

/// The reason why a text names no transformation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChangeError {
    /// There is none with this name.
    #[error("there is no such transformation")]
    Unknown,
    /// The order is not one of nine rows, columns or digits, or does not keep bands together.
    #[error("no order of nine that keeps bands together")]
    Order,
}

const PLAIN: [u8; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const REVERSED: [u8; 9] = [8, 7, 6, 5, 4, 3, 2, 1, 0];

impl FromStr for Change {
    type Err = ChangeError;

    fn from_str(text: &str) -> Result<Change, ChangeError> {
        let fixed = |transposed, rows, columns, digits| {
            let made = Transformation::new(transposed, rows, columns, digits);
            made.map(|made| Change::Fixed(made.into())).ok_or(ChangeError::Order)
        };
        let cells = |transposed, rows, columns| fixed(transposed, rows, columns, PLAIN);
        match (text, text.split_once('=')) {
            ("rotate-90", _) => cells(true, PLAIN, REVERSED),
            ("rotate-180", _) => cells(false, REVERSED, REVERSED),
            ("rotate-270", _) => cells(true, REVERSED, PLAIN),
            ("mirror", _) => cells(false, PLAIN, REVERSED),
            ("flip", _) => cells(false, REVERSED, PLAIN),
            ("transpose", _) => cells(true, PLAIN, PLAIN),
            ("relabel", _) => Ok(Change::Relabel),
            ("minlex", _) => Ok(Change::Minlex),
            (_, Some(("rows", order))) => cells(false, numbers(order)?, PLAIN),
            (_, Some(("columns", order))) => cells(false, PLAIN, numbers(order)?),
            (_, Some(("digits", order))) => fixed(false, PLAIN, PLAIN, numbers(order)?),
            _ => Err(ChangeError::Unknown),
        }
    }
}

/// Nine digits, counted from 0.
fn numbers(text: &str) -> Result<[u8; 9], ChangeError> {
    let bytes: Result<[u8; 9], _> = text.as_bytes().try_into();
    let bytes = bytes.ok().filter(|bytes| bytes.iter().all(|byte| (b'1'..=b'9').contains(byte)));
    bytes.map(|bytes| bytes.map(|byte| byte - b'1')).ok_or(ChangeError::Order)
}

impl Change {
    /// The names without a value; the others are `rows=`, `columns=` and `digits=`, each with nine
    /// digits.
    pub const NAMES: [&str; 8] =
        ["rotate-90", "rotate-180", "rotate-270", "mirror", "flip", "transpose", "relabel", "minlex"];

    /// The image of a position.
    ///
    /// # Errors
    /// If a house of the position has a digit twice.
    pub fn apply(&self, position: &Position) -> Result<Position, Conflict> {
        match self {
            Change::Fixed(transformation) => transformation.apply_to_position(position),
            Change::Relabel => relabelled(position).apply_to_position(position),
            Change::Minlex => canonical(&position.puzzle())?.1.apply_to_position(position),
        }
    }
}

/// The transformation that gives digits the order in which they appear; those that do not appear
/// come last.
fn relabelled(position: &Position) -> Transformation {
    let mut order: Vec<u8> = Vec::with_capacity(9);
    for digit in Cell::all().filter_map(|cell| position.digit(cell)) {
        let index = digit.index() as u8;
        if !order.contains(&index) {
            order.push(index);
        }
    }
    order.extend((0..9).filter(|index| !order.contains(index)).collect::<Vec<_>>());
    let mut digits = PLAIN;
    for (new, &old) in (0..).zip(&order) {
        digits[usize::from(old)] = new;
    }
    // Every digit is there once.
    Transformation::new(false, PLAIN, PLAIN, digits).unwrap_or(Transformation::IDENTITY)
}
