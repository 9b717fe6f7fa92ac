//! HoDoKu's choice among several steps.
//!
//! Most of its searches end with the first hit, so their order decides. Chains are all collected;
//! the one that removes most is taken, and of forcing chains one that places. Loops and chains are
//! one list, whatever their names. Chains that visit a cell twice are not seen, nor are ends that
//! are groups, so the eliminations of such a chain come one by one. Remote pairs of the same two
//! digits are one step. Each search order, as observed, is recorded here as a key, so that no
//! search of the catalogue has to follow it.

use crate::board::{CellSet, Element, House, HouseKind, HouseSet, Literal, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Chain, Facts, Family, Fish, Pattern, Spec, Step, Subset, SubsetKind, Wing};
use crate::technique::{Profile, Rung, all, known};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// The techniques that HoDoKu looks for under one name.
static TOGETHER: [&[&Spec]; 3] = [
    &[&known::CONTINUOUS_NICE_LOOP, &known::DISCONTINUOUS_NICE_LOOP, &known::AIC, &known::XY_X_CHAIN],
    &[&known::GROUPED_CONTINUOUS_NICE_LOOP, &known::GROUPED_DISCONTINUOUS_NICE_LOOP, &known::GROUPED_AIC],
    &[
        &known::NISHIO_FORCING_CHAIN,
        &known::DIGIT_FORCING_CHAIN,
        &known::CELL_FORCING_CHAIN,
        &known::REGION_FORCING_CHAIN,
    ],
];

