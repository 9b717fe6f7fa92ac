//! Colouring: alternatives followed from pair to pair, where one of two candidates is true.
//!
//! Where a digit has two places in a house, one of them is true and the other is not. Give the two
//! the colours A and B and continue wherever a coloured cell has another partner of this kind: all
//! cells reached form a *cluster*, in which either all cells of colour A have the digit or all
//! cells of colour B. A cluster that would give a cell both colours contradicts itself, and is left
//! out. [3D Medusa](MEDUSA_3D) also continues from digit to digit, in cells with two candidates.
//!
//! | technique | pattern | conclusion |
//! |---|---|---|
//! | trap | a cell sees both colours of a cluster | it loses the digit |
//! | wrap | two cells of one colour see each other | that colour is false |
//! | multi-colours 1 | cells of two colours of different clusters see each other | so they are not both true: a cell that sees the other two colours loses the digit |
//! | multi-colours 2 | a colour sees both colours of another cluster | it is false |
//!
//! **Proof.** The truths are the houses that join the cells. Not all are needed: in a chain of
//! three links, the middle one only has to exclude that both of its cells are true. The sink
//! removes such houses, and the pattern drops links that then join nothing.

mod medusa_3d;
mod multi_colors;
mod simple_colors;

pub use medusa_3d::MEDUSA_3D;
pub use multi_colors::{MULTI_COLORS_1, MULTI_COLORS_2};
pub use simple_colors::{SIMPLE_COLORS_TRAP, SIMPLE_COLORS_WRAP};

use super::pairs::{Pair, Pairs};
use super::placeable::LostPlaces;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, Element, Literal};
use crate::logic::{Changes, Cluster, ColourLink, ColourRule, Colouring, Fact, Facts, Flow, Proof, Sink};
use std::collections::VecDeque;

/// The cells of a cluster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Colours {
    /// The cells of each of the two colours.
    cells: [CellSet; 2],
    /// For each of the two colours, the cells that see any of its cells.
    seen: [CellSet; 2],
}

impl Colours {
    fn all(&self) -> CellSet {
        self.cells[0] | self.cells[1]
    }

    /// Two cells, the first in the colour of this cluster, the second among others, that see each
    /// other.
    fn meeting(&self, colour: usize, others: CellSet) -> Option<[Cell; 2]> {
        let first = self.cells[colour].iter().find(|cell| !(cell.peers() & others).is_empty())?;
        Some([first, (first.peers() & others).first()?])
    }
}

/// The clusters of each digit that can lose a place.
#[derive(Default)]
struct Clusters([Vec<Colours>; 9]);

impl Clusters {
    fn of(&self, digit: Digit) -> &[Colours] {
        &self.0[digit.index()]
    }
}

impl Fact for Clusters {
    fn update(&mut self, facts: &Facts, changes: &Changes) {
        let pairs = facts.get::<Pairs>();
        for digit in changes.digits {
            let clusters = &mut self.0[digit.index()];
            clusters.clear();
            if !facts.get::<LostPlaces>().has_any(digit) {
                continue;
            }
            let mut known = CellSet::EMPTY;
            for pair in pairs.of(digit) {
                if known.contains(pair.places[0]) {
                    continue;
                }
                let cells = coloured(pairs.of(digit), pair.places);
                known |= cells[0] | cells[1];
                if cells[0].is_disjoint(cells[1]) {
                    let seen = cells.map(|colour| colour.iter().fold(CellSet::EMPTY, |seen, cell| seen | cell.peers()));
                    clusters.push(Colours { cells, seen });
                }
            }
        }
    }
}

/// The cells reachable from two places, by colour.
fn coloured(pairs: &[Pair], places: [Cell; 2]) -> [CellSet; 2] {
    let mut cells = places.map(CellSet::of);
    loop {
        let before = cells;
        for [one, two] in pairs.iter().flat_map(|pair| pair.both_ways()) {
            for colour in [0, 1] {
                if cells[colour].contains(one) {
                    cells[1 - colour].insert(two);
                }
            }
        }
        if cells == before {
            return cells;
        }
    }
}

/// The cluster of a digit as a pattern, starting from a cell. Colours are exchanged if necessary,
/// so that `first` comes first.
fn cluster(facts: &Facts, digit: Digit, colours: &Colours, first: usize, start: Cell, ends: CellSet) -> Cluster {
    let pairs = facts.get::<Pairs>();
    let of_digit = |cells: CellSet| cells.iter().map(|cell| Candidate::new(cell, digit)).collect();
    let links = follow(Candidate::new(start, digit), |from| {
        let ways = pairs.of(digit).iter().flat_map(|pair| pair.both_ways().map(|way| (pair.house, way)));
        let from_here = ways.filter(move |(_, way)| way[0] == from.cell());
        from_here.map(move |(house, [_, to])| (Constraint::digit_in(digit, house), Candidate::new(to, digit)))
    });
    Cluster { colours: [first, 1 - first].map(|colour| of_digit(colours.cells[colour])), links, ends: of_digit(ends) }
}

/// The pairs that join a cluster, starting from a candidate, where `pairs` returns those of a
/// candidate: each leads from a known candidate to a new one, near ones before far ones.
fn follow<P>(start: Candidate, pairs: impl Fn(Candidate) -> P) -> Vec<ColourLink>
where
    P: Iterator<Item = (Constraint, Candidate)>,
{
    let (mut links, mut known, mut next) = (Vec::new(), CandidateSet::of(start), VecDeque::from([start]));
    while let Some(from) = next.pop_front() {
        for (by, to) in pairs(from) {
            if !known.contains(to) {
                known.insert(to);
                next.push_back(to);
                links.push(ColourLink { by, from, to, is_truth: true });
            }
        }
    }
    links
}

/// Reports an instance with one digit: the rule, the clusters, and the places that they rule out.
fn find(digit: Digit, rule: ColourRule, clusters: Vec<Cluster>, gone: CellSet, sink: &mut Sink<'_>) -> Flow {
    let gone = gone.iter().map(|cell| Literal::is_not(Candidate::new(cell, digit)));
    hand_over(rule, clusters, gone.collect(), sink)
}

/// Reports an instance: the rule, the clusters, and the conclusions.
fn hand_over(rule: ColourRule, clusters: Vec<Cluster>, concluded: Vec<Literal>, sink: &mut Sink<'_>) -> Flow {
    let empty = if let ColourRule::Unfillable(constraint) = rule { Some(constraint) } else { None };
    // The farthest come first: the sink removes the first superfluous truth.
    let pairs = clusters.iter().flat_map(|cluster| cluster.links.iter().rev()).map(|link| link.by);
    let proof = Proof::of(pairs.chain(empty));
    sink.find(Colouring { rule, clusters }.into(), concluded, proof)
}

/// Two cells as candidates for a digit.
fn of_digit(digit: Digit, cells: [Cell; 2]) -> [Candidate; 2] {
    cells.map(|cell| Candidate::new(cell, digit))
}
