//! The outlines of shapes.

use std::f32::consts::FRAC_PI_2;
use tiny_skia::{Path, PathBuilder};

/// The path with these data: lines, curves and arcs of circles. `None` if it has anything else.
pub(super) fn path(data: &str) -> Option<Path> {
    let mut pen = Pen { path: PathBuilder::new(), at: (0.0, 0.0), start: (0.0, 0.0) };
    let mut rest = data.trim_start();
    while let Some(command) = rest.chars().next() {
        rest = rest[command.len_utf8()..].trim_start();
        if command.eq_ignore_ascii_case(&'z') {
            pen.close();
            continue;
        }
        let mut command = command;
        let mut first = Some(number(&mut rest)?);
        // Further numbers repeat the command.
        while let Some(next) = first {
            let mut numbers = [next; 7];
            for slot in numbers.iter_mut().take(count(command)?).skip(1) {
                *slot = number(&mut rest)?;
            }
            if command.eq_ignore_ascii_case(&'a') && numbers[0] != numbers[1] {
                return None;
            }
            pen.draw(command, numbers);
            first = number(&mut rest);
            command = match command {
                'M' => 'L',
                'm' => 'l',
                other => other,
            };
        }
    }
    pen.path.finish()
}

/// The number of numbers that a command takes.
fn count(command: char) -> Option<usize> {
    match command.to_ascii_uppercase() {
        'H' | 'V' => Some(1),
        'M' | 'L' => Some(2),
        'Q' => Some(4),
        'C' => Some(6),
        'A' => Some(7),
        _ => None,
    }
}

/// Takes a number from the front of a text.
fn number(text: &mut &str) -> Option<f32> {
    let mut has_dot = false;
    let is_end = |(at, letter): &(usize, char)| match letter {
        '-' => *at > 0,
        '.' => std::mem::replace(&mut has_dot, true),
        letter => !letter.is_ascii_digit(),
    };
    let end = text.char_indices().find(is_end).map_or(text.len(), |(at, _)| at);
    let number = text[..end].parse().ok()?;
    *text = text[end..].trim_start_matches([' ', ',', '\n']);
    Some(number)
}

struct Pen {
    path: PathBuilder,
    at: (f32, f32),
    /// The start of the part that is being drawn.
    start: (f32, f32),
}

impl Pen {
    fn draw(&mut self, command: char, n: [f32; 7]) {
        let from = if command.is_ascii_lowercase() { self.at } else { (0.0, 0.0) };
        let point = |x: f32, y: f32| (from.0 + x, from.1 + y);
        match command.to_ascii_uppercase() {
            'M' => {
                self.at = point(n[0], n[1]);
                self.start = self.at;
                self.path.move_to(self.at.0, self.at.1);
            }
            'L' => self.line(point(n[0], n[1])),
            'H' => self.line((from.0 + n[0], self.at.1)),
            'V' => self.line((self.at.0, from.1 + n[0])),
            'Q' => {
                let (control, end) = (point(n[0], n[1]), point(n[2], n[3]));
                self.path.quad_to(control.0, control.1, end.0, end.1);
                self.at = end;
            }
            'C' => self.curve(point(n[0], n[1]), point(n[2], n[3]), point(n[4], n[5])),
            _ => self.arc(n[0], n[3] != 0.0, n[4] != 0.0, point(n[5], n[6])),
        }
    }

    fn line(&mut self, end: (f32, f32)) {
        self.path.line_to(end.0, end.1);
        self.at = end;
    }

    fn curve(&mut self, one: (f32, f32), other: (f32, f32), end: (f32, f32)) {
        self.path.cubic_to(one.0, one.1, other.0, other.1, end.0, end.1);
        self.at = end;
    }

    fn close(&mut self) {
        self.path.close();
        self.at = self.start;
    }

    /// An arc of a circle as curves, each at most a quarter of it.
    fn arc(&mut self, radius: f32, is_large: bool, is_clockwise: bool, end: (f32, f32)) {
        let (dx, dy) = ((end.0 - self.at.0) / 2.0, (end.1 - self.at.1) / 2.0);
        let half = dx.hypot(dy);
        if half == 0.0 {
            return;
        }
        let radius = radius.max(half);
        let aside = (radius * radius - half * half).max(0.0).sqrt() / half;
        let aside = if is_large == is_clockwise { -aside } else { aside };
        let centre = (self.at.0 + dx - dy * aside, self.at.1 + dy + dx * aside);
        let first = (self.at.1 - centre.1).atan2(self.at.0 - centre.0);
        let turn = {
            let angle = 2.0 * (half / radius).min(1.0).asin();
            let angle = if is_large { 4.0 * FRAC_PI_2 - angle } else { angle };
            if is_clockwise { angle } else { -angle }
        };
        let parts = (turn.abs() / FRAC_PI_2 - 0.001).ceil().max(1.0);
        let (step, reach) = (turn / parts, radius * 4.0 / 3.0 * (turn / parts / 4.0).tan());
        for part in 1..=parts as usize {
            let (sine, cosine) = (first + step * part as f32).sin_cos();
            let (sine_before, cosine_before) = (first + step * (part - 1) as f32).sin_cos();
            let to = (centre.0 + radius * cosine, centre.1 + radius * sine);
            let to = if part == parts as usize { end } else { to };
            let one = (self.at.0 - reach * sine_before, self.at.1 + reach * cosine_before);
            self.curve(one, (to.0 + reach * sine, to.1 - reach * cosine), to);
        }
    }
}

/// A rectangle with corners of this radius.
pub(super) fn rounded([x, y, width, height]: [f32; 4], radius: f32) -> Option<Path> {
    let mut pen = Pen { path: PathBuilder::new(), at: (0.0, 0.0), start: (0.0, 0.0) };
    let (right, bottom) = (x + width, y + height);
    pen.draw('M', [x + radius, y, 0.0, 0.0, 0.0, 0.0, 0.0]);
    let corners = [
        ((right - radius, y), (right, y + radius)),
        ((right, bottom - radius), (right - radius, bottom)),
        ((x + radius, bottom), (x, bottom - radius)),
        ((x, y + radius), (x + radius, y)),
    ];
    for (from, to) in corners {
        pen.line(from);
        pen.arc(radius, false, true, to);
    }
    pen.close();
    pen.path.finish()
}
