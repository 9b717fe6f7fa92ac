//! Chains of strong and weak links.
//!
//! One search finds them all: the [shortest paths](paths) through a [net](net) of links, for all
//! pairs of ends at once. Its results are kept until the position changes, so that the techniques,
//! which differ in the links that they use and in the [shape](shape) of the chain, share the work.
//!
//! Two more searches find all chains of some short shapes that have names of their own, in the
//! families of wings and of patterns of a single digit: of [three links](three_links), and of a
//! [few links of one digit](strong_links). The techniques of longer chains may find the same ones;
//! they come later.
//!
//! **Proof.** The constraints of the strong links: if a conclusion were wrong, the ends would both
//! be false, and from one end to the other each link would force the next, until the last one has
//! nothing left.

mod any;
mod blossom_loop;
mod cells;
mod easiest;
mod grouped;
mod implied;
mod layers;
mod net;
mod one_digit;
mod paths;
mod set_paths;
mod set_wings;
mod sets;
mod shape;
mod strong_links;
mod three_links;
mod with_rectangle;

pub use any::{AIC, CONTINUOUS_NICE_LOOP, DISCONTINUOUS_NICE_LOOP, XY_X_CHAIN};
pub use blossom_loop::BLOSSOM_LOOP;
pub use cells::{XY_CHAIN, XY_RING};
pub use grouped::{GROUPED_AIC, GROUPED_CONTINUOUS_NICE_LOOP, GROUPED_DISCONTINUOUS_NICE_LOOP, GROUPED_X_CYCLE};
pub use one_digit::{X_CHAIN, X_CYCLE};
pub use set_wings::set_wings;
pub use sets::{AIC_WITH_ALS, SetLinks};
pub use strong_links::{StrongLinks, strong_links};
pub use three_links::{ThreeLinks, three_links};
pub use with_rectangle::AIC_WITH_UR;

use super::placeable::LostPlaces;
use crate::board::{Constraint, Digit, DigitSet, Element, House};
use crate::hash::{HashMap, HashSet};
use crate::logic::{Changes, Evidence, Fact, Facts, Family, Flow, Proof, SearchFn, Sink, Spec};
use implied::Links;
use net::{Kinds, Net};
use paths::{Found, Paths};
use shape::{Shape, is_grouped};
use std::cmp::Reverse;

const fn chain(id: &'static str, search: SearchFn) -> Spec {
    Spec::new(id, Family::Chains, search).evidence(Evidence::Derived)
}

/// Reports the chains that fit, the best first.
fn report<'f>(chains: impl IntoIterator<Item = &'f Found>, fits: impl Fn(&Found) -> bool, sink: &mut Sink<'_>) -> Flow {
    chains.into_iter().filter(|found| fits(found)).try_for_each(|found| {
        let proof = Proof::of(found.chain.truths());
        sink.find(found.chain.clone().into(), found.concluded.iter().copied(), proof)
    })
}

/// The chains of links of these kinds.
fn chains(facts: &Facts, kinds: Kinds) -> Vec<Found> {
    best(&Links::of(Net::new(facts.position(), kinds, Digit::all())))
}

/// Chains of one digit each: only those of changed digits are searched. Chains of different digits
/// have the same conclusions only if one of them fills a cell and so takes another digit from it.
#[derive(Default)]
struct ByDigit {
    found: [Vec<Found>; 9],
    /// The digit and the index of each, the best first.
    order: Vec<(usize, usize)>,
}

impl ByDigit {
    /// Searches again for the chains of some digits, in nets of links of these kinds.
    fn update(&mut self, facts: &Facts, changed: DigitSet, kinds: Kinds, find: impl Fn(&Links) -> Vec<Found>) {
        // A chain that fills a cell takes other digits from it, which may be fewer by now.
        let takes_others = |digit: &Digit| {
            let mut concluded = self.found[digit.index()].iter().flat_map(|found| &found.concluded);
            concluded.any(|literal| literal.candidate().digit() != *digit)
        };
        let with_others: DigitSet = Digit::all().filter(takes_others).collect();
        for digit in changed | with_others {
            if is_settled(facts, digit) {
                self.found[digit.index()].clear();
                continue;
            }
            let links = Links::of(Net::new(facts.position(), kinds, std::iter::once(digit)));
            self.found[digit.index()] = if links.removed.is_empty() { Vec::new() } else { find(&links) };
        }
        self.order.clear();
        let places = |(digit, found): (usize, &Vec<Found>)| (0..found.len()).map(move |place| (digit, place));
        self.order.extend(self.found.iter().enumerate().flat_map(places));
    }

