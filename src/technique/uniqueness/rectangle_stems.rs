//! Rectangles whose guardians are followed: by sets, and from outside.
//!
//! The corners of a rectangle in two boxes must not be filled from two digits alone: see
//! [unique rectangles](super::unique_rectangle). So one of the *guardians* is true:
//!
//! - *inside*, the other candidates of the corners;
//! - *outside*, the other places of the two digits in lines of the rectangle, both rows or both
//!   columns for each digit: see [`OutsideRectangle`];
//! - of an *avoidable* rectangle, some of whose corners are filled but not given, the other
//!   candidates of the open ones.
//!
//! Each of them leads to the same result: by itself (from outside: types 1 and 2), or by an almost
//! locked set that it takes its digit from.
//!
//! **Proof.** The guardians, from outside with each digit in its lines; and the cells of the sets.

use super::avoidable_rectangle::placed_cells;
use super::rectangles::{WholeRectangles, around};
use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, Element, House, Position};
use crate::logic::{
    Alternatives, Because, Evidence, Facts, Family, Flow, Forbidden, ForbiddenShape, Limits, OutsideRectangle, Sink,
    Spec,
};
use crate::technique::guardians::Guarded;
use crate::technique::stems::{Form, MOST, MOST_FOLLOWED, Stem, StemKind, at_once, blossoms, excluded_by_all, lines};
use std::collections::BTreeSet;

/// One cell with two digits for all guardians.
pub static UR_PLUS_2D_3X: Spec = rectangle("ur-plus-2d-3x", |facts, _, sink| inside(facts, Form::Cell, sink));

/// One almost locked set for all guardians.
pub static UR_SDC_ALS: Spec = rectangle("ur-sdc-als", |facts, _, sink| inside(facts, Form::Set, sink));

/// A cell with two digits for each guardian.
pub static UR_WINGS: Spec = rectangle("ur-wings", |facts, _, sink| inside(facts, Form::Cells, sink));

/// An almost locked set for each guardian.
pub static UR_BLOSSOM: Spec = rectangle("ur-blossom", |facts, _, sink| inside(facts, Form::Sets, sink));

/// Guardians outside that exclude something by themselves, or a single one.
pub static UR_EXTERNAL: Spec = rectangle("ur-external", |facts, _, sink| external(facts, sink)).tier(1);

/// Guardians outside, and almost locked sets.
pub static UR_EXTERNAL_SET: Spec =
    rectangle("ur-external-set", |facts, _, sink| blossoms::<Outside>(facts, |bloom| bloom.form != Form::Direct, sink));

/// Guardians outside, each followed along links.
pub static UR_EXTERNAL_CHAINS: Spec =
    rectangle("ur-external-chains", |facts, limits, sink| lines::<Outside>(facts, 2..=MOST_FOLLOWED, limits, sink));

/// The guardians of a rectangle with filled corners, and almost locked sets.
pub static AVOIDABLE_RECTANGLE_SET: Spec = rectangle("avoidable-rectangle-set", |facts, _, sink| {
    blossoms::<Avoidable>(facts, |bloom| bloom.form != Form::Direct, sink)
})
.group("avoidable-rectangle");

/// The guardians of a rectangle with filled corners, each followed along links.
pub static AVOIDABLE_RECTANGLE_FORCING_CHAIN: Spec =
    rectangle("avoidable-rectangle-forcing-chain", |facts, limits, sink| {
        lines::<Avoidable>(facts, 2..=MOST_FOLLOWED, limits, sink)
    })
    .group("avoidable-rectangle");

const fn rectangle(id: &'static str, search: fn(&Facts, &Limits, &mut Sink<'_>) -> Flow) -> Spec {
    Spec::new(id, Family::Uniqueness, search).unique().evidence(Evidence::Derived).tier(2)
}

fn inside(facts: &Facts, form: Form, sink: &mut Sink<'_>) -> Flow {
    blossoms::<Inside>(facts, |bloom| bloom.form == form, sink)
}

/// The guardians of rectangles with open corners.
pub struct Inside;

impl StemKind for Inside {
    fn collect(facts: &Facts, found: &mut Vec<Stem>) {
        let position = facts.position();
        found.extend(facts.get::<WholeRectangles>().0.iter().filter_map(|(corners, digits)| {
            let pattern = guarded(position, corners.iter().copied().collect(), digits.iter().copied().collect());
            Stem::of_guardians(position, &pattern)
        }));
    }
}

/// The places of the digits of a rectangle outside its corners.
struct Outside;

