//! `whydoku check`: moves in every notation, every verdict, streams.

use crate::common::corpus::{all_puzzles, puzzles, solution};
use crate::program::run;
use serde_json::{Value, json};
use whydoku::Cancel;
use whydoku::board::{Candidate, Cell, CellSet, DigitSet, Element, Literal};
use whydoku::explain::techniques_meant;
use whydoku::format::{Claim, read_str};
use whydoku::lesson::{Checked, Judge, Verdict};
use whydoku::logic::{Event, Evidence, Family, Replay};
use whydoku::technique::Profile;

const PUZZLE: &str = "203008509004000000001002003092040800005007010000205900008000100070000200400900000";

fn literals(text: &str) -> String {
    Claim::new(text).literals.iter().map(Literal::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn moves_are_read_in_every_notation() {
    for (text, expected) in [
        ("r1c2=5", "r1c2=5"),
        ("r3c5<>7", "r3c5<>7"),
        ("r3c56<>7", "r3c5<>7 r3c6<>7"),
        ("R1C2: 5", "r1c2=5"),
        ("B2 = 5", "r2c2=5"),
        ("I9:=1", "r9c9=1"),
        ("J9=1", "r9c9=1"),
        ("(1, 2) = 5", "r1c2=5"),
        ("12. r1c2 ≠ 5", "r1c2<>5"),
        ("Step 3: r1c2 = 5 because row 1 has the rest", "r1c2=5"),
        ("第3步：r1c2=5", "r1c2=5"),
        ("- r1c2 != 5, r1c3 != 5 and r1c4 != 5", "r1c2<>5 r1c3<>5 r1c4<>5"),
        ("r1c5<>3,7", "r1c5<>3 r1c5<>7"),
        ("r1c5<>{3,7}, r2c5<>3", "r1c5<>3 r1c5<>7 r2c5<>3"),
        ("Naked Pair: r1c12 {3,7} => r1c5<>3", "r1c5<>3"),
        ("Locked Candidates Type 1 (Pointing): 5 in b1 => r2c7<>5", "r2c7<>5"),
        ("Naked Single: r1c1=3", "r1c1=3"),
        ("hidden single r1c1=3", "r1c1=3"),
        ("X-Wing: 5 r28 c37 => r14c3,r5c7<>5", "r1c3<>5 r4c3<>5 r5c7<>5"),
        ("XY-Chain: 3 3- r1c1 -5- r1c2 -3 => r2c1<>3, r2c3<>3", "r2c1<>3 r2c3<>3"),
        ("r1c2", ""),
        ("r0c2=5", ""),
        ("r1c2=0", ""),
        ("r1c2=55", ""),
        ("nothing at all", ""),
        ("=>", ""),
        ("é=5", ""),
    ] {
        assert_eq!(literals(text), expected, "{text}");
    }
    let name = |text: &str| Claim::new(text).name;
    assert_eq!(name("r1c2=5"), None);
    assert_eq!(name("R1C2: 5"), None);
    assert_eq!(name("hidden single r1c1=3").as_deref(), Some("hidden single"));
    assert_eq!(
        name("Locked Candidates Type 1 (Pointing): 5 in b1 => r2c7<>5").unwrap(),
        "Locked Candidates Type 1 (Pointing)"
    );
}

#[test]
fn names_in_both_languages_and_of_other_programs_are_known() {
    for (name, id) in [
        ("NAKED PAIR", "naked-pair"),
        ("Naked Pairs", "naked-pair"),
        ("显性数对", "naked-pair"),
        ("Locked Candidates Type 2 (Claiming)", "locked-candidates-claiming"),
        ("Uniqueness Test 4", "unique-rectangle-type-4"),
        ("Almost Locked Set XZ-Rule", "als-xz"),
        ("Bivalue Universal Grave + 1", "bug-plus-1"),
        ("Hidden Rectangle", "hidden-unique-rectangle"),
        ("pointing pair in box 3", "locked-candidates-pointing"),
    ] {
        assert_eq!(techniques_meant(name).first().map(|spec| spec.id), Some(id), "{name}");
    }
    assert!(techniques_meant("").is_empty() && techniques_meant("brute force").is_empty());
}

#[test]
fn patterns_are_read_where_they_are_plain() {
    for (text, expected) in [
        ("Naked Pair: r1c12 {3,7} => r1c5<>3", "r1c1 r1c2 37"),
        ("Naked Pair: 3,7 in r1c12 => r1c5<>3", "r1c1 r1c2 37"),
        ("naked pair [3/7] in (1,1), (1,2) => r1c5<>3", "r1c1 r1c2 37"),
        ("XY-Wing: 3/7/5 in r1c5,r2c4,r8c5 => r8c4<>5", "r1c5 r2c4 r8c5 357"),
        ("显性数对：r1c1、r1c2 {37} => r1c5<>3", "r1c1 r1c2 37"),
        ("Locked Candidates Type 1 (Pointing): 5 in b1 => r2c7<>5", "5"),
        ("X-Wing: 5 r28 c37 => r14c3<>5", "5"),
        ("Finned X-Wing: 5 r28 c37 fr2c9 => r14c3<>5", "5"),
        ("XY-Chain: 3 3- r1c1 -5- r1c2 -3 => r2c1<>3", "none"),
        ("Almost Locked Set XZ-Rule: A=r1c12 {3,7}, X=3 => r2c1<>3", "none"),
        ("Naked Pair => r1c5<>3", "none"),
        ("r1c5<>3", "none"),
        ("Naked Pair: 12 => r1c5<>3", "none"),
    ] {
        let read = Claim::new(text).pattern.map(|read| {
            let digits: String = read.digits.iter().map(|digit| digit.to_string()).collect();
            let cells = read.cells.iter().map(|cell| cell.to_string());
            cells.chain([digits].into_iter().filter(|digits| !digits.is_empty())).collect::<Vec<_>>().join(" ")
        });
        assert_eq!(read.as_deref().unwrap_or("none"), expected, "{text}");
    }
}

/// A step claimed with its own pattern is proved without a remark; with a cell or a digit that has
/// nothing to do with it, the remark names a pattern of the technique.
#[test]
fn patterns_that_are_not_there_are_remarked_on() {
    let judge = Judge::new(&Profile::standard());
    let mut remarked = 0;
    for (_, puzzle) in all_puzzles().step_by(41) {
        let trace = solution(&puzzle, &Profile::standard()).trace;
        let mut replay = Replay::new(trace.start.clone());
        let walked = replay.walk(&trace.events, |moment| {
            let Event::Step(step) = moment.event else { return };
            if step.technique.evidence != Evidence::Minimal || step.technique.family == Family::Singles {
                return;
            }
            let sketch = step.pattern.sketch(moment.before);
            let claim = |cells: CellSet, digits: DigitSet| {
                let cells: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
                let digits: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
                let moves: Vec<String> = step.concluded.iter().map(|literal| literal.to_string()).collect();
                let (cells, digits, moves) = (cells.join(","), digits.join(","), moves.join(", "));
                let claim = Claim::new(&format!("{}: {digits} in {cells} => {moves}", step.technique.id));
                let mut case = judge.open(moment.position().clone(), Cancel::NEVER).unwrap().expect("right");
                judge.judge(&mut case, claim, Cancel::NEVER).unwrap()
            };
            let (cells, digits) = (sketch.cells(), sketch.digits());
            let right = claim(cells, digits);
            assert_eq!((right.verdict, right.other), (Verdict::Proved, None), "{}", right.claim.text);
            let far = Cell::all().find(|&cell| moment.position().digit(cell).is_some() && !cells.contains(cell));
            let wrong = claim(cells | CellSet::of(far.expect("a filled cell")), digits);
            let other = wrong.other.expect("no pattern has a filled cell");
            assert!(wrong.verdict == Verdict::Proved && !other.cells.is_empty(), "{}", wrong.claim.text);
            remarked += 1;
        });
        walked.expect("the solver's own");
    }
    assert!(remarked > 10, "{remarked}");
}

/// What the program itself claims is right, move by move; and each move is given by the technique
/// that it names.
#[test]
fn own_paths_are_proved() {
    let judge = Judge::new(&Profile::standard());
    for (_, puzzle) in all_puzzles().step_by(29) {
        let trace = solution(&puzzle, &Profile::standard()).trace;
        let claims: Vec<Claim> = trace
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Step(step) => {
                    let moves: Vec<String> = step.concluded.iter().map(Literal::to_string).collect();
                    Some(Claim::new(&format!("{}: {}", step.technique.id, moves.join(", "))))
                }
                _ => None,
            })
            .collect();
        if trace.guesses() > 0 {
            continue;
        }
        let reading = read_str(&puzzle.to_string()).next().unwrap().unwrap();
        let checked = Checked::read(&reading, claims, &judge, Cancel::NEVER).unwrap();
        let wrong = checked.first_error().map(|index| &checked.verdicts.as_ref().unwrap()[index]);
        assert!(wrong.is_none(), "{puzzle}: {wrong:?}");
        assert_eq!(checked.empty, 0);
        assert_eq!(checked.count(Verdict::Stale), 0);
    }
}

