//! Kinds of paths.

/// The kind of path that is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Aim {
    /// Step after step from the first technique that gives anything.
    #[default]
    Standard,
    /// The same without unnecessary steps.
    Lean,
}

impl Aim {
    /// Every aim.
    pub const ALL: [Aim; 2] = [Aim::Standard, Aim::Lean];

    /// The name that other programs rely on.
    pub const fn name(self) -> &'static str {
        match self {
            Aim::Standard => "standard",
            Aim::Lean => "lean",
        }
    }
}
