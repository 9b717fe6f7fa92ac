//! Cycles and simple chains of strong and weak links (rule 21).
//!
//! A candidate that is true makes the others of its cell and houses false (weak links); a candidate that is false makes the other one of
//! two true (strong links). Three settings: one digit (X), cells with two candidates (Y), both (XY). From each candidate, a
//! search in order of arrival; every true candidate is expanded once. An arrival back at the start closes a cycle; all
//! arrivals count. A chain from a candidate to its own opposite decides it.
//!
//! The tree of first arrivals is the same for cycles and for chains from a true candidate, so one search does both. Where there is
//! no chain from a true candidate to its falsehood at all (XY), there is no step of this rule: the candidates of the cell of a chain
//! from false to true have such chains, and so have the victims of cycles.

use super::bits::Bits;
use super::length::addition;
use super::net::{Grid, NONE, Net, is_pair};

/// The settings.
pub const X: usize = 0;
/// Cells with two candidates.
pub const Y: usize = 1;
/// Both.
pub const XY: usize = 2;

/// Which chain from a start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// From true to true, closed by way of a true and a false candidate.
    Cycle(u16, u16),
    /// From true to false: the start is removed.
    ToFalse,
    /// From false to true: the start is placed.
    ToTrue,
}

/// A step of the rule.
#[derive(Clone, Copy, Debug)]
pub struct SimpleHint<const W: usize> {
    /// The exact rating.
    pub rating: f64,
    /// The complexity.
    pub complexity: u32,
    /// The place of its kind in the order: X 2, Y 3, XY 4.
    pub rank: u8,
    /// When it came up.
    pub order: u32,
    /// The setting.
    pub setting: usize,
    /// The candidate that the search started from.
    pub start: u16,
    /// Which chain from there.
    pub shape: Shape,
    /// What it removes.
    pub removed: Bits<W>,
}

impl<const W: usize> SimpleHint<W> {
    /// Whether it comes before another one.
    fn is_before(&self, other: &Self) -> bool {
        let key = |hint: &Self| (hint.rating, hint.complexity, hint.rank, hint.order);
        key(self) < key(other)
    }
}

/// A node of a chain: the candidate, whether it is true, and by which kind of link it was reached (0 cell, 1 block, 2 row, 3
/// column, 4 none).
pub type Link = (u16, bool, u8);

/// The search over one grid, kept to be used again.
pub struct Simple<const W: usize> {
    /// The other one of two, for cell, block, row and column; repeated ones left out.
    strong: Vec<[u16; 4]>,
    /// The candidates with a strong link, by setting.
    linked: [Bits<W>; 3],
    /// By setting, for each candidate: those that become true by way of one that is false.
    direct: [Vec<Bits<W>>; 3],
    /// The same the other way round.
    back: [Vec<Bits<W>>; 3],
    /// Which of both are there.
    is_ready: [bool; 3],
    /// For each candidate all that become true in the end (XY).
    closure: Vec<Bits<W>>,
    /// By how many more steps a start can be reached, the candidates that reach it.
    within: Vec<Bits<W>>,
    /// The candidates that make themselves false (XY).
    self_refuting: Bits<W>,
    queue: Vec<u16>,
    /// For each true candidate the true and the false one before it, the cause and the depth.
    from: Vec<(u16, u16, u8, u16)>,
    seen: Bits<W>,
}

impl<const W: usize> Default for Simple<W> {
    fn default() -> Self {
        Simple {
            strong: Vec::new(),
            linked: [Bits::EMPTY; 3],
            direct: Default::default(),
            back: Default::default(),
            is_ready: [false; 3],
            closure: Vec::new(),
            within: Vec::new(),
            self_refuting: Bits::EMPTY,
            queue: Vec::new(),
            from: Vec::new(),
            seen: Bits::EMPTY,
        }
    }
}

fn parts(setting: usize) -> std::ops::Range<usize> {
    if setting == X { 1..4 } else { 0..4 }
}

fn strong_causes(setting: usize) -> std::ops::Range<usize> {
    match setting {
        X => 1..4,
        Y => 0..1,
        _ => 0..4,
    }
}

