//! The verdicts of many paths, counted: what a benchmark reports.

use super::super::columns::{Align, Column, columns};
use super::super::words::say;
use serde::Serialize;
use std::collections::BTreeMap;
use whydoku::board::Grid;
use whydoku::explain::Explainer;
use whydoku::lesson::{Checked, Verdict};
use whydoku::rating::{Grade, grade};
use whydoku::technique::by_id;
use whydoku::{Cancel, report::SCHEMA};

/// How often each verdict was given.
#[derive(Clone, Debug, Default, Serialize)]
struct Verdicts {
    proved: u64,
    misnamed: u64,
    unjustified: u64,
    #[serde(rename = "false")]
    wrong: u64,
    stale: u64,
    unreadable: u64,
}

impl Verdicts {
    fn add(&mut self, verdict: Verdict) {
        let count = match verdict {
            Verdict::Proved => &mut self.proved,
            Verdict::Misnamed => &mut self.misnamed,
            Verdict::Unjustified => &mut self.unjustified,
            Verdict::False => &mut self.wrong,
            Verdict::Stale => &mut self.stale,
            Verdict::Unreadable => &mut self.unreadable,
            _ => return,
        };
        *count += 1;
    }

    fn all(&self) -> [(Verdict, u64); 6] {
        [
            (Verdict::Proved, self.proved),
            (Verdict::Misnamed, self.misnamed),
            (Verdict::Unjustified, self.unjustified),
            (Verdict::False, self.wrong),
            (Verdict::Stale, self.stale),
            (Verdict::Unreadable, self.unreadable),
        ]
    }

    fn total(&self) -> u64 {
        self.all().iter().map(|(_, count)| count).sum()
    }
}

/// Paths and their moves.
#[derive(Clone, Debug, Default, Serialize)]
struct Paths {
    /// Paths that could be judged.
    paths: u64,
    /// Those without an error.
    right: u64,
    /// Those without an error that lead to the solution.
    solved: u64,
    /// Lines and claims with a verdict; those that claim nothing do not count.
    moves: u64,
    verdicts: Verdicts,
}

impl Paths {
    fn add(&mut self, checked: &Checked) {
        self.paths += 1;
        self.right += u64::from(checked.is_right());
        self.solved += u64::from(checked.is_right() && checked.empty == 0);
        for judged in checked.verdicts.iter().flatten() {
            self.verdicts.add(judged.verdict);
        }
        self.moves = self.verdicts.total();
    }
}

/// The counts of all rows so far. Its size does not depend on their number.
#[derive(Debug, Default)]
pub struct Tally {
    rows: u64,
    all: Paths,
    /// Paths by the number of the move that is their first error, from 1.
    first_errors: BTreeMap<usize, u64>,
    by_grade: BTreeMap<Grade, Paths>,
    /// Moves by the technique that gives them.
    by_technique: BTreeMap<&'static str, Verdicts>,
}

#[derive(Serialize)]
struct Record<'a> {
    schema: u32,
    rows: u64,
    #[serde(flatten)]
    all: &'a Paths,
    shares: BTreeMap<&'static str, f64>,
    first_error: FirstError<'a>,
    by_grade: BTreeMap<&'static str, &'a Paths>,
    by_technique: &'a BTreeMap<&'static str, Verdicts>,
}

#[derive(Serialize)]
struct FirstError<'a> {
    paths: u64,
    median: Option<usize>,
    at: &'a BTreeMap<usize, u64>,
}

/// First errors behind this move are counted as one.
const LAST: usize = 1000;

impl Tally {
    /// Counts a row that could not be judged.
    pub fn add_bad(&mut self) {
        self.rows += 1;
    }

    /// Counts a row. The grade of its puzzle is that of [`graded`].
    pub fn add(&mut self, checked: &Checked, grade: Option<Grade>) {
        self.rows += 1;
        let Ok(verdicts) = &checked.verdicts else { return };
        self.all.add(checked);
        if let Some(grade) = grade {
            self.by_grade.entry(grade).or_default().add(checked);
        }
        if let Some(index) = checked.first_error() {
            *self.first_errors.entry((index + 1).min(LAST)).or_default() += 1;
        }
        for judged in verdicts {
            let named = judged.named.first().copied().filter(|_| judged.steps.is_empty());
            if let Some(spec) = judged.technique().or(named) {
                self.by_technique.entry(spec.id).or_default().add(judged.verdict);
            }
        }
    }

