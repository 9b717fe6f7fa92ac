//! Access control: only this computer's browser, and only from the page itself.
//!
//! Any page on the web can make a browser send requests to this computer. So the name in `Host`
//! must be one of this computer, which also stops names that are made to point here (DNS
//! rebinding), and requests that come from another origin are refused. The page in turn may load
//! and ask nothing but this server, and no other page may frame it.

use super::super::words::{self, say_of};
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{StatusCode, uri::Authority};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use whydoku::api::{Code, refusal};

/// The permissions of the page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; connect-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Headers of every answer.
const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::CACHE_CONTROL, "no-store"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// The names of this computer.
const HOSTS: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

/// The names under which the server is reached.
#[derive(Clone, Debug)]
pub struct Allowed {
    authorities: Vec<String>,
    origins: Vec<String>,
}

impl Allowed {
    /// The names of this computer with a port, and other names under which it is reached, such as
    /// those of a port that another computer passes on.
    pub fn on(port: u16, others: &[String]) -> Allowed {
        let mut authorities: Vec<String> = HOSTS.iter().map(|host| format!("{host}:{port}")).collect();
        if port == 80 {
            authorities.extend(HOSTS.map(String::from));
        }
        let mut origins: Vec<String> = authorities.iter().map(|authority| format!("http://{authority}")).collect();
        // Who passes a port on may add encryption on the way.
        origins.extend(others.iter().flat_map(|name| [format!("http://{name}"), format!("https://{name}")]));
        authorities.extend_from_slice(others);
        Allowed { authorities, origins }
    }

    /// Whether a request may be answered.
    fn allows(&self, headers: &HeaderMap, authority: Option<&Authority>) -> bool {
        let one = |name: HeaderName| {
            let mut values = headers.get_all(name).iter();
            (values.next().map(|value| value.to_str().unwrap_or_default()), values.next().is_none())
        };
        let known = |known: &[String], name: &str| known.iter().any(|known| known.eq_ignore_ascii_case(name));
        let (host, is_one) = one(header::HOST);
        let host = host.or(authority.map(Authority::as_str));
        let (origin, is_one_origin) = one(header::ORIGIN);
        let (site, _) = one(HeaderName::from_static("sec-fetch-site"));
        is_one
            && is_one_origin
            && host.is_some_and(|host| known(&self.authorities, host))
            && origin.is_none_or(|origin| known(&self.origins, origin))
            // A link to the page from elsewhere is no request of another page.
            && site.is_none_or(|site| ["same-origin", "none"].contains(&site) || origin.is_none() && is_visit(headers))
    }
}

/// Whether a person goes to the page.
fn is_visit(headers: &HeaderMap) -> bool {
    headers.get("sec-fetch-mode").is_some_and(|mode| mode == "navigate")
}

/// Answers permitted requests, with the headers that every answer has.
pub async fn check(State(allowed): State<Allowed>, request: Request, next: Next) -> Response {
    let mut response = if allowed.allows(request.headers(), request.uri().authority()) {
        next.run(request).await
    } else if is_visit(request.headers()) {
        // A person reads this one.
        let names = allowed.authorities.join(", ");
        (StatusCode::FORBIDDEN, say_of("serve-not-allowed", "names", names)).into_response()
    } else {
        refused(StatusCode::FORBIDDEN, Code::Refused)
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// A refusal in JSON, with its reason.
pub fn refused(status: StatusCode, code: Code) -> Response {
    json(status, refusal(code, words::language().tag()))
}

/// An answer in JSON.
pub fn json(status: StatusCode, text: String) -> Response {
    (status, [(header::CONTENT_TYPE, "application/json")], text).into_response()
}
