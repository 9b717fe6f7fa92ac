//! Pages as one PDF, written page by page: of what is written nothing is kept but its place.
//!
//! The fonts come last, when it is known which of their glyphs are used. Opacities and tiles belong
//! to the pages that were pushed together.

mod content;
mod font;
mod objects;
mod shared;

use self::content::{content, flipped};
use self::objects::Objects;
use self::shared::Shared;
use super::drawing::Drawing;
use super::error::PrintError;
use super::fonts::Fonts;
use super::packed::packed;
use super::page::Paper;
use pdf_writer::writers::{ExtGraphicsState, Resources};
use pdf_writer::{Filter, Name, Rect, Ref, TextStr};
use std::io::{self, Write};

/// Pages that were laid out, to be pushed to a document.
pub struct Sheets(pub(super) Vec<Drawing>);

/// A document in PDF that is being written. It has no date, so that the same pages give the same
/// bytes.
pub struct Document {
    paper: Paper,
    fonts: Fonts,
    shared: Shared,
    catalogue: Ref,
    information: Ref,
    tree: Ref,
    pages: Vec<Ref>,
}

impl Document {
    /// A document without pages.
    pub fn new(paper: Paper, fonts: &Fonts) -> Document {
        let mut objects = Objects::new();
        let [catalogue, information, tree] = [(); 3].map(|()| objects.next());
        let shared = Shared::new(objects, fonts.metrics().0.len());
        Document { paper, fonts: fonts.clone(), shared, catalogue, information, tree, pages: Vec::new() }
    }

    /// Writes the next pages.
    ///
    /// # Errors
    /// If writing fails.
    pub fn push(&mut self, sheets: &Sheets, out: &mut dyn Write) -> io::Result<()> {
        let metrics = self.fonts.metrics();
        let (width, height) = self.paper.size();
        let shared = &mut self.shared;
        let resources = shared.begin();
        for drawing in &sheets.0 {
            let packed = packed(&content(drawing, flipped(height), &metrics, shared));
            let [number, stream] = [(); 2].map(|()| shared.objects.next());
            shared.objects.add(stream, |chunk| {
                chunk.stream(stream, &packed).filter(Filter::FlateDecode);
            });
            let tree = self.tree;
            shared.objects.add(number, |chunk| {
                let mut page = chunk.page(number);
                page.parent(tree).media_box(Rect::new(0.0, 0.0, width, height)).contents(stream);
                page.pair(Name(b"Resources"), resources);
            });
            self.pages.push(number);
        }
        write_resources(shared, resources);
        shared.objects.flush(out)
    }

    /// Writes the fonts and the end, with a title and the tag of a language.
    ///
    /// # Errors
    /// If writing fails, or a font cannot be taken apart.
    pub fn finish(self, title: &str, language: &str, out: &mut dyn Write) -> io::Result<()> {
        let Document { fonts, shared, catalogue, information, tree, pages, .. } = self;
        let (metrics, Shared { mut objects, used, fonts: numbers, .. }) = (fonts.metrics(), shared);
        for ((used, number), font) in used.iter().zip(numbers).zip(&metrics.0) {
            if let Some(number) = number {
                used.write(&mut objects, number, font).map_err(io::Error::other)?;
            }
        }
        objects.add(catalogue, |chunk| {
            chunk.indirect(catalogue).start::<pdf_writer::writers::Catalog<'_>>().pages(tree).lang(TextStr(language));
        });
        objects.add(tree, |chunk| {
            chunk.pages(tree).count(i32::try_from(pages.len()).unwrap_or(i32::MAX)).kids(pages);
        });
        objects.add(information, |chunk| {
            let mut about = chunk.indirect(information).start::<pdf_writer::writers::DocumentInfo<'_>>();
            about.creator(TextStr("whydoku"));
            if !title.is_empty() {
                about.title(TextStr(title));
            }
        });
        objects.finish([catalogue, information], out)
    }
}

/// Writes what the pages since the last time share.
fn write_resources(shared: &mut Shared, resources: Ref) {
    let names: Vec<(String, Ref)> = shared.fonts_now().collect();
    let (opacities, tiles) = (&shared.opacities, &shared.tiles);
    shared.objects.add(resources, |chunk| {
        let mut written = chunk.indirect(resources).start::<Resources<'_>>();
        written.fonts().pairs(names.iter().map(|(name, number)| (Name(name.as_bytes()), *number)));
        {
            let mut states = written.ext_g_states();
            for (number, &(is_stroke, opacity)) in opacities.iter().enumerate() {
                let name = format!("G{number}");
                let mut state = states.insert(Name(name.as_bytes())).start::<ExtGraphicsState<'_>>();
                if is_stroke {
                    state.stroking_alpha(opacity)
                } else {
                    state.non_stroking_alpha(opacity)
                };
            }
        }
        let mut patterns = written.patterns();
        for (number, (_, tile)) in tiles.iter().enumerate() {
            patterns.pair(Name(format!("P{number}").as_bytes()), *tile);
        }
    });
}

/// A document of these pages as a whole.
pub(super) fn pdf(
    sheets: impl Iterator<Item = Result<Sheets, PrintError>>,
    paper: Paper,
    (title, language): (&str, &str),
    fonts: &Fonts,
) -> Result<Vec<u8>, PrintError> {
    let (mut document, mut bytes) = (Document::new(paper, fonts), Vec::new());
    let failed = |error: io::Error| PrintError::Document(error.to_string());
    for sheets in sheets {
        document.push(&sheets?, &mut bytes).map_err(failed)?;
    }
    document.finish(title, language, &mut bytes).map_err(failed)?;
    Ok(bytes)
}
