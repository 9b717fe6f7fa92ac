//! The geometry of the board, and positions that always agree with themselves.

use proptest::prelude::*;
use std::collections::BTreeSet;
use whydoku::board::*;

#[test]
fn there_are_81_cells_27_houses_324_constraints_and_729_candidates() {
    assert_eq!(Cell::all().len(), 81);
    assert_eq!(House::all().len(), 27);
    assert_eq!(Constraint::all().len(), 324);
    assert_eq!(Candidate::all().len(), 729);
}

#[test]
fn every_cell_is_in_three_houses_and_sees_twenty_cells() {
    for cell in Cell::all() {
        let houses = House::all().filter(|house| house.cells().contains(cell)).collect::<Vec<_>>();
        assert_eq!(houses, cell.houses());
        let neighbours = houses.iter().fold(CellSet::EMPTY, |seen, house| seen | house.cells()).without(cell);
        assert_eq!(neighbours, cell.peers());
        assert_eq!(neighbours.len(), 20);
        assert_eq!(cell.to_string().parse(), Ok(cell));
    }
}

#[test]
fn every_house_has_nine_cells_and_numbers_them() {
    for house in House::all() {
        assert_eq!(house.cells().len(), 9);
        let by_place: CellSet = (0..9).map(|place| house.cell(place)).collect();
        assert_eq!(by_place, house.cells());
        for cell in Cell::all() {
            assert_eq!(house.place(cell), (0..9).find(|&place| house.cell(place) == cell));
        }
    }
}

#[test]
fn houses_of_two_kinds_cross_each_house() {
    for house in House::all() {
        let crossing: Vec<(House, Slots)> = house.crossing().concat();
        let shared = |other: House| -> Slots {
            Slots::full().iter().filter(|slot| other.cells().contains(house.cell(slot.index()))).collect()
        };
        let others = House::all().filter(|&other| other != house).map(|other| (other, shared(other)));
        assert_eq!(crossing, others.filter(|(_, shared)| !shared.is_empty()).collect::<Vec<_>>());
        let kinds =
            house.crossing().map(|houses| houses.iter().map(|(other, _)| other.kind()).collect::<BTreeSet<_>>());
        assert_eq!(kinds.map(|kinds| kinds.len()), [1, 1], "{house}");
    }
}

#[test]
fn every_candidate_is_in_one_constraint_of_each_view() {
    let mut members = vec![CandidateSet::EMPTY; 324];
    for candidate in Candidate::all() {
        let constraints = candidate.constraints();
        assert_eq!(constraints.map(|constraint| constraint.view()), View::ALL);
        for constraint in constraints {
            members[constraint.index()].insert(candidate);
        }
        assert_eq!(candidate.to_string().parse(), Ok(candidate));
    }
    for constraint in Constraint::all() {
        let by_slot: CandidateSet = (0..9).map(|slot| constraint.candidate(slot)).collect();
        assert_eq!(by_slot, members[constraint.index()]);
        assert_eq!(by_slot.len(), 9);
        assert_eq!(constraint.to_string().parse(), Ok(constraint));
    }
}

#[test]
fn candidates_conflict_exactly_when_they_share_a_constraint() {
    for a in Candidate::all() {
        for b in Candidate::all() {
            let shared = a.constraints().iter().any(|constraint| b.constraints().contains(constraint));
            assert_eq!(a.conflicts(b), a != b && shared, "{a} {b}");
        }
    }
}

#[test]
fn names_that_mean_nothing_are_refused() {
    for name in
        ["", "r0c1", "r1c0", "r10c1", "r1", "11", "x1c1", "r1c1=", "r1c1=0", "r1c1=12", "2x1", "2r", "2r0", "é1"]
    {
        assert!(name.parse::<Cell>().is_err(), "{name}");
        assert!(name.parse::<Candidate>().is_err(), "{name}");
        assert!(name.parse::<Constraint>().is_err(), "{name}");
    }
}

#[test]
fn a_digit_twice_in_a_house_is_named_with_both_cells() {
    let mut grid = Grid::EMPTY;
    grid.set(Cell::at(1, 0), Digit::new(7));
    grid.set(Cell::at(1, 8), Digit::new(7));
    let conflict = Position::new(&grid).unwrap_err();
    assert_eq!(conflict.to_string(), "there are two 7s in row 2, in r2c1 and r2c9");
}