impl<const W: usize> Simple<W> {
    /// Reads the strong links off a grid.
    fn prepare(&mut self, net: &Net<W>, grid: &Grid<W>) {
        let numbers = net.nodes.len();
        self.strong.clear();
        self.strong.resize(numbers, [NONE; 4]);
        self.from.resize(numbers, (NONE, NONE, 4, 0));
        self.linked = [Bits::EMPTY; 3];
        for number in grid.alive.iter() {
            let node = &net.nodes[number];
            let mut strong = [NONE; 4];
            for cause in 0..4 {
                let members = grid.groups[usize::from(node.groups[cause])];
                if is_pair(members) {
                    let other = net.first(node.groups[cause], members & !node.bits[cause]);
                    if !strong[1..].contains(&other) {
                        strong[cause] = other;
                    }
                }
            }
            self.strong[number] = strong;
            if strong[0] != NONE {
                self.linked[Y].add(number);
            }
            if strong[1..] != [NONE; 3] {
                self.linked[X].add(number);
            }
        }
        self.linked[XY] = self.linked[X].or(&self.linked[Y]);
        self.is_ready = [false; 3];
    }

    /// Composes the links of a setting: from true by way of false to true.
    fn compose(&mut self, net: &Net<W>, grid: &Grid<W>, setting: usize) {
        if std::mem::replace(&mut self.is_ready[setting], true) {
            return;
        }
        let (direct, back) = (&mut self.direct[setting], &mut self.back[setting]);
        direct.clear();
        direct.resize(net.nodes.len(), Bits::EMPTY);
        back.clear();
        back.resize(net.nodes.len(), Bits::EMPTY);
        for off in self.linked[setting].iter() {
            let node = &net.nodes[off];
            let before = if setting == X { node.houses } else { node.all }.and(&grid.alive);
            let mut after = Bits::EMPTY;
            for &other in &self.strong[off][strong_causes(setting)] {
                if other != NONE {
                    after.add(usize::from(other));
                    back[usize::from(other)] = back[usize::from(other)].or(&before);
                }
            }
            for on in before.iter() {
                direct[on] = direct[on].or(&after);
            }
        }
    }

    /// Finds the candidates that make themselves false.
    fn refute(&mut self, net: &Net<W>, grid: &Grid<W>) {
        self.compose(net, grid, XY);
        let direct = &self.direct[XY];
        self.closure.resize(net.nodes.len(), Bits::EMPTY);
        self.self_refuting = Bits::EMPTY;
        // What is closed already is taken as a whole, so that most searches end at once.
        let mut closed = Bits::<W>::EMPTY;
        for number in grid.alive.iter() {
            let mut all = direct[number];
            let mut done = Bits::EMPTY;
            while let Some(between) = all.minus(&done).first() {
                done.add(between);
                if closed.has(between) {
                    all = all.or(&self.closure[between]);
                    done = done.or(&self.closure[between]);
                } else {
                    all = all.or(&direct[between]);
                }
            }
            self.closure[number] = all;
            closed.add(number);
            if all.meets(&net.nodes[number].all) {
                self.self_refuting.add(number);
            }
        }
    }

    /// The best step.
    pub fn best(&mut self, net: &Net<W>, grid: &Grid<W>) -> Option<SimpleHint<W>> {
        self.prepare(net, grid);
        self.refute(net, grid);
        if self.self_refuting.is_empty() {
            return None;
        }
        let mut best = None;
        self.chains(net, grid, X, &mut best);
        if best.is_some() {
            self.best_cycles(net, grid, X, &mut best);
        }
        let has_easier = |best: &Option<SimpleHint<W>>| best.as_ref().is_some_and(|best| best.rating < base(XY, false));
        if !has_easier(&best) {
            self.chains(net, grid, XY, &mut best);
        }
        self.best_cycles(net, grid, Y, &mut best);
        if !has_easier(&best) {
            self.best_cycles(net, grid, XY, &mut best);
        }
        best
    }

