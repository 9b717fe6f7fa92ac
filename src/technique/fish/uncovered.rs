//! The places of houses that no cover house contains, of all houses side by side.
//!
//! Searches for large fish ask one thing again and again: which houses would a further cover house
//! complete, so that no place is left to be covered? Each house is a lane of sixteen bits, nine of
//! them its cells in order, so that a few comparisons answer for all houses at once.

use crate::board::{CellSet, Element, House, HouseSet, table};

/// A lane for each house, and some that fill up the registers.
type Lanes = [u16; 32];

/// The bits of the cells of a house.
const CELLS: u16 = (1 << 9) - 1;

/// A house that is not to be completed.
const NEVER: u16 = 1 << 15;

/// For each cover house, the cells of every house that it does not contain. It contains nothing of
/// itself, as it cannot be base.
static LEFT_BY: [Lanes; 27] = table!([0; 32]; 27, cover => table!(0; 32, house => {
    if house < 27 && house != cover { left_of(house, cover) } else { !0 }
}));

/// The cells of a house outside a cover house, each by its number.
const fn left_of(house: usize, cover: usize) -> u16 {
    let [house, cover] = [by_number(house), by_number(cover)];
    let (mut left, mut place) = (CELLS, 0);
    while place < 9 {
        if cover.place(house.cell(place)).is_some() {
            left &= !(1 << place);
        }
        place += 1;
    }
    left
}

const fn by_number(number: usize) -> House {
    match number / 9 {
        0 => House::row(number),
        1 => House::column(number - 9),
        _ => House::block(number - 18),
    }
}

/// The places of houses that no cover house contains.
#[derive(Clone, Copy)]
pub struct Uncovered(Lanes);

impl Uncovered {
    /// All cells of all houses.
    pub const ALL: Uncovered = Uncovered([CELLS; 32]);

    /// The places in each of these houses, none of them covered.
    pub fn new(places: CellSet, houses: HouseSet) -> Uncovered {
        let mut lanes = [NEVER; 32];
        houses.iter().for_each(|house| lanes[house.index()] = 0);
        for cell in places {
            for house in cell.houses() {
                lanes[house.index()] |= house.place(cell).map_or(0, |place| 1 << place);
            }
        }
        Uncovered(lanes)
    }

    /// What a cover house leaves. It is not to be completed itself any more.
    #[inline]
    #[must_use]
    pub fn without(mut self, cover: House) -> Uncovered {
        let left = &LEFT_BY[cover.index()];
        self = self.each(|house, here| here & (left[house] | NEVER));
        self.0[cover.index()] |= NEVER;
        self
    }

    /// What is left of both.
    #[inline]
    #[must_use]
    pub fn and(self, other: &Uncovered) -> Uncovered {
        let both = |here: u16, other: u16| here & other & CELLS | (here | other) & NEVER;
        self.each(|house, here| both(here, other.0[house]))
    }

    /// The number of houses, other than the cover house, that it would complete.
    #[inline]
    pub fn number_completed_by(&self, cover: House) -> usize {
        let left = &LEFT_BY[cover.index()];
        let completed = self.each(|house, here| here & (left[house] | NEVER)).number_complete();
        completed - usize::from(self.0[cover.index()] == 0)
    }

    /// The number of complete houses.
    #[inline]
    pub fn number_complete(&self) -> usize {
        let (mut number, mut house) = (0, 0);
        while house < 32 {
            number += u16::from(self.0[house] == 0);
            house += 1;
        }
        usize::from(number)
    }

    /// The complete houses.
    #[inline]
    pub fn complete(&self) -> HouseSet {
        let (mut complete, mut house) = (0, 0);
        while house < 32 {
            complete |= u32::from(self.0[house] == 0) << house;
            house += 1;
        }
        HouseSet::from_bits(complete)
    }

    // Loops over lanes count themselves: iterators are calls unless the whole program is optimised
    // as one.
    #[inline]
    fn each(mut self, lane: impl Fn(usize, u16) -> u16) -> Uncovered {
        let mut house = 0;
        while house < 32 {
            self.0[house] = lane(house, self.0[house]);
            house += 1;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Cell;

    /// Sets of cells say the same.
    #[test]
    fn lanes_are_sets_of_cells() {
        let every = |step| Cell::all().step_by(step).collect::<CellSet>();
        let covers = [vec![], vec![House::row(1)], vec![House::block(4), House::column(8), House::row(7)]];
        let mut number = 0;
        for (places, cover) in [every(2), every(3), every(5), every(7)]
            .iter()
            .flat_map(|set| covers.iter().map(move |cover| (*set, cover)))
        {
            let houses: HouseSet = House::all().filter(|house| house.index() % 4 != 1).collect();
            let open = Uncovered::new(places, houses);
            let step_by_step = cover.iter().fold(open, |open, house| open.without(*house));
            let at_once = open.and(&cover.iter().fold(Uncovered::ALL, |open, house| open.without(*house)));
            assert_eq!(step_by_step.0, at_once.0);

            let cover: HouseSet = cover.iter().copied().collect();
            let left = |house: House| (places - cover.cells()) & house.cells();
            let complete = |by: CellSet| (houses - cover).iter().filter(move |house| left(*house).is_subset(by));
            assert_eq!(at_once.complete(), complete(CellSet::EMPTY).collect());
            assert_eq!(at_once.number_complete(), complete(CellSet::EMPTY).count());
            for next in House::all().filter(|next| !cover.contains(*next)) {
                let completed = complete(next.cells()).filter(|house| *house != next).count();
                assert_eq!(at_once.number_completed_by(next), completed, "{places} {cover:?} {next}");
                number += completed;
            }
        }
        assert!(number > 100, "{number}");
    }
}
