//! A scene in the terminal.
//!
//! Two layouts. [`Layout::Blocks`] gives every cell three by three places, 77 columns by 38 lines:
//! a picture. [`Layout::Lines`] gives a row of the grid one line, as players write positions in
//! forums: compact, for long listings. Neither needs colour:
//!
//! | written | means |
//! |---|---|
//! | `[7]` | a given |
//! | `(7)` | a digit that was placed before |
//! | `>7<` | a digit that the step places |
//! | `*7` | a candidate of the pattern |
//! | `~7`, `!7`, `?7` | a fin, a guardian, a candidate that is supposed |
//! | `A7`, `a7` | a candidate of the almost locked set A, of the colour A |
//! | `&7` | a candidate of several colours, listed below |
//! | `/7` | a candidate that a line of a case rules out |
//! | `x7` | a candidate that the step removes |
//! | `A:` | an empty cell in a role, here the set A; in the large layout only `A`, right of the candidates |
//! | `*[7]*`, `*:`, `*?*` | a cell to look at: filled, empty, without a candidate |
//! | `#r1`, `+r1` | a base house, a cover house |
//! | `==`, `--`, `->` | a strong link, a weak link, an implication; groups as `r4c5\|r4c6=1` |
//!
//! Marks are ASCII throughout, as other symbols are two columns wide on some terminals. Colours are
//! the sixteen that a terminal's own theme defines, so they suit light and dark.

mod canvas;
mod legend;
mod sign;

use self::canvas::{Canvas, LEFT, Lines, weight};
use self::sign::{DIM, LOOK, PLACED, role, sign, style};
use super::labels::Labels;
use super::options::{Layout, TerminalOptions};
use super::scene::{Face, Mark, Scene};
use crate::board::{Candidate, Cell, Digit, DigitSet, Element, House};
use anstyle::Style;

/// The scene as lines without trailing blanks; a legend below if anything is marked.
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
    for line in legend::lines(scene, labels) {
        text.push_str(&line);
        text.push('\n');
    }
    text
}

/// `r1`, or `#r1` for a house in question.
fn label(canvas: &mut Canvas, scene: &Scene, house: House, x: usize, y: usize) {
    match role(scene, house) {
        Some((sign, style)) => canvas.put(x, y, &format!("{sign}{house}"), style),
        None => canvas.put(x + 1, y, &house.to_string(), DIM),
    }
}

/// A filled cell: its text and style; `None` for an empty one.
fn filled(scene: &Scene, cell: Cell) -> Option<(String, Style)> {
    let (text, style) = match scene.face(cell) {
        Face::Given(digit) => (format!("[{digit}]"), sign::GIVEN),
        Face::Filled(digit) => (format!("({digit})"), sign::FILLED),
        Face::Placing(digit) => return Some((format!(">{digit}<"), PLACED)),
        Face::Open(digits) if digits.is_empty() && scene.sketch.looked_at().contains(cell) => {
            return Some(("*?*".into(), LOOK));
        }
        Face::Open(_) => return None,
    };
    Some(if scene.sketch.looked_at().contains(cell) { (format!("*{text}*"), LOOK) } else { (text, style) })
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
        (digit, sign(mark), style(mark, focus))
    };
    digits.iter().map(marked).collect()
}

/// The signs of an empty cell as a whole: of roles that no candidate of it shows, and of a cell to
/// look at in which no candidate has a mark.
fn tags(scene: &Scene, cell: Cell) -> Vec<(char, Style)> {
    let shown: Vec<char> = open(scene, cell).into_iter().map(|(_, sign, _)| sign).collect();
    let roles = scene.cell_roles(cell).into_iter().map(|role| (sign(Some(Mark::Role(role))), sign::of_role(role)));
    let mut tags: Vec<(char, Style)> = roles.filter(|(sign, _)| !shown.contains(sign)).collect();
    if scene.sketch.looked_at().contains(cell) && tags.is_empty() && shown.iter().all(|&sign| sign == ' ') {
        tags.push(('*', LOOK));
    }
    tags
}

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
                canvas.put(LEFT + x, 1 + y, line.encode_utf8(&mut [0; 4]), Style::new());
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
            continue;
        }
        for (row, (tag, style)) in tags(scene, cell).into_iter().take(3).enumerate() {
            canvas.put(x + 6, y + row, tag.encode_utf8(&mut [0; 4]), style);
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
                canvas.put(x, 1 + y, line.encode_utf8(&mut [0; 4]), Style::new());
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
        // Brackets tell a digit from a last candidate; where there are no candidates, they tell
        // nothing.
        let text = if scene.candidates.is_empty() { text.replace(['[', ']', '(', ')'], " ") } else { text };
        return vec![(text, style)];
    }
    let open = open(scene, cell);
    if open.is_empty() {
        return vec![(" . ".into(), DIM)];
    }
    let word = |(digit, sign, style): (Digit, char, Style)| (format!("{sign}{digit}").trim_start().to_string(), style);
    let mut words: Vec<(String, Style)> =
        tags(scene, cell).into_iter().map(|(tag, style)| (tag.into(), style)).collect();
    if let Some((last, _)) = words.last_mut() {
        last.push(':');
    }
    words.extend(open.into_iter().map(word));
    words
}
