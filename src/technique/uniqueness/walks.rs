//! Unique rectangles with strong links: a digit in one corner that would fill the other three.
//!
//! Take four empty cells in two rows, two columns and two boxes, all of which can be x or y.
//! Suppose one of them is x. A corner beside one that is settled is settled, too, if it can only be
//! x or y, or if the digit that it needs has no other place in a house of the two than these (a
//! *strong link*). If all four are settled in this way, x and y could be exchanged without a change
//! in any row, column or box: the corner is not x.
//!
//! The name of such a pattern gives the number of corners with other candidates, their arrangement
//! (B: beside each other, D: diagonal), and the number of strong links.
//!
//! **Proof.** The guardians, and the digit of each link in its house; if a corner with two
//! candidates takes this digit from the other end of the link, that corner, too.

use super::rectangles::WholeRectangles;
use crate::board::{Candidate, Cell, CellSet, Constraint, Digit, DigitSet, House, Position};
use crate::logic::{Because, Changes, Escape, Fact, Facts, Family, Flow, ForbiddenShape, Limits, Settled, Sink, Spec};
use crate::technique::guardians::Guarded;

/// Two corners of a line, one link.
pub static UR_PLUS_2B_1SL: Spec = walk("ur-plus-2b-1sl", |facts, _, sink| search(facts, Kind::Beside, sink));

/// Two diagonal corners, one link.
pub static UR_PLUS_2D_1SL: Spec = walk("ur-plus-2d-1sl", |facts, _, sink| search(facts, Kind::Diagonal, sink));

/// Three corners, two links or one.
pub static UR_PLUS_3X_2SL: Spec = walk("ur-plus-3x-2sl", |facts, _, sink| search(facts, Kind::Three, sink));

/// Four corners, three links or fewer.
pub static UR_PLUS_4X_3SL: Spec = walk("ur-plus-4x-3sl", |facts, _, sink| search(facts, Kind::Four, sink));

const fn walk(id: &'static str, search: fn(&Facts, &Limits, &mut Sink<'_>) -> Flow) -> Spec {
    Spec::new(id, Family::Uniqueness, search).unique()
}

/// The arrangement of the corners with other candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Beside,
    Diagonal,
    Three,
    Four,
}

/// A rectangle, a corner, and a digit that would settle the others.
struct Walk {
    corners: [Cell; 4],
    digits: DigitSet,
    kind: Kind,
    corner: Cell,
    digit: Digit,
    steps: [Settled; 3],
}

/// Every walk with at least one strong link.
#[derive(Default)]
struct Walks(Vec<Walk>);

fn search(facts: &Facts, kind: Kind, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    facts.get::<Walks>().0.iter().filter(|walk| walk.kind == kind).try_for_each(|walk| {
        let cells: CellSet = walk.corners.into_iter().collect();
        let pattern = Guarded::of(position, ForbiddenShape::Rectangle, Because::Deadly, cells, walk.digits);
        let escape = Escape::Walked { corner: walk.corner, digit: walk.digit, steps: walk.steps };
        let questions = questions(&walk.steps);
        pattern.conclude(escape, [Candidate::new(walk.corner, walk.digit)], questions, sink)
    })
}

impl Fact for Walks {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0.clear();
        let position = facts.position();
        for &(corners, digits) in &facts.get::<WholeRectangles>().0 {
            self.around(corners, digits, position);
        }
    }
}

impl Walks {
    /// Adds the walks of either digit from each of the corners.
    fn around(&mut self, corners: [Cell; 4], digits: [Digit; 2], position: &Position) {
        let both: DigitSet = digits.into_iter().collect();
        let has_others = corners.map(|corner| !position.candidates(corner).is_subset(both));
        let kind = match has_others.iter().filter(|has| **has).count() {
            2 if has_others[0] == has_others[3] => Kind::Diagonal,
            2 => Kind::Beside,
            3 => Kind::Three,
            4 => Kind::Four,
            _ => return,
        };
        // For each digit, the corners that a strong link may settle, if another corner has the
        // other digit.
        let linked = [0, 1].map(|own| linked(position, corners, digits[own]));
        for (start, own) in (0..4).filter(|&start| has_others[start]).flat_map(|start| [(start, 0), (start, 1)]) {
            let (corner, digit) = (corners[start], digits[own]);
            // Neighbours have the other digit, and the corner opposite has the same.
            let can_be_settled = |to: usize| !has_others[to] || linked[own ^ usize::from(to ^ start != 3)][to];
            if !(0..4).filter(|&to| to != start).all(can_be_settled) {
                continue;
            }
            let walks = settle(position, corners, digits, [start, own], has_others).into_iter();
            self.0.extend(walks.map(|steps| Walk { corners, digits: both, kind, corner, digit, steps }));
        }
    }
}