    /// The middle of the first errors.
    fn median(&self) -> Option<usize> {
        let total: u64 = self.first_errors.values().sum();
        let mut seen = 0;
        self.first_errors.iter().find_map(|(&at, &count)| {
            seen += count;
            (2 * seen >= total).then_some(at)
        })
    }

    /// The counts as one line of JSON.
    pub fn json(&self) -> serde_json::Result<String> {
        let total = self.all.moves.max(1) as f64;
        let share = |(verdict, count): (Verdict, u64)| (verdict.name(), (count as f64 / total * 1e4).round() / 1e4);
        let first_error =
            FirstError { paths: self.first_errors.values().sum(), median: self.median(), at: &self.first_errors };
        serde_json::to_string(&Record {
            schema: SCHEMA,
            rows: self.rows,
            all: &self.all,
            shares: self.all.verdicts.all().into_iter().map(share).collect(),
            first_error,
            by_grade: self.by_grade.iter().map(|(grade, paths)| (grade.name(), paths)).collect(),
            by_technique: &self.by_technique,
        })
    }

    /// The counts in words and columns.
    pub fn text(&self, explainer: &Explainer) -> Vec<String> {
        let number = |count: u64| count.to_string();
        let percent = |count: u64, of: u64| format!("{:.1} %", 100.0 * count as f64 / of.max(1) as f64);
        let mut lines = vec![say(
            "check-tally",
            &[
                ("rows", (self.rows as usize).into()),
                ("paths", (self.all.paths as usize).into()),
                ("right", (self.all.right as usize).into()),
                ("solved", (self.all.solved as usize).into()),
            ],
        )];
        if let Some(median) = self.median() {
            lines.push(say("check-tally-first-error", &[("number", median.into())]));
        }
        let name = |verdict: Verdict| explainer.name_of(&format!("verdict-{}", verdict.name()));
        let (left, right) = (Column::new(Align::Left), Column::new(Align::Right));
        let counts = self.all.verdicts.all();
        let rows = counts.map(|(verdict, count)| [name(verdict), number(count), percent(count, self.all.moves)]);
        lines.push(String::new());
        lines.extend(columns([left, right, right], &rows));
        let heading = |first: &str| {
            let mut heading = [const { String::new() }; 8];
            heading[0] = say(first, &[]);
            heading[1] = say("check-tally-moves", &[]);
            for (place, (verdict, _)) in heading[2..].iter_mut().zip(counts) {
                *place = name(verdict);
            }
            heading
        };
        let row = |name: String, verdicts: &Verdicts| {
            let mut row = [const { String::new() }; 8];
            (row[0], row[1]) = (name, number(verdicts.total()));
            for (place, (_, count)) in row[2..].iter_mut().zip(verdicts.all()) {
                *place = percent(count, verdicts.total());
            }
            row
        };
        let layout = [left, right, right, right, right, right, right, right];
        let mut table = |first: &str, rows: Vec<[String; 8]>| {
            if !rows.is_empty() {
                lines.push(String::new());
                lines.extend(columns(layout, &[vec![heading(first)], rows].concat()));
            }
        };
        let grade_name = |grade: &Grade| explainer.name_of(&format!("grade-{}", grade.name()));
        let by_grade = self.by_grade.iter().map(|(grade, paths)| row(grade_name(grade), &paths.verdicts));
        table("check-tally-grade", by_grade.collect());
        let technique = |id: &str| by_id(id).map_or_else(|| id.to_string(), |spec| explainer.technique_name(spec));
        let mut by_technique: Vec<_> = self.by_technique.iter().collect();
        by_technique.sort_by_key(|(_, verdicts)| std::cmp::Reverse(verdicts.total()));
        table("check-tally-technique", by_technique.into_iter().map(|(id, it)| row(technique(id), it)).collect());
        lines
    }
}

/// The grade of a puzzle; `None` if it has none.
pub fn graded(puzzle: &Grid) -> Option<Grade> {
    grade(puzzle, true, Cancel::NEVER).ok().map(|graded| graded.grade)
}
