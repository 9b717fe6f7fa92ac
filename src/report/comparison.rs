//! The result of a comparison of search methods.

use serde::Serialize;

/// A comparison as JSON.
#[derive(Clone, Debug, Serialize)]
pub struct ComparisonRecord {
    /// The version of the schema.
    pub schema: u32,
    /// The most solutions that were looked for in each puzzle.
    pub limit: u64,
    /// The most nodes for each puzzle and method.
    pub node_limit: Option<u64>,
    /// The most seconds for each puzzle and method.
    pub time_limit: Option<f64>,
    /// The views in which singles were looked for, by the methods that can choose.
    pub views: String,
    /// How often each method was measured on a puzzle; the shortest time counts.
    pub repeat: u32,
    /// The methods, in the order asked for.
    pub methods: Vec<MethodWithGrowth>,
}

/// A method with its totals by number of clues.
#[derive(Clone, Debug, Serialize)]
pub struct MethodWithGrowth {
    /// Its totals.
    #[serde(flatten)]
    pub sum: MethodRecord,
    /// Its totals by number of clues, fewest first.
    pub clues: Vec<CluesRecord>,
}

/// The totals of a method over all puzzles; the columns of the CSV.
#[derive(Clone, Debug, Serialize)]
pub struct MethodRecord {
    /// The method's id.
    pub method: &'static str,
    /// The number of puzzles it was given.
    pub puzzles: u64,
    /// The number of them in which it found a solution and finished.
    pub solved: u64,
    /// The number of them in which it gave up at a limit.
    pub gave_up: u64,
    /// The solutions that it found, those before giving up among them.
    pub solutions: u64,
    /// The digits written into empty cells.
    pub tried: u64,
    /// Those of them that were chosen among two or more.
    pub guesses: u64,
    /// The most choices among two or more that were open at once.
    pub max_depth: u64,
    /// The time for all puzzles, those given up among them.
    pub seconds: f64,
    /// The time as a multiple of the best method's; a lower bound if it gave up.
    pub ratio: f64,
}

/// The totals of a method over the puzzles with the same number of clues.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct CluesRecord {
    /// The number of clues.
    pub clues: usize,
    /// The number of puzzles that have it.
    pub puzzles: u64,
    /// The number of them in which it gave up.
    pub gave_up: u64,
    /// The digits written into empty cells.
    pub tried: u64,
    /// The time.
    pub seconds: f64,
}
