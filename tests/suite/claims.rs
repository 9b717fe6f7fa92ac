//! Claims: lines as people and models write them, each with its meaning; the program's own words;
//! no line in which a false move is asserted passes without an error.

#[path = "../../fuzz/src/claims.rs"]
mod generated;

use crate::common::corpus::all_puzzles;
use crate::common::pages::example;
use generated::{PUZZLE, asserting, holds, pairs, silent};
use proptest::prelude::*;
use whydoku::Cancel;
use whydoku::board::Literal;
use whydoku::explain::{Explainer, Language, claim_options, techniques_meant};
use whydoku::format::{Claim, ClaimOptions, Rest, read_str};
use whydoku::lesson::{CheckOptions, Checked, Judge, TextStyle, Verdict, paragraph};
use whydoku::logic::{Event, Replay, Step};
use whydoku::solve::{SolveOptions, solve};
use whydoku::technique::{CATALOGUE, Profile, known};

fn names(literals: &[Literal]) -> String {
    literals.iter().map(Literal::to_string).collect::<Vec<_>>().join(" ")
}

/// What a line means, as the table of lines writes it.
fn meaning(text: &str) -> String {
    meaning_with(text, ClaimOptions::default())
}

fn meaning_with(text: &str, options: ClaimOptions) -> String {
    let claims = Claim::all_with(text, options);
    let claimed = claims.iter().filter(|claim| claim.is_claim()).map(|claim| {
        let because = if claim.is_premise { "because " } else { "" };
        format!("{because}{}", names(&claim.literals))
    });
    let claimed: Vec<String> = claimed.collect();
    let refused = claims.iter().find(|claim| !claim.is_claim() && !claim.is_understood());
    match (refused, claimed.is_empty()) {
        (Some(_), _) => "unreadable".into(),
        (None, true) => "none".into(),
        (None, false) => claimed.join(" | "),
    }
}

#[test]
fn lines_mean_what_they_say() {
    let count = read_table(include_str!("../claims/lines.txt"), ClaimOptions::default());
    assert!(count >= 200, "{count}");
}

/// The reasoning of the program is passed over, and its conclusions are read, changed ones as they
/// are.
#[test]
fn own_reasoning_is_recognised() {
    let count = read_table(include_str!("../claims/own.txt"), claim_options(false));
    assert!(count >= 10, "{count}");
}

#[test]
fn wrapped_items_of_lists_are_read() {
    let text = "    \u{2013} r1c1 is 5 and\n      r2c2 is 3";
    assert_eq!(meaning(text), "r1c1=5 | r2c2=3");
}

/// A supposition in the list of another one ends with its own list, and the outer one with its.
#[test]
fn suppositions_lie_in_one_another() {
    let text = "     \
        Suppose r1c1 is 1. This fails after 4 lines, some of which need\n     \
        suppositions of their own:\n     \
        Lines 1 to 2: r3c3 is 3.\n       \
        1. Suppose r2c2 is 2. Then:\n            \
        1.1. r4c4 is the 4 of row 4: r4c5 is 5 (supposed).\n            \
        1.2. Now row 5 has no place left for 3: r5c5 and r5c7 are filled\n                 \
        (supposed, 1.1), and r5c8 is in the row of (1.1).\n          \
        So r2c2 cannot be 2.\n       \
        2. r3c3 is the 3 of row 3: r3c4 is not 3 (1). So 4 and 5 out of r3c5.\n     \
        Lines 3 to 4: r6c6 is 6.\n       \
        3. r6c6 is the 6 of row 6: r6c7 is not 6 (2).\n       \
        4. Now row 7 has no place left for 3: r7c5 is not 3 (1).\n     \
        So r1c1 cannot be 1.\n     \
        So r9c9 is 9.\n";
    assert_eq!(meaning_with(text, claim_options(false)), "r1c1<>1 | r9c9=9");
}

