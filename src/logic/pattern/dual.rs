//! Two steps that share so much that they are seen as one.

use super::sketched::Sketched;
use crate::logic::limits::Limits;
use crate::logic::replay::Replay;
use crate::logic::sketch::Sketch;
use crate::logic::step::Step;

/// Two steps that share so much that they are seen as one, and are taken together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dual {
    /// The two steps.
    pub steps: [Step; 2],
}

impl Sketched<Replay> for Dual {
    /// Both sketches; the cases of the second have the letters after those of the first.
    fn sketch(&self, replay: &Replay) -> Sketch {
        let [first, second] = [0, 1].map(|i| self.steps[i].pattern.sketch(replay));
        first.and(second)
    }

    fn is_within(&self, limits: &Limits) -> bool {
        self.steps.iter().all(|step| step.pattern.is_within(limits))
    }
}
