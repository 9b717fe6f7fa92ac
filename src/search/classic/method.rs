//! A method by its name, whatever its types.

use super::log::{SearchEvent, Silent};
use super::search::{Driver, Machine, Search, Settings};
use crate::board::Grid;

/// A search method.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Method {
    /// The name on the command line.
    pub id: &'static str,
    /// Starts a search for all solutions of a grid.
    pub start: fn(&Grid, &Settings) -> Box<dyn Search>,
    /// Starts the same search and calls a function with every event.
    pub watch: Watch,
}

/// Starts a search that reports its events.
pub type Watch = for<'a> fn(&Grid, &Settings, &'a mut dyn FnMut(SearchEvent)) -> Box<dyn Search + 'a>;

impl Method {
    /// The method that this machine carries out.
    pub(super) const fn of<M: Machine + 'static>(id: &'static str) -> Method {
        Method { id, start: start::<M>, watch: watch::<M> }
    }
}

fn start<M: Machine + 'static>(givens: &Grid, settings: &Settings) -> Box<dyn Search> {
    Box::new(Driver::<M>::new(givens, settings, Silent))
}

fn watch<'a, M: Machine + 'static>(
    givens: &Grid,
    settings: &Settings,
    listener: &'a mut dyn FnMut(SearchEvent),
) -> Box<dyn Search + 'a> {
    Box::new(Driver::<M, _>::new(givens, settings, listener))
}
