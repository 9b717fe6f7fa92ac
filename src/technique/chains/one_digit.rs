//! Chains of one digit: houses with two places for it.

use super::net::Kinds;
use super::{ByDigit, chain, report, shortest};
use crate::board::{CellSet, Element, House, HouseKind};
use crate::logic::{Chain, Changes, Fact, Facts, Flow, Level, Sink, Spec};

/// An open chain.
pub static X_CHAIN: Spec = chain("x-chain", |facts, _, sink| search(facts, |chain| !chain.closed, sink)).se(66).hodoku(
    "0701",
    Level::Unfair,
    260,
);

/// A closed chain. In two rows and two columns it is an X-wing.
pub static X_CYCLE: Spec =
    chain("x-cycle", |facts, _, sink| search(facts, |chain| chain.closed && !is_x_wing(chain), sink)).se(65);

/// The chains of each digit alone.
#[derive(Default)]
struct OneDigit(ByDigit);

impl Fact for OneDigit {
    fn update(&mut self, facts: &Facts, changes: &Changes) {
        let kinds = Kinds { houses: true, ..Kinds::default() };
        self.0.update(facts, changes.digits, kinds, shortest);
        self.0.merge();
        self.0.sort();
    }
}

fn search(facts: &Facts, fits: fn(&Chain) -> bool, sink: &mut Sink<'_>) -> Flow {
    report(facts.get::<OneDigit>().0.all(), |found| fits(&found.chain), sink)
}

/// Whether all places are in two rows and two columns.
fn is_x_wing(chain: &Chain) -> bool {
    let cells: CellSet = chain.nodes.iter().fold(CellSet::EMPTY, |cells, node| cells | node.cells);
    let crossed = |kind| House::all().filter(|house| house.kind() == kind && !cells.is_disjoint(house.cells())).count();
    crossed(HouseKind::Row) == 2 && crossed(HouseKind::Column) == 2
}
