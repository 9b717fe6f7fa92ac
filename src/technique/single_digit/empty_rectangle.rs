//! Empty rectangle: a box whose places for a digit lie in a row and a column of it.
//!
//! In a box all places for a digit lie in one row and one column, some of them only in the row and
//! some only in the column; the four cells of the box outside both, at least, are the empty
//! rectangle. A column elsewhere has two places for the digit, one of them in that row. If the
//! digit is there, the box must have it in its column; otherwise it is in the other place of the
//! pair. The cell that sees this other place along its row and lies in the column of the box cannot
//! have it either way. The same holds with rows and columns exchanged.
//!
//! A box with only two places is a pair itself, and the pattern is a turbot fish; it counts as an
//! empty rectangle only if the [limits](Limits::two_places) say so.
//!
//! **Proof.** The box and the house with the pair: with its far place and the column taken away by
//! the eliminated candidate, both would need the row.

use crate::board::{Candidate, Cell, CellSet, Constraint, Digit, Element, House, HouseKind, Position};
use crate::logic::{Changes, EmptyRectangle, Fact, Facts, Family, Flow, Idea, Level, Limits, Sink, Spec};
use crate::technique::chute::crossed;
use crate::technique::pairs::Pairs;
use crate::technique::placeable::LostPlaces;

/// A box with its places in a row and a column, and a pair parallel to one of them.
pub static EMPTY_RECTANGLE: Spec = Spec::new("empty-rectangle", Family::SingleDigit, search)
    .hodoku("0402", Level::Hard, 120)
    .idea(Idea::EveryCase)
    .tier(1);

fn search(facts: &Facts, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    each_empty_rectangle(facts, limits, |rectangle, target| {
        let truths = truths(&rectangle);
        sink.eliminate(rectangle.into(), [Candidate::new(target, rectangle.digit)], truths)
    })
}

/// The box and the house with the pair.
pub(super) fn truths(rectangle: &EmptyRectangle) -> [Constraint; 2] {
    [rectangle.block, rectangle.house].map(|house| Constraint::digit_in(rectangle.digit, house))
}

/// Shows every empty rectangle, with the cell that loses the digit.
pub(super) fn each_empty_rectangle(
    facts: &Facts,
    limits: &Limits,
    mut show: impl FnMut(EmptyRectangle, Cell) -> Flow,
) -> Flow {
    let known = facts.get::<Rectangles>();
    let mut allowed = known.0.iter().flatten().filter(|(_, _, is_pair)| limits.two_places || !is_pair);
    allowed.try_for_each(|&(rectangle, target, _)| show(rectangle, target))
}

/// The empty rectangles of each digit, with the cell that loses it, and whether the box has only
/// two places.
#[derive(Default)]
struct Rectangles([Vec<(EmptyRectangle, Cell, bool)>; 9]);

impl Fact for Rectangles {
    fn update(&mut self, facts: &Facts, changes: &Changes) {
        let (position, pairs) = (facts.position(), facts.get::<Pairs>());
        for digit in changes.digits {
            let known = &mut self.0[digit.index()];
            known.clear();
            if !facts.get::<LostPlaces>().has_any(digit) {
                continue;
            }
            let in_lines = pairs.of(digit).iter().filter(|pair| pair.house.kind() != HouseKind::Box);
            for (house, [near, far]) in in_lines.flat_map(|pair| pair.both_ways().map(|places| (pair.house, places))) {
                let line = crossing(house.kind(), near);
                // The one or two boxes along the line that contain neither place.
                let taken = house.cells() | crossing(house.kind(), far).cells();
                for block in crossed(line).filter(|block| block.cells().is_disjoint(taken)) {
                    let Some(across) = across(position, digit, block, line) else { continue };
                    let rectangle = EmptyRectangle { digit, block, line, across, house, near, far };
                    let target = rectangle.target().filter(|target| position.has(Candidate::new(*target, digit)));
                    let is_pair = position.slots(Constraint::digit_in(digit, block)).len() == 2;
                    known.extend(target.map(|target| (rectangle, target, is_pair)));
                }
            }
        }
    }
}

/// The line through a cell that crosses lines of this kind.
fn crossing(kind: HouseKind, cell: Cell) -> House {
    if kind == HouseKind::Row { House::column(cell.column()) } else { House::row(cell.row()) }
}

/// The line across that contains all places of the box outside the first line, if they form an
/// empty rectangle.
fn across(position: &Position, digit: Digit, block: House, line: House) -> Option<House> {
    let places = position.cells_in(digit, block);
    let outside: CellSet = places - line.cells();
    let across = crossing(line.kind(), outside.first()?);
    let is_rectangle = outside.is_subset(across.cells()) && !(places - across.cells()).is_empty();
    is_rectangle.then_some(across)
}
