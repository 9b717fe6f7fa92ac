//! A position, and the facts found about it.
//!
//! Techniques read a position through [`Facts`]. A result that takes work to find and is needed
//! more than once (which houses may have subsets, strong links, almost locked sets) is a [`Fact`]:
//! a type that knows how to bring itself up to date. It is computed when it is first requested and
//! kept from step to step; when candidates go, it is told which cells and digits lost some, and
//! updates only what these touch.
//!
//! A fact is defined where it belongs, beside the searches that use it, and nothing here names it.
//! Scratch space that a search wants to keep between calls is kept in the same way.

use crate::board::{Candidate, CellSet, DigitSet, Element, House, HouseSet, Literal, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::hash::hash_of;
use crate::search::fast;
use std::any::{Any, TypeId};
use std::cell::{Cell, OnceCell, Ref, RefCell, RefMut};
use std::ops::BitOr;

/// A position and the facts found about it so far.
pub struct Facts {
    position: Position,
    /// Whether the puzzle has exactly one solution, once that is known.
    unique: Cell<Option<bool>>,
    /// The changes since a fact was last requested. There are many writes in between, so they are
    /// noted once for all facts.
    written: Cell<Changes>,
    /// Whether any fact is kept; replays ask for none.
    keeps_any: Cell<bool>,
    /// The changes noted, one after the other.
    noted: RefCell<Vec<Changes>>,
    /// Lists, as entries must stay in their place while they are borrowed and more are added. A
    /// type's hash says in which list it is.
    lists: [Entry; LISTS],
}

/// The number of lists: some two hundred types are asked for on the way of a hard puzzle.
const LISTS: usize = 32;

/// A result about a position that is worth keeping.
pub trait Fact: Default + Send + 'static {
    /// Brings the value up to date. `changes` holds the changes since the last update; at the first
    /// update, everything.
    ///
    /// It may ask for other facts, but not in a circle.
    fn update(&mut self, facts: &Facts, changes: &Changes);
}

/// The cells and digits that lost candidates since a fact was last up to date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changes {
    /// The cells that lost a candidate or were filled.
    pub cells: CellSet,
    /// The digits that lost a candidate or were placed.
    pub digits: DigitSet,
}

impl Changes {
    const NONE: Changes = Changes { cells: CellSet::EMPTY, digits: DigitSet::EMPTY };

    /// Every cell and digit, as at the first update.
    pub fn everything() -> Changes {
        Changes { cells: CellSet::full(), digits: DigitSet::full() }
    }

    /// The houses with a changed cell.
    pub fn houses(&self) -> HouseSet {
        House::all().filter(|house| !self.cells.is_disjoint(house.cells())).collect()
    }
}

impl BitOr for Changes {
    type Output = Changes;

    #[inline]
    fn bitor(self, other: Changes) -> Changes {
        Changes { cells: self.cells | other.cells, digits: self.digits | other.digits }
    }
}

type Entry = OnceCell<Box<Node>>;

/// A fact, or scratch space.
struct Node {
    kind: TypeId,
    /// The number of changes noted that it knows of; none before the first update.
    known: Cell<Option<usize>>,
    value: RefCell<Box<dyn Any + Send>>,
    next: Entry,
}

impl Facts {
    /// A position about which no facts have been found.
    #[inline]
    pub fn new(position: Position) -> Facts {
        Facts {
            position,
            unique: Cell::new(None),
            written: Cell::new(Changes::NONE),
            keeps_any: Cell::new(false),
            noted: RefCell::new(Vec::new()),
            lists: [const { OnceCell::new() }; LISTS],
        }
    }

    /// Begins with another puzzle, in the same memory. `unique` says whether it has exactly one
    /// solution, if that is known. Scratch space stays as its last user left it.
    pub(crate) fn restart(&mut self, position: Position, unique: Option<bool>) {
        self.reset(position);
        self.unique.set(unique);
    }

    /// The position.
    #[inline]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position alone.
    pub fn into_position(self) -> Position {
        self.position
    }

    /// Writes a conclusion into the position. Returns whether its candidate was still there.
    #[inline]
    pub fn write(&mut self, literal: Literal) -> bool {
        if self.keeps_any.get() {
            self.written.set(self.written.get() | self.changes(literal));
        }
        self.position.write(literal)
    }

