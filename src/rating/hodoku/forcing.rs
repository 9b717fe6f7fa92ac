//! Forcing chains: what follows from one premise that contradicts itself, or from every candidate
//! of a cell or of a house, or from a candidate and its opposite.
//!
//! Of all conclusions the placement in the first cell is taken, or else the first removal; the
//! chains decide nothing. So what follows is kept as sets.

use super::links::{Code, Links, Table, check};
use super::reach::Reach;
use crate::board::{Candidate, Cell, CellSet, Constraint, Digit, Element, House, Literal, Position};
use crate::cancel::{Cancel, Cancelled};

/// Where a conclusion of forcing chains comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// Its opposite contradicts itself.
    Opposite,
    /// It follows from a candidate and from its opposite.
    Either(Candidate),
    /// It follows from every candidate of a cell or of a house.
    Each(Constraint),
}

/// The literals that follow from a premise, by digit.
#[derive(Clone, Copy)]
struct Closure {
    on: [CellSet; 9],
    off: [CellSet; 9],
}

impl Closure {
    /// All literals, for intersections.
    const ALL: fn() -> Closure = || Closure { on: [CellSet::full(); 9], off: [CellSet::full(); 9] };

    /// Those among some literals that are no groups.
    fn of(codes: impl Iterator<Item = Code>) -> Closure {
        let mut closure = Closure { on: [CellSet::EMPTY; 9], off: [CellSet::EMPTY; 9] };
        for code in codes {
            let Some(candidate) = code.candidate() else { continue };
            let side = if code.is_on() { &mut closure.on } else { &mut closure.off };
            side[candidate.digit().index()].insert(candidate.cell());
        }
        closure
    }

    /// Keeps what another closure has, too.
    fn meet(&mut self, other: &Closure) {
        for digit in 0..9 {
            self.on[digit] &= other.on[digit];
            self.off[digit] &= other.off[digit];
        }
    }

    /// Whether the literals contradict each other.
    fn is_contradictory(&self, ground: &Ground<'_>) -> bool {
        let mut filled = CellSet::EMPTY;
        let mut open = CellSet::EMPTY;
        for digit in Digit::all() {
            let (on, off) = (self.on[digit.index()], self.off[digit.index()]);
            if !on.is_disjoint(off) || !on.is_disjoint(filled) {
                return true;
            }
            filled |= on;
            open |= ground.position.cells_for(digit) - off;
            if on.iter().any(|cell| !on.is_disjoint(cell.peers())) {
                return true;
            }
            let places = ground.places[digit.index()];
            let is_lost = |house: House| {
                let places = places & house.cells();
                !places.is_empty() && places.is_subset(off)
            };
            if House::all().any(is_lost) {
                return true;
            }
        }
        !(ground.position.empty_cells() - open - filled).is_empty()
    }
}

/// What a search looks at.
struct Ground<'p> {
    position: &'p Position,
    /// For each digit, the empty cells that see no placed copy: HoDoKu forgets here what earlier
    /// steps removed.
    places: [CellSet; 9],
}

impl Ground<'_> {
    fn of(position: &Position) -> Ground<'_> {
        let mut places = [CellSet::EMPTY; 9];
        for digit in Digit::all() {
            let placed = Cell::all().filter(|cell| position.digit(*cell) == Some(digit));
            places[digit.index()] = placed.fold(position.empty_cells(), |places, cell| places - cell.peers());
        }
        Ground { position, places }
    }
}

/// The conclusion that HoDoKu takes.
pub(super) fn best(position: &Position, cancel: Cancel<'_>) -> Result<Option<(Literal, Source)>, Cancelled> {
    let links = Links::of(position, true);
    let Some(mut reach) = Reach::of(&links, position) else { return best_by(&links, position, cancel, |_| ()) };
    let mut closures = Closures::default();
    for candidate in position.all_candidates().iter() {
        check(cancel)?;
        let premises = [Code::on(candidate), Code::off(candidate)];
        closures.push(candidate, premises.map(|premise| Closure::of(reach.all(premise))));
    }
    Ok(closures.best(position))
}

/// The conclusion that HoDoKu takes, with tables that are completed once they are filled.
pub(super) fn best_by(
    links: &Links,
    position: &Position,
    cancel: Cancel<'_>,
    complete: impl Fn(&mut Table),
) -> Result<Option<(Literal, Source)>, Cancelled> {
    let mut table = links.table();
    let mut closures = Closures::default();
    for candidate in position.all_candidates().iter() {
        check(cancel)?;
        let of_both = [Code::on(candidate), Code::off(candidate)].map(|premise| {
            table.fill(premise, links);
            complete(&mut table);
            Closure::of(table.entries.iter().map(|entry| entry.code))
        });
        closures.push(candidate, of_both);
    }
    Ok(closures.best(position))
}

/// The closures of all premises.
struct Closures {
    /// The place of a candidate in the list.
    place: Vec<u16>,
    list: Vec<[Closure; 2]>,
}

impl Default for Closures {
    fn default() -> Closures {
        Closures { place: vec![0; Candidate::COUNT], list: Vec::new() }
    }
}

/// Collects conclusions and keeps the first.
#[derive(Default)]
struct First(Option<(Literal, Source)>);

impl First {
    fn offer(&mut self, literal: Literal, source: Source) {
        let key = |literal: Literal| (!literal.is_true(), literal.candidate().index());
        if self.0.is_none_or(|(known, _)| key(literal) < key(known)) {
            self.0 = Some((literal, source));
        }
    }

    /// Offers what follows, except in a cell.
    fn offer_all(&mut self, closure: &Closure, source: Source, besides: Option<Cell>) {
        for digit in Digit::all() {
            let is_other = |cell: &Cell| Some(*cell) != besides;
            let on = closure.on[digit.index()].iter().find(is_other);
            let off = closure.off[digit.index()].iter().find(is_other);
            let candidate = |cell| Candidate::new(cell, digit);
            on.into_iter().for_each(|cell| self.offer(Literal::is(candidate(cell)), source));
            off.into_iter().for_each(|cell| self.offer(Literal::is_not(candidate(cell)), source));
        }
    }
}

impl Closures {
    fn push(&mut self, candidate: Candidate, of_both: [Closure; 2]) {
        self.place[candidate.index()] = self.list.len() as u16;
        self.list.push(of_both);
    }

    fn of(&self, candidate: Candidate) -> &[Closure; 2] {
        &self.list[usize::from(self.place[candidate.index()])]
    }

    /// The conclusion that HoDoKu takes.
    fn best(&self, position: &Position) -> Option<(Literal, Source)> {
        let ground = Ground::of(position);
        let mut first = First::default();
        for candidate in position.all_candidates().iter() {
            let [on, off] = self.of(candidate);
            if on.is_contradictory(&ground) {
                first.offer(Literal::is_not(candidate), Source::Opposite);
            }
            if off.is_contradictory(&ground) {
                first.offer(Literal::is(candidate), Source::Opposite);
            }
        }
        for candidate in position.all_candidates().iter() {
            let [mut both, off] = *self.of(candidate);
            both.meet(&off);
            first.offer_all(&both, Source::Either(candidate), Some(candidate.cell()));
        }
        for constraint in Constraint::all() {
            let mut all = Closure::ALL();
            let mut count = 0;
            for candidate in position.candidates_of(constraint) {
                all.meet(&self.of(candidate)[0]);
                count += 1;
            }
            if count > 0 {
                first.offer_all(&all, Source::Each(constraint), None);
            }
        }
        first.0
    }
}