/// For each corner, whether the digit has no other place than this corner and a neighbour in some
/// house of the two.
fn linked(position: &Position, corners: [Cell; 4], digit: Digit) -> [bool; 4] {
    let (mut linked, places) = ([false; 4], position.cells_for(digit));
    for ([one, two], kind) in [([0, 1], 0), ([2, 3], 0), ([0, 2], 1), ([1, 3], 1)] {
        let sides = CellSet::of(corners[one]).with(corners[two]);
        let is_link = |house: House| places & house.cells() == sides;
        let [line, block] = [corners[one].houses()[kind], corners[one].houses()[2]];
        if is_link(line) || is_link(block) {
            (linked[one], linked[two]) = (true, true);
        }
    }
    linked
}

/// The constraints of the links, and of the corners that these rest on.
fn questions(steps: &[Settled; 3]) -> Vec<Constraint> {
    let links = steps.iter().filter_map(|step| Some(Constraint::digit_in(step.digit, step.house?)));
    // The corner at the other end of a link does not have its digit, because of the one beside it.
    let settled_by = |corner: Cell| steps.iter().find(|step| step.cell == corner);
    let before = steps.iter().filter(|step| step.house.is_some()).filter_map(|step| settled_by(step.beside));
    let cells = before.filter_map(|step| settled_by(step.beside)).filter(|step| step.house.is_none());
    links.chain(cells.map(|step| Constraint::cell(step.cell))).collect()
}

/// The ways to settle the other corners with the fewest links.
fn settle(
    position: &Position,
    corners: [Cell; 4],
    digits: [Digit; 2],
    [start, own]: [usize; 2],
    has_others: [bool; 4],
) -> Vec<[Settled; 3]> {
    // Neighbours of a corner differ from it in one bit of its place, and have the other digit.
    let [row, column, opposite] = [start ^ 1, start ^ 2, start ^ 3];
    let by = |from: usize, to: usize| -> Vec<Settled> {
        let is_own = (to ^ start).count_ones().is_multiple_of(2);
        let digit = digits[if is_own { own } else { 1 - own }];
        let sides: CellSet = [corners[from], corners[to]].into_iter().collect();
        let settled = |house| Settled { cell: corners[to], digit, beside: corners[from], house };
        if !has_others[to] {
            return vec![settled(None)];
        }
        let links = sides.common_houses().filter(|&house| position.cells_in(digit, house) == sides);
        links.map(|house| settled(Some(house))).collect()
    };
    let mut ways: Vec<[Settled; 3]> = Vec::new();
    for [one, two, three] in [[row, column, opposite], [row, opposite, column], [column, opposite, row]] {
        let beside = |to: usize, known: &[usize]| -> Vec<Settled> {
            known.iter().filter(|from| (**from ^ to).count_ones() == 1).flat_map(|from| by(*from, to)).collect()
        };
        for first in beside(one, &[start]) {
            for second in beside(two, &[start, one]) {
                ways.extend(beside(three, &[start, one, two]).into_iter().map(|third| [first, second, third]));
            }
        }
    }
    let links = |steps: &[Settled; 3]| steps.iter().filter(|step| step.house.is_some()).count();
    let fewest = ways.iter().map(links).min().unwrap_or(0);
    ways.retain(|steps| fewest > 0 && links(steps) == fewest);
    let sorted = |steps: &[Settled; 3]| {
        let mut questions = questions(steps);
        questions.sort_unstable();
        questions
    };
    ways.sort_by_cached_key(sorted);
    ways.dedup_by_key(|steps| sorted(steps));
    ways
}
