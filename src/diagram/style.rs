//! One palette for all pictures, light and dark.
//!
//! The hues are those of Okabe and Ito, which people with any kind of colour vision can tell apart.
//! A standalone picture has plain colours (not every renderer supports CSS variables) and a second
//! set for dark screens; inside a page the same rules refer to the page's variables. Print is
//! always light.
//!
//! All colours of the library are here, also those of charts, films and printed pages.
//!
//! Sets and colours take one of five hues as `currentColor`, so that each hue needs one rule for
//! all their shapes.

use std::collections::BTreeSet;

/// A colour by role, with its value on light and on dark ground.
pub(crate) struct Colour(&'static str, pub(crate) &'static str, &'static str);

const PALETTE: [Colour; 18] = [
    Colour("paper", "#ffffff", "#15181c"),
    INK,
    SOFT,
    Colour("line", "#aab2bb", "#4c5661"),
    Colour("frame", "#30373f", "#aab4bf"),
    FILLED,
    Colour("look", "#fdf0b5", "#4a4218"),
    Colour("lookline", "#b07d00", "#d1b23c"),
    Colour("pattern", "#0072b2", "#6cc0f5"),
    Colour("patternfill", "#d3ebfa", "#123f5c"),
    Colour("second", "#8a3f70", "#e79bc9"),
    Colour("secondfill", "#f8e3ef", "#4d2440"),
    Colour("amber", "#8a5f00", "#e3b341"),
    Colour("amberfill", "#fbeecb", "#4a3a10"),
    Colour("out", "#c04a00", "#ff9a5c"),
    Colour("outfill", "#fde0cf", "#552408"),
    Colour("placed", "#00714f", "#4fd8ab"),
    Colour("placedfill", "#cdf1e4", "#0b4635"),
];

pub(crate) const INK: Colour = Colour("ink", "#15181c", "#f2f4f7");
pub(crate) const SOFT: Colour = Colour("soft", "#49525c", "#b7c1cc");
pub(crate) const FILLED: Colour = Colour("filled", "#1f5fa8", "#8fc1f7");
/// The lines of a printed table, which is never dark.
#[cfg(feature = "print")]
pub(crate) const RULE: &str = "#c9d0d7";

/// The colours that charts have besides.
const OF_CHARTS: [Colour; 4] = [
    Colour("white", "#fff", "#15181c"),
    Colour("grid", "#d5dae0", "#333b44"),
    Colour("none", "#59636e", "#a9b4c0"),
    Colour("fifth", "#30373f", "#c5ced8"),
];

/// The rules that are the same for light and dark.
const SHAPES: &str = "\
.whydoku text{font-family:\"Helvetica Neue\",Arial,\"Noto Sans\",\"Noto Sans CJK SC\",\"PingFang SC\",\
\"Microsoft YaHei\",sans-serif;text-anchor:middle}
.whydoku .n{font-size:13px}
.whydoku .c{font-size:16px}
.whydoku .b{font-weight:700}
.whydoku .g{font-size:36px;font-weight:700}
.whydoku .f,.whydoku .o{font-size:36px}
.whydoku .t,.whydoku .k,.whydoku .hb,.whydoku .hc,.whydoku .ob,.whydoku .oc,.whydoku .l,.whydoku .j,.whydoku .jh,.whydoku .fr,.whydoku .gl,.whydoku .ax,.whydoku .sl,.whydoku .sh{fill:none}
.whydoku .k{stroke-width:3;stroke-linecap:square}
.whydoku .y{stroke-width:1.5}
.whydoku .p,.whydoku .q,.whydoku .v,.whydoku .u{stroke-width:1.8}
.whydoku .s,.whydoku .m{stroke:currentColor;stroke-width:2}
.whydoku .s{fill:currentColor}
.whydoku .z{fill:currentColor;fill-opacity:.13;stroke:currentColor;stroke-width:2}
.whydoku .zo{fill-opacity:0}
.whydoku .z1{stroke-dasharray:7 4}
.whydoku .z2{stroke-dasharray:2 3}
.whydoku .z3{stroke-dasharray:9 3 2 3}
.whydoku .e,.whydoku .el{font-size:10px;font-weight:700;fill:currentColor;stroke-width:2;\
paint-order:stroke;stroke-linejoin:round}
.whydoku .el{font-size:12px}
.whydoku .en{font-size:11px}
.whydoku .nd{stroke:currentColor;stroke-width:1}
.whydoku .x{stroke-width:1.5}
.whydoku .xl{stroke-width:2}
.whydoku .r{stroke-width:2.5}
.whydoku .hb{stroke-width:1.5;stroke-opacity:.28}
.whydoku .hc{fill-opacity:.42}
.whydoku .ob{stroke-width:3}
.whydoku .oc{stroke-width:3;stroke-dasharray:9 6}
.whydoku .l{stroke-width:2.4}
.whydoku .lb{stroke-width:6}
.whydoku .w{stroke-dasharray:5 4}
.whydoku .j{stroke-width:1.3}
.whydoku .jh{stroke-width:1.6}
.whydoku .sl{stroke-width:1.5}
.whydoku .sh{stroke-width:1.6}
.whydoku .fr{stroke-width:1.6}
.whydoku .fh{fill-opacity:.14;stroke-width:1.6;stroke-dasharray:2 4}
.whydoku .gl{stroke-width:9;stroke-opacity:.3;stroke-linejoin:round}
.whydoku .ax{stroke-width:3;stroke-opacity:.5;stroke-dasharray:14 5 3 5}
.whydoku .pl{stroke-width:1.2}
.whydoku .gr{fill-opacity:.16;stroke-width:1.4}
.whydoku .w1{fill:none;stroke-width:1.4}
.whydoku tspan{fill:currentColor}
";

/// The rules that differ; `$name` is a colour of the palette.
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
.whydoku .v{fill:$amberfill;stroke:$amber}
.whydoku .u{fill:$secondfill;stroke:$second}
.whydoku .i0{color:$pattern}
.whydoku .i1{color:$amber}
.whydoku .i2{color:$placed}
.whydoku .i3{color:$second}
.whydoku .i4{color:$soft}
.whydoku .m{fill:$paper}
.whydoku .c.i{fill:$paper}
.whydoku .d{fill:$line}
.whydoku .e,.whydoku .el{stroke:$paper}
.whydoku .nd{fill:$paper}
.whydoku .x{fill:$outfill;stroke:$out}
.whydoku .xg{fill:$outfill}
.whydoku .xl{stroke:$out}
.whydoku .c.xd{fill:$out}
.whydoku .r{fill:$placedfill;stroke:$placed}
.whydoku .o{fill:$placed}
.whydoku .hb,.whydoku .ob{stroke:$pattern}
.whydoku .hc{fill:$out}
.whydoku .oc{stroke:$out}
.whydoku .l{stroke:$second}
.whydoku .h{fill:$second}
.whydoku .j,.whydoku .jh{stroke:$soft}
.whydoku .w1{stroke:$soft}
.whydoku .sl,.whydoku .sh{stroke:$out}
.whydoku .fr,.whydoku .gl,.whydoku .ax{stroke:$pattern}
.whydoku .fh{fill:$second;stroke:$second}
.whydoku .pl{fill:$paper;stroke:$pattern}
.whydoku .gr{fill:$second;stroke:$second}
";

/// The rules of a standalone picture.
pub fn standalone() -> String {
    format!("{SHAPES}{}{}", light(COLOURS), if_dark(&format!("\n{COLOURS}")))
}

/// Those rules of a standalone picture that this drawing needs.
pub(crate) fn standalone_for(drawing: &str) -> String {
    let classes: BTreeSet<&str> = drawing
        .split("class=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .flat_map(|it| it.split(' '))
        .collect();
    let is_used = |selector: &str| {
        selector.trim_start_matches(".whydoku ").split('.').skip(1).all(|class| classes.contains(class))
    };
    let needed = |rules: &str| -> String {
        let kept = rules.lines().filter(|rule| rule.split('{').next().is_some_and(|it| it.split(',').any(is_used)));
        kept.map(|rule| format!("{rule}\n")).collect()
    };
    let colours = needed(COLOURS);
    format!("{}{}{}", needed(SHAPES), light(&colours), if_dark(&format!("\n{colours}")))
}

/// The rules of pictures in a page that declares [`variables`].
pub fn embedded() -> String {
    format!("{SHAPES}{}", coloured(COLOURS, |colour| format!("var(--{})", colour.0)))
}

/// Declarations of the page's variables: the light ones, or the dark ones.
pub fn variables(dark: bool) -> String {
    PALETTE.iter().map(|colour| format!("--{}:{};", colour.0, if dark { colour.2 } else { colour.1 })).collect()
}

/// Rules with colours on light ground, each `$name` replaced.
pub(crate) fn light(rules: &str) -> String {
    coloured(rules, |colour| colour.1.into())
}

/// Rules for dark screens, with colours on dark ground.
pub(crate) fn if_dark(rules: &str) -> String {
    let rules = coloured(rules, |colour| colour.2.into());
    format!("@media screen and (prefers-color-scheme:dark){{{rules}}}\n")
}

fn coloured(rules: &str, value: impl Fn(&Colour) -> String) -> String {
    // Longer names first: `$pattern` begins `$patternfill`.
    let mut palette: Vec<&Colour> = PALETTE.iter().chain(&OF_CHARTS).collect();
    palette.sort_by_key(|colour| std::cmp::Reverse(colour.0.len()));
    palette
        .into_iter()
        .fold(rules.to_string(), |rules, colour| rules.replace(&format!("${}", colour.0), &value(colour)))
}

/// The rules that play a standalone picture line by line: what belongs to a line appears with it.
/// Readers who want no motion see all of it at once.
pub fn played() -> String {
    /// Steps with more lines show the last of them together.
    const LINES: usize = 60;
    let line = |number: usize| {
        let seconds = 1.4 * number as f64;
        format!(".whydoku [data-line=\"{number}\"]{{animation-delay:{seconds:.1}s}}\n")
    };
    let lines: String = (1..=LINES).map(line).collect();
    format!(
        "@keyframes whydoku-line{{from{{opacity:0}}}}\n@media (prefers-reduced-motion:no-preference){{\n\
        .whydoku [data-line]{{animation:whydoku-line .5s {:.1}s both}}\n{lines}}}\n",
        1.4 * (LINES + 1) as f64
    )
}

/// Escapes text for XML and HTML, in elements and in quoted attributes. Control characters that XML
/// forbids become blanks.
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
