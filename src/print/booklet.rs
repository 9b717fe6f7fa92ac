//! Puzzles on pages, and their solutions at the end.

use super::error::PrintError;
use super::fonts::Fonts;
use super::page::{Align, Page, Paper, Type};
use super::pdf::pdf;
use super::puzzle::Puzzle;
use crate::diagram::Scene;
use crate::diagram::svg::{EDGE, MARGIN, SIZE};
use crate::explain::Explainer;

/// The margins, in points.
const SIDE: f32 = 42.0;
const TOP: f32 = 40.0;
const BOTTOM: f32 = 46.0;
/// The gap between neighbours.
const GAP: f32 = 20.0;

const TITLE: Type = Type::bold(17.0);
const NUMBER: Type = Type::bold(12.0);
const GRADE: Type = Type::plain(10.5);
const HINT: Type = Type::plain(9.5);
const FOOT: Type = Type::plain(9.0);
const SMALL_NUMBER: Type = Type::bold(9.0);

/// A hint is at least as wide as this, where there is room.
const HINT_WIDTH: f32 = 240.0;

/// No grid is smaller, however long the hints are.
const SMALLEST: f32 = 100.0;

/// Solutions are small: this many beside each other, and below.
const SOLUTIONS: (usize, usize) = (3, 4);

/// The number of puzzles on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PerPage {
    /// As large as the paper.
    One,
    /// One below the other.
    Two,
    /// Two by two.
    #[default]
    Four,
    /// Two beside each other, three below.
    Six,
}

impl PerPage {
    /// The number of puzzles beside each other, and below.
    const fn shape(self) -> (usize, usize) {
        match self {
            PerPage::One => (1, 1),
            PerPage::Two => (1, 2),
            PerPage::Four => (2, 2),
            PerPage::Six => (2, 3),
        }
    }
}

/// Puzzles to print.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Booklet {
    /// The heading of each page of puzzles; none if it is empty.
    pub title: String,
    /// The paper.
    pub paper: Paper,
    /// The number of puzzles on a page.
    pub per_page: PerPage,
    /// The puzzles, in order.
    pub puzzles: Vec<Puzzle>,
}

/// A part of a page, of equal parts beside each other and below.
struct Cells {
    shape: (usize, usize),
    corner: (f32, f32),
    cell: (f32, f32),
}

impl Cells {
    /// The parts of a page below its head.
    fn new(paper: Paper, head: f32, shape: (usize, usize)) -> Cells {
        let (width, height) = paper.size();
        let side = |all: f32, count: usize| (all - GAP * (count as f32 - 1.0)) / count as f32;
        let (wide, high) = (width - 2.0 * SIDE, height - TOP - head - BOTTOM);
        Cells { shape, corner: (SIDE, TOP + head), cell: (side(wide, shape.0), side(high, shape.1)) }
    }

    /// The number of parts.
    fn count(&self) -> usize {
        self.shape.0 * self.shape.1
    }

    /// The top left corner of a part.
    fn at(&self, index: usize) -> (f32, f32) {
        let (column, row) = (index % self.shape.0, index / self.shape.0);
        (self.corner.0 + column as f32 * (self.cell.0 + GAP), self.corner.1 + row as f32 * (self.cell.1 + GAP))
    }
}

impl Booklet {
    /// A booklet without a title, four puzzles to a page of A4.
    pub fn new(puzzles: Vec<Puzzle>) -> Booklet {
        Booklet { title: String::new(), paper: Paper::default(), per_page: PerPage::default(), puzzles }
    }

    /// The booklet as PDF, in the language of the explainer. The same booklet gives the same bytes.
    ///
    /// # Errors
    /// If a character is in none of the fonts.
    pub fn pdf(&self, explainer: &Explainer, fonts: &Fonts) -> Result<Vec<u8>, PrintError> {
        let mut pages = self.puzzle_pages(explainer);
        pages.extend(self.solution_pages(explainer));
        let (middle, bottom) = (self.paper.size().0 / 2.0, self.paper.size().1 - BOTTOM / 2.0);
        let numbered = pages.into_iter().zip(1..).map(|(mut page, number)| {
            page.text((middle, bottom), Align::Middle, FOOT, &number.to_string());
            page.finish()
        });
        pdf(&numbered.collect::<Vec<_>>(), self.paper, &self.title, explainer.language().tag(), fonts)
    }

