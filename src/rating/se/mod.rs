//! The rating of Sudoku Explainer.

mod advance;
mod aligned;
mod basic;
mod bits;
mod bug;
mod chains;
mod engine;
mod forcing;
mod found;
mod geometry;
mod length;
mod loops;
mod nested;
mod net;
mod patterns;
mod run;
mod simple;
mod state;
mod walk;
mod wings;

pub use found::{Found, Pattern, Rule};
use crate::board::Grid;
use engine::Memory;
use state::State;

/// Test driver.
pub fn path(grid: &Grid, mut each: impl FnMut(&Found)) -> Option<(u16, u16, u16)> {
    let mut state = State::new(&grid.values())?;
    state.changed = Default::default();
    let mut memory = Memory::new();
    let mut found = Found::new();
    let mut chains = None;
    let (mut er, mut ep, mut ed) = (f64::NEG_INFINITY, 0.0, 0.0);
    while !state.is_full() {
        if !(memory.find_simple(&state, &mut found)
            || memory.find_middle(&state, &mut found)
            || {
                let c = chains.get_or_insert_with(|| chains::Chains::<6>::new(&state));
                c.update(&state);
                c.find_simple(&mut found)
                    || memory.find_triplet(&state, &mut found)
                    || c.find_forcing(forcing::Kind::Nishio, 7.5, &mut run::Nothing, &|| false, &mut found)
                    || c.find_forcing(forcing::Kind::Multiple, 8.0, &mut run::Nothing, &|| false, &mut found)
                    || c.find_forcing(forcing::Kind::Dynamic, 8.5, &mut run::Nothing, &|| false, &mut found)
                    || c.find_forcing(forcing::Kind::Dynamic, 9.0, &mut advance::Patterns, &|| false, &mut found)
                    || c.find_forcing(forcing::Kind::Dynamic, 9.5, &mut nested::Levels::new(2, &|| false), &|| false, &mut found)
                    || c.find_forcing(forcing::Kind::Dynamic, 10.0, &mut nested::Levels::new(3, &|| false), &|| false, &mut found)
                    || c.find_forcing(forcing::Kind::Dynamic, 10.5, &mut nested::Levels::new(4, &|| false), &|| false, &mut found)
                    || c.find_forcing(forcing::Kind::Dynamic, 11.0, &mut nested::Levels::new(5, &|| false), &|| false, &mut found)
            })
        {
            er = 20.0;
            break;
        }
        each(&found);
        if found.rating > er {
            er = found.rating;
        }
        for &c in &found.removed {
            state.remove(usize::from(c) / 9, usize::from(c) % 9);
        }
        if let Some(c) = found.placed {
            state.place(usize::from(c) / 9, usize::from(c) % 9);
        }
        let changed = std::mem::take(&mut state.changed);
        memory.note(changed);
        if ep == 0.0 {
            if ed == 0.0 {
                ed = er;
            }
            if found.placed.is_some() {
                ep = er;
            }
        }
    }
    Some((length::tenths(er), length::tenths(ep), length::tenths(ed)))
}
