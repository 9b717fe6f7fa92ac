//! Wings: cells with few candidates, bent around a pivot.

mod bent;
mod chute_remote_pair;
mod er_intersection_pair;
mod multi_branch_w_wing;
mod remote_pair;
mod segments;
mod three_links;
mod tuvwxyz_wing;
mod w_wing;
mod xy_wing;
mod xyz_ring;
mod xyz_wing;

pub use bent::{UVWXYZ_WING, VWXYZ_WING, WXYZ_WING};
pub use chute_remote_pair::CHUTE_REMOTE_PAIR;
pub use er_intersection_pair::ER_INTERSECTION_PAIR;
pub use multi_branch_w_wing::MULTI_BRANCH_W_WING;
pub use remote_pair::REMOTE_PAIR;
pub use three_links::{GROUPED_W_WING, H_WING_VLL, H_WING_VVL, L2_WING, L3_WING, M_WING, S_WING};
pub use tuvwxyz_wing::TUVWXYZ_WING;
pub use w_wing::W_WING;
pub use xy_wing::XY_WING;
pub use xyz_ring::XYZ_RING;
pub use xyz_wing::XYZ_WING;
