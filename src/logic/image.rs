//! Images of steps: what is found in one puzzle, said of an equivalent one. Those of the patterns
//! are beside the patterns.
//!
//! The image of a step is a step of the image of its position: its proof holds there as well.
//! Steps inside of cases are mapped along.

use super::proof::{Because, Forbidden, Proof};
use super::spec::Spec;
use super::step::{Literals, Step, StepRating};
use super::trace::Event;
use crate::equivalence::{Image, Transformation, images};

images! {
    Step { technique, pattern, concluded, proof, rating };
    Proof { questions, forbidden };
    Forbidden { cells, domain, because };
    enum Because { Unfillable, Deadly, Symmetric(symmetry) };
    enum Event {
        Step(step),
        Guess { constraint, candidate, of, depth },
        Contradiction { constraint },
        Retreat { removed, depth, branch },
        Solved,
    };
}

impl Image for &'static Spec {
    fn image(&self, by: &Transformation) -> &'static Spec {
        self.transposed.filter(|_| by.is_transposing()).unwrap_or(self)
    }
}

impl Image for StepRating {
    fn image(&self, _: &Transformation) -> StepRating {
        *self
    }
}

impl Image for Literals {
    fn image(&self, by: &Transformation) -> Literals {
        self.iter().map(|literal| literal.image(by)).collect()
    }
}
