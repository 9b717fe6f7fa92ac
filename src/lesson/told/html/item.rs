//! One item of a page: its heading, its picture, its words.

use super::words::{Around, blocks, inline};
use crate::diagram::style::escaped;
use crate::diagram::svg;
use crate::explain::{Explainer, Explanation};
use crate::lesson::told::definition::definition;
use crate::lesson::told::outline::{Item, Told};
use crate::lesson::told::telling::{brief, principle, remarks};
use std::io;

/// Deeper than this the margin would take the room of the words.
const DEEPEST: usize = 6;

/// Writes an item, after the title of its chapter and the idea behind it.
pub(super) fn write_item(
    item: &Item,
    explainer: &Explainer,
    around: Around,
    out: &mut impl io::Write,
) -> io::Result<()> {
    let first = item.first;
    if let Some(chapter) = &item.chapter {
        writeln!(
            out,
            "<h2 class=\"chapter\" id=\"{}\">{}</h2>",
            around.anchor(&format!("c{first}")),
            escaped(chapter)
        )?;
    }
    if let Some(idea) = principle(explainer, item) {
        writeln!(out, "<p class=\"idea\">{}</p>", escaped(&idea.to_string()))?;
    }
    let name = escaped(&item.heading);
    let name = match item.technique.filter(|spec| definition(spec, explainer.language()).is_some()) {
        Some(spec) => format!("<a href=\"#{}\">{name}</a>", around.anchor(&format!("technique-{}", spec.id))),
        None => name,
    };
    let remarks: String =
        remarks(explainer, item).iter().map(|remark| format!(" <small>{}</small>", escaped(remark))).collect();
    let class = if item.is_bottleneck { " bottleneck" } else { "" };
    write!(
        out,
        "<article id=\"{}\" class=\"depth{}{class}\">\n<h3><b>{}</b> {name}{remarks}</h3>\n",
        around.event(first),
        item.depth.min(DEEPEST),
        item.numbers(),
    )?;
    if let Some(scene) = &item.scene {
        writeln!(out, "<figure>{}</figure>", svg::embed(scene))?;
    }
    let around = Around { picture: item.scene.is_some(), ..around };
    out.write_all(b"<div>\n")?;
    for told in &item.told {
        write_told(told, item, around, out)?;
    }
    out.write_all(b"</div>\n</article>\n")
}

fn write_told(told: &Told, item: &Item, around: Around, out: &mut impl io::Write) -> io::Result<()> {
    match told {
        Told::Events(events) => match &events[..] {
            [(first, words)] if *first == item.first && !(item.is_singles && item.count > 1) => {
                out.write_all(blocks(words, around).as_bytes())
            }
            _ => {
                let numbered = |(number, words): &(usize, Explanation)| {
                    // The heading has the anchor of the first.
                    let id = if *number == item.first {
                        String::new()
                    } else {
                        format!(" id=\"{}\"", around.event(*number))
                    };
                    format!("<b class=\"n\"{id}>{number}</b> {}", inline(words, around))
                };
                let joined = events.iter().map(numbered).collect::<Vec<_>>().join(" ");
                writeln!(out, "<p>{joined}</p>")
            }
        },
        Told::Remark(words) => writeln!(out, "<p class=\"use\">{}</p>", inline(words, around)),
        Told::Folded(words, inner) => {
            writeln!(out, "<details>\n<summary>{}</summary>\n<ol class=\"inside\">", escaped(&words.to_string()))?;
            for item in inner {
                write_line(item, around.plain(), out)?;
            }
            out.write_all(b"</ol>\n</details>\n")
        }
    }
}

/// An event inside a wrong guess: its name and its words, without a picture.
fn write_line(item: &Item, around: Around, out: &mut impl io::Write) -> io::Result<()> {
    let (first, name) = (item.first, escaped(&item.heading));
    let words = item.told.iter().map(|told| match told {
        Told::Events(events) => events.iter().map(|(_, words)| inline(words, around)).collect::<String>(),
        Told::Remark(words) | Told::Folded(words, _) => inline(words, around),
    });
    let (words, class, id) = (words.collect::<String>(), item.depth.min(DEEPEST), around.event(first));
    writeln!(out, "<li value=\"{first}\" id=\"{id}\" class=\"in{class}\"><i>{name}.</i> {words}</li>")
}

/// Writes one line an event.
pub(super) fn write_brief(items: &[Item], around: Around, out: &mut impl io::Write) -> io::Result<()> {
    out.write_all(b"<ol class=\"brief\">\n")?;
    for (number, depth, words) in items.iter().filter_map(brief) {
        let (depth, id, words) = (depth.min(DEEPEST), around.event(number), inline(&words, around.plain()));
        writeln!(out, "<li value=\"{number}\" id=\"{id}\" class=\"in{depth}\">{words}</li>")?;
    }
    out.write_all(b"</ol>\n")
}
