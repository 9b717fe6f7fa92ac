//! Fish: a digit whose places in some lines lie in as many crossing lines.
//!
//! When a digit's places in two rows lie in the same two columns, the digit takes one place in each of these rows and
//! so uses up both columns: every other row loses it there (X-wing). The same with three lines (swordfish) and four
//! (jellyfish), and with columns as base. They are [tight rows of a table](crate::logic::table) whose rows are the nine rows, or
//! columns, of one digit: the search is that of the subsets in another view. Larger basic fish need not be looked for:
//! where a basic fish of five or more lines removes something, the lines left over make a smaller one.
//!
//! **Proof.** The truths are the base lines.

use super::page;
use crate::board::{Digit, Element, House, HouseSet};
use crate::logic::table::{Table, bits};
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
    Digit::all().try_for_each(|digit| {
        [Table::Rows(digit), Table::Columns(digit)].into_iter().try_for_each(|table| {
            let Some(rows) = facts.rows_if_tight(table) else { return Flow::Continue(()) };
            rows.each_tight(size, |tight| {
                if rows.is_superfluous(tight, rows.lost_columns(tight)) {
                    return Flow::Continue(());
                }
                let rows_at = |lines| bits(lines).map(House::row).collect::<HouseSet>();
                let columns_at = |lines| bits(lines).map(House::column).collect::<HouseSet>();
                let (base, cover) = match table {
                    Table::Columns(_) => (columns_at(tight.rows), rows_at(tight.columns)),
                    _ => (rows_at(tight.rows), columns_at(tight.columns)),
                };
                sink.eliminate(
                    Pattern::Fish { digit, base, cover },
                    table.lost(&rows, tight).collect(),
                    table.truths(tight),
                )
            })
        })
    })
}
