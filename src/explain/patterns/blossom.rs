//! Words for patterns in which the digits of cells are taken from almost locked sets: death blossom
//! and aligned exclusion.

use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, Position};
use crate::explain::{Argument, Explainer, Explanation};
use crate::logic::{AlmostLocked, AlmostLockedSet, Blossom, Clash, Exclusion, Node, Step, Supposed};

impl Explainer {
    /// Two houses that cross, and digits of which one is left over for the crossing.
    pub(super) fn almost_locked(&self, pattern: &AlmostLocked, step: &Step) -> Explanation {
        let arguments = [
            ("from", self.house(pattern.from).into()),
            ("to", self.house(pattern.to).into()),
            ("cells", self.cells(pattern.cells).into()),
            ("digits", self.either_digit(pattern.digits).into()),
            ("all", self.digits(pattern.digits).into()),
            ("others", self.cells(pattern.others).into()),
            ("either-other", self.either_cell(pattern.others).into()),
            ("count", pattern.cells.len().into()),
            ("conclusion", self.conclusion(&step.concluded).into()),
        ];
        self.sentence("almost-locked", &arguments)
    }

    /// One of the sets needs the digit, whichever candidate of the stem is true.
    pub(super) fn blossom(&self, position: &Position, blossom: &Blossom, step: &Step) -> Explanation {
        let digit = || -> (&str, Argument) { ("digit", self.digits(blossom.digits).into()) };
        let needed = |places: &dyn Fn(Digit) -> CellSet| {
            let each = blossom.digits.iter().map(|digit| self.digit_in(places(digit), digit));
            Argument::from(self.locale.clauses.join(each))
        };
        let arguments = [
            ("stem", self.cells(CellSet::of(blossom.stem)).into()),
            ("digits", self.either_digit(position.candidates(blossom.stem)).into()),
            digit(),
        ];
        let mut whole = self.sentence("blossom", &arguments);
        let mut petals = blossom.petals.clone();
        petals.sort_by_key(|(_, set)| set.cells.len());
        for (own, set) in &petals {
            whole.push_line(1, "–");
            let arguments = [
                ("own", self.one_digit(*own)),
                ("stem", self.cells(CellSet::of(blossom.stem)).into()),
                ("set", self.cells(set.cells).into()),
                ("count", set.cells.len().into()),
                ("digits", self.either_digit(set.digits).into()),
                ("seen", self.cells(set.places(position, *own)).into()),
                ("is", needed(&|digit| set.places(position, digit))),
                digit(),
            ];
            whole.extend(self.sentence("blossom-petal", &arguments).0);
        }
        whole.push_line(0, "");
        let arguments = [
            ("is", needed(&|digit| blossom.places(position, digit))),
            ("either", self.either_digit(blossom.digits).into()),
            digit(),
            ("conclusion", self.conclusion(&step.concluded).into()),
        ];
        whole.extend(self.sentence("blossom-so", &arguments).0);
        whole
    }

    /// A digit that leaves no way to fill the other cells.
    pub(super) fn exclusion(&self, position: &Position, exclusion: &Exclusion, step: &Step) -> Explanation {
        let mut whole = Explanation::default();
        for supposed in &exclusion.supposed {
            let supposition =
                [("cell", self.cells(CellSet::of(exclusion.cell)).into()), ("digit", self.one_digit(supposed.digit))];
            whole.extend(self.sentence("exclusion", &supposition).0);
            for (place, &partner) in exclusion.partners.iter().enumerate() {
                self.partner(&mut whole, position, supposed, (place, partner));
            }
            for ([x, y], clash) in &supposed.together {
                let pair = [(exclusion.partners[0], *x), (exclusion.partners[1], *y)];
                let both = pair.map(|(cell, digit)| self.node("node-is", Node::of(Candidate::new(cell, digit))));
                let gone = [supposed.digit, *x, *y].into_iter().collect();
                whole.push_line(1, "–");
                let arguments =
                    [("both", self.locale.list.join(both).into()), ("why", self.too_few(clash, gone).into())];
                whole.extend(self.sentence("exclusion-together", &arguments).0);
            }
            whole.push_line(0, "");
        }
        whole.extend(self.sentence("exclusion-so", &[("conclusion", self.conclusion(&step.concluded).into())]).0);
        whole
    }

    /// The candidates that the supposed digit leaves in one of the other cells.
    fn partner(
        &self,
        whole: &mut Explanation,
        position: &Position,
        supposed: &Supposed,
        (place, partner): (usize, Cell),
    ) {
        let alone = supposed.alone.iter().filter(|(of, _, _)| *of == place);
        let gone: DigitSet = alone.clone().map(|(_, digit, _)| *digit).collect();
        let same: DigitSet =
            alone.clone().filter(|(_, _, clash)| *clash == Clash::Same).map(|(_, digit, _)| *digit).collect();
        let (may_be, left) = (position.candidates(partner) - same, position.candidates(partner) - gone);
        let cell = || -> (&str, Argument) { ("cell", self.cells(CellSet::of(partner)).into()) };
        whole.push_line(1, "–");
        let count = ("left", left.len().into());
        let known = ("known", (may_be.len() - left.len()).into());
        let arguments = [cell(), ("digits", self.either_digit(may_be).into()), count, known];
        whole.extend(self.sentence("exclusion-partner", &arguments).0);
        for (_, digit, clash) in alone.filter(|(_, _, clash)| *clash != Clash::Same) {
            whole.push_line(2, "–");
            let both = [*digit, supposed.digit].into_iter().collect();
            let arguments = [cell(), ("digit", self.one_digit(*digit)), ("why", self.too_few(clash, both).into())];
            whole.extend(self.sentence("exclusion-alone", &arguments).0);
        }
    }

    /// The reason digits exclude each other.
    fn too_few(&self, clash: &Clash, gone: DigitSet) -> Explanation {
        let Clash::Set(AlmostLockedSet { cells, digits }) = clash else {
            return self.locale.say("exclusion-same", &[]);
        };
        let arguments = [
            ("set", self.cells(*cells).into()),
            ("count", cells.len().into()),
            ("digits", self.either_digit(*digits).into()),
            ("gone", self.digits(gone & *digits).into()),
        ];
        self.locale.say("exclusion-set", &arguments)
    }

    fn one_digit(&self, digit: Digit) -> Argument {
        self.digits(DigitSet::of(digit)).into()
    }
}
