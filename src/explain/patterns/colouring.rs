//! Words for colours.

use super::medusa::{LETTERS, medusa};
use super::{Slots, Spoken, Telling};
use crate::board::{Candidate, CandidateSet, CellSet, HouseSet};
use crate::explain::{Argument, Explanation};
use crate::logic::{ColourRule, Colouring};

impl Spoken for Colouring {
    /// The links line by line, and the conclusion from the colours.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let depth = tell.depth();
        // Colours of one digit can refute each other; if they place something, or go from digit to
        // digit, the explanation is longer.
        if self.digits().single().is_none() || tell.step.placements().next().is_some() {
            return medusa(tell, self);
        }
        let digit = || -> (&str, Argument) { ("digit", tell.digits(self.digits()).into()) };
        let mut whole = Explanation::default();
        let mut is_first = true;
        for (cluster, letters) in self.clusters.iter().zip(LETTERS.chunks(2)) {
            if cluster.links.is_empty() {
                if let ColourRule::Pinch(_) = self.rule {
                    let alone = ("cells", tell.cells(cells_of(cluster.colours[0] | cluster.colours[1])).into());
                    whole.extend(tell.sentence("colours-alone", &[alone, ("a", letters[0].into())]).0);
                    whole.push_line(depth, "");
                }
                continue;
            }
            let heading = if is_first { "colours" } else { "colours-too" };
            whole.extend(tell.sentence(heading, &[digit()]).0);
            is_first = false;
            for link in &cluster.links {
                let mut arguments = two_coloured(tell, self, [link.from, link.to]);
                let house = link.by.house_and_digit().map(|(house, _)| tell.house(house));
                arguments.extend(house.map(|house| ("house", house.into())));
                whole.add_item(depth + 1, tell.locale.say("colour-link", &arguments));
            }
            let [one, two] = cluster.colours.map(|colour| tell.cells(cells_of(colour)));
            let arguments = [
                digit(),
                ("a", letters[0].into()),
                ("b", letters[1].into()),
                ("a-cells", one.into()),
                ("b-cells", two.into()),
            ];
            whole.add_line(depth, "", tell.sentence("colours-either", &arguments));
            // The next cluster, or the conclusion, begins a new line.
            whole.push_line(depth, "");
        }
        whole.extend(colours_come_to(tell, self).0);
        whole
    }
}

/// The conclusion from the colours.
fn colours_come_to(tell: &Telling<'_>, colouring: &Colouring) -> Explanation {
    let digit = || -> (&str, Argument) { ("digit", tell.digits(colouring.digits()).into()) };
    let mut sentences: Vec<Explanation> = Vec::new();
    let so = match &colouring.rule {
        ColourRule::Trap | ColourRule::Unfillable(_) => "colours-trap-so",
        ColourRule::Wrap(cells) => {
            let mut arguments = two_coloured(tell, colouring, *cells);
            arguments.push(digit());
            sentences.push(tell.sentence("colours-wrap", &arguments));
            "colours-false-so"
        }
        ColourRule::Bridge(meetings) => {
            for cells in meetings {
                let mut arguments = two_coloured(tell, colouring, *cells);
                // The other colour of a cluster has the letter beside it.
                let other = |cell| colouring.letter(cell).map_or("", |letter| LETTERS[letter ^ 1]);
                arguments.extend([digit(), ("c", other(cells[0]).into()), ("d", other(cells[1]).into())]);
                sentences.push(tell.sentence("colours-bridge", &arguments));
            }
            "colours-trap-so"
        }
        ColourRule::Pinch(meetings) => {
            let meetings = meetings.map(|cells| {
                let arguments = two_coloured(tell, colouring, cells);
                tell.locale.say("colours-sees", &arguments)
            });
            let meetings = tell.locale.clauses.join(meetings);
            sentences.push(tell.sentence("colours-pinch", &[digit(), ("meetings", meetings.into())]));
            "colours-false-so"
        }
    };
    let mut seen: Vec<([Candidate; 2], CellSet)> = Vec::new();
    for gone in tell.step.eliminations() {
        let Some(pair) = sees_colours(colouring, gone) else { continue };
        match seen.iter_mut().find(|(known, _)| *known == pair) {
            Some((_, cells)) => cells.insert(gone.cell()),
            None => seen.push((pair, CellSet::of(gone.cell()))),
        }
    }
    let reasons = seen.into_iter().map(|(pair, cells)| {
        let mut arguments = two_coloured(tell, colouring, pair);
        arguments.extend([("count", cells.len().into()), ("cells", tell.cells(cells).into())]);
        tell.locale.say("colours-seen", &arguments)
    });
    let arguments = [digit(), ("reasons", tell.locale.clauses.join(reasons).into()), tell.concluded()];
    sentences.push(tell.sentence(so, &arguments));
    tell.locale.sentences.join(sentences)
}

/// The two coloured cells that the cell of an eliminated candidate sees, of colours that are
/// not both false.
fn sees_colours(colouring: &Colouring, gone: Candidate) -> Option<[Candidate; 2]> {
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
        Some([seen(one)?, seen(two)?])
    })
}

/// Two coloured cells with their letters, and the house that they share.
fn two_coloured(tell: &Telling<'_>, colouring: &Colouring, [one, two]: [Candidate; 2]) -> Slots {
    let letter = |one| colouring.letter(one).map_or("", |letter| LETTERS[letter]);
    let common: CellSet = [one, two].map(Candidate::cell).into_iter().collect();
    let house: HouseSet = common.common_houses().take(1).collect();
    vec![
        ("one", tell.cell(one.cell()).into()),
        ("two", tell.cell(two.cell()).into()),
        ("a", letter(one).into()),
        ("b", letter(two).into()),
        ("joint", tell.houses(house).into()),
    ]
}

/// The cells of candidates.
fn cells_of(candidates: CandidateSet) -> CellSet {
    candidates.iter().map(Candidate::cell).collect()
}
