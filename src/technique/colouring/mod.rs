//! Colouring: one digit, followed from house to house where it has only two places.
//!
//! Where a digit has two places in a house, one of them is true and the other is not. Give the two the colours A and B and go
//! on wherever a coloured cell has another partner of this kind: all cells reached are a *cluster*, and in it either all cells
//! of colour A have the digit or all of colour B. A cluster that would give a cell both colours contradicts itself, and is left
//! out.
//!
//! | technique | what is seen | what follows |
//! |---|---|---|
//! | trap | a cell sees both colours of a cluster | it loses the digit |
//! | wrap | two cells of one colour see each other | that colour is false |
//! | multi-colours 1 | cells of two colours of different clusters see each other | so do not both hold: what sees the other two colours loses the digit |
//! | multi-colours 2 | a colour sees both colours of another cluster | it is false |
//!
//! **Proof.** The truths are the houses that join the cells. Not all are needed: of a chain of three links the one in the middle
//! need only say that not both of its cells are true. The sink takes out such houses, and the pattern drops what then joins
//! nothing.

mod multi_colors;
mod simple_colors;

pub use multi_colors::{MULTI_COLORS_1, MULTI_COLORS_2};
pub use simple_colors::{SIMPLE_COLORS_TRAP, SIMPLE_COLORS_WRAP};

use super::pairs::{Pair, Pairs};
use crate::board::{Candidate, Cell, CellSet, Constraint, Digit, Element, Literal};
use crate::logic::{Changes, Cluster, ColourLink, ColourRule, Colouring, Fact, Facts, Flow, Proof, Sink};

/// The cells of a cluster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Colours {
    /// The cells of each of the two colours.
    cells: [CellSet; 2],
    /// The cells that see one of each of the two colours.
    seen: [CellSet; 2],
}

impl Colours {
    fn all(&self) -> CellSet {
        self.cells[0] | self.cells[1]
    }

    /// Two cells, the first in the colour of this cluster, the second among others, that see each other.
    fn meeting(&self, colour: usize, others: CellSet) -> Option<[Cell; 2]> {
        let first = self.cells[colour].iter().find(|cell| !(cell.peers() & others).is_empty())?;
        Some([first, (first.peers() & others).first()?])
    }
}

/// The clusters of each digit.
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

/// The cells that can be reached from two places, by colour.
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

/// The cluster as a pattern, from a cell on: each house leads from a known cell to a new one. Colours are exchanged if need be
/// so that `first` is the first one.
fn cluster(facts: &Facts, digit: Digit, colours: &Colours, first: usize, start: Cell, ends: CellSet) -> Cluster {
    let pairs = facts.get::<Pairs>();
    let (mut links, mut known, mut next) = (Vec::new(), CellSet::of(start), vec![start]);
    while !next.is_empty() {
        let mut reached = Vec::new();
        for from in next {
            for pair in pairs.of(digit).iter().filter(|pair| pair.places.contains(&from)) {
                let Some(&to) = pair.places.iter().find(|place| !known.contains(**place)) else { continue };
                known.insert(to);
                reached.push(to);
                links.push(ColourLink { house: pair.house, from, to, is_truth: true });
            }
        }
        next = reached;
    }
    Cluster { colours: [colours.cells[first], colours.cells[1 - first]], links, ends }
}

/// Takes an instance: what is said of the clusters, and what they rule out.
fn find(digit: Digit, rule: ColourRule, clusters: Vec<Cluster>, gone: CellSet, sink: &mut Sink<'_>) -> Flow {
    // The farthest first: the sink takes out the first house that is superfluous.
    let houses = clusters.iter().flat_map(|cluster| cluster.links.iter().rev());
    let proof = Proof::of(houses.map(|link| Constraint::digit_in(digit, link.house)));
    let gone = gone.iter().map(|cell| Literal::is_not(Candidate::new(cell, digit)));
    sink.find(Colouring { digit, rule, clusters }.into(), gone, proof)
}
