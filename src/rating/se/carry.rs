//! Exact runs carried on from grid to grid.
//!
//! A step mostly removes a single candidate, and most runs take the same course without it. They
//! differ where the candidate became true, and where one of its groups has one member left: that
//! comes when the last but one of the *other* members is expanded, and came then with the
//! candidate, too, if it had been expanded before. A group with two members left tells nothing, and
//! nor does one whose last member was true already. So the places of the members of four groups in
//! the list of false candidates tell up to where a run stays as it is; from there on it is followed
//! again.
//!
//! Inner rules depend on the whole working grid. They find the same as long as that is the same:
//! where the candidate had gone from it before they were first tried. It may be one of the
//! candidates that a step of theirs rests on, but not the only one.

use super::bits::Bits;
use super::net::{Grid, NONE, Net};
use super::record::{Run, trigger_of};

/// The part of a run that stays as it is on the next grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Carried {
    /// All of it.
    Whole,
    /// The records that remain.
    Part,
    /// None of it, or not enough to go on from.
    Nothing,
}

/// The place of a candidate that is never false.
const NEVER: usize = usize::MAX;

impl<const W: usize> Run<W> {
    /// Carries the run on to a grid that has lost candidates, as far as it takes the same course.
    pub fn carry(&mut self, net: &Net<W>, grid: &Grid<W>, is_lowest: bool) -> Carried {
        let gone = self.alive.minus(&grid.alive);
        let first = gone.iter().map(|number| self.first_change(net, grid, number)).min().unwrap_or(NEVER);
        if first < self.expanded {
            if !is_lowest || first == 0 {
                return Carried::Nothing;
            }
            self.keep(first, grid);
            return Carried::Part;
        }
        if !is_lowest && !self.keep_steps(&gone) {
            return Carried::Nothing;
        }
        self.off.set = self.off.set.minus(&gone);
        Carried::Whole
    }

    /// The place of the first false candidate whose expansion another one, which has gone from the
    /// grid, may change.
    fn first_change(&self, net: &Net<W>, grid: &Grid<W>, gone: usize) -> usize {
        let node = &net.nodes[gone];
        let of_true = if self.on.set.has(gone) { self.place_of_true(gone) } else { NEVER };
        let own = self.place(gone);
        node.groups.iter().fold(of_true, |first, &group| {
            let members = grid.groups[usize::from(group)];
            first.min(if members == 0 { NEVER } else { self.change_of_group(net, group, members, own) })
        })
    }

    /// The place at which a group has one member left, if that does not come where it did with
    /// another member at `own`.
    fn change_of_group(&self, net: &Net<W>, group: u16, members: u16, own: usize) -> usize {
        let (mut last, mut last_place, mut before) = (0, 0, 0);
        for number in net.members(group, members) {
            let place = self.place(usize::from(number));
            if place >= last_place {
                (last, before, last_place) = (usize::from(number), last_place, place);
            } else {
                before = before.max(place);
            }
            if before == NEVER {
                return NEVER;
            }
        }
        let is_same = own < before || self.on.set.has(last) && self.is_true_before(last, before);
        if is_same { NEVER } else { before }
    }

    /// Whether a true candidate became so before the expansion of a false one.
    fn is_true_before(&self, number: usize, place: usize) -> bool {
        self.on.from[number] == NONE || self.place_of_true(number) < place
    }

    /// The place of a candidate among the false ones.
    fn place(&self, number: usize) -> usize {
        if self.off.set.has(number) { usize::from(self.places[number]) } else { NEVER }
    }

    /// The place of the false candidate that made this one true.
    fn place_of_true(&self, number: usize) -> usize {
        usize::from(self.places[usize::from(trigger_of(self.on.from[number]))])
    }

    /// Keeps the records from before the expansion of a false candidate, without those of
    /// candidates that have gone.
    fn keep(&mut self, first: usize, grid: &Grid<W>) {
        let is_later = |&number: &u16| !self.is_true_before(usize::from(number), first);
        let ons = self.on.list.iter().position(is_later).unwrap_or(self.on.list.len());
        self.on.truncate(ons);
        let from = |number: u16| self.off.from[usize::from(number)];
        let is_later = |&number: &u16| from(number) != NONE && !self.on.set.has(usize::from(from(number)));
        let offs = self.off.list.iter().position(is_later).unwrap_or(self.off.list.len());
        self.off.truncate(offs);
        self.off.set = self.off.set.and(&grid.alive);
        let is_alive = |number: u16| grid.alive.has(usize::from(number));
        self.expanded = self.off.list[..first].iter().filter(|&&number| is_alive(number)).count();
        self.off.list.retain(|&number| is_alive(number));
        for (place, &number) in self.off.list.iter().enumerate() {
            self.places[usize::from(number)] = place as u16;
        }
        self.clash = None;
        self.advanced = NEVER;
    }

