//! One candidate for each truth, no two in conflict: a plain backtracking that branches on the
//! truth with the fewest candidates left.
//!
//! The candidates of the truths are numbered in the order in which they are met, so that those left
//! are a few words of bits. The candidates that a choice rules out are found when it is first made:
//! most are never chosen.

use crate::board::{Candidate, CandidateSet, Element, Literal};
use smallvec::SmallVec;

/// The candidates that can meet a truth.
pub(super) type Choices = SmallVec<[Candidate; 9]>;

/// The number of nodes that may still be tried.
pub(super) struct Budget(pub(super) u32);

/// The search has tried as many nodes as it may.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TooLarge;

impl Budget {
    fn spend(&mut self) -> Result<(), TooLarge> {
        self.0 = self.0.checked_sub(1).ok_or(TooLarge)?;
        Ok(())
    }
}

/// Decides whether a choice is the one wanted.
pub(super) type Wanted<'w> = dyn FnMut(&[Candidate], &mut Budget) -> Result<bool, TooLarge> + 'w;

/// A candidate of some truths, by its number.
type Number = u16;

/// The number of a candidate of no truth.
const NONE: Number = Number::MAX;

/// The number of words for few candidates.
const FEW: usize = 2;

/// Some truths.
pub(super) enum Truths {
    /// With few candidates, as nearly all proofs have.
    Few(Numbered<FEW>),
    /// With any number of candidates.
    Many(Numbered<{ Candidate::COUNT.div_ceil(64) }>),
}

impl Truths {
    pub(super) fn of(truths: &[Choices]) -> Truths {
        let mut of_candidate = Box::new([NONE; Candidate::COUNT]);
        let mut candidates = Vec::with_capacity(64 * FEW);
        let mut number = |candidate: Candidate| {
            let known = &mut of_candidate[candidate.index()];
            if *known == NONE {
                *known = candidates.len() as Number;
                candidates.push(candidate);
            }
            *known
        };
        let truths = truths.iter().map(|truth| Numbers::of(truth.iter().copied().map(&mut number).collect())).collect();
        if candidates.len() <= 64 * FEW {
            Truths::Few(Numbered::of(candidates, of_candidate, truths))
        } else {
            Truths::Many(Numbered::of(candidates, of_candidate, truths))
        }
    }

    /// The first choice of one candidate for each truth that is wanted.
    pub(super) fn choose(
        &mut self,
        budget: &mut Budget,
        wanted: &mut Wanted<'_>,
    ) -> Result<Option<Vec<Candidate>>, TooLarge> {
        match self {
            Truths::Few(truths) => truths.choose(None, None, budget, wanted),
            Truths::Many(truths) => truths.choose(None, None, budget, wanted),
        }
    }

    /// The first choice of one candidate for each truth although the conclusion is wrong; `None`
    /// proves the conclusion. One truth may be left out.
    pub(super) fn way_out(
        &mut self,
        without: Option<usize>,
        concluded: Literal,
        budget: &mut Budget,
    ) -> Result<Option<Vec<Candidate>>, TooLarge> {
        let any: &mut Wanted<'_> = &mut |_, _| Ok(true);
        match self {
            Truths::Few(truths) => truths.choose(without, Some(concluded), budget, any),
            Truths::Many(truths) => truths.choose(without, Some(concluded), budget, any),
        }
    }

    /// Records that a conclusion is proved, so that its candidates need not be tried again: no
    /// choice has them.
    pub(super) fn settle(&mut self, concluded: Literal) {
        let (candidate, is_true) = (concluded.candidate(), concluded.is_true());
        match self {
            Truths::Few(truths) => truths.left = truths.left_if(candidate, is_true),
            Truths::Many(truths) => truths.left = truths.left_if(candidate, is_true),
        }
    }
}

/// Candidates, as bits.
#[derive(Clone, Copy)]
struct Bits<const N: usize>([u64; N]);

