//! The order of the rules, and the memory of each since its last search.

use super::aligned::{aligned_pair, aligned_triplet};
use super::basic::{
    basic_fish, direct_hidden_set, direct_locked, hidden_set, hidden_single, naked_set, naked_single, pointing,
};
use super::bent_wings::bent_wing;
use super::bug::bug;
use super::edition::Edition;
use super::figures::Tenths;
use super::geometry::PEER_SETS;
use super::loops::{LoopMemory, unique_loop};
use super::patterns::locked_digits;
use super::state::{Changes, State};
use super::step::SeStep;
use super::strong_links::strong_links;
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
    // From here on not in the classic.
    TwoLinks,
    ThreeLinks,
    FourLinks,
    FourWing,
    FiveWing,
    SixWing,
    SevenWing,
}

const SLOTS: usize = Slot::SevenWing as usize + 1;

/// The slots of the classic.
const CLASSIC: usize = Slot::AlignedTriplet as usize + 1;

/// From this rating on the position is settled before the rules are asked.
pub const SETTLED: Tenths = Tenths(28);

/// The rating of the last of the simple rules.
pub const SIMPLE: Tenths = Tenths(44);

const HIDDEN_PAIR: Tenths = Tenths(34);

/// The rating of hidden triplets.
pub const HIDDEN_TRIPLET: Tenths = Tenths(40);

/// The changes for each rule since it last found nothing.
pub struct Memory {
    edition: Edition,
    slots: [Changes; SLOTS],
    loops: LoopMemory,
}

impl Memory {
    /// Marks everything as changed.
    pub fn new(edition: Edition) -> Memory {
        Memory { edition, slots: [Changes::ALL; SLOTS], loops: LoopMemory::default() }
    }

    /// What it knows, except for loops.
    pub fn slots(&self) -> [Changes; SLOTS] {
        self.slots
    }

    /// Goes back to what it knew.
    pub fn restore(&mut self, slots: [Changes; SLOTS]) {
        self.slots = slots;
    }

    /// Records steps.
    fn note(&mut self, changes: Changes) {
        let (classic, others) = self.slots.split_at_mut(CLASSIC);
        for slot in classic {
            slot.note(&changes);
        }
        if !self.edition.is_classic() {
            others.iter_mut().for_each(|slot| slot.note(&changes));
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

    /// Rules 1 to 14 of the classic. Brings the state up to date if there is no hidden single.
    ///
    /// With a level, rules up to this rating are left out if others up to it come to the same:
    /// those that [`State::settle`] applies, which must have been called, and direct hidden sets.
    pub fn find_simple(&mut self, state: &mut State, level: Tenths, found: &mut SeStep) -> bool {
        let is_settled = level >= SETTLED;
        if !is_settled && hidden_single(state, found) {
            return true;
        }
        self.note(state.refresh());
        let edition = self.edition;
        let locked = if is_settled { 0 } else { locked_digits(&state.groups) };
        !is_settled && self.by_digit(Slot::DirectLocked, |digits| direct_locked(state, edition, digits & locked, found))
            || level < HIDDEN_PAIR
                && direct_hidden_set(state, 2, &mut self.slots[Slot::DirectPair as usize].houses, found)
            || !is_settled && naked_single(state, found)
            || level < HIDDEN_TRIPLET
                && direct_hidden_set(state, 3, &mut self.slots[Slot::DirectTriplet as usize].houses, found)
            || !is_settled && self.by_digit(Slot::Pointing, |digits| pointing(state, edition, digits & locked, found))
            || self.by_house(Slot::NakedPair, |houses| naked_set(state, 2, houses, found))
            || self.by_digit(Slot::XWing, |digits| basic_fish(state, 2, digits, found))
            || self.by_house(Slot::HiddenPair, |houses| hidden_set(state, 2, houses, found))
            || self.by_house(Slot::NakedTriplet, |houses| naked_set(state, 3, houses, found))
            || self.by_digit(Slot::Swordfish, |digits| basic_fish(state, 3, digits, found))
            || self.by_house(Slot::HiddenTriplet, |houses| hidden_set(state, 3, houses, found))
            || self.links(2, Slot::TwoLinks, state, found)
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
        let is_found = wing(state, self.edition, is_xyz, &mut pivots, found);
        if !is_found {
            *cells = 0;
        }
        is_found
    }

    fn unique_loop(&mut self, state: &State, found: &mut SeStep) -> bool {
        let changed = std::mem::take(&mut self.slots[Slot::Loop as usize].cells);
        unique_loop(state, self.edition, &mut self.loops, changed, found)
    }

    /// Runs a rule of strong links, if the edition has it.
    fn links(&mut self, links: usize, slot: Slot, state: &State, found: &mut SeStep) -> bool {
        links <= self.edition.most_links() && self.by_digit(slot, |digits| strong_links(state, links, digits, found))
    }

    /// Runs a rule of large wings, if the edition has it.
    fn bent(&mut self, digits: usize, slot: Slot, state: &State, found: &mut SeStep) -> bool {
        digits <= self.edition.most_wing_digits() && self.by_cell(slot, |cells| bent_wing(state, digits, cells, found))
    }

    /// Rules 15 to 20 of the classic and what other editions have between them; if wary, without
    /// those that assume a unique solution.
    pub fn find_middle(&mut self, state: &State, is_wary: bool, found: &mut SeStep) -> bool {
        let edition = self.edition;
        !is_wary && self.unique_loop(state, found)
            || self.by_house(Slot::NakedQuad, |houses| naked_set(state, 4, houses, found))
            || self.by_digit(Slot::Jellyfish, |digits| basic_fish(state, 4, digits, found))
            || self.by_house(Slot::HiddenQuad, |houses| hidden_set(state, 4, houses, found))
            || self.links(3, Slot::ThreeLinks, state, found)
            || self.bent(4, Slot::FourWing, state, found)
            || !is_wary && self.by_cell(Slot::Bug, |_| bug(state, edition, found))
            || self.links(4, Slot::FourLinks, state, found)
            || self.bent(5, Slot::FiveWing, state, found)
            || self.by_cell(Slot::AlignedPair, |cells| aligned_pair(state, cells, found))
            || self.bent(6, Slot::SixWing, state, found)
    }

    /// Rule 22 of the classic, after the largest wings of other editions.
    pub fn find_triplet(&mut self, state: &State, found: &mut SeStep) -> bool {
        let edition = self.edition;
        self.bent(7, Slot::SevenWing, state, found)
            || self.by_cell(Slot::AlignedTriplet, |cells| aligned_triplet(state, edition, cells, found))
    }
}
