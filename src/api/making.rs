//! `generate`: new puzzles to order.

use super::failure::{Code, Failure};
use super::json::written;
use super::request::Request;
use crate::board::{Grid, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::generate::{ClueSymmetry, Generator, Request as Wanted, RunLimits};
use crate::logic::Spec;
use crate::order::{Kept, Order};
use crate::rating::Grade;
use crate::report::PuzzleRecord;
use crate::search;
use serde::Serialize;
use std::ops::ControlFlow;

/// The attempts that are made unless a request says otherwise.
const TRIES: u64 = 2_000;

/// The most attempts that a request may ask for.
const MOST_TRIES: u64 = 10_000_000;

/// The greatest seed: JavaScript knows no greater whole number.
pub(super) const GREATEST_SEED: u64 = (1 << 53) - 1;

#[derive(Serialize)]
struct Made {
    #[serde(flatten)]
    record: PuzzleRecord,
    #[serde(skip_serializing_if = "Option::is_none")]
    grade: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hardest: Option<&'static str>,
    /// The number of attempts made.
    tried: u64,
}

/// Writes a new puzzle.
pub(super) fn generate(request: &Request, cancel: Cancel<'_>) -> Result<String, Failure> {
    let grade = request.choice("grade", &Grade::ALL.map(|grade| (grade.name(), grade)))?;
    let hardest = request.text("technique")?.map(|_| request.technique("technique")).transpose()?;
    let order = wanted(grade, hardest);
    let (kept, seed, tried) = ordered(request, &order, cancel)?;
    let Some(kept) = kept else {
        let slots = [("count", usize::try_from(tried).unwrap_or(usize::MAX).into())];
        return Err(Failure::said(Code::NotFound, &request.explainer, "api-none-made", &slots));
    };
    let record = PuzzleRecord::new(1, kept.puzzle, solution(&kept.puzzle, cancel), seed);
    let grade = kept.graded.as_ref().map(|graded| graded.grade.name());
    Ok(written(&Made { record, grade, hardest: kept.hardest().map(|spec| spec.id), tried }))
}

fn wanted(grade: Option<Grade>, hardest: Option<&'static Spec>) -> Order {
    let mut order = Order::default();
    (order.grade, order.hardest) = (grade, hardest.into_iter().collect());
    order
}

/// The first puzzle that fits, the seed, and the number of attempts made.
fn ordered(request: &Request, order: &Order, cancel: Cancel<'_>) -> Result<(Option<Kept>, u64, u64), Failure> {
    let seed = request.number("seed", 0..=GREATEST_SEED)?.unwrap_or(0);
    let tries = request.number("tries", 1..=MOST_TRIES)?.unwrap_or(TRIES);
    let symmetries = ClueSymmetry::ALL.map(|symmetry| (symmetry.name(), symmetry));
    let symmetry = request.choice("symmetry", &symmetries)?.unwrap_or(ClueSymmetry::None);
    let wanted = Wanted { seed, symmetry, minimal: request.switch("minimal", false)?, ..Wanted::default() };
    let generator = Generator::new(wanted).map_err(|error| Failure::new(Code::Value, error.to_string()))?;
    let limits = RunLimits { max_tries: Some(tries), ..RunLimits::default() };
    let mut found = None;
    let progress = order.run(&generator, limits, cancel.silent(), |progress, kept| {
        cancel.report(
            usize::try_from(progress.tried).unwrap_or(usize::MAX),
            usize::try_from(tries).unwrap_or(usize::MAX),
        );
        found = kept;
        if found.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    if cancel.is_cancelled() {
        return Err(request.cancelled(Cancelled));
    }
    Ok((found, seed, progress.tried))
}

/// The solution of a puzzle that has one.
fn solution(puzzle: &Grid, cancel: Cancel<'_>) -> Grid {
    let solutions = Position::new(puzzle).map(|position| search::solutions(&position, 1, cancel).unwrap_or_default());
    solutions.unwrap_or_default().first().copied().unwrap_or(*puzzle)
}
