//! Two, three and four strong links of one digit (skyscrapers, kites, turbot fish, empty
//! rectangles and their longer kin), which the classic does not have.
//!
//! A *strong link* is a house, the base, that a digit splits into two *ends*: single cells, or
//! groups of cells as a row and a column of a block or the boxes of a line have them. One of its
//! ends has the digit. Links whose bases have no candidate in common are joined to a chain where an
//! end of one and an end of the next lie in one house, so that not both can have the digit. Then
//! one of the two outer ends has it, and cells that see both lose it; if the outer ends lie in one
//! house, too, the chain is a loop, and each of its joints has the digit once.
//!
//! All chains are compared: by rating, by the number of candidates removed, by the kinds of bases,
//! at last by the order of the original search, which goes by kinds of bases, digit, bases in
//! ascending order, order of the bases in the chain, and direction of each. Here chains grow link
//! by link instead, and each computes its place in that order.

use super::geometry::{BLOCK, CELLS, HOUSE_SETS, HOUSES, PEER_SETS, house};
use super::rule::Rule;
use super::state::State;
use super::step::{SePattern, SeStep};
use crate::board::nine::{COLUMNS, IN_COLUMN, IN_THIRD, Nine, THIRDS, bits, count};
use crate::board::{Digit, Element};
use smallvec::SmallVec;
use std::cmp::Reverse;

/// The most links of a chain.
const MOST: usize = 4;

/// The first chain of `links` strong links of one of these digits.
pub fn strong_links(state: &State, links: usize, digits: u16, found: &mut SeStep) -> bool {
    let mut best = None;
    for digit in bits(digits) {
        let field = Field::new(state, digit);
        if field.links.len() >= links {
            Search { field: &field, length: links, ends: [[0; 2]; MOST], best: &mut best }.extend(0, u128::MAX);
        }
    }
    let Some((key, chain)) = best else { return false };
    let (rule, base) = match links {
        2 => (Rule::TwoStrongLinks, 4.0),
        3 => (Rule::ThreeStrongLinks, 5.4),
        _ => (Rule::FourStrongLinks, 5.8),
    };
    let pattern = SePattern::StrongLinks {
        digit: Digit::from_index(chain.digit),
        bases: chain.bases.map(|base| house(usize::from(base))),
        links: links as u8,
    };
    found.set(rule, base + f64::from(key.0) * 0.1, pattern);
    bits(chain.victims).for_each(|cell| found.remove(cell, chain.digit));
    true
}

/// A strong link.
struct Link {
    /// The base, by number.
    base: u8,
    is_grouped: bool,
}

/// An end of a strong link.
struct End {
    /// The cells that see all of it.
    seen: u128,
    /// The houses that contain all of it.
    houses: u32,
    /// The ends, as bits, that lie in one house with it.
    joined: u128,
}

/// The strong links of a digit, by base and then in the order of its splits. An end has twice the
/// number of its link, and one more if it is the second.
struct Field {
    digit: usize,
    /// The cells with the digit.
    cells: u128,
    links: Vec<Link>,
    ends: Vec<End>,
    /// For each link the ends of the links whose bases have no candidate in common with its own.
    apart: Vec<u128>,
}

impl Field {
    fn new(state: &State, digit: usize) -> Field {
        let cells = state.cells_with[digit];
        let mut field = Field { digit, cells, links: Vec::new(), ends: Vec::new(), apart: Vec::new() };
        for base in 0..27 {
            let places = state.places(base, digit);
            for split in splits(places, base < 9) {
                field.links.push(Link { base: base as u8, is_grouped: count(places) > 2 });
                field.ends.extend(split.map(|end| End::new(base, end)));
            }
        }
        // The ends in each house.
        let mut within = [0u128; 27];
        for (number, end) in field.ends.iter().enumerate() {
            bits(end.houses).for_each(|house| within[house] |= 1 << number);
        }
        for end in &mut field.ends {
            end.joined = bits(end.houses).fold(0, |joined, house| joined | within[house]);
        }
        for link in &field.links {
            let mine = cells & HOUSE_SETS[usize::from(link.base)];
            let is_apart = |other: &Link| mine & HOUSE_SETS[usize::from(other.base)] == 0;
            let others = field.links.iter().enumerate().filter(|(_, other)| is_apart(other));
            field.apart.push(others.fold(0, |set, (other, _)| set | 0b11 << (2 * other)));
        }
        field
    }
}

impl End {
    fn new(base: usize, places: Nine) -> End {
        let (mut seen, mut houses) = (u128::MAX, u32::MAX);
        for place in bits(places) {
            let cell = usize::from(CELLS[base][place]);
            seen &= PEER_SETS[cell];
            houses &= HOUSES[cell].iter().fold(0, |set, &house| set | 1 << house);
        }
        End { seen, houses, joined: 0 }
    }
}

