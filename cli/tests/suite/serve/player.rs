//! A player: words that stay while they are true, questions about a candidate, suppositions, the
//! coach, and the end.

use super::browser::{Host, begun, click, digits, opened};
use super::devtools::Page;
use serde_json::Value;

const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The reader has no pencil marks, so no candidates are drawn: neither with a place to look at nor
/// with a step that needs none.
#[test]
fn a_hint_draws_no_candidates_that_the_reader_has_not_written() {
    let Some((_server, mut page)) = begun() else { return };
    for level in 1..=4 {
        page.press("#hint");
        page.wait(&format!("document.querySelector('#levels [aria-pressed=true]')?.textContent === '{level}'"));
        page.wait("document.querySelector('#answer .words') !== null && !document.querySelector('#answer').ariaBusy");
        assert_eq!(
            page.value("document.querySelectorAll('#board .picture .c, #board [data-n]').length"),
            0,
            "level {level}"
        );
    }
    // The box of which it speaks was marked, the reader's own marks were not touched.
    page.press("#levels button");
    page.wait("document.querySelectorAll('#board .light .look').length === 1");
    assert_eq!(page.value("document.querySelector('#board').classList.contains('showing')"), Value::Bool(false));
}

#[test]
fn words_stay_while_they_are_true_and_say_when_they_are_done() {
    let Some((_server, mut page)) = begun() else { return };
    page.press("#hint");
    page.wait("document.querySelector('#answer .words')?.textContent.includes('Look at box 4') === true");
    // Marks, colours, and another right digit.
    for (cell, key, code, modifiers) in [(0, "!", "Digit1", 8), (1, "2", "Digit2", 1), (4, "5", "Digit5", 2)] {
        click(&mut page, cell);
        page.key(key, code, modifiers);
        assert!(page.text("#answer").contains("Look at box 4"), "{key}");
    }
    click(&mut page, 37);
    page.key("4", "Digit4", 0);
    assert!(page.text("#answer").contains("✓ Done"));
    // What is taken back may have been a premise.
    page.key("z", "KeyZ", 2);
    page.key("z", "KeyZ", 2);
    page.wait("document.querySelector('#answer').textContent === ''");
    // The path stays as long as the puzzle is the same.
    page.press("#tab-path");
    page.press("#explain");
    page.wait("document.querySelectorAll('#course .step').length > 40");
    click(&mut page, 37);
    page.key("4", "Digit4", 0);
    assert_eq!(page.value("document.querySelectorAll('#course .step').length > 40"), Value::Bool(true));
    assert_eq!(page.errors, Vec::<String>::new());
}

/// An answer for the position before is not shown over another one.
#[test]
fn a_late_answer_is_not_shown() {
    let Some((Host::Server(_server), mut page)) = begun() else { return };
    page.slow_down(600);
    page.press("#next");
    click(&mut page, 0);
    page.key("3", "Digit3", 0);
    page.value("new Promise((done) => setTimeout(done, 1200))");
    assert_eq!(page.value("document.querySelector('#board').classList.contains('showing')"), Value::Bool(false));
    assert_eq!(page.text("#answer"), "");
    assert_eq!(page.errors, Vec::<String>::new());
}

/// Phrases can be reached by keys, and a tap leaves them lit.
#[test]
fn phrases_are_lit_by_keys_and_by_a_tap() {
    let Some((_server, mut page)) = begun() else { return };
    page.press("#next");
    page.wait("document.querySelectorAll('#answer .ref').length > 3");
    let lit = "document.querySelectorAll('#board .light .lit').length";
    page.value("document.querySelector('#answer .ref').click()");
    assert_eq!(page.value(&format!("{lit} > 0")), Value::Bool(true));
    page.value("document.querySelector('#answer .ref').dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'touch' }))");
    assert_eq!(page.value(&format!("{lit} > 0")), Value::Bool(true), "a finger that is lifted does not put it out");
    page.value("document.querySelector('#answer h2').click()");
    assert_eq!(page.value(lit), 0);
    page.value("document.querySelector('#tab-help').focus()");
    for _ in 0..12 {
        page.key("Tab", "Tab", 0);
        if page.value("document.activeElement.matches('#answer .ref')") == Value::Bool(true) {
            break;
        }
    }
    assert_eq!(page.value("document.activeElement.matches('#answer .ref')"), Value::Bool(true));
    assert_eq!(page.value(&format!("{lit} > 0")), Value::Bool(true), "the focus lights it");
}

