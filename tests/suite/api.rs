//! One request in, one answer out: every answer against the schema, every error by its code, and
//! nothing ends in a panic.

use crate::common::corpus;
use crate::common::schema::{Schema, schemas};
use proptest::prelude::*;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use whydoku::api::{self, Code};
use whydoku::logic::Family;
use whydoku::technique::{CATALOGUE, Profile};
use whydoku::{Cancel, Progress};

const EASY: &str = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";
const SOLUTION: &str = "819465732574239681623187954962854173741923865358716249235671498197548326486392517";
const VERBS: [&str; 22] = [
    "read",
    "list",
    "write",
    "solve",
    "transform",
    "draw",
    "marks",
    "hint",
    "next",
    "find",
    "explain",
    "why",
    "check",
    "prove",
    "rate",
    "generate",
    "course",
    "practice",
    "judge",
    "techniques",
    "page",
    "words",
];

fn ask(request: &Value) -> Value {
    serde_json::from_str(&api::answer(&request.to_string(), Cancel::NEVER)).expect("JSON")
}

/// What is in `ok`.
fn ok(request: Value) -> Value {
    let answer = ask(&request);
    assert!(answer["error"].is_null(), "{request}: {answer}");
    answer["ok"].clone()
}

fn part(name: &str) -> Schema {
    Schema::of(&json!({ "$ref": format!("api.schema.json#/$defs/{name}") }))
}

/// The schema of the interface.
static SCHEMA: LazyLock<Value> = LazyLock::new(|| schemas().remove("api.schema.json").expect("the schema"));

/// What every answer is like.
static ANSWER: LazyLock<Schema> = LazyLock::new(|| part("answer"));

/// The fields of a request, as the schema has them.
fn fields(verb: &str) -> Vec<String> {
    let schema = &SCHEMA["$defs"][format!("request-{verb}")]["properties"];
    schema.as_object().expect("an object").keys().cloned().collect()
}

/// Everything that words say, without what they speak of.
fn text(words: &Value) -> String {
    words.as_array().expect("pieces").iter().map(|piece| piece["text"].as_str().expect("a text")).collect()
}

