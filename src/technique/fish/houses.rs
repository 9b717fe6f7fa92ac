//! Sets of houses that form a fish, with fins, around one candidate that it must remove.
//!
//! For a given target, the places that may be fins do no harm; all others are *bound*: they must be
//! in a cover house if they are in a base house, and in no two base houses. The houses of the
//! target have no bound places if all places that share a house with the target may be fins, so
//! they help to cover nothing. Hence the other cover houses are chosen first. Base houses are then
//! those whose bound places all lie in them; they must outnumber the chosen cover houses, which is
//! rare.

use crate::board::{CellSet, Element, House, HouseKind, HouseSet};
use crate::logic::Flow;

/// The most sets of houses to try for one target: of up to four houses, which hardly ever need this
/// many, and of more.
const MOST_WORK: [u32; 2] = [200_000, 20_000];

/// The places of a digit, house by house.
pub struct Places {
    all: CellSet,
    in_house: [CellSet; 27],
}

impl Places {
    /// The places in these cells.
    pub fn new(all: CellSet) -> Places {
        Places { all, in_house: std::array::from_fn(|house| House::from_index(house).cells() & all) }
    }

    /// All places.
    pub fn all(&self) -> CellSet {
        self.all
    }

    /// The places in a house.
    pub fn of(&self, house: House) -> CellSet {
        self.in_house[house.index()]
    }

    /// The houses of these kinds with a place.
    pub fn open(&self, kinds: &[HouseKind]) -> HouseSet {
        House::all().filter(|house| kinds.contains(&house.kind()) && !self.of(*house).is_empty()).collect()
    }

    /// The places in any of some houses, and those in more than one of them.
    pub fn once_and_twice(&self, houses: HouseSet) -> [CellSet; 2] {
        houses.iter().fold([CellSet::EMPTY; 2], |[once, twice], house| {
            let here = self.of(house);
            [once | here, twice | (once & here)]
        })
    }
}

/// The goal of a search: the target of a fish, and its possible parts.
pub struct Aim<'p> {
    /// The places of the digit.
    pub places: &'p Places,
    /// The houses of the target: at least one of them must be cover, or more if one of them is
    /// base. If there are none, the cover has one house fewer than the base.
    pub own: HouseSet,
    /// The places that must be covered, and be in one base house only: all those that may not be
    /// fins.
    pub bound: CellSet,
    /// The houses that may be base.
    pub base: HouseSet,
    /// The houses that may be cover.
    pub cover: HouseSet,
    /// The number of houses on each side.
    pub size: usize,
    /// The most fins.
    pub most_fins: usize,
    /// The most fins in two base houses.
    pub most_endo_fins: usize,
}

/// A fish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Houses {
    /// The base.
    pub base: HouseSet,
    /// The cover.
    pub cover: HouseSet,
    /// The places in the base outside the cover, and those in two base houses.
    pub fins: CellSet,
}

/// A fixed-capacity list of houses.
#[derive(Clone, Copy)]
struct List {
    houses: [House; 27],
    length: usize,
}

impl List {
    fn of(houses: impl Iterator<Item = House>) -> List {
        let mut list = List { houses: [House::row(0); 27], length: 0 };
        for house in houses {
            list.houses[list.length] = house;
            list.length += 1;
        }
        list
    }

    fn as_slice(&self) -> &[House] {
        &self.houses[..self.length]
    }
}

impl Aim<'_> {
    /// Shows each fish, within a limit of work.
    pub fn each(&self, show: &mut dyn FnMut(Houses) -> Flow) -> Flow {
        let own = self.own;
        let own_cover = own & self.cover;
        let hunt = Hunt {
            aim: self,
            own_base: own & self.base,
            own_cover,
            covered_by_own: self.places.once_and_twice(own_cover)[0],
            bases: List::of((self.base - own).iter()),
        };
        let mut run = Run { work: MOST_WORK[usize::from(self.size > 4)], show };
        let covers = List::of((self.cover - own).iter());
        let (of_own, none) = (1..=own_cover.len().min(self.size), (HouseSet::EMPTY, CellSet::EMPTY));
        let ended = if own.is_empty() {
            hunt.choose_cover(covers.as_slice(), self.size - 1, none.0, none.1, 0, &mut run)
        } else {
            of_own.into_iter().try_for_each(|of_own| {
                hunt.choose_cover(covers.as_slice(), self.size - of_own, none.0, none.1, of_own, &mut run)
            })
        };
        // The work is used up: the fish found so far are all.
        if run.work == 0 { Flow::Continue(()) } else { ended }
    }
}