impl StemKind for Outside {
    fn collect(facts: &Facts, found: &mut Vec<Stem>) {
        let position = facts.position();
        found.extend(each_outside(position, &facts.get::<WholeRectangles>()).map(|places| places.stem(position)));
    }
}

/// Reports what the places outside exclude by sight, and single ones.
fn external(facts: &Facts, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let whole = facts.get::<WholeRectangles>();
    let mut telling = each_outside(position, &whole).filter(|places| places.tell_at_once(position));
    telling.try_for_each(|places| at_once(position, &places.stem(position), sink))
}

/// The places of the two digits of a rectangle outside its corners, of each digit in both rows or
/// both columns.
struct PlacesOutside {
    corners: [Cell; 4],
    digits: [Digit; 2],
    /// By digit, the lines.
    lines: [[House; 2]; 2],
    /// By digit, the places.
    places: [CellSet; 2],
}

/// The places outside each rectangle, if they are not too many.
fn each_outside<'a>(
    position: &'a Position,
    rectangles: &'a WholeRectangles,
) -> impl Iterator<Item = PlacesOutside> + 'a {
    rectangles.0.iter().flat_map(|&(corners, digits)| {
        let opposite = [corners[0], corners[3]];
        let lines = [opposite.map(|corner| corner.houses()[0]), opposite.map(|corner| corner.houses()[1])];
        let cells: CellSet = corners.into_iter().collect();
        let outside = lines.map(|[one, two]| (one.cells() | two.cells()) - cells);
        let of_lines = [[0, 0], [0, 1], [1, 0], [1, 1]].map(|[one, two]| PlacesOutside {
            corners,
            digits,
            lines: [lines[one], lines[two]],
            places: [position.cells_for(digits[0]) & outside[one], position.cells_for(digits[1]) & outside[two]],
        });
        of_lines.into_iter().filter(|found| (1..=MOST).contains(&(found.places[0].len() + found.places[1].len())))
    })
}

impl PlacesOutside {
    /// Whether there is a single place, or all of them exclude something by sight.
    fn tell_at_once(&self, position: &Position) -> bool {
        let [one, two] = [0, 1].map(|which| (self.digits[which], self.places[which]));
        one.1.len() + two.1.len() == 1 || !excluded_by_all(position, &[one, two]).is_empty()
    }

    /// The places as a stem.
    fn stem(&self, position: &Position) -> Stem {
        let cells: CellSet = self.corners.into_iter().collect();
        let domain = cells.iter().flat_map(|cell| self.digits.map(|digit| Candidate::new(cell, digit))).collect();
        let forbidden = Forbidden { cells, domain, because: Because::Deadly };
        let [first, second] = [0, 1].map(|which| (self.digits[which], self.lines[which]));
        let outside = OutsideRectangle { forbidden, lines: [first, second] };
        let guardians = outside.guardians(position);
        Stem::of_candidates(Alternatives::Outside(Box::new(outside)), guardians)
    }
}

/// The guardians of rectangles with filled corners that are not given.
struct Avoidable;

impl StemKind for Avoidable {
    fn collect(facts: &Facts, found: &mut Vec<Stem>) {
        let position = facts.position();
        let placed = placed_cells(position);
        let mut known: BTreeSet<(CellSet, DigitSet)> = BTreeSet::new();
        for corner in placed {
            let Some(own) = position.digit(corner) else { continue };
            for corners in around(corner, placed | position.empty_cells()) {
                let cells: CellSet = corners.into_iter().collect();
                let open = (cells & position.empty_cells()).len();
                let others = Digit::all().filter(|other| *other != own);
                for other in others.filter(|_| (2..=3).contains(&open)) {
                    let digits: DigitSet = [own, other].into_iter().collect();
                    if fits(position, corners, corner, [own, other]) && known.insert((cells, digits)) {
                        found.extend(Stem::of_guardians(position, &guarded(position, cells, digits)));
                    }
                }
            }
        }
    }
}

/// Whether each corner has its digit, or can have it: the corners opposite the first one, beside
/// the other.
fn fits(position: &Position, corners: [Cell; 4], first: Cell, [own, other]: [Digit; 2]) -> bool {
    corners.into_iter().all(|corner| {
        let digit = if corner == first || corner.row() != first.row() && corner.column() != first.column() {
            own
        } else {
            other
        };
        let candidate = Candidate::new(corner, digit);
        position.has(candidate) || position.is_placed(candidate)
    })
}

fn guarded(position: &Position, cells: CellSet, digits: DigitSet) -> Guarded {
    Guarded::of(position, ForbiddenShape::Rectangle, Because::Deadly, cells, digits)
}
