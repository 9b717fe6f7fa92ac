//! Many values of two kinds: a dot where some are, the larger the more.

use crate::diagram::style::{self, escaped};
use std::fmt::Write;

/// A scatter of points, each with the number of values that it stands for.
#[derive(Clone, Debug)]
pub struct Scatter {
    /// The title.
    pub title: String,
    /// The line below the title.
    pub subtitle: String,
    /// What is measured across and up.
    pub axes: [String; 2],
    /// The points, and how many values are there.
    pub points: Vec<([f64; 2], usize)>,
}

const WIDTH: f64 = 860.0;
const HEIGHT: f64 = 640.0;
/// The left and right end of the scale across, the lower and the upper one of the scale up.
const ENDS: [(f64, f64); 2] = [(90.0, 830.0), (580.0, 96.0)];
/// The places on each axis at which values are drawn together.
const PLACES: f64 = 90.0;
/// The radius of a single value, and that of the most.
const RADIUS: (f64, f64) = (1.2, 7.0);

const STYLE: &str = "\
text{font-family:\"Helvetica Neue\",Arial,\"Noto Sans\",\"Noto Sans CJK SC\",\"PingFang SC\",\"Microsoft YaHei\",sans-serif;font-size:13px;fill:$ink}
.title{font-size:20px;font-weight:700}
.soft{fill:$soft;font-size:12px}
.end{text-anchor:end}
.middle{text-anchor:middle}
.paper{fill:$white;stroke:$frame;stroke-width:2}
.grid{stroke:$grid;stroke-width:1}
.dot{fill:$pattern;fill-opacity:.65}
";

const DARK: &str = "
text{fill:$ink}
.soft{fill:$soft}
.paper{fill:$white;stroke:$frame}
.grid{stroke:$grid}
.dot{fill:$pattern}
";

/// An even scale with round marks.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
    ends: (f64, f64),
}

impl Scale {
    fn new(values: impl Iterator<Item = f64>, ends: (f64, f64)) -> Scale {
        let (low, high) = values.fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)));
        // Without values, or with a single one, a unit is drawn.
        let (low, high) = if low < high { (low, high) } else { (low.min(0.0), low.min(0.0) + 1.0) };
        let rough = (high - low) / 8.0;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|round| round * power).into_iter().find(|&step| step >= rough);
        let step = step.unwrap_or(rough);
        Scale { low: (low / step).floor() * step, high: (high / step).ceil() * step, step, ends }
    }

    fn at(&self, value: f64) -> f64 {
        self.ends.0 + (value - self.low) / (self.high - self.low) * (self.ends.1 - self.ends.0)
    }

    fn marks(&self) -> impl Iterator<Item = (f64, f64)> + '_ {
        let count = ((self.high - self.low) / self.step).round() as usize;
        (0..=count).map(|mark| self.low + mark as f64 * self.step).map(|value| (value, self.at(value)))
    }

    /// The number of the place in which a value is drawn.
    fn place(&self, value: f64) -> u32 {
        ((value - self.low) / (self.high - self.low) * PLACES).round() as u32
    }
}

impl Scatter {
    /// The scatter as an SVG file.
    pub fn to_svg(&self) -> String {
        let scale = |axis: usize| Scale::new(self.points.iter().map(|(point, _)| point[axis]), ENDS[axis]);
        let [across, up] = [scale(0), scale(1)];
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" role=\"img\">\n\
            <title>{0}</title>\n<style>\n{1}{2}</style>\n\
            <rect class=\"paper\" x=\"1\" y=\"1\" width=\"{3}\" height=\"{4}\" rx=\"8\"/>\n\
            <text class=\"title\" x=\"24\" y=\"36\">{0}</text>\n<text class=\"soft\" x=\"24\" y=\"56\">{5}</text>\n",
            escaped(&self.title),
            style::light(STYLE),
            style::if_dark(DARK),
            WIDTH - 2.0,
            HEIGHT - 2.0,
            escaped(&self.subtitle),
        );
        self.grid(&mut out, &across, &up);
        self.dots(&mut out, &across, &up);
        out + "</svg>\n"
    }

    /// The lines of the scales with their values, and the names of the axes.
    fn grid(&self, out: &mut String, across: &Scale, up: &Scale) {
        let ((left, right), (bottom, top)) = (across.ends, up.ends);
        let text = |value: f64, step: f64| if step < 1.0 { format!("{value:.1}") } else { format!("{value:.0}") };
        for (value, x) in across.marks() {
            let value = text(value, across.step);
            let y = bottom + 20.0;
            let _ = writeln!(
                out,
                "<path class=\"grid\" d=\"M{x:.1} {bottom}V{top}\"/><text class=\"middle\" x=\"{x:.1}\" y=\"{y}\">{value}</text>"
            );
        }
        for (value, y) in up.marks() {
            let value = text(value, up.step);
            let (x, base) = (left - 8.0, y + 4.0);
            let _ = writeln!(
                out,
                "<path class=\"grid\" d=\"M{left} {y:.1}H{right}\"/><text class=\"end\" x=\"{x}\" y=\"{base:.1}\">{value}</text>"
            );
        }
        let [across, up] = &self.axes;
        let (x, y) = (right, bottom + 42.0);
        let _ = writeln!(out, "<text class=\"end\" x=\"{x}\" y=\"{y}\">{} →</text>", escaped(across));
        let (x, y) = (24.0, top - 10.0);
        let _ = writeln!(out, "<text x=\"{x}\" y=\"{y}\">↑ {}</text>", escaped(up));
    }

    /// A dot for each place where there are values.
    fn dots(&self, out: &mut String, across: &Scale, up: &Scale) {
        let mut places = std::collections::BTreeMap::<[u32; 2], usize>::new();
        for &([x, y], count) in &self.points {
            *places.entry([across.place(x), up.place(y)]).or_default() += count;
        }
        let most = places.values().copied().max().unwrap_or(1) as f64;
        let along =
            |scale: &Scale, place: u32| scale.ends.0 + f64::from(place) / PLACES * (scale.ends.1 - scale.ends.0);
        for ([x, y], count) in places {
            // The area grows with the logarithm, so that rare values are seen beside frequent ones.
            let part = (count as f64).ln_1p() / most.ln_1p();
            let radius = RADIUS.0 + (RADIUS.1 - RADIUS.0) * part * part;
            let (x, y) = (along(across, x), along(up, y));
            let _ = writeln!(out, "<circle class=\"dot\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\"/>");
        }
    }
}