    /// Cycles of one setting that may come before the best step: first those that are shorter, then those of the same length.
    fn best_cycles(&mut self, net: &Net<W>, grid: &Grid<W>, setting: usize, best: &mut Option<SimpleHint<W>>) {
        let most = longest(base(setting, true), best.as_ref());
        let shorter = match best {
            Some(best) if (base(setting, true) + addition(most), most) == (best.rating, best.complexity) => most - 2,
            _ => most,
        };
        self.cycles_within(net, grid, setting, shorter, usize::MAX, best);
        let Some((most, last)) = best.as_ref().and_then(|best| {
            let is_tie = (base(setting, true) + addition(most), most) == (best.rating, best.complexity);
            match rank(setting).cmp(&best.rank) {
                _ if !is_tie => None,
                std::cmp::Ordering::Less => Some((most, usize::MAX)),
                std::cmp::Ordering::Equal => Some((most, usize::from(best.start))),
                std::cmp::Ordering::Greater => None,
            }
        }) else {
            return;
        };
        self.cycles_within(net, grid, setting, most, last, best);
    }

    /// Cycles up to a complexity from starts up to a last one.
    ///
    /// Each victim of a cycle has a chain in the same links to its own falsehood, with at most two more nodes; and if the victim were
    /// true, each candidate of the cycle would become true and false. So only starts like that are tried.
    fn cycles_within(
        &mut self,
        net: &Net<W>,
        grid: &Grid<W>,
        setting: usize,
        most: u32,
        last: usize,
        best: &mut Option<SimpleHint<W>>,
    ) {
        if most < 4 {
            return;
        }
        self.compose(net, grid, setting);
        let mut starts = Bits::EMPTY;
        for victim in self.self_refuting.iter() {
            let limit = most.saturating_add(2);
            if self.distance(net, setting, victim as u16, Shape::ToFalse, limit).is_some() {
                let on = self.reach(setting, victim, most / 2);
                for start in on.and(&self.linked[setting]).minus(&starts).iter().take_while(|&start| start <= last) {
                    if net.nodes[start].all.meets(&on) {
                        starts.add(start);
                    }
                }
            }
        }
        for start in starts.iter() {
            let most = most.min(longest(base(setting, true), best.as_ref()));
            if grid.size(&net.nodes[start]) >= 2 && self.grow(net, grid, setting, start as u16, most / 2 - 1) {
                self.cycles(net, grid, setting, start as u16, &mut |hint| offer(best, hint));
            }
        }
    }

    /// What becomes true if a candidate is true, down to a depth.
    fn reach(&self, setting: usize, start: usize, depth: u32) -> Bits<W> {
        let direct = &self.direct[setting];
        let mut on = Bits::EMPTY;
        on.add(start);
        let mut front = on;
        for _ in 0..depth {
            let next = front.iter().fold(Bits::EMPTY, |next, number| next.or(&direct[number]));
            front = next.minus(&on);
            on = on.or(&front);
            if front.is_empty() {
                break;
            }
        }
        on
    }

    /// The candidates with a strong link to one.
    fn partners(&self, setting: usize, number: u16) -> Bits<W> {
        let mut partners = Bits::EMPTY;
        for &other in &self.strong[usize::from(number)][strong_causes(setting)] {
            if other != NONE {
                partners.add(usize::from(other));
            }
        }
        partners
    }

    /// The candidates that make one of these false.
    fn seeing(&self, net: &Net<W>, setting: usize, those: &Bits<W>) -> Bits<W> {
        those.iter().fold(Bits::EMPTY, |all, number| {
            let node = &net.nodes[number];
            all.or(if setting == X { &node.houses } else { &node.all })
        })
    }

    /// All that becomes true by static links (XY), by candidate, as of the last search.
    pub fn closure(&self) -> &[Bits<W>] {
        &self.closure
    }

    /// All candidates of cells with at least two.
    fn starts(&self, net: &Net<W>, grid: &Grid<W>) -> Vec<u16> {
        let is_start = |&number: &usize| grid.size(&net.nodes[number]) >= 2;
        grid.alive.iter().filter(is_start).map(|number| number as u16).collect()
    }

    /// Chains of all starts in one setting.
    fn chains(&mut self, net: &Net<W>, grid: &Grid<W>, setting: usize, best: &mut Option<SimpleHint<W>>) {
        self.compose(net, grid, setting);
        for start in self.self_refuting.iter() {
            self.chain(net, grid, setting, start as u16, Shape::ToFalse, best);
        }
        for start in self.linked[setting].iter() {
            // If it is true whatever else, the others of its cell are false whatever else.
            let mates = net.nodes[start].parts[0].and(&grid.alive);
            if !mates.is_empty() && mates.minus(&self.self_refuting).is_empty() {
                self.chain(net, grid, setting, start as u16, Shape::ToTrue, best);
            }
        }
    }

