//! A learner: the course, the page of a technique, and exercises that listen.

use super::browser::{Host, begun, digits, opened};
use serde_json::{Value, json};
use whydoku::{Cancel, api};

/// From the map by the first lesson to its exercises, and to the second lesson.
#[test]
fn lessons_have_exercises_that_notice_a_right_answer() {
    let Some((_server, mut page)) = begun() else { return };
    let own = digits(&mut page);
    page.press("#go-home");
    page.press(".door-learn .main");
    page.wait("document.querySelector('#learn .main')?.textContent === 'Next lesson: Full House'");
    page.press("#learn .main");
    page.wait("document.querySelector('#learn article') !== null");
    page.press("#learn .main");
    for number in 1..=5 {
        page.wait(&format!(
            "document.querySelector('#learn h2')?.textContent === 'Full House, exercise {number} of 5'"
        ));
        // The last cell of a house.
        let answer = page.value(
            "(() => { const digit = (cell) => Number(document.querySelectorAll('.cell')[cell].querySelector('.given,.placed')?.textContent ?? 0);
            const cells = [...Array(81).keys()];
            const houses = [...Array(9).keys()].flatMap((n) => [cells.filter((c) => Math.floor(c / 9) === n), cells.filter((c) => c % 9 === n),
                cells.filter((c) => 3 * Math.floor(c / 27) + Math.floor((c % 9) / 3) === n)]);
            const house = houses.find((house) => house.filter((cell) => !digit(cell)).length === 1);
            const cell = house.find((cell) => !digit(cell));
            return [cell, [1, 2, 3, 4, 5, 6, 7, 8, 9].find((n) => !house.some((other) => digit(other) === n))]; })()",
        );
        let (cell, digit) = (answer[0].as_u64().expect("a cell"), answer[1].as_u64().expect("a digit"));
        super::browser::click(&mut page, cell as usize);
        if number == 1 {
            // A wrong answer is no answer, and says nothing of the right one.
            let wrong = digit % 9 + 1;
            page.key(&wrong.to_string(), &format!("Digit{wrong}"), 0);
            page.wait("document.querySelector('#reply .false')?.textContent.includes('does not follow') === true");
            page.key("z", "KeyZ", 2);
        }
        page.key(&digit.to_string(), &format!("Digit{digit}"), 0);
        page.wait("document.querySelector('#reply .right')?.textContent === 'Right, that is the Full House.'");
        page.press("#reply .main");
    }
    page.wait("document.querySelector('#learn h2')?.textContent.startsWith('Lesson finished') === true");
    page.press("#learn .main");
    page.wait("document.querySelector('#learn .main')?.textContent === 'Next lesson: Hidden Single (box)'");
    assert_eq!(page.value("document.querySelectorAll('#learn .standing.learnt').length"), 1);
    // The exercises have not touched the reader's own game.
    page.press("[data-open=games]");
    page.press("#dialog .game");
    assert_eq!(digits(&mut page), own);
    // What was learnt is there after a visit.
    page.reload();
    page.press("#tab-learn");
    page.wait("document.querySelector('#learn .main')?.textContent === 'Next lesson: Hidden Single (box)'");
    assert_eq!(page.errors, Vec::<String>::new());
}

/// Another step than the one that was asked for is right, too, and has a name.
#[test]
fn another_technique_is_named() {
    let Some((_server, mut page)) = opened("en-US") else { return };
    page.value("document.dispatchEvent(new CustomEvent('technique', { detail: 'full-house' }))");
    page.wait("document.querySelector('#learn article') !== null");
    page.press("#learn .main");
    page.wait("document.querySelector('#learn h2')?.textContent.includes('exercise 1') === true");
    // The solution, cell by cell, until one is no full house.
    let board = digits(&mut page);
    let answer = api::answer(&json!({ "api": 1, "do": "solve", "puzzle": board }).to_string(), Cancel::NEVER);
    let answer: Value = serde_json::from_str(&answer).expect("JSON");
    let solution = answer["ok"]["solutions"][0].as_str().expect("a solution").to_string();
    // A full house would be the answer.
    let is_open = |cell: &usize| board.as_bytes()[*cell] == b'.';
    let sees = |one: usize, other: usize| {
        let block = |cell: usize| 3 * (cell / 27) + cell % 9 / 3;
        [one / 9 == other / 9, one % 9 == other % 9, block(one) == block(other)]
    };
    let is_last = |cell: usize| {
        let others = |house: usize| (0..81).filter(is_open).filter(|&other| sees(cell, other)[house]).count();
        (0..3).any(|house| others(house) == 1)
    };
    let mut named = false;
    for cell in (0..81).filter(is_open).filter(|&cell| !is_last(cell)) {
        super::browser::click(&mut page, cell);
        let digit = &solution[cell..=cell];
        page.key(digit, &format!("Digit{digit}"), 0);
        page.wait("document.querySelector('#reply .reply') !== null && !document.querySelector('#reply').ariaBusy");
        let said = page.text("#reply .reply");
        page.key("z", "KeyZ", 2);
        page.wait("document.querySelector('#reply .reply') === null");
        if said.contains("also right") {
            named = true;
            break;
        }
    }
    assert!(named, "{board}");
}

#[test]
fn an_example_leads_back_to_the_reader_s_puzzle() {
    let Some((_server, mut page)) = begun() else { return };
    let own = digits(&mut page);
    page.value("document.dispatchEvent(new CustomEvent('technique', { detail: 'x-wing' }))");
    page.wait("document.querySelector('#learn article') !== null");
    page.press("#learn .main + button");
    page.wait("document.querySelector('#banner').textContent.includes('Example: X-Wing')");
    assert_ne!(digits(&mut page), own);
    page.press("#banner .text button");
    assert_eq!(digits(&mut page), own);
    // On to the next page and back to this one.
    page.value("[...document.querySelectorAll('#learn button')].find((button) => button.textContent.startsWith('Next')).click()");
    page.wait("document.querySelector('#learn article') !== null && !document.querySelector('#learn article').textContent.startsWith('X-Wing')");
    assert_eq!(page.errors, Vec::<String>::new());
}

/// What failed while the program was away is asked for again.
#[test]
fn after_the_program_was_away_everything_can_be_had_again() {
    let Some((Host::Server(_server), mut page)) = begun() else { return };
    page.value("window.known = window.fetch, window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))");
    page.press("#tab-learn");
    page.wait("document.querySelector('#learn .wrong') !== null");
    page.press("#language");
    page.wait("document.querySelector('#toast').textContent.includes('does not answer')");
    page.value("window.fetch = window.known");
    // The page is still in one language.
    page.press("#hint");
    page.wait("document.querySelector('#answer .words')?.textContent.includes('Look at box 4') === true");
    assert_eq!(page.value("document.documentElement.lang"), "en-US".split('-').next().map_or(Value::Null, Value::from));
    page.press("#tab-learn");
    page.wait("document.querySelectorAll('#learn .family').length > 10");
    assert_eq!(page.errors, Vec::<String>::new());
}