/// Whatever is wrong is called so, and nothing that is right.
#[test]
fn no_wrong_move_is_proved() {
    let judge = Judge::new(&Profile::singles());
    for puzzle in puzzles("tough").iter().step_by(37) {
        let reading = read_str(&puzzle.to_string()).next().unwrap().unwrap();
        let solved = *solution(puzzle, &Profile::standard()).outcome.solution().unwrap();
        for candidate in Candidate::all().step_by(11) {
            let is_true = solved.get(candidate.cell()) == Some(candidate.digit());
            for literal in [Literal::is(candidate), Literal::is_not(candidate)] {
                let claim = Claim::new(&literal.to_string());
                let checked = Checked::read(&reading, [claim], &judge, Cancel::NEVER).unwrap();
                let verdict = checked.verdicts.unwrap()[0].verdict;
                assert_eq!(
                    verdict == Verdict::False,
                    is_true != literal.is_true(),
                    "{literal} of {puzzle}: {verdict:?}"
                );
            }
        }
    }
}

fn verdicts(moves: &[&str], options: &[&str]) -> Vec<(String, Value)> {
    let row = json!({"puzzle": PUZZLE, "moves": moves}).to_string();
    let output = run(&[&["check", "--format", "jsonl"], options].concat(), &row);
    let record: Value = serde_json::from_slice(&output.stdout).unwrap();
    let verdict = |verdict: &Value| (verdict["verdict"].as_str().unwrap().to_string(), verdict["technique"].clone());
    record["verdicts"].as_array().unwrap().iter().map(verdict).collect()
}