    fn chain(
        &mut self,
        net: &Net<W>,
        grid: &Grid<W>,
        setting: usize,
        start: u16,
        shape: Shape,
        best: &mut Option<SimpleHint<W>>,
    ) {
        let most = longest(base(setting, false), best.as_ref());
        if let Some(complexity) = self.distance(net, setting, start, shape, most) {
            offer(best, self.chain_hint(net, grid, setting, start, shape, complexity));
        }
    }

    fn chain_hint(
        &self,
        net: &Net<W>,
        grid: &Grid<W>,
        setting: usize,
        start: u16,
        shape: Shape,
        complexity: u32,
    ) -> SimpleHint<W> {
        let mut removed = Bits::EMPTY;
        if shape == Shape::ToTrue {
            removed = net.nodes[usize::from(start)].parts[0].and(&grid.alive);
        } else {
            removed.add(usize::from(start));
        }
        SimpleHint {
            rating: base(setting, false) + addition(complexity),
            complexity,
            rank: rank(setting),
            // Cycles come up before chains from the same start.
            order: order(start, 1 << 15 | u32::from(shape == Shape::ToTrue)),
            setting,
            start,
            shape,
            removed,
        }
    }

    /// The complexity of the shortest chain from a candidate to its opposite, if it is not above `most`. The links of the setting must
    /// be composed.
    fn distance(&self, net: &Net<W>, setting: usize, start: u16, shape: Shape, most: u32) -> Option<u32> {
        let direct = &self.direct[setting];
        let (mut front, ends, mut complexity);
        if shape == Shape::ToFalse {
            let node = &net.nodes[usize::from(start)];
            front = direct[usize::from(start)];
            ends = if setting == X { node.houses } else { node.all };
        } else {
            // By way of a false candidate with a strong link to the start, which is the other one of its first links.
            front = self.partners(setting, start);
            ends = self.seeing(net, setting, &front);
        }
        complexity = 4;
        let mut seen = Bits::EMPTY;
        while complexity <= most && !front.is_empty() {
            if front.meets(&ends) {
                return Some(complexity);
            }
            seen = seen.or(&front);
            let next = front.iter().fold(Bits::EMPTY, |next, number| next.or(&direct[number]));
            front = next.minus(&seen);
            complexity += 2;
        }
        None
    }

    /// The tree of first arrivals from a true candidate, down to a depth, as far as it leads back to the start within that depth.
    /// Returns whether anything does. The parents of what leads back do so, too, so that what is left out changes nothing.
    fn grow(&mut self, net: &Net<W>, grid: &Grid<W>, setting: usize, start: u16, depth: u32) -> bool {
        let back = &self.back[setting];
        let closing = self.seeing(net, setting, &self.partners(setting, start)).and(&grid.alive);
        let mut reaching = closing;
        let mut front = closing;
        self.within.clear();
        self.within.push(reaching);
        for _ in 1..depth {
            front = front.iter().fold(Bits::EMPTY, |before, number| before.or(&back[number])).minus(&reaching);
            if front.is_empty() {
                break;
            }
            reaching = reaching.or(&front);
            self.within.push(reaching);
        }
        if depth == 0 || !reaching.meets(&self.direct[setting][usize::from(start)]) {
            return false;
        }
        self.plant(start);
        self.spread(net, grid, setting, depth);
        self.queue.len() > 1
    }

    /// The whole tree of first arrivals from a true candidate.
    fn grow_all(&mut self, net: &Net<W>, grid: &Grid<W>, setting: usize, start: u16) {
        self.within.clear();
        self.plant(start);
        self.spread(net, grid, setting, u32::MAX);
    }

    /// Starts a tree.
    fn plant(&mut self, start: u16) {
        self.queue.clear();
        self.queue.push(start);
        self.seen = Bits::EMPTY;
        self.seen.add(usize::from(start));
        self.from[usize::from(start)] = (NONE, NONE, 4, 0);
    }

