//! Words for symmetric givens.

use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, Element, Position};
use crate::explain::{Argument, Explainer, Explanation};
use crate::logic::{Mirrored, Step, SymmetricGivens, Symmetry};

impl Explainer {
    /// The symmetry of the givens, and the conclusion from the same symmetry of the solution.
    pub(super) fn symmetric(
        &self,
        depth: usize,
        position: &Position,
        pattern: &SymmetricGivens,
        step: &Step,
    ) -> Explanation {
        let symmetry = pattern.symmetry;
        let premise = [
            ("motion", Argument::Choice(symmetry.motion.name())),
            ("changes", self.changes(symmetry).into()),
            ("staying", pattern.staying().len().into()),
            ("digits", self.digits(pattern.staying()).into()),
        ];
        let premise = self.sentence("symmetric", &premise);
        let conclusion = || ("conclusion", self.conclusion(&step.concluded).into());
        let cell = |cell: Cell| -> Argument { self.cells(CellSet::of(cell)).into() };
        let reason = match &pattern.mirrored {
            Mirrored::Stays(cells) => {
                let slots = [
                    ("cells", self.cells(*cells).into()),
                    ("count", cells.len().into()),
                    ("digits", self.either_digit(pattern.staying()).into()),
                    conclusion(),
                ];
                self.sentence("symmetric-stays", &slots)
            }
            Mirrored::Filled(from) => {
                let digit = position.digit(*from);
                let held = |digits: Option<Digit>| -> Argument { self.digits(digits.into_iter().collect()).into() };
                let slots = [
                    ("from", cell(*from)),
                    ("digit", held(digit)),
                    ("to", cell(symmetry.cell(*from))),
                    ("other", held(digit.map(|digit| symmetry.digit(digit)))),
                    conclusion(),
                ];
                self.sentence("symmetric-filled", &slots)
            }
            Mirrored::Gone(gone) => {
                let mut whole = self.sentence("symmetric-gone", &[]);
                let cells: CellSet = gone.iter().map(Candidate::cell).collect();
                for own in cells {
                    let digits: DigitSet =
                        gone.iter().filter(|gone| gone.cell() == own).map(Candidate::digit).collect();
                    let others: DigitSet = digits.iter().map(|digit| symmetry.digit(digit)).collect();
                    whole.push_line(depth + 1, "–");
                    let slots = [
                        ("to", cell(symmetry.cell(own))),
                        ("others", self.neither_digit(others).into()),
                        ("cell", cell(own)),
                        ("digits", self.neither_digit(digits).into()),
                    ];
                    whole.extend(self.locale.say("symmetric-gone-cell", &slots).0);
                }
                whole.push_line(depth, "");
                whole.extend(self.sentence("symmetric-gone-so", &[conclusion()]).0);
                whole
            }
        };
        self.locale.sentences.join([premise, reason])
    }

    /// The images of the digits that the symmetry changes.
    fn changes(&self, symmetry: Symmetry) -> Explanation {
        let digit = |digit: Digit| self.digits(DigitSet::of(digit)).into();
        let changes = Digit::all().filter_map(|from| {
            let to = symmetry.digit(from);
            let is_swap = symmetry.digit(to) == from;
            let key = if is_swap { "symmetric-swap" } else { "symmetric-becomes" };
            let is_said = to == from || is_swap && to < from;
            (!is_said).then(|| self.locale.say(key, &[("from", digit(from)), ("to", digit(to))]))
        });
        self.locale.clauses.join(changes)
    }
}
