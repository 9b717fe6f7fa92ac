//! The dependencies between steps: a drawing, as SVG and as text.
//!
//! Every step is a box, and an arrow leads from it to each step that uses its conclusions. An arrow
//! that adds nothing, as others lead there by way of further steps, is left out. A step stands
//! below all that it rests on; in its row it is moved near to them (the barycentre heuristic of
//! Sugiyama, Tagawa and Toda, 1981), and an arrow that passes a row has a place of its own there.

use crate::board::Literal;
use crate::diagram::style::{self, escaped};
use crate::explain::{Argument, Explainer};
use crate::logic::{Event, Trace, reliances};
use std::collections::BTreeSet;
use std::io;
use textwrap::core::display_width;

/// Sizes of boxes and the room between them.
const BOX: [i32; 2] = [196, 62];
const GAP: [i32; 2] = [22, 44];
/// The room of an arrow that passes a row.
const LANE: i32 = 14;
const MARGIN: i32 = 24;
/// The columns of text in a box, and the most lines of the technique's name there.
const COLUMNS: usize = 24;
/// How often the rows are put in order.
const SWEEPS: usize = 8;

const STYLE: &str = "\
.whydoku .named{font-size:14px;font-weight:700;fill:$ink}
.whydoku .concluded{font-size:14px;fill:$ink}
.whydoku .step{fill:$patternfill;stroke:$pattern;stroke-width:1.8}
.whydoku .goal{fill:$placedfill;stroke:$placed;stroke-width:3}
.whydoku .rest{fill:none;stroke:$soft;stroke-width:1.6}
.whydoku .tip{fill:$soft}
";
const DARK: &str = "
.whydoku .named,.whydoku .concluded{fill:$ink}
.whydoku .step{fill:$patternfill;stroke:$pattern}
.whydoku .goal{fill:$placedfill;stroke:$placed}
.whydoku .rest{stroke:$soft}
.whydoku .tip{fill:$soft}
";

/// The steps of a trace, each with those that it rests on.
pub(in crate::lesson) struct Tree {
    nodes: Vec<Node>,
}

struct Node {
    name: String,
    concluded: String,
    /// The steps that it rests on, by index, without those that others of them rest on.
    rests_on: Vec<usize>,
}

impl Tree {
    /// The steps of a trace without guesses.
    pub(in crate::lesson) fn of(trace: &Trace, explainer: &Explainer) -> Tree {
        let mut nodes: Vec<Node> = Vec::with_capacity(trace.events.len());
        // All steps that each rests on, directly or not.
        let mut below: Vec<BTreeSet<usize>> = Vec::with_capacity(trace.events.len());
        let walked = trace.walk(|moment| {
            let Event::Step(step) = moment.event else { return };
            let direct: Vec<usize> = reliances(moment).into_iter().filter_map(|number| number.checked_sub(1)).collect();
            let is_new = |&index: &usize| !direct.iter().any(|&other| other != index && below[other].contains(&index));
            let rests_on: Vec<usize> = direct.iter().copied().filter(is_new).collect();
            below.push(direct.iter().flat_map(|&index| below[index].iter().copied().chain([index])).collect());
            let (name, concluded) = (explainer.step_name(step), shortened(&step.concluded, explainer));
            nodes.push(Node { name, concluded, rests_on });
        });
        debug_assert!(walked.is_ok(), "the steps replay");
        Tree { nodes }
    }

    /// Writes the tree as text: the last step first, below each step those that it rests on. A step
    /// that was shown already is named only.
    pub(in crate::lesson) fn text(&self, explainer: &Explainer, out: &mut dyn io::Write) -> io::Result<()> {
        let Some(last) = self.nodes.len().checked_sub(1) else { return Ok(()) };
        let mut shown = BTreeSet::new();
        // The steps still to be written, each with its prefix and the prefix of the lines below it.
        let mut open = vec![(last, String::new(), String::new())];
        while let Some((index, first, further)) = open.pop() {
            let node = &self.nodes[index];
            let is_new = shown.insert(index);
            let is_folded = !is_new && !node.rests_on.is_empty();
            let above = is_folded.then(|| explainer.phrase("why-above", &[]).to_string());
            let line = format!("{first}{}  {} · {}", index + 1, node.name, node.concluded);
            writeln!(out, "{line}{}", above.map_or_else(String::new, |above| format!("  {above}")))?;
            if is_new {
                for (place, &below) in node.rests_on.iter().enumerate() {
                    let [branch, margin] = if place == 0 { ["└─ ", "   "] } else { ["├─ ", "│  "] };
                    open.push((below, format!("{further}{branch}"), format!("{further}{margin}")));
                }
            }
        }
        Ok(())
    }

