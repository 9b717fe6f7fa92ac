//! The page as a folder of files: without a network, in a new version, and where a browser has
//! less. Skipped, and said so, where `WHYDOKU_SITE` names no folder.

use super::browser::{EASY, Host, begun, click, digits, opened, paste};
use super::devtools::Page;
use super::folder::Folder;
use flate2::{Compression, write::GzEncoder};
use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};

/// A puzzle of which the explanation takes many seconds.
const GOLDEN_NUGGET: &str = "000000039000001005003050800008090006070002000100400000009080050020000600400700000";

/// The site in a browser; none where there is none.
fn site(with: fn() -> Option<(Host, Page)>) -> Option<(Folder, Page)> {
    match with()? {
        (Host::Folder(folder), page) => Some((folder, page)),
        (Host::Server(_), _) => {
            eprintln!("skipped: WHYDOKU_SITE names no folder that cargo xtask site has built");
            None
        }
    }
}

fn hinted(page: &mut Page) {
    page.press("#hint");
    page.wait("document.querySelector('#answer .words')?.textContent.includes('Look at box 4') === true");
}

/// Waits until all files are kept, and enters a digit; the digits on the board.
fn kept(page: &mut Page) -> String {
    page.value("navigator.serviceWorker.ready.then(() => true)");
    click(page, 37);
    page.key("4", "Digit4", 0);
    digits(page)
}

/// A copy of the site with other files in the place of some, and without others.
fn copied(changed: impl Fn(&Path, Vec<u8>) -> Option<Vec<u8>>) -> tempfile::TempDir {
    let from = super::folder::wanted().expect("a folder");
    let to = tempfile::tempdir().expect("a folder");
    let mut open: Vec<PathBuf> = vec![from.clone()];
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let name = entry.path().strip_prefix(&from).expect("below it").to_path_buf();
            if entry.path().is_dir() {
                std::fs::create_dir_all(to.path().join(&name)).expect("a folder");
                open.push(entry.path());
            } else if let Some(bytes) = changed(&name, std::fs::read(entry.path()).expect("a file")) {
                std::fs::write(to.path().join(&name), bytes).expect("a file");
            }
        }
    }
    to
}

#[test]
fn work_ends_at_once_when_it_is_given_up_and_hints_do_not_wait_for_it() {
    let Some((_folder, mut page)) = site(begun) else { return };
    paste(&mut page, GOLDEN_NUGGET);
    page.wait("document.querySelectorAll('.given').length === 21");
    page.press("#tab-path");
    page.press("#explain");
    page.wait("document.querySelector('#course .thinking button')?.textContent === 'Cancel'");
    page.wait("document.querySelector('#course .thinking progress') !== null");
    let waited = page.value(
        "new Promise((done) => { const begun = performance.now(); document.querySelector('#hint').click();
        const look = () => document.querySelector('#answer .words') ? done(performance.now() - begun) : setTimeout(look, 5); look(); })",
    );
    assert!(waited.as_f64().is_some_and(|waited| waited < 5000.0), "a hint took {waited} ms");
    let waited = page.value(
        "new Promise((done) => { const begun = performance.now(); document.querySelector('#course .thinking button').click();
        const look = () => document.querySelector('#course .thinking') ? setTimeout(look, 1) : done(performance.now() - begun); look(); })",
    );
    // How long it takes on a busy machine says nothing; that it does not wait for the work does.
    assert!(waited.as_f64().is_some_and(|waited| waited < 1000.0), "giving up took {waited} ms");
    // There is a thread for the next.
    paste(&mut page, EASY);
    page.wait("document.querySelectorAll('.given').length === 26");
    page.press("#explain");
    page.wait("document.querySelectorAll('#course .step').length > 5");
    assert_eq!(page.errors, Vec::<String>::new());
}

#[test]
fn without_a_network_everything_goes_on() {
    let Some((folder, mut page)) = site(begun) else { return };
    let before = kept(&mut page);
    folder.turn_to(None);
    page.visit(&folder.address());
    assert_eq!(digits(&mut page), before);
    page.visit(&format!("{}?puzzle={EASY}", folder.address()));
    page.wait("document.querySelectorAll('.given').length === 26");
    hinted(&mut page);
    assert_eq!(
        page.value(
            "fetch('index.html?x').then((answer) => answer.text()).then((text) => text.includes('id=\"board\"'))"
        ),
        true
    );
    assert_eq!(
        page.value("fetch('LICENSE-MIT').then((answer) => answer.text()).then((text) => text.includes('MIT'))"),
        true
    );
    page.press("#language");
    page.wait("document.documentElement.lang === 'zh-CN'");
    page.value("document.dispatchEvent(new CustomEvent('technique', { detail: 'x-wing' }))");
    page.wait("document.querySelector('#learn article')?.textContent.includes('行') === true");
    page.press("#tab-path");
    page.press("#explain");
    page.wait("document.querySelectorAll('#course .step').length > 5");
    assert_eq!(page.errors, Vec::<String>::new());
}

