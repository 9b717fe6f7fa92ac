//! The assumptions about one digit that may contradict themselves (rule 23).
//!
//! A *template* is a way to place a digit in every row, column and box. The consequences of a true
//! candidate within its digit contradict each other only if it is in no template, those of a false
//! one only if it is in all of them. Templates of all digits are found faster than consequences.

use super::net::{Grid, Net};
use super::record::Said;
use crate::board::{Cell, CellSet, Element, House};
use crate::technique::in_templates;

/// For each digit, the cells in some template.
pub struct Templates([CellSet; 9]);

impl Templates {
    /// Finds them on a grid with these filled cells.
    pub fn new<const W: usize>(net: &Net<W>, grid: &Grid<W>, values: &[u8; 81]) -> Templates {
        let mut cells = [CellSet::EMPTY; 9];
        for number in grid.alive.iter() {
            let candidate = usize::from(net.nodes[number].candidate);
            cells[candidate % 9].insert(Cell::from_index(candidate / 9));
        }
        for (cell, &value) in values.iter().enumerate().filter(|(_, value)| **value != 0) {
            cells[usize::from(value) - 1].insert(Cell::from_index(cell));
        }
        Templates(cells.map(in_templates))
    }

    /// Whether an assumption may contradict itself.
    pub fn may_refute<const W: usize>(&self, net: &Net<W>, (number, is_on): Said) -> bool {
        let candidate = usize::from(net.nodes[usize::from(number)].candidate);
        let (cell, possible) = (Cell::from_index(candidate / 9), self.0[candidate % 9]);
        if is_on {
            !possible.contains(cell)
        } else {
            (possible & House::row(candidate / 81).cells()).without(cell).is_empty()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cancel::Cancel;
    use crate::rating::se::edition::Edition;
    use crate::rating::se::forcing::Kind;
    use crate::rating::se::on_paths::on_paths;
    use crate::rating::se::record::Run;
    use crate::rating::se::run::{Nothing, Stage};

    /// Every assumption that contradicts itself when it is followed may.
    #[test]
    fn no_contradiction_within_a_digit_is_left_out() {
        let (mut contradictions, mut spared) = (0, 0);
        on_paths(|state| {
            let mut net = Net::<12>::default();
            net.number_all(state, Edition::Classic);
            let grid = net.grid(state);
            let templates = Templates::new(&net, &grid, &state.values);
            let mut run = Run::default();
            for number in grid.alive.iter().map(|number| number as u16) {
                for is_on in [true, false] {
                    let said = (number, is_on);
                    let how = (Kind::Nishio.mode(), Stage::ALONE, None);
                    run.follow(&net, &grid, said, how, &mut Nothing, Cancel::NEVER);
                    let may = templates.may_refute(&net, said);
                    assert!(may || run.clash.is_none(), "{said:?}");
                    contradictions += usize::from(run.clash.is_some());
                    spared += usize::from(!may);
                }
            }
        });
        assert!(contradictions > 50 && spared > 1000, "{contradictions} contradictions, {spared} spared");
    }
}
