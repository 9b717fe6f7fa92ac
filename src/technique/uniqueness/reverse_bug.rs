//! Reverse BUG: two digits in filled cells, none of them given, that open cells would complete.
//!
//! Take filled cells with x or y that are not given, and open cells, such that every house has two
//! of the cells or none. If the open cells were x and y, too, the two would alternate from house to
//! house, and could be exchanged in all of them. So one of the other candidates of the open cells,
//! the guardians, is true. It is a [pair pattern](super::pair_patterns) with the same pair in every
//! cell; with four cells it is an avoidable rectangle.
//!
//! If the givens are unknown, any filled cell may be one, and nothing is found.
//!
//! **Search.** From a filled cell: a house with one of the cells needs another, filled with the
//! other digit, or open with one of the two.
//!
//! **Proof.** The guardians, and the cells of the sets.

use super::avoidable_rectangle::placed_cells;
use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, Element, HouseSet, Position};
use crate::logic::{Because, Evidence, Facts, Family, Flow, ForbiddenShape, Limits, Sink, Spec};
use crate::technique::guardians::Guarded;
use crate::technique::stems::{Form, MOST_FOLLOWED, Stem, StemKind, Stems, at_once, blossoms, lines};

/// Guardians that exclude something by themselves or by almost locked sets.
pub static REVERSE_BUG: Spec = reverse("reverse-bug", |facts, _, sink| {
    let stems = facts.get::<Stems<Reverse>>();
    stems.0.iter().try_for_each(|stem| at_once(facts.position(), stem, sink))?;
    blossoms::<Reverse>(facts, |bloom| bloom.form != Form::Direct, sink)
});

/// Guardians that lead to the same result along links.
pub static REVERSE_BUG_FORCING_CHAIN: Spec = reverse("reverse-bug-forcing-chain", |facts, limits, sink| {
    lines::<Reverse>(facts, 2..=MOST_FOLLOWED, limits, sink)
});

const fn reverse(id: &'static str, search: fn(&Facts, &Limits, &mut Sink<'_>) -> Flow) -> Spec {
    Spec::new(id, Family::Uniqueness, search).unique().evidence(Evidence::Derived).tier(2)
}

/// The fewest cells: four are a rectangle.
const FEWEST_CELLS: usize = 6;

/// The most cells.
const MOST_CELLS: usize = 14;

/// The most choices of cells from one cell.
const MOST_NODES: u32 = 2_000;

/// The guardians of every pattern.
struct Reverse;

impl StemKind for Reverse {
    fn collect(facts: &Facts, found: &mut Vec<Stem>) {
        let position = facts.position();
        let placed = placed_cells(position);
        if placed.is_empty() {
            return;
        }
        let pairs = Digit::all().flat_map(|one| Digit::all().filter(move |two| one < *two).map(move |two| [one, two]));
        for pair in pairs {
            let [one, two] = pair.map(|digit| position.digits().cells_with(digit));
            let mut search = Search {
                position,
                pair,
                filled: (one | two) & placed,
                open: pair.into_iter().fold(CellSet::EMPTY, |open, digit| open | position.cells_for(digit)),
                with: [CellSet::EMPTY; 2],
                once: HouseSet::EMPTY,
                twice: HouseSet::EMPTY,
                guardians: 0,
                left: 0,
                found,
            };
            for start in search.filled {
                let place = usize::from(two.contains(start));
                search.left = MOST_NODES;
                search.add(start, place);
                search.extend();
                search.remove(start, place);
                // Patterns with this cell are known.
                search.filled.remove(start);
            }
        }
    }
}

/// Cells, each with one of two digits, that may become a pattern.
struct Search<'s> {
    position: &'s Position,
    pair: [Digit; 2],
    /// The filled cells that may still be chosen.
    filled: CellSet,
    /// The open cells with one of the digits: one may have lost the other.
    open: CellSet,
    /// The cells with the one digit and the other.
    with: [CellSet; 2],
    /// The houses with one of the cells, and those with two.
    once: HouseSet,
    twice: HouseSet,
    guardians: usize,
    left: u32,
    found: &'s mut Vec<Stem>,
}

impl Search<'_> {
    fn add(&mut self, cell: Cell, place: usize) {
        let houses: HouseSet = cell.houses().into_iter().collect();
        let again = self.once & houses;
        self.twice |= again;
        self.once = (self.once | houses) - again;
        self.with[place].insert(cell);
        self.guardians += self.guardians_of(cell).len();
    }

    fn remove(&mut self, cell: Cell, place: usize) {
        let houses: HouseSet = cell.houses().into_iter().collect();
        let again = self.twice & houses;
        self.twice -= again;
        self.once = (self.once - houses) | again;
        self.with[place].remove(cell);
        self.guardians -= self.guardians_of(cell).len();
    }

    fn guardians_of(&self, cell: Cell) -> DigitSet {
        self.position.candidates(cell).without(self.pair[0]).without(self.pair[1])
    }

    /// Collects every pattern that the cells can become.
    fn extend(&mut self) {
        let Some(left) = self.left.checked_sub(1) else { return };
        self.left = left;
        let cells = self.with[0] | self.with[1];
        if self.once.len() > 3 * (MOST_CELLS - cells.len()) {
            return;
        }
        let places = [self.places(0), self.places(1)];
        let mut next: Option<(CellSet, usize)> = None;
        for house in self.once {
            let place = usize::from(!self.with[0].is_disjoint(house.cells()));
            let cells = places[place] & house.cells();
            if next.is_none_or(|(fewest, _)| cells.len() < fewest.len()) {
                next = Some((cells, place));
            }
            if cells.is_empty() {
                return;
            }
        }
        let Some((places, place)) = next else { return self.take(cells) };
        for cell in places {
            if self.guardians + self.guardians_of(cell).len() <= MOST_FOLLOWED {
                self.add(cell, place);
                self.extend();
                self.remove(cell, place);
            }
        }
    }

    /// The cells that could be the second of a house, with the digit at this place of the pair.
    fn places(&self, place: usize) -> CellSet {
        let filled = self.position.digits().cells_with(self.pair[place]) & self.filled;
        // No house has three of the cells, or two with the same digit.
        let same = self.with[place].iter().fold(self.with[place], |all, cell| all | cell.peers());
        (self.open | filled) - self.twice.cells() - same
    }

    fn take(&mut self, cells: CellSet) {
        if cells.len() < FEWEST_CELLS || self.guardians == 0 {
            return;
        }
        let of_cell = |cell| self.pair.map(|digit| Candidate::new(cell, digit));
        let domain = cells.iter().flat_map(of_cell).collect();
        let pattern = Guarded::with_domain(self.position, ForbiddenShape::Pairs, Because::Deadly, cells, domain);
        self.found.extend(Stem::of_guardians(self.position, &pattern));
    }
}