#[test]
fn every_verdict_is_given() {
    let moves = [
        "r2c9=1",
        "r2c9=1",
        "r2c8=1",
        "Naked Pair: r2c8=2",
        "Hidden Single: r3c8=8",
        "r9c9=3, r1c2=6",
        "Magic: r5c5=9",
        "no move",
        "r1c2<>1",
        "XY-Wing => r2c1<>9",
    ];
    let found = verdicts(&moves, &[]);
    let expected = [
        ("proved", json!("hidden-single-box")),
        ("stale", Value::Null),
        ("false", Value::Null),
        ("misnamed", json!("hidden-single-box")),
        ("proved", json!("hidden-single-box")),
        ("false", Value::Null),
        ("unreadable", Value::Null),
        ("unreadable", Value::Null),
        ("stale", Value::Null),
    ];
    for ((found, expected), text) in found.iter().zip(expected).zip(moves) {
        assert_eq!((found.0.as_str(), &found.1), (expected.0, &expected.1), "{text}");
    }
    let named = found.last().map(|(verdict, technique)| (verdict.as_str(), technique.clone()));
    assert_eq!(named, Some(("misnamed", json!("hidden-single-column"))));
    // Singles alone do not give it.
    assert_eq!(verdicts(&["r3c5=7"], &["--profile", "singles"]), [("unjustified".to_string(), Value::Null)]);
}