#[test]
fn a_new_version_waits_until_it_is_wanted_and_keeps_the_game() {
    let Some((folder, mut page)) = site(begun) else { return };
    let before = kept(&mut page);
    let marked = |name: &Path, bytes: Vec<u8>| {
        let text =
            |from: &str, to: &str| String::from_utf8(bytes.clone()).expect("text").replacen(from, to, 1).into_bytes();
        Some(match name.to_str() {
            Some("sw.js") => text("const VERSION = \"", "const VERSION = \"next-"),
            Some("index.html") => text("<html ", "<html data-next=\"yes\" "),
            _ => bytes,
        })
    };
    let new = copied(marked);
    folder.turn_to(Some(new.path()));
    page.reload();
    page.wait("document.querySelector('#banner').textContent.includes('new version')");
    assert_eq!(page.value("document.documentElement.dataset.next"), Value::Null, "not before it is wanted");
    page.value("document.querySelector('#banner .text button').click()");
    page.wait("document.documentElement?.dataset.next === 'yes' && document.documentElement.dataset.ready === 'true'");
    assert_eq!(digits(&mut page), before);
    assert_eq!(page.value("caches.keys().then((names) => names.length)"), 1, "the old version is gone");
    folder.turn_to(None);
    page.visit(&folder.address());
    assert_eq!(page.value("document.documentElement.dataset.next"), "yes");
    assert_eq!(page.errors, Vec::<String>::new());
}

#[test]
fn without_the_program_one_can_go_on_playing() {
    let Some((folder, mut page)) = site(begun) else { return };
    let without = copied(|name, bytes| (name.extension().is_none_or(|ending| ending != "wasm")).then_some(bytes));
    folder.turn_to(Some(without.path()));
    page.visit(&folder.address());
    click(&mut page, 37);
    page.key("4", "Digit4", 0);
    assert!(digits(&mut page).as_bytes()[37] == b'4');
    page.press("#hint");
    page.wait("document.querySelector('#answer .wrong')?.textContent.includes('does not start') === true");
    // And it is tried again.
    folder.turn_to(super::folder::wanted().as_deref());
    page.key("z", "KeyZ", 2);
    hinted(&mut page);
}

#[test]
fn without_threads_the_page_answers_itself() {
    let Some((folder, mut page)) = site(|| opened("en-US")) else { return };
    let without = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined });";
    let refusing = "class extends EventTarget { constructor() { super(); setTimeout(() => this.dispatchEvent(new Event('error'))); } \
        postMessage() {} terminate() {} }";
    for workers in ["undefined", refusing] {
        page.prepare(&format!("window.Worker = {workers}; {without}"));
        page.visit(&format!("{}?puzzle={EASY}", folder.address()));
        page.wait("document.querySelectorAll('.given').length === 26");
        hinted(&mut page);
    }
}

/// A page from elsewhere with three boards, and styles that would be in their way.
#[test]
fn boards_are_in_other_pages_without_touching_them() {
    let Some((folder, mut page)) = site(|| opened("en-US")) else { return };
    let other = tempfile::tempdir().expect("a folder");
    let board = |more: &str| format!("<why-doku {more}></why-doku>\n");
    let text = format!(
        "<!doctype html><html lang=\"en\" data-ready=\"true\"><meta charset=\"utf-8\"><style>p,.board,.cell{{color:rgb(255,0,0)}}</style>
        <script type=\"module\" src=\"{}why-doku.js\"></script>{}{}{}",
        folder.address(),
        board(&format!("puzzle=\"{EASY}\" step=\"7\"")),
        board(&format!("puzzle=\"{EASY}\" lang=\"zh-CN\" step=\"1\"")),
        board("puzzle=\"55\"")
    );
    std::fs::write(other.path().join("index.html"), text).expect("a file");
    let elsewhere = Folder::serve(other.path());
    page.visit(&elsewhere.address());
    let of = |board: usize, part: &str| {
        format!("document.querySelectorAll('why-doku')[{board}].shadowRoot?.querySelector('{part}')")
    };
    for (board, part, expected) in [
        (0, ".words", "In box 5, the 1 can only go in r5c5 or r6c5"),
        (0, ".bar", "7 of 61"),
        (1, ".words", "所以r5c2=4"),
        (2, ".status", "found \"55\", expected a Sudoku"),
    ] {
        page.wait(&format!("{}?.textContent.includes('{expected}')", of(board, part)));
    }
    page.value(&format!("{}.click()", of(0, ".bar button:last-child")));
    page.wait(&format!("{}.textContent.includes('8 of 61')", of(0, ".bar")));
    assert!(page.value(&format!("{}.textContent", of(1, ".bar"))).as_str().is_some_and(|text| text.contains("1 / 6")));
    page.value("document.querySelector('why-doku').setAttribute('step', '0')");
    page.wait(&format!("{}.textContent === ''", of(0, ".words")));
    assert_eq!(
        page.value(&format!("getComputedStyle({}).color", of(1, ".words p"))),
        page.value(&format!("getComputedStyle({}).color", of(1, ".words")))
    );
    assert_eq!(page.value("localStorage.length"), 0);
    assert_eq!(page.errors.iter().filter(|error| !error.contains("favicon")).count(), 0, "{:?}", page.errors);
}

#[test]
fn what_a_first_visit_loads_is_small() {
    let Some(folder) = super::folder::wanted() else { return };
    let mut sizes = std::collections::BTreeMap::new();
    for entry in std::fs::read_dir(folder).expect("a folder").flatten().filter(|entry| entry.path().is_dir()) {
        for file in std::fs::read_dir(entry.path()).expect("a folder").flatten() {
            let mut packed = GzEncoder::new(Vec::new(), Compression::best());
            packed.write_all(&std::fs::read(file.path()).expect("a file")).expect("memory");
            let name = file.file_name().to_string_lossy().into_owned();
            sizes.insert(name, packed.finish().expect("memory").len());
        }
    }
    assert!(sizes["whydoku.wasm"] < 3 << 19, "{sizes:?}");
    assert!(sizes["site.js"] + sizes["site.css"] + sizes["words-en.json"] < 64 << 10, "{sizes:?}");
    assert!(sizes["pages-en.json"].max(sizes["pages-zh-CN.json"]) < 300 << 10, "{sizes:?}");
}
