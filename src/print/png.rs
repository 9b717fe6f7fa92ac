//! A picture in pixels.

use super::drawing::{Drawing, Item, Paint, What, read};
use super::error::PrintError;
use super::fonts::Fonts;
use super::measure::Metrics;
use super::outline::outline;
use super::packed::packed;
use flate2::Crc;
use std::iter;
use tiny_skia::{
    ColorU8, FillRule, FilterQuality, Path, Pattern, Pixmap, Shader, SpreadMode, Stroke, StrokeDash, Transform,
};

/// The longest side that programs that show pictures accept.
const LONGEST: f32 = 32_000.0;

/// Renders a picture of the library, given as SVG, as PNG with `scale` pixels per unit. It has the
/// light colours. The same picture gives the same bytes.
///
/// # Errors
/// If it has a character that is in none of the fonts, or too many pixels, or if the library does
/// not draw such pictures.
pub fn png(svg: &str, scale: f32, fonts: &Fonts) -> Result<Vec<u8>, PrintError> {
    let metrics = fonts.metrics();
    let drawing = read(svg, &metrics)?;
    let (width, height) = ((drawing.size.0 * scale).ceil(), (drawing.size.1 * scale).ceil());
    let too_large = || PrintError::TooLarge(width as u32, height as u32);
    if width.max(height) > LONGEST {
        return Err(too_large());
    }
    let mut pixels = Pixmap::new(width as u32, height as u32).ok_or_else(too_large)?;
    paint(&drawing, Transform::from_scale(scale, scale), &metrics, &mut pixels);
    Ok(encoded(&pixels))
}

fn paint(drawing: &Drawing, scaled: Transform, metrics: &Metrics<'_>, pixels: &mut Pixmap) {
    for item in &drawing.items {
        let place = scaled.pre_concat(item.place);
        match &item.what {
            What::Shape(path) => {
                fill(path, item, place, metrics, pixels);
                stroke(path, item, place, metrics, pixels);
            }
            What::Text(text) => {
                let Some(path) = outline(text, metrics) else { continue };
                stroke(&path, item, place, metrics, pixels);
                fill(&path, item, place, metrics, pixels);
            }
        }
    }
}

fn fill(path: &Path, item: &Item, place: Transform, metrics: &Metrics<'_>, pixels: &mut Pixmap) {
    let Some(paint) = &item.fill else { return };
    with_paint(paint, place, metrics, |paint| pixels.fill_path(path, paint, FillRule::Winding, place, None));
}

fn stroke(path: &Path, item: &Item, place: Transform, metrics: &Metrics<'_>, pixels: &mut Pixmap) {
    let Some((paint, line)) = &item.stroke else { return };
    let dash = StrokeDash::new(line.dashes.clone(), 0.0);
    let stroke = Stroke { width: line.width, line_cap: line.cap, line_join: line.join, dash, miter_limit: 4.0 };
    with_paint(paint, place, metrics, |paint| pixels.stroke_path(path, paint, &stroke, place, None));
}

/// Paints with a colour or with a tile, which is drawn as large as it appears.
fn with_paint(paint: &Paint, place: Transform, metrics: &Metrics<'_>, draw: impl FnOnce(&tiny_skia::Paint<'_>)) {
    let with = |shader| draw(&tiny_skia::Paint { shader, anti_alias: true, ..Default::default() });
    match paint {
        Paint::Solid(colour) => with(Shader::SolidColor(*colour)),
        Paint::Tiles(tile) => {
            let (scale, (width, height)) = (place.get_scale().0, tile.drawing.size);
            let (wide, high) = ((width * scale).ceil().max(1.0), (height * scale).ceil().max(1.0));
            let Some(mut pixels) = Pixmap::new(wide as u32, high as u32) else { return };
            self::paint(&tile.drawing, Transform::from_scale(wide / width, high / height), metrics, &mut pixels);
            let place = tile.place.pre_scale(width / wide, height / high);
            with(Pattern::new(pixels.as_ref(), SpreadMode::Repeat, FilterQuality::Bicubic, 1.0, place));
        }
    }
}

/// The file with these pixels; each row as its differences from the row above.
fn encoded(pixels: &Pixmap) -> Vec<u8> {
    let row = pixels.width() as usize * 4;
    let straight: Vec<u8> = pixels.pixels().iter().map(|pixel| pixel.demultiply()).flat_map(bytes).collect();
    let lines = straight.chunks(row);
    let differences = |(line, above): (&[u8], &[u8])| -> Vec<u8> {
        let differences = line.iter().zip(above).map(|(here, above)| here.wrapping_sub(*above));
        iter::once(2).chain(differences).collect()
    };
    let nothing = vec![0; row];
    let filtered: Vec<u8> = lines.clone().zip(iter::once(&nothing[..]).chain(lines)).flat_map(differences).collect();
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    let size = [pixels.width().to_be_bytes(), pixels.height().to_be_bytes()].concat();
    // Eight bits each for red, green, blue and alpha.
    chunk(&mut file, b"IHDR", &[&size[..], &[8, 6, 0, 0, 0]].concat());
    chunk(&mut file, b"IDAT", &packed(&filtered));
    chunk(&mut file, b"IEND", &[]);
    file
}

fn bytes(colour: ColorU8) -> [u8; 4] {
    [colour.red(), colour.green(), colour.blue(), colour.alpha()]
}

fn chunk(file: &mut Vec<u8>, name: &[u8; 4], data: &[u8]) {
    let mut check = Crc::new();
    check.update(name);
    check.update(data);
    file.extend((data.len() as u32).to_be_bytes());
    file.extend([name, data, &check.sum().to_be_bytes()].concat());
}
