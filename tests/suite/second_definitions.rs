//! Second definitions: wings, patterns of one digit, finned fish, colours, almost locked digits,
//! fireworks and aligned pairs, as a textbook has them.
//!
//! Each is written from the sentence of its definition, without a thought for speed, and must come
//! to the same conclusions as the search of the catalogue in every position. What a technique calls
//! [minimal](whydoku::logic::Evidence::Minimal) is not reported where a part of it does the same,
//! here as there.
//!
//! A longer run, over every fifth position of every puzzle of the corpora, is ignored: run it by
//! hand (`cargo test --test suite second_definitions -- --ignored`) after a change of one of these
//! searches.

use crate::common::corpus::sample;
use crate::common::textbook::{agree, is_solvable, many_positions};
use std::collections::{BTreeMap, BTreeSet};
use whydoku::board::{Candidate, Cell, CellSet, Constraint, Digit, DigitSet, Element, House, HouseKind, Position};
use whydoku::logic::Proof;

/// Eliminations, and the truths that they follow from.
type Find = (Vec<Candidate>, Vec<Constraint>);

fn places(position: &Position, digit: Digit, house: House) -> Vec<Cell> {
    house.cells().iter().filter(|&cell| position.has(Candidate::new(cell, digit))).collect()
}

fn share(one: Cell, two: Cell, kind: HouseKind) -> bool {
    one.houses().into_iter().any(|house| house.kind() == kind && house.cells().contains(two))
}

/// The candidates of a digit that see all of these cells.
fn seeing(position: &Position, digit: Digit, cells: &[Cell]) -> Vec<Candidate> {
    let candidates = Cell::all().map(|cell| Candidate::new(cell, digit)).filter(|&candidate| position.has(candidate));
    candidates.filter(|candidate| cells.iter().all(|cell| cell.sees(candidate.cell()))).collect()
}

fn lines(kind: HouseKind) -> Vec<House> {
    House::all().filter(|house| house.kind() == kind).collect()
}

fn across(kind: HouseKind) -> HouseKind {
    if kind == HouseKind::Row { HouseKind::Column } else { HouseKind::Row }
}

fn line_of(cell: Cell, kind: HouseKind) -> House {
    cell.houses().into_iter().find(|house| house.kind() == kind).expect("a cell has a house of each kind")
}

/// Every choice of `size` of the elements.
fn choices<T: Copy>(elements: &[T], size: usize) -> Vec<Vec<T>> {
    match (size, elements) {
        (0, _) => vec![Vec::new()],
        (_, []) => Vec::new(),
        (_, [first, rest @ ..]) => {
            let with = choices(rest, size - 1).into_iter().map(|chosen| [vec![*first], chosen].concat());
            with.chain(choices(rest, size)).collect()
        }
    }
}

/// "Strong, weak, strong on four different cells; the cells that see both ends lose the digit." Two
/// parallel lines whose places share lines at both ends are an X-wing and left out.
fn three_links(position: &Position) -> Vec<Find> {
    let mut found = Vec::new();
    for digit in Digit::all() {
        let mut strong: Vec<(House, Vec<Cell>)> = Vec::new();
        for (house, two) in House::all().map(|house| (house, places(position, digit, house))) {
            // Two places in a line and a box are one strong link.
            if two.len() == 2 && !strong.iter().any(|(_, known)| *known == two) {
                strong.push((house, two));
            }
        }
        for pair in choices(&(0..strong.len()).collect::<Vec<_>>(), 2) {
            let [(one, [a, b]), (two, [c, d])] = [0, 1].map(|i| {
                let (house, cells) = &strong[pair[i]];
                (*house, [cells[0], cells[1]])
            });
            for [far, near, other_near, other_far] in [[a, b, c, d], [a, b, d, c], [b, a, c, d], [b, a, d, c]] {
                let distinct: BTreeSet<Cell> = [a, b, c, d].into();
                let is_parallel = one.kind() == two.kind() && one.kind() != HouseKind::Box;
                let is_across = |cell: Cell, other: Cell| share(cell, other, across(one.kind()));
                let is_x_wing = is_parallel && is_across(near, other_near) && is_across(far, other_far);
                if distinct.len() == 4 && near.sees(other_near) && !is_x_wing {
                    let truths = [one, two].map(|house| Constraint::digit_in(digit, house));
                    found.push((seeing(position, digit, &[far, other_far]), truths.to_vec()));
                }
            }
        }
    }
    found
}

