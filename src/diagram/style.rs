//! One palette for all pictures, light and dark.
//!
//! The hues are those of Okabe and Ito, which people with any kind of colour vision can tell apart. A standalone
//! picture carries plain colours (not every renderer knows CSS variables) and a second set for dark screens; inside a
//! page the same rules speak of the page's variables. Paper is always light.

/// A colour by role, with its value on light and on dark ground.
struct Colour(&'static str, &'static str, &'static str);

const PALETTE: [Colour; 16] = [
    Colour("paper", "#ffffff", "#15181c"),
    Colour("ink", "#15181c", "#f2f4f7"),
    Colour("soft", "#49525c", "#b7c1cc"),
    Colour("line", "#aab2bb", "#4c5661"),
    Colour("frame", "#30373f", "#aab4bf"),
    Colour("filled", "#1f5fa8", "#8fc1f7"),
    Colour("look", "#fdf0b5", "#4a4218"),
    Colour("lookline", "#b07d00", "#d1b23c"),
    Colour("pattern", "#0072b2", "#6cc0f5"),
    Colour("patternfill", "#d3ebfa", "#123f5c"),
    Colour("second", "#8a3f70", "#e79bc9"),
    Colour("secondfill", "#f8e3ef", "#4d2440"),
    Colour("out", "#c04a00", "#ff9a5c"),
    Colour("outfill", "#fde0cf", "#552408"),
    Colour("placed", "#00714f", "#4fd8ab"),
    Colour("placedfill", "#cdf1e4", "#0b4635"),
];

/// What does not change between light and dark.
const SHAPES: &str = "\
.whydoku text{font-family:\"Helvetica Neue\",Arial,\"Noto Sans\",\"Noto Sans CJK SC\",\"PingFang SC\",\
\"Microsoft YaHei\",sans-serif;text-anchor:middle}
.whydoku .n{font-size:13px}
.whydoku .c{font-size:16px}
.whydoku .b{font-weight:700}
.whydoku .g{font-size:36px;font-weight:700}
.whydoku .f,.whydoku .o{font-size:36px}
.whydoku .t,.whydoku .k,.whydoku .hb,.whydoku .hc,.whydoku .ob,.whydoku .oc,.whydoku .l{fill:none}
.whydoku .k{stroke-width:3;stroke-linecap:square}
.whydoku .y{stroke-width:1.5}
.whydoku .p,.whydoku .q{stroke-width:1.8}
.whydoku .x{stroke-width:1.5}
.whydoku .r{stroke-width:2.5}
.whydoku .hb{stroke-width:1.5;stroke-opacity:.28}
.whydoku .hc{fill-opacity:.42}
.whydoku .ob{stroke-width:3}
.whydoku .oc{stroke-width:3;stroke-dasharray:9 6}
.whydoku .l{stroke-width:2.4}
.whydoku .w{stroke-dasharray:5 4}
";

/// What does; `$name` is a colour of the palette.
const COLOURS: &str = "\
.whydoku .a{fill:$paper}
.whydoku .n,.whydoku .c{fill:$soft}
.whydoku .n.b,.whydoku .c.b,.whydoku .g{fill:$ink}
.whydoku .f{fill:$filled}
.whydoku .t{stroke:$line}
.whydoku .k{stroke:$frame}
.whydoku .y{fill:$look;stroke:$lookline}
.whydoku .p{fill:$patternfill;stroke:$pattern}
.whydoku .q{fill:$secondfill;stroke:$second}
.whydoku .x{fill:$outfill;stroke:$out}
.whydoku .r{fill:$placedfill;stroke:$placed}
.whydoku .o{fill:$placed}
.whydoku .hb,.whydoku .ob{stroke:$pattern}
.whydoku .hc{fill:$out}
.whydoku .oc{stroke:$out}
.whydoku .l{stroke:$second}
.whydoku .h{fill:$second}
";

/// The rules of a standalone picture.
pub fn standalone() -> String {
    let light = coloured(|colour| colour.1.into());
    let dark = coloured(|colour| colour.2.into());
    format!("{SHAPES}{light}@media screen and (prefers-color-scheme:dark){{\n{dark}}}\n")
}

/// The rules of pictures in a page that declares [`variables`].
pub fn embedded() -> String {
    format!("{SHAPES}{}", coloured(|colour| format!("var(--{})", colour.0)))
}

/// Declarations of the page's variables: the light ones, or the dark ones.
pub fn variables(dark: bool) -> String {
    PALETTE.iter().map(|colour| format!("--{}:{};", colour.0, if dark { colour.2 } else { colour.1 })).collect()
}

/// The coloured rules, each `$name` replaced.
fn coloured(value: impl Fn(&Colour) -> String) -> String {
    // Longer names first: `$pattern` begins `$patternfill`.
    let mut palette: Vec<&Colour> = PALETTE.iter().collect();
    palette.sort_by_key(|colour| std::cmp::Reverse(colour.0.len()));
    palette
        .into_iter()
        .fold(COLOURS.to_string(), |rules, colour| rules.replace(&format!("${}", colour.0), &value(colour)))
}

/// Text as it may stand in XML and HTML, in elements and in quoted attributes. Control characters that XML forbids
/// become blanks.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\t' | '\n' => safe.push(character),
            '\u{fffe}' | '\u{ffff}' => safe.push(' '),
            _ if character.is_control() => safe.push(' '),
            _ => safe.push(character),
        }
    }
    safe
}
