//! fast
#[cfg(target_arch = "x86_64")]
mod avx2;
mod engine;
mod lanes;
mod state;
use crate::board::{Grid, Position};
use std::ops::ControlFlow;
use engine::{Observer, Stack};
use state::State;

/// Searches to the next solution.
fn advance<O: Observer>(stack: &mut Stack, observer: &mut O) -> ControlFlow<(), Option<Grid>> {
    #[cfg(target_arch = "x86_64")]
    if let Some(found) = avx2::advance(stack, observer) {
        return found;
    }
    engine::advance::<lanes::Portable, O>(stack, observer)
}

#[derive(Default, Debug)]
pub struct Stats { pub branches: u64, pub rounds: u64 }
impl Observer for Stats {
    fn branch(&mut self, _: usize) -> ControlFlow<()> { self.branches += 1; ControlFlow::Continue(()) }
    fn round(&mut self) { self.rounds += 1; }
}
pub fn stats(g: &Grid, limit: usize, s: &mut Stats) -> usize {
    let mut stack = Stack::new(State::of_grid(g));
    let mut n = 0;
    while n < limit {
        match advance(&mut stack, s) { ControlFlow::Continue(Some(_)) => n += 1, _ => break }
    }
    n
}
pub fn count(g: &Grid, limit: usize) -> usize {
    let mut stack = Stack::new(State::of_grid(g));
    let mut n = 0;
    while n < limit {
        match advance(&mut stack, &mut ()) { ControlFlow::Continue(Some(s)) => { std::hint::black_box(s); n += 1 }, _ => break }
    }
    n
}
