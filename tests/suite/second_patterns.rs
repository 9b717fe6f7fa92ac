//! Second definitions, continued: extended rectangles, and odd rings of two digits.
//!
//! What must not be filled is found by brute force here: an extended rectangle by looking at every
//! way to fill two lines, a ring by looking at every choice of cells. The four types are written
//! from their sentences.

use crate::common::corpus::sample;
use crate::common::pages::example;
use crate::common::textbook::{Find, agree, is_solvable};
use whydoku::board::{
    Candidate, Cell, CellSet, Constraint, Digit, DigitSet, Element, Grid, House, HouseKind, Literal, Position,
};
use whydoku::logic::{Because, Forbidden, Proof, ProofError, check};
use whydoku::technique::by_name;

/// Cells that must not be filled from some digits.
pub struct Pattern {
    pub cells: CellSet,
    pub digits: DigitSet,
    pub because: Because,
}

/// Every choice of `size` of the elements.
pub fn choices<T: Copy>(elements: &[T], size: usize) -> Vec<Vec<T>> {
    match (size, elements) {
        (0, _) => vec![Vec::new()],
        (_, []) => Vec::new(),
        (_, [first, rest @ ..]) => {
            let with = choices(rest, size - 1).into_iter().map(|chosen| [vec![*first], chosen].concat());
            with.chain(choices(rest, size)).collect()
        }
    }
}

pub fn all_digits(position: &Position, cells: impl IntoIterator<Item = Cell>) -> DigitSet {
    cells.into_iter().fold(DigitSet::EMPTY, |all, cell| all | position.candidates(cell))
}

/// "If all guardians are in one cell, it is none of the digits. If all are of one digit, what sees
/// them all is not that digit. If all are in a house, and with some empty cells of it are one digit
/// more than these cells, the digits go from the rest of the house, and of a second one that all of
/// these cells are in. If they are in two cells of a house, and one of the digits has no other
/// place in it, the two lose the other digits."
pub fn types(position: &Position, pattern: &Pattern) -> Vec<Find> {
    let Pattern { cells, digits, because } = *pattern;
    let of_cell = |cell| digits.iter().map(move |digit| Candidate::new(cell, digit));
    let proof = |questions: Vec<Constraint>| {
        let forbidden = Forbidden { cells, domain: cells.iter().flat_map(of_cell).collect(), because };
        Proof::of(questions).with_forbidden(forbidden)
    };
    let roof: Vec<Cell> = cells.iter().filter(|&cell| !position.candidates(cell).is_subset(digits)).collect();
    let extras = all_digits(position, roof.iter().copied()) - digits;
    let there =
        |gone: Vec<Candidate>| -> Vec<Candidate> { gone.into_iter().filter(|gone| position.has(*gone)).collect() };
    let mut found = Vec::new();
    if let [only] = roof[..] {
        found.push((there(of_cell(only).collect()), proof(vec![])));
    } else if let Some(digit) = extras.single() {
        let sees_all = |cell: &Cell| roof.iter().all(|guarded| guarded.sees(*cell));
        let gone = Cell::all().filter(sees_all).map(|cell| Candidate::new(cell, digit)).collect();
        found.push((there(gone), proof(vec![])));
    }
    for house in House::all().filter(|house| roof.len() > 1 && roof.iter().all(|cell| house.cells().contains(*cell))) {
        let free = |cell: &Cell| position.digit(*cell).is_none() && !roof.contains(cell);
        let free: Vec<Cell> = house.cells().iter().filter(free).collect();
        for chosen in (1..=free.len()).flat_map(|size| choices(&free, size)) {
            let all = extras | all_digits(position, chosen.iter().copied());
            if all.len() == chosen.len() + 1 {
                let own = [&roof[..], &chosen[..]].concat();
                let loses = |cell: &Cell| !own.contains(cell) && own.iter().all(|own| own.sees(*cell));
                let gone = Cell::all().filter(loses).flat_map(|cell| all.iter().map(move |d| Candidate::new(cell, d)));
                found.push((there(gone.collect()), proof(chosen.into_iter().map(Constraint::cell).collect())));
            }
        }
        let is_locked = |digit: &Digit| {
            let has_place = |cell: &Cell| position.has(Candidate::new(*cell, *digit));
            let places: Vec<Cell> = house.cells().iter().filter(has_place).collect();
            !places.is_empty() && places.iter().all(|cell| roof.contains(cell))
        };
        for digit in digits.iter().filter(is_locked).filter(|_| roof.len() == 2 && because == Because::Deadly) {
            let others =
                |cell: &Cell| digits.without(digit).iter().map(|d| Candidate::new(*cell, d)).collect::<Vec<_>>();
            found
                .push((there(roof.iter().flat_map(others).collect()), proof(vec![Constraint::digit_in(digit, house)])));
        }
    }
    found
}

