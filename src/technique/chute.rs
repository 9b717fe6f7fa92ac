//! Bands and stacks: a quick test for locked candidates.
//!
//! Three parallel lines run through the same three boxes and cross them in nine segments of three
//! cells. The segments with a place for a digit form a three-by-three pattern of bits, and that
//! pattern decides whether there are locked candidates: some line has places in one box only, and
//! another line has places in this box, too (the box loses them), or the same with lines and boxes
//! exchanged (the line loses them).

use crate::board::{Constraint, Digit, DigitSet, House, HouseKind, Position};
use crate::logic::{Changes, Fact, Facts};

/// For nine bits, three by three: whether some row or column has a single bit while the crossing
/// column or row has another one.
static HAS_LOCKED: [bool; 512] = {
    let mut table = [false; 512];
    let mut square = 0;
    while square < 512 {
        let mut segment = 0;
        while segment < 9 {
            let in_line = square & 0b111 << (segment / 3 * 3);
            let in_box = square & 0b1001001 << (segment % 3);
            let alone = 1 << segment;
            table[square] |= (in_line == alone) != (in_box == alone) && square & alone != 0;
            segment += 1;
        }
        square += 1;
    }
    table
};

/// For the nine cells of a line, the segments in which any are set.
static SEGMENTS: [u8; 512] = {
    let mut segments = [0; 512];
    let mut cells = 0;
    while cells < 512 {
        let mut i = 0;
        while i < 3 {
            segments[cells] |= ((cells >> (3 * i) & 0b111 != 0) as u8) << i;
            i += 1;
        }
        cells += 1;
    }
    segments
};

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
