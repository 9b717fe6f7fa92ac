//! Sets of houses that form a fish, with fins, around one candidate that it must remove.
//!
//! For a given target, the places that may be fins do no harm; all others are *bound*: they must be
//! in a cover house if they are in a base house, and in no two base houses. The houses of the
//! target have no bound places if all places that share a house with the target may be fins, so
//! they help to cover nothing. Hence the other cover houses are chosen first. Base houses are then
//! those whose bound places all lie in them; they must outnumber the chosen cover houses, which is
//! rare. So the last cover house is not tried: each base house has a set of the houses that cover
//! what is left of its bound places, and a house will do that is in enough of these sets.

use crate::board::{CellSet, Element, House, HouseKind, HouseSet};
use crate::logic::Flow;
use smallvec::SmallVec;

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
    /// Shows each fish, within a limit of work.
    pub fn each(&self, show: &mut dyn FnMut(Houses) -> Flow) -> Flow {
        let bases = List::of((self.base - self.own).iter());
        let own = List::of((self.own & self.cover).iter());
        let subsets = (0..1_u8 << own.length).map(|subset| {
            let cover: HouseSet = (0..own.length).filter(|i| subset >> i & 1 == 1).map(|i| own.houses[i]).collect();
            OwnCover::new(self, &bases, cover)
        });
        let hunt = Hunt { aim: self, bases, own_covers: subsets.collect() };
        let mut run = Run { work: MOST_WORK[usize::from(self.size > 4)], show };
        let covers = List::of((self.cover - self.own).iter());
        let (none, size) = ((HouseSet::EMPTY, CellSet::EMPTY), self.size);
        let ended = if self.own.is_empty() {
            hunt.choose_cover(covers.as_slice(), size - 1, none.0, none.1, 0, &mut run)
        } else {
            (1..=own.length.min(size)).try_for_each(|of_own| {
                hunt.choose_cover(covers.as_slice(), size - of_own, none.0, none.1, of_own, &mut run)
            })
        };
        // The work is used up: the fish found so far are all.
        if run.work == 0 { Flow::Continue(()) } else { ended }
    }
}

/// The houses that are in at least one, two, three ... of some sets.
struct InMany([HouseSet; 8]);

impl InMany {
    fn new() -> InMany {
        let mut in_many = [HouseSet::EMPTY; 8];
        in_many[0] = HouseSet::full();
        InMany(in_many)
    }

    /// Adds a set, where no more than `most` are counted.
    #[inline]
    fn add(&mut self, houses: HouseSet, most: usize) {
        for count in (1..=most).rev() {
            self.0[count] |= self.0[count - 1] & houses;
        }
    }

    fn at_least(&self, count: usize) -> HouseSet {
        self.0[count]
    }
}

/// The places of a base house that the cover houses do not contain so far.
#[derive(Clone, Copy)]
struct Open {
    /// All of them.
    places: CellSet,
    /// Those that may not be fins.
    bound: CellSet,
}

impl Open {
    fn without(self, covered: CellSet) -> Open {
        Open { places: self.places - covered, bound: self.bound - covered }
    }

    /// Whether no further house is needed.
    fn is_done(self, most_fins: usize) -> bool {
        self.bound.is_empty() && self.places.len() <= most_fins
    }

    /// The other houses with one of which a base house is done. (Counting cells costs more than
    /// all the rest of this, so it comes last.)
    #[inline]
    fn done_by(self, base: House, most_fins: usize) -> HouseSet {
        let mut houses = HouseSet::full().without(base);
        for cell in self.bound {
            houses &= cell.house_set();
            if houses.is_empty() {
                return houses;
            }
        }
        if self.bound == self.places {
            return houses;
        }
        match self.places.len().saturating_sub(most_fins) {
            0 => houses,
            too_many => {
                let mut in_many = InMany::new();
                self.places.iter().for_each(|cell| in_many.add(cell.house_set(), 4));
                houses & in_many.at_least(too_many.min(4))
            }
        }
    }
}

/// The constant data of a search.
struct Hunt<'a> {
    aim: &'a Aim<'a>,
    /// The houses that may be base, without those of the target.
    bases: List,
    /// Every choice of houses of the target as cover, in the order in which they are tried.
    own_covers: SmallVec<[OwnCover; 8]>,
}

