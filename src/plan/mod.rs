//! Paths that are worth telling.
//!
//! A solver takes the first technique that gives anything, again and again, so its path has steps
//! that nothing later needs. A *plan* chooses: which steps are told, and in which order.
//!
//! **Words.** A step *needs* some candidates to be gone: those that its truths lacked when it was
//! found. It *holds* in every position where they are gone. The *closure* of a set of steps is what
//! is left of a position when all singles are filled and every step of the set that holds is
//! applied, until nothing changes. A set is a *plan* if its closure is the solution.
//!
//! **Closures are monotone.** Candidates only go, and the solution stays, so a step that holds goes
//! on holding, and a larger set never has a smaller closure. Thus the closure does not depend on
//! the order in which steps are applied. If a set is no plan, and no other step can be added to it
//! without making it one, then every plan has one of those others. Such others are a *core*. The
//! cheapest set of steps that has a member of every core known is either a plan, and then the
//! cheapest of all, or leads to another core ([`lean`], by implicit hitting sets).
//!
//! A plan is told as a trace like any other: each step where it holds and as it was found, with all
//! singles filled before it. Budgets are counts, never clocks, so that the same input gives the
//! same bytes.

mod aim;
mod chosen;
mod closure;
mod hitting;
mod lean;
mod levels;
mod library;
mod moves;
mod one_step;
mod route;
mod smallest;
mod solving;
mod telling;

pub use aim::{Aim, quick};
pub use chosen::{Budget, Planned, plan};
pub use lean::{Lean, lean};
pub use one_step::OneStep;
pub use route::{Route, Waypoint};
pub use solving::{Solving, solving};
