//! Letters and numbers beside candidates, in the gaps between them, where they hide no digit.

use super::measure::{centre, place};
use crate::board::{Candidate, Cell, Digit, DigitSet, Element};
use crate::diagram::scene::{Face, Scene};

/// The distance of a gap from the candidates around it, in both directions.
const ASIDE: i32 = 10;
/// The furthest place from the middle of a cell at which a letter is within it.
const FURTHEST: i32 = 27;
/// The squares of the distances at which a letter touches a mark, and at which it is near one.
const TOUCHING: i32 = 13 * 13;
const NEAR: i32 = 15 * 15;
/// The room that a letter takes.
const LETTER: i32 = 9;
/// The places for the letter of a whole cell, beside those for candidates.
const OUTER: [(usize, i32, i32); 4] = [(0, -24, -24), (2, 24, -24), (6, -24, 24), (8, 24, 24)];

/// The places in the cells of a scene, and those that are taken.
pub(super) struct Places<'a> {
    scene: &'a Scene,
    taken: Vec<(i32, i32)>,
}

impl<'a> Places<'a> {
    pub(super) fn of(scene: &'a Scene) -> Places<'a> {
        Places { scene, taken: Vec::new() }
    }

    /// Takes the best place left beside a candidate: its middle.
    pub(super) fn beside(&mut self, candidate: Candidate) -> (i32, i32) {
        let (x, y) = place(candidate);
        let gaps = [(ASIDE, ASIDE), (-ASIDE, ASIDE), (ASIDE, -ASIDE), (-ASIDE, -ASIDE)];
        self.best(candidate.cell(), gaps.map(|(right, down)| (x + right, y + down)))
    }

    /// Takes the best place left for the letter of a cell: a corner without a candidate, or else a
    /// gap.
    pub(super) fn corner(&mut self, cell: Cell) -> (i32, i32) {
        let (x, y) = centre(cell);
        let open = self.open(cell);
        let free = OUTER.into_iter().filter(|&(digit, ..)| !open.contains(Digit::from_index(digit)));
        let mut free = free.map(|(_, right, down)| (x + right, y + down));
        if let Some(at) = free.find(|at| !self.taken.contains(at)) {
            self.taken.push(at);
            return at;
        }
        let steps = [-FURTHEST, -ASIDE, ASIDE, FURTHEST];
        let all = steps.into_iter().flat_map(|down| steps.into_iter().map(move |right| (x + right, y + down)));
        self.best(cell, all)
    }

    fn best(&mut self, cell: Cell, places: impl IntoIterator<Item = (i32, i32)>) -> (i32, i32) {
        let (x, y) = centre(cell);
        let within = |at: i32, middle: i32| at.clamp(middle - FURTHEST, middle + FURTHEST);
        let inner = places.into_iter().map(|(right, down)| (within(right, x), within(down, y)));
        let best = inner.min_by_key(|&at| self.cost(cell, at)).unwrap_or((x, y));
        self.taken.push(best);
        best
    }

    /// How much a place is worth avoiding.
    fn cost(&self, cell: Cell, (x, y): (i32, i32)) -> i32 {
        let squared = |(left, top): (i32, i32)| (left - x) * (left - x) + (top - y) * (top - y);
        let around = self.open(cell).iter().map(|digit| Candidate::new(cell, digit));
        let met = around.map(|candidate| match (squared(place(candidate)), self.scene.mark(candidate)) {
            (..TOUCHING, Some(_)) => 4,
            (..NEAR, _) => 1,
            _ => 0,
        });
        let taken = if self.taken.iter().any(|&other| squared(other) < LETTER * LETTER) { 100 } else { 0 };
        met.sum::<i32>() + taken
    }

    /// The digits that are seen as candidates of a cell.
    fn open(&self, cell: Cell) -> DigitSet {
        match self.scene.face(cell) {
            Face::Open(digits) => digits,
            _ => DigitSet::EMPTY,
        }
    }
}