/// "A box whose places are in a row and a column, at least one of them only in the row and one only
/// in the column, at least three in all. A place in the row outside the box has a strong link along
/// its column; where the row of the other end meets the column of the box, outside the box, the
/// digit goes." And the same with rows and columns exchanged.
fn empty_rectangles(position: &Position) -> Vec<Find> {
    let mut found = Vec::new();
    for (digit, block) in
        Digit::all().flat_map(|digit| lines(HouseKind::Box).into_iter().map(move |block| (digit, block)))
    {
        let inside = places(position, digit, block);
        for kind in [HouseKind::Row, HouseKind::Column] {
            for (line, other) in
                lines(kind).iter().flat_map(|&line| lines(across(kind)).into_iter().map(move |c| (line, c)))
            {
                let in_both = |cell: &Cell| [line, other].map(|house| house.cells().contains(*cell));
                let of = |wanted| inside.iter().filter(|cell| in_both(cell) == wanted).count();
                if inside.len() < 3 || of([false, false]) > 0 || of([true, false]) == 0 || of([false, true]) == 0 {
                    continue;
                }
                for near in places(position, digit, line).into_iter().filter(|near| !inside.contains(near)) {
                    let house = line_of(near, across(kind));
                    let link = places(position, digit, house);
                    let Some(&far) = link.iter().find(|&&cell| cell != near).filter(|_| link.len() == 2) else {
                        continue;
                    };
                    let meeting = line_of(far, kind).cells() & (other.cells() - block.cells());
                    let gone =
                        meeting.iter().map(|cell| Candidate::new(cell, digit)).filter(|&gone| position.has(gone));
                    let truths = [block, house].map(|house| Constraint::digit_in(digit, house));
                    found.push((gone.collect(), truths.to_vec()));
                }
            }
        }
    }
    found
}

/// "As many cover lines as base lines, all with the digit. Fins are the places of the base outside
/// the cover, at least one. A place in the cover outside the base that sees every fin goes. It is
/// sashimi where a base line has fewer than two places in the cover." A cover line that has no
/// place of the base and loses nothing is idle; such a fish is left out.
fn finned_fish(position: &Position, size: usize, sashimi: bool) -> Vec<Find> {
    let mut found = Vec::new();
    for (digit, kind) in Digit::all().flat_map(|digit| [(digit, HouseKind::Row), (digit, HouseKind::Column)]) {
        let cells = |line: House| places(position, digit, line).into_iter().collect::<CellSet>();
        let with_digit =
            |kind| lines(kind).into_iter().map(cells).filter(|cells| !cells.is_empty()).collect::<Vec<_>>();
        let union = |lines: &[CellSet]| lines.iter().fold(CellSet::EMPTY, |all, &line| all | line);
        let covers = choices(&with_digit(across(kind)), size);
        for base in choices(&with_digit(kind), size) {
            let in_base = union(&base);
            for cover in &covers {
                let fins = in_base - union(cover);
                let gone: CellSet =
                    (union(cover) - in_base).iter().filter(|cell| fins.iter().all(|fin| fin.sees(*cell))).collect();
                let is_idle = |line: &CellSet| (*line & (in_base | gone)).is_empty();
                let is_sashimi = base.iter().any(|line| (*line - fins).len() < 2);
                if !fins.is_empty() && is_sashimi == sashimi && !cover.iter().any(is_idle) {
                    found.push((gone.iter().map(|cell| Candidate::new(cell, digit)).collect(), Vec::new()));
                }
            }
        }
    }
    found
}

