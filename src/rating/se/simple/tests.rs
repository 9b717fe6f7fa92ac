//! The best step against the definition.

use super::super::edition::Edition;
use super::super::on_paths::on_paths;
use super::super::simple_hint::Shape;
use super::*;

/// The best step by the definition: of all cycles and chains of all starts the first.
fn by_definition(net: &Net<12>, grid: &Grid<12>) -> Option<SimpleHint<12>> {
    let mut simple = Simple::default();
    simple.links.prepare(net, grid);
    simple.refute(net, grid);
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
    on_paths(|state| {
        let mut net = Net::<12>::default();
        net.number_all(state, Edition::Classic);
        let grid = net.grid(state);
        let found = Simple::default().best(&net, &grid);
        let key = |hint: SimpleHint<12>| (hint.rating, hint.complexity, hint.rank, hint.order, hint.removed);
        assert_eq!(found.map(key), by_definition(&net, &grid).map(key), "{:?}", state.groups);
        positions += usize::from(found.is_some());
        cycles += usize::from(found.is_some_and(|hint| matches!(hint.shape, Shape::Cycle(..))));
    });
    assert!(positions > 100 && cycles > 10, "{positions} positions, {cycles} cycles");
}
