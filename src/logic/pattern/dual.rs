//! Two steps that share so much that they are seen as one.

use crate::logic::replay::Replay;
use crate::logic::sketch::{Part, Role, Sketch};
use crate::logic::step::Step;

/// Two steps that share so much that they are seen as one, and are taken together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dual {
    /// The two steps.
    pub steps: [Step; 2],
}

impl Dual {
    /// Both sketches; the cases of the second have the letters after those of the first.
    pub(super) fn sketch(&self, replay: &Replay) -> Sketch {
        let [mut whole, second] = [0, 1].map(|i| self.steps[i].pattern.sketch(replay));
        let letters = whole.parts.iter().filter_map(|part| part.role.letter()).map(|letter| letter + 1).max();
        let moved = |part: Part| match part.role {
            Role::Colour(letter) => Part { role: Role::Colour(letter + letters.unwrap_or(0)), ..part },
            _ => part,
        };
        for part in second.parts.into_iter().map(moved) {
            match whole.parts.iter_mut().find(|known| known.role == part.role) {
                Some(known) => {
                    known.cells |= part.cells;
                    known.candidates |= part.candidates;
                }
                None => whole.parts.push(part),
            }
        }
        let new = second.links.into_iter().filter(|link| !whole.links.contains(link));
        let new: Vec<_> = new.collect();
        whole.links.extend(new);
        Sketch { base: whole.base | second.base, cover: whole.cover | second.cover, ..whole }
    }
}
