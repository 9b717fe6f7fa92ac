//! Nice loops and AICs, plain or grouped.
//!
//! Each premise has one chain to each literal, as its [`Table`] has it. A chain that ends in the
//! cell of its premise is a loop; one that begins with a candidate that is false and ends with one
//! that is true is an AIC. A chain that comes to a cell a second time is dropped, and no other
//! chain between the same ends is tried. Of all loops and AICs the one that removes most is taken;
//! among equals, the least sum over what it removes, and then the first.

use super::links::{Code, Links, Table, check};
use super::reach::Reach;
use crate::board::{Candidate, CellSet, Digit, Element, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::logic::Node;
use smallvec::SmallVec;
use std::cmp::Reverse;

/// What a loop is, or an AIC.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A loop with two links at its start that do not go together.
    Discontinuous,
    /// A loop all around.
    Continuous,
    /// A chain with one of its ends true.
    Aic,
}

/// A loop or an AIC.
#[derive(Clone, Debug)]
pub(super) struct Loop {
    pub(super) kind: Kind,
    /// Whether a group is in it.
    pub(super) is_grouped: bool,
    /// The nodes in order, each true or false; a loop ends in the cell in which it begins.
    pub(super) chain: Vec<(Node, bool)>,
    /// What it removes, by digit and then by cell.
    pub(super) removed: Vec<Candidate>,
}

/// The one that HoDoKu takes.
pub(super) fn best(position: &Position, grouped: bool, cancel: Cancel<'_>) -> Result<Option<Loop>, Cancelled> {
    let links = Links::of(position, grouped);
    let mut search = Search { position, links: &links, chain: Vec::new(), best: None };
    let mut table = links.table();
    let mut reach = Reach::of(&links, position);
    let candidates = position.all_candidates();
    for candidate in candidates.iter() {
        check(cancel)?;
        let (on, off) = (Code::on(candidate), Code::off(candidate));
        // The others of its cell are false at once, so a loop comes back to it only to refute it.
        if reach.as_mut().is_some_and(|reach| !reach.leads(on, off)) {
            continue;
        }
        table.fill(on, &links);
        search.loops(candidate, &table);
    }
    // AICs come after all loops.
    let mut aics = Search { position, links: &links, chain: Vec::new(), best: None };
    for candidate in candidates.iter() {
        check(cancel)?;
        table.fill(Code::off(candidate), &links);
        search.loops(candidate, &table);
        aics.aics(candidate, &table);
    }
    let best = match (search.best, aics.best) {
        (Some(one), Some(other)) => Some(if other.key < one.key { other } else { one }),
        (one, other) => one.or(other),
    };
    Ok(best.map(|best| best.found))
}

/// The order of choice: most removals, then the least sum.
pub(super) type Key = (Reverse<usize>, usize);

struct Best {
    key: Key,
    found: Loop,
}

struct Search<'p> {
    position: &'p Position,
    links: &'p Links,
    /// Scratch space.
    chain: Vec<Code>,
    best: Option<Best>,
}

/// The key of removals, which are sorted by digit and then by cell.
pub(super) fn key(removed: &[Candidate]) -> Key {
    let weight = |(place, candidate): (usize, &Candidate)| {
        candidate.cell().index() * (1 + 80 * place) + candidate.digit().index() + 1
    };
    (Reverse(removed.len()), removed.iter().enumerate().map(weight).sum())
}

/// Candidates by digit and then by cell.
pub(super) fn by_digit(removed: impl IntoIterator<Item = Candidate>) -> Vec<Candidate> {
    let mut removed: Vec<Candidate> = removed.into_iter().collect();
    removed.sort_unstable_by_key(|candidate| (candidate.digit().index(), candidate.cell().index()));
    removed.dedup();
    removed
}