/// The two ends of a base, given its positions of a digit; mostly none, and two choices for the
/// corners of a rectangle.
fn splits(places: Nine, is_block: bool) -> SmallVec<[[Nine; 2]; 2]> {
    let one = |split: [Nine; 2]| SmallVec::from_iter([split]);
    match count(places) {
        2 => {
            let first = places & places.wrapping_neg();
            let is_in_line = is_block && (IN_THIRD[usize::from(places)] < 3 || IN_COLUMN[usize::from(places)] < 3);
            if is_in_line { SmallVec::new() } else { one([first, places & !first]) }
        }
        3..=6 if is_block => {
            let cross = (0..9).find(|&centre| places & !(THIRDS[centre / 3] | COLUMNS[centre % 3]) == 0);
            match cross {
                Some(centre) => cross_at(places, centre).into_iter().collect(),
                None if count(places) > 3 => parallel(places),
                None => SmallVec::new(),
            }
        }
        3..=6 => match THIRDS.into_iter().find(|third| places & third == 0) {
            Some(empty) => two_parts(places, THIRDS, empty).map(smaller_first).into_iter().collect(),
            None => SmallVec::new(),
        },
        _ => SmallVec::new(),
    }
}

/// The arms of a cross in a block. The centre belongs to an arm of several cells, whether it has
/// the digit or not, and to both arms if both have several and it has the digit.
fn cross_at(places: Nine, centre: usize) -> Option<[Nine; 2]> {
    let middle = 1 << centre;
    let [down, across] = [COLUMNS[centre % 3], THIRDS[centre / 3]].map(|arm| places & arm & !middle);
    match (count(down), count(across)) {
        (0, _) | (_, 0) => None,
        (1, 1) => Some([across, down | middle]),
        (1, _) => Some([down, across | middle]),
        (_, 1) => Some([across, down | middle]),
        _ => Some([down | places & middle, across | places & middle]),
    }
}

/// Two rows or two columns of a block.
fn parallel(places: Nine) -> SmallVec<[[Nine; 2]; 2]> {
    for lines in [THIRDS, COLUMNS] {
        if let Some(empty) = lines.into_iter().rev().find(|line| places & line == 0) {
            let Some([one, other]) = two_parts(places, lines, empty) else { return SmallVec::new() };
            let mut all = SmallVec::from_iter([smaller_first([one, other])]);
            // The corners of a rectangle pair up the other way, too.
            let across = COLUMNS.map(|column| places & column);
            let is_rectangle = count(places) == 4 && across.iter().all(|column| matches!(count(*column), 0 | 2));
            if lines == THIRDS && is_rectangle {
                let mut pairs = across.into_iter().filter(|&pair| pair != 0);
                all.extend(pairs.next().zip(pairs.next()).map(|(one, other)| [one, other]));
            }
            return all;
        }
    }
    SmallVec::new()
}

/// The positions in the two parts of a house that are not empty; none if only one has any.
fn two_parts(places: Nine, parts: [Nine; 3], empty: Nine) -> Option<[Nine; 2]> {
    let mut left = parts.into_iter().filter(|&part| part != empty).map(|part| places & part);
    let [one, other] = [left.next()?, left.next()?];
    (one != 0 && other != 0).then_some([one, other])
}

/// A single cell comes before a group.
fn smaller_first([one, other]: [Nine; 2]) -> [Nine; 2] {
    if count(one) > 1 && count(other) == 1 { [other, one] } else { [one, other] }
}

/// The rank of a chain: the tenths beyond the base rating, the number of candidates removed, the
/// number of groups with the kinds of bases, the place in the original search.
type Key = (u8, Reverse<u32>, u32, u64);

/// A chain with its conclusions.
struct Chain {
    digit: usize,
    victims: u128,
    /// The bases in order; from the number of links on, the first again.
    bases: [u8; MOST],
}

/// The orders in which the bases of a chain, ascending, are joined; each stands for its reverse.
const ORDERS: [&[[u8; MOST]]; 3] = [
    &[[0, 1, 0, 0]],
    &[[0, 1, 2, 0], [1, 0, 2, 0], [0, 2, 1, 0]],
    &[
        [0, 1, 2, 3],
        [1, 0, 2, 3],
        [2, 0, 1, 3],
        [0, 2, 1, 3],
        [1, 2, 0, 3],
        [2, 1, 0, 3],
        [0, 3, 2, 1],
        [0, 2, 3, 1],
        [1, 0, 3, 2],
        [0, 1, 3, 2],
        [1, 3, 0, 2],
        [0, 3, 1, 2],
    ],
];

struct Search<'a> {
    field: &'a Field,
    /// The number of links wanted.
    length: usize,
    /// Of each link of the chain, the end where the chain enters it and the one where it leaves.
    ends: [[usize; 2]; MOST],
    best: &'a mut Option<(Key, Chain)>,
}