/// Says in the slowest way what a position claims to know at any moment.
fn assert_agrees_with_itself(position: &Position) {
    for candidate in Candidate::all() {
        let (cell, digit) = (candidate.cell(), candidate.digit());
        let possible = position.has(candidate);
        assert_eq!(possible, position.candidates(cell).contains(digit));
        assert_eq!(possible, position.cells_for(digit).contains(cell));
        assert!(!possible || position.empty_cells().contains(cell));
        for constraint in candidate.constraints() {
            assert_eq!(possible, position.candidates_of(constraint).any(|other| other == candidate));
        }
        if let Some(placed) = position.digit(cell) {
            assert!(cell.peers().iter().all(|peer| !position.has(Candidate::new(peer, placed))));
        }
    }
    for view in View::ALL {
        let expected: Vec<_> = Constraint::all()
            .filter(|constraint| constraint.view() == view)
            .filter_map(|constraint| {
                let mut left = position.candidates_of(constraint);
                left.next().filter(|_| left.next().is_none()).map(|candidate| (constraint, candidate))
            })
            .collect();
        assert_eq!(position.singles(view).collect::<Vec<_>>(), expected);
    }
    let dead = Constraint::all().find(|&constraint| {
        position.candidates_of(constraint).next().is_none() && position.answer(constraint).is_none()
    });
    assert_eq!(position.contradiction(), dead);
    let last: HouseSet = House::all().filter(|house| (house.cells() & position.empty_cells()).len() == 1).collect();
    assert_eq!(position.houses_with_one_empty_cell(), last);
    for house in House::all() {
        let empty: Slots =
            Slots::full().iter().filter(|slot| position.digit(house.cell(slot.index())).is_none()).collect();
        assert_eq!(position.empty_slots(house), empty);
        let placed: DigitSet = house.cells().iter().filter_map(|cell| position.digit(cell)).collect();
        assert_eq!(position.placed_in(house), placed);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn a_position_agrees_with_itself_whatever_is_written(moves in prop::collection::vec((0usize..729, any::<bool>()), 0..60)) {
        let mut position = Position::new(&Grid::EMPTY).unwrap();
        for (index, place) in moves {
            let candidate = Candidate::from_index(index);
            let was_there = position.has(candidate);
            if place && was_there {
                position.place(candidate);
                prop_assert!(position.is_placed(candidate));
            } else {
                prop_assert_eq!(position.remove(candidate), was_there);
            }
        }
        assert_agrees_with_itself(&position);
        let all = Candidate::all().filter(|&candidate| position.has(candidate));
        prop_assert_eq!(position.all_candidates(), all.collect::<CandidateSet>());
        let plain = Position::new(position.digits()).unwrap();
        prop_assert_eq!(position.is_plain(), plain == position);
        prop_assert!(plain.is_plain());
        let rebuilt = Position::with_candidates(position.digits(), position.givens(), position.all_candidates());
        prop_assert_eq!(rebuilt.unwrap(), position);
    }

    #[test]
    fn sets_obey_set_algebra(a: u128, b: u128) {
        let set = |bits: u128| Cell::all().filter(|cell| bits >> cell.index() & 1 != 0).collect::<CellSet>();
        let (a, b) = (set(a), set(b));
        prop_assert_eq!((a | b).len() + (a & b).len(), a.len() + b.len());
        for most in [0, 1, a.len().saturating_sub(1), a.len(), 81] {
            prop_assert_eq!(a.has_at_most(most), a.len() <= most);
        }
        prop_assert_eq!((a - b) | (a & b), a);
        prop_assert!((a - b).is_disjoint(b));
        prop_assert_eq!(a.iter().collect::<CellSet>(), a);
        prop_assert_eq!(a.is_subset(b), a.iter().all(|cell| b.contains(cell)));
    }
}

#[test]
fn wide_sets_hold_every_element() {
    let all = CandidateSet::full();
    assert_eq!(all.len(), 729);
    assert_eq!(all.iter().collect::<Vec<_>>(), Candidate::all().collect::<Vec<_>>());
    assert_eq!((all - CandidateSet::of(Candidate::from_index(700))).len(), 728);
    assert_eq!(ConstraintSet::full().iter().map(Element::index).collect::<Vec<_>>(), (0..324).collect::<Vec<_>>());
}

#[test]
fn what_is_left_of_a_set_is_the_same_one_by_one_and_at_once() {
    let some: CandidateSet = Candidate::all().filter(|candidate| candidate.index() % 67 < 3).collect();
    let all: Vec<Candidate> = some.iter().collect();
    for taken in 0..=all.len() + 1 {
        let mut left = some.iter();
        left.by_ref().take(taken).for_each(drop);
        let at_once = left.clone().fold(Vec::new(), |mut all, candidate| {
            all.push(candidate);
            all
        });
        assert_eq!(left.len(), at_once.len());
        let one_by_one: Vec<Candidate> = std::iter::from_fn(|| left.next()).collect();
        assert_eq!(one_by_one, all[taken.min(all.len())..]);
        assert_eq!(at_once, one_by_one);
    }
}

#[test]
#[should_panic]
fn there_is_no_cell_81() {
    let _ = Cell::from_index(81);
}

#[test]
fn a_position_keeps_its_puzzle() {
    let puzzle: Grid = format!("12345678.{}", ".".repeat(72)).parse().unwrap();
    let start = Position::new(&puzzle).unwrap();
    let mut position = start.clone();
    position.place("r1c9=9".parse().unwrap());
    assert!(start.is_plain() && !position.is_plain());
    assert_eq!(position.puzzle(), puzzle);
    assert_eq!(position.digits().only(puzzle.filled()), puzzle);
    let unknown = Position::with_candidates(position.digits(), None, CandidateSet::full()).unwrap();
    assert!(!unknown.is_plain());
    assert_eq!(unknown.puzzle(), *position.digits());
}
