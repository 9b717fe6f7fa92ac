//! Words for colours.

use crate::board::{Candidate, CandidateSet, CellSet, HouseSet};
use crate::explain::{Argument, Explainer, Explanation};
use crate::logic::{ColourRule, Colouring, Replay, Step};

/// The letters of the colours.
pub(super) const LETTERS: [&str; 4] = ["A", "B", "C", "D"];

impl Explainer {
    /// The links line by line, and the conclusion from the colours.
    pub(super) fn colouring(&self, before: &Replay, colouring: &Colouring, step: &Step) -> Explanation {
        let depth = 2 * before.case_depth();
        // Colours of one digit can refute each other; if they place something, or go from digit to
        // digit, the explanation is longer.
        if colouring.digits().single().is_none() || step.placements().next().is_some() {
            return self.medusa(depth, before.position(), colouring, step);
        }
        let digit = || -> (&str, Argument) { ("digit", self.digits(colouring.digits()).into()) };
        let mut whole = Explanation::default();
        let mut is_first = true;
        for (cluster, letters) in colouring.clusters.iter().zip(LETTERS.chunks(2)) {
            if cluster.links.is_empty() {
                continue;
            }
            let heading = if is_first { "colours" } else { "colours-too" };
            whole.extend(self.sentence(heading, &[digit()]).0);
            is_first = false;
            for link in &cluster.links {
                whole.push_line(depth + 1, "–");
                let mut arguments = self.two_coloured(colouring, [link.from, link.to]);
                let house = link.by.house_and_digit().map(|(house, _)| self.house(house));
                arguments.extend(house.map(|house| ("house", house.into())));
                whole.extend(self.locale.say("colour-link", &arguments).0);
            }
            whole.push_line(depth, "");
            let [one, two] = cluster.colours.map(|colour| self.cells(cells_of(colour)));
            let arguments = [
                digit(),
                ("a", letters[0].into()),
                ("b", letters[1].into()),
                ("a-cells", one.into()),
                ("b-cells", two.into()),
            ];
            whole.extend(self.sentence("colours-either", &arguments).0);
            // The next cluster, or the conclusion, begins a new line.
            whole.push_line(depth, "");
        }
        whole.extend(self.colours_come_to(colouring, step).0);
        whole
    }

    /// The conclusion from the colours.
    fn colours_come_to(&self, colouring: &Colouring, step: &Step) -> Explanation {
        let digit = || -> (&str, Argument) { ("digit", self.digits(colouring.digits()).into()) };
        let mut sentences: Vec<Explanation> = Vec::new();
        let so = match &colouring.rule {
            ColourRule::Trap | ColourRule::Unfillable(_) => "colours-trap-so",
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
        let reasons = step.eliminations().filter_map(|gone| self.sees_colours(colouring, gone));
        let arguments = [
            digit(),
            ("reasons", self.locale.clauses.join(reasons).into()),
            ("conclusion", self.conclusion(&step.concluded).into()),
        ];
        sentences.push(self.sentence(so, &arguments));
        self.locale.sentences.join(sentences)
    }

    /// The two coloured cells that the cell of an eliminated candidate sees, of colours that are
    /// not both false.
    fn sees_colours(&self, colouring: &Colouring, gone: Candidate) -> Option<Explanation> {
        let colours: Vec<CandidateSet> = colouring.clusters.iter().flat_map(|cluster| cluster.colours).collect();
        let pairs: Vec<[usize; 2]> = match &colouring.rule {
            ColourRule::Bridge(meetings) => {
                let other = |cell| colouring.letter(cell).map(|letter| letter ^ 1);
                meetings.iter().filter_map(|&[one, two]| Some([other(one)?, other(two)?])).collect()
            }
            _ => vec![[0, 1]],
        };
        pairs.into_iter().find_map(|[one, two]| {
            let seen = |colour: usize| colours.get(colour)?.iter().find(|one| one.conflicts(gone));
            let mut arguments = self.two_coloured(colouring, [seen(one)?, seen(two)?]);
            arguments.push(("cell", self.cells(CellSet::of(gone.cell())).into()));
            Some(self.locale.say("colours-seen", &arguments))
        })
    }

    /// Two coloured cells with their letters, and the house that they share.
    fn two_coloured(&self, colouring: &Colouring, [one, two]: [Candidate; 2]) -> Vec<(&'static str, Argument)> {
        let letter = |one| colouring.letter(one).map_or("", |letter| LETTERS[letter]);
        let common: CellSet = [one, two].map(Candidate::cell).into_iter().collect();
        let house: HouseSet = common.common_houses().take(1).collect();
        vec![
            ("one", self.cells(CellSet::of(one.cell())).into()),
            ("two", self.cells(CellSet::of(two.cell())).into()),
            ("a", letter(one).into()),
            ("b", letter(two).into()),
            ("joint", self.houses(house).into()),
        ]
    }
}

/// The cells of candidates.
fn cells_of(candidates: CandidateSet) -> CellSet {
    candidates.iter().map(Candidate::cell).collect()
}
