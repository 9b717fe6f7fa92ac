//! The results as a page of its own.

use super::results::{Results, cells, headings};
use std::fmt::Write as _;
use whydoku::explain::Explainer;

const TEMPLATE: &str = include_str!("page.html");

/// The page.
pub fn page(results: &Results, explainer: &Explainer) -> String {
    let say = |key: &str| explainer.phrase(key, &[]).to_string();
    let mut tables = String::new();
    for (heading, rows) in results.tables(explainer) {
        tables += "<div class=\"scroll\"><table><thead><tr>";
        for heading in headings(heading, explainer) {
            let _ = write!(tables, "<th scope=\"col\">{heading}</th>");
        }
        tables += "</tr></thead><tbody>\n";
        for (label, counts) in rows {
            let [label, tasks, score, others @ ..] = cells(&label, &counts);
            let width = 100.0 * counts.score();
            let _ = write!(
                tables,
                "<tr><th scope=\"row\">{label}</th><td>{tasks}</td><td class=\"score\"><span class=\"bar\">\
                 <i style=\"width:{width:.1}%\"></i></span><span>{score}</span></td>"
            );
            for count in others {
                let class = if count == "0" { " class=\"zero\"" } else { "" };
                let _ = write!(tables, "<td{class}>{count}</td>");
            }
            tables += "</tr>\n";
        }
        tables += "</tbody></table></div>\n";
    }
    let texts = [
        ("{lang}", explainer.language().tag().to_owned()),
        ("{title}", say("benchmark-title")),
        ("{about}", say("benchmark-about")),
        ("{tables}", tables),
    ];
    texts.iter().fold(TEMPLATE.to_owned(), |page, (name, text)| page.replace(name, text))
}
