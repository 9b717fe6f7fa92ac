//! ALS-XZ, ALS-XY-wing and ALS chain, in HoDoKu's order.
//!
//! The sets are listed house by house, and the pairs of sets that share a restricted common in the
//! order of the list. ALS-XZ is the first pair that removes anything, ALS-XY-wing the first two
//! pairs; chains only go on to sets that are later in the list, and the one that removes most is
//! taken. A chain is known by its first restricted common and by its last set with what the last
//! link leaves that set without, so each of these is reached once.

use super::links::check;
use super::loops::{by_digit, key};
use crate::board::{Candidate, CellSet, Digit, DigitSet, Element, House, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::hash::HashMap;
use crate::logic::AlmostLockedSet;

/// Sets joined by restricted commons, and what they remove.
#[derive(Clone, Debug)]
pub(super) struct Joined {
    /// The sets in order.
    pub(super) sets: Vec<AlmostLockedSet>,
    /// The restricted common of each set and the next.
    pub(super) commons: Vec<Digit>,
    /// A second restricted common of two sets.
    pub(super) closed_by: Option<Digit>,
    /// What goes, in the order in which it is removed.
    pub(super) removed: Vec<Candidate>,
}

/// A set, with the places of its digits and the cells that see all of them.
struct Listed {
    set: AlmostLockedSet,
    places: [CellSet; 9],
    seen: [CellSet; 9],
}

/// Two sets with one or two digits that they cannot both have.
#[derive(Clone, Copy)]
struct Pair {
    sets: [usize; 2],
    first: Digit,
    second: Option<Digit>,
}

impl Pair {
    fn commons(self) -> DigitSet {
        self.second.into_iter().fold(DigitSet::of(self.first), DigitSet::with)
    }
}

/// The sets of a position and the pairs.
pub(super) struct Sets<'p> {
    position: &'p Position,
    list: Vec<Listed>,
    pairs: Vec<Pair>,
}

impl Sets<'_> {
    /// Those of a position.
    pub(super) fn of(position: &Position) -> Sets<'_> {
        let list = list(position);
        let pairs = pairs(&list);
        Sets { position, list, pairs }
    }

    /// The candidates of a digit that see all its places in two sets, ascending.
    fn seen_by(&self, sets: [usize; 2], digit: Digit) -> impl Iterator<Item = Candidate> + use<> {
        let [one, two] = sets.map(|set| self.list[set].seen[digit.index()]);
        let cells = self.position.cells_for(digit) & one & two;
        cells.into_iter().map(move |cell| Candidate::new(cell, digit))
    }

    fn common_digits(&self, sets: [usize; 2]) -> DigitSet {
        self.list[sets[0]].set.digits & self.list[sets[1]].set.digits
    }

    fn sets(&self, sets: impl IntoIterator<Item = usize>) -> Vec<AlmostLockedSet> {
        sets.into_iter().map(|set| self.list[set].set).collect()
    }

    /// The first pair that removes anything.
    pub(super) fn pair(&self) -> Option<Joined> {
        self.pairs.iter().find_map(|pair| {
            let mut removed = Vec::new();
            for common in pair.commons_in_order() {
                let others = self.common_digits(pair.sets).without(common);
                removed.extend(others.iter().flat_map(|digit| self.seen_by(pair.sets, digit)));
            }
            if pair.second.is_some() {
                let [one, two] = pair.sets;
                for (set, other) in [(one, two), (two, one)] {
                    for digit in self.list[set].set.digits - pair.commons() {
                        let seen = self.list[set].seen[digit.index()] - self.list[other].set.cells;
                        let cells = self.position.cells_for(digit) & seen;
                        removed.extend(cells.iter().map(|cell| Candidate::new(cell, digit)));
                    }
                }
            }
            let sets = self.sets(pair.sets);
            distinct(&mut removed);
            let commons = vec![pair.first];
            (!removed.is_empty()).then_some(Joined { sets, commons, closed_by: pair.second, removed })
        })
    }

    /// The first two pairs with a set in common that remove anything.
    ///
    /// # Errors
    /// If the search was cancelled.
    pub(super) fn wing(&self, cancel: Cancel<'_>) -> Result<Option<Joined>, Cancelled> {
        let of_set = self.pairs_of_sets();
        for (at, one) in self.pairs.iter().enumerate() {
            check(cancel)?;
            for two in in_either(one.sets.map(|set| &of_set[set][..]), at) {
                let two = &self.pairs[two];
                let Some((middle, ends)) = joint(one, two) else { continue };
                let commons = one.commons() | two.commons();
                let digits = self.common_digits(ends) - commons;
                if commons.len() < 2 || digits.is_empty() {
                    continue;
                }
                let [first, last] = ends.map(|end| self.list[end].set.cells);
                if !first.is_disjoint(last) {
                    continue;
                }
                let removed: Vec<Candidate> = digits.iter().flat_map(|digit| self.seen_by(ends, digit)).collect();
                if !removed.is_empty() {
                    let sets = self.sets([ends[0], middle, ends[1]]);
                    let commons = different(one, two);
                    return Ok(Some(Joined { sets, commons, closed_by: None, removed }));
                }
            }
        }
        Ok(None)
    }
}

