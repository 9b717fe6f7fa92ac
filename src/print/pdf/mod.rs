//! Pages as one PDF.

mod content;
mod font;
mod shared;

use self::content::{content, flipped};
use self::shared::Shared;
use super::drawing::read;
use super::error::PrintError;
use super::fonts::Fonts;
use super::packed::packed;
use super::page::Paper;
use pdf_writer::writers::{ExtGraphicsState, Resources};
use pdf_writer::{Filter, Finish, Name, Rect, TextStr};

/// A document of these pages, given as SVG. It has no date, so that the same pages give the same
/// bytes.
pub(super) fn pdf(
    pages: &[String],
    paper: Paper,
    title: &str,
    language: &str,
    fonts: &Fonts,
) -> Result<Vec<u8>, PrintError> {
    let metrics = fonts.metrics();
    let (width, height) = paper.size();
    let mut shared = Shared::new(metrics.0.len());
    let [catalogue, information, tree] = [(); 3].map(|()| shared.next());
    let mut numbers = Vec::new();
    for page in pages {
        let drawing = read(page, &metrics)?;
        let packed = packed(&content(&drawing, flipped(height), &metrics, &mut shared));
        let [number, stream] = [(); 2].map(|()| shared.next());
        shared.pdf.stream(stream, &packed).filter(Filter::FlateDecode);
        let resources = shared.resources;
        let mut written = shared.pdf.page(number);
        written.parent(tree).media_box(Rect::new(0.0, 0.0, width, height)).contents(stream);
        written.pair(Name(b"Resources"), resources);
        written.finish();
        numbers.push(number);
    }
    let Shared { mut pdf, mut last, resources, used, opacities, tiles } = shared;
    let mut fonts = Vec::new();
    for (number, used) in used.iter().enumerate().filter(|(_, used)| used.is_used()) {
        fonts.push((format!("F{number}"), used.write(&mut pdf, &mut last, &metrics.0[number])?));
    }
    let mut written = pdf.indirect(resources).start::<Resources<'_>>();
    written.fonts().pairs(fonts.iter().map(|(name, number)| (Name(name.as_bytes()), *number)));
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
    states.finish();
    let mut patterns = written.patterns();
    for (number, (_, tile)) in tiles.iter().enumerate() {
        patterns.pair(Name(format!("P{number}").as_bytes()), *tile);
    }
    patterns.finish();
    written.finish();
    pdf.catalog(catalogue).pages(tree).lang(TextStr(language));
    pdf.pages(tree).count(numbers.len() as i32).kids(numbers);
    let mut about = pdf.document_info(information);
    about.creator(TextStr("whydoku"));
    if !title.is_empty() {
        about.title(TextStr(title));
    }
    about.finish();
    Ok(pdf.finish())
}
