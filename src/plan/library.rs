//! All steps seen while a plan is sought.

use super::aim::Aim;
use super::moves::Move;
use crate::board::{Candidate, CandidateSet, Position};
use crate::logic::{Event, Moment, Replay, Step};
use crate::technique::place;
use std::cell::Cell;
use std::collections::BTreeMap;

/// How much there is to read in a step, in words.
pub(super) type Words<'w> = &'w dyn Fn(&Moment<'_>) -> u64;

/// Steps, each once, with the position where it was found first.
pub(super) struct Library<'w> {
    pub(super) moves: Vec<Move>,
    /// For each move the number of its position, and its words once they are counted.
    found: Vec<(usize, Cell<Option<u64>>)>,
    positions: Vec<Position>,
    known: BTreeMap<(&'static str, Vec<u16>), usize>,
    aim: Aim,
    words: Words<'w>,
}

impl<'w> Library<'w> {
    /// A library without steps.
    pub(super) fn new(aim: Aim, words: Words<'w>) -> Library<'w> {
        Library { moves: Vec::new(), found: Vec::new(), positions: Vec::new(), known: BTreeMap::new(), aim, words }
    }

    /// Adds steps that were found in a position.
    pub(super) fn add(&mut self, position: &Position, steps: impl IntoIterator<Item = Step>) {
        let number = self.positions.len();
        self.positions.push(position.clone());
        for step in steps {
            let technique = step.technique.id;
            let mut next = Move::of(step, position);
            next.counts = self.aim.counts(next.step.technique);
            self.known.entry((technique, next.key())).or_insert_with(|| {
                self.moves.push(next);
                self.found.push((number, Cell::new(None)));
                self.moves.len() - 1
            });
        }
    }

    /// The moves that hold where these candidates are left.
    pub(super) fn holding(&self, left: CandidateSet) -> Vec<usize> {
        (0..self.moves.len()).filter(|&index| self.moves[index].holds(left)).collect()
    }

    /// The moves that no other one beats: needs no more, gives as much, and is as simple.
    pub(super) fn in_question(&self) -> Vec<usize> {
        let merits: Vec<(usize, usize)> =
            self.moves.iter().map(|each| (place(each.step.technique), each.step.proof.len())).collect();
        let mut giving: BTreeMap<Candidate, Vec<usize>> = BTreeMap::new();
        for (index, each) in self.moves.iter().enumerate() {
            each.gain.iter().for_each(|candidate| giving.entry(candidate).or_default().push(index));
        }
        let beats = |one: usize, other: usize| {
            let (a, b) = (&self.moves[one], &self.moves[other]);
            let is_equal = merits[one] == merits[other] && a.needs == b.needs && a.gain == b.gain;
            let is_simple = merits[one].0 <= merits[other].0 && merits[one].1 <= merits[other].1;
            one != other
                && is_simple
                && b.gain.is_subset(a.gain)
                && a.needs.is_subset(b.needs)
                && (!is_equal || one < other)
        };
        let is_beaten = |index: usize| {
            let rival = self.moves[index].gain.first().and_then(|candidate| giving.get(&candidate));
            rival.is_some_and(|rivals| rivals.iter().any(|&rival| beats(rival, index)))
        };
        (0..self.moves.len()).filter(|&index| !is_beaten(index)).collect()
    }

    /// The words of a move, if they have been counted.
    pub(super) fn known_words_of(&self, index: usize) -> Option<u64> {
        self.found[index].1.get()
    }

    /// The words of a move, told in the position where it was found.
    pub(super) fn words_of(&self, index: usize) -> u64 {
        let (position, known) = &self.found[index];
        known.get().unwrap_or_else(|| {
            let event = Event::Step(self.moves[index].step.clone());
            let words = (self.words)(&Moment::new(&Replay::new(self.positions[*position].clone()), &event));
            known.set(Some(words));
            words
        })
    }
}
