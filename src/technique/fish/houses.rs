//! Sets of houses that form a fish, with fins, around one candidate that it must remove.
//!
//! For a given target, the places that may be fins do no harm; all others are *bound*: they must be
//! in a cover house if they are in a base house, and in no two base houses. The houses of the
//! target have no bound places if all places that share a house with the target may be fins, so
//! they help to cover nothing. Hence the other cover houses are chosen first. Base houses are then
//! those whose bound places all lie in them; they must outnumber the chosen cover houses, which is
//! rare. So of each last cover house only the number of base houses is found that it [would
//! complete](Uncovered::number_completed_by). Of the base houses, two that share a bound place are
//! never chosen together.

use super::uncovered::Uncovered;
use crate::board::{CellSet, Element, House, HouseKind, HouseSet};
use crate::logic::Flow;
use smallvec::SmallVec;
use std::cell::OnceCell;

/// The most sets of houses to try for one target, where those that differ in the last cover house
/// count as one: of up to four houses, which hardly ever need this many, and of more.
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
    /// Whether base houses that share no bound place have no more fins than they may.
    #[inline]
    fn allows(&self, chosen: &Chosen, covered: CellSet) -> bool {
        let [once, twice] = chosen.places;
        let fins = (once - covered) | twice;
        fins.is_empty() || fins.has_at_most(self.most_fins) && twice.has_at_most(self.most_endo_fins)
    }

    /// For each house, those that share a bound place with it.
    fn overlaps(&self) -> [HouseSet; 27] {
        let mut overlaps = [HouseSet::EMPTY; 27];
        for cell in self.places.all() & self.bound {
            let houses: HouseSet = cell.houses().into_iter().collect();
            houses.iter().for_each(|house| overlaps[house.index()] |= houses.without(house));
        }
        overlaps
    }

    /// Shows each fish, within a limit of work.
    pub fn each(&self, show: &mut dyn FnMut(Houses) -> Flow) -> Flow {
        let open = Uncovered::new(self.places.all() & self.bound, self.base - self.own);
        let own = List::of((self.own & self.cover).iter());
        let every = own.as_slice().iter().fold(open, |open, house| open.without(*house));
        let mut hunt = Hunt { aim: self, every, own_covers: SmallVec::new(), wanted: 0, overlaps: OnceCell::new() };
        let mut run = Run { work: MOST_WORK[usize::from(self.size > 4)], show };
        let covers = List::of((self.cover - self.own).iter());
        let none = Others { cover: Cover::default(), left: Uncovered::ALL };
        let ended = (usize::from(!self.own.is_empty())..=own.length.min(self.size)).try_for_each(|of_own| {
            let subsets = (0..1_u8 << own.length).filter(|subset| subset.count_ones() as usize == of_own);
            let covers_of = |subset| (0..own.length).filter(move |i| subset >> i & 1 == 1).map(|i| own.houses[i]);
            hunt.own_covers = subsets.map(|subset| OwnCover::new(self, &open, covers_of(subset).collect())).collect();
            hunt.wanted = hunt.own_covers.iter().map(|own| own.wanted(self.size)).min().unwrap_or(self.size);
            hunt.choose_cover(covers.as_slice(), self.size - of_own.max(1), &none, &mut run)
        });
        // The work is used up: the fish found so far are all.
        if run.work == 0 { Flow::Continue(()) } else { ended }
    }
}

/// Cover houses, and the places in them.
#[derive(Clone, Copy, Default)]
struct Cover {
    houses: HouseSet,
    places: CellSet,
}

impl Cover {
    fn with(self, house: House, places: &Places) -> Cover {
        Cover { houses: self.houses.with(house), places: self.places | places.of(house) }
    }
}

/// The cover houses chosen so far that do not contain the target.
struct Others {
    cover: Cover,
    /// What they leave of all houses.
    left: Uncovered,
}

impl Others {
    fn with(&self, house: House, places: &Places) -> Others {
        Others { cover: self.cover.with(house, places), left: self.left.without(house) }
    }
}

