//! Set equivalence theory: areas of equal content, and Phistomefel's ring.
//!
//! Two lists of as many houses hold the same digits, each as often. Without the cells that both
//! have, so do the two areas that are left. Take some digits. The cells of the second area that can
//! only be one of these must have partners in the first: there are at least as many cells that can
//! be one of the digits. If there are just as many, these lose all other digits, and the other
//! cells of the second area lose the digits.
//!
//! - **Set equivalence**: two houses on each side.
//! - **Phistomefel's ring**: two rows in different bands and two boxes of the third band, and the
//!   four columns, two through each of the boxes, that leave a ring and four corners; or
//!   transposed.
//!
//! **Search.** A house has each of the digits once. The cells that can be one of them are more by
//! the *excess* of the house, the cells that can be nothing else fewer by its *lack*, and those in
//! between are the *mixed* ones. The two areas are even if the excess of the first side and the
//! lack of the second are the number of mixed cells that both sides have. These numbers are summed
//! house by house; the areas are only made where they may be even. One digit is a fish; two or
//! three are counted, more are hard to follow.
//!
//! **Proof.** The cells of the second area that need the digits, and each digit in each house of
//! the first side. Each of their candidates is in one of these cells of the first area, or is one
//! of the digits in a house of the second side, and there are as many of these.
//!
//! Phistomefel, *Phistomefel's theorem* (2020).

use crate::board::{CandidateSet, CellSet, Digit, DigitSet, Element, House, Literal, Position};
use crate::hash::HashMap;
use crate::logic::{Changes, EqualContent, Evidence, Fact, Facts, Family, Flow, Limits, Proof, Sink, Spec};

/// Two houses on each side.
pub static SET_EQUIVALENCE: Spec = Spec::new("set-equivalence", Family::Rank, of_two).evidence(Evidence::Derived);

/// A ring around a box, and four corners.
pub static PHISTOMEFEL_RING: Spec = Spec::new("phistomefel-ring", Family::Rank, of_rings).evidence(Evidence::Derived);

/// The fewest cells that need the digits: one with two houses on each side is a chain.
const FEWEST: usize = 2;

/// The areas found so far: by what they remove, those with the fewest open cells and their number.
#[derive(Default)]
struct Areas(HashMap<CandidateSet, (usize, EqualContent)>);

impl Areas {
    /// Adds the areas of these houses, with mixed cells, if they are even.
    fn add<const N: usize>(&mut self, position: &Position, counted: &Counts, sides: [[usize; N]; 2]) {
        let [first, second] = sides.map(|side| side.into_iter().map(House::from_index).collect());
        let areas = EqualContent { first, second, digits: counted.digits };
        if !areas.counts_once() {
            return;
        }
        let (first, second) = (areas.first_area(), areas.second_area());
        let (possible, needed) = (first & counted.possible, second & counted.needed);
        // Too few cells that need the digits, or more that can be one of them.
        if needed.len() < FEWEST || needed.len() != possible.len() {
            return;
        }
        let removed = areas.removed(position, possible, second - needed);
        let open = ((first | second) & position.empty_cells()).len();
        let known = self.0.entry(removed).or_insert((usize::MAX, areas));
        if (open, areas.digits.len()) < (known.0, known.1.digits.len()) {
            *known = (open, areas);
        }
    }

    /// Reports the areas, those with the fewest open cells first.
    fn report(self, position: &Position, sink: &mut Sink<'_>) -> Flow {
        let mut found: Vec<(CandidateSet, (usize, EqualContent))> = self.0.into_iter().collect();
        found.sort_unstable_by(|(removed, (open, areas)), (others, (others_open, other))| {
            let first = (open, areas.digits.len()).cmp(&(others_open, other.digits.len()));
            first.then_with(|| removed.iter().cmp(others.iter()))
        });
        found.into_iter().try_for_each(|(removed, (_, areas))| {
            let proof = Proof::of(areas.truths(position));
            sink.find(areas.into(), removed.iter().map(Literal::is_not), proof)
        })
    }
}

/// The digits to count, each two and each three of those that are not placed everywhere, with the
/// cells that can be one of them. If no cell can be another, too, nothing can go.
#[derive(Default)]
struct EachCounted(Vec<Counts>);

