//! The tables, one file each: their columns, and the work on a row.

pub mod canonical;
pub mod check;
pub mod explain;
pub mod rate;
pub mod solve;
