//! All steps of a position: which are there, in which order, and how they are told.

use crate::common::pages::example;
use crate::common::steps::next_step;
use crate::common::{corpus, snapshots};
use crate::program;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::process::Command;
use whydoku::Cancel;
use whydoku::board::Position;
use whydoku::format::{Format, read_str, write};
use whydoku::lesson::{Finding, Query};
use whydoku::logic::{Facts, Family, Step, check};
use whydoku::technique::{Extent, Found, Profile, Sought, find, instances};

const EASY: &str = "......57......16....1.638...235...4....1.6...6..9...5...2......9...8.4....8.4..2.";
const TOUGH: &str = "203008509004000000001002003092040800005007010000205900008000100070000200400900000";

/// Runs the program. Returns what it writes, what it says, and its exit code.
fn run(arguments: &[&str], input: &str) -> (String, String, i32) {
    let output = program::run(&[&["find"], arguments].concat(), input);
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (text(output.stdout), text(output.stderr), output.status.code().expect("an exit code"))
}

fn lines(arguments: &[&str], input: &str) -> Vec<Value> {
    let (out, err, _) = run(&[&["--format", "jsonl"], arguments].concat(), input);
    assert!(err.is_empty(), "{err}");
    out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn found(position: &Position, extent: Extent) -> Vec<Found> {
    let profile = Profile::standard().without(["forcing", "kraken-fish-type-1", "kraken-fish-type-2"]).expect("known");
    find(&profile, &Facts::new(position.clone()), extent, Cancel::NEVER).expect("not cancelled")
}

/// The position of the example of a technique as a line of the library with this code.
fn library_line(id: &str, code: &str) -> String {
    let (position, _) = example(whydoku::technique::by_id(id).expect("known"));
    write(Format::Library, &position).replacen(":0000:", &format!(":{code}:"), 1)
}

/// What makes a step better than another: the larger, the better.
fn merits(step: &Step) -> (usize, usize, isize) {
    (step.placements().count(), step.eliminations().count(), -(step.proof.len() as isize))
}

#[test]
fn the_best_come_first_and_each_set_of_conclusions_once() {
    for position in corpus::sample(200, 7) {
        let (best, shortest) = (found(&position, Extent::Best), found(&position, Extent::Shortest));
        let of_technique: Vec<&[Found]> =
            shortest.chunk_by(|one, other| one.step.technique == other.step.technique).collect();
        let techniques: BTreeSet<&str> = shortest.iter().map(|found| found.step.technique.id).collect();
        assert_eq!(techniques.len(), of_technique.len(), "each technique is in one piece");
        assert_eq!(best, of_technique.iter().map(|found| found[0].clone()).collect::<Vec<_>>());
        for found in of_technique {
            assert!(found.is_sorted_by(|one, other| merits(&one.step) >= merits(&other.step)));
            let conclusions: BTreeSet<String> =
                found.iter().map(|found| format!("{:?}", found.step.concluded)).collect();
            assert_eq!(conclusions.len(), found.len());
        }
    }
}

/// Where several instances of a technique exist, a solution shows the one that a person rather
/// sees.
#[test]
fn the_next_step_is_the_best_of_its_technique() {
    let profile = Profile::standard();
    for position in corpus::sample(100, 5) {
        let step = next_step(&profile, &position).expect("a step");
        let rung = profile.rungs.iter().find(|rung| rung.technique == step.technique).expect("of the profile");
        let best = instances(rung, &Facts::new(position.clone()), Extent::Best, Cancel::NEVER);
        let best = &best.expect("not cancelled")[0].step;
        assert_eq!(merits(best), merits(&step));
        assert!(best == &step || step.technique.family == Family::Singles, "{step:?}");
    }
}

#[test]
fn every_step_is_sound_and_those_with_a_superfluous_truth_are_marked() {
    let mut marked = 0;
    for position in corpus::sample(200, 7) {
        let (every, shortest) = (found(&position, Extent::Every), found(&position, Extent::Shortest));
        for Found { step, .. } in &every {
            check(&position, &step.concluded, &step.proof).expect("it holds");
        }
        for known in &shortest {
            let is_same = |other: &&Found| other.step == known.step;
            assert!(every.iter().find(is_same).is_some(), "{known:?}");
        }
        marked += every.iter().filter(|found| found.is_superfluous).count();
    }
    assert!(marked > 100, "{marked}");
}

#[test]
fn techniques_that_assume_one_solution_need_a_puzzle_that_has_one() {
    let (position, _) = example(whydoku::technique::by_id("unique-rectangle-type-1").expect("known"));
    let is_there = |position: &Position| {
        found(position, Extent::Best).iter().any(|found| found.step.technique.id == "unique-rectangle-type-1")
    };
    assert!(is_there(&position));
    // Fewer givens have several solutions; the candidates are the same.
    let few = position.givens().expect("known").iter().take(10).collect();
    let several = Position::with_candidates(position.digits(), Some(few), position.all_candidates());
    assert!(!is_there(&several.expect("no conflict")));
}

#[test]
fn codes_of_the_library_name_techniques_and_settings() {
    let ids = |code: &str| Sought::new(code, None).techniques.iter().map(|spec| spec.id).collect::<Vec<_>>();
    assert_eq!(ids("0300"), ["x-wing"]);
    assert_eq!(ids("0002"), ["hidden-single-box", "hidden-single-row", "hidden-single-column"]);
    assert_eq!((ids("03111"), Sought::new("03111", None).is_siamese), (vec!["finned-swordfish"], true));
    assert!(ids("9999").is_empty());
    assert!(Sought::new("0402", Some(1)).two_places && !Sought::new("0402", None).two_places);
    assert!(Sought::new("0600", Some(1)).whole && !Sought::new("0600", Some(2)).whole);
    assert!(Sought::new("0711", Some(4)).needs_sets && !Sought::new("0711", Some(2)).needs_sets);
}

#[test]
fn a_library_line_says_what_is_looked_for() {
    let line = library_line("x-wing", "0300");
    let steps = lines(&["--all"], &format!("{line}\n"));
    assert!(!steps.is_empty());
    for step in &steps {
        let told = ["technique", "hodoku", "truth_count", "input"].map(|name| &step[name]);
        assert_eq!(told, [&json!("x-wing"), &json!("0300"), &json!(2), &json!(1)]);
        assert_eq!(step["digits"], step["pattern"]["digits"]);
    }
    let any = lines(&["--any", &line], "");
    assert!(any.iter().any(|step| step["technique"] == "x-wing") && any.len() > 5);
    assert!(any.iter().all(|step| step.get("input").is_none()));
    let pointing = lines(&["--technique", "Locked Candidates", &line], "");
    assert!(pointing.iter().all(|step| step["technique"] != "x-wing"));
    let (out, err, code) = run(&["--format", "jsonl", &line.replace("0300", "9999")], "");
    assert_eq!((out.as_str(), code), ("", 0));
    assert!(err.contains("no technique of the catalogue has the code 9999"), "{err}");
}

#[test]
fn a_bad_row_is_told_and_the_others_are_answered() {
    let input = format!("id,puzzle\n7,{TOUGH}\n8,123\n9,55{}\n10,{TOUGH}\n", ".".repeat(79));
    let steps = lines(&["--technique", "hidden-pair", "--stamp"], &input);
    let of_input = |number: usize| steps.iter().filter(move |step| step["input"] == number);
    assert_eq!((of_input(1).count(), of_input(4).count()), (5, 5));
    assert!(of_input(1).all(|step| step["id"] == "7" && step["canonical"].is_string()));
    for number in [2, 3] {
        assert_eq!(of_input(number).map(|error| &error["outcome"]).collect::<Vec<_>>(), ["invalid"]);
    }
    let (_, err, code) = run(&["--technique", "hidden-pair"], &input);
    assert_eq!((err.lines().count(), code), (2, 1));
    let one = run(&["--format", "jsonl", "-j", "1"], &input);
    assert_eq!(one, run(&["--format", "jsonl", "-j", "3"], &input));
}

#[test]
fn nothing_found_is_an_answer() {
    let (out, err, code) = run(&["--technique", "skyscraper", TOUGH], "");
    assert!(out.ends_with("\n     Skyscraper is not found here.\n\n") && err.is_empty() && code == 0, "{out}{err}");
    assert_eq!(run(&["--technique", "skyscraper", "--format", "jsonl", TOUGH], ""), (String::new(), String::new(), 0));
    let (out, ..) = run(&["--technique", "skyscraper,w-wing", "--lang", "zh-CN", TOUGH], "");
    assert!(out.contains("此处没有技巧可用。"), "{out}");
}

#[test]
fn a_limit_that_keeps_a_step_from_being_found_is_said() {
    let (position, _) = example(whydoku::technique::by_id("t-whip").expect("known"));
    let position = write(Format::Candidates, &position);
    let folder = tempfile::tempdir().expect("a folder");
    let profile = folder.path().join("short.toml");
    std::fs::write(&profile, "name = \"short\"\norder = [\"t-whip[3]\"]\n").expect("written");
    let profile = profile.to_str().expect("UTF-8");
    let (out, err, code) = run(&["--technique", "t-whip", "--profile", profile, "-"], &position);
    assert!(out.contains("not found here with at most 3 lines. A profile") && code == 0, "{out}{err}");
}

#[test]
fn a_technique_named_alone_is_looked_for_without_the_limits_of_the_standard_profile() {
    let (position, _) = example(whydoku::technique::by_id("t-whip").expect("known"));
    let position = write(Format::Candidates, &position);
    let (out, err, _) = run(&["--technique", "t-whip", "-"], &position);
    assert!(out.contains("Suppose r4c5 is 6. Then:"), "{out}{err}");
    let several = lines(&["--technique", "locked-candidates-pointing", TOUGH], "");
    assert_eq!(several, lines(&["--technique", "locked-candidates-pointing", "--all", TOUGH], ""));
    assert!(several.len() > 1, "{several:?}");
}

#[test]
fn where_a_technique_has_only_steps_with_superfluous_parts_these_are_shown() {
    let puzzle = "....1...5.6.3..4..73..8.61......3..7....5....34.8..569.8.......47............4.96";
    let steps = lines(&["--technique", "jellyfish", puzzle], "");
    assert!(!steps.is_empty() && steps.iter().all(|step| step["superfluous"] == true), "{steps:?}");
}

#[test]
fn all_steps_of_an_explanation_are_those_that_are_found() {
    let explained = Command::new(env!("CARGO_BIN_EXE_whydoku"))
        .args(["explain", "--format", "jsonl", "--all-steps", "--until", "1", TOUGH])
        .output()
        .expect("it runs");
    let trace: Value = serde_json::from_slice(&explained.stdout).expect("JSON");
    let step = &trace["events"][0];
    let found = lines(&["--all", "--technique", step["technique"].as_str().expect("an id"), TOUGH], "");
    assert_eq!(step["also"].as_array().expect("all steps"), &found);
}

#[test]
fn what_is_found_is_told_in_both_languages() {
    let few = ["--technique", "Subsets,Intersections,XY-Wing", TOUGH];
    let shown = |options: &[&str]| run(&[options, &few].concat(), "").0;
    snapshots("find").bind(|| {
        insta::assert_snapshot!("text@en", shown(&[]));
        insta::assert_snapshot!("text@zh-CN", shown(&["--all", "--lang", "zh-CN"]));
        insta::assert_snapshot!("markdown", shown(&["--format", "markdown", "--candidates"]));
    });
}

#[test]
fn pages_and_pictures_show_each_step() {
    let reading = read_str(TOUGH).next().expect("a position").expect("readable");
    let query = Query::new(Profile::standard(), Extent::Best);
    let finding = Finding::read(&reading, &query, Cancel::NEVER).expect("not cancelled").expect("no conflict");
    let steps = finding.found.len();
    for option in ["html", "svg"] {
        let (out, err, code) = run(&["--format", option, TOUGH], "");
        assert!(err.is_empty() && code == 0, "{err}");
        let pictures = out.matches(if option == "html" { "<article" } else { "class=\"caption\"" }).count();
        assert!(pictures == steps || option == "svg" && pictures >= steps, "{pictures} of {steps}");
        assert!(roxmltree::Document::parse(out.trim_start_matches("<!DOCTYPE html>\n")).is_ok() || option == "html");
    }
    let (page, _, code) = run(&["--format", "html"], &format!("{TOUGH}\n{TOUGH}\n"));
    assert!(code == 0 && page.matches("<h1>").count() == 2 && page.matches("</html>").count() == 1);
    let (page, error, code) = run(&["--format", "svg"], &format!("{TOUGH}\n{TOUGH}\n"));
    assert!(code == 2 && page.is_empty() && error.contains("html and pdf show several"), "{error}");
}

#[test]
fn solving_shows_steps_that_leave_only_singles_or_pairs_of_them() {
    let pairs = "..48.175......324..5.......31..6...89....8.....7...3..1...2.9.....6........4.9.8.";
    let none = ".9.4..1.5....8...2.26.....7.........5..62...8.8...9..32....7.......3..4..31.6.8..";
    let cases = [
        (EASY, 0, 0, "Singles are enough."),
        (TOUGH, 132, 0, "132 steps leave only singles, each alone."),
        (pairs, 12, 12, "No single step leaves only singles; 12 pairs of steps do."),
        (none, 0, 0, "Neither a step nor a pair of steps was found"),
    ];
    for (puzzle, count, pairs, said) in cases {
        let (text, err, code) = run(&["--solving", puzzle], "");
        assert_eq!((err.as_str(), code), ("", 0));
        assert!(text.contains(said), "{text}");
        let steps = lines(&["--solving", puzzle], "");
        assert_eq!(steps.len(), count);
        assert_eq!(steps.iter().filter(|step| step.get("then").is_some()).count(), pairs);
    }
    let (_, err, code) = run(&["--solving", "--all", TOUGH], "");
    assert!(err.contains("--all") && code == 2, "{err}");
}
