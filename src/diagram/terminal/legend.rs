//! The lines below the grid: the meanings of the signs, the candidates with several colours, and
//! the links.

use super::canvas::LEFT;
use super::sign::sign;
use crate::board::{Candidate, CandidateSet, Cell, Digit, Element, HouseSet};
use crate::diagram::labels::Labels;
use crate::diagram::legend::{Sample, legend};
use crate::diagram::scene::{Face, Mark, Scene, letter};
use crate::logic::{LinkKind, Role};
use std::collections::BTreeMap;

/// The width that lines are filled to, that of the large layout.
const WIDTH: usize = 77;

/// The lines of the legend; none for a plain position.
pub(super) fn lines(scene: &Scene, labels: &Labels) -> Vec<String> {
    if scene.is_plain() {
        return Vec::new();
    }
    let entry = |(sample, name): (Sample, String)| entry(scene, sample, &name);
    let entries: Vec<String> = legend([scene], labels).into_iter().filter_map(entry).collect();
    let mut lines = filled(&entries, "   ");
    for ((sign, colours), candidates) in untold(scene) {
        let letters: String = colours.into_iter().map(|colour| letter(colour).to_ascii_lowercase()).collect();
        let names = candidates.iter().map(|candidate| candidate.to_string());
        lines.extend(filled(&[format!("{sign}{letters}:")].into_iter().chain(names).collect::<Vec<_>>(), " "));
    }
    if !scene.sketch.counting.is_empty() {
        lines.extend(filled(&counting(scene, labels), "   "));
    }
    let exchanges = scene.exchanges();
    if !exchanges.is_empty() {
        // In ASCII, like the signs.
        let exchanges = exchanges.into_iter().map(|pair| pair.replace(" ↔ ", "<->").replace(" → ", "->"));
        let exchanged = [format!("{}:", labels.exchanged)].into_iter().chain(exchanges);
        lines.extend(filled(&exchanged.collect::<Vec<_>>(), "   "));
    }
    lines.extend(filled(&chain(scene), " "));
    lines
}

/// The houses that count for each digit.
fn counting(scene: &Scene, labels: &Labels) -> Vec<String> {
    let of_digit = |digit: Digit| {
        let counted = scene.sketch.counting.iter().filter(|(_, digits)| digits.contains(digit));
        let houses: HouseSet = counted.map(|(house, _)| *house).collect();
        let names: Vec<String> = houses.iter().map(|house| house.to_string()).collect();
        (!names.is_empty()).then(|| format!("{digit}: {}", names.join(" ")))
    };
    [labels.counting.clone()].into_iter().chain(Digit::all().filter_map(of_digit)).collect()
}

/// An entry with its sign; `None` if it is not visible here, or needs no words.
fn entry(scene: &Scene, sample: Sample, name: &str) -> Option<String> {
    match sample {
        Sample::Mark(Mark::Placed) => Some(format!(">n< {name}")),
        Sample::Mark(Mark::Role(Role::Set(number))) => Some(format!("{}: {name}", letter(number))),
        Sample::Mark(mark @ Mark::Role(Role::Colour(_))) => Some(format!("{}: {name}", sign(Some(mark)))),
        Sample::Case(number) => Some(format!("{}: {name}", sign(Some(Mark::Role(Role::Colour(number)))))),
        Sample::Mark(mark) => Some(format!("{}n {name}", sign(Some(mark)))),
        Sample::Look => is_look_seen(scene).then(|| format!("*[n]* {name}")),
        Sample::Base => Some(format!("{name} {}", houses(scene.sketch.base, '#'))),
        Sample::Cover => Some(format!("{name} {}", houses(scene.sketch.cover, '+'))),
        Sample::Link(kind) => Some(format!("{} {name}", arrow(kind))),
        // Written below, digit by digit.
        Sample::Counting | Sample::Exchange => None,
        // There is no room for numbers, nor for lines that are no arrows.
        Sample::Line | Sample::Frame | Sample::FinHouse | Sample::Through | Sample::Axis | Sample::Sight => None,
        // Without candidates the brackets are left out.
        Sample::Given => (!scene.candidates.is_empty()).then(|| format!("[n] {name}")),
        Sample::Filled => (!scene.candidates.is_empty()).then(|| format!("(n) {name}")),
    }
}

