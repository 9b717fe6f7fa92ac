//! Bivalue oddagons, types 1 to 3.
//!
//! Five, seven or more cells, an odd number, form a ring: each shares a house with the next. All
//! can be x or y. If all of them were, the two would alternate around the ring, which an odd number
//! of cells does not allow. So one of the other candidates, the guardians, is true, and the types
//! are those of unique rectangles. Nothing is assumed about the number of solutions. A ring is left
//! out if some of its cells form a smaller one, which says more.
//!
//! **Proof.** The guardians; for type 3 the cells of the subset.

use crate::board::{CandidateSet, Cell, CellSet, DigitSet, Position};
use crate::logic::{Because, Evidence, Facts, Family, ForbiddenShape, Spec};
use crate::technique::guardians::{Extras, Guarded, Guards, Kind, type_1, type_2, type_3};
use crate::technique::pairs::BivalueCells;
use crate::technique::stems::{Form, MOST_FOLLOWED, Stem, StemKind, blossoms, lines};

/// All guardians in one cell.
pub static BIVALUE_ODDAGON_TYPE_1: Spec =
    Spec::new("bivalue-oddagon-type-1", Family::Impossible, type_1::<OddRings>).group("bivalue-oddagon");

/// All guardians of one digit.
pub static BIVALUE_ODDAGON_TYPE_2: Spec =
    Spec::new("bivalue-oddagon-type-2", Family::Impossible, type_2::<OddRings>).group("bivalue-oddagon");

/// Two cells of a house as one cell of a subset.
pub static BIVALUE_ODDAGON_TYPE_3: Spec =
    Spec::new("bivalue-oddagon-type-3", Family::Impossible, type_3::<OddRings>).group("bivalue-oddagon");

/// Guardians that take digits from almost locked sets.
pub static BIVALUE_ODDAGON_SET: Spec = Spec::new("bivalue-oddagon-set", Family::Impossible, |facts, _, sink| {
    blossoms::<GuardedRings>(facts, |bloom| bloom.form != Form::Direct, sink)
})
.group("bivalue-oddagon")
.evidence(Evidence::Derived);

/// Guardians that lead to the same result along links.
pub static BIVALUE_ODDAGON_FORCING_CHAIN: Spec =
    Spec::new("bivalue-oddagon-forcing-chain", Family::Impossible, |facts, limits, sink| {
        lines::<GuardedRings>(facts, 2..=MOST_FOLLOWED, limits, sink)
    })
    .group("bivalue-oddagon")
    .evidence(Evidence::Derived);

/// The fewest cells of a ring: three that see each other are in a house, where they are a subset.
const SHORTEST: usize = 5;

/// The most cells of a ring: no person sees a longer one.
const LONGEST: usize = 13;

/// Every ring with guardians in at most two cells, or of one digit only.
struct OddRings;

impl Kind for OddRings {
    fn collect(facts: &Facts, found: &mut Vec<Guarded>) {
        Search::all(facts, Guards::Types, LONGEST, found);
    }
}

/// Every ring of up to nine cells with few guardians.
struct GuardedRings;

impl StemKind for GuardedRings {
    fn collect(facts: &Facts, found: &mut Vec<Stem>) {
        Stem::of_each(facts.position(), found, |rings| Search::all(facts, Guards::Few, 9, rings));
    }
}

/// A path that may become a ring.
struct Search<'s> {
    position: &'s Position,
    digits: DigitSet,
    guards: Guards,
    longest: usize,
    path: Vec<Cell>,
    found: &'s mut Vec<Guarded>,
}

impl Search<'_> {
    /// Collects the rings of up to this many cells with these guardians.
    fn all(facts: &Facts, guards: Guards, longest: usize, found: &mut Vec<Guarded>) {
        let position = facts.position();
        for start in facts.get::<BivalueCells>().0 {
            let digits = position.candidates(start);
            let both = digits.iter().fold(position.empty_cells(), |both, digit| both & position.cells_for(digit));
            if both.len() < SHORTEST {
                continue;
            }
            // The ring is found from the first of its cells that have only these candidates.
            let is_later = |cell: &Cell| *cell > start || position.candidates(*cell) != digits;
            let open = both.iter().filter(is_later).collect();
            let mut search = Search { position, digits, guards, longest, path: vec![start], found };
            search.extend(open, Extras::default());
        }
        let cells: Vec<_> = found.iter().map(|ring| (ring.cells, ring.domain)).collect();
        let is_smaller = |one: &Guarded, (cells, domain): (CellSet, CandidateSet)| {
            cells != one.cells && cells.is_subset(one.cells) && domain.is_subset(one.domain)
        };
        found.retain(|ring| !cells.iter().any(|other| is_smaller(ring, *other)));
    }

    /// Collects every ring that the path can become, given its guardians.
    fn extend(&mut self, open: CellSet, extras: Extras) {
        let (first, last, length) = (self.path[0], self.path[self.path.len() - 1], self.path.len() + 1);
        for next in open & last.peers() {
            let guardians = extras.with(next, self.position.candidates(next) - self.digits);
            if !self.guards.allow(guardians) {
                continue;
            }
            self.path.push(next);
            // Each ring is found both ways round; the one whose second cell comes first is kept.
            if length >= SHORTEST && length % 2 == 1 && next.sees(first) {
                if self.path[1] < next && !guardians.roof.is_empty() {
                    self.take();
                }
            } else if length < self.longest {
                self.extend(open.without(next), guardians);
            }
            self.path.pop();
        }
    }

    /// Collects the ring, unless its cells are known in another order.
    fn take(&mut self) {
        let (cells, shape) = (self.path.iter().copied().collect(), ForbiddenShape::OddRing(self.path.clone()));
        let ring = Guarded::of(self.position, shape, Because::Unfillable, cells, self.digits);
        if !self.found.iter().any(|known| known.cells == cells && known.domain == ring.domain) {
            self.found.push(ring);
        }
    }
}