/// Whether each way to fill two lines where they cross others, from as many digits, becomes one
/// with the same digits in every box when the two lines are exchanged; none if there is no way.
/// What the first line has may be called 0, 1, 2 ... in order.
fn is_exchangeable(one: &[Cell], two: &[Cell]) -> Option<bool> {
    fn fill(one: &[Cell], two: &[Cell], order: &mut Vec<usize>, seen: &mut bool) -> bool {
        let place = order.len();
        if place == one.len() {
            *seen = true;
            let in_box = |cells: &[Cell], order: &dyn Fn(usize) -> usize, number: usize| -> Vec<usize> {
                (0..cells.len()).filter(|&i| cells[i].box_number() == number).map(order).collect()
            };
            return (0..9).all(|number| {
                let now = [in_box(one, &|i| i, number), in_box(two, &|i| order[i], number)].concat();
                let then = [in_box(one, &|i| order[i], number), in_box(two, &|i| i, number)].concat();
                let sorted = |mut digits: Vec<usize>| {
                    digits.sort_unstable();
                    digits
                };
                sorted(now) == sorted(then)
            });
        }
        (0..one.len()).filter(|digit| !order.contains(digit)).collect::<Vec<_>>().into_iter().all(|digit| {
            let clashes = one[digit].sees(two[place]);
            clashes || {
                order.push(digit);
                let fine = fill(one, two, order, seen);
                order.pop();
                fine
            }
        })
    }
    let mut seen = false;
    let all = fill(one, two, &mut Vec::new(), &mut seen);
    seen.then_some(all)
}

/// "Two parallel lines cross three to seven others in empty cells that can all be one of as many
/// digits. No fewer of the crossing lines have as few digits. However the cells are filled from the
/// digits, the two lines can be exchanged."
fn extended_rectangles(position: &Position) -> Vec<Find> {
    let mut found = Vec::new();
    let lines = |kind: HouseKind| House::all().filter(|house| house.kind() == kind).collect::<Vec<_>>();
    for kind in [HouseKind::Row, HouseKind::Column] {
        let across = lines(if kind == HouseKind::Row { HouseKind::Column } else { HouseKind::Row });
        for pair in choices(&lines(kind), 2) {
            let on = |line: House, crossing: &House| (line.cells() & crossing.cells()).first().expect("they cross");
            let is_open = |crossing: &House| pair.iter().all(|&line| position.digit(on(line, crossing)).is_none());
            let open: Vec<House> = across.iter().copied().filter(is_open).collect();
            for chosen in (3..=7).flat_map(|size| choices(&open, size)) {
                let [one, two] =
                    [pair[0], pair[1]].map(|line| chosen.iter().map(|c| on(line, c)).collect::<Vec<Cell>>());
                let cells: CellSet = one.iter().chain(&two).copied().collect();
                for digits in choices(&all_digits(position, cells).iter().collect::<Vec<_>>(), chosen.len()) {
                    let digits: DigitSet = digits.into_iter().collect();
                    let can_be_one = |cell: Cell| !position.candidates(cell).is_disjoint(digits);
                    let guarded = cells.iter().filter(|&cell| !position.candidates(cell).is_subset(digits)).count();
                    // With guardians on both cells of a crossing line and more on another, no type
                    // applies.
                    if guarded == 0 || guarded > chosen.len() || !cells.iter().all(can_be_one) {
                        continue;
                    }
                    let would_do = |size: usize| {
                        choices(&(0..chosen.len()).collect::<Vec<_>>(), size).into_iter().any(|few| {
                            let few = few.iter().flat_map(|&place| [one[place], two[place]]);
                            (all_digits(position, few) & digits).len() <= size
                        })
                    };
                    if !(1..chosen.len()).any(would_do) && is_exchangeable(&one, &two) == Some(true) {
                        found.extend(types(position, &Pattern { cells, digits, because: Because::Deadly }));
                    }
                }
            }
        }
    }
    found
}

/// Whether some order of the cells is a ring: each sees the next, and the last the first.
fn is_ring(cells: &[Cell]) -> bool {
    fn go_on(path: &mut Vec<Cell>, rest: &[Cell]) -> bool {
        let (first, last) = (path[0], path[path.len() - 1]);
        if rest.is_empty() {
            return last.sees(first);
        }
        rest.iter().filter(|next| last.sees(**next)).any(|&next| {
            path.push(next);
            let rest: Vec<Cell> = rest.iter().copied().filter(|other| *other != next).collect();
            let closes = go_on(path, &rest);
            path.pop();
            closes
        })
    }
    go_on(&mut vec![cells[0]], &cells[1..])
}

