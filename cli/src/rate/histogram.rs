//! Numbers of puzzles by rating.

use super::super::columns::{Align, Column, columns};
use serde::Serialize;
use std::collections::BTreeMap;
use whydoku::chart::{Bar, Chart};
use whydoku::explain::Explainer;
use whydoku::logic::Level;
use whydoku::rating::whips::Length;
use whydoku::rating::{Currency, Grade, Ratings};
use whydoku::report::SCHEMA;

/// The widest bar of the table, in characters.
const WIDEST: usize = 40;

/// Counts puzzles by their ratings.
pub struct Histogram {
    /// For each kind of rating the classes, with their numbers of puzzles.
    counts: Vec<(Currency, BTreeMap<usize, usize>)>,
    without: usize,
    total: usize,
}

impl Histogram {
    pub fn new(kinds: &[Currency]) -> Histogram {
        Histogram { counts: kinds.iter().map(|&kind| (kind, BTreeMap::new())).collect(), without: 0, total: 0 }
    }

    /// Counts a puzzle.
    pub fn count(&mut self, ratings: &Ratings, has_error: bool) {
        self.total += 1;
        self.without += usize::from(has_error);
        for (kind, counts) in self.counts.iter_mut().filter(|_| !has_error) {
            if let Some(class) = class(*kind, ratings) {
                *counts.entry(class).or_default() += 1;
            }
        }
    }

    /// A table for each kind of rating.
    pub fn table(&self, explainer: &Explainer) -> Vec<String> {
        let mut lines = Vec::new();
        for (kind, counts) in &self.counts {
            lines.push(explainer.phrase(heading(*kind), &[]).to_string());
            let most = self.most(counts);
            let row = |(label, count): (String, usize)| {
                let share = format!("{:.1} %", 100.0 * count as f64 / self.total.max(1) as f64);
                let bar = "█".repeat((WIDEST * count).div_ceil(most));
                [format!("  {label}"), count.to_string(), share, bar]
            };
            let rows: Vec<[String; 4]> = self.classes(*kind, counts, explainer).into_iter().map(row).collect();
            let [left, right] = [Align::Left, Align::Right].map(Column::new);
            lines.extend(columns([left, right, right, left], &rows));
        }
        lines
    }

    /// The numbers as JSON.
    pub fn record(&self) -> HistogramRecord {
        let of = |(kind, counts): &(Currency, BTreeMap<usize, usize>)| {
            let classes = counts.iter().map(|(&class, &count)| ClassRecord { count, ..class_record(*kind, class) });
            (kind.name(), classes.collect())
        };
        let ratings = self.counts.iter().map(of).collect();
        HistogramRecord { schema: SCHEMA, puzzles: self.total, without: self.without, ratings }
    }

    /// A chart of the first kind of rating.
    pub fn chart(&self, explainer: &Explainer) -> Chart {
        let say = |key: &str| explainer.phrase(key, &[]).to_string();
        let (kind, counts) = self.counts.first().map_or((Currency::Se, None), |(kind, counts)| (*kind, Some(counts)));
        let classes = counts.map_or_else(Vec::new, |counts| self.classes(kind, counts, explainer));
        let bar = |(label, count): (String, usize)| {
            let text = format!("{count} · {:.1} %", 100.0 * count as f64 / self.total.max(1) as f64);
            Bar { label, value: count as f64, text, at_least: false }
        };
        Chart {
            title: explainer.phrase("histogram-title", &[("count", self.total.into())]).to_string(),
            subtitle: format!("{} · {}", say(heading(kind)), say("histogram-scale")),
            growth: String::new(),
            x_axis: String::new(),
            at_least: String::new(),
            bars: classes.into_iter().map(bar).collect(),
            lines: Vec::new(),
            format: |value| format!("{value}"),
        }
    }

    fn most(&self, counts: &BTreeMap<usize, usize>) -> usize {
        counts.values().copied().chain([self.without]).max().unwrap_or(0).max(1)
    }

    /// The classes from the first to the last that has a puzzle, and the puzzles without a rating.
    fn classes(&self, kind: Currency, counts: &BTreeMap<usize, usize>, explainer: &Explainer) -> Vec<(String, usize)> {
        let ends = counts.keys().next().zip(counts.keys().next_back());
        let classes = ends.map_or(0..0, |(&first, &last)| first..last + 1);
        let labelled = |class: usize| (label(kind, class, explainer), counts.get(&class).copied().unwrap_or(0));
        let without = (self.without > 0).then(|| (explainer.name_of("histogram-error"), self.without));
        classes.map(labelled).chain(without).collect()
    }
}

