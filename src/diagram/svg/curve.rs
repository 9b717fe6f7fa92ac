//! Curves between the outlines of their two ends.
//!
//! Coordinates are computed with additions, multiplications, divisions and square roots alone,
//! which give the same result on every machine.

pub(super) type Point = (f64, f64);

/// The distance between the points at which a curve is sampled.
pub(super) const APART: f64 = 6.0;

/// The place where a curve is attached.
#[derive(Clone, Copy)]
pub(super) struct Anchor {
    /// The middle.
    pub(super) at: Point,
    /// The distance that the curve keeps: from the middle, or in a cell to each side.
    pub(super) gap: f64,
    pub(super) is_cell: bool,
}

/// A cubic curve by its control points.
#[derive(Clone, Copy)]
pub(super) struct Curve(pub(super) [Point; 4]);

impl Anchor {
    /// Whether a point lies within the gap.
    fn covers(self, at: Point) -> bool {
        if self.is_cell {
            (at.0 - self.at.0).abs().max((at.1 - self.at.1).abs()) < self.gap
        } else {
            is_near(at, self.at, self.gap)
        }
    }
}

impl Curve {
    /// The point at a time from 0 to 1.
    fn at(&self, time: f64) -> Point {
        self.blossom(time, time, time)
    }

    /// Points along the curve.
    pub(super) fn points(&self) -> impl Iterator<Item = Point> {
        let Curve([a, b, c, d]) = *self;
        let length = (distance(a, b) + distance(b, c) + distance(c, d) + distance(a, d)) / 2.0;
        let points = (length / APART).ceil().max(1.0);
        (0..=points as usize).map(move |number| self.at(number as f64 / points))
    }

    /// The part outside the gaps of both ends; the whole curve if there is no such part.
    pub(super) fn between(self, from: Anchor, to: Anchor) -> Curve {
        const STEPS: usize = 96;
        let time = |step: usize| step as f64 / STEPS as f64;
        let start = (0..=STEPS).map(time).find(|&time| !from.covers(self.at(time)));
        let end = (0..=STEPS).rev().map(time).find(|&time| !to.covers(self.at(time)));
        match (start, end) {
            (Some(start), Some(end)) if start < end => {
                Curve([self.at(start), self.blossom(start, start, end), self.blossom(start, end, end), self.at(end)])
            }
            _ => self,
        }
    }

    /// De Casteljau's construction with a time of its own at each level. Equal times give a point
    /// of the curve; mixing two gives the inner control points of the part between them.
    fn blossom(&self, first: f64, second: f64, third: f64) -> Point {
        let mix = |a: Point, b: Point, time: f64| (a.0 + (b.0 - a.0) * time, a.1 + (b.1 - a.1) * time);
        let Curve([a, b, c, d]) = *self;
        let (ab, bc, cd) = (mix(a, b, first), mix(b, c, first), mix(c, d, first));
        mix(mix(ab, bc, second), mix(bc, cd, second), third)
    }
}

pub(super) fn squared(a: Point, b: Point) -> f64 {
    let (dx, dy) = (a.0 - b.0, a.1 - b.1);
    dx * dx + dy * dy
}

pub(super) fn distance(a: Point, b: Point) -> f64 {
    squared(a, b).sqrt()
}

/// Whether two points are nearer than this.
pub(super) fn is_near(a: Point, b: Point, gap: f64) -> bool {
    squared(a, b) < gap * gap
}