#[test]
fn every_answer_is_as_its_schema_says() {
    let tough = corpus::puzzles("tough")[0].to_string();
    let requests = [
        json!({ "do": "read", "puzzle": EASY }),
        json!({ "do": "read", "puzzle": format!("55{}", ".".repeat(79)) }),
        json!({ "do": "read", "puzzle": format!("{EASY}\n{tough}"), "number": 2 }),
        json!({ "do": "list", "puzzle": format!("{EASY}\nx\n{tough}") }),
        json!({ "do": "write", "puzzle": EASY, "format": "bracketed" }),
        json!({ "do": "solve", "puzzle": EASY }),
        json!({ "do": "transform", "puzzle": EASY, "changes": ["rotate-90", "digits=234567891"] }),
        json!({ "do": "solve", "puzzle": ".".repeat(81), "most": 5 }),
        json!({ "do": "marks", "board": EASY.replacen('0', "3", 1), "givens": EASY }),
        json!({ "do": "hint", "puzzle": tough, "level": 2 }),
        json!({ "do": "hint", "puzzle": tough, "level": 4, "others": true, "pictures": "svg" }),
        json!({ "do": "hint", "puzzle": tough, "level": "cell", "pictures": "svg" }),
        json!({ "do": "hint", "puzzle": tough, "profile": "se", "level": 4 }),
        json!({ "do": "hint", "puzzle": tough, "level": 2, "aim": "standard" }),
        json!({ "do": "hint", "puzzle": tough, "plan": [
            { "technique": "x-wing", "concluded": ["r1c1<>2", "r9c9=3"], "crux": true },
        ] }),
        json!({ "do": "explain", "puzzle": tough, "profile": "se", "pictures": "data" }),
        json!({ "do": "hint", "puzzle": SOLUTION, "pictures": "data" }),
        json!({ "do": "next", "puzzle": tough, "pictures": "data", "only": "Fish" }),
        json!({ "do": "next", "puzzle": SOLUTION }),
        json!({ "do": "next", "puzzle": ".".repeat(81), "profile": "singles" }),
        json!({ "do": "next", "puzzle": format!("12345678.........9{}", ".".repeat(63)) }),
        json!({ "do": "find", "puzzle": tough, "without": ["Forcing Chains", "Fish"], "pictures": "file" }),
        json!({ "do": "find", "puzzle": tough, "only": ["naked-pair"], "extent": "every" }),
        json!({ "do": "find", "puzzle": tough, "extent": "solving" }),
        json!({ "do": "explain", "puzzle": tough, "detail": "full", "pictures": "data" }),
        json!({ "do": "explain", "puzzle": tough, "profile": "singles", "verify": true }),
        json!({ "do": "explain", "puzzle": tough, "profile": "singles", "guess": false }),
        json!({ "do": "explain", "puzzle": tough, "aim": "gentle" }),
        json!({ "do": "explain", "puzzle": tough, "aim": "short", "up_to": "chains" }),
        json!({ "do": "explain", "puzzle": tough, "aim": "one", "everyday": "x-wing" }),
        json!({ "do": "explain", "puzzle": EASY.replacen('2', "0", 1), "detail": "brief" }),
        json!({ "do": "draw", "puzzle": EASY }),
        json!({ "do": "draw", "puzzle": format!("55{}", ".".repeat(79)), "pictures": "data" }),
        json!({ "do": "draw", "puzzle": EASY, "corners": format!("..3{}", ".".repeat(726)), "pictures": "data" }),
        json!({ "do": "why", "puzzle": tough, "goal": "r1c1" }),
        json!({ "do": "why", "puzzle": tough, "goal": "r9c9", "from": "here", "detail": "full", "pictures": "data" }),
        json!({ "do": "why", "puzzle": ".".repeat(81), "goal": "r1c1=3" }),
        json!({ "do": "check", "puzzle": EASY, "moves": "r5c2=4\nr1c1=9, naked single\nwhat?" }),
        json!({ "do": "prove", "puzzle": EASY }),
        json!({ "do": "prove", "puzzle": tough, "format": "drat", "premises": "assume" }),
        json!({ "do": "prove", "puzzle": ".".repeat(81) }),
        json!({ "do": "rate", "puzzle": EASY }),
        json!({ "do": "rate", "puzzle": EASY, "currencies": "se", "chart": true }),
        json!({ "do": "rate", "puzzle": EASY, "currencies": "se", "editions": "extended" }),
        json!({ "do": "generate", "grade": "hard", "seed": 3 }),
        json!({ "do": "generate", "technique": "naked-pair", "symmetry": "half-turn", "minimal": true }),
        json!({ "do": "course" }),
        json!({ "do": "practice", "technique": "x-wing", "seed": 1 }),
        json!({ "do": "practice", "technique": "naked-pair", "seed": 1, "count": 3 }),
        json!({ "do": "judge", "technique": "hidden-single-box", "puzzle": EASY, "moves": "r5c2=4\nr1c1=1" }),
        json!({ "do": "techniques" }),
        json!({ "do": "page", "technique": "X-Wing", "pictures": "data" }),
        json!({ "do": "words" }),
    ];
    let asked = part("request");
    let mut seen = BTreeSet::new();
    for mut request in requests {
        request["api"] = 1.into();
        for lang in ["en", "zh-CN"] {
            request["lang"] = lang.into();
            asked.assert(&request);
            let answer = ask(&request);
            ANSWER.assert(&answer);
            let verb = request["do"].as_str().expect("a verb");
            assert!(answer["ok"].is_object(), "{request}: {answer}");
            part(&format!("answer-{verb}")).assert(&answer["ok"]);
            assert_eq!(answer, ask(&request), "{verb} answers the same request in the same way");
            seen.insert(verb.to_string());
        }
    }
    assert_eq!(seen, VERBS.map(String::from).into());
}

/// Whether a type has words of its own, or fields that have; those of other schemas are described
/// there.
fn is_described(reference: &str) -> bool {
    let definition = reference.strip_prefix('#').and_then(|path| SCHEMA.pointer(path));
    definition.is_none_or(|definition| ["description", "properties"].iter().any(|key| definition.get(key).is_some()))
}

/// Fields of a schema that nothing describes: neither words, nor a type with words of its own, nor
/// the only value that there is.
fn undescribed(schema: &Value, path: &str, found: &mut Vec<String>) {
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        let is_of_a_type = field["$ref"].as_str().is_some_and(is_described);
        if ["description", "const"].iter().all(|key| field.get(key).is_none()) && !is_of_a_type {
            found.push(format!("{path} {name}"));
        }
    }
    match schema {
        Value::Object(parts) => {
            parts.iter().for_each(|(name, part)| undescribed(part, &format!("{path}/{name}"), found))
        }
        Value::Array(parts) => parts.iter().for_each(|part| undescribed(part, path, found)),
        _ => {}
    }
}