    /// Keeps one shortest chain of those of several digits with the same conclusions.
    fn merge(&mut self) {
        let mut kept: Vec<(usize, usize)> = Vec::new();
        for &(digit, place) in &self.order {
            let new = &self.found[digit][place];
            let is_same = |&(other, place): &(usize, usize)| {
                let old = &self.found[other][place];
                other != digit && old.concluded == new.concluded && Shape::of(old) == Shape::of(new)
            };
            match kept.iter().position(is_same) {
                Some(old) if new.chain.nodes.len() < self.found[kept[old].0][kept[old].1].chain.nodes.len() => {
                    kept[old] = (digit, place);
                }
                Some(_) => {}
                None => kept.push((digit, place)),
            }
        }
        self.order = kept;
    }

    /// Sorts the chains, the best first.
    fn sort(&mut self) {
        self.order.sort_by_key(|&(digit, place)| rank(&self.found[digit][place]));
    }

    /// All of them, the best first.
    fn all(&self) -> impl Iterator<Item = &Found> {
        self.order.iter().map(|&(digit, place)| &self.found[digit][place])
    }
}

/// Whether no chain of a digit alone can conclude anything: each place is in a template, and none
/// is the last of a house.
fn is_settled(facts: &Facts, digit: Digit) -> bool {
    let is_last = |house| facts.position().slots(Constraint::digit_in(digit, house)).len() == 1;
    !facts.get::<LostPlaces>().has_any(digit) && !House::all().any(is_last)
}

/// All links between candidates and groups.
#[derive(Default)]
struct AllLinks(Links);

impl Fact for AllLinks {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        let kinds = Kinds { houses: true, cells: true, groups: true };
        self.0 = Links::of(Net::new(facts.position(), kinds, Digit::all()));
    }
}

/// For each shape and set of conclusions, a shortest chain, in a person's order of preference:
/// those with the most conclusions first, then the shortest.
fn best(links: &Links) -> Vec<Found> {
    let mut found = shortest(links);
    found.sort_by_key(rank);
    found
}

/// The same chains in order of discovery.
fn shortest(links: &Links) -> Vec<Found> {
    let mut found: Vec<Found> = Vec::new();
    let mut known = HashMap::default();
    Paths::shortest(links, &mut |new| {
        let key = (Shape::of(&new), is_grouped(&new.chain), new.concluded.clone());
        match known.get(&key) {
            Some(&old) if found[old as usize].chain.nodes.len() <= new.chain.nodes.len() => {}
            Some(&old) => found[old as usize] = new,
            None => {
                known.insert(key, found.len() as u32);
                found.push(new);
            }
        }
    });
    found
}

/// Loops with other conclusions than the known chains, a shortest one for each set of conclusions.
fn other_loops(links: &Links, known: &[Found]) -> Vec<Found> {
    let mut found: Vec<Found> = Vec::new();
    if links.removed.is_empty() {
        return found;
    }
    let comes_to = |chain: &Found, new: &Found| {
        chain.concluded == new.concluded
            && Shape::of(chain) == Shape::of(new)
            && is_grouped(&chain.chain) == is_grouped(&new.chain)
    };
    Paths::loops(links, &mut |new| {
        if known.iter().any(|known| comes_to(known, &new)) {
            return;
        }
        match found.iter_mut().find(|found| comes_to(found, &new)) {
            Some(old) if old.chain.nodes.len() <= new.chain.nodes.len() => {}
            Some(old) => *old = new,
            None => found.push(new),
        }
    });
    found.sort_by_key(rank);
    found
}

/// One chain for each set of truths and conclusions, in the same order.
fn distinct(mut found: Vec<Found>) -> Vec<Found> {
    let mut known = HashSet::default();
    found.retain(|found| {
        let mut truths = found.chain.truths();
        truths.sort_unstable();
        known.insert((truths, found.concluded.clone()))
    });
    found.sort_by_key(rank);
    found
}

/// Sort key: the lower, the easier to spot.
fn rank(found: &Found) -> impl Ord + use<> {
    (Reverse(found.concluded.len()), found.chain.nodes.len())
}
