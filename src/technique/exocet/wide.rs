//! Exocets in houses of any kind.
//!
//! The base is two cells in a line and a box, the targets are two objects outside both: cells, or
//! pairs of cells one of which must hold a digit that the base cannot have. If a digit of the base
//! were in neither target, some houses could not all have it; so the targets hold the digits of the
//! base. All fillings of base and houses are gone through: a candidate that fits none of them is
//! false.
//!
//! | exocet | houses | targets |
//! |---|---|---|
//! | with a two-cell target | three lines across the base | along the base, one or both of two
//! cells |
//! | senior | three lines across the base | at least one not along the base |
//! | Franken | lines of one direction, and one or two boxes | anywhere |
//! | mutant | rows and columns mixed | anywhere |
//! | on four houses | four, where no three do | anywhere |
//!
//! **Search.** For each base and digit the *templates*, the ways to place the digit in the whole
//! grid, that use a base cell: each must meet one of the targets. Few pairs of targets are left,
//! and only for these are houses tried.
//!
//! **Proof.** The base cells, each digit in each of the houses, and of a target of two cells the
//! digit that takes one.
//!
//! D. P. Bird, *JExocet Compendium*; champagne, on the forum of the New Sudoku Players.

use crate::board::{
    CandidateSet, Cell, CellSet, Digit, DigitSet, Element, House, HouseKind, HouseSet, Literal, Position,
};
use crate::logic::{
    Changes, Evidence, ExocetTarget, Fact, Facts, Family, Flow, Limits, Proof, Sink, Spec, WideExocet, refuted,
};
use crate::technique::chute::crossed;

/// A target of two cells.
pub static JE_TARGET_PAIR: Spec = wide("je-target-pair", |facts, _, sink| report(facts, Kind::Pair, sink));

/// A target outside the band or stack of the base.
pub static SENIOR_EXOCET: Spec = wide("senior-exocet", |facts, _, sink| report(facts, Kind::Senior, sink));

/// Boxes among the houses.
pub static FRANKEN_EXOCET: Spec = wide("franken-exocet", |facts, _, sink| report(facts, Kind::Franken, sink));

/// Rows and columns mixed.
pub static MUTANT_EXOCET: Spec = wide("mutant-exocet", |facts, _, sink| report(facts, Kind::Mutant, sink));

/// Four houses.
pub static EXOCET_FOUR_HOUSES: Spec = wide("exocet-four-houses", |facts, _, sink| report(facts, Kind::Four, sink));

const fn wide(id: &'static str, search: fn(&Facts, &Limits, &mut Sink<'_>) -> Flow) -> Spec {
    Spec::new(id, Family::Exocet, search).evidence(Evidence::Derived)
}

/// The kind of houses and targets, in the order in which they are tried.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Junior,
    Pair,
    Senior,
    Franken,
    Mutant,
    Four,
}

/// The most ways to place a digit that are looked at: with more, its places say little.
const MOST_TEMPLATES: usize = 2_000;

fn report(facts: &Facts, kind: Kind, sink: &mut Sink<'_>) -> Flow {
    sink.tick()?;
    facts.get::<WideExocets>().0.iter().filter(|(known, ..)| *known == kind).try_for_each(|(_, exocet, removed)| {
        let proof = Proof::of(exocet.truths());
        sink.find(exocet.clone().into(), removed.iter().map(Literal::is_not), proof)
    })
}

/// Every exocet that concludes something.
#[derive(Default)]
struct WideExocets(Vec<(Kind, WideExocet, CandidateSet)>);

impl Fact for WideExocets {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0.clear();
        let position = facts.position();
        let templates: Vec<Option<Vec<CellSet>>> =
            Digit::all().map(|digit| templates(position, digit, MOST_TEMPLATES)).collect();
        for block in (0..9).map(House::block) {
            for line in crossed(block) {
                let segment = block.cells() & line.cells() & position.empty_cells();
                for third in block.cells() & line.cells() {
                    let mut base = segment.without(third).iter();
                    if let (Some(one), Some(two)) = (base.next(), base.next()) {
                        self.of_base(position, &templates, line, [one, two]);
                    }
                }
            }
        }
    }
}

