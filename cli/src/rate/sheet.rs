//! Rows as lines: in words, as a table, as JSON, or by a template.

use super::super::Failure;
use super::super::context::Records;
use super::super::words::{listed, say};
use super::filter::Filter;
use super::template::Template;
use super::why;
use std::borrow::Cow;
use std::fmt::{Display, Write};
use std::sync::OnceLock;
use whydoku::explain::Explainer;
use whydoku::format::{Rest, csv_record, distinct};
use whydoku::lesson::Rated;
use whydoku::rating::se::Edition;
use whydoku::rating::whips::{Length, WhipRating};
use whydoku::rating::{RatingPlan, Ratings};
use whydoku::report::{RatingRecord, RoundRecord, Stamp, WhyRecord, edition_of, rating_columns};

/// The result of a row of the input.
pub struct Row {
    pub rated: Rated,
    /// The columns or fields beside the puzzle.
    pub rest: Rest,
    /// The steps that set ratings, as far as they were asked for.
    pub why: Vec<WhyRecord>,
}

impl Row {
    /// The value of one of our columns, or of `reasons`; empty where there is none.
    fn value(&self, column: &str, explainer: &Explainer) -> Option<Cow<'_, str>> {
        let Ratings { hodoku, grade: graded, search: effort, whips, trials, path, .. } = &self.rated.ratings;
        let length = |get: fn(&WhipRating) -> Length| whips.as_ref().map(|rating| get(rating).to_string().into());
        let value: Option<Cow<'_, str>> = match column {
            "puzzle" => Some(self.rated.puzzle.as_str().into()),
            _ if edition_of(column).is_some() => self.explainer_rating(column),
            "hodoku_level" => hodoku.as_ref().map(|grading| grading.level.name().into()),
            "hodoku_score" => hodoku.as_ref().map(|grading| grading.score.to_string().into()),
            "grade" => graded.as_ref().map(|graded| graded.grade.name().into()),
            "hardest" => self.rated.hardest().map(Into::into),
            "reasons" => graded.as_ref().map(|graded| explainer.grade(graded).to_string().into()),
            "search_guesses" => effort.map(|effort| effort.guesses.to_string().into()),
            "search_nodes" => effort.map(|effort| effort.nodes.to_string().into()),
            "clues" => self.rated.clues().map(|clues| clues.to_string().into()),
            "w" => length(|rating| rating.w),
            "gw" => length(|rating| rating.gw),
            "b" => length(|rating| rating.b),
            "gb" => length(|rating| rating.gb),
            "te" => self.depth().map(|depth| depth.map_or_else(|| ">3".into(), |depth| depth.to_string().into())),
            "bxb" => trials.and_then(|rating| rating.bxb).map(|length| length.to_string().into()),
            "bxbb" => trials.and_then(|rating| rating.bxbb).map(|length| length.to_string().into()),
            "notes" => Some(self.with_chains(RatingRecord::empty()).notes().into()),
            "steps" => path.map(|path| path.steps.to_string().into()),
            "steps_gentle" => path.map(|path| path.steps_gentle.to_string().into()),
            "reading" => path.map(|path| path.reading.to_string().into()),
            "solution" => self.rated.ratings.solution.map(|solution| solution.to_string().into()),
            "steps_above" => self.rated.ratings.steps_above.map(|count| count.to_string().into()),
            "why" => Some(self.why.iter().map(why::column).collect::<Vec<_>>().join("\n").into()),
            "error" => self.rated.error.as_deref().map(Into::into),
            _ => return None,
        };
        Some(value.unwrap_or_default())
    }

    /// The value of a column of an edition of Sudoku Explainer.
    fn explainer_rating(&self, column: &str) -> Option<Cow<'_, str>> {
        let rating = self.rated.ratings.se_of(edition_of(column)?)?;
        let tenths = match &column[..2] {
            "er" => rating.er,
            "ep" => rating.ep,
            _ => rating.ed,
        };
        Some(tenths.to_string().into())
    }

    /// The depth of trial and error, if it was looked for; `None` within where it is above 3.
    fn depth(&self) -> Option<Option<u8>> {
        let of_trials = || self.rated.ratings.trials.map(|rating| rating.te);
        self.rated.ratings.whips.map(|rating| rating.te).or_else(of_trials)
    }

    /// A record with the ratings by whips and braids that there are.
    fn with_chains<'r>(&self, mut record: RatingRecord<'r>) -> RatingRecord<'r> {
        if let Some(rating) = self.rated.ratings.whips {
            record = record.with_whips(Some(rating));
        }
        if let Some(rating) = self.rated.ratings.trials {
            record = record.with_trials(Some(rating));
        }
        record
    }

    /// The value of a column of ours or of the input.
    pub fn column(&self, name: &str, own: &[String], explainer: &Explainer) -> Option<Cow<'_, str>> {
        let of_input = || self.beside(own).into_iter().find(|(other, _)| other == name).map(|(_, value)| value.into());
        self.value(name, explainer).or_else(of_input)
    }

    /// The ratings by whips and braids side by side.
    fn whips(&self) -> Option<String> {
        let whips =
            self.rated.ratings.whips.map(|WhipRating { w, gw, b, gb, .. }| format!("W {w} gW {gw} B {b} gB {gb}"));
        let depth = self.depth().map(|depth| depth.map_or_else(|| "T&E >3".into(), |depth| format!("T&E {depth}")));
        let classes = self.rated.ratings.trials.map(|trials| {
            let one = trials.bxb.map(|length| format!("BxB {length}"));
            one.or(trials.bxbb.map(|length| format!("BxBB {length}"))).unwrap_or_default()
        });
        let all = [whips, depth, classes].into_iter().flatten().filter(|text| !text.is_empty());
        let all = all.collect::<Vec<_>>().join(" ");
        (!all.is_empty()).then_some(all)
    }

    /// The columns of the input, their names different from ours.
    pub fn beside(&self, columns: &[String]) -> Vec<(String, String)> {
        let plain = |value: String| serde_json::from_str::<String>(&value).unwrap_or(value);
        let beside = distinct(&self.rest.fields(), columns);
        beside.into_iter().map(|(name, value)| (name, plain(value))).collect()
    }
}

