//! Transformations by name.

use super::words::{say, say_of};
use std::str::FromStr;
use whydoku::board::{Cell, Conflict, Element, Position};
use whydoku::equivalence::{Transformation, canonical};

/// The names without a value.
const NAMES: [&str; 8] = ["rotate-90", "rotate-180", "rotate-270", "mirror", "flip", "transpose", "relabel", "minlex"];

/// A transformation of puzzles and positions.
#[derive(Clone, Debug, PartialEq)]
pub enum Transform {
    /// The same for every puzzle.
    Fixed(Box<Transformation>),
    /// Digits in the order in which they appear.
    Relabel,
    /// The canonical form.
    Minlex,
}

const PLAIN: [u8; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const REVERSED: [u8; 9] = [8, 7, 6, 5, 4, 3, 2, 1, 0];

impl FromStr for Transform {
    type Err = String;

    fn from_str(text: &str) -> Result<Transform, String> {
        let fixed = |transposed, rows, columns, digits| {
            let made = Transformation::new(transposed, rows, columns, digits);
            made.map(|made| Transform::Fixed(made.into())).ok_or_else(|| say_of("transform-order", "text", text))
        };
        let cells = |transposed, rows, columns| fixed(transposed, rows, columns, PLAIN);
        match (text, text.split_once('=')) {
            ("rotate-90", _) => cells(true, PLAIN, REVERSED),
            ("rotate-180", _) => cells(false, REVERSED, REVERSED),
            ("rotate-270", _) => cells(true, REVERSED, PLAIN),
            ("mirror", _) => cells(false, PLAIN, REVERSED),
            ("flip", _) => cells(false, REVERSED, PLAIN),
            ("transpose", _) => cells(true, PLAIN, PLAIN),
            ("relabel", _) => Ok(Transform::Relabel),
            ("minlex", _) => Ok(Transform::Minlex),
            (_, Some(("rows", order))) => cells(false, numbers(order)?, PLAIN),
            (_, Some(("columns", order))) => cells(false, PLAIN, numbers(order)?),
            (_, Some(("digits", order))) => fixed(false, PLAIN, PLAIN, numbers(order)?),
            _ => {
                let names = super::words::listed(&NAMES);
                Err(say("transform-unknown", &[("text", text.into()), ("names", names.as_str().into())]))
            }
        }
    }
}

/// Nine digits, counted from 0.
fn numbers(text: &str) -> Result<[u8; 9], String> {
    let bytes: Result<[u8; 9], _> = text.as_bytes().try_into();
    let bytes = bytes.ok().filter(|bytes| bytes.iter().all(|byte| (b'1'..=b'9').contains(byte)));
    bytes.map(|bytes| bytes.map(|byte| byte - b'1')).ok_or_else(|| say_of("transform-order", "text", text))
}

impl Transform {
    /// The image of a position.
    ///
    /// # Errors
    /// If a house of the position has a digit twice.
    pub fn apply(&self, position: &Position) -> Result<Position, Conflict> {
        match self {
            Transform::Fixed(transformation) => transformation.apply_to_position(position),
            Transform::Relabel => relabelled(position).apply_to_position(position),
            Transform::Minlex => canonical(&position.puzzle())?.1.apply_to_position(position),
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
