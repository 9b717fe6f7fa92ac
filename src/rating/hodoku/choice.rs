//! HoDoKu's choice among several steps.
//!
//! Most of its searches end with the first hit, so their order decides. Chains are all collected;
//! the one that removes most is taken, and of forcing chains one that places. Loops and chains are
//! one list, whatever their names. Chains that visit a cell twice are not seen, nor are ends that
//! are groups, so the eliminations of such a chain come one by one. Remote pairs of the same two
//! digits are one step. Each search order, as observed, is recorded here as a key, so that no
//! search of the catalogue has to follow it.

use super::als::{Joined, Sets};
use super::bivalue::{self, CellChain};
use super::forcing::{self, Source};
use super::loops::{self, Kind, Loop, by_digit, key};
use super::nets;
use super::queue::Queue;
use crate::board::{Cell, CellSet, Element, House, HouseKind, HouseSet, Literal};
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Facts, Family, Fish, Pattern, Spec, Step, Subset, SubsetKind, Wing};
use crate::technique::{Profile, Rung, all, known};
use std::cell::OnceCell;

/// A step to take.
#[derive(Clone, Debug)]
pub(super) struct Taken {
    /// Its technique.
    pub(super) technique: &'static Spec,
    /// Its conclusions in the order in which they are applied, which the singles after it depend
    /// on.
    pub(super) concluded: Vec<Literal>,
    /// What it rests on, for telling it.
    pub(super) origin: Origin,
}

/// What a step rests on, as far as telling it needs.
#[derive(Clone, Debug)]
pub(super) enum Origin {
    /// A single.
    Single,
    /// A step of the catalogue.
    Step(Box<Step>),
    /// A loop or an AIC.
    Loop(Loop),
    /// A chain of cells with two candidates.
    Cells(CellChain),
    /// Almost locked sets.
    Sets(Joined),
    /// The consequences of assumptions.
    Forcing(Source),
}

/// A search of HoDoKu that is followed here in its own order.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Search {
    RemotePair,
    XyChain,
    Loops,
    GroupedLoops,
    SetPair,
    SetWing,
    SetChain,
    ForcingChains,
    ForcingNets,
}

/// These searches, each with the techniques that it finds.
static SEARCHES: [(Search, &[&Spec]); 9] = [
    (Search::RemotePair, &[&known::REMOTE_PAIR]),
    (Search::XyChain, &[&known::XY_CHAIN]),
    (Search::Loops, &[&known::CONTINUOUS_NICE_LOOP, &known::DISCONTINUOUS_NICE_LOOP, &known::AIC, &known::XY_X_CHAIN]),
    (
        Search::GroupedLoops,
        &[&known::GROUPED_CONTINUOUS_NICE_LOOP, &known::GROUPED_DISCONTINUOUS_NICE_LOOP, &known::GROUPED_AIC],
    ),
    (Search::SetPair, &[&known::ALS_XZ_DOUBLY, &known::ALS_XZ]),
    (Search::SetWing, &[&known::ALS_XY_WING]),
    (Search::SetChain, &[&known::ALS_XY_CHAIN]),
    (
        Search::ForcingChains,
        &[
            &known::NISHIO_FORCING_CHAIN,
            &known::DIGIT_FORCING_CHAIN,
            &known::CELL_FORCING_CHAIN,
            &known::REGION_FORCING_CHAIN,
        ],
    ),
    (
        Search::ForcingNets,
        &[
            &known::DYNAMIC_CONTRADICTION_FORCING_CHAIN,
            &known::DYNAMIC_DOUBLE_FORCING_CHAIN,
            &known::DYNAMIC_CELL_FORCING_CHAIN,
        ],
    ),
];

/// A search in its turn.
pub(super) struct Turn {
    /// The first technique that it finds.
    rung: Rung,
    /// The search of HoDoKu; `None` if the catalogue's is as good.
    search: Option<Search>,
}

/// The searches for the techniques of a profile, in their order. Singles are not searched for.
pub(super) fn turns(profile: &Profile) -> Vec<Turn> {
    let search_of = |rung: &Rung| {
        let found = SEARCHES.iter().find(|(_, found)| found.contains(&rung.technique));
        found.map(|(search, _)| *search)
    };
    let rungs = profile.rungs.iter().filter(|rung| rung.technique.family != Family::Singles);
    let mut turns: Vec<Turn> = rungs.map(|rung| Turn { rung: *rung, search: search_of(rung) }).collect();
    turns.dedup_by(|next, last| next.search.is_some() && next.search == last.search);
    turns
}

/// The next step: a single that has come up, or a step of these techniques.
///
/// # Errors
/// If the search was cancelled.
pub(super) fn next_step(
    turns: &[Turn],
    singles: &Queue,
    facts: &Facts,
    cancel: Cancel<'_>,
) -> Result<Option<Taken>, Cancelled> {
    if let Some((technique, single)) = singles.next() {
        return Ok(Some(Taken { technique, concluded: vec![Literal::is(single)], origin: Origin::Single }));
    }
    let position = facts.position();
    let sets = OnceCell::new();
    let sets = || sets.get_or_init(|| Sets::of(position));
    for Turn { rung, search } in turns {
        let taken = match search {
            Some(Search::RemotePair) => bivalue::remote_pair(position).map(of_cells),
            Some(Search::XyChain) => bivalue::xy_chain(position).map(of_cells),
            Some(Search::Loops) => loops::best(position, false, cancel)?.map(looped),
            Some(Search::GroupedLoops) => loops::best(position, true, cancel)?.map(looped),
            Some(Search::SetPair) => sets().pair().map(joined),
            Some(Search::SetWing) => sets().wing(cancel)?.map(joined),
            Some(Search::SetChain) => sets().chain(cancel)?.map(joined),
            Some(Search::ForcingChains) => forcing::best(position, cancel)?.map(|found| forced(found, false)),
            Some(Search::ForcingNets) => nets::best(position, cancel)?.map(|found| forced(found, true)),
            None if rung.technique.needs_uniqueness && !facts.is_unique(cancel)? => None,
            None => {
                let steps = all(rung.technique, facts, &rung.limits, cancel)?;
                if rung.best { best(steps) } else { steps.into_iter().min_by_key(place_in_search).map(whole) }
            }
        };
        if taken.is_some() {
            return Ok(taken);
        }
    }
    Ok(None)
}

