//! Sue de Coq: two disjoint subsets across a line and a box.
//!
//! Two or three cells C where a line and a box cross have n digits more than cells, n at least 2.
//! Further cells P of the line and Q of the box together take n of these digits away, each digit
//! only on one side. Then all these cells hold as many digits as they can: every digit of P and C
//! is fixed in the line, every digit of Q and C in the box, and the rest of both houses loses them.
//!
//! **Proof.** The cells: with one of the digits taken away, there would be fewer digits than cells.

use crate::board::{CandidateSet, Cell, CellSet, DigitSet, Element, House, HouseKind, Literal, Position, nine};
use crate::logic::{DisjointSubsets, Evidence, Facts, Family, Flow, Idea, Level, Limits, Proof, Sink, Spec};
use crate::technique::chute::crossed;

/// A crossing, with cells of the line and of the box.
pub static SUE_DE_COQ: Spec = Spec::new("sue-de-coq", Family::Als, search)
    .hodoku("1101", Level::Unfair, 250)
    .evidence(Evidence::Derived)
    .idea(Idea::AsMany);

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let lines = House::all().filter(|house| house.kind() != HouseKind::Box);
    for (line, block) in lines.flat_map(|line| crossed(line).map(move |block| (line, block))) {
        let crossing = line.cells() & block.cells() & position.empty_cells();
        sink.tick()?;
        for cells in choices(crossing) {
            let digits = digits_of(position, cells);
            if digits.len() >= cells.len() + 2 {
                crossings(position, [line, block], cells, digits, sink)?;
            }
        }
    }
    Flow::Continue(())
}

/// Cells beside a crossing.
#[derive(Clone, Copy)]
struct Side {
    cells: CellSet,
    digits: DigitSet,
    /// The number of digits of the crossing that they take away.
    takes: usize,
}

/// Reports the pairs of sides that leave a crossing with as many digits as cells.
fn crossings(
    position: &Position,
    [line, block]: [House; 2],
    crossing: CellSet,
    digits: DigitSet,
    sink: &mut Sink<'_>,
) -> Flow {
    let surplus = digits.len() - crossing.len();
    let sides = |house: House| sides((house.cells() & position.empty_cells()) - crossing, position, digits, surplus);
    let in_box = sides(block);
    if in_box.is_empty() {
        return Flow::Continue(());
    }
    for one in sides(line) {
        for two in &in_box {
            let is_apart = one.cells.is_disjoint(two.cells) && (one.digits & two.digits & digits).is_empty();
            if one.takes + two.takes != surplus || !is_apart {
                continue;
            }
            let shared = one.digits & two.digits;
            let pattern = DisjointSubsets {
                line,
                block,
                crossing,
                in_line: one.cells,
                in_box: two.cells,
                line_digits: ((digits | one.digits) - two.digits) | shared,
                box_digits: ((digits | two.digits) - one.digits) | shared,
                free: None,
            };
            let gone = removed(position, line, pattern.line_cells(), pattern.line_digits)
                | removed(position, block, pattern.box_cells(), pattern.box_digits);
            let proof = Proof::of(pattern.truths());
            sink.find(pattern.into(), gone.iter().map(Literal::is_not), proof)?;
        }
    }
    Flow::Continue(())
}

/// The choices of these cells that take away digits, fewer than the surplus.
fn sides(cells: CellSet, position: &Position, digits: DigitSet, surplus: usize) -> Vec<Side> {
    let (mut digits_of, mut count) = ([0; 9], 0);
    for cell in cells {
        digits_of[count] = position.candidates(cell).bits();
        count += 1;
    }
    // The digits of every choice, from those of the choice without its lowest cell.
    let (mut known, mut found) = ([0; 512], Vec::new());
    for chosen in 1..1_usize << count {
        let all = known[chosen & (chosen - 1)] | digits_of[chosen.trailing_zeros() as usize % 9];
        known[chosen] = all;
        let (size, others) = (nine::count(chosen as u16), nine::count(all & !digits.bits()));
        if size > others && size - others < surplus && all & digits.bits() != 0 {
            let is_chosen = |(place, _): &(usize, Cell)| chosen >> place & 1 == 1;
            let cells = cells.iter().enumerate().filter(is_chosen).map(|(_, cell)| cell).collect();
            found.push(Side { cells, digits: DigitSet::from_bits(all), takes: size - others });
        }
    }
    found
}

/// The candidates of these digits in a house outside their places.
fn removed(position: &Position, house: House, places: CellSet, digits: DigitSet) -> CandidateSet {
    let of_digit = |digit| position.candidates_for(digit, house.cells() - places);
    digits.iter().map(of_digit).fold(CandidateSet::EMPTY, |all, some| all | some)
}

fn digits_of(position: &Position, cells: CellSet) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |digits, cell| digits | position.candidates(cell))
}

/// Every choice of two or three of these cells.
fn choices(cells: CellSet) -> impl Iterator<Item = CellSet> {
    let without = move |cell: Option<Cell>| cell.map(|cell| cells.without(cell));
    let mut each = cells.iter();
    let [first, second, third] = [each.next(), each.next(), each.next()];
    let pairs = [third, second, first].into_iter().filter_map(without);
    let pairs = pairs.filter(|pair| pair.len() == 2);
    pairs.chain((second.is_some()).then_some(cells))
}
