//! Puzzles on pages, and their solutions at the end.

use super::drawing::read;
use super::error::PrintError;
use super::fonts::Fonts;
use super::page::{Align, Page, Paper, Type};
use super::pdf::{Document, Sheets};
use super::puzzle::Puzzle;
use crate::diagram::Scene;
use crate::diagram::svg::{EDGE, MARGIN, SIZE};
use crate::explain::Explainer;
use crate::parallel::map_with_pauses;
use std::io::{self, Write};
use std::num::NonZeroUsize;

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
    /// Whether rows and columns have their names.
    pub has_labels: bool,
    /// Whether text is large.
    pub is_large: bool,
    /// The parts that are printed.
    pub parts: Parts,
    /// The puzzles, in order.
    pub puzzles: Vec<Puzzle>,
}

/// The parts of a booklet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Parts {
    /// The puzzles, and the solutions at the end.
    #[default]
    Both,
    /// The puzzles, and the solutions at the end upside down.
    UpsideDown,
    /// The puzzles alone.
    Puzzles,
    /// The solutions alone.
    Solutions,
}

/// Large print has text larger by this.
const LARGE: f32 = 1.6;

/// The layout that all pages of a booklet share.
struct Plan {
    /// The title in lines.
    titles: Vec<String>,
    cells: Cells,
    /// The size of a picture.
    size: f32,
    /// The hint of each puzzle in lines.
    hints: Vec<Vec<String>>,
    solutions: Cells,
}

/// A page, by its first puzzle.
#[derive(Clone, Copy)]
enum Place {
    Puzzles(usize),
    Solutions(usize),
}

