//! Steps that rest on several assumptions: Nishio, multiple and dynamic forcing chains (rules 23 to
//! 30).
//!
//! Every candidate is assumed to be true and to be false. An assumption that contradicts itself
//! decides the candidate. The common consequences of a candidate and its absence (double), of all
//! candidates of a cell or of all positions of a digit in a house (region) are decided, too. All
//! steps of a rule are compared by complexity, then by kind, then by order of discovery.

use super::ancestry::Ancestry;
use super::bits::Bits;
use super::hints::{Hints, Source};
use super::net::{Grid, Net};
use super::reach::Reach;
use super::record::{Clash, Nested, Run, Said};
use super::run::{Advance, Mode, Stage};
use crate::cancel::Cancel;

/// The kind of rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Contradictions within one digit.
    Nishio,
    /// Cells and regions, without contradictions, over static links.
    Multiple,
    /// Everything, over dynamic links; levels differ in how runs advance.
    Dynamic,
}

impl Kind {
    pub(super) fn mode(self) -> Mode {
        Mode { is_dynamic: self != Kind::Multiple, has_cells: self != Kind::Nishio }
    }
}

/// All candidates of a cell, or all places of a digit in a house: one of them is true.
#[derive(Clone, Copy)]
pub struct Case {
    /// The group.
    pub group: u16,
    /// Its members.
    pub members: u16,
    /// The origin of its steps.
    pub source: Source,
}

/// The runs of a search, kept for reuse.
#[derive(Default)]
pub struct Runs<const W: usize> {
    /// The runs that assume a candidate to be true, by candidate.
    pub on: Vec<Run<W>>,
    /// The runs that assume a candidate to be false, by candidate.
    pub off: Vec<Run<W>>,
    done_on: Option<Bits<W>>,
    done_off: Option<Bits<W>>,
}

/// A search over one grid.
pub struct Forcing<'a, const W: usize> {
    /// The numbered candidates.
    pub net: &'a Net<W>,
    /// The grid.
    pub grid: &'a Grid<W>,
    /// The rule.
    pub kind: Kind,
    /// The level and the position of the search.
    stage: Stage,
    /// The runs.
    pub runs: &'a mut Runs<W>,
    /// The runs of the level that tried all rules of this one but the last.
    lower: Option<&'a Runs<W>>,
}

impl<'a, const W: usize> Forcing<'a, W> {
    /// A search without any runs so far.
    pub fn new(net: &'a Net<W>, grid: &'a Grid<W>, kind: Kind, stage: Stage, runs: &'a mut Runs<W>) -> Self {
        runs.on.resize_with(net.nodes.len(), Run::default);
        runs.off.resize_with(net.nodes.len(), Run::default);
        runs.done_on = Some(Bits::EMPTY);
        runs.done_off = Some(Bits::EMPTY);
        Forcing { net, grid, kind, stage, runs, lower: None }
    }

    /// Begins runs from the ends of those of the level before.
    pub fn after(self, lower: Option<&'a Runs<W>>) -> Self {
        Forcing { lower, ..self }
    }

    /// Follows an assumption, unless that has been done already.
    fn follow(&mut self, (number, is_on): Said, advance: &mut dyn Advance<W>, cancel: Cancel<'_>) {
        let at = usize::from(number);
        let (runs, done) = if is_on {
            (&mut self.runs.on, self.runs.done_on.get_or_insert(Bits::EMPTY))
        } else {
            (&mut self.runs.off, self.runs.done_off.get_or_insert(Bits::EMPTY))
        };
        if !done.has(at) {
            done.add(at);
            let lower = self.lower.and_then(|lower| if is_on { &lower.on } else { &lower.off }.get(at));
            let how = (self.kind.mode(), self.stage, lower);
            runs[at].follow(self.net, self.grid, (number, is_on), how, advance, cancel);
        }
    }

    /// The candidates that are assumed to be true and false.
    pub fn assumed(&self) -> Vec<u16> {
        let least = if self.kind == Kind::Multiple { 3 } else { 2 };
        let has_room = |&number: &usize| self.grid.size(&self.net.nodes[number]) >= least;
        self.grid.alive.iter().filter(has_room).map(|number| number as u16).collect()
    }

    /// Finds the steps that rest on one assumption, among those that may contradict themselves.
    pub fn contradictions(
        &mut self,
        may_fail: impl Fn(Said) -> bool,
        advance: &mut dyn Advance<W>,
        hints: &mut Hints,
        cancel: Cancel<'_>,
    ) {
        for number in self.assumed() {
            if cancel.is_cancelled() {
                return;
            }
            for said in [(number, true), (number, false)] {
                if may_fail(said) {
                    self.follow(said, advance, cancel);
                    self.contradiction(said, hints);
                }
            }
        }
    }

    /// Finds steps. Ends early, with only some of them, if cancelled. Skips steps that a bound
    /// rules out.
    pub fn find(
        &mut self,
        bound: Option<&Reach<W>>,
        advance: &mut dyn Advance<W>,
        hints: &mut Hints,
        cancel: Cancel<'_>,
    ) {
        if self.kind != Kind::Multiple {
            let may_fail = |(number, is_on)| bound.is_none_or(|bound| bound.contradicts(number, is_on));
            self.contradictions(may_fail, advance, hints, cancel);
        }
        if self.kind == Kind::Nishio {
            return;
        }
        let (net, grid) = (self.net, self.grid);
        for number in self.assumed() {
            if cancel.is_cancelled() {
                return;
            }
            let node = &net.nodes[usize::from(number)];
            if self.kind == Kind::Dynamic && grid.size(node) >= 3 {
                let both = [(number, true), (number, false)];
                if bound.is_none_or(|bound| bound.meet(both.into_iter())) {
                    both.into_iter().for_each(|said| self.follow(said, advance, cancel));
                    self.double(number, hints);
                }
            }
            for case in self.cases(number) {
                if bound.is_none_or(|bound| bound.meet(self.assumptions(&case))) {
                    self.case(&case, advance, hints, cancel);
                }
            }
        }
    }

