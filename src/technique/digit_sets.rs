//! Sets of digits that some cells might be filled from.

use crate::board::{CellSet, Digit, DigitSet, Element, Position};
use crate::logic::{Changes, Fact, Facts};

/// Digits, and the empty cells that bear on whether they fill a pattern.
#[derive(Clone, Copy)]
pub struct Palette {
    pub digits: DigitSet,
    /// The cells that can only be of these digits.
    pub pure: CellSet,
    /// The cells that can be one of these digits.
    pub usable: CellSet,
}

impl Palette {
    /// Whether something may follow if just these cells have other candidates, too: they are in one house, or all the others
    /// are of one digit.
    pub fn may_lead_on(&self, position: &Position, roof: CellSet) -> bool {
        let others = || roof.iter().fold(DigitSet::EMPTY, |all, cell| all | position.candidates(cell)) - self.digits;
        roof.len() < 2 || roof.common_houses().next().is_some() || others().len() == 1
    }
}

/// For each set of digits, by its bits, the cells that can be one of them.
#[derive(Default)]
pub struct Palettes(Vec<CellSet>);

impl Palettes {
    /// Every choice of `size` digits, with at least `least` cells that can be nothing else.
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
