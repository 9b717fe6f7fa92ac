//! One JSON request in, one JSON answer out: what a page, a Python wheel or WebAssembly calls.
//!
//! A request names a method, and an answer holds either its result or an error:
//!
//! ```text
//! {"api": 1, "do": "hint", "puzzle": "53..7....6..195...", "level": 2, "lang": "en"}
//! {"api": 1, "ok": {"state": "right", "level": 2, "words": [{"text": "A digit can be placed. Look at "}, ...], ...}}
//! {"api": 1, "error": {"code": "unreadable", "message": "found 'q', expected a digit or a blank", "line": 1, ...}}
//! ```
//!
//! | `do` | result |
//! |---|---|
//! | `read` | a text in any format as board, givens and candidates, and the errors in it |
//! | `list` | the puzzles of a text, one by one |
//! | `write` | a position in another format |
//! | `transform` | an equivalent position: turned, mirrored, renamed, or in canonical form |
//! | `solve` | the solutions of a position, and whether there are more |
//! | `draw` | the picture of a position, with the notes of a person |
//! | `marks` | the wrong digits and the wrongly removed candidates; never the right ones |
//! | `hint` | the next step, as much of it as its level, from 1 to 4, gives away |
//! | `next` | the next step in full, and the position after it |
//! | `find` | the steps that are there |
//! | `explain` | the whole path, step by step |
//! | `why` | the steps that lead to one result, and no others |
//! | `check` | a verdict on each move that is claimed |
//! | `prove` | the puzzle as a formula, and its refutation, for other programs to check |
//! | `rate` | how hard a puzzle is, in every currency |
//! | `generate` | a new puzzle, of a grade or with a technique |
//! | `course` | the chapters of the course, with their techniques |
//! | `practice` | positions in which a technique is the easiest way on |
//! | `judge` | a reply to each move that answers an exercise |
//! | `techniques`, `page` | the catalogue, and the page of a technique as HTML |
//! | `words` | the words of a page around all this |
//!
//! `docs/schema/api.schema.json` describes every field. Words come as pieces that know which cells,
//! houses, digits and candidates they speak of. Pictures are left out unless `pictures` says
//! `data`, `svg` (for a page with the rules of [`embedded`](crate::diagram::style::embedded)) or
//! `file`. A field that a request must not have is an error, so that misspelt names are noticed.
//! Nothing is kept between requests, and the same request has the same answer.
//!
//! ```
//! use whydoku::{Cancel, api};
//! let request = r#"{"api": 1, "do": "read", "puzzle": "55"}"#;
//! assert!(api::answer(request, Cancel::NEVER).starts_with(r#"{"api":1,"error":{"code":"unreadable","message":"#));
//! ```

mod catalogue;
mod checks;
mod course;
mod failure;
mod json;
mod making;
mod picture;
mod positions;
mod proofs;
mod ratings;
mod request;
mod route;
mod steps;
mod teaching;

pub use catalogue::PAGE_WORDS;
pub use failure::Code;

use crate::cancel::{Cancel, Cancelled};
use crate::explain::{Explainer, Language};
use failure::Failure;
use json::written;
use request::{COMMON, POSITION, Request, TECHNIQUES};
use serde_json::{Map, Value};

/// The version of the interface, raised when a name or a meaning changes.
pub const VERSION: u64 = 1;

/// The JSON schema of requests and answers. Some answers refer to the schemas beside it.
pub const SCHEMA: &str = include_str!("../../docs/schema/api.schema.json");

/// The longest request, in bytes.
pub const LONGEST: usize = 1 << 18;

/// The longest `id`, in characters as it is written.
const LONGEST_ID: usize = 100;

