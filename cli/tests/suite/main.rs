//! The tests that run the program, in one program.
//!
//! `cargo test --test suite` runs them together with those of the library, which share `common`.

mod aim;
mod batch;
mod benchmark;
mod booklet;
mod cli;
#[path = "../../../tests/suite/common/mod.rs"]
#[allow(dead_code, reason = "the tests of the library use the rest")]
mod common;
mod compare;
mod course;
mod dataset;
mod find;
mod help;
mod jobs;
mod judge;
mod mcp;
mod order;
mod pipes;
mod practice;
mod printed;
mod profiles;
mod program;
mod prove;
mod rate;
mod records;
mod schemas;
mod serve;
mod why_told;
mod wrong_marks;
