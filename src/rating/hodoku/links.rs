//! What follows directly from a candidate that is true or false, in HoDoKu's order, and everything
//! that follows from that.
//!
//! A *table* lists what follows from a premise: first what follows directly, then, entry by entry,
//! what follows from the entries. Each literal is in it once, with the entry that it came through,
//! so each premise has one chain to each literal. Which chain that is depends on the order of all
//! lists, which is kept here.

use crate::board::{Candidate, CellSet, Digit, Element, House, HouseKind, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::logic::Node;

/// The number of a literal: a candidate or a group of candidates that is true, or false.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Code(u16);

/// The most entries of a table.
pub(super) const MOST: usize = 1000;

impl Code {
    /// A candidate that is true.
    pub(super) fn on(candidate: Candidate) -> Code {
        Code(candidate.index() as u16 * 2)
    }

    /// A candidate that is false.
    pub(super) fn off(candidate: Candidate) -> Code {
        Code(candidate.index() as u16 * 2 + 1)
    }

    /// A group by its number.
    pub(super) fn group(number: usize, is_on: bool) -> Code {
        Code((Candidate::COUNT + number) as u16 * 2 + u16::from(!is_on))
    }

    /// Whether it is true.
    pub(super) fn is_on(self) -> bool {
        self.0.is_multiple_of(2)
    }

    /// Whether it is a group.
    pub(super) fn is_group(self) -> bool {
        usize::from(self.0 / 2) >= Candidate::COUNT
    }

    /// The candidate, unless it is a group.
    pub(super) fn candidate(self) -> Option<Candidate> {
        (!self.is_group()).then(|| Candidate::from_index(usize::from(self.0 / 2)))
    }

    /// The number.
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The direct consequences of every literal of a position.
pub(super) struct Links {
    consequences: Vec<Vec<Code>>,
    /// The groups: all candidates of a digit in a row or column and a box, two or three.
    groups: Vec<Node>,
}

impl Links {
    /// Those of a position, without or with groups.
    pub(super) fn of(position: &Position, grouped: bool) -> Links {
        let mut links = Links::empty(position, grouped);
        position.all_candidates().iter().for_each(|candidate| links.join(candidate, position));
        links.join_groups(position);
        links
    }

    /// Those of a position, with groups, where candidates have these consequences.
    pub(super) fn with(position: &Position, direct: impl Fn(Code) -> Vec<Code>) -> Links {
        let mut links = Links::empty(position, true);
        for candidate in position.all_candidates().iter() {
            for premise in [Code::on(candidate), Code::off(candidate)] {
                links.consequences[premise.index()] = direct(premise);
            }
        }
        links.join_groups(position);
        links
    }

    fn empty(position: &Position, grouped: bool) -> Links {
        let groups = if grouped { groups(position) } else { Vec::new() };
        Links { consequences: vec![Vec::new(); (Candidate::COUNT + groups.len()) * 2], groups }
    }

    fn join_groups(&mut self, position: &Position) {
        (0..self.groups.len()).for_each(|number| self.join_group(number, position));
    }

    /// The groups.
    pub(super) fn groups(&self) -> &[Node] {
        &self.groups
    }

    /// A table for each candidate that is true or false, with nothing in it yet.
    pub(super) fn table(&self) -> Table {
        Table { entries: Vec::new(), place: vec![NOWHERE; self.consequences.len()] }
    }

    /// The digit and the cells of a literal.
    pub(super) fn node(&self, code: Code) -> Node {
        match code.candidate() {
            Some(candidate) => Node::of(candidate),
            None => self.groups[code.index() / 2 - Candidate::COUNT],
        }
    }

    /// The direct consequences of a literal.
    pub(super) fn of_literal(&self, code: Code) -> &[Code] {
        &self.consequences[code.index()]
    }

    fn add(&mut self, from: Code, to: Code) {
        self.consequences[from.index()].push(to);
    }

    /// What follows from a candidate: the other candidates of its cell and of its houses are false,
    /// or the last one of them is true.
    fn join(&mut self, candidate: Candidate, position: &Position) {
        let (cell, digit) = (candidate.cell(), candidate.digit());
        let others = position.candidates(cell).without(digit);
        let (on, off) = (Code::on(candidate), Code::off(candidate));
        self.consequences[on.index()].reserve(32);
        self.consequences[off.index()].reserve(8);
        others.iter().for_each(|other| self.add(on, Code::off(Candidate::new(cell, other))));
        if let Some(other) = others.single() {
            self.add(off, Code::on(Candidate::new(cell, other)));
        }
        let mut known = CellSet::of(cell);
        for house in cell.houses() {
            let places = position.cells_in(digit, house);
            let others = places.without(cell);
            for other in places - known {
                self.add(on, Code::off(Candidate::new(other, digit)));
            }
            known |= places;
            let last = others.single().map(|other| Code::on(Candidate::new(other, digit)));
            if let Some(last) = last.filter(|last| !self.of_literal(off).contains(last)) {
                self.add(off, last);
            }
        }
    }

    /// What follows from a group, and from candidates and groups that it sees.
    fn join_group(&mut self, number: usize, position: &Position) {
        let group = self.groups[number];
        let houses = houses(group);
        let [on, off] = [true, false].map(|is_on| Code::group(number, is_on));
        for cell in position.cells_for(group.digit) & group.cells.common_peers() {
            let seen = Candidate::new(cell, group.digit);
            self.add(on, Code::off(seen));
            self.add(Code::on(seen), off);
        }
        for house in [houses[2], houses[0], houses[1]].into_iter().flatten() {
            let others = position.cells_in(group.digit, house) - group.cells;
            if let Some(other) = others.single().map(|cell| Candidate::new(cell, group.digit)) {
                self.add(off, Code::on(other));
                self.add(Code::off(other), on);
            }
        }
        // For each house, another group in it, if it is the only one.
        let mut others: [Vec<usize>; 3] = Default::default();
        for (other, node) in self.groups.iter().enumerate() {
            if node.digit == group.digit && node.cells.is_disjoint(group.cells) {
                for (house, others) in houses.iter().zip(&mut others) {
                    if house.is_some_and(|house| node.cells.is_subset(house.cells())) {
                        others.push(other);
                        self.consequences[on.index()].push(Code::group(other, false));
                    }
                }
            }
        }
        for (house, others) in houses.iter().zip(&others) {
            if let (Some(house), [other]) = (house, &others[..]) {
                let both = group.cells | self.groups[*other].cells;
                if position.cells_in(group.digit, *house).is_subset(both) {
                    self.add(off, Code::group(*other, true));
                }
            }
        }
    }
}

/// The row or the column, and the box of a group.
fn houses(group: Node) -> [Option<House>; 3] {
    let mut houses = [None; 3];
    for house in group.cells.common_houses() {
        let place = match house.kind() {
            HouseKind::Row => 0,
            HouseKind::Column => 1,
            HouseKind::Box => 2,
        };
        houses[place] = Some(house);
    }
    houses
}

/// The groups: row by row and digit by digit, then column by column.
fn groups(position: &Position) -> Vec<Node> {
    let lines = (0..9).map(House::row).chain((0..9).map(House::column));
    let of_line = |line: House| Digit::all().map(move |digit| (line, digit));
    let mut groups = Vec::new();
    for (line, digit) in lines.flat_map(of_line) {
        let places = position.cells_in(digit, line);
        let blocks = (0..9).map(House::block).map(|block| places & block.cells());
        groups.extend(blocks.filter(|cells| cells.len() >= 2).map(|cells| Node { digit, cells }));
    }
    groups
}

/// A literal that follows from a premise.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// The literal.
    pub(super) code: Code,
    /// Its distance from the premise: 1 for the premise itself, 2 for what follows directly.
    pub(super) distance: u16,
    /// The entry that it came through; [`DIRECT`] for the premise and what follows directly.
    pub(super) through: u16,
}

/// The place of a literal that is not in the table.
const NOWHERE: u16 = u16::MAX;
/// In place of an entry: the premise.
const DIRECT: u16 = u16::MAX;

/// Everything that follows from a premise.
pub(super) struct Table {
    /// The entries, the premise first.
    pub(super) entries: Vec<Entry>,
    /// The place of each literal.
    place: Vec<u16>,
}

impl Table {
    /// Fills the table of a premise.
    pub(super) fn fill(&mut self, premise: Code, links: &Links) {
        for entry in self.entries.drain(..) {
            self.place[entry.code.index()] = NOWHERE;
        }
        self.push(premise, 1, DIRECT);
        for &code in links.of_literal(premise) {
            self.push(code, 2, DIRECT);
        }
        self.expand(1, links);
    }

    /// Adds a literal that follows from several entries, with what follows from it.
    pub(super) fn add(&mut self, code: Code, links: &Links) {
        if self.entry(code).is_none() && self.entries.len() < MOST {
            let new = self.entries.len();
            self.push(code, 2, DIRECT);
            self.expand(new, links);
        }
    }

    /// Adds what follows from the entries from this one on.
    fn expand(&mut self, first: usize, links: &Links) {
        let mut next = first;
        while let Some(&entry) = self.entries.get(next) {
            let distance = entry.distance + 2;
            for &code in links.of_literal(entry.code) {
                if self.place[code.index()] == NOWHERE {
                    if self.entries.len() == MOST {
                        return;
                    }
                    self.push(code, distance, next as u16);
                }
            }
            next += 1;
        }
    }

    fn push(&mut self, code: Code, distance: u16, through: u16) {
        self.place[code.index()] = self.entries.len() as u16;
        self.entries.push(Entry { code, distance, through });
    }

    /// The entry of a literal.
    pub(super) fn entry(&self, code: Code) -> Option<usize> {
        Some(self.place[code.index()]).filter(|place| *place != NOWHERE).map(usize::from)
    }

    /// The chain from the premise to an entry.
    pub(super) fn chain(&self, end: usize, chain: &mut Vec<Code>) {
        chain.clear();
        let mut at = end;
        loop {
            let entry = self.entries[at];
            chain.push(entry.code);
            if entry.through == DIRECT {
                break;
            }
            at = usize::from(entry.through);
        }
        if at != 0 {
            chain.push(self.entries[0].code);
        }
        chain.reverse();
    }
}

/// Stops a search that is cancelled.
pub(super) fn check(cancel: Cancel<'_>) -> Result<(), Cancelled> {
    if cancel.is_cancelled() { Err(Cancelled) } else { Ok(()) }
}
