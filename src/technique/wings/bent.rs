//! WXYZ-wing and larger: cells of two houses, as many digits as cells, and one digit that may be there twice.
//!
//! A digit whose places among the cells are all in the one house, or all in the other, can be there only once. If that goes
//! for all digits but z, they fill all cells but one at most, so z is in one of its places, and a cell that sees all of these
//! cannot be z. If it goes for all digits, each is there exactly once (a *ring*), and goes from every cell that sees all its
//! places.
//!
//! The houses are a line and a box that cross. A cell of the line outside the box and a cell of the box outside the line never
//! see each other, so the digits that may be there twice are those that both parts have. Or they are any two houses, and in
//! one of them there is only one cell, with two candidates, besides those in both; the others are an almost locked set.
//!
//! **Proof.** The cells: without z there would be a digit too few.

use crate::board::{CandidateSet, Cell, CellSet, DigitSet, Element, House, HouseKind, Literal, Position};
use crate::logic::{AlmostLockedSet, Changes, DisjointSubsets, Evidence, Fact, Facts, Family, Flow, Proof, Sink, Spec};
use crate::technique::als::{Sets, seen_by_all};
use crate::technique::pairs::BivalueCells;
use smallvec::SmallVec;

/// Four cells.
pub static WXYZ_WING: Spec =
    Spec::new("wxyz-wing", Family::Wings, |facts, _, sink| search(facts, 4, sink)).evidence(Evidence::Derived);

/// Five cells.
pub static VWXYZ_WING: Spec =
    Spec::new("vwxyz-wing", Family::Wings, |facts, _, sink| search(facts, 5, sink)).evidence(Evidence::Derived);

/// Six cells.
pub static UVWXYZ_WING: Spec =
    Spec::new("uvwxyz-wing", Family::Wings, |facts, _, sink| search(facts, MOST, sink)).evidence(Evidence::Derived);

/// The sizes of all of these.
const LEAST: usize = 4;
const MOST: usize = 6;

fn search(facts: &Facts, size: usize, sink: &mut Sink<'_>) -> Flow {
    let all = facts.get::<Bent>();
    all.0.iter().filter(|(pattern, _)| pattern.cells().len() == size).try_for_each(|(pattern, gone)| {
        sink.find((*pattern).into(), gone.iter().map(Literal::is_not), Proof::of(pattern.truths()))
    })
}

/// The patterns of all sizes that remove something.
#[derive(Default)]
struct Bent(Vec<(DisjointSubsets, CandidateSet)>);

impl Fact for Bent {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0.clear();
        let position = facts.position();
        for block in (0..9).map(House::block) {
            let lines = House::all().filter(|line| line.kind() != HouseKind::Box);
            for line in lines.filter(|line| !line.cells().is_disjoint(block.cells())) {
                let crossing = line.cells() & block.cells();
                let parts = [line.cells() - crossing, block.cells() - crossing, crossing];
                self.across([line, block], parts.map(|part| Part::new(position, part)), position);
            }
        }
        let sizes = LEAST - 1..MOST;
        for set in facts.get::<Sets>().all.iter().filter(|set| sizes.contains(&set.cells.len())) {
            for cell in facts.get::<BivalueCells>().0 - set.cells {
                self.beside(set, cell, position);
            }
        }
    }
}

impl Bent {
    /// Adds the patterns of a line and a box, of the parts of both apart and of both together.
    fn across(&mut self, houses: [House; 2], parts: [Part; 3], position: &Position) {
        let [in_line, in_box, crossing] = &parts;
        // The first choice is none.
        for one in in_line.choices.iter().skip(1) {
            for two in in_box.choices.iter().skip(1) {
                let (digits, size) = (one.digits | two.digits, usize::from(one.size + two.size));
                if (one.digits & two.digits).len() > 1 || digits.len() > MOST || size >= MOST {
                    continue;
                }
                for both in &crossing.choices {
                    let all = digits | both.digits;
                    if all.len() == size + usize::from(both.size) && (LEAST..=MOST).contains(&all.len()) {
                        self.0.extend(pattern(position, houses, &parts, [one, two, both]));
                    }
                }
            }
        }
    }

