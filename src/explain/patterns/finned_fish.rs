//! Words for fish with fins.

use crate::board::{CellSet, DigitSet, House};
use crate::explain::{Argument, Explainer, Explanation};
use crate::logic::{Fish, Replay, Step};

impl Explainer {
    /// Either one of the fins is true, or it is a fish.
    pub(super) fn finned_fish(&self, before: &Replay, fish: &Fish, step: &Step) -> Explanation {
        let Fish { digit, base, cover, fins } = *fish;
        let position = before.position();
        let lost: CellSet = step.eliminations().map(|gone| gone.cell()).collect();
        let lines = cover.iter().filter(|line| !(line.cells() & lost).is_empty());
        let digits = || self.digits(DigitSet::of(digit));
        let mut arguments: Vec<(&str, Argument)> = vec![
            ("digit", digits().into()),
            ("base", self.houses(base).into()),
            ("cover", self.houses(cover).into()),
            ("fins", self.cells(fins).into()),
            ("fin", self.either_cell(fins).into()),
            ("count", fins.len().into()),
            ("details", self.details(self.locale.details.join(self.places_of_lines(position, digit, base))).into()),
            ("box", self.houses(fish.fin_box().into_iter().collect()).into()),
            ("lost", self.cells(lost).into()),
            ("lost-count", lost.len().into()),
            ("lines", self.houses(lines.collect()).into()),
            ("conclusion", self.conclusion(&step.concluded).into()),
        ];
        // Without the fins, a line with one place left has the digit there.
        let place = |house: House| {
            let cell = (position.cells_in(digit, house) - fins).single()?;
            let cell = self.cells(CellSet::of(cell));
            let arguments = [("house", self.house(house).into()), ("cell", cell.into()), ("digit", digits().into())];
            Some(self.locale.say("finned-fish-place", &arguments))
        };
        let degenerate = fish.degenerate(position);
        let without = match degenerate.iter().find(|house| position.cells_in(digit, *house).is_subset(fins)) {
            Some(house) => {
                arguments.push(("house", self.house(house).into()));
                "finned-fish-impossible"
            }
            None if degenerate.is_empty() => "finned-fish-without",
            None => {
                let places = degenerate.iter().filter_map(place);
                arguments.push(("places", self.locale.clauses.join(places).into()));
                "finned-fish-degenerate"
            }
        };
        let cases = ["finned-fish-fin", without].map(|key| self.sentence(key, &arguments));
        let whole = self.sentence("finned-fish", &arguments);
        self.with_cases(before, whole, cases, self.sentence("finned-fish-so", &arguments))
    }
}
