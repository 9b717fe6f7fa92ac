//! Pages as one PDF.

mod content;
mod font;

use self::content::{content, flipped};
use self::font::Used;
use super::drawing::read;
use super::error::PrintError;
use super::fonts::Fonts;
use super::page::Paper;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::types::{PaintType, TilingType};
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, TextStr};
use std::io::Write;

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
    let mut written = pdf.indirect(resources).start::<pdf_writer::writers::Resources<'_>>();
    written.fonts().pairs(fonts.iter().map(|(name, number)| (Name(name.as_bytes()), *number)));
    let mut states = written.ext_g_states();
    for (number, &(is_stroke, opacity)) in opacities.iter().enumerate() {
        let name = format!("G{number}");
        let mut state = states.insert(Name(name.as_bytes())).start::<pdf_writer::writers::ExtGraphicsState<'_>>();
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

/// The parts of the document that its pages share.
struct Shared {
    pdf: Pdf,
    last: Ref,
    /// All of the following by name, for all pages.
    resources: Ref,
    /// The glyphs that are used of each font.
    used: Vec<Used>,
    /// Opacities, each of strokes or of fillings.
    opacities: Vec<(bool, f32)>,
    tiles: Vec<(Tile, Ref)>,
}

/// The content of a tile and its place.
type Tile = (Vec<u8>, [f32; 6]);

impl Shared {
    fn new(fonts: usize) -> Shared {
        let used = (0..fonts).map(|_| Used::default()).collect();
        let (pdf, first) = (Pdf::new(), Ref::new(1));
        Shared { pdf, last: first, resources: first, used, opacities: Vec::new(), tiles: Vec::new() }
    }

    fn next(&mut self) -> Ref {
        self.last = self.last.next();
        self.last
    }

    /// The number of the name of an opacity.
    fn opacity(&mut self, is_stroke: bool, opacity: f32) -> usize {
        index(&mut self.opacities, (is_stroke, opacity))
    }

    /// The number of the name of a tile.
    fn tile(&mut self, content: Vec<u8>, size: (f32, f32), place: [f32; 6]) -> usize {
        let key = (content, place);
        if let Some(known) = self.tiles.iter().position(|(other, _)| *other == key) {
            return known;
        }
        let number = self.next();
        let mut tile = self.pdf.tiling_pattern(number, &key.0);
        tile.paint_type(PaintType::Colored).tiling_type(TilingType::ConstantSpacing).matrix(place);
        tile.bbox(Rect::new(0.0, 0.0, size.0, size.1)).x_step(size.0).y_step(size.1);
        tile.pair(Name(b"Resources"), self.resources);
        tile.finish();
        self.tiles.push((key, number));
        self.tiles.len() - 1
    }
}

/// The place of a value, which is added if it is new.
fn index<T: PartialEq>(values: &mut Vec<T>, value: T) -> usize {
    values.iter().position(|other| *other == value).unwrap_or_else(|| {
        values.push(value);
        values.len() - 1
    })
}

/// Bytes for [`Filter::FlateDecode`].
fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    // Writing to memory does not fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}