/// The form in which rows are written.
pub enum Style {
    Line,
    Csv,
    Jsonl,
    Template(Template),
}

/// Makes lines of rows; may be shared by threads.
pub struct Sheet {
    pub style: Style,
    pub explainer: Explainer,
    pub records: Records,
    /// The columns of the ratings.
    own: Vec<String>,
    /// What was asked for.
    plan: RatingPlan,
    /// Whether the steps that set ratings are there.
    has_why: bool,
    /// The columns of the input, once they are known.
    pub columns: OnceLock<Vec<String>>,
}

impl Sheet {
    pub fn new(style: Style, explainer: Explainer, records: Records, plan: &RatingPlan, has_why: bool) -> Sheet {
        let (own, plan) = (rating_columns(plan, has_why), plan.clone());
        let columns = if let Style::Csv = style { OnceLock::new() } else { Vec::new().into() };
        Sheet { style, explainer, records, own, plan, has_why, columns }
    }

    /// Goes on below a header that is there. Returns whether it is one of ours.
    pub fn continue_below(&mut self, header: &str) -> bool {
        let fixed: Vec<String> = self.fixed().into_iter().map(Into::into).collect();
        let mut names = csv_names(header).into_iter();
        let fits = fixed.iter().all(|name| names.next().as_ref() == Some(name));
        self.columns = names.collect::<Vec<_>>().into();
        fits
    }

    /// The columns of the ratings.
    pub fn own(&self) -> &[String] {
        &self.own
    }

    /// The columns of a table that do not come from the input.
    pub fn fixed(&self) -> Vec<&str> {
        let stamp: &[&str] = if self.records.are_stamped { &["whydoku", "canonical"] } else { &[] };
        self.own.iter().map(String::as_str).chain(stamp.iter().copied()).collect()
    }

    /// Whether a row fulfils a condition, if there is one.
    ///
    /// # Errors
    /// If the condition asks for a column that is not there.
    pub fn is_wanted(&self, row: &Row, filter: Option<&Filter>) -> Result<bool, Failure> {
        let Some(filter) = filter else { return Ok(true) };
        // The columns beside a bad row may not be known.
        let otherwise = row.rated.puzzle.is_empty().then_some(Cow::Borrowed(""));
        let value = |name: &str| row.column(name, &self.own, &self.explainer).or_else(|| otherwise.clone());
        filter.holds(&value).map_err(|name| self.no_column(name, row))
    }

    /// The failure that there is no such column.
    fn no_column(&self, name: &str, row: &Row) -> Failure {
        let beside = row.beside(&self.own);
        let names = self.own.iter().map(String::as_str).chain(["reasons"]);
        let names = listed(&names.chain(beside.iter().map(|(name, _)| name.as_str())).collect::<Vec<_>>());
        Failure::Usage(say("rate-template-field", &[("name", name.into()), ("names", names.as_str().into())]))
    }

    /// The line of a row whose place among the others does not matter: the columns of the input are
    /// known, and the row has none.
    ///
    /// # Errors
    /// If the template names a column that is not there.
    pub fn loose_line(&self, row: &Row) -> Option<Result<String, Failure>> {
        let is_loose = self.columns.get().is_some() && row.rest == Rest::Nothing;
        is_loose.then(|| self.line(row))
    }

