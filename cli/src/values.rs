//! Values of options whose errors are in the user's language.

use super::suggest;
use super::words::{say, say_of};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;
use whydoku::board::Grid;
use whydoku::equivalence::{Change, ChangeError};
use whydoku::explain::{Argument, HintLevel, Language};
use whydoku::plan::Aim;
use whydoku::rating::se::Tenths;
use whydoku::search::classic::ViewChoice;

/// The common properties of whole numbers.
pub trait Number: FromStr + PartialOrd + Display + Clone + Send + Sync {}

impl<T: FromStr + PartialOrd + Display + Clone + Send + Sync> Number for T {}

/// Parses a whole number that is not less than this.
pub fn at_least<T: Number>(least: T) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync {
    move |text| match text.parse() {
        Ok(number) if number >= least => Ok(number),
        Err(_) if is_positive(text) => Err(say("usage-too-large", &[])),
        _ => Err(say_of("usage-at-least", "least", &least)),
    }
}

/// Parses the limit of a count, where 0 is no limit.
pub fn limit(text: &str) -> Result<u64, String> {
    at_least::<u64>(0)(text).map(|limit| if limit == 0 { u64::MAX } else { limit })
}

/// Parses a whole number in a range.
pub fn between<T: Number>(range: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        let shown = |number: &T| Argument::from(number.to_string().as_str());
        number.ok_or_else(|| say("usage-between", &[("least", shown(range.start())), ("most", shown(range.end()))]))
    }
}

/// Whether the text is a whole number above 0, of any size.
fn is_positive(text: &str) -> bool {
    let digits = text.strip_prefix('+').unwrap_or(text);
    digits.bytes().all(|byte| byte.is_ascii_digit()) && digits.bytes().any(|byte| byte != b'0')
}

/// Parses the name of a language.
pub fn language(text: &str) -> Result<Language, String> {
    let tags = || suggest::or(&Language::ALL.iter().map(|language| language.tag()).collect::<Vec<_>>());
    text.parse().map_err(|_| say("usage-language", &[("text", text.into()), ("tags", tags().as_str().into())]))
}

/// Parses the level of a hint.
pub fn level(text: &str) -> Result<HintLevel, String> {
    text.parse().map_err(|()| say("usage-level", &[]))
}

/// Parses the aim of a path.
pub fn aim() -> impl TypedValueParser<Value = Aim> {
    PossibleValuesParser::new(Aim::NAMES).map(|name| Aim::named(&name).unwrap_or_default())
}

/// Parses the aim of the path that a hint is on.
pub fn aim_of_hint() -> impl TypedValueParser<Value = Aim> {
    let names = [Aim::Gentle, Aim::Standard].map(Aim::name);
    PossibleValuesParser::new(names).map(|name| Aim::named(&name).unwrap_or_default())
}

/// Parses a choice of views.
pub fn views(text: &str) -> Result<ViewChoice, String> {
    text.parse().map_err(|_| say_of("usage-view-choice", "text", text))
}

/// Parses a grid.
pub fn grid(text: &str) -> Result<Grid, String> {
    text.parse().map_err(|_| say("usage-grid", &[]))
}

/// Parses a number of seconds.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| say("usage-seconds", &[]))
}

/// Parses the name of a transformation.
pub fn change(text: &str) -> Result<Change, String> {
    text.parse().map_err(|error| match error {
        ChangeError::Order => say("transform-order", &[("text", text.into())]),
        ChangeError::Unknown => {
            let names = super::words::listed(&Change::NAMES);
            say("transform-unknown", &[("text", text.into()), ("names", names.as_str().into())])
        }
    })
}

/// Parses the name of a host, with a port or without.
pub fn host(text: &str) -> Result<String, String> {
    let (name, port) = match text.rsplit_once(':') {
        Some((name, port)) if !text.ends_with(']') => (name, Some(port)),
        _ => (text, None),
    };
    let is_name = |name: &str| {
        let inner = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
        match inner {
            Some(address) => address.parse::<std::net::Ipv6Addr>().is_ok(),
            None => !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-.".contains(&byte)),
        }
    };
    let is_port = |port: &str| port.bytes().all(|byte| byte.is_ascii_digit()) && port.parse::<u16>().is_ok();
    if is_name(name) && port.is_none_or(is_port) { Ok(text.to_ascii_lowercase()) } else { Err(say("usage-host", &[])) }
}

/// Parses a rating such as 7.2.
pub fn tenths(text: &str) -> Result<Tenths, String> {
    let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = |text: &str| text.parse().ok().filter(|_| is_number(text));
    match (number(whole), number(tenth), tenth.len()) {
        (Some(whole @ 0..=99), Some(tenth), 1) => Ok(Tenths(10 * whole + tenth)),
        _ => Err(say("rate-tenths", &[])),
    }
}