    fn puzzle_pages(&self, explainer: &Explainer) -> Vec<Page> {
        let titles = wrapped(&self.title, TITLE, self.paper.size().0 - 2.0 * SIDE);
        let head = if titles.is_empty() { 0.0 } else { TITLE.line() * titles.len() as f32 + 6.0 };
        let cells = Cells::new(self.paper, head, self.per_page.shape());
        let above = NUMBER.line();
        let (size, hints) = self.hints((cells.cell.0, cells.cell.1 - above));
        let mut pages = Vec::new();
        let all: Vec<(usize, (&Puzzle, &Vec<String>))> = (1..).zip(self.puzzles.iter().zip(&hints)).collect();
        for on_page in all.chunks(cells.count()) {
            let mut page = Page::new(self.paper, size);
            for (title, line) in titles.iter().zip(1..) {
                let at = (self.paper.size().0 / 2.0, TOP + TITLE.line() * (line as f32 - 0.4));
                page.text(at, Align::Middle, TITLE, title);
            }
            for (index, (number, (puzzle, hint))) in on_page.iter().enumerate() {
                let (left, top) = cells.at(index);
                let left = left + (cells.cell.0 - block(size, cells.cell.0)) / 2.0;
                let base = top + NUMBER.size;
                page.text((left + edge(size), base), Align::Start, NUMBER, &number.to_string());
                if let Some(grade) = puzzle.grade {
                    let grade = explainer.phrase(&format!("grade-{grade}"), &[]).to_string();
                    page.text((left + size - EDGE as f32 * size / SIZE as f32, base), Align::End, GRADE, &grade);
                }
                let scene = Scene::of_digits(&puzzle.givens, puzzle.givens.filled());
                page.picture((left, top + above), size, &scene);
                for (line, count) in hint.iter().zip(1..) {
                    let base = top + above + size + HINT.line() * count as f32;
                    page.text((left + edge(size), base), Align::Start, HINT, line);
                }
            }
            pages.push(page);
        }
        pages
    }

    /// The size of pictures in this room, each with its hint in lines below, and these lines. All
    /// pictures have the same size, so that the longest hint decides; and smaller pictures have
    /// narrower hints, down to a width that reads well.
    fn hints(&self, (wide, high): (f32, f32)) -> (f32, Vec<Vec<String>>) {
        let lines = |puzzle: &Puzzle, size: f32| {
            let hint = puzzle.hint.as_deref().unwrap_or_default();
            wrapped(hint, HINT, block(size, wide) - edge(size))
        };
        let mut size = wide.min(high);
        loop {
            let hints: Vec<_> = self.puzzles.iter().map(|puzzle| lines(puzzle, size)).collect();
            let most = hints.iter().map(Vec::len).max().unwrap_or(0);
            let left = wide.min(high - HINT.line() * most as f32);
            if left >= size || size <= SMALLEST {
                return (size, hints);
            }
            size = left.max(SMALLEST);
        }
    }

    fn solution_pages(&self, explainer: &Explainer) -> Vec<Page> {
        let title = explainer.phrase("booklet-solutions", &[]).to_string();
        let cells = Cells::new(self.paper, TITLE.line() + 6.0, SOLUTIONS);
        let above = SMALL_NUMBER.line();
        let size = cells.cell.0.min(cells.cell.1 - above);
        let mut pages = Vec::new();
        let all: Vec<(usize, &Puzzle)> = (1..).zip(&self.puzzles).collect();
        for on_page in all.chunks(cells.count()) {
            let mut page = Page::new(self.paper, size);
            page.text((self.paper.size().0 / 2.0, TOP + TITLE.line() * 0.6), Align::Middle, TITLE, &title);
            for (index, (number, puzzle)) in on_page.iter().enumerate() {
                let (left, top) = cells.at(index);
                let left = left + (cells.cell.0 - size) / 2.0;
                page.text(
                    (left + edge(size), top + SMALL_NUMBER.size),
                    Align::Start,
                    SMALL_NUMBER,
                    &number.to_string(),
                );
                let scene = Scene::of_digits(&puzzle.solution, puzzle.givens.filled());
                page.picture((left, top + above), size, &scene);
            }
            pages.push(page);
        }
        pages
    }
}

/// The distance from the edge of a picture of this size to its grid.
fn edge(size: f32) -> f32 {
    MARGIN as f32 * size / SIZE as f32
}

/// The width of a picture of this size with its hint, in this room.
fn block(size: f32, room: f32) -> f32 {
    size.max(HINT_WIDTH).min(room)
}

/// The lines of a text; none if it is empty.
fn wrapped(text: &str, look: Type, width: f32) -> Vec<String> {
    let lines = crate::explain::wrap::lines_of_width(text, look.columns(width));
    lines.into_iter().filter(|line| !line.is_empty()).collect()
}
