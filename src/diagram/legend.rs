//! Keys to pictures, which explain everything visible in them, and nothing else.

use super::labels::{LETTER, Labels};
use super::scene::{Mark, Scene, letter};
use crate::board::{Cell, Element};
use crate::logic::{Guide, LinkKind, Motion, Role};
use std::collections::BTreeSet;

/// An entry of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Sample {
    /// A given digit.
    Given,
    /// A digit that was placed before.
    Filled,
    /// A candidate or digit with a mark; of a set, a cell as well.
    Mark(Mark),
    /// A cell to look at.
    Look,
    /// A base house.
    Base,
    /// A cover house.
    Cover,
    /// The digits that a house counts for.
    Counting,
    /// A frame around a rectangle.
    Frame,
    /// The house that fins share.
    FinHouse,
    /// A line through cells.
    Through,
    /// The axis or the centre of a symmetry.
    Axis,
    /// The digits that a symmetry exchanges.
    Exchange,
    /// A link.
    Link(LinkKind),
    /// A line to a candidate that is ruled out.
    Sight,
    /// The number of a line.
    Line,
    /// A colour that is one of several cases, by its letter.
    Case(u8),
}

/// The number of sets and colours that have letters of their own in [`Sample::all`].
const LETTERS: u8 = 12;

impl Sample {
    /// Every entry, of sets and colours the first twelve.
    pub fn all() -> impl Iterator<Item = Sample> {
        let roles = [Role::Pattern, Role::Fin, Role::Guardian, Role::End, Role::Supposed];
        let lettered = (0..LETTERS).flat_map(|number| [Role::Set(number), Role::Colour(number)]);
        let marks = roles.into_iter().chain(lettered).map(Mark::Role);
        let marks = marks.chain([Mark::Shared, Mark::RuledOut, Mark::Eliminated, Mark::Placed]).map(Sample::Mark);
        let houses = [Sample::Look, Sample::Base, Sample::Cover, Sample::Counting, Sample::Frame];
        let houses = houses.into_iter().chain([Sample::FinHouse, Sample::Through, Sample::Axis, Sample::Exchange]);
        let others = [Sample::Given, Sample::Filled, Sample::Line, Sample::Sight];
        let links = [LinkKind::Strong, LinkKind::Weak, LinkKind::Implies].map(Sample::Link);
        others.into_iter().chain(houses).chain(marks).chain((0..LETTERS).map(Sample::Case)).chain(links)
    }

    /// A name for programs.
    pub fn id(self) -> String {
        let id = match self {
            Sample::Given => "given",
            Sample::Filled => "filled",
            Sample::Mark(Mark::Role(role)) => match role {
                Role::Pattern | Role::Look => "pattern",
                Role::Fin => "fin",
                Role::Guardian => "guardian",
                Role::Set(number) => return format!("set-{number}"),
                Role::Colour(number) => return format!("colour-{number}"),
                Role::End => "end",
                Role::Supposed => "supposed",
            },
            Sample::Case(number) => return format!("case-{number}"),
            Sample::Mark(Mark::Shared) => "shared",
            Sample::Mark(Mark::Eliminated) => "eliminated",
            Sample::Mark(Mark::Placed) => "placed",
            Sample::Mark(Mark::RuledOut) => "ruled-out",
            Sample::Look => "look",
            Sample::Base => "base",
            Sample::Cover => "cover",
            Sample::Counting => "counting",
            Sample::Line => "line",
            Sample::Frame => "frame",
            Sample::FinHouse => "fin-house",
            Sample::Through => "through",
            Sample::Axis => "axis",
            Sample::Exchange => "exchange",
            Sample::Sight => "sight",
            Sample::Link(LinkKind::Strong) => "strong",
            Sample::Link(LinkKind::Weak) => "weak",
            Sample::Link(LinkKind::Implies) => "implies",
        };
        id.into()
    }
}

/// The entries visible in any of these pictures, each with its name, in the order of a key.
pub fn legend<'s>(scenes: impl IntoIterator<Item = &'s Scene>, labels: &Labels) -> Vec<(Sample, String)> {
    samples(scenes).into_iter().map(|sample| (sample, labels.name(sample))).collect()
}

