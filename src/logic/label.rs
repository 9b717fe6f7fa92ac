//! The names of events on the page: numbers, and numbers within a step.

use std::fmt;

/// The label by which a reader knows an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Label {
    /// An event of the trace, by its number from 1.
    Event(usize),
    /// A line of the step in hand: `3`, or `3.2` for a line of a step that is itself line 3.
    Line(Vec<usize>),
    /// The assumptions of the case in hand.
    Assumption,
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Label::Event(number) => write!(f, "{number}"),
            Label::Line(numbers) => {
                let separated = |(i, number)| write!(f, "{}{number}", if i == 0 { "" } else { "." });
                numbers.iter().enumerate().try_for_each(separated)
            }
            Label::Assumption => Ok(()),
        }
    }
}
