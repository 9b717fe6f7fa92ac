//! Accounts and provenance: every other place accounted for exactly once, and for a reason that
//! holds.

use crate::common::traces::{each_event, guessed, puzzles};
use whydoku::board::*;
use whydoku::logic::{Account, Digits, Event, Pattern, Places, Replay, Single, Step};

#[test]
fn accounts_are_partitions_and_every_reason_in_them_holds() {
    let mut accounts = 0;
    each_event(|moment| {
        let constraint = match moment.event {
            Event::Step(Step { pattern: Pattern::Single(Single { constraint, .. }), .. }) => *constraint,
            Event::Contradiction { constraint } => *constraint,
            _ => return,
        };
        accounts += 1;
        let answers = usize::from(!matches!(moment.event, Event::Contradiction { .. }));
        match Account::of(moment.before, constraint) {
            Account::Places(places) => {
                assert_eq!(places.open.len(), answers);
                holds_places(moment.before, &places);
            }
            Account::Digits(digits) => {
                assert_eq!(digits.open.len(), answers);
                holds_digits(moment.before, &digits);
            }
            other => panic!("an account that is not checked: {other:?}"),
        }
    });
    assert!(accounts > 10_000, "{accounts}");
}

fn holds_places(replay: &Replay, places: &Places) {
    let position = replay.position();
    let mut parts = vec![places.open, places.filled];
    for blocked in &places.blocked {
        assert_eq!(position.digit(blocked.by), Some(places.digit));
        assert!(blocked.house.cells().contains(blocked.by) && !places.house.cells().contains(blocked.by));
        assert!(!blocked.cells.is_empty() && blocked.cells.is_subset(blocked.house.cells()));
        parts.push(blocked.cells);
    }
    for cell in places.filled {
        assert!(position.digit(cell).is_some_and(|digit| digit != places.digit));
    }
    for lost in &places.lost {
        for cell in lost.what {
            let candidate = Candidate::new(cell, places.digit);
            assert!(!position.has(candidate) && position.digit(cell).is_none());
            assert!(cell.peers().iter().all(|peer| position.digit(peer) != Some(places.digit)));
            assert_eq!(lost.event, replay.removed_in(candidate));
            assert!(lost.event.is_some(), "{candidate} vanished");
        }
        parts.push(lost.what);
    }
    assert_eq!(parts.iter().map(|part| part.len()).sum::<usize>(), 9, "{places:?}");
    assert_eq!(parts.into_iter().fold(CellSet::EMPTY, |all, part| all | part), places.house.cells());
    assert_eq!(places.blocked.len(), fewest_blockers(position, places), "{places:?}");
}

/// The least number of blocking houses, found in another way: by trying all sets of a size, smaller
/// ones first.
fn fewest_blockers(position: &Position, places: &Places) -> usize {
    let holds = |house: &House| {
        *house != places.house
            && house
                .cells()
                .iter()
                .any(|cell| position.digit(cell) == Some(places.digit) && !places.house.cells().contains(cell))
    };
    let holding: Vec<CellSet> = House::all().filter(holds).map(|house| house.cells()).collect();
    let all = holding.iter().fold(CellSet::EMPTY, |all, &cells| all | cells);
    let wanted = all & places.house.cells() & position.empty_cells();
    fn can(wanted: CellSet, holding: &[CellSet], most: usize) -> bool {
        let Some(cell) = wanted.first() else { return true };
        most > 0 && holding.iter().any(|&cells| cells.contains(cell) && can(wanted - cells, holding, most - 1))
    }
    (0..=9).find(|&most| can(wanted, &holding, most)).unwrap()
}

fn holds_digits(replay: &Replay, digits: &Digits) {
    let position = replay.position();
    let mut parts = vec![digits.open];
    for held in &digits.held {
        assert!(held.house.cells().contains(digits.cell) && !held.digits.is_empty());
        for digit in held.digits {
            assert!(held.house.cells().iter().any(|cell| position.digit(cell) == Some(digit)));
        }
        parts.push(held.digits);
    }
    assert!(digits.held.is_sorted_by_key(|held| std::cmp::Reverse(held.digits.len())));
    for lost in &digits.lost {
        for digit in lost.what {
            let candidate = Candidate::new(digits.cell, digit);
            assert!(!position.has(candidate));
            assert!(digits.cell.peers().iter().all(|peer| position.digit(peer) != Some(digit)));
            assert_eq!(lost.event, replay.removed_in(candidate));
            assert!(lost.event.is_some(), "{candidate} vanished");
        }
        parts.push(lost.what);
    }
    assert_eq!(parts.iter().map(|part| part.len()).sum::<usize>(), 9, "{digits:?}");
    assert_eq!(parts.into_iter().fold(DigitSet::EMPTY, |all, part| all | part), DigitSet::full());
}

#[test]
fn a_retreat_forgets_what_its_branch_removed() {
    let mut seen = 0;
    for puzzle in puzzles() {
        let solution = guessed(&puzzle);
        if solution.trace.guesses() == 0 {
            continue;
        }
        let mut replay = Replay::new(solution.trace.start.clone());
        for (index, event) in solution.trace.events.iter().enumerate() {
            let depth = replay.depth();
            replay.apply(event).unwrap();
            if let Event::Retreat { removed, branch: [guess, _], .. } = event {
                seen += 1;
                assert_eq!(replay.removed_in(*removed), Some(index + 1));
                let forgotten = solution.trace.events[*guess..index].iter().filter_map(|event| match event {
                    Event::Step(step) => Some(step.eliminations()),
                    _ => None,
                });
                for candidate in forgotten.flatten().filter(|candidate| candidate != removed) {
                    assert!(replay.removed_in(candidate).is_none_or(|number| number <= *guess), "{candidate}");
                }
            }
            let expected = match event {
                Event::Guess { .. } => depth + 1,
                Event::Retreat { .. } => depth - 1,
                _ => depth,
            };
            assert_eq!(replay.depth(), expected);
        }
        assert_eq!(replay.guesses(), solution.trace.guesses());
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn the_cause_is_the_event_after_which_a_candidate_is_gone() {
    let mut seen = 0;
    for puzzle in puzzles() {
        let trace = guessed(&puzzle).trace;
        let mut replay = Replay::new(trace.start.clone());
        let mut gone_after = vec![None; Candidate::COUNT];
        for (index, event) in trace.events.iter().enumerate() {
            let before = possible(replay.position());
            replay.apply(event).unwrap();
            let after = possible(replay.position());
            (after - before).iter().for_each(|back| gone_after[back.index()] = None);
            (before - after).iter().for_each(|gone| gone_after[gone.index()] = Some(index + 1));
            for gone in Candidate::all().filter(|gone| !after.contains(*gone)) {
                assert_eq!(replay.cause(gone), gone_after[gone.index()], "{gone} after {index} in {puzzle}");
                seen += 1;
            }
        }
    }
    assert!(seen > 100_000, "{seen}");
}

/// The candidates that are left or placed.
fn possible(position: &Position) -> CandidateSet {
    Candidate::all().filter(|candidate| position.has(*candidate) || position.is_placed(*candidate)).collect()
}
