//! The bivalue universal grave (rule 19).
//!
//! A grid in which every empty cell has two candidates and every digit two positions in each house
//! has none or two solutions. So if the grid is such a grave except for a few candidates, one of
//! these is true. The detection registers a cell only if it is the only one with three or more
//! candidates among the positions of a digit; it misses a few graves that way, which is part of the
//! definition of the classic. Other editions register the cells that it misses if all that is
//! irregular concerns one digit.

use super::edition::Edition;
use super::geometry::{GROUPS, HOUSE_SETS, HOUSES, PEER_SETS, PLACES, group};
use super::rule::Rule;
use super::state::State;
use super::step::{SePattern, SeStep};
use crate::board::nine::{bits, count, of_size};

/// The candidates beyond a grave.
struct Grave {
    /// The cells with such candidates, in the order found, each with its extra digits.
    cells: smallvec::SmallVec<[(usize, u16); 8]>,
    /// The extra digits of all cells.
    digits: u16,
    /// The common peers of these cells, in the order of the peers of the first one.
    peers: smallvec::SmallVec<[usize; 20]>,
}

impl Grave {
    fn all(&self) -> u128 {
        self.cells.iter().fold(0, |set, &(cell, _)| set | 1 << cell)
    }
}

/// The first usable step.
pub fn bug(state: &State, edition: Edition, found: &mut SeStep) -> bool {
    let Some(grave) = detect(state, edition) else { return false };
    match grave.cells[..] {
        [] => false,
        [(cell, _)] if grave.digits != 0 => {
            found.set(Rule::BivalueUniversalGrave, 5.6, SePattern::Grave { kind: 1 });
            bits(state.digits(cell) & !grave.digits).for_each(|digit| found.remove(cell, digit));
            !found.eliminations.is_empty()
        }
        _ if count(grave.digits) == 1 => {
            let digit = grave.digits.trailing_zeros() as usize;
            found.set(Rule::BivalueUniversalGrave, 5.7, SePattern::Grave { kind: 2 });
            for &cell in grave.peers.iter().filter(|&&cell| state.digits(cell) & grave.digits != 0) {
                found.remove(cell, digit);
            }
            !found.eliminations.is_empty() || type_4(state, &grave, found)
        }
        _ if grave.peers.is_empty() => false,
        _ => type_4(state, &grave, found) || type_3(state, edition, &grave, found),
    }
}

fn detect(state: &State, edition: Edition) -> Option<Grave> {
    let mut groups = [0u16; GROUPS];
    groups.copy_from_slice(&state.groups);
    let many = state.open & !(state.sized[0] | state.sized[1]);
    let mut grave = Grave { cells: Default::default(), digits: 0, peers: Default::default() };
    // The irregular digits, and the cells with three or more candidates among their positions.
    let (mut irregular, mut met) = (0u16, 0u128);
    for (house, cells_of_house) in HOUSE_SETS.iter().enumerate() {
        for digit in 0..9 {
            let places = state.places(house, digit);
            if matches!(count(places), 0 | 2) {
                continue;
            }
            let cells = state.cells_with[digit] & cells_of_house & many;
            if cells == 0 {
                return None;
            }
            irregular |= 1 << digit;
            met |= cells;
            if cells & (cells - 1) == 0 {
                grave.digits |= 1 << digit;
                register(&mut grave, edition, &mut groups, cells.trailing_zeros() as usize, digit);
                if grave.cells.len() > 1 && count(grave.digits) > 1 && grave.peers.is_empty() {
                    return None;
                }
            }
        }
    }
    if !edition.is_classic() && irregular.is_power_of_two() {
        let missed = met & !grave.all();
        bits(missed).for_each(|cell| {
            register(&mut grave, edition, &mut groups, cell, irregular.trailing_zeros() as usize);
        });
    }
    let is_grave = bits(state.open).all(|cell| count(groups[cell]) == 2)
        && (81..GROUPS).all(|group| matches!(count(groups[group]), 0 | 2));
    is_grave.then_some(grave)
}

fn register(grave: &mut Grave, edition: Edition, groups: &mut [u16; GROUPS], cell: usize, digit: usize) {
    match grave.cells.iter_mut().find(|(known, _)| *known == cell) {
        Some((_, digits)) => *digits |= 1 << digit,
        None => {
            if grave.cells.is_empty() {
                grave.peers.extend(edition.peers()[cell].iter().map(|&peer| usize::from(peer)));
            }
            grave.cells.push((cell, 1 << digit));
        }
    }
    groups[cell] &= !(1 << digit);
    for (house_type, house) in HOUSES[cell].into_iter().enumerate() {
        groups[group(usize::from(house), digit)] &= !(1 << PLACES[cell][house_type]);
    }
    let all = grave.all();
    grave.peers.retain(|peer| PEER_SETS[cell] & !all & 1u128 << *peer != 0);
}

/// Type 4: two cells that share one more digit and a house.
fn type_4(state: &State, grave: &Grave, found: &mut SeStep) -> bool {
    let [(one, of_one), (other, of_other)] = grave.cells[..] else { return false };
    let common = state.digits(one) & state.digits(other) & !grave.digits;
    if count(common) != 1 || PEER_SETS[one] >> other & 1 == 0 {
        return false;
    }
    found.set(Rule::BivalueUniversalGrave, 5.7, SePattern::Grave { kind: 4 });
    for (cell, own) in [(one, of_one), (other, of_other)] {
        bits(state.digits(cell) & !(own | common)).for_each(|digit| found.remove(cell, digit));
    }
    !found.eliminations.is_empty()
}

/// Type 3: the digits beyond the grave and other cells of a house make a naked set. In the classic
/// the smallest set of the first house comes first, in other editions the smallest of all.
fn type_3(state: &State, edition: Edition, grave: &Grave, found: &mut SeStep) -> bool {
    let all = grave.all();
    let houses = HOUSES[grave.cells[0].0].map(usize::from).into_iter().filter(|&house| all & !HOUSE_SETS[house] == 0);
    let houses: smallvec::SmallVec<[usize; 3]> = houses.collect();
    if edition.is_classic() {
        houses.iter().any(|&house| (2..=6).any(|k| naked(state, grave, house, k, found)))
    } else {
        (2..=6).any(|k| houses.iter().any(|&house| naked(state, grave, house, k, found)))
    }
}

/// A naked set of `k` digits in a house.
fn naked(state: &State, grave: &Grave, house: usize, k: usize, found: &mut SeStep) -> bool {
    let list: smallvec::SmallVec<[usize; 9]> =
        grave.peers.iter().copied().filter(|&cell| HOUSE_SETS[house] >> cell & 1 == 1).collect();
    if k > list.len() || count(grave.digits) < 2 {
        return false;
    }
    for &places in of_size(k - 1).iter().take_while(|&&places| places < 1 << list.len()) {
        let union = bits(places).fold(0, |union, place| union | state.digits(list[place]));
        if bits(places).any(|place| count(state.digits(list[place])) < 2)
            || count(union) != k
            || count(union | grave.digits) != k
        {
            continue;
        }
        let set = bits(places).fold(0, |set, place| set | 1u128 << list[place]);
        let rating = 5.7 + (k - 1) as f64 * 0.1;
        found.set(Rule::BivalueUniversalGrave, rating, SePattern::Grave { kind: 3 });
        for &cell in list.iter().filter(|&&cell| set >> cell & 1 == 0) {
            bits(state.digits(cell) & union).for_each(|digit| found.remove(cell, digit));
        }
        if !found.eliminations.is_empty() {
            return true;
        }
    }
    false
}
