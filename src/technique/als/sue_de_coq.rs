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
        for cells in choices(crossing).filter(|cells| cells.len() >= 2) {
            sink.tick()?;
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
    let (mut places, mut count) = ([None; 9], 0);
    for cell in cells {
        places[count] = Some(cell);
        count += 1;
    }
    // The digits of every choice, from those of the choice without its lowest cell.
    let (mut known, mut found) = ([DigitSet::EMPTY; 512], Vec::new());
    for chosen in 1..1_usize << count {
        let lowest = places[chosen.trailing_zeros() as usize];
        let all = known[chosen & (chosen - 1)] | lowest.map_or(DigitSet::EMPTY, |cell| position.candidates(cell));
        known[chosen] = all;
        let takes = nine::count(chosen as u16).checked_sub((all - digits).len());
        if let Some(takes) = takes.filter(|takes| (1..surplus).contains(takes) && !all.is_disjoint(digits)) {
            let cells = nine::bits(chosen as u16).filter_map(|place| places[place]).collect();
            found.push(Side { cells, digits: all, takes });
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

/// Every choice of some of these cells, at least one.
fn choices(cells: CellSet) -> impl Iterator<Item = CellSet> {
    let cells: Vec<Cell> = cells.iter().collect();
    (1..1_usize << cells.len()).map(move |bits| {
        let chosen = cells.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1);
        chosen.map(|(_, cell)| *cell).collect()
    })
}
