//! The textbook solvers, side by side.
//!
//! Articles that teach programming with Sudoku take the same steps, and each step is a file here,
//! to be read in this order:
//!
//! | method | what is new |
//! |---|---|
//! | `backtracking` | the first empty cell, digits 1 to 9, every check a scan |
//! | `bitmaps` | 27 sets of used digits: a check is three look-ups |
//! | `cursor` | the same without recursion |
//! | `candidates` | cells with one candidate are filled before anything is tried |
//! | `trail` | the same without copies of the grid |
//! | `four-views` | also singles in rows, columns and boxes |
//! | `fewest-first` | the cell with the fewest candidates is tried first |
//! | `dancing-links` | all 324 questions of one kind, and undoing for free |
//! | `fast` | [`super::fast`], by the same interface |
//!
//! Each gives *all* solutions in a fixed order, each found on demand: the first of 10^20 solutions
//! comes without delay. The work is counted alike for all ([`Effort`](super::Effort)), can be
//! observed event by event ([`Method::watch`]), and can be limited ([`Settings::nodes`]).
//!
//! ```
//! use whydoku::search::classic::{METHODS, Search, Settings};
//! let empty = whydoku::board::Grid::EMPTY;
//! for method in METHODS {
//!     let mut search = (method.start)(&empty, &Settings::default());
//!     assert!(search.next().is_some_and(|solution| solution.is_solution()));
//!     assert!(search.effort().tried >= 81);
//! }
//! ```

mod backtracking;
mod bitmaps;
mod candidates;
mod cursor;
mod dancing_links;
mod fastest;
mod fewest_first;
mod four_views;
mod log;
mod method;
mod search;
mod trail;
mod views;

pub use log::SearchEvent;
pub use method::{Method, Watch};
pub use search::{Search, Settings, Status};
pub use views::{ViewChoice, ViewError};

use crate::board::Position;
use backtracking::Backtracking;
use bitmaps::Bitmaps;
use candidates::Candidates;
use cursor::Cursor;
use dancing_links::DancingLinks;
use fewest_first::FewestFirst;
use four_views::FourViews;
use search::Driver;
use trail::Trail;

/// All methods in the order in which they are taught.
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

/// The method of this name.
pub fn by_id(id: &str) -> Option<&'static Method> {
    METHODS.iter().find(|method| method.id == id)
}

/// Searches from a position by `fewest-first`; removed candidates are not tried. The methods
/// themselves start from a grid.
pub fn from_position(position: &Position, settings: &Settings) -> Box<dyn Search> {
    Box::new(Driver::of(FewestFirst::at(position.clone(), settings), settings))
}
