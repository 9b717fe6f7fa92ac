//! A Venn diagram of four sets.
//!
//! Four circles cannot show all sixteen combinations, but four ellipses can (Venn, 1880). The frame
//! is the universe; elements of none of the sets are counted in its corner. The outlines differ in
//! their dashes as well as in colour, and each name is at the tip of its ellipse.

use crate::diagram::style::{self, escaped};
use std::fmt::Write;

/// Centre and rotation (in degrees) of each ellipse.
const ELLIPSES: [(i32, i32, i32); 4] = [(300, 290, 40), (360, 230, 40), (420, 230, -40), (480, 290, -40)];
/// The semi-axes of every ellipse.
const RADII: (i32, i32) = (205, 115);
/// The places for the counts of the regions, by the bits of the sets: the point furthest from the
/// region's edge.
const PLACES: [(i32, i32); 16] = [
    (52, 464),
    (198, 286),
    (315, 118),
    (243, 184),
    (465, 118),
    (282, 346),
    (390, 160),
    (324, 226),
    (582, 286),
    (390, 415),
    (498, 346),
    (453, 370),
    (537, 184),
    (327, 370),
    (456, 226),
    (390, 310),
];
/// The places for the names, and the end of each name that is there.
const NAMES: [(i32, i32, &str); 4] = [(136, 128, "end"), (196, 68, "end"), (584, 68, "start"), (644, 128, "start")];

/// The place for the label of the count outside.
const OUTSIDE: (i32, i32) = (32, 440);

const STYLE: &str = "\
text{font-family:\"Helvetica Neue\",Arial,\"Noto Sans\",\"Noto Sans CJK SC\",\"PingFang SC\",\"Microsoft YaHei\",sans-serif;fill:$ink}
.title{font-size:20px;font-weight:700;text-anchor:middle}
.name{font-weight:700}
.count{text-anchor:middle}
.none{fill:$none}
.paper{fill:$white;stroke:$frame;stroke-width:2}
ellipse{fill-opacity:.14;stroke-width:2.6}
.s0{fill:$pattern;stroke:$pattern}
.s1{fill:$out;stroke:$out;stroke-dasharray:14 5}
.s2{fill:$placed;stroke:$placed;stroke-dasharray:3 4}
.s3{fill:$second;stroke:$second;stroke-dasharray:14 4 3 4}
";

const DARK: &str = "
text{fill:$ink}
.none{fill:$none}
.paper{fill:$white;stroke:$frame}
.s0{fill:$pattern;stroke:$pattern}
.s1{fill:$out;stroke:$out}
.s2{fill:$placed;stroke:$placed}
.s3{fill:$second;stroke:$second}
";

/// Draws the diagram as an SVG file. `counts` is indexed by the bits of the sets: `counts[0b0101]`
/// elements are in the first and the third set and in no other, `counts[0]` in none, with the label
/// `outside`. The size of each set is shown below its name.
pub fn venn(labels: [&str; 4], counts: [usize; 16], outside: &str, title: &str) -> String {
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 780 490\" width=\"780\" height=\"490\" role=\"img\">\n\
        <title>{0}</title>\n<desc>{1}</desc>\n<style>\n{2}{3}</style>\n\
        <rect class=\"paper\" x=\"1\" y=\"1\" width=\"778\" height=\"488\" rx=\"8\"/>\n\
        <text class=\"title\" x=\"390\" y=\"36\">{0}</text>\n",
        escaped(title),
        escaped(&described(labels, &counts)),
        style::light(STYLE),
        style::if_dark(DARK),
    );
    for (set, (x, y, turn)) in ELLIPSES.into_iter().enumerate() {
        let (long, short) = RADII;
        let _ = writeln!(
            out,
            "<ellipse class=\"s{set}\" cx=\"{x}\" cy=\"{y}\" rx=\"{long}\" ry=\"{short}\" transform=\"rotate({turn} {x} {y})\"/>"
        );
    }
    // All four names have the same font size.
    let font = labels.map(|label| fitting(label, 17, 130)).into_iter().min().unwrap_or(17);
    for (set, (x, y, anchor)) in NAMES.into_iter().enumerate() {
        let (name, size) = (escaped(labels[set]), size(&counts, set));
        let _ = writeln!(
            out,
            "<text class=\"name\" x=\"{x}\" y=\"{y}\" font-size=\"{font}\" text-anchor=\"{anchor}\">{name}</text>\n\
            <text x=\"{x}\" y=\"{}\" font-size=\"15\" text-anchor=\"{anchor}\">{size}</text>",
            y + 19
        );
    }
    for (mask, (x, y)) in PLACES.into_iter().enumerate() {
        let count = counts[mask].to_string();
        let font = fitting(&count, 18, 42);
        let none = if counts[mask] == 0 { " none" } else { "" };
        let _ = writeln!(
            out,
            "<text class=\"count{none}\" data-mask=\"{mask}\" x=\"{x}\" y=\"{}\" font-size=\"{font}\">{count}</text>",
            y + font / 3
        );
    }
    let (x, y) = OUTSIDE;
    let (font, outside) = (fitting(outside, 15, 190), escaped(outside));
    let _ = writeln!(out, "<text class=\"outside\" x=\"{x}\" y=\"{y}\" font-size=\"{font}\">{outside}</text>");
    out + "</svg>\n"
}

/// The number of elements in a set.
fn size(counts: &[usize; 16], set: usize) -> usize {
    let within = counts.iter().enumerate().filter(|(mask, _)| mask >> set & 1 != 0);
    within.fold(0, |sum, (_, &count)| sum.saturating_add(count))
}

/// The regions that are not empty, `A: 3; A + B: 1`, as the description for screen readers.
fn described(labels: [&str; 4], counts: &[usize; 16]) -> String {
    let name = |mask: usize| {
        let within: Vec<_> = (0..4).filter(|set| mask >> set & 1 != 0).map(|set| labels[set]).collect();
        if within.is_empty() { "–".into() } else { within.join(" + ") }
    };
    let filled = counts.iter().enumerate().filter(|(_, count)| **count > 0);
    filled.map(|(mask, count)| format!("{}: {count}", name(mask))).collect::<Vec<_>>().join("; ")
}

/// The font size, at most `largest`, in which the text is at most about `width` wide.
fn fitting(text: &str, largest: i32, width: i32) -> i32 {
    // A letter is about 0.56 em wide, an ideograph 1 em.
    let hundredths: i32 = text.chars().map(|character| if character < '\u{2e80}' { 56 } else { 100 }).sum();
    (width * 100 / hundredths.max(1)).clamp(6, largest)
}
