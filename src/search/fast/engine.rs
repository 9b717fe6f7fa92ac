//! The rules, all houses at once, and the branching.
//!
//! One round of [`settle`] does, with a few hundred instructions and no loop over cells, houses or
//! digits:
//!
//! 1. *Naked singles*: their digit is removed from the other cells of their box; step 2 removes it
//!    from row and column.
//! 2. *Locked candidates*, in rows and then in columns. In a band a digit occupies three of nine
//!    minirows, one in each row and one in each box: a permutation. A minirow stays possible if the
//!    four others that are in neither its row nor its box allow a permutation, which there are two
//!    of: `N(a) & N'(b) | N'(a) & N(b)`, with rows a and b, and N and N' the next boxes of the
//!    band. This one formula is pointing, claiming and all else that a digit's minirows imply about
//!    each other.
//! 3. *Hidden singles*: a digit that is sure to be in a minirow (it is out of the other two of the
//!    box) and has one cell there. As step 2 has settled the rows, these are the hidden singles of
//!    rows and boxes; minicolumns give those of columns and boxes.
//! 4. A cell without digits or a box without a place for some digit is a dead end. A digit without
//!    a place in a row or column has none in its band, by step 2, and so none in a box.
//!
//! Sums detect the end: numbers only ever shrink, so an unchanged sum over a box means that nothing
//! changed, and if the nine sets of a box together hold all digits and sum to 511, each digit has
//! one place. Where a word holds three boxes, its sum says the same of all three: none of them can
//! sum to less, and as long as all sum to 511 or more, the 32 bits of the word tell any two of its
//! sums apart. Then rows, columns and cells are checked once, which costs a quarter of a round that
//! would change nothing.
//!
//! When a round changes nothing, the search branches on a cell with two candidates, or else on one
//! with the fewest, and keeps the alternatives on a stack of plain copies.

use super::choice::choose;
use super::lanes::{Lanes, Row};
use super::state::State;
use crate::board::Grid;
use crate::cancel::Cancel;
use smallvec::SmallVec;
use std::ops::ControlFlow;

/// Observes a search, and may pause it. The observer `()` ignores everything and costs nothing.
pub trait Observer {
    /// Called before a guess, with the number of guesses already open. Breaking pauses the search
    /// before the guess.
    fn guess(&mut self, depth: usize) -> ControlFlow<()>;
    /// Called when a guess has ended and the search turns to the other candidates of its cell, with
    /// the number of guesses still open.
    fn retreat(&mut self, depth: usize);
}

/// Pauses the search at the first guess after the flag was set.
impl Observer for Cancel<'_> {
    #[inline(always)]
    fn guess(&mut self, _depth: usize) -> ControlFlow<()> {
        if self.is_cancelled() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    #[inline(always)]
    fn retreat(&mut self, _depth: usize) {}
}

impl Observer for () {
    #[inline(always)]
    fn guess(&mut self, _depth: usize) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn retreat(&mut self, _depth: usize) {}
}

/// The states still to be searched, the next one last. Nothing is allocated up to a depth of eight.
#[derive(Clone)]
pub(super) struct Stack<R> {
    states: SmallVec<[State<R>; 8]>,
    /// The number of states that wait; the others are spare room.
    waiting: usize,
    /// Whether a state has been taken since the start or the last pause.
    begun: bool,
}

/// The reason why a search stops.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// There is a solution, which [`Stack::found`] returns until the search goes on.
    Solution,
    /// There are no more.
    End,
    /// The observer has paused it.
    Pause,
}

impl<R: Row> Stack<R> {
    #[inline(always)]
    pub(super) fn new(start: State<R>) -> Self {
        let mut states = SmallVec::new();
        states.push(start);
        Stack { states, waiting: 1, begun: false }
    }

    /// The solution that was found last.
    #[inline(always)]
    pub(super) fn found(&self) -> Grid {
        self.states[self.waiting].grid()
    }

    /// Takes the next state.
    #[inline(always)]
    fn take<V: Lanes<Row = R>, O: Observer>(&mut self, observer: &mut O) -> Option<[V; 9]> {
        self.waiting = self.waiting.checked_sub(1)?;
        let cells = self.states[self.waiting].load();
        if self.begun {
            observer.retreat(self.waiting);
        } else if has_twins(&cells) {
            return None;
        }
        self.begun = true;
        Some(cells)
    }

    /// Puts back the state that was taken last, so that the search can resume there.
    #[inline(always)]
    fn put_back<V: Lanes<Row = R>>(&mut self, cells: &[V; 9]) {
        self.spare().store(cells);
        self.waiting += 1;
        self.begun = false;
    }

    /// Room for one more waiting state.
    #[inline(always)]
    fn spare(&mut self) -> &mut State<R> {
        if self.waiting == self.states.len() {
            self.states.push(State::EMPTY);
        }
        &mut self.states[self.waiting]
    }

    /// Guesses the lowest digit of a cell, and keeps the others for later.
    #[inline(always)]
    fn guess<V: Lanes<Row = R>>(&mut self, cells: &mut [V; 9]) {
        let state = self.spare();
        state.store(cells);
        let (place, number) = choose(cells, state);
        let row = &mut state.0[place];
        let digits = row.digits(number);
        let later = digits & digits.wrapping_sub(1);
        row.remove(number, later);
        *cells = state.load();
        let row = &mut state.0[place];
        row.remove(number, digits);
        row.put(number, later);
        self.waiting += 1;
    }
}

