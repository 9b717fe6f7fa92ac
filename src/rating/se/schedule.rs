//! The order of the rules, and the memory of each since its last search.

use super::aligned::{aligned_pair, aligned_triplet};
use super::basic::{
    basic_fish, direct_hidden_set, direct_locked, hidden_set, hidden_single, naked_set, naked_single, pointing,
};
use super::bug::bug;
use super::geometry::PEER_SETS;
use super::loops::{LoopMemory, unique_loop};
use super::state::{Changes, State};
use super::step::SeStep;
use super::wings::wing;
use crate::board::nine::bits;

/// The rules that track changes since they last found nothing, in their order.
#[derive(Clone, Copy)]
enum Slot {
    DirectLocked,
    DirectPair,
    DirectTriplet,
    Pointing,
    NakedPair,
    XWing,
    HiddenPair,
    NakedTriplet,
    Swordfish,
    HiddenTriplet,
    XYWing,
    XYZWing,
    Loop,
    NakedQuad,
    Jellyfish,
    HiddenQuad,
    Bug,
    AlignedPair,
    AlignedTriplet,
}

const SLOTS: usize = Slot::AlignedTriplet as usize + 1;

/// The changes for each rule since it last found nothing.
pub struct Memory {
    slots: [Changes; SLOTS],
    loops: LoopMemory,
}

impl Default for Memory {
    /// Marks everything as changed.
    fn default() -> Memory {
        Memory { slots: [Changes::ALL; SLOTS], loops: LoopMemory::default() }
    }
}

impl Memory {
    /// Records steps.
    fn note(&mut self, changes: Changes) {
        for slot in &mut self.slots {
            slot.cells |= changes.cells;
            slot.houses |= changes.houses;
            slot.digits |= changes.digits;
        }
    }

    /// Runs a rule that goes by digit.
    fn by_digit(&mut self, slot: Slot, find: impl FnOnce(u16) -> bool) -> bool {
        let digits = &mut self.slots[slot as usize].digits;
        if *digits == 0 {
            return false;
        }
        let is_found = find(*digits);
        if !is_found {
            *digits = 0;
        }
        is_found
    }

    /// Runs a rule that goes by house.
    fn by_house(&mut self, slot: Slot, find: impl FnOnce(u32) -> bool) -> bool {
        let houses = &mut self.slots[slot as usize].houses;
        if *houses == 0 {
            return false;
        }
        let is_found = find(*houses);
        if !is_found {
            *houses = 0;
        }
        is_found
    }

    /// Runs a rule that goes by cell.
    fn by_cell(&mut self, slot: Slot, find: impl FnOnce(u128) -> bool) -> bool {
        let cells = &mut self.slots[slot as usize].cells;
        if *cells == 0 {
            return false;
        }
        let is_found = find(*cells);
        if !is_found {
            *cells = 0;
        }
        is_found
    }

    /// Rules 1 to 14. Brings the state up to date if there is no hidden single.
    pub fn find_simple(&mut self, state: &mut State, found: &mut SeStep) -> bool {
        if hidden_single(state, found) {
            return true;
        }
        self.note(state.refresh());
        self.by_digit(Slot::DirectLocked, |digits| direct_locked(state, digits, found))
            || direct_hidden_set(state, 2, &mut self.slots[Slot::DirectPair as usize].houses, found)
            || naked_single(state, found)
            || direct_hidden_set(state, 3, &mut self.slots[Slot::DirectTriplet as usize].houses, found)
            || self.by_digit(Slot::Pointing, |digits| pointing(state, digits, found))
            || self.by_house(Slot::NakedPair, |houses| naked_set(state, 2, houses, found))
            || self.by_digit(Slot::XWing, |digits| basic_fish(state, 2, digits, found))
            || self.by_house(Slot::HiddenPair, |houses| hidden_set(state, 2, houses, found))
            || self.by_house(Slot::NakedTriplet, |houses| naked_set(state, 3, houses, found))
            || self.by_digit(Slot::Swordfish, |digits| basic_fish(state, 3, digits, found))
            || self.by_house(Slot::HiddenTriplet, |houses| hidden_set(state, 3, houses, found))
            || self.wing(Slot::XYWing, state, found)
            || self.wing(Slot::XYZWing, state, found)
    }

    /// Runs a wing rule; a pivot is new if it or one of its peers changed.
    fn wing(&mut self, slot: Slot, state: &State, found: &mut SeStep) -> bool {
        let cells = &mut self.slots[slot as usize].cells;
        let mut pivots = 0u128;
        let is_xyz = matches!(slot, Slot::XYZWing);
        for pivot in bits(state.sized[if is_xyz { 2 } else { 1 }]) {
            if *cells & (PEER_SETS[pivot] | 1 << pivot) != 0 {
                pivots |= 1 << pivot;
            }
        }
        let is_found = wing(state, is_xyz, &mut pivots, found);
        if !is_found {
            *cells = 0;
        }
        is_found
    }

    fn unique_loop(&mut self, state: &State, found: &mut SeStep) -> bool {
        let changed = std::mem::take(&mut self.slots[Slot::Loop as usize].cells);
        unique_loop(state, &mut self.loops, changed, found)
    }

    /// Rules 15 to 20; if wary, without those that assume a unique solution.
    pub fn find_middle(&mut self, state: &State, is_wary: bool, found: &mut SeStep) -> bool {
        !is_wary && self.unique_loop(state, found)
            || self.by_house(Slot::NakedQuad, |houses| naked_set(state, 4, houses, found))
            || self.by_digit(Slot::Jellyfish, |digits| basic_fish(state, 4, digits, found))
            || self.by_house(Slot::HiddenQuad, |houses| hidden_set(state, 4, houses, found))
            || !is_wary && self.by_cell(Slot::Bug, |_| bug(state, found))
            || self.by_cell(Slot::AlignedPair, |cells| aligned_pair(state, cells, found))
    }

    /// Rule 22.
    pub fn find_triplet(&mut self, state: &State, found: &mut SeStep) -> bool {
        self.by_cell(Slot::AlignedTriplet, |cells| aligned_triplet(state, cells, found))
    }
}
