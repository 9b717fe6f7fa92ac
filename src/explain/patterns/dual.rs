//! Words for two steps that are seen as one.

use super::{Spoken, Telling};
use crate::explain::{Explanation, Fragment};
use crate::logic::Dual;

impl Spoken for Dual {
    /// Both steps, one after the other, and their joint conclusion.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let depth = tell.depth();
        let mut whole = tell.sentence("dual", &[]);
        for (number, inner) in self.steps.iter().enumerate() {
            whole.push_line(depth + 1, format!("{}.", number + 1));
            for fragment in tell.step(tell.before, inner).0 {
                match fragment {
                    Fragment::Line(depth, mark) => whole.push_line(depth + 2, mark),
                    other => whole.extend([other]),
                }
            }
        }
        whole.add_line(depth, "", tell.sentence("dual-so", &[tell.concluded()]));
        whole
    }
}
