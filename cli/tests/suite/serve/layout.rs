//! What is on the screen: on phones, tablets and laptops, enlarged, on paper, and with few colours.

use super::browser::{EASY, begun, click, opened, paste};
use super::devtools::Page;
use serde_json::Value;

/// Whether all of an element is in the window and nothing is above it.
fn is_seen(page: &mut Page, selector: &str) -> bool {
    page.value(&format!(
        "(() => {{ const element = document.querySelector({selector:?}); const {{ top, bottom, left, right }} = element.getBoundingClientRect();
        const above = document.elementFromPoint((left + right) / 2, Math.min(bottom - 2, (top + bottom) / 2));
        return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight + 1 && bottom > top
            && (element.contains(above) || above?.contains(element) === true); }})()"
    )) == Value::Bool(true)
}

fn settle(page: &mut Page) {
    page.value("new Promise((done) => setTimeout(done, 350))");
}

#[test]
fn on_a_phone_the_hint_and_the_cells_it_speaks_of_are_on_the_screen() {
    let Some((_server, mut page)) = opened("en-US") else { return };
    for (width, height) in [(360, 740), (390, 844), (360, 640), (768, 1024)] {
        page.resize(width, height);
        paste(&mut page, EASY);
        page.wait(
            "document.querySelectorAll('.given').length === 26 && document.querySelector('#answer .words') === null",
        );
        settle(&mut page);
        for key in ["#hint", "[data-digit='1']", "[data-digit='9']", "#undo", ".cell", "#menu"] {
            assert!(is_seen(&mut page, key), "{key} at {width}x{height}");
        }
        page.press("#hint");
        page.wait("document.querySelector('#answer .words') !== null");
        settle(&mut page);
        assert!(is_seen(&mut page, "#answer .words"), "{width}x{height}");
        // Box 4, of which it speaks.
        for cell in [27, 47] {
            let selector = format!("[role=row]:nth-child({}) .cell:nth-child({})", cell / 9 + 1, cell % 9 + 1);
            assert!(is_seen(&mut page, &selector), "cell {cell} at {width}x{height}");
        }
        assert_eq!(page.value("document.documentElement.scrollWidth <= innerWidth"), Value::Bool(true));
        // A cell makes way for the pad, and the words are still there.
        click(&mut page, 0);
        settle(&mut page);
        assert!(is_seen(&mut page, "[data-digit='5']"), "{width}x{height}");
        assert!(page.text("#answer .words").contains("box 4"));
    }
    assert_eq!(page.errors, Vec::<String>::new());
}

/// A laptop of 1440 by 900 at 200 %, a phone on its side, a low window.
#[test]
fn enlarged_and_on_its_side_there_is_room_for_words() {
    let Some((_server, mut page)) = begun() else { return };
    for (width, height) in [(720, 450), (740, 360), (1280, 460), (320, 256)] {
        page.resize(width, height);
        for _ in 0..4 {
            page.press("#hint");
        }
        page.wait("document.querySelector('#answer .words')?.textContent.includes('So r5c2=4') === true");
        page.value("document.querySelector('#answer .words').scrollIntoView({ block: 'center' })");
        settle(&mut page);
        assert!(is_seen(&mut page, "#answer .words p"), "{width}x{height}");
        assert_eq!(
            page.value("document.documentElement.scrollWidth <= innerWidth"),
            Value::Bool(true),
            "{width}x{height}"
        );
    }
}

#[test]
fn on_a_laptop_nothing_is_below_the_fold() {
    let Some((_server, mut page)) = opened("en-US") else { return };
    for (width, height) in [(1280, 640), (1366, 768), (1440, 900), (1920, 1080)] {
        page.resize(width, height);
        paste(&mut page, EASY);
        page.wait("document.querySelectorAll('.given').length === 26");
        settle(&mut page);
        for key in ["#board", "#hint", "#fill", "[data-digit='9']", "#tab-learn"] {
            assert!(is_seen(&mut page, key), "{key} at {width}x{height}");
        }
        assert_eq!(page.value("document.documentElement.scrollHeight <= innerHeight"), Value::Bool(true));
        let board = page.value("document.querySelector('#board').getBoundingClientRect().width").as_f64();
        let least = f64::from(height - 140).min(f64::from(width) * 0.44);
        assert!(board.is_some_and(|board| board >= least), "{board:?} at {width}x{height}");
    }
}

/// The dark theme with background graphics must not print black on black.
#[test]
fn paper_is_white_whatever_the_theme() {
    let Some((_server, mut page)) = begun() else { return };
    page.value("document.documentElement.dataset.theme = 'dark'");
    page.emulate("print", "prefers-color-scheme", "dark");
    for (of, is_light) in [
        ("getComputedStyle(document.body).backgroundColor", true),
        ("getComputedStyle(document.querySelector('.given')).color", false),
    ] {
        let sum = page.value(&format!("{of}.match(/\\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)"));
        assert_eq!(sum.as_i64().is_some_and(|sum| sum > 382), is_light, "{of}: {sum}");
    }
    assert_eq!(page.value("getComputedStyle(document.querySelector('#pad')).display"), "none");
}

/// Where the system chooses the colours, what is selected and coloured is still seen.
#[test]
fn forced_colours_keep_what_colours_say() {
    let Some((_server, mut page)) = begun() else { return };
    click(&mut page, 0);
    page.press("[data-mode=colour]");
    page.press("[data-digit='2']");
    page.press("[data-digit='5']");
    page.emulate("screen", "forced-colors", "active");
    assert_eq!(page.value("document.querySelectorAll('.cell')[0].querySelectorAll('.colours i').length"), 2);
    let background = page.value("getComputedStyle(document.querySelector('.colour2')).backgroundColor");
    assert!(background != "rgba(0, 0, 0, 0)", "{background}");
    assert_eq!(page.value("getComputedStyle(document.querySelector('.cell.selected')).outlineStyle"), "solid");
    assert_eq!(
        page.value("document.querySelectorAll('.cell')[0].getAttribute('aria-label')"),
        "r1c1, empty, colour 2 5"
    );
}
