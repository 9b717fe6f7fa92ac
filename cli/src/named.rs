//! Options whose values have names, which completion scripts know.

use super::words::{listed, say_of};
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Command, Error};
use std::ffi::OsStr;
use whydoku::benchmark::Player;
use whydoku::format::Format;
use whydoku::generate::ClueSymmetry;
use whydoku::logic::Spec;
use whydoku::rating::Grade;
use whydoku::search::classic::{METHODS, Method};
use whydoku::technique::{CATALOGUE, Profile};

/// Parses a name.
pub struct Named<T> {
    names: fn() -> Vec<&'static str>,
    parse: fn(&str) -> Result<T, String>,
}

impl<T> Clone for Named<T> {
    fn clone(&self) -> Named<T> {
        Named { names: self.names, parse: self.parse }
    }
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for Named<T> {
    type Value = T;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, value: &OsStr) -> Result<T, Error> {
        let parse = self.parse;
        StringValueParser::new().try_map(move |text| parse(&text)).parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.names)().into_iter().map(PossibleValue::new)))
    }
}

/// A search method.
pub fn method() -> Named<&'static Method> {
    Named { names: || METHODS.iter().map(|method| method.id).collect(), parse: super::method::parse }
}

/// A format.
pub fn format() -> Named<Format> {
    Named {
        names: || Format::ALL.map(Format::name).to_vec(),
        parse: |text| one_of(text, &Format::ALL.map(Format::name)),
    }
}

/// A symmetry.
pub fn symmetry() -> Named<ClueSymmetry> {
    Named {
        names: || ClueSymmetry::ALL.iter().map(|symmetry| symmetry.name()).collect(),
        parse: |text| one_of(text, &ClueSymmetry::ALL.iter().map(|symmetry| symmetry.name()).collect::<Vec<_>>()),
    }
}

/// A player of the benchmark.
pub fn player() -> Named<Player> {
    Named {
        names: || Player::ALL.map(Player::name).to_vec(),
        parse: |text| one_of(text, &Player::ALL.map(Player::name)),
    }
}

/// A grade.
pub fn grade() -> Named<Grade> {
    Named { names: || Grade::ALL.map(Grade::name).to_vec(), parse: |text| one_of(text, &Grade::ALL.map(Grade::name)) }
}

/// A profile, built in or a file. Whether there is one is checked later.
pub fn profile() -> Named<String> {
    Named { names: || Profile::names().collect(), parse: |text| Ok(text.to_owned()) }
}

/// A technique, a group or a family of techniques. Whether there is one is checked later.
pub fn technique() -> Named<String> {
    Named {
        names: || {
            let of = |spec: &&'static Spec| [Some(spec.id), spec.group, Some(spec.family.name())];
            let mut names: Vec<&str> = CATALOGUE.iter().flat_map(of).flatten().collect();
            names.sort_unstable();
            names.dedup();
            names
        },
        parse: |text| Ok(text.to_owned()),
    }
}

fn one_of<T: std::str::FromStr>(text: &str, names: &[&str]) -> Result<T, String> {
    text.parse().map_err(|_| say_of("usage-one-of", "names", listed(names)))
}
