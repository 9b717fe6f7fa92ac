//! Exocets: two target cells hold the digits of two base cells.
//!
//! The base cells are in one line and one box; the targets are in the two other boxes along the
//! line, off the line. A third cell is beside the base, in the line and the box. Three lines across
//! run through this cell and the targets. Within the three boxes, the cell beside each target, in
//! its line across and off the line of the base, has no digit of the base. Outside the boxes, the
//! three lines have each digit of the base in at most two houses (lines along the base, or one of
//! the three), so at most twice.
//!
//! A digit that is in the base is nowhere else in the box and the line of the base. The three lines
//! across need it three times, and have it outside the boxes at most twice; within the boxes, only
//! the targets are left. So each digit of the base is in a target, and as these are two, the
//! targets hold the digits of the base, and nothing else.
//!
//! **Proof.** The base cells, and each digit in each of the three lines across.

mod double;
mod junior;
mod wide;

pub use double::DOUBLE_EXOCET;
pub use junior::{JE_MIRROR, JUNIOR_EXOCET};
pub use wide::{EXOCET_FOUR_HOUSES, FRANKEN_EXOCET, JE_TARGET_PAIR, MUTANT_EXOCET, SENIOR_EXOCET};

use crate::board::{Cell, Digit, DigitSet, House, HouseKind, Position};
use crate::logic::{Exocet, ExocetRule, Flow};
use crate::technique::chute::crossed;

/// Finds every exocet, with the most general rule.
fn each(position: &Position, take: &mut dyn FnMut(Exocet) -> Flow) -> Flow {
    for block in (0..9).map(House::block) {
        for line in crossed(block) {
            let segment = block.cells() & line.cells();
            for third in segment {
                let base = segment.without(third);
                let digits = base.iter().fold(DigitSet::EMPTY, |all, cell| all | position.candidates(cell));
                if base.is_subset(position.empty_cells()) && (2..=4).contains(&digits.len()) {
                    beside(position, line, third, digits, take)?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// Finds the exocets with this base: two cells of a line beside a third one in the same box.
fn beside(
    position: &Position,
    line: House,
    third: Cell,
    digits: DigitSet,
    take: &mut dyn FnMut(Exocet) -> Flow,
) -> Flow {
    let block = House::block(third.box_number());
    let mut base = (block.cells() & line.cells()).without(third).iter();
    let (Some(one), Some(two)) = (base.next(), base.next()) else { return Flow::Continue(()) };
    let mut others = crossed(line).filter(|other| *other != block);
    let (Some(left), Some(right)) = (others.next(), others.next()) else { return Flow::Continue(()) };
    for first in targets(position, line, left, digits) {
        for second in targets(position, line, right, digits) {
            let lines = [third, first, second].map(|cell| across(line, cell));
            let base = [one, two];
            let exocet =
                Exocet { base, digits, targets: [first, second], lines, second: None, rule: ExocetRule::Targets };
            if digits.iter().all(|digit| !is_thrice(exocet.lines.map(|line| exocet.places(position, digit, line)))) {
                take(exocet)?;
            }
        }
    }
    Flow::Continue(())
}

/// The line through a cell that crosses this line.
fn across(line: House, cell: Cell) -> House {
    let [row, column, _] = cell.houses();
    if line.kind() == HouseKind::Row { column } else { row }
}

/// The cells of a box off the line that can be a target: the cell beside it has none of the digits.
fn targets(position: &Position, line: House, block: House, digits: DigitSet) -> impl Iterator<Item = Cell> {
    let cells = block.cells() - line.cells();
    let lacks = move |cell: Cell| {
        let is_filled = |digit| position.digit(cell) == Some(digit);
        position.candidates(cell).is_disjoint(digits) && !digits.iter().any(is_filled)
    };
    cells.iter().filter(move |&cell| {
        let mut companion = (cells & across(line, cell).cells()).without(cell).iter();
        !position.candidates(cell).is_disjoint(digits) && companion.all(lacks)
    })
}

/// Whether three lines can have a digit at three different places.
fn is_thrice([one, two, three]: [u16; 3]) -> bool {
    let has = |count: u32, places: u16| places.count_ones() >= count;
    is_twice([one, two]) && is_twice([one, three]) && is_twice([two, three]) && has(3, one | two | three)
}

/// Whether two lines can have a digit at two different places.
fn is_twice([one, two]: [u16; 2]) -> bool {
    one != 0 && two != 0 && (one | two).count_ones() >= 2
}

/// The digits that a target can have: the two other lines then have them outside the boxes.
fn possible(position: &Position, exocet: &Exocet, target: usize) -> DigitSet {
    let others = [exocet.lines[0], exocet.lines[2 - target]];
    let is_possible = |digit: &Digit| is_twice(others.map(|line| exocet.places(position, *digit, line)));
    (position.candidates(exocet.targets[target]) & exocet.digits).iter().filter(is_possible).collect()
}

/// The digits of two base cells, and of the two targets.
type Filling = ([Digit; 2], [Digit; 2]);

/// Every way to fill base and targets, if the targets can have these digits.
fn fillings(position: &Position, exocet: &Exocet, possible: [DigitSet; 2]) -> Vec<Filling> {
    let [one, two] = exocet.base.map(|cell| position.candidates(cell));
    let pairs = one.iter().flat_map(|one| two.without(one).iter().map(move |two| [one, two]));
    let both_ways = pairs.flat_map(|base @ [one, two]| [(base, [one, two]), (base, [two, one])]);
    both_ways.filter(|(_, targets)| targets.iter().zip(possible).all(|(digit, own)| own.contains(*digit))).collect()
}
