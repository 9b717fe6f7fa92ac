//! Links as arrows that keep clear of marks and of each other.
//!
//! A link between two digits of a cell that have nothing between them is a short bar: there is no
//! room for an arrow, and a loop around them would be in the way.
//!
//! An arrow leads from a candidate, the outline of a group or a cell of a set to another. Of
//! several bends inside the grid the cheapest is drawn: every point near a mark, a digit or an
//! earlier arrow has a cost, and so has the bend itself.

use super::curve::{APART, Anchor, Curve, Point, distance, is_near, squared};
use super::group::{ROOM, outline};
use super::measure::{CELL, MARGIN, centre, place};
use super::sample::{SIGHT, attributes};
use super::shape::line;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, DigitSet, Element};
use crate::diagram::scene::{Face, Scene};
use crate::diagram::sight::Sight;
use crate::logic::{Link, LinkKind};

/// The bends of the halves of an arrow to its left, as fractions of its length.
const BENDS: [f64; 7] = [0.08, -0.08, 0.0, 0.18, -0.18, 0.34, -0.34];
/// The cost of a bend of the whole length, and of as large a difference between the halves.
const BEND: f64 = 14.0;
/// Below this distance, that of candidates in one cell, there is no room between the ends: the
/// arrow rises above both.
const SHORT: f64 = 57.0;
/// Below this distance there is no room for a line from a candidate to one beside it.
const ROOMY: f64 = 30.0;
/// The height to which the control points of a short arrow rise.
const RISE: f64 = 27.0;

/// The distance that a bar within a cell keeps from the middle of other digits.
const CLEAR: i32 = 10;

/// An obstacle that arrows avoid.
struct Obstacle {
    at: Point,
    /// A point within this distance meets it.
    near: f64,
    cost: f64,
}

/// The two ends of an arrow.
type Ends = (Anchor, Anchor);

/// Where a link was drawn.
pub(super) struct Drawn {
    pub(super) link: Link,
    /// Its arrow; none if it is a bar within a cell.
    pub(super) curve: Option<Curve>,
}

/// The outlines of groups, and all links.
pub(super) fn draw(out: &mut String, scene: &Scene) -> Vec<Drawn> {
    let links = scene.links();
    let mut groups: Vec<CandidateSet> = Vec::new();
    for end in links.iter().filter(|link| link.kind != LinkKind::Implies).flat_map(|link| [link.from, link.to]) {
        if end.len() > 1 && !is_set(end) && !groups.contains(&end) {
            groups.push(end);
        }
    }
    for group in groups {
        outline(out, group);
    }
    let mut drawn = Vec::new();
    let mut arrows: Vec<(Option<Link>, Ends)> = Vec::new();
    for &link in &links {
        match (bar(scene, &link), ends(scene, &link)) {
            (Some((from, to)), _) => {
                let class = if link.kind == LinkKind::Strong { "l lb" } else { "l" };
                let line = line(told(scene, &links, &link));
                put!(out, "<path class=\"{class}\"{line} d=\"M{} {}L{} {}\"/>\n", from.0, from.1, to.0, to.1);
                drawn.push(Drawn { link, curve: None });
            }
            (None, Some(ends)) => arrows.push((Some(link), ends)),
            (None, None) => {}
        }
    }
    // Short arrows find a place beside long ones more easily than the other way round.
    let length = |(_, (from, to)): &(Option<Link>, Ends)| squared(from.at, to.at);
    arrows.sort_by(|one, other| length(other).total_cmp(&length(one)));
    // The pattern comes before what follows from it.
    arrows.extend(scene.sights.iter().filter_map(|sight| Some((None, last_ends(scene, sight)?))));
    let obstacles = obstacles(scene);
    let after = scene.sketch.lines.iter().map(|line| line.number + 1).max();
    let mut earlier: Vec<Point> = Vec::new();
    for (link, ends) in arrows {
        if let Some(curve) = route(ends, &obstacles, &earlier) {
            earlier.extend(curve.points());
            let (attributes, Curve([a, b, c, d])) = (link.map_or(SIGHT, |link| attributes(link.kind)), curve);
            let line = line(link.map_or(after, |link| told(scene, &links, &link)));
            put!(out, "<path {attributes}{line} d=\"M{:.1} {:.1}C{:.1} {:.1} ", a.0, a.1, b.0, b.1);
            put!(out, "{:.1} {:.1} {:.1} {:.1}\"/>\n", c.0, c.1, d.0, d.1);
            drawn.extend(link.map(|link| Drawn { link, curve: Some(curve) }));
        }
    }
    drawn
}

