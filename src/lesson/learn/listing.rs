//! Techniques with a name in common, such as a family: their names, and what each is in a sentence.

use crate::diagram::style::escaped;
use crate::explain::{Explainer, Explanation, Fragment};
use crate::lesson::told::prose::definition;
use crate::lesson::told::text::paragraph;
use crate::lesson::told::{TextStyle, html_begin, html_end};
use crate::logic::Spec;
use std::io;

/// Techniques under a title, easiest first.
pub struct Listing<'a> {
    /// The common name.
    pub title: String,
    /// The techniques.
    pub techniques: Vec<&'static Spec>,
    /// The language.
    pub explainer: &'a Explainer,
}

impl<'a> Listing<'a> {
    /// These techniques; under the name of their family if they are all of it, or else under this
    /// one.
    pub fn of(techniques: Vec<&'static Spec>, name: &str, explainer: &'a Explainer) -> Listing<'a> {
        let family = techniques.first().map(|spec| spec.family);
        let is_whole = |family| crate::technique::of_family(family).eq(techniques.iter().copied());
        let title = match family.filter(|&family| is_whole(family)) {
            Some(family) => explainer.family_name(family),
            None => name.to_string(),
        };
        Listing { title, techniques, explainer }
    }

    /// Writes it as text for the terminal.
    ///
    /// # Errors
    /// If writing fails.
    pub fn text(&self, style: &TextStyle, mut out: impl io::Write) -> io::Result<()> {
        let bold = style.heading();
        writeln!(out, "{bold}{}{bold:#}\n", self.heading())?;
        for (spec, name, gist) in self.entries() {
            writeln!(out, "  {bold}{name}{bold:#}  ({})", spec.id)?;
            paragraph(&Explanation(vec![Fragment::Text(gist.into())]), 4, style, &mut out)?;
        }
        Ok(())
    }

    /// Writes it as Markdown; the pages are files beside it.
    ///
    /// # Errors
    /// If writing fails.
    pub fn markdown(&self, mut out: impl io::Write) -> io::Result<()> {
        writeln!(out, "# {}\n", self.heading())?;
        self.entries().try_for_each(|(spec, name, gist)| writeln!(out, "- [{name}]({}.md): {gist}", spec.id))
    }

    /// Writes it as a page of HTML.
    ///
    /// # Errors
    /// If writing fails.
    pub fn html(&self, mut out: impl io::Write) -> io::Result<()> {
        html_begin(self.explainer, &mut out)?;
        writeln!(out, "<h1>{}</h1>\n<dl>", escaped(&self.heading()))?;
        for (spec, name, gist) in self.entries() {
            writeln!(out, "<dt id=\"{}\">{}</dt>\n<dd>{}</dd>", spec.id, escaped(&name), escaped(&gist))?;
        }
        writeln!(out, "</dl>")?;
        html_end(&mut out)
    }

    fn heading(&self) -> String {
        let slots = [("name", self.title.as_str().into()), ("count", self.techniques.len().into())];
        self.explainer.phrase("page-family", &slots).to_string()
    }

    /// Each technique with its name and the first sentence of its definition.
    fn entries(&self) -> impl Iterator<Item = (&'static Spec, String, String)> {
        self.techniques.iter().map(|&spec| {
            let words = definition(spec, self.explainer.language()).unwrap_or_default();
            (spec, self.explainer.technique_name(spec), first_sentence(&words).replace('*', ""))
        })
    }
}

/// The text up to the end of its first sentence.
fn first_sentence(text: &str) -> &str {
    let ends = [text.find(". ").map(|at| at + 1), text.find('。').map(|at| at + '。'.len_utf8())];
    &text[..ends.into_iter().flatten().min().unwrap_or(text.len())]
}