impl Search<'_> {
    /// The loops of a table.
    fn loops(&mut self, premise: Candidate, table: &Table) {
        let cell = premise.cell();
        let ends = self.position.candidates(cell).iter().map(|digit| Candidate::new(cell, digit));
        let codes = ends.flat_map(|end| [Code::on(end), Code::off(end)]);
        let is_far = |place: &usize| table.entries[*place].distance > 2;
        let mut places: SmallVec<[usize; 18]> = codes.filter_map(|code| table.entry(code)).filter(is_far).collect();
        places.sort_unstable();
        for place in places {
            self.loop_to(premise, place, table);
        }
    }

    /// The loop that ends with an entry in the cell of the premise.
    fn loop_to(&mut self, premise: Candidate, place: usize, table: &Table) {
        let (starts_strong, code) = (!table.entries[0].code.is_on(), table.entries[place].code);
        let Some(end) = code.candidate() else { return };
        let others = self.position.candidates(end.cell()).without(premise.digit());
        let removed: SmallVec<[Candidate; 8]> = match (starts_strong, code.is_on(), end == premise) {
            (false, false, true) | (false, true, false) => SmallVec::from_iter([premise]),
            (true, true, true) => others.iter().map(|digit| Candidate::new(end.cell(), digit)).collect(),
            (true, false, false) => SmallVec::from_iter([end]),
            (false, false, false) if others.len() == 1 => SmallVec::new(),
            (true, true, false) => SmallVec::new(),
            _ => return,
        };
        let is_continuous = removed.is_empty();
        if !is_continuous && self.is_worse(&removed) {
            return;
        }
        table.chain(place, &mut self.chain);
        if !self.is_loop() {
            return;
        }
        if !is_continuous {
            self.offer(Kind::Discontinuous, &removed);
        } else {
            let removed = self.around();
            if !removed.is_empty() {
                self.offer(Kind::Continuous, &removed);
            }
        }
    }

    /// The AICs of a table of a candidate that is false.
    fn aics(&mut self, premise: Candidate, table: &Table) {
        let (cell, digit) = (premise.cell(), premise.digit());
        for (place, entry) in table.entries.iter().enumerate() {
            let Some(end) = entry.code.candidate().filter(|end| entry.code.is_on() && end.cell() != cell) else {
                continue;
            };
            if entry.distance <= 2 {
                continue;
            }
            let removed: SmallVec<[Candidate; 8]> = if end.digit() == digit {
                let cells = self.position.cells_for(digit) & cell.peers() & end.cell().peers();
                cells.iter().map(|cell| Candidate::new(cell, digit)).collect()
            } else if cell.sees(end.cell()) {
                let pair = [Candidate::new(end.cell(), digit), Candidate::new(cell, end.digit())];
                by_digit(pair.into_iter().filter(|candidate| self.position.has(*candidate))).into()
            } else {
                continue;
            };
            if removed.len() < 2 || self.is_worse(&removed) {
                continue;
            }
            table.chain(place, &mut self.chain);
            if !self.is_lasso(CellSet::EMPTY) {
                self.offer(Kind::Aic, &removed);
            }
        }
    }

    /// Whether the chain leaves its cell with its first link, and comes back with its last one,
    /// without meeting itself.
    fn is_loop(&self) -> bool {
        let [first, second, .., last_but_one, last] = self.chain[..] else { return false };
        let cells = |code| self.links.node(code).cells;
        cells(first) != cells(second) && cells(last_but_one) != cells(last) && !self.is_lasso(cells(first))
    }

    /// Whether the chain comes to a cell that it passed. Of a group that it comes to, only the
    /// first cell counts.
    fn is_lasso(&self, free: CellSet) -> bool {
        let mut passed = CellSet::EMPTY;
        let cells = |code| self.links.node(code).cells;
        self.chain.windows(2).any(|pair| {
            let is_met = cells(pair[1]).first().is_some_and(|cell| passed.contains(cell));
            let first = cells(pair[0]).first().map_or(CellSet::EMPTY, CellSet::of);
            passed |= cells(pair[0]) - (first & free);
            is_met
        })
    }

    /// What a continuous loop removes.
    fn around(&self) -> Vec<Candidate> {
        let nodes: Vec<Node> = self.chain.iter().map(|&code| self.links.node(code)).collect();
        let visited = nodes.iter().fold(CellSet::EMPTY, |all, node| all | node.cells);
        let mut removed = Vec::new();
        let mut keep_two = |cells: CellSet, digits: [Digit; 2]| {
            for cell in cells {
                let others = self.position.candidates(cell).without(digits[0]).without(digits[1]);
                removed.extend(others.iter().map(|digit| Candidate::new(cell, digit)));
            }
        };
        let (first, last) = (nodes[0], nodes[nodes.len() - 1]);
        if !self.chain[0].is_on() {
            keep_two(first.cells, [first.digit, last.digit]);
        }
        for (at, four) in nodes.windows(4).enumerate() {
            let [from, entered, left, to] = four else { continue };
            let is_inside = entered.cells == left.cells && entered.cells.len() == 1;
            if is_inside && from.cells != entered.cells && left.cells != to.cells && self.chain[at + 1].is_on() {
                keep_two(entered.cells, [entered.digit, left.digit]);
            }
        }
        for (at, pair) in nodes.windows(2).enumerate() {
            if self.chain[at].is_on() && pair[0].cells != pair[1].cells {
                let seen = (pair[0].cells | pair[1].cells).common_peers() - visited;
                let digit = pair[0].digit;
                removed.extend(self.position.candidates_for(digit, seen).iter());
            }
        }
        by_digit(removed)
    }

    fn is_worse(&self, removed: &[Candidate]) -> bool {
        self.best.as_ref().is_some_and(|best| key(removed) > best.key)
    }

    /// Takes the loop if it is better than the best. The same conclusion again is only shorter.
    fn offer(&mut self, kind: Kind, removed: &[Candidate]) {
        let key = key(removed);
        let is_grouped = self.chain.iter().any(|code| code.is_group());
        let told = self.chain.iter().map(|&code| (self.links.node(code), code.is_on())).collect();
        if let Some(best) = &mut self.best {
            if key > best.key {
                return;
            }
            if key == best.key {
                let known = &mut best.found;
                let is_same = known.kind == kind && known.is_grouped == is_grouped && known.removed == removed;
                if is_same && self.chain.len() < known.chain.len() {
                    known.chain = told;
                }
                return;
            }
        }
        let found = Loop { kind, is_grouped, chain: told, removed: removed.to_vec() };
        self.best = Some(Best { key, found });
    }
}
