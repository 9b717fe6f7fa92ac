//! Options for pictures in the terminal.

/// Options for writing a scene.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TerminalOptions {
    /// Whether to write ANSI sequences for colours and bold type.
    pub color: bool,
    /// Whether to show the candidates of empty cells. Without them an empty cell is a dot, unless a
    /// candidate is marked.
    pub candidates: bool,
    /// Whether to use ASCII characters only.
    pub ascii: bool,
    /// Large or compact.
    pub layout: Layout,
}

/// Large or compact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Layout {
    /// Three by three places a cell.
    #[default]
    Blocks,
    /// One line a row.
    Lines,
}

impl Default for TerminalOptions {
    /// Large, with candidates, plain.
    fn default() -> Self {
        TerminalOptions { color: false, candidates: true, ascii: false, layout: Layout::Blocks }
    }
}
