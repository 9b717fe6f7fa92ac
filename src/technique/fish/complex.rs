//! Franken and mutant fish: any houses as base, any others as cover.
//!
//! The rule of a fish does not ask for rows and columns. Take two equally large sets of houses,
//! such that no place of the digit is in two houses of the first, the base, and every place in the
//! base is in a house of the second, the cover. Then the base takes as many places as there are
//! cover houses, one in each, and the cover has the digit nowhere else. A place in two cover houses
//! at once would leave the base one house too few, so it is lost, too, even if it is in the base
//! (*cannibalistic*). A fish with rows and boxes on one side, and columns and boxes on the other,
//! is called *Franken*; any wilder one is *mutant*.
//!
//! *Fins* are places that spoil this: places of the base outside the cover, and places in two base
//! houses (*endo fins*). Either a fin is true, or the fish works as if it had no fins; candidates
//! that both cases rule out are lost. There may be at most five fins, two of them endo fins.
//!
//! **Search.** Only candidates [in no template](crate::technique::placeable) can be removed, so the
//! search is for the fish that remove one such candidate, the target. All fins see it, so the
//! places that do not see it must be covered, and be in one base house only. That leaves little:
//! choose the cover houses that do not contain the target, then see which base houses have all such
//! places within them. Mostly there are too few of these. All combinations are tried; of the fish
//! of one size that remove the target, the one that removes most is taken. From five houses on, the
//! first one is taken, and the work is limited.
//!
//! **Proof.** The truths are the base houses.

use super::houses::{Aim, Houses, Places};
use crate::board::{Candidate, Cell, CellSet, Constraint, Digit, Element, HouseKind, HouseSet, Literal};
use crate::logic::{Dual, Evidence, Facts, Family, Fish, Flow, Idea, Level, Limits, Proof, SearchFn, Sink, Spec, Step};
use crate::technique::placeable::LostPlaces;
use std::cmp::Reverse;