    /// Expands the queue.
    fn spread(&mut self, net: &Net<W>, grid: &Grid<W>, setting: usize, depth: u32) {
        let linked = self.linked[setting].and(&grid.alive);
        let mut at = 0;
        // What is not seen and leads back in time; everything where that is not asked for.
        let last = self.within.len().saturating_sub(1);
        while let Some(&number) = self.queue.get(at) {
            at += 1;
            let mine = self.from[usize::from(number)].3;
            if u32::from(mine) >= depth {
                break;
            }
            let left = (depth - u32::from(mine) - 1).min(last as u32) as usize;
            let mut wanted = self.within.get(left).copied().unwrap_or(Bits([u64::MAX; W])).minus(&self.seen);
            for part in &net.nodes[usize::from(number)].parts[parts(setting)] {
                for false_one in part.and(&linked).iter() {
                    for cause in strong_causes(setting) {
                        let other = self.strong[false_one][cause];
                        if other != NONE && wanted.has(usize::from(other)) {
                            wanted.drop(usize::from(other));
                            self.seen.add(usize::from(other));
                            self.queue.push(other);
                            self.from[usize::from(other)] = (number, false_one as u16, cause as u8, mine + 1);
                        }
                    }
                }
            }
        }
    }

    /// The cycles of the tree that remove something.
    fn cycles(&self, net: &Net<W>, grid: &Grid<W>, setting: usize, start: u16, visit: &mut dyn FnMut(SimpleHint<W>)) {
        let mut closers = Bits::EMPTY;
        for &other in &self.strong[usize::from(start)][strong_causes(setting)] {
            if other != NONE {
                closers.add(usize::from(other));
            }
        }
        let mut count = 0;
        for &number in &self.queue[1..] {
            if !net.nodes[usize::from(number)].all.meets(&closers) {
                continue;
            }
            for part in &net.nodes[usize::from(number)].parts[parts(setting)] {
                for closer in part.and(&closers).iter() {
                    if self.is_on_line(closer as u16, number) {
                        continue;
                    }
                    count += 1;
                    let removed = self.removed(net, grid, start, number, closer as u16);
                    if !removed.is_empty() {
                        let complexity = 2 * u32::from(self.from[usize::from(number)].3) + 2;
                        visit(SimpleHint {
                            rating: base(setting, true) + addition(complexity),
                            complexity,
                            rank: rank(setting),
                            order: order(start, count),
                            setting,
                            start,
                            shape: Shape::Cycle(number, closer as u16),
                            removed,
                        });
                    }
                }
            }
        }
    }

    /// Whether a false candidate is among those that led to a true one.
    fn is_on_line(&self, false_one: u16, mut number: u16) -> bool {
        loop {
            let (before, by, ..) = self.from[usize::from(number)];
            if by == false_one {
                return true;
            }
            if before == NONE {
                return false;
            }
            number = before;
        }
    }

    /// What a cycle removes: candidates outside of its cells that see a true and a false one of its nodes.
    fn removed(&self, net: &Net<W>, grid: &Grid<W>, start: u16, last: u16, closer: u16) -> Bits<W> {
        let (mut by_on, mut by_off, mut own) = (Bits::EMPTY, Bits::EMPTY, Bits::EMPTY);
        let (mut on, mut off) = (start, closer);
        let mut before = last;
        while off != NONE {
            let (of_on, of_off) = (&net.nodes[usize::from(on)], &net.nodes[usize::from(off)]);
            by_on = by_on.or(&of_on.houses);
            by_off = by_off.or(&of_off.houses);
            own = own.or(&of_on.parts[0]).or(&of_off.parts[0]);
            own.add(usize::from(on));
            own.add(usize::from(off));
            on = before;
            (before, off, ..) = self.from[usize::from(on)];
        }
        by_on.and(&by_off).and(&grid.alive).minus(&own)
    }
}

/// When a chain comes up within its setting.
fn order(start: u16, within: u32) -> u32 {
    u32::from(start) << 16 | within
}

fn rank(setting: usize) -> u8 {
    setting as u8 + 2
}

/// What ratings start from.
fn base(setting: usize, is_cycle: bool) -> f64 {
    match (setting, is_cycle) {
        (XY, _) => 7.0,
        (_, true) => 6.5,
        _ => 6.6,
    }
}