/// The menu of a cell, by the right button.
fn menu(page: &mut Page, cell: usize, item: &str) {
    page.value(&format!(
        "document.querySelectorAll('.cell')[{cell}].dispatchEvent(new MouseEvent('contextmenu', {{ bubbles: true, cancelable: true, clientX: 200, clientY: 200 }}))"
    ));
    page.wait("!document.querySelector('#cell-menu').hidden");
    page.value(&format!(
        "[...document.querySelectorAll('#cell-menu button')].find((button) => button.textContent === {item:?}).click()"
    ));
}

#[test]
fn why_not_and_what_if_are_asked_of_a_candidate() {
    let Some((_server, mut page)) = begun() else { return };
    menu(&mut page, 0, "Why not 3?");
    page.wait("document.querySelector('#answer h2')?.textContent === 'Why r1c1≠3?'");
    page.wait("document.querySelectorAll('#found .step').length > 0");
    // A supposition has a colour, breaks, and is taken back with what it has shown.
    let before = digits(&mut page);
    menu(&mut page, 0, "What if 3?");
    page.wait("document.querySelector('#banner').textContent.includes('What if r1c1=3')");
    assert_eq!(page.value("document.querySelectorAll('.cell.supposed').length"), 1);
    click(&mut page, 1);
    page.key("3", "Digit3", 0);
    page.wait("document.querySelector('#banner').textContent.includes('It breaks')");
    assert_eq!(page.value("document.querySelectorAll('.cell.supposed').length"), 2);
    page.press("#banner .main");
    assert_eq!(digits(&mut page), before);
    let label = page.value("document.querySelectorAll('.cell')[0].getAttribute('aria-label')");
    assert_eq!(label, "r1c1, empty, candidates 5 7 8");
    assert_eq!(page.value("document.querySelector('#banner').hidden"), Value::Bool(true));
    assert_eq!(page.value("document.querySelectorAll('.cell.supposed').length"), 0);
    assert_eq!(page.errors, Vec::<String>::new());
}

#[test]
fn the_coach_names_the_technique_and_leads_back_to_what_was_right() {
    let Some((_server, mut page)) = begun() else { return };
    click(&mut page, 37);
    page.key("4", "Digit4", 0);
    page.wait("document.querySelector('#coach').textContent === 'r5c2=4: Hidden Single (box)'");
    let right = digits(&mut page);
    click(&mut page, 0);
    page.key("5", "Digit5", 0);
    click(&mut page, 3);
    page.key("3", "Digit3", 0);
    page.press("#marks");
    page.wait(
        "[...document.querySelectorAll('#answer button')].some((button) => button.textContent.includes('last right'))",
    );
    page.press("#answer .main");
    page.wait(&format!("[...document.querySelectorAll('.cell')].map((cell) => cell.querySelector('.given,.placed')?.textContent ?? '.').join('') === '{right}'"));
    assert_eq!(page.errors, Vec::<String>::new());
}

#[test]
fn the_last_digit_is_a_moment() {
    let Some((_server, mut page)) = opened("en-US") else { return };
    let open = format!("{}.", &SOLVED[..80]);
    page.value(&format!("location.hash = '#1_{open}_{open}'"));
    page.wait("document.querySelectorAll('.given').length === 80");
    click(&mut page, 80);
    page.key("9", "Digit9", 0);
    page.wait("document.querySelector('#banner').textContent.includes('Solved')");
    page.wait("document.querySelector('#said').textContent.includes('without help')");
    page.wait("document.querySelector('#coach').textContent.includes('Full House')");
    page.value("[...document.querySelectorAll('#banner button')].find((button) => button.textContent === 'How it went').click()");
    page.wait("document.querySelector('#answer .used')?.textContent.includes('Full House') === true");
    assert!(page.value("document.title").as_str().is_some_and(|title| title.contains("From a link")));
    assert_eq!(page.errors, Vec::<String>::new());
}

/// A double click on a digit selects all that are alike.
#[test]
fn a_double_click_selects_all_alike() {
    let Some((_server, mut page)) = begun() else { return };
    page.value(
        "(() => { const cell = document.querySelectorAll('.cell')[8]; const { x, y } = cell.getBoundingClientRect();
        for (const kind of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'])
            cell.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true, clientX: x + 9, clientY: y + 9 }));
        document.querySelectorAll('.cell')[8].dispatchEvent(new MouseEvent('dblclick', { bubbles: true, clientX: x + 9, clientY: y + 9 })); })()",
    );
    assert_eq!(page.value("document.querySelectorAll('.cell.selected').length"), 2, "two cells have a 2");
}

