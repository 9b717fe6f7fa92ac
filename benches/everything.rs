//! `cargo bench --bench everything [SET [PUZZLES]]`: every technique by itself, where it is there
//! and where it is not.
//!
//! The positions are met on the paths through the puzzles of a set, where there is no single; at
//! most 200 of each kind for each technique. A technique starts from a position about which nothing
//! is known, and finds all that is there, as `find` does, within the limits of the standard
//! profile. Half of the catalogue finds nothing at nearly every step of a path, so the first column
//! matters most.

mod common;

use common::{puzzles, start, tiers, trace};
use std::hint::black_box;
use std::time::Instant;
use whydoku::Cancel;
use whydoku::board::Position;
use whydoku::logic::{Event, Facts, Family};
use whydoku::technique::{Profile, Rung, all, first};

/// Positions of a kind for each technique.
const MOST: usize = 200;

/// The number of rounds, the best of which counts.
const ROUNDS: usize = 5;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let set = arguments.first().map_or("minimal", String::as_str);
    let many = arguments.get(1).and_then(|many| many.parse().ok()).unwrap_or(300);
    let Some(mut grids) = puzzles(set) else { return println!("there is no set {set}") };
    grids.truncate(many);
    // Cases would take most of the time of the paths, and come last.
    let profile = tiers::profile(0..=2);
    let mut techniques: Vec<Met> = Profile::standard().rungs.into_iter().map(Met::new).collect();
    for grid in &grids {
        let path = trace(grid, &profile).trace;
        let mut position = start(grid);
        for event in &path.events {
            let Event::Step(step) = event else { break };
            let mut facts = Facts::new(position);
            if step.technique.family != Family::Singles {
                techniques.iter_mut().for_each(|met| met.look(&facts));
            }
            step.concluded.iter().for_each(|&literal| assert!(facts.write(literal)));
            position = facts.into_position();
        }
    }
    println!("tier  technique                          absent µs  (n)   present µs  (n)  instances");
    for met in &techniques {
        let [absent, present] = [&met.absent, &met.present].map(|positions| time(&met.rung, positions));
        let (name, tier) = (met.rung.technique.id, met.rung.technique.tier);
        let count = [met.absent.len(), met.present.len()];
        let found: usize = met.present.iter().map(|position| find(&met.rung, position)).sum();
        println!("{tier}     {name:34} {absent:9.2}  {:<4} {present:11.2}  {:<4} {found}", count[0], count[1]);
    }
}

/// Where a technique is there, and where it is not.
struct Met {
    rung: Rung,
    present: Vec<Position>,
    absent: Vec<Position>,
}

impl Met {
    fn new(rung: Rung) -> Met {
        Met { rung, present: Vec::new(), absent: Vec::new() }
    }

    /// Keeps the position if one of its kind is wanted still.
    fn look(&mut self, facts: &Facts) {
        if self.present.len() == MOST && self.absent.len() == MOST {
            return;
        }
        let Rung { technique, limits, .. } = &self.rung;
        let unique = !technique.needs_uniqueness || facts.is_unique(Cancel::NEVER) == Ok(true);
        let found = unique && matches!(first(technique, facts, limits, Cancel::NEVER), Ok(Some(_)));
        let kind = if found { &mut self.present } else { &mut self.absent };
        if kind.len() < MOST {
            kind.push(facts.position().clone());
        }
    }
}

/// How many instances there are.
fn find(rung: &Rung, position: &Position) -> usize {
    all(rung.technique, &Facts::new(position.clone()), &rung.limits, Cancel::NEVER).map_or(0, |found| found.len())
}

/// The microseconds for one position, in the best of some rounds; 0 if there is none.
fn time(rung: &Rung, positions: &[Position]) -> f64 {
    let round = |_| {
        let begin = Instant::now();
        positions.iter().for_each(|position| {
            black_box(find(rung, black_box(position)));
        });
        begin.elapsed().as_secs_f64()
    };
    (0..ROUNDS).map(round).fold(f64::INFINITY, f64::min) * 1e6 / positions.len().max(1) as f64
}
