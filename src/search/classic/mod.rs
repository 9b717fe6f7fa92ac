//! The textbook solvers, side by side.
//!
//! Articles that teach programming with Sudoku climb the same ladder, and each rung is a file here, to be read in this
//! order:
//!
//! | method | what is new |
//! |---|---|
//! | [`backtracking`] | the first empty cell, digits 1 to 9, every check a scan |
//! | [`bitmaps`] | 27 sets of used digits: a check is three look-ups |
//! | [`cursor`] | the same without recursion |
//! | [`candidates`] | cells with one candidate are filled before anything is tried |
//! | [`trail`] | the same without copies of the grid |
//! | [`four_views`] | singles in rows, columns and boxes, too |
//! | [`fewest_first`] | the cell with the fewest candidates is tried first |
//! | [`dancing_links`] | all 324 questions of one kind, and undoing for free |
//!
//! Each is a [`Machine`]: it stops at each solution and can go on from there. [`Solutions`] makes an [`Iterator`] of it
//! that gives *all* solutions, in a fixed order, each when it is asked for: a puzzle with 10^20 solutions gives the first
//! one without delay. What a method does is counted the same way for all ([`Effort`]), can be watched as it happens
//! ([`Event`]), and ends where it is told to ([`Settings::nodes`]).
//!
//! ```
//! use whydoku::search::classic::{self, Search, Settings};
//! let empty = whydoku::board::Grid::EMPTY;
//! for method in classic::METHODS {
//!     let mut search = (method.start)(&empty, &Settings::default());
//!     assert!(search.next().is_some_and(|solution| solution.is_solution()));
//!     assert!(search.effort().tried >= 81);
//! }
//! ```

pub mod backtracking;
pub mod bitmaps;
pub mod candidates;
pub mod cursor;
pub mod dancing_links;
pub mod fastest;
pub mod fewest_first;
pub mod four_views;
pub mod log;
pub mod search;
pub mod trail;
pub mod views;

pub use backtracking::Backtracking;
pub use bitmaps::Bitmaps;
pub use candidates::Candidates;
pub use cursor::Cursor;
pub use dancing_links::DancingLinks;
pub use fewest_first::FewestFirst;
pub use four_views::FourViews;
pub use log::{Effort, Event, Log, Observer, Silent};
pub use search::{Flow, Machine, Search, Settings, Solutions, State};
pub use trail::Trail;
pub use views::{ViewChoice, ViewError};

use crate::board::Grid;

/// A method by its name, with the ways to start it.
#[derive(Clone, Copy, Debug)]
pub struct Method {
    /// The name that users type.
    pub id: &'static str,
    /// Starts a search for all solutions of a grid.
    pub start: fn(&Grid, &Settings) -> Box<dyn Search>,
    /// The same, with somebody who is told every event.
    pub watch: Watch,
}

/// Starts a search that somebody watches.
pub type Watch = for<'a> fn(&Grid, &Settings, &'a mut dyn FnMut(Event)) -> Box<dyn Search + 'a>;

/// Every method, from the slowest to the fastest as they are taught.
pub static METHODS: &[Method] = &[
    Method::of::<Backtracking>("backtracking"),
    Method::of::<Bitmaps>("bitmaps"),
    Method::of::<Cursor>("cursor"),
    Method::of::<Candidates>("candidates"),
    Method::of::<Trail>("trail"),
    Method::of::<FourViews>("four-views"),
    Method::of::<FewestFirst>("fewest-first"),
    Method::of::<DancingLinks>("dancing-links"),
    fastest::FAST,
];

impl Method {
    /// The method that this machine carries out.
    pub const fn of<M: Machine + 'static>(id: &'static str) -> Method {
        Method { id, start: start::<M>, watch: watch::<M> }
    }
}

fn start<M: Machine + 'static>(givens: &Grid, settings: &Settings) -> Box<dyn Search> {
    Box::new(Solutions::<M>::new(givens, settings))
}

fn watch<'a, M: Machine + 'static>(
    givens: &Grid,
    settings: &Settings,
    observer: &'a mut dyn FnMut(Event),
) -> Box<dyn Search + 'a> {
    Box::new(Solutions::<M, _>::watched(givens, settings, observer))
}

/// The method of this name.
pub fn by_id(id: &str) -> Option<&'static Method> {
    METHODS.iter().find(|method| method.id == id)
}
