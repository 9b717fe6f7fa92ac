//! `rate`: the difficulty of a puzzle in every currency, and along the path.

use super::failure::{Code, Failure};
use super::json::written;
use super::request::Request;
use crate::board::{Cell, Element, Literal};
use crate::cancel::Cancel;
use crate::chart;
use crate::explain::Explainer;
use crate::lesson::path_length;
use crate::rating::se::{Edition, RateError, Rater, Tenths};
use crate::rating::whips::LONGEST;
use crate::rating::{Currency, Subject};
use crate::report::{RatingRecord, Shown, WordsRecord};
use crate::technique::Profile;
use serde::Serialize;

/// The currencies, in the order in which they are computed: the shortest first.
const CURRENCIES: [Currency; 7] =
    [Currency::Search, Currency::Grade, Currency::Hodoku, Currency::Path, Currency::Whips, Currency::Bxb, Currency::Se];

#[derive(Serialize)]
struct Answer<'a> {
    #[serde(flatten)]
    record: RatingRecord<'a>,
    /// The grade in the language of the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// The reasons for this grade.
    #[serde(skip_serializing_if = "Option::is_none")]
    words: Option<WordsRecord>,
    /// Each step of Sudoku Explainer's rating.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    path: Vec<Rated>,
    /// The path as a chart.
    #[serde(skip_serializing_if = "Option::is_none")]
    chart: Option<String>,
}

/// A step of the rating.
#[derive(Serialize)]
struct Rated {
    rating: f64,
    rule: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    placed: Option<Shown<Literal>>,
}

/// The editions of Sudoku Explainer's rating that are asked for; none if nothing is said.
fn editions(request: &Request) -> Result<Vec<Edition>, Failure> {
    let named = |name: String| {
        let known = Edition::ALL.into_iter().find(|edition| edition.name() == name);
        known.ok_or_else(|| request.one_of("editions", &Edition::ALL.map(Edition::name)))
    };
    request.texts("editions")?.into_iter().map(|name| named(name.to_string())).collect()
}

/// Writes the ratings.
pub(super) fn rate(request: &Request, cancel: Cancel<'_>) -> Result<String, Failure> {
    let mut wanted = Vec::new();
    for name in request.texts("currencies")? {
        let known = CURRENCIES.iter().find(|currency| currency.name() == name);
        let currency = known.ok_or_else(|| request.one_of("currencies", &CURRENCIES.map(Currency::name)))?;
        wanted.push(*currency);
    }
    let editions = editions(request)?;
    let is_wanted = |currency| wanted.is_empty() || wanted.contains(&currency);
    let reading = request.reading()?;
    let failed = |error| failed(error, request);
    let subject = Subject::of(&reading).map_err(|conflict| failed(conflict.into()))?;
    let text = subject.to_string();
    let uniqueness = request.switch("uniqueness", true)?;
    let mut answer = Answer {
        record: RatingRecord { puzzle: Some(&text), ..RatingRecord::empty() },
        name: None,
        words: None,
        path: Vec::new(),
        chart: None,
    };
    let counted = subject.effort(cancel).map_err(failed)?.effort;
    if is_wanted(Currency::Search) {
        (answer.record.search_guesses, answer.record.search_nodes) = (Some(counted.guesses), Some(counted.nodes));
    }
    if is_wanted(Currency::Grade) {
        let graded = subject.grade(uniqueness, cancel).map_err(failed)?;
        let hardest = if graded.needs_guess { Some("guess") } else { graded.hardest().map(|spec| spec.id) };
        let words = request.explainer.grade(&graded);
        answer.name = Some(request.explainer.grade_name(graded.grade));
        answer.record.grade = Some(graded.grade.name());
        answer.record.hardest = hardest;
        answer.record.reasons = Some(words.to_string());
        answer.record.rounds = Some(graded.rounds.iter().map(Into::into).collect());
        answer.words = Some(WordsRecord(words));
    }
    if is_wanted(Currency::Hodoku) {
        let grading = subject.hodoku(uniqueness, cancel).map_err(failed)?;
        answer.record.hodoku_level = Some(grading.level.name());
        answer.record.hodoku_score = Some(grading.score);
    }
    if wanted.contains(&Currency::Path) {
        let standard = Profile::standard();
        let profile = if uniqueness { standard } else { standard.without_uniqueness() };
        let length = path_length(&subject, &profile, cancel).map_err(failed)?;
        answer.record = answer.record.with_path(length);
    }
    answer.record = with_chains(answer.record, &subject, &wanted, cancel).map_err(failed)?;
    if is_wanted(Currency::Se) {
        if editions.is_empty() || editions.contains(&Edition::Classic) {
            explainer_rating(&subject, uniqueness, &mut answer, cancel).map_err(failed)?;
        }
        for edition in
            Edition::ALL.into_iter().filter(|edition| *edition != Edition::Classic && editions.contains(edition))
        {
            let rating = subject.se_of(edition, uniqueness, cancel).map_err(failed)?;
            answer.record = answer.record.with_edition(edition, Some(rating));
        }
        if request.switch("chart", false)? {
            answer.chart = drawn(&answer.path, &request.explainer);
        }
    }
    Ok(written(&answer))
}

