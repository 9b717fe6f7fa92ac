//! Profiles as files, in TOML: see `docs/profiles.md`.
//!
//! ```toml
//! name = "mine"
//! base = "standard"
//! order = ["naked-single", "hidden-single"]
//!
//! [all]
//! chain-links = 9
//!
//! [technique]
//! uniqueness.on = false
//! empty-rectangle.two-places = true
//! ```

use super::profile::{Profile, ProfilePath, Rung};
use super::{CATALOGUE, by_name};
use crate::logic::{ChainKind, Family, Spec, with_settings};
use serde::Deserialize;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use toml::Spanned;

/// A profile as written in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    name: String,
    base: Option<Spanned<String>>,
    #[serde(default)]
    path: Way,
    #[serde(default)]
    order: Vec<Spanned<String>>,
    #[serde(default)]
    all: Settings,
    #[serde(default)]
    technique: BTreeMap<Spanned<String>, Settings>,
}

/// The source of the next step.
#[derive(Clone, Copy, Deserialize, Default)]
#[serde(rename_all = "kebab-case")]
enum Way {
    #[default]
    Order,
    SudokuExplainer,
    SukakuExplainer,
    Hodoku,
    SudokuExchange,
    Whips,
    GWhips,
    Braids,
    GBraids,
}

/// The settings of a technique, or of all: those of its limits, and two more.
macro_rules! settings {
    ($($(#[$about:meta])* $field:ident $name:literal $type:ty = $usual:expr;)*) => {
        #[derive(Clone, Deserialize, Default)]
        #[serde(deny_unknown_fields)]
        struct Settings {
            on: Option<bool>,
            choose: Option<Choose>,
            $(#[serde(rename = $name)] $field: Option<$type>,)*
        }

        impl Settings {
            fn apply(&self, rung: &mut Rung) {
                rung.best = self.choose.map_or(rung.best, |choose| matches!(choose, Choose::Best));
                $(rung.limits.$field = self.$field.unwrap_or(rung.limits.$field);)*
            }
        }
    };
}

with_settings!(settings);

/// The step of a technique to take.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Choose {
    Best,
    First,
}

/// The reason why a text is not a valid profile, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub struct ProfileError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The key, if the problem belongs to one.
    pub key: Option<String>,
    /// The problem.
    pub problem: ProfileProblem,
}

/// The problem of an invalid profile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProfileProblem {
    /// The text is not TOML, or has a key or a value unknown to profiles.
    Toml(String),
    /// There is no technique, group or family with this name; with the nearest known name.
    Technique(String, Option<String>),
    /// There is no built-in profile with this name; with the nearest known name.
    Base(String, Option<String>),
    /// The order has this name twice.
    Twice(String),
    /// The profile has no technique.
    Empty,
}

impl fmt::Display for ProfileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: ", self.line, self.column)?;
        if let Some(key) = &self.key {
            write!(f, "{key}: ")?;
        }
        let (what, name, nearest) = match &self.problem {
            ProfileProblem::Toml(message) => return f.write_str(message),
            ProfileProblem::Empty => return f.write_str("it has no technique"),
            ProfileProblem::Twice(name) => return write!(f, "\"{name}\" is there twice"),
            ProfileProblem::Technique(name, nearest) => ("technique", name, nearest),
            ProfileProblem::Base(name, nearest) => ("built-in profile", name, nearest),
        };
        write!(f, "there is no {what} \"{name}\"")?;
        nearest.as_ref().map_or(Ok(()), |nearest| write!(f, "; did you mean {nearest}?"))
    }
}

/// Parses a profile, which may build upon a built-in one.
pub(super) fn parse(text: &str) -> Result<Profile, ProfileError> {
    let file: File = toml::from_str(text).map_err(|error| not_toml(text, &error))?;
    let mut rungs = file.rungs(text)?;
    let settings = file.settings(text)?;
    rungs.retain_mut(|rung| {
        let (technique, lines, mut is_on) = (rung.technique, rung.limits.lines, true);
        for (_, settings) in settings.iter().filter(|(techniques, _)| techniques.contains(&technique)) {
            settings.apply(rung);
            is_on = settings.on.unwrap_or(is_on);
        }
        rung.limits.lines = rung.limits.lines.min(lines);
        is_on
    });
    if rungs.is_empty() {
        Err(ProfileError { line: 1, column: 1, key: None, problem: ProfileProblem::Empty })
    } else {
        let path = match file.path {
            Way::Order => ProfilePath::Order,
            Way::SudokuExplainer => ProfilePath::SudokuExplainer,
            Way::Hodoku => ProfilePath::Hodoku,
            Way::SukakuExplainer => ProfilePath::SukakuExplainer,
            Way::SudokuExchange => ProfilePath::SudokuExchange,
            Way::Whips => ProfilePath::Chains(ChainKind::Whip),
            Way::GWhips => ProfilePath::Chains(ChainKind::GWhip),
            Way::Braids => ProfilePath::Chains(ChainKind::Braid),
            Way::GBraids => ProfilePath::Chains(ChainKind::GBraid),
        };
        Ok(Profile::new(file.name, rungs, path))
    }
}

