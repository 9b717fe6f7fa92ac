//! Values side by side on a logarithmic scale, and how they grow.
//!
//! Bars above, lines below, each on a scale from one power of ten to another, so that equal ratios
//! are equal distances. Each line has its own dashes, its own shape of marks, and its name at its
//! end. A value that is only a lower bound is drawn open: a hatched bar, a hollow mark.

use crate::diagram::style::{self, escaped};
use std::fmt::Write;

/// A bar chart, with a line chart below it if a line has two points. Values are above zero.
#[derive(Clone, Debug)]
pub struct Chart {
    /// The title.
    pub title: String,
    /// The line below the title.
    pub subtitle: String,
    /// The title of the line chart.
    pub growth: String,
    /// The label of the line chart's horizontal axis.
    pub x_axis: String,
    /// The explanation of lower bounds, shown if there are any.
    pub at_least: String,
    /// The bars, from top to bottom.
    pub bars: Vec<Bar>,
    /// The lines.
    pub lines: Vec<Curve>,
    /// Formats a value for the scale.
    pub format: fn(f64) -> String,
}

/// A named value.
#[derive(Clone, Debug)]
pub struct Bar {
    /// The name.
    pub label: String,
    /// The value.
    pub value: f64,
    /// The text beside the bar.
    pub text: String,
    /// Whether the value is a lower bound.
    pub at_least: bool,
}

/// A named sequence of values.
#[derive(Clone, Debug)]
pub struct Curve {
    /// The name.
    pub label: String,
    /// The points, from left to right.
    pub points: Vec<Point>,
}

/// A point of a line.
#[derive(Clone, Copy, Debug)]
pub struct Point {
    /// The place on the horizontal axis.
    pub x: usize,
    /// The value.
    pub y: f64,
    /// Whether the value is a lower bound.
    pub at_least: bool,
}

const WIDTH: f64 = 860.0;
/// The left and right end of the bars' scale.
const BARS: (f64, f64) = (150.0, 560.0);
const BAR_HEIGHT: f64 = 26.0;
/// The left and right end of the line chart.
const LINES: (f64, f64) = (80.0, 700.0);
const LINES_HEIGHT: f64 = 320.0;
const TOP: f64 = 84.0;