/// The record with the ratings by whips and braids, as far as they are wanted.
fn with_chains<'r>(
    mut record: RatingRecord<'r>,
    subject: &Subject,
    wanted: &[Currency],
    cancel: Cancel<'_>,
) -> Result<RatingRecord<'r>, RateError> {
    if wanted.contains(&Currency::Whips) {
        record = record.with_whips(Some(subject.whips(LONGEST, cancel)?));
    }
    if wanted.contains(&Currency::Bxb) {
        record = record.with_trials(Some(subject.trials(LONGEST, cancel)?));
    }
    Ok(record)
}

/// The rating of Sudoku Explainer, step by step.
fn explainer_rating(
    subject: &Subject,
    uniqueness: bool,
    answer: &mut Answer<'_>,
    cancel: Cancel<'_>,
) -> Result<(), RateError> {
    let mut rater = Rater::new();
    rater.assume_uniqueness(uniqueness);
    let mut steps = match subject {
        Subject::Puzzle(puzzle) => rater.steps(puzzle, cancel),
        Subject::Position(position) => rater.steps_at(position, cancel),
    }?;
    let mut filled = match subject {
        Subject::Puzzle(puzzle) => puzzle.filled().len(),
        Subject::Position(position) => position.digits().filled().len(),
    };
    for step in steps.by_ref() {
        let step = step?;
        filled += usize::from(step.placement.is_some());
        cancel.report(filled, Cell::COUNT);
        answer.path.push(Rated {
            rating: number(step.rating),
            rule: step.rule.name(),
            placed: step.placement.map(|placed| Shown(Literal::is(placed))),
        });
    }
    let rating = steps.rating();
    answer.record.er = Some(number(rating.er));
    answer.record.ep = Some(number(rating.ep));
    answer.record.ed = Some(number(rating.ed));
    Ok(())
}

/// The chart of a path; none if it has no steps.
fn drawn(path: &[Rated], explainer: &Explainer) -> Option<String> {
    let ratings: Vec<f64> = path.iter().map(|step| step.rating).collect();
    // Of equals the last is found, which is the first on the way.
    let hardest = (0..path.len()).rev().max_by(|&one, &other| ratings[one].total_cmp(&ratings[other]))?;
    let slots = [
        ("count", path.len().into()),
        ("rating", format!("{:.1}", ratings[hardest]).as_str().into()),
        ("step", (hardest + 1).into()),
    ];
    let label = explainer.phrase("rating-chart", &slots).to_string();
    Some(chart::path(&ratings, hardest, |index| path[index].rule.into(), &label))
}

fn number(Tenths(tenths): Tenths) -> f64 {
    f64::from(tenths) / 10.0
}

fn failed(error: RateError, request: &Request) -> Failure {
    match error {
        RateError::Conflict(conflict) => Failure::conflict(&conflict, &request.explainer),
        RateError::NoSolution => Failure::said(Code::Solutions, &request.explainer, "outcome-none", &[]),
        RateError::SeveralSolutions => Failure::said(Code::Solutions, &request.explainer, "api-several", &[]),
        RateError::Cancelled(error) => request.cancelled(error),
    }
}