impl<const N: usize> Bits<N> {
    /// Those of the candidates that have a number.
    fn of(candidates: impl IntoIterator<Item = Candidate>, numbers: &[Number; Candidate::COUNT]) -> Bits<N> {
        let mut bits = Bits([0; N]);
        for number in candidates.into_iter().map(|candidate| numbers[candidate.index()]) {
            if number != NONE {
                bits.0[usize::from(number) / 64] |= 1 << (number % 64);
            }
        }
        bits
    }

    fn has(&self, number: Number) -> bool {
        self.0[usize::from(number) / 64] >> (number % 64) & 1 != 0
    }

    /// The number of candidates in a word, counted up to `most`.
    #[inline]
    fn count(&self, word: Word, most: usize) -> usize {
        let (mut here, mut count) = (self.0[word.place] & word.bits, 0);
        while here != 0 && count < most {
            here &= here - 1;
            count += 1;
        }
        count
    }

    fn without(mut self, others: &Bits<N>) -> Bits<N> {
        self.0.iter_mut().zip(&others.0).for_each(|(left, others)| *left &= !others);
        self
    }
}

/// A truth by the numbers of its candidates.
#[derive(Clone)]
struct Numbers {
    in_order: SmallVec<[Number; 9]>,
    /// A word of bits that has any of them, with their bits there. Most truths bring candidates
    /// that no other has, numbered in a row, so this word has them all.
    word: Word,
    /// The other words that have any.
    others: SmallVec<[Word; 1]>,
}

/// Bits of a word, with its place.
#[derive(Clone, Copy)]
struct Word {
    place: usize,
    bits: u64,
}

impl Numbers {
    fn of(in_order: SmallVec<[Number; 9]>) -> Numbers {
        let mut words: SmallVec<[Word; 2]> = SmallVec::new();
        for &number in &in_order {
            let (place, bit) = (usize::from(number) / 64, 1 << (number % 64));
            match words.iter_mut().find(|known| known.place == place) {
                Some(known) => known.bits |= bit,
                None => words.push(Word { place, bits: bit }),
            }
        }
        let word = words.pop().unwrap_or(Word { place: 0, bits: 0 });
        Numbers { in_order, word, others: words.into_iter().collect() }
    }
}

/// A truth for which no candidate has been chosen.
#[derive(Clone, Copy)]
struct Open {
    truth: usize,
    /// [Its word](Numbers::word), at hand: to count candidates is most of the work.
    word: Word,
    has_others: bool,
}

/// Truths with numbered candidates.
pub(super) struct Numbered<const N: usize> {
    candidates: Vec<Candidate>,
    /// The number of each candidate, or [`NONE`].
    numbers: Box<[Number; Candidate::COUNT]>,
    truths: Vec<Numbers>,
    /// The candidates that are not known to be false.
    left: Bits<N>,
    /// For each candidate that has been chosen, those that it rules out.
    ruled_out: Vec<Option<Bits<N>>>,
}

impl<const N: usize> Numbered<N> {
    fn of(candidates: Vec<Candidate>, numbers: Box<[Number; Candidate::COUNT]>, truths: Vec<Numbers>) -> Numbered<N> {
        Numbered { left: Bits([!0; N]), ruled_out: vec![None; candidates.len()], candidates, numbers, truths }
    }

    /// The candidates that are left if a candidate is true or false.
    fn left_if(&self, candidate: Candidate, is_true: bool) -> Bits<N> {
        let gone = if is_true { *candidate.rivals() } else { CandidateSet::of(candidate) };
        self.left.without(&Bits::of(gone, &self.numbers))
    }

