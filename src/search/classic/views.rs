//! A choice of views, as the letters that users type.

use crate::board::View;
use std::fmt;
use std::str::FromStr;

/// Some of the four views in some order, written with `r` for row, `c` for column, `b` for box and
/// `x` for cell.
///
/// ```
/// use whydoku::search::classic::ViewChoice;
/// let choice: ViewChoice = "bx".parse().unwrap();
/// assert_eq!(choice.to_string(), "bx");
/// assert!("rr".parse::<ViewChoice>().is_err() && "".parse::<ViewChoice>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ViewChoice(Vec<View>);

/// The error of parsing letters that are no choice of views.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a choice of views: expected some of r (row), c (column), b (box), x (cell), each once")]
pub struct ViewError(String);

impl ViewChoice {
    /// The views, in order.
    pub fn iter(&self) -> impl Iterator<Item = View> + '_ {
        self.0.iter().copied()
    }
}

impl Default for ViewChoice {
    /// All four, in the order `rcbx`.
    fn default() -> Self {
        ViewChoice(vec![View::Row, View::Column, View::Box, View::Cell])
    }
}

impl FromStr for ViewChoice {
    type Err = ViewError;

    fn from_str(text: &str) -> Result<ViewChoice, ViewError> {
        let wrong = || ViewError(text.into());
        let mut views = Vec::new();
        for letter in text.chars() {
            let view = match letter.to_ascii_lowercase() {
                'r' => View::Row,
                'c' => View::Column,
                'b' => View::Box,
                'x' => View::Cell,
                _ => return Err(wrong()),
            };
            if views.contains(&view) {
                return Err(wrong());
            }
            views.push(view);
        }
        if views.is_empty() { Err(wrong()) } else { Ok(ViewChoice(views)) }
    }
}

impl fmt::Display for ViewChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |view| match view {
            View::Row => 'r',
            View::Column => 'c',
            View::Box => 'b',
            View::Cell => 'x',
        };
        self.iter().try_for_each(|view| fmt::Write::write_char(f, letter(view)))
    }
}