/// An API method.
struct Verb {
    name: &'static str,
    /// Whether it is always answered within some milliseconds.
    is_quick: bool,
    /// The fields that it may have, besides [`COMMON`].
    fields: &'static [&'static [&'static str]],
    run: fn(&Request, Cancel<'_>) -> Result<String, Failure>,
}

const VERBS: [Verb; 22] = [
    Verb {
        name: "read",
        is_quick: true,
        fields: &[&POSITION],
        run: |request, cancel| Ok(written(&positions::read(request, cancel)?)),
    },
    Verb {
        name: "write",
        is_quick: true,
        fields: &[&POSITION, &["format"]],
        run: |request, cancel| Ok(written(&positions::write(request, cancel)?)),
    },
    Verb { name: "list", is_quick: true, fields: &[&["puzzle"]], run: positions::list },
    Verb { name: "solve", is_quick: false, fields: &[&POSITION, &["most"]], run: positions::solve },
    Verb { name: "transform", is_quick: true, fields: &[&POSITION, &["changes"]], run: positions::transform },
    Verb {
        name: "draw",
        is_quick: true,
        fields: &[&POSITION, &positions::NOTES, &[picture::FIELD]],
        run: positions::draw,
    },
    Verb {
        name: "marks",
        is_quick: true,
        fields: &[&POSITION],
        run: |request, cancel| Ok(written(&positions::marks(request, cancel)?)),
    },
    Verb {
        name: "hint",
        is_quick: true,
        fields: &[&POSITION, &TECHNIQUES, &route::FIELDS, &["level", "others", picture::FIELD]],
        run: steps::hint,
    },
    Verb {
        name: "next",
        is_quick: true,
        fields: &[&POSITION, &TECHNIQUES, &route::FIELDS, &[picture::FIELD]],
        run: steps::next,
    },
    Verb {
        name: "find",
        is_quick: false,
        fields: &[&POSITION, &TECHNIQUES, &["extent", picture::FIELD]],
        run: steps::find,
    },
    Verb {
        name: "explain",
        is_quick: false,
        fields: &[&POSITION, &TECHNIQUES, &["detail", "guess", "verify", "aim", "up_to", "everyday", picture::FIELD]],
        run: course::explain,
    },
    Verb {
        name: "why",
        is_quick: false,
        fields: &[&POSITION, &TECHNIQUES, &["goal", "from", "detail", picture::FIELD]],
        run: course::why,
    },
    Verb {
        name: "check",
        is_quick: false,
        fields: &[&POSITION, &TECHNIQUES, &["moves", "prose", "prefix"]],
        run: checks::check,
    },
    Verb {
        name: "prove",
        is_quick: false,
        fields: &[&POSITION, &TECHNIQUES, &["format", "premises"]],
        run: proofs::prove,
    },
    Verb {
        name: "rate",
        is_quick: false,
        fields: &[&POSITION, &["currencies", "editions", "uniqueness", "chart"]],
        run: ratings::rate,
    },
    Verb {
        name: "generate",
        is_quick: false,
        fields: &[&["grade", "technique", "symmetry", "minimal", "seed", "tries"]],
        run: making::generate,
    },
    Verb { name: "course", is_quick: false, fields: &[], run: teaching::course },
    Verb { name: "practice", is_quick: false, fields: &[&["technique", "seed", "count"]], run: teaching::practice },
    Verb { name: "judge", is_quick: false, fields: &[&POSITION, &["technique", "moves"]], run: teaching::judge },
    Verb { name: "techniques", is_quick: true, fields: &[&TECHNIQUES], run: catalogue::techniques },
    Verb { name: "page", is_quick: false, fields: &[&["technique", picture::FIELD]], run: catalogue::page },
    Verb { name: "words", is_quick: true, fields: &[], run: catalogue::words },
];

/// The parts of a request that are read before it is answered.
#[derive(serde::Deserialize)]
struct Asked<'a> {
    #[serde(rename = "do", borrow)]
    verb: std::borrow::Cow<'a, str>,
}

impl Asked<'_> {
    /// The verb of a request, if it has a known one.
    fn verb(request: &str) -> Option<&'static Verb> {
        let asked: Asked<'_> = serde_json::from_str(request).ok()?;
        VERBS.iter().find(|verb| verb.name == asked.verb)
    }
}

