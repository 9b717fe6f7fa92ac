//! The pictures of a lesson, one below the other.

use super::figures;
use super::outline::{Item, Outline};
use super::path::Lesson;
use crate::diagram::Scene;
use crate::diagram::style::{self, escaped};
use crate::diagram::svg::{SIZE, draw, nested, shared};
use crate::explain::Explainer;
use std::io;

/// The room for a caption of one line above each picture, and for each further line.
const CAPTION: i32 = 44;
const LINE: i32 = 26;
/// The columns of a caption that fit into a line.
const COLUMNS: usize = 52;
/// The room below each picture.
const GAP: i32 = 20;

const STYLE: &str = "\
.whydoku .caption{font-size:20px;font-weight:700;text-anchor:start;fill:#15181c}
@media screen and (prefers-color-scheme:dark){.whydoku .caption{fill:#f2f4f7}}
";

/// Writes one SVG file with a numbered picture for each item of the outline; the picture of a single item is alone.
///
/// If nothing happens, it shows how the puzzle ends; if the puzzle breaks the rules, where, and says so.
///
/// # Errors
/// If writing fails.
pub fn svg(lesson: &Lesson, explainer: &Explainer, mut out: impl io::Write) -> io::Result<()> {
    let captioned = |scene: Scene| (scene.title.clone(), scene);
    let numbered = |item: Item| (format!("{}  {}", item.first, item.heading()), item.scene);
    let pictures: Vec<(String, Scene)> = match &lesson.path {
        Err(conflict) => {
            let scene = figures::conflict(&lesson.puzzle, conflict, explainer);
            vec![(explainer.conflict(conflict).to_string(), scene)]
        }
        Ok(path) => {
            let outline = Outline::new(path, explainer).map_err(io::Error::other)?;
            match &outline.items[..] {
                [] => figures::ends(path, &outline, explainer).into_iter().map(captioned).collect(),
                [only] => return out.write_all(draw(&only.scene).as_bytes()),
                _ => outline.items.into_iter().map(numbered).collect(),
            }
        }
    };
    strip(&pictures, &explainer.phrase("report-title", &[]).to_string(), &mut out)
}

/// Pictures with their captions.
fn strip(pictures: &[(String, Scene)], title: &str, out: &mut dyn io::Write) -> io::Result<()> {
    let captions = pictures.iter().map(|(caption, _)| textwrap::wrap(caption, COLUMNS));
    let captions: Vec<_> = captions.collect();
    let room = |lines: &[_]| CAPTION + LINE * (lines.len() as i32 - 1).max(0);
    let height: i32 = captions.iter().map(|lines| room(lines) + SIZE + GAP).sum();
    write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"whydoku\" viewBox=\"0 0 {SIZE} {height}\" width=\"{SIZE}\" \
        height=\"{height}\" role=\"img\">\n<title>{}</title>\n<style>\n{}{STYLE}</style>\n{}\
        <rect class=\"a\" width=\"{SIZE}\" height=\"{height}\"/>\n",
        escaped(title),
        style::standalone(),
        shared(),
    )?;
    let mut y = 0;
    for ((_, scene), lines) in pictures.iter().zip(&captions) {
        for (line, from_top) in lines.iter().zip(1..) {
            let at = y + CAPTION - 12 + LINE * (from_top - 1);
            writeln!(out, "<text class=\"caption\" x=\"28\" y=\"{at}\">{}</text>", escaped(line))?;
        }
        y += room(lines);
        out.write_all(nested(scene, 0, y).as_bytes())?;
        y += SIZE + GAP;
    }
    out.write_all(b"</svg>\n")
}
