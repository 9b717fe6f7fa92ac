//! Exocets: two cells of a box, and two cells beside that hold the same digits.

use super::sketched::Sketched;
use crate::board::{
    CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, Element, House, HouseKind, HouseSet, Position,
};
use crate::logic::sketch::{Part, Role, Sketch};

/// Two base cells in a line and a box, and two target cells in the other boxes along the line.
/// Three lines across, through the third cell of the base and through the targets, have each digit
/// of the base in at most two houses outside these boxes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exocet {
    /// The base cells.
    pub base: [Cell; 2],
    /// Their digits.
    pub digits: DigitSet,
    /// The target cells.
    pub targets: [Cell; 2],
    /// The lines across: through the third cell beside the base, and through each target.
    pub lines: [House; 3],
    /// The base and the targets of another exocet with the same digits and lines.
    pub second: Option<([Cell; 2], [Cell; 2])>,
    /// The kind of conclusion drawn from it.
    pub rule: ExocetRule,
}

/// A kind of conclusion drawn from an exocet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum ExocetRule {
    /// The targets hold the digits of the base, and nothing else.
    Targets,
    /// A digit in a target is in the two other lines, too, outside the boxes.
    Cover,
    /// The digit of a target is in the box of the other target, too, in the third line.
    Mirror,
}

impl Exocet {
    /// The box of the base.
    pub fn block(&self) -> House {
        House::block(self.base[0].box_number())
    }

    /// The line of the base.
    pub fn line(&self) -> House {
        let [row, column, _] = self.base[0].houses();
        if self.lines[0].kind() == HouseKind::Column { row } else { column }
    }

    /// The boxes of the base and of the targets.
    pub fn boxes(&self) -> HouseSet {
        let cells = self.base.into_iter().chain(self.targets);
        cells.map(|cell| House::block(cell.box_number())).collect()
    }

    /// The cells of the lines across outside the boxes.
    pub fn outside(&self) -> CellSet {
        self.lines.into_iter().collect::<HouseSet>().cells() - self.boxes().cells()
    }

    /// The two cells that hold the digit of a target in the box of the other target.
    pub fn mirror(&self, target: usize) -> CellSet {
        let [own, other] = [self.targets[target & 1], self.targets[1 - (target & 1)]];
        let across = self.lines[2 - (target & 1)].cells();
        let own = own.houses().into_iter().find(|house| house.kind() == self.line().kind());
        let block = House::block(other.box_number()).cells();
        block - self.line().cells() - own.map_or(CellSet::EMPTY, House::cells) - across
    }

    /// The letter of the mirror of a target, as a number from 0: after those of bases and targets.
    pub fn mirror_letter(&self, target: usize) -> usize {
        let before = if self.second.is_some() { 4 } else { 2 };
        before + (target & 1)
    }

    /// The places of a digit in one of the lines outside the boxes, by their numbers in the line,
    /// as bits. A filled one counts.
    pub fn places(&self, position: &Position, digit: Digit, line: House) -> u16 {
        let of_line = position.choices(Constraint::digit_in(digit, line));
        let outside = of_line.filter(|candidate| self.outside().contains(candidate.cell()));
        outside.filter_map(|candidate| line.place(candidate.cell())).fold(0, |places, place| places | 1 << place)
    }

    /// The smallest sets of houses that have all places of a digit in the lines outside the boxes:
    /// of two houses at most.
    pub fn covers(&self, position: &Position, digit: Digit) -> Vec<HouseSet> {
        let places = self.lines.map(|line| self.places(position, digit, line));
        let across = |place: usize| match self.lines[0].kind() {
            HouseKind::Column => House::row(place),
            _ => House::column(place),
        };
        let cells: CellSet = self
            .lines
            .into_iter()
            .zip(places)
            .flat_map(|(line, places)| {
                (0..9).filter(move |place| places >> place & 1 == 1).map(move |place| line.cell(place))
            })
            .collect();
        let houses: Vec<House> =
            (0..9).map(across).chain(self.lines).filter(|house| !cells.is_disjoint(house.cells())).collect();
        let is_cover = |houses: &HouseSet| cells.is_subset(houses.cells());
        let mut covers: Vec<HouseSet> = houses.iter().map(|&house| HouseSet::of(house)).filter(is_cover).collect();
        if covers.is_empty() {
            let pairs = houses.iter().flat_map(|&one| {
                houses.iter().filter(move |two| one.index() < two.index()).map(move |&two| HouseSet::of(one).with(two))
            });
            covers = pairs.filter(is_cover).collect();
        }
        covers
    }

    /// The truths of its proof: the base cells, each digit in each line across, and, for mirrors,
    /// in the boxes of the targets.
    pub fn truths(&self) -> impl Iterator<Item = Constraint> {
        let base = self.base.into_iter().chain(self.second.into_iter().flat_map(|(base, _)| base));
        let (digits, lines) = (self.digits, self.lines);
        let boxes = self.targets.map(|target| House::block(target.box_number())).into_iter();
        let boxes = boxes.filter(move |_| self.rule == ExocetRule::Mirror);
        let houses = lines.into_iter().chain(boxes);
        let in_houses =
            houses.flat_map(move |house| digits.iter().map(move |digit| Constraint::digit_in(digit, house)));
        base.map(Constraint::cell).chain(in_houses)
    }
}

impl Sketched for Exocet {
    /// The base as set A, the targets as set B; of a second exocet C and D. The places outside the
    /// boxes as cells to look at, and the houses that have all of them, digit by digit.
    fn sketch(&self, position: &Position) -> Sketch {
        let of = |cells: CellSet| {
            let each = self.digits.iter().map(|digit| position.candidates_for(digit, cells));
            each.fold(CandidateSet::EMPTY, |all, some| all | some)
        };
        let part = |letter, cells: [Cell; 2]| {
            let cells: CellSet = cells.into_iter().collect();
            Part { candidates: of(cells), ..Part::of_cells(Role::Set(letter), cells) }
        };
        let mut sketch = Sketch::default().with(part(0, self.base)).with(part(1, self.targets));
        if let Some((base, targets)) = self.second {
            sketch = sketch.with(part(2, base)).with(part(3, targets));
        }
        if self.rule == ExocetRule::Mirror {
            for target in [0, 1] {
                let cells = self.mirror(target) & position.empty_cells();
                let role = Role::Set(self.mirror_letter(target) as u8);
                sketch = sketch.with(Part { candidates: of(cells), ..Part::of_cells(role, cells) });
            }
        }
        let first_cover = |digit| Some((digit, self.covers(position, digit).into_iter().next()?));
        let mut lost = HouseSet::EMPTY;
        for (digit, houses) in self.digits.iter().filter_map(first_cover) {
            sketch = sketch.counting(digit, houses);
            lost |= houses;
        }
        // Of a double exocet, other cells of these houses lose the digits.
        let loses = self.second.is_some() && self.rule == ExocetRule::Cover;
        let lines: HouseSet = self.lines.into_iter().collect();
        let cover = if loses { lost - lines } else { HouseSet::EMPTY };
        sketch.with(Part::of(Role::Look, of(self.outside()))).on(lines, cover)
    }
}
