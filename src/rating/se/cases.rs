//! The shortest cases of cells and regions over static links (rule 24).
//!
//! Over static links a consequence rests on a single chain, and candidates come up in the order of
//! their distance. So the complexity of each step is known from the distances, which words of
//! candidates tell, before any run is made. Runs, which decide between equals, are made only for
//! the cases with the least.

use super::bits::Bits;
use super::forcing::Forcing;
use super::hints::Hints;
use super::net::Net;
use super::reach::Reach;
use super::run::Nothing;
use crate::cancel::Cancel;

/// More than any complexity.
const MOST: u32 = 1 << 20;

/// The candidates that each candidate makes true, by distance, as far as they have been asked for.
#[derive(Default)]
pub struct Distances<const W: usize> {
    layers: Vec<Vec<Bits<W>>>,
}

impl<const W: usize> Distances<W> {
    /// Offers the best steps. `links` has all consequences, `direct` what each candidate makes true
    /// by one link.
    pub fn find(
        &mut self,
        forcing: &mut Forcing<'_, W>,
        links: &Reach<W>,
        direct: &[Bits<W>],
        hints: &mut Hints,
        cancel: Cancel<'_>,
    ) {
        self.layers.resize_with(direct.len(), Vec::new);
        self.layers.iter_mut().for_each(Vec::clear);
        let (mut best, mut of_best) = ((MOST, 0), Vec::new());
        for case in forcing.assumed().into_iter().flat_map(|number| forcing.cases(number)) {
            let members: smallvec::SmallVec<[u16; 9]> = forcing.assumptions(&case).map(|said| said.0).collect();
            let common = links.common(forcing.assumptions(&case));
            if let Some(complexity) = self.least(forcing.net, &links.alive, direct, &members, &common, best.0) {
                let key = (complexity, case.source.rank());
                if key < best {
                    best = key;
                    of_best.clear();
                }
                if key == best {
                    of_best.push(case);
                }
            }
        }
        for case in of_best {
            forcing.case(&case, &mut Nothing, hints, cancel);
        }
    }

    /// The least complexity of a step by a case, if it is not above `most`.
    fn least(
        &mut self,
        net: &Net<W>,
        alive: &Bits<W>,
        direct: &[Bits<W>],
        members: &[u16],
        (on, off): &(Bits<W>, Bits<W>),
        mut most: u32,
    ) -> Option<u32> {
        let mut least = None;
        for (common, extra) in [(on, 1), (off, 2)] {
            for number in common.iter() {
                // A placement must remove something.
                if extra == 1 && !net.nodes[number].parts[0].meets(alive) {
                    continue;
                }
                let mut itself = Bits::EMPTY;
                itself.add(number);
                let ends = if extra == 1 { &itself } else { &net.nodes[number].all };
                let mut sum = 0;
                for &member in members {
                    sum += extra + 2 * self.distance(direct, usize::from(member), ends, most);
                    if sum > most {
                        break;
                    }
                }
                if sum <= most {
                    (least, most) = (Some(sum), sum);
                }
            }
        }
        least
    }

    /// The number of links to the first of some ends; a number above `most` if there are more.
    fn distance(&mut self, direct: &[Bits<W>], start: usize, ends: &Bits<W>, most: u32) -> u32 {
        let layers = &mut self.layers[start];
        if layers.is_empty() {
            let mut first = Bits::EMPTY;
            first.add(start);
            layers.push(first);
        }
        for distance in 0.. {
            if distance > most as usize {
                break;
            }
            if distance == layers.len() {
                let seen = layers.iter().fold(Bits::EMPTY, |seen, layer| seen.or(layer));
                let next = layers[distance - 1].iter().fold(Bits::EMPTY, |next, number| next.or(&direct[number]));
                let next = next.minus(&seen);
                if next.is_empty() {
                    break;
                }
                layers.push(next);
            }
            if layers[distance].meets(ends) {
                return distance as u32;
            }
        }
        most + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::se::edition::Edition;
    use crate::rating::se::figures::Tenths;
    use crate::rating::se::forcing::{Kind, Runs};
    use crate::rating::se::hints::Hint;
    use crate::rating::se::on_paths::on_paths;
    use crate::rating::se::run::Stage;
    use crate::rating::se::simple::Simple;

    /// The best step is that of all runs.
    #[test]
    fn the_shortest_cases_are_those_of_all_runs() {
        let (mut simple, mut runs, mut distances) = (Simple::<12>::default(), Runs::default(), Distances::default());
        let mut found = 0;
        on_paths(|state| {
            let mut net = Net::default();
            net.number_all(state, Edition::Classic);
            let mut grid = net.grid(state);
            // Without what simple chains remove, nothing contradicts itself.
            let mut state = state.clone();
            loop {
                let (removed, _) = simple.refuted_within(&net, &grid, Tenths::UNSOLVED);
                if removed.is_empty() {
                    break;
                }
                for number in removed.iter() {
                    let candidate = usize::from(net.nodes[number].candidate);
                    state.remove(candidate / 9, candidate % 9);
                }
                grid = net.grid(&state);
            }
            let mut links = Reach::default();
            links.fill_static(&net, &grid, simple.closure());
            let mut forcing = Forcing::new(&net, &grid, Kind::Multiple, Stage::ALONE, &mut runs);
            let (mut all, mut shortest) = (Hints::best(), Hints::best());
            forcing.find(None, &mut Nothing, &mut all, Cancel::NEVER);
            distances.find(&mut forcing, &links, simple.direct(), &mut shortest, Cancel::NEVER);
            let told = |hint: Hint| (hint.conclusion, hint.complexity, hint.source);
            let all = all.into_best().map(told);
            assert_eq!(shortest.into_best().map(told), all);
            found += usize::from(all.is_some());
        });
        assert!(found > 20, "{found} found");
    }
}
