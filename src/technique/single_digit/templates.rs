//! Templates (pattern overlay): every way to place a digit in all rows, columns and boxes at once.
//!
//! A *template* of a digit is a way to place it in every row, column and box. A place in all
//! templates of a digit that a position leaves is true (template set), a place in none of them is
//! false (template delete). Moreover, a cell that is certain for one digit, as it is in all of its
//! templates, is lost for every other digit, which then has fewer templates. This is repeated until
//! nothing changes.
//!
//! No list of templates is kept. Only the places in some template matter, and these are
//! [found](placeable) band by band; a place is in all templates when it is the only such place of
//! its row.
//!
//! **Proof.** The rows of the digit, and the rows of the digits whose certain cells it uses,
//! directly or through others. A proof too large to check is not reported.

use crate::board::{Candidate, CellSet, Constraint, Digit, DigitSet, Element, House, Literal, Position};
use crate::logic::{Evidence, Facts, Family, Flow, Idea, Level, Literals, Proof, Sink, Spec, Sure, Templates, check};
use crate::technique::placeable::placeable;

/// The places in every template of a digit.
pub static TEMPLATE_SET: Spec =
    Spec::new("template-set", Family::SingleDigit, |facts, _, sink| search(facts, true, sink))
        .group("pattern-overlay")
        .hodoku("1201", Level::Extreme, 10_000)
        .evidence(Evidence::Derived)
        .idea(Idea::EveryCase)
        .tier(3);

/// The places in no template of a digit.
pub static TEMPLATE_DELETE: Spec =
    Spec::new("template-delete", Family::SingleDigit, |facts, _, sink| search(facts, false, sink))
        .group("pattern-overlay")
        .hodoku("1202", Level::Extreme, 10_000)
        .evidence(Evidence::Derived)
        .idea(Idea::EveryCase)
        .tier(3);

fn search(facts: &Facts, set: bool, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let Some(overlay) = Overlay::new(position) else { return Flow::Continue(()) };
    for digit in Digit::all() {
        sink.tick()?;
        let (here, places) = (overlay.placeable[digit.index()], position.cells_for(digit));
        let concluded: Literals = if set {
            sure(here).iter().map(|cell| Literal::is(Candidate::new(cell, digit))).collect()
        } else {
            (places - here).iter().map(|cell| Literal::is_not(Candidate::new(cell, digit))).collect()
        };
        if concluded.is_empty() {
            continue;
        }
        let proof = Proof::of(overlay.digits_for(digit).iter().flat_map(|digit| open_rows(position, digit)));
        if check(position, &concluded, &proof).is_ok() {
            sink.find(overlay.pattern(digit).into(), concluded.iter().copied(), proof)?;
        }
    }
    Flow::Continue(())
}

/// The rows in which a digit is still to be placed, as questions.
fn open_rows(position: &Position, digit: Digit) -> impl Iterator<Item = Constraint> {
    let rows = (0..9).map(House::row).filter(move |row| !position.cells_in(digit, *row).is_empty());
    rows.map(move |row| Constraint::digit_in(digit, row))
}

/// The places that are the only ones of their rows.
fn sure(placeable: CellSet) -> CellSet {
    (0..9).filter_map(|row| (placeable & House::row(row).cells()).single()).collect()
}

/// The possible places of each digit, once no digit has a template through a cell that is certain
/// for another one.
struct Overlay {
    /// The cells in some template of each digit.
    placeable: [CellSet; 9],
    /// For each digit, the others to whose cells it lost templates, and those that contributed to
    /// that.
    through: [DigitSet; 9],
    /// The order in which digits last lost templates.
    order: Vec<Digit>,
}

impl Overlay {
    /// `None` if some digit has no template left: the position contradicts itself.
    fn new(position: &Position) -> Option<Overlay> {
        let mut overlay = Overlay { placeable: [CellSet::EMPTY; 9], through: [DigitSet::EMPTY; 9], order: Vec::new() };
        for digit in Digit::all() {
            overlay.placeable[digit.index()] = placeable(position, digit, position.cells_for(digit))?;
        }
        while overlay.take_from_each_other(position)? {}
        Some(overlay)
    }

    /// Removes from each digit the cells that are certain for others. Returns whether there were
    /// any.
    fn take_from_each_other(&mut self, position: &Position) -> Option<bool> {
        let mut changed = false;
        for digit in Digit::all() {
            let here = self.placeable[digit.index()];
            let mut left = here;
            for other in Digit::all().filter(|&other| other != digit) {
                let taken = sure(self.placeable[other.index()]) & left;
                if !taken.is_empty() {
                    left -= taken;
                    let through = self.through[other.index()].with(other);
                    self.through[digit.index()] |= through.without(digit);
                }
            }
            if left != here {
                changed = true;
                self.placeable[digit.index()] = placeable(position, digit, left)?;
                self.order.retain(|known| *known != digit);
                self.order.push(digit);
            }
        }
        Some(changed)
    }

    /// The digits whose templates decide about those of a digit, itself among them.
    fn digits_for(&self, digit: Digit) -> DigitSet {
        let mut all = DigitSet::of(digit);
        // Later losses of a digit may rest on more digits than were known when it was used.
        loop {
            let more = all.iter().fold(all, |all, digit| all | self.through[digit.index()]);
            if more == all {
                return all;
            }
            all = more;
        }
    }

    fn pattern(&self, digit: Digit) -> Templates {
        let cells = self.placeable[digit.index()];
        let others = self.digits_for(digit).without(digit);
        // Digits that lost nothing come first, the others in the order of their losses.
        let first = others.iter().filter(|other| !self.order.contains(other));
        let then = self.order.iter().copied().filter(|other| others.contains(*other));
        let sure_of = |digit: Digit| Sure { digit, cells: sure(self.placeable[digit.index()]) };
        let sure = first.chain(then).map(sure_of).filter(|sure| !sure.cells.is_empty()).collect();
        let mut ways = Vec::new();
        let rows: Vec<CellSet> =
            (0..9).map(|row| cells & House::row(row).cells()).filter(|cells| !cells.is_empty()).collect();
        let is_few = each_way(&rows, CellSet::EMPTY, cells, &mut |way| {
            ways.push(way);
            if ways.len() > Templates::MOST_TOLD { Flow::Break(()) } else { Flow::Continue(()) }
        });
        if is_few.is_break() {
            ways.clear();
        }
        Templates { digit, cells, ways, sure }
    }
}

/// Shows each way to choose one cell of each row, none seeing another.
fn each_way(rows: &[CellSet], way: CellSet, left: CellSet, show: &mut dyn FnMut(CellSet) -> Flow) -> Flow {
    match rows {
        [] => show(way),
        [row, rest @ ..] => {
            (*row & left).iter().try_for_each(|cell| each_way(rest, way.with(cell), left - cell.peers(), show))
        }
    }
}
