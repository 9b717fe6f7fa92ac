//! Steps of a position, found with the usual limits.

use whydoku::Cancel;
use whydoku::board::Position;
use whydoku::logic::{Facts, Ladder, Limits, Spec, Step};
use whydoku::technique;

/// Every instance of a technique in a position.
pub fn instances(spec: &'static Spec, position: &Position) -> Vec<Step> {
    instances_among(spec, &Facts::new(position.clone()))
}

/// Every instance of a technique, from facts that may be kept.
pub fn instances_among(spec: &'static Spec, facts: &Facts) -> Vec<Step> {
    technique::all(spec, facts, &Limits::default(), Cancel::NEVER).expect("never cancelled")
}

/// Usual limits, but kraken fish follow their cases for one round only: those of more are many, and
/// like those of one. Whips have at most three lines.
pub fn one_round(spec: &'static Spec) -> Limits {
    let mut limits = short_whips(spec);
    limits.rounds = if spec.id.starts_with("kraken-") { 1 } else { limits.rounds };
    limits
}

/// The same with chains of at most four almost locked sets: longer ones are thousands in odd
/// positions, and differ in nothing but their length. And with fish of at most four houses: beyond,
/// there is a limit on work, so that what is found depends on how the grid is held. Without kraken
/// fish, which take longest.
pub fn short_instances_among(spec: &'static Spec, facts: &Facts) -> Vec<Step> {
    let mut limits = short_whips(spec);
    limits.sets = 4;
    limits.fish_size = 4;
    limits.rounds = if spec.id.starts_with("kraken-") { 0 } else { limits.rounds };
    technique::all(spec, facts, &limits, Cancel::NEVER).expect("never cancelled")
}

/// Usual limits, but whips have at most three lines.
fn short_whips(spec: &'static Spec) -> Limits {
    let mut limits = Limits::default();
    if ["bivalue-chain", "z-chain", "t-whip", "whip", "g-whip"].contains(&spec.id) {
        limits.lines = 3;
    }
    limits
}

/// The next step of a ladder in a position.
pub fn next_step(ladder: &impl Ladder, position: &Position) -> Option<Step> {
    ladder.next_step(&mut Facts::new(position.clone()), Cancel::NEVER).expect("never cancelled")
}
