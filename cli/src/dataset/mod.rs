//! `whydoku dataset`: positions with every next step, for language models and other learners.

mod card;
mod options;

use super::batch::{self, Form, Lines};
use super::context::tell;
use super::words::say;
use super::{Context, Failure, Success, progress};
pub use options::Args;
use std::path::Path;
use whydoku::Cancel;
use whydoku::dataset::Recipe;
use whydoku::explain::{Explainer, Language};
use whydoku::report::write_line;

/// The lines of a lot.
struct Lot {
    lines: Vec<u8>,
    positions: usize,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let recipe = args.recipe();
    let explainers: Vec<Explainer> = Language::ALL.iter().copied().map(Explainer::new).collect();
    let path = args.output.as_deref().filter(|path| *path != Path::new("-"));
    let mut bulk = batch::open_made(path, &args.resumption, &args.share, Form::Rows(Lines::Any), context)?;
    let bar = progress::bar(args.share.of(recipe.lots(args.count)));
    let work = |number, cancel: Cancel<'_>| lot(&args, &recipe, &explainers, number, cancel);
    let mut missing = 0;
    let success = bulk.each_made(recipe.lots(args.count), context, work, |context, (lot, wanted)| {
        bar.inc(1);
        missing += wanted - lot.positions;
        context.output.text(String::from_utf8_lossy(&lot.lines))?;
        Ok(Success::unless(lot.positions < wanted))
    })?;
    bar.finish_and_clear();
    bulk.finish(success, context)?;
    if missing > 0 {
        tell(say("dataset-fewer", &[("count", missing.into())]));
    }
    if let Some(path) = path {
        card::write(path, &args, &recipe)?;
    }
    Ok(success)
}

/// A lot as lines, and the number of positions that are wanted of it.
fn lot(args: &Args, recipe: &Recipe, explainers: &[Explainer], number: u64, cancel: Cancel<'_>) -> (Lot, usize) {
    let wanted = recipe.wanted_of(number, args.count);
    let mut lot = Lot { lines: Vec::new(), positions: 0 };
    // A lot that takes too long has fewer positions.
    let _ = recipe.lot(number, cancel, |sample| {
        if lot.positions < wanted {
            // There is nothing in a record that JSON does not have.
            let _ = write_line(&sample.record(explainers, args.every_text), &mut lot.lines);
            lot.positions += 1;
        }
    });
    (lot, wanted)
}