impl Search<'_> {
    /// Adds one of these ends, with its link, as the next one of a chain.
    fn extend(&mut self, at: usize, open: u128) {
        let all = (1u128 << self.field.ends.len()) - 1;
        for entered in bits(open & all) {
            let left = entered ^ 1;
            self.ends[at] = [entered, left];
            if at + 1 < self.length {
                self.extend(at + 1, self.apart(at + 1) & self.field.ends[left].joined);
            } else {
                self.close();
            }
        }
    }

    /// The ends of links that are apart from the first `length` of the chain.
    fn apart(&self, length: usize) -> u128 {
        self.ends[..length].iter().fold(u128::MAX, |apart, [entered, _]| apart & self.field.apart[entered / 2])
    }

    /// Keeps the chain if it comes first.
    fn close(&mut self) {
        let (field, ends) = (self.field, &self.ends[..self.length]);
        let link = |&[entered, _]: &[usize; 2]| &field.links[entered / 2];
        let mut sorted: SmallVec<[usize; MOST]> = ends.iter().map(|[entered, _]| entered / 2).collect();
        sorted.sort_unstable();
        let mut order = [0; MOST];
        for (order, [entered, _]) in order.iter_mut().zip(ends) {
            *order = sorted.iter().position(|&link| link == entered / 2).unwrap_or(0) as u8;
        }
        let Some(order) = ORDERS[self.length - 2].iter().position(|&known| known == order) else { return };
        let kinds: SmallVec<[u32; MOST]> = ends.iter().map(|end| u32::from(link(end).base) / 9).collect();
        let grouped = ends.iter().filter(|end| link(end).is_grouped).count() as u32;
        let name = name_of(&kinds);
        let more = if grouped > 0 { 3 } else { beyond(&kinds) };
        if self.best.as_ref().is_some_and(|(best, _)| more > best.0) {
            return;
        }
        let Some((victims, size)) = self.victims() else { return };
        let kinds = sorted.iter().rev().fold(0, |all, &link| all << 2 | u64::from(field.links[link].base / 9));
        let place = sorted.iter().fold(kinds << 4 | field.digit as u64, |all, &link| all << 6 | link as u64);
        let place = ends.iter().fold(place << 4 | order as u64, |all, [entered, _]| all << 1 | (entered & 1) as u64);
        let key = (more, Reverse(size), grouped * 10_000 + name, place);
        if self.best.as_ref().is_none_or(|(best, _)| key < *best) {
            let mut bases = [link(&ends[0]).base; MOST];
            bases.iter_mut().zip(ends).for_each(|(base, end)| *base = link(end).base);
            *self.best = Some((key, Chain { digit: field.digit, victims, bases }));
        }
    }

    /// The cells that lose the digit, and their number as counted for the order; none if no cell
    /// does, or if the chain is a loop taken from another start.
    fn victims(&self) -> Option<(u128, u32)> {
        let (field, ends) = (self.field, &self.ends[..self.length]);
        let (first, last) = (ends[0][0], ends[self.length - 1][1]);
        let base = |end: &[usize; 2]| usize::from(field.links[end[0] / 2].base);
        let mut outside = ends.iter().fold(field.cells, |cells, end| cells & !HOUSE_SETS[base(end)]);
        let seen = |outside: u128, one: usize, other: usize| outside & field.ends[one].seen & field.ends[other].seen;
        let joints = ends.windows(2).map(|pair| (pair[0][1], pair[1][0]));
        let is_loop = field.ends[first].houses & field.ends[last].houses != 0;
        if !is_loop {
            for (one, other) in joints {
                // Columns before rows before blocks.
                let join = (field.ends[one].houses & field.ends[other].houses).ilog2();
                outside &= !HOUSE_SETS[join as usize];
            }
            let victims = seen(outside, first, last);
            return (victims != 0).then(|| (victims, victims.count_ones()));
        }
        if first & 1 != 0 || ends[1..].iter().any(|end| base(end) < base(&ends[0])) {
            return None;
        }
        // A cell that two joints take counts twice.
        let all = joints.chain([(first, last)]).map(|(one, other)| seen(outside, one, other));
        let (victims, size) = all.fold((0, 0), |(all, size), victims| (all | victims, size + victims.count_ones()));
        (victims != 0).then_some((victims, size))
    }
}

/// The kinds of bases as a number: the smallest that reading backwards or exchanging rows and
/// columns gives.
fn name_of(kinds: &[u32]) -> u32 {
    const TURNED: [u32; 3] = [BLOCK as u32, 2, 1];
    let add = |all: u32, kind: u32| all * 10 + kind;
    let plain = kinds.iter().copied();
    let turned = kinds.iter().map(|&kind| TURNED[kind as usize]);
    plain
        .clone()
        .fold(0, add)
        .min(plain.rev().fold(0, add))
        .min(turned.clone().fold(0, add))
        .min(turned.rev().fold(0, add))
}

/// The tenths beyond the base rating, for ends without groups: none for parallel lines, two for
/// blocks and lines of both kinds.
fn beyond(kinds: &[u32]) -> u8 {
    let name = name_of(kinds);
    let digits = || std::iter::successors(Some(name), |left| Some(left / 10)).take(kinds.len()).map(|left| left % 10);
    u8::from(digits().any(|kind| kind == 0)) + u8::from(digits().any(|kind| kind == 2))
}
