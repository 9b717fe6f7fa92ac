//! Rectangle forcing chain: three or four guardians of a unique rectangle, each followed along
//! links to the same result. With two, it is a [chain](crate::technique::chains).

use super::forcing;
use crate::logic::Spec;
use crate::technique::stems::{MOST_FOLLOWED, lines};
use crate::technique::uniqueness::Inside;

/// Every guardian of a rectangle leads to the same result.
pub static RECTANGLE_FORCING_CHAIN: Spec =
    forcing("rectangle-forcing-chain", |facts, limits, sink| lines::<Inside>(facts, 3..=MOST_FOLLOWED, limits, sink))
        .unique();