/// Whether a request may take long, so that a server can keep the way free for the others.
pub fn takes_long(request: &str) -> bool {
    Asked::verb(request).is_some_and(|verb| !verb.is_quick)
}

/// Whether the answer to a request depends on the pages of the techniques. A program built without
/// them [supplies](crate::technique::add_pages) them first.
pub fn reads_pages(request: &str) -> bool {
    let by_name = |verb: &Verb| verb.fields.iter().flat_map(|fields| *fields).any(|&field| field == "technique");
    Asked::verb(request).is_some_and(|verb| verb.name == "techniques" || by_name(verb))
}

/// Answers a request: one JSON object for another. See the [module](self).
pub fn answer(request: &str, cancel: Cancel<'_>) -> String {
    let english = Explainer::new(Language::English);
    if request.len() > LONGEST {
        let slots = [("most", LONGEST.to_string().as_str().into())];
        return failed(None, &Failure::said(Code::TooLong, &english, "api-too-long", &slots));
    }
    let fields = match serde_json::from_str(request) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) => return failed(None, &Failure::said(Code::NotJson, &english, "api-no-object", &[])),
        Err(error) => {
            let slots = [("error", error.to_string().as_str().into())];
            return failed(None, &Failure::said(Code::NotJson, &english, "api-not-json", &slots));
        }
    };
    let id = fields.get("id").map(ToString::to_string).filter(|id| id.chars().count() <= LONGEST_ID);
    match answered(fields, cancel) {
        Ok(answer) => format!("{{\"api\":{VERSION}{},\"ok\":{answer}}}", echoed(id.as_deref())),
        Err(failure) => failed(id.as_deref(), &failure),
    }
}

/// An answer that refuses a request, for servers that have further reasons to; in the language with
/// this tag, or English.
pub fn refusal(code: Code, lang: &str) -> String {
    let explainer = Explainer::new(lang.parse().unwrap_or(Language::English));
    let key = match code {
        Code::Busy => "api-busy",
        Code::TooLong => "api-too-long",
        Code::Cancelled => "api-cancelled",
        Code::NotFound => "api-not-found",
        _ => "api-refused",
    };
    let slots = [("most", LONGEST.to_string().as_str().into())];
    failed(None, &Failure::said(code, &explainer, key, &slots))
}

fn answered(fields: Map<String, Value>, cancel: Cancel<'_>) -> Result<String, Failure> {
    let request = Request::new(fields)?;
    match request.number("api", 0..=u64::MAX)? {
        Some(VERSION) => {}
        Some(_) => {
            let slots = [("version", VERSION.to_string().as_str().into())];
            return Err(Failure::said(Code::Version, &request.explainer, "api-version", &slots).of_field("api"));
        }
        None => return Err(request.missing("api")),
    }
    let name = request.needed("do")?;
    let Some(verb) = VERBS.iter().find(|verb| verb.name == name) else {
        let names = VERBS.map(|verb| verb.name).join(", ");
        let slots = [("names", names.as_str().into())];
        return Err(Failure::said(Code::UnknownVerb, &request.explainer, "api-verb", &slots).of_field("do"));
    };
    let is_known = |field: &str| COMMON.contains(&field) || verb.fields.iter().any(|fields| fields.contains(&field));
    if let Some(field) = request.names().find(|field| !is_known(field)) {
        return Err(request.unknown(field, verb.name));
    }
    if cancel.is_cancelled() {
        return Err(request.cancelled(Cancelled));
    }
    (verb.run)(&request, cancel)
}

fn failed(id: Option<&str>, failure: &Failure) -> String {
    format!("{{\"api\":{VERSION}{},\"error\":{}}}", echoed(id), written(failure))
}

/// The id of the request, if it has one.
fn echoed(id: Option<&str>) -> String {
    id.map_or_else(String::new, |id| format!(",\"id\":{id}"))
}
