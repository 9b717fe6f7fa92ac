//! The machine's view of traces, steps and outcomes: JSON and JSONL.
//!
//! Names are fixed and versioned by [`SCHEMA`]; `docs/schema/trace.schema.json` describes them. Cells are written
//! `r1c1`, placements `r1c1=2`, eliminations `r1c1<>2`, constraints `r1c1`, `2r1`, `2c3`, `2b5`; everything counts
//! from 1, but events are named by their index from 0. The structures here are made for being written, never read:
//! JSON comes in through [`crate::format`] alone.

mod comparison;
mod trace;
mod views;

pub use comparison::{CluesRecord, ComparisonRecord, MethodRecord, MethodWithGrowth, methods_as_csv};
pub use trace::{
    AlternativesRecord, CaseRecord, ErrorRecord, EventRecord, ForbiddenRecord, LinkRecord, PartRecord, PatternRecord,
    StepRecord, TraceRecord,
};
pub use views::{CombinationRecord, RegionRecord, VIEW_NAMES, ViewsRecord, combination_name};

use crate::board::{Candidate, CandidateSet, Element, Set};

/// The version of the schema, raised when a name or a meaning changes.
pub const SCHEMA: u32 = 1;

/// The names of a set's elements.
fn names<T: Element>(set: Set<T>) -> Vec<String> {
    set.iter().map(|element| element.to_string()).collect()
}

/// The 729 characters of a set of candidates: nine a cell, each a digit or a dot.
pub fn candidates(candidates: CandidateSet) -> String {
    let shown = |candidate: Candidate| if candidates.contains(candidate) { candidate.digit().to_char() } else { '.' };
    Candidate::all().map(shown).collect()
}