    /// The line of a row.
    ///
    /// # Errors
    /// If the template names a column that is not there.
    pub fn line(&self, row: &Row) -> Result<String, Failure> {
        match &self.style {
            Style::Line => {
                let why = row.why.iter().flat_map(|record| why::lines(record, &self.explainer));
                Ok(joined("\n", std::iter::once(self.words(row)).chain(why)))
            }
            Style::Csv => Ok(self.record(row)),
            Style::Jsonl => self.json(row),
            Style::Template(template) => {
                // The columns beside a bad row may not be known.
                let otherwise = row.rated.puzzle.is_empty().then(String::new);
                let value = |name: &str| {
                    let column = row.column(name, &self.own, &self.explainer).map(Cow::into_owned);
                    column.or_else(|| otherwise.clone())
                };
                template.fill(value).map_err(|name| self.no_column(name, row))
            }
        }
    }

    /// The ratings side by side, in words.
    fn words(&self, row: &Row) -> String {
        if let Some(error) = &row.rated.error {
            return format!("error: {error}");
        }
        let Ratings { hodoku, grade: graded, search: effort, path, .. } = &row.rated.ratings;
        let say = |key: &str, slots: &[_]| roomy(self.explainer.part(key, slots));
        let hodoku = hodoku.as_ref().map(|grading| {
            let level = self.explainer.name_of(&format!("hodoku-{}", grading.level.name()));
            let score = grading.score.to_string();
            say("rate-hodoku", &[("level", level.as_str().into()), ("score", score.as_str().into())])
        });
        let graded = graded.as_ref().map(|graded| roomy(self.explainer.grade(graded)));
        let effort = effort.map(|effort| say("rate-search", &[("guesses", (effort.guesses as usize).into())]));
        let path = path.map(|path| {
            let words = usize::try_from(path.reading).unwrap_or(usize::MAX);
            let slots = [("steps", path.steps.into()), ("gentle", path.steps_gentle.into()), ("words", words.into())];
            say("rate-path", &slots)
        });
        let explainers = self.plan.editions.iter().filter_map(|&edition| {
            let rating = row.rated.ratings.se_of(edition)?;
            let is_classic = edition == Edition::Classic;
            Some(if is_classic { roomy(rating) } else { roomy(format_args!("{} {rating}", edition.title())) })
        });
        let others = [hodoku, graded, effort, row.whips(), path];
        joined(" · ", explainers.chain(others.into_iter().flatten()))
    }

    /// Whether the row has columns that the sheet lacks.
    pub fn loses(&self, row: &Row) -> bool {
        let has = |name: &String| self.columns.get().is_some_and(|columns| columns.contains(name));
        matches!(self.style, Style::Csv) && row.beside(&self.own).iter().any(|(name, _)| !has(name))
    }

    fn record(&self, row: &Row) -> String {
        let beside = row.beside(&self.own);
        let columns = self.columns.get().map(Vec::as_slice).unwrap_or_default();
        let mut values: Vec<Cow<'_, str>> =
            self.own.iter().map(|column| row.value(column, &self.explainer).unwrap_or_default()).collect();
        if let Some(stamp) = self.records.stamp((!row.rated.puzzle.is_empty()).then_some(row.rated.puzzle.as_str())) {
            values.extend([Stamp::VERSION.into(), stamp.canonical.unwrap_or_default().into()]);
        }
        let of_input = |name: &String| beside.iter().find(|(other, _)| other == name).map_or("", |(_, value)| value);
        csv_record(values.iter().map(|value| &**value).chain(columns.iter().map(of_input)))
    }

    fn json(&self, row: &Row) -> Result<String, Failure> {
        let graded = row.rated.ratings.grade.as_ref();
        let record = RatingRecord {
            reasons: graded.map(|graded| self.explainer.grade(graded).to_string()),
            rounds: graded.map(|graded| graded.rounds.iter().map(RoundRecord::from).collect()),
            why: self.has_why.then(|| row.why.clone()),
            ..row.rated.record(&self.plan)
        };
        let mut line = Vec::new();
        self.records.write(&record, record.puzzle, &row.rest, false, &mut line)?;
        line.pop();
        Ok(String::from_utf8_lossy(&line).into_owned())
    }
}

/// The names in a header.
fn csv_names(header: &str) -> Vec<String> {
    csv::ReaderBuilder::new()
        .has_headers(false)
        .from_reader(header.as_bytes())
        .records()
        .next()
        .and_then(Result::ok)
        .map_or_else(Vec::new, |record| record.iter().map(String::from).collect())
}

/// A text with room for a line: many rows have nothing else, and growing costs more than writing.
fn roomy(text: impl Display) -> String {
    let mut line = String::with_capacity(64);
    let _ = write!(line, "{text}");
    line
}

/// The parts with something between them. Mostly there is one, which stays where it is.
fn joined(between: &str, parts: impl Iterator<Item = String>) -> String {
    let join = |mut all: String, part: String| {
        all.push_str(between);
        all.push_str(&part);
        all
    };
    parts.reduce(join).unwrap_or_default()
}
