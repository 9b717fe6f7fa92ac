//! The fields of a request.
//!
//! They are read one by one, so that an error can say which of them is wrong and what it may be.

use super::failure::{Code, Failure};
use crate::cancel::Cancelled;
use crate::explain::{Explainer, HintLevel, Language, Notation, techniques_named};
use crate::format::{Reading, read_str};
use crate::logic::Spec;
use crate::plan::Aim;
use crate::technique::Profile;
use serde_json::{Map, Value};
use std::ops::RangeInclusive;

/// The fields that any request may have.
pub(super) const COMMON: [&str; 5] = ["api", "do", "id", "lang", "notation"];

/// The fields that say which position is meant.
pub(super) const POSITION: [&str; 5] = ["puzzle", "number", "board", "givens", "candidates"];

/// The fields that say which techniques are used.
pub(super) const TECHNIQUES: [&str; 4] = ["profile", "only", "without", "uniqueness"];

/// The ways to write cells, by name.
const NOTATIONS: [(&str, Notation); 3] =
    [("r1c1", Notation::RowColumn), ("R1C1", Notation::Capitals), ("A1", Notation::Letters)];

/// The most puzzles of a text that are looked at.
const MOST_PUZZLES: u64 = 1000;

/// A request with the language of its answer.
pub(super) struct Request {
    fields: Map<String, Value>,
    pub(super) explainer: Explainer,
}

impl Request {
    /// The fields of an object, in the language that they ask for.
    ///
    /// # Errors
    /// If the language or the notation is unknown.
    pub(super) fn new(fields: Map<String, Value>) -> Result<Request, Failure> {
        let mut request = Request { fields, explainer: Explainer::new(Language::English) };
        if let Some(name) = request.text("lang")? {
            let language = name.parse().map_err(|_| {
                let tags: Vec<&str> = Language::ALL.iter().map(|language| language.tag()).collect();
                request.one_of("lang", &tags)
            })?;
            request.explainer = Explainer::new(language);
        }
        if let Some(notation) = request.choice("notation", &NOTATIONS)? {
            request.explainer = request.explainer.with_notation(notation);
        }
        Ok(request)
    }