    /// The changes that a conclusion makes.
    fn changes(&self, literal: Literal) -> Changes {
        let (cell, digit) = (literal.candidate().cell(), literal.candidate().digit());
        if literal.is_true() {
            let peers = self.position.cells_for(digit) & cell.peers();
            Changes { cells: peers.with(cell), digits: self.position.candidates(cell) }
        } else {
            Changes { cells: CellSet::of(cell), digits: DigitSet::of(digit) }
        }
    }

    /// Takes another position of the same puzzle in place of this one.
    pub fn reset(&mut self, position: Position) {
        self.position = position;
        self.written.set(Changes::NONE);
        self.noted.get_mut().clear();
        for list in &self.lists {
            let mut entry = list;
            while let Some(node) = entry.get() {
                node.known.set(None);
                entry = &node.next;
            }
        }
    }

    /// Takes another position of the same puzzle in place of this one. Where that has only lost
    /// candidates, what is known of the rest is kept.
    pub fn move_to(&mut self, position: Position) {
        if !position.all_candidates().is_subset(self.position.all_candidates()) {
            return self.reset(position);
        }
        let gone = self.position.all_candidates() - position.all_candidates();
        let (cells, digits) = (gone.iter().map(Candidate::cell).collect(), gone.iter().map(Candidate::digit).collect());
        let changes = Changes { cells, digits };
        self.written.set(self.written.get() | changes);
        self.position = position;
    }

    /// A fact about the position, brought up to date if need be.
    ///
    /// # Panics
    /// If the fact is being updated: facts must not ask for each other in a circle.
    pub fn get<T: Fact>(&self) -> Ref<'_, T> {
        let node = self.node::<T>();
        if let Some(changes) = self.changes_since(node.known.replace(Some(self.note()))) {
            let mut value = node.value.borrow_mut();
            if let Some(value) = value.downcast_mut::<T>() {
                value.update(self, &changes);
            }
        }
        Ref::map(node.value.borrow(), |value| value.downcast_ref().unwrap_or_else(|| unreachable!("found by its type")))
    }

    /// Scratch space of this type, as the last user left it.
    ///
    /// # Panics
    /// If it is in use.
    pub fn scratch<T: Default + Send + 'static>(&self) -> RefMut<'_, T> {
        let value = self.node::<T>().value.borrow_mut();
        RefMut::map(value, |value| value.downcast_mut().unwrap_or_else(|| unreachable!("found by its type")))
    }

    /// Whether the puzzle has exactly one solution: the givens alone, or all filled cells where the
    /// givens are not known.
    ///
    /// Candidates missing from the position do not count: if the puzzle needs them to have one
    /// solution, a pattern that would give a second one proves nothing.
    ///
    /// # Errors
    /// If the count was cancelled.
    pub fn is_unique(&self, cancel: Cancel<'_>) -> Result<bool, Cancelled> {
        if let Some(known) = self.unique.get() {
            return Ok(known);
        }
        let mut solutions = fast::observed(&self.position.puzzle(), cancel);
        let unique = solutions.by_ref().take(2).count() == 1;
        if solutions.gave_up() {
            return Err(Cancelled);
        }
        self.unique.set(Some(unique));
        Ok(unique)
    }

    /// The answer of [`Facts::is_unique`], if it has been called.
    pub fn known_unique(&self) -> Option<bool> {
        self.unique.get()
    }

    /// Notes what has been written. Returns the number of changes noted.
    fn note(&self) -> usize {
        let mut noted = self.noted.borrow_mut();
        let written = self.written.replace(Changes::NONE);
        if written != Changes::NONE {
            noted.push(written);
        }
        noted.len()
    }

    /// The changes since as many were noted; everything if that was never, none if there are none.
    fn changes_since(&self, known: Option<usize>) -> Option<Changes> {
        let Some(known) = known else { return Some(Changes::everything()) };
        self.noted.borrow()[known..].iter().copied().reduce(Changes::bitor)
    }

    /// The entry of a type, made now if there is none.
    fn node<T: Default + Send + 'static>(&self) -> &Node {
        let kind = TypeId::of::<T>();
        let mut entry = &self.lists[hash_of(kind) as usize % LISTS];
        loop {
            let node = entry.get_or_init(|| {
                self.keeps_any.set(true);
                let value: RefCell<Box<dyn Any + Send>> = RefCell::new(Box::new(T::default()));
                Box::new(Node { kind, known: Cell::new(None), value, next: OnceCell::new() })
            });
            if node.kind == kind {
                return node;
            }
            entry = &node.next;
        }
    }
}
