//! The pictures of a whole solution, one below the other.

use super::html::Report;
use super::style::{self, escaped};
use super::svg::{self, SIZE};
use std::fmt::Write;

/// The room for a caption above each picture.
const CAPTION: i32 = 44;
/// The room below each picture.
const GAP: i32 = 20;

const STYLE: &str = "\
.whydoku .caption{font-size:20px;font-weight:700;text-anchor:start;fill:#15181c}
@media screen and (prefers-color-scheme:dark){.whydoku .caption{fill:#f2f4f7}}
";

/// One SVG file with a numbered picture for each item of a report; a single picture stands alone.
pub fn strip(report: &Report) -> String {
    if let [only] = &report.items[..] {
        return svg::draw(&only.scene);
    }
    let pictures =
        if report.items.is_empty() { vec![&report.end] } else { report.items.iter().map(|item| &item.scene).collect() };
    let height = pictures.len() as i32 * (CAPTION + SIZE + GAP);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"whydoku\" viewBox=\"0 0 {SIZE} {height}\" width=\"{SIZE}\" \
        height=\"{height}\" role=\"img\">\n<title>{}</title>\n<style>\n{}{STYLE}</style>\n{}\
        <rect class=\"a\" width=\"{SIZE}\" height=\"{height}\"/>\n",
        escaped(&report.title),
        style::standalone(),
        svg::shared(),
    );
    let mut y = 0;
    for (index, scene) in pictures.into_iter().enumerate() {
        let number = report.items.get(index).map(|item| format!("{}  ", item.first)).unwrap_or_default();
        // Writing into a string cannot fail.
        let _ = writeln!(
            out,
            "<text class=\"caption\" x=\"28\" y=\"{}\">{number}{}</text>",
            y + CAPTION - 12,
            escaped(&scene.title)
        );
        out.push_str(&svg::nested(scene, 0, y + CAPTION));
        y += CAPTION + SIZE + GAP;
    }
    out + "</svg>\n"
}
