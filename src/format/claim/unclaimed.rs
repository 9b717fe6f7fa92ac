//! The reason that a line is no claim.

/// The reason that a line is no claim.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Unclaimed {
    /// It says nothing about a move.
    Nothing,
    /// It gives reasons for what is claimed elsewhere.
    Reason,
    /// It is supposed only.
    Supposed,
    /// It names several possibilities.
    Alternative,
    /// It asks.
    Question,
    /// It says only that something can be.
    Possible,
    /// It is taken back.
    TakenBack,
    /// It says that a candidate is not gone.
    NotGone,
    /// It is a guess of the program that wrote the path, or stands under one.
    Guess,
    /// This word is not understood.
    UnknownWord(String),
    /// These words are not understood.
    Unclear(String),
    /// These words place several digits in a cell.
    SeveralDigits(String),
    /// A row of a table whose columns are not known.
    NoHeading,
    /// This field of an object is not understood.
    UnknownField(String),
    /// An object without a cell or without a digit.
    NoMove,
    /// A row or column 0, without a word that counting begins there.
    FromZero,
    /// The text is longer than what is read: this many bytes at most.
    TooLong(usize),
}

impl Unclaimed {
    /// Whether the line speaks of a move and was understood as a whole, but claims nothing.
    pub const fn is_understood(&self) -> bool {
        use Unclaimed::{Alternative, Guess, NotGone, Possible, Question, Reason, Supposed, TakenBack};
        matches!(self, Reason | Supposed | Alternative | Question | Possible | TakenBack | NotGone | Guess)
    }

    /// The end of the key of its message.
    pub const fn name(&self) -> &'static str {
        match self {
            Unclaimed::Nothing => "nothing",
            Unclaimed::Reason => "reason",
            Unclaimed::Supposed => "supposed",
            Unclaimed::Alternative => "alternative",
            Unclaimed::Question => "question",
            Unclaimed::Possible => "possible",
            Unclaimed::TakenBack => "taken-back",
            Unclaimed::NotGone => "not-gone",
            Unclaimed::Guess => "guess",
            Unclaimed::UnknownWord(_) => "unknown-word",
            Unclaimed::Unclear(_) => "unclear",
            Unclaimed::SeveralDigits(_) => "several-digits",
            Unclaimed::NoHeading => "no-heading",
            Unclaimed::UnknownField(_) => "unknown-field",
            Unclaimed::NoMove => "no-move",
            Unclaimed::FromZero => "from-zero",
            Unclaimed::TooLong(_) => "too-long",
        }
    }

    /// The words or the number that the reason is about.
    pub fn part(&self) -> String {
        match self {
            Unclaimed::UnknownWord(text)
            | Unclaimed::Unclear(text)
            | Unclaimed::SeveralDigits(text)
            | Unclaimed::UnknownField(text) => text.clone(),
            Unclaimed::TooLong(most) => most.to_string(),
            _ => String::new(),
        }
    }
}
