//! Profiles: the built-in ones, and those of a user.

use std::process::Command;
use whydoku::Cancel;
use whydoku::board::Position;
use whydoku::logic::{Facts, Limits, Pattern};
use whydoku::solve::{SolveOptions, solve};
use whydoku::technique::{CATALOGUE, Extent, Profile, ProfileProblem, Rung, by_id, find};

const TOUGH: &str = "203008509004000000001002003092040800005007010000205900008000100070000200400900000";

fn ids(profile: &Profile) -> Vec<&str> {
    profile.rungs.iter().map(|rung| rung.technique.id).collect()
}

fn parsed(text: &str) -> Profile {
    Profile::from_toml(text).unwrap_or_else(|error| panic!("{error}"))
}

/// What the program writes, what it says, and its exit code.
fn run(arguments: &[&str]) -> (String, String, i32) {
    let output = Command::new(env!("CARGO_BIN_EXE_whydoku")).args(arguments).env_clear().output().expect("it runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (text(output.stdout), text(output.stderr), output.status.code().expect("an exit code"))
}

#[test]
fn the_built_in_profiles_are_valid() {
    for name in Profile::names() {
        assert_eq!(Profile::named(name).map(|profile| profile.name).as_deref(), Some(name));
    }
    let same = "run `cargo xtask update`";
    let file = |text| Profile::from_toml(text).ok();
    assert_eq!(
        file(include_str!("../../../src/technique/profiles/standard.toml")),
        Some(Profile::standard()),
        "{same}"
    );
    assert_eq!(file(include_str!("../../../src/technique/profiles/singles.toml")), Some(Profile::singles()));
    assert_eq!(Profile::standard().rungs.len(), CATALOGUE.len());
    assert!(Profile::named("easy").is_none());
}

#[test]
fn the_profile_of_hodoku_has_its_techniques_once_and_its_choices() {
    let hodoku = Profile::named("hodoku").expect("it is built in");
    let mut seen = std::collections::BTreeSet::new();
    for rung in &hodoku.rungs {
        assert!(seen.insert(rung.technique.id) && rung.technique.hodoku.is_some(), "{rung:?}");
    }
    let rung = |id: &str| hodoku.rungs.iter().find(|rung| rung.technique.id == id).expect(id);
    assert!(rung("two-string-kite").limits.first_pairing && !rung("x-wing").best && rung("aic").best);
    assert_eq!(
        ids(&hodoku)[..5],
        ["full-house", "naked-single", "hidden-single-box", "hidden-single-row", "hidden-single-column"]
    );
}

#[test]
fn a_profile_begins_with_its_base_and_settings_of_fewer_techniques_count_for_more() {
    let profile = parsed(
        r#"
        name = "club"
        base = "standard"
        order = ["naked-single", "hidden-single"]
        [all]
        chain-links = 9
        choose = "first"
        [technique]
        uniqueness.on = false
        fish = { siamese = true, fish-size = 2 }
        swordfish.fish-size = 3
        hidden-unique-rectangle.on = true
        x-chain.choose = "best"
        "#,
    );
    assert_eq!(profile.name, "club");
    let rung = |id: &str| profile.rungs.iter().find(|rung| rung.technique.id == id);
    assert_eq!(ids(&profile)[..3], ["naked-single", "hidden-single-box", "hidden-single-row"]);
    assert!(rung("unique-rectangle-type-1").is_none() && rung("hidden-unique-rectangle").is_some());
    let of = |id: &str| *rung(id).unwrap_or_else(|| panic!("{id} is on"));
    assert_eq!((of("swordfish").limits.fish_size, of("jellyfish").limits.fish_size), (3, 2));
    let mut limits = Limits::default();
    (limits.siamese, limits.fish_size, limits.chain_links) = (true, 2, 9);
    assert_eq!(of("jellyfish").limits, limits);
    assert!(of("x-chain").best && !of("xy-chain").best);
    // Without a base there is only what the order names.
    assert_eq!(ids(&parsed("name = \"a\"\norder = [\"x-wing\", \"xy-wing\"]")), ["x-wing", "xy-wing"]);
}

#[test]
fn errors_say_where_and_what_and_the_nearest_name() {
    let error = |text: &str| Profile::from_toml(text).expect_err(text);
    let place = |text: &str| (error(text).line, error(text).column, error(text).key);
    let key = |key: &str| Some(key.to_string());
    let misspelt = "name = \"a\"\norder = [\n    \"x-wing\",\n    \"swordfsh\",\n]\n";
    assert_eq!(place(misspelt), (4, 5, key("order")));
    assert_eq!(error(misspelt).problem, ProfileProblem::Technique("swordfsh".into(), Some("swordfish".into())));
    assert_eq!(error(misspelt).to_string(), "4:5: order: there is no technique \"swordfsh\"; did you mean swordfish?");
    let base = "name = \"a\"\nbase = \"standart\"";
    assert_eq!(error(base).problem, ProfileProblem::Base("standart".into(), Some("standard".into())));
    assert_eq!(place(base), (2, 8, key("base")));
    let table = "name = \"a\"\nbase = \"standard\"\n[technique]\nx-wimg.on = false";
    assert_eq!(place(table), (4, 1, key("x-wimg.on")));
    let unknown = "name = \"a\"\nbase = \"standard\"\n[all]\nchain-link = 9";
    assert_eq!(place(unknown), (4, 1, key("chain-link")));
    assert!(error(unknown).to_string().contains("unknown field `chain-link`"), "{}", error(unknown));
    let kind = "name = \"a\"\nbase = \"standard\"\n[all]\nchain-links = \"nine\"";
    assert_eq!(place(kind), (4, 15, key("chain-links")));
    assert_eq!(place("name = \"a\"\norder = [").0, 2);
    assert!(error("order = [\"x-wing\"]").to_string().contains("missing field `name`"));
    assert_eq!(error("name = \"a\"").problem, ProfileProblem::Empty);
    assert_eq!(error("name = \"a\"\nbase = \"singles\"\nall.on = false").problem, ProfileProblem::Empty);
}

#[test]
fn limits_of_size_drop_larger_patterns() {
    let facts = Facts::new(Position::new(&TOUGH.parse().expect("81 characters")).expect("no conflict"));
    let found = |settings: &str| {
        let profile = parsed(&format!("name = \"a\"\nbase = \"standard\"\n[all]\n{settings}\n"));
        let profile = profile.without(["forcing", "kraken-fish-type-1", "kraken-fish-type-2"]).expect("known");
        find(&profile, &facts, Extent::Shortest, Cancel::NEVER).expect("not cancelled")
    };
    let links = |found: &[whydoku::technique::Found]| {
        let of_chain = found.iter().filter_map(|found| match &found.step.pattern {
            Pattern::Chain(chain) => Some(chain.nodes.len() - usize::from(!chain.closed)),
            _ => None,
        });
        of_chain.max().unwrap_or(0)
    };
    assert!(links(&found("")) > 7);
    let short = found("chain-links = 7\nset-cells = 2\nfish-size = 3");
    assert!(links(&short) <= 7 && links(&short) > 3);
    let is_small = |pattern: &Pattern| match pattern {
        Pattern::Sets(chain) => chain.sets.iter().all(|set| set.cells.len() <= 2),
        Pattern::Fish(fish) => fish.base.len() <= 3,
        _ => true,
    };
    assert!(short.iter().all(|found| is_small(&found.step.pattern)));
    assert!(!found("").iter().all(|found| is_small(&found.step.pattern)));
}

#[test]
fn settings_of_a_rung_are_those_that_are_not_usual() {
    let x_wing = by_id("x-wing").expect("known");
    assert!(Rung::new(x_wing).settings().is_empty());
    let profile = parsed("name = \"a\"\norder = [\"x-wing\"]\n[all]\nchoose = \"first\"\nsiamese = true");
    let settings: Vec<String> =
        profile.rungs[0].settings().iter().map(|(name, setting)| format!("{name} = {setting}")).collect();
    assert_eq!(settings, ["choose = first", "siamese = true"]);
}

#[test]
fn commands_take_a_profile_by_name_and_as_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.toml");
    std::fs::write(&path, "name = \"club\"\norder = [\"naked-single\", \"hidden-single\"]\n").expect("written");
    let path = path.to_str().expect("a plain name");
    for command in ["explain", "hint", "find"] {
        for profile in ["hodoku", path] {
            let (out, err, code) = run(&[command, "--profile", profile, TOUGH]);
            assert!(code == 0 && err.is_empty() && !out.is_empty(), "{command} {profile}: {err}");
        }
    }
    let (out, ..) = run(&["techniques", "--profile", path]);
    assert_eq!(out.lines().count(), 5, "{out}");
    let (out, ..) = run(&["techniques", "--profile", "hodoku"]);
    assert!(
        out.contains("(first-pairing = true, choose = first)")
            || out.contains("(choose = first, first-pairing = true)"),
        "{out}"
    );
    let (out, ..) = run(&["techniques", "--profile", "hodoku", "--format", "json"]);
    let list: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(list[0]["settings"], serde_json::json!({}));

    std::fs::write(path, "name = \"club\"\norder = [\"naked-singel\"]\n").expect("written");
    let (_, err, code) = run(&["explain", "--profile", path, TOUGH]);
    assert_eq!(code, 2);
    assert!(
        err.contains("club.toml:2:10: order: there is no technique \"naked-singel\"; did you mean naked-single?"),
        "{err}"
    );
    let (_, err, _) = run(&["explain", "--lang", "zh-CN", "--profile", path, TOUGH]);
    assert!(err.contains("没有叫“naked-singel”的技巧"), "{err}");
    let (_, err, code) = run(&["find", "--profile", "nothing.toml", TOUGH]);
    assert!(code == 3 && err.contains("nothing.toml"), "{err}");
    let (_, err, code) = run(&["find", "--profile", "hodokku", TOUGH]);
    assert!(code == 2 && err.contains("standard, singles, hodoku, se"), "{err}");
}