/// A histogram as JSON.
#[derive(Serialize)]
pub struct HistogramRecord {
    schema: u32,
    puzzles: usize,
    /// The number of puzzles without a rating.
    without: usize,
    /// For each kind of rating the classes that have a puzzle, in order.
    ratings: BTreeMap<&'static str, Vec<ClassRecord>>,
}

/// A class of a histogram: a name, or a range.
#[derive(Serialize)]
struct ClassRecord {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<f64>,
    count: usize,
}

fn class_record(kind: Currency, class: usize) -> ClassRecord {
    let named = |name| ClassRecord { name, from: None, to: None, count: 0 };
    let range = |from: f64, to: f64| ClassRecord { name: None, from: Some(from), to: Some(to), count: 0 };
    match kind {
        Currency::Hodoku => named(LEVELS.get(class).copied().flatten().map(Level::name)),
        Currency::Grade => named(Grade::ALL.get(class).map(|grade| grade.name())),
        Currency::Se => range(class as f64 / 2.0, (class * 5 + 4) as f64 / 10.0),
        Currency::Search if class >= 2 => range((1u64 << (class - 1)) as f64, ((1u128 << class) - 1) as f64),
        Currency::Whips | Currency::Bxb if class > usize::from(u8::MAX) => named(Some("inf")),
        Currency::Search | Currency::Whips | Currency::Bxb | Currency::Path => range(class as f64, class as f64),
    }
}

fn heading(kind: Currency) -> &'static str {
    match kind {
        Currency::Se => "histogram-se",
        Currency::Hodoku => "histogram-hodoku",
        Currency::Grade => "histogram-grade",
        Currency::Search => "histogram-search",
        Currency::Whips => "histogram-whips",
        Currency::Bxb => "histogram-bxb",
        Currency::Path => "histogram-path",
    }
}

/// The class of a puzzle: half a point of ER, a level, a grade, a power of two of guesses.
fn class(kind: Currency, ratings: &Ratings) -> Option<usize> {
    Some(match kind {
        Currency::Se => usize::from(ratings.se.or(ratings.extended).or(ratings.bank)?.er.0 / 5),
        Currency::Hodoku => {
            LEVELS.iter().position(|level| *level == ratings.hodoku.as_ref().map(|grading| grading.level))?
        }
        Currency::Grade => {
            Grade::ALL.iter().position(|grade| Some(*grade) == ratings.grade.as_ref().map(|graded| graded.grade))?
        }
        Currency::Search => (u64::BITS - ratings.search?.guesses.leading_zeros()) as usize,
        Currency::Whips => class_of(ratings.whips?.w),
        Currency::Bxb => class_of(ratings.trials?.bxb?),
        Currency::Path => ratings.path?.steps_gentle,
    })
}

/// The class of a length: itself, then those above the limit, then those that none solves.
fn class_of(length: Length) -> usize {
    match length {
        Length::Of(number) => number.into(),
        Length::Above(limit) => usize::from(limit) + 1,
        Length::Infinite => usize::from(u8::MAX) + 1,
    }
}

const LEVELS: [Option<Level>; 5] =
    [Some(Level::Easy), Some(Level::Medium), Some(Level::Hard), Some(Level::Unfair), Some(Level::Extreme)];

fn label(kind: Currency, class: usize, explainer: &Explainer) -> String {
    match kind {
        Currency::Se => format!("{}.{}–{}.{}", class / 2, class % 2 * 5, class / 2, class % 2 * 5 + 4),
        Currency::Hodoku => LEVELS.get(class).copied().flatten().map_or_else(String::new, |level| level.name().into()),
        Currency::Grade => Grade::ALL.get(class).map_or_else(String::new, |&grade| explainer.grade_name(grade)),
        Currency::Whips | Currency::Bxb if class > usize::from(u8::MAX) => Length::Infinite.to_string(),
        Currency::Whips | Currency::Bxb | Currency::Path => class.to_string(),
        Currency::Search if class < 2 => class.to_string(),
        Currency::Search => format!("{}–{}", 1u64 << (class - 1), (1u128 << class) - 1),
    }
}
