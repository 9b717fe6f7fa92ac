//! The page to solve on, as plain files: no framework, no build step.
//!
//! The files of `page/` are here as static data ([`FILES`]), for whatever shows them: a server, a
//! site, a window. Two are made: the page itself has its words in a language ([`index`]), and one
//! style sheet comes from the pictures ([`picture_rules`]). A page asks `api` for everything else.

use crate::chart::PATH_RULES;
use crate::diagram::style::{self, escaped};
use crate::diagram::svg;
use crate::explain::{Explainer, Language};

/// A file of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct File {
    /// Its name, which the others call it by.
    pub name: &'static str,
    /// Its media type.
    pub kind: &'static str,
    /// Its bytes.
    pub bytes: &'static [u8],
}

/// The media type of a page.
pub const PAGE: &str = "text/html; charset=utf-8";
/// The media type of a style sheet.
pub const STYLE: &str = "text/css; charset=utf-8";
const FONT: &str = "font/woff2";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// Declares files of the page.
macro_rules! files {
    ($($name:literal $kind:expr,)*) => {
        /// The files that are as they are, whatever the language.
        pub static FILES: &[File] = &[$(File { name: $name, kind: $kind, bytes: include_bytes!(concat!("../page/", $name)) },)*];
    };
}

files! {
    "api.js" SCRIPT,
    "asking.js" SCRIPT,
    "board.css" STYLE,
    "board.js" SCRIPT,
    "catalogue.js" SCRIPT,
    "coach.js" SCRIPT,
    "dialogs.js" SCRIPT,
    "digits-400.woff2" FONT,
    "digits-600.woff2" FONT,
    "digits-OFL.txt" "text/plain; charset=utf-8",
    "early.js" SCRIPT,
    "elements.js" SCRIPT,
    "explanation.js" SCRIPT,
    "export.js" SCRIPT,
    "games.js" SCRIPT,
    "help.js" SCRIPT,
    "home.js" SCRIPT,
    "icon.svg" "image/svg+xml",
    "key.js" SCRIPT,
    "keyboard.js" SCRIPT,
    "layout.css" STYLE,
    "learn.js" SCRIPT,
    "light.js" SCRIPT,
    "lit.js" SCRIPT,
    "main.js" SCRIPT,
    "making.js" SCRIPT,
    "measure.js" SCRIPT,
    "menu.js" SCRIPT,
    "motion.js" SCRIPT,
    "names.js" SCRIPT,
    "pad.js" SCRIPT,
    "page.css" STYLE,
    "position.js" SCRIPT,
    "progress.js" SCRIPT,
    "said.js" SCRIPT,
    "selection.js" SCRIPT,
    "settings.js" SCRIPT,
    "sharing.js" SCRIPT,
    "sheet.js" SCRIPT,
    "solution.js" SCRIPT,
    "squares.js" SCRIPT,
    "stage.js" SCRIPT,
    "state.js" SCRIPT,
    "steps.js" SCRIPT,
    "storage.js" SCRIPT,
    "suppose.js" SCRIPT,
    "timer.js" SCRIPT,
    "transport.js" SCRIPT,
    "words.js" SCRIPT,
}

const INDEX: &str = include_str!("../page/index.html");

/// The page with its words, so that nothing moves while scripts load.
pub fn index(language: Language) -> String {
    let explainer = Explainer::new(language);
    let say = |key: &str| escaped(&explainer.name_of(key));
    let mut out = String::with_capacity(2 * INDEX.len());
    // An element with `data-t` has this message as its text, one with `data-l` as its label.
    let mut rest = INDEX;
    while let Some((before, after)) = rest.split_once(" data-") {
        out += before;
        let (name, value) = (&after[..after.len().min(3)], after.split('"').nth(1).unwrap_or_default());
        let end = " data-".len() + after.find('>').map_or(0, |end| end + 1);
        match name {
            "t=\"" => {
                out += &rest[before.len()..before.len() + end];
                out += &say(value);
                rest = &rest[before.len() + end..];
            }
            _ => {
                if name == "l=\"" {
                    out += &format!(" aria-label=\"{}\"", say(value));
                }
                out += " data-";
                rest = after;
            }
        }
    }
    out += rest;
    // Inline styles are not allowed; the page has a rule for it.
    let shared = svg::shared().replacen(" style=\"position:absolute\"", " id=\"shared\"", 1);
    let next = language.next();
    let offered = format!(" id=\"language\" lang=\"{}\">{}<", next.tag(), escaped(&Explainer::new(next).own_name()));
    out.replacen("<html lang=\"en\">", &format!("<html lang=\"{}\">", language.tag()), 1)
        .replacen("<body>", &format!("<body>\n{shared}"), 1)
        .replacen(" id=\"language\"><", &offered, 1)
        .replacen(" id=\"board\">", &format!(" id=\"board\">{}", svg::empty_board()), 1)
}

/// The measures and colours of the page, and the rules of pictures.
pub fn picture_rules() -> String {
    let (light, dark) = (style::variables(false), style::variables(true));
    format!(
        ":root{{{}{light}}}\n@media screen{{:root[data-theme=dark]{{{dark}}}}}\n\
        @media screen and (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}\n{}{PATH_RULES}",
        svg::variables(),
        style::embedded()
    )
}