/// The constant data of a search.
struct Hunt<'a> {
    aim: &'a Aim<'a>,
    /// The houses of the target that may be base.
    own_base: HouseSet,
    /// Those that may be cover.
    own_cover: HouseSet,
    /// The places in these cover houses.
    covered_by_own: CellSet,
    /// The other houses that may be base.
    bases: List,
}

struct Run<'s> {
    work: u32,
    show: &'s mut dyn FnMut(Houses) -> Flow,
}

impl Run<'_> {
    fn spend(&mut self) -> Flow {
        self.work = self.work.saturating_sub(1);
        if self.work == 0 { Flow::Break(()) } else { Flow::Continue(()) }
    }
}

/// The base houses chosen so far.
#[derive(Clone, Copy)]
struct Chosen {
    base: HouseSet,
    /// The places in them, and those in two of them.
    places: [CellSet; 2],
}

impl Chosen {
    fn with(self, house: House, here: CellSet) -> Chosen {
        let [once, twice] = self.places;
        Chosen { base: self.base.with(house), places: [once | here, twice | (once & here)] }
    }
}

impl Hunt<'_> {
    /// Chooses this many more cover houses that do not contain the target.
    fn choose_cover(
        &self,
        from: &[House],
        left: usize,
        cover: HouseSet,
        covered: CellSet,
        of_own: usize,
        run: &mut Run<'_>,
    ) -> Flow {
        if left == 0 {
            run.spend()?;
            return self.choose_own(cover, covered, of_own, run);
        }
        for (number, &house) in from.iter().enumerate().take((from.len() + 1).saturating_sub(left)) {
            let covered = covered | self.aim.places.of(house);
            self.choose_cover(&from[number + 1..], left - 1, cover.with(house), covered, of_own, run)?;
        }
        Flow::Continue(())
    }

    /// Chooses `of_own` houses of the target as cover, and at most one of its houses as base.
    fn choose_own(&self, cover: HouseSet, covered: CellSet, of_own: usize, run: &mut Run<'_>) -> Flow {
        let (places, size) = (self.aim.places, self.aim.size);
        let fits = |house: &House, covered: CellSet| (places.of(*house) & self.aim.bound).is_subset(covered);
        let most = covered | self.covered_by_own;
        let possible = self.bases.as_slice().iter().copied();
        let possible = List::of(possible.filter(|house| fits(house, most) && !cover.contains(*house)));
        if possible.length + usize::from(of_own == 2) < size {
            return Flow::Continue(());
        }
        let none = Chosen { base: HouseSet::EMPTY, places: [CellSet::EMPTY; 2] };
        if of_own == 0 {
            return self.choose_base(possible.as_slice(), size, none, cover, covered, run);
        }
        // Every subset of this size of the houses of the target.
        for chosen in 1..8_u8 {
            let own = List::of(self.own_cover.iter());
            let own: HouseSet = own
                .as_slice()
                .iter()
                .enumerate()
                .filter(|(i, _)| chosen >> i & 1 == 1)
                .map(|(_, house)| *house)
                .collect();
            if chosen.count_ones() as usize != of_own || own.len() != of_own {
                continue;
            }
            let covered = covered | places.once_and_twice(own)[0];
            let bases = List::of(possible.as_slice().iter().copied().filter(|house| fits(house, covered)));
            let cover = cover | own;
            self.choose_base(bases.as_slice(), size, none, cover, covered, run)?;
            // A target in a base house must be in two cover houses.
            for house in (self.own_base - own).iter().filter(|house| of_own == 2 && fits(house, covered)) {
                let first = none.with(house, places.of(house));
                self.choose_base(bases.as_slice(), size - 1, first, cover, covered, run)?;
            }
        }
        Flow::Continue(())
    }

    /// Chooses this many more base houses.
    fn choose_base(
        &self,
        from: &[House],
        left: usize,
        chosen: Chosen,
        cover: HouseSet,
        covered: CellSet,
        run: &mut Run<'_>,
    ) -> Flow {
        let [once, twice] = chosen.places;
        let fins = (once - covered) | twice;
        let is_out = !twice.is_disjoint(self.aim.bound)
            || fins.len() > self.aim.most_fins
            || twice.len() > self.aim.most_endo_fins;
        if is_out {
            return Flow::Continue(());
        }
        if left == 0 {
            return (run.show)(Houses { base: chosen.base, cover, fins });
        }
        for (number, &house) in from.iter().enumerate().take((from.len() + 1).saturating_sub(left)) {
            run.spend()?;
            let chosen = chosen.with(house, self.aim.places.of(house));
            self.choose_base(&from[number + 1..], left - 1, chosen, cover, covered, run)?;
        }
        Flow::Continue(())
    }
}
