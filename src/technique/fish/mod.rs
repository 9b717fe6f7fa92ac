//! Fish: a digit whose places in some lines lie in as many crossing lines.
//!
//! When a digit's places in two rows lie in the same two columns, the digit takes one place in each
//! of these rows and so uses up both columns: every other row loses it there (X-wing). The same
//! holds with three lines (swordfish) and four (jellyfish), and with columns as base. They are Hall
//! sets of a table (see `technique/table.rs`) whose rows are the nine rows, or columns, of one
//! digit: the search is that of the subsets in another view. Larger basic fish (squirmbag, whale,
//! leviathan) are never needed: if one removes something, the remaining lines form a smaller one
//! that removes the same. They are in the catalogue for requests by name.
//!
//! Lines whose places lie in one box each may explain everything on their own, as locked candidates
//! do. The table does not see boxes; such instances have a superfluous line, and the sink drops
//! them.
//!
//! **Proof.** The truths are the base lines.

mod complex;
mod finned;
mod houses;
mod kraken;
mod uncovered;

pub use complex::{
    FINNED_FRANKEN_JELLYFISH, FINNED_FRANKEN_LEVIATHAN, FINNED_FRANKEN_SQUIRMBAG, FINNED_FRANKEN_SWORDFISH,
    FINNED_FRANKEN_WHALE, FINNED_FRANKEN_X_WING, FINNED_MUTANT_JELLYFISH, FINNED_MUTANT_LEVIATHAN,
    FINNED_MUTANT_SQUIRMBAG, FINNED_MUTANT_SWORDFISH, FINNED_MUTANT_WHALE, FINNED_MUTANT_X_WING, FRANKEN_JELLYFISH,
    FRANKEN_LEVIATHAN, FRANKEN_SQUIRMBAG, FRANKEN_SWORDFISH, FRANKEN_WHALE, FRANKEN_X_WING, MUTANT_JELLYFISH,
    MUTANT_LEVIATHAN, MUTANT_SQUIRMBAG, MUTANT_SWORDFISH, MUTANT_WHALE, MUTANT_X_WING,
};
pub use finned::{
    FINNED_JELLYFISH, FINNED_LEVIATHAN, FINNED_SQUIRMBAG, FINNED_SWORDFISH, FINNED_WHALE, FINNED_X_WING,
    SASHIMI_JELLYFISH, SASHIMI_LEVIATHAN, SASHIMI_SQUIRMBAG, SASHIMI_SWORDFISH, SASHIMI_WHALE, SASHIMI_X_WING,
};
pub use kraken::{KRAKEN_FISH_TYPE_1, KRAKEN_FISH_TYPE_2};

use super::table::{DigitsWithFish, HallSet, Table};
use crate::board::nine::{Nine, bits, count, of_size};
use crate::board::{CellSet, Digit, House, HouseSet};
use crate::logic::{Evidence, Facts, Family, Fish, Flow, Level, Limits, Sink, Spec};

/// Two lines, two crossing lines.
pub static X_WING: Spec = Spec::new("x-wing", Family::Fish, |facts, _, sink| basic(facts, 2, sink))
    .se(32)
    .hodoku("0300", Level::Hard, 140)
    .tier(0);

/// Three lines, three crossing lines.
pub static SWORDFISH: Spec = Spec::new("swordfish", Family::Fish, |facts, _, sink| basic(facts, 3, sink))
    .se(38)
    .hodoku("0301", Level::Hard, 150)
    .tier(0);

/// Four lines, four crossing lines.
pub static JELLYFISH: Spec = Spec::new("jellyfish", Family::Fish, |facts, _, sink| basic(facts, 4, sink))
    .se(52)
    .hodoku("0302", Level::Hard, 160)
    .tier(0);

/// Five lines, five crossing lines.
pub static SQUIRMBAG: Spec = Spec::new("squirmbag", Family::Fish, |facts, limits, sink| large(facts, limits, 5, sink))
    .hodoku("0303", Level::Unfair, 470)
    .evidence(Evidence::Derived);

/// Six lines, six crossing lines.
pub static WHALE: Spec = Spec::new("whale", Family::Fish, |facts, limits, sink| large(facts, limits, 6, sink))
    .hodoku("0304", Level::Unfair, 470)
    .evidence(Evidence::Derived);

/// Seven lines, seven crossing lines.
pub static LEVIATHAN: Spec = Spec::new("leviathan", Family::Fish, |facts, limits, sink| large(facts, limits, 7, sink))
    .hodoku("0305", Level::Unfair, 470)
    .evidence(Evidence::Derived);

fn basic(facts: &Facts, size: usize, sink: &mut Sink<'_>) -> Flow {
    let digits = facts.get::<DigitsWithFish>().0;
    digits.iter().try_for_each(|digit| {
        [Table::Rows(digit), Table::Columns(digit)].into_iter().try_for_each(|table| {
            let rows = table.rows(facts.position());
            rows.each_hall_set(size, |set| {
                sink.eliminate(fish(digit, table, set).into(), table.lost(&rows, set), table.truths(set))
            })
        })
    })
}

/// Finds basic fish of any number of lines; a part of the lines may suffice.
fn large(facts: &Facts, limits: &Limits, size: usize, sink: &mut Sink<'_>) -> Flow {
    if limits.fish_size < size {
        return Flow::Continue(());
    }
    let digits = facts.get::<DigitsWithFish>().0;
    digits.iter().try_for_each(|digit| {
        [Table::Rows(digit), Table::Columns(digit)].into_iter().try_for_each(|table| {
            let rows = table.rows(facts.position());
            let open = (0..9).filter(|&row| rows.marks[row] != 0).fold(0, |open: Nine, row| open | 1 << row);
            of_size(size).iter().filter(|&&lines| lines & !open == 0).try_for_each(|&lines| {
                let columns = bits(lines).fold(0, |columns, row| columns | rows.marks[row]);
                let set = HallSet { rows: lines, columns };
                if count(columns) != size {
                    return Flow::Continue(());
                }
                sink.eliminate(fish(digit, table, set).into(), table.lost(&rows, set), table.truths(set))
            })
        })
    })
}

/// The fish of a Hall set of a table.
fn fish(digit: Digit, table: Table, set: HallSet) -> Fish {
    let rows_at = |lines| bits(lines).map(House::row).collect::<HouseSet>();
    let columns_at = |lines| bits(lines).map(House::column).collect::<HouseSet>();
    let (base, cover) = match table {
        Table::Columns(_) => (columns_at(set.rows), rows_at(set.columns)),
        _ => (rows_at(set.rows), columns_at(set.columns)),
    };
    Fish { digit, base, cover, fins: CellSet::EMPTY }
}
