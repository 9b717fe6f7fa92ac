//! Words for exocets: why the targets hold the digits of the base, and the conclusion.

use crate::board::{Cell, CellSet, DigitSet, House, HouseSet, Position};
use crate::explain::{Argument, Explainer, Explanation};
use crate::logic::{Exocet, ExocetRule, Step};

impl Explainer {
    /// The places of each base digit in three lines, and the conclusion for the targets.
    pub(super) fn exocet(&self, position: &Position, exocet: &Exocet, step: &Step) -> Explanation {
        let mut arguments = self.exocet_arguments(exocet);
        let mut whole = self.sentence(if exocet.second.is_some() { "exocet-double" } else { "exocet" }, &arguments);
        for digit in exocet.digits {
            whole.push_line(1, "–");
            let houses = exocet.covers(position, digit).into_iter().next().unwrap_or_default();
            let digit = ("digit", self.digits(DigitSet::of(digit)).into());
            let key = if houses.is_empty() { "exocet-nowhere" } else { "exocet-digit" };
            whole.extend(self.sentence(key, &[digit, ("houses", self.houses(houses).into())]).0);
        }
        whole.push_line(0, "");
        arguments.push(("conclusion", self.conclusion(&step.concluded).into()));
        let key = match (exocet.rule, exocet.second) {
            (ExocetRule::Targets, None) => "exocet-so",
            (ExocetRule::Targets, Some(_)) => "exocet-double-so",
            (ExocetRule::Cover, None) => "exocet-cover-so",
            (ExocetRule::Cover, Some(_)) => "exocet-double-cover-so",
            (ExocetRule::Mirror, _) => {
                whole.extend(self.sentence("exocet-mirror", &arguments).0);
                self.mirrors(&mut whole, exocet);
                "exocet-mirror-so"
            }
        };
        whole.extend(self.sentence(key, &arguments).0);
        whole
    }

    /// The names of base, targets, lines and boxes.
    fn exocet_arguments(&self, exocet: &Exocet) -> Vec<(&'static str, Argument)> {
        let cells = |cells: [Cell; 2]| Argument::from(self.cells(cells.into_iter().collect::<CellSet>()));
        let mut arguments = vec![
            ("digits", self.digits(exocet.digits).into()),
            ("base", cells(exocet.base)),
            ("targets", cells(exocet.targets)),
            ("home", self.houses(HouseSet::of(exocet.block()).with(exocet.line())).into()),
            ("lines", self.houses(exocet.lines.into_iter().collect()).into()),
            ("boxes", self.houses(exocet.boxes()).into()),
        ];
        if let Some((base, targets)) = exocet.second {
            let bases = exocet.base.into_iter().chain(base).map(|cell| House::block(cell.box_number()));
            let third = exocet.boxes() - bases.collect::<HouseSet>();
            arguments.extend([
                ("second", cells(base)),
                ("others", cells(targets)),
                ("third", self.houses(third).into()),
            ]);
        }
        arguments
    }

    /// The place of each target's digit in the box of the other target.
    fn mirrors(&self, whole: &mut Explanation, exocet: &Exocet) {
        for (target, cell) in exocet.targets.into_iter().enumerate() {
            let other = House::block(exocet.targets[1 - target].box_number());
            whole.push_line(1, "–");
            let arguments = [
                ("target", self.cells(CellSet::of(cell)).into()),
                ("box", self.house(other).into()),
                ("mirror", self.either_cell(exocet.mirror(target)).into()),
                ("letter", self.locale.say("set-letter", &[("number", exocet.mirror_letter(target).into())]).into()),
            ];
            whole.extend(self.sentence("exocet-mirror-of", &arguments).0);
        }
        whole.push_line(0, "");
    }
}
