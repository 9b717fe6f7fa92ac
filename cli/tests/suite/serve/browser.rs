//! The page in a browser: what a person does with it. Skipped, and said so, where there is no
//! Chromium.

use super::Server;
use super::devtools::{Page, browser};
use super::folder::{self, Folder};
use serde_json::{Value, json};

pub const EASY: &str = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";

/// What the page comes from.
pub enum Host {
    /// The program.
    Server(Server),
    /// A site, if one is to be tested.
    Folder(Folder),
}

impl Host {
    pub fn address(&self) -> String {
        match self {
            Host::Server(server) => server.address(),
            Host::Folder(folder) => folder.address(),
        }
    }
}

/// Opens the page, that of a server or that of the site to test; none where there is no browser.
pub fn opened(language: &str) -> Option<(Host, Page)> {
    let Some(browser) = browser() else {
        eprintln!("skipped: there is no Chromium to look at the page with");
        return None;
    };
    let host = match folder::wanted() {
        Some(folder) => Host::Folder(Folder::serve(&folder)),
        None => Host::Server(Server::start(&["--port", "0"])),
    };
    let page = Page::open(browser, &host.address(), language);
    Some((host, page))
}

/// Pastes a text, as a person would.
pub fn paste(page: &mut Page, text: &str) {
    page.value(&format!(
        "(() => {{ const data = new DataTransfer(); data.setData('text', {});
        document.body.dispatchEvent(new ClipboardEvent('paste', {{ clipboardData: data, bubbles: true }})); }})()",
        json!(text)
    ));
}

/// Opens the page with an easy puzzle on it.
pub fn begun() -> Option<(Host, Page)> {
    let (host, mut page) = opened("en-US")?;
    paste(&mut page, EASY);
    page.wait("document.querySelectorAll('.given').length === 26");
    Some((host, page))
}

/// The digit in a cell, by its number.
fn digit(page: &mut Page, cell: usize) -> String {
    let found = page.value(&format!(
        "document.querySelectorAll('.cell')[{cell}].querySelector('.given,.placed')?.textContent ?? ''"
    ));
    found.as_str().unwrap_or_default().into()
}

/// Presses a cell with the mouse, by its number.
pub fn click(page: &mut Page, cell: usize) {
    page.value(&format!(
        "(() => {{ const cell = document.querySelectorAll('.cell')[{cell}]; const {{ x, y }} = cell.getBoundingClientRect();
        for (const kind of ['pointerdown', 'pointerup'])
            cell.dispatchEvent(new PointerEvent(kind, {{ bubbles: true, cancelable: true, clientX: x + 9, clientY: y + 9 }})); }})()"
    ));
}

/// Whether a picture is over the board.
fn is_showing(page: &mut Page) -> bool {
    page.value("document.querySelector('#board').classList.contains('showing')") == Value::Bool(true)
}

/// All digits on the board, blanks as points.
pub fn digits(page: &mut Page) -> String {
    let found = page.value(
        "[...document.querySelectorAll('.cell')].map((cell) => cell.querySelector('.given,.placed')?.textContent ?? '.').join('')",
    );
    found.as_str().unwrap_or_default().into()
}

#[test]
fn a_person_can_sit_down_at_it() {
    let Some((_server, mut page)) = opened("en-US") else { return };
    // Three doors, and the board behind each of them. Paste a puzzle.
    assert_eq!(page.value("document.querySelectorAll('.door').length"), 3);
    paste(&mut page, EASY);
    page.wait("document.querySelectorAll('.given').length === 26 && document.querySelector('#home').hidden");
    assert_eq!(digit(&mut page, 8), "2");
    // Hints say more and more, and the last one can be done.
    let mut said = Vec::new();
    for level in 1..=4 {
        page.press("#hint");
        page.wait(&format!("document.querySelector('#levels [aria-pressed=true]')?.textContent === '{level}'"));
        page.wait("document.querySelector('#answer .words') !== null && !document.querySelector('#answer').ariaBusy");
        said.push(page.text("#answer .words"));
    }
    assert!(said[0].contains("Look at box 4") && !said[0].contains("r5c2"), "{said:?}");
    assert!(said[3].ends_with("So r5c2=4."), "{said:?}");
    assert!(is_showing(&mut page));
    page.press("#answer .main");
    assert_eq!(digit(&mut page, 37), "4");
    // What was done can be undone; a wrong digit is found without the right one being said.
    page.press("#undo");
    assert_eq!(digit(&mut page, 37), "");
    page.press("#redo");
    click(&mut page, 0);
    page.press("[data-digit='3']");
    page.press("#marks");
    page.wait("document.querySelector('#answer').textContent.includes('r1c1')");
    page.press("#answer .main");
    page.wait("document.querySelectorAll('.cell')[0].querySelector('.placed') === null");
    // Why a cell, and the whole path.
    click(&mut page, 0);
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
    page.press("#rate");
    page.wait("document.querySelectorAll('#ratings dd').length === 4");
    // Another language, all of it.
    page.press("#language");
    page.wait("document.documentElement.lang === 'zh-CN'");
    assert_eq!((page.text("#hint span"), page.text("#tab-path")), ("提示".into(), "解法".into()));
    page.press("#hint");
    page.wait("document.querySelector('#answer .words')?.textContent.includes('宫') === true");
    // The position is there again after a visit.
    page.reload();
    page.wait("document.querySelectorAll('.placed').length === 1");
    assert_eq!(page.errors, Vec::<String>::new());
}

