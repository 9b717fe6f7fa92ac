//! Subsets: as many cells as digits in a house.
//!
//! *Naked*: some cells of a house hold only as many digits together; these digits are used up in them, and every
//! other cell of a house that contains them all loses these digits. *Hidden*: some digits of a house have only as many
//! cells together; these cells are used up by them and lose every other digit. Both are [tight rows of a
//! table](crate::logic::table), once with the cells as rows and once with the digits.
//!
//! A naked pair or triple whose cells share a box *and* a line and that takes candidates from both is called *locked*.
//! A cell with fewer digits than the subset, even one, may belong to it.
//!
//! **Proof.** The truths are the rows: the cells of a naked subset, the digits in the house for a hidden one.

use super::page;
use crate::board::{Candidate, CellSet, Digit, DigitSet, Element, HouseKind};
use crate::logic::step::Candidates;
use crate::logic::table::{Table, bits};
use crate::logic::{Facts, Family, Flow, Hodoku, Level, Pattern, Sink, Spec, SubsetKind};

/// What all subsets have in common.
const SUBSET: Spec = Spec {
    id: "subset",
    group: None,
    family: Family::Subsets,
    se_tenths: None,
    hodoku: None,
    needs_uniqueness: false,
    search: |_, _, _| Flow::Continue(()),
    page: "",
};

/// A naked pair in a box and a line, taking candidates from both.
pub static LOCKED_PAIR: Spec = Spec {
    id: "locked-pair",
    hodoku: Some(Hodoku { code: "0110", level: Level::Medium, score: 40 }),
    search: |facts, _, sink| naked(facts, 2, Locked::Only, sink),
    page: page!("locked-pair"),
    ..SUBSET
};

/// A naked triple in a box and a line, taking candidates from both.
pub static LOCKED_TRIPLE: Spec = Spec {
    id: "locked-triple",
    hodoku: Some(Hodoku { code: "0111", level: Level::Medium, score: 60 }),
    search: |facts, _, sink| naked(facts, 3, Locked::Only, sink),
    page: page!("locked-triple"),
    ..SUBSET
};

/// Two cells of a house with two digits.
pub static NAKED_PAIR: Spec = Spec {
    id: "naked-pair",
    se_tenths: Some(30),
    hodoku: Some(Hodoku { code: "0200", level: Level::Medium, score: 60 }),
    search: |facts, _, sink| naked(facts, 2, Locked::Not, sink),
    page: page!("naked-pair"),
    ..SUBSET
};

/// Three cells of a house with three digits.
pub static NAKED_TRIPLE: Spec = Spec {
    id: "naked-triple",
    se_tenths: Some(36),
    hodoku: Some(Hodoku { code: "0201", level: Level::Medium, score: 80 }),
    search: |facts, _, sink| naked(facts, 3, Locked::Not, sink),
    page: page!("naked-triple"),
    ..SUBSET
};

/// Four cells of a house with four digits.
pub static NAKED_QUAD: Spec = Spec {
    id: "naked-quad",
    se_tenths: Some(50),
    hodoku: Some(Hodoku { code: "0202", level: Level::Hard, score: 120 }),
    search: |facts, _, sink| naked(facts, 4, Locked::Not, sink),
    page: page!("naked-quad"),
    ..SUBSET
};

/// Two digits with two cells in a house.
pub static HIDDEN_PAIR: Spec = Spec {
    id: "hidden-pair",
    se_tenths: Some(34),
    hodoku: Some(Hodoku { code: "0210", level: Level::Medium, score: 70 }),
    search: |facts, _, sink| hidden(facts, 2, sink),
    page: page!("hidden-pair"),
    ..SUBSET
};

/// Three digits with three cells in a house.
pub static HIDDEN_TRIPLE: Spec = Spec {
    id: "hidden-triple",
    se_tenths: Some(40),
    hodoku: Some(Hodoku { code: "0211", level: Level::Medium, score: 100 }),
    search: |facts, _, sink| hidden(facts, 3, sink),
    page: page!("hidden-triple"),
    ..SUBSET
};

/// Four digits with four cells in a house.
pub static HIDDEN_QUAD: Spec = Spec {
    id: "hidden-quad",
    se_tenths: Some(54),
    hodoku: Some(Hodoku { code: "0212", level: Level::Hard, score: 150 }),
    search: |facts, _, sink| hidden(facts, 4, sink),
    page: page!("hidden-quad"),
    ..SUBSET
};

/// Whether a naked subset is one of those called locked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Locked {
    Only,
    Not,
}

fn naked(facts: &Facts<'_>, size: usize, locked: Locked, sink: &mut Sink<'_>) -> Flow {
    facts.houses_with_subsets().iter().try_for_each(|house| {
        let table = Table::CellsOf(house);
        let rows = table.rows(facts);
        rows.each_tight(size, |tight| {
            let cells: CellSet = bits(tight.rows).map(|row| house.cell(row)).collect();
            let digits = DigitSet::from_bits(tight.columns);
            let mut eliminations: Candidates = table.lost(&rows, tight).collect();
            let mut lost = rows.lost_columns(tight);
            let mut second = cells.common_houses().find(|&other| other != house);
            if let Some(other) = second {
                let beyond = lost_in(facts, other.cells() - house.cells(), digits);
                // Cells in a box and a line are in two tables; the box reports what takes candidates from it.
                if other.kind() == HouseKind::Box && !lost_in(facts, other.cells() - cells, digits).is_empty() {
                    return Flow::Continue(());
                }
                lost |= beyond.iter().fold(0, |lost, gone| lost | 1 << gone.digit().index());
                second = second.filter(|_| !beyond.is_empty());
                eliminations.extend(beyond);
            }
            if second.is_some() != (locked == Locked::Only) || rows.is_superfluous(tight, lost) {
                return Flow::Continue(());
            }
            let pattern = Pattern::Subset { kind: SubsetKind::Naked, house, second, cells, digits };
            sink.eliminate(pattern, eliminations, table.truths(tight))
        })
    })
}

/// The digits' candidates in these cells.
fn lost_in(facts: &Facts<'_>, cells: CellSet, digits: DigitSet) -> Candidates {
    let gone = |cell| (facts.candidates(cell) & digits).iter().map(move |digit| Candidate::new(cell, digit));
    (cells & facts.empty_cells()).iter().flat_map(gone).collect()
}

fn hidden(facts: &Facts<'_>, size: usize, sink: &mut Sink<'_>) -> Flow {
    facts.houses_with_subsets().iter().try_for_each(|house| {
        let table = Table::DigitsIn(house);
        let rows = table.rows(facts);
        rows.each_tight(size, |tight| {
            if rows.is_superfluous(tight, rows.lost_columns(tight)) {
                return Flow::Continue(());
            }
            let cells = bits(tight.columns).map(|place| house.cell(place)).collect();
            let digits = bits(tight.rows).map(Digit::from_index).collect();
            let pattern = Pattern::Subset { kind: SubsetKind::Hidden, house, second: None, cells, digits };
            sink.eliminate(pattern, table.lost(&rows, tight).collect(), table.truths(tight))
        })
    })
}
