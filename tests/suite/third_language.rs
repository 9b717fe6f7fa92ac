//! A third language is files and nothing else: a toy one, which the program does not have, is
//! explained in, shows pages and the build finds the files of one by their names.

use crate::common::pages::example;
use crate::common::sources;
use std::collections::BTreeMap;
use std::fs;
use std::sync::LazyLock;
use whydoku::Cancel;
use whydoku::explain::{Explainer, Files, Language};
use whydoku::lesson::{self, Detail, Lesson, Plan, TextStyle};
use whydoku::logic::{Replay, Spec};
use whydoku::technique::{add_pages, by_id};

#[allow(dead_code, reason = "its main is for cargo")]
#[path = "../../build.rs"]
mod build;

/// Words that differ from English in each of their separators. All else is as in English.
const WORDS: &str = r#"
language-name = Ludolingvo
list-between = {" · "}
list-last = {" kaj "}
clause-between = {" ~ "}
line-between = {"_"}
house-row = { $count ->
    [one] vico { $numbers }
   *[other] vicoj { $numbers }
}
full-house = { $cell } estas la lasta malplena ĉelo de { $house }, kie mankas { $digit }.
so = Do { $conclusion }.
hidden-in-passing = Do { $house } havas sian { $digit } en { $cell }: { $reasons }.
technique-full-house = Plena Domo
technique-naked-pair = Nuda Paro
page-definition = Difino
page-in-english = Ĉi tiu paĝo estas ankoraŭ nur en la angla.
page-se = Taksas Sudoku Explainer: { $rating }
page-aliases = Ankaŭ: { $names }
"#;

const FULL_HOUSE: &str = "# Plena Domo

## Difino

En domo restas unu
malplena ĉelo.

## Kial

Mankas unu cifero.

## Kiel trovi

Nombru.

## Ekzemplo

Jen unu.

## Ne konfuzu kun

Jen alia.

## Referencoj

- Taksas Sudoku Explainer: 1.0
- HoDoKu: easy
- Ankaŭ: Lasta Ĉelo, Fina Cifero
";

static TOY: LazyLock<Language> = LazyLock::new(|| {
    // Of two messages with one key the later counts.
    let messages = format!("{}{WORDS}", Language::English.source()).leak();
    let pages = &[("full-house", FULL_HOUSE)];
    Language::of(Box::leak(Box::new(Files { tag: "eo-001", messages, pages })))
});

fn toy() -> Explainer {
    Explainer::new(*TOY)
}

fn spec(id: &str) -> &'static Spec {
    by_id(id).expect("a technique")
}

fn article(id: &str, explainer: &Explainer) -> String {
    let mut text = Vec::new();
    lesson::article(spec(id), explainer, &TextStyle::default(), &mut text).expect("written");
    String::from_utf8(text).expect("UTF-8")
}

#[test]
fn it_is_none_of_the_program() {
    assert!(!Language::ALL.contains(&TOY));
    assert_eq!(Language::English.next().tag(), Language::ALL[1].tag());
    assert_eq!(
        (Language::ALL[Language::ALL.len() - 1].next(), Language::ALL[0]),
        (Language::English, Language::English)
    );
}

#[test]
fn steps_are_explained_in_it() {
    let (position, step) = example(spec("full-house"));
    let words = toy().step(&Replay::new(position), &step).to_string();
    let [literal] = step.concluded[..] else { panic!("one placement") };
    assert!(words.contains("estas la lasta malplena ĉelo de"), "{words}");
    assert!(words.ends_with(&format!("Do {literal}.")), "{words}");
    assert_eq!(toy().own_name(), "Ludolingvo");
    assert_eq!(Explainer::new(Language::English).own_name(), "English");
}

#[test]
fn lists_are_separated_in_its_way() {
    assert_eq!(toy().enumerated(&["a", "b", "c"]), "a · b · c");
    assert_eq!(toy().enumerated::<&str>(&[]), "");
    let cells = example(spec("naked-pair")).0.empty_cells().iter().take(3).collect();
    let text = toy().cells(cells).text().to_string();
    assert!(text.matches(" · ").count() == 1 && text.matches(" kaj ").count() == 1, "{text}");
}

#[test]
fn its_pages_are_its_own_with_the_examples_of_the_english_ones() {
    let (page, english) = (article("full-house", &toy()), article("full-house", &Explainer::new(Language::English)));
    assert!(page.starts_with("Plena Domo  (full-house)\n\nDifino\n\n  En domo restas unu_malplena ĉelo.\n"), "{page}");
    let rulers = |text: &str| text.lines().filter(|line| line.contains('┏')).count();
    assert!(rulers(&page) == 2 && rulers(&english) == 2, "{page}");
    let place = |words: &str| page.find(words).unwrap_or_else(|| panic!("no {words} in {page}"));
    let drawn: Vec<usize> = page.match_indices('┏').map(|(place, _)| place).collect();
    assert!(place("Jen unu.") < drawn[0] && drawn[0] < place("Ne konfuzu"), "{page}");
    assert!(place("Jen alia.") < drawn[1] && drawn[1] < place("Referencoj"), "{page}");
    assert!(place("estas la lasta malplena") > drawn[0], "the step has words");
    assert!(page.contains("Taksas Sudoku Explainer: 1.0\n"), "{page}");
    assert!(page.contains("Ankaŭ: Lasta Ĉelo · Fina Cifero\n"), "{page}");
    assert!(!page.contains("Definition") && !page.contains("nur en la angla"), "{page}");

    let html = lesson::html_article(spec("full-house"), &toy());
    assert!(html.contains("<h3>Difino</h3>\n<p>En domo restas unu_malplena ĉelo.</p>"), "{html}");
    assert_eq!(html.matches("<figure").count(), 2, "{html}");
    assert!(html.contains("<p>Ankaŭ: Lasta Ĉelo · Fina Cifero</p>"), "{html}");
}