/// Cells joined by strong links, alternately coloured; clusters that cannot be coloured are left
/// out.
fn clusters(position: &Position, digit: Digit) -> Vec<[BTreeSet<Cell>; 2]> {
    let mut links: BTreeMap<Cell, BTreeSet<Cell>> = BTreeMap::new();
    for two in House::all().map(|house| places(position, digit, house)).filter(|two| two.len() == 2) {
        links.entry(two[0]).or_default().insert(two[1]);
        links.entry(two[1]).or_default().insert(two[0]);
    }
    let (mut found, mut known) = (Vec::new(), BTreeSet::new());
    for &start in links.keys() {
        if !known.insert(start) {
            continue;
        }
        let mut colours = BTreeMap::from([(start, 0)]);
        let (mut next, mut fits) = (vec![start], true);
        while let Some(cell) = next.pop() {
            for &other in &links[&cell] {
                let wanted = 1 - colours[&cell];
                match colours.insert(other, wanted) {
                    None => next.push(other),
                    Some(known) => fits &= known == wanted,
                }
                known.insert(other);
            }
        }
        let of = |colour| colours.iter().filter(|(_, known)| **known == colour).map(|(&cell, _)| cell).collect();
        found.extend(fits.then(|| [of(0), of(1)]));
    }
    found
}

fn sees_one(cell: Cell, colour: &BTreeSet<Cell>) -> bool {
    colour.iter().any(|other| other.sees(cell))
}

fn touch(one: &BTreeSet<Cell>, two: &BTreeSet<Cell>) -> bool {
    one.iter().any(|&cell| sees_one(cell, two))
}

fn colours(position: &Position, id: &str) -> Vec<Find> {
    let mut found = Vec::new();
    for digit in Digit::all() {
        let clusters = clusters(position, digit);
        let all = seeing(position, digit, &[]);
        let mut lost: Vec<Candidate> = Vec::new();
        let of = |colour: &BTreeSet<Cell>| colour.iter().map(|&cell| Candidate::new(cell, digit)).collect::<Vec<_>>();
        let seen = |one: &BTreeSet<Cell>, two: &BTreeSet<Cell>| {
            let (one, two) = (one.clone(), two.clone());
            all.iter().copied().filter(move |gone| sees_one(gone.cell(), &one) && sees_one(gone.cell(), &two))
        };
        for (number, cluster) in clusters.iter().enumerate() {
            let own = |gone: &Candidate| cluster.iter().any(|colour| colour.contains(&gone.cell()));
            let others = || clusters.iter().enumerate().filter(|(other, _)| *other != number).map(|(_, other)| other);
            let both_ways = [[0, 1], [1, 0]].map(|[a, b]| (&cluster[a], &cluster[b]));
            match id {
                "simple-colors-trap" => lost.extend(seen(&cluster[0], &cluster[1]).filter(|gone| !own(gone))),
                "simple-colors-wrap" => {
                    cluster.iter().filter(|one| touch(one, one)).for_each(|one| lost.extend(of(one)))
                }
                "multi-colors-1" => {
                    for (other, (a, b)) in others().flat_map(|other| both_ways.map(|colours| (other, colours))) {
                        for (c, d) in [(&other[0], &other[1]), (&other[1], &other[0])] {
                            // What both colours of one cluster rule out needs no second one.
                            let is_trapped = |gone: &Candidate| {
                                [cluster, other]
                                    .iter()
                                    .any(|own| own.iter().all(|colour| sees_one(gone.cell(), colour)))
                            };
                            lost.extend(seen(b, d).filter(|gone| touch(a, c) && !is_trapped(gone)));
                        }
                    }
                }
                _ => {
                    for (other, (a, _)) in others().flat_map(|other| both_ways.map(|colours| (other, colours))) {
                        if touch(a, &other[0]) && touch(a, &other[1]) {
                            lost.extend(of(a));
                        }
                    }
                }
            }
        }
        found.push((lost, Vec::new()));
    }
    found
}

