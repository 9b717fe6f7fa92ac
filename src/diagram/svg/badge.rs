//! Letters and numbers of candidates: the numbers on the arrows that lead to them, where these have
//! room for a disc, all others in the gaps beside them. They hide no digit.

use super::curve::{Curve, Point, is_near};
use super::link::Drawn;
use super::measure::{CELL, centre, place};
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
/// The room that the disc of a number keeps from marks, candidates, larger digits and other discs.
const FROM_MARK: f64 = 17.0;
const FROM_CANDIDATE: f64 = 14.0;
const FROM_DIGIT: f64 = 23.0;
const FROM_DISC: f64 = 17.0;

/// The places for the letter of a whole cell, beside those for candidates.
const OUTER: [(usize, i32, i32); 4] = [(0, -24, -24), (2, 24, -24), (6, -24, 24), (8, 24, 24)];

/// The places in the cells of a scene, and those that are taken.
pub(super) struct Places<'a> {
    scene: &'a Scene,
    drawn: &'a [Drawn],
    taken: Vec<(i32, i32)>,
}

impl<'a> Places<'a> {
    pub(super) fn of(scene: &'a Scene, drawn: &'a [Drawn]) -> Places<'a> {
        Places { scene, drawn, taken: Vec::new() }
    }

    /// Takes the place on the arrow that leads to a candidate which is nearest to its middle: the
    /// middle of a disc. None if there is no arrow, or no room on it.
    pub(super) fn on_arrow(&mut self, candidate: Candidate) -> Option<(i32, i32)> {
        let mut places: Vec<(usize, Point)> = Vec::new();
        for curve in self.arrows_to(candidate) {
            let points: Vec<Point> = curve.points().collect();
            let middle = points.len() / 2;
            places.extend(points.into_iter().enumerate().map(|(at, point)| (at.abs_diff(middle), point)));
        }
        places.sort_by_key(|&(distance, _)| distance);
        let (_, (x, y)) = places.into_iter().find(|&(_, at)| self.has_room(at))?;
        let place = (x.round() as i32, y.round() as i32);
        self.taken.push(place);
        Some(place)
    }

    /// The arrows that end at a candidate. Where a bar within the cell leads to it, from a
    /// candidate without a number of its own, the arrows to that one.
    fn arrows_to(&self, candidate: Candidate) -> Vec<Curve> {
        let to = |candidate| self.drawn.iter().filter(move |drawn| drawn.link.to.single() == Some(candidate));
        let through = |drawn: &Drawn| {
            let before = drawn.link.from.single().filter(|_| drawn.curve.is_none());
            before.filter(|&before| self.scene.lines(before).is_empty())
        };
        let before = to(candidate).filter_map(through).flat_map(to);
        to(candidate).chain(before).filter_map(|drawn| drawn.curve).collect()
    }

    /// Whether a disc around a point touches nothing.
    fn has_room(&self, at: Point) -> bool {
        let clear = |(x, y): (i32, i32), room| !is_near(at, (f64::from(x), f64::from(y)), room);
        let clear_of = |cell| match self.scene.face(cell) {
            Face::Open(digits) => digits.iter().map(|digit| Candidate::new(cell, digit)).all(|candidate| {
                let is_marked = self.scene.mark(candidate).is_some();
                clear(place(candidate), if is_marked { FROM_MARK } else { FROM_CANDIDATE })
            }),
            Face::Placing(_) => clear(centre(cell), f64::from(CELL / 2)),
            Face::Given(_) | Face::Filled(_) => clear(centre(cell), FROM_DIGIT),
        };
        // The room reaches no further than the cells around.
        let is_near = |cell: &Cell| !clear(centre(*cell), f64::from(2 * CELL));
        Cell::all().filter(is_near).all(clear_of) && self.taken.iter().all(|&taken| clear(taken, FROM_DISC))
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