const STYLE: &str = "\
text{font-family:\"Helvetica Neue\",Arial,\"Noto Sans\",\"Noto Sans CJK SC\",\"PingFang SC\",\"Microsoft YaHei\",sans-serif;font-size:13px;fill:$ink}
.title{font-size:20px;font-weight:700}
.growth{font-size:16px;font-weight:700}
.soft{fill:$soft;font-size:12px}
.end{text-anchor:end}
.middle{text-anchor:middle}
.paper{fill:$white;stroke:$frame;stroke-width:2}
.grid{stroke:$grid;stroke-width:1}
.bar{stroke:$pattern;stroke-width:1.2;fill:$pattern;fill-opacity:.3}
.open{fill:url(#hatch);fill-opacity:1;stroke-dasharray:5 3}
.hatch{stroke:$pattern;stroke-width:1.4}
.line{fill:none;stroke-width:2}
.mark{stroke-width:1.6}
.hollow{fill:$white}
.lead{fill:none;stroke-width:1;stroke-opacity:.6}
";

/// The colours of the lines.
const COLOURS: [&str; 5] = ["$pattern", "$out", "$placed", "$second", "$fifth"];
const DASHES: [&str; 4] = ["none", "9 4", "2 3", "9 3 2 3"];

const DARK: &str = "
text{fill:$ink}
.soft{fill:$soft}
.paper{fill:$white;stroke:$frame}
.grid{stroke:$grid}
.bar{stroke:$pattern;fill:$pattern}
.open{fill:url(#hatch)}
.hatch{stroke:$pattern}
.hollow{fill:$white}
";

/// A scale from one power of ten to another, drawn from `start` to `end`.
struct Scale {
    powers: (i32, i32),
    start: f64,
    end: f64,
}

impl Scale {
    fn new(values: impl Iterator<Item = f64>, (start, end): (f64, f64)) -> Scale {
        let logs = values.filter(|&value| value > 0.0 && value.is_finite()).map(f64::log10);
        let (least, most) = logs.fold((f64::MAX, f64::MIN), |(least, most), log| (least.min(log), most.max(log)));
        // Without values, an empty decade is drawn.
        let powers = if least > most { (0, 1) } else { (least.floor() as i32, most.ceil() as i32) };
        Scale { powers: (powers.0, powers.1.max(powers.0 + 1)), start, end }
    }

    fn at(&self, value: f64) -> f64 {
        let (low, high) = (f64::from(self.powers.0), f64::from(self.powers.1));
        let part = (value.max(f64::MIN_POSITIVE).log10() - low) / (high - low);
        self.start + part.clamp(0.0, 1.0) * (self.end - self.start)
    }

    /// The powers of ten and their places.
    fn decades(&self) -> impl Iterator<Item = (f64, f64)> + '_ {
        (self.powers.0..=self.powers.1).map(|power| (10f64.powi(power), self.at(10f64.powi(power))))
    }
}

impl Chart {
    /// The chart as an SVG file.
    pub fn to_svg(&self) -> String {
        let under_bars = TOP + BAR_HEIGHT * self.bars.len() as f64;
        let with_lines = self.lines.iter().any(|line| line.points.len() > 1);
        let top = under_bars + 110.0;
        let drawn_to = if with_lines { top + LINES_HEIGHT + 50.0 } else { under_bars + 34.0 };
        let points = || self.lines.iter().flat_map(|line| &line.points);
        let is_open = self.bars.iter().any(|bar| bar.at_least) || points().any(|point| point.at_least);
        let height = drawn_to + if is_open { 30.0 } else { 10.0 };

        let mut out = opening(self, height);
        bars(&mut out, self, under_bars);
        if with_lines {
            let (y, title) = (top - 26.0, escaped(&self.growth));
            let _ = writeln!(out, "<text class=\"growth\" x=\"24\" y=\"{y}\">{title}</text>");
            lines(&mut out, self, top);
        }
        if is_open {
            let (y, text) = (height - 14.0, escaped(&self.at_least));
            let _ = writeln!(out, "<text class=\"soft\" x=\"24\" y=\"{y}\">{text}</text>");
        }
        out + "</svg>\n"
    }
}

fn opening(chart: &Chart, height: f64) -> String {
    let line = |number: usize| {
        let colour = COLOURS[number % COLOURS.len()];
        format!(".s{number}{{stroke:{colour}}}.m{number}{{fill:{colour}}}\n")
    };
    let lines: String = (0..chart.lines.len()).map(line).collect();
    let values: Vec<String> = chart.bars.iter().map(|bar| format!("{}: {}", bar.label, bar.text)).collect();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" role=\"img\">\n\
        <title>{0}</title>\n<desc>{1}</desc>\n<style>\n{2}{3}</style>\n\
        <defs><pattern id=\"hatch\" width=\"7\" height=\"7\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">\
        <path class=\"hatch\" d=\"M0 0V7\"/></pattern></defs>\n\
        <rect class=\"paper\" x=\"1\" y=\"1\" width=\"{4}\" height=\"{5}\" rx=\"8\"/>\n\
        <text class=\"title\" x=\"24\" y=\"36\">{0}</text>\n<text class=\"soft\" x=\"24\" y=\"56\">{6}</text>\n",
        escaped(&chart.title),
        escaped(&values.join("; ")),
        style::light(&format!("{STYLE}{lines}")),
        style::if_dark(&format!("{DARK}{lines}")),
        WIDTH - 2.0,
        height - 2.0,
        escaped(&chart.subtitle),
    )
}

fn bars(out: &mut String, chart: &Chart, bottom: f64) {
    let scale = Scale::new(chart.bars.iter().map(|bar| bar.value), BARS);
    for (value, x) in scale.decades() {
        let _ = writeln!(
            out,
            "<path class=\"grid\" d=\"M{x:.1} {TOP}V{bottom}\"/><text class=\"soft middle\" x=\"{x:.1}\" y=\"{}\">{}</text>",
            bottom + 18.0,
            escaped(&(chart.format)(value)),
        );
    }
    for (number, bar) in chart.bars.iter().enumerate() {
        let y = TOP + BAR_HEIGHT * number as f64;
        let (end, text) = (scale.at(bar.value), y + BAR_HEIGHT / 2.0 + 4.5);
        let open = if bar.at_least { " open" } else { "" };
        let _ = writeln!(
            out,
            "<text class=\"end\" x=\"{}\" y=\"{text}\">{}</text>\
            <rect class=\"bar{open}\" x=\"{}\" y=\"{}\" width=\"{:.1}\" height=\"{}\"/>\
            <text x=\"{:.1}\" y=\"{text}\">{}</text>",
            BARS.0 - 10.0,
            escaped(&bar.label),
            BARS.0,
            y + 4.0,
            (end - BARS.0).max(1.0),
            BAR_HEIGHT - 8.0,
            end + 8.0,
            escaped(&bar.text),
        );
    }
}

fn lines(out: &mut String, chart: &Chart, top: f64) {
    let points = || chart.lines.iter().flat_map(|line| &line.points);
    let bottom = top + LINES_HEIGHT;
    let scale = Scale::new(points().map(|point| point.y), (bottom, top));
    let (least, most) = points().fold((usize::MAX, 0), |(least, most), point| (least.min(point.x), most.max(point.x)));
    let across = |x: usize| LINES.0 + (x - least) as f64 / (most - least).max(1) as f64 * (LINES.1 - LINES.0);
    for (value, y) in scale.decades() {
        let _ = writeln!(
            out,
            "<path class=\"grid\" d=\"M{} {y:.1}H{}\"/><text class=\"soft end\" x=\"{}\" y=\"{:.1}\">{}</text>",
            LINES.0,
            LINES.1,
            LINES.0 - 8.0,
            y + 4.0,
            escaped(&(chart.format)(value)),
        );
    }
    let step = ((most - least) / 16).max(1);
    for x in (least..=most).step_by(step) {
        let _ = writeln!(out, "<text class=\"soft middle\" x=\"{:.1}\" y=\"{}\">{x}</text>", across(x), bottom + 18.0);
    }
    let middle = (LINES.0 + LINES.1) / 2.0;
    let _ = writeln!(
        out,
        "<text class=\"soft middle\" x=\"{middle}\" y=\"{}\">{}</text>",
        bottom + 38.0,
        escaped(&chart.x_axis)
    );

    let ends = chart.lines.iter().map(|line| line.points.last().map_or(bottom, |point| scale.at(point.y)));
    let names = apart(&ends.collect::<Vec<_>>(), 17.0, top, bottom);
    for (number, line) in chart.lines.iter().enumerate() {
        let path: Vec<String> =
            line.points.iter().map(|point| format!("{:.1} {:.1}", across(point.x), scale.at(point.y))).collect();
        let _ = writeln!(
            out,
            "<path class=\"line s{number}\" stroke-dasharray=\"{}\" d=\"M{}\"/>",
            DASHES[number % DASHES.len()],
            path.join("L"),
        );
        for point in &line.points {
            mark(out, number, across(point.x), scale.at(point.y), point.at_least);
        }
        let Some(last) = line.points.last() else { continue };
        let (x, y, name) = (across(last.x), scale.at(last.y), names[number]);
        let _ =
            writeln!(out, "<path class=\"lead s{number}\" d=\"M{:.1} {y:.1}L{} {name:.1}\"/>", x + 6.0, LINES.1 + 24.0);
        mark(out, number, LINES.1 + 30.0, name, false);
        let _ = writeln!(out, "<text x=\"{}\" y=\"{:.1}\">{}</text>", LINES.1 + 40.0, name + 4.5, escaped(&line.label));
    }
}

/// Draws a mark in the line's own shape.
fn mark(out: &mut String, number: usize, x: f64, y: f64, hollow: bool) {
    // Centred on the origin: circle, square, triangle, diamond, inverted triangle, hexagon,
    // vertical bar, horizontal bar, plus.
    const SHAPES: [&str; 9] = [
        "M-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0Z",
        "M-3.6 -3.6H3.6V3.6H-3.6Z",
        "M0 -5L4.6 3.6H-4.6Z",
        "M0 -5.2L5.2 0L0 5.2L-5.2 0Z",
        "M0 5L4.6 -3.6H-4.6Z",
        "M-5 0L-2.5 -4.2H2.5L5 0L2.5 4.2H-2.5Z",
        "M-2 -5.4H2V5.4H-2Z",
        "M-5.4 -2H5.4V2H-5.4Z",
        "M-1.6 -5H1.6V-1.6H5V1.6H1.6V5H-1.6V1.6H-5V-1.6H-1.6Z",
    ];
    let fill = if hollow { "hollow".into() } else { format!("m{number}") };
    let shape = SHAPES[number % SHAPES.len()];
    let _ =
        writeln!(out, "<path class=\"mark s{number} {fill}\" transform=\"translate({x:.1} {y:.1})\" d=\"{shape}\"/>");
}

/// Places near the wanted ones, in the same order, at least `gap` apart, from `top` to `bottom`.
fn apart(wanted: &[f64], gap: f64, top: f64, bottom: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|&a, &b| wanted[a].total_cmp(&wanted[b]));
    let mut places = wanted.to_vec();
    let mut free = top;
    for &index in &order {
        places[index] = places[index].max(free);
        free = places[index] + gap;
    }
    let mut free = bottom;
    for &index in order.iter().rev() {
        places[index] = places[index].min(free);
        free = places[index] - gap;
    }
    places
}
