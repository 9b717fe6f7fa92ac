//! Aligned pair and triplet exclusion (rules 20 and 22).
//!
//! Two or three base cells and at least two *excluders*: cells that see all of them and have as
//! many candidates as there are base cells, or fewer. A combination of digits of the base cells is
//! impossible if it takes all candidates of an excluder, or one digit twice in cells that see each
//! other. A candidate without a possible combination goes.
//!
//! A set of base cells that gave nothing gives something only after one of its cells or of its
//! common excluders has changed, so only such sets are searched.

use super::edition::Edition;
use super::geometry::PEER_SETS;
use super::rule::Rule;
use super::state::State;
use super::step::{SePattern, SeStep};
use crate::board::nine::bits;
use crate::board::{Cell, CellSet, Element};

/// The excluders of each cell, and the base cells.
struct Base {
    excluders: [u128; 81],
    cells: u128,
}

impl Base {
    fn new(state: &State, sizes: u128) -> Base {
        let mut base = Base { excluders: [0; 81], cells: 0 };
        for cell in bits(state.open & !state.sized[0]) {
            base.excluders[cell] = PEER_SETS[cell] & sizes;
            if base.excluders[cell] != 0 && PEER_SETS[cell] & state.sized[0] == 0 && state.digits(cell) != 0 {
                base.cells |= 1 << cell;
            }
        }
        base
    }
}

/// Whether a set has at least two elements.
#[inline(always)]
fn several(set: u128) -> bool {
    set & set.wrapping_sub(1) != 0
}

/// Rule 20. `changed` are the cells that changed since the rule last found nothing.
pub fn aligned_pair(state: &State, changed: u128, found: &mut SeStep) -> bool {
    let base = Base::new(state, state.sized[1]);
    let mut barring = [0u16; 81];
    bits(base.cells).for_each(|cell| barring[cell] = barred_by(state, cell, base.excluders[cell]));
    for second in bits(base.cells) {
        let excluders = base.excluders[second];
        let mut firsts = base.cells & ((1 << second) - 1) & seen_twice(excluders);
        if (excluders | 1 << second) & changed == 0 {
            firsts &= changed;
        }
        for first in bits(firsts) {
            let (one, other) = (state.digits(first), state.digits(second));
            let (of_one, of_other) = (one & barring[second], other & barring[first]);
            if of_one | of_other == 0 {
                continue;
            }
            let common = excluders & base.excluders[first];
            if !several(common) || (common | 1 << first | 1 << second) & changed == 0 {
                continue;
            }
            let sees = PEER_SETS[first] >> second & 1 == 1;
            let gone = excluded(state, of_one, other, common, sees);
            let gone_of_other = excluded(state, of_other, one, common, sees);
            if gone | gone_of_other != 0 {
                let cells = [first, second].into_iter().map(Cell::from_index).collect();
                let excluders = CellSet::from_bits(common);
                found.set(Rule::AlignedPairExclusion, 6.2, SePattern::Aligned { cells, excluders });
                bits(gone).for_each(|digit| found.remove(first, digit));
                bits(gone_of_other).for_each(|digit| found.remove(second, digit));
                return true;
            }
        }
    }
    false
}

/// Those of some digits of a cell that leave the other cell none of its own.
fn excluded(state: &State, digits: u16, others: u16, common: u128, sees: bool) -> u16 {
    let leaves_none = |&digit: &usize| {
        let excluders = common & state.cells_with[digit];
        bits(others).all(|other| if other == digit { sees } else { excluders & state.cells_with[other] != 0 })
    };
    bits(digits).filter(leaves_none).fold(0, |all, digit| all | 1 << digit)
}

/// The digits that a cell may take from another one, with all of its excluders: each leaves the
/// cell only itself and its partners in excluders.
fn barred_by(state: &State, cell: usize, excluders: u128) -> u16 {
    bits(state.digits(cell)).fold(511, |barred, digit| {
        let with = bits(excluders & state.cells_with[digit]);
        barred & with.fold(1 << digit, |partners, excluder| partners | state.digits(excluder))
    })
}

/// The cells that see at least two of these.
#[inline(always)]
fn seen_twice(cells: u128) -> u128 {
    let (mut once, mut twice) = (0, 0);
    for cell in bits(cells) {
        twice |= once & PEER_SETS[cell];
        once |= PEER_SETS[cell];
    }
    twice
}

