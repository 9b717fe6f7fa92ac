//! Words for forbidden patterns.

use super::three_digits::unfillable;
use super::{Slots, Spoken, Telling};
use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, Element, House, HouseKind, HouseSet, Set};
use crate::explain::{Argument, Explanation};
use crate::logic::{Escape, ForbiddenPattern, ForbiddenShape, Settled};

impl Spoken for ForbiddenPattern {
    /// The forbidden state of the cells, why one of the guardians is therefore true, and the
    /// conclusion.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let position = tell.position();
        let cells = self.forbidden.cells;
        let mut arguments: Slots = vec![
            ("cells", tell.cells(cells).into()),
            ("either", tell.either_digit(self.digits()).into()),
            tell.concluded(),
        ];
        match (&self.shape, self.escape) {
            (ForbiddenShape::Grave, Escape::Cell(_)) => {
                arguments.extend(grave(tell, self));
                return tell.sentence("bug-plus-1", &arguments);
            }
            (ForbiddenShape::Rectangle, _) if !cells.is_subset(position.empty_cells()) => {
                let (reason, more) = avoidable(tell, self);
                arguments.extend(more);
                let sentences = ["avoidable-rectangle", reason].map(|key| tell.sentence(key, &arguments));
                return tell.locale.sentences.join(sentences);
            }
            (ForbiddenShape::Rectangle, Escape::Cell(_)) => {
                arguments.push(("three", tell.cells(cells - self.guarded(position)).into()));
                arguments.push(("roof", tell.cells(self.guarded(position)).into()));
                return tell.sentence("unique-rectangle-corner", &arguments);
            }
            _ => {}
        }
        let (reason, more) = escape(tell, self);
        arguments.extend(more);
        tell.locale.sentences.join([premise(tell, self), tell.sentence(reason, &arguments)])
    }
}

/// The cells, and why they must not be filled from the digits of the pattern.
pub(super) fn premise(tell: &Telling<'_>, pattern: &ForbiddenPattern) -> Explanation {
    let position = tell.position();
    let cells = pattern.forbidden.cells;
    let is_whole = pattern.forbidden.domain.iter().all(|candidate| position.has(candidate));
    let mut arguments: Slots = vec![
        ("cells", tell.cells(cells).into()),
        ("either", tell.either_digit(pattern.digits()).into()),
        ("whole", Argument::Choice(if is_whole { "yes" } else { "no" })),
    ];
    let key = match &pattern.shape {
        ForbiddenShape::Tridagon | ForbiddenShape::ThreeDigits => return unfillable(tell, pattern),
        ForbiddenShape::Rectangle => "unique-rectangle",
        ForbiddenShape::Grave => {
            let guardians = pattern.forbidden.guardians(position).collect();
            arguments.push(("guardians", tell.digit_by_digit(guardians).into()));
            arguments.push(("roof", tell.cells(pattern.guarded(position)).into()));
            "bug"
        }
        ForbiddenShape::Loop(ring) => {
            arguments.push(("ring", tell.cells_in_order(ring.iter().copied()).into()));
            "unique-loop"
        }
        ForbiddenShape::OddRing(ring) => {
            arguments.push(("ring", tell.cells_in_order(ring.iter().copied()).into()));
            arguments.push(("length", ring.len().into()));
            "odd-ring"
        }
        ForbiddenShape::Pairs => {
            let filled = cells - position.empty_cells();
            arguments.push(("pairs", pairs(tell, pattern).into()));
            arguments.push(("filled", filled.len().into()));
            arguments.push(("held", tell.cells(filled).into()));
            "pair-pattern"
        }
        ForbiddenShape::Crossing { lines, crossing } => {
            arguments.push(("lines", tell.houses(*lines).into()));
            arguments.push(("crossing", tell.houses(*crossing).into()));
            arguments.push(("many", tell.so_many(crossing.len()).into()));
            "extended-rectangle"
        }
        ForbiddenShape::Polygon => {
            arguments.extend(polygon(tell, cells));
            "polygon"
        }
        ForbiddenShape::Square => {
            arguments.extend(square(tell, cells));
            "unique-matrix"
        }
    };
    tell.sentence(key, &arguments)
}

