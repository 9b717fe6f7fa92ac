//! Simple colours: one cluster of a digit.
//!
//! **Trap.** Either all A or all B are true, so a cell that sees an A and a B cannot have the
//! digit.
//!
//! **Wrap.** Two cells of one colour see each other, so they are not both true: that colour is
//! false.

use super::{Clusters, cluster, find, of_digit};
use crate::board::{Cell, CellSet, Digit, Element};
use crate::logic::{ColourRule, Evidence, Facts, Family, Flow, Idea, Level, Limits, Sink, Spec};

/// A cell sees both colours of a cluster.
pub static SIMPLE_COLORS_TRAP: Spec = Spec::new("simple-colors-trap", Family::Colouring, trap)
    .hodoku("0500", Level::Hard, 150)
    .evidence(Evidence::Pruned);

/// Two cells of one colour see each other.
pub static SIMPLE_COLORS_WRAP: Spec = Spec::new("simple-colors-wrap", Family::Colouring, wrap)
    .hodoku("0501", Level::Hard, 150)
    .evidence(Evidence::Pruned)
    .idea(Idea::Suppose);

fn trap(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let clusters = facts.get::<Clusters>();
    Digit::all().try_for_each(|digit| {
        clusters.of(digit).iter().try_for_each(|colours| {
            let seen = colours.seen[0] & colours.seen[1];
            let gone = (facts.position().cells_for(digit) & seen) - colours.all();
            let Some(start) = gone.first().and_then(|cell| (cell.peers() & colours.cells[0]).first()) else {
                return Flow::Continue(());
            };
            let cluster = cluster(facts, digit, colours, 0, start, CellSet::EMPTY);
            find(digit, ColourRule::Trap, vec![cluster], gone, sink)
        })
    })
}

fn wrap(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let clusters = facts.get::<Clusters>();
    Digit::all().try_for_each(|digit| {
        clusters.of(digit).iter().try_for_each(|colours| {
            [0, 1].into_iter().try_for_each(|colour| {
                let gone = colours.cells[colour];
                let Some(cells): Option<[Cell; 2]> = colours.meeting(colour, gone) else { return Flow::Continue(()) };
                let cluster = cluster(facts, digit, colours, colour, cells[0], gone);
                find(digit, ColourRule::Wrap(of_digit(digit, cells)), vec![cluster], gone, sink)
            })
        })
    })
}
