//! For counting instructions, which a busy machine does not disturb: runs one kind of work a number
//! of times and nothing else. The difference between two numbers of rounds leaves out what happens
//! once. The command is in `docs/lab/perf.md`.

mod common;

use common::{puzzles, stuck, textbook, tiers, trace};
use std::hint::black_box;
use std::time::Instant;
use whydoku::Cancel;
use whydoku::board::{Grid, Position};
use whydoku::logic::{Facts, Ladder, Limits};
use whydoku::search::fast::{self, Registers};
use whydoku::solve::Solution;
use whydoku::technique::{self, Profile};

const USAGE: &str = "instructions KIND SET ROUNDS [MOST]
KIND    position, textbook, trace; trace-1 and trace-2: with the techniques up to this tier alone; solved-0, solved-1, solved-2: how
        many puzzles these solve; stuck: where the whole catalogue finds nothing; absent-0, absent-1, absent-2: one tier, where it and those
        before find nothing, at most 200 positions; first, unique, unique-half, unique-plain: the fast search for one and two
        solutions, with vectors of 128 bits, without; count: up to 10,000 solutions; check compares textbook and trace;
        or the id of a technique: all that it finds where tiers 0 and 1 find nothing
SET     easy, minimal, tough, the name of a set in $WHYDOKU_ORACLES/puzzles, or a file
ROUNDS  how many times the set is gone through
MOST    at most this many puzzles of the set";

fn main() {
    // `cargo bench` adds `--bench` to the arguments.
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let [kind, set, rounds, most @ ..] = arguments.as_slice() else { return println!("{USAGE}") };
    let (Some(mut grids), Ok(rounds)) = (puzzles(set), rounds.parse()) else { return println!("{USAGE}") };
    grids.truncate(most.first().and_then(|most| most.parse().ok()).unwrap_or(usize::MAX));
    let profile = Profile::standard();
    match kind.as_str() {
        "position" => measure(&grids, rounds, Position::new),
        "trace" => measure(&grids, rounds, |puzzle| trace(puzzle, &profile)),
        "trace-1" => measure(&grids, rounds, with(tiers::profile(0..=1))),
        "trace-2" => measure(&grids, rounds, with(tiers::profile(0..=2))),
        "absent-0" => absent(&grids, rounds, 0),
        "absent-1" => absent(&grids, rounds, 1),
        "absent-2" => absent(&grids, rounds, 2),
        "solved-0" => solved(&grids, 0),
        "solved-1" => solved(&grids, 1),
        "solved-2" => solved(&grids, 2),
        "textbook" => measure(&grids, rounds, textbook::solve),
        "first" => measure(&grids, rounds, fast::first),
        "unique" => measure(&grids, rounds, fast::is_unique),
        "unique-half" => measure(&grids, rounds, |puzzle| in_registers(Registers::Half, puzzle)),
        "unique-plain" => measure(&grids, rounds, |puzzle| in_registers(Registers::None, puzzle)),
        "count" => measure(&grids, rounds, |puzzle| fast::count(puzzle, 10_000)),
        "stuck" => measure(&stuck(&grids, &profile, 200), rounds, |position| {
            profile.next_step(&mut Facts::new(position.clone()), Cancel::NEVER)
        }),
        "check" => check(&grids, &profile),
        id => match technique::by_id(id) {
            Some(spec) => measure(&stuck(&grids, &tiers::profile(0..=1), 200), rounds, |position| {
                technique::all(spec, &Facts::new(position.clone()), &Limits::default(), Cancel::NEVER)
            }),
            None => println!("{USAGE}"),
        },
    }
}

/// Whether there is a second solution.
fn in_registers(registers: Registers, puzzle: &Grid) -> bool {
    fast::observed_in(registers, puzzle, ()).nth(1).is_some()
}

/// Traces with a profile.
fn with(profile: Profile) -> impl Fn(&Grid) -> Solution {
    move |puzzle| trace(puzzle, &profile)
}

/// Searches with the techniques of a tier where those up to it find nothing.
fn absent(grids: &[Grid], rounds: usize, tier: u8) {
    let profile = tiers::profile(tier..=tier);
    let positions = stuck(grids, &tiers::profile(0..=tier), 200);
    measure(&positions, rounds, |position| profile.next_step(&mut Facts::new(position.clone()), Cancel::NEVER));
}

/// Says how many puzzles the techniques up to a tier solve without a guess.
fn solved(grids: &[Grid], tier: u8) {
    let left = stuck(grids, &tiers::profile(0..=tier), usize::MAX).len();
    println!("{} of {} puzzles", grids.len() - left, grids.len());
}

/// Works on every item in each of the rounds; says how long the fastest round took for one item.
fn measure<T, R>(items: &[T], rounds: usize, work: impl Fn(&T) -> R) {
    let mut fastest = f64::INFINITY;
    for _ in 0..rounds {
        let begin = Instant::now();
        for item in items {
            black_box(work(black_box(item)));
        }
        fastest = fastest.min(begin.elapsed().as_secs_f64());
    }
    let each = fastest / items.len() as f64;
    println!("{} items, {:.3} µs each at best, {:.0} a second", items.len(), each * 1e6, 1.0 / each);
}

/// The reference and the traces must come to the same solutions, else comparing their speed means
/// nothing.
fn check(grids: &[Grid], profile: &Profile) {
    let same = |grid: &&Grid| trace(grid, profile).outcome.solution().copied() == textbook::solve(grid);
    println!("{} of {} solved alike", grids.iter().filter(same).count(), grids.len());
}