/// A step to take: its technique and its conclusions in reading order.
pub(super) type Taken = (&'static Spec, Vec<Literal>);

/// The next step of these techniques.
///
/// # Errors
/// If the search was cancelled.
pub(super) fn next_step(profile: &Profile, facts: &Facts, cancel: Cancel<'_>) -> Result<Option<Taken>, Cancelled> {
    let together = |one: &Rung, other: &Rung| {
        TOGETHER.iter().any(|techniques| [one, other].iter().all(|rung| techniques.contains(&rung.technique)))
    };
    for rungs in profile.rungs.chunk_by(together) {
        let mut steps = Vec::new();
        for rung in rungs {
            if !rung.technique.needs_uniqueness || facts.is_unique(cancel)? {
                steps.extend(all(rung.technique, facts, &rung.limits, cancel)?);
            }
        }
        let is_best_taken = rungs.first().is_some_and(|rung| rung.best);
        let is_forcing = rungs.first().is_some_and(|rung| rung.technique.family == Family::Forcing);
        let taken = if is_forcing {
            forced(&steps, facts.position())
        } else if is_best_taken {
            best(&steps)
        } else {
            steps.iter().min_by_key(|step| place_in_search(step)).map(whole)
        };
        if taken.is_some() {
            return Ok(taken);
        }
    }
    Ok(None)
}

/// The first step of forcing chains or nets: placements come before removals. A candidate left
/// alone by a removal counts as placed.
fn forced(steps: &[Step], position: &Position) -> Option<Taken> {
    let placed = steps.iter().flat_map(|step| {
        let alone = step.concluded.iter().filter(|literal| !literal.is_true()).flat_map(|literal| {
            let others = literal.candidate().constraints().map(|constraint| {
                let mut others = position.candidates_of(constraint).filter(|other| *other != literal.candidate());
                others.next().filter(|_| others.next().is_none())
            });
            others.into_iter().flatten().map(Literal::is).collect::<Vec<_>>()
        });
        let placed = step.concluded.iter().copied().filter(|literal| literal.is_true()).chain(alone);
        placed.map(move |literal| (step, literal)).collect::<Vec<_>>()
    });
    let place = |literal: &Literal| (literal.candidate().cell().index(), literal.candidate().digit().index());
    let first = placed.min_by_key(|(step, literal)| (place(literal), step.proof.len()));
    if let Some((step, literal)) = first {
        return Some((step.technique, vec![literal]));
    }
    let sum = |step: &Step| step.concluded.iter().map(|literal| place(literal).0).sum::<usize>();
    steps.iter().min_by_key(|step| (Reverse(step.concluded.len()), sum(step), step.proof.len())).map(whole)
}

/// A step with all its conclusions.
fn whole(step: &Step) -> Taken {
    (step.technique, step.concluded.to_vec())
}

/// The best of several steps, as HoDoKu would see them.
fn best(steps: &[Step]) -> Option<Taken> {
    let seen = steps.iter().flat_map(|step| match &step.pattern {
        Pattern::Chain(chain) if is_lasso(chain) => Vec::new(),
        Pattern::Chain(chain) if ends_in_group(chain) => one_by_one(step),
        Pattern::RemotePair(_) => vec![(step, together(step, steps))],
        _ => vec![(step, whole(step))],
    });
    seen.min_by_key(|(step, taken)| removing_most(step, &taken.1)).map(|(_, taken)| taken)
}

/// Whether a chain visits a cell a second time. The two digits of a cell may follow each other, and
/// a loop ends where it began.
fn is_lasso(chain: &Chain) -> bool {
    let mut cells: Vec<CellSet> = chain.nodes.iter().map(|node| node.cells).collect();
    cells.dedup();
    if cells.len() > 1 && cells.first() == cells.last() {
        cells.pop();
    }
    let mut seen = CellSet::EMPTY;
    cells.into_iter().any(|cells| {
        let is_seen = !seen.is_disjoint(cells);
        seen |= cells;
        is_seen
    })
}

/// Whether an open chain begins or ends with a group.
fn ends_in_group(chain: &Chain) -> bool {
    !chain.closed && chain.ends().is_some_and(|(first, last)| first.cells.len() > 1 || last.cells.len() > 1)
}

/// The conclusions of a chain one by one: each is seen as a loop that begins with it.
fn one_by_one(step: &Step) -> Vec<(&Step, Taken)> {
    let seen_as = &known::GROUPED_DISCONTINUOUS_NICE_LOOP;
    step.concluded.iter().map(|&literal| (step, (seen_as, vec![literal]))).collect()
}

/// A remote pair with the conclusions of all remote pairs of the same digits.
fn together(step: &Step, steps: &[Step]) -> Taken {
    let is_same = |other: &&Step| match (&step.pattern, &other.pattern) {
        (Pattern::RemotePair(one), Pattern::RemotePair(other)) => one.digits == other.digits,
        _ => false,
    };
    let concluded: BTreeSet<Literal> =
        steps.iter().filter(is_same).flat_map(|step| step.concluded.iter().copied()).collect();
    (step.technique, concluded.into_iter().collect())
}

/// Sort key: least for the step that places most, then for the one that removes most. Among equals
/// the one whose last candidate comes first in the grid, then the last but one, and so on; then the
/// shortest; then the one with the smallest digits; then the one with the fewest cells.
fn removing_most(step: &Step, concluded: &[Literal]) -> impl Ord + use<> {
    let place = |literal: &Literal| (literal.candidate().cell().index(), literal.candidate().digit().index());
    let from_the_last: Vec<(usize, usize)> = concluded.iter().rev().map(place).collect();
    let (length, digits, cells) = match &step.pattern {
        Pattern::Chain(chain) => size_of_chain(chain),
        Pattern::RemotePair(pair) => (pair.cells.len(), 0, 0),
        Pattern::Sets(sets) => (sets.sets.len(), 0, sets.sets.iter().map(|set| set.cells.len()).sum()),
        _ => (step.proof.len(), 0, 0),
    };
    let placed = concluded.iter().filter(|literal| literal.is_true()).count();
    (Reverse((placed, concluded.len())), from_the_last, length, digits, cells)
}

/// The number of nodes of a chain, the sum of their digits, and the number of its cells.
fn size_of_chain(chain: &Chain) -> (usize, usize, usize) {
    let digits = chain.nodes.iter().map(|node| node.digit.index() + 1).sum();
    let cells = chain.nodes.iter().fold(CellSet::EMPTY, |all, node| all | node.cells).len();
    (chain.nodes.len(), digits, cells)
}

/// Sort key: the place of a step in HoDoKu's search; equal for all steps of a technique that the
/// catalogue searches in the same order.
fn place_in_search(step: &Step) -> Vec<usize> {
    match &step.pattern {
        Pattern::Subset(subset) => place_of_subset(subset),
        Pattern::Fish(fish) => place_of_fish(fish),
        Pattern::TwoLinks(links) if *step.technique == known::SKYSCRAPER => {
            let [one, other] = links.links.map(|link| link.house);
            vec![usize::from(one.kind() == HouseKind::Column), links.digit.index(), one.index(), other.index()]
        }
        Pattern::EmptyRectangle(rectangle) => vec![
            rectangle.digit.index(),
            rectangle.block.number(),
            usize::from(rectangle.line.kind() == HouseKind::Column),
            rectangle.near.index(),
        ],
        Pattern::Wing(wing) => place_of_wing(wing),
        _ => Vec::new(),
    }
}

/// Boxes, then rows, then columns; in each the cells or digits in their order.
fn place_of_subset(subset: &Subset) -> Vec<usize> {
    let kind = match subset.house.kind() {
        HouseKind::Box => 0,
        HouseKind::Row => 1,
        HouseKind::Column => 2,
    };
    let members: Vec<usize> = match subset.kind {
        SubsetKind::Naked => subset.cells.iter().map(Element::index).collect(),
        _ => subset.digits.iter().map(Element::index).collect(),
    };
    [vec![kind, subset.house.number()], members].concat()
}

/// Digit by digit, first with rows as base, then with columns.
fn place_of_fish(fish: &Fish) -> Vec<usize> {
    let lines = |houses: HouseSet| houses.iter().map(House::index).collect::<Vec<_>>();
    let is_in_columns = fish.base.iter().any(|house| house.kind() == HouseKind::Column);
    [vec![fish.digit.index(), usize::from(is_in_columns)], lines(fish.base), lines(fish.cover)].concat()
}

/// The three cells in reading order.
fn place_of_wing(wing: &Wing) -> Vec<usize> {
    let mut cells = vec![wing.pivot.index(), wing.wings[0].1.index(), wing.wings[1].1.index()];
    cells.sort_unstable();
    cells
}