#[test]
fn a_page_that_it_lacks_is_shown_in_english_and_says_so() {
    let page = article("naked-pair", &toy());
    assert!(
        page.starts_with("Nuda Paro  (naked-pair)\n\n  Ĉi tiu paĝo estas ankoraŭ nur en la angla.\n\nDefinition\n\n"),
        "{page}"
    );
    assert!(page.contains("Taksas Sudoku Explainer: 3.0"), "{page}");
    // English prose is joined in the English way.
    assert!(!page.contains('_'), "{page}");
    let html = lesson::html_article(spec("naked-pair"), &toy());
    let remark = "<h2>Nuda Paro</h2>\n<p>Ĉi tiu paĝo estas ankoraŭ nur en la angla.</p>\n<h3>Definition</h3>";
    assert!(html.contains(remark), "{html}");
}

#[test]
fn whole_lessons_are_told_in_it() {
    let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let lesson = Lesson::of(&puzzle.parse().expect("a puzzle"), &Plan::default(), Cancel::NEVER);
    let mut text = Vec::new();
    lesson::html(&lesson, &toy(), Detail::Usual, &mut text).expect("written");
    let text = String::from_utf8(text).expect("UTF-8");
    assert!(text.contains("<html lang=\"eo-001\""), "{text}");
    assert!(text.contains("Plena Domo</dt>\n<dd>En domo restas unu_malplena ĉelo.</dd>"), "{text}");
    assert!(text.contains(">vico 8</span>") && text.contains("Do <span"), "{text}");
}

#[test]
fn the_build_finds_its_files_by_their_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        let file = folder.path().join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, text).expect("a file");
    };
    write("src/explain/locales/en.ftl", "");
    write("docs/techniques/en/full-house.md", "");
    let languages = || build::languages(folder.path()).expect("readable");
    assert!(languages().ends_with("const LANGUAGES: &[Language] = &[Language(&EN), ];\n"));
    write("src/explain/locales/de-toy.ftl", WORDS);
    let source = languages();
    assert!(source.ends_with("&[Language(&EN), Language(&DE_TOY), ];\n"), "{source}");
    let line = |source: &str| source.lines().find(|line| line.starts_with("static DE_TOY")).map(String::from);
    let own = line(&source).expect("a line");
    assert!(own.contains("tag: \"de-toy\"") && own.contains("pages: &[] }"), "{own}");
    write("docs/techniques/de-toy/full-house.md", FULL_HOUSE);
    let own = line(&languages()).expect("a line");
    assert!(own.contains("pages: crate::technique::PAGES_DE_TOY }"), "{own}");
    let pages = build::pages(folder.path(), true).expect("readable");
    assert!(pages.contains("PAGES_DE_TOY") && pages.contains("de-toy/full-house.md"), "{pages}");
    let pages = build::pages(folder.path(), false).expect("readable");
    assert!(pages.contains("PAGES_DE_TOY") && !pages.contains("full-house"), "{pages}");
}

#[test]
fn pages_that_are_handed_over_are_read_and_replaced() {
    static APART: Files = Files { tag: "x-apart", messages: WORDS, pages: &[] };
    let (language, spec) = (Language::of(&APART), by_id("full-house").expect("a technique"));
    assert!(language.page(spec).is_none());
    for text in [FULL_HOUSE, "# Plena Domo\n\n## Difino\n\nAlia.\n"] {
        add_pages("x-apart", BTreeMap::from([("full-house".into(), text.into())]));
        assert_eq!(language.page(spec).map(|page| page.text()), Some(text));
        assert!(language.page(by_id("x-wing").expect("a technique")).is_none());
    }
    // Those that are built in stay.
    add_pages("en", BTreeMap::from([("full-house".into(), "none".into())]));
    assert!(Language::English.page(spec).is_some_and(|page| page.text() != "none"));
}

/// Files, and a folder, that read what people write in Chinese, or break lines between its
/// characters.
const READ_CHINESE: [&str; 2] = ["format/claim/", "explain/wrap.rs"];

#[test]
fn no_code_is_for_one_language() {
    let is_han = |letter: char| ('\u{4e00}'..='\u{9fff}').contains(&letter);
    let (mut code, page) = (sources::texts(), sources::page());
    code.extend(sources::program());
    code.retain(|name, _| !READ_CHINESE.iter().any(|read| name.starts_with(read)));
    assert!(code.contains_key("lesson/learn/session.rs") && page.contains_key("main.js"));
    for (name, text) in code.iter().chain(&page) {
        let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        for line in lines {
            let is_for_one = line.contains("Language::Chinese") || line.contains("zh-") || line.contains(is_han);
            let separates = line.contains('、') || line.contains("lang() ==");
            assert!(!is_for_one, "{name}: {line}");
            assert!(!separates || name.starts_with("format/") || name == "technique/page.rs", "{name}: {line}");
        }
    }
}
