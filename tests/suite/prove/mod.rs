//! Proofs for other programs: the reader of [`lrat`], which shares nothing with the library, accepts
//! them, and none that was damaged into something else.

mod lrat;

use crate::common::{corpus, random::Random};
use std::time::{Duration, Instant};
use whydoku::Cancel;
use whydoku::board::{Candidate, Cell, Digit, Element, Grid, Position};
use whydoku::proof::{NoTheorem, ProofFormat, ProofStyle, Tally, Theorem, Uniqueness, export};
use whydoku::technique::Profile;

fn theorem(puzzle: &Grid, uniqueness: Uniqueness) -> Theorem {
    let position = Position::new(puzzle).expect("no digit is twice in a house");
    Theorem::new(&position, &Profile::standard(), uniqueness, Cancel::NEVER).expect("not several solutions")
}

fn formula(theorem: &Theorem) -> String {
    let mut text = Vec::new();
    theorem.formula.write(&mut text).expect("memory takes it");
    String::from_utf8(text).expect("text")
}

fn proof(theorem: &Theorem, format: ProofFormat, style: ProofStyle) -> (Vec<u8>, Tally) {
    let mut proof = Vec::new();
    let tally = export(theorem, format, style, &mut proof, Cancel::NEVER).expect("each step proves its conclusions");
    assert_eq!((tally.bytes, proof.is_empty()), (proof.len() as u64, false));
    (proof, tally)
}

/// The proof in text, after the reader has accepted it.
fn accepted(theorem: &Theorem) -> String {
    let read = lrat::formula(&formula(theorem)).expect("a formula");
    assert_eq!(read.clauses.len(), theorem.formula.clauses() as usize);
    let (text, tally) = proof(theorem, ProofFormat::Lrat, ProofStyle::Commented);
    let text = String::from_utf8(text).expect("text");
    let lines = lrat::text(&text).unwrap_or_else(|error| panic!("{error}"));
    lrat::check(&read, &lines).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(lines.len(), tally.lemmas as usize, "nothing comes after the empty clause");
    text
}

#[test]
fn proofs_of_the_corpora_are_accepted() {
    for (name, puzzle) in
        corpus::all_puzzles().filter(|(name, _)| !["several", "conflict"].iter().any(|it| name.contains(it)))
    {
        let theorem = theorem(&puzzle, Uniqueness::Off);
        assert_eq!(theorem.formula.solution().is_none(), name.contains("none"), "{name} {puzzle}");
        accepted(&theorem);
    }
}

/// A long run: `PROVE_FILE`, `PROVE_COUNT`.
#[test]
#[ignore = "a long run"]
fn sweep() {
    let file = std::env::var("PROVE_FILE").expect("PROVE_FILE");
    let count = std::env::var("PROVE_COUNT").map_or(100, |count| count.parse().expect("a number"));
    let text = std::fs::read_to_string(&file).expect("a file");
    let (mut found, mut written, mut checked) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    let (mut slowest, mut bytes, mut lemmas, mut puzzles) = (Duration::ZERO, 0, 0, 0);
    for line in text.lines().filter_map(|line| line.get(..81)).take(count) {
        let puzzle: Grid = line.parse().expect("a puzzle");
        let start = Instant::now();
        let theorem = theorem(&puzzle, Uniqueness::Off);
        found += start.elapsed();
        let start = Instant::now();
        let (proof, tally) = proof(&theorem, ProofFormat::Lrat, ProofStyle::Commented);
        written += start.elapsed();
        let formula = formula(&theorem);
        let start = Instant::now();
        let formula = lrat::formula(&formula).expect("a formula");
        let lines = lrat::text(std::str::from_utf8(&proof).expect("text")).expect("a proof");
        lrat::check(&formula, &lines).unwrap_or_else(|error| panic!("{puzzle}: {error}"));
        checked += start.elapsed();
        slowest = slowest.max(start.elapsed());
        bytes += tally.bytes;
        lemmas += tally.lemmas;
        puzzles += 1;
    }
    let each = |total: Duration| total.as_secs_f64() * 1e3 / f64::from(puzzles);
    println!(
        "{puzzles} puzzles: path {:.3} ms, proof {:.3} ms, check {:.3} ms (slowest {slowest:?}); {} bytes, {} lemmas each",
        each(found),
        each(written),
        each(checked),
        bytes / puzzles as u64,
        lemmas / puzzles as u32
    );
}
