//! The files of the page, which are part of the program.

use super::super::words;
use super::guard::refused;
use crate::api::Code;
use crate::diagram::style::{self, escaped};
use crate::diagram::svg;
use crate::explain::{Explainer, Language};
use axum::extract::Request;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::borrow::Cow;

const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";

/// Declares files of the page.
macro_rules! files {
    ($($name:literal $kind:expr,)*) => {
        /// Their names, types and texts.
        const FILES: &[(&str, &str, &str)] = &[$((concat!("/", $name), $kind, include_str!(concat!("page/", $name))),)*];
    };
}

files! {
    "api.js" SCRIPT,
    "asking.js" SCRIPT,
    "board.css" STYLE,
    "board.js" SCRIPT,
    "course.js" SCRIPT,
    "dialogs.js" SCRIPT,
    "elements.js" SCRIPT,
    "explanation.js" SCRIPT,
    "export.js" SCRIPT,
    "help.js" SCRIPT,
    "icon.svg" "image/svg+xml",
    "key.js" SCRIPT,
    "light.js" SCRIPT,
    "main.js" SCRIPT,
    "measure.js" SCRIPT,
    "motion.js" SCRIPT,
    "names.js" SCRIPT,
    "page.css" STYLE,
    "position.js" SCRIPT,
    "rating.js" SCRIPT,
    "selection.js" SCRIPT,
    "settings.js" SCRIPT,
    "state.js" SCRIPT,
    "steps.js" SCRIPT,
    "storage.js" SCRIPT,
    "techniques.js" SCRIPT,
    "timer.js" SCRIPT,
    "words.js" SCRIPT,
}

const PAGE: &str = include_str!("page/index.html");

/// Answers with a file.
pub async fn serve(request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return refused(StatusCode::METHOD_NOT_ALLOWED, Code::Refused);
    }
    let path = request.uri().path();
    let (kind, text): (&str, Cow<'static, str>) = match path {
        "/" => ("text/html; charset=utf-8", page(language(request.headers())).into()),
        "/picture.css" => (STYLE, picture_rules().into()),
        "/standalone.css" => (STYLE, style::standalone().into()),
        _ => match FILES.iter().find(|(name, ..)| *name == path) {
            Some(&(_, kind, text)) => (kind, text.into()),
            None => return refused(StatusCode::NOT_FOUND, Code::NotFound),
        },
    };
    ([(header::CONTENT_TYPE, kind)], text.into_owned()).into_response()
}

/// The first language of the browser that there are words in; otherwise that of the program.
fn language(headers: &HeaderMap) -> Language {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|wanted| wanted.to_str().ok()).unwrap_or_default();
    let tags = wanted.split(',').filter_map(|tag| tag.split(';').next());
    tags.filter_map(|tag| tag.parse().ok()).next().unwrap_or(words::language())
}

/// The page with its words, so that nothing moves while scripts load.
fn page(language: Language) -> String {
    let explainer = Explainer::new(language);
    let say = |key: &str| escaped(&explainer.name_of(key));
    let mut out = String::with_capacity(2 * PAGE.len());
    // An element with `data-t` has this message as its text, one with `data-l` as its label.
    let mut rest = PAGE;
    while let Some((before, after)) = rest.split_once(" data-") {
        out += before;
        let (name, value) = (&after[..after.len().min(3)], after.split('"').nth(1).unwrap_or_default());
        let end = " data-".len() + after.find('>').map_or(0, |end| end + 1);
        match name {
            "t=\"" => {
                out += &rest[before.len()..before.len() + end];
                out += &say(value);
                rest = &rest[before.len() + end..];
            }
            _ => {
                if name == "l=\"" {
                    out += &format!(" aria-label=\"{}\"", say(value));
                }
                out += " data-";
                rest = after;
            }
        }
    }
    out += rest;
    // Inline styles are not allowed; the page has a rule for it.
    let shared = svg::shared().replacen(" style=\"position:absolute\"", " id=\"shared\"", 1);
    let next = language.next();
    let offered = format!(" id=\"language\" lang=\"{}\">{}<", next.tag(), escaped(&Explainer::new(next).own_name()));
    out.replacen("<html lang=\"en\">", &format!("<html lang=\"{}\">", language.tag()), 1)
        .replacen("<body>", &format!("<body>\n{shared}"), 1)
        .replacen(" id=\"language\"><", &offered, 1)
}

/// The colours of the page, and the rules of pictures.
fn picture_rules() -> String {
    let (light, dark) = (style::variables(false), style::variables(true));
    format!(
        ":root{{{light}}}\n@media screen{{:root[data-theme=dark]{{{dark}}}}}\n\
        @media screen and (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}\n{}",
        style::embedded()
    )
}
