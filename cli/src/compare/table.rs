//! A comparison as a table.

use super::units::{duration, times};
use crate::columns::{Align, Column, columns};
use crate::{Context, Failure};
use whydoku::explain::{Argument, Explainer};
use whydoku::report::{ComparisonRecord, MethodRecord};

/// The headings of the columns.
const HEADINGS: [&str; 9] = ["method", "solved", "gave-up", "solutions", "tried", "guesses", "depth", "time", "ratio"];

pub fn write(comparison: &ComparisonRecord, context: &mut Context) -> Result<(), Failure> {
    let explainer = Explainer::new(context.language());
    let say = |key: &str, arguments: &[(&str, Argument)]| explainer.phrase(key, arguments).to_string();
    let methods = &comparison.methods;
    let puzzles = methods.first().map_or(0, |method| method.sum.puzzles);
    if puzzles == 0 {
        return Ok(());
    }
    context.output.line(say("compare-puzzles", &[("count", (puzzles as usize).into())]))?;
    context.output.line("")?;
    let mut layout = [Column::new(Align::Right); 9];
    layout[0] = Column::new(Align::Left);
    let mut rows = vec![HEADINGS.map(|heading| say(&format!("compare-{heading}"), &[]))];
    rows.extend(methods.iter().map(|method| row(&method.sum)));
    for line in columns(layout, &rows) {
        context.output.line(line)?;
    }
    context.output.line("")?;
    if methods.iter().any(|method| method.sum.gave_up > 0) {
        context.output.line(say("compare-at-least", &[]))?;
        context.output.line("")?;
    }
    let descriptions: Vec<[String; 2]> = methods
        .iter()
        .map(|method| method.sum.method)
        .map(|id| [id.into(), say(&format!("method-{id}"), &[])])
        .collect();
    for line in columns([Column::new(Align::Left); 2], &descriptions) {
        context.output.line(line)?;
    }
    Ok(())
}

fn row(sum: &MethodRecord) -> [String; 9] {
    let puzzles = sum.puzzles.max(1) as f64;
    let at_least = if sum.gave_up > 0 { "≥ " } else { "" };
    [
        sum.method.into(),
        sum.solved.to_string(),
        sum.gave_up.to_string(),
        sum.solutions.to_string(),
        format!("{:.1}", sum.tried as f64 / puzzles),
        format!("{:.2}", sum.guesses as f64 / puzzles),
        sum.max_depth.to_string(),
        format!("{at_least}{}", duration(sum.seconds / puzzles)),
        format!("{at_least}{}", times(sum.ratio)),
    ]
}