    /// The names of the fields.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.fields.keys().map(String::as_str)
    }

    /// Whether a field is there.
    pub(super) fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    fn get(&self, name: &str) -> Option<&Value> {
        self.fields.get(name).filter(|value| !value.is_null())
    }

    /// A text.
    pub(super) fn text(&self, name: &str) -> Result<Option<&str>, Failure> {
        match self.get(name) {
            Some(value) if !value.is_string() => Err(self.wrong(name, "api-expects-text", &[])),
            value => Ok(value.and_then(Value::as_str)),
        }
    }

    /// A text that has to be there.
    pub(super) fn needed(&self, name: &str) -> Result<&str, Failure> {
        self.text(name)?.ok_or_else(|| self.missing(name))
    }

    /// A whole number.
    pub(super) fn number(&self, name: &str, range: RangeInclusive<u64>) -> Result<Option<u64>, Failure> {
        let Some(value) = self.get(name) else { return Ok(None) };
        // Other languages write whole numbers with a point, too.
        let whole = value
            .as_u64()
            .or_else(|| value.as_f64().filter(|number| number.fract() == 0.0).map(|number| number as u64));
        match whole.filter(|number| range.contains(number)) {
            Some(number) => Ok(Some(number)),
            None => {
                let (from, to) = (range.start().to_string(), range.end().to_string());
                Err(self.wrong(name, "api-expects-number", &[("from", &from), ("to", &to)]))
            }
        }
    }

    /// The level of a hint: `cell`, or a number.
    pub(super) fn level(&self) -> Result<Option<HintLevel>, Failure> {
        if self.get("level").is_some_and(|value| value == "cell") {
            return Ok(Some(HintLevel::Cell));
        }
        let number = self.number("level", 1..=4)?;
        Ok(number.map(|number| HintLevel::ALL[number as usize - 1]))
    }

    /// True or false.
    pub(super) fn switch(&self, name: &str, otherwise: bool) -> Result<bool, Failure> {
        match self.get(name) {
            None => Ok(otherwise),
            Some(value) => value.as_bool().ok_or_else(|| self.wrong(name, "api-expects-switch", &[])),
        }
    }

    /// A list of texts, or a single one.
    pub(super) fn texts(&self, name: &str) -> Result<Vec<&str>, Failure> {
        let wrong = || self.wrong(name, "api-expects-texts", &[]);
        match self.get(name) {
            None => Ok(Vec::new()),
            Some(Value::String(text)) => Ok(vec![text]),
            Some(Value::Array(list)) => list.iter().map(|item| item.as_str().ok_or_else(wrong)).collect(),
            Some(_) => Err(wrong()),
        }
    }

    /// A list of anything.
    pub(super) fn list(&self, name: &str) -> Result<Option<&[Value]>, Failure> {
        match self.get(name) {
            None => Ok(None),
            Some(Value::Array(list)) => Ok(Some(list)),
            Some(_) => Err(self.no_plan()),
        }
    }

    /// One of several names.
    pub(super) fn choice<T: Copy>(&self, name: &str, among: &[(&str, T)]) -> Result<Option<T>, Failure> {
        let Some(text) = self.text(name)? else { return Ok(None) };
        let known = among.iter().find(|(known, _)| *known == text).map(|&(_, value)| value);
        let names = || among.iter().map(|&(known, _)| known).collect::<Vec<_>>();
        known.map(Some).ok_or_else(|| self.one_of(name, &names()))
    }

    /// The reading of the puzzle's text, or of the fields of a position.
    pub(super) fn reading(&self) -> Result<Reading, Failure> {
        let number = self.number("number", 1..=MOST_PUZZLES)?.unwrap_or(1);
        let parts = ["board", "givens", "candidates"];
        let (field, read) = match (self.text("board")?, self.text("puzzle")?) {
            (_, Some(_)) if parts.iter().any(|part| self.has(part)) => {
                return Err(Failure::said(Code::Field, &self.explainer, "api-puzzle-or-board", &[]).of_field("board"));
            }
            // At least one item comes out of any text.
            (_, Some(text)) => ("puzzle", read_str(text).nth(number as usize - 1)),
            (Some(board), None) => {
                let [givens, candidates] = [self.text("givens")?, self.text("candidates")?];
                ("board", (number == 1).then(|| Reading::of(board, givens, candidates)))
            }
            (None, None) => return Err(self.missing("puzzle")),
        };
        match read {
            Some(Ok(reading)) => Ok(reading),
            Some(Err(error)) => {
                let message = self.explainer.problem(&error.problem);
                Err(Failure::new(Code::Unreadable, message).of_field(field).at(error.source.line, error.source.column))
            }
            None => Err(Failure::said(Code::NotFound, &self.explainer, "api-no-such-puzzle", &[]).of_field("number")),
        }
    }

    /// The profile that is named.
    pub(super) fn named_profile(&self) -> Result<Profile, Failure> {
        let name = self.text("profile")?.unwrap_or("standard");
        Profile::named(name).ok_or_else(|| self.one_of("profile", &Profile::names().collect::<Vec<_>>()))
    }

    /// The techniques to be used, in their order.
    pub(super) fn profile(&self) -> Result<Profile, Failure> {
        let mut profile = self.named_profile()?;
        let only = self.techniques("only")?;
        if !only.is_empty() {
            profile = profile.keep(|rung| only.contains(&rung.technique));
        }
        let without = self.techniques("without")?;
        let profile = profile.keep(|rung| !without.contains(&rung.technique));
        Ok(if self.switch("uniqueness", true)? { profile } else { profile.without_uniqueness() })
    }

    /// The kind of path that is wanted.
    pub(super) fn aim(&self) -> Result<Aim, Failure> {
        let name = self.text("aim")?.unwrap_or(Aim::Standard.name());
        let mut aim = Aim::named(name).ok_or_else(|| self.one_of("aim", &Aim::NAMES))?;
        let profile = self.named_profile()?;
        if aim != Aim::Standard && profile.has_own_path() {
            return Err(self.no_aim(aim, &profile));
        }
        for (field, of) in [("up_to", "short"), ("everyday", "one")] {
            if self.text(field)?.is_some() && name != of {
                let names = [("option", field.into()), ("aim", of.into())];
                return Err(Failure::said(Code::Value, &self.explainer, "api-aim-level", &names).of_field(field));
            }
            aim = aim.with_level(&self.techniques(field)?);
        }
        Ok(aim)
    }

    /// The techniques with the names in a field.
    pub(super) fn techniques(&self, name: &str) -> Result<Vec<&'static Spec>, Failure> {
        let named = |text| techniques_named(text).map_err(|_| self.unknown_technique(name, text));
        Ok(self.texts(name)?.into_iter().map(named).collect::<Result<Vec<_>, _>>()?.concat())
    }

    /// The one technique with the name in a field, which has to be there.
    pub(super) fn technique(&self, name: &str) -> Result<&'static Spec, Failure> {
        let text = self.needed(name)?;
        match techniques_named(text).as_deref() {
            Ok([only]) => Ok(only),
            _ => Err(self.unknown_technique(name, text)),
        }
    }

    fn unknown_technique(&self, field: &str, name: &str) -> Failure {
        let slots = [("name", name.into())];
        Failure::said(Code::Value, &self.explainer, "api-technique", &slots).of_field(field)
    }

    /// The failure of an aim that a path of its own does not have.
    pub(super) fn no_aim(&self, aim: Aim, profile: &Profile) -> Failure {
        let names = [("aim", aim.name().into()), ("profile", profile.name.as_str().into())];
        Failure::said(Code::Value, &self.explainer, "usage-aim", &names).of_field("aim")
    }

    /// The failure of a field that is no plan.
    pub(super) fn no_plan(&self) -> Failure {
        self.wrong("plan", "api-expects-plan", &[])
    }

    /// The failure of a goal that is neither a cell nor a candidate.
    pub(super) fn no_goal(&self) -> Failure {
        self.wrong("goal", "api-expects-goal", &[])
    }

    /// The failure of a field that has not one character, a number or none, for each place.
    pub(super) fn no_numbers(&self, field: &str, count: usize, most: usize) -> Failure {
        let (count, most) = (count.to_string(), most.to_string());
        self.wrong(field, "api-expects-numbers", &[("count", &count), ("most", &most)])
    }

    /// The failure of a field that may only be one of these.
    pub(super) fn one_of(&self, field: &str, names: &[&str]) -> Failure {
        self.wrong(field, "api-expects-one-of", &[("names", &names.join(", "))])
    }

    pub(super) fn missing(&self, field: &str) -> Failure {
        Failure::said(Code::Field, &self.explainer, "api-missing", &[("field", field.into())]).of_field(field)
    }

    pub(super) fn unknown(&self, field: &str, verb: &str) -> Failure {
        let slots = [("field", field.into()), ("verb", verb.into())];
        Failure::said(Code::Field, &self.explainer, "api-unknown-field", &slots).of_field(field)
    }

    fn wrong(&self, field: &str, key: &str, arguments: &[(&str, &str)]) -> Failure {
        let arguments: Vec<_> = arguments.iter().map(|&(name, text)| (name, text.into())).collect();
        let expected = self.explainer.part(key, &arguments);
        let slots = [("field", field.into()), ("expected", expected.into())];
        Failure::said(Code::Value, &self.explainer, "api-value", &slots).of_field(field)
    }

    pub(super) fn cancelled(&self, error: Cancelled) -> Failure {
        Failure::cancelled(error, &self.explainer)
    }
}
