//! `whydoku why`: what is asked, what is answered, in which format.

use crate::program::run;
use serde_json::Value;

const PUZZLE: &str = "203008509004000000001002003092040800005007010000205900008000100070000200400900000";
/// A cell with a naked single at the start, which the easiest path comes to after nine steps.
const ALONE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn said(arguments: &[&str], input: &str) -> (String, Option<i32>) {
    let arguments = [&["why", "--lang", "en"], arguments].concat();
    let output = run(&arguments, input);
    let text = [output.stdout, output.stderr].concat();
    // Wrapped lines count as one.
    let text = String::from_utf8(text).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
    (text, output.status.code())
}

#[test]
fn every_question_has_its_answer() {
    let several = "2".to_string() + &".".repeat(80);
    let none = "11".to_string() + &".".repeat(79);
    for (arguments, answer, code) in [
        (
            &["r3c5", PUZZLE][..],
            "r3c5 is the only place for 7 in box 2, because r2c1=7 (step 7) ruled out r2c4 and r2c5",
            0,
        ),
        (&["r3c5", PUZZLE], "28 of the 62 steps are enough to see that r3c5 is 7.", 0),
        (&[PUZZLE, "r3c5"], "28 of the 62 steps are enough to see that r3c5 is 7.", 0),
        (&["r3c5<>6", PUZZLE], "r3c5 cannot be 6, as r3c5 is 7. r3c5 is the only place for 7", 0),
        (&["R2C9=1", PUZZLE], "r2c9 is the only place for 1 in box 3. 1 ", 0),
        (&["B9: 1", PUZZLE], "r2c9 is the only place for 1 in box 3. 1 ", 0),
        (&[PUZZLE, "(2,9) = 1"], "r2c9 is the only place for 1 in box 3. 1 ", 0),
        (&["r5c5", ALONE], "5 is the only digit for r5c5. 1 Naked Single", 0),
        (&["r1c1", PUZZLE], "The 2 in r1c1 is a given.", 0),
        (&["r1c1<>4", PUZZLE], "The 2 in r1c1 is a given.", 0),
        (&["r1c2<>2", PUZZLE], "r1c2<>2 from the start: the 2 is in r1c1.", 0),
        (&["r1c1=3", PUZZLE], "r1c1=3 is false: r1c1 is 2.", 1),
        (&["r3c5<>7", PUZZLE], "r3c5 is 7, so no step removes that candidate.", 1),
        (&["r1c4", PUZZLE, "--only", "full-house"], "find no step here, so they do not settle r1c4.", 1),
        (&["r3c5", PUZZLE, "--profile", "singles"], "end after 16 steps, before r3c5 is settled.", 1),
        (&["r9c9", &several], "the techniques do not settle r9c9.", 1),
        (&["r9c9", &none], "The puzzle breaks the rules: there are two 1s in row 1", 1),
        (&["r9c9", "-", "--picture", "tree", "--format", "html"], "--picture tree is drawn as text, svg or png", 2),
        (&["r0c9", PUZZLE], "\"r0c9\" is no result to ask about", 2),
        (&[PUZZLE, "r9c10"], "\"r9c10\" is no result to ask about", 2),
        (&["r3c5<>46", PUZZLE], "is no result to ask about", 2),
    ] {
        let (text, status) = said(arguments, "");
        assert!(text.contains(answer), "{arguments:?}: {text}");
        assert_eq!(status, Some(code), "{arguments:?}");
    }
}

/// With pencil marks the account begins where the person is, if that is asked.
#[test]
fn the_position_of_a_person_is_a_start() {
    let solved = run(&["explain", PUZZLE, "--until", "14", "--format", "json"], "").stdout;
    let trace: Value = serde_json::from_slice(&solved).unwrap();
    let placed = |event: &Value| event["placements"][0].as_str().map(str::to_string);
    let mut board: Vec<u8> = trace["puzzle"].as_str().unwrap().bytes().collect();
    for name in trace["events"].as_array().unwrap().iter().filter_map(placed) {
        let at = |place: usize| usize::from(name.as_bytes()[place] - b'1');
        board[9 * at(1) + at(3)] = name.as_bytes()[5];
    }
    let board = String::from_utf8(board).unwrap();
    let position = format!("{{\"board\":\"{board}\",\"givens\":\"{}\"}}", PUZZLE.replace('0', "."));
    let steps = |from: &str| {
        let output = run(&["why", "r3c5", "--from", from, "--format", "jsonl"], &position);
        let record: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(record["answer"], "proved");
        (record["events"].as_array().unwrap().len(), record["left_out"].as_u64().unwrap())
    };
    let ((all, _), (rest, left_out)) = (steps("start"), steps("here"));
    assert_eq!(all, 28);
    assert!(rest < all && left_out > 0, "{rest} steps from here");
    let (text, code) = said(&["r2c9", "--from", "here"], &position);
    assert!(text.contains("In this position r2c9 is filled: it is 1."), "{text}");
    assert_eq!(code, Some(0));
    // A wrong digit: no account can be given from there.
    let wrong = position.replacen(&board, &board.replacen('.', "7", 1), 1);
    let (text, code) = said(&["r3c5", "--from", "here"], &wrong);
    assert!(text.contains("Something is wrong") || text.contains("wrong") || text.contains("two 7s"), "{text}");
    assert_eq!(code, Some(1));
}

#[test]
fn the_tree_is_drawn_as_text_and_as_a_picture() {
    let (text, _) = said(&["r3c5", PUZZLE, "--picture", "tree"], "");
    assert!(text.contains("28 Hidden Single (box) · r3c5=7 ├─ 27 Hidden Single (box) · r7c4=7"), "{text}");
    assert!(text.contains("(see above)"), "{text}");
    let svg =
        String::from_utf8(run(&["why", "r3c5", PUZZLE, "--picture", "tree", "--format", "svg"], "").stdout).unwrap();
    assert_eq!(svg.matches("class=\"step\"").count(), 27);
    assert_eq!(svg.matches("class=\"goal\"").count(), 1);
    assert!(svg.matches("class=\"rest\"").count() >= 27);
    // Words without an outline: no rule of the other pictures is for the same class.
    for class in ["named", "concluded"] {
        assert!(svg.contains(&format!("<text class=\"{class}\"")), "{class}");
        let rules = svg.lines().filter(|line| line.contains(&format!(".{class}{{")));
        assert!(rules.clone().count() > 0 && rules.clone().all(|rule| !rule.contains("stroke")), "{class}");
    }
    let chinese = run(&["why", "r3c5", PUZZLE, "--format", "markdown", "--lang", "zh-CN"], "").stdout;
    let chinese = String::from_utf8(chinese).unwrap();
    assert!(chinese.contains("全部62步中，只需28步就能说明为什么r3c5填7。"), "{chinese}");
    for format in ["html", "svg"] {
        let page = run(&["why", "r3c5", PUZZLE, "--format", format], "").stdout;
        assert!(String::from_utf8(page).unwrap().contains("<svg"), "{format}");
    }
}