/// Houses of the target as cover.
struct OwnCover {
    cover: HouseSet,
    /// The places in them.
    covered: CellSet,
    /// What they leave open of each of [the bases](Hunt::bases).
    left_open: [Open; 27],
    /// The houses of the target of which one may be base: a target in a base house must be in two
    /// cover houses.
    own_base: HouseSet,
}

impl OwnCover {
    fn new(aim: &Aim<'_>, bases: &List, cover: HouseSet) -> OwnCover {
        let covered = aim.places.once_and_twice(cover)[0];
        let mut left_open = [Open { places: CellSet::EMPTY, bound: CellSet::EMPTY }; 27];
        for (open, &base) in left_open.iter_mut().zip(bases.as_slice()) {
            let places = aim.places.of(base);
            *open = Open { places, bound: places & aim.bound }.without(covered);
        }
        let own_base = if cover.len() == 2 { (aim.own & aim.base) - cover } else { HouseSet::EMPTY };
        OwnCover { cover, covered, left_open, own_base }
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
    fn choose_cover(
        &self,
        from: &[House],
        left: usize,
        cover: HouseSet,
        covered: CellSet,
        of_own: usize,
        run: &mut Run<'_>,
    ) -> Flow {
        let own_covers = self.own_covers.iter().filter(|own| own.cover.len() == of_own);
        if left == 0 {
            run.spend()?;
            return own_covers.into_iter().try_for_each(|own| self.complete(own, cover, covered, run));
        }
        if left > 1 {
            let enough = (from.len() + 1).saturating_sub(left);
            return from.iter().enumerate().take(enough).try_for_each(|(number, &house)| {
                let covered = covered | self.aim.places.of(house);
                self.choose_cover(&from[number + 1..], left - 1, cover.with(house), covered, of_own, run)
            });
        }
        run.spend()?;
        // With all houses of the target as cover, no base house has more left open.
        let wanted = own_covers.clone().map(|own| own.wanted(self.aim.size)).min();
        let (Some(every), Some(wanted)) = (self.own_covers.last(), wanted) else { return Flow::Continue(()) };
        if self.last_covers(every, wanted, cover, covered).is_empty() {
            return Flow::Continue(());
        }
        let last = |own| self.last_covers(own, own.wanted(self.aim.size), cover, covered);
        let own_covers: SmallVec<[(&OwnCover, HouseSet); 8]> = own_covers.map(|own| (own, last(own))).collect();
        let any = own_covers.iter().fold(HouseSet::EMPTY, |any, (_, last)| any | *last);
        for &house in from.iter().filter(|house| any.contains(**house)) {
            let (cover, covered) = (cover.with(house), covered | self.aim.places.of(house));
            for (own, _) in own_covers.iter().filter(|(_, last)| last.contains(house)) {
                self.complete(own, cover, covered, run)?;
            }
        }
        Flow::Continue(())
    }

    /// The houses that complete the cover of enough base houses.
    fn last_covers(&self, own: &OwnCover, wanted: usize, cover: HouseSet, covered: CellSet) -> HouseSet {
        let mut in_many = InMany::new();
        for (open, &base) in own.left_open.iter().zip(self.bases.as_slice()) {
            if !cover.contains(base) {
                in_many.add(open.without(covered).done_by(base, self.aim.most_fins), wanted);
            }
        }
        in_many.at_least(wanted)
    }

    /// Chooses the base for a cover, at most one house of the target among it.
    fn complete(&self, own: &OwnCover, cover: HouseSet, covered: CellSet, run: &mut Run<'_>) -> Flow {
        let size = self.aim.size;
        let open = own.left_open.iter().zip(self.bases.as_slice());
        let done =
            open.filter(|(open, base)| !cover.contains(**base) && open.without(covered).is_done(self.aim.most_fins));
        let bases = List::of(done.map(|(_, base)| *base));
        if bases.length < own.wanted(size) {
            return Flow::Continue(());
        }
        let none = Chosen { base: HouseSet::EMPTY, places: [CellSet::EMPTY; 2] };
        let (cover, covered) = (cover | own.cover, covered | own.covered);
        self.choose_base(bases.as_slice(), size, none, cover, covered, run)?;
        own.own_base.iter().try_for_each(|house| {
            let here = self.aim.places.of(house);
            if !(here & self.aim.bound).is_subset(covered) {
                return Flow::Continue(());
            }
            self.choose_base(bases.as_slice(), size - 1, none.with(house, here), cover, covered, run)
        })
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
