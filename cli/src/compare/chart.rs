//! A comparison as a chart.

use super::units::{duration, times};
use whydoku::chart::{Bar, Chart, Curve, Point};
use whydoku::explain::{Argument, Explainer, Language};
use whydoku::report::{CluesRecord, ComparisonRecord};

pub fn of(comparison: &ComparisonRecord, language: Language) -> Chart {
    let explainer = Explainer::new(language);
    let say = |key: &str, arguments: &[(&str, Argument)]| explainer.phrase(key, arguments).to_string();
    let mean = |seconds: f64, puzzles: u64| seconds / puzzles.max(1) as f64;
    let bars = comparison.methods.iter().map(|method| {
        let sum = &method.sum;
        let value = mean(sum.seconds, sum.puzzles);
        let (time, ratio) = (duration(value), times(sum.ratio));
        let text = match sum.gave_up {
            0 => format!("{time} · {ratio}"),
            gave_up => {
                let count = (gave_up as usize).into();
                let arguments = [("time", time.as_str().into()), ("ratio", ratio.as_str().into()), ("count", count)];
                say("compare-gave-up-on", &arguments)
            }
        };
        Bar { label: sum.method.into(), value, text, at_least: sum.gave_up > 0 }
    });
    let point = |clues: &CluesRecord| Point {
        x: clues.clues,
        y: mean(clues.seconds, clues.puzzles),
        at_least: clues.gave_up > 0,
    };
    let lines = comparison
        .methods
        .iter()
        .map(|method| Curve { label: method.sum.method.into(), points: method.clues.iter().map(point).collect() });
    let puzzles = comparison.methods.first().map_or(0, |method| method.sum.puzzles as usize);
    Chart {
        title: say("compare-title", &[]),
        subtitle: say("compare-means", &[("count", puzzles.into())]),
        growth: say("compare-growth", &[]),
        x_axis: say("compare-clues", &[]),
        at_least: say("compare-at-least", &[]),
        bars: bars.collect(),
        lines: lines.collect(),
        format: duration,
    }
}
