//! What those hear who do not see the page: by the tree that Chromium gives to screen readers.

use super::browser::{opened, paste};
use super::devtools::{Node, Page};

const EASY: &str = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";

/// The names of everything with this role.
fn names(heard: &[Node], role: &str) -> Vec<String> {
    heard.iter().filter(|node| node.role == role).map(|node| node.name.clone()).collect()
}

/// Whether something was said unasked.
fn is_said(heard: &[Node], text: &str) -> bool {
    heard.iter().filter_map(|node| node.live.as_deref()).any(|said| said.contains(text))
}

/// Hears until something is said.
fn wait(page: &mut Page, text: &str) -> Vec<Node> {
    for _ in 0..200 {
        let heard = page.heard();
        if is_said(&heard, text) {
            return heard;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let live: Vec<_> = page.heard().into_iter().filter_map(|node| node.live).collect();
    panic!("{text:?} is not said: {live:?}");
}

#[test]
fn all_that_is_seen_is_heard() {
    let Some((_server, mut page)) = opened("en-US") else { return };
    paste(&mut page, EASY);
    let heard = wait(&mut page, "26 givens");
    assert_eq!(names(&heard, "grid"), ["Board"]);
    let cells = names(&heard, "gridcell");
    assert_eq!(cells.len(), 81);
    assert_eq!((cells[0].as_str(), cells[8].as_str()), ("r1c1, empty", "r1c9, given 2"));
    let nameless: Vec<&Node> = heard
        .iter()
        .filter(|node| ["button", "tab", "radio", "tabpanel", "gridcell"].contains(&node.role.as_str()))
        .filter(|node| node.name.is_empty())
        .collect();
    assert!(nameless.is_empty(), "{nameless:?}");
    // Candidates, a digit, and that it is gone again.
    page.press("#fill");
    assert_eq!(names(&page.heard(), "gridcell")[0], "r1c1, empty, candidates 3 5 7 8");
    wait(&mut page, "All candidates are filled in.");
    page.press("#undo");
    wait(&mut page, "cells are empty now");
    page.value("document.querySelectorAll('.cell')[0].focus()");
    page.press("[data-digit='3']");
    wait(&mut page, "r1c1, 3");
    page.press("#erase");
    wait(&mut page, "r1c1, empty");
    // What a digit is, and that two of them clash.
    page.press("[data-mode=corner]");
    wait(&mut page, "Corner");
    page.press("[data-mode=digit]");
    page.press("[data-digit='2']");
    wait(&mut page, "Two 2s see each other.");
    page.press("#undo");
    // The cell alone, a hint in full, with its picture; then a reason, step by step.
    page.press("#cell");
    wait(&mut page, "A digit can be placed in r5c2.");
    page.press("#levels button:nth-child(4)");
    let heard = wait(&mut page, "So r5c2=4.");
    assert!(names(&heard, "image").iter().any(|name| name == "Hidden Single (box)"), "{:?}", names(&heard, "image"));
    page.press("#why");
    wait(&mut page, "r1c1");
    page.wait("document.querySelectorAll('#found .step').length > 0");
    let steps = names(&page.heard(), "button");
    assert!(steps.iter().any(|name| name.starts_with("1. ")), "{steps:?}");
    page.press("#found .step");
    wait(&mut page, "1. Hidden Single");
    // The page of a technique, and a position to practise it.
    page.value("document.dispatchEvent(new CustomEvent('technique', { detail: 'full-house' }))");
    wait(&mut page, "Full House");
    page.wait("document.querySelector('#learn .row .main') !== null");
    page.press("#learn .row .main");
    let heard = wait(&mut page, "Can you find it?");
    assert!(names(&heard, "heading").iter().any(|name| name.contains("Full House")));
    assert_eq!(page.errors, Vec::<String>::new());
}
