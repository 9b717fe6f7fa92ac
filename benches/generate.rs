//! Generation and canonical form, time for each: `cargo bench --bench generate`.

use divan::{Bencher, black_box};
use std::cell::Cell;
use whydoku::board::Grid;
use whydoku::equivalence::canonical;
use whydoku::generate::{ClueSymmetry, Generator, Random, Request, full_grid};

fn main() {
    divan::main();
}

/// Runs attempts with growing numbers.
fn attempts(bencher: Bencher<'_, '_>, request: Request) {
    let generator = Generator::new(request).expect("possible");
    let number = Cell::new(0);
    bencher.bench_local(|| generator.attempt(number.replace(number.get() + 1)));
}

#[divan::bench]
fn minimal(bencher: Bencher<'_, '_>) {
    attempts(bencher, Request { minimal: true, ..Request::default() });
}

#[divan::bench(args = ClueSymmetry::ALL)]
fn symmetric(bencher: Bencher<'_, '_>, symmetry: ClueSymmetry) {
    attempts(bencher, Request { symmetry, ..Request::default() });
}

#[divan::bench]
fn full(bencher: Bencher<'_, '_>) {
    let mut random = Random::new(1, 0);
    bencher.bench_local(|| full_grid(&mut random));
}

/// The canonical forms of one grid after the other.
fn forms(bencher: Bencher<'_, '_>, grids: &[Grid]) {
    let mut next = grids.iter().cycle();
    bencher.bench_local(|| next.next().map(|grid| canonical(black_box(grid))));
}

#[divan::bench]
fn canonical_minimal(bencher: Bencher<'_, '_>) {
    let generator = Generator::new(Request { minimal: true, ..Request::default() }).expect("possible");
    forms(bencher, &(0..1000).filter_map(|number| generator.attempt(number)).collect::<Vec<_>>());
}

#[divan::bench]
fn canonical_full(bencher: Bencher<'_, '_>) {
    forms(bencher, &(0..1000).map(|number| full_grid(&mut Random::new(1, number)).grid).collect::<Vec<_>>());
}