/// Declares techniques by id, kind, size, fins, code, level and score.
macro_rules! complex_fish {
    ($($(#[$about:meta])* $name:ident = $id:literal, $group:expr, $kind:ident, $size:literal, $finned:literal, $code:literal, $level:ident, $score:literal;)*) => {
        $($(#[$about])*
        pub static $name: Spec = grouped(
            complex($id, $finned, |facts, limits, sink| {
                let sought = Sought { kind: Kind::$kind, size: $size, finned: $finned };
                search(facts, limits, sought, &$name, sink)
            }),
            $group,
        )
        .hodoku($code, Level::$level, $score);)*
    };
}

complex_fish! {
    /// Two houses, boxes among them, and two others.
    FRANKEN_X_WING = "franken-x-wing", None, Franken, 2, false, "0330", Unfair, 300;
    /// Three houses, boxes among them, and three others.
    FRANKEN_SWORDFISH = "franken-swordfish", None, Franken, 3, false, "0331", Unfair, 350;
    /// Four houses, boxes among them, and four others.
    FRANKEN_JELLYFISH = "franken-jellyfish", None, Franken, 4, false, "0332", Unfair, 370;
    /// Two houses, boxes among them, two others, and fins.
    FINNED_FRANKEN_X_WING = "finned-franken-x-wing", None, Franken, 2, true, "0340", Unfair, 390;
    /// Three houses, boxes among them, three others, and fins.
    FINNED_FRANKEN_SWORDFISH = "finned-franken-swordfish", None, Franken, 3, true, "0341", Unfair, 410;
    /// Four houses, boxes among them, four others, and fins.
    FINNED_FRANKEN_JELLYFISH = "finned-franken-jellyfish", None, Franken, 4, true, "0342", Unfair, 430;
    /// Five houses, boxes among them, and five others.
    FRANKEN_SQUIRMBAG = "franken-squirmbag", Some("franken-large"), Franken, 5, false, "0333", Extreme, 470;
    /// Six houses, boxes among them, and six others.
    FRANKEN_WHALE = "franken-whale", Some("franken-large"), Franken, 6, false, "0334", Extreme, 470;
    /// Seven houses, boxes among them, and seven others.
    FRANKEN_LEVIATHAN = "franken-leviathan", Some("franken-large"), Franken, 7, false, "0335", Extreme, 470;
    /// Five houses, boxes among them, five others, and fins.
    FINNED_FRANKEN_SQUIRMBAG = "finned-franken-squirmbag", Some("finned-franken-large"), Franken, 5, true, "0343", Extreme, 470;
    /// Six houses, boxes among them, six others, and fins.
    FINNED_FRANKEN_WHALE = "finned-franken-whale", Some("finned-franken-large"), Franken, 6, true, "0344", Extreme, 470;
    /// Seven houses, boxes among them, seven others, and fins.
    FINNED_FRANKEN_LEVIATHAN = "finned-franken-leviathan", Some("finned-franken-large"), Franken, 7, true, "0345", Extreme, 470;
    /// Two houses of any kind, and two others.
    MUTANT_X_WING = "mutant-x-wing", None, Mutant, 2, false, "0350", Extreme, 450;
    /// Three houses of any kind, and three others.
    MUTANT_SWORDFISH = "mutant-swordfish", None, Mutant, 3, false, "0351", Extreme, 450;
    /// Four houses of any kind, and four others.
    MUTANT_JELLYFISH = "mutant-jellyfish", None, Mutant, 4, false, "0352", Extreme, 450;
    /// Five houses of any kind, and five others.
    MUTANT_SQUIRMBAG = "mutant-squirmbag", Some("mutant-large"), Mutant, 5, false, "0353", Extreme, 470;
    /// Six houses of any kind, and six others.
    MUTANT_WHALE = "mutant-whale", Some("mutant-large"), Mutant, 6, false, "0354", Extreme, 470;
    /// Seven houses of any kind, and seven others.
    MUTANT_LEVIATHAN = "mutant-leviathan", Some("mutant-large"), Mutant, 7, false, "0355", Extreme, 470;
    /// Two houses of any kind, two others, and fins.
    FINNED_MUTANT_X_WING = "finned-mutant-x-wing", None, Mutant, 2, true, "0360", Extreme, 470;
    /// Three houses of any kind, three others, and fins.
    FINNED_MUTANT_SWORDFISH = "finned-mutant-swordfish", None, Mutant, 3, true, "0361", Extreme, 470;
    /// Four houses of any kind, four others, and fins.
    FINNED_MUTANT_JELLYFISH = "finned-mutant-jellyfish", None, Mutant, 4, true, "0362", Extreme, 470;
    /// Five houses of any kind, five others, and fins.
    FINNED_MUTANT_SQUIRMBAG = "finned-mutant-squirmbag", None, Mutant, 5, true, "0363", Extreme, 470;
    /// Six houses of any kind, six others, and fins.
    FINNED_MUTANT_WHALE = "finned-mutant-whale", None, Mutant, 6, true, "0364", Extreme, 470;
    /// Seven houses of any kind, seven others, and fins.
    FINNED_MUTANT_LEVIATHAN = "finned-mutant-leviathan", None, Mutant, 7, true, "0365", Extreme, 470;
}

const fn complex(id: &'static str, finned: bool, search: SearchFn) -> Spec {
    let idea = if finned { Idea::EveryCase } else { Idea::AsMany };
    Spec::new(id, Family::Fish, search).evidence(Evidence::Derived).idea(idea)
}

const fn grouped(spec: Spec, group: Option<&'static str>) -> Spec {
    match group {
        Some(group) => spec.group(group),
        None => spec,
    }
}

/// The fish to search for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Sought {
    kind: Kind,
    size: usize,
    finned: bool,
}

/// The kinds of fish that are not basic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Rows and boxes against columns and boxes.
    Franken,
    /// Any others.
    Mutant,
}

impl Kind {
    /// The choices of houses to search, one after the other.
    pub fn sides(self) -> &'static [[&'static [HouseKind]; 2]] {
        use HouseKind::{Box, Column, Row};
        match self {
            Kind::Franken => &[[&[Row, Box], &[Column, Box]], [&[Column, Box], &[Row, Box]]],
            Kind::Mutant => &[[&[Row, Column, Box], &[Row, Column, Box]]],
        }
    }

    /// Whether a fish is of this kind, and not of a simpler one.
    fn is(self, base: HouseSet, cover: HouseSet) -> bool {
        let [rows, columns, boxes] = [HouseKind::Row, HouseKind::Column, HouseKind::Box]
            .map(|kind| [base, cover].map(|side| side.iter().any(|house| house.kind() == kind)));
        let crosses = !columns[0] && !rows[1] || !rows[0] && !columns[1];
        match self {
            Kind::Franken => crosses && (boxes[0] || boxes[1]),
            Kind::Mutant => !crosses,
        }
    }
}

/// A fish that removes something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Found {
    base: HouseSet,
    cover: HouseSet,
    fins: CellSet,
    lost: CellSet,
}

impl Found {
    fn new(places: &Places, base: HouseSet, cover: HouseSet, fins: CellSet) -> Found {
        let ([in_base, _], [in_cover, twice]) = (places.once_and_twice(base), places.once_and_twice(cover));
        let spoiled = (in_cover - in_base) | twice;
        let lost = spoiled & fins.common_peers();
        Found { base, cover, fins, lost }
    }

