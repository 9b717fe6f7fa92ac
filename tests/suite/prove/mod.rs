//! Proofs for other programs: the reader of [`lrat`], which shares nothing with the library,
//! accepts them, and none that was damaged into something else.

mod lrat;

use crate::common::{corpus, pages, random::Random};
use std::collections::BTreeSet;
use std::process::Command;
use std::time::{Duration, Instant};
use whydoku::Cancel;
use whydoku::board::{Grid, Position};
use whydoku::proof::{Formula, NoTheorem, ProofFormat, ProofStyle, Tally, Theorem, Uniqueness, export, write_models};
use whydoku::technique::{Profile, known};

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

/// The puzzles of a corpus that break no rule.
fn puzzles(name: &str, count: usize) -> Vec<Grid> {
    corpus::puzzles(name).into_iter().filter(|puzzle| Position::new(puzzle).is_ok()).take(count).collect()
}

#[test]
fn proofs_of_the_corpora_are_accepted() {
    for puzzle in ["easy", "minimal", "tough"].iter().flat_map(|name| puzzles(name, 12)) {
        let theorem = theorem(&puzzle, Uniqueness::Off);
        let solution = theorem.formula.solution().expect("one solution");
        assert!(solution.is_solution() && puzzle.filled().iter().all(|cell| solution.get(cell) == puzzle.get(cell)));
        assert!(theorem.premises().is_empty());
        accepted(&theorem);
    }
}

#[test]
fn no_solution_is_proved() {
    for puzzle in puzzles("none", 12) {
        let theorem = theorem(&puzzle, Uniqueness::Off);
        assert_eq!(theorem.formula.solution(), None);
        accepted(&theorem);
    }
}

#[test]
fn a_broken_rule_is_one_lemma() {
    for puzzle in corpus::puzzles("conflict").into_iter().take(5) {
        let reading = whydoku::format::read_str(&puzzle.to_string()).next().expect("a puzzle").expect("81 cells");
        let theorem = Theorem::read(&reading, &Profile::standard(), Uniqueness::Off, Cancel::NEVER).expect("refuted");
        let text = accepted(&theorem);
        assert_eq!(text.lines().filter(|line| !line.starts_with('c')).count(), 1, "{text}");
    }
}

#[test]
fn several_solutions_are_two_models_and_no_proof() {
    for puzzle in puzzles("several", 5) {
        let position = Position::new(&puzzle).expect("no conflict");
        let refused = Theorem::new(&position, &Profile::standard(), Uniqueness::Off, Cancel::NEVER);
        let Err(NoTheorem::Several(grids)) = refused else { panic!("{puzzle} has several solutions") };
        let (mut formula, mut models) = (Vec::new(), Vec::new());
        Formula::of(&position).write(&mut formula).expect("memory takes it");
        write_models(&grids[..], &mut models).expect("memory takes it");
        let formula = lrat::formula(std::str::from_utf8(&formula).expect("text")).expect("a formula");
        let models = String::from_utf8(models).expect("text");
        let models: BTreeSet<Vec<i64>> = models
            .lines()
            .filter_map(|line| line.strip_prefix("v "))
            .map(|line| line.split(' ').map(|number| number.parse().expect("a number")).collect())
            .collect();
        assert_eq!(models.len(), 2);
        for model in models {
            let model: BTreeSet<i64> = model.into_iter().collect();
            assert!(formula.clauses.iter().all(|clause| clause.iter().any(|literal| model.contains(literal))));
        }
    }
}