impl WideExocets {
    /// Adds the exocets with this base.
    fn of_base(&mut self, position: &Position, all: &[Option<Vec<CellSet>>], line: House, base: [Cell; 2]) {
        let digits = position.candidates(base[0]) | position.candidates(base[1]);
        if !(3..=4).contains(&digits.len()) {
            return;
        }
        let of_base: CellSet = base.into_iter().collect();
        let mut templates: Vec<CellSet> = Vec::new();
        for digit in digits {
            let Some(of_digit) = &all[usize::from(digit.value() - 1)] else { return };
            templates.extend(of_digit.iter().filter(|template| !template.is_disjoint(of_base)));
        }
        for targets in pairs_of_targets(position, line, base, digits, &templates) {
            let exocet = WideExocet { base, digits, targets, houses: HouseSet::EMPTY };
            let Some((kind, houses)) = houses(position, line, &exocet) else { continue };
            let exocet = WideExocet { houses, ..exocet };
            let removed =
                if kind == Kind::Junior { CandidateSet::EMPTY } else { refuted(position, &Proof::of(exocet.truths())) };
            if !removed.is_empty() {
                self.0.push((kind, exocet, removed));
            }
        }
    }
}

/// The ways to place a digit in all rows, columns and boxes; none if they are too many.
fn templates(position: &Position, digit: Digit, most: usize) -> Option<Vec<CellSet>> {
    let all = position.cells_for(digit) | position.digits().cells_with(digit);
    let mut found = Vec::new();
    place(all, CellSet::EMPTY, 0, most, &mut found)?;
    Some(found)
}

fn place(open: CellSet, placed: CellSet, row: usize, most: usize, found: &mut Vec<CellSet>) -> Option<()> {
    if row == 9 {
        found.push(placed);
        return (found.len() <= most).then_some(());
    }
    for cell in open & House::row(row).cells() {
        place(open - cell.peers(), placed.with(cell), row + 1, most, found)?;
    }
    Some(())
}

/// The pairs of targets one of which each template meets.
fn pairs_of_targets(
    position: &Position,
    line: House,
    base: [Cell; 2],
    digits: DigitSet,
    templates: &[CellSet],
) -> Vec<[ExocetTarget; 2]> {
    let outside = position.empty_cells() - line.cells() - House::block(base[0].box_number()).cells();
    let all = targets(position, outside, digits);
    // By target, the templates that meet it, as a row of bits.
    let words = templates.len().div_ceil(64);
    let mut of_cells = vec![0u64; Cell::COUNT * words];
    for (number, template) in templates.iter().enumerate() {
        for cell in *template {
            of_cells[cell.index() * words + number / 64] |= 1 << (number % 64);
        }
    }
    let meet = |target: &ExocetTarget| -> Vec<u64> {
        let of_cell = |cell: Cell| &of_cells[cell.index() * words..][..words];
        (0..words).map(|word| target.cells.iter().fold(0, |all, cell| all | of_cell(cell)[word])).collect()
    };
    let met: Vec<Vec<u64>> = all.iter().map(meet).collect();
    let every = |word: usize| u64::MAX >> (64 * (word + 1)).saturating_sub(templates.len());
    let meet_all = |one: usize, two: usize| (0..words).all(|word| met[one][word] | met[two][word] == every(word));
    let mut found = Vec::new();
    for one in 0..all.len() {
        let is_second = |two: &usize| all[one].cells.is_disjoint(all[*two].cells) && meet_all(one, *two);
        found.extend((one + 1..all.len()).filter(is_second).map(|two| [all[one], all[two]]));
    }
    found
}

