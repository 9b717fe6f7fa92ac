//! The records of a run: the candidates that an assumption makes true and false, in order, with
//! the parent of each.
//!
//! Parents take two bytes per record. The number of ancestors, which is the length that rates a
//! chain, is counted on demand.

use super::bits::Bits;
use super::net::{NONE, Net};

/// The bit of [`Set::from`] that marks the number of an advanced step.
pub const ADVANCED: u16 = 1 << 15;

/// The shift of the cause (0 cell, 1 block, 2 row, 3 column, 4 none) in [`Set::from`].
pub const CAUSE: u32 = 12;

/// A step of an inner rule within a run.
#[derive(Clone, Debug)]
pub struct Advanced {
    /// The false candidates that it rests on.
    pub parents: smallvec::SmallVec<[u16; 8]>,
    /// The chain, if the rule is one of chains.
    pub nested: Option<Nested>,
}

/// The part of a chain within a chain that counts towards the complexity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nested {
    /// Equal for the same chain.
    pub hash: u128,
    /// Its complexity.
    pub complexity: u32,
}

/// Two records that contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clash {
    /// The candidate.
    pub number: u16,
    /// Whether the late record, which is in no set, makes the candidate true.
    pub is_new_on: bool,
    /// The parent of the late record, as in `on_from` or `off_from`.
    pub from: u16,
}

/// The records of a run.
#[derive(Default)]
pub struct Run<const W: usize> {
    /// The true candidates.
    pub on: Set<W>,
    /// The false candidates.
    pub off: Set<W>,
    /// The contradiction, if there is one.
    pub clash: Option<Clash>,
    /// The steps of inner rules.
    pub steps: Vec<Advanced>,
    /// The position that the run belongs to.
    pub position: u64,
    /// The candidates at its start.
    pub alive: Bits<W>,
    /// The place of each false candidate in their list.
    pub places: Vec<u16>,
    /// The number of false candidates that have been expanded.
    pub expanded: usize,
    /// The number of false candidates when inner rules were first tried.
    pub advanced: usize,
}

/// The records of one kind.
#[derive(Default)]
pub struct Set<const W: usize> {
    /// The candidates.
    pub set: Bits<W>,
    /// The same in order.
    pub list: Vec<u16>,
    /// The parent of each.
    pub from: Vec<u16>,
}

impl<const W: usize> Set<W> {
    fn clear(&mut self, numbers: usize) {
        self.set = Bits::EMPTY;
        self.list.clear();
        self.from.resize(numbers, NONE);
    }

    /// Becomes a copy of another set in the same memory.
    fn copy(&mut self, other: &Set<W>) {
        self.set = other.set;
        self.list.clone_from(&other.list);
        self.from.clone_from(&other.from);
    }

    /// Drops the records from a place on.
    pub fn truncate(&mut self, length: usize) {
        for &number in &self.list[length..] {
            self.set.drop(usize::from(number));
        }
        self.list.truncate(length);
    }

    /// Adds a record.
    #[inline(always)]
    pub fn add(&mut self, number: u16, from: u16) {
        self.set.add(usize::from(number));
        self.list.push(number);
        self.from[usize::from(number)] = from;
    }
}

/// A node: a candidate said to be true or false.
pub type Said = (u16, bool);

impl<const W: usize> Run<W> {
    /// Becomes a copy of another run in the same memory.
    pub fn copy(&mut self, other: &Run<W>) {
        self.on.copy(&other.on);
        self.off.copy(&other.off);
        self.places.clone_from(&other.places);
        self.steps.clone_from(&other.steps);
        self.clash = other.clash;
        (self.expanded, self.advanced) = (other.expanded, other.advanced);
    }

    /// Removes all records.
    pub fn clear(&mut self, net: &Net<W>) {
        self.on.clear(net.nodes.len());
        self.off.clear(net.nodes.len());
        self.places.resize(net.nodes.len(), 0);
        self.clash = None;
        self.steps.clear();
        (self.expanded, self.advanced) = (0, usize::MAX);
    }

    /// Adds a false candidate.
    #[inline(always)]
    pub fn add_off(&mut self, number: u16, from: u16) {
        self.places[usize::from(number)] = self.off.list.len() as u16;
        self.off.add(number, from);
    }
}

/// The cause of a true record: 0 cell, 1 block, 2 row, 3 column; none for an assumption.
#[inline(always)]
pub fn cause_of(from: u16) -> Option<usize> {
    (from != NONE).then_some(usize::from(from >> CAUSE))
}

/// The false candidate that completed a true record.
#[inline(always)]
pub fn trigger_of(from: u16) -> u16 {
    from & ((1 << CAUSE) - 1)
}
