//! Scenes of patterns of every kind, put together by hand from real positions.

use whydoku::board::*;
use whydoku::diagram::Scene;
use whydoku::logic::{Link, LinkKind, Part, Role, Sketch};

/// The same position in which a grouped chain and two almost locked sets are found.
const CHAIN: (&str, &str) = (
    "......6...6..73..1.52.64.....5..6..8.71..823..38..7.1....6......867...9.597...46.",
    "r1c1=9 r2c1=9 r3c1=9 r4c4=9 r4c4=2 r4c4=4 r4c5=9 r4c5=2 r4c5=4 r5c5=4 r6c1=2 r6c5=4 r7c5=8 r7c5=1 r7c6=1 r8c5=1 \
    r8c6=1",
);

/// A position by its digits and the candidates that were removed before.
fn scene(title: &str, (digits, removed): (&str, &str), sketch: Sketch, eliminated: &str) -> Scene {
    let position = Position::new(&digits.parse().unwrap()).unwrap();
    let mut scene = Scene::of(&position);
    scene.candidates -= candidates(removed);
    scene.title = title.into();
    scene.description = eliminated.replace('=', "<>");
    scene.sketch = sketch;
    scene.eliminated = candidates(eliminated);
    scene
}

/// `r1c1=2 r3c4=5`
fn candidates(text: &str) -> CandidateSet {
    text.split_whitespace().map(|name| name.parse::<Candidate>().unwrap()).collect()
}

/// Some of a position's candidates in these cells.
fn in_cells(scene: &Scene, cells: &str) -> CandidateSet {
    let cells: CellSet = cells.split_whitespace().map(|name| name.parse::<Cell>().unwrap()).collect();
    scene.candidates.iter().filter(|candidate| cells.contains(candidate.cell())).collect()
}

fn link(from: &str, kind: LinkKind, to: &str) -> Link {
    Link { from: candidates(from), to: candidates(to), kind, by: None }
}

/// A chain that begins with a strong link, which alternate with weak ones.
fn chain(nodes: &[&str]) -> Vec<Link> {
    let kinds = [LinkKind::Strong, LinkKind::Weak].into_iter().cycle();
    nodes.windows(2).zip(kinds).map(|(pair, kind)| link(pair[0], kind, pair[1])).collect()
}

fn pattern(text: &str) -> Sketch {
    Sketch::of(candidates(text))
}

fn part(role: Role, text: &str) -> Part {
    Part::of(role, candidates(text))
}

pub fn finned_x_wing() -> Scene {
    let sketch = pattern("r6c2=2 r6c7=2 r9c2=2 r9c7=2").with(part(Role::Fin, "r9c8=2 r9c9=2")).on(
        [House::row(5), House::row(8)].into_iter().collect(),
        [House::column(1), House::column(6)].into_iter().collect(),
    );
    let grid = "..7.3.5...4..2..3.23.9...6...12796.3...563.1.6.3814.7581..9...7.......5...4..1...";
    scene("finned-x-wing", (grid, "r1c9=1 r2c7=1 r2c9=1"), sketch, "r7c7=2 r8c7=2")
}

pub fn almost_locked_sets() -> Scene {
    let mut scene = scene("als-xz", CHAIN, Sketch::default(), "r2c8=4");
    let set = |number, cells| Part::of(Role::Set(number), in_cells(&scene, cells));
    scene.sketch = Sketch::default().with(set(0, "r2c1 r2c3 r2c7")).with(set(1, "r4c7 r4c8 r6c7"));
    scene.sketch.links = vec![link("r2c7=5", LinkKind::Weak, "r6c7=5")];
    scene
}

pub fn simple_colouring() -> Scene {
    let sketch = Sketch::default()
        .with(part(Role::Colour(0), "r1c2=1 r4c6=1 r3c5=1 r7c4=1 r9c3=1 r4c1=1 r6c4=1"))
        .with(part(Role::Colour(1), "r3c1=1 r1c6=1 r7c2=1 r9c5=1 r6c3=1"));
    let grid = "7.496..58296583714.854.7.69.49.5.68782769413556..789429...4587665873942147.8.6593";
    scene("simple-colouring", (grid, ""), sketch, "r7c3=1")
}