    /// Sort key: more eliminations first, then fewer fins.
    fn merit(&self) -> impl Ord {
        (self.lost.len(), Reverse(self.fins.len()))
    }

    fn step(&self, technique: &'static Spec, digit: Digit) -> Step {
        let Found { base, cover, fins, lost } = *self;
        Step {
            technique,
            pattern: Fish { digit, base, cover, fins }.into(),
            concluded: lost.iter().map(|cell| Literal::is_not(Candidate::new(cell, digit))).collect(),
            proof: Proof::of(base.iter().map(|house| Constraint::digit_in(digit, house))),
            rating: None,
        }
    }
}

fn search(facts: &Facts, limits: &Limits, sought: Sought, technique: &'static Spec, sink: &mut Sink<'_>) -> Flow {
    if limits.fish_size < sought.size {
        return Flow::Continue(());
    }
    for digit in Digit::all() {
        let lost = facts.get::<LostPlaces>().of(digit);
        if lost.is_empty() {
            continue;
        }
        let places = Places::new(facts.position().cells_for(digit));
        // Each base house takes a place of its own, unless a fin is in two of them.
        if !sought.finned && sought.size > places.open(&[HouseKind::Row]).len() {
            continue;
        }
        let mut left = lost;
        for target in lost {
            sink.tick()?;
            if let Some(found) =
                Some(target).filter(|target| left.contains(*target)).and_then(|target| best(&places, target, sought))
            {
                left -= found.lost;
                let Step { pattern, concluded, proof, .. } = found.step(technique, digit);
                sink.find(pattern, concluded.iter().copied(), proof)?;
            }
        }
        if limits.siamese && left != lost {
            siamese(&places, lost, sought, &mut |twins| {
                let steps = twins.map(|fish| fish.step(technique, digit));
                let concluded: Vec<Literal> = steps.iter().flat_map(|step| step.concluded.to_vec()).collect();
                let proof = steps[0].proof.clone();
                sink.find(Dual { steps }.into(), concluded, proof)
            })?;
        }
    }
    Flow::Continue(())
}

/// The most fish with the same target among which the best is chosen.
const ENOUGH: usize = 50;

/// The best fish that removes a target; with many houses, the first one.
fn best(places: &Places, target: Cell, sought: Sought) -> Option<Found> {
    let (mut best, mut seen): (Option<Found>, usize) = (None, 0);
    let _ = each(places, target, sought, &mut |found| {
        if best.is_none_or(|best| found.merit() > best.merit()) {
            best = Some(found);
        }
        seen += 1;
        if sought.size > 4 || seen >= ENOUGH { Flow::Break(()) } else { Flow::Continue(()) }
    });
    best
}

/// Shows every fish that removes a target.
fn each(places: &Places, target: Cell, sought: Sought, show: &mut dyn FnMut(Found) -> Flow) -> Flow {
    let may_be_fins = if sought.finned { target.peers() } else { CellSet::EMPTY };
    sought.kind.sides().iter().try_for_each(|sides| {
        let [base, cover] = sides.map(|kinds| places.open(kinds));
        let (own, bound) = (target.houses().into_iter().collect(), (places.all() - may_be_fins).without(target));
        let aim = Aim { places, own, bound, base, cover, size: sought.size, most_fins: 5, most_endo_fins: 2 };
        aim.each(&mut |Houses { base, cover, fins }| {
            if sought.kind.is(base, cover) && fins.is_empty() != sought.finned {
                show(Found::new(places, base, cover, fins))
            } else {
                Flow::Continue(())
            }
        })
    })
}

/// Shows every two fish on the same base whose first eliminations differ, the first in
/// lexicographic order first.
fn siamese(places: &Places, lost: CellSet, sought: Sought, show: &mut dyn FnMut([Found; 2]) -> Flow) -> Flow {
    let mut all: Vec<Found> = Vec::new();
    for target in lost {
        let _ = each(places, target, sought, &mut |found| {
            all.push(found);
            Flow::Continue(())
        });
    }
    let order = |houses: HouseSet| houses.iter().map(Element::index).collect::<Vec<usize>>();
    all.sort_by_cached_key(|found| [order(found.base), order(found.cover)]);
    all.dedup();
    let mut known: Vec<[CellSet; 2]> = Vec::new();
    for (number, first) in all.iter().enumerate() {
        for second in all[number + 1..].iter().take_while(|second| second.base == first.base) {
            let sides = [first.lost, second.lost];
            if first.lost.first() != second.lost.first() && !known.contains(&sides) {
                known.push(sides);
                show([*first, *second])?;
            }
        }
    }
    Flow::Continue(())
}