impl File {
    /// The techniques of the order, then the others of the base.
    fn rungs(&self, text: &str) -> Result<Vec<Rung>, ProfileError> {
        let base = self.base(text)?;
        let mut rungs: Vec<Rung> = Vec::new();
        for (index, name) in self.order.iter().enumerate() {
            if self.order[..index].iter().any(|before| before.get_ref() == name.get_ref()) {
                return Err(at(text, name.span(), ProfileProblem::Twice(name.get_ref().clone())));
            }
            let (techniques, lines) = bounded(text, name)?;
            for technique in techniques {
                let of_base = base.iter().find(|rung| rung.technique == technique);
                let mut rung = of_base.copied().unwrap_or(Rung::new(technique));
                rung.limits.lines = lines.unwrap_or(rung.limits.lines);
                if !rungs.iter().any(|known| known.technique == technique && known.limits.lines >= rung.limits.lines) {
                    rungs.push(rung);
                }
            }
        }
        let is_other = |rung: &&Rung| rungs.iter().all(|known| known.technique != rung.technique);
        let others: Vec<Rung> = base.iter().filter(is_other).copied().collect();
        rungs.extend(others);
        Ok(rungs)
    }

    fn base(&self, text: &str) -> Result<Vec<Rung>, ProfileError> {
        let Some(name) = &self.base else { return Ok(Vec::new()) };
        let wanted = name.get_ref();
        let found = Profile::named(wanted).map(|profile| profile.rungs);
        found.ok_or_else(|| {
            at(text, name.span(), ProfileProblem::Base(wanted.clone(), nearest(wanted, Profile::names())))
        })
    }

    /// The settings with their techniques. Settings for fewer techniques come later, as they take
    /// precedence.
    fn settings(&self, text: &str) -> Result<Vec<(Vec<&'static Spec>, &Settings)>, ProfileError> {
        let mut settings = vec![(CATALOGUE.to_vec(), &self.all)];
        for (name, of_technique) in &self.technique {
            settings.push((techniques(text, name)?, of_technique));
        }
        settings.sort_by_key(|(techniques, _)| Reverse(techniques.len()));
        Ok(settings)
    }
}

/// The techniques with a name in the text.
pub(super) fn techniques(text: &str, name: &Spanned<String>) -> Result<Vec<&'static Spec>, ProfileError> {
    let wanted = name.get_ref().as_str();
    let mut found = by_name(wanted);
    if found.is_empty() {
        found = CATALOGUE.iter().copied().filter(|spec| spec.family.name() == wanted).collect();
    }
    if found.is_empty() {
        let names = CATALOGUE.iter().flat_map(|spec| [Some(spec.id), spec.group, Some(spec.family.name())]).flatten();
        let nearest = nearest(wanted, names);
        return Err(at(text, name.span(), ProfileProblem::Technique(wanted.into(), nearest)));
    }
    Ok(found)
}

/// The techniques with a name in the text, which may give the most lines of a forcing chain:
/// `whip[3]`.
fn bounded(text: &str, name: &Spanned<String>) -> Result<(Vec<&'static Spec>, Option<usize>), ProfileError> {
    let bounds = name.get_ref().strip_suffix(']').and_then(|rest| rest.split_once('['));
    let Some((plain, Ok(lines))) = bounds.map(|(plain, lines)| (plain, lines.parse())) else {
        return Ok((techniques(text, name)?, None));
    };
    let found = techniques(text, &Spanned::new(name.span(), plain.to_string()))?;
    if found.iter().all(|spec| spec.family == Family::Forcing) {
        Ok((found, Some(lines)))
    } else {
        Err(at(text, name.span(), ProfileProblem::Technique(name.get_ref().clone(), Some(plain.into()))))
    }
}

/// The nearest of some names, if it is near.
fn nearest<'n>(name: &str, names: impl IntoIterator<Item = &'n str>) -> Option<String> {
    let distances = names.into_iter().map(|known| (strsim::damerau_levenshtein(name, known), known));
    let (distance, known) = distances.min()?;
    (distance <= 1 + name.chars().count() / 4).then(|| known.to_string())
}

/// The error for a text that is not TOML, or not of the right shape.
pub(super) fn not_toml(text: &str, error: &toml::de::Error) -> ProfileError {
    let span = error.span().unwrap_or_default();
    at(text, span, ProfileProblem::Toml(error.message().replace('\n', ", ")))
}

/// An error at a place of the text, with the key of its line.
pub(super) fn at(text: &str, span: Range<usize>, problem: ProfileProblem) -> ProfileError {
    let before = text.get(..span.start).unwrap_or(text);
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    // An item missing from the whole text belongs to no key.
    let is_whole = span.start == 0 && (span.is_empty() || span.end >= text.trim_end().len());
    ProfileError {
        line: before.matches('\n').count() + 1,
        column: before[start..].chars().count() + 1,
        key: key(text, start).filter(|_| !is_whole),
        problem,
    }
}

/// The key of a line: its own, that of a list that begins above it, or its table.
fn key(text: &str, start: usize) -> Option<String> {
    let end = text[start..].find('\n').map_or(text.len(), |length| start + length);
    text[..end].lines().rev().find_map(|line| {
        let line = line.trim();
        let table = line.strip_prefix('[').and_then(|rest| rest.split(']').next());
        let key = line.split_once('=').map(|(key, _)| key);
        let key = key.or(table.filter(|table| !table.starts_with('"')))?;
        Some(key.trim().to_string()).filter(|key| !key.starts_with(['"', '#']))
    })
}
