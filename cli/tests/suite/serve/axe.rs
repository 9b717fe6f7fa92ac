//! Rules of accessibility that a program can check, in every view of the page: those of axe, where
//! `WHYDOKU_AXE` names its file `axe.min.js`.

use super::browser::{EASY, opened, paste};
use super::devtools::Page;
use serde_json::Value;

/// A way into a view, by what is pressed there, and an expression that is true once it is seen.
type View = (&'static str, &'static [&'static str], &'static str);

const VIEWS: [View; 14] = [
    (
        "hint",
        &["#hint", "#hint", "#hint", "#hint"],
        "document.querySelector('#answer .words')?.textContent.length > 60",
    ),
    ("all steps", &["#other summary", "#find"], "document.querySelector('#found .step') !== null"),
    ("a step", &["#found .step"], "document.querySelector('#found .body .words') !== null"),
    ("solution", &["#tab-path", "#explain"], "document.querySelector('#course .step') !== null"),
    ("a step of it", &["#course .step"], "document.querySelector('#course .body .words') !== null"),
    ("map", &["#tab-learn"], "document.querySelector('#learn .main') !== null"),
    ("lesson", &["#learn .main"], "document.querySelector('#learn article') !== null"),
    ("exercise", &["#learn .main"], "document.querySelector('#learn article') === null"),
    ("new game", &["[data-open=new]"], "document.querySelector('dialog').open"),
    ("read", &["[data-open=enter]"], "document.querySelector('dialog').open"),
    ("games", &["[data-open=games]"], "document.querySelector('dialog').open"),
    ("share", &["[data-open=share]"], "document.querySelector('dialog').open"),
    ("settings", &["[data-open=settings]"], "document.querySelector('dialog').open"),
    ("keys", &["[data-open=keys]"], "document.querySelector('dialog').open"),
];

/// The rules that a view breaks, each with an element that does.
fn broken(page: &mut Page) -> Value {
    page.value("new Promise((done) => setTimeout(done, 350))");
    page.value(
        "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
        .then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html.slice(0, 200)]))",
    )
}

#[test]
fn no_view_breaks_a_rule_of_accessibility() {
    let Some(axe) = std::env::var_os("WHYDOKU_AXE") else {
        eprintln!("skipped: WHYDOKU_AXE names no file of axe to check the page with");
        return;
    };
    let axe = std::fs::read_to_string(&axe).unwrap_or_else(|error| panic!("{axe:?}: {error}"));
    for (language, scheme, width, height) in [
        ("en-US", "light", 1280, 800),
        ("en-US", "light", 360, 740),
        ("zh-CN", "dark", 1280, 800),
        ("zh-CN", "dark", 720, 450),
    ] {
        // On a page that has the puzzle already, nothing says when it is pasted again.
        let Some((_server, mut page)) = opened(language) else { return };
        page.emulate("", "prefers-color-scheme", scheme);
        page.resize(width, height);
        page.value(&format!("{axe}; 0"));
        assert_eq!(broken(&mut page), Value::Array(Vec::new()), "start in {language} at {width}x{height}");
        paste(&mut page, EASY);
        page.wait("document.querySelectorAll('.given').length === 26");
        for (view, way, is_seen) in VIEWS {
            for selector in way {
                page.wait(&format!("document.querySelector({selector:?}) !== null"));
                page.press(selector);
            }
            page.wait(is_seen);
            assert_eq!(broken(&mut page), Value::Array(Vec::new()), "{view} in {language} at {width}x{height}");
            page.value("document.querySelector('dialog').close()");
        }
    }
}

/// The check itself notices a button without a name.
#[test]
fn a_broken_rule_is_noticed() {
    let Some(axe) = std::env::var_os("WHYDOKU_AXE") else { return };
    let axe = std::fs::read_to_string(axe).expect("the file of axe");
    let Some((_server, mut page)) = opened("en-US") else { return };
    page.value(&format!("{axe}; document.querySelector('main').append(document.createElement('button')); 0"));
    assert_eq!(broken(&mut page)[0][0], "button-name");
}