/// Whether a filled cell is among the cells to look at: an empty one is told by its candidates.
fn is_look_seen(scene: &Scene) -> bool {
    let is_filled = |cell| matches!(scene.face(cell), Face::Given(_) | Face::Filled(_));
    scene.sketch.looked_at().iter().any(is_filled)
}

fn houses(houses: HouseSet, sign: char) -> String {
    houses.iter().map(|house| format!("{sign}{house}")).collect::<Vec<_>>().join(" ")
}

/// The candidates whose sign does not tell their colours, by sign and colours.
fn untold(scene: &Scene) -> BTreeMap<(char, Vec<u8>), CandidateSet> {
    let mut untold: BTreeMap<(char, Vec<u8>), CandidateSet> = BTreeMap::new();
    for candidate in scene.marked() {
        let (mark, colours) = (scene.mark(candidate), scene.colours(candidate));
        if !colours.is_empty() && !matches!(mark, Some(Mark::Role(Role::Colour(_)))) {
            untold.entry((sign(mark), colours)).or_default().insert(candidate);
        }
    }
    untold
}

/// The links one after the other. Each piece of a chain but the first begins with its arrow; a
/// conclusion is one piece with all its premises.
fn chain(scene: &Scene) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let mut last = None;
    for links in scene.links().chunk_by(|a, b| a.kind == LinkKind::Implies && a.kind == b.kind && a.to == b.to) {
        let [link, ..] = links else { continue };
        let step = format!("{} {}", arrow(link.kind), end(link.to));
        let from = links.iter().map(|link| end(link.from)).collect::<Vec<_>>().join(" + ");
        let implies = link.kind == LinkKind::Implies;
        if let Some(piece) = pieces.last_mut().filter(|_| implies || last != Some(link.from)) {
            piece.push(';');
        }
        if implies {
            pieces.push(format!("{from} {step}"));
        } else if last == Some(link.from) {
            pieces.push(step);
        } else {
            pieces.extend([from, step]);
        }
        last = Some(link.to).filter(|_| !implies);
    }
    pieces
}

const fn arrow(kind: LinkKind) -> &'static str {
    match kind {
        LinkKind::Strong => "==",
        LinkKind::Weak => "--",
        LinkKind::Implies => "->",
    }
}

/// The candidates at one end of a link: `r4c5|r4c6=1`, digits with the same cells together.
fn end(candidates: CandidateSet) -> String {
    let mut digits: Vec<(String, String)> = Vec::new();
    for digit in Digit::all() {
        let cells = candidates.iter().filter(|candidate| candidate.digit() == digit).map(Candidate::cell);
        let cells = cells.map(|cell: Cell| cell.to_string()).collect::<Vec<_>>().join("|");
        match digits.iter_mut().find(|(known, _)| *known == cells) {
            _ if cells.is_empty() => {}
            Some((_, digits)) => digits.push_str(&digit.to_string()),
            None => digits.push((cells, digit.to_string())),
        }
    }
    digits.into_iter().map(|(cells, digits)| format!("{cells}={digits}")).collect::<Vec<_>>().join(",")
}

/// Pieces in lines of limited width, indented like the grid.
fn filled(pieces: &[String], between: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for piece in pieces {
        match lines.last_mut() {
            Some(line) if columns(line) + between.len() + columns(piece) <= WIDTH => {
                line.push_str(between);
                line.push_str(piece);
            }
            _ => lines.push(" ".repeat(LEFT) + piece),
        }
    }
    lines
}

/// The columns of text in a terminal, where a character of Chinese takes two.
fn columns(text: &str) -> usize {
    text.chars().map(|character| if character.is_ascii() { 1 } else { 2 }).sum()
}