/// The puzzle of a day is the same for everybody.
#[test]
fn a_day_has_one_puzzle_of_each_grade() {
    let Some((_server, mut page)) = opened("en-US") else { return };
    let mut seen = Vec::new();
    for _ in 0..2 {
        page.press("#go-home");
        page.value("[...document.querySelectorAll('.door-play button')].find((button) => button.textContent === 'Puzzle of the day').click()");
        page.wait(
            "document.querySelector('#home').hidden && document.querySelector('#about').textContent.includes('20')",
        );
        seen.push(digits(&mut page));
    }
    assert_eq!(seen[0], seen[1]);
    // Another grade is another puzzle, and both are kept.
    page.press("#go-home");
    page.press(".grades button");
    page.wait(
        "document.querySelector('#home').hidden && document.querySelector('#about').textContent.startsWith('easy')",
    );
    assert_ne!(digits(&mut page), seen[0]);
    page.press("[data-open=games]");
    assert_eq!(page.value("document.querySelectorAll('#dialog .game').length"), 3);
    assert_eq!(page.errors, Vec::<String>::new());
}

/// A list of steps is short at first, and draws a step when it is opened.
#[test]
fn steps_are_drawn_when_they_are_opened() {
    let Some((Host::Server(_server), mut page)) = begun() else { return };
    page.value("window.sizes = [], window.known = window.fetch, window.fetch = async (...all) => { const got = await window.known(...all);
        window.sizes.push((await got.clone().text()).length); return got; }");
    page.press("#find");
    page.wait("document.querySelectorAll('#found .step').length > 5");
    let size = page.value("Math.max(...window.sizes.slice(-1))").as_u64().expect("a size");
    assert!(size < 100_000, "{size} bytes without pictures");
    page.press("#found .step");
    page.wait("document.querySelector('#board').classList.contains('showing')");
    page.press("#found > .row button");
    page.wait("document.querySelectorAll('#found .steps').length === 2");
    assert_eq!(page.errors, Vec::<String>::new());
}

/// Long work says how long it has taken, can be ended, and keeps no hint waiting.
#[test]
fn long_work_can_be_cancelled_and_hints_do_not_wait_for_it() {
    let Some((Host::Server(_server), mut page)) = begun() else { return };
    page.value(
        "(() => { const ask = window.fetch; window.fetch = (path, options) => options?.body?.includes('\"do\":\"explain\"')
        ? new Promise((_, fail) => options.signal.addEventListener('abort', () => fail(options.signal.reason))) : ask(path, options); })()",
    );
    page.press("#tab-path");
    page.press("#explain");
    page.press("#hint");
    page.wait("document.querySelector('#answer .words')?.textContent.includes('Look at box 4') === true");
    page.wait("document.querySelector('#course .thinking button')?.textContent === 'Cancel'");
    page.press("#course .thinking button");
    page.wait("document.querySelector('#course .thinking') === null && !document.querySelector('#course').ariaBusy");
    assert_eq!(page.errors, Vec::<String>::new());
}

/// A step line by line: the bar is at the board, and links come with their lines.
#[test]
fn a_proof_is_played_at_the_board() {
    let Some((_server, mut page)) = begun() else { return };
    page.emulate("screen", "prefers-reduced-motion", "reduce");
    page.value("document.dispatchEvent(new CustomEvent('technique', { detail: 'xy-chain' }))");
    page.wait("document.querySelector('#learn article') !== null");
    page.press("#learn .main + button");
    page.press("#next");
    page.wait("document.querySelector('#answer .main') !== null");
    page.value("[...document.querySelectorAll('#answer button')].find((button) => button.textContent === 'Line by line').click()");
    page.wait("!document.querySelector('#player').hidden");
    let count = page.value("Number(document.querySelector('#player input').max)").as_u64().expect("a count");
    assert!(count > 2, "{count} lines");
    for line in 1..count {
        page.press("#player button:nth-child(3)");
        assert_eq!(page.value("document.querySelector('#player input').value"), (line + 1).to_string());
        assert_eq!(page.value("document.querySelectorAll('#answer .current').length"), 1);
    }
    assert_eq!(page.value("document.querySelectorAll('.light .past').length > 0"), Value::Bool(true));
    assert_eq!(page.value("document.querySelector('#board').classList.contains('playing')"), Value::Bool(true));
    page.press("#player button:last-child");
    assert_eq!(page.value("document.querySelector('#board').classList.contains('playing')"), Value::Bool(false));
    assert_eq!(page.errors, Vec::<String>::new());
}