    /// Takes candidates from those that steps of inner rules rest on. Returns whether these rules
    /// find the same steps without them.
    fn keep_steps(&mut self, gone: &Bits<W>) -> bool {
        if self.advanced == NEVER {
            return true;
        }
        if gone.iter().any(|number| self.place(number) >= self.advanced) {
            return false;
        }
        self.steps.iter_mut().all(|step| {
            step.parents.retain(|&mut parent| !gone.has(usize::from(parent)));
            !step.parents.is_empty()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cancel::Cancel;
    use crate::rating::se::edition::Edition;
    use crate::rating::se::forcing::Kind;
    use crate::rating::se::nested::{Level, Levels};
    use crate::rating::se::on_paths::on_paths;
    use crate::rating::se::record::Said;
    use crate::rating::se::run::{Advance, Nothing, Stage};

    /// What a run on a grid says, whatever is left of candidates that have gone.
    fn told(run: &Run<12>, grid: &Grid<12>) -> impl PartialEq + std::fmt::Debug + use<> {
        let from = |list: &[u16], from: &[u16]| {
            let alive = list.iter().filter(|&&number| grid.alive.has(usize::from(number)));
            alive.map(|&number| (number, from[usize::from(number)])).collect::<Vec<(u16, u16)>>()
        };
        let on = from(&run.on.list, &run.on.from);
        let off = from(&run.off.list, &run.off.from);
        assert!(run.off.set.minus(&grid.alive).is_empty());
        let steps: Vec<_> = run.steps.iter().map(|step| (step.parents.clone(), step.nested)).collect();
        (on, off, run.off.set, run.clash, steps)
    }

    /// Follows all assumptions of grids that lose one candidate after the other, once carried on
    /// and once from the beginning.
    fn assert_carried(level: Level, every: usize) {
        let (mut carried, mut all_runs, mut at) = (0, 0, 0);
        on_paths(|state| {
            at += 1;
            if at % every != 0 {
                return;
            }
            let mut net = Net::default();
            net.number_all(state, Edition::Classic);
            (net.empty, net.filled) = (state.empty, state.filled);
            let mut grid = net.grid(state);
            let all: Vec<usize> = grid.alive.iter().collect();
            let mut runs: Vec<[Run<12>; 2]> = all.iter().map(|_| Default::default()).collect();
            let [mut carrying, mut fresh] = [Levels::new(level), Levels::new(level)];
            for position in 1..=4 {
                let stage = Stage { is_lowest: level == Level::None, position, since: 1 };
                for (&number, runs) in all.iter().zip(&mut runs).filter(|(number, _)| grid.alive.has(**number)) {
                    for (run, is_on) in runs.iter_mut().zip([true, false]) {
                        let (said, how): (Said, _) = ((number as u16, is_on), Kind::Dynamic.mode());
                        let mut again = Run::default();
                        for (run, stage, levels) in [
                            (&mut *run, stage, &mut carrying),
                            (&mut again, Stage { position: 0, ..stage }, &mut fresh),
                        ] {
                            levels_or_nothing(level, levels, |advance| {
                                run.follow(&net, &grid, said, (how, stage, None), advance, Cancel::NEVER)
                            });
                        }
                        fresh.forget();
                        assert_eq!(told(run, &grid), told(&again, &grid), "{said:?}");
                        // Only a run that was carried on as a whole lists what has gone.
                        carried += usize::from(run.off.list != again.off.list);
                        all_runs += 1;
                    }
                }
                let gone = all[(at * 31 + position as usize * 17) % all.len()];
                let candidate = usize::from(net.nodes[gone].candidate);
                let mut less = state.clone();
                for &number in all.iter().filter(|&&number| !grid.alive.has(number)) {
                    let candidate = usize::from(net.nodes[number].candidate);
                    less.remove(candidate / 9, candidate % 9);
                }
                less.remove(candidate / 9, candidate % 9);
                grid = net.grid(&less);
            }
        });
        assert!(carried > 100 && carried < all_runs, "{carried} of {all_runs}");
    }

    fn levels_or_nothing(level: Level, levels: &mut Levels<12>, follow: impl FnOnce(&mut dyn Advance<12>)) {
        if level == Level::None { follow(&mut Nothing) } else { follow(levels) }
    }

    #[test]
    fn runs_carried_on_are_those_from_the_beginning() {
        assert_carried(Level::None, 1);
    }

    #[test]
    fn runs_with_inner_rules_carried_on_are_those_from_the_beginning() {
        assert_carried(Level::Patterns, 3);
        assert_carried(Level::Simple, 15);
    }
}
