//! whydoku as a Python module: one JSON request in, one JSON answer out, and tables of many
//! puzzles. The typed Python around it is in `python/python/whydoku`.

#![deny(missing_docs)]

mod calling;
mod capsule;
mod column;
mod rows;
mod tables;

use arrow_array::Array;
use calling::interruptible;
use capsule::Batch;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rows::{Rows, explainer, table, threads};
use tables::{canonical, check, dataset, explain, rate, solve};
use whydoku::dataset::{DataCard, DataForm, Recipe};
use whydoku::explain::{Explainer, Language};
use whydoku::lesson::{CheckOptions, Judge, Plan};
use whydoku::technique::Profile;
use whydoku::{Cancel, api};

/// Rows that a thread takes together where each takes microseconds.
const LIGHT: usize = 256;

/// The same where a row may take a second.
const HEAVY: usize = 4;

/// Answers a request. `progress` is called with the parts that are done, and their number.
#[pyfunction]
#[pyo3(signature = (request, progress=None))]
fn answer(py: Python<'_>, request: String, progress: Option<Bound<'_, PyAny>>) -> PyResult<String> {
    if api::takes_long(&request) {
        interruptible(py, progress.as_ref(), |cancel| api::answer(&request, cancel))
    } else {
        Ok(py.detach(|| api::answer(&request, Cancel::NEVER)))
    }
}

/// The outcome and the solution of each puzzle.
#[pyfunction(name = "solve")]
#[pyo3(signature = (column, jobs=None, progress=None))]
fn solve_column(
    py: Python<'_>,
    column: Bound<'_, PyAny>,
    jobs: Option<isize>,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Batch> {
    let (rows, english) = (Rows::of(&column, jobs, LIGHT)?, explainer("en")?);
    rows.table(
        progress.as_ref(),
        py,
        || solve::Answers::with_capacity(LIGHT),
        |_, text, cancel| solve::row(text, &english, cancel),
    )
}

/// The canonical form of each puzzle.
#[pyfunction(name = "canonical")]
#[pyo3(signature = (column, jobs=None, progress=None))]
fn canonical_column(
    py: Python<'_>,
    column: Bound<'_, PyAny>,
    jobs: Option<isize>,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Batch> {
    let (rows, english) = (Rows::of(&column, jobs, LIGHT)?, explainer("en")?);
    rows.table(progress.as_ref(), py, canonical::Forms::default, |_, text, _| canonical::row(text, &english))
}

/// The ratings of each puzzle.
#[pyfunction(name = "rate")]
#[pyo3(signature = (column, only=vec![], se=vec![], uniqueness=true, solution=false, jobs=None, progress=None))]
#[allow(clippy::too_many_arguments, reason = "Python passes them by name")]
fn rate_column(
    py: Python<'_>,
    column: Bound<'_, PyAny>,
    only: Vec<String>,
    se: Vec<String>,
    uniqueness: bool,
    solution: bool,
    jobs: Option<isize>,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Batch> {
    let plan = rate::plan(&only, &se, uniqueness, solution)?;
    let (rows, english) = (Rows::of(&column, jobs, HEAVY)?, explainer("en")?);
    let standard = Profile::standard();
    let profile = if uniqueness { standard } else { standard.without_uniqueness() };
    let work = |_, text: &str, cancel: Cancel<'_>| rate::row(text, &plan, &profile, &english, cancel);
    rows.table(progress.as_ref(), py, || rate::Sheet::new(&plan), work)
}

/// The path to the solution of each puzzle; with words if there is a language.
#[pyfunction(name = "explain")]
#[pyo3(signature = (column, lang=None, jobs=None, progress=None))]
fn explain_column(
    py: Python<'_>,
    column: Bound<'_, PyAny>,
    lang: Option<&str>,
    jobs: Option<isize>,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Batch> {
    let words = lang.map(explainer).transpose()?;
    let (rows, english) = (Rows::of(&column, jobs, HEAVY)?, explainer("en")?);
    let plan = Plan::new(Profile::standard());
    let work = |_, text: &str, cancel: Cancel<'_>| explain::row(text, &plan, &english, words.as_ref(), cancel);
    rows.table(progress.as_ref(), py, || explain::Paths::new(words.is_some()), work)
}

/// The verdicts on the moves beside each puzzle; with reasons if there is a language.
#[pyfunction(name = "check")]
#[pyo3(signature = (column, moves, lang=None, prose=false, prefix=false, jobs=None, progress=None))]
#[allow(clippy::too_many_arguments, reason = "Python passes them by name")]
fn check_column(
    py: Python<'_>,
    column: Bound<'_, PyAny>,
    moves: Bound<'_, PyAny>,
    lang: Option<&str>,
    prose: bool,
    prefix: bool,
    jobs: Option<isize>,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Batch> {
    let (rows, moves) = (Rows::of(&column, jobs, HEAVY)?, column::texts(&moves)?);
    if moves.len() != rows.len() {
        let (found, expected) = (moves.len(), rows.len());
        return Err(PyValueError::new_err(format!("moves: expected {expected} rows, found {found}")));
    }
    let asked = check::Asked {
        judge: Judge::new(&Profile::standard()),
        options: CheckOptions { prose, prefix },
        errors: explainer("en")?,
        words: lang.map(explainer).transpose()?,
    };
    let work = |number: usize, text: &str, cancel: Cancel<'_>| asked.row(text, moves.value(number), cancel);
    rows.table(progress.as_ref(), py, check::Verdicts::new, work)
}

/// The positions of a data set, and its card, which names `call` and `license`; no card without a
/// call.
#[pyfunction(name = "dataset")]
#[pyo3(signature = (count, seed, per_puzzle, balance, every_technique, shard, call, license, jobs=None, progress=None))]
#[allow(clippy::too_many_arguments, reason = "Python passes them by name")]
fn dataset_columns(
    py: Python<'_>,
    count: u64,
    seed: u64,
    per_puzzle: usize,
    balance: Option<&str>,
    every_technique: bool,
    shard: (u64, u64),
    call: Option<&str>,
    license: &str,
    jobs: Option<isize>,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<(Batch, Option<String>)> {
    let mut recipe = Recipe { seed, positions: per_puzzle, every_technique, ..Recipe::default() };
    recipe.balance = dataset::balance(balance, &recipe)?;
    let explainers: Vec<Explainer> = Language::ALL.iter().copied().map(Explainer::new).collect();
    let (jobs, (first, of)) = (threads(jobs)?, shard);
    let lots: Vec<u64> = (0..recipe.lots(count)).filter(|lot| lot % of == first - 1).collect();
    let work = |index: usize, cancel: Cancel<'_>| {
        let mut rows = Vec::new();
        let wanted = recipe.wanted_of(lots[index], count);
        let told = recipe.lot(lots[index], cancel, |labelled| {
            if rows.len() < wanted {
                rows.push(dataset::Row::new(labelled, &explainers));
            }
        });
        told.ok().map(|()| rows)
    };
    let batch = table((lots.len(), 1), jobs, progress.as_ref(), py, dataset::Positions::new, work)?;
    let card = call.map(|command| {
        let card = DataCard { recipe: &recipe, command, license, form: DataForm::Columns };
        card.of(&dataset::counted(&batch.0))
    });
    Ok((batch, card))
}

/// The part of the package that is written in Rust.
#[pymodule]
mod _whydoku {
    #[pymodule_export]
    use super::{
        Batch, answer, canonical_column, check_column, dataset_columns, explain_column, rate_column, solve_column,
    };
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
