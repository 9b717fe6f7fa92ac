//! The tests of the package in one program: it is linked once, and what several tests need is an ordinary module.
//!
//! `cargo test --test suite` runs all of them, `cargo test --test suite format::` those of one module.

mod accounts;
mod board;
mod canonical;
mod catalogue;
mod chains;
mod cli;
mod common;
mod compare;
mod corpora;
mod damaged;
mod definitions;
mod diagram;
mod explain;
mod facts;
mod fast;
mod find;
mod format;
mod generate;
mod help;
mod jobs;
mod languages;
mod layers;
mod lesson;
mod lesson_page;
mod lookup;
mod methods;
mod oracles;
mod pages;
mod pipes;
mod portable;
mod profiles;
mod proofs;
mod sampling;
mod schemas;
mod se;
mod second_definitions;
mod second_sets;
mod sink;
mod soundness;
mod symmetry;
mod tables;
mod uniqueness;
mod venn;
mod why;
