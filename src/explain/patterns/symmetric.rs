//! Words for symmetric givens.

use super::{Spoken, Telling};
use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, Element, House, HouseKind};
use crate::explain::{Argument, Explanation};
use crate::logic::{Mirrored, SymmetricGivens, Symmetry};

impl Spoken for SymmetricGivens {
    /// The symmetry of the givens, and the conclusion from the same symmetry of the solution.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let depth = tell.depth();
        let symmetry = self.symmetry;
        let premise = [
            ("motion", Argument::Choice(symmetry.motion.name())),
            ("lines", lines(tell, symmetry).into()),
            ("changes", changes(tell, symmetry).into()),
            ("staying", self.staying().len().into()),
            ("digits", tell.digits(self.staying()).into()),
        ];
        let premise = tell.sentence("symmetric", &premise);
        let cell = |cell: Cell| -> Argument { tell.cell(cell).into() };
        let reason = match &self.mirrored {
            Mirrored::Stays(cells) => {
                let slots = [
                    ("cells", tell.cells(*cells).into()),
                    ("count", cells.len().into()),
                    ("digits", tell.either_digit(self.staying()).into()),
                    tell.concluded(),
                ];
                tell.sentence("symmetric-stays", &slots)
            }
            Mirrored::Filled(from) => {
                let digit = tell.position().digit(*from);
                let held = |digits: Option<Digit>| -> Argument { tell.digits(digits.into_iter().collect()).into() };
                let slots = [
                    ("from", cell(*from)),
                    ("digit", held(digit)),
                    ("to", cell(symmetry.cell(*from))),
                    ("other", held(digit.map(|digit| symmetry.digit(digit)))),
                    tell.concluded(),
                ];
                tell.sentence("symmetric-filled", &slots)
            }
            Mirrored::Gone(gone) => {
                let mut whole = tell.sentence("symmetric-gone", &[]);
                let cells: CellSet = gone.iter().map(Candidate::cell).collect();
                for own in cells {
                    let digits: DigitSet =
                        gone.iter().filter(|gone| gone.cell() == own).map(Candidate::digit).collect();
                    let others: DigitSet = digits.iter().map(|digit| symmetry.digit(digit)).collect();
                    let slots = [
                        ("to", cell(symmetry.cell(own))),
                        ("others", tell.neither_digit(others).into()),
                        ("cell", cell(own)),
                        ("digits", tell.neither_digit(digits).into()),
                    ];
                    whole.add_item(depth + 1, tell.locale.say("symmetric-gone-cell", &slots));
                }
                whole.add_line(depth, "", tell.sentence("symmetric-gone-so", &[tell.concluded()]));
                whole
            }
        };
        tell.locale.sentences.join([premise, reason])
    }
}

/// The images of the rows and columns that the motion moves.
fn lines(tell: &Telling<'_>, symmetry: Symmetry) -> Explanation {
    let image = |line| symmetry.motion.house(line);
    let lines = House::all().filter(|house| house.kind() != HouseKind::Box).filter_map(|line| {
        let (to, is_swap) = (image(line), image(image(line)) == line);
        let key = if is_swap { "symmetric-swap" } else { "symmetric-becomes" };
        let is_said = to == line || is_swap && to < line;
        (!is_said).then(|| tell.locale.say(key, &[("from", tell.house(line).into()), ("to", tell.house(to).into())]))
    });
    tell.locale.clauses.join(lines)
}

/// The images of the digits that the symmetry changes, as a table.
fn changes(tell: &Telling<'_>, symmetry: Symmetry) -> Explanation {
    tell.locale.conclusions.join(symmetry.changes().map(|(from, to)| {
        let key = if symmetry.swaps(from, to) { "symmetric-exchanged" } else { "symmetric-changed" };
        tell.locale.say(key, &[("from", tell.digit(from).into()), ("to", tell.digit(to).into())])
    }))
}
