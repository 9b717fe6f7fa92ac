//! Pages of SVG as one PDF.

use super::error::PrintError;
use super::fonts::Fonts;
use super::page::Paper;
use krilla::Document;
use krilla::geom::Size;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt, SvgSettings};
use usvg::{Group, Node, Options, Tree};

/// A document of these pages. It has no date, so that the same pages give the same bytes.
pub(super) fn pdf(
    pages: &[String],
    paper: Paper,
    title: &str,
    language: &str,
    fonts: &Fonts,
) -> Result<Vec<u8>, PrintError> {
    let failed = |what: &dyn ToString| PrintError::Document(what.to_string());
    let options = Options { fontdb: fonts.database(), ..Options::default() };
    let (width, height) = paper.size();
    let size = Size::from_wh(width, height).ok_or_else(|| failed(&"a page has no size"))?;
    let settings = PageSettings::from_wh(width, height).ok_or_else(|| failed(&"a page has no size"))?;
    let mut document = Document::new();
    for page in pages {
        let tree = Tree::from_str(page, &options).map_err(|error| failed(&error))?;
        if let Some(text) = without_glyph(tree.root()) {
            return Err(PrintError::NoGlyph(text));
        }
        let mut page = document.start_page_with(settings.clone());
        let mut surface = page.surface();
        surface.draw_svg(&tree, size, SvgSettings::default()).ok_or_else(|| failed(&"a page cannot be drawn"))?;
        surface.finish();
        page.finish();
    }
    let metadata = Metadata::new().title(title.into()).language(language.into()).creator("whydoku".into());
    document.set_metadata(metadata);
    document.finish().map_err(|error| failed(&format!("{error:?}")))
}

/// A text that no font has a glyph for: its shape is that of the font's glyph 0, the box.
pub(super) fn without_glyph(group: &Group) -> Option<String> {
    group.children().iter().find_map(|node| match node {
        Node::Group(group) => without_glyph(group),
        Node::Text(text) => {
            let mut glyphs = text.layouted().iter().flat_map(|span| &span.positioned_glyphs);
            glyphs.find(|glyph| glyph.id.0 == 0).map(|glyph| glyph.text.clone())
        }
        _ => None,
    })
}