/// The number of the line that an arrow belongs to: the one that tells its end, or what follows
/// from that by the next link.
fn told(scene: &Scene, links: &[Link], link: &Link) -> Option<usize> {
    let tells = |end: CandidateSet| {
        let mut lines = scene.sketch.lines.iter();
        lines.find(|line| end.is_subset(line.placed | line.removed)).map(|line| line.number)
    };
    tells(link.to).or_else(|| links.iter().filter(|next| next.from == link.to).find_map(|next| tells(next.to)))
}

/// The middles of the two digits of a cell that a link joins with no third candidate between them;
/// their marks are drawn over the ends of the bar.
fn bar(scene: &Scene, link: &Link) -> Option<((i32, i32), (i32, i32))> {
    let (from, to) = (link.from.single()?, link.to.single()?);
    let Face::Open(digits) = scene.face(from.cell()) else { return None };
    if link.kind == LinkKind::Implies || from.cell() != to.cell() || from == to {
        return None;
    }
    let (one, other) = (place(from), place(to));
    let (dx, dy) = (other.0 - one.0, other.1 - one.1);
    let is_between = |digit| {
        let (x, y) = place(Candidate::new(from.cell(), digit));
        let (x, y) = (x - one.0, y - one.1);
        let (along, aside, length) = (x * dx + y * dy, x * dy - y * dx, dx * dx + dy * dy);
        (0..length).contains(&along) && aside * aside < CLEAR * CLEAR * length
    };
    let others = digits.iter().filter(|&digit| digit != from.digit() && digit != to.digit());
    let have_marks = scene.mark(from).is_some() && scene.mark(to).is_some();
    (have_marks && !others.into_iter().any(is_between)).then_some((one, other))
}

/// Whether the end of a link is a set of cells, not a candidate or a group.
fn is_set(end: CandidateSet) -> bool {
    end.iter().map(Candidate::digit).collect::<DigitSet>().len() > 1
}

/// The obstacles that arrows avoid.
fn obstacles(scene: &Scene) -> Vec<Obstacle> {
    let mut obstacles = Vec::new();
    let mut add = |at, near, cost| obstacles.push(Obstacle { at: point(at), near, cost });
    for cell in Cell::all() {
        match scene.face(cell) {
            Face::Open(digits) => {
                for candidate in digits.iter().map(|digit| Candidate::new(cell, digit)) {
                    let (near, cost) = if scene.mark(candidate).is_some() { (13.0, 6.0) } else { (7.0, 0.4) };
                    add(place(candidate), near, cost);
                }
            }
            Face::Placing(_) => add(centre(cell), 28.0, 6.0),
            Face::Given(_) | Face::Filled(_) => add(centre(cell), 17.0, 0.8),
        }
    }
    obstacles
}

/// The nearest places at which the two ends of a link can be attached.
fn ends(scene: &Scene, link: &Link) -> Option<Ends> {
    nearest(anchors(scene, link.from, link.kind), anchors(scene, link.to, link.kind))
}

/// The nearest places for the line of a sight; none if there is no room between them.
fn last_ends(scene: &Scene, sight: &Sight) -> Option<Ends> {
    let from = anchors(scene, sight.from, LinkKind::Weak);
    let to = anchors(scene, CandidateSet::of(sight.to), LinkKind::Weak);
    nearest(from, to).filter(|(from, to)| !is_near(from.at, to.at, ROOMY))
}

