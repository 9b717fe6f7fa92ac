//! Games in the browser: nothing that happens to the page loses one.

use super::browser::{EASY, begun, click, digits, opened, paste};
use serde_json::{Value, json};

const OTHER: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The number of games that the browser keeps.
const KEPT: &str = "Object.keys(localStorage).filter((key) => key.startsWith('whydoku.game.')).length";

#[test]
fn a_link_leaves_the_game_that_was_begun() {
    let Some((server, mut page)) = begun() else { return };
    click(&mut page, 37);
    page.key("4", "Digit4", 0);
    let begun = digits(&mut page);
    for link in [format!("#1_{OTHER}_{OTHER}"), format!("?puzzle={OTHER}")] {
        page.visit(&format!("{}{link}", server.address()));
        assert_eq!(digits(&mut page), OTHER, "{link}");
        assert_eq!(page.value("location.hash + location.search"), "", "a reload goes on with the game");
        // What is done now is there after a reload, as it would not be if the link came again.
        click(&mut page, 2);
        page.key("4", "Digit4", 0);
        page.reload();
        assert_eq!(digits(&mut page), OTHER.replacen("53.", "534", 1));
        // The game before is one click away.
        page.press("[data-open=games]");
        page.value("[...document.querySelectorAll('#dialog .game')].find((game) => game.textContent.includes('54 cells')).click()");
        assert_eq!(digits(&mut page), begun);
    }
    assert_eq!(page.errors, Vec::<String>::new());
}

#[test]
fn a_damaged_link_says_so_and_changes_nothing() {
    let Some((_server, mut page)) = begun() else { return };
    let before = digits(&mut page);
    page.value("location.hash = '#1_53..7'");
    page.wait("document.querySelector('#banner').textContent.includes('damaged')");
    assert_eq!(digits(&mut page), before);
}

#[test]
fn two_tabs_follow_each_other_in_one_game_and_leave_each_other_alone_in_two() {
    let Some((_server, mut page)) = begun() else { return };
    page.gesture("window.other = window.open(location.href)");
    page.wait("window.other.document.documentElement?.dataset.ready === 'true'");
    let there = "[...window.other.document.querySelectorAll('.cell')].map((cell) => cell.querySelector('.given,.placed')?.textContent ?? '.').join('')";
    assert_eq!(page.value(there), json!(digits(&mut page)), "another tab goes on with the game");
    click(&mut page, 37);
    page.key("4", "Digit4", 0);
    let now = digits(&mut page);
    page.wait(&format!("{there} === '{now}'"));
    // Another game there is none of this tab's business.
    page.value(&format!("window.other.location.hash = '#1_{OTHER}_{OTHER}'"));
    page.wait(&format!("{there} === '{OTHER}'"));
    page.reload();
    assert_eq!(digits(&mut page), now);
    assert_eq!(page.value(KEPT), 2);
}

#[test]
fn what_other_programs_keep_does_no_harm() {
    let Some((server, mut page)) = opened("en-US") else { return };
    for (key, value) in [
        ("lang", "xx"),
        ("settings", "\"abc\""),
        ("whydoku.lang", "fr"),
        ("whydoku.settings", "\"abc\""),
        ("whydoku.settings", "{\"theme\":5,\"aim\":\"x\",\"timer\":\"y\"}"),
        ("whydoku.progress", "[1]"),
        ("whydoku.progress", "{\"x-wing\":null}"),
        ("whydoku.game.x", "{\"id\":\"x\",\"now\":\"garbage\"}"),
    ] {
        page.value(&format!("localStorage.clear(), localStorage.setItem({}, {})", json!(key), json!(value)));
        page.visit(&server.address());
        page.press("[data-open=settings]");
        page.press("#dialog input");
        page.press("#dialog .end button");
        page.press("#tab-learn");
        page.wait("document.querySelectorAll('#learn .family').length > 10");
        assert_eq!(page.text("#timer"), "00:00");
    }
    assert_eq!(page.errors, Vec::<String>::new());
}

#[test]
fn several_puzzles_are_listed_with_their_grades() {
    let Some((_server, mut page)) = opened("en-US") else { return };
    paste(&mut page, &format!("{EASY}\n{OTHER}\nnonsense\n"));
    page.wait("document.querySelectorAll('.puzzles tbody tr').length === 3");
    page.wait("document.querySelector('.puzzles').textContent.match(/easy|medium/g)?.length === 2");
    page.value(
        "[...document.querySelectorAll('.puzzles button')].find((button) => button.textContent === 'Puzzle 2').click()",
    );
    assert_eq!(digits(&mut page), OTHER);
    assert_eq!(page.value("document.querySelector('dialog').open"), Value::Bool(false));
    // The page of a newspaper has its puzzle as a list of numbers.
    let list: Vec<String> = EASY.chars().map(String::from).collect();
    paste(
        &mut page,
        &format!("window.gameData = {{\"easy\":{{\"puzzle_data\":{{\"puzzle\":[{}]}}}}}}", list.join(",")),
    );
    page.wait("document.querySelectorAll('.given').length === 26");
    assert_eq!(page.errors, Vec::<String>::new());
}

#[test]
fn what_is_wrong_with_a_puzzle_stays_to_be_read() {
    let Some((_server, mut page)) = opened("en-US") else { return };
    let several = format!("1{}", ".".repeat(80));
    let twice = format!("5...5{}", ".".repeat(76));
    for (text, said) in [(several, "several solutions"), (twice, "5"), ("<img src=x>".into(), "")] {
        page.press("#tab-path");
        paste(&mut page, &text);
        page.wait(&format!(
            "!document.querySelector('#banner').hidden && document.querySelector('#banner').textContent.includes({})",
            json!(said)
        ));
        page.value("new Promise((done) => setTimeout(done, 300))");
        assert_eq!(page.value("document.querySelector('#banner').hidden"), Value::Bool(false), "{text}");
        page.press("#banner > button");
    }
    paste(&mut page, EASY);
    page.wait("document.querySelector('#banner').hidden");
}