#[test]
fn the_keyboard_is_enough() {
    let Some((_server, mut page)) = begun() else { return };
    // From the top of the page to the board: by the skip link, at once.
    page.key("Tab", "Tab", 0);
    page.wait("document.activeElement.classList.contains('skip')");
    page.key("Enter", "Enter", 0);
    page.wait("document.activeElement.classList.contains('cell')");
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
    page.key("Delete", "Delete", 0);
    // Four presses in a row are four levels; then the step is done, and the keyboard is still
    // somewhere.
    for _ in 0..4 {
        page.key("h", "KeyH", 0);
    }
    page.wait("document.querySelector('#levels [aria-pressed=true]')?.textContent === '4'");
    page.wait("document.querySelector('#answer .words')?.textContent.includes('So r5c2=4') === true");
    page.key("d", "KeyD", 0);
    page.wait("document.querySelectorAll('.placed').length === 1");
    assert_eq!(page.value("document.activeElement === document.body"), Value::Bool(false));
    // A dialog opens and closes.
    page.key("?", "Slash", 8);
    page.wait("document.querySelector('dialog').open");
    page.key("Escape", "Escape", 0);
    page.wait("!document.querySelector('dialog').open");
    assert_eq!(page.errors, Vec::<String>::new());
}

/// Digits, arrows and undo mean the board wherever the focus is.
#[test]
fn the_keyboard_is_alive_after_a_click_beside_the_board() {
    let Some((_server, mut page)) = begun() else { return };
    click(&mut page, 0);
    for beside in ["#hint", "[data-mode=digit]", "#tab-path", "#tab-help", "#next"] {
        page.value(&format!("document.querySelector({}).focus()", json!(beside)));
        page.press(beside);
        page.wait("!document.querySelector('#answer').ariaBusy");
        page.key("4", "Digit4", 0);
        assert_eq!(digit(&mut page, 0), "4", "after {beside}");
        page.key("z", "KeyZ", 2);
        assert_eq!(digit(&mut page, 0), "", "after {beside}");
    }
    page.press("#next");
    page.wait("document.querySelector('#board').classList.contains('showing')");
    page.key("Escape", "Escape", 0);
    assert!(!is_showing(&mut page), "Esc leads back to the board");
    page.key("ArrowRight", "ArrowRight", 0);
    assert_eq!(page.value("document.activeElement.getAttribute('aria-label')"), "r1c2, empty");
    // Single letters can be switched off; digits stay.
    page.press("[data-open=settings]");
    page.value("[...document.querySelectorAll('#dialog label')].find((label) => label.textContent.includes('Shortcuts')).click()");
    page.key("Escape", "Escape", 0);
    page.key("?", "Slash", 8);
    assert_eq!(page.value("document.querySelector('dialog').open"), Value::Bool(false));
    page.key("5", "Digit5", 0);
    assert_eq!(digit(&mut page, 1), "5");
    assert_eq!(page.errors, Vec::<String>::new());
}

#[test]
fn a_path_that_is_gone_answers_to_no_keys() {
    let Some((_server, mut page)) = begun() else { return };
    page.press("#tab-path");
    page.press("#explain");
    page.wait("document.querySelectorAll('#course .step').length > 0");
    page.press("#language");
    page.wait("document.documentElement.lang === 'zh-CN' && document.querySelector('#course .step') === null");
    page.key(".", "Period", 0);
    assert!(!is_showing(&mut page));
    assert_eq!(page.errors, Vec::<String>::new());
}
