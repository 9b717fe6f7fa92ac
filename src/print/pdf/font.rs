//! A font in a document: those of its glyphs that are used, and the letters they stand for.

use super::objects::Objects;
use crate::print::error::PrintError;
use crate::print::measure::Font;
use crate::print::packed::packed;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::writers::FontDescriptor;
use pdf_writer::{Filter, Name, Rect, Ref, Str};
use subsetter::{GlyphRemapper, subset};
use ttf_parser::{Face, GlyphId, RawFace, Tag, name_id};

const IDENTITY: Name<'_> = Name(b"Identity-H");
const SYSTEM: SystemInfo<'_> = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// The glyphs that are used of a font.
#[derive(Default)]
pub(super) struct Used {
    glyphs: GlyphRemapper,
    /// The letter of each glyph but the first, which is that of no letter.
    letters: Vec<char>,
}

impl Used {
    /// The number of a glyph in the document, and the letter that it is read back as: the first one
    /// that was written with it.
    pub(super) fn glyph(&mut self, glyph: GlyphId, letter: char) -> (u16, char) {
        let number = self.glyphs.remap(glyph.0);
        if usize::from(number) > self.letters.len() {
            self.letters.push(letter);
        }
        (number, self.letters[usize::from(number) - 1])
    }

    /// Writes the font with the glyphs that are used.
    pub(super) fn write(&self, objects: &mut Objects, main: Ref, font: &Font<'_>) -> Result<(), PrintError> {
        let [cid, descriptor, file, to_unicode] = [(); 4].map(|()| objects.next());
        let face = &font.face;
        let bytes = subset(font.bytes, 0, &self.glyphs).map_err(|error| PrintError::Document(error.to_string()))?;
        let is_cff = face.tables().cff.is_some();
        // Of a font with cubic outlines a document takes these alone.
        let raw = RawFace::parse(&bytes, 0).ok().filter(|_| is_cff);
        let outlines = raw.and_then(|raw| raw.table(Tag::from_bytes(b"CFF "))).unwrap_or(&bytes);
        let packed_outlines = packed(outlines);
        objects.add(file, |chunk| {
            let mut stream = chunk.stream(file, &packed_outlines);
            stream.filter(Filter::FlateDecode);
            if is_cff {
                stream.pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
            }
        });

        let known = face.names().into_iter().filter(|name| name.name_id == name_id::POST_SCRIPT_NAME);
        let known = known.filter_map(|name| name.to_string()).next().unwrap_or_else(|| "Font".into());
        // Six letters say that it is a subset.
        let name = format!("{}+{known}", if face.is_bold() { "WHYDOB" } else { "WHYDOR" });
        let name = Name(name.as_bytes());
        objects.add(main, |chunk| {
            let mut written = chunk.type0_font(main);
            written.base_font(name).encoding_predefined(IDENTITY).descendant_font(cid).to_unicode(to_unicode);
        });

        let scale = 1000.0 / f32::from(face.units_per_em());
        let advance = |glyph| f32::from(face.glyph_hor_advance(GlyphId(glyph)).unwrap_or_default()) * scale;
        objects.add(cid, |chunk| {
            let mut written = chunk.cid_font(cid);
            written.subtype(if is_cff { CidFontType::Type0 } else { CidFontType::Type2 });
            written.base_font(name).system_info(SYSTEM).font_descriptor(descriptor).default_width(0.0);
            if !is_cff {
                written.cid_to_gid_map_predefined(Name(b"Identity"));
            }
            let widths = self.glyphs.remapped_gids().map(|glyph| (advance(glyph) * 10.0).round() / 10.0);
            written.widths().consecutive(0, widths);
        });

        objects.add(descriptor, |chunk| describe(chunk.font_descriptor(descriptor), face, name, file));
        let mut map = UnicodeCmap::new(Name(b"Custom"), SYSTEM);
        for (&letter, number) in self.letters.iter().zip(1_u16..) {
            map.pair(number, letter);
        }
        let packed_map = packed(&map.finish());
        objects.add(to_unicode, |chunk| {
            chunk.cmap(to_unicode, &packed_map).filter(Filter::FlateDecode);
        });
        Ok(())
    }
}

/// Writes the measures of a font, and where its outlines are.
fn describe(mut written: FontDescriptor<'_>, face: &Face<'_>, name: Name<'_>, file: Ref) {
    let scale = 1000.0 / f32::from(face.units_per_em());
    let scaled = |measure: i16| (f32::from(measure) * scale).round();
    let area = face.global_bounding_box();
    let stem = if face.is_bold() { 140.0 } else { 90.0 };
    written.name(name).flags(FontFlags::SYMBOLIC).italic_angle(0.0).stem_v(stem);
    written.bbox(Rect::new(scaled(area.x_min), scaled(area.y_min), scaled(area.x_max), scaled(area.y_max)));
    written.ascent(scaled(face.ascender())).descent(scaled(face.descender()));
    written.cap_height(scaled(face.capital_height().unwrap_or(face.ascender())));
    if face.tables().cff.is_some() {
        written.font_file3(file)
    } else {
        written.font_file2(file)
    };
}
