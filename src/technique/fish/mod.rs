//! Fish: a digit whose places in some lines lie in as many crossing lines.
//!
//! When a digit's places in two rows lie in the same two columns, the digit takes one place in each of these rows and
//! so uses up both columns: every other row loses it there (X-wing). The same with three lines (swordfish) and four
//! (jellyfish), and with columns as base. They are [tight rows of a table](crate::logic::table) whose rows are the nine rows, or
//! columns, of one digit: the search is that of the subsets in another view. Larger basic fish need not be looked for:
//! where a basic fish of five or more lines removes something, the lines left over make a smaller one.
//!
//! Lines whose places lie in one box each may explain everything by themselves, as locked candidates do; the table
//! does not see boxes, so a find is dropped when it could do without one of its lines.
//!
//! **Proof.** The truths are the base lines.

use super::page;
use crate::board::{Candidate, CellSet, House, HouseSet};
use crate::logic::step::Candidates;
use crate::logic::table::{Nine, Rows, Table, bits};
use crate::logic::{Facts, Family, Flow, Hodoku, Level, Pattern, Sink, Spec};

/// What all basic fish have in common.
const BASIC_FISH: Spec = Spec {
    id: "fish",
    group: None,
    family: Family::Fish,
    se_tenths: None,
    hodoku: None,
    needs_uniqueness: false,
    search: |_, _, _| Flow::Continue(()),
    page: "",
};

/// Two lines, two crossing lines.
pub static X_WING: Spec = Spec {
    id: "x-wing",
    se_tenths: Some(32),
    hodoku: Some(Hodoku { code: "0300", level: Level::Hard, score: 140 }),
    search: |facts, _, sink| basic(facts, 2, sink),
    page: page!("x-wing"),
    ..BASIC_FISH
};

/// Three lines, three crossing lines.
pub static SWORDFISH: Spec = Spec {
    id: "swordfish",
    se_tenths: Some(38),
    hodoku: Some(Hodoku { code: "0301", level: Level::Hard, score: 150 }),
    search: |facts, _, sink| basic(facts, 3, sink),
    page: page!("swordfish"),
    ..BASIC_FISH
};

/// Four lines, four crossing lines.
pub static JELLYFISH: Spec = Spec {
    id: "jellyfish",
    se_tenths: Some(52),
    hodoku: Some(Hodoku { code: "0302", level: Level::Hard, score: 160 }),
    search: |facts, _, sink| basic(facts, 4, sink),
    page: page!("jellyfish"),
    ..BASIC_FISH
};

fn basic(facts: &Facts<'_>, size: usize, sink: &mut Sink<'_>) -> Flow {
    facts.digits_with_fish().iter().try_for_each(|digit| {
        [Table::Rows(digit), Table::Columns(digit)].into_iter().try_for_each(|table| {
            let rows = table.rows(facts);
            rows.each_tight(size, |tight| {
                let gone: Candidates = table.lost(&rows, tight).collect();
                if !needs_every_line(table, &rows, tight.rows, &gone) {
                    return Flow::Continue(());
                }
                let rows_at = |lines| bits(lines).map(House::row).collect::<HouseSet>();
                let columns_at = |lines| bits(lines).map(House::column).collect::<HouseSet>();
                let (base, cover) = match table {
                    Table::Columns(_) => (columns_at(tight.rows), rows_at(tight.columns)),
                    _ => (rows_at(tight.rows), columns_at(tight.columns)),
                };
                sink.eliminate(Pattern::Fish { digit, base, cover }, gone, table.truths(tight))
            })
        })
    })
}

/// Does every base line matter? Without it some candidate that is gone could be true, boxes taken into account.
fn needs_every_line(table: Table, rows: &Rows, lines: Nine, gone: &[Candidate]) -> bool {
    let can_be_true = |candidate: &Candidate, others: Nine| {
        let cell = candidate.cell();
        fits(table, rows, others, cell.peers().with(cell))
    };
    bits(lines).all(|line| gone.iter().any(|candidate| can_be_true(candidate, lines & !(1 << line))))
}

/// Can the digit take a place in each of these lines, none of them seen from another or in `ruled_out`?
fn fits(table: Table, rows: &Rows, lines: Nine, ruled_out: CellSet) -> bool {
    let Some(line) = bits(lines).next() else { return true };
    bits(rows.marks[line]).any(|place| {
        let cell = table.mark(line, place).cell();
        !ruled_out.contains(cell) && fits(table, rows, lines & !(1 << line), ruled_out | cell.peers())
    })
}
