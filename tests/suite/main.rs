//! The tests of the library in one program: it is linked once, and what several tests need is an
//! ordinary module.
//!
//! `cargo test --test suite` runs all of them, `cargo test --test suite format::` those of one
//! module.

mod accounts;
mod api;
mod board;
mod canonical;
mod catalogue;
mod chains;
mod claims;
mod classic;
#[allow(dead_code, reason = "the tests of the program use the rest")]
mod common;
mod complex_fish;
mod corpora;
mod damaged;
mod definitions;
mod diagram;
mod documents;
mod exocets;
mod explain;
mod facts;
mod fast;
mod forcing;
mod format;
mod generate;
mod hints;
mod images;
mod languages;
mod layers;
mod lesson;
mod lesson_page;
mod lookup;
mod methods;
mod names;
mod oracles;
mod pages;
mod plan;
mod portable;
mod proofs;
mod prove;
mod puzzle;
mod rating;
mod reading;
mod rings;
mod sampling;
mod se;
mod se_editions;
mod se_links;
mod second_deadly;
mod second_definitions;
mod second_patterns;
mod second_sets;
mod sentences;
mod sink;
mod soundness;
mod symmetry;
mod tables;
mod templates;
mod third_language;
mod uniqueness;
mod venn;
mod whip_ratings;
mod whips;
mod why;
