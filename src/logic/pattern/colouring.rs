//! Colouring: a digit followed from house to house where it has only two places.

use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, House, HouseSet, Question};
use crate::logic::proof::Truth;
use crate::logic::sketch::{Link, LinkKind, Part, Role, Sketch};

/// One or two clusters of a digit in two colours each, and what is wrong with some of the colours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Colouring {
    /// The digit.
    pub digit: Digit,
    /// What the colours come to.
    pub rule: ColourRule,
    /// The clusters; the first has the colours A and B, the second C and D.
    pub clusters: Vec<Cluster>,
}

/// What colours come to.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ColourRule {
    /// One cluster: a cell that sees both of its colours loses the digit.
    Trap,
    /// One cluster: these cells of colour A see each other, so that colour is false.
    Wrap([Cell; 2]),
    /// Two clusters: where cells of two colours see each other, a cell that sees the other two colours loses the digit.
    Bridge(Vec<[Cell; 2]>),
    /// Two clusters: cells of colour A, the first of each two, see both colours of the second, so that colour is false.
    Pinch([[Cell; 2]; 2]),
}

/// Cells joined by houses with two places each: all of one colour have the digit, and none of the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cluster {
    /// The cells of each of the two colours.
    pub colours: [CellSet; 2],
    /// The houses that join them, in an order in which each but the first starts from a known cell.
    pub links: Vec<ColourLink>,
    /// Cells that are spoken of for another reason than being joined.
    pub ends: CellSet,
}

/// A house with two places, one of each colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColourLink {
    /// The house.
    pub house: House,
    /// The place where it is reached.
    pub from: Cell,
    /// Its other place.
    pub to: Cell,
    /// Whether the proof needs it, and not only what it joins.
    pub is_truth: bool,
}

impl Cluster {
    /// The colour of a cell of the cluster, 0 or 1.
    pub fn colour(&self, cell: Cell) -> Option<usize> {
        self.colours.iter().position(|colour| colour.contains(cell))
    }

    /// Leaves out the truth of a house, and every link that then joins nothing.
    fn drop_truth(&mut self, house: House) {
        self.links.iter_mut().filter(|link| link.house == house).for_each(|link| link.is_truth = false);
        while let Some(useless) = self.links.iter().position(|link| !link.is_truth && !self.is_bridge(link)) {
            self.links.remove(useless);
        }
        let joined: CellSet = self.links.iter().flat_map(|link| [link.from, link.to]).collect();
        self.colours.iter_mut().for_each(|colour| *colour &= joined | self.ends);
    }

    /// Whether a link joins two parts of the cluster that are both needed.
    fn is_bridge(&self, bridge: &ColourLink) -> bool {
        let others = || self.links.iter().filter(|link| *link != bridge);
        let part = |start: Cell| {
            let (mut part, mut before) = (CellSet::of(start), CellSet::EMPTY);
            while part != before {
                before = part;
                let touching = others().filter(|link| before.contains(link.from) || before.contains(link.to));
                part.extend(touching.flat_map(|link| [link.from, link.to]));
            }
            part
        };
        let is_needed = |part: CellSet| {
            !part.is_disjoint(self.ends) || others().any(|link| link.is_truth && part.contains(link.from))
        };
        let [one, two] = [part(bridge.from), part(bridge.to)];
        !one.contains(bridge.to) && is_needed(one) && is_needed(two)
    }
}

impl Colouring {
    /// Takes out what belongs to a truth that the proof can do without.
    pub(super) fn drop_truth(&mut self, truth: Truth<'_>) {
        let Truth::Question(question) = truth else { return };
        let Question::Where(_, house) = question.question() else { return };
        self.clusters.iter_mut().for_each(|cluster| cluster.drop_truth(house));
    }

    /// The cluster and the letter, from 0, of a coloured cell.
    pub fn letter(&self, cell: Cell) -> Option<usize> {
        let number = |(i, cluster): (usize, &Cluster)| cluster.colour(cell).map(|colour| 2 * i + colour);
        self.clusters.iter().enumerate().find_map(number)
    }

    /// The colours by their letters, and the links; where two colours exclude each other, a weak link.
    pub(super) fn sketch(&self) -> Sketch {
        let set =
            |cells: CellSet| -> CandidateSet { cells.iter().map(|cell| Candidate::new(cell, self.digit)).collect() };
        let link = |[from, to]: [Cell; 2], kind, house: Option<House>| Link {
            from: set(CellSet::of(from)),
            to: set(CellSet::of(to)),
            kind,
            by: house.map(|house| Constraint::digit_in(self.digit, house)),
        };
        let strong = |known: &ColourLink| link([known.from, known.to], LinkKind::Strong, Some(known.house));
        let meeting = |cells: &[Cell; 2]| {
            let house = cells.iter().copied().collect::<CellSet>().common_houses().next();
            link(*cells, LinkKind::Weak, house)
        };
        let own = self.clusters.iter().flat_map(|cluster| &cluster.links);
        let links = own.clone().map(strong).chain(self.meetings().iter().map(meeting)).collect();
        let base: HouseSet = own.map(|link| link.house).collect();
        let colours = self.clusters.iter().flat_map(|cluster| cluster.colours).enumerate();
        let parts = colours.map(|(letter, cells)| Part::of(Role::Colour(letter as u8), set(cells)));
        let sketch = parts.fold(Sketch::default(), Sketch::with).on(base, HouseSet::EMPTY);
        Sketch { links, ..sketch }
    }

    /// Coloured cells that see each other although they are not joined.
    pub fn meetings(&self) -> &[[Cell; 2]] {
        match &self.rule {
            ColourRule::Trap => &[],
            ColourRule::Wrap(cells) => std::slice::from_ref(cells),
            ColourRule::Bridge(meetings) => meetings,
            ColourRule::Pinch(meetings) => meetings,
        }
    }
}