/// The cells of a pair pattern by their pairs: "r1c2 and r3c2 (1, 9)".
fn pairs(tell: &Telling<'_>, pattern: &ForbiddenPattern) -> Explanation {
    let pair = |cell: Cell| -> DigitSet {
        pattern.forbidden.domain.iter().filter(|own| own.cell() == cell).map(Candidate::digit).collect()
    };
    let mut by_pair: Vec<(DigitSet, CellSet)> = Vec::new();
    for cell in pattern.forbidden.cells {
        match by_pair.iter_mut().find(|(known, _)| *known == pair(cell)) {
            Some((_, cells)) => cells.insert(cell),
            None => by_pair.push((pair(cell), CellSet::of(cell))),
        };
    }
    let each = by_pair.into_iter().map(|(digits, cells)| {
        let slots = [("cells", tell.cells(cells).into()), ("digits", tell.digits(digits).into())];
        tell.locale.say("pair-pattern-pair", &slots)
    });
    tell.locale.clauses.join(each)
}

/// The rows and the columns that cross in a square.
fn square(tell: &Telling<'_>, cells: CellSet) -> Slots {
    let of = |house: fn(usize) -> House| {
        let lines = (0..9).map(house).filter(|line| !line.cells().is_disjoint(cells));
        Argument::from(tell.houses(lines.collect()))
    };
    vec![("rows", of(House::row)), ("columns", of(House::column))]
}

/// The cells in the box of a polygon, and the two pairs beside it.
fn polygon(tell: &Telling<'_>, cells: CellSet) -> Slots {
    let boxes = (0..9).map(House::block).filter(|block| !(cells & block.cells()).is_empty());
    let (inner, pairs): (Vec<House>, Vec<House>) = boxes.partition(|block| (cells & block.cells()).len() > 2);
    // The pair beside the box is in one column, the other in one row.
    let is_in_row = |block: &House| (cells & block.cells()).common_houses().any(|house| house.kind() == HouseKind::Row);
    let (below, beside): (HouseSet, HouseSet) = pairs.into_iter().partition(is_in_row);
    let inner: HouseSet = inner.into_iter().collect();
    let part = |houses: HouseSet| -> Argument { tell.cells(cells & houses.cells()).into() };
    vec![
        ("inner-box", tell.houses(inner).into()),
        ("inner", part(inner)),
        ("row-box", tell.houses(beside).into()),
        ("beside", part(beside)),
        ("column-box", tell.houses(below).into()),
        ("below", part(below)),
    ]
}

/// The reason for the exclusions of the guardians: its message, and the slots.
fn escape(tell: &Telling<'_>, deadly: &ForbiddenPattern) -> (&'static str, Slots) {
    let position = tell.position();
    let (roof, digits) = (deadly.guarded(position), deadly.digits());
    let extras: DigitSet = deadly.forbidden.guardians(position).map(Candidate::digit).collect();
    let mut arguments: Slots = vec![
        ("roof", tell.cells(roof).into()),
        ("either-roof", tell.either_cell(roof).into()),
        ("count", roof.len().into()),
        ("shape", Argument::Choice(shape_name(&deadly.shape))),
        ("because", Argument::Choice(deadly.forbidden.because.name())),
    ];
    let (key, more): (_, Slots) = match deadly.escape {
        Escape::Cell(_) => ("guardians-cell", Slots::new()),
        Escape::Excluded if deadly.shape == ForbiddenShape::Grave => ("bug-excluded", Slots::new()),
        Escape::Excluded => {
            let guardians = deadly.forbidden.guardians(position).collect();
            ("guardians-excluded", vec![("candidates", tell.digit_by_digit(guardians).into())])
        }
        Escape::Digit(digit) => {
            let so = tell.sees_all(roof, digit).into();
            ("guardians-digit", vec![("digit", tell.digit(digit).into()), ("so", so)])
        }
        Escape::Subset { house, second, cells, digits } => {
            let houses: HouseSet = [house].into_iter().chain(second).collect();
            let own = cells.iter().fold(DigitSet::EMPTY, |own, cell| own | position.candidates(cell));
            let slots = vec![
                ("extras", tell.either_digit(extras).into()),
                ("others", tell.cells(cells).into()),
                ("own", tell.either_digit(own).into()),
                ("size", digits.len().into()),
                ("houses", tell.houses(houses).into()),
                ("digits", tell.either_digit(digits).into()),
            ];
            ("guardians-subset", slots)
        }
        Escape::Locked { house, digit } => {
            let [one, two] = two(roof).map(|cell| tell.cells(cell));
            let slots = vec![
                ("house", tell.house(house).into()),
                ("digit", tell.digit(digit).into()),
                ("other", tell.either_digit(digits.without(digit)).into()),
                ("one", one.into()),
                ("two", two.into()),
            ];
            (if deadly.shape == ForbiddenShape::Grave { "bug-locked" } else { "guardians-locked" }, slots)
        }
        Escape::Crossed { houses, digit } => ("unique-rectangle-crossed", crossed(tell, deadly, roof, houses, digit)),
        Escape::Xz { cell, digit } => ("bug-xz", bug_xz(tell, deadly, cell, digit)),
        Escape::Walked { corner, digit, steps } => {
            let slots = vec![
                ("corner", tell.cell(corner).into()),
                ("digit", tell.digit(digit).into()),
                ("steps", settled(tell, &steps).into()),
            ];
            ("unique-rectangle-walked", slots)
        }
        Escape::Hidden { corner, lines, digit, other } => {
            ("unique-rectangle-hidden", hidden(tell, deadly, corner, lines, digit, other))
        }
    };
    arguments.extend(more);
    (key, arguments)
}