    /// Adds the patterns of an almost locked set and a cell with two of its digits, unless they are known.
    fn beside(&mut self, set: &AlmostLockedSet, cell: Cell, position: &Position) {
        let both = position.candidates(cell);
        if !both.is_subset(set.digits) {
            return;
        }
        for (digit, free) in both.iter().flat_map(|digit| both.without(digit).iter().map(move |free| (digit, free))) {
            let crossing = set.places(position, digit);
            let gone = position.candidates_for(free, seen_by_all(set.places(position, free).with(cell)));
            let houses = (set.cells.common_houses().next(), crossing.with(cell).common_houses().next());
            let (false, (Some(line), Some(block))) = (gone.is_empty(), houses) else { continue };
            let pattern = DisjointSubsets {
                line,
                block,
                crossing,
                in_line: set.cells - crossing,
                in_box: CellSet::of(cell),
                line_digits: set.digits - both,
                box_digits: DigitSet::of(digit),
                free: Some(free),
            };
            if !self.0.iter().any(|(known, _)| known.cells() == pattern.cells() && known.free == Some(free)) {
                self.0.push((pattern, gone));
            }
        }
    }
}

/// Some cells, and the choices of them with few enough digits.
struct Part {
    cells: SmallVec<[Cell; 6]>,
    choices: SmallVec<[Choice; 64]>,
}

/// Some cells of a part, as bits, and their digits.
#[derive(Clone, Copy)]
struct Choice {
    chosen: u8,
    size: u8,
    digits: DigitSet,
}

impl Part {
    fn new(position: &Position, cells: CellSet) -> Part {
        let cells: SmallVec<[Cell; 6]> = (cells & position.empty_cells()).iter().collect();
        let mut choices: SmallVec<[Choice; 64]> = SmallVec::new();
        choices.push(Choice { chosen: 0, size: 0, digits: DigitSet::EMPTY });
        for (place, &cell) in cells.iter().enumerate() {
            for index in 0..choices.len() {
                let Choice { chosen, size, digits } = choices[index];
                let next =
                    Choice { chosen: chosen | 1 << place, size: size + 1, digits: digits | position.candidates(cell) };
                if next.digits.len() <= MOST && usize::from(next.size) < MOST {
                    choices.push(next);
                }
            }
        }
        Part { cells, choices }
    }

    fn cells(&self, choice: &Choice) -> CellSet {
        let chosen = self.cells.iter().enumerate().filter(|(place, _)| choice.chosen >> place & 1 == 1);
        chosen.map(|(_, cell)| *cell).collect()
    }
}

/// The pattern of choices of the three parts, if it removes something.
fn pattern(
    position: &Position,
    [line, block]: [House; 2],
    parts: &[Part; 3],
    choices: [&Choice; 3],
) -> Option<(DisjointSubsets, CandidateSet)> {
    let [one, two, both] = choices;
    let [in_line, in_box, crossing] = [0, 1, 2].map(|part| parts[part].cells(choices[part]));
    let (cells, digits) = (in_line | in_box | crossing, one.digits | two.digits | both.digits);
    let free = (one.digits & two.digits).single();
    let gone = |digit| position.candidates_for(digit, seen_by_all(position.cells_for(digit) & cells));
    let gone = match free {
        Some(free) => gone(free),
        None => digits.iter().map(gone).fold(CandidateSet::EMPTY, |all, some| all | some),
    };
    let once = free.map_or(digits, |free| digits.without(free));
    let (line_digits, box_digits) = (once - two.digits, once - one.digits);
    let pattern = DisjointSubsets { line, block, crossing, in_line, in_box, line_digits, box_digits, free };
    (!gone.is_empty()).then_some((pattern, gone))
}