    /// The regions that a candidate is the first place of, and the cell that it is the last of.
    pub fn cases(&self, number: u16) -> smallvec::SmallVec<[Case; 4]> {
        let node = &self.net.nodes[usize::from(number)];
        let case = |cause: usize| {
            let group = node.groups[cause];
            let (members, bit) = (self.grid.groups[usize::from(group)], node.bits[cause]);
            let (is_asked, source) = match cause {
                0 => (bit > members >> 1, Source::Cell(group)),
                _ => (members & (bit - 1) == 0 && members != bit, Source::Region(number, cause as u8)),
            };
            is_asked.then_some(Case { group, members, source })
        };
        [1, 2, 3, 0].into_iter().filter_map(case).collect()
    }

    /// The assumptions of a case.
    pub fn assumptions(&self, case: &Case) -> impl Iterator<Item = Said> + use<'a, W> {
        self.net.members(case.group, case.members).map(|number| (number, true))
    }

    /// Follows a case and offers its steps.
    pub fn case(&mut self, case: &Case, advance: &mut dyn Advance<W>, hints: &mut Hints, cancel: Cancel<'_>) {
        self.assumptions(case).for_each(|said| self.follow(said, advance, cancel));
        self.common(case, hints);
    }

    fn contradiction(&self, assumed: Said, hints: &mut Hints) {
        let run = if assumed.1 { &self.runs.on } else { &self.runs.off };
        let run = &run[usize::from(assumed.0)];
        if let Some(clash) = run.clash {
            let conclusion = (assumed.0, !assumed.1);
            hints.offer(self.net, self.grid, conclusion, Source::Contradiction(assumed), |limit| {
                self.complexity(&[(run, Target::Clash(clash))], limit)
            });
        }
    }

    fn double(&self, number: u16, hints: &mut Hints) {
        let (on, off) = (&self.runs.on[usize::from(number)], &self.runs.off[usize::from(number)]);
        for is_on in [true, false] {
            let (one, other) = if is_on { (&on.on, &off.on) } else { (&on.off, &off.off) };
            let common = one.set.and(&other.set);
            if common.is_empty() {
                continue;
            }
            for &said in one.list.iter().filter(|&&said| common.has(usize::from(said))) {
                let target = Target::Record((said, is_on));
                hints.offer(self.net, self.grid, (said, is_on), Source::Double(number), |limit| {
                    self.complexity(&[(on, target), (off, target)], limit)
                });
            }
        }
    }

    /// Offers the common consequences of all members of a group.
    fn common(&self, &Case { group, members, source }: &Case, hints: &mut Hints) {
        let runs: smallvec::SmallVec<[&Run<W>; 9]> =
            self.net.members(group, members).map(|number| &self.runs.on[usize::from(number)]).collect();
        let Some((&first, others)) = runs.split_first() else { return };
        for is_on in [true, false] {
            let set = |run: &Run<W>| if is_on { run.on.set } else { run.off.set };
            let common = others.iter().fold(set(first), |common, run| common.and(&set(run)));
            if common.is_empty() {
                continue;
            }
            let list = if is_on { &first.on.list } else { &first.off.list };
            for &said in list.iter().filter(|&&said| common.has(usize::from(said))) {
                let target = Target::Record((said, is_on));
                hints.offer(self.net, self.grid, (said, is_on), source, |limit| {
                    let targets: smallvec::SmallVec<[_; 9]> = runs.iter().map(|&run| (run, target)).collect();
                    self.complexity(&targets, limit)
                });
            }
        }
    }

    /// The complexity of a step with these targets, unless it is above the limit.
    fn complexity(&self, targets: &[(&Run<W>, Target)], limit: u32) -> Option<u32> {
        let mut sum = 0;
        let mut seen = smallvec::SmallVec::<[Nested; 8]>::new();
        for &(run, target) in targets {
            let ancestry_of = |sum: u32| Ancestry::new(self.net, self.grid, run, limit.saturating_sub(sum));
            let mut ancestry = ancestry_of(sum);
            match target {
                Target::Record(said) => ancestry.add(said),
                Target::Clash(clash) => {
                    // The earlier record and the one that contradicts it.
                    ancestry.add((clash.number, !clash.is_new_on));
                    sum += ancestry.count;
                    ancestry.fill_nested(&mut seen);
                    ancestry = ancestry_of(sum);
                    ancestry.add_clash(&clash);
                }
            }
            sum += ancestry.count;
            ancestry.fill_nested(&mut seen);
            let nested: u32 = seen.iter().map(|nested| nested.complexity).sum();
            if sum + nested > limit {
                return None;
            }
        }
        Some(sum + seen.iter().map(|nested| nested.complexity).sum::<u32>())
    }
}

/// The part of a run that counts towards the complexity.
#[derive(Clone, Copy)]
pub enum Target {
    /// A record and its ancestors.
    Record(Said),
    /// Both records of the contradiction.
    Clash(Clash),
}
