//! The page in a browser: what a person does with it. Skipped, and said so, where there is no
//! Chromium.

use super::Server;
use super::devtools::{Page, browser};
use serde_json::{Value, json};

const EASY: &str = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";

/// Opens the page; none where there is no browser.
pub fn opened(language: &str) -> Option<(Server, Page)> {
    let Some(browser) = browser() else {
        eprintln!("skipped: there is no Chromium to look at the page with");
        return None;
    };
    let server = Server::start(&["--port", "0"]);
    let page = Page::open(browser, &server.address(), language);
    Some((server, page))
}

/// Pastes a text, as a person would.
pub fn paste(page: &mut Page, text: &str) {
    page.value(&format!(
        "(() => {{ const data = new DataTransfer(); data.setData('text', {});
        document.body.dispatchEvent(new ClipboardEvent('paste', {{ clipboardData: data, bubbles: true }})); }})()",
        json!(text)
    ));
}

/// The digit in a cell, by its number.
fn digit(page: &mut Page, cell: usize) -> String {
    let found = page.value(&format!(
        "document.querySelectorAll('.cell')[{cell}].querySelector('.given,.placed')?.textContent ?? ''"
    ));
    found.as_str().unwrap_or_default().into()
}

#[test]
fn a_person_can_sit_down_at_it() {
    let Some((_server, mut page)) = opened("en-US") else { return };
    // Paste a puzzle.
    paste(&mut page, EASY);
    page.wait("document.querySelectorAll('.given').length === 26");
    assert_eq!(digit(&mut page, 8), "2");
    // Hints say more and more, and the last one can be done.
    let mut said = Vec::new();
    for level in 1..=4 {
        page.press("#hint");
        page.wait(&format!("document.querySelector('#levels [aria-pressed=true]')?.textContent === '{level}'"));
        page.wait("document.querySelector('#answer .words') !== null");
        said.push(page.text("#answer .words"));
    }
    assert!(said[0].contains("Look at box 4") && !said[0].contains("r5c2"), "{said:?}");
    assert!(said[3].ends_with("So r5c2=4."), "{said:?}");
    assert_eq!(page.value("document.querySelector('#board').classList.contains('showing')"), Value::Bool(true));
    // A phrase lights up its cells.
    page.value(
        "document.querySelector('#answer .ref').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))",
    );
    page.wait("document.querySelectorAll('#board .light .lit').length > 0");
    page.press("#answer .main");
    assert_eq!(digit(&mut page, 37), "4");
    // What was done can be undone; a wrong digit is found without the right one being said.
    page.press("#undo");
    assert_eq!(digit(&mut page, 37), "");
    page.press("#redo");
    page.value("document.querySelectorAll('.cell')[0].focus()");
    page.press("[data-digit='3']");
    page.press("#marks");
    page.wait("document.querySelector('#answer').textContent.includes('r1c1')");
    page.press("#undo");
    // Why a cell, and the whole path.
    page.value("document.querySelectorAll('.cell')[0].focus()");
    page.press("#why");
    page.wait("document.querySelectorAll('#found .step').length > 0");
    page.press("#tab-path");
    page.press("#explain");
    page.wait("document.querySelectorAll('#course .step').length > 50");
    page.press("#course .step");
    assert!(page.text("#course .body").contains("can only go in"));
    // Another kind of path is told at once.
    assert!(page.text("#course .summary").contains("No path with these techniques takes fewer"));
    page.value("(() => { const aim = document.querySelector('#aim'); aim.value = 'standard'; aim.dispatchEvent(new Event('change')); })()");
    page.wait("document.querySelectorAll('#course .step').length > 50 && !document.querySelector('#course .body')");
    assert!(!page.text("#course .summary").contains("No path"));
    page.press("#tab-rating");
    page.press("#rate");
    page.wait("document.querySelector('#ratings .chart') !== null");
    // Another language, all of it.
    page.press("#language");
    page.wait("document.documentElement.lang === 'zh-CN'");
    assert_eq!((page.text("#hint"), page.text("#tab-path")), ("提示".into(), "解法".into()));
    page.press("#hint");
    page.wait("document.querySelector('#answer .words')?.textContent.includes('宫') === true");
    // The position is there again after a visit.
    page.value("location.reload()");
    page.wait(
        "document.documentElement?.dataset.ready === 'true' && document.querySelectorAll('.placed').length === 1",
    );
    assert_eq!(page.errors, Vec::<String>::new());
}

#[test]
fn the_keyboard_is_enough() {
    let Some((_server, mut page)) = opened("en-US") else { return };
    paste(&mut page, EASY);
    page.wait("document.querySelectorAll('.given').length === 26");
    // From the top of the page to the board.
    page.key("Tab", "Tab", 0);
    page.wait("document.activeElement.classList.contains('skip')");
    for _ in 0..20 {
        page.key("Tab", "Tab", 0);
        if page.value("document.activeElement.classList.contains('cell')") == Value::Bool(true) {
            break;
        }
    }
    let at = |page: &mut Page| page.value("[...document.querySelectorAll('.cell')].indexOf(document.activeElement)");
    let start = at(&mut page).as_i64().expect("a cell");
    page.key("Home", "Home", 0);
    assert_eq!(at(&mut page), start - start % 9);
    while at(&mut page) != 0 {
        page.key("ArrowUp", "ArrowUp", 0);
    }
    assert_eq!(page.value("document.activeElement.getAttribute('aria-label')"), "r1c1, empty");
    page.key("3", "Digit3", 0);
    assert_eq!(digit(&mut page, 0), "3");
    page.key("Delete", "Delete", 0);
    assert_eq!(digit(&mut page, 0), "");
    page.key("#", "Digit3", 8);
    page.key("7", "Digit7", 2);
    page.key("8", "Digit8", 2);
    assert_eq!(
        page.value("document.activeElement.getAttribute('aria-label')"),
        "r1c1, empty, candidates 7 8, corner marks 3"
    );
    page.key("z", "KeyZ", 2);
    assert_eq!(
        page.value("document.activeElement.getAttribute('aria-label')"),
        "r1c1, empty, candidates 7, corner marks 3"
    );
    // A hint, twice.
    page.key("h", "KeyH", 0);
    page.wait("document.querySelector('#levels [aria-pressed=true]')?.textContent === '1'");
    page.key("h", "KeyH", 0);
    page.wait("document.querySelector('#levels [aria-pressed=true]')?.textContent === '2'");
    // A dialog opens and closes.
    page.key("?", "Slash", 8);
    page.wait("document.querySelector('dialog').open");
    page.key("Escape", "Escape", 0);
    page.wait("!document.querySelector('dialog').open");
    assert_eq!(page.errors, Vec::<String>::new());
}

#[test]
fn a_path_that_is_gone_answers_to_no_keys() {
    let Some((_server, mut page)) = opened("en-US") else { return };
    page.press("#tab-path");
    page.press("#explain");
    page.wait("document.querySelectorAll('#course .step').length > 0");
    page.press("#language");
    page.wait("document.documentElement.lang === 'zh-CN' && document.querySelector('#course .step') === null");
    page.key(".", "Period", 0);
    assert_eq!(page.value("document.querySelector('#board').classList.contains('showing')"), Value::Bool(false));
    assert_eq!(page.errors, Vec::<String>::new());
}
