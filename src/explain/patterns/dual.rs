//! Words for two steps that are seen as one.

use crate::explain::{Explainer, Explanation, Fragment};
use crate::logic::{Dual, Replay, Step};

impl Explainer {
    /// Both steps, one after the other, and their joint conclusion.
    pub(super) fn dual(&self, before: &Replay, dual: &Dual, step: &Step) -> Explanation {
        let depth = 2 * before.case_depth();
        let mut whole = self.sentence("dual", &[]);
        for (number, inner) in dual.steps.iter().enumerate() {
            whole.push_line(depth + 1, format!("{}.", number + 1));
            for fragment in self.step(before, inner).0 {
                match fragment {
                    Fragment::Line(depth, mark) => whole.push_line(depth + 2, mark),
                    other => whole.extend([other]),
                }
            }
        }
        whole.push_line(depth, "");
        whole.extend(self.sentence("dual-so", &[("conclusion", self.conclusion(&step.concluded).into())]).0);
        whole
    }
}