/// Searches for the next solution. After a pause the next call resumes there.
#[inline(always)]
pub(super) fn advance<V: Lanes, O: Observer>(stack: &mut Stack<V::Row>, observer: &mut O) -> Step {
    while let Some(mut cells) = stack.take::<V, O>(observer) {
        loop {
            match settle(&mut cells) {
                End::Dead => break,
                End::Solved => {
                    stack.spare().store(&cells);
                    return Step::Solution;
                }
                End::Open => {
                    if observer.guess(stack.waiting).is_break() {
                        stack.put_back(&cells);
                        return Step::Pause;
                    }
                    stack.guess(&mut cells);
                }
            }
        }
    }
    Step::End
}

/// The outcome of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    Dead,
    Solved,
    Open,
}

/// Applies the rules to a state for as long as they change anything.
#[inline(always)]
pub(super) fn settle_state<V: Lanes>(state: &mut State<V::Row>) -> End {
    let mut cells: [V; 9] = state.load();
    let end = settle(&mut cells);
    state.store(&cells);
    end
}

/// Applies all rules for as long as they change anything.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub(super) fn settle<V: Lanes>(cells: &mut [V; 9]) -> End {
    let mut before = total(cells);
    loop {
        if !naked_singles(cells).is_unmarked() {
            return End::Dead;
        }
        let (in_rows, _) = lines::<V, true>(cells);
        let (in_columns, union) = lines::<V, false>(cells);
        if !union.equals(V::full()) {
            return End::Dead;
        }
        for place in 0..9 {
            let hidden = in_rows[place / 3].or(in_columns[place % 3]).and(cells[place]);
            cells[place] = cells[place].narrowed(hidden);
        }
        let after = total(cells);
        if after.equals(V::solved()) {
            return if is_solution(cells) { End::Solved } else { End::Dead };
        }
        if after.equals(before) {
            return End::Open;
        }
        before = after;
    }
}

/// The sum of the sets of each box, taken as numbers.
#[inline(always)]
pub(super) fn total<V: Lanes>(cells: &[V; 9]) -> V {
    let mut sum = cells[0];
    for &cell in &cells[1..] {
        sum = sum.add(cell);
    }
    sum
}

/// Whether every cell has a digit and every row and column has all, where every digit has one place
/// in each box.
#[inline(always)]
pub(super) fn is_solution<V: Lanes>(cells: &[V; 9]) -> bool {
    let (mut all, mut marks) = (V::full(), V::unmarked());
    for line in 0..3 {
        let row = cells[3 * line].or(cells[3 * line + 1]).or(cells[3 * line + 2]);
        all = all.and(row.or(row.next_in_band()).or(row.after_next_in_band()));
        let column = cells[line].or(cells[line + 3]).or(cells[line + 6]);
        all = all.and(column.or(column.next_in_stack()).or(column.after_next_in_stack()));
    }
    for &cell in cells {
        cell.singles(&mut marks);
    }
    all.equals(V::full()) && marks.is_unmarked()
}

/// Removes the digits of naked singles from the other cells of the box. Returns marks where a cell
/// is empty.
#[inline(always)]
fn naked_singles<V: Lanes>(cells: &mut [V; 9]) -> V {
    let (mut single, mut marks) = (*cells, V::unmarked());
    for place in 0..9 {
        single[place] = cells[place].singles(&mut marks);
    }
    let mut digits = single[0];
    for &one in &single[1..] {
        digits = digits.or(one);
    }
    for place in 0..9 {
        cells[place] = cells[place].minus(digits).or(single[place]);
    }
    marks
}

/// Whether a digit fills two cells of a box. The rules detect such a conflict at once in rows and
/// columns, but in a box only after all of its cells have been tried. Guesses do not make one.
#[inline(always)]
fn has_twins<V: Lanes>(cells: &[V; 9]) -> bool {
    let mut marks = V::unmarked();
    let mut digits = cells[0].singles(&mut marks);
    let mut twins = digits.minus(digits);
    for cell in &cells[1..] {
        let single = cell.singles(&mut marks);
        twins = twins.or(digits.and(single));
        digits = digits.or(single);
    }
    !twins.equals(twins.minus(twins))
}

/// Applies locked candidates to minirows, or else to minicolumns.
///
/// Returns for each line of the boxes the digits that are sure to be there and have one cell, and
/// for each box the digits that have a place.
#[inline(always)]
fn lines<V: Lanes, const ROWS: bool>(cells: &mut [V; 9]) -> ([V; 3], V) {
    let at = |line: usize, i: usize| if ROWS { 3 * line + i } else { line + 3 * i };
    let mut once = [cells[0]; 3];
    let (mut next, mut after_next) = (once, once);
    for line in 0..3 {
        let [a, b, c] = [cells[at(line, 0)], cells[at(line, 1)], cells[at(line, 2)]];
        once[line] = a.or(b).or(c);
        next[line] = if ROWS { once[line].next_in_band() } else { once[line].next_in_stack() };
        after_next[line] = if ROWS { once[line].after_next_in_band() } else { once[line].after_next_in_stack() };
    }
    let mut open = once;
    for line in 0..3 {
        let (a, b) = ((line + 1) % 3, (line + 2) % 3);
        let possible = next[a].and(after_next[b]).or(after_next[a].and(next[b]));
        open[line] = once[line].and(possible);
        for i in 0..3 {
            cells[at(line, i)] = cells[at(line, i)].and(possible);
        }
    }
    let mut sure = open;
    for line in 0..3 {
        let elsewhere = open[(line + 1) % 3].or(open[(line + 2) % 3]);
        let [a, b, c] = [cells[at(line, 0)], cells[at(line, 1)], cells[at(line, 2)]];
        let twice = a.and(b).or(a.or(b).and(c));
        sure[line] = open[line].minus(elsewhere).minus(twice);
    }
    (sure, open[0].or(open[1]).or(open[2]))
}
