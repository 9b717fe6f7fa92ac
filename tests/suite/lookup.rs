//! Techniques are found by every name that a page or a language gives them, and their pages are
//! told in one language.

use std::collections::BTreeMap;
use whydoku::explain::{Explainer, Language, LookupError, technique_names, techniques_named};
use whydoku::lesson::{TextStyle, article};
use whydoku::logic::{Family, Spec};
use whydoku::technique::CATALOGUE;

fn ids(name: &str) -> Vec<&'static str> {
    techniques_named(name).unwrap_or_else(|error| panic!("{error}")).iter().map(|spec| spec.id).collect()
}

#[test]
fn every_id_name_and_title_finds_its_technique_alone() {
    for spec in CATALOGUE {
        for &language in Language::ALL {
            let name = Explainer::new(language).technique_name(spec);
            let variants = [name.to_uppercase(), name.replace('-', " "), format!(" {}", name.replace([' ', '-'], ""))];
            for name in variants.iter().chain([&name, &spec.id.to_string(), &spec.id.replace('-', "_")]) {
                assert_eq!(ids(name), [spec.id], "{name}");
            }
        }
    }
}

#[test]
fn groups_and_families_find_all_of_theirs_in_the_order_of_the_catalogue() {
    let of = |is_it: &dyn Fn(&&&Spec) -> bool| CATALOGUE.iter().filter(is_it).map(|spec| spec.id).collect::<Vec<_>>();
    assert_eq!(ids("Hidden Single"), of(&|spec| spec.group == Some("hidden-single")));
    for &family in Family::ALL {
        let members = of(&|spec| spec.family == family);
        for &language in Language::ALL {
            let explainer = Explainer::new(language);
            let name = explainer.family_name(family);
            // A technique with the name of its family is meant alone.
            match CATALOGUE.iter().find(|spec| explainer.technique_name(spec) == name) {
                Some(namesake) => assert_eq!(ids(&name), [namesake.id]),
                None => assert_eq!(ids(&name), members),
            }
        }
        assert_eq!(ids(family.name()), members);
    }
}

#[test]
fn every_alias_finds_its_technique_or_says_which_it_may_be() {
    let mut owners: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for spec in CATALOGUE {
        for alias in Language::ALL.iter().filter_map(|language| language.page(spec)).flat_map(|page| page.aliases()) {
            owners.entry(alias.to_string()).or_default().push(spec.id);
        }
    }
    assert!(owners.len() > 50, "{owners:?}");
    for (alias, expected) in &owners {
        match techniques_named(alias) {
            Ok(found) => assert!(found.iter().any(|spec| expected.contains(&spec.id)), "{alias}"),
            Err(LookupError::Ambiguous { ids, .. }) => {
                assert!(ids.len() > 1 && expected.iter().all(|id| ids.contains(id)))
            }
            Err(error) => panic!("{error}"),
        }
        assert!(technique_names().contains(alias), "{alias}");
    }
    assert_eq!(ids("剑鱼"), ["swordfish"]);
    assert!(matches!(techniques_named("pinned square"), Err(LookupError::Ambiguous { .. })));
    for name in ["", "-", "foo", "x", "pair"] {
        assert_eq!(techniques_named(name), Err(LookupError::Unknown(name.into())));
    }
}

#[test]
fn a_page_is_told_in_one_language_without_what_is_meant_for_machines() {
    let is_chinese = |letter: char| ('\u{4e00}'..='\u{9fff}').contains(&letter);
    for &language in Language::ALL {
        let explainer = Explainer::new(language);
        let style = TextStyle { width: 60, ..TextStyle::default() };
        for &spec in CATALOGUE {
            let mut text = Vec::new();
            article(spec, &explainer, &style, &mut text).expect("memory takes everything");
            let text = String::from_utf8(text).expect("text");
            for machine in ["```", "truths:", "verdict:", "technique:", "##", "<>", "{"] {
                assert!(!text.contains(machine), "{spec:?}: {machine}");
            }
            assert!(text.contains("r1 ┃") && text.contains(['*', '!']), "{spec:?}: no picture");
            let width = |line: &str| line.chars().map(|letter| 1 + usize::from(is_chinese(letter))).sum::<usize>();
            let is_drawn =
                |line: &&str| ["┃", "━", "*", "#", "+", " c9", " == "].iter().any(|sign| line.contains(sign));
            // Pictures and their legends are indented further.
            let is_prose = |line: &&str| line.starts_with("  ") && !line.starts_with("     ") && !is_drawn(line);
            let wide = text.lines().filter(is_prose).find(|line| width(line) > 60);
            assert_eq!(wide, None, "{spec:?}");
            let headings = text.lines().skip(1).filter(|line| !line.starts_with(' ') && !line.is_empty());
            assert_eq!(headings.count(), 6, "{spec:?}: {text}");
            assert_eq!(text.contains(is_chinese), language == Language::Chinese, "{spec:?}");
        }
    }
}

#[test]
fn plurals_spellings_and_short_names_are_understood() {
    for (name, id) in [
        ("naked pairs", "naked-pair"),
        ("X Wings", "x-wing"),
        ("simple colours trap", "simple-colors-trap"),
        ("Simple Colors (trap)", "simple-colors-trap"),
        ("multi colours 1", "multi-colors-1"),
        ("UR1", "unique-rectangle-type-1"),
        ("ur type 4", "unique-rectangle-type-4"),
        ("unique rectangle 2", "unique-rectangle-type-2"),
        ("唯一矩形1", "unique-rectangle-type-1"),
        ("AICs", "aic"),
        ("aligned pair exclusions", "aligned-pair-exclusion"),
        ("SDC", "sue-de-coq"),
    ] {
        assert_eq!(ids(name), [id], "{name}");
    }
}

#[test]
fn the_first_words_of_names_in_one_family_mean_all_of_them() {
    let rectangles = ids("唯一矩形");
    assert!(rectangles.len() > 5 && rectangles.iter().all(|id| id.contains("rectangle") || id.starts_with("ur-")));
    assert_eq!(ids("UR")[0], "unique-rectangle-type-1");
    assert!(ids("bug").iter().all(|id| id.starts_with("bug")) && ids("bug").len() > 3);
    assert!(matches!(techniques_named("naked"), Err(LookupError::Ambiguous { .. })), "singles and subsets");
    assert!(techniques_named("nak").is_err(), "half a word is none");
}