/// "An odd number of cells, 5 to 13, that can be x or y form a ring, and one of them can be nothing
/// else. Either two of them at most can be anything else, or all that can be have one more digit,
/// the same. No fewer of the cells are such a ring."
fn odd_rings(position: &Position) -> Vec<Find> {
    let mut found = Vec::new();
    for two in choices(&Digit::all().collect::<Vec<_>>(), 2) {
        let digits: DigitSet = two.into_iter().collect();
        let both = position.empty_cells().iter().filter(|&cell| digits.is_subset(position.candidates(cell)));
        let (pure, others): (Vec<Cell>, Vec<Cell>) = both.partition(|&cell| position.candidates(cell) == digits);
        if pure.is_empty() {
            continue;
        }
        let with_one_digit = Digit::all().map(|extra| {
            let all = digits.with(extra);
            others.iter().copied().filter(|&cell| position.candidates(cell) == all).collect::<Vec<_>>()
        });
        let pools = (1..=2).flat_map(|size| choices(&others, size)).chain(with_one_digit);
        let mut rings: Vec<Vec<Cell>> = Vec::new();
        for pool in pools.map(|pool| [&pure[..], &pool[..]].concat()) {
            for size in [5, 7, 9, 11, 13] {
                let has_pure = |cells: &Vec<Cell>| cells.iter().any(|cell| pure.contains(cell));
                rings.extend(choices(&pool, size).into_iter().filter(has_pure).filter(|cells| is_ring(cells)));
            }
        }
        let mut rings: Vec<CellSet> = rings.into_iter().map(|ring| ring.into_iter().collect()).collect();
        rings.sort_unstable();
        rings.dedup();
        let is_smallest = |ring: &CellSet| !rings.iter().any(|other| other != ring && other.is_subset(*ring));
        for &cells in rings.iter().filter(|ring| is_smallest(ring)) {
            found.extend(types(position, &Pattern { cells, digits, because: Because::Unfillable }));
        }
    }
    found
}

/// Positions with the pattern, and others.
fn positions(group: &str) -> Vec<Position> {
    let mut positions: Vec<Position> = by_name(group).into_iter().map(|spec| example(spec).0).collect();
    positions.extend(sample(11, 24));
    positions.retain(is_solvable);
    positions
}

fn assert_the_same_is_concluded(group: &str, textbook: fn(&Position) -> Vec<Find>) {
    // What follows from guardians by sets and lines is another matter.
    let is_type = |id: &&str| !id.ends_with("-set") && !id.ends_with("-forcing-chain");
    let ids: Vec<&str> = by_name(group).iter().map(|spec| spec.id).filter(is_type).collect();
    let positions = positions(group);
    let seen = positions.iter().filter(|position| agree(&ids, position, textbook(position))).count();
    println!("{group}: {seen} of {} positions", positions.len());
    assert!(seen >= ids.len(), "{group} occurs at {seen} positions");
}

#[test]
fn extended_rectangles_are_those_whose_lines_can_be_exchanged() {
    assert_the_same_is_concluded("extended-rectangle", extended_rectangles);
}

#[test]
fn bivalue_oddagons_are_the_smallest_odd_rings() {
    assert_the_same_is_concluded("bivalue-oddagon", odd_rings);
}

#[test]
fn the_checker_knows_which_lines_can_be_exchanged() {
    let position = Position::new(&Grid::EMPTY).expect("nothing conflicts");
    let mut seen = [0; 2];
    let mut numbers = choices(&(0..9).collect::<Vec<_>>(), 3);
    numbers.push((0..7).collect());
    for (one, two) in (0..9).flat_map(|one| (one + 1..9).map(move |two| (one, two))) {
        for crossing in &numbers {
            let [first, second] = [one, two].map(|row| crossing.iter().map(|&c| Cell::at(row, c)).collect::<Vec<_>>());
            let cells: CellSet = first.iter().chain(&second).copied().collect();
            let of_cell = |cell| (0..crossing.len()).map(move |digit| Candidate::new(cell, Digit::from_index(digit)));
            let domain = cells.iter().flat_map(of_cell).collect();
            let forbidden = Forbidden { cells, domain, because: Because::Deadly };
            // Nothing follows for a cell elsewhere, but the pattern is looked at first.
            let elsewhere = Cell::all().find(|cell| !cells.contains(*cell)).expect("most cells are elsewhere");
            let claimed = [Literal::is_not(Candidate::new(elsewhere, Digit::from_index(8)))];
            let checked = check(&position, &claimed, &Proof::default().with_forbidden(forbidden));
            let is_deadly = is_exchangeable(&first, &second).unwrap_or(true);
            let is_refused = matches!(checked, Err(ProofError::NotDeadly(_)));
            assert_eq!(is_refused, !is_deadly, "{one} {two} {crossing:?}: {checked:?}");
            seen[usize::from(is_deadly)] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 100), "{seen:?}");
}