/// The clauses by their definition, as sets.
#[test]
fn the_formula_is_the_puzzle() {
    let puzzle = puzzles("minimal", 1)[0];
    let theorem = theorem(&puzzle, Uniqueness::Off);
    let variable = |r: i64, c: i64, d: i64| 81 * (r - 1) + 9 * (c - 1) + d;
    let nine = 1..=9i64;
    let mut expected: BTreeSet<BTreeSet<i64>> = BTreeSet::new();
    let mut units: Vec<Vec<i64>> = Vec::new();
    for a in nine.clone() {
        for b in nine.clone() {
            units.push(nine.clone().map(|d| variable(a, b, d)).collect());
            units.push(nine.clone().map(|c| variable(a, c, b)).collect());
            units.push(nine.clone().map(|r| variable(r, a, b)).collect());
            let (row, column) = ((a - 1) / 3 * 3, (a - 1) % 3 * 3);
            units.push((0..9).map(|i| variable(row + i / 3 + 1, column + i % 3 + 1, b)).collect());
        }
    }
    for unit in &units {
        expected.insert(unit.iter().copied().collect());
        for one in unit {
            expected.extend(unit.iter().filter(|other| *other != one).map(|other| [-one, -other].into()));
        }
    }
    let all = |grid: &Grid| -> Vec<i64> {
        let digits = grid.to_string().chars().map(|digit| digit.to_digit(10)).collect::<Vec<_>>();
        let filled = digits.into_iter().enumerate().filter_map(|(cell, digit)| Some((cell as i64, i64::from(digit?))));
        filled.filter(|(_, digit)| *digit > 0).map(|(cell, digit)| 9 * cell + digit).collect()
    };
    expected.extend(all(&puzzle).into_iter().map(|variable| BTreeSet::from([variable])));
    expected.insert(all(theorem.formula.solution().expect("one solution")).into_iter().map(|it| -it).collect());
    let read = lrat::formula(&formula(&theorem)).expect("a formula");
    let count = read.clauses.len();
    let read: BTreeSet<BTreeSet<i64>> = read.clauses.into_iter().map(|clause| clause.into_iter().collect()).collect();
    assert_eq!((read.len(), read == expected), (count, true), "no clause is there twice, or is another");
}

#[test]
fn text_and_binary_and_drat_say_the_same() {
    let theorem = theorem(&puzzles("tough", 1)[0], Uniqueness::Off);
    let lines = lrat::text(&accepted(&theorem)).expect("a proof");
    let (plain, _) = proof(&theorem, ProofFormat::Lrat, ProofStyle::Plain);
    assert!(!plain.contains(&b'c'));
    assert_eq!(lrat::text(std::str::from_utf8(&plain).expect("text")).expect("a proof"), lines);
    let (binary, _) = proof(&theorem, ProofFormat::Lrat, ProofStyle::Binary);
    assert_eq!(lrat::binary(&binary).expect("a proof"), lines);
    assert!(lrat::binary(&binary[..binary.len() - 1]).is_err());
    let (drat, _) = proof(&theorem, ProofFormat::Drat, ProofStyle::Plain);
    let drat = String::from_utf8(drat).expect("text");
    assert_eq!(drat.lines().count(), lines.len());
    for (drat, line) in drat.lines().zip(&lines) {
        let lrat::Line::Lemma { literals, .. } = line else { panic!("nothing is deleted") };
        let numbers: Vec<i64> = drat.split(' ').map(|number| number.parse().expect("a number")).collect();
        assert_eq!(numbers.strip_suffix(&[0]), Some(&literals[..]));
    }
}

/// By singles alone a hard puzzle is guessed; the guesses open in the solution are refuted after
/// it.
#[test]
fn guesses_are_proved() {
    let mut open = 0;
    for puzzle in puzzles("tough", 8) {
        let position = Position::new(&puzzle).expect("no conflict");
        let theorem = Theorem::new(&position, &Profile::singles(), Uniqueness::Off, Cancel::NEVER).expect("solved");
        let text = accepted(&theorem);
        let after = text.split_once(": solved").map_or("", |(_, after)| after);
        open += usize::from(after.contains(": contradiction"));
    }
    assert!(open > 0, "some solution is found below a guess");
}

/// What a nested chain proves, from a position with candidates taken away.
#[test]
fn nested_cases_are_proved_from_inside_out() {
    let (position, _) = pages::example(&known::NESTED_FORCING_CHAIN);
    let mut profile = Profile::singles();
    profile.rungs.extend(Profile::of("nested", [&known::NESTED_FORCING_CHAIN]).rungs);
    let theorem = Theorem::new(&position, &profile, Uniqueness::Off, Cancel::NEVER).expect("one solution");
    let text = accepted(&theorem);
    let deep = |line: &&str| line.split(':').next().is_some_and(|label| label.matches('.').count() >= 2);
    assert!(text.lines().any(|line| deep(&line)), "a line of a case has cases: {text}");
}

#[test]
fn steps_that_assume_one_solution_are_refuted_or_premises() {
    let mut used = 0;
    for puzzle in ["minimal", "tough"].iter().flat_map(|name| puzzles(name, 30)) {
        let assumed = theorem(&puzzle, Uniqueness::Assumed);
        if assumed.premises().is_empty() {
            continue;
        }
        used += 1;
        accepted(&assumed);
        assert_eq!(assumed.refuted().count(), 0);
        let with = lrat::formula(&formula(&assumed)).expect("a formula").clauses.len();
        let refuted = theorem(&puzzle, Uniqueness::Refuted);
        accepted(&refuted);
        assert_eq!((refuted.premises().len(), refuted.refuted().count()), (0, assumed.premises().len()));
        let without = lrat::formula(&formula(&refuted)).expect("a formula").clauses.len();
        assert_eq!(with, without + assumed.premises().len(), "each premise is a clause");
        if used == 4 {
            return;
        }
    }
    panic!("only {used} puzzles with such steps");
}

