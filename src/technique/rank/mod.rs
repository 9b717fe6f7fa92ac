//! Cells of many rows, columns and boxes that hold as many digits as they can.
//!
//! Take some empty cells, and for each digit the fewest houses in which all its places among the
//! cells lie. The cells hold the digit at most as often as there are houses. If these numbers of
//! houses, over all digits, add up to the number of cells, every digit is there as often as
//! possible: once in each of its houses, and nowhere else in them.
//!
//! **Proof.** The cells: with a digit of a house elsewhere in it, too few digits would be left for
//! them.

mod equal_content;
mod multi_sector;
mod sk_loop;

pub use equal_content::{PHISTOMEFEL_RING, SET_EQUIVALENCE};
pub use multi_sector::MULTI_SECTOR_LOCKED_SET;
pub use sk_loop::SK_LOOP;

use crate::board::{Literal, Position};
use crate::logic::{Counted, Flow, Proof, Sink};

/// Reports the cells, if they leave no room for some candidate.
fn hand_over(position: &Position, counted: Counted, sink: &mut Sink<'_>) -> Flow {
    let gone = counted.removed(position);
    if gone.is_empty() {
        return Flow::Continue(());
    }
    let proof = Proof::of(counted.truths());
    sink.find(counted.into(), gone.iter().map(Literal::is_not), proof)
}
