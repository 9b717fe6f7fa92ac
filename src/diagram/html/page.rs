//! The report as HTML.

use super::{Item, Report};
use crate::board::{Candidate, CellSet};
use crate::diagram::legend::legend;
use crate::diagram::style::{self, escaped};
use crate::diagram::svg;
use crate::explain::{Explanation, Fragment};

/// The rules of the page.
const STYLE: &str = include_str!("page.css");
/// Lights up the cells that a phrase speaks of. The page is complete without it.
const SCRIPT: &str = include_str!("page.js");

impl Report {
    /// The whole page, in one file that needs no other.
    pub fn page(&self) -> String {
        let title = escaped(&self.title);
        let items: String = self.items.iter().map(item).collect();
        [
            &format!(
                "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n",
                escaped(&self.language)
            ),
            "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n",
            &format!("<title>{title}</title>\n<style>\n{}</style>\n</head>\n<body>\n", rules()),
            &svg::shared(),
            &format!("<header>\n<h1>{title}</h1>\n<p class=\"outcome\">{}</p>\n</header>\n", words(&self.outcome)),
            &self.overview(),
            &self.key(),
            &self.contents(),
            &format!("<main>\n<h2>{}</h2>\n{items}</main>\n", escaped(&self.labels.course)),
            &format!("<script>\n{}</script>\n</body>\n</html>\n", script()),
        ]
        .concat()
    }

    /// The puzzle, its solution, and what it took.
    fn overview(&self) -> String {
        let labels = &self.labels;
        let figure = |scene| {
            let name = |title: &str| format!("<figcaption>{}</figcaption>", escaped(title));
            let scene: &crate::diagram::Scene = scene;
            format!("<figure>{}{}</figure>\n", svg::embed(scene), name(&scene.title))
        };
        let row =
            |name: &str, count: usize| format!("<tr><th scope=\"row\">{}</th><td>{count}</td></tr>\n", escaped(name));
        let rows: String = self.techniques.iter().map(|(name, count)| row(name, *count)).collect();
        let total = self.techniques.iter().map(|(_, count)| count).sum();
        format!(
            "<section class=\"overview\" aria-label=\"{}\">\n{}{}<table>\n<thead><tr><th scope=\"col\">{}</th>\
            <th scope=\"col\">{}</th></tr></thead>\n<tbody>\n{rows}</tbody>\n<tfoot>\n{}{}</tfoot>\n</table>\n</section>\n",
            escaped(&labels.summary),
            figure(&self.start),
            figure(&self.end),
            escaped(&labels.technique),
            escaped(&labels.steps),
            row(&labels.total, total),
            row(&labels.guesses, self.guesses),
        )
    }

    /// What the shapes in the pictures of this page mean.
    fn key(&self) -> String {
        let labels = &self.labels;
        let scenes = [&self.start, &self.end].into_iter().chain(self.items.iter().map(|item| &item.scene));
        let entry = |(sample, name): (_, String)| format!("<li>{}{}</li>\n", svg::sample(sample), escaped(&name));
        let list: String = legend(scenes, labels).into_iter().map(entry).collect();
        format!("<section>\n<h2>{}</h2>\n<ul class=\"key\">\n{list}</ul>\n</section>\n", escaped(&labels.key))
    }

    fn contents(&self) -> String {
        let link = |item: &Item| {
            let name = escaped(&item.heading);
            format!("<li><b>{}</b><a href=\"#e{}\">{name}</a></li>\n", numbers(item), item.first)
        };
        let list: String = self.items.iter().map(link).collect();
        format!("<nav>\n<h2>{}</h2>\n<ul>\n{list}</ul>\n</nav>\n", escaped(&self.labels.contents))
    }
}

/// `12`, or `3–9` for several events.
fn numbers(item: &Item) -> String {
    match item.words.len() {
        0 | 1 => item.first.to_string(),
        several => format!("{}–{}", item.first, item.first + several - 1),
    }
}

fn item(item: &Item) -> String {
    let said = match item.words.as_slice() {
        [one] => format!("<p>{}</p>\n", words(one)),
        several => {
            let list: String = several.iter().map(|one| format!("<li>{}</li>\n", words(one))).collect();
            format!("<ol start=\"{}\">\n{list}</ol>\n", item.first)
        }
    };
    // Deeper than this the margin would take the room of the words.
    let depth = item.depth.min(6);
    format!(
        "<article id=\"e{}\" class=\"depth{depth}\">\n<h3><b>{}</b> {}</h3>\n<figure>{}</figure>\n<div>\n{said}</div>\n</article>\n",
        item.first,
        numbers(item),
        escaped(&item.heading),
        svg::embed(&item.scene),
    )
}

/// Words, with what they speak of. Lines after the first are set off by their indentation.
fn words(explanation: &Explanation) -> String {
    let line = |(index, (depth, mark, line)): (usize, (usize, &str, Explanation))| {
        let words: String = line.0.iter().map(fragment).collect();
        match index {
            0 => words,
            _ => format!("<span class=\"line\" style=\"--depth:{depth}\"><b>{}</b> {words}</span>", escaped(mark)),
        }
    };
    explanation.lines().into_iter().enumerate().map(line).collect()
}

fn fragment(fragment: &Fragment) -> String {
    let text = escaped(fragment.text());
    let span =
        |class: &str, cells: CellSet| format!("<span class=\"{class}\" data-cells=\"{}\">{text}</span>", names(cells));
    match fragment {
        Fragment::Text(_) => text,
        Fragment::Digits(..) => format!("<span class=\"digits\">{text}</span>"),
        Fragment::Cells(cells, _) => span("cells", *cells),
        Fragment::Houses(houses, _) => span("houses", houses.cells()),
        Fragment::Line(..) => String::new(),
        Fragment::Candidates(candidates, _) => span("candidates", candidates.iter().map(Candidate::cell).collect()),
    }
}

fn names(cells: CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

fn rules() -> String {
    let (light, dark) = (style::variables(false), style::variables(true));
    format!(
        ":root{{{light}}}\n@media screen and (prefers-color-scheme:dark){{:root{{{dark}}}}}\n{}{STYLE}",
        style::embedded()
    )
}

fn script() -> String {
    SCRIPT.replace("MARGIN", &svg::MARGIN.to_string()).replace("CELL", &svg::CELL.to_string())
}
