//! The catalogue itself: names, pages, profiles, and how often each technique is used on each corpus.
//!
//! `UPDATE_TABLES=1 cargo test --test suite catalogue::` rewrites `tests/ladder.txt`; any change in it is a change of
//! behaviour and wants to be read.

use crate::common::corpus;
use crate::common::page::{Expected, examples};
use crate::common::pages::page_of;
use std::collections::BTreeSet;
use std::fmt::Write;
use whydoku::explain::{Explainer, Language};
use whydoku::logic::{Family, Se, Spec};
use whydoku::technique::{CATALOGUE, Profile, by_id, by_name};

const HEADINGS: [&str; 6] = [
    "## Definition / 定义",
    "## Why it works / 原理",
    "## How to find it / 怎么找",
    "## Example / 例",
    "## Not to be confused with / 易混",
    "## References / 参考",
];

fn is_kebab_case(id: &str) -> bool {
    let word = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    id.split('-').all(word) && id.starts_with(|c: char| c.is_ascii_lowercase())
}

#[test]
fn ids_are_unique_and_kebab_case() {
    let ids: BTreeSet<&str> = CATALOGUE.iter().map(|spec| spec.id).collect();
    assert_eq!(ids.len(), CATALOGUE.len());
    for spec in CATALOGUE {
        assert!(is_kebab_case(spec.id) && spec.group.is_none_or(is_kebab_case), "{spec:?}");
        assert_eq!(by_id(spec.id), Some(*spec));
        assert!(Family::ALL.contains(&spec.family), "{spec:?}");
    }
    assert_eq!(by_id("fish"), None, "what techniques have in common is no technique");
}

#[test]
fn techniques_are_called_alike_in_code_and_outside() {
    let list = std::fs::read_to_string(corpus::file("src/technique/catalogue.rs")).expect("the list");
    let (_, list) = list.split_once("\ncatalogue! {\n").expect("the list");
    let lines = list.lines().take_while(|line| *line != "}").filter(|line| !line.contains("//"));
    let named: Vec<String> = lines
        .map(|line| {
            line.trim().trim_end_matches(',').split("::").last().expect("a name").to_lowercase().replace('_', "-")
        })
        .collect();
    assert_eq!(named, CATALOGUE.iter().map(|spec| spec.id).collect::<Vec<_>>());
}

#[test]
fn a_name_stands_for_an_id_or_for_a_group() {
    let groups: BTreeSet<&str> = CATALOGUE.iter().filter_map(|spec| spec.group).collect();
    for group in &groups {
        assert!(by_id(group).is_none(), "{group} is an id and a group");
        let members: Vec<&Spec> = CATALOGUE.iter().copied().filter(|spec| spec.group == Some(group)).collect();
        assert_eq!(by_name(group), members);
        assert!(members.len() > 1, "{group} has one member only");
        assert!(members.iter().all(|spec| spec.family == members[0].family), "{members:?}");
    }
    for spec in CATALOGUE {
        assert_eq!(by_name(spec.id), [*spec]);
    }
    let ids = |name: &str| by_name(name).iter().map(|spec| spec.id).collect::<Vec<_>>();
    assert_eq!(ids("hidden-single"), ["hidden-single-box", "hidden-single-row", "hidden-single-column"]);
    assert_eq!(ids("locked-candidates"), ["locked-candidates-pointing", "locked-candidates-claiming"]);
    assert!(by_name("").is_empty() && by_name("hidden").is_empty());
}

#[test]
fn profiles_are_lists_of_the_catalogue() {
    let ids = |profile: &Profile| profile.rungs.iter().map(|rung| rung.technique.id).collect::<Vec<_>>();
    let catalogue: Vec<&str> = CATALOGUE.iter().map(|spec| spec.id).collect();
    let standard = ids(&Profile::standard());
    assert_eq!(standard.iter().collect::<BTreeSet<_>>(), catalogue.iter().collect());
    assert_eq!(standard.len(), catalogue.len());
    let singles = ["hidden-single-box", "hidden-single-row", "hidden-single-column", "naked-single"];
    assert_eq!(ids(&Profile::singles()), singles);
    for name in Profile::names() {
        assert_eq!(Profile::named(name).map(|profile| profile.name).as_deref(), Some(name));
    }
    assert_eq!(Profile::named("no-such-profile"), None);
}

#[test]
fn profiles_can_be_narrowed_by_ids_and_groups() {
    let ids = |profile: Profile| profile.rungs.iter().map(|rung| rung.technique.id).collect::<Vec<_>>();
    let singles = ids(Profile::singles());
    assert_eq!(ids(Profile::standard().only(["naked-single", "hidden-single"]).unwrap()), singles);
    assert_eq!(ids(Profile::singles().only(["x-wing", "naked-single"]).unwrap()), ["naked-single", "x-wing"]);
    assert_eq!(ids(Profile::singles().without(["hidden-single"]).unwrap()), ["naked-single"]);
    assert_eq!(Profile::standard().only(["nought"]).unwrap_err().to_string(), "there is no technique \"nought\"");
    assert!(Profile::standard().without([""]).is_err());
}

#[test]
fn every_technique_has_a_page_and_every_page_a_technique() {
    let folder = std::fs::read_dir(corpus::file("docs/techniques")).expect("the pages' folder");
    let name =
        |entry: std::io::Result<std::fs::DirEntry>| entry.expect("a page").file_name().into_string().expect("text");
    let pages: BTreeSet<String> = folder.map(name).collect();
    let expected: BTreeSet<String> = CATALOGUE.iter().map(|spec| format!("{}.md", spec.id)).collect();
    assert_eq!(pages, expected);
    #[cfg(feature = "pages")]
    for spec in CATALOGUE {
        let compiled_in = whydoku::technique::page(spec);
        assert_eq!(compiled_in, Some(page_of(spec).as_str()), "{spec:?} has another page than its own");
    }
}