/// The cells that can be two of the digits, and the pairs of cells of a line and a box one of which
/// another digit must take.
fn targets(position: &Position, among: CellSet, digits: DigitSet) -> Vec<ExocetTarget> {
    let has_two = |cells: CellSet| {
        let all = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | position.candidates(cell));
        (all & digits).len() >= 2
    };
    let cells = among.iter().map(CellSet::of).filter(|cells| has_two(*cells));
    let mut found: Vec<ExocetTarget> = cells.map(|cells| ExocetTarget { cells, taken: None }).collect();
    for line in House::all().filter(|house| house.kind() != HouseKind::Box) {
        for digit in DigitSet::full() - digits {
            let cells = position.cells_in(digit, line);
            let are_in_box = cells.common_houses().any(|house| house.kind() == HouseKind::Box);
            if cells.len() == 2 && are_in_box && cells.is_subset(among) && has_two(cells) {
                let known = found.iter().any(|known| known.cells == cells);
                if !known {
                    found.push(ExocetTarget { cells, taken: Some((digit, line)) });
                }
            }
        }
    }
    found
}

/// The simplest houses in which a digit of the base that is in neither target has no room.
fn houses(position: &Position, line: House, exocet: &WideExocet) -> Option<(Kind, HouseSet)> {
    let of_base: CellSet = exocet.base.into_iter().collect();
    let open: Vec<House> = House::all().filter(|house| house.cells().is_disjoint(of_base)).collect();
    // By digit and base cell, the places in each house.
    let cases = exocet.digits.iter().flat_map(|digit| exocet.base_of(position, digit).map(move |cell| (digit, cell)));
    let places: Vec<Vec<CellSet>> = cases
        .map(|(digit, cell)| open.iter().map(|&house| exocet.places(position, digit, cell, house)).collect())
        .collect();
    let fails = |chosen: &[usize]| places.iter().all(|places| !fit(places, chosen, CellSet::full()));
    let mut best: Option<(Kind, HouseSet)> = None;
    let mut take = |chosen: &[usize]| {
        let houses: HouseSet = chosen.iter().map(|&place| open[place]).collect();
        let Some(kind) = kind(line, exocet, houses) else { return };
        if best.is_none_or(|(known, _)| kind < known) && fails(chosen) {
            best = Some((kind, houses));
        }
    };
    for a in 0..open.len() {
        for b in a + 1..open.len() {
            (b + 1..open.len()).for_each(|c| take(&[a, b, c]));
        }
    }
    if best.is_some() {
        return best;
    }
    for a in 0..open.len() {
        for b in a + 1..open.len() {
            for c in b + 1..open.len() {
                for d in c + 1..open.len() {
                    if fails(&[a, b, c, d]) {
                        return Some((Kind::Four, [a, b, c, d].into_iter().map(|place| open[place]).collect()));
                    }
                }
            }
        }
    }
    None
}

/// Whether a digit can have a place in each of the chosen houses, given its places in all.
fn fit(places: &[CellSet], chosen: &[usize], open: CellSet) -> bool {
    let Some((first, rest)) = chosen.split_first() else { return true };
    (places[*first] & open).iter().any(|cell| fit(places, rest, open - cell.peers()))
}

/// The kind of an exocet with three houses; none if it has no name.
fn kind(line: House, exocet: &WideExocet, houses: HouseSet) -> Option<Kind> {
    let has = |kind: HouseKind| houses.iter().any(|house| house.kind() == kind);
    let (rows, columns, boxes) = (has(HouseKind::Row), has(HouseKind::Column), has(HouseKind::Box));
    match (rows && columns, boxes, rows || columns) {
        (true, ..) => Some(Kind::Mutant),
        (false, true, true) => Some(Kind::Franken),
        (false, false, _) if houses.iter().all(|house| house.kind() != line.kind()) => {
            let along: HouseSet = crossed(line).collect();
            let is_along = exocet.target_cells().is_subset(along.cells());
            let is_pair = exocet.targets.iter().any(|target| target.taken.is_some());
            Some(match (is_along, is_pair) {
                (true, false) => Kind::Junior,
                (true, true) => Kind::Pair,
                (false, _) => Kind::Senior,
            })
        }
        _ => None,
    }
}