/// The cells with as many candidates.
fn cells_with(position: &Position, count: usize) -> Vec<(Cell, DigitSet)> {
    let of = |cell: Cell| (cell, Digit::all().filter(|&digit| position.has(Candidate::new(cell, digit))).collect());
    Cell::all().map(of).filter(|(_, digits): &(Cell, DigitSet)| digits.len() == count).collect()
}

/// "A pivot {x, y}, or {x, y, z} where it has z itself, and two cells {x, z} and {y, z} that it
/// sees; z goes from cells that see the two, and the pivot, too, if it has z."
fn wings(position: &Position, pivot_has_z: bool) -> Vec<Find> {
    let (two, mut found) = (cells_with(position, 2), Vec::new());
    for (pivot, digits) in cells_with(position, 2 + usize::from(pivot_has_z)) {
        let seen: Vec<(Cell, DigitSet)> = two.iter().copied().filter(|(cell, _)| cell.sees(pivot)).collect();
        for pair in choices(&seen, 2) {
            let [(one, left), (other, right)] = [pair[0], pair[1]];
            let Some(z) = (left & right).single() else { continue };
            let rest = (left | right).without(z);
            if digits == if pivot_has_z { rest.with(z) } else { rest } {
                let ends = if pivot_has_z { vec![one, other, pivot] } else { vec![one, other] };
                found.push((seeing(position, z, &ends), [pivot, one, other].map(Constraint::cell).to_vec()));
            }
        }
    }
    found
}

/// "Two cells {x, y}; in a house y has two places, none of them these cells, one beside each; x
/// goes from cells that see both."
fn w_wings(position: &Position) -> Vec<Find> {
    let mut found = Vec::new();
    for pair in choices(&cells_with(position, 2), 2) {
        let [(one, digits), (two, others)] = [pair[0], pair[1]];
        for y in digits.iter().filter(|_| digits == others) {
            for house in House::all() {
                let link = places(position, y, house);
                let is_apart = link.len() == 2 && !link.contains(&one) && !link.contains(&two);
                if is_apart && (one.sees(link[0]) && two.sees(link[1]) || one.sees(link[1]) && two.sees(link[0])) {
                    let truths = vec![Constraint::cell(one), Constraint::cell(two), Constraint::digit_in(y, house)];
                    let x = digits.without(y).single().expect("two digits");
                    found.push((seeing(position, x, &[one, two]), truths));
                }
            }
        }
    }
    found
}

/// "Cells with the same two candidates, each seeing the next, an even number of them and at least
/// four: both digits go from cells that see the first and the last."
fn remote_pairs(position: &Position) -> Vec<Find> {
    fn longer(position: &Position, same: &[(Cell, DigitSet)], path: &mut Vec<Cell>, found: &mut Vec<Find>) {
        let (first, last) = (path[0], path[path.len() - 1]);
        if path.len() >= 4 && path.len().is_multiple_of(2) {
            let gone = same[0].1.iter().flat_map(|digit| seeing(position, digit, &[first, last]));
            found.push((gone.collect(), path.iter().copied().map(Constraint::cell).collect()));
        }
        for &(next, _) in same.iter().filter(|(next, _)| next.sees(last)) {
            if !path.contains(&next) {
                path.push(next);
                longer(position, same, path, found);
                path.pop();
            }
        }
    }
    let (mut found, two) = (Vec::new(), cells_with(position, 2));
    for &(start, digits) in &two {
        let same: Vec<_> = two.iter().copied().filter(|(_, others)| *others == digits).collect();
        longer(position, &same, &mut vec![start], &mut found);
    }
    found
}

