//! Characters in rows, each with a style; and the lines of the grid.

use anstyle::{Effects, Style};

/// The place of the first cell's left border.
pub(super) const LEFT: usize = 4;

/// Characters in rows, each with a style.
pub(super) struct Canvas(Vec<Vec<(char, Style)>>);

impl Canvas {
    pub(super) fn new(width: usize, height: usize) -> Canvas {
        Canvas(vec![vec![(' ', Style::new()); width]; height])
    }

    pub(super) fn put(&mut self, x: usize, y: usize, text: &str, style: Style) {
        for (i, character) in text.chars().enumerate() {
            if let Some(place) = self.0.get_mut(y).and_then(|row| row.get_mut(x + i)) {
                *place = (character, style);
            }
        }
    }

    pub(super) fn render(&self, color: bool) -> String {
        let mut text = String::new();
        for row in &self.0 {
            let end = row.iter().rposition(|(character, _)| *character != ' ').map_or(0, |last| last + 1);
            let mut style = Style::new();
            for &(character, wanted) in &row[..end] {
                // A blank looks the same in every style but an inverted one.
                let is_seen = character != ' ' || [wanted, style].iter().any(is_inverted);
                if color && wanted != style && is_seen {
                    text.push_str(&format!("{}{wanted}", style.render_reset()));
                    style = wanted;
                }
                text.push(character);
            }
            text.push_str(&style.render_reset().to_string());
            text.push('\n');
        }
        text
    }
}

fn is_inverted(style: &Style) -> bool {
    style.get_effects().contains(Effects::INVERT)
}

/// The characters of the lines.
pub(super) struct Lines {
    /// A light and a heavy line across.
    across: [char; 2],
    /// The same for lines down.
    down: [char; 2],
    /// The meeting of two lines, by the weight of the line across, then of the line down.
    cross: [[char; 2]; 2],
    /// The corners and the ends of lines at the heavy edge.
    corners: [[char; 2]; 2],
    top: [char; 2],
    bottom: [char; 2],
    left: [char; 2],
    right: [char; 2],
}

impl Lines {
    const UNICODE: Lines = Lines {
        across: ['─', '━'],
        down: ['│', '┃'],
        cross: [['┼', '╂'], ['┿', '╋']],
        corners: [['┏', '┓'], ['┗', '┛']],
        top: ['┯', '┳'],
        bottom: ['┷', '┻'],
        left: ['┠', '┣'],
        right: ['┨', '┫'],
    };
    const ASCII: Lines = Lines {
        across: ['.', '-'],
        down: [':', '|'],
        cross: [[':', '|'], ['-', '+']],
        corners: [['+', '+'], ['+', '+']],
        top: ['-', '+'],
        bottom: ['-', '+'],
        left: ['|', '+'],
        right: ['|', '+'],
    };

    pub(super) const fn of(ascii: bool) -> &'static Lines {
        if ascii { &Lines::ASCII } else { &Lines::UNICODE }
    }

    /// The character where a line across and a line down may be (`Some(true)`: a heavy one), given
    /// whether it is the first or last line of its direction.
    pub(super) fn at(
        &self,
        across: Option<bool>,
        down: Option<bool>,
        (first_line, last_line): (bool, bool),
        (first_column, last_column): (bool, bool),
    ) -> Option<char> {
        let (across, down) = match (across.map(usize::from), down.map(usize::from)) {
            (None, None) => return None,
            (Some(across), None) => return Some(self.across[across]),
            (None, Some(down)) => return Some(self.down[down]),
            (Some(across), Some(down)) => (across, down),
        };
        Some(match (first_line, last_line, first_column, last_column) {
            (true, _, true, _) => self.corners[0][0],
            (true, _, _, true) => self.corners[0][1],
            (_, true, true, _) => self.corners[1][0],
            (_, true, _, true) => self.corners[1][1],
            (true, ..) => self.top[down],
            (_, true, ..) => self.bottom[down],
            (_, _, true, _) => self.left[across],
            (_, _, _, true) => self.right[across],
            _ => self.cross[across][down],
        })
    }
}

/// The weight of a line of the grid, heavy between boxes; `None` between lines.
pub(super) fn weight(at: usize, step: usize) -> Option<bool> {
    at.is_multiple_of(step).then_some(at.is_multiple_of(3 * step))
}
