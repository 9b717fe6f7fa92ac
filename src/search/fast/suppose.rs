//! Suppositions, each followed by singles in all houses at once, to see whether it fails.
//!
//! Whether singles lead to a contradiction does not depend on their order. Each round fills what is
//! single in its cell or in a house. That two cells of a house have the same digit, or a cell has
//! two, or a digit no place, is only looked at in the end.
//!
//! What a supposition that stands makes true stands, too: its consequences follow there as well.

#[cfg(target_arch = "x86_64")]
use super::avx2;
use super::easy::{Houses, no_digits, present, tallied};
use super::engine::{End, settle, total};
use super::lanes::{Lanes, Row};
use super::state::{ALL_DIGITS, State, of_position};
use super::{Registers, half, words};
use crate::board::{Candidate, Element, Position};

/// A position in which candidates are supposed.
pub(crate) struct Suppositions(Inside);

/// The same, by the place of the vectors.
enum Inside {
    #[cfg(target_arch = "x86_64")]
    Avx2(Start<avx2::Row>, avx2::Confirmed),
    Half(Start<words::Row>),
    Plain(Start<words::Row>),
}

impl Default for Suppositions {
    fn default() -> Self {
        Suppositions::new(Registers::Widest)
    }
}

impl Suppositions {
    /// No position.
    pub(crate) fn new(registers: Registers) -> Self {
        #[cfg(target_arch = "x86_64")]
        if registers == Registers::Widest
            && let Some(confirmed) = avx2::confirmed()
        {
            return Suppositions(Inside::Avx2(Start::NONE, confirmed));
        }
        Suppositions(if registers == Registers::None { Inside::Plain(Start::NONE) } else { Inside::Half(Start::NONE) })
    }

    /// Goes to a position.
    pub(crate) fn move_to(&mut self, position: &Position) {
        match &mut self.0 {
            #[cfg(target_arch = "x86_64")]
            Inside::Avx2(start, _) => *start = Start::new(position),
            Inside::Half(start) | Inside::Plain(start) => *start = Start::new(position),
        }
    }

    /// Whether a candidate of the position, supposed to be true, leads to a contradiction by
    /// singles. The position does not contradict itself.
    pub(crate) fn fails(&mut self, supposed: Candidate) -> bool {
        match &mut self.0 {
            #[cfg(target_arch = "x86_64")]
            Inside::Avx2(start, confirmed) => avx2::fails(start, supposed, *confirmed),
            Inside::Half(start) => start.fails::<half::Half>(supposed),
            Inside::Plain(start) => start.fails::<words::Portable>(supposed),
        }
    }

    /// Whether a candidate of the position, supposed to be true, may lead to a contradiction by
    /// singles and locked candidates. False only if it does not.
    pub(crate) fn may_fail_with_locked(&self, supposed: Candidate) -> bool {
        match &self.0 {
            #[cfg(target_arch = "x86_64")]
            Inside::Avx2(start, confirmed) => avx2::may_fail_with_locked(start, supposed, *confirmed),
            Inside::Half(start) => start.may_fail_with_locked::<half::Half>(supposed),
            Inside::Plain(start) => start.may_fail_with_locked::<words::Portable>(supposed),
        }
    }
}

/// A position, and the candidates known not to fail there.
pub(super) struct Start<R> {
    cells: State<R>,
    sound: State<R>,
}

impl<R: Row> Start<R> {
    const NONE: Self = Start { cells: State::EMPTY, sound: State::EMPTY };

    fn new(position: &Position) -> Self {
        Start { cells: State::of_cells(of_position(position)), sound: State::EMPTY }
    }

    /// The cells of the position with a candidate supposed to be true.
    #[inline(always)]
    fn supposing<V: Lanes<Row = R>>(&self, supposed: Candidate) -> [V; 9] {
        let (cell, digit) = (supposed.cell(), 1 << supposed.digit().index());
        let (mut cells, mut row): ([V; 9], R) = (self.cells.load(), self.cells.0[cell.place_in_box()]);
        row.remove(cell.box_number(), ALL_DIGITS ^ digit);
        cells[cell.place_in_box()] = V::load(&row);
        cells
    }

    /// Whether a supposition fails by singles.
    #[inline(always)]
    pub(super) fn fails<V: Lanes<Row = R>>(&mut self, supposed: Candidate) -> bool {
        let (cell, digit) = (supposed.cell(), 1 << supposed.digit().index());
        if self.sound.0[cell.place_in_box()].digits(cell.box_number()) & digit != 0 {
            return false;
        }
        let mut cells: [V; 9] = self.supposing(supposed);
        if !follow(&mut cells) {
            return true;
        }
        let (mut sound, filled): ([V; 9], [V; 9]) = (self.sound.load(), filled(&cells));
        for place in 0..9 {
            sound[place] = sound[place].or(filled[place]);
        }
        self.sound.store(&sound);
        false
    }

    /// Whether a supposition may fail by singles and locked candidates.
    #[inline(always)]
    pub(super) fn may_fail_with_locked<V: Lanes<Row = R>>(&self, supposed: Candidate) -> bool {
        let mut cells: [V; 9] = self.supposing(supposed);
        match settle(&mut cells) {
            End::Dead => true,
            End::Solved => false,
            End::Open => {
                let (any, several) = tallied(&cells);
                !is_consistent(&cells, &filled(&cells), (&any, &several))
            }
        }
    }
}

/// The digits of the cells with one candidate.
#[inline(always)]
fn filled<V: Lanes>(cells: &[V; 9]) -> [V; 9] {
    let (mut filled, mut marks) = (*cells, V::unmarked());
    for place in 0..9 {
        filled[place] = cells[place].singles(&mut marks);
    }
    filled
}

/// Fills singles for as long as there are any. Returns whether they lead to no contradiction.
#[inline(always)]
fn follow<V: Lanes>(cells: &mut [V; 9]) -> bool {
    let mut single = *cells;
    let mut before = total(cells);
    loop {
        let mut marks = V::unmarked();
        for place in 0..9 {
            single[place] = cells[place].singles(&mut marks);
        }
        if !marks.is_unmarked() {
            return false;
        }
        let filled = present(&single);
        for place in 0..9 {
            cells[place] = cells[place].minus(filled.of_cell(place)).or(single[place]);
        }
        let (any, several) = tallied(cells);
        let alone = any.minus(&several);
        for place in 0..9 {
            cells[place] = cells[place].narrowed(cells[place].and(alone.of_cell(place)));
        }
        let after = total(cells);
        if after.equals(before) {
            return is_consistent(cells, &single, (&any, &several));
        }
        before = after;
    }
}

/// Whether no house has a digit in two filled cells, or in none at all, and no cell is the only one
/// for two digits. Given the cells, those that are filled, and what is tallied.
#[inline(always)]
fn is_consistent<V: Lanes>(cells: &[V; 9], filled: &[V; 9], (any, several): (&Houses<V>, &Houses<V>)) -> bool {
    let (_, twice) = tallied(filled);
    let alone = any.minus(several);
    let (mut wrong, mut everywhere) = (twice.boxes, any.boxes);
    for line in 0..3 {
        wrong = wrong.or(twice.rows[line]).or(twice.columns[line]);
        everywhere = everywhere.and(any.rows[line]).and(any.columns[line]);
    }
    for place in 0..9 {
        wrong = wrong.or(cells[place].and(alone.of_cell(place)).without_lowest());
    }
    wrong.and(V::full()).equals(no_digits()) && everywhere.and(V::full()).equals(V::full())
}