fn read_table(table: &str, options: ClaimOptions) -> usize {
    let mut wrong = Vec::new();
    let mut count = 0;
    for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (text, expected) = line.rsplit_once(" ==> ").expect("a line and its meaning");
        let found = meaning_with(text, options);
        count += 1;
        if found != expected {
            wrong.push(format!("{text}\n    should be {expected}\n    but is    {found}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    count
}

/// Every name of a technique is read as a name, in front of a move and behind it.
#[test]
fn names_of_techniques_are_read() {
    let mut wrong = Vec::new();
    for &language in Language::ALL {
        let explainer = Explainer::new(language);
        for &spec in CATALOGUE {
            let name = explainer.technique_name(spec);
            for text in [format!("{name}: r1c1<>3"), format!("r1c1<>3 · {name}"), format!("{name} => r1c1<>3")] {
                let claims = Claim::all(&text);
                let is_meant =
                    |claim: &Claim| claim.name.as_deref().is_some_and(|it| techniques_meant(it).contains(&spec));
                let is_read = matches!(&claims[..], [claim] if names(&claim.literals) == "r1c1<>3" && is_meant(claim));
                if !is_read {
                    wrong.push(format!("{text}: {claims:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}: {}", wrong.len(), wrong.join("\n"));
}

fn each_step(puzzles: usize, mut visit: impl FnMut(&Replay, &Step)) {
    for (_, puzzle) in all_puzzles().step_by(puzzles) {
        let start = whydoku::board::Position::new(&puzzle).expect("a puzzle");
        let trace = solve(start, &Profile::standard(), SolveOptions::without_guessing(), Cancel::NEVER).trace;
        let mut replay = Replay::new(trace.start.clone());
        for event in &trace.events {
            if let Event::Step(step) = event {
                visit(&replay, step);
            }
            replay.apply(event).expect("the solver's own");
        }
    }
}

/// What the program writes in brief is read as the conclusions of the step, in both languages.
#[test]
fn own_conclusions_are_read() {
    let mut count = 0;
    each_step(61, |_, step| {
        for &language in Language::ALL {
            let explainer = Explainer::new(language);
            let (conclusion, name) = (explainer.conclusion(&step.concluded), explainer.technique_name(step.technique));
            let text = format!("  1  {conclusion} · {name}");
            let claims = Claim::all(&text);
            let mut read: Vec<Literal> = claims.iter().flat_map(|claim| claim.literals.iter().copied()).collect();
            read.sort_unstable();
            let mut concluded = step.concluded.to_vec();
            concluded.sort_unstable();
            assert_eq!((claims.len(), names(&read)), (1, names(&concluded)), "{text}");
            let meant = techniques_meant(claims[0].name.as_deref().unwrap_or_default());
            assert!(meant.contains(&step.technique), "{text}: {:?}", claims[0].name);
            count += 1;
        }
    });
    assert!(count > 300, "{count}");
}

/// The words of one example of every technique are read as its conclusions and no more, in both
/// languages.
#[test]
fn own_words_are_read() {
    let (mut faults, mut unread) = (Vec::new(), Vec::new());
    for &spec in CATALOGUE {
        let (position, step) = example(spec);
        let replay = Replay::new(position);
        for &language in Language::ALL {
            let words = Explainer::new(language).step(&replay, &step);
            let mut text = Vec::new();
            paragraph(&words, 5, &TextStyle::default(), &mut text).expect("a vector takes everything");
            let text = String::from_utf8(text).expect("words");
            if let Some(fault) = misread(&text, &replay, &step) {
                unread.push((spec.id, language.tag()));
                faults.push(format!("{} in {}: {fault}\n{text}", spec.id, language.tag()));
            }
        }
    }
    assert_eq!(unread, NOT_READ_AS_CONCLUDED, "{}\n{}", faults.len(), faults.join("\n"));
}

/// Words that claim more than the conclusions of their step. None may be added.
const NOT_READ_AS_CONCLUDED: [(&str, &str); 1] = [
    // "So r1c1 is 2" is a claim, from which the removals follow.
    ("bug-plus-1", "zh-CN"),
];

/// What the claims in the words of a step say beyond its conclusions or without one of them, if
/// anything, or the line that is not read.
fn misread(text: &str, before: &Replay, step: &Step) -> Option<String> {
    let claims = Claim::all_with(text, claim_options(false));
    if let Some(claim) = claims.iter().find(|claim| !claim.is_claim() && !claim.is_understood() && claim.names_a_cell())
    {
        return Some(format!("unreadable: {}", claim.text));
    }
    let claimed = claims.iter().filter(|claim| !claim.is_premise);
    let read: Vec<Literal> = claimed.flat_map(|claim| claim.literals.iter().copied()).collect();
    let concluded: Vec<Literal> = step.concluded.to_vec();
    let now = before.position();
    let is_so_already =
        |it: Literal| if it.is_true() { now.is_placed(it.candidate()) } else { !now.has(it.candidate()) };
    // These two steps in one remove something first, and say so.
    let is_in_between = |it: Literal| step.technique.id.starts_with("direct-") && !it.is_true();
    let is_more = |it: Literal| !concluded.contains(&it) && !is_so_already(it) && !is_in_between(it);
    let more: Vec<Literal> = read.iter().copied().filter(|&it| is_more(it)).collect();
    let missing: Vec<Literal> = concluded.iter().copied().filter(|it| !read.contains(it)).collect();
    match (more.is_empty(), missing.is_empty()) {
        (true, true) => None,
        _ => Some(format!("more: {}; missing: {}", names(&more), names(&missing))),
    }
}

fn judged(moves: &str, part: CheckOptions, judge: &Judge) -> Checked {
    let reading = read_str(PUZZLE).next().expect("a line").expect("a puzzle");
    Checked::with(&reading, Claim::all(moves), part, judge, Cancel::NEVER).expect("it is never cancelled")
}

#[test]
fn each_two_wordings_are_read() {
    let mut faults = Vec::new();
    let mut count = 0;
    for line in pairs() {
        count += 1;
        let claims = Claim::all(&line.text);
        let read: Vec<Literal> = claims.iter().flat_map(|claim| claim.literals.iter().copied()).collect();
        if names(&read) != names(&line.asserted) {
            faults.push(format!("{} ==> {}", line.text, names(&read)));
        }
    }
    assert!(faults.is_empty(), "{} of {count}\n{}", faults.len(), faults.join("\n"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// However claims are worded, denied and joined: a false one is an error, and a true one is not
    /// called false.
    #[test]
    fn false_moves_do_not_pass(data in proptest::collection::vec(any::<u8>(), 4..24)) {
        let judge = Judge::new(&Profile::singles());
        let line = asserting(&data);
        let checked = judged(&line.text, CheckOptions::default(), &judge);
        if line.asserted.iter().all(|&literal| holds(literal)) {
            prop_assert_eq!(checked.count(Verdict::False), 0, "{}", line.text);
        } else {
            prop_assert!(checked.first_error().is_some(), "{}", line.text);
        }
    }

    /// All of these wordings are understood.
    #[test]
    fn assertions_are_read_in_order(data in proptest::collection::vec(any::<u8>(), 4..24)) {
        let line = asserting(&data);
        let claims = Claim::all(&line.text);
        let read: Vec<Literal> = claims.iter().flat_map(|claim| claim.literals.iter().copied()).collect();
        prop_assert_eq!(names(&read), names(&line.asserted), "{}", line.text);
    }

    #[test]
    fn what_is_not_asserted_is_not_judged(data in proptest::collection::vec(any::<u8>(), 4..8)) {
        let line = silent(&data);
        prop_assert_eq!(meaning(&line.text), "none", "{}", line.text);
    }
}

#[test]
fn moves_of_json_are_read() {
    let read = |json: &str| {
        let mut rest = Rest::Fields(vec![("moves".into(), json.into())]);
        let claims = Claim::take(&mut rest, ClaimOptions::default()).expect("moves");
        let of = |claim: &Claim| match &claim.unclaimed {
            Some(why) => why.name().to_string(),
            None => names(&claim.literals),
        };
        claims.iter().map(of).collect::<Vec<_>>().join(" | ")
    };
    for (json, expected) in [
        (r#"[{"cell":"r2c9","value":1}]"#, "r2c9=1"),
        (r#"[{"cell":"B9","digit":"1"}]"#, "r2c9=1"),
        (r#"[{"row":2,"col":9,"digit":1}]"#, "r2c9=1"),
        (r#"[{"row":2,"column":9,"value":1,"technique":"hidden-single"}]"#, "r2c9=1"),
        (r#"[{"row":1,"col":8,"value":1,"zero_based":true}]"#, "r2c9=1"),
        (r#"[{"row":1,"col":8,"value":1,"base":0}]"#, "r2c9=1"),
        (r#"[{"row":0,"col":8,"value":1}]"#, "from-zero"),
        (r#"[{"cell":[2,9],"value":1}]"#, "r2c9=1"),
        (r#"[{"cell":{"row":2,"col":9},"value":1}]"#, "r2c9=1"),
        (r#"[{"action":"eliminate","cell":"r4c1","digits":[3,7]}]"#, "r4c1<>3 r4c1<>7"),
        (r#"[{"action":"place","cell":"r4c1","digits":[3,7]}]"#, "several-digits"),
        (r#"[{"action":"doubt","cell":"r4c1","digit":3}]"#, "unclear"),
        (r#"[{"cell":"r2c9","value":1,"correct":false}]"#, "unknown-field"),
        (r#"[{"cell":"r2c9","value":1,"digit":5}]"#, "unknown-field"),
        (r#"[{"cell":"r2c9","value":1,"Value":5}]"#, "unknown-field"),
        (r#"[{"cell":"r2c9","value":1,"action":"place","type":"eliminate"}]"#, "unknown-field"),
        (r#"[{"cell":"r2c9","row":1,"value":1}]"#, "no-move"),
        (r#"[{"row":2,"col":9,"digit":1,"zero_based":"yes"}]"#, "unknown-field"),
        (r#"[{"cell":"r2c9","candidates":[1]}]"#, "unclear"),
        (r#"[{"cell":"r2c9","value":1,"reason":"this is wrong"}]"#, "taken-back"),
        (r#"[{"eliminations":["r2c9=1"]}]"#, "no-move"),
        (r#"[{"placements":["r2c9<>1"]}]"#, "no-move"),
        (r#"[{"move":"r2c9=1 because r5c5=1"}]"#, "r5c5=1 r2c9=1"),
        (r#"["not","r2c9=1"]"#, "unclear | unclear"),
        (r#"[{"cell":"r2c9"}]"#, "no-move"),
        (r#"[{"cell":"r2c9","row":3,"col":3,"value":1}]"#, "no-move"),
        (r#"[{"placements":["r2c9=1"],"eliminations":["r4c1<>7"]}]"#, "r2c9=1 r4c1<>7"),
        (r#"[{"placements":["r2c9=1"],"cell":"r5c5"}]"#, "unknown-field"),
        (r#"[{"move":"r2c9 must be 1"}]"#, "r2c9=1"),
        (r#"[7, null, ["r2c9=1"]]"#, "no-move | no-move | no-move"),
        (r#"["r2c9=1", "so r5c5=9"]"#, "r2c9=1 | r5c5=9"),
        (
            r#"[{"kind":"guess","candidate":"r1c1=2"},{"kind":"step","placements":["r2c9=5"]},{"kind":"retreat","removed":"r1c1<>2"}]"#,
            "guess | guess | r1c1<>2",
        ),
    ] {
        assert_eq!(read(json), expected, "{json}");
    }
}

#[test]
fn tables_are_read_by_their_heading() {
    let of = |text: &str| Claim::all(text).iter().map(|claim| names(&claim.literals)).collect::<Vec<_>>().join(" | ");
    assert_eq!(
        of(
            "| Step | Cell | Digit | Reason |\n|---|---|---|---|\n| 1 | r2c9 | 1 | only place in its box |\n| 2 | r5c5 | 9 | |"
        ),
        "r2c9=1 | r5c5=9"
    );
    assert_eq!(of("| Row | Column | Value |\n|:-:|:-:|:-:|\n| 2 | 9 | 1 |"), "r2c9=1");
    assert_eq!(
        of("| Action | Cell | Digit |\n|---|---|---|\n| Eliminate | r4c1 | 7 |\n| Place | r2c9 | 1 |"),
        "r4c1<>7 | r2c9=1"
    );
    assert_eq!(of("| 步骤 | 格 | 数字 |\n|---|---|---|\n| 1 | r2c9 | 1 |"), "r2c9=1");
    // Without a heading the columns are not known, and a doubt in a row is not passed over.
    assert_eq!(of("| 1 | r2c9 | 1 |"), "");
    assert_eq!(of("| Cell | Digit | Reason |\n|---|---|---|\n| r2c9 | 1 | this is wrong |"), "");
}

/// Nothing on these lines may be taken for the claim that is written there.
#[test]
fn headings_and_halves_of_sentences_change_the_lines_below() {
    for text in [
        "not\nr2c9=1",
        "If\nr2c9=1",
        "Suppose\nr2c9=1",
        "It is not true that\nr2c9=1",
        "Which is false:\nr2c9=1",
        "The following are wrong:\n- r2c9=1\n- r5c5=9",
        "Wrong moves:\n\n- r2c9=1",
        "Suppose the following:\nr2c9=1\nr5c5=1",
        "Eliminations:\n- r2c9=1",
        "Wrong:\n| Cell | Value |\n|---|---|\n| r2c9 | 1 |",
        "| Cell | Cell | Digit |\n|---|---|---|\n| r2c9 | r5c5 | 1 |",
        "| Cell | Digit | Digit |\n|---|---|---|\n| r2c9 | 1 | 5 |",
    ] {
        let claims = Claim::all(text);
        let is_refused = claims.iter().any(|claim| !claim.is_claim() && !claim.is_understood());
        assert!(claims.iter().all(|claim| !claim.is_claim()) && is_refused, "{text}: {claims:?}");
    }
    assert_eq!(meaning("r2c9=1\nNo."), "none");
    assert_eq!(meaning("r2c9=1 or\nr2c9=5"), "unreadable");
    assert_eq!(meaning("r2c9=1\nor r2c9=5"), "unreadable");
    // A blank line ends what a heading says.
    assert_eq!(Claim::all("Wrong:\nr2c9=1\n\nr5c5=9").iter().filter(|claim| claim.is_claim()).count(), 1);
}

/// Brackets in brackets take neither the stack nor the time.
#[test]
fn deep_brackets_are_refused() {
    for text in [format!("{}r2c9=1{}", "(".repeat(9000), ")".repeat(9000)), "[".repeat(19_000), "not ".repeat(4500)] {
        assert_eq!(meaning(&text), "unreadable");
    }
    assert_eq!(meaning(&"r2c9=1 ".repeat(1_000_000)), "unreadable");
}

/// A supposition reaches over lines until it is refuted.
#[test]
fn suppositions_reach_over_lines() {
    let claimed = |text: &str| {
        let claims = Claim::all(text).into_iter().filter(Claim::is_claim);
        claims.map(|claim| names(&claim.literals)).collect::<Vec<_>>()
    };
    let text = "Suppose r2c9 is 5.\nThen r2c8 is 1.\nThis is a contradiction.\nSo r2c9 cannot be 5.\nr2c9=1";
    assert_eq!(claimed(text), ["r2c9<>5", "r2c9=1"]);
    // A title is no part of the words below it, so that the supposition ends with the list.
    for title in ["3 Strong-Linked Fish", "4-6 Strong-Linked Fish", "X-Chain"] {
        let below = "     Suppose r9c4 is not 7:\n       1. Then r3c4 is 7.\n     r9c8=1";
        assert_eq!(claimed(&format!("  1  {title}\n{below}")), ["r9c8=1"], "{title}");
    }
}

/// Easy steps that prepare a move count, and a limit of one asks for a direct reason.
#[test]
fn steps_that_prepare_a_move_are_counted() {
    let judge = Judge::new(&Profile::singles());
    let one = judged("r2c7=6", CheckOptions::default(), &judge).verdicts.expect("judged");
    assert_eq!(one[0].verdict, Verdict::Unjustified);
    let needed = one[0].needed.expect("singles lead there");
    assert!(needed > 1);
    let judge = Judge::new(&Profile::singles()).allow_steps(needed);
    let many = judged("r2c7=6", CheckOptions::default(), &judge).verdicts.expect("judged");
    assert_eq!((many[0].verdict, many[0].prepared.len()), (Verdict::Proved, needed - 1));
    // With nets one step is enough, but the easy ones come first where they are allowed.
    let judge = Judge::new(&Profile::standard()).allow_steps(needed);
    let easy = judged("r2c7=6", CheckOptions::default(), &judge).verdicts.expect("judged");
    assert_eq!(easy[0].count(), Some(needed));
}

/// A nested chain gives its conclusion also where a simpler net leads to another one.
#[test]
fn what_is_simpler_elsewhere_does_not_matter() {
    let (position, _) = example(&known::NESTED_FORCING_CHAIN);
    let judge = Judge::new(&Profile::standard());
    let mut case = judge.open(position, Cancel::NEVER).expect("not cancelled").expect("one solution");
    for claim in Claim::all_with("r7c7<>1\nr5c6<>9", ClaimOptions::default()) {
        let judged = judge.judge(&mut case, claim, Cancel::NEVER).expect("not cancelled");
        assert_eq!(judged.verdict, Verdict::Proved, "{:?}", judged.claim);
        assert_eq!(judged.technique().map(|spec| spec.id), Some("nested-forcing-chain"));
    }
}

#[test]
fn a_part_of_a_path_is_judged() {
    let judge = Judge::new(&Profile::singles());
    let text = "Let us begin.\nr2c9=1\nWhat a puzzle!\nr2c8=9\nr5c5=9";
    assert_eq!(
        judged(text, CheckOptions { prose: true, ..CheckOptions::default() }, &judge).verdicts.expect("judged").len(),
        3
    );
    let prefix = CheckOptions { prose: true, prefix: true };
    assert_eq!(judged(text, prefix, &judge).verdicts.expect("judged").len(), 2);
}
