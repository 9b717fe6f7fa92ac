//! A scene in the terminal.
//!
//! Two layouts. [`Layout::Blocks`] gives every cell three by three places, 77 columns by 38 lines: a picture.
//! [`Layout::Lines`] gives a row of the grid one line, as players write positions in forums: compact, for long
//! listings. Neither needs colour:
//!
//! | written | means |
//! |---|---|
//! | `[7]` | a given |
//! | `(7)` | a digit that was placed before |
//! | `>7<` | a digit that the step places |
//! | `*7` | a candidate of the pattern |
//! | `~7` | a candidate in a second role |
//! | `x7` | a candidate that the step removes |
//! | `*[7]*`, `*?*` | a cell to look at; one that has no candidate |
//! | `#r1`, `+r1` | a base house, a cover house |
//!
//! Marks are ASCII throughout, as other symbols are two columns wide on some terminals. Colours are the sixteen
//! that a terminal's own theme defines, so they suit light and dark.

mod canvas;

use self::canvas::{Canvas, Lines, Style, weight};
use super::labels::Labels;
use super::scene::{Face, Mark, Scene, is_second};
use crate::board::{Candidate, CandidateSet, Cell, Digit, DigitSet, Element, House};
use crate::logic::LinkKind;

/// How a scene is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TerminalOptions {
    /// Colours and bold type, by ANSI sequences? Without them the text is plain.
    pub color: bool,
    /// Candidates of empty cells too? Without them empty cells show a dot, unless a candidate is marked.
    pub candidates: bool,
    /// No characters beyond ASCII?
    pub ascii: bool,
    /// Large or compact.
    pub layout: Layout,
}

/// Large or compact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Layout {
    /// Three by three places a cell.
    #[default]
    Blocks,
    /// One line a row.
    Lines,
}

impl Default for TerminalOptions {
    /// Large, with candidates, plain.
    fn default() -> Self {
        TerminalOptions { color: false, candidates: true, ascii: false, layout: Layout::Blocks }
    }
}

/// The scene as lines, each ended by a line break, none by blanks; a legend below if anything is marked.
pub fn draw(scene: &Scene, labels: &Labels, options: TerminalOptions) -> String {
    let thin;
    let scene = if options.candidates {
        scene
    } else {
        thin = scene.clone().without_candidates();
        &thin
    };
    let canvas = match options.layout {
        Layout::Blocks if options.candidates => blocks(scene, options.ascii),
        _ => lines(scene, options.ascii),
    };
    let mut text = canvas.render(options.color);
    for line in legend(scene, labels) {
        text.push_str(&line);
        text.push('\n');
    }
    text
}

/// The sign before a candidate.
pub(super) const fn sign(mark: Option<Mark>) -> char {
    match mark {
        None => ' ',
        Some(Mark::Role(role)) if !is_second(role) => '*',
        Some(Mark::Role(_)) => '~',
        Some(Mark::Eliminated) => 'x',
        Some(Mark::Placed) => '>',
    }
}

/// The signs of a house's role: `#` for base, `+` for cover.
fn role(scene: &Scene, house: House) -> Option<(char, Style)> {
    if scene.sketch.base.contains(house) {
        Some(('#', Style::Base))
    } else if scene.sketch.cover.contains(house) {
        Some(('+', Style::Cover))
    } else {
        None
    }
}

/// `r1`, or `#r1` for a house in question.
fn label(canvas: &mut Canvas, scene: &Scene, house: House, x: usize, y: usize) {
    match role(scene, house) {
        Some((sign, style)) => canvas.put(x, y, &format!("{sign}{house}"), style),
        None => canvas.put(x + 1, y, &house.to_string(), Style::Dim),
    }
}

