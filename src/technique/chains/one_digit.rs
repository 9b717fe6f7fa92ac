//! Chains of one digit: houses with two places for it.

use super::implied::Links;
use super::net::{Kinds, Net};
use super::paths::Found;
use super::{best, chain, report};
use crate::board::{CellSet, Digit, Element, House, HouseKind};
use crate::logic::{Chain, Changes, Fact, Facts, Flow, Level, Sink, Spec};

/// From one end to the other.
pub static X_CHAIN: Spec = chain("x-chain", |facts, _, sink| search(facts, |chain| !chain.closed, sink)).se(66).hodoku(
    "0701",
    Level::Unfair,
    260,
);

/// The same, closed. In two rows and two columns it is an X-wing.
pub static X_CYCLE: Spec =
    chain("x-cycle", |facts, _, sink| search(facts, |chain| chain.closed && !is_x_wing(chain), sink)).se(65);

/// The chains of each digit alone.
#[derive(Default)]
struct OneDigit(Vec<Found>);

impl Fact for OneDigit {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        let kinds = Kinds { houses: true, ..Kinds::default() };
        let of_digit = |digit| Links::of(Net::new(facts.position(), kinds, std::iter::once(digit)));
        self.0 = best(&Digit::all().map(of_digit).collect::<Vec<_>>());
    }
}

fn search(facts: &Facts, fits: fn(&Chain) -> bool, sink: &mut Sink<'_>) -> Flow {
    report(&facts.get::<OneDigit>().0, |found| fits(&found.chain), sink)
}

/// Whether all places are in two rows and two columns.
fn is_x_wing(chain: &Chain) -> bool {
    let cells: CellSet = chain.nodes.iter().fold(CellSet::EMPTY, |cells, node| cells | node.cells);
    let crossed = |kind| House::all().filter(|house| house.kind() == kind && !cells.is_disjoint(house.cells())).count();
    crossed(HouseKind::Row) == 2 && crossed(HouseKind::Column) == 2
}
