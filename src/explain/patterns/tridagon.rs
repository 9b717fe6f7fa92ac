//! Words for tridagons: why twelve cells of four boxes have no place for three digits.
//!
//! The digits of the first box are called p, q and r. The box beside it has each of them in another
//! row, the one below it in another column: two ways each, and with all four two cells of the last
//! box would be alike.

use super::Telling;
use crate::board::{Candidate, Cell, CellSet, DigitSet, House};
use crate::explain::{Argument, Explanation};
use crate::logic::ForbiddenPattern;

/// The names of the digits of the first box.
pub(super) const LETTERS: [&str; 3] = ["p", "q", "r"];

/// The cells of a tridagon box by box: the first and the one beside it row by row, the one below in
/// the order of the columns of the first, the last row by row.
struct Boxes {
    first: [Cell; 3],
    beside: [Cell; 3],
    below: [Cell; 3],
    last: [Cell; 3],
}

impl Boxes {
    /// None if the cells are no tridagon.
    fn of(cells: CellSet) -> Option<Boxes> {
        let three =
            |number: usize| <[Cell; 3]>::try_from((cells & House::block(number).cells()).iter().collect::<Vec<_>>());
        let numbers: Vec<usize> = (0..9).filter(|&number| three(number).is_ok()).collect();
        let &[one, two, three_, four] = numbers.as_slice() else { return None };
        let [first, beside, below, last] = [one, two, three_, four].map(|number| three(number).ok());
        let (first, below) = (first?, below?);
        let in_column = |cell: Cell| below.into_iter().find(|other| other.column() == cell.column());
        let below = [in_column(first[0])?, in_column(first[1])?, in_column(first[2])?];
        Some(Boxes { first, beside: beside?, below, last: last? })
    }

    /// The two cells of the last box that would be alike, each with the two letters that it must
    /// not be, if the letters of the box beside and of the box below are shifted by these amounts.
    fn alike(&self, beside: usize, below: usize) -> Option<[(Cell, [usize; 2]); 2]> {
        let place = |cells: [Cell; 3], is_it: &dyn Fn(Cell) -> bool| cells.into_iter().position(is_it);
        let excluded = |cell: Cell| {
            let in_column = place(self.beside, &|other| other.column() == cell.column())?;
            let in_row = place(self.below, &|other| other.row() == cell.row())?;
            Some((cell, [(in_column + beside) % 3, (in_row + below) % 3]))
        };
        let forced = self.last.into_iter().filter_map(excluded).filter(|(_, [one, two])| one != two);
        match forced.collect::<Vec<_>>().as_slice() {
            &[one, two] => Some([one, two]),
            _ => None,
        }
    }
}

fn box_of(cells: [Cell; 3]) -> House {
    House::block(cells[0].box_number())
}

/// The letters in order, shifted by this amount.
fn letters(tell: &Telling<'_>, shift: usize) -> Argument {
    let [one, two, three] = [0, 1, 2].map(|place| LETTERS[(place + shift) % 3].into());
    tell.locale.say("tridagon-letters", &[("one", one), ("two", two), ("three", three)]).into()
}

/// The cells with guardians: "r1c2 can also be 5 or 6".
pub(super) fn guarded(tell: &Telling<'_>, pattern: &ForbiddenPattern) -> Argument {
    let position = tell.position();
    let mut guarded: Vec<(DigitSet, CellSet)> = Vec::new();
    for cell in pattern.guarded(position) {
        let of_cell = pattern.forbidden.guardians(position).filter(|guardian| guardian.cell() == cell);
        let digits: DigitSet = of_cell.map(Candidate::digit).collect();
        match guarded.iter_mut().find(|(same, _)| *same == digits) {
            Some((_, cells)) => cells.insert(cell),
            None => guarded.push((digits, CellSet::of(cell))),
        }
    }
    let guarded = guarded.into_iter().map(|(digits, cells)| {
        let digits = ("digits", tell.either_digit(digits).into());
        tell.locale.say("tridagon-guarded", &[("cells", tell.cells(cells).into()), digits])
    });
    tell.locale.clauses.join(guarded).into()
}

/// The twelve cells, and why they have no place for the three digits.
pub(super) fn tridagon(tell: &Telling<'_>, pattern: &ForbiddenPattern) -> Explanation {
    let depth = tell.depth();
    let cells = pattern.forbidden.cells;
    let Some(boxes) = Boxes::of(cells) else { return Explanation::default() };
    let [p, q, r] = boxes.first.map(|cell| tell.cell(cell).into());
    let arguments = [
        (
            "boxes",
            tell.houses([boxes.first, boxes.beside, boxes.below, boxes.last].map(box_of).into_iter().collect()).into(),
        ),
        ("cells", tell.cells(cells).into()),
        ("either", tell.either_digit(pattern.digits()).into()),
        ("guarded", guarded(tell, pattern)),
        ("first", tell.house(box_of(boxes.first)).into()),
        ("p", p),
        ("q", q),
        ("r", r),
    ];
    let mut whole = tell.sentence("tridagon", &arguments);
    for (key, cells) in [("tridagon-beside", boxes.beside), ("tridagon-below", boxes.below)] {
        let arguments = [
            ("box", tell.house(box_of(cells)).into()),
            ("first", tell.house(box_of(boxes.first)).into()),
            ("cells", tell.cells_in_order(cells.into_iter()).into()),
            ("one-way", letters(tell, 1)),
            ("other-way", letters(tell, 2)),
        ];
        whole.add_item(depth + 1, tell.sentence(key, &arguments));
    }
    let arguments = [
        ("box", tell.house(box_of(boxes.last)).into()),
        ("row-box", tell.house(box_of(boxes.below)).into()),
        ("column-box", tell.house(box_of(boxes.beside)).into()),
    ];
    whole.add_item(depth + 1, tell.sentence("tridagon-last", &arguments));
    for (beside, below) in [(1, 1), (1, 2), (2, 1), (2, 2)] {
        let Some([(one, of_one), (two, of_two)]) = boxes.alike(beside, below) else { continue };
        let letter = 3 - of_one[0] - of_one[1];
        let [one, two] = [one, two].map(|cell| tell.cell(cell).into());
        let [[a, b], [c, d]] = [of_one, of_two].map(|letters| letters.map(|letter| LETTERS[letter].into()));
        let arguments = [
            ("row-box", tell.house(box_of(boxes.below)).into()),
            ("column-box", tell.house(box_of(boxes.beside)).into()),
            ("beside", letters(tell, beside)),
            ("below", letters(tell, below)),
            ("one", one),
            ("a", a),
            ("b", b),
            ("two", two),
            ("c", c),
            ("d", d),
            ("letter", LETTERS[letter].into()),
        ];
        whole.add_item(depth + 2, tell.locale.say("tridagon-alike", &arguments));
    }
    whole.add_line(depth, "", tell.sentence("tridagon-so", &[("box", tell.house(box_of(boxes.last)).into())]));
    whole
}
