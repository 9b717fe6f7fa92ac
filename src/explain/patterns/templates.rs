//! Words for templates.

use super::{Spoken, Telling};
use crate::board::{CellSet, Digit, House};
use crate::explain::{Argument, Explanation};
use crate::logic::Templates;

impl Spoken for Templates {
    /// The ways to place a digit, one by one or row by row, and the candidates in all or none of
    /// them.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let depth = tell.depth();
        let digit = |digit: Digit| ("digit", tell.digit(digit).into());
        let concluded: CellSet = tell.step.concluded.iter().map(|literal| literal.candidate().cell()).collect();
        let sure = self.sure.iter().map(|sure| {
            let cells = ("cells", tell.cells(sure.cells).into());
            tell.sentence("templates-sure", &[digit(sure.digit), ("count", sure.cells.len().into()), cells])
        });
        let arguments: Vec<(&str, Argument)> = vec![
            digit(self.digit),
            ("count", self.ways.len().into()),
            ("cell-count", concluded.len().into()),
            tell.concluded(),
        ];
        let is_told = !self.ways.is_empty();
        let ways = tell.sentence(if is_told { "templates-ways" } else { "templates-many" }, &arguments);
        let mut whole = tell.locale.sentences.join(sure.chain([ways]));
        for way in &self.ways {
            whole.add_item(depth + 1, tell.locale.say("templates-way", &[("cells", tell.cells(*way).into())]));
        }
        let rows = (0..9).map(House::row).filter(|_| !is_told).filter_map(|row| {
            let cells = self.cells & row.cells();
            let arguments = [("house", tell.house(row).into()), ("cells", tell.either_cell(cells).into())];
            (!cells.is_empty()).then(|| tell.locale.say("fish-places", &arguments))
        });
        for row in rows {
            whole.add_item(depth + 1, row);
        }
        let key = if tell.step.placements().next().is_some() { "templates-in-all" } else { "templates-in-none" };
        whole.add_line(depth, "", tell.sentence(key, &arguments));
        whole
    }
}