/// Rule 22. `changed` are the cells that changed since the rule last found nothing.
pub fn aligned_triplet(state: &State, edition: Edition, changed: u128, found: &mut SeStep) -> bool {
    let base = Base::new(state, state.sized[1] | state.sized[2]);
    for second in bits(base.cells) {
        let firsts = base.cells & ((1 << second) - 1) & seen_twice(base.excluders[second]);
        for first in bits(firsts) {
            let common = base.excluders[first] & base.excluders[second];
            let around = base.excluders[first] | base.excluders[second];
            let mut thirds = around & seen_twice(common) & base.cells & !(1 << first | 1 << second);
            if (1 << first | 1 << second) & changed == 0 {
                thirds &= bits(common & changed).fold(changed, |near, excluder| near | PEER_SETS[excluder]);
            }
            if thirds == 0 {
                continue;
            }
            let lost = Lost::new(state, [first, second], common);
            let excludes = |third: usize| {
                let common = common & base.excluders[third];
                lost.may_exclude(state.digits(third)) && Triplet::new(state, [first, second, third], common).excludes()
            };
            if bits(thirds).any(excludes) {
                return first_triplet(state, &base, edition.peers(), [first, second], thirds, excludes, found);
            }
        }
    }
    false
}

/// The first triplet of two cells in the order of the third: the excluders of the first cell as
/// they are listed, then those of the second one.
fn first_triplet(
    state: &State,
    base: &Base,
    peers: &[[u8; 20]; 81],
    [first, second]: [usize; 2],
    thirds: u128,
    excludes: impl Fn(usize) -> bool,
    found: &mut SeStep,
) -> bool {
    let of_first = base.excluders[first] & thirds;
    for (cell, set) in [(first, of_first), (second, thirds & !of_first)] {
        let mut listed = peers[cell].iter().map(|&peer| usize::from(peer)).filter(|&third| set >> third & 1 == 1);
        if let Some(third) = listed.find(|&third| excludes(third)) {
            let common = base.excluders[first] & base.excluders[second] & base.excluders[third];
            Triplet::new(state, [first, second, third], common).tell(found);
            return true;
        }
    }
    false
}

/// Excluders by size.
struct Excluders {
    /// For each digit, its partners in excluders of two candidates.
    partners: [u16; 9],
    /// The candidates of the excluders of three.
    large: [u16; 20],
    length: usize,
}

impl Excluders {
    /// Those of these cells that have no other digits.
    #[inline(always)]
    fn new(state: &State, cells: u128, within: u16) -> Excluders {
        let mut excluders = Excluders { partners: [0; 9], large: [0; 20], length: 0 };
        for cell in bits(cells) {
            let digits = state.digits(cell);
            if digits & !within != 0 {
                continue;
            }
            let rest = digits & (digits - 1);
            if rest & (rest - 1) == 0 {
                excluders.partners[(digits & !rest).trailing_zeros() as usize] |= rest;
                excluders.partners[rest.trailing_zeros() as usize] |= digits & !rest;
            } else {
                excluders.large[excluders.length] = digits;
                excluders.length += 1;
            }
        }
        excluders
    }

    /// The digits that go with neither of two, or not with both together.
    #[inline(always)]
    fn lost(&self, a: usize, b: usize) -> u16 {
        let taken = 1u16 << a | 1 << b;
        let mut lost = self.partners[a] | self.partners[b];
        for &digits in &self.large[..self.length] {
            let left = digits & !taken;
            if left & (left - 1) == 0 {
                lost |= left;
            }
        }
        lost
    }
}

/// The most that a third cell can lose to two base cells, all of whose common excluders are common
/// to the third, which sees both. Hardly any third cell has few enough digits.
struct Lost {
    /// The digits of the two cells.
    digits: [u16; 2],
    /// For each digit of the first and of the second cell, those that no combination with it has.
    with: [[u16; 9]; 2],
    /// Those that no combination has.
    always: u16,
}

impl Lost {
    #[inline(always)]
    fn new(state: &State, cells: [usize; 2], common: u128) -> Lost {
        let [one, other] = cells.map(|cell| state.digits(cell));
        let sees = PEER_SETS[cells[0]] >> cells[1] & 1 == 1;
        let excluders = Excluders::new(state, common, 511);
        let mut lost = Lost { digits: [one, other], with: [[511; 9]; 2], always: 511 };
        for a in bits(one) {
            let impossible = excluders.partners[a] | u16::from(sees) << a;
            for b in bits(other & !impossible) {
                let more = excluders.lost(a, b) | 1 << a | 1 << b;
                lost.with[0][a] &= more;
                lost.with[1][b] &= more;
                lost.always &= more;
            }
        }
        lost
    }

    /// Whether a third cell with these digits may exclude a candidate.
    #[inline(always)]
    fn may_exclude(&self, third: u16) -> bool {
        let [one, other] = self.digits;
        third & self.always != 0
            || bits(one).any(|a| third & !self.with[0][a] == 0)
            || bits(other).any(|b| third & !self.with[1][b] == 0)
    }
}

/// Three base cells and their excluders.
struct Triplet {
    cells: [usize; 3],
    common: u128,
    digits: [u16; 3],
    /// Whether the cells see each other: the first two, the first and the last, the last two.
    sees: [bool; 3],
    excluders: Excluders,
}

