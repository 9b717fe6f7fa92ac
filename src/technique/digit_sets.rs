//! Sets of digits that might fill some cells.

use crate::board::{CellSet, Digit, DigitSet, Element, House, Position};
use crate::logic::{Changes, Fact, Facts};

/// Digits, and the empty cells that they may fill.
#[derive(Clone, Copy)]
pub struct Palette {
    pub digits: DigitSet,
    /// The cells that can be only these digits.
    pub pure: CellSet,
    /// The cells that can be one of these digits.
    pub usable: CellSet,
}

impl Palette {
    /// Whether conclusions are possible if only these cells have other candidates, too: the cells
    /// are in one house, or all their other candidates are of one digit.
    pub fn may_lead_on(&self, position: &Position, roof: CellSet) -> bool {
        let others = || digits_of(position, roof) - self.digits;
        roof.len() < 2 || roof.common_houses().next().is_some() || others().len() == 1
    }
}

/// The digits that cells can be.
pub fn digits_of(position: &Position, cells: CellSet) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |all, cell| all | position.candidates(cell))
}

/// Every choice of `size` digits that might fill all of the cells, where their other candidates may
/// allow conclusions: these are of one digit, or in cells of one house.
pub fn choices(position: &Position, cells: CellSet, size: usize) -> Vec<DigitSet> {
    let all = digits_of(position, cells);
    let mut found = Vec::new();
    if all.len() == size + 1 {
        found.extend(all.iter().map(|digit| all.without(digit)));
    } else if all.len() > size + 1 {
        let guarded: CellSet = cells.iter().filter(|&cell| position.candidates(cell).len() > size).collect();
        if guarded.is_empty() {
            House::all().for_each(|house| complete(position, cells, house, size, &mut found));
        } else {
            guarded.common_houses().for_each(|house| complete(position, cells, house, size, &mut found));
        }
        found.sort_unstable();
        found.dedup();
    }
    found.retain(|&digits| cells.iter().all(|cell| !position.candidates(cell).is_disjoint(digits)));
    found
}

/// Adds the choices that leave the cells outside a house no other digit.
fn complete(position: &Position, cells: CellSet, house: House, size: usize, found: &mut Vec<DigitSet>) {
    let others = cells - house.cells();
    if others == cells {
        return;
    }
    let needed = digits_of(position, others);
    if needed.len() <= size {
        more(needed, digits_of(position, cells) - needed, size, found);
    }
}

/// Adds every choice that extends the chosen digits.
fn more(chosen: DigitSet, mut rest: DigitSet, size: usize, found: &mut Vec<DigitSet>) {
    if chosen.len() == size {
        found.push(chosen);
        return;
    }
    while let Some(digit) = rest.first() {
        rest.remove(digit);
        more(chosen.with(digit), rest, size, found);
    }
}

/// For each set of digits, by its bits, the cells that can be any of them.
#[derive(Default)]
pub struct Palettes(Vec<CellSet>);

impl Palettes {
    /// Every choice of `size` digits with at least `least` cells that can be nothing else.
    pub fn of(&self, size: usize, least: usize) -> impl Iterator<Item = Palette> + '_ {
        let all = self.0.len().saturating_sub(1);
        let sets = (0..=all).filter(move |bits| bits.count_ones() as usize == size);
        sets.filter_map(move |bits| {
            let pure = self.0[all] - self.0[all - bits];
            let digits = DigitSet::from_bits(bits as u16);
            (pure.len() >= least).then(|| Palette { digits, pure, usable: self.0[bits] })
        })
    }
}

impl Fact for Palettes {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0.clear();
        self.0.push(CellSet::EMPTY);
        for digit in Digit::all() {
            let cells = facts.position().cells_for(digit);
            self.0.extend_from_within(..);
            let half = self.0.len() / 2;
            self.0[half..].iter_mut().for_each(|with| *with |= cells);
        }
    }
}
