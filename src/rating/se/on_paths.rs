//! The states on the paths of some puzzles, for tests.

use super::rater::Rater;
use super::state::State;
use crate::board::Position;
use crate::cancel::Cancel;

const PUZZLES: [&str; 7] = [
    ".3...89.2..2....4.......567...76...34...53........485.96..3....28.41.6.......617.",
    ".....3..99..2..6..6..94.85.2...91.4...8.....7.4.....3............5...1..8.1..237.",
    "..7.5...9......6....5...7.....1.3.2..12..59.......7.....4.91....2.....867....8..3",
    ".7.4...1.....27..9.2....57.2......9.9..61..4..35..2.........7..71.....84..4..6...",
    ".1....8...7.......45...6.1....1.5.4.5..84..6....6......39..2.8...2.51..6......9..",
    "5.4....8..7.2.........31.......8..6.4....97..1.....3.5..9.....7.8.4.5.....7....2.",
    "..28...9.7...9.3...46.....2.9..1..4......2...6......7...3..9..1.1...7924.....5..3",
];

/// Visits the state before each step.
pub fn on_paths(mut visit: impl FnMut(&State)) {
    for puzzle in PUZZLES {
        let puzzle = puzzle.parse().unwrap();
        let mut position = Position::new(&puzzle).unwrap();
        let mut rater = Rater::new();
        for step in rater.steps(&puzzle, Cancel::NEVER).unwrap().map(Result::unwrap) {
            let mut state = State::at(&position).unwrap();
            state.refresh();
            visit(&state);
            for gone in step.eliminations {
                position.remove(gone);
            }
            if let Some(placed) = step.placement {
                position.place(placed);
            }
        }
    }
}
