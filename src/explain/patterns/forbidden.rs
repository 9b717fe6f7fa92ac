//! Words for forbidden patterns.

use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, Element, House, HouseKind, HouseSet, Position, Set};
use crate::explain::{Argument, Explainer, Explanation, Fragment};
use crate::logic::{Escape, ForbiddenPattern, ForbiddenShape, Settled, Step};

/// The slots of a message.
type Arguments = Vec<(&'static str, Argument)>;

impl Explainer {
    /// The forbidden state of the cells, why one of the guardians is therefore true, and the
    /// conclusion.
    pub(super) fn forbidden(
        &self,
        depth: usize,
        position: &Position,
        pattern: &ForbiddenPattern,
        step: &Step,
    ) -> Explanation {
        let cells = pattern.forbidden.cells;
        let is_whole = pattern.forbidden.domain.iter().all(|candidate| position.has(candidate));
        let mut arguments: Arguments = vec![
            ("cells", self.cells(cells).into()),
            ("either", self.either_digit(pattern.digits()).into()),
            ("whole", Argument::Choice(if is_whole { "yes" } else { "no" })),
            ("conclusion", self.conclusion(&step.concluded).into()),
        ];
        if pattern.shape == ForbiddenShape::Grave && matches!(pattern.escape, Escape::Cell(_)) {
            arguments.extend(self.grave(position, pattern));
            return self.sentence("bug-plus-1", &arguments);
        }
        let is_avoidable = !cells.is_subset(position.empty_cells());
        let (reason, more) =
            if is_avoidable { self.avoidable(position, pattern) } else { self.escape(position, pattern) };
        arguments.extend(more);
        let premise = match &pattern.shape {
            ForbiddenShape::Rectangle if is_avoidable => "avoidable-rectangle",
            ForbiddenShape::Rectangle => "unique-rectangle",
            ForbiddenShape::Tridagon => {
                let premise = self.tridagon(depth, position, pattern);
                return self.locale.sentences.join([premise, self.sentence(reason, &arguments)]);
            }
            ForbiddenShape::ThreeDigits => {
                let premise = self.three_digits(depth, position, pattern);
                return self.locale.sentences.join([premise, self.sentence(reason, &arguments)]);
            }
            ForbiddenShape::Grave => {
                arguments.push(("guardians", self.guardians(position, pattern).into()));
                "bug"
            }
            ForbiddenShape::Loop(ring) => {
                arguments.push(("ring", self.cells_in_order(ring.iter().copied()).into()));
                "unique-loop"
            }
            ForbiddenShape::OddRing(ring) => {
                arguments.push(("ring", self.cells_in_order(ring.iter().copied()).into()));
                arguments.push(("length", ring.len().into()));
                "odd-ring"
            }
            ForbiddenShape::Crossing { lines, crossing } => {
                arguments.push(("lines", self.houses(*lines).into()));
                arguments.push(("crossing", self.houses(*crossing).into()));
                arguments.push(("many", self.so_many(crossing.len()).into()));
                "extended-rectangle"
            }
            ForbiddenShape::Polygon => {
                arguments.extend(self.polygon(cells));
                "polygon"
            }
            ForbiddenShape::Square => {
                arguments.extend(self.square(cells));
                "unique-matrix"
            }
        };
        self.locale.sentences.join([self.sentence(premise, &arguments), self.sentence(reason, &arguments)])
    }

    /// The rows and the columns that cross in a square.
    fn square(&self, cells: CellSet) -> Arguments {
        let of = |house: fn(usize) -> House| {
            let lines = (0..9).map(house).filter(|line| !line.cells().is_disjoint(cells));
            Argument::from(self.houses(lines.collect()))
        };
        vec![("rows", of(House::row)), ("columns", of(House::column))]
    }

    /// The cells in the box of a polygon, and the two pairs beside it.
    fn polygon(&self, cells: CellSet) -> Arguments {
        let boxes = (0..9).map(House::block).filter(|block| !(cells & block.cells()).is_empty());
        let (inner, pairs): (Vec<House>, Vec<House>) = boxes.partition(|block| (cells & block.cells()).len() > 2);
        // The pair beside the box is in one column, the other in one row.
        let is_in_row =
            |block: &House| (cells & block.cells()).common_houses().any(|house| house.kind() == HouseKind::Row);
        let (below, beside): (HouseSet, HouseSet) = pairs.into_iter().partition(is_in_row);
        let inner: HouseSet = inner.into_iter().collect();
        let part = |houses: HouseSet| -> Argument { self.cells(cells & houses.cells()).into() };
        vec![
            ("inner-box", self.houses(inner).into()),
            ("inner", part(inner)),
            ("row-box", self.houses(beside).into()),
            ("beside", part(beside)),
            ("column-box", self.houses(below).into()),
            ("below", part(below)),
        ]
    }

    /// The reason for the exclusions of the guardians: its message, and the slots.
    fn escape(&self, position: &Position, deadly: &ForbiddenPattern) -> (&'static str, Arguments) {
        let (roof, digits) = (deadly.guarded(position), deadly.digits());
        let extras: DigitSet = deadly.forbidden.guardians(position).map(Candidate::digit).collect();
        let mut arguments: Arguments = vec![
            ("roof", self.cells(roof).into()),
            ("either-roof", self.either_cell(roof).into()),
            ("count", roof.len().into()),
            ("shape", Argument::Choice(shape_name(&deadly.shape))),
            ("because", Argument::Choice(deadly.forbidden.because.name())),
        ];
        let (key, more): (_, Arguments) = match deadly.escape {
            Escape::Cell(_) => {
                let [x, y] = two(digits).map(|digit| self.digits(digit));
                let slots = vec![
                    ("size", digits.len().into()),
                    ("x", x.into()),
                    ("y", y.into()),
                    ("neither", self.neither_digit(digits).into()),
                ];
                ("guardians-cell", slots)
            }
            Escape::Excluded => ("bug-excluded", Arguments::new()),
            Escape::Digit(digit) => ("guardians-digit", vec![("digit", self.digit(digit).into())]),
            Escape::Subset { house, second, cells, digits } => {
                let houses: HouseSet = [house].into_iter().chain(second).collect();
                let own = cells.iter().fold(DigitSet::EMPTY, |own, cell| own | position.candidates(cell));
                let slots = vec![
                    ("extras", self.either_digit(extras).into()),
                    ("others", self.cells(cells).into()),
                    ("own", self.either_digit(own).into()),
                    ("size", digits.len().into()),
                    ("houses", self.houses(houses).into()),
                    ("digits", self.either_digit(digits).into()),
                ];
                ("guardians-subset", slots)
            }
            Escape::Locked { house, digit } => {
                let [one, two] = two(roof).map(|cell| self.cells(cell));
                let slots = vec![
                    ("house", self.house(house).into()),
                    ("digit", self.digit(digit).into()),
                    ("other", self.either_digit(digits.without(digit)).into()),
                    ("one", one.into()),
                    ("two", two.into()),
                ];
                (if deadly.shape == ForbiddenShape::Grave { "bug-locked" } else { "guardians-locked" }, slots)
            }
            Escape::Crossed { houses, digit } => {
                ("unique-rectangle-crossed", self.crossed(deadly, roof, houses, digit))
            }
            Escape::Xz { cell, digit } => ("bug-xz", self.bug_xz(position, deadly, cell, digit)),
            Escape::Walked { corner, digit, steps } => {
                let slots = vec![
                    ("corner", self.cell(corner).into()),
                    ("digit", self.digit(digit).into()),
                    ("steps", self.locale.clauses.join(steps.iter().map(|step| self.settled(*step))).into()),
                ];
                ("unique-rectangle-walked", slots)
            }
            Escape::Hidden { corner, lines, digit, other } => {
                ("unique-rectangle-hidden", self.hidden(deadly, corner, lines, digit, other))
            }
        };
        arguments.extend(more);
        (key, arguments)
    }

    /// Two diagonal corners that would both be the digit.
    fn crossed(&self, deadly: &ForbiddenPattern, roof: CellSet, houses: [House; 2], digit: Digit) -> Arguments {
        let [one, two] = two(roof).map(|cell| self.cells(cell));
        let second = houses.into_iter().find(|house| roof.first().is_some_and(|cell| !house.cells().contains(cell)));
        let second: HouseSet = second.into_iter().collect();
        vec![
            ("houses", self.houses(houses.into_iter().collect()).into()),
            ("digit", self.digit(digit).into()),
            ("other", self.digits(deadly.digits().without(digit)).into()),
            ("one", one.into()),
            ("two", two.into()),
            ("beside", self.cells((deadly.forbidden.cells - roof) & second.cells()).into()),
            ("second", self.houses(second).into()),
        ]
    }

    /// A corner whose digit would force the other three into the forbidden pattern.
    fn hidden(
        &self,
        deadly: &ForbiddenPattern,
        corner: Cell,
        lines: [House; 2],
        digit: Digit,
        other: Digit,
    ) -> Arguments {
        let [row, column] = lines;
        let others = deadly.forbidden.cells.without(corner);
        let mate = |line: House| self.cells(others & line.cells());
        vec![
            ("corner", self.cell(corner).into()),
            ("digit", self.digit(digit).into()),
            ("other", self.digit(other).into()),
            ("row", self.house(row).into()),
            ("column", self.house(column).into()),
            ("row-mate", mate(row).into()),
            ("column-mate", mate(column).into()),
            ("opposite", self.cells(others - row.cells() - column.cells()).into()),
        ]
    }

    /// Two guardians, and a cell that can only be their digits.
    fn bug_xz(&self, position: &Position, deadly: &ForbiddenPattern, cell: Cell, digit: Digit) -> Arguments {
        let guardian = |is_kept: bool| -> CellSet {
            let all = deadly.forbidden.guardians(position);
            all.filter(|guardian| (guardian.digit() == digit) == is_kept).map(Candidate::cell).collect()
        };
        let other = position.candidates(cell).without(digit);
        vec![
            ("cell", self.cell(cell).into()),
            ("digit", self.digit(digit).into()),
            ("other", self.digits(other).into()),
            ("kept", self.cells(guardian(true)).into()),
            ("seen", self.cells(guardian(false)).into()),
            ("can-be", self.either_digit(position.candidates(cell)).into()),
        ]
    }

    /// A corner that must have its digit.
    fn settled(&self, step: Settled) -> Explanation {
        let houses: HouseSet = step.house.into_iter().collect();
        let arguments = [
            ("cell", self.cell(step.cell).into()),
            ("digit", self.digit(step.digit).into()),
            ("house", self.houses(houses).into()),
        ];
        self.locale.say(if step.house.is_some() { "settled-house" } else { "settled-cell" }, &arguments)
    }

    /// A rectangle with filled cells.
    fn avoidable(&self, position: &Position, deadly: &ForbiddenPattern) -> (&'static str, Arguments) {
        let cells = deadly.forbidden.cells;
        let filled = cells - position.empty_cells();
        let held = |cells: CellSet| self.digits(cells.iter().filter_map(|cell| position.digit(cell)).collect());
        match deadly.escape {
            Escape::Digit(digit) => {
                let [p, q] = two(filled);
                let beside = |corner: CellSet| {
                    let lines = corner.iter().flat_map(|cell| cell.houses().into_iter().take(2));
                    (cells - filled) & lines.collect::<HouseSet>().cells()
                };
                let can_be = |corner: CellSet| {
                    self.either_digit(corner.iter().fold(DigitSet::EMPTY, |all, cell| all | position.candidates(cell)))
                };
                let slots = vec![
                    ("p", self.cells(p).into()),
                    ("q", self.cells(q).into()),
                    ("x", held(p).into()),
                    ("y", held(q).into()),
                    ("beside-p", self.cells(beside(p)).into()),
                    ("beside-q", self.cells(beside(q)).into()),
                    ("of-p", can_be(beside(p)).into()),
                    ("of-q", can_be(beside(q)).into()),
                    ("roof", self.cells(cells - filled).into()),
                    ("digit", self.digit(digit).into()),
                ];
                ("avoidable-rectangle-digit", slots)
            }
            _ => {
                let corner = cells - filled;
                let sides: CellSet =
                    filled.iter().filter(|side| corner.iter().any(|corner| corner.sees(*side))).collect();
                let slots = vec![
                    ("corner", self.cells(corner).into()),
                    ("opposite", self.cells(filled - sides).into()),
                    ("sides", self.cells(sides).into()),
                    ("x", held(filled - sides).into()),
                    ("y", held(sides).into()),
                ];
                ("avoidable-rectangle-cell", slots)
            }
        }
    }

    /// The guardians, digit by digit.
    fn guardians(&self, position: &Position, deadly: &ForbiddenPattern) -> Explanation {
        let extras: DigitSet = deadly.forbidden.guardians(position).map(Candidate::digit).collect();
        let each = extras.iter().map(|digit| {
            let of_digit = deadly.forbidden.guardians(position).filter(|guardian| guardian.digit() == digit);
            let cells = self.cells(of_digit.map(Candidate::cell).collect());
            self.locale.say("bug-guardians", &[("digit", self.digit(digit).into()), ("cells", cells.into())])
        });
        self.locale.list.join(each)
    }

    /// The cell with one candidate too many.
    fn grave(&self, position: &Position, deadly: &ForbiddenPattern) -> Arguments {
        let roof = deadly.guarded(position);
        let all = roof.iter().fold(DigitSet::EMPTY, |all, cell| all | position.candidates(cell));
        let extras: DigitSet = deadly.forbidden.guardians(position).map(Candidate::digit).collect();
        let houses = roof.iter().flat_map(Cell::houses).collect();
        vec![
            ("roof", self.cells(roof).into()),
            ("digits", self.digits(all).into()),
            ("digit", self.digits(extras).into()),
            ("houses", self.houses(houses).into()),
        ]
    }

    fn digit(&self, digit: Digit) -> Fragment {
        self.digits(DigitSet::of(digit))
    }

    fn cell(&self, cell: Cell) -> Fragment {
        self.cells(CellSet::of(cell))
    }
}

/// The name of a shape, by which messages choose their words.
fn shape_name(shape: &ForbiddenShape) -> &'static str {
    match shape {
        ForbiddenShape::Rectangle => "rectangle",
        ForbiddenShape::Loop(_) | ForbiddenShape::OddRing(_) => "loop",
        ForbiddenShape::Grave => "grave",
        ForbiddenShape::Tridagon
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