/// "Cells of a house outside another one that it crosses have one digit more than cells. In the
/// other house these digits can only go where both cross or in as many cells. These lose everything
/// else, and the rest of the first house the digits."
fn almost_locked(position: &Position, size: usize) -> Vec<Find> {
    let mut found = Vec::new();
    for from in House::all() {
        for to in House::all().filter(|to| (from.cells() & to.cells()).len() == 3) {
            let outside: Vec<Cell> = ((from.cells() - to.cells()) & position.empty_cells()).iter().collect();
            // A cell with one candidate is a single.
            let open: Vec<Cell> = outside.iter().copied().filter(|&cell| position.candidates(cell).len() > 1).collect();
            for cells in choices(&open, size - 1) {
                let digits = cells.iter().fold(DigitSet::EMPTY, |all, &cell| all | position.candidates(cell));
                let of_digits: Vec<Vec<Cell>> = digits.iter().map(|digit| places(position, digit, to)).collect();
                let others: BTreeSet<Cell> =
                    of_digits.iter().flatten().copied().filter(|&cell| !from.cells().contains(cell)).collect();
                let is_open = of_digits.iter().all(|places| !places.is_empty());
                if digits.len() != size || others.len() != size - 1 || !is_open {
                    continue;
                }
                let of = |cell: Cell, digits: DigitSet| digits.iter().map(move |digit| Candidate::new(cell, digit));
                let in_others = others.iter().flat_map(|&cell| of(cell, position.candidates(cell) - digits));
                let rest = outside.iter().filter(|cell| !cells.contains(cell));
                let in_rest = rest.flat_map(|&cell| of(cell, position.candidates(cell) & digits));
                let truths = cells.iter().copied().map(Constraint::cell);
                let truths = truths.chain(digits.iter().map(|digit| Constraint::digit_in(digit, to)));
                found.push((in_others.chain(in_rest).collect(), truths.collect()));
            }
        }
    }
    found
}

/// "Two candidates do not go together if they are the same digit in a house, or if some cells of a
/// house have one digit more than cells and would lose both. A candidate that goes together with
/// none of another cell goes."
fn aligned_pairs(position: &Position) -> Vec<Find> {
    let mut apart: BTreeSet<(Candidate, Candidate)> = BTreeSet::new();
    for house in House::all() {
        let cells: Vec<Cell> = (house.cells() & position.empty_cells()).iter().collect();
        for set in (1..=cells.len()).flat_map(|size| choices(&cells, size)) {
            let digits = set.iter().fold(DigitSet::EMPTY, |all, &cell| all | position.candidates(cell));
            if digits.len() != set.len() + 1 {
                continue;
            }
            let taking = |digit: Digit| {
                let of_digit: Vec<Cell> =
                    set.iter().copied().filter(|&cell| position.candidates(cell).contains(digit)).collect();
                seeing(position, digit, &of_digit)
            };
            for (one, two) in digits.iter().flat_map(|one| digits.without(one).iter().map(move |two| (one, two))) {
                apart.extend(taking(one).iter().flat_map(|&one| taking(two).into_iter().map(move |two| (one, two))));
            }
        }
    }
    let goes = |one: Candidate, two: Candidate| {
        let is_same = one.digit() == two.digit() && one.cell().sees(two.cell());
        !is_same && !apart.contains(&(one, two))
    };
    let is_lost = |candidate: &Candidate| {
        position.empty_cells().without(candidate.cell()).iter().any(|cell| {
            let mut digits = position.candidates(cell).iter();
            digits.all(|digit| !goes(*candidate, Candidate::new(cell, digit)))
        })
    };
    vec![(position.all_candidates().iter().filter(is_lost).collect(), Vec::new())]
}