/// More nodes than any chain has.
const LONGEST: u32 = 4 * 729;

/// The greatest complexity that may come before the best step.
fn longest<const W: usize>(base: f64, best: Option<&SimpleHint<W>>) -> u32 {
    let Some(best) = best else { return LONGEST };
    let mut complexity = 2;
    while (base + addition(complexity + 2), complexity + 2) <= (best.rating, best.complexity) {
        complexity += 2;
    }
    complexity
}

fn sort<const W: usize>(hints: &mut [SimpleHint<W>]) {
    hints.sort_by(|a, b| {
        a.rating
            .total_cmp(&b.rating)
            .then_with(|| (a.complexity, a.rank, a.order).cmp(&(b.complexity, b.rank, b.order)))
    });
}

fn offer<const W: usize>(best: &mut Option<SimpleHint<W>>, hint: SimpleHint<W>) {
    if best.as_ref().is_none_or(|best| hint.is_before(best)) {
        *best = Some(hint);
    }
}

impl<const W: usize> Simple<W> {
    /// For each candidate that the rule removes the first step that does, in order.
    ///
    /// They say in which order the steps of the rule remove candidates first, which is what counts within a chain as long as
    /// each step counts. A step is worth looking for only as long as it comes before the first one for some candidate.
    pub fn firsts(&mut self, net: &Net<W>, grid: &Grid<W>) -> Vec<SimpleHint<W>> {
        self.prepare(net, grid);
        self.refute(net, grid);
        if self.self_refuting.is_empty() {
            return Vec::new();
        }
        let mut firsts: Vec<Option<SimpleHint<W>>> = vec![None; net.nodes.len()];
        for setting in [X, XY] {
            self.compose(net, grid, setting);
            for start in self.self_refuting.or(&self.linked[setting]).iter() {
                let node = &net.nodes[start];
                if grid.size(node) < 2 {
                    continue;
                }
                let mates = node.parts[0].and(&grid.alive);
                for (shape, removes) in [
                    (Shape::ToFalse, self.self_refuting.has(start)),
                    (Shape::ToTrue, mates.minus(&self.self_refuting).is_empty()),
                ] {
                    let found = if removes { self.distance(net, setting, start as u16, shape, LONGEST) } else { None };
                    if let Some(complexity) = found {
                        let hint = self.chain_hint(net, grid, setting, start as u16, shape, complexity);
                        hint.removed.iter().for_each(|victim| offer(&mut firsts[victim], hint));
                    }
                }
            }
        }
        for setting in [X, Y, XY] {
            self.compose(net, grid, setting);
            let mut most = vec![0; net.nodes.len()];
            for victim in self.self_refuting.iter() {
                let limit = longest(base(setting, true), firsts[victim].as_ref());
                if limit >= 4
                    && self.distance(net, setting, victim as u16, Shape::ToFalse, limit.saturating_add(2)).is_some()
                {
                    let on = self.reach(setting, victim, limit / 2);
                    for start in on.and(&self.linked[setting]).iter() {
                        if most[start] < limit && net.nodes[start].all.meets(&on) {
                            most[start] = limit;
                        }
                    }
                }
            }
            for start in (0..most.len()).filter(|&start| most[start] >= 4) {
                if grid.size(&net.nodes[start]) >= 2 && self.grow(net, grid, setting, start as u16, most[start] / 2 - 1)
                {
                    self.cycles(net, grid, setting, start as u16, &mut |hint| {
                        hint.removed.iter().for_each(|victim| offer(&mut firsts[victim], hint));
                    });
                }
            }
        }
        let mut all: Vec<SimpleHint<W>> = firsts.into_iter().flatten().collect();
        sort(&mut all);
        all.dedup_by_key(|hint| (hint.setting, hint.start, hint.order));
        all
    }

