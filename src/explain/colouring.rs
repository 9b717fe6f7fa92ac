//! Words for colours.

use super::Explainer;
use super::fragment::Explanation;
use super::locale::Argument;
use crate::board::{Cell, CellSet, DigitSet, HouseSet};
use crate::logic::{ColourRule, Colouring, Replay, Step};

/// The letters of the colours.
const LETTERS: [&str; 4] = ["A", "B", "C", "D"];

impl Explainer {
    /// The links line by line, and what the colours come to.
    pub(super) fn colouring(&self, before: &Replay, colouring: &Colouring, step: &Step) -> Explanation {
        let depth = 2 * before.case_depth();
        let digit = || -> (&str, Argument) { ("digit", self.digits(DigitSet::of(colouring.digit)).into()) };
        let mut whole = Explanation::default();
        let mut is_first = true;
        for (cluster, letters) in colouring.clusters.iter().zip(LETTERS.chunks(2)) {
            if cluster.links.is_empty() {
                continue;
            }
            let heading = if is_first { "colours" } else { "colours-too" };
            whole.extend(&self.sentence(heading, &[digit()]).0);
            is_first = false;
            for link in &cluster.links {
                whole.push_line(depth + 1, "–");
                let mut arguments = self.two_coloured(colouring, [link.from, link.to]);
                arguments.push(("house", self.house(link.house).into()));
                whole.extend(&self.locale.say("colour-link", &arguments).0);
            }
            whole.push_line(depth, "");
            let [one, two] = cluster.colours.map(|cells| self.cells(cells));
            let arguments = [
                digit(),
                ("a", letters[0].into()),
                ("b", letters[1].into()),
                ("a-cells", one.into()),
                ("b-cells", two.into()),
            ];
            whole.extend(&self.sentence("colours-either", &arguments).0);
            // The next cluster, or what follows, begins a new line.
            whole.push_line(depth, "");
        }
        whole.extend(&self.colours_come_to(colouring, step).0);
        whole
    }

    /// What the colours come to.
    fn colours_come_to(&self, colouring: &Colouring, step: &Step) -> Explanation {
        let digit = || -> (&str, Argument) { ("digit", self.digits(DigitSet::of(colouring.digit)).into()) };
        let mut sentences: Vec<Explanation> = Vec::new();
        let so = match &colouring.rule {
            ColourRule::Trap => "colours-trap-so",
            ColourRule::Wrap(cells) => {
                let mut arguments = self.two_coloured(colouring, *cells);
                arguments.push(digit());
                sentences.push(self.sentence("colours-wrap", &arguments));
                "colours-false-so"
            }
            ColourRule::Bridge(meetings) => {
                for cells in meetings {
                    let mut arguments = self.two_coloured(colouring, *cells);
                    // The other colour of a cluster has the letter beside it.
                    let other = |cell| colouring.letter(cell).map_or("", |letter| LETTERS[letter ^ 1]);
                    arguments.extend([digit(), ("c", other(cells[0]).into()), ("d", other(cells[1]).into())]);
                    sentences.push(self.sentence("colours-bridge", &arguments));
                }
                "colours-trap-so"
            }
            ColourRule::Pinch(meetings) => {
                let meetings = meetings.map(|cells| {
                    let arguments = self.two_coloured(colouring, cells);
                    self.locale.say("colours-sees", &arguments)
                });
                let meetings = self.locale.clauses.join(meetings);
                sentences.push(self.sentence("colours-pinch", &[digit(), ("meetings", meetings.into())]));
                "colours-false-so"
            }
        };
        let gone: Vec<Cell> = step.eliminations().map(|gone| gone.cell()).collect();
        let reasons = gone.iter().filter_map(|&cell| self.sees_colours(colouring, cell));
        let arguments = [
            digit(),
            ("reasons", self.locale.clauses.join(reasons).into()),
            ("conclusion", self.conclusion(&step.concluded).into()),
        ];
        sentences.push(self.sentence(so, &arguments));
        self.locale.sentences.join(sentences)
    }

    /// Which two coloured cells, of colours that are not both false, an eliminated cell sees.
    fn sees_colours(&self, colouring: &Colouring, cell: Cell) -> Option<Explanation> {
        let colours: Vec<CellSet> = colouring.clusters.iter().flat_map(|cluster| cluster.colours).collect();
        let pairs: Vec<[usize; 2]> = match &colouring.rule {
            ColourRule::Bridge(meetings) => {
                let other = |cell| colouring.letter(cell).map(|letter| letter ^ 1);
                meetings.iter().filter_map(|&[one, two]| Some([other(one)?, other(two)?])).collect()
            }
            _ => vec![[0, 1]],
        };
        pairs.into_iter().find_map(|[one, two]| {
            let seen = |colour: usize| (colours.get(colour).copied()? & cell.peers()).first();
            let mut arguments = self.two_coloured(colouring, [seen(one)?, seen(two)?]);
            arguments.push(("cell", self.cells(CellSet::of(cell)).into()));
            Some(self.locale.say("colours-seen", &arguments))
        })
    }

    /// Two coloured cells with their letters, and the house that they share.
    fn two_coloured(&self, colouring: &Colouring, [one, two]: [Cell; 2]) -> Vec<(&'static str, Argument)> {
        let letter = |cell| colouring.letter(cell).map_or("", |letter| LETTERS[letter]);
        let common: CellSet = [one, two].into_iter().collect();
        let house: HouseSet = common.common_houses().take(1).collect();
        vec![
            ("one", self.cells(CellSet::of(one)).into()),
            ("two", self.cells(CellSet::of(two)).into()),
            ("a", letter(one).into()),
            ("b", letter(two).into()),
            ("joint", self.houses(house).into()),
        ]
    }
}