pub fn grouped_chain() -> Scene {
    let nodes = ["r2c1=8", "r2c1=4", "r5c1=4 r6c1=4", "r4c1=4 r4c2=4", "r4c8=4", "r4c8=7", "r3c8=7", "r3c8=8"];
    let mut sketch = pattern(&nodes.join(" "));
    sketch.links = chain(&nodes);
    scene("grouped-chain", CHAIN, sketch, "r2c7=8 r2c8=8 r3c1=8")
}

pub fn guarded_rectangle() -> Scene {
    let sketch =
        pattern("r4c2=1 r4c2=9 r4c7=1 r4c7=9 r6c2=1 r6c2=9 r6c7=1 r6c7=9").with(part(Role::Guardian, "r6c2=8 r6c7=8"));
    let grid = "54.2....626.4....9.78.1.5426.2784.534..19.6.77.......4.57.214.81268437958.4..72.1";
    let before = "r1c8=3 r2c8=3 r3c4=9 r6c2=3 r6c3=1 r6c3=3";
    scene("guarded-rectangle", (grid, before), sketch, "r6c8=8")
}

/// Every role and kind of link at once, more than any technique needs.
pub fn every_role() -> Scene {
    let mut scene = scene("every-role", CHAIN, Sketch::default(), "r9c9=2 r7c3=3");
    let set = |number, cells| Part::of(Role::Set(number), in_cells(&scene, cells));
    scene.sketch = pattern("r1c1=1 r1c1=3 r7c1=1 r7c1=3")
        .with(set(0, "r1c4 r1c5"))
        .with(set(1, "r1c5 r1c6"))
        .with(set(2, "r2c7 r2c8"))
        .with(set(3, "r4c1 r4c2"))
        .with(part(Role::Fin, "r1c1=4 r1c2=1"))
        .with(part(Role::Guardian, "r1c1=7 r1c1=8"))
        .with(part(Role::Supposed, "r5c1=4 r6c1=4 r6c1=9"))
        .with(part(Role::Colour(0), "r5c4=4 r6c4=4 r6c7=5 r7c3=3"))
        .with(part(Role::Colour(1), "r5c4=5 r6c4=2 r6c7=9 r6c9=4"))
        .with(part(Role::Colour(2), "r5c4=9 r6c4=9 r6c9=5 r8c1=3"))
        .with(part(Role::Colour(3), "r6c4=5 r6c5=5 r6c9=6 r8c1=1"))
        .with(part(Role::Colour(4), "r6c5=9 r6c9=9 r5c5=5 r8c1=2"))
        .with(part(Role::Colour(0), "r6c5=2 r4c8=7 r8c5=5"))
        .with(part(Role::Colour(1), "r6c5=2 r4c8=7 r4c8=4 r8c5=5"))
        .with(part(Role::Colour(2), "r4c8=7 r4c8=4 r8c5=5"))
        .with(Part::of_cells(Role::Guardian, CellSet::of(Cell::at(8, 3))))
        .with(Part::of_cells(Role::Colour(0), CellSet::of(Cell::at(8, 4))))
        .with(Part::of_cells(Role::Pattern, CellSet::of(Cell::at(8, 5))))
        .with(Part::of_cells(Role::Look, [Cell::at(8, 0), Cell::at(7, 6)].into_iter().collect()))
        .on(HouseSet::of(House::row(6)), HouseSet::of(House::column(8)));
    scene.sketch.links = vec![
        link("r1c1=1", LinkKind::Strong, "r1c1=3"),
        link("r1c1=3", LinkKind::Weak, "r1c2=1"),
        link("r1c4=1 r1c4=2 r1c5=1 r1c5=2", LinkKind::Weak, "r5c4=5"),
        link("r7c7=8 r7c8=8 r7c9=7", LinkKind::Strong, "r8c5=5"),
        link("r7c1=1", LinkKind::Weak, "r8c1=1"),
        link("r8c1=2", LinkKind::Implies, "r8c5=5"),
        link("r4c8=7", LinkKind::Implies, "r9c9=2"),
        link("r7c7=8 r7c8=8 r8c7=8 r8c9=8", LinkKind::Weak, "r9c9=2"),
    ];
    scene.placed = candidates("r8c6=5");
    scene
}

pub fn scenes() -> Vec<Scene> {
    vec![finned_x_wing(), almost_locked_sets(), simple_colouring(), grouped_chain(), guarded_rectangle(), every_role()]
}
