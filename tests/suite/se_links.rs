//! Two to four strong links of a digit, once more: all choices of houses, splits, orders and
//! directions in the order of the definition, one after the other, sorted at the end.

use crate::se_editions::{LINKS, each_step};
use whydoku::board::{Cell, CellSet, Digit, Element, House, Position};
use whydoku::rating::se::Edition;

/// The cells of an end of a strong link.
type End = Vec<Cell>;

/// A house and its two ends.
type Link = (usize, [End; 2]);

/// A step: the rating, the number of candidates as counted, the kinds of houses as text, the cells.
type Found = (f64, usize, String, CellSet);

/// The houses, boxes before rows before columns.
fn house(kind: usize, index: usize) -> House {
    [House::block, House::row, House::column][kind](index)
}

/// A way to split a house: the centre of a cross, the places that must be empty, the two arms.
type Shape = (Option<usize>, Vec<usize>, [Vec<usize>; 2]);

/// The ways in order.
fn patterns(is_box: bool) -> Vec<Shape> {
    let all = |fits: &dyn Fn(usize) -> bool| (0..9).filter(|&place| fits(place)).collect::<Vec<_>>();
    let third = |third| all(&|place| place / 3 == third);
    let column = |column| all(&|place| place % 3 == column);
    if !is_box {
        return [[0, 1, 2], [1, 0, 2], [2, 0, 1]]
            .map(|[empty, a, b]| (None, third(empty), [third(a), third(b)]))
            .into();
    }
    let crosses = (0..9).map(|e| {
        let down = all(&|place| place % 3 == e % 3 && place != e);
        let across = all(&|place| place / 3 == e / 3 && place != e);
        (Some(e), all(&|place| place / 3 != e / 3 && place % 3 != e % 3), [down, across])
    });
    let lines = [[2, 0, 1], [1, 0, 2], [0, 1, 2]];
    let rows = lines.iter().map(|&[empty, a, b]| (None, third(empty), [third(a), third(b)]));
    let columns = lines.iter().map(|&[empty, a, b]| (None, column(empty), [column(a), column(b)]));
    crosses.chain(rows).chain(columns).collect()
}

/// The two ends of a house that is split, in every way that counts.
fn splits(position: &Position, digit: Digit, kind: usize, index: usize) -> Vec<[End; 2]> {
    let house = house(kind, index);
    let at = |place: usize| house.cell(place);
    let has = |place: usize| position.candidates(at(place)).contains(digit);
    let places: Vec<usize> = (0..9).filter(|&place| has(place)).collect();
    let cells = |places: &[usize]| places.iter().map(|&place| at(place)).collect::<End>();
    let is_box = kind == 0;
    match places[..] {
        [a, b] if is_box && (a / 3 == b / 3 || a % 3 == b % 3) => return Vec::new(),
        [a, b] => return vec![[vec![at(a)], vec![at(b)]]],
        _ if !(3..=6).contains(&places.len()) => return Vec::new(),
        _ => {}
    }
    let mut patterns = patterns(is_box);
    if is_box && places.len() == 3 {
        patterns.truncate(9);
    }
    let fitting = patterns.into_iter().enumerate().find(|(_, (_, empty, _))| !empty.iter().any(|&place| has(place)));
    let Some((number, (centre, _, arms))) = fitting else { return Vec::new() };
    let [x, y] = arms.map(|arm| arm.into_iter().filter(|&place| has(place)).collect::<Vec<_>>());
    let with = |arm: &[usize], more: Option<usize>| cells(&[arm, more.as_slice()].concat());
    match (x.len(), y.len()) {
        (0, _) | (_, 0) => Vec::new(),
        (1, 1) => vec![[cells(&y), with(&x, centre)]],
        (1, _) => vec![[cells(&x), with(&y, centre)]],
        (_, 1) => vec![[cells(&y), with(&x, centre)]],
        _ if is_box && number >= 9 && places.len() == 4 && (x[0] % 3, x[1] % 3) == (y[0] % 3, y[1] % 3) => {
            vec![[cells(&x), cells(&y)], [cells(&[x[0], y[0]]), cells(&[x[1], y[1]])]]
        }
        _ => {
            let middle = centre.filter(|&centre| has(centre));
            vec![[with(&x, middle), with(&y, middle)]]
        }
    }
}

/// The house of all these cells: a column, or else a row, or else a box.
fn common_house(one: &End, other: &End) -> Option<House> {
    let all: Vec<Cell> = one.iter().chain(other).copied().collect();
    let fits = |house: &House| all.iter().all(|&cell| house.cells().contains(cell));
    [2, 1, 0].into_iter().flat_map(|kind| (0..9).map(move |index| house(kind, index))).find(fits)
}

/// The cells that see all of these.
fn seeing(one: &End, other: &End) -> CellSet {
    one.iter().chain(other).fold(CellSet::full(), |seen, cell| seen & cell.peers())
}

struct Search<'a> {
    position: &'a Position,
    digit: Digit,
    chosen: Vec<Link>,
    found: Vec<Found>,
}

/// The orders of so many houses, as they are written.
fn orders(length: usize) -> &'static [&'static str] {
    match length {
        2 => &["12"],
        3 => &["123", "213", "132"],
        _ => &["1234", "2134", "3124", "1324", "2314", "3214", "1432", "1342", "2143", "1243", "2413", "1423"],
    }
}