/// The constant data of a search with a number of houses of the target as cover.
struct Hunt<'a> {
    aim: &'a Aim<'a>,
    /// What is left open with all houses of the target as cover.
    every: Uncovered,
    /// Every choice of as many of them, in the order in which they are tried.
    own_covers: SmallVec<[OwnCover; 3]>,
    /// The fewest other houses that must be base with one of these choices.
    wanted: usize,
    /// For each house, those that cannot be base beside it.
    overlaps: OnceCell<[HouseSet; 27]>,
}

/// Houses of the target as cover.
struct OwnCover {
    cover: Cover,
    /// What they leave of the bound places of houses that may be base, without those of the target.
    open: Uncovered,
    /// The houses of the target of which one may be base: a target in a base house must be in two
    /// cover houses.
    own_base: HouseSet,
}

impl OwnCover {
    fn new(aim: &Aim<'_>, open: &Uncovered, houses: HouseSet) -> OwnCover {
        let own_base = if houses.len() == 2 { (aim.own & aim.base) - houses } else { HouseSet::EMPTY };
        let cover = houses.iter().fold(Cover::default(), |cover, house| cover.with(house, aim.places));
        OwnCover { cover, open: houses.iter().fold(*open, Uncovered::without), own_base }
    }

    /// The fewest other houses that must be base.
    fn wanted(&self, size: usize) -> usize {
        size - usize::from(!self.own_base.is_empty())
    }
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
    fn choose_cover(&self, from: &[House], left: usize, others: &Others, run: &mut Run<'_>) -> Flow {
        if left == 0 {
            run.spend()?;
            return self.complete(others, run);
        }
        let places = self.aim.places;
        if left > 1 {
            let enough = (from.len() + 1).saturating_sub(left);
            return from.iter().enumerate().take(enough).try_for_each(|(number, &house)| {
                self.choose_cover(&from[number + 1..], left - 1, &others.with(house, places), run)
            });
        }
        run.spend()?;
        // With all houses of the target as cover, no base house has more left open.
        let bound = self.every.and(&others.left);
        for &house in from.iter().filter(|house| bound.number_completed_by(**house) >= self.wanted) {
            self.complete(&others.with(house, places), run)?;
        }
        Flow::Continue(())
    }

    /// Adds houses of the target to a cover in every way, and chooses the base, at most one house
    /// of the target among it.
    fn complete(&self, others: &Others, run: &mut Run<'_>) -> Flow {
        let size = self.aim.size;
        self.own_covers.iter().try_for_each(|own| {
            let bases = own.open.and(&others.left).complete();
            if bases.len() < own.wanted(size) {
                return Flow::Continue(());
            }
            let cover = Cover {
                houses: others.cover.houses | own.cover.houses,
                places: others.cover.places | own.cover.places,
            };
            let none = Chosen { base: HouseSet::EMPTY, places: [CellSet::EMPTY; 2] };
            self.choose_base(bases, size, none, cover, run)?;
            own.own_base.iter().try_for_each(|house| {
                let here = self.aim.places.of(house);
                let chosen = none.with(house, here);
                if !(here & self.aim.bound).is_subset(cover.places) || !self.aim.allows(&chosen, cover.places) {
                    return Flow::Continue(());
                }
                self.choose_base(bases - self.overlaps(house), size - 1, chosen, cover, run)
            })
        })
    }

    /// The houses that cannot be base beside another one.
    fn overlaps(&self, house: House) -> HouseSet {
        self.overlaps.get_or_init(|| self.aim.overlaps())[house.index()]
    }

    /// Chooses this many more base houses, all of which may be beside those chosen so far.
    fn choose_base(&self, mut from: HouseSet, left: usize, chosen: Chosen, cover: Cover, run: &mut Run<'_>) -> Flow {
        if left == 0 {
            let [once, twice] = chosen.places;
            return (run.show)(Houses { base: chosen.base, cover: cover.houses, fins: (once - cover.places) | twice });
        }
        let mut number = from.len();
        while number >= left
            && let Some(house) = from.first()
        {
            run.spend()?;
            from.remove(house);
            number -= 1;
            let others = from - self.overlaps(house);
            if others.len() + 1 < left {
                continue;
            }
            let chosen = chosen.with(house, self.aim.places.of(house));
            if self.aim.allows(&chosen, cover.places) {
                self.choose_base(others, left - 1, chosen, cover, run)?;
            }
        }
        Flow::Continue(())
    }
}