#[test]
fn a_stream_keeps_its_order_and_its_fields() {
    let several = ".".repeat(81);
    let rows = [
        json!({"id": 1, "puzzle": PUZZLE, "moves": ["r2c9=1", "r3c5=7"], "model": "a"}),
        json!({"id": 2, "puzzle": several, "moves": ["r1c1=1"]}),
        json!({"id": 3, "puzzle": "12", "moves": []}),
        json!({"id": 4, "puzzle": PUZZLE}),
        json!({"id": 5, "puzzle": PUZZLE, "moves": "r2c9=1\nr2c8=2"}),
        json!({"id": 6, "puzzle": format!("11{}", ".".repeat(79)), "moves": ["r1c3=2"]}),
    ];
    let input: String = rows.iter().map(|row| format!("{row}\n")).collect();
    let output = run(&["check", "--format", "jsonl", "-j", "3", "--profile", "singles"], &input);
    assert_eq!(output.status.code(), Some(1));
    let records: Vec<Value> =
        String::from_utf8(output.stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(records.len(), rows.len());
    assert_eq!(records[0]["id"], 1);
    assert_eq!(records[0]["model"], "a");
    assert_eq!(records[0]["first_error"], 1);
    assert_eq!(records[0].get("moves"), None);
    for (index, outcome) in [(1, "several"), (2, "invalid"), (3, "invalid"), (5, "invalid")] {
        assert_eq!(records[index]["outcome"], outcome, "{}", records[index]);
        assert!(!records[index]["error"].as_str().unwrap().is_empty());
    }
    assert_eq!(records[1]["id"], 2);
    assert_eq!(records[4]["verdicts"].as_array().unwrap().len(), 2);
    assert_eq!(records[4]["first_error"], Value::Null);

    // What explain writes can be judged as it is.
    let explained = run(&["explain", "--format", "jsonl", PUZZLE], "").stdout;
    let judged = run(&["check", "--format", "jsonl"], &String::from_utf8(explained).unwrap());
    assert_eq!(judged.status.code(), Some(0));
    let record: Value = serde_json::from_slice(&judged.stdout).unwrap();
    assert_eq!(record["empty"], 0);
    assert_eq!(record["first_error"], Value::Null);
}

#[test]
fn the_words_say_what_is_wrong() {
    let moves = "Naked Single: r2c9=1; r2c8=2; r1c2=9; what?";
    let output = run(&["check", PUZZLE, moves, "--lang", "en"], "");
    let text = String::from_utf8(output.stdout).unwrap();
    for wanted in [
        "misnamed: Naked Single does not give it here, but Hidden Single (box) does.",
        "proved: Hidden Single (box).",
        "In box 3, the 2 can only go in r2c8",
        "wrong: the solution has another digit there.",
        "unreadable: a move is written like r1c2=5 or r3c5<>7.",
        "The first error is move 1. 54 cells are still empty.",
    ] {
        assert!(text.contains(wanted), "no {wanted} in {text}");
    }
    assert_eq!(output.status.code(), Some(1));
    // Neither the digit nor the reason is given away where a move is wrong.
    assert!(!text.contains("r1c2=6"), "{text}");
    let brief = run(&["check", PUZZLE, "-", "--brief", "--lang", "zh-CN"], moves);
    let brief = String::from_utf8(brief.stdout).unwrap();
    assert!(brief.contains("名称不符：此处唯一余数得不出它，宫排除可以。"), "{brief}");
    assert!(!brief.contains("只能填在"), "{brief}");
    assert_eq!(run(&["check", "-", "-"], "").status.code(), Some(2));
}
