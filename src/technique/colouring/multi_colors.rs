//! Multi-colours: two clusters of a digit.
//!
//! **Multi-colours 1.** A cell of colour A sees one of colour C, so A and C are not both true: B or
//! D is true. A cell that sees a B and a D cannot have the digit.
//!
//! **Multi-colours 2.** Cells of colour A see a C and a D. One of C and D is true, so A is false.

use super::{Clusters, Colours, cluster, find, of_digit};
use crate::board::{CellSet, Digit, Element};
use crate::logic::{ColourRule, Evidence, Facts, Family, Flow, Idea, Level, Limits, Sink, Spec};

/// Colours of two clusters see each other.
pub static MULTI_COLORS_1: Spec =
    Spec::new("multi-colors-1", Family::Colouring, bridge).hodoku("0502", Level::Hard, 200).evidence(Evidence::Pruned);

/// A colour sees both colours of another cluster.
pub static MULTI_COLORS_2: Spec = Spec::new("multi-colors-2", Family::Colouring, pinch)
    .hodoku("0503", Level::Hard, 200)
    .evidence(Evidence::Pruned)
    .idea(Idea::Suppose);

fn bridge(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let clusters = facts.get::<Clusters>();
    Digit::all().try_for_each(|digit| {
        let clusters = clusters.of(digit);
        clusters.iter().enumerate().try_for_each(|(number, one)| {
            clusters[number + 1..].iter().try_for_each(|two| bridged(facts, digit, [one, two], sink))
        })
    })
}

/// Reports the places that two clusters rule out together, in all four pairings of their colours.
fn bridged(facts: &Facts, digit: Digit, [one, two]: [&Colours; 2], sink: &mut Sink<'_>) -> Flow {
    let (mut meetings, mut gone) = (Vec::new(), CellSet::EMPTY);
    // A cell that sees both colours of one cluster loses the digit by that cluster alone.
    let trapped = [one, two].map(|colours| colours.seen[0] & colours.seen[1]);
    let places = facts.position().cells_for(digit) - trapped[0] - trapped[1];
    for [a, c] in [[0, 0], [0, 1], [1, 0], [1, 1]] {
        let lost = places & one.seen[1 - a] & two.seen[1 - c];
        if lost.is_empty() || one.seen[a].is_disjoint(two.cells[c]) {
            continue;
        }
        meetings.extend(one.meeting(a, two.cells[c]));
        gone |= lost;
    }
    let Some(&[start, other]) = meetings.first() else { return Flow::Continue(()) };
    let first = |colours: &Colours, cell| usize::from(!colours.cells[0].contains(cell));
    let clusters = vec![
        cluster(facts, digit, one, first(one, start), start, meetings.iter().map(|cells| cells[0]).collect()),
        cluster(facts, digit, two, first(two, other), other, meetings.iter().map(|cells| cells[1]).collect()),
    ];
    let meetings = meetings.into_iter().map(|cells| of_digit(digit, cells)).collect();
    find(digit, ColourRule::Bridge(meetings), clusters, gone, sink)
}

fn pinch(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let clusters = facts.get::<Clusters>();
    Digit::all().try_for_each(|digit| {
        let clusters = clusters.of(digit);
        clusters.iter().enumerate().try_for_each(|(number, one)| {
            let others = clusters.iter().enumerate().filter(|(other, _)| *other != number);
            others.map(|(_, two)| two).try_for_each(|two| {
                [0, 1].into_iter().try_for_each(|colour| pinched(facts, digit, one, colour, two, sink))
            })
        })
    })
}

/// Reports a colour that sees both colours of another cluster.
fn pinched(facts: &Facts, digit: Digit, one: &Colours, colour: usize, two: &Colours, sink: &mut Sink<'_>) -> Flow {
    if two.cells.iter().any(|cells| one.seen[colour].is_disjoint(*cells)) {
        return Flow::Continue(());
    }
    let meetings = two.cells.map(|cells| one.meeting(colour, cells));
    let [Some(with_c), Some(with_d)] = meetings else { return Flow::Continue(()) };
    let gone = one.cells[colour];
    let clusters = vec![
        cluster(facts, digit, one, colour, with_c[0], gone),
        cluster(facts, digit, two, 0, with_c[1], CellSet::of(with_c[1]).with(with_d[1])),
    ];
    find(digit, ColourRule::Pinch([with_c, with_d].map(|cells| of_digit(digit, cells))), clusters, gone, sink)
}