#[test]
fn pages_have_the_fixed_headings_in_both_languages() {
    let is_chinese = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
    let explainers = [Language::English, Language::Chinese].map(Explainer::new);
    for spec in CATALOGUE {
        let page = page_of(spec);
        let title = page.lines().next().unwrap_or("");
        let (english, chinese) = title.strip_prefix("# ").and_then(|title| title.split_once(" / ")).unwrap_or_default();
        let names = [&explainers[0], &explainers[1]].map(|explainer| explainer.technique_name(spec));
        assert_eq!([english, chinese], [&*names[0], &*names[1]], "{spec:?}: the list of techniques has other names");
        let headings: Vec<&str> = page.lines().filter(|line| line.starts_with("## ")).collect();
        assert_eq!(headings, HEADINGS, "{spec:?}");
        // Each section has prose in both languages: a paragraph without a Chinese character, then one with.
        let sections = page.split("\n## ").skip(1);
        for section in sections.filter(|section| !section.starts_with("References")) {
            let prose = section.split("```").step_by(2).collect::<String>();
            let paragraphs: Vec<&str> =
                prose.split("\n\n").skip(1).map(str::trim).filter(|text| !text.is_empty()).collect();
            let english = paragraphs.iter().position(|text| !text.contains(is_chinese));
            let chinese = paragraphs.iter().position(|text| text.contains(is_chinese));
            assert!(english.is_some() && english < chinese, "{spec:?}: {section}");
        }
    }
}

#[test]
fn pages_have_an_example_that_is_one_and_one_that_is_not() {
    for spec in CATALOGUE {
        let examples = examples(&page_of(spec));
        let found = examples.iter().filter(|example| matches!(example.expected, Expected::Found(_))).count();
        assert!(found >= 1 && examples.len() > found, "{spec:?}");
    }
}

/// What the references of a page must say about the two classic raters.
fn facts(spec: &Spec) -> [String; 2] {
    let se = match spec.se {
        Se::Unrated => "none".into(),
        Se::Fixed(tenths) => format!("{}.{}", tenths / 10, tenths % 10),
        Se::Of(_) => "by the pattern".into(),
    };
    let hodoku =
        spec.hodoku.map_or("none".into(), |known| format!("{}, {}, {}", known.code, known.level.name(), known.score));
    [format!("- Sudoku Explainer rating: {se}"), format!("- HoDoKu code, level, score: {hodoku}")]
}

#[test]
fn pages_know_the_facts_of_the_catalogue() {
    for spec in CATALOGUE {
        let page = page_of(spec);
        let (_, references) = page.split_once("## References / 参考\n").expect("references");
        let lines: Vec<&str> = references.lines().collect();
        for fact in facts(spec) {
            assert!(lines.contains(&fact.as_str()), "{spec:?}: its references lack the line\n{fact}");
        }
    }
}

/// What a profile did on a corpus.
#[derive(Default)]
struct Tally {
    steps: Vec<usize>,
    puzzles: usize,
    solved: usize,
    without_guess: usize,
    guesses: usize,
    events: usize,
}

fn tally(name: &str, profile: &Profile) -> Tally {
    let mut tally = Tally { steps: vec![0; CATALOGUE.len()], ..Tally::default() };
    for puzzle in corpus::puzzles(name) {
        let solution = corpus::solution(&puzzle, profile);
        let guesses = solution.trace.guesses();
        tally.puzzles += 1;
        tally.solved += usize::from(solution.outcome.solution().is_some());
        tally.without_guess += usize::from(guesses == 0);
        tally.guesses += guesses;
        tally.events += solution.trace.events.len();
        for (_, step) in solution.trace.steps() {
            let index = CATALOGUE.iter().position(|&spec| spec == step.technique);
            tally.steps[index.expect("a technique of the catalogue")] += 1;
        }
    }
    tally
}

#[test]
fn the_ladder_table_is_up_to_date() {
    let mut table = String::from("# How often each technique is used on each corpus, by profile.\n");
    for profile in [Profile::standard(), Profile::singles()] {
        let tallies: Vec<Tally> = corpus::NAMES.iter().map(|name| tally(name, &profile)).collect();
        let mut line = |name: &str, values: &mut dyn Iterator<Item = String>| {
            let values: String = values.map(|value| format!("{value:>9}")).collect();
            writeln!(table, "{name:<28}{values}").expect("writing to a string");
        };
        line(&format!("\n{}", profile.name), &mut corpus::NAMES.iter().map(|name| name.to_string()));
        for (index, spec) in
            CATALOGUE.iter().enumerate().filter(|(_, spec)| profile.rungs.iter().any(|rung| rung.technique == **spec))
        {
            line(spec.id, &mut tallies.iter().map(|tally| tally.steps[index].to_string()));
        }
        let mut sum = |name: &str, of: &dyn Fn(&Tally) -> usize| {
            line(name, &mut tallies.iter().map(|tally| of(tally).to_string()))
        };
        sum("puzzles", &|tally| tally.puzzles);
        sum("solved", &|tally| tally.solved);
        sum("without a guess", &|tally| tally.without_guess);
        sum("guesses", &|tally| tally.guesses);
        sum("events", &|tally| tally.events);
    }
    corpus::golden("tests/ladder.txt", "UPDATE_TABLES", &table);
}
