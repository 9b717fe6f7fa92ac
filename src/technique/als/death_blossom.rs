//! Death blossom: a cell each of whose digits takes something from an almost locked set.
//!
//! The *stem* is a cell. For each of its digits there is an almost locked set, a *petal*, in which
//! all places of that digit see the stem. Whichever digit the stem takes, one of the petals loses
//! that digit and needs all its others, among them z, which all petals have. So a cell that sees
//! all places of z in all petals cannot be z.
//!
//! The candidates that can go at all are known from their [exclusions](super::petals): those that
//! leave the stem no digit. Only then are petals chosen.
//!
//! **Proof.** The stem, and the cells of the petals.

use super::petals::Petals;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, Literal, Position};
use crate::logic::{
    AlmostLockedSet, Alternatives, Blossom, Evidence, Facts, Family, Flow, Level, Limits, Petal, Sink, Spec,
};
use std::collections::BTreeMap;

/// A cell, and a set for each of its digits.
pub static DEATH_BLOSSOM: Spec =
    Spec::new("death-blossom", Family::Als, search).hodoku("0904", Level::Unfair, 360).evidence(Evidence::Derived);

/// The most choices of petals for a stem; of a stem with many, a few suffice to find it.
const MOST_CHOICES: usize = 5_000;

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let (position, petals) = (facts.position(), facts.get::<Petals>());
    // For each stem, the candidates that leave it no digit.
    let mut lost: BTreeMap<Cell, CandidateSet> = BTreeMap::new();
    for gone in position.all_candidates() {
        let may_be = |alive, digit| alive | (position.cells_for(digit) - petals.excluded(gone, digit));
        let alive = DigitSet::full().iter().fold(CellSet::EMPTY, may_be);
        for stem in (position.empty_cells() - alive).without(gone.cell()) {
            if !position.candidates(stem).contains(gone.digit()) && position.candidates(stem).len() > 1 {
                lost.entry(stem).or_insert(CandidateSet::EMPTY).insert(gone);
            }
        }
    }
    for (stem, lost) in lost {
        sink.tick()?;
        let own = position.candidates(stem);
        let each: Vec<Vec<Choice>> = own.iter().map(|digit| choices(position, &petals, stem, digit, lost)).collect();
        let mut search = Search { each: &each, chosen: Vec::new(), found: Vec::new(), left: MOST_CHOICES };
        search.choose(lost);
        for (lost, chosen) in search.found {
            let petal = |(own, chosen): (Digit, &Choice)| {
                let own = CandidateSet::of(Candidate::new(stem, own));
                Petal { own, set: Some(chosen.set) }
            };
            let petals = own.iter().zip(&chosen).map(petal).collect();
            let of = Alternatives::Question(Constraint::cell(stem));
            let pattern = Blossom { stem: of, digits: lost.iter().map(Candidate::digit).collect(), petals };
            let proof = pattern.proof();
            sink.find(pattern.into(), lost.iter().map(Literal::is_not), proof)?;
        }
    }
    Flow::Continue(())
}

/// A set, and the candidates that go if the set has all its other digits.
#[derive(Clone, Copy)]
struct Choice {
    set: AlmostLockedSet,
    lost: CandidateSet,
}

/// The sets that the stem takes a digit from; of those with the same losses, a smallest one.
fn choices(position: &Position, petals: &Petals, stem: Cell, own: Digit, lost: CandidateSet) -> Vec<Choice> {
    let mut found: Vec<Choice> = Vec::new();
    for set in petals.taken_by([Candidate::new(stem, own)]).filter(|set| !set.cells.contains(stem)) {
        let seen = |digit| position.candidates_for(digit, set.places(position, digit).common_peers());
        let others = set.digits.without(own).iter();
        let lost = others.map(seen).fold(CandidateSet::EMPTY, |all, some| all | some) & lost;
        if !lost.is_empty() && !found.iter().any(|known| known.lost == lost) {
            found.push(Choice { set, lost });
        }
    }
    found
}

/// Chooses petals for the digits; of choices with the same losses, one with the fewest cells in
/// common, then the fewest cells.
struct Search<'s> {
    each: &'s [Vec<Choice>],
    chosen: Vec<Choice>,
    found: Vec<(CandidateSet, Vec<Choice>)>,
    left: usize,
}

impl Search<'_> {
    fn choose(&mut self, lost: CandidateSet) {
        let Some(next) = self.each.get(self.chosen.len()) else {
            let effort = |petals: &[Choice]| {
                let all = petals.iter().fold(CellSet::EMPTY, |all, petal| all | petal.set.cells).len();
                let each: usize = petals.iter().map(|petal| petal.set.cells.len()).sum();
                (each - all, all)
            };
            match self.found.iter_mut().find(|(known, _)| *known == lost) {
                Some((_, known)) if effort(known) <= effort(&self.chosen) => {}
                Some((_, known)) => known.clone_from(&self.chosen),
                None => self.found.push((lost, self.chosen.clone())),
            }
            return;
        };
        for petal in next {
            let lost = lost & petal.lost;
            if !lost.is_empty() && self.left > 0 {
                self.left -= 1;
                self.chosen.push(*petal);
                self.choose(lost);
                self.chosen.pop();
            }
        }
    }
}
