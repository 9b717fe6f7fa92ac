//! The page of a technique as a part of a page of HTML, or alone, in one language.

use super::parts::{Part, parts};
use crate::diagram::style::escaped;
use crate::diagram::{Scene, svg};
use crate::explain::Explainer;
use crate::lesson::told::html::{Around, blocks};
use crate::lesson::told::svg::picture;
use crate::lesson::told::{Words, html_begin, html_end};
use crate::logic::Spec;
use std::io;

/// The page of a technique, with its pictures, for a page that has the rules of
/// [`embedded`](crate::diagram::style::embedded) pictures. The figure of its example has the class
/// `example`; a link to another technique has its id as `data-technique`.
pub fn html_article(spec: &'static Spec, explainer: &Explainer) -> String {
    parts(spec, explainer).iter().map(|part| written(part, explainer)).collect()
}

/// The page of a technique as a page of HTML that needs no other file.
///
/// # Errors
/// If writing fails.
pub fn article_html(spec: &'static Spec, explainer: &Explainer, mut out: impl io::Write) -> io::Result<()> {
    html_begin(explainer, &mut out)?;
    writeln!(out, "<section class=\"page\">\n{}</section>", html_article(spec, explainer))?;
    html_end(&mut out)
}

/// The picture of the example of a technique, as SVG, with its words and a key or without; none if
/// there is no example.
pub fn article_svg(spec: &'static Spec, explainer: &Explainer, words: Words) -> Option<String> {
    parts(spec, explainer).iter().find_map(|part| match part {
        Part::Example(scene, told) => Some(picture(scene, told, explainer, words)),
        _ => None,
    })
}

fn written(part: &Part, explainer: &Explainer) -> String {
    match part {
        Part::Title(title) => element("h2", title),
        Part::Heading(heading) => element("h3", heading),
        Part::Paragraph(text) => paragraph(text),
        Part::Example(scene, words) => {
            figure("example", scene, &blocks(words, Around { picture: true, ..Around::default() }))
        }
        Part::LookAlike(scene) => figure("look-alike", scene, ""),
        Part::Reference(words) => element("p", &words.to_string()),
        Part::Around(key, others) => {
            let link = |other: &&Spec| {
                let name = escaped(&explainer.technique_name(other));
                format!("<a href=\"#{0}\" data-technique=\"{0}\">{name}</a>", other.id)
            };
            let links: Vec<String> = others.iter().map(link).collect();
            format!("<p>{}</p>\n", explainer.naming(key, &links))
        }
    }
}

fn figure(class: &str, scene: &Scene, words: &str) -> String {
    let caption = if words.is_empty() { String::new() } else { format!("<figcaption>{words}</figcaption>") };
    format!("<figure class=\"{class}\">{}{caption}</figure>\n", svg::embed(scene))
}

fn element(name: &str, text: &str) -> String {
    format!("<{name}>{}</{name}>\n", escaped(text))
}

/// A paragraph; what is between asterisks is emphasised.
fn paragraph(text: &str) -> String {
    let parts: Vec<&str> = text.split('*').collect();
    let part = |(index, part): (usize, &&str)| {
        let is_between = index % 2 == 1;
        if is_between && index + 1 < parts.len() {
            format!("<em>{}</em>", escaped(part))
        } else if is_between {
            format!("*{}", escaped(part))
        } else {
            escaped(part)
        }
    };
    format!("<p>{}</p>\n", parts.iter().enumerate().map(part).collect::<String>())
}
