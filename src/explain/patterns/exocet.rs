//! Words for exocets: why the targets hold the digits of the base, and the conclusion.

use super::{Slots, Spoken, Telling};
use crate::board::{Cell, CellSet, House, HouseSet, Literal};
use crate::explain::{Argument, Explanation};
use crate::logic::{Exocet, ExocetRule};

impl Spoken for Exocet {
    /// The places of each base digit in three lines, and the conclusion for the targets.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let mut arguments = exocet_arguments(tell, self);
        let mut whole = tell.sentence(if self.second.is_some() { "exocet-double" } else { "exocet" }, &arguments);
        for digit in self.digits {
            let houses = self.covers(tell.position(), digit).into_iter().next().unwrap_or_default();
            let digit = ("digit", tell.digit(digit).into());
            let key = if houses.is_empty() { "exocet-nowhere" } else { "exocet-digit" };
            whole.add_item(1, tell.sentence(key, &[digit, ("houses", tell.houses(houses).into())]));
        }
        whole.push_line(0, "");
        arguments.push(tell.concluded());
        let key = match (self.rule, self.second) {
            (ExocetRule::Targets, None) => "exocet-so",
            (ExocetRule::Targets, Some(_)) => "exocet-double-so",
            (ExocetRule::Cover, None) => "exocet-cover-so",
            (ExocetRule::Cover, Some(_)) => "exocet-double-cover-so",
            (ExocetRule::Mirror, _) => {
                whole.extend(tell.sentence("exocet-mirror", &arguments).0);
                mirrors(tell, &mut whole, self);
                whole.extend(tell.sentence("exocet-mirror-so", &arguments).0);
                mirrored(tell, &mut whole, self);
                return whole;
            }
        };
        whole.extend(tell.sentence(key, &arguments).0);
        whole
    }
}

/// The conclusions for each target, for the mirrors, and for other cells.
fn mirrored(tell: &Telling<'_>, whole: &mut Explanation, exocet: &Exocet) {
    let mut add = |key: &str, cells: CellSet, letter: usize| {
        let is_here = |literal: &&Literal| cells.contains(literal.candidate().cell());
        let here: Vec<Literal> = tell.step.concluded.iter().filter(is_here).copied().collect();
        if !here.is_empty() {
            let arguments = [
                ("target", tell.cells(cells).into()),
                ("letter", tell.locale.say("set-letter", &[("number", letter.into())]).into()),
                ("conclusion", tell.conclusion(&here).into()),
            ];
            whole.add_item(1, tell.sentence(key, &arguments));
        }
    };
    let targets: CellSet = exocet.targets.into_iter().collect();
    for (number, target) in exocet.targets.into_iter().enumerate() {
        add("exocet-mirror-lacks", CellSet::of(target), exocet.mirror_letter(number));
    }
    let mirrors = exocet.mirror(0) | exocet.mirror(1);
    add("exocet-mirror-other", mirrors, 0);
    add("exocet-mirror-rest", tell.lost() - targets - mirrors, 0);
}

/// The names of base, targets, lines and boxes.
fn exocet_arguments(tell: &Telling<'_>, exocet: &Exocet) -> Slots {
    let cells = |cells: [Cell; 2]| Argument::from(tell.cells(cells.into_iter().collect::<CellSet>()));
    let mut arguments = vec![
        ("digits", tell.digits(exocet.digits).into()),
        ("base", cells(exocet.base)),
        ("targets", cells(exocet.targets)),
        ("home", tell.houses(HouseSet::of(exocet.block()).with(exocet.line())).into()),
        ("lines", tell.houses(exocet.lines.into_iter().collect()).into()),
        ("boxes", tell.houses(exocet.boxes()).into()),
    ];
    if let Some((base, targets)) = exocet.second {
        let bases = exocet.base.into_iter().chain(base).map(|cell| House::block(cell.box_number()));
        let third = exocet.boxes() - bases.collect::<HouseSet>();
        arguments.extend([("second", cells(base)), ("others", cells(targets)), ("third", tell.houses(third).into())]);
    }
    arguments
}

/// The place of each target's digit in the box of the other target.
fn mirrors(tell: &Telling<'_>, whole: &mut Explanation, exocet: &Exocet) {
    for (target, cell) in exocet.targets.into_iter().enumerate() {
        let other = House::block(exocet.targets[1 - target].box_number());
        let arguments = [
            ("target", tell.cell(cell).into()),
            ("box", tell.house(other).into()),
            ("mirror", tell.either_cell(exocet.mirror(target)).into()),
            ("letter", tell.locale.say("set-letter", &[("number", exocet.mirror_letter(target).into())]).into()),
        ];
        whole.add_item(1, tell.sentence("exocet-mirror-of", &arguments));
    }
    whole.push_line(0, "");
}