fn of_cells(found: CellChain) -> Taken {
    Taken {
        technique: if found.digit.is_some() { &known::XY_CHAIN } else { &known::REMOTE_PAIR },
        concluded: found.removed.iter().copied().map(Literal::is_not).collect(),
        origin: Origin::Cells(found),
    }
}

fn joined(found: Joined) -> Taken {
    let technique = match (found.sets.len(), found.closed_by) {
        (2, Some(_)) => &known::ALS_XZ_DOUBLY,
        (2, None) => &known::ALS_XZ,
        (3, _) => &known::ALS_XY_WING,
        _ => &known::ALS_XY_CHAIN,
    };
    Taken {
        technique,
        concluded: found.removed.iter().copied().map(Literal::is_not).collect(),
        origin: Origin::Sets(found),
    }
}

fn looped(found: Loop) -> Taken {
    let technique = match (found.kind, found.is_grouped) {
        (Kind::Discontinuous, false) => &known::DISCONTINUOUS_NICE_LOOP,
        (Kind::Continuous, false) => &known::CONTINUOUS_NICE_LOOP,
        (Kind::Aic, false) => &known::AIC,
        (Kind::Discontinuous, true) => &known::GROUPED_DISCONTINUOUS_NICE_LOOP,
        (Kind::Continuous, true) => &known::GROUPED_CONTINUOUS_NICE_LOOP,
        (Kind::Aic, true) => &known::GROUPED_AIC,
    };
    Taken {
        technique,
        concluded: found.removed.iter().copied().map(Literal::is_not).collect(),
        origin: Origin::Loop(found),
    }
}

fn forced((literal, source): (Literal, Source), is_net: bool) -> Taken {
    let technique = match (source, is_net) {
        (Source::Opposite, false) => &known::NISHIO_FORCING_CHAIN,
        (Source::Either(_), false) => &known::DIGIT_FORCING_CHAIN,
        (Source::Each(constraint), false) if constraint.house_and_digit().is_none() => &known::CELL_FORCING_CHAIN,
        (Source::Each(_), false) => &known::REGION_FORCING_CHAIN,
        (Source::Opposite, true) => &known::DYNAMIC_CONTRADICTION_FORCING_CHAIN,
        (Source::Either(_), true) => &known::DYNAMIC_DOUBLE_FORCING_CHAIN,
        (Source::Each(_), true) => &known::DYNAMIC_CELL_FORCING_CHAIN,
    };
    Taken { technique, concluded: vec![literal], origin: Origin::Forcing(source) }
}

/// A step with all its conclusions.
fn whole(step: Step) -> Taken {
    Taken { technique: step.technique, concluded: in_order(&step), origin: Origin::Step(Box::new(step)) }
}

/// The best of several steps: it removes most; among equals it has the least sum.
fn best(steps: Vec<Step>) -> Option<Taken> {
    let seen = steps.into_iter().map(|step| (by_digit(step.eliminations()), step));
    let (removed, step) = seen.min_by_key(|(removed, _)| key(removed))?;
    let concluded = removed.into_iter().map(Literal::is_not).collect();
    Some(Taken { technique: step.technique, concluded, origin: Origin::Step(Box::new(step)) })
}

/// The conclusions of a step in the order in which HoDoKu applies them.
fn in_order(step: &Step) -> Vec<Literal> {
    let by = |houses: &mut dyn Iterator<Item = House>| {
        let mut concluded: Vec<Literal> = Vec::new();
        for house in houses {
            let of_house = step.concluded.iter().filter(|literal| house.cells().contains(literal.candidate().cell()));
            let new: Vec<Literal> = of_house.filter(|literal| !concluded.contains(literal)).copied().collect();
            concluded.extend(new);
        }
        concluded
    };
    match &step.pattern {
        Pattern::Subset(subset) if subset.kind == SubsetKind::Naked => by(&mut subset
            .cells
            .iter()
            .next()
            .into_iter()
            .flat_map(Cell::houses)
            .filter(|house| subset.cells.is_subset(house.cells()))),
        Pattern::Disjoint(sets) => by(&mut [sets.block, sets.line].into_iter()),
        _ => step.concluded.to_vec(),
    }
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
        Pattern::Disjoint(sets) => {
            let cells = [sets.crossing, sets.in_line, sets.in_box].map(depth_first);
            [vec![sets.line.index(), sets.block.index()], cells.concat()].concat()
        }
        _ => Vec::new(),
    }
}

/// Cells in the order of a search that tries each cell with those after it: 1, 12, 123, 13, 2.
fn depth_first(cells: CellSet) -> Vec<usize> {
    cells.iter().map(|cell| cell.index() + 1).chain([0]).collect()
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

/// The three cells in reading order; of an XYZ-wing the pivot first.
fn place_of_wing(wing: &Wing) -> Vec<usize> {
    let mut cells = vec![wing.pivot.index(), wing.wings[0].1.index(), wing.wings[1].1.index()];
    let first = usize::from(wing.in_pivot);
    cells[first..].sort_unstable();
    cells
}
