//! The candidates of a grid as nodes of a net, numbered densely.
//!
//! The candidates of a puzzle only ever decrease. So those present at the first search for chains
//! are numbered once, row by row and then by digit, and keep their numbers. With this numbering,
//! ascending numbers within the four masks of a candidate (its cell; its block; its row without the
//! block; its column without the block) *are* the order in which a true candidate makes others
//! false.

use super::bits::Bits;
use super::edition::Edition;
use super::geometry::{BLOCK, COLUMN, GROUPS, HOUSES, PLACES, ROW, group, member};
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
    /// The number of each candidate, or [`NONE`].
    pub number: Box<[u16; 729]>,
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
            number: Box::new([NONE; 729]),
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
        net.number.fill(NONE);
        let mut of_cell = [Bits::EMPTY; 81];
        let mut of_digit = [Bits::EMPTY; 9];
        let mut of_house = [Bits::EMPTY; 27];
        for cell in 0..81 {
            for digit in bits(state.digits(cell)) {
                let (candidate, number) = (cell * 9 + digit, net.nodes.len());
                let [block, row, column] = HOUSES[cell];
                let [block, row, column] = [usize::from(block), usize::from(row), usize::from(column)];
                let groups = [cell, group(block, digit), group(row, digit), group(column, digit)];
                let [b, r, c] = PLACES[cell];
                let [b, r, c] = [1 << b, 1 << r, 1 << c];
                net.number[candidate] = number as u16;
                of_cell[cell].add(number);
                of_digit[digit].add(number);
                [block, row, column].into_iter().for_each(|house| of_house[house].add(number));
                net.nodes.push(Node {
                    parts: [Bits::EMPTY; 4],
                    all: Bits::EMPTY,
                    houses: Bits::EMPTY,
                    groups: groups.map(|group| group as u16),
                    bits: [1 << digit, b, r, c],
                    candidate: candidate as u16,
                });
            }
        }
        for number in 0..net.nodes.len() {
            let candidate = usize::from(net.nodes[number].candidate);
            let (cell, digit) = (candidate / 9, candidate % 9);
            let [block, row, column] = HOUSES[cell].map(|house| of_house[usize::from(house)].and(&of_digit[digit]));
            let mut itself = Bits::EMPTY;
            itself.add(number);
            let node = &mut net.nodes[number];
            node.parts[0] = of_cell[cell].minus(&itself);
            node.parts[1 + BLOCK] = block.minus(&itself);
            node.parts[1 + ROW] = row.minus(&block);
            node.parts[1 + COLUMN] = column.minus(&block);
            node.houses = node.parts[1].or(&node.parts[2]).or(&node.parts[3]);
            node.all = node.parts[0].or(&node.houses);
        }
        for (group, members) in net.members.iter_mut().enumerate() {
            for (place, number) in members[..9].iter_mut().enumerate() {
                *number = net.number[member(group, place)];
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