/// A filled cell: its text and style; `None` for an empty one.
fn filled(scene: &Scene, cell: Cell) -> Option<(String, Style)> {
    let (text, style) = match scene.face(cell) {
        Face::Given(digit) => (format!("[{digit}]"), Style::Given),
        Face::Filled(digit) => (format!("({digit})"), Style::Filled),
        Face::Placing(digit) => return Some((format!(">{digit}<"), Style::Placed)),
        Face::Open(digits) if digits.is_empty() && scene.sketch.looked_at().contains(cell) => {
            return Some(("*?*".into(), Style::Pattern));
        }
        Face::Open(_) => return None,
    };
    Some(if scene.sketch.looked_at().contains(cell) { (format!("*{text}*"), Style::Pattern) } else { (text, style) })
}

/// The digits of an empty cell with the style and sign of each.
fn open(scene: &Scene, cell: Cell) -> Vec<(Digit, char, Style)> {
    let digits = match scene.face(cell) {
        Face::Open(digits) => digits,
        _ => DigitSet::EMPTY,
    };
    let focus = scene.is_plain() || scene.focus().contains(cell);
    let marked = |digit| {
        let mark = scene.mark(Candidate::new(cell, digit));
        (digit, sign(mark), Style::of(mark, focus))
    };
    digits.iter().map(marked).collect()
}

/// The place of the first cell's left border.
const LEFT: usize = 4;

fn blocks(scene: &Scene, ascii: bool) -> Canvas {
    const WIDE: usize = 8;
    const HIGH: usize = 4;
    let mut canvas = Canvas::new(LEFT + 9 * WIDE + 1, 2 + 9 * HIGH);
    let lines = Lines::of(ascii);
    for y in 0..=9 * HIGH {
        let horizontal = weight(y, HIGH);
        for x in 0..=9 * WIDE {
            if let Some(line) = lines.at(horizontal, weight(x, WIDE), (y == 0, y == 9 * HIGH), (x == 0, x == 9 * WIDE))
            {
                canvas.put(LEFT + x, 1 + y, line.encode_utf8(&mut [0; 4]), Style::Plain);
            }
        }
    }
    for number in 0..9 {
        label(&mut canvas, scene, House::column(number), LEFT + number * WIDE + 2, 0);
        label(&mut canvas, scene, House::row(number), 0, 1 + number * HIGH + 2);
        let square = House::block(number);
        if let Some((sign, style)) = role(scene, square) {
            let (x, y) = (LEFT + number % 3 * 3 * WIDE + 2, 1 + number / 3 * 3 * HIGH);
            canvas.put(x, y, &format!("{sign}{square}"), style);
        }
    }
    for cell in Cell::all() {
        let (x, y) = (LEFT + cell.column() * WIDE + 1, 1 + cell.row() * HIGH + 1);
        if let Some((text, style)) = filled(scene, cell) {
            canvas.put(x + (7 - text.len()) / 2, y + 1, &text, style);
        }
        for (digit, sign, style) in open(scene, cell) {
            let (column, row) = (digit.index() % 3, digit.index() / 3);
            canvas.put(x + 2 * column, y + row, &format!("{sign}{digit}"), style);
        }
    }
    canvas
}