#[test]
fn every_field_is_described() {
    let mut found = Vec::new();
    undescribed(&SCHEMA, "", &mut found);
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn the_schema_has_the_fields_that_requests_may_have() {
    let known: Vec<String> = SCHEMA["$defs"]["request"]["oneOf"]
        .as_array()
        .expect("requests")
        .iter()
        .map(|request| request["$ref"].as_str().expect("a reference").replace("#/$defs/request-", ""))
        .collect();
    assert_eq!(known, VERBS);
    let all: BTreeSet<String> = VERBS.iter().flat_map(|verb| fields(verb)).collect();
    for verb in VERBS {
        let own = fields(verb);
        for field in &all {
            let mut request = json!({ "api": 1, "do": verb });
            request.as_object_mut().expect("an object").entry(field.clone()).or_insert(Value::Null);
            let error = ask(&request)["error"].clone();
            let is_unknown =
                error["code"] == "field" && error["message"].as_str().is_some_and(|text| text.contains("has no field"));
            assert_eq!(is_unknown, !own.contains(field), "{verb} and {field}: {error}");
        }
    }
}

#[test]
fn errors_say_what_is_wrong_and_where() {
    let conflict = format!("55{}", ".".repeat(79));
    let cases = [
        (json!([1]).to_string(), Code::NotJson, None),
        ("{".into(), Code::NotJson, None),
        ("[".repeat(100_000), Code::NotJson, None),
        (" ".repeat(api::LONGEST + 1), Code::TooLong, None),
        (json!({ "do": "words" }).to_string(), Code::Field, Some("api")),
        (json!({ "api": 2, "do": "words" }).to_string(), Code::Version, Some("api")),
        (json!({ "api": 1 }).to_string(), Code::Field, Some("do")),
        (json!({ "api": 1, "do": "dance" }).to_string(), Code::UnknownVerb, Some("do")),
        (json!({ "api": 1, "do": "words", "lang": "fr" }).to_string(), Code::Value, Some("lang")),
        (json!({ "api": 1, "do": "hint" }).to_string(), Code::Field, Some("puzzle")),
        (json!({ "api": 1, "do": "hint", "puzzle": EASY, "level": 5 }).to_string(), Code::Value, Some("level")),
        (json!({ "api": 1, "do": "hint", "puzzle": EASY, "level": "1" }).to_string(), Code::Value, Some("level")),
        (json!({ "api": 1, "do": "hint", "puzzle": 7 }).to_string(), Code::Value, Some("puzzle")),
        (json!({ "api": 1, "do": "hint", "puzzle": EASY, "board": EASY }).to_string(), Code::Field, Some("board")),
        (json!({ "api": 1, "do": "hint", "puzzle": "12" }).to_string(), Code::Unreadable, Some("puzzle")),
        (json!({ "api": 1, "do": "hint", "board": "12" }).to_string(), Code::Unreadable, Some("board")),
        (json!({ "api": 1, "do": "hint", "puzzle": "" }).to_string(), Code::Unreadable, Some("puzzle")),
        (json!({ "api": 1, "do": "hint", "puzzle": EASY, "number": 2 }).to_string(), Code::NotFound, Some("number")),
        (json!({ "api": 1, "do": "hint", "puzzle": EASY, "only": ["dog"] }).to_string(), Code::Value, Some("only")),
        (json!({ "api": 1, "do": "hint", "puzzle": EASY, "only": [1] }).to_string(), Code::Value, Some("only")),
        (json!({ "api": 1, "do": "next", "puzzle": conflict }).to_string(), Code::Conflict, None),
        (json!({ "api": 1, "do": "explain", "puzzle": conflict }).to_string(), Code::Conflict, None),
        (
            json!({ "api": 1, "do": "explain", "puzzle": EASY, "aim": "gentle", "profile": "se" }).to_string(),
            Code::Value,
            Some("aim"),
        ),
        (
            json!({ "api": 1, "do": "explain", "puzzle": EASY, "aim": "lean", "up_to": "chains" }).to_string(),
            Code::Value,
            Some("up_to"),
        ),
        (json!({ "api": 1, "do": "hint", "puzzle": EASY, "plan": "x-wing" }).to_string(), Code::Value, Some("plan")),
        (
            json!({ "api": 1, "do": "next", "puzzle": EASY, "plan": [{ "technique": "x-wing" }] }).to_string(),
            Code::Value,
            Some("plan"),
        ),
        (
            json!({ "api": 1, "do": "next", "puzzle": EASY, "plan": vec![json!({ "technique": "x-wing", "concluded": [] }); 101] })
                .to_string(),
            Code::Value,
            Some("plan"),
        ),
        (
            json!({ "api": 1, "do": "hint", "puzzle": EASY, "plan": [], "aim": "standard" }).to_string(),
            Code::Value,
            Some("plan"),
        ),
        (
            json!({ "api": 1, "do": "hint", "puzzle": EASY, "aim": "gentle", "profile": "se" }).to_string(),
            Code::Value,
            Some("aim"),
        ),
        (json!({ "api": 1, "do": "rate", "puzzle": ".".repeat(81) }).to_string(), Code::Solutions, None),
        (
            json!({ "api": 1, "do": "rate", "puzzle": EASY, "currencies": "euro" }).to_string(),
            Code::Value,
            Some("currencies"),
        ),
        (json!({ "api": 1, "do": "page", "technique": "Fish" }).to_string(), Code::Value, Some("technique")),
        (json!({ "api": 1, "do": "write", "puzzle": EASY }).to_string(), Code::Field, Some("format")),
        (json!({ "api": 1, "do": "draw", "puzzle": EASY, "centre": EASY }).to_string(), Code::Value, Some("centre")),
        (
            json!({ "api": 1, "do": "draw", "puzzle": EASY, "colours": "7".repeat(81) }).to_string(),
            Code::Value,
            Some("colours"),
        ),
        (
            json!({ "api": 1, "do": "generate", "technique": "sashimi-leviathan", "tries": 2 }).to_string(),
            Code::NotFound,
            None,
        ),
    ];
    for (request, code, field) in cases {
        let answer: Value = serde_json::from_str(&api::answer(&request, Cancel::NEVER)).expect("JSON");
        ANSWER.assert(&answer);
        let error = &answer["error"];
        let shown = &request[..request.len().min(200)];
        assert_eq!((error["code"].as_str(), error["field"].as_str()), (Some(code.name()), field), "{shown}: {answer}");
    }
    let place = ask(&json!({ "api": 1, "do": "read", "puzzle": format!("{}q{}", ".".repeat(10), ".".repeat(70)) }));
    assert_eq!((&place["error"]["line"], &place["error"]["column"]), (&1.into(), &11.into()));
    let told = ask(&json!({ "api": 1, "do": "read", "puzzle": "12", "lang": "zh", "id": "mine" }));
    assert_eq!(told["id"], "mine");
    assert!(told["error"]["message"].as_str().expect("words").contains("候选数"), "{told}");
    let codes = &SCHEMA["$defs"]["error"]["properties"]["code"]["enum"];
    assert_eq!(*codes, json!(Code::ALL.map(Code::name)));
}

#[test]
fn refusals_of_a_server_are_answers() {
    for code in Code::ALL {
        for lang in ["en", "zh-CN", "fr", ""] {
            let answer: Value = serde_json::from_str(&api::refusal(code, lang)).expect("JSON");
            ANSWER.assert(&answer);
            assert_eq!(answer["error"]["code"], code.name());
        }
    }
}

#[test]
fn cancelled_requests_say_so() {
    let flag = AtomicBool::new(true);
    for verb in ["hint", "find", "explain", "rate"] {
        let request = json!({ "api": 1, "do": verb, "puzzle": EASY }).to_string();
        let answer: Value = serde_json::from_str(&api::answer(&request, Cancel::when(&flag))).expect("JSON");
        assert_eq!(answer["error"]["code"], "cancelled", "{verb}");
    }
}

#[test]
fn words_are_pieces_of_the_text() {
    for level in 1..=4 {
        let hint = ok(json!({ "api": 1, "do": "hint", "puzzle": EASY, "level": level }));
        assert_eq!(text(&hint["words"]), hint["text"].as_str().expect("a text"));
    }
    let letters = ok(json!({ "api": 1, "do": "next", "puzzle": EASY, "notation": "A1" }));
    let pieces = letters["step"]["words"].as_array().expect("pieces");
    let cell = pieces.iter().find(|piece| piece["cells"] == json!(["r5c2"])).expect("the cell");
    assert_eq!(cell["text"], "E2");
}

#[test]
fn notes_are_drawn_with_a_position() {
    let marks = |cell: usize, digits: &str| format!("{}{digits}{}", ".".repeat(9 * cell), ".".repeat(9 * (80 - cell)));
    let (corners, colours) = (marks(1, "..3......"), format!("16{}", ".".repeat(79)));
    let centre = format!("{}{}", &marks(0, "12.......")[..9], &marks(1, "...45....")[9..]);
    let draw = |fixed: bool| {
        let notes = json!({ "api": 1, "do": "draw", "puzzle": EASY, "corners": corners, "centre": centre,
            "colours": colours, "fixed": fixed, "pictures": "data" });
        ok(notes)["picture"].clone()
    };
    let (free, fixed) = (draw(false), draw(true));
    let colours = json!([["r1c1"], [], [], [], [], ["r1c2"]]);
    let notes =
        json!({ "corners": ["r1c2=3"], "centre": ["r1c1=1", "r1c1=2", "r1c2=4", "r1c2=5"], "colours": colours });
    assert_eq!((&free["notes"], &free["candidates"]), (&notes, &".".repeat(729).into()));
    let notes = json!({ "corners": ["r1c2=3"], "centre": ["r1c2=4", "r1c2=5"], "colours": colours });
    assert_eq!((&fixed["notes"], &fixed["candidates"]), (&notes, &marks(0, "12.......").into()));
    let plain = ok(json!({ "api": 1, "do": "draw", "puzzle": EASY, "pictures": "data" }));
    assert!(plain["picture"]["notes"].is_null());
}

#[test]
fn the_chart_of_a_path_has_a_bar_for_every_step() {
    for lang in ["en", "zh-CN"] {
        let rated =
            ok(json!({ "api": 1, "do": "rate", "puzzle": EASY, "currencies": "se", "chart": true, "lang": lang }));
        let path = rated["path"].as_array().expect("steps");
        let chart = roxmltree::Document::parse(rated["chart"].as_str().expect("a chart")).expect("XML");
        let bars: Vec<_> = chart.descendants().filter(|node| node.has_tag_name("rect")).collect();
        assert_eq!(bars.len(), path.len());
        let hardest = bars.iter().position(|bar| bar.attribute("class") == Some("bar top")).expect("the hardest");
        let rating = |step: &Value| step["rating"].as_f64().expect("a number");
        assert!((0..path.len()).all(|step| rating(&path[step]) < rating(&path[hardest]) + f64::from(step >= hardest)));
        let label = chart.root_element().attribute("aria-label").expect("words");
        for part in [path.len().to_string(), (hardest + 1).to_string(), format!("{:.1}", rating(&path[hardest]))] {
            assert!(label.contains(&part), "{part} in {label}");
        }
        let title = bars[0].first_element_child().and_then(|title| title.text()).expect("a title");
        assert!(title.starts_with("1: ") && title.contains(path[0]["rule"].as_str().expect("a rule")), "{title}");
    }
    assert!(ok(json!({ "api": 1, "do": "rate", "puzzle": EASY }))["chart"].is_null());
    let editions =
        json!({ "api": 1, "do": "rate", "puzzle": EASY, "currencies": "se", "editions": ["extended", "bank"] });
    let rated = ok(editions);
    assert!(rated["er"].is_null() && rated["er_extended"].is_number() && rated["er_bank"].is_number(), "{rated}");
}

#[test]
fn marks_are_compared_with_the_solution_without_giving_it_away() {
    let all = |board: &str, candidates: Option<String>| {
        ok(json!({ "api": 1, "do": "marks", "board": board, "givens": EASY, "candidates": candidates }))
    };
    let right = all(EASY, None);
    assert_eq!((&right["state"], &right["wrong"], &right["lost"]), (&"right".into(), &json!([]), &json!([])));
    // r1c1 is 8 and r1c3 is 9.
    let mut board = EASY.to_string();
    board.replace_range(0..1, "3");
    let mut candidates = "123456789".repeat(81);
    candidates.replace_range(2 * 9..3 * 9, "12345678.");
    let wrong = all(&board, Some(candidates));
    assert_eq!(
        (&wrong["state"], &wrong["wrong"], &wrong["lost"]),
        (&"wrong".into(), &json!(["r1c1"]), &json!(["r1c3"]))
    );
    let words = text(&wrong["words"]);
    assert!(!words.contains('8') && !words.contains('9'), "{words}");
    // A digit that clashes with a given, and one that is wrong elsewhere.
    board.replace_range(0..2, "23");
    let clash = all(&board, None);
    assert_eq!((&clash["state"], &clash["wrong"]), (&"wrong".into(), &json!(["r1c1", "r1c2"])));
}

#[test]
fn following_the_next_steps_solves_the_puzzle() {
    let mut request = json!({ "api": 1, "do": "next", "puzzle": EASY });
    let mut steps = 0;
    loop {
        let answer = ok(request.clone());
        if answer["outcome"] == "solved" {
            break;
        }
        let after = &answer["after"];
        let (board, candidates) = (&after["board"], &after["candidates"]);
        request = json!({ "api": 1, "do": "next", "board": board, "givens": EASY, "candidates": candidates });
        steps += 1;
        assert!(steps < 200, "{answer}");
    }
    assert_eq!(request["board"], SOLUTION);
    let course = ok(json!({ "api": 1, "do": "explain", "puzzle": EASY, "detail": "full" }));
    let last = course["steps"].as_array().expect("steps").last().expect("a step");
    assert_eq!((&course["solution"], &last["after"]["board"]), (&SOLUTION.into(), &SOLUTION.into()));
}

#[test]
fn a_list_has_every_puzzle_of_a_text_and_the_errors_in_their_places() {
    let answer = ok(json!({ "api": 1, "do": "list", "puzzle": format!("{EASY}\nnonsense\n{SOLUTION}\n") }));
    let puzzles = answer["puzzles"].as_array().expect("puzzles");
    let lines: Vec<u64> = puzzles.iter().filter_map(|puzzle| puzzle["line"].as_u64()).collect();
    assert_eq!((lines, answer["more"].as_bool()), (vec![1, 2, 3], Some(false)));
    assert_eq!((&puzzles[2]["board"], puzzles[1]["board"].is_null()), (&SOLUTION.into(), true));
    assert!(puzzles[1]["error"].is_string());
    let many = format!("{EASY}\n").repeat(1001);
    let answer = ok(json!({ "api": 1, "do": "list", "puzzle": many }));
    assert_eq!((answer["puzzles"].as_array().map(Vec::len), answer["more"].as_bool()), (Some(1000), Some(true)));
}

#[test]
fn solutions_are_counted_as_far_as_is_wanted() {
    let solve = |puzzle: &str, most: u64| ok(json!({ "api": 1, "do": "solve", "puzzle": puzzle, "most": most }));
    let one = solve(EASY, 2);
    assert_eq!((&one["solutions"], &one["more"]), (&json!([SOLUTION]), &json!(false)));
    let many = solve(&".".repeat(81), 7);
    assert_eq!((&many["count"], &many["more"]), (&json!(7), &json!(true)));
    assert_eq!(solve(&EASY.replacen('0', "3", 1), 2)["count"], 0);
}

#[test]
fn equivalent_positions_share_their_canonical_form() {
    let changed = |board: &str, changes: Value| {
        ok(json!({ "api": 1, "do": "transform", "board": board, "changes": changes }))["board"]
            .as_str()
            .expect("a board")
            .to_string()
    };
    let turned = changed(EASY, json!(["rotate-90", "digits=234567891", "rows=456123789"]));
    assert_ne!(turned, EASY.replace('0', "."));
    assert_eq!(changed(&turned, json!("minlex")), changed(EASY, json!(["minlex"])));
    for (wrong, said) in [("spin", "rotate-90"), ("rows=123", "456123789")] {
        let answer = ask(&json!({ "api": 1, "do": "transform", "board": EASY, "changes": wrong }));
        assert_eq!((&answer["error"]["code"], &answer["error"]["field"]), (&json!("value"), &json!("changes")));
        assert!(answer["error"]["message"].as_str().is_some_and(|text| text.contains(said)), "{answer}");
    }
}

#[test]
fn an_answer_to_an_exercise_is_judged_by_the_technique_in_question() {
    let judge = |moves: &str| {
        ok(json!({ "api": 1, "do": "judge", "technique": "hidden-single-box", "puzzle": EASY, "moves": moves }))
    };
    let right = judge("r5c2=4");
    assert_eq!((&right["found"], &right["replies"][0]["reply"]), (&json!(true), &json!("right")));
    let wrong = judge("r5c2=4\nr1c1=1");
    assert_eq!((&wrong["found"], &wrong["replies"][1]["reply"]), (&json!(false), &json!("false")));
    // Another technique has a name of its own: the last open cell of row 7 of a nearly full grid.
    let nearly = SOLUTION.replacen('8', "0", 1);
    let answer = json!({ "api": 1, "do": "judge", "technique": "x-wing", "puzzle": nearly, "moves": "r1c1=8" });
    assert_eq!(ask(&answer)["error"]["code"], "not-found", "there is no x-wing to be found");
}

#[test]
fn a_single_is_drawn_with_candidates_only_where_the_reader_has_some() {
    let drawn = |request: Value| {
        let answer = ok(request);
        let step = if answer["step"]["picture"].is_null() { &answer } else { &answer["step"] };
        let candidates = step["picture"]["candidates"].as_str().expect("candidates");
        candidates.bytes().filter(u8::is_ascii_digit).count()
    };
    let marks = ok(json!({ "api": 1, "do": "read", "puzzle": EASY }))["candidates"].clone();
    for verb in ["hint", "next"] {
        let level = (verb == "hint").then_some(4);
        let mut request = json!({ "api": 1, "do": verb, "board": EASY, "pictures": "data" });
        if let Some(level) = level {
            request["level"] = level.into();
        }
        // A filled cell has its digit.
        assert_eq!(drawn(request.clone()), 0, "{verb}");
        request["candidates"] = marks.clone();
        assert!(drawn(request) > 100, "{verb}");
    }
}

#[test]
fn what_takes_long_is_known_before_it_is_done() {
    for (verb, long) in [("hint", false), ("marks", false), ("rate", true), ("explain", true), ("generate", true)] {
        assert_eq!(api::takes_long(&json!({ "api": 1, "do": verb }).to_string()), long, "{verb}");
    }
    assert!(!api::takes_long("{") && !api::takes_long("[]"));
    assert!(api::takes_long(r#"{"id":"\"do\":\"hint\"","\u0064o":"rate"}"#));
}

#[test]
fn what_reads_pages_is_known_before_it_is_done() {
    for (verb, reads) in [("hint", false), ("explain", false), ("page", true), ("practice", true), ("techniques", true)]
    {
        assert_eq!(api::reads_pages(&json!({ "api": 1, "do": verb }).to_string()), reads, "{verb}");
    }
    assert!(!api::reads_pages("{") && !api::reads_pages(r#"{"do":"pages"}"#));
}

#[test]
fn progress_is_told_while_the_work_goes_on() {
    static TOLD: AtomicU32 = AtomicU32::new(0);
    let progress = Progress::telling(|done, of| {
        assert!(done <= of && of > 0);
        TOLD.fetch_add(1, Ordering::Relaxed);
    });
    let request = json!({ "api": 1, "do": "explain", "puzzle": EASY });
    let answer = api::answer(&request.to_string(), Cancel::NEVER.telling(&progress));
    assert_eq!(answer, api::answer(&request.to_string(), Cancel::NEVER));
    assert!(TOLD.load(Ordering::Relaxed) > 10);
    let (done, of) = progress.read().expect("it was told");
    assert!(done <= of);
}

#[test]
fn practice_begins_where_the_technique_is_next() {
    let answer = ok(json!({ "api": 1, "do": "practice", "technique": "naked-pair", "seed": 3 }));
    assert_eq!(answer["pure"], true);
    let mut request = answer["position"].clone();
    request.as_object_mut().expect("an object").retain(|_, value| !value.is_null());
    for (name, value) in
        [("api", json!(1)), ("do", json!("find")), ("only", json!("naked-pair")), ("extent", json!("all"))]
    {
        request[name] = value;
    }
    assert_eq!(ok(request.clone())["count"], answer["steps"]);
    (request["do"], request["aim"]) = ("next".into(), "standard".into());
    request.as_object_mut().expect("an object").retain(|name, _| name != "only" && name != "extent");
    assert_eq!(ok(request)["step"]["technique"], "naked-pair");
}

/// A part of a profile that is the path of a rating is an order like any other.
#[test]
fn techniques_are_chosen_from_the_path_of_a_rating_too() {
    for profile in ["se", "se-extended", "hodoku", "whips"] {
        let next = |field: &str, ids: &[&str]| {
            let mut request = json!({ "api": 1, "do": "next", "puzzle": EASY, "profile": profile, "aim": "standard" });
            request[field] = json!(ids);
            ok(request)["step"]["technique"].as_str().unwrap_or("none").to_string()
        };
        assert_eq!(next("without", &[]), "hidden-single-box", "{profile}");
        assert!(
            ["none", "locked-candidates-pointing"].contains(&&*next("only", &["locked-candidates-pointing"])),
            "{profile}"
        );
        assert_ne!(next("without", &["hidden-single-box"]), "hidden-single-box", "{profile}");
    }
}

/// Values of every kind, among them those that fields may have.
fn values() -> impl Strategy<Value = Value> {
    let names =
        ["en", "zh", "x-wing", "Fish", "line", "link", "best", "full", "svg", "data", "se", "easy", "A1", "none"];
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (0u64..12).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(|number| json!(number)),
        proptest::sample::select(names.to_vec()).prop_map(Value::from),
        proptest::sample::select(vec![EASY, SOLUTION]).prop_map(Value::from),
        "[0-9.|\\[\\]{}\":,\\n -]{0,100}".prop_map(Value::from),
        "\\PC{0,30}".prop_map(Value::from),
        proptest::collection::vec("[a-z-]{0,12}".prop_map(Value::from), 0..4).prop_map(Value::from),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_request_has_an_answer(
        verb in proptest::sample::select(VERBS.to_vec()),
        chosen in proptest::collection::vec((0usize..12, values()), 0..6),
    ) {
        let names = fields(verb);
        let mut request: Map<String, Value> =
            chosen.into_iter().map(|(at, value)| (names[at % names.len()].clone(), value)).collect();
        request.insert("api".into(), 1.into());
        request.insert("do".into(), verb.into());
        if names.contains(&"tries".to_string()) {
            request.insert("tries".into(), 2.into());
        }
        if verb == "practice" {
            request.insert("technique".into(), "Naked Single".into());
        }
        if names.contains(&"only".to_string()) && verb != "techniques" {
            request.insert("only".into(), "Singles".into());
        }
        ANSWER.assert(&ask(&Value::Object(request)));
    }

    #[test]
    fn any_text_has_an_answer(text in "\\PC*") {
        let answer: Value = serde_json::from_str(&api::answer(&text, Cancel::NEVER)).expect("JSON");
        prop_assert!(answer["error"].is_object());
    }
}

/// The steps beside singles that `next` tells from a puzzle to its solution, with the plan of each
/// answer, handed back if `is_kept`.
fn told(puzzle: &str, is_kept: bool) -> Vec<(Value, Option<Vec<Value>>)> {
    let mut question = json!({ "api": 1, "do": "next", "puzzle": puzzle });
    let mut told = Vec::new();
    loop {
        let answer = ok(question.clone());
        if answer["outcome"] != "step" {
            assert_eq!(answer["outcome"], "solved");
            return told;
        }
        let plan = answer.get("plan").map(|plan| plan.as_array().expect("a list").clone());
        let after = &answer["after"];
        question = json!({
            "api": 1, "do": "next", "board": after["board"], "givens": after["givens"], "candidates": after["candidates"],
        });
        if is_kept && let Some(plan) = &plan {
            question["plan"] = json!(plan);
        }
        let technique = CATALOGUE.iter().find(|spec| answer["step"]["technique"] == spec.id).expect("a technique");
        if technique.family != Family::Singles {
            told.push((answer["step"].clone(), plan));
        }
    }
}

#[test]
fn the_next_steps_follow_one_plan_to_its_end() {
    let (mut followed, mut anew) = (0, 0);
    for puzzle in corpus::puzzles("tough").iter().map(ToString::to_string) {
        // Where chains and almost locked sets are not enough, a plan may come later.
        let told = told(&puzzle, true);
        let planned: Vec<_> = told.iter().skip_while(|(_, plan)| plan.is_none()).collect();
        let plans: Vec<&Vec<Value>> =
            planned.iter().map(|(_, plan)| plan.as_ref().expect("the rest of a plan is a plan")).collect();
        for (plan, (step, _)) in plans.iter().zip(&planned) {
            assert_eq!(plan[0]["technique"], step["technique"], "{puzzle}");
            assert!(plan.iter().filter(|step| step["crux"] == true).count() <= 1, "{puzzle}");
        }
        for pair in plans.windows(2) {
            // An earlier step may have changed what a later one is recognised by.
            let is_rest = pair[1][..] == pair[0][1..];
            followed += usize::from(is_rest);
            anew += usize::from(!is_rest);
        }
        assert!(plans.last().is_none_or(|plan| plan.len() == 1), "{puzzle}");
    }
    assert!(followed > 50 && anew * 20 <= followed, "{followed} {anew}");
}

#[test]
fn a_plan_that_was_tampered_with_is_not_believed() {
    let mut refused = 0;
    for puzzle in corpus::puzzles("tough").iter().take(12) {
        let solution =
            corpus::solution(puzzle, &Profile::standard()).outcome.solution().expect("a solution").to_string();
        let truth = |cell: usize| solution.as_bytes()[cell] - b'0';
        let name = |cell: usize, sign: &str, digit: u8| format!("r{}c{}{sign}{digit}", cell / 9 + 1, cell % 9 + 1);
        let removed: Vec<String> = (0..81).map(|cell| name(cell, "<>", truth(cell))).collect();
        let placed: Vec<String> = (0..81).map(|cell| name(cell, "=", truth(cell) % 9 + 1)).collect();
        let mut question = json!({ "api": 1, "do": "next", "puzzle": puzzle.to_string() });
        let mut answer = ok(question.clone());
        while answer["outcome"] == "step" && answer.get("plan").is_none() {
            let after = &answer["after"];
            question = json!({ "api": 1, "do": "next", "board": after["board"], "givens": after["givens"],
                "candidates": after["candidates"] });
            answer = ok(question.clone());
        }
        let Some(plan) = answer.get("plan") else { continue };
        for wrong in [&removed, &placed] {
            let mut tampered = plan.clone();
            for waypoint in tampered.as_array_mut().expect("a list") {
                waypoint["concluded"] = json!(wrong);
            }
            question["plan"] = tampered;
            let step = &ok(question.clone())["step"];
            let lists = ["placements", "eliminations"].map(|list| step[list].as_array());
            let concluded: Vec<&str> = lists.into_iter().flatten().flatten().filter_map(Value::as_str).collect();
            assert!(!concluded.is_empty(), "{puzzle}");
            assert!(concluded.iter().all(|literal| !wrong.iter().any(|lie| lie == literal)), "{puzzle}: {step}");
            refused += 1;
        }
    }
    assert!(refused >= 12, "{refused}");
}

#[test]
fn a_plan_from_elsewhere_does_no_harm() {
    let tough: Vec<String> = corpus::puzzles("tough").iter().map(ToString::to_string).collect();
    let ask =
        |puzzle: &str, plan: &Value| ok(json!({ "api": 1, "do": "hint", "puzzle": puzzle, "level": 4, "plan": plan }));
    for pair in tough.windows(2).take(12) {
        let other = told(&pair[1], false).into_iter().find_map(|(_, plan)| plan).unwrap_or_default();
        let hint = ask(&pair[0], &json!(other));
        assert_eq!(hint["state"], "right");
        assert!(hint["step"].is_object());
    }
}
