//! What a Sudoku does not care about, the techniques must not care about: digits' names, the order
//! of lines in a band and of bands, which way the grid is held. The set of all steps maps along.

use crate::common::corpus::sample;
use crate::common::pages;
use crate::common::steps::{one_round, short_instances_among};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use whydoku::Cancel;
use whydoku::board::{
    Candidate, Cell, Constraint, Digit, Element, Grid, House, HouseKind, Literal, Position, Question,
};
use whydoku::logic::{Evidence, Facts, Pattern, Spec};
use whydoku::technique::{self, CATALOGUE, by_id};

/// A way to write the same Sudoku differently: lines go to other lines, then perhaps rows become
/// columns.
#[derive(Clone, Debug)]
struct Symmetry {
    rows: [usize; 9],
    columns: [usize; 9],
    digits: [usize; 9],
    transpose: bool,
}

impl Symmetry {
    fn cell(&self, cell: Cell) -> Cell {
        let (row, column) = (self.rows[cell.row()], self.columns[cell.column()]);
        if self.transpose { Cell::at(column, row) } else { Cell::at(row, column) }
    }

    fn digit(&self, digit: Digit) -> Digit {
        Digit::from_index(self.digits[digit.index()])
    }

    fn candidate(&self, candidate: Candidate) -> Candidate {
        Candidate::new(self.cell(candidate.cell()), self.digit(candidate.digit()))
    }

    fn literal(&self, literal: Literal) -> Literal {
        let candidate = self.candidate(literal.candidate());
        if literal.is_true() { Literal::is(candidate) } else { Literal::is_not(candidate) }
    }

    fn house(&self, house: House) -> House {
        let cells = house.cells().iter().map(|cell| self.cell(cell)).collect();
        House::all().find(|image| image.cells() == cells).expect("houses go to houses")
    }

    fn constraint(&self, constraint: Constraint) -> Constraint {
        match constraint.question() {
            Question::WhichDigit(cell) => Constraint::cell(self.cell(cell)),
            Question::Where(digit, house) => Constraint::digit_in(self.digit(digit), self.house(house)),
        }
    }

    fn position(&self, position: &Position) -> Position {
        let mut digits = Grid::EMPTY;
        for cell in Cell::all() {
            digits.set(self.cell(cell), position.digit(cell).map(|digit| self.digit(digit)));
        }
        let givens = position.givens().map(|givens| givens.iter().map(|cell| self.cell(cell)).collect());
        let candidates = position.all_candidates().iter().map(|candidate| self.candidate(candidate)).collect();
        Position::with_candidates(&digits, givens, candidates).expect("the image holds together")
    }

    /// Whether it turns or mirrors the grid, and no more.
    fn is_of_the_square(&self) -> bool {
        [self.rows, self.columns].iter().all(|lines| [SAME, REVERSED].contains(lines))
    }