/// Pages per thread that are laid out ahead.
const IN_FLIGHT: usize = 4;

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
        Booklet {
            title: String::new(),
            paper: Paper::default(),
            per_page: PerPage::default(),
            has_labels: true,
            is_large: false,
            parts: Parts::default(),
            puzzles,
        }
    }

    /// The booklet as PDF, in the language of the explainer. The same booklet gives the same bytes.
    ///
    /// # Errors
    /// If a character is in none of the fonts.
    pub fn pdf(&self, explainer: &Explainer, fonts: &Fonts) -> Result<Vec<u8>, PrintError> {
        let mut bytes = Vec::new();
        let written = self.write(explainer, fonts, NonZeroUsize::MIN, &mut bytes);
        // Writing to memory does not fail.
        written.map_err(|error| match error.downcast::<PrintError>() {
            Ok(error) => error,
            Err(error) => PrintError::Document(error.to_string()),
        })?;
        Ok(bytes)
    }

    /// Writes the booklet page by page, laid out on several threads.
    ///
    /// # Errors
    /// If writing fails, or a character is in none of the fonts (a [`PrintError`] within).
    pub fn write(
        &self,
        explainer: &Explainer,
        fonts: &Fonts,
        jobs: NonZeroUsize,
        out: &mut (dyn Write + Send),
    ) -> io::Result<()> {
        let mut document = Document::new(self.paper, fonts);
        let (middle, bottom) = (self.paper.size().0 / 2.0, self.paper.size().1 - BOTTOM / 2.0);
        let plan = self.plan();
        let laid_out = |(place, number): (Place, usize)| {
            let mut page = self.page(place, &plan, explainer);
            page.text((middle, bottom), Align::Middle, FOOT, &number.to_string());
            let mut drawing = read(&page.finish(), &fonts.metrics())?;
            if matches!((place, self.parts), (Place::Solutions(_), Parts::UpsideDown)) {
                drawing.turn();
            }
            Ok::<_, PrintError>(Sheets(vec![drawing]))
        };
        let pages = self.places(&plan).zip(1..).map(Some);
        map_with_pauses(pages, jobs, IN_FLIGHT, laid_out, |sheets| match sheets {
            Some(sheets) => document.push(&sheets.map_err(io::Error::other)?, out),
            None => Ok(()),
        })?;
        document.finish(&self.title, explainer.language().tag(), out)
    }

    /// The look of a text, which is larger in large print.
    fn look(&self, look: Type) -> Type {
        if self.is_large { Type { size: look.size * LARGE, ..look } } else { look }
    }

    /// The layout that all pages share.
    fn plan(&self) -> Plan {
        let titles = wrapped(&self.title, TITLE, self.paper.size().0 - 2.0 * SIDE);
        let head = if titles.is_empty() { 0.0 } else { TITLE.line() * titles.len() as f32 + 6.0 };
        let cells = Cells::new(self.paper, head, self.per_page.shape());
        let (size, hints) = self.hints((cells.cell.0, cells.cell.1 - self.look(NUMBER).line()));
        let solutions = Cells::new(self.paper, TITLE.line() + 6.0, SOLUTIONS);
        Plan { titles, cells, size, hints, solutions }
    }

    /// The pages in order, each with the number of its first puzzle from 0.
    fn places(&self, plan: &Plan) -> impl Iterator<Item = Place> + use<> {
        let count = self.puzzles.len();
        let if_any = |is_printed: bool| if is_printed { count } else { 0 };
        let puzzles = 0..if_any(self.parts != Parts::Solutions);
        let solutions = 0..if_any(self.parts != Parts::Puzzles);
        let puzzles = puzzles.step_by(plan.cells.count()).map(Place::Puzzles);
        puzzles.chain(solutions.step_by(plan.solutions.count()).map(Place::Solutions))
    }

    fn page(&self, place: Place, plan: &Plan, explainer: &Explainer) -> Page {
        match place {
            Place::Puzzles(first) => self.puzzle_page(first, plan, explainer),
            Place::Solutions(first) => self.solution_page(first, plan, explainer),
        }
    }

    fn empty_page(&self, picture: f32) -> Page {
        let page = Page::new(self.paper, picture);
        if self.has_labels { page } else { page.without_labels() }
    }

    fn puzzle_page(&self, first: usize, plan: &Plan, explainer: &Explainer) -> Page {
        let Plan { titles, cells, size, hints, .. } = plan;
        let [number_look, grade_look, hint_look] = [NUMBER, GRADE, HINT].map(|look| self.look(look));
        let (size, above) = (*size, number_look.line());
        let mut page = self.empty_page(size);
        for (title, line) in titles.iter().zip(1..) {
            let at = (self.paper.size().0 / 2.0, TOP + TITLE.line() * (line as f32 - 0.4));
            page.text(at, Align::Middle, TITLE, title);
        }
        let all = self.puzzles.iter().zip(hints).enumerate().skip(first).take(cells.count());
        for (index, (number, (puzzle, hint))) in all.enumerate() {
            let (left, top) = cells.at(index);
            let left = left + (cells.cell.0 - block(size, cells.cell.0)) / 2.0;
            let base = top + number_look.size;
            let name = puzzle.title.clone().unwrap_or_else(|| (number + 1).to_string());
            page.text((left + edge(size), base), Align::Start, number_look, &name);
            if let Some(grade) = puzzle.grade {
                let grade = explainer.phrase(&format!("grade-{grade}"), &[]).to_string();
                page.text((left + size - EDGE as f32 * size / SIZE as f32, base), Align::End, grade_look, &grade);
            }
            let scene = Scene::of_digits(&puzzle.givens, puzzle.givens.filled());
            page.picture((left, top + above), size, &scene);
            for (line, count) in hint.iter().zip(1..) {
                let base = top + above + size + hint_look.line() * count as f32;
                page.text((left + edge(size), base), Align::Start, hint_look, line);
            }
        }
        page
    }

    /// The size of pictures in this room, each with its hint in lines below, and these lines. All
    /// pictures have the same size, so that the longest hint decides; and smaller pictures have
    /// narrower hints, down to a width that reads well.
    fn hints(&self, (wide, high): (f32, f32)) -> (f32, Vec<Vec<String>>) {
        let lines = |puzzle: &Puzzle, size: f32| {
            let hint = puzzle.hint.as_deref().unwrap_or_default();
            wrapped(hint, self.look(HINT), block(size, wide) - edge(size))
        };
        let mut size = wide.min(high);
        loop {
            let hints: Vec<_> = self.puzzles.iter().map(|puzzle| lines(puzzle, size)).collect();
            let most = hints.iter().map(Vec::len).max().unwrap_or(0);
            let left = wide.min(high - self.look(HINT).line() * most as f32);
            if left >= size || size <= SMALLEST {
                return (size, hints);
            }
            size = left.max(SMALLEST);
        }
    }

    fn solution_page(&self, first: usize, plan: &Plan, explainer: &Explainer) -> Page {
        let title = explainer.phrase("booklet-solutions", &[]).to_string();
        let cells = &plan.solutions;
        let above = SMALL_NUMBER.line();
        let size = cells.cell.0.min(cells.cell.1 - above);
        let mut page = self.empty_page(size);
        page.text((self.paper.size().0 / 2.0, TOP + TITLE.line() * 0.6), Align::Middle, TITLE, &title);
        let all = self.puzzles.iter().enumerate().skip(first).take(cells.count());
        for (index, (number, puzzle)) in all.enumerate() {
            let (left, top) = cells.at(index);
            let left = left + (cells.cell.0 - size) / 2.0;
            let at = (left + edge(size), top + SMALL_NUMBER.size);
            let name = puzzle.title.clone().unwrap_or_else(|| (number + 1).to_string());
            page.text(at, Align::Start, SMALL_NUMBER, &name);
            let scene = Scene::of_digits(&puzzle.solution, puzzle.givens.filled());
            page.picture((left, top + above), size, &scene);
        }
        page
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
