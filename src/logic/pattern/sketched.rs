//! The trait that all patterns share.

use crate::board::Position;
use crate::logic::limits::Limits;
use crate::logic::proof::Truth;
use crate::logic::sketch::Sketch;

/// A pattern, drawn from a position, or from the whole replay where it holds traces.
pub trait Sketched<Moment = Position> {
    /// The sketch of it at the moment of the step.
    fn sketch(&self, moment: &Moment) -> Sketch;

    /// Removes the part that belongs to a truth that the proof can do without. Only patterns of
    /// [pruned](crate::logic::Evidence::Pruned) techniques have such parts.
    fn drop_truth(&mut self, _: Truth<'_>) {}

    /// Whether it is within the limits of size.
    fn is_within(&self, _: &Limits) -> bool {
        true
    }
}
