//! Bands and stacks: a quick test for locked candidates.
//!
//! Three parallel lines run through the same three boxes and cross them in nine segments of three
//! cells. The segments with a place for a digit form a three-by-three pattern of bits, and that
//! pattern decides whether there are locked candidates: some line has places in one box only, and
//! another line has places in this box, too (the box loses them), or the same with lines and boxes
//! exchanged (the line loses them).

use crate::board::nine::{COLUMNS, Nine, THIRDS};
use crate::board::table;
use crate::board::{Constraint, Digit, DigitSet, House, HouseKind, Position};
use crate::logic::{Changes, Fact, Facts};

/// For nine bits, three by three: whether some row or column has a single bit while the crossing
/// column or row has another one.
static HAS_LOCKED: [bool; 512] = table!(false; 512, square => {
    let (mut found, mut segment) = (false, 0);
    while segment < 9 {
        let in_line = square as Nine & THIRDS[segment / 3];
        let in_box = square as Nine & COLUMNS[segment % 3];
        let alone = 1 << segment;
        found |= (in_line == alone) != (in_box == alone) && square & alone as usize != 0;
        segment += 1;
    }
    found
});

/// For the nine cells of a line, the segments in which any are set.
static SEGMENTS: [u8; 512] = table!(0; 512, cells => {
    (cells & 0o007 != 0) as u8 | ((cells & 0o070 != 0) as u8) << 1 | ((cells & 0o700 != 0) as u8) << 2
});

/// The houses that share three cells with a house: for a line the boxes, for a box the lines.
pub fn crossed(house: House) -> impl Iterator<Item = House> + Clone {
    let (number, is_box) = (house.number(), house.kind() == HouseKind::Box);
    (0..if is_box { 6 } else { 3 }).map(move |i| match house.kind() {
        HouseKind::Row => House::block(number / 3 * 3 + i),
        HouseKind::Column => House::block(i * 3 + number / 3),
        HouseKind::Box if i < 3 => House::row(number / 3 * 3 + i),
        HouseKind::Box => House::column(number % 3 * 3 + i - 3),
    })
}

/// The digits that may have locked candidates; no other digit has any.
#[derive(Default)]
pub struct DigitsWithLocked(pub DigitSet);

impl Fact for DigitsWithLocked {
    fn update(&mut self, facts: &Facts, changes: &Changes) {
        let may = |digit: &Digit| may_be_locked(facts.position(), *digit);
        self.0 = (self.0 - changes.digits) | changes.digits.iter().filter(may).collect();
    }
}

/// Whether the digit may have locked candidates. Never false if it has any; also true if it has a
/// single place in a house.
pub fn may_be_locked(position: &Position, digit: Digit) -> bool {
    let segments = |line: House| {
        let places = position.slots(Constraint::digit_in(digit, line));
        SEGMENTS[places.bits() as usize & 511] as usize
    };
    let chute = |lines: [House; 3]| {
        let [first, second, third] = lines.map(segments);
        HAS_LOCKED[(first | second << 3 | third << 6) & 511]
    };
    (0..9).step_by(3).any(|first| {
        chute([0, 1, 2].map(|i| House::row(first + i))) || chute([0, 1, 2].map(|i| House::column(first + i)))
    })
}
