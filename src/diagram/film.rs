//! A search as an animated picture: digits come and go as the method writes and takes them back.
//!
//! One SVG file without scripts. Every digit is drawn once, in its cell, and visible from the event
//! that wrote it to the one that took it back. A digit that was a choice has a ring; a question
//! without an answer is crossed out for one beat. A renderer without animation shows the givens.

use super::scene::Scene;
use super::style::{self, escaped};
use super::svg::{self, SIZE};
use crate::board::{Candidate, Cell, CellSet, Constraint, Element, Position, Question};
use crate::search::classic::SearchEvent;
use std::fmt::Write;

/// The room for the number of the event below the grid.
const FOOT: i32 = 34;

const STYLE: &str = "\
.whydoku .later{visibility:hidden}
.whydoku .count{font-size:18px;text-anchor:end;fill:$soft}
";
const DARK: &str = ".whydoku .count{fill:$soft}";

/// The animated picture of these events, each shown for `beat` milliseconds.
pub fn film(start: &Position, events: &[SearchEvent], beat: u64, title: &str) -> String {
    let empty = Scene { title: title.into(), ..Scene::of(start).without_candidates() };
    let height = SIZE + FOOT;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"whydoku\" viewBox=\"0 0 {SIZE} {height}\" width=\"{SIZE}\" \
        height=\"{height}\" role=\"img\">\n<title>{}</title>\n<style>\n{}{}{}</style>\n<rect class=\"a\" width=\"{SIZE}\" height=\"{height}\"/>\n{}",
        escaped(title),
        style::standalone(),
        style::light(STYLE),
        style::if_dark(DARK),
        svg::nested(&empty, 0, 0),
    );
    let mut film = Film { out: &mut out, beat, written: [None; 81] };
    for (time, &event) in events.iter().enumerate() {
        film.event(time, event);
    }
    for cell in Cell::all() {
        film.end(cell, None);
    }
    film.count(events.len());
    out + "</svg>\n"
}

struct Film<'a> {
    out: &'a mut String,
    beat: u64,
    /// For each cell the digit it shows, whether it was a choice, and the event that wrote it.
    written: [Option<(Candidate, bool, usize)>; 81],
}

impl Film<'_> {
    fn event(&mut self, time: usize, event: SearchEvent) {
        match event {
            SearchEvent::Filled { candidate, of } => {
                self.end(candidate.cell(), Some(time));
                self.written[candidate.cell().index()] = Some((candidate, of > 1, time));
            }
            SearchEvent::Emptied(cell) => self.end(cell, Some(time)),
            SearchEvent::DeadEnd(constraint) => self.dead_end(time, constraint),
            SearchEvent::Solution => {}
        }
    }

    /// Draws the digit of a cell once its last event is known.
    fn end(&mut self, cell: Cell, end: Option<usize>) {
        let Some((candidate, choice, begin)) = self.written[cell.index()].take() else { return };
        let [x, y, width, tall] = svg::area(cell);
        let (x, y) = (x + width / 2, y + tall / 2);
        let ring = if choice { format!("<circle class=\"r\" cx=\"{x}\" cy=\"{y}\" r=\"26\"/>") } else { String::new() };
        let class = if choice { "o" } else { "f" };
        let text = format!("{ring}<text class=\"{class}\" x=\"{x}\" y=\"{}\">{}</text>", y + 13, candidate.digit());
        self.shown(&text, begin, end);
    }

    fn dead_end(&mut self, time: usize, constraint: Constraint) {
        let cells = match constraint.question() {
            Question::WhichDigit(cell) => CellSet::of(cell),
            Question::Where(_, house) => house.cells(),
        };
        let mut text = String::new();
        for cell in cells {
            let [x, y, width, tall] = svg::area(cell);
            let (left, top, side) = (x + 6, y + 6, width.min(tall) - 12);
            // Writing into a string cannot fail.
            let _ = write!(
                text,
                "<rect class=\"x\" fill-opacity=\".35\" x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\"/>\
                <path class=\"x\" d=\"M{left} {top}l{side} {side}m0 -{side}l-{side} {side}\"/>"
            );
        }
        self.shown(&text, time, Some(time + 1));
    }

    /// Shows a drawing from one event to another.
    fn shown(&mut self, drawing: &str, begin: usize, end: Option<usize>) {
        let at = |time: usize| time as u64 * self.beat;
        let dur = match end {
            Some(end) => format!("dur=\"{}ms\"", at(end) - at(begin)),
            None => "fill=\"freeze\"".into(),
        };
        let _ = writeln!(
            self.out,
            "<g class=\"later\">{drawing}<set attributeName=\"visibility\" to=\"visible\" begin=\"{}ms\" {dur}/></g>",
            at(begin)
        );
    }

    /// The number of the event, at most twenty times.
    fn count(&mut self, events: usize) {
        let step = events.div_ceil(20).max(1);
        let marks: Vec<usize> = (0..events).step_by(step).chain([events]).collect();
        for (i, &mark) in marks.iter().enumerate() {
            let text = format!("<text class=\"count\" x=\"{}\" y=\"{}\">{mark} / {events}</text>", SIZE - 8, SIZE + 22);
            self.shown(&text, mark, marks.get(i + 1).copied());
        }
    }
}
