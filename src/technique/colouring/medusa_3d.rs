//! 3D Medusa: colouring through all digits.
//!
//! Clusters are built as in simple colours, but a cell with two candidates is a pair, too, so the
//! colours continue from digit to digit. Two candidates *conflict* if they are the same digit in a
//! house or two digits of a cell. Either all A or all B are true, so:
//!
//! | pattern | conclusion |
//! |---|---|
//! | a candidate conflicts with an A and with a B | it is false |
//! | two A conflict | all A are false, all B true |
//! | each candidate of a cell, or each place of a digit in a house, conflicts with an A | the same |
//!
//! A cluster of a single digit is left to simple colours.
//!
//! **Proof.** The pairs, and the cell or the house that has no candidate left.

use super::{follow, hand_over};
use crate::board::{Candidate, CandidateSet, CellSet, Constraint, Digit, Element, House, Literal};
use crate::logic::{Changes, Cluster, ColourLink, ColourRule, Evidence, Fact, Facts, Family, Flow, Limits, Sink, Spec};
use crate::technique::pairs::{BivalueCells, Pairs};

/// Candidates of several digits in two colours.
pub static MEDUSA_3D: Spec = Spec::new("medusa-3d", Family::Colouring, search).evidence(Evidence::Pruned).tier(2);

/// The candidates of a cluster, and their exclusions.
#[derive(Clone, Copy)]
struct Colours {
    /// The candidates of each of the two colours.
    candidates: [CandidateSet; 2],
    /// For each colour and digit, the cells in which the digit conflicts with a candidate of the
    /// colour.
    excluded: [[CellSet; 9]; 2],
}

impl Colours {
    fn new(candidates: [CandidateSet; 2]) -> Colours {
        Colours { candidates, excluded: candidates.map(excluded) }
    }

    fn all(&self) -> CandidateSet {
        self.candidates[0] | self.candidates[1]
    }

    /// Whether a candidate conflicts with any of a colour.
    fn excludes(&self, colour: usize, candidate: Candidate) -> bool {
        self.excluded[colour][candidate.digit().index()].contains(candidate.cell())
    }
}

/// For each digit, the cells in which it conflicts with any of these candidates.
fn excluded(candidates: CandidateSet) -> [CellSet; 9] {
    let mut excluded = [CellSet::EMPTY; 9];
    for candidate in candidates {
        for digit in Digit::all() {
            excluded[digit.index()] |=
                if digit == candidate.digit() { candidate.cell().peers() } else { CellSet::of(candidate.cell()) };
        }
    }
    excluded
}

/// The clusters of more than one digit.
#[derive(Default)]
struct Clusters(Vec<Colours>);

impl Fact for Clusters {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0.clear();
        let mut known = CandidateSet::EMPTY;
        for cell in facts.get::<BivalueCells>().0 {
            let Some(digit) = facts.position().candidates(cell).first() else { continue };
            let start = Candidate::new(cell, digit);
            if known.contains(start) {
                continue;
            }
            let mut candidates = [CandidateSet::of(start), CandidateSet::EMPTY];
            for link in follow(start, |from| pairs_of(facts, from)) {
                let colour = usize::from(candidates[0].contains(link.from));
                candidates[colour].insert(link.to);
            }
            known |= candidates[0] | candidates[1];
            // In a position without a solution a candidate may be linked with itself.
            let is_split = |colour: usize| {
                let own = candidates[colour];
                own.iter().all(|one| pairs_of(facts, one).all(|(_, two)| !own.contains(two)))
            };
            if is_split(0) && is_split(1) {
                self.0.push(Colours::new(candidates));
            }
        }
    }
}

/// The pairs of a candidate: its partner in its cell, then those in its houses.
fn pairs_of(facts: &Facts, from: Candidate) -> impl Iterator<Item = (Constraint, Candidate)> {
    let (cell, digit) = (from.cell(), from.digit());
    let is_bivalue = facts.get::<BivalueCells>().0.contains(cell);
    let partner = facts.position().candidates(cell).without(digit).first().filter(|_| is_bivalue);
    let own = partner.map(|partner| (Constraint::cell(cell), Candidate::new(cell, partner)));
    let pairs = facts.get::<Pairs>();
    let ways = pairs.of(digit).iter().flat_map(|pair| pair.both_ways().map(|way| (pair.house, way)));
    let others = ways.filter(|(_, way)| way[0] == cell);
    let others = others.map(|(house, [_, to])| (Constraint::digit_in(digit, house), Candidate::new(to, digit)));
    own.into_iter().chain(others.collect::<Vec<_>>())
}

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    facts.get::<Clusters>().0.iter().try_for_each(|colours| {
        let mut is_open = true;
        for colour in [0, 1] {
            let conflict = conflict(colours, colour).map(ColourRule::Wrap);
            if let Some(rule) = conflict.or_else(|| unfillable(facts, colours, colour)) {
                is_open = false;
                refute(facts, colours, colour, rule, sink)?;
            }
        }
        // A refuted colour implies everything that a trap would remove.
        if is_open { trap(facts, colours, sink) } else { Flow::Continue(()) }
    })
}

