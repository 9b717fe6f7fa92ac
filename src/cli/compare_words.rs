//! A comparison for people: the table and the picture.

use super::{Context, Failure};
use crate::diagram::chart::{Bar, Chart, Line, Point, chart};
use crate::explain::{Argument, Explainer};
use crate::report::{ComparisonRecord, MethodRecord};

/// The headings of the table after the method's.
const COLUMNS: [&str; 8] = ["solved", "gave-up", "solutions", "tried", "guesses", "depth", "time", "ratio"];

pub fn table(comparison: &ComparisonRecord, context: &mut Context) -> Result<(), Failure> {
    let explainer = Explainer::new(context.language());
    let say = |key: &str, arguments: &[(&str, Argument)]| explainer.phrase(key, arguments).to_string();
    let Some(first) = comparison.methods.first() else { return Ok(()) };
    if first.sum.puzzles == 0 {
        return Ok(());
    }
    context.output.line(say("compare-puzzles", &[("count", (first.sum.puzzles as usize).into())]))?;
    context.output.line("")?;
    let mut rows =
        vec![[&["method"], &COLUMNS[..]].concat().iter().map(|name| say(&format!("compare-{name}"), &[])).collect()];
    for method in &comparison.methods {
        rows.push(row(&method.sum));
    }
    for line in aligned(&rows) {
        context.output.line(line)?;
    }
    context.output.line("")?;
    if comparison.methods.iter().any(|method| method.sum.gave_up > 0) {
        context.output.line(say("compare-at-least", &[]))?;
        context.output.line("")?;
    }
    let width = comparison.methods.iter().map(|method| method.sum.method.len()).max().unwrap_or(0);
    for method in &comparison.methods {
        let id = method.sum.method;
        context.output.line(format!("{id:width$}  {}", say(&format!("method-{id}"), &[])))?;
    }
    Ok(())
}

fn row(sum: &MethodRecord) -> Vec<String> {
    let mean = |number: u64| number as f64 / sum.puzzles.max(1) as f64;
    let least = if sum.gave_up > 0 { "≥ " } else { "" };
    vec![
        sum.method.into(),
        sum.solved.to_string(),
        sum.gave_up.to_string(),
        sum.solutions.to_string(),
        format!("{:.1}", mean(sum.tried)),
        format!("{:.2}", mean(sum.guesses)),
        sum.max_depth.to_string(),
        format!("{least}{}", duration(sum.seconds / sum.puzzles.max(1) as f64)),
        format!("{least}{}", times(sum.ratio)),
    ]
}

/// Columns side by side: the first to the left, the others to the right. Chinese characters are two columns wide.
fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let width = textwrap::core::display_width;
    let columns = rows.first().map_or(0, Vec::len);
    let widths: Vec<usize> =
        (0..columns).map(|column| rows.iter().map(|row| width(&row[column])).max().unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (text, &wide))| {
            let blanks = " ".repeat(wide - width(text));
            if column == 0 { format!("{text}{blanks}") } else { format!("  {blanks}{text}") }
        });
        cells.collect::<String>()
    };
    rows.iter().map(line).collect()
}

/// Three significant digits with a unit.
pub fn duration(seconds: f64) -> String {
    let (number, unit) = match seconds {
        s if s < 1e-6 => (s * 1e9, "ns"),
        s if s < 1e-3 => (s * 1e6, "µs"),
        s if s < 1.0 => (s * 1e3, "ms"),
        s => (s, "s"),
    };
    format!("{} {unit}", short(number))
}

/// Three significant digits, no fewer than all before the point.
fn short(number: f64) -> String {
    match number {
        n if n < 9.995 => format!("{n:.2}"),
        n if n < 99.95 => format!("{n:.1}"),
        n => format!("{n:.0}"),
    }
}

fn times(ratio: f64) -> String {
    format!("{}×", short(ratio))
}

pub fn picture(comparison: &ComparisonRecord, context: &mut Context) -> Result<(), Failure> {
    let explainer = Explainer::new(context.language());
    let say = |key: &str, arguments: &[(&str, Argument)]| explainer.phrase(key, arguments).to_string();
    let mean = |seconds: f64, puzzles: u64| seconds / puzzles.max(1) as f64;
    let bars = comparison.methods.iter().map(|method| {
        let sum = &method.sum;
        let seconds = mean(sum.seconds, sum.puzzles);
        let (time, ratio) = (duration(seconds), times(sum.ratio));
        let text = match sum.gave_up {
            0 => format!("{time} · {ratio}"),
            gave_up => {
                let count = (gave_up as usize).into();
                say(
                    "compare-gave-up-on",
                    &[("time", time.as_str().into()), ("ratio", ratio.as_str().into()), ("count", count)],
                )
            }
        };
        Bar { label: sum.method.into(), value: seconds, text, at_least: sum.gave_up > 0 }
    });
    let lines = comparison.methods.iter().map(|method| {
        let point = |clues: &crate::report::CluesRecord| Point {
            x: clues.clues,
            y: mean(clues.seconds, clues.puzzles),
            at_least: clues.gave_up > 0,
        };
        Line { label: method.sum.method.into(), points: method.clues.iter().map(point).collect() }
    });
    let puzzles = comparison.methods.first().map_or(0, |method| method.sum.puzzles as usize);
    let picture = Chart {
        title: say("compare-title", &[]),
        subtitle: say("compare-means", &[("count", puzzles.into())]),
        growth: say("compare-growth", &[]),
        x_axis: say("compare-clues", &[]),
        at_least: say("compare-at-least", &[]),
        bars: bars.collect(),
        lines: lines.collect(),
        shown: duration,
    };
    Ok(context.output.text(chart(&picture))?)
}
