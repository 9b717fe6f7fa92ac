//! The outlines of grouped candidates.

use super::measure::place;
use crate::board::CandidateSet;

/// The room between the candidates and their outline.
pub(super) const ROOM: f64 = 12.0;

/// The soft outline of grouped candidates: their convex hull and some room around it.
pub(super) fn outline(out: &mut String, group: CandidateSet) {
    let corners = hull(group.iter().map(place).collect());
    let next = corners.iter().cycle().skip(1);
    let sides: Vec<_> = corners.iter().zip(next).map(|(&from, &to)| moved_out(from, to)).collect();
    let next = sides.iter().cycle().skip(1);
    out.push_str("<path class=\"gr\" d=\"");
    for (index, ((from, to), (after, _))) in sides.iter().zip(next).enumerate() {
        if index == 0 {
            put!(out, "M{:.1} {:.1}", from.0, from.1);
        }
        put!(out, "L{:.1} {:.1}A{ROOM} {ROOM} 0 0 1 {:.1} {:.1}", to.0, to.1, after.0, after.1);
    }
    out.push_str("z\"/>\n");
}

/// The side of a polygon, moved outwards by the room.
fn moved_out(from: (i32, i32), to: (i32, i32)) -> ((f64, f64), (f64, f64)) {
    let (dx, dy) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
    let length = (dx * dx + dy * dy).sqrt();
    let outwards = |(x, y): (i32, i32)| (f64::from(x) + dy / length * ROOM, f64::from(y) - dx / length * ROOM);
    (outwards(from), outwards(to))
}

/// The corners of the convex hull, clockwise on the screen; the two ends if all points lie on a
/// line.
fn hull(mut points: Vec<(i32, i32)>) -> Vec<(i32, i32)> {
    points.sort_unstable();
    let turns_back =
        |a: (i32, i32), b: (i32, i32), c: (i32, i32)| (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0) <= 0;
    let mut corners: Vec<(i32, i32)> = Vec::new();
    // The upper half from left to right, then the lower one back.
    for _ in 0..2 {
        let mut half: Vec<(i32, i32)> = Vec::new();
        for &point in &points {
            while let [.., a, b] = half[..]
                && turns_back(a, b, point)
            {
                half.pop();
            }
            half.push(point);
        }
        half.pop();
        corners.extend(half);
        points.reverse();
    }
    corners
}