/// Two diagonal corners that would both be the digit.
fn crossed(tell: &Telling<'_>, deadly: &ForbiddenPattern, roof: CellSet, houses: [House; 2], digit: Digit) -> Slots {
    let [one, two] = two(roof).map(|cell| tell.cells(cell));
    let second = houses.into_iter().find(|house| roof.first().is_some_and(|cell| !house.cells().contains(cell)));
    let second: HouseSet = second.into_iter().collect();
    // The corner beside it is in a line of the other kind.
    let crossing = match houses[0].kind() {
        HouseKind::Row => HouseKind::Column,
        _ => HouseKind::Row,
    };
    vec![
        ("houses", tell.houses(houses.into_iter().collect()).into()),
        ("digit", tell.digit(digit).into()),
        ("other", tell.digits(deadly.digits().without(digit)).into()),
        ("one", one.into()),
        ("two", two.into()),
        ("beside", tell.cells((deadly.forbidden.cells - roof) & second.cells()).into()),
        ("second", tell.houses(second).into()),
        ("line", tell.kind(crossing).into()),
    ]
}

/// A corner whose digit would force the other three into the forbidden pattern.
fn hidden(
    tell: &Telling<'_>,
    deadly: &ForbiddenPattern,
    corner: Cell,
    lines: [House; 2],
    digit: Digit,
    other: Digit,
) -> Slots {
    let [row, column] = lines;
    let others = deadly.forbidden.cells.without(corner);
    let mate = |line: House| tell.cells(others & line.cells());
    vec![
        ("corner", tell.cell(corner).into()),
        ("digit", tell.digit(digit).into()),
        ("other", tell.digit(other).into()),
        ("row", tell.house(row).into()),
        ("column", tell.house(column).into()),
        ("row-mate", mate(row).into()),
        ("column-mate", mate(column).into()),
        ("opposite", tell.cells(others - row.cells() - column.cells()).into()),
    ]
}

/// Two guardians, and a cell that can only be their digits.
fn bug_xz(tell: &Telling<'_>, deadly: &ForbiddenPattern, cell: Cell, digit: Digit) -> Slots {
    let position = tell.position();
    let guardian = |is_kept: bool| -> CellSet {
        let all = deadly.forbidden.guardians(position);
        all.filter(|guardian| (guardian.digit() == digit) == is_kept).map(Candidate::cell).collect()
    };
    let other = position.candidates(cell).without(digit);
    vec![
        ("cell", tell.cell(cell).into()),
        ("digit", tell.digit(digit).into()),
        ("other", tell.digits(other).into()),
        ("kept", tell.cells(guardian(true)).into()),
        ("seen", tell.cells(guardian(false)).into()),
        ("can-be", tell.either_digit(position.candidates(cell)).into()),
    ]
}