impl Sets<'_> {
    /// The pairs of each set, ascending.
    fn pairs_of_sets(&self) -> Vec<Vec<usize>> {
        let mut pairs = vec![Vec::new(); self.list.len()];
        for (number, pair) in self.pairs.iter().enumerate() {
            pair.sets.iter().for_each(|&set| pairs[set].push(number));
        }
        pairs
    }
}

/// The numbers after this one that are in either of two ascending lists, ascending.
fn in_either([mut one, mut two]: [&[usize]; 2], after: usize) -> impl Iterator<Item = usize> {
    one = &one[one.partition_point(|number| *number <= after)..];
    two = &two[two.partition_point(|number| *number <= after)..];
    std::iter::from_fn(move || {
        let next = *one.first().into_iter().chain(two.first()).min()?;
        for list in [&mut one, &mut two] {
            *list = list.strip_prefix(&[next]).unwrap_or(list);
        }
        Some(next)
    })
}

impl Pair {
    fn commons_in_order(self) -> impl Iterator<Item = Digit> {
        std::iter::once(self.first).chain(self.second)
    }
}

/// Removes what is there already.
fn distinct(removed: &mut Vec<Candidate>) {
    let mut seen = crate::board::CandidateSet::EMPTY;
    removed.retain(|candidate| {
        let is_new = !seen.contains(*candidate);
        seen.insert(*candidate);
        is_new
    });
}

/// The set that two pairs have in common, and the others.
fn joint(one: &Pair, two: &Pair) -> Option<(usize, [usize; 2])> {
    let ([a, b], [c, d]) = (one.sets, two.sets);
    let found = match () {
        () if a == c && b != d => (a, [b, d]),
        () if a == d && b != c => (a, [b, c]),
        () if b == c && a != d => (b, [a, d]),
        () if b == d && a != c => (b, [a, c]),
        () => return None,
    };
    Some(found)
}

/// A restricted common of each of two pairs, not the same.
fn different(one: &Pair, two: &Pair) -> Vec<Digit> {
    let all = one.commons_in_order().flat_map(|first| two.commons_in_order().map(move |second| [first, second]));
    all.filter(|[first, second]| first != second).map(Vec::from).next().unwrap_or_default()
}

/// The sets in rows, then columns, then boxes, in each house depth first.
fn list(position: &Position) -> Vec<Listed> {
    let mut cells = Vec::new();
    let mut found = Vec::new();
    for house in House::all() {
        cells.clear();
        cells.extend((house.cells() & position.empty_cells()).iter());
        deeper(position, &cells, (CellSet::EMPTY, DigitSet::EMPTY), &mut |set| {
            // A set within a line and a box comes with the line.
            if set.cells.common_houses().next() == Some(house) {
                found.push(set);
            }
        });
    }
    found.into_iter().map(|set| listed(position, set)).collect()
}

fn listed(position: &Position, set: AlmostLockedSet) -> Listed {
    let (mut places, mut seen) = ([CellSet::EMPTY; 9], [CellSet::EMPTY; 9]);
    for digit in set.digits {
        places[digit.index()] = set.places(position, digit);
        seen[digit.index()] = places[digit.index()].common_peers();
    }
    Listed { set, places, seen }
}