/// Reports the candidates that conflict with both colours: all of them, then those of each kind, if
/// there are several kinds: both conflicts in the cell, both elsewhere, or one of each.
fn trap(facts: &Facts, colours: &Colours, sink: &mut Sink<'_>) -> Flow {
    let both = |digit: Digit| colours.excluded[0][digit.index()] & colours.excluded[1][digit.index()];
    let gone = Digit::all().map(|digit| facts.position().candidates_for(digit, both(digit)));
    let gone = gone.fold(CandidateSet::EMPTY, |all, some| all | some) - colours.all();
    let cells = colours.candidates.map(|colour| colour.iter().map(Candidate::cell).collect::<CellSet>());
    let in_cell = |one: Candidate| cells.iter().filter(|cells| cells.contains(one.cell())).count();
    let kinds = [2, 0, 1].map(|count| gone.iter().filter(|one| in_cell(*one) == count).collect::<CandidateSet>());
    let is_part = |kind: &CandidateSet| *kind != gone;
    std::iter::once(gone).chain(kinds.into_iter().filter(is_part)).try_for_each(|gone| {
        // A candidate of colour A that conflicts with an elimination.
        let conflicting = |first: Candidate| colours.candidates[0].iter().find(|one| one.conflicts(first));
        let Some(start) = gone.first().and_then(conflicting) else { return Flow::Continue(()) };
        let cluster = trimmed(cluster(facts, colours, 0, start, CandidateSet::EMPTY), gone);
        hand_over(ColourRule::Trap, vec![cluster], gone.iter().map(Literal::is_not).collect(), sink)
    })
}

/// Cuts a cluster down to the part that, for each elimination, joins two conflicting candidates of
/// both colours, so that the sink need not try every pair.
fn trimmed(mut cluster: Cluster, gone: CandidateSet) -> Cluster {
    let mut needed = CandidateSet::EMPTY;
    for one in gone {
        // The nearest links come first.
        let mut by_nearness = cluster.links.iter().flat_map(|link| [link.from, link.to]);
        for colour in cluster.colours {
            let nearest = by_nearness.clone().find(|coloured| colour.contains(*coloured) && coloured.conflicts(one));
            needed.extend(nearest.or_else(|| by_nearness.next()));
        }
    }
    let is_leaf = |links: &[ColourLink], end: Candidate| {
        let touching = |link: &&ColourLink| link.from == end || link.to == end;
        !needed.contains(end) && links.iter().filter(touching).count() == 1
    };
    while let Some(useless) =
        cluster.links.iter().rposition(|link| is_leaf(&cluster.links, link.to) || is_leaf(&cluster.links, link.from))
    {
        cluster.links.remove(useless);
    }
    let joined: CandidateSet = cluster.links.iter().flat_map(|link| [link.from, link.to]).collect();
    cluster.colours.iter_mut().for_each(|colour| *colour &= joined);
    cluster
}

/// Two candidates of a colour that conflict.
fn conflict(colours: &Colours, colour: usize) -> Option<[Candidate; 2]> {
    let own = colours.candidates[colour];
    let one = own.iter().find(|one| colours.excludes(colour, *one))?;
    Some([one, own.iter().find(|two| two.conflicts(one))?])
}

/// A cell or a house that a colour leaves without candidates; of several, one with the fewest.
fn unfillable(facts: &Facts, colours: &Colours, colour: usize) -> Option<ColourRule> {
    let position = facts.position();
    let left = |digit: Digit| position.cells_for(digit) - colours.excluded[colour][digit.index()];
    let filled = Digit::all().fold(CellSet::EMPTY, |filled, digit| filled | left(digit));
    let cells = (position.empty_cells() - filled).iter().map(Constraint::cell);
    let places = Digit::all().flat_map(|digit| {
        let (before, left) = (position.cells_for(digit), left(digit));
        let is_empty = move |house: &House| left.is_disjoint(house.cells()) && !before.is_disjoint(house.cells());
        House::all().filter(is_empty).map(move |house| Constraint::digit_in(digit, house))
    });
    let all = cells.chain(places);
    all.min_by_key(|asked| (position.candidates_of(*asked).count(), *asked)).map(ColourRule::Unfillable)
}

/// Reports a false colour: all candidates of the other one are true.
fn refute(facts: &Facts, colours: &Colours, colour: usize, rule: ColourRule, sink: &mut Sink<'_>) -> Flow {
    let own = colours.candidates[colour];
    let ends: CandidateSet = match &rule {
        ColourRule::Wrap(candidates) => candidates.iter().copied().collect(),
        ColourRule::Unfillable(asked) => {
            let choices = facts.position().candidates_of(*asked);
            choices.filter_map(|choice| own.iter().find(|one| one.conflicts(choice))).collect()
        }
        _ => CandidateSet::EMPTY,
    };
    let Some(start) = ends.first() else { return Flow::Continue(()) };
    let placed = colours.candidates[1 - colour];
    let cluster = cluster(facts, colours, colour, start, ends | placed);
    hand_over(rule, vec![cluster], placed.iter().map(Literal::is).collect(), sink)
}

/// The cluster as a pattern, starting from a candidate.
fn cluster(facts: &Facts, colours: &Colours, first: usize, start: Candidate, ends: CandidateSet) -> Cluster {
    Cluster {
        colours: [colours.candidates[first], colours.candidates[1 - first]],
        links: follow(start, |from| pairs_of(facts, from)),
        ends,
    }
}