/// The entries visible in any of these pictures, in the order of a key.
pub fn samples<'s>(scenes: impl IntoIterator<Item = &'s Scene>) -> Vec<Sample> {
    let scenes: Vec<&Scene> = scenes.into_iter().collect();
    let any = |seen: fn(&Scene) -> bool| scenes.iter().any(|scene| seen(scene));
    let guided = |is: fn(&Guide) -> bool| scenes.iter().any(|scene| scene.sketch.guides.iter().any(is));
    let linked = |kind| scenes.iter().flat_map(|scene| scene.links()).any(|link| link.kind == kind);
    let marks: BTreeSet<Mark> = scenes.iter().flat_map(|scene| marks(scene)).collect();
    let has_cases = any(|scene| scene.sketch.lines.iter().any(|line| line.case.is_some()));
    let marks = marks.into_iter().map(|mark| match mark {
        Mark::Role(Role::Colour(number)) if has_cases => (true, Sample::Case(number)),
        _ => (true, Sample::Mark(mark)),
    });
    let before = [
        (any(|scene| !scene.givens.is_empty()), Sample::Given),
        (any(|scene| scene.digits.filled() != scene.givens), Sample::Filled),
    ];
    let after = [
        (any(|scene| !scene.sketch.looked_at().is_empty()), Sample::Look),
        (any(|scene| !scene.sketch.base.is_empty()), Sample::Base),
        (any(|scene| !scene.sketch.cover.is_empty()), Sample::Cover),
        (any(|scene| !scene.sketch.counting.is_empty()), Sample::Counting),
        (guided(|guide| matches!(guide, Guide::Frame(_))), Sample::Frame),
        (guided(|guide| matches!(guide, Guide::FinHouse(_))), Sample::FinHouse),
        (guided(|guide| matches!(guide, Guide::Line(_))), Sample::Through),
        (guided(has_axis), Sample::Axis),
        (guided(|guide| matches!(guide, Guide::Symmetry(_))), Sample::Exchange),
    ];
    let links = [LinkKind::Strong, LinkKind::Weak, LinkKind::Implies].map(|kind| (linked(kind), Sample::Link(kind)));
    let lines = [(any(|scene| !scene.sights.is_empty()), Sample::Sight), (any(is_numbered), Sample::Line)];
    let all = before.into_iter().chain(marks).chain(after).chain(links).chain(lines);
    all.filter(|(seen, _)| *seen).map(|(_, sample)| sample).collect()
}

/// Whether a line or a ring shows the motion; others have neither an axis nor a centre.
fn has_axis(guide: &Guide) -> bool {
    matches!(guide, Guide::Symmetry(symmetry) if !matches!(symmetry.motion, Motion::Rearranged(_)))
}

/// Whether the number of a line is visible.
fn is_numbered(scene: &Scene) -> bool {
    let mut lines = scene.sketch.lines.iter();
    lines.any(|line| line.contradicted.is_some() || !(line.placed | line.removed).is_empty())
}

/// The marks of a picture, the letters that are visible beside them, and the roles of cells.
fn marks(scene: &Scene) -> BTreeSet<Mark> {
    let marked = scene.marked();
    let colours = marked.iter().flat_map(|candidate| scene.colours(candidate)).map(Role::Colour);
    let cells = Cell::all().flat_map(|cell| scene.cell_roles(cell));
    let roles = colours.chain(cells).map(Mark::Role);
    marked.iter().filter_map(|candidate| scene.mark(candidate)).chain(roles).collect()
}

impl Labels {
    /// The name of an entry of a key.
    pub fn name(&self, sample: Sample) -> String {
        let name = match sample {
            Sample::Given => &self.given,
            Sample::Filled => &self.filled,
            Sample::Mark(Mark::Role(role)) => match role {
                Role::Pattern | Role::Look => &self.pattern,
                Role::Fin => &self.fin,
                Role::Guardian => &self.guardian,
                Role::Set(number) => return lettered(&self.set, number),
                Role::Colour(number) => return lettered(&self.colour, number),
                Role::End => &self.end,
                Role::Supposed => &self.supposed,
            },
            Sample::Case(number) => return lettered(&self.case, number),
            Sample::Mark(Mark::Shared) => &self.shared,
            Sample::Mark(Mark::RuledOut) => &self.ruled_out,
            Sample::Mark(Mark::Eliminated) => &self.eliminated,
            Sample::Mark(Mark::Placed) => &self.placed,
            Sample::Look => &self.cells,
            Sample::Base => &self.base,
            Sample::Cover => &self.cover,
            Sample::Counting => &self.counting,
            Sample::Link(LinkKind::Strong) => &self.strong,
            Sample::Link(LinkKind::Weak) => &self.weak,
            Sample::Link(LinkKind::Implies) => &self.implies,
            Sample::Line => &self.line,
            Sample::Frame => &self.frame,
            Sample::FinHouse => &self.fin_house,
            Sample::Through => &self.through,
            Sample::Axis => &self.axis,
            Sample::Exchange => &self.exchanged,
            Sample::Sight => &self.sight,
        };
        name.clone()
    }
}

/// A name with its letter.
fn lettered(name: &str, number: u8) -> String {
    name.replace(LETTER, &letter(number).to_string())
}
