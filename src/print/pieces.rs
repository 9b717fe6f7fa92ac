//! The content of a page: pieces in blocks, which stay on one page if they fit there.

use super::page::{Align, Page, Paper, Run, Type};
use crate::diagram::{Sample, Scene};
use std::iter;

/// The margins, in points.
pub(super) const SIDE: f32 = 52.0;
const TOP: f32 = 50.0;
const BOTTOM: f32 = 58.0;

/// A block longer than a page begins on the current page, if this much room is left there.
const ENOUGH: f32 = 320.0;

/// The content of a piece; places are from the left margin and from the top of the block.
#[derive(Clone)]
pub(super) enum What {
    /// Text, from its x.
    Text(Align, Type, Vec<Run>),
    /// A text in a frame.
    Badge(Type, Vec<Run>),
    /// A picture.
    Picture(Box<Scene>),
    /// An entry of a key.
    Sample(Sample),
    /// A rectangle of a colour.
    Bar(&'static str),
}

/// A piece with its place.
#[derive(Clone)]
pub(super) struct Piece {
    pub(super) x: f32,
    pub(super) top: f32,
    pub(super) width: f32,
    pub(super) height: f32,
    pub(super) what: What,
}

/// Pieces in order from top to bottom.
#[derive(Clone, Default)]
pub(super) struct Block {
    pub(super) pieces: Vec<Piece>,
    /// The place where the next piece would begin.
    pub(super) end: f32,
    /// The room before it, but for the top of a page.
    pub(super) before: f32,
}

impl Block {
    pub(super) fn after(before: f32) -> Block {
        Block { before, ..Block::default() }
    }

    /// A line of text below all others.
    pub(super) fn line(&mut self, x: f32, look: Type, runs: Vec<Run>) {
        self.push(x, 0.0, look.line(), What::Text(Align::Start, look, runs));
    }

    /// A piece below all others.
    pub(super) fn push(&mut self, x: f32, width: f32, height: f32, what: What) {
        self.pieces.push(Piece { x, top: self.end, width, height, what });
        self.end += height;
    }

    /// The height of the block.
    fn height(&self) -> f32 {
        self.pieces.iter().map(|piece| piece.top + piece.height).fold(self.end, f32::max)
    }
}

/// Fills one page after the other.
pub(super) struct Press {
    paper: Paper,
    /// The size of most pictures.
    picture: f32,
    full: Vec<Page>,
    page: Page,
    /// The height to which the page is filled.
    y: f32,
}

impl Press {
    pub(super) fn new(paper: Paper, picture: f32) -> Press {
        Press { paper, picture, full: Vec::new(), page: Page::new(paper, picture), y: TOP }
    }

    /// The width and the height inside the margins.
    pub(super) fn room(paper: Paper) -> (f32, f32) {
        let (width, height) = paper.size();
        (width - 2.0 * SIDE, height - TOP - BOTTOM)
    }

    fn bottom(&self) -> f32 {
        self.paper.size().1 - BOTTOM
    }

    /// Begins a new page, unless nothing is on this one.
    pub(super) fn turn(&mut self) {
        if self.y > TOP {
            self.full.push(std::mem::replace(&mut self.page, Page::new(self.paper, self.picture)));
            self.y = TOP;
        }
    }

    /// Prints a block, on the next page if there is no room on this one.
    pub(super) fn print(&mut self, block: &Block) {
        let before = if self.y > TOP { block.before } else { 0.0 };
        let (left, height) = (self.bottom() - self.y - before, block.height());
        let fits_a_page = height <= self.bottom() - TOP + 0.1;
        if height > left + 0.1 && (fits_a_page || left < ENOUGH) {
            self.turn();
        } else {
            self.y += before;
        }
        let mut offset = self.y;
        for piece in &block.pieces {
            if offset + piece.top + piece.height > self.bottom() + 0.1 && offset + piece.top > TOP {
                self.turn();
                offset = TOP - piece.top;
            }
            self.piece(piece, offset);
            self.y = self.y.max(offset + piece.top + piece.height);
        }
        self.y = self.y.max(offset + block.end);
    }

    fn piece(&mut self, piece: &Piece, offset: f32) {
        let (x, y) = (SIDE + piece.x, offset + piece.top);
        match &piece.what {
            What::Text(align, look, runs) => self.page.runs((x, y + look.size), *align, *look, runs),
            What::Badge(look, runs) => {
                self.page.outlined((x, y), (piece.width, piece.height), look.colour);
                let at = (x + piece.width / 2.0, y + (piece.height + 0.71 * look.size) / 2.0);
                self.page.runs(at, Align::Middle, *look, runs);
            }
            What::Picture(scene) => self.page.picture((x, y), piece.width, scene),
            What::Sample(sample) => self.page.sample((x, y), piece.width, *sample),
            What::Bar(colour) => self.page.filled((x, y), (piece.width, piece.height), colour),
        }
    }

    /// All pages, numbered, each with its line at the foot.
    pub(super) fn pages(self, look: Type, foot: &str) -> Vec<String> {
        let ((wide, high), count) = (self.paper.size(), self.full.len() + 1);
        let y = high - BOTTOM / 2.0;
        let numbered = self.full.into_iter().chain(iter::once(self.page)).zip(1..).map(|(mut page, number)| {
            page.text((SIDE, y), Align::Start, look, foot);
            page.text((wide - SIDE, y), Align::End, look, &format!("{number} / {count}"));
            page.finish()
        });
        numbered.collect()
    }
}
