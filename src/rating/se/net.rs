//! The candidates of a grid as nodes of a net, numbered densely.
//!
//! The candidates of a puzzle only ever decrease. So those present at the first search for chains
//! are numbered once, row by row and then by digit, and keep their numbers. With this numbering,
//! ascending numbers within the four masks of a candidate (its cell; its block; its row without the
//! block; its column without the block) *are* the order in which a true candidate makes others
//! false.

use super::bits::Bits;
use super::edition::Edition;
use super::geometry::{BLOCK, COLUMN, GROUPS, HOUSES, PLACES, ROW, group};
use super::state::State;
use crate::board::nine::{bits, count};

/// Stands for a missing candidate number.
pub const NONE: u16 = u16::MAX;

/// A candidate among the others.
#[derive(Clone)]
pub struct Node<const W: usize> {
    /// The other candidates of its cell, block, row without the block, column without the block.
    pub parts: [Bits<W>; 4],
    /// All of these.
    pub all: Bits<W>,
    /// Those of its houses.
    pub houses: Bits<W>,
    /// Its cell, block, row and column as groups.
    pub groups: [u16; 4],
    /// Its bit in each of these groups.
    pub bits: [u16; 4],
    /// 9 * cell + digit.
    pub candidate: u16,
}

/// The numbered candidates.
pub struct Net<const W: usize> {
    /// The nodes by number.
    pub nodes: Vec<Node<W>>,
    /// The number at each place of each group, or [`NONE`].
    pub members: Box<[[u16; 16]; GROUPS]>,
    /// The number of empty cells of each house, which chains never change.
    pub empty: [u8; 27],
    /// The number of cells that hold each digit, which chains never change.
    pub filled: [u8; 9],
    /// The edition, which decides the order of some things.
    pub edition: Edition,
}

/// The candidates of a grid, real or assumed.
#[derive(Clone)]
pub struct Grid<const W: usize> {
    /// The candidates.
    pub alive: Bits<W>,
    /// The same by group.
    pub groups: [u16; GROUPS],
}

impl<const W: usize> Default for Net<W> {
    fn default() -> Self {
        Net {
            nodes: Vec::new(),
            members: Box::new([[NONE; 16]; GROUPS]),
            empty: [0; 27],
            filled: [0; 9],
            edition: Edition::Classic,
        }
    }
}

impl<const W: usize> Default for Grid<W> {
    fn default() -> Self {
        Grid { alive: Bits::EMPTY, groups: [0; GROUPS] }
    }
}

impl<const W: usize> Net<W> {
    /// Numbers the candidates of a grid; there must be room for them.
    pub fn number_all(&mut self, state: &State, edition: Edition) {
        let net = self;
        net.edition = edition;
        net.nodes.clear();
        let mut of_cell = [Bits::EMPTY; 81];
        let mut of_digit = [Bits::EMPTY; 9];
        let mut of_house = [Bits::EMPTY; 27];
        let mut number = 0;
        for (cell, of_cell) in of_cell.iter_mut().enumerate() {
            for digit in bits(state.digits(cell)) {
                of_cell.add(number);
                of_digit[digit].add(number);
                HOUSES[cell].iter().for_each(|&house| of_house[usize::from(house)].add(number));
                number += 1;
            }
        }
        for (cell, of_cell) in of_cell.iter().enumerate() {
            let [block, row, column] = HOUSES[cell].map(usize::from);
            let [b, r, c] = PLACES[cell].map(|place| 1 << place);
            for digit in bits(state.digits(cell)) {
                let groups = [cell, group(block, digit), group(row, digit), group(column, digit)];
                let [in_block, in_row, in_column] =
                    [block, row, column].map(|house| of_house[house].and(&of_digit[digit]));
                let mut itself = Bits::EMPTY;
                itself.add(net.nodes.len());
                let mut parts = [of_cell.minus(&itself), Bits::EMPTY, Bits::EMPTY, Bits::EMPTY];
                parts[1 + BLOCK] = in_block.minus(&itself);
                parts[1 + ROW] = in_row.minus(&in_block);
                parts[1 + COLUMN] = in_column.minus(&in_block);
                let houses = parts[1].or(&parts[2]).or(&parts[3]);
                net.nodes.push(Node {
                    parts,
                    all: parts[0].or(&houses),
                    houses,
                    groups: groups.map(|group| group as u16),
                    bits: [1 << digit, b, r, c],
                    candidate: (cell * 9 + digit) as u16,
                });
            }
        }
        net.members.fill([NONE; 16]);
        for (number, node) in net.nodes.iter().enumerate() {
            for (&group, &bit) in node.groups.iter().zip(&node.bits) {
                net.members[usize::from(group)][bit.trailing_zeros() as usize] = number as u16;
            }
        }
    }

    /// The current grid.
    pub fn grid(&self, state: &State) -> Grid<W> {
        let mut grid = Grid { alive: Bits::EMPTY, groups: state.groups };
        for (number, node) in self.nodes.iter().enumerate() {
            if state.digits(usize::from(node.candidate) / 9) & node.bits[0] != 0 {
                grid.alive.add(number);
            }
        }
        grid
    }

    /// The number at the first place of a mask of a group.
    #[inline(always)]
    pub fn first(&self, group: u16, mask: u16) -> u16 {
        self.members[usize::from(group)][mask.trailing_zeros() as usize & 15]
    }

    /// The numbers at the places of a mask of a group.
    #[inline(always)]
    pub fn members(&self, group: u16, mask: u16) -> impl Iterator<Item = u16> {
        let members = &self.members[usize::from(group)];
        bits(mask).map(move |place| members[place & 15])
    }
}

impl<const W: usize> Grid<W> {
    /// The number of candidates of a candidate's cell.
    #[inline(always)]
    pub fn size(&self, node: &Node<W>) -> usize {
        count(self.groups[usize::from(node.groups[0])])
    }
}

/// Whether a mask has exactly two elements.
#[inline(always)]
pub fn is_pair(mask: u16) -> bool {
    let rest = mask & mask.wrapping_sub(1);
    rest != 0 && rest & (rest - 1) == 0
}
