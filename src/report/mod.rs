//! The machine's view of traces, steps and outcomes: JSON and JSONL.
//!
//! Names are fixed and versioned by [`SCHEMA`]; `docs/schema/` describes every record. Cells are
//! written `r1c1`, placements `r1c1=2`, eliminations `r1c1<>2`, constraints `r1c1`, `2r1`, `2c3`,
//! `2b5`; everything counts from 1, but events are named by their index from 0. Records are made to
//! be written, never read: JSON comes in through [`crate::format`] alone. They borrow what they
//! show and make no string for a name.

mod alternatives;
mod answer;
mod between;
mod carried;
mod check;
mod comparison;
mod course;
mod event;
mod exercise;
mod fields;
mod finding;
mod hint;
mod labelled;
mod line;
mod names;
mod part;
mod pieces;
mod proof;
mod puzzle;
mod rating;
mod rating_columns;
mod scene;
mod step_text;
mod technique;
mod trace;
mod views;
mod words;
mod write;

pub use alternatives::AlternativesRecord;
pub use answer::{AnswerRecord, CountRecord, SolutionRecord};
pub use between::BetweenRecord;
pub use carried::{Carried, Stamp};
pub use check::{CheckRecord, OtherPattern, PreparedRecord, VerdictRecord};
pub use comparison::{CluesRecord, ComparisonRecord, MethodRecord, MethodWithGrowth};
pub use course::{ChapterRecord, CourseRecord, LearntRecord};
pub use event::{BranchesRecord, CaseRecord, EventRecord, ForbiddenRecord, PatternRecord, StepRecord};
pub use exercise::{AnswerStepRecord, ExerciseRecord};
pub use fields::field_names;
pub use finding::FindingRecord;
pub use hint::HintRecord;
pub use labelled::{LabelledRecord, Texts};
pub use line::write_line;
pub use names::{DigitString, EveryCandidate, Name, Names, Shown};
pub use part::{LinkRecord, PartRecord};
pub use proof::ProofRecord;
pub use puzzle::{OrderedRecord, PathStepRecord, PuzzleRecord};
pub use rating::{RatingRecord, RoundRecord, WhyRecord};
pub use rating_columns::{currencies_of, edition_of, rating_columns};
pub use scene::SceneRecord;
pub use step_text::{proof_text, step_text};
pub use technique::{HodokuRecord, TechniqueRecord};
pub use trace::{ConflictRecord, ErrorRecord, Events, PathRating, StartRecord, TraceRecord};
pub use views::{CombinationRecord, FillsRecord, RegionRecord, VIEW_NAMES, ViewsRecord, combination_name};
pub use words::WordsRecord;
pub use write::write_json;

/// The version of the schema, raised when a name or a meaning changes.
pub const SCHEMA: u32 = 1;
