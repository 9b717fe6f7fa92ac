//! Extended rectangles, types 1 to 4.
//!
//! Take two parallel lines, and three or more lines that cross them; the empty cells where they
//! meet can all be one of as many digits as there are crossing lines. If all of them were, each of
//! the two lines would have each of the digits there once, and the two could exchange these digits
//! without a change in any line. Nor would any box change, if
//!
//! - the two lines are in one band or stack, as both cells on a crossing line are in one box then;
//!   or
//! - the crossing lines are the three of a band or stack, as the three cells of a line are in one
//!   box then.
//!
//! So one of the other candidates, the guardians, is true. The types are those of unique
//! rectangles, which have two crossing lines. If fewer of the crossing lines suffice with as many
//! digits, the smaller pattern says more, and the larger one is left out.
//!
//! **Proof.** The guardians; for type 3 the cells of the subset, for type 4 the digit in the house.

use crate::board::{CellSet, House, HouseSet, Position};
use crate::logic::{Because, Facts, Family, ForbiddenShape, Spec};
use crate::technique::digit_sets::{Palette, Palettes, digits_of};
use crate::technique::guardians::{Guarded, Kind, type_1, type_2, type_3, type_4};

/// All guardians in one cell.
pub static EXTENDED_RECTANGLE_TYPE_1: Spec =
    Spec::new("extended-rectangle-type-1", Family::Uniqueness, type_1::<Rectangles>)
        .unique()
        .group("extended-rectangle")
        .tier(5);

/// All guardians of one digit.
pub static EXTENDED_RECTANGLE_TYPE_2: Spec =
    Spec::new("extended-rectangle-type-2", Family::Uniqueness, type_2::<Rectangles>)
        .unique()
        .group("extended-rectangle")
        .tier(5);

/// Cells of a house as one cell of a subset.
pub static EXTENDED_RECTANGLE_TYPE_3: Spec =
    Spec::new("extended-rectangle-type-3", Family::Uniqueness, type_3::<Rectangles>)
        .unique()
        .group("extended-rectangle")
        .tier(5);

/// Two cells of a house, one of which has a certain digit.
pub static EXTENDED_RECTANGLE_TYPE_4: Spec =
    Spec::new("extended-rectangle-type-4", Family::Uniqueness, type_4::<Rectangles>)
        .unique()
        .group("extended-rectangle")
        .tier(5);

/// The most crossing lines: with eight, the rest of the two lines is a rectangle or less.
const MOST: usize = 7;

/// Every extended rectangle whose guardians may allow conclusions.
struct Rectangles;

impl Kind for Rectangles {
    fn collect(facts: &Facts, found: &mut Vec<Guarded>) {
        let position = facts.position();
        let frames = open_frames(position.empty_cells());
        for size in 3..=MOST {
            // Of the two cells on a crossing line, or of the two lines, one has no guardian: half
            // of the cells have none.
            let narrow = position.empty_cells().iter().filter(|&cell| position.candidates(cell).len() <= size);
            let narrow: CellSet = narrow.collect();
            let has_enough = |frame: &&Frame, pure: CellSet| (frame.cells & pure).len() >= size;
            let frames = frames.iter().filter(|frame| frame.crossing.len() >= size && has_enough(frame, narrow));
            let frames: Vec<&Frame> = frames.collect();
            if frames.is_empty() {
                continue;
            }
            for palette in facts.get::<Palettes>().of(size, size) {
                for frame in frames.iter().filter(|frame| has_enough(frame, palette.pure)) {
                    let mut search = Search { position, palette, lines: frame.lines, chosen: Vec::new(), found };
                    search.choose(frame.crossing, CellSet::EMPTY);
                }
            }
        }
    }
}

/// Two parallel lines, the lines that may cross them, and the cells where they meet.
struct Frame {
    lines: HouseSet,
    crossing: HouseSet,
    cells: CellSet,
}

/// Every two lines with all lines that cross them in empty cells, if the two are in one band or
/// stack; otherwise with the three such lines of each band or stack. There are three or more
/// crossing lines.
fn open_frames(empty: CellSet) -> Vec<Frame> {
    let kinds: [fn(usize) -> House; 2] = [House::row, House::column];
    let mut frames = Vec::new();
    for (one, two) in (0..9).flat_map(|one| (one + 1..9).map(move |two| (one, two))) {
        for [own, other] in [[0, 1], [1, 0]] {
            let lines: HouseSet = [one, two].into_iter().map(kinds[own]).collect();
            let open = (0..9).filter(|&number| (lines.cells() & kinds[other](number).cells()).is_subset(empty));
            let open: HouseSet = open.map(kinds[other]).collect();
            let size = if one / 3 == two / 3 { 9 } else { 3 };
            for first in (0..9).step_by(size) {
                let crossing = open & (first..first + size).map(kinds[other]).collect();
                if crossing.len() >= 3 {
                    frames.push(Frame { lines, crossing, cells: lines.cells() & crossing.cells() });
                }
            }
        }
    }
    frames
}

/// A choice of crossing lines.
struct Search<'s> {
    position: &'s Position,
    palette: Palette,
    lines: HouseSet,
    chosen: Vec<House>,
    found: &'s mut Vec<Guarded>,
}

impl Search<'_> {
    /// Tries every choice of further crossing lines.
    fn choose(&mut self, mut rest: HouseSet, roof: CellSet) {
        if self.chosen.len() == self.palette.digits.len() {
            self.take(roof);
            return;
        }
        while let Some(crossing) = rest.first() {
            rest.remove(crossing);
            let cells = self.lines.cells() & crossing.cells();
            let roof = roof | (cells - self.palette.pure);
            if cells.is_subset(self.palette.usable) && self.palette.may_lead_on(self.position, roof) {
                self.chosen.push(crossing);
                self.choose(rest, roof);
                self.chosen.pop();
            }
        }
    }

    /// Collects the crossing lines, unless some of them suffice, or a box has too many of the
    /// cells.
    fn take(&mut self, roof: CellSet) {
        let crossing: HouseSet = self.chosen.iter().copied().collect();
        let cells = self.lines.cells() & crossing.cells();
        // A box with more cells than digits cannot be filled, and is a subset.
        let fits = |number: usize| (cells & House::block(number).cells()).len() <= self.palette.digits.len();
        if roof.is_empty() || !(0..9).all(fits) || !self.needs_all() {
            return;
        }
        let shape = ForbiddenShape::Crossing { lines: self.lines, crossing };
        self.found.push(Guarded::of(self.position, shape, Because::Deadly, cells, self.palette.digits));
    }

    /// Whether all digits are there, and any smaller choice of the crossing lines has more of them
    /// than lines.
    fn needs_all(&self) -> bool {
        let all = (1_usize << self.chosen.len()) - 1;
        let digits = |choice: usize| {
            let chosen = self.chosen.iter().enumerate().filter(|(place, _)| choice >> place & 1 == 1);
            let cells = self.lines.cells() & chosen.map(|(_, line)| *line).collect::<HouseSet>().cells();
            let digits = digits_of(self.position, cells);
            digits & self.palette.digits
        };
        digits(all) == self.palette.digits && (1..all).all(|choice| digits(choice).len() > choice.count_ones() as usize)
    }
}
