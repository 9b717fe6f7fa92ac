//! One candidate for each of a few truths, gone through in order: to number the candidates of two
//! or three truths costs many times as much.

use super::choose::Choices;
use crate::board::{Candidate, Literal};
use smallvec::SmallVec;

/// The most truths.
pub(super) const FEW: usize = 3;

/// Whether there is a choice of one candidate for each truth although the conclusion is wrong. One
/// truth is left out.
pub(super) fn has_way_out(truths: &[Choices], without: usize, concluded: Literal) -> bool {
    let (candidate, is_true) = (concluded.candidate(), concluded.is_true());
    let stays = |other: Candidate| if is_true { other != candidate } else { !candidate.conflicts(other) };
    let (before, after) = truths.split_at(without.min(truths.len()));
    let left: SmallVec<[&Choices; FEW]> = before.iter().chain(after.iter().skip(1)).collect();
    fits(&left, &stays, &mut SmallVec::new())
}

/// Whether truths can be met beside the candidates chosen so far.
fn fits(truths: &[&Choices], stays: &impl Fn(Candidate) -> bool, chosen: &mut SmallVec<[Candidate; FEW]>) -> bool {
    let Some((truth, rest)) = truths.split_first() else { return true };
    truth.iter().any(|&candidate| {
        let is_free = stays(candidate) && chosen.iter().all(|other| !other.conflicts(candidate));
        is_free && {
            chosen.push(candidate);
            let fits = fits(rest, stays, chosen);
            chosen.pop();
            fits
        }
    })
}

#[cfg(test)]
mod tests {
    use super::super::choose::{Budget, Truths};
    use super::*;
    use crate::board::{Constraint, Element, Position};

    /// Going through a few truths comes to the same as the search with numbered candidates.
    #[test]
    fn few_truths_come_to_the_same() {
        let puzzle = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";
        let position = Position::new(&puzzle.parse().unwrap()).unwrap();
        let open: Vec<Constraint> = Constraint::all().filter(|by| position.slots(*by).len() > 1).collect();
        let mut seen = [0; 2];
        for (size, start) in (1..=FEW).flat_map(|size| (0..open.len()).map(move |start| (size, start))) {
            // Truths side by side conflict with each other, truths far apart do not.
            for step in [1, 7] {
                let by = (0..size).map(|index| open[(start + step * index) % open.len()]);
                let choices: Vec<Choices> = by.map(|by| position.candidates_of(by).collect()).collect();
                let mut truths = Truths::of(&choices);
                for candidate in position.all_candidates().iter().step_by(5) {
                    for concluded in [Literal::is(candidate), Literal::is_not(candidate)] {
                        for without in 0..size {
                            let found = truths.way_out(Some(without), concluded, &mut Budget(100_000)).unwrap();
                            assert_eq!(has_way_out(&choices, without, concluded), found.is_some(), "{concluded}");
                            seen[usize::from(found.is_some())] += 1;
                        }
                    }
                }
            }
        }
        assert!(seen[0] > 100 && seen[1] > 100, "{seen:?}");
    }
}