/// "In a row and a column that cross in a cell, digits have no places outside the box of this cell
/// but one cell each. Three such digits with the same three cells leave no room for others there.
/// Two such digits of this cell, and two of the cell at the opposite corner, leave no room in the
/// four cells."
fn fireworks(position: &Position, size: usize) -> Vec<Find> {
    let is_bound = |digit: Digit, line: HouseKind, pivot: Cell, wing: Cell| {
        let of_line = places(position, digit, line_of(pivot, line));
        !of_line.is_empty() && of_line.iter().all(|&cell| cell == wing || share(cell, pivot, HouseKind::Box))
    };
    let bound = |pivot: Cell, in_row: Cell, in_column: Cell| -> Vec<Digit> {
        let is_bound = |&digit: &Digit| {
            is_bound(digit, HouseKind::Row, pivot, in_row) && is_bound(digit, HouseKind::Column, pivot, in_column)
        };
        Digit::all().filter(is_bound).collect()
    };
    let empty: Vec<Cell> = position.empty_cells().iter().collect();
    let mut found = Vec::new();
    for &pivot in &empty {
        let in_line =
            |kind| Cell::all().filter(move |&cell| share(pivot, cell, kind) && !share(pivot, cell, HouseKind::Box));
        for (a, b) in in_line(HouseKind::Row).flat_map(|a| in_line(HouseKind::Column).map(move |b| (a, b))) {
            let both = |digits: &[Digit], pivot: Cell| -> Vec<Constraint> {
                let lines = [HouseKind::Row, HouseKind::Column].map(|kind| line_of(pivot, kind));
                digits.iter().flat_map(|&digit| lines.map(|line| Constraint::digit_in(digit, line))).collect()
            };
            let others = |cells: &[(Cell, Vec<Digit>)]| -> Vec<Candidate> {
                let of_cell = |(cell, digits): &(Cell, Vec<Digit>)| {
                    let digits: DigitSet = digits.iter().copied().collect();
                    let cell = *cell;
                    (position.candidates(cell) - digits)
                        .iter()
                        .map(move |digit| Candidate::new(cell, digit))
                        .collect::<Vec<_>>()
                };
                cells.iter().flat_map(of_cell).collect()
            };
            let own = bound(pivot, a, b);
            if size == 3 {
                for three in choices(&own, 3) {
                    let gone = others(&[pivot, a, b].map(|cell| (cell, three.clone())));
                    found.push((gone, both(&three, pivot)));
                }
                continue;
            }
            let opposite = Cell::at(b.row(), a.column());
            for (two, other) in choices(&own, 2).into_iter().flat_map(|two| {
                let rest: Vec<Digit> = bound(opposite, b, a).into_iter().filter(|digit| !two.contains(digit)).collect();
                choices(&rest, 2).into_iter().map(move |other| (two.clone(), other))
            }) {
                if empty.contains(&opposite) {
                    let four = [two.clone(), other.clone()].concat();
                    let gone = others(&[(pivot, two.clone()), (opposite, other.clone()), (a, four.clone()), (b, four)]);
                    found.push((gone, [both(&two, pivot), both(&other, opposite)].concat()));
                }
            }
        }
    }
    found
}

/// "Two cells {a, b} in different bands and stacks; a box in the row of the one and the column of
/// the other, with a and b in these lines only. Both go from the rest of the lines outside the box,
/// and from cells that see the two."
fn intersection_pairs(position: &Position) -> Vec<Find> {
    let (mut found, two) = (Vec::new(), cells_with(position, 2));
    for (&(one, digits), &(other, others)) in two.iter().flat_map(|one| two.iter().map(move |other| (one, other))) {
        let (bands, stacks) = ([one, other].map(|cell| cell.row() / 3), [one, other].map(|cell| cell.column() / 3));
        if digits != others || bands[0] == bands[1] || stacks[0] == stacks[1] {
            continue;
        }
        let crossing = Cell::at(one.row(), other.column());
        let block = line_of(crossing, HouseKind::Box);
        let on_cross = |cell: &Cell| share(*cell, one, HouseKind::Row) || share(*cell, other, HouseKind::Column);
        let in_box: Vec<Vec<Cell>> = digits.iter().map(|digit| places(position, digit, block)).collect();
        if in_box.iter().any(|cells| cells.is_empty() || !cells.iter().all(on_cross)) {
            continue;
        }
        let lost = Cell::all().filter(|cell| {
            let is_beside = on_cross(cell) && !block.cells().contains(*cell) && ![one, other].contains(cell);
            is_beside || cell.sees(one) && cell.sees(other)
        });
        let gone = lost.flat_map(|cell| digits.iter().map(move |digit| Candidate::new(cell, digit)));
        let truths = [one, other].map(Constraint::cell).into_iter();
        let truths = truths.chain(digits.iter().map(|digit| Constraint::digit_in(digit, block)));
        found.push((gone.filter(|&gone| position.has(gone)).collect(), truths.collect()));
    }
    found
}