/// The example in the documentation is a profile.
#[test]
fn the_example_in_the_docs_is_valid() {
    let text = std::fs::read_to_string(crate::common::corpus::file("docs/profiles.md")).expect("a page");
    let example = text.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    assert_eq!(parsed(example).name, "club");
}

#[test]
fn chains_of_more_lines_may_come_later() {
    let profile = parsed("name = \"short\"\norder = [\"whip[1]\", \"naked-pair\", \"whip[4]\", \"whip[3]\"]");
    let lines: Vec<(&str, usize)> = profile.rungs.iter().map(|rung| (rung.technique.id, rung.limits.lines)).collect();
    assert_eq!(lines, [("whip", 1), ("naked-pair", usize::MAX), ("whip", 4)]);
    for (name, said) in [
        ("naked-pair[2]", "2:10: order: there is no technique \"naked-pair[2]\"; did you mean naked-pair?"),
        ("wip[2]", "2:10: order: there is no technique \"wip\"; did you mean whip?"),
        ("whip[]", "2:10: order: there is no technique \"whip[]\"; did you mean whip?"),
    ] {
        let error = Profile::from_toml(&format!("name = \"wrong\"\norder = [\"{name}\"]")).expect_err(name);
        assert_eq!(error.to_string(), said);
    }
}

