//! Fish: a digit whose places in some lines lie in as many crossing lines.
//!
//! When a digit's places in two rows lie in the same two columns, the digit takes one place in each of these rows and
//! so uses up both columns: every other row loses it there (X-wing). The same with three lines (swordfish) and four
//! (jellyfish), and with columns as base. They are Hall sets of a table (see `technique/table.rs`) whose rows are the nine
//! rows, or columns, of one digit: the search is that of the subsets in another view. Larger basic fish need not be looked
//! for: where a basic fish of five or more lines removes something, the lines left over make a smaller one.
//!
//! Lines whose places lie in one box each may explain everything on their own, as locked candidates do. The table does not
//! see boxes; such instances have a superfluous line, and the sink drops them.
//!
//! **Proof.** The truths are the base lines.

mod finned;

pub use finned::{
    FINNED_JELLYFISH, FINNED_SWORDFISH, FINNED_X_WING, SASHIMI_JELLYFISH, SASHIMI_SWORDFISH, SASHIMI_X_WING,
};

use super::table::{DigitsWithFish, Table, bits};
use crate::board::{CellSet, House, HouseSet};
use crate::logic::{Facts, Family, Fish, Flow, Level, Sink, Spec};

/// Two lines, two crossing lines.
pub static X_WING: Spec =
    Spec::new("x-wing", Family::Fish, |facts, _, sink| basic(facts, 2, sink)).se(32).hodoku("0300", Level::Hard, 140);

/// Three lines, three crossing lines.
pub static SWORDFISH: Spec = Spec::new("swordfish", Family::Fish, |facts, _, sink| basic(facts, 3, sink))
    .se(38)
    .hodoku("0301", Level::Hard, 150);

/// Four lines, four crossing lines.
pub static JELLYFISH: Spec = Spec::new("jellyfish", Family::Fish, |facts, _, sink| basic(facts, 4, sink))
    .se(52)
    .hodoku("0302", Level::Hard, 160);

fn basic(facts: &Facts, size: usize, sink: &mut Sink<'_>) -> Flow {
    let digits = facts.get::<DigitsWithFish>().0;
    digits.iter().try_for_each(|digit| {
        [Table::Rows(digit), Table::Columns(digit)].into_iter().try_for_each(|table| {
            let rows = table.rows(facts.position());
            rows.each_hall_set(size, |set| {
                let rows_at = |lines| bits(lines).map(House::row).collect::<HouseSet>();
                let columns_at = |lines| bits(lines).map(House::column).collect::<HouseSet>();
                let (base, cover) = match table {
                    Table::Columns(_) => (columns_at(set.rows), rows_at(set.columns)),
                    _ => (rows_at(set.rows), columns_at(set.columns)),
                };
                let fish = Fish { digit, base, cover, fins: CellSet::EMPTY };
                sink.eliminate(fish.into(), table.lost(&rows, set), table.truths(set))
            })
        })
    })
}