fn lines(scene: &Scene, ascii: bool) -> Canvas {
    let texts: Vec<Vec<(String, Style)>> = Cell::all().map(|cell| words(scene, cell)).collect();
    let width_of = |cell: Cell| texts[cell.index()].iter().map(|(text, _)| text.len()).sum::<usize>();
    let widths: Vec<usize> =
        (0..9).map(|column| House::column(column).cells().iter().map(width_of).max().unwrap_or(0).max(3)).collect();
    // A border, then each cell between two blanks, three cells a box.
    let start = |column: usize| LEFT + 2 + widths[..column].iter().sum::<usize>() + column + column / 3 * 2;
    let edges = [LEFT, start(3) - 2, start(6) - 2, start(8) + widths[8] + 1];
    let mut canvas = Canvas::new(edges[3] + 1, 14);
    let style = Lines::of(ascii);
    for y in 0..13 {
        let horizontal = (y % 4 == 0).then_some(true);
        for x in LEFT..=edges[3] {
            let vertical = edges.contains(&x).then_some(true);
            if let Some(line) = style.at(horizontal, vertical, (y == 0, y == 12), (x == LEFT, x == edges[3])) {
                canvas.put(x, 1 + y, line.encode_utf8(&mut [0; 4]), Style::Plain);
            }
        }
    }
    for number in 0..9 {
        label(&mut canvas, scene, House::column(number), start(number) - 1, 0);
        label(&mut canvas, scene, House::row(number), 0, line_of(number));
        let square = House::block(number);
        if let Some((sign, style)) = role(scene, square) {
            canvas.put(edges[number % 3] + 2, 1 + number / 3 * 4, &format!("{sign}{square}"), style);
        }
    }
    for cell in Cell::all() {
        let mut x = start(cell.column());
        for (text, style) in &texts[cell.index()] {
            canvas.put(x, line_of(cell.row()), text, *style);
            x += text.len();
        }
    }
    canvas
}

/// The line of a row in the compact layout: a heading, and a border before each band.
const fn line_of(row: usize) -> usize {
    2 + row + row / 3
}

/// A cell in one line.
fn words(scene: &Scene, cell: Cell) -> Vec<(String, Style)> {
    if let Some((text, style)) = filled(scene, cell) {
        // Brackets tell a digit from a last candidate; where there are no candidates, they tell nothing.
        let text = if scene.candidates.is_empty() { text.replace(['[', ']', '(', ')'], " ") } else { text };
        return vec![(text, style)];
    }
    let open = open(scene, cell);
    if open.is_empty() {
        return vec![(" . ".into(), Style::Dim)];
    }
    let word = |(digit, sign, style): (Digit, char, Style)| (format!("{sign}{digit}").trim_start().to_string(), style);
    open.into_iter().map(word).collect()
}

/// What the signs in this scene mean, and its links; nothing for a plain position.
fn legend(scene: &Scene, labels: &Labels) -> Vec<String> {
    if scene.is_plain() {
        return Vec::new();
    }
    let mut words = Vec::new();
    for mark in scene.marks() {
        words.push(match mark {
            Mark::Role(role) if !is_second(role) => format!("*n {}", labels.pattern),
            Mark::Role(_) => format!("~n {}", labels.secondary),
            Mark::Eliminated => format!("xn {}", labels.eliminated),
            Mark::Placed => format!(">n< {}", labels.placed),
        });
    }
    words.dedup();
    for (houses, sign, name) in [(scene.sketch.base, '#', &labels.base), (scene.sketch.cover, '+', &labels.cover)] {
        if !houses.is_empty() {
            let names = houses.iter().map(|house| format!("{sign}{house}")).collect::<Vec<_>>();
            words.push(format!("{name} {}", names.join(" ")));
        }
    }
    let mut lines = Vec::new();
    if !words.is_empty() {
        lines.push(format!("{}{}", " ".repeat(LEFT), words.join("   ")).trim_end().to_string());
    }
    if !scene.sketch.links.is_empty() {
        lines.push(format!("{}{}", " ".repeat(LEFT), chain(scene)));
    }
    lines
}

/// The links one after the other: `==` strong, `--` weak, `->` implied.
fn chain(scene: &Scene) -> String {
    let mut text = String::new();
    let mut last = None;
    for link in &scene.sketch.links {
        if last != Some(link.from) {
            text.push_str(if last.is_some() { "; " } else { "" });
            text.push_str(&end(link.from));
        }
        text.push_str(match link.kind {
            LinkKind::Strong => " == ",
            LinkKind::Weak => " -- ",
            _ => " -> ",
        });
        text.push_str(&end(link.to));
        last = Some(link.to);
    }
    text
}

/// The candidates at one end of a link.
fn end(candidates: CandidateSet) -> String {
    candidates.iter().map(|candidate| candidate.to_string()).collect::<Vec<_>>().join("|")
}