#[test]
fn the_profiles_of_chains_go_on_where_no_chain_helps() {
    let whips = Profile::named("whips").expect("it is built in");
    let rated = start_with(&whips, "7..1.....6.....1.5...8532...3.....8.8.4.....6.....9...9.........18.6.7.....4.7..1");
    assert!(rated.iter().any(|(id, _)| *id == "whip"), "{rated:?}");
    let braids = Profile::named("braids").expect("it is built in");
    let beyond =
        start_with(&braids, "..1..2..3....1..4.2..4..5....6..7..8.5.....2.9..3..4....8..1..5.9..6....1..9..7..");
    assert!(beyond.iter().any(|(id, _)| *id == "dynamic-forcing-plus"), "{beyond:?}");
}

/// The techniques of the steps that a profile takes, each with the lines of its cases.
fn start_with(profile: &Profile, puzzle: &str) -> Vec<(&'static str, usize)> {
    let position = Position::new(&puzzle.parse().expect("a grid")).expect("no conflict");
    let solution = solve(position, profile, SolveOptions::default(), Cancel::NEVER);
    assert!(solution.trace.verify().is_ok() && solution.trace.guesses() == 0);
    let lines = |step: &whydoku::logic::Step| match &step.pattern {
        Pattern::Branches(branches) => branches.lines(),
        _ => 0,
    };
    solution.trace.steps().map(|(_, step)| (step.technique.id, lines(step))).collect()
}

#[test]
fn the_page_on_profiles_has_every_setting() {
    let (list, page) = (include_str!("../../../src/logic/limits.rs"), include_str!("../../../docs/profiles.md"));
    let settings: Vec<&str> =
        list.lines().filter_map(|line| line.trim().strip_suffix(';')?.split('"').nth(1)).collect();
    assert!(settings.len() > 10 && settings.contains(&"fish-size"), "{settings:?}");
    for name in settings {
        assert!(page.contains(&format!("| `{name}` |")), "{name}");
    }
}