    /// The technique of the image: a hidden single of a row becomes one of a column when the grid
    /// is transposed.
    fn technique(&self, id: &'static str) -> &'static str {
        match id {
            "hidden-single-row" if self.transpose => "hidden-single-column",
            "hidden-single-column" if self.transpose => "hidden-single-row",
            other => other,
        }
    }
}

/// A step without its words: conclusions and questions, each in order.
type Bare = (Vec<Literal>, Vec<Constraint>);

fn sorted<T: Ord>(elements: impl Iterator<Item = T>) -> Vec<T> {
    elements.collect::<BTreeSet<T>>().into_iter().collect()
}

/// The technique that looks at the grid as it is held: other symmetries than those of the square
/// hide what it looks for.
const OF_THE_SQUARE: &str = "gurth-symmetrical-placement";

/// How often each step is found, by the technique and what is compared of the step.
type Found = BTreeMap<(&'static str, Bare), usize>;

/// The steps of a position, and the techniques that they are of.
struct Steps {
    techniques: BTreeSet<&'static str>,
    found: Found,
}

/// The steps of some techniques in a position. Derived proofs may differ where a search
/// could go either way, and with them what is concluded together, so of these only each single
/// conclusion counts. Which truths are taken out of a pruned proof depends on their order, so there
/// only what is concluded together counts.
fn steps(position: &Position, specs: impl Iterator<Item = &'static Spec>) -> Steps {
    let (mut techniques, mut found) = (BTreeSet::new(), Found::new());
    let facts = Facts::new(position.clone());
    for spec in specs {
        for step in short_instances_among(spec, &facts) {
            techniques.insert(spec.id);
            // Of several shortest chains with the same ends one is told; which one gives it its
            // name, and says what a loop comes to.
            let id = match &step.pattern {
                Pattern::Chain(chain) if chain.closed => continue,
                Pattern::BlossomLoop(_) => continue,
                // Of several houses that will do, the first are told.
                Pattern::WideExocet(_) => continue,
                Pattern::Chain(_) => "chain",
                _ => spec.id,
            };
            let concluded = sorted(step.concluded.iter().copied());
            if id == "chain" || spec.evidence == Evidence::Derived {
                found.extend(concluded.into_iter().map(|literal| ((id, (vec![literal], Vec::new())), 1)));
            } else if spec.evidence == Evidence::Pruned {
                found.insert((id, (concluded, Vec::new())), 1);
            } else {
                *found.entry((id, (concluded, sorted(step.proof.questions().iter().copied())))).or_insert(0) += 1;
            }
        }
    }
    Steps { techniques, found }
}

fn positions() -> &'static [Position] {
    static POSITIONS: OnceLock<Vec<Position>> = OnceLock::new();
    POSITIONS.get_or_init(|| [pages::positions(), sample(48, 14)].concat())
}

/// The steps of the position with this index; several tests compare them.
fn steps_of(index: usize) -> &'static Steps {
    static STEPS: OnceLock<Vec<OnceLock<Steps>>> = OnceLock::new();
    let all = STEPS.get_or_init(|| positions().iter().map(|_| OnceLock::new()).collect());
    all[index].get_or_init(|| steps(&positions()[index], CATALOGUE.iter().copied()))
}

