//! Words for templates.

use crate::board::{CellSet, Digit, DigitSet, House};
use crate::explain::{Argument, Explainer, Explanation};
use crate::logic::{Replay, Step, Templates};

impl Explainer {
    /// The ways to place a digit, one by one or row by row, and the candidates in all or none of
    /// them.
    pub(super) fn templates(&self, before: &Replay, pattern: &Templates, step: &Step) -> Explanation {
        let depth = 2 * before.case_depth();
        let digit = |digit: Digit| ("digit", self.digits(DigitSet::of(digit)).into());
        let concluded: CellSet = step.concluded.iter().map(|literal| literal.candidate().cell()).collect();
        let sure = pattern.sure.iter().map(|sure| {
            let cells = ("cells", self.cells(sure.cells).into());
            self.sentence("templates-sure", &[digit(sure.digit), ("count", sure.cells.len().into()), cells])
        });
        let arguments: Vec<(&str, Argument)> = vec![
            digit(pattern.digit),
            ("count", pattern.ways.len().into()),
            ("cell-count", concluded.len().into()),
            ("conclusion", self.conclusion(&step.concluded).into()),
        ];
        let is_told = !pattern.ways.is_empty();
        let ways = self.sentence(if is_told { "templates-ways" } else { "templates-many" }, &arguments);
        let mut whole = self.locale.sentences.join(sure.chain([ways]));
        for way in &pattern.ways {
            whole.push_line(depth + 1, "–");
            whole.extend(self.locale.say("templates-way", &[("cells", self.cells(*way).into())]).0);
        }
        let rows = (0..9).map(House::row).filter(|_| !is_told).filter_map(|row| {
            let cells = pattern.cells & row.cells();
            let arguments = [("house", self.house(row).into()), ("cells", self.either_cell(cells).into())];
            (!cells.is_empty()).then(|| self.locale.say("fish-places", &arguments))
        });
        for row in rows {
            whole.push_line(depth + 1, "–");
            whole.extend(row.0);
        }
        whole.push_line(depth, "");
        let key = if step.placements().next().is_some() { "templates-in-all" } else { "templates-in-none" };
        whole.extend(self.sentence(key, &arguments).0);
        whole
    }
}
