//! engine
use super::lanes::{Lanes, Row};
use crate::board::Grid;
use smallvec::SmallVec;
use super::state::{ALL_DIGITS, State};
use std::ops::ControlFlow;

/// The states still to be looked at, the next one last.
pub(super) struct Stack {
    states: SmallVec<[State; 8]>,
    waiting: usize,
}

impl Stack {
    #[inline(always)]
    pub(super) fn new(start: State) -> Stack {
        let mut states = SmallVec::new();
        states.push(start);
        Stack { states, waiting: 1 }
    }
}

/// Someone who watches a search.
pub trait Observer {
    /// The search is about to branch.
    fn branch(&mut self, depth: usize) -> ControlFlow<()>;
    #[doc(hidden)]
    fn round(&mut self) {}
}

impl Observer for () {
    #[inline(always)]
    fn branch(&mut self, _depth: usize) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

#[derive(PartialEq, Eq)]
enum End {
    Dead,
    Solved,
    Open,
}

/// Searches to the next solution.
#[inline(always)]
pub(super) fn advance<V: Lanes, O: Observer>(stack: &mut Stack, observer: &mut O) -> ControlFlow<(), Option<Grid>> {
    while stack.waiting > 0 {
        stack.waiting -= 1;
        let state = &stack.states[stack.waiting];
        let mut cells = [V::load(&state.0[0]); 9];
        for p in 1..9 {
            cells[p] = V::load(&state.0[p]);
        }
        loop {
            match settle(&mut cells, observer) {
                End::Dead => break,
                End::Solved => {
                    let mut state = State([Row::ZERO; 9]);
                    store(&cells, &mut state);
                    return ControlFlow::Continue(Some(state.to_grid()));
                }
                End::Open => {
                    observer.branch(stack.waiting)?;
                    let (place, pair) = choose(&cells);
                    let lane = pair as usize;
                    if stack.waiting == stack.states.len() {
                        stack.states.push(State([Row::ZERO; 9]));
                    }
                    let state = &mut stack.states[stack.waiting];
                    stack.waiting += 1;
                    store(&cells, state);
                    let digits = &mut state.0[place].0[lane];
                    let rest = *digits & digits.wrapping_sub(1);
                    *digits &= !rest;
                    cells[place] = V::load(&state.0[place]);
                    state.0[place].0[lane] = rest;
                }
            }
        }
    }
    ControlFlow::Continue(None)
}

#[inline(always)]
fn store<V: Lanes>(cells: &[V; 9], state: &mut State) {
    for p in 0..9 {
        cells[p].store(&mut state.0[p]);
    }
}

#[inline(always)]
fn choose<V: Lanes>(cells: &[V; 9]) -> (usize, u32) {
    for place in 0..9 {
        let second = cells[place].without_lowest();
        let two = second.minus(second.without_lowest().is_zero().is_zero()).nonzero_pairs();
        if two != 0 {
            return (place, two.trailing_zeros() / 2);
        }
    }
    let mut best = (99, 0, 0);
    for place in 0..9 {
        let mut row = Row::ZERO;
        cells[place].store(&mut row);
        for (lane, digits) in row.0.into_iter().enumerate() {
            let n = digits.count_ones();
            if n > 1 && n < best.0 {
                best = (n, place, lane as u32);
            }
        }
    }
    (best.1, best.2)
}

const FULL: Row = Row::in_boxes(ALL_DIGITS);

/// All rules.
#[inline(always)]
fn settle<V: Lanes, O: Observer>(x: &mut [V; 9], observer: &mut O) -> End {
    let full = V::load(&FULL);
    let mut sum = total(x);
    loop {
        observer.round();
        naked(x);
        let (in_rows, _) = lines::<V, true>(x);
        let (in_columns, union) = lines::<V, false>(x);
        let mut least = full;
        for p in 0..9 {
            x[p] = in_rows[p / 3].or(in_columns[p % 3]).and(x[p]).or_else(x[p]);
            least = least.least(x[p]);
        }
        let dead = full.minus(union).or(full.and(least.is_zero()));
        if !dead.all_zero() {
            return End::Dead;
        }
        let new = total(x);
        // The numbers only ever shrink, so an equal sum means that nothing has changed.
        if sum.minus(new).or(new.minus(sum)).all_zero() {
            return if full.minus(sum).or(sum.minus(full)).all_zero() { End::Solved } else { End::Open };
        }
        sum = new;
    }
}

#[inline(always)]
fn total<V: Lanes>(x: &[V; 9]) -> V {
    let mut sum = x[0];
    for p in 1..9 {
        sum = sum.add(x[p]);
    }
    sum
}

/// Naked singles: their digit goes from their box.
#[inline(always)]
fn naked<V: Lanes>(x: &mut [V; 9]) {
    let mut single = *x;
    for p in 0..9 {
        single[p] = x[p].and(x[p].without_lowest().is_zero());
    }
    let mut digits = single[0];
    for p in 1..9 {
        digits = digits.or(single[p]);
    }
    for p in 0..9 {
        x[p] = x[p].minus(digits).or(single[p]);
    }
}

/// Locked candidates and hidden singles
#[inline(always)]
fn lines<V: Lanes, const ROWS: bool>(x: &mut [V; 9]) -> ([V; 3], V) {
    let at = |line: usize, i: usize| if ROWS { 3 * line + i } else { line + 3 * i };
    let mut once = [x[0]; 3];
    let mut twice = once;
    let mut n1 = once;
    let mut n2 = once;
    for l in 0..3 {
        let (a, b, c) = (x[at(l, 0)], x[at(l, 1)], x[at(l, 2)]);
        let ab = a.or(b);
        once[l] = ab.or(c);
        twice[l] = a.and(b).or(ab.and(c));
        if ROWS {
            n1[l] = once[l].next_in_band();
            n2[l] = once[l].after_next_in_band();
        } else {
            n1[l] = once[l].next_in_stack();
            n2[l] = once[l].after_next_in_stack();
        }
    }
    let mut open = once;
    for l in 0..3 {
        let (a, b) = ((l + 1) % 3, (l + 2) % 3);
        let k = n1[a].and(n2[b]).or(n2[a].and(n1[b]));
        open[l] = once[l].and(k);
        for i in 0..3 {
            x[at(l, i)] = x[at(l, i)].and(k);
        }
    }
    let mut hidden = once;
    for l in 0..3 {
        let (a, b) = ((l + 1) % 3, (l + 2) % 3);
        hidden[l] = open[l].minus(open[a].or(open[b])).minus(twice[l]);
    }
    (hidden, open[0].or(open[1]).or(open[2]))
}