/// In the mode of colours a press on a candidate chooses it; the menu of a cell does so for keys.
#[test]
fn candidates_are_coloured() {
    let Some((_server, mut page)) = begun() else { return };
    page.press("#fill");
    menu(&mut page, 0, "Colour the 5");
    page.key("2", "Digit2", 0);
    let label = "document.querySelectorAll('.cell')[0].getAttribute('aria-label')";
    assert_eq!(page.value(label), "r1c1, empty, candidates 3 5 7 8, candidate 5 colour 2");
    // By the mouse.
    page.value(
        "(() => { const mark = document.querySelector('.cell [data-n=\"7\"]'); const { x, y } = mark.getBoundingClientRect();
        for (const kind of ['pointerdown', 'pointerup'])
            mark.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true, clientX: x + 3, clientY: y + 5 })); })()",
    );
    page.press("[data-digit='6']");
    assert_eq!(page.value(label), "r1c1, empty, candidates 3 5 7 8, candidate 5 colour 2, candidate 7 colour 6");
    assert_eq!(page.value("document.querySelectorAll('.tint').length"), 2);
    page.reload();
    assert_eq!(page.value("document.querySelectorAll('.tint').length"), 2);
    assert_eq!(page.errors, Vec::<String>::new());
}

/// The board is a class: two of them on one page have nothing to do with each other.
#[test]
fn several_boards_can_be_on_a_page() {
    let Some((Host::Server(_server), mut page)) = begun() else { return };
    page.value(
        "Promise.all([import('/board.js'), import('/position.js')]).then(([{ Board }, position]) => {
        const host = document.createElement('div');
        host.className = 'board';
        host.append(document.querySelector('#board > svg').cloneNode(true));
        document.querySelector('.play').append(host);
        window.own = position.empty();
        window.second = new Board(host, { now: () => window.own, change: (edit) => { edit(window.own); window.second.draw(); },
            isOn: () => true, announce: () => {} });
        window.second.draw(); window.second.focus(3); window.second.enter(7); })",
    );
    assert_eq!(page.value("window.own.digits[3]"), 7);
    assert_eq!(page.value("document.querySelectorAll('#board .placed').length"), 0);
    assert_eq!(page.value("document.querySelectorAll('.board:not(#board) .placed').length"), 1);
    click(&mut page, 0);
    page.key("3", "Digit3", 0);
    assert_eq!(page.value("window.own.digits.filter(Boolean).length"), 1);
    assert_eq!(page.errors, Vec::<String>::new());
}

const PLAYABLE: &str =
    "[...document.querySelectorAll('#dialog button')].some((button) => button.textContent === 'Animated SVG')";

/// Pictures are saved without a complaint of the browser.
#[test]
fn a_picture_is_saved_in_silence() {
    let Some((_server, mut page)) = begun() else { return };
    page.press("#next");
    page.wait("document.querySelector('#board').classList.contains('showing')");
    page.value(
        "window.saved = [], HTMLAnchorElement.prototype.click = function () { window.saved.push(this.download); }",
    );
    page.press("[data-open=share]");
    for name in ["Picture (SVG)", "Picture (PNG)"] {
        page.value(&format!(
            "[...document.querySelectorAll('#dialog button')].find((button) => button.textContent === {name:?}).click()"
        ));
    }
    page.wait("window.saved.length === 2");
    // A single has no lines to play one after the other; a chain has.
    assert_eq!(page.value(PLAYABLE), Value::Bool(false));
    page.value("document.querySelector('#dialog').close()");
    page.value("document.dispatchEvent(new CustomEvent('technique', { detail: 'xy-chain' }))");
    page.wait("document.querySelector('#learn article') !== null");
    page.press("#learn .main + button");
    page.press("#next");
    page.wait("document.querySelector('#board [data-line]') !== null");
    page.value("window.made = URL.createObjectURL, URL.createObjectURL = (blob) => { window.blob = blob; return window.made(blob); }");
    page.press("[data-open=share]");
    assert_eq!(page.value(PLAYABLE), Value::Bool(true));
    page.value("[...document.querySelectorAll('#dialog button')].find((button) => button.textContent === 'Animated SVG').click()");
    page.wait("window.saved.length === 3");
    let text = page.value("window.blob.text()");
    assert!(
        text.as_str().is_some_and(|text| text.contains("@keyframes whydoku-line") && text.contains("data-line=\"1\""))
    );
    assert_eq!(page.errors, Vec::<String>::new());
}