impl Search<'_> {
    /// Chooses a house of each of these kinds.
    fn choose(&mut self, kinds: &[usize]) {
        let Some(&kind) = kinds.get(self.chosen.len()) else { return self.join() };
        let after = self.chosen.last().filter(|last| last.0 / 10 == kind).map_or(0, |last| last.0 % 10 + 1);
        for index in after..9 {
            for ends in splits(self.position, self.digit, kind, index) {
                let cells = |number: usize| self.position.cells_in(self.digit, house(number / 10, number % 10));
                let mine = cells(10 * kind + index);
                if self.chosen.iter().all(|other| (mine & cells(other.0)).is_empty()) {
                    self.chosen.push((10 * kind + index, ends));
                    self.choose(kinds);
                    self.chosen.pop();
                }
            }
        }
    }

    /// Joins the chosen houses in every order and direction.
    fn join(&mut self) {
        let length = self.chosen.len();
        for order in orders(length) {
            let links: Vec<&Link> = order.bytes().map(|place| &self.chosen[usize::from(place - b'1')]).collect();
            for directions in 0..1 << length {
                let turned = |place: usize| directions >> (length - 1 - place) & 1;
                let entered = |place: usize| &links[place].1[turned(place)];
                let left = |place: usize| &links[place].1[1 - turned(place)];
                let joints: Option<Vec<House>> =
                    (1..length).map(|place| common_house(left(place - 1), entered(place))).collect();
                let Some(joints) = joints else { continue };
                let bases =
                    links.iter().fold(CellSet::EMPTY, |all, link| all | house(link.0 / 10, link.0 % 10).cells());
                let victims =
                    |cells: CellSet| self.position.candidates_for(self.digit, cells).iter().map(|one| one.cell());
                let outer = seeing(entered(0), left(length - 1)) - bases;
                let lost: Vec<Cell> = if common_house(entered(0), left(length - 1)).is_none() {
                    victims(joints.iter().fold(outer, |cells, joint| cells - joint.cells())).collect()
                } else if turned(0) == 0 && links.iter().all(|link| links[0].0 <= link.0) {
                    let inner = (1..length).map(|place| seeing(left(place - 1), entered(place)) - bases);
                    inner.chain([outer]).flat_map(victims).collect()
                } else {
                    continue;
                };
                if !lost.is_empty() {
                    let grouped = links.iter().filter(|link| link.1[0].len() + link.1[1].len() > 2).count();
                    let text = text(&links.iter().map(|link| link.0 / 10).collect::<Vec<_>>());
                    let rating = rating(length, grouped, &text);
                    self.found.push((rating, lost.len(), format!("{grouped}{text}"), lost.into_iter().collect()));
                }
            }
        }
    }
}

/// The kinds of houses as text: the smallest of four.
fn text(kinds: &[usize]) -> String {
    let plain: String = kinds.iter().map(|kind| kind.to_string()).collect();
    let exchanged: String = plain
        .chars()
        .map(|kind| {
            if kind == '1' {
                '2'
            } else if kind == '2' {
                '1'
            } else {
                kind
            }
        })
        .collect();
    let back = |text: &str| text.chars().rev().collect::<String>();
    [back(&plain), back(&exchanged), plain, exchanged].into_iter().min().expect("four")
}

fn rating(length: usize, grouped: usize, text: &str) -> f64 {
    let more = match (text.contains('0'), text.contains('2')) {
        _ if grouped > 0 => 0.3,
        (false, false) => 0.0,
        (true, true) => 0.2,
        _ => 0.1,
    };
    [4.0, 5.4, 5.8][length - 2] + more
}

/// The first step with so many links.
fn first(position: &Position, length: usize) -> Option<Found> {
    let mut tuples: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..length {
        let longer = |tuple: &Vec<usize>| {
            let least = tuple.last().copied().unwrap_or(0);
            (least..3).map(|kind| [&tuple[..], &[kind]].concat()).collect::<Vec<_>>()
        };
        tuples = tuples.iter().flat_map(longer).collect();
    }
    tuples.sort_by_key(|tuple| tuple.iter().rev().copied().collect::<Vec<_>>());
    let mut all = Vec::new();
    for tuple in &tuples {
        for digit in Digit::all() {
            let mut search = Search { position, digit, chosen: Vec::new(), found: Vec::new() };
            search.choose(tuple);
            all.extend(search.found.into_iter().map(|found| (digit, found)));
        }
    }
    all.sort_by(|(_, a), (_, b)| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)).then(a.2.cmp(&b.2)));
    all.into_iter().next().map(|(_, found)| found)
}

/// Compares each position that `of` lets pass; four links only where it lets them.
fn compare(of: impl Fn(usize) -> bool) -> [usize; 3] {
    let (mut met, mut number) = ([0; 3], 0);
    each_step(Edition::Extended, |position, step| {
        for (rule, links) in LINKS.into_iter().zip(2..) {
            if step.rule < rule {
                return;
            }
            number += 1;
            if step.rule != rule && !of(number) {
                continue;
            }
            let expected = first(position, links);
            let context = || format!("{} links at {}", links, position.digits());
            if step.rule == rule {
                met[links - 2] += 1;
                let (rating, _, _, cells) = expected.unwrap_or_else(|| panic!("{}", context()));
                let removed: CellSet = step.eliminations.iter().map(|candidate| candidate.cell()).collect();
                assert_eq!((step.rating.0, removed), (((rating + 0.05) * 10.0) as u16, cells), "{}", context());
            } else {
                assert!(expected.is_none(), "{}: {expected:?}", context());
            }
        }
    });
    met
}

#[test]
fn the_first_chain_of_the_definition_is_taken() {
    let met = compare(|number| number % 25 == 0);
    assert!(met.iter().all(|&count| count > 0), "{met:?}");
}

#[test]
#[ignore = "takes seconds to minutes; run by hand after a change of strong links"]
fn no_chain_of_the_definition_is_missed() {
    compare(|_| true);
}