/// Corners that must each have their digit, after the first.
fn settled(tell: &Telling<'_>, steps: &[Settled]) -> Explanation {
    let each = steps.iter().enumerate().map(|(index, step)| {
        let same = tell.same([step.beside, step.cell].into_iter().collect());
        let houses: HouseSet = step.house.into_iter().collect();
        let arguments = [
            ("cell", tell.cell(step.cell).into()),
            ("digit", tell.digit(step.digit).into()),
            ("house", tell.houses(houses).into()),
            ("same", same.into()),
            ("index", index.into()),
        ];
        tell.locale.say(if step.house.is_some() { "settled-house" } else { "settled-cell" }, &arguments)
    });
    tell.locale.clauses.join(each)
}

/// A rectangle with filled cells.
fn avoidable(tell: &Telling<'_>, deadly: &ForbiddenPattern) -> (&'static str, Slots) {
    let position = tell.position();
    let cells = deadly.forbidden.cells;
    let filled = cells - position.empty_cells();
    let digits = |cells: CellSet| cells.iter().filter_map(|cell| position.digit(cell)).collect();
    let held = |cells: CellSet| tell.digits(digits(cells));
    let an = |cells: CellSet| tell.one_of_digit(digits(cells));
    match deadly.escape {
        Escape::Digit(digit) => {
            let [p, q] = two(filled);
            let beside = |corner: CellSet| {
                let lines = corner.iter().flat_map(|cell| cell.houses().into_iter().take(2));
                (cells - filled) & lines.collect::<HouseSet>().cells()
            };
            let can_be = |corner: CellSet| {
                tell.either_digit(corner.iter().fold(DigitSet::EMPTY, |all, cell| all | position.candidates(cell)))
            };
            let slots = vec![
                ("p", tell.cells(p).into()),
                ("q", tell.cells(q).into()),
                ("x", held(p).into()),
                ("y", held(q).into()),
                ("an-x", an(p).into()),
                ("a-y", an(q).into()),
                ("beside-p", tell.cells(beside(p)).into()),
                ("beside-q", tell.cells(beside(q)).into()),
                ("of-p", can_be(beside(p)).into()),
                ("of-q", can_be(beside(q)).into()),
                ("roof", tell.cells(cells - filled).into()),
                ("digit", tell.digit(digit).into()),
                ("so", tell.sees_all(cells - filled, digit).into()),
            ];
            ("avoidable-rectangle-digit", slots)
        }
        _ => {
            let corner = cells - filled;
            let sides: CellSet = filled.iter().filter(|side| corner.iter().any(|corner| corner.sees(*side))).collect();
            let slots = vec![
                ("corner", tell.cells(corner).into()),
                ("opposite", tell.cells(filled - sides).into()),
                ("sides", tell.cells(sides).into()),
                ("x", held(filled - sides).into()),
                ("y", held(sides).into()),
                ("an-x", an(filled - sides).into()),
                ("a-y", an(sides).into()),
            ];
            ("avoidable-rectangle-cell", slots)
        }
    }
}

/// The cell with one candidate too many.
fn grave(tell: &Telling<'_>, deadly: &ForbiddenPattern) -> Slots {
    let position = tell.position();
    let roof = deadly.guarded(position);
    let all = roof.iter().fold(DigitSet::EMPTY, |all, cell| all | position.candidates(cell));
    let extras: DigitSet = deadly.forbidden.guardians(position).map(Candidate::digit).collect();
    let houses = roof.iter().flat_map(Cell::houses).collect();
    vec![
        ("roof", tell.cells(roof).into()),
        ("digits", tell.digits(all).into()),
        ("digit", tell.digits(extras).into()),
        ("houses", tell.houses(houses).into()),
    ]
}

/// The name of a shape, by which messages choose their words.
fn shape_name(shape: &ForbiddenShape) -> &'static str {
    match shape {
        ForbiddenShape::Rectangle => "rectangle",
        ForbiddenShape::Loop(_) | ForbiddenShape::OddRing(_) => "loop",
        ForbiddenShape::Grave => "grave",
        ForbiddenShape::Pairs
        | ForbiddenShape::Tridagon
        | ForbiddenShape::ThreeDigits
        | ForbiddenShape::Crossing { .. }
        | ForbiddenShape::Polygon
        | ForbiddenShape::Square => "cells",
    }
}

/// The first two sets; empty where there are fewer.
fn two<T: Element>(set: Set<T>) -> [Set<T>; 2] {
    let first: Set<T> = set.first().into_iter().collect();
    [first, (set - first).first().into_iter().collect()]
}
