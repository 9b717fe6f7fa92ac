//! Chains by a second definition: what follows from "this is false", followed blindly, link by
//! link.
//!
//! The slow side knows no shortest paths and keeps no chains. It only asks which candidates would
//! then be true, and removes what conflicts with both. All that the searches remove together must
//! be the same.

use crate::common::corpus::sample;
use crate::common::pages;
use crate::common::steps::instances;
use crate::common::textbook::many_positions;
use std::collections::BTreeSet;
use whydoku::board::{Candidate, CandidateSet, Digit, Element, House, Position};
use whydoku::technique::by_id;

/// The candidates that must be true if this one is false.
type Links<'a> = dyn Fn(Candidate) -> Vec<Candidate> + 'a;

/// Collects everything that is true if a candidate is false.
fn follow(position: &Position, off: Candidate, links: &Links<'_>, seen: &mut CandidateSet, on: &mut CandidateSet) {
    if seen.contains(off) {
        return;
    }
    seen.insert(off);
    for next in links(off).into_iter().filter(|&next| !on.contains(next)).collect::<Vec<_>>() {
        on.insert(next);
        for other in position.all_candidates().iter().filter(|&other| next.conflicts(other)) {
            follow(position, other, links, seen, on);
        }
    }
}

fn true_without(position: &Position, start: Candidate, links: &Links<'_>) -> CandidateSet {
    let (mut seen, mut on) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
    follow(position, start, links, &mut seen, &mut on);
    on
}

/// What conflicts with both ends; if they are the same candidate, the rest of its cell.
fn removed(position: &Position, one: Candidate, two: Candidate) -> Vec<Candidate> {
    let conflicts = |candidate: &Candidate| match one == two {
        true => candidate.cell() == one.cell() && *candidate != one,
        false => candidate.conflicts(one) && candidate.conflicts(two),
    };
    position.all_candidates().iter().filter(conflicts).collect()
}

/// The other place of the digit in each house that has just two.
fn other_places(position: &Position, off: Candidate) -> Vec<Candidate> {
    let houses = House::all().filter(|house| house.cells().contains(off.cell()));
    let places = houses.map(|house| position.cells_in(off.digit(), house)).filter(|places| places.len() == 2);
    places.map(|places| Candidate::new(places.without(off.cell()).first().unwrap(), off.digit())).collect()
}

/// The other digit of a cell that has just two.
fn other_digit(position: &Position, off: Candidate) -> Vec<Candidate> {
    let digits = position.candidates(off.cell());
    let other = digits.without(off.digit()).single().filter(|_| digits.len() == 2);
    other.map(|other| Candidate::new(off.cell(), other)).into_iter().collect()
}

fn x_chains(position: &Position) -> BTreeSet<Candidate> {
    let mut all = BTreeSet::new();
    for digit in Digit::all() {
        let links = |off: Candidate| if off.digit() == digit { other_places(position, off) } else { Vec::new() };
        for start in position.cells_for(digit).iter().map(|cell| Candidate::new(cell, digit)) {
            let direct = links(start);
            let ends = true_without(position, start, &links);
            // Two places of one house are no chain yet, and a place with two others that see each
            // other is locked candidates: all three are in one box.
            let is_locked = direct.iter().any(|near| direct.iter().any(|far| near != far && near.conflicts(*far)));
            let is_chain = |end: &Candidate| !(direct.contains(end) || is_locked && *end == start);
            for end in ends.iter().filter(is_chain) {
                all.extend(removed(position, start, end));
            }
        }
    }
    all
}

fn xy_chains(position: &Position) -> BTreeSet<Candidate> {
    let mut all = BTreeSet::new();
    let links = |off: Candidate| other_digit(position, off);
    for start in position.all_candidates() {
        for end in true_without(position, start, &links).iter().filter(|end| end.digit() == start.digit()) {
            all.extend(removed(position, start, end));
        }
    }
    all
}

type Textbook = fn(&Position) -> BTreeSet<Candidate>;

fn assert_same(id: &str, slow: Textbook, positions: &[Position]) {
    let spec = by_id(id).unwrap();
    let mut seen = 0;
    for position in positions {
        let fast: BTreeSet<Candidate> =
            instances(spec, position).iter().flat_map(|step| step.eliminations().collect::<Vec<_>>()).collect();
        let slow = slow(position);
        assert_eq!(fast, slow, "{id} in {}", position.digits());
        seen += slow.len();
    }
    println!("{id}: {} positions, {seen} eliminations", positions.len());
    assert!(seen > 100, "{id}: only {seen} eliminations were compared");
}

const CHAINS: [(&str, Textbook); 2] = [("x-chain", x_chains), ("xy-chain", xy_chains)];

#[test]
fn chains_remove_what_follows_blindly() {
    let positions = [pages::positions(), sample(12, 5)].concat();
    CHAINS.iter().for_each(|(id, slow)| assert_same(id, *slow, &positions));
}

#[test]
#[ignore = "takes minutes; run by hand after a change of the search, fewer positions are compared otherwise"]
fn chains_remove_what_follows_blindly_at_many_positions() {
    let positions = many_positions();
    CHAINS.iter().for_each(|(id, slow)| assert_same(id, *slow, &positions));
}

/// A named short chain is a chain: what it removes, the search for chains of any length removes as
/// well, perhaps with another chain.
#[test]
fn short_chains_remove_no_more_than_chains_of_any_length() {
    let long = ["x-cycle", "x-chain", "xy-ring", "xy-chain", "continuous-nice-loop", "aic", "discontinuous-nice-loop"];
    let grouped = ["grouped-x-cycle", "grouped-continuous-nice-loop", "grouped-aic", "grouped-discontinuous-nice-loop"];
    let short = [
        "grouped-skyscraper",
        "grouped-two-string-kite",
        "grouped-turbot-fish",
        "strong-linked-fish-3",
        "strong-linked-x-loop",
        "strong-linked-fish-4",
        "grouped-w-wing",
        "m-wing",
        "s-wing",
        "l2-wing",
        "l3-wing",
        "h-wing-vvl",
        "h-wing-vll",
    ];
    let mut seen = BTreeSet::new();
    for position in pages::positions().into_iter().chain(sample(12, 9)) {
        let removed_by = |id: &str| -> BTreeSet<Candidate> {
            let steps = instances(by_id(id).unwrap(), &position);
            steps.iter().flat_map(|step| step.eliminations().collect::<Vec<_>>()).collect()
        };
        let all: BTreeSet<Candidate> = long.iter().chain(&grouped).flat_map(|id| removed_by(id)).collect();
        for id in short {
            let removed = removed_by(id);
            assert!(removed.is_subset(&all), "{id} in {}", position.digits());
            seen.extend((!removed.is_empty()).then_some(id));
        }
    }
    assert_eq!(seen, short.into_iter().collect());
}