    /// Writes the tree as SVG.
    pub(in crate::lesson) fn svg(&self, title: &str, explainer: &Explainer, out: &mut dyn io::Write) -> io::Result<()> {
        let drawing = Drawing::of(self);
        let [width, height] = drawing.size;
        write!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"whydoku\" viewBox=\"0 0 {width} {height}\" \
            width=\"{width}\" height=\"{height}\" role=\"img\">\n<title>{}</title>\n<desc>{}</desc>\n<style>\n{}{}{}\
            </style>\n<rect class=\"a\" width=\"{width}\" height=\"{height}\"/>\n",
            escaped(title),
            escaped(&self.described(explainer)),
            style::standalone(),
            style::light(STYLE),
            style::if_dark(DARK),
        )?;
        for path in &drawing.arrows {
            writeln!(out, "<path class=\"rest\" d=\"{}\"/>", curve(path))?;
            if let Some([x, y]) = path.last() {
                writeln!(out, "<path class=\"tip\" d=\"M{x} {y}l-5 -9h10z\"/>")?;
            }
        }
        for (index, (node, [x, y])) in self.nodes.iter().zip(&drawing.boxes).enumerate() {
            let class = if index + 1 == self.nodes.len() { "goal" } else { "step" };
            let [width, height] = BOX;
            let (left, top) = (x - width / 2, y - height / 2);
            writeln!(
                out,
                "<rect class=\"{class}\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"8\"/>"
            )?;
            let name = format!("{}  {}", index + 1, node.name);
            let mut lines: Vec<(&str, String)> = fitted(&name).into_iter().map(|line| ("named", line)).collect();
            lines.push(("concluded", node.concluded.clone()));
            let first = y + 5 - 9 * (lines.len() as i32 - 1);
            for ((class, line), y) in lines.iter().zip((first..).step_by(18)) {
                writeln!(out, "<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{}</text>", escaped(line))?;
            }
        }
        out.write_all(b"</svg>\n")
    }

    /// The tree in words, for screen readers.
    fn described(&self, explainer: &Explainer) -> String {
        let said = self.nodes.iter().enumerate().map(|(index, node)| {
            let numbers: Vec<usize> = node.rests_on.iter().map(|index| index + 1).collect();
            let arguments: [(&str, Argument); 4] = [
                ("number", (index + 1).into()),
                ("what", node.concluded.as_str().into()),
                ("count", numbers.len().into()),
                ("numbers", explainer.events(&numbers).into()),
            ];
            explainer.phrase("why-rests", &arguments)
        });
        explainer.sentences(said).to_string()
    }
}

/// The most conclusions that are named in a box.
const MOST_NAMED: usize = 2;

/// The conclusions, with dots for those that have no room.
fn shortened(concluded: &[Literal], explainer: &Explainer) -> String {
    let named = concluded.iter().take(MOST_NAMED).map(|&literal| explainer.literal(literal).text().to_string());
    let named = named.collect::<Vec<_>>().join(" ");
    if concluded.len() > MOST_NAMED { format!("{named} …") } else { named }
}

/// A name in at most two lines that fit into a box.
fn fitted(name: &str) -> Vec<String> {
    let mut lines: Vec<String> = textwrap::wrap(name, COLUMNS).into_iter().map(String::from).collect();
    if lines.len() > 2 {
        lines.truncate(2);
        while display_width(&lines[1]) >= COLUMNS {
            lines[1].pop();
        }
        lines[1].push('…');
    }
    lines
}

/// The layout of the drawing.
struct Drawing {
    size: [i32; 2],
    /// The middle of each box.
    boxes: Vec<[i32; 2]>,
    /// The points that each arrow passes.
    arrows: Vec<Vec<[i32; 2]>>,
}

/// A place in a row: a step, or an arrow that passes.
struct Place {
    width: i32,
    /// The places in the row above that it is connected with.
    above: Vec<usize>,
    row: usize,
    x: f64,
}