/// The same steps in the image.
fn mapped(found: &Found, by: &Symmetry) -> Found {
    let image = |((id, (concluded, truths)), &count): (&(&'static str, Bare), &usize)| {
        let concluded = sorted(concluded.iter().map(|&literal| by.literal(literal)));
        let truths = sorted(truths.iter().map(|&truth| by.constraint(truth)));
        ((by.technique(id), (concluded, truths)), count)
    };
    found.iter().filter(|((id, _), _)| *id != OF_THE_SQUARE || by.is_of_the_square()).map(image).collect()
}

fn assert_steps_map_along(index: usize, symmetry: &Symmetry) {
    let position = &positions()[index];
    let specs = CATALOGUE.iter().copied().filter(|spec| spec.id != OF_THE_SQUARE || symmetry.is_of_the_square());
    let image = steps(&symmetry.position(position), specs).found;
    let expected = mapped(&steps_of(index).found, symmetry);
    let differs = image.iter().find(|&(step, count)| expected.get(step) != Some(count));
    let lacks = expected.keys().find(|step| !image.contains_key(step));
    assert!(
        differs.is_none() && lacks.is_none(),
        "in the image of {} under {symmetry:?}: found {differs:?}, missing {lacks:?}",
        position.digits()
    );
}

const SAME: [usize; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const REVERSED: [usize; 9] = [8, 7, 6, 5, 4, 3, 2, 1, 0];
const UNCHANGED: Symmetry = Symmetry { rows: SAME, columns: SAME, digits: SAME, transpose: false };

#[test]
fn every_technique_occurs_among_the_positions() {
    let seen: BTreeSet<&str> = (0..positions().len()).flat_map(|index| &steps_of(index).techniques).copied().collect();
    // Fish of more houses are left out, and kraken fish have a test of their own.
    let is_apart = |spec: &Spec| {
        spec.id.starts_with("kraken-") || ["squirmbag", "whale", "leviathan"].iter().any(|name| spec.id.ends_with(name))
    };
    let missing: Vec<_> = CATALOGUE.iter().filter(|spec| !seen.contains(spec.id) && !is_apart(spec)).collect();
    assert!(missing.is_empty(), "nothing to compare for {missing:?}");
}

#[test]
fn transposing_swaps_rows_and_columns() {
    // The others are turned.
    for index in (1..positions().len()).step_by(2) {
        assert_steps_map_along(index, &Symmetry { transpose: true, ..UNCHANGED });
    }
}

#[test]
fn kraken_fish_map_along() {
    let transposed = Symmetry { transpose: true, ..UNCHANGED };
    let mut seen = 0;
    for position in positions().iter().step_by(12) {
        let image = transposed.position(position);
        for spec in ["kraken-fish-type-1", "kraken-fish-type-2"].map(|id| by_id(id).expect("known")) {
            let concluded = |position: &Position| -> BTreeSet<Literal> {
                let steps =
                    technique::all(spec, &Facts::new(position.clone()), &one_round(spec), Cancel::NEVER).unwrap();
                steps.iter().flat_map(|step| step.concluded.to_vec()).collect()
            };
            let expected: BTreeSet<Literal> = concluded(position).iter().map(|&one| transposed.literal(one)).collect();
            seen += expected.len();
            assert_eq!(concluded(&image), expected, "{spec:?} in the image of {:?}", position.all_candidates());
        }
    }
    assert!(seen > 50, "{seen}");
}

#[test]
fn turning_changes_nothing() {
    let quarter = Symmetry { rows: REVERSED, transpose: true, ..UNCHANGED };
    let half = Symmetry { rows: REVERSED, columns: REVERSED, ..UNCHANGED };
    for index in (0..positions().len()).step_by(2) {
        assert_steps_map_along(index, if index % 4 == 0 { &half } else { &quarter });
    }
}

#[test]
fn houses_map_to_houses_of_their_kind() {
    let transposed = Symmetry { transpose: true, ..UNCHANGED };
    for house in House::all() {
        let expected = match house.kind() {
            HouseKind::Row => House::column(house.number()),
            HouseKind::Column => House::row(house.number()),
            HouseKind::Box => House::block(house.number() % 3 * 3 + house.number() / 3),
        };
        assert_eq!(transposed.house(house), expected);
    }
}

/// Three bands in any order, and in each its three lines in any order.
fn lines() -> impl Strategy<Value = [usize; 9]> {
    let three = || Just([0usize, 1, 2]).prop_shuffle();
    (three(), three(), three(), three()).prop_map(|(bands, a, b, c)| {
        let within = [a, b, c];
        std::array::from_fn(|line| bands[line / 3] * 3 + within[line / 3][line % 3])
    })
}

fn symmetries() -> impl Strategy<Value = Symmetry> {
    (lines(), lines(), Just(SAME).prop_shuffle(), any::<bool>())
        .prop_map(|(rows, columns, digits, transpose)| Symmetry { rows, columns, digits, transpose })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn any_symmetry_maps_the_set_of_all_steps(which in any::<prop::sample::Index>(), symmetry in symmetries()) {
        assert_steps_map_along(which.index(positions().len()), &symmetry);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..ProptestConfig::default() })]

    #[test]
    #[ignore = "takes a minute; run by hand after a change of a search, fewer positions are mapped otherwise"]
    fn any_symmetry_maps_the_set_of_all_steps_at_many_positions(
        which in any::<prop::sample::Index>(),
        symmetry in symmetries(),
    ) {
        assert_steps_map_along(which.index(positions().len()), &symmetry);
    }
}