fn deeper(
    position: &Position,
    left: &[crate::board::Cell],
    (cells, digits): (CellSet, DigitSet),
    found: &mut dyn FnMut(AlmostLockedSet),
) {
    for (at, &cell) in left.iter().enumerate() {
        let (cells, digits) = (cells.with(cell), digits | position.candidates(cell));
        if digits.len() == cells.len() + 1 {
            found(AlmostLockedSet { cells, digits });
        }
        deeper(position, &left[at + 1..], (cells, digits), found);
    }
}

/// The pairs of sets without common cells that share a restricted common.
fn pairs(list: &[Listed]) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for (one, first) in list.iter().enumerate() {
        for (two, second) in list.iter().enumerate().skip(one + 1) {
            let digits = first.set.digits & second.set.digits;
            if digits.is_empty() || !first.set.cells.is_disjoint(second.set.cells) {
                continue;
            }
            let is_common = |digit: &Digit| second.places[digit.index()].is_subset(first.seen[digit.index()]);
            let mut commons = digits.iter().filter(is_common);
            if let Some(first) = commons.next() {
                pairs.push(Pair { sets: [one, two], first, second: commons.last() });
            }
        }
    }
    pairs
}

/// The last set of a chain, and the digits that the last link leaves it without: one or two.
type End = (usize, Digit, Option<Digit>);

/// A way to an end: the link before, and the number of links, at most three.
#[derive(Clone, Copy)]
struct Way {
    end: End,
    links: usize,
    from: Option<usize>,
}

impl Sets<'_> {
    /// Of the chains of four sets or more, the one that removes most.
    ///
    /// # Errors
    /// If the search was cancelled.
    pub(super) fn chain(&self, cancel: Cancel<'_>) -> Result<Option<Joined>, Cancelled> {
        let mut from: Vec<&[Pair]> = vec![&[]; self.list.len()];
        for pairs in self.pairs.chunk_by(|one, other| one.sets[0] == other.sets[0]) {
            from[pairs[0].sets[0]] = pairs;
        }
        let mut best: Option<((std::cmp::Reverse<usize>, usize), Joined)> = None;
        for start in 0..self.list.len() {
            check(cancel)?;
            for pair in from[start] {
                for first in pair.commons_in_order() {
                    self.chains(start, (pair.sets[1], first), &from, &mut best);
                }
            }
        }
        Ok(best.map(|(_, joined)| joined))
    }

    /// The chains that begin with this link.
    fn chains(
        &self,
        start: usize,
        (second, first): (usize, Digit),
        from: &[&[Pair]],
        best: &mut Option<((std::cmp::Reverse<usize>, usize), Joined)>,
    ) {
        let mut ways = vec![Way { end: (second, first, None), links: 1, from: None }];
        let mut known = HashMap::default();
        let mut next = 0;
        while let Some(&way) = ways.get(next) {
            let (set, without, _) = way.end;
            if way.links == 3 {
                self.offer(start, first, &ways, next, best);
            }
            for pair in from[set] {
                let mut left = pair.commons_in_order().filter(|digit| *digit != without);
                let Some(one) = left.next() else { continue };
                let end = (pair.sets[1], one, left.next());
                let links = (way.links + 1).min(3);
                if known.insert((end, links), ()).is_none() {
                    ways.push(Way { end, links, from: Some(next) });
                }
            }
            next += 1;
        }
    }

    /// Takes the chain to an end if it is better than the best.
    fn offer(
        &self,
        start: usize,
        first: Digit,
        ways: &[Way],
        at: usize,
        best: &mut Option<((std::cmp::Reverse<usize>, usize), Joined)>,
    ) {
        let (last, one, two) = ways[at].end;
        let digits = self.common_digits([start, last]).without(first).without(one);
        let digits = two.map_or(digits, |two| digits.without(two));
        let removed = by_digit(digits.iter().flat_map(|digit| self.seen_by([start, last], digit)));
        if removed.is_empty() || best.as_ref().is_some_and(|(known, _)| key(&removed) >= *known) {
            return;
        }
        let (mut sets, mut commons, mut next) = (Vec::new(), Vec::new(), Some(at));
        while let Some(way) = next.map(|next| ways[next]) {
            sets.push(way.end.0);
            commons.push(way.end.1);
            next = way.from;
        }
        sets.push(start);
        sets.reverse();
        commons.reverse();
        *best = Some((key(&removed), Joined { sets: self.sets(sets), commons, closed_by: None, removed }));
    }
}
