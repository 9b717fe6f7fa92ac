//! Unique loops, types 1 to 4.
//!
//! Six or more empty cells form a ring: each shares a house with the next, and every house that the
//! ring visits has exactly two of them. If all of them were x or y, the two would alternate around
//! the ring, and could be exchanged without a change in any row, column or box. So one of the other
//! candidates, the guardians, is true. The types are those of unique rectangles, which are rings of
//! four cells.
//!
//! **Proof.** The guardians; for type 3 the cells of the subset, for type 4 the digit in the house.

use crate::board::{Cell, CellSet, DigitSet, HouseSet, Position};
use crate::logic::{Because, Escape, Evidence, Facts, Family, ForbiddenShape, Pattern, Spec};
use crate::technique::guardians::{Extras, Guarded, Guards, Kind, type_1, type_2, type_3, type_4};
use crate::technique::pairs::BivalueCells;
use crate::technique::stems::{Form, MOST_FOLLOWED, Stem, StemKind, blossoms, lines};

/// All guardians in one cell.
pub static UNIQUE_LOOP_TYPE_1: Spec =
    Spec::new("unique-loop-type-1", Family::Uniqueness, type_1::<Loops>).unique().group("unique-loop").se_of(rate);

/// All guardians of one digit.
pub static UNIQUE_LOOP_TYPE_2: Spec =
    Spec::new("unique-loop-type-2", Family::Uniqueness, type_2::<Loops>).unique().group("unique-loop").se_of(rate);

/// Two cells of a house as one cell of a subset.
pub static UNIQUE_LOOP_TYPE_3: Spec = Spec::new("unique-loop-type-3", Family::Uniqueness, type_3::<Loops>)
    .unique()
    .group("unique-loop")
    .se_of(rate_type_3);

/// Two cells of a house, one of which has a certain digit.
pub static UNIQUE_LOOP_TYPE_4: Spec =
    Spec::new("unique-loop-type-4", Family::Uniqueness, type_4::<Loops>).unique().group("unique-loop").se_of(rate);

/// Guardians that take digits from almost locked sets.
pub static UNIQUE_LOOP_SET: Spec = Spec::new("unique-loop-set", Family::Uniqueness, |facts, _, sink| {
    blossoms::<GuardedLoops>(facts, |bloom| bloom.form != Form::Direct, sink)
})
.unique()
.group("unique-loop")
.evidence(Evidence::Derived)
.tier(2);

/// Guardians that lead to the same result along links.
pub static UNIQUE_LOOP_FORCING_CHAIN: Spec =
    Spec::new("unique-loop-forcing-chain", Family::Uniqueness, |facts, limits, sink| {
        lines::<GuardedLoops>(facts, 2..=MOST_FOLLOWED, limits, sink)
    })
    .unique()
    .group("unique-loop")
    .evidence(Evidence::Derived)
    .tier(2);

/// The rating of a loop: 4.6 for six cells, 4.7 for eight, 5.0 for more.
fn rate(pattern: &Pattern) -> u8 {
    match pattern {
        Pattern::ForbiddenPattern(deadly) => match deadly.forbidden.cells.len() {
            ..=6 => 46,
            7..=8 => 47,
            _ => 50,
        },
        _ => 46,
    }
}

/// The rating of the loop, and a tenth for each cell of the subset but the first.
fn rate_type_3(pattern: &Pattern) -> u8 {
    let cells = match pattern {
        Pattern::ForbiddenPattern(deadly) => match deadly.escape {
            Escape::Subset { cells, .. } => cells.len() as u8,
            _ => 0,
        },
        _ => 0,
    };
    rate(pattern) + cells
}

/// The most cells of a loop.
const LONGEST: usize = 14;

/// Every loop with guardians in at most two cells, or of one digit only.
struct Loops;

impl Kind for Loops {
    fn collect(facts: &Facts, found: &mut Vec<Guarded>) {
        Search::all(facts, Guards::Types, LONGEST, found);
    }
}

/// Every loop of up to twelve cells with few guardians.
struct GuardedLoops;

impl StemKind for GuardedLoops {
    fn collect(facts: &Facts, found: &mut Vec<Stem>) {
        Stem::of_each(facts.position(), found, |loops| Search::all(facts, Guards::Few, 12, loops));
    }
}

/// The houses of the cells at even places of a path, and of those at odd places.
#[derive(Clone, Copy, Default)]
struct Taken([HouseSet; 2]);

impl Taken {
    fn with(mut self, cell: Cell, place: usize) -> Taken {
        self.0[place % 2].extend(cell.houses());
        self
    }

    /// Whether no house would have two cells of the same kind.
    fn has_room_for(&self, cell: Cell, place: usize) -> bool {
        !cell.houses().into_iter().any(|house| self.0[place % 2].contains(house))
    }
}

/// A path that may become a loop.
struct Search<'s> {
    position: &'s Position,
    digits: DigitSet,
    guards: Guards,
    longest: usize,
    path: Vec<Cell>,
    found: &'s mut Vec<Guarded>,
}

impl Search<'_> {
    /// Collects the loops of up to this many cells with these guardians.
    fn all(facts: &Facts, guards: Guards, longest: usize, found: &mut Vec<Guarded>) {
        let position = facts.position();
        let bivalue = facts.get::<BivalueCells>().0;
        for start in bivalue {
            let digits = position.candidates(start);
            let has_both = |cell: &Cell| digits.is_subset(position.candidates(*cell));
            // The loop is found from the first of its cells that have only these candidates.
            let is_later = |cell: &Cell| *cell > start || position.candidates(*cell) != digits;
            let open = position.empty_cells().iter().filter(has_both).filter(is_later).collect();
            let mut search = Search { position, digits, guards, longest, path: vec![start], found };
            search.extend(open, Taken::default().with(start, 0), Extras::default());
        }
    }

    /// Collects every loop that the path can become, given its guardians.
    fn extend(&mut self, open: CellSet, taken: Taken, extras: Extras) {
        let [Some(&first), Some(&last)] = [self.path.first(), self.path.last()] else { return };
        let length = self.path.len();
        // Each loop is found both ways round; the one whose second cell comes first is kept.
        if length >= 6
            && length.is_multiple_of(2)
            && taken.0[0] == taken.0[1]
            && self.path[1] < last
            && last.sees(first)
        {
            self.take(extras.roof);
        }
        if length == self.longest {
            return;
        }
        for next in open & last.peers() {
            if taken.has_room_for(next, length) {
                let guardians = extras.with(next, self.position.candidates(next) - self.digits);
                if self.guards.allow(guardians) {
                    self.path.push(next);
                    self.extend(open.without(next), taken.with(next, length), guardians);
                    self.path.pop();
                }
            }
        }
    }

    fn take(&mut self, roof: CellSet) {
        let cells: CellSet = self.path.iter().copied().collect();
        let is_known = |known: &Guarded| {
            known.cells == cells && known.domain.iter().all(|known| self.digits.contains(known.digit()))
        };
        if roof.is_empty() || self.found.iter().any(is_known) {
            return;
        }
        let shape = ForbiddenShape::Loop(self.path.clone());
        self.found.push(Guarded::of(self.position, shape, Because::Deadly, cells, self.digits));
    }
}
