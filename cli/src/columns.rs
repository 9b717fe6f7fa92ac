//! Text in aligned columns.

use textwrap::core::display_width;

/// The alignment of a column's text.
#[derive(Clone, Copy)]
pub enum Align {
    Left,
    Right,
}

/// The layout of a column.
#[derive(Clone, Copy)]
pub struct Column {
    align: Align,
    /// The least width; a column grows with its text.
    width: usize,
}

impl Column {
    /// A column as wide as its widest text.
    pub const fn new(align: Align) -> Column {
        Column { align, width: 0 }
    }

    /// A column of at least this width.
    pub const fn at_least(align: Align, width: usize) -> Column {
        Column { align, width }
    }
}

/// Lays out rows in columns with two spaces between them. East Asian characters count as two
/// columns; trailing spaces are trimmed.
pub fn columns<const N: usize>(layout: [Column; N], rows: &[[String; N]]) -> Vec<String> {
    let mut widths = layout.map(|column| column.width);
    for row in rows {
        for (width, text) in widths.iter_mut().zip(row) {
            *width = display_width(text).max(*width);
        }
    }
    let line = |row: &[String; N]| {
        let mut line = String::new();
        for ((text, column), width) in row.iter().zip(layout).zip(widths) {
            let padding = " ".repeat(width - display_width(text));
            let (before, after) = match column.align {
                Align::Left => ("", padding.as_str()),
                Align::Right => (padding.as_str(), ""),
            };
            line.extend([before, text, after, "  "]);
        }
        line.truncate(line.trim_end().len());
        line
    };
    rows.iter().map(line).collect()
}
