//! The files of the page, over HTTP.

use super::super::words;
use super::guard::refused;
use axum::extract::Request;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::borrow::Cow;
use whydoku::api::Code;
use whydoku::diagram::style;
use whydoku::explain::Language;
use whydoku::page::{self, FILES};

/// Answers with a file.
pub async fn serve(request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return refused(StatusCode::METHOD_NOT_ALLOWED, Code::Refused);
    }
    let path = request.uri().path();
    let (kind, bytes): (&str, Cow<'static, [u8]>) = match path {
        "/" => (page::PAGE, page::index(language(request.headers())).into_bytes().into()),
        "/picture.css" => (page::STYLE, page::picture_rules().into_bytes().into()),
        "/played.css" => (page::STYLE, style::played().into_bytes().into()),
        "/standalone.css" => (page::STYLE, style::standalone().into_bytes().into()),
        _ => match FILES.iter().find(|file| path.strip_prefix('/') == Some(file.name)) {
            Some(file) => (file.kind, file.bytes.into()),
            None => return refused(StatusCode::NOT_FOUND, Code::NotFound),
        },
    };
    ([(header::CONTENT_TYPE, kind)], bytes.into_owned()).into_response()
}

/// The first language of the browser that there are words in; otherwise that of the program.
fn language(headers: &HeaderMap) -> Language {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|wanted| wanted.to_str().ok()).unwrap_or_default();
    let tags = wanted.split(',').filter_map(|tag| tag.split(';').next());
    tags.filter_map(|tag| tag.parse().ok()).next().unwrap_or(words::language())
}
