//! Words for empty rectangles.

use super::{Spoken, Telling};
use crate::explain::{Argument, Explanation};
use crate::logic::EmptyRectangle;

impl Spoken for EmptyRectangle {
    /// All places of a box lie in two lines, and either way the digit of a pair beside it reaches
    /// the same cell.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let EmptyRectangle { digit, block, line, across, house, near, far } = *self;
        let places = tell.position().cells_in(digit, block);
        let arguments: [(&str, Argument); 13] = [
            ("digit", tell.digit(digit).into()),
            ("box", tell.house(block).into()),
            ("line", tell.house(line).into()),
            ("in-line", tell.cells(places & line.cells()).into()),
            ("across", tell.house(across).into()),
            ("in-across", tell.cells(places & across.cells()).into()),
            ("house", tell.house(house).into()),
            ("places", tell.either_cell([near, far].into_iter().collect()).into()),
            ("near", tell.cell(near).into()),
            ("far", tell.cell(far).into()),
            ("target", tell.targets().1.into()),
            ("same", tell.same(tell.lost().with(far)).into()),
            tell.concluded(),
        ];
        let cases = ["empty-rectangle-far", "empty-rectangle-near"].map(|key| tell.sentence(key, &arguments));
        let whole = tell.sentence("empty-rectangle", &arguments);
        tell.with_cases(whole, cases, tell.sentence("empty-rectangle-so", &arguments))
    }
}