/// Damages proofs, and has each judged twice. Of a formula that has a model (the puzzle without
/// "not this grid") none is accepted, damaged or not; of its own
/// formula a damaged one may be, if it is still right.
fn damage(puzzles: &[Grid], times: usize, seed: u64) -> (usize, usize) {
    let mut random = Random(seed);
    let (mut accepted_still, mut rejected) = (0, 0);
    for puzzle in puzzles {
        let theorem = theorem(puzzle, Uniqueness::Off);
        let own = lrat::formula(&formula(&theorem)).expect("a formula");
        let mut other = lrat::formula(&formula(&theorem)).expect("a formula");
        let last = other.clauses.len() - 1;
        let is_claim = theorem.formula.solution().is_some();
        assert!(is_claim, "one solution");
        other.clauses[last] = other.clauses[0].clone();
        let (text, _) = proof(&theorem, ProofFormat::Lrat, ProofStyle::Plain);
        let text = String::from_utf8(text).expect("text");
        let is_accepted = |formula: &lrat::Formula, text: &str| {
            lrat::text(text).is_ok_and(|lines| lrat::check(formula, &lines).is_ok())
        };
        assert!(is_accepted(&own, &text) && !is_accepted(&other, &text));
        let words: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
        for _ in 0..times {
            let mut damaged: Vec<String> = words.iter().map(|word| word.to_string()).collect();
            let at = random.below(damaged.len());
            match random.below(4) {
                0 => drop(damaged.remove(at)),
                1 => damaged[at] = format!("-{}", damaged[at]),
                2 => damaged[at] = format!("{} ", random.below(11_000)),
                _ => {
                    let with = random.below(damaged.len());
                    damaged.swap(at, with);
                }
            }
            let damaged = damaged.concat();
            assert!(!is_accepted(&other, &damaged), "{puzzle}: of a formula with a model\n{damaged}");
            if is_accepted(&own, &damaged) { accepted_still += 1 } else { rejected += 1 }
        }
    }
    (accepted_still, rejected)
}

#[test]
fn damaged_proofs_prove_nothing_else() {
    let (accepted_still, rejected) = damage(&puzzles("minimal", 2), 40, 1);
    assert!(rejected > accepted_still, "{accepted_still} accepted, {rejected} rejected");
}

#[test]
#[ignore = "takes a minute; run by hand after a change of the proofs, 80 are damaged otherwise"]
fn ten_thousand_damaged_proofs_prove_nothing_else() {
    let (accepted_still, rejected) = damage(&puzzles("minimal", 20), 500, 2);
    println!("{accepted_still} are still right, {rejected} are rejected");
    assert!(rejected > accepted_still);
}

/// The checker `rate` judges the DRAT form: `cargo install rate --version 0.3.0`.
#[test]
#[ignore = "needs a checker from outside: `cargo xtask outside` installs it and runs this"]
fn a_checker_from_outside_accepts_them() {
    let rate = std::env::var("RATE").unwrap_or_else(|_| "rate".into());
    if Command::new(&rate).arg("--version").output().is_err() {
        println!("NOT CHECKED: `{rate}` is not installed; `cargo install rate --version 0.3.0`, or name it with RATE");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let all = ["easy", "minimal", "tough", "none"].iter().flat_map(|name| puzzles(name, usize::MAX));
    for (puzzle, style) in all.flat_map(|puzzle| [(puzzle, ProofStyle::Plain), (puzzle, ProofStyle::Binary)]) {
        let theorem = theorem(&puzzle, Uniqueness::Off);
        let [cnf, drat] = ["it.cnf", "it.drat"].map(|name| folder.path().join(name));
        std::fs::write(&cnf, formula(&theorem)).expect("it can be written");
        std::fs::write(&drat, proof(&theorem, ProofFormat::Drat, style).0).expect("it can be written");
        let judged = Command::new(&rate).args([&cnf, &drat]).output().expect("it runs");
        let said = String::from_utf8_lossy(&judged.stdout);
        assert!(said.contains("s VERIFIED"), "{puzzle}: {said}{}", String::from_utf8_lossy(&judged.stderr));
    }
}

/// A long run: `PROVE_FILE`, `PROVE_COUNT`.
#[test]
#[ignore = "needs a file of puzzles; run by hand after a change of the proofs, as docs/proofs.md says"]
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
