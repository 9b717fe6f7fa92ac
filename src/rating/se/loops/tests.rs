//! Walks with shortcuts beside walks without.

use super::*;
use crate::rating::se::on_paths::on_paths;

fn empty(found: &mut SeStep) -> Best<'_> {
    Best { rating: f64::INFINITY, kind: 0, start: 0, found }
}

fn with_both(state: &State, pair: u16) -> u128 {
    bits(pair).fold(state.open, |both, digit| both & state.cells_with[digit])
}

/// Walks that may go to every cell close no other loops.
#[test]
fn cells_left_out_are_on_no_loop() {
    Edition::ALL.into_iter().for_each(compare_cells);
}

fn compare_cells(edition: Edition) {
    let mut closed = [0; 2];
    on_paths(|state| {
        for pair in bits(state.sized[1]).map(|cell| state.digits(cell)) {
            let both = with_both(state, pair);
            let step = |open_to_all: bool| {
                let mut found = SeStep::default();
                let mut best = empty(&mut found);
                let mut search = Search::new(state, edition, pair, both, &mut best);
                if open_to_all {
                    search.field.core = bits(both).enumerate().fold(0, |all, (number, _)| all | 1 << number);
                }
                search.all_starts();
                (search.has_closed, best.rating, best.kind, best.start, found.eliminations)
            };
            let (quick, plain) = (step(false), step(true));
            closed[usize::from(plain.0)] += 1;
            assert_eq!(quick, plain, "{pair:b}: {:?}", state.groups);
        }
    });
    assert!(closed[0] > 100 && closed[1] > 10, "{closed:?}");
}

/// A search of each pair on its own, in which no walk ends early, finds the same first loop.
#[test]
fn walks_left_out_come_after_the_first_loop() {
    Edition::ALL.into_iter().for_each(compare_walks);
}

fn compare_walks(edition: Edition) {
    // How many states have a loop of each type.
    let mut types = [0; 5];
    on_paths(|state| {
        let mut memory = LoopMemory::default();
        let mut found = SeStep::default();
        unique_loop(state, edition, &mut memory, u128::MAX, &mut found);
        let mut first = (f64::INFINITY, 0, 0, SeStep::default());
        for pair in bits(state.sized[1]).map(|cell| state.digits(cell)) {
            let mut found = SeStep::default();
            let mut best = empty(&mut found);
            let mut search = Search::new(state, edition, pair, with_both(state, pair), &mut best);
            search.is_bounded = false;
            search.all_starts();
            let (low, high) = (pair.trailing_zeros() as usize, 15 - pair.leading_zeros() as usize);
            assert!(memory.fruitless[low * 9 + high].is_none() || !search.has_closed, "{pair:b}");
            let (rating, kind, start) = (best.rating, best.kind, best.start);
            if (rating, kind, start) < (first.0, first.1, first.2) {
                first = (rating, kind, start, found);
            }
        }
        types[usize::from(first.1)] += 1;
        assert_eq!(found, first.3, "{:?}", state.groups);
    });
    assert!(types.iter().all(|&count| count > 0), "{types:?}");
}