impl Fact for EachCounted {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        let position = facts.position();
        let is_open = |digits: &DigitSet| digits.iter().all(|digit| !position.cells_for(digit).is_empty());
        let few = (0..1 << 9).map(DigitSet::from_bits).filter(|digits| (2..=3).contains(&digits.len()));
        let cells = std::array::from_fn(|digit| {
            let digit = Digit::from_index(digit);
            position.cells_for(digit) | position.digits().cells_with(digit)
        });
        let counted = few.filter(is_open).map(|digits| Counts::of(&cells, digits));
        self.0.clear();
        self.0.extend(counted.filter(|counted| counted.possible != counted.needed));
    }
}

fn of_two(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let mut areas = Areas::default();
    for counted in &facts.get::<EachCounted>().0 {
        sink.tick()?;
        let short = counted.short();
        for first in pairs().filter(|[one, two]| short[*one] + short[*two] <= 0) {
            // What each house of the second side adds to the difference of the areas.
            let (excess, adds) = (counted.excess_of(first), counted.adds(first));
            let beyond = counted.beyond_of(first);
            let least = adds.iter().fold(NEVER, |least, adds| least.min(*adds));
            let most = -excess - least;
            if most < least {
                continue;
            }
            for one in (0..27).filter(|one| adds[*one] <= most) {
                for two in (one + 1..27).filter(|two| excess + adds[one] + adds[*two] <= 0) {
                    if counted.beyond_of([one, two]) > beyond {
                        areas.add(position, counted, [first, [one, two]]);
                    }
                }
            }
        }
    }
    areas.report(position, sink)
}

fn of_rings(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let (position, frames) = (facts.position(), Frame::all());
    let mut areas = Areas::default();
    for counted in &facts.get::<EachCounted>().0 {
        sink.tick()?;
        for frame in &frames {
            let [one, two, three, four] = frame.rows.map(|row| by_three(&counted.shared[row]));
            let shared = frame.stacks.map(|stack| {
                let [one, two, three, four] = [one[stack], two[stack], three[stack], four[stack]];
                [0, 1, 2].map(|at| one[at] + two[at] + three[at] + four[at])
            });
            let sides =
                [(counted.excess_of(frame.rows), &counted.lack), (counted.lack_of(frame.rows), &counted.excess)];
            for (side, (of_rows, of_columns)) in sides.into_iter().enumerate() {
                // The first area never has less, so the areas are even only without the columns
                // that add most to the difference.
                let [left, right] = frame.stacks.map(|stack| by_three(of_columns)[stack]);
                let stacks =
                    [[0, 1, 2].map(|at| left[at] - shared[0][at]), [0, 1, 2].map(|at| right[at] - shared[1][at])];
                let most = stacks.map(|[one, two, three]| one.max(two).max(three));
                let all: i8 = stacks.iter().flatten().sum();
                if of_rows + all != most[0] + most[1] {
                    continue;
                }
                for (left, right) in (0..9).map(|out| (out % 3, out / 3)) {
                    if [stacks[0][left], stacks[1][right]] == most {
                        let mut sides = [frame.rows, frame.columns(left, right)];
                        sides.rotate_left(side);
                        if counted.beyond_of(sides[1]) > counted.beyond_of(sides[0]) {
                            areas.add(position, counted, sides);
                        }
                    }
                }
            }
        }
    }
    areas.report(position, sink)
}

/// More than houses can make up for.
const NEVER: i8 = 40;

/// Every two houses.
fn pairs() -> impl Iterator<Item = [usize; 2]> {
    (0..27).flat_map(|one| (one + 1..27).map(move |two| [one, two]))
}

/// A number for each house, with some to spare: they are added many at a time.
type Row = [i8; 32];

/// The numbers of houses of a kind that lie together, three by three.
fn by_three(row: &Row) -> &[[i8; 3]] {
    row.as_chunks().0
}

/// The differences, house by house.
fn less(mut row: Row, other: &Row) -> Row {
    row.iter_mut().zip(other).for_each(|(here, other)| *here -= other);
    row
}

/// The cells that can be one of some digits, counted by house.
struct Counts {
    digits: DigitSet,
    /// The cells that can be one of the digits.
    possible: CellSet,
    /// The cells that can be nothing else.
    needed: CellSet,
    /// By house, the number of cells that can be one of the digits beyond their number.
    excess: Row,
    /// By house, the number of cells that can be nothing else short of it.
    lack: Row,
    /// By house, its excess less its lack. The areas have as many mixed cells as the second side
    /// has more of it than the first, if they are even.
    beyond: Row,
    /// By two houses, the number of mixed cells that both have.
    shared: [Row; 27],
}