    fn choose(
        &mut self,
        without: Option<usize>,
        wrong: Option<Literal>,
        budget: &mut Budget,
        wanted: &mut Wanted<'_>,
    ) -> Result<Option<Vec<Candidate>>, TooLarge> {
        let left = wrong.map_or(self.left, |wrong| self.left_if(wrong.candidate(), !wrong.is_true()));
        let truths = self.truths.iter().enumerate().filter(|(truth, _)| Some(*truth) != without);
        let open = |(truth, numbers): (usize, &Numbers)| Open {
            truth,
            word: numbers.word,
            has_others: !numbers.others.is_empty(),
        };
        let mut open: Vec<Open> = truths.map(open).collect();
        self.fill(&mut open, left, &mut Vec::new(), budget, wanted)
    }

    /// Chooses a candidate for each open truth among those left.
    fn fill(
        &mut self,
        open: &mut Vec<Open>,
        left: Bits<N>,
        chosen: &mut Vec<Candidate>,
        budget: &mut Budget,
        wanted: &mut Wanted<'_>,
    ) -> Result<Option<Vec<Candidate>>, TooLarge> {
        budget.spend()?;
        let Some(narrowest) = self.narrowest(open, &left) else {
            return Ok(wanted(chosen, budget)?.then(|| chosen.clone()));
        };
        let chosen_from = open.swap_remove(narrowest);
        for place in 0..self.truths[chosen_from.truth].in_order.len() {
            let number = self.truths[chosen_from.truth].in_order[place];
            if left.has(number) {
                let others = left.without(self.ruled_out(number));
                chosen.push(self.candidates[usize::from(number)]);
                if let Some(found) = self.fill(open, others, chosen, budget, wanted)? {
                    return Ok(Some(found));
                }
                chosen.pop();
            }
        }
        open.push(chosen_from);
        let last = open.len() - 1;
        open.swap(narrowest, last);
        Ok(None)
    }

    /// The candidates that a choice rules out.
    fn ruled_out(&mut self, number: Number) -> &Bits<N> {
        let Numbered { candidates, numbers, ruled_out, .. } = self;
        let chosen = candidates[usize::from(number)];
        ruled_out[usize::from(number)].get_or_insert_with(|| Bits::of(*chosen.rivals(), numbers))
    }

    /// The place of the first open truth with the fewest candidates left.
    fn narrowest(&self, open: &[Open], left: &Bits<N>) -> Option<usize> {
        let (mut best, mut least) = (None, usize::MAX);
        for (place, open) in open.iter().enumerate() {
            // Most positions of a search have a truth with one candidate; then the others matter
            // only if they have none.
            if least == 1 && left.0[open.word.place] & open.word.bits != 0 {
                continue;
            }
            let mut width = left.count(open.word, least);
            if open.has_others {
                width += self.truths[open.truth].others.iter().map(|word| left.count(*word, least)).sum::<usize>();
            }
            if width < least {
                (best, least) = (Some(place), width);
                if width == 0 {
                    break;
                }
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Constraint, Position};

    /// The numbers of a truth's candidates, and words enough for all candidates, change nothing.
    #[test]
    fn few_and_many_candidates_come_to_the_same() {
        let puzzle = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";
        let position = Position::new(&puzzle.parse().unwrap()).unwrap();
        let open = Constraint::all().filter(|by| position.slots(*by).len() > 1);
        let truths: Vec<Choices> = open.step_by(5).map(|by| position.candidates_of(by).collect()).collect();
        let mut refuted = 0;
        for size in 1..truths.len() {
            let Truths::Few(mut few) = Truths::of(&truths[..size]) else { break };
            let mut many = Numbered::<12>::of(few.candidates.clone(), few.numbers.clone(), few.truths.clone());
            for candidate in position.all_candidates() {
                for wrong in [Literal::is(candidate), Literal::is_not(candidate)] {
                    let found = few.choose(None, Some(wrong), &mut Budget(1_000), &mut |_, _| Ok(true));
                    let again = many.choose(None, Some(wrong), &mut Budget(1_000), &mut |_, _| Ok(true));
                    assert_eq!(found, again, "{size} truths, {candidate}");
                    refuted += usize::from(found == Ok(None));
                }
            }
        }
        assert!(refuted > 10, "{refuted}");
    }
}