impl Drawing {
    fn of(tree: &Tree) -> Drawing {
        let mut rows: Vec<usize> = Vec::with_capacity(tree.nodes.len());
        for node in &tree.nodes {
            rows.push(node.rests_on.iter().map(|&index| rows[index] + 1).max().unwrap_or(0));
        }
        // A step that needs nothing stands just above the first that needs it.
        for index in (0..rows.len()).rev() {
            let users = tree.nodes.iter().enumerate().filter(|(_, node)| node.rests_on.contains(&index));
            rows[index] = users.map(|(user, _)| rows[user] - 1).min().unwrap_or(rows[index]);
        }
        let place = |row: usize, width: i32| Place { width, above: Vec::new(), row, x: 0.0 };
        let mut places: Vec<Place> = rows.iter().map(|&row| place(row, BOX[0])).collect();
        let mut arrows = Vec::new();
        for (user, node) in tree.nodes.iter().enumerate() {
            for &index in &node.rests_on {
                let mut path = vec![index];
                for row in rows[index] + 1..rows[user] {
                    places.push(place(row, LANE));
                    path.push(places.len() - 1);
                }
                path.push(user);
                for pair in path.windows(2) {
                    places[pair[1]].above.push(pair[0]);
                }
                arrows.push(path);
            }
        }
        let last = rows.iter().copied().max().unwrap_or(0);
        let mut ordered: Vec<Vec<usize>> =
            (0..=last).map(|row| (0..places.len()).filter(|&place| places[place].row == row).collect()).collect();
        arrange(&mut places, &mut ordered);
        let edge = |place: &Place, sign: f64| place.x + sign * f64::from(place.width) / 2.0;
        let left = places.iter().map(|place| edge(place, -1.0)).fold(f64::MAX, f64::min);
        let right = places.iter().map(|place| edge(place, 1.0)).fold(f64::MIN, f64::max);
        let middle = |place: usize| {
            let Place { x, row, .. } = places[place];
            [MARGIN + (x - left) as i32, MARGIN + BOX[1] / 2 + row as i32 * (BOX[1] + GAP[1])]
        };
        let path = |path: &Vec<usize>| {
            let mut points: Vec<[i32; 2]> = Vec::new();
            for (at, &place) in path.iter().enumerate() {
                let [x, y] = middle(place);
                let half = BOX[1] / 2;
                points.extend((at > 0).then_some([x, y - half]));
                points.extend((at + 1 < path.len()).then_some([x, y + half]));
            }
            points
        };
        Drawing {
            size: [2 * MARGIN + (right - left) as i32, 2 * MARGIN + (last as i32 + 1) * (BOX[1] + GAP[1]) - GAP[1]],
            boxes: (0..tree.nodes.len()).map(middle).collect(),
            arrows: arrows.iter().map(path).collect(),
        }
    }
}

/// Orders each row so that connected places are near each other, and gives everything a place.
fn arrange(places: &mut [Place], rows: &mut [Vec<usize>]) {
    let mut below: Vec<Vec<usize>> = vec![Vec::new(); places.len()];
    for (index, place) in places.iter().enumerate() {
        place.above.iter().for_each(|&above| below[above].push(index));
    }
    rows.iter().for_each(|row| spread(places, row));
    for sweep in 0..SWEEPS {
        let order: Vec<usize> =
            if sweep % 2 == 0 { (0..rows.len()).collect() } else { (0..rows.len()).rev().collect() };
        for row in order {
            for &index in &rows[row] {
                let near = if sweep % 2 == 0 { &places[index].above } else { &below[index] };
                if !near.is_empty() {
                    places[index].x = near.iter().map(|&other| places[other].x).sum::<f64>() / near.len() as f64;
                }
            }
            rows[row].sort_by(|&one, &other| places[one].x.total_cmp(&places[other].x).then(one.cmp(&other)));
            spread(places, &rows[row]);
        }
    }
}

/// Moves the places of a row apart as far as needed, around their wanted positions.
fn spread(places: &mut [Place], row: &[usize]) {
    let wanted: f64 = row.iter().map(|&index| places[index].x).sum::<f64>() / row.len().max(1) as f64;
    for pair in 1..row.len() {
        let (one, other) = (row[pair - 1], row[pair]);
        let apart = f64::from((places[one].width + places[other].width) / 2 + GAP[0]);
        places[other].x = places[other].x.max(places[one].x + apart);
    }
    let reached: f64 = row.iter().map(|&index| places[index].x).sum::<f64>() / row.len().max(1) as f64;
    row.iter().for_each(|&index| places[index].x -= reached - wanted);
}

/// A line that leaves and reaches every point straight down.
fn curve(points: &[[i32; 2]]) -> String {
    let Some([x, y]) = points.first() else { return String::new() };
    let bend = |pair: &[[i32; 2]]| {
        let ([x1, y1], [x2, y2]) = (pair[0], pair[1]);
        let middle = (y1 + y2) / 2;
        if x1 == x2 { format!("V{y2}") } else { format!("C{x1} {middle} {x2} {middle} {x2} {y2}") }
    };
    let bends: String = points.windows(2).map(bend).collect();
    format!("M{x} {y}{bends}")
}
