//! The reason why something cannot be printed.

/// The reason why something cannot be printed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PrintError {
    /// The bytes that were given are no font.
    #[error("this is no TrueType or OpenType font")]
    NoFont,
    /// No font has this character.
    #[error("no font has a glyph for {0:?}")]
    NoGlyph(String),
    /// A picture has more pixels than programs can show.
    #[error("the picture would be {0} by {1} pixels")]
    TooLarge(u32, u32),
    /// The document cannot be put together.
    #[error("{0}")]
    Document(String),
}