impl Triplet {
    #[inline(always)]
    fn new(state: &State, cells: [usize; 3], common: u128) -> Triplet {
        let digits = cells.map(|cell| state.digits(cell));
        let sees = |a: usize, b: usize| PEER_SETS[cells[a]] >> cells[b] & 1 == 1;
        let sees = [sees(0, 1), sees(0, 2), sees(1, 2)];
        // No combination contains others.
        let excluders = Excluders::new(state, common, digits[0] | digits[1] | digits[2]);
        Triplet { cells, common, digits, sees, excluders }
    }

    /// The digits of the third cell that go with two of the others.
    #[inline(always)]
    fn rest(&self, a: usize, b: usize) -> u16 {
        if self.sees[0] && a == b || self.excluders.partners[a] >> b & 1 == 1 {
            return 0;
        }
        let seen = u16::from(self.sees[1]) << a | u16::from(self.sees[2]) << b;
        self.digits[2] & !(seen | self.excluders.lost(a, b))
    }

    /// Whether some candidate has no combination.
    fn excludes(&self) -> bool {
        let [one, two, three] = self.digits;
        let (mut of_two, mut of_three) = (two, three);
        for a in bits(one) {
            // Digits without a combination so far are tried first.
            let Some(b) = bits(of_two).chain(bits(two & !of_two)).find(|&b| self.rest(a, b) != 0) else { return true };
            of_two &= !(1 << b);
            of_three &= !self.rest(a, b);
        }
        for b in bits(of_two) {
            let Some(a) = bits(one).find(|&a| self.rest(a, b) != 0) else { return true };
            of_three &= !self.rest(a, b);
        }
        let missing = |c: usize| bits(one).all(|a| bits(two).all(|b| self.rest(a, b) >> c & 1 == 0));
        bits(of_three).any(missing)
    }

    /// Reports the excluded candidates.
    fn tell(&self, found: &mut SeStep) {
        let [one, two, _] = self.digits;
        let mut fits = [0u16; 3];
        for a in bits(one) {
            for b in bits(two) {
                let rest = self.rest(a, b);
                if rest != 0 {
                    fits[0] |= 1 << a;
                    fits[1] |= 1 << b;
                    fits[2] |= rest;
                }
            }
        }
        let cells = self.cells.into_iter().map(Cell::from_index).collect();
        found.set(
            Rule::AlignedTripletExclusion,
            7.5,
            SePattern::Aligned { cells, excluders: CellSet::from_bits(self.common) },
        );
        for ((cell, digits), fits) in self.cells.into_iter().zip(self.digits).zip(fits) {
            bits(digits & !fits).for_each(|digit| found.remove(cell, digit));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::on_paths::on_paths;
    use super::*;

    /// The digits excluded in pairs are those in no combination, and are among those asked about.
    #[test]
    fn excluded_digits_are_in_no_combination() {
        let mut seen = [0; 2];
        on_paths(|state| {
            let base = Base::new(state, state.sized[1]);
            for second in bits(base.cells) {
                for first in bits(base.cells & !(1 << second)) {
                    let common = base.excluders[first] & base.excluders[second];
                    let (one, other) = (state.digits(first), state.digits(second));
                    let sees = PEER_SETS[first] >> second & 1 == 1;
                    let is_impossible = |a: usize, b: usize| {
                        let taken = 1 << a | 1 << b;
                        a == b && sees || bits(common).any(|excluder| state.digits(excluder) & !taken == 0)
                    };
                    let is_gone = |&a: &usize| bits(other).all(|b| is_impossible(a, b));
                    let gone = bits(one).filter(is_gone).fold(0, |gone, a| gone | 1 << a);
                    assert_eq!(excluded(state, one, other, common, sees), gone, "{first} {second}");
                    assert_eq!(gone & !barred_by(state, second, base.excluders[second]), 0, "{first} {second}");
                    seen[usize::from(gone != 0)] += 1;
                }
            }
        });
        assert!(seen[0] > 1000 && seen[1] > 0, "{seen:?}");
    }

    /// Every triplet that excludes something passes the bound of its first two cells.
    #[test]
    fn third_cells_left_out_exclude_nothing() {
        let mut seen = [0; 2];
        on_paths(|state| {
            let base = Base::new(state, state.sized[1] | state.sized[2]);
            for second in bits(base.cells) {
                for first in bits(base.cells & ((1 << second) - 1)) {
                    let common = base.excluders[first] & base.excluders[second];
                    let lost = Lost::new(state, [first, second], common);
                    for third in bits(base.cells & !(1 << first | 1 << second)) {
                        let common = common & base.excluders[third];
                        if several(common) {
                            let excludes = Triplet::new(state, [first, second, third], common).excludes();
                            let may_exclude = lost.may_exclude(state.digits(third));
                            assert!(may_exclude || !excludes, "{first} {second} {third}: {:?}", state.groups);
                            seen[usize::from(excludes)] += 1;
                        }
                    }
                }
            }
        });
        assert!(seen[0] > 1000 && seen[1] > 0, "{seen:?}");
    }
}
