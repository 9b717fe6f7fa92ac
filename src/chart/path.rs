//! The rating of every step of a path, as bars from left to right; the highest stands out.

use crate::diagram::style::escaped;
use std::fmt::Write;

/// The rules of the chart, for a page that declares the variables of pictures.
pub const PATH_RULES: &str = "\
.chart .tick{stroke:var(--line);stroke-opacity:.4}
.chart .bar{fill:var(--filled);fill-opacity:.55}
.chart .bar:hover{fill-opacity:.9}
.chart .bar.top{fill:var(--out);fill-opacity:1}
.chart text{font-size:13px;fill:var(--soft)}
.chart .scale,.chart .end{text-anchor:end}
";

const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 200.0;
/// The left end of the bars, beside the scale.
const LEFT: f64 = 34.0;
/// The room above the highest rating.
const TOP: f64 = 14.0;
/// The lower end of the bars, above the numbers of steps.
const BOTTOM: f64 = HEIGHT - 24.0;
/// The lowest rating that the scale ends with.
const LOWEST: f64 = 3.0;

/// Draws the ratings of steps as SVG for a page with [`PATH_RULES`]. `name` names the rule of a
/// step by its index, `hardest` is the step that stands out, and `label` says it all in words.
pub fn path(ratings: &[f64], hardest: usize, name: impl Fn(usize) -> String, label: &str) -> String {
    let most = ratings.iter().copied().fold(LOWEST, f64::max);
    let width = (WIDTH - LEFT) / ratings.len() as f64;
    let across = |index: usize| LEFT + width * index as f64;
    let down = |rating: f64| BOTTOM - (BOTTOM - TOP) * rating / most;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
        aria-label=\"{}\">\n",
        escaped(label)
    );
    // Writing into a string cannot fail.
    for tick in (0..=most as usize).step_by(if most > 7.0 { 2 } else { 1 }) {
        let y = down(tick as f64);
        let _ = writeln!(
            out,
            "<path class=\"tick\" d=\"M{LEFT} {y:.1}H{WIDTH}\"/>\
            <text class=\"scale\" x=\"{}\" y=\"{:.1}\">{tick}</text>",
            LEFT - 7.0,
            y + 4.0
        );
    }
    for (index, &rating) in ratings.iter().enumerate() {
        let (class, y) = (if index == hardest { "bar top" } else { "bar" }, down(rating));
        let _ = writeln!(
            out,
            "<rect class=\"{class}\" x=\"{:.2}\" y=\"{y:.1}\" width=\"{:.2}\" height=\"{:.1}\">\
            <title>{}: {}, {rating:.1}</title></rect>",
            across(index) + 0.5,
            (width - 1.5).max(1.0),
            (BOTTOM - y).max(1.0),
            index + 1,
            escaped(&name(index))
        );
    }
    let (y, last) = (HEIGHT - 6.0, ratings.len());
    let _ = writeln!(
        out,
        "<text x=\"{LEFT}\" y=\"{y}\">1</text><text class=\"end\" x=\"{WIDTH}\" y=\"{y}\">{last}</text>\n</svg>"
    );
    out
}
