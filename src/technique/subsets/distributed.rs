//! Distributed disjoint subset: as many cells as digits, spread over several houses.
//!
//! Some cells together have only as many digits as there are cells, and for each digit, all cells
//! with it see each other. So each digit is there at most once; as there are no more digits than
//! cells, each is there exactly once. Cells that see all its places lose it. A naked subset is such
//! a set in one house, Sue de Coq one in a line and a box; these are left out.
//!
//! Cells that share a digit and a house are joined; sets grow from their first cell along such
//! joints, each in only one way.
//!
//! **Proof.** The cells: with one digit gone from all of them, there would be a digit too few.

use crate::board::{Cell, CellSet, Constraint, DigitSet, Element, House, HouseKind, HouseSet, Literal, Position};
use crate::logic::{Counted, CountedShape, Facts, Family, Flow, Limits, Proof, Sink, Spec};
use crate::technique::pairs::BivalueCells;

/// Four cells or more in several houses.
pub static DISTRIBUTED_DISJOINT_SUBSET: Spec =
    Spec::new("distributed-disjoint-subset", Family::Subsets, search).tier(5);

/// The fewest cells: fewer are always in one house.
const FEWEST: usize = 4;

/// The most cells.
const MOST: usize = 6;

/// For each cell, its possible companions.
struct Joints {
    /// The cells that share a digit and a house with it.
    mates: [CellSet; 81],
    /// The cells that share a digit, but no house.
    strangers: [CellSet; 81],
}

/// A growing set.
#[derive(Clone, Copy)]
struct Set {
    cells: CellSet,
    digits: DigitSet,
    /// The cells that may come next.
    next: CellSet,
    /// All cells that were ever among these, so that none comes back, or that are excluded.
    known: CellSet,
}

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let is_small = |cell: &Cell| (2..=MOST).contains(&position.candidates(*cell).len());
    let mut cells: CellSet = position.empty_cells().iter().filter(is_small).collect();
    let joints = Joints::of(position, cells);
    while let Some(first) = cells.first() {
        sink.tick()?;
        // Sets with a cell before this one began there.
        cells.remove(first);
        let known = (CellSet::full() - cells) | joints.mates[first.index()] | joints.strangers[first.index()];
        let next = joints.mates[first.index()] & cells;
        let set = Set { cells: CellSet::of(first), digits: position.candidates(first), next, known };
        grow(position, &joints, set, sink)?;
    }
    side_by_side(position, facts.get::<BivalueCells>().0, sink)
}

/// Reports two naked pairs in the same places of two parallel lines. They share no digit, so no set
/// grows from one to the other.
fn side_by_side(position: &Position, bivalue: CellSet, sink: &mut Sink<'_>) -> Flow {
    let is_twin = |one: Cell, two: Cell| position.candidates(one) == position.candidates(two);
    let lines = |cell: Cell| cell.houses().into_iter().filter(|house| house.kind() != HouseKind::Box);
    for one in bivalue {
        for line in lines(one) {
            for two in (bivalue & line.cells()).iter().filter(|&two| one < two && is_twin(one, two)) {
                let [below, beside] = [one, two].map(|cell| lines(cell).find(|other| *other != line));
                let [Some(below), Some(beside)] = [below, beside] else { continue };
                for three in (bivalue & below.cells()).iter().filter(|&three| one < three) {
                    let others = lines(three).find(|other| *other != below);
                    let four = others.and_then(|other| (bivalue & other.cells() & beside.cells()).single());
                    let Some(four) = four.filter(|&four| is_twin(three, four)) else { continue };
                    let cells = [one, two, three, four].into_iter().collect();
                    let digits = position.candidates(one) | position.candidates(three);
                    if digits.len() == 4 {
                        let set = Set { cells, digits, next: CellSet::EMPTY, known: CellSet::EMPTY };
                        hand_over(position, set, sink)?;
                    }
                }
            }
        }
    }
    Flow::Continue(())
}

impl Joints {
    fn of(position: &Position, cells: CellSet) -> Joints {
        let mut joints = Joints { mates: [CellSet::EMPTY; 81], strangers: [CellSet::EMPTY; 81] };
        for cell in cells {
            let sharing = position.candidates(cell).iter();
            let sharing = sharing.fold(CellSet::EMPTY, |all, digit| all | position.cells_for(digit)) & cells;
            joints.mates[cell.index()] = sharing & cell.peers();
            joints.strangers[cell.index()] = (sharing - cell.peers()).without(cell);
        }
        joints
    }
}

/// Reports the set if it has as many digits as cells; if it has more, tries every cell that may
/// come next.
fn grow(position: &Position, joints: &Joints, mut set: Set, sink: &mut Sink<'_>) -> Flow {
    if set.digits.len() <= set.cells.len() {
        let is_whole =
            set.cells.len() >= FEWEST && set.digits.len() == set.cells.len() && !has_smaller(position, set.cells);
        return if is_whole { hand_over(position, set, sink) } else { Flow::Continue(()) };
    }
    while let Some(cell) = set.next.first() {
        set.next.remove(cell);
        let (cells, digits) = (set.cells.with(cell), set.digits | position.candidates(cell));
        // Every other cell may bring no new digit.
        if digits.len() <= MOST {
            let (mates, strangers) = (joints.mates[cell.index()], joints.strangers[cell.index()]);
            let next = (set.next | (mates - set.known)) - strangers;
            grow(position, joints, Set { cells, digits, next, known: set.known | mates | strangers }, sink)?;
        }
    }
    Flow::Continue(())
}

/// Whether some of the cells, but not all, have only as many digits as there are cells. Then they
/// are a separate set.
fn has_smaller(position: &Position, cells: CellSet) -> bool {
    (1..(1_u32 << cells.len()) - 1).any(|chosen| {
        let chosen = cells.iter().enumerate().filter(|(place, _)| chosen >> place & 1 == 1).map(|(_, cell)| cell);
        let (count, digits) =
            chosen.fold((0, DigitSet::EMPTY), |(count, digits), cell| (count + 1, digits | position.candidates(cell)));
        digits.len() <= count
    })
}

/// Reports the set, if it is in several houses and leaves no room for some candidate.
fn hand_over(position: &Position, set: Set, sink: &mut Sink<'_>) -> Flow {
    let lines = House::all().filter(|house| house.kind() != HouseKind::Box);
    let is_bent = |line: House| {
        let rest = set.cells - line.cells();
        rest.is_empty() || rest.common_houses().any(|house| house.kind() == HouseKind::Box)
    };
    if lines.into_iter().any(is_bent) {
        return Flow::Continue(());
    }
    let seen = |digit| {
        let places = position.cells_for(digit) & set.cells;
        position.cells_for(digit) & places.common_peers()
    };
    if set.digits.iter().all(|digit| seen(digit).is_empty()) {
        return Flow::Continue(());
    }
    let covers = set.digits.iter().flat_map(|digit| {
        let houses = (position.cells_for(digit) & set.cells).common_houses();
        houses.map(move |house| (digit, HouseSet::of(house)))
    });
    let counted = Counted { shape: CountedShape::Scattered, cells: set.cells, covers: covers.collect() };
    let (gone, proof) = (counted.removed(position), Proof::of(set.cells.iter().map(Constraint::cell)));
    sink.find(counted.into(), gone.iter().map(Literal::is_not), proof)
}
