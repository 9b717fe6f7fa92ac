//! Wings: cells with few candidates, bent around a pivot.

mod chute_remote_pair;
mod remote_pair;
mod w_wing;
mod xy_wing;
mod xyz_wing;

pub use chute_remote_pair::CHUTE_REMOTE_PAIR;
pub use remote_pair::REMOTE_PAIR;
pub use w_wing::W_WING;
pub use xy_wing::XY_WING;
pub use xyz_wing::XYZ_WING;