fn nearest(from: Vec<Anchor>, to: Vec<Anchor>) -> Option<Ends> {
    let pairs = from.iter().flat_map(|&from| to.iter().map(move |&to| (from, to)));
    let pairs = pairs.filter(|(from, to)| from.at != to.at);
    pairs.min_by(|one, other| squared(one.0.at, one.1.at).total_cmp(&squared(other.0.at, other.1.at)))
}

/// The places at which an arrow can be attached to an end.
fn anchors(scene: &Scene, end: CandidateSet, kind: LinkKind) -> Vec<Anchor> {
    let implies = kind == LinkKind::Implies;
    if is_set(end) && !implies {
        let cells: CellSet = end.iter().map(Candidate::cell).collect();
        let gap = f64::from(CELL / 2 - 1);
        return cells.iter().map(|cell| Anchor { at: point(centre(cell)), gap, is_cell: true }).collect();
    }
    let room = if end.len() > 1 && !implies { ROOM + 1.5 } else { 11.5 };
    let anchor = |candidate: Candidate| {
        let (at, gap) = match scene.face(candidate.cell()) {
            Face::Open(_) => (place(candidate), room),
            Face::Placing(_) => (centre(candidate.cell()), 29.0),
            Face::Given(_) | Face::Filled(_) => (centre(candidate.cell()), 18.0),
        };
        Anchor { at: point(at), gap, is_cell: false }
    };
    end.iter().map(anchor).collect()
}

/// The cheapest curve between two ends.
fn route((from, to): Ends, obstacles: &[Obstacle], earlier: &[Point]) -> Option<Curve> {
    let (dx, dy) = (to.at.0 - from.at.0, to.at.1 - from.at.1);
    let length = distance(from.at, to.at);
    let is_short = length < SHORT;
    let control = |along: f64, bend: f64| {
        let aside = if is_short { RISE.copysign(bend) } else { bend * length };
        (from.at.0 + dx * along + dy / length * aside, from.at.1 + dy * along - dx / length * aside)
    };
    let obstacles: Vec<&Obstacle> = obstacles.iter().filter(|met| met.at != from.at && met.at != to.at).collect();
    let mut best: Option<(f64, Curve)> = None;
    for first in BENDS {
        for second in BENDS.into_iter().filter(|&second| !is_short || second == first && first.abs() == BENDS[0]) {
            let curve = [from.at, control(1.0 / 3.0, first), control(2.0 / 3.0, second), to.at];
            let curve = Curve(curve).between(from, to);
            let bend = BEND * (first.abs() + second.abs() + (first - second).abs());
            let limit = best.map_or(f64::INFINITY, |(cost, _)| cost);
            if let Some(cost) = cost(&curve, bend, limit, &obstacles, earlier) {
                best = Some((cost, curve));
            }
        }
    }
    best.map(|(_, curve)| curve)
}

/// The cost of a curve and its bend; `None` once it reaches the limit, or leaves the grid. A
/// straight line never does, and a short arrow can rise to either side.
fn cost(curve: &Curve, bend: f64, limit: f64, obstacles: &[&Obstacle], earlier: &[Point]) -> Option<f64> {
    let (low, high) = (f64::from(MARGIN), f64::from(MARGIN + 9 * CELL));
    let mut cost = bend;
    for at in curve.points() {
        let met = obstacles.iter().filter(|obstacle| is_near(at, obstacle.at, obstacle.near));
        cost += met.map(|obstacle| obstacle.cost).sum::<f64>();
        cost += if earlier.iter().any(|&other| is_near(at, other, APART)) { 1.0 } else { 0.0 };
        let is_outside = at.0.min(at.1) < low || at.0.max(at.1) > high;
        if is_outside || cost >= limit {
            return None;
        }
    }
    Some(cost)
}

fn point((x, y): (i32, i32)) -> Point {
    (f64::from(x), f64::from(y))
}