    /// The steps in order, each set of eliminations once.
    pub fn list(&mut self, net: &Net<W>, grid: &Grid<W>) -> Vec<SimpleHint<W>> {
        self.prepare(net, grid);
        self.refute(net, grid);
        let mut all: Vec<SimpleHint<W>> = Vec::new();
        if self.self_refuting.is_empty() {
            return all;
        }
        let starts = self.starts(net, grid);
        for setting in [X, Y, XY] {
            self.compose(net, grid, setting);
            for &start in &starts {
                if self.linked[setting].has(usize::from(start))
                    && self.grow(net, grid, setting, start, net.nodes.len() as u32)
                {
                    self.cycles(net, grid, setting, start, &mut |hint| all.push(hint));
                }
            }
            if setting == Y {
                continue;
            }
            for &start in &starts {
                let is_refuted = self.self_refuting.has(usize::from(start));
                for shape in [Shape::ToFalse, Shape::ToTrue] {
                    if shape == Shape::ToFalse && !is_refuted {
                        continue;
                    }
                    if let Some(complexity) = self.distance(net, setting, start, shape, u32::MAX) {
                        all.push(self.chain_hint(net, grid, setting, start, shape, complexity));
                    }
                }
            }
        }
        sort(&mut all);
        let mut seen = std::collections::HashSet::new();
        all.retain(|hint| seen.insert(hint.removed.0));
        all
    }

    /// The nodes of a step from its end back to its start; of a cycle from the start as it is reached again to the false candidate after
    /// the start, and then the start once more.
    pub fn nodes_of(&mut self, net: &Net<W>, grid: &Grid<W>, hint: &SimpleHint<W>) -> Vec<Link> {
        let start = hint.start;
        let weak_cause = |on: u16, off: u16| {
            let node = &net.nodes[usize::from(on)];
            (0..4).find(|&part| node.parts[part].has(usize::from(off))).unwrap_or(4) as u8
        };
        let strong = self.strong[usize::from(start)];
        let strong_cause = |simple: &Self, off: u16, on: u16| {
            let strong = simple.strong[usize::from(off)];
            strong_causes(hint.setting).find(|&cause| strong[cause] == on).unwrap_or(4) as u8
        };
        let mut nodes = Vec::new();
        let mut last = match hint.shape {
            Shape::Cycle(last, closer) => {
                self.grow_all(net, grid, hint.setting, start);
                nodes.push((start, true, strong_cause(self, closer, start)));
                nodes.push((closer, false, weak_cause(last, closer)));
                last
            }
            Shape::ToFalse => {
                self.grow_all(net, grid, hint.setting, start);
                let sees = |number: &&u16| net.nodes[usize::from(**number)].all.has(usize::from(start));
                let is_weak = |number: &&u16| {
                    let node = &net.nodes[usize::from(**number)];
                    node.parts[parts(hint.setting)].iter().any(|part| part.has(usize::from(start)))
                };
                let last = self.queue[1..].iter().filter(sees).find(is_weak).copied().unwrap_or(NONE);
                nodes.push((start, false, weak_cause(last, start)));
                last
            }
            Shape::ToTrue => {
                self.queue.clear();
                self.seen = Bits::EMPTY;
                for cause in strong_causes(hint.setting) {
                    let other = strong[cause];
                    if other != NONE && !self.seen.has(usize::from(other)) {
                        self.seen.add(usize::from(other));
                        self.queue.push(other);
                        self.from[usize::from(other)] = (NONE, start, cause as u8, 1);
                    }
                }
                self.within.clear();
                self.spread(net, grid, hint.setting, u32::MAX);
                let closers: Vec<u16> = strong[strong_causes(hint.setting)].to_vec();
                let closer_of = |number: u16| {
                    let node = &net.nodes[usize::from(number)];
                    let mut reached =
                        node.parts[parts(hint.setting)].iter().flat_map(|part| part.and(&grid.alive).iter());
                    reached.find(|&off| closers.contains(&(off as u16)))
                };
                let found = self.queue.iter().find_map(|&number| closer_of(number).map(|off| (number, off as u16)));
                let (last, closer) = found.unwrap_or((NONE, NONE));
                if last == NONE {
                    return nodes;
                }
                nodes.push((start, true, strong_cause(self, closer, start)));
                nodes.push((closer, false, weak_cause(last, closer)));
                last
            }
        };
        while last != NONE {
            let (before, off, cause, _) = self.from[usize::from(last)];
            nodes.push((last, true, cause));
            if off != NONE {
                nodes.push((off, false, if before == NONE { 4 } else { weak_cause(before, off) }));
            }
            last = before;
        }
        nodes
    }
}