impl Counts {
    /// `cells` are those that can be each digit, or are.
    fn of(cells: &[CellSet; 9], digits: DigitSet) -> Counts {
        let (mut possible, mut excluded) = (CellSet::EMPTY, CellSet::EMPTY);
        for (digit, &cells) in Digit::all().zip(cells) {
            if digits.contains(digit) { possible |= cells } else { excluded |= cells }
        }
        let needed = possible - excluded;
        let number = digits.len() as i8;
        let (mut excess, mut lack, mut shared) = ([-number; 32], [number; 32], [[0; 32]; 27]);
        lack[27..].fill(NEVER);
        for cell in possible {
            cell.houses().into_iter().for_each(|house| excess[house.index()] += 1);
        }
        for cell in needed {
            cell.houses().into_iter().for_each(|house| lack[house.index()] -= 1);
        }
        for cell in possible - needed {
            let [row, column, block] = cell.houses().map(House::index);
            for (one, two) in [(row, column), (row, block), (column, block)] {
                shared[one][two] += 1;
                shared[two][one] += 1;
            }
        }
        Counts { digits, possible, needed, excess, lack, beyond: less(excess, &lack), shared }
    }

    fn excess_of<const N: usize>(&self, side: [usize; N]) -> i8 {
        side.iter().map(|&house| self.excess[house]).sum()
    }

    fn lack_of<const N: usize>(&self, side: [usize; N]) -> i8 {
        side.iter().map(|&house| self.lack[house]).sum()
    }

    fn beyond_of<const N: usize>(&self, side: [usize; N]) -> i8 {
        side.iter().map(|&house| self.beyond[house]).sum()
    }

    /// By house, twice its excess, less the most that two houses of the second side make up for.
    fn short(&self) -> [i8; 27] {
        std::array::from_fn(|house| {
            let mut best = [-NEVER; 2];
            for (shared, lack) in self.shared[house].iter().zip(&self.lack) {
                let made_up = 2 * shared - lack;
                best = [best[0].max(made_up), best[1].max(made_up.min(best[0]))];
            }
            2 * self.excess[house] - best[0] - best[1]
        })
    }

    /// The least that each house of the second side adds to the difference of the areas; it adds
    /// more where mixed cells of it are in both houses of the first side.
    fn adds(&self, [one, two]: [usize; 2]) -> Row {
        let mut adds = less(less(self.lack, &self.shared[one]), &self.shared[two]);
        (adds[one], adds[two]) = (NEVER, NEVER);
        adds
    }
}

/// Two rows and two boxes, and the columns through the boxes, or transposed. Without a column of
/// each box, these do not share a ring and four corners with the rows and boxes.
struct Frame {
    rows: [usize; 4],
    /// For each box the number of the three columns through it, by three.
    stacks: [usize; 2],
}

impl Frame {
    /// Every frame of rings.
    fn all() -> Vec<Frame> {
        let mut found = Vec::new();
        let line = |is_row: bool, number: usize| if is_row { House::row(number) } else { House::column(number) };
        let apart = [[0, 1], [0, 2], [1, 2]];
        for is_row in [true, false] {
            for (third, [upper, lower]) in [(2, [0, 1]), (1, [0, 2]), (0, [1, 2])] {
                for boxes in apart {
                    let block = |across: usize| if is_row { third * 3 + across } else { across * 3 + third };
                    let [left, right] = boxes.map(|across| House::block(block(across)).index());
                    let stacks = boxes.map(|stack| line(!is_row, stack * 3).index() / 3);
                    for (one, two) in (0..9).map(|choice| (choice % 3, choice / 3)) {
                        let [above, below] =
                            [upper * 3 + one, lower * 3 + two].map(|number| line(is_row, number).index());
                        found.push(Frame { rows: [above, below, left, right], stacks });
                    }
                }
            }
        }
        found
    }

    /// The columns of a ring, without one of each box.
    fn columns(&self, left: usize, right: usize) -> [usize; 4] {
        let others = |stack: usize, out: usize| [stack * 3 + (out + 1) % 3, stack * 3 + (out + 2) % 3];
        let ([a, b], [c, d]) = (others(self.stacks[0], left), others(self.stacks[1], right));
        [a, b, c, d]
    }
}
