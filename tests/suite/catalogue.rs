//! The catalogue itself: names, pages, profiles, and how often each technique is used on each
//! corpus.
//!
//! `UPDATE_TABLES=1 cargo test --test suite catalogue::` rewrites `tests/ladder.txt`; any change in
//! it is a change of behaviour and wants to be read.

use crate::common::page::{Expected, examples};
use crate::common::pages::{page_in, page_of};
use crate::common::{corpus, sources};
use std::collections::BTreeSet;
use std::fmt::Write;
use whydoku::explain::{Explainer, Language};
use whydoku::logic::{Family, Se, Spec};
use whydoku::technique::{self, Block, CATALOGUE, Profile, TechniquePage, blocks, builds_on, by_id, by_name, leads_to};

/// The languages that have a page for every technique; others may lack some.
const COMPLETE: [Language; 2] = [Language::English, Language::Chinese];

const HEADINGS: [[&str; 6]; 2] = [
    ["Definition", "Why it works", "How to find it", "Example", "Not to be confused with", "References"],
    ["定义", "原理", "怎么找", "例", "易混", "参考"],
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
fn code_names_techniques_by_value() {
    let by_name = ["by_id(\"", "by_name(\"", ".id == \"", "Profile::named(\""];
    for (file, text) in sources::texts() {
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        // Tests at the end of a file may name what they like.
        for line in code.take_while(|line| !line.contains("#[cfg(test)]")) {
            assert!(!by_name.iter().any(|call| line.contains(call)), "{file:?}: {line}");
        }
    }
}

#[test]
fn the_readme_counts_the_techniques() {
    let counted = format!("**Techniques today**: {},", CATALOGUE.len());
    assert!(include_str!("../../README.md").contains(&counted), "`cargo xtask update` writes {counted}");
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

/// The names of the files or folders in a folder of the package.
fn entries(folder: &str) -> BTreeSet<String> {
    let entries = std::fs::read_dir(corpus::file(folder)).unwrap_or_else(|error| panic!("{folder}: {error}"));
    entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("text")).collect()
}

#[test]
fn every_technique_has_a_page_and_every_page_a_technique() {
    let expected: BTreeSet<String> = CATALOGUE.iter().map(|spec| format!("{}.md", spec.id)).collect();
    let tags: BTreeSet<String> = Language::ALL.iter().map(|language| language.tag().to_string()).collect();
    for tag in entries("docs/techniques") {
        assert!(tags.contains(&tag), "{tag} has pages and no words");
        assert!(entries(&format!("docs/techniques/{tag}")).is_subset(&expected), "{tag}");
    }
    for language in COMPLETE {
        assert_eq!(entries(&format!("docs/techniques/{}", language.tag())), expected);
    }
    for (spec, language) in pages() {
        let (own, english) = (page_in(language, spec), page_of(spec));
        let compiled_in = language.page(spec);
        assert_eq!(compiled_in, Some(TechniquePage::new(&own, &english)), "{spec:?} has another page than its own");
        assert_eq!(technique::page(spec), Some(english.as_str()), "{spec:?}");
    }
}

/// Every page: a technique and a language that has it.
fn pages() -> impl Iterator<Item = (&'static Spec, Language)> {
    let of = |&spec: &&'static Spec| Language::ALL.iter().map(move |&language| (spec, language));
    CATALOGUE.iter().flat_map(of).filter(|(spec, language)| language.page(spec).is_some())
}

#[test]
fn pages_have_the_fixed_headings_of_their_language() {
    assert_eq!(COMPLETE.map(|language| Explainer::new(language).page_headings()), HEADINGS);
    for (spec, language) in pages() {
        let (page, explainer) = (page_in(language, spec), Explainer::new(language));
        let title = format!("# {}", explainer.technique_name(spec));
        assert_eq!(page.lines().next(), Some(&*title), "{spec:?}: the list of techniques has other names");
        let headings: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        assert_eq!(headings, explainer.page_headings(), "{spec:?}");
    }
}

#[test]
fn pages_are_written_in_their_language() {
    let is_chinese = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
    for (spec, language) in pages() {
        let english = page_of(spec);
        for (section, heading) in page_in(language, spec).split("\n## ").skip(1).zip(HEADINGS[0]) {
            let (_, text) = section.split_once('\n').expect("a text below the heading");
            let prose = text.split("```").step_by(2).collect::<String>();
            let paragraphs: Vec<&str> = prose.split("\n\n").map(str::trim).filter(|text| !text.is_empty()).collect();
            assert!(!paragraphs.is_empty(), "{spec:?}: nothing below {heading}");
            for paragraph in paragraphs {
                let is_in_it = match language.tag() {
                    "en" => !paragraph.contains(is_chinese),
                    "zh-CN" => paragraph.contains(is_chinese),
                    _ => !english.contains(paragraph),
                };
                assert!(is_in_it, "{spec:?} in {language:?}: {paragraph}");
            }
        }
    }
}

/// The sections of a page: the heading, and after it the kinds of their blocks, words or examples.
fn sections(page: &TechniquePage<'_>) -> Vec<Vec<bool>> {
    let mut sections = vec![Vec::new()];
    for block in page.blocks() {
        match block {
            Block::Heading(_) => sections.push(Vec::new()),
            block => sections.last_mut().expect("a section").push(matches!(block, Block::Fenced(..))),
        }
    }
    sections
}

#[test]
fn every_language_shows_all_examples_in_the_same_sections() {
    for (spec, language) in pages() {
        let (own, english) = (page_in(language, spec), page_of(spec));
        assert!(
            language == Language::English || !own.contains("```"),
            "{spec:?}: examples are on the English page alone"
        );
        let [shown, page] = [TechniquePage::new(&own, &english), TechniquePage::new(&english, &english)];
        let fenced = |page: TechniquePage<'_>| {
            page.blocks()
                .iter()
                .filter(|block| matches!(block, Block::Fenced(..)))
                .map(|block| format!("{block:?}"))
                .collect()
        };
        let examples: Vec<String> = fenced(page);
        assert_eq!(fenced(shown), examples, "{spec:?}");
        assert_eq!(examples.len(), english.matches("```").count() / 2, "{spec:?}");
        let places =
            |page| sections(&page).iter().map(|kinds| kinds.iter().filter(|&&is| is).count()).collect::<Vec<_>>();
        assert_eq!(places(shown), places(page), "{spec:?}");
        // Prose comes first, as the file itself has it, so that nothing changes places.
        assert!(sections(&shown).iter().all(|kinds| kinds.is_sorted()), "{spec:?}");
        let written: Vec<String> = blocks(&english).iter().map(|block| format!("{block:?}")).collect();
        assert_eq!(page.blocks().iter().map(|block| format!("{block:?}")).collect::<Vec<_>>(), written, "{spec:?}");
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

/// What the references of an English page must say about the two classic raters.
fn facts(spec: &Spec) -> [String; 2] {
    let se = match spec.se {
        Se::Unrated => "none".into(),
        Se::Fixed(tenths) => format!("{}.{}", tenths / 10, tenths % 10),
        Se::Of(_) => "by the pattern".into(),
    };
    let hodoku = spec
        .hodoku
        .map_or("none".into(), |known| format!("{}, score {}, code {}", known.level.name(), known.score, known.code));
    [format!("- Sudoku Explainer rating: {se}"), format!("- HoDoKu: {hodoku}")]
}

#[test]
fn pages_know_the_facts_of_the_catalogue() {
    for (spec, language) in pages() {
        let (page, explainer) = (page_in(language, spec), Explainer::new(language));
        let [.., heading] = explainer.page_headings();
        let (_, references) = page.rsplit_once(&format!("\n## {heading}\n\n")).expect("references");
        let mut expected = explainer.references(spec).map(|words| words.to_string()).to_vec();
        let aliases = language.page(spec).expect("a page").aliases();
        expected.extend((!aliases.is_empty()).then(|| explainer.other_names(&aliases).to_string()));
        let lines: Vec<String> = expected.iter().map(|words| format!("- {words}")).collect();
        let (references, links) = references.split_once("\n\n").expect("links to other pages");
        assert_eq!(references.lines().collect::<Vec<_>>(), lines, "{spec:?} in {language:?}");
        assert!(links.starts_with(&format!("[{}](", explainer.family_name(spec.family))), "{spec:?} in {language:?}");
        for other in builds_on(spec).into_iter().chain(leads_to(spec)) {
            let link = format!("[{}]({}.md)", explainer.technique_name(other), other.id);
            assert!(links.contains(&link), "{spec:?} in {language:?}: no {link}");
        }
        if language == Language::English {
            assert_eq!(lines[..2], facts(spec), "{spec:?}");
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

#[test]
fn chinese_pages_have_no_blanks_beside_chinese() {
    let is_chinese = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c) || "，。：；、（）".contains(c);
    for (spec, language) in pages().filter(|(_, language)| language.tag() == "zh-CN") {
        let page = page_in(language, spec);
        let prose = page.lines().filter(|line| !line.starts_with(['#', '-', '[', '!']));
        for line in prose {
            let letters: Vec<char> = line.chars().collect();
            let is_loose = |three: &[char]| three[1] == ' ' && (is_chinese(three[0]) || is_chinese(three[2]));
            assert!(!letters.windows(3).any(is_loose), "{spec:?}: {line}");
        }
    }
}