fn textbook(id: &str, position: &Position) -> Vec<Find> {
    match id {
        "turbot-fish" => three_links(position),
        "empty-rectangle" => empty_rectangles(position),
        "finned-x-wing" => finned_fish(position, 2, false),
        "sashimi-x-wing" => finned_fish(position, 2, true),
        "finned-swordfish" => finned_fish(position, 3, false),
        "sashimi-swordfish" => finned_fish(position, 3, true),
        "finned-jellyfish" => finned_fish(position, 4, false),
        "sashimi-jellyfish" => finned_fish(position, 4, true),
        "xy-wing" => wings(position, false),
        "xyz-wing" => wings(position, true),
        "w-wing" => w_wings(position),
        "remote-pair" => remote_pairs(position),
        "almost-locked-pair" => almost_locked(position, 2),
        "almost-locked-triple" => almost_locked(position, 3),
        "firework-triple" => fireworks(position, 3),
        "firework-quadruple" => fireworks(position, 4),
        "er-intersection-pair" => intersection_pairs(position),
        "aligned-pair-exclusion" => aligned_pairs(position),
        _ => colours(position, id),
    }
}

/// The names of what the textbook has in one chapter.
fn techniques(id: &str) -> Vec<&str> {
    match id {
        // Skyscrapers and kites are turbot fish with names of their own.
        "turbot-fish" => vec!["skyscraper", "two-string-kite", "turbot-fish"],
        _ => vec![id],
    }
}

const CHAPTERS: [&str; 22] = [
    "turbot-fish",
    "empty-rectangle",
    "finned-x-wing",
    "sashimi-x-wing",
    "finned-swordfish",
    "sashimi-swordfish",
    "finned-jellyfish",
    "sashimi-jellyfish",
    "xy-wing",
    "xyz-wing",
    "w-wing",
    "remote-pair",
    "almost-locked-pair",
    "almost-locked-triple",
    "firework-triple",
    "firework-quadruple",
    "er-intersection-pair",
    "aligned-pair-exclusion",
    "simple-colors-trap",
    "simple-colors-wrap",
    "multi-colors-1",
    "multi-colors-2",
];

/// Compares all that both sides conclude at each position; how often there was something, by
/// chapter.
fn assert_the_same_is_concluded(positions: &[Position]) {
    let mut seen = BTreeMap::from(CHAPTERS.map(|id| (id, 0)));
    for position in positions {
        for id in CHAPTERS {
            let proved = |(gone, truths): Find| (gone, Proof::of(truths));
            let slow = textbook(id, position).into_iter().map(proved).collect();
            *seen.get_mut(id).expect("a chapter") += usize::from(agree(&techniques(id), position, slow));
        }
    }
    println!("{} positions: {seen:?}", positions.len());
    assert!(seen.values().all(|&count| count > 0), "some chapters were never needed: {seen:?}");
}

#[test]
fn the_textbook_comes_to_the_same_conclusions() {
    let mut positions = [crate::common::pages::positions(), sample(42, 8)].concat();
    positions.retain(is_solvable);
    assert_the_same_is_concluded(&positions);
}

#[test]
#[ignore = "takes minutes; run by hand after a change of one of these searches, as the module header says"]
fn the_textbook_comes_to_the_same_conclusions_at_many_positions() {
    let mut positions = [crate::common::pages::positions(), many_positions()].concat();
    positions.retain(is_solvable);
    assert_the_same_is_concluded(&positions);
}
