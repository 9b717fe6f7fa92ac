//! The best step against the definition.

use super::super::edition::Edition;
use super::super::rater::Rater;
use super::super::simple_hint::Shape;
use super::super::state::State;
use super::*;
use crate::board::Position;
use crate::cancel::Cancel;

const PUZZLES: [&str; 5] = [
    ".3...89.2..2....4.......567...76...34...53........485.96..3....28.41.6.......617.",
    ".....3..99..2..6..6..94.85.2...91.4...8.....7.4.....3............5...1..8.1..237.",
    "..7.5...9......6....5...7.....1.3.2..12..59.......7.....4.91....2.....867....8..3",
    ".7.4...1.....27..9.2....57.2......9.9..61..4..35..2.........7..71.....84..4..6...",
    ".1....8...7.......45...6.1....1.5.4.5..84..6....6......39..2.8...2.51..6......9..",
];

/// The best step by the definition: of all cycles and chains of all starts the first.
fn by_definition(net: &Net<12>, grid: &Grid<12>) -> Option<SimpleHint<12>> {
    let mut simple = Simple::default();
    simple.prepare(net, grid);
    let mut all = Vec::new();
    for setting in [X, Y, XY] {
        simple.links.compose(net, grid, setting);
        for start in simple.starts(net, grid) {
            simple.tree.grow_all(&simple.links, net, grid, setting, start, LONGEST);
            simple.tree.cycles(&simple.links, net, grid, setting, start, &mut |hint| all.push(hint));
            for shape in [Shape::ToFalse, Shape::ToTrue] {
                let length = simple.links.distance(net, setting, start, shape, LONGEST).filter(|_| setting != Y);
                all.extend(length.map(|length| chain_hint(net, grid, setting, start, shape, length)));
            }
        }
    }
    sort(&mut all);
    all.into_iter().next()
}

#[test]
fn the_best_step_is_the_first_of_all() {
    let (mut positions, mut cycles) = (0, 0);
    for puzzle in PUZZLES {
        let puzzle = puzzle.parse().unwrap();
        let mut position = Position::new(&puzzle).unwrap();
        let mut rater = Rater::new();
        for step in rater.steps(&puzzle, Cancel::NEVER).unwrap().map(Result::unwrap) {
            let mut state = State::at(&position).unwrap();
            state.refresh();
            let mut net = Net::<12>::default();
            net.number_all(&state, Edition::Classic);
            let grid = net.grid(&state);
            let found = Simple::default().best(&net, &grid);
            let key = |hint: SimpleHint<12>| (hint.rating, hint.complexity, hint.rank, hint.order, hint.removed);
            assert_eq!(found.map(key), by_definition(&net, &grid).map(key), "{position:?}");
            positions += usize::from(found.is_some());
            cycles += usize::from(found.is_some_and(|hint| matches!(hint.shape, Shape::Cycle(..))));
            for gone in step.eliminations {
                position.remove(gone);
            }
            if let Some(placed) = step.placement {
                position.place(placed);
            }
        }
    }
    assert!(positions > 100 && cycles > 10, "{positions} positions, {cycles} cycles");
}
