//! Pictures: the scene of a step, its SVG, its terminal text.

use crate::common::snapshots;
use proptest::prelude::*;
use std::collections::BTreeMap;
use whydoku::Cancel;
use whydoku::board::*;
use whydoku::diagram::{Face, Labels, Layout, Mark, Scene, TerminalOptions, svg, terminal};
use whydoku::logic::{Event, Link, LinkKind, Part, Replay, Role, Sketch, Step};
use whydoku::solve::{SolveOptions, solve};
use whydoku::technique::Profile;

const X_WING: &str = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
const GUESSED: &str = "......7....47...1..6....94584...2.......47.......5...8.37.8.1.292.....8...6.3....";
const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn position(puzzle: &str) -> Position {
    Position::new(&puzzle.parse().unwrap()).unwrap()
}

/// The first step of this technique on the way to the solution, and the moment before it.
fn find(puzzle: &str, technique: &str) -> (Replay, Step) {
    let start = position(puzzle);
    let solution = solve(start.clone(), &Profile::standard(), SolveOptions::default(), Cancel::NEVER);
    let mut replay = Replay::new(start);
    for event in &solution.trace.events {
        match event {
            Event::Step(step) if step.technique.id == technique => return (replay, step.clone()),
            _ => replay.apply(event).unwrap(),
        }
    }
    panic!("no {technique} on the way")
}

fn scene(puzzle: &str, technique: &str) -> Scene {
    let (before, step) = find(puzzle, technique);
    Scene::of_step(&before, &step)
}

fn link(from: CandidateSet, to: CandidateSet, kind: LinkKind) -> Link {
    Link { from, to, kind, by: None }
}

/// A scene with every kind of mark, house and link.
fn everything() -> Scene {
    let mut scene = scene(X_WING, "x-wing");
    let pattern = scene.sketch.candidates();
    let [a, b] = [0, 1].map(|i| CandidateSet::of(pattern.iter().nth(i).unwrap()));
    let open = scene.candidates - pattern - scene.eliminated;
    scene.sketch.parts.push(Part::of(Role::Fin, open.iter().take(2).collect()));
    let taken = scene.focus();
    scene.placed = open.iter().filter(|candidate| !taken.contains(candidate.cell())).take(1).collect();
    let first_eliminated = CandidateSet::of(scene.eliminated.first().unwrap());
    scene.sketch.links = vec![link(a, b, LinkKind::Strong), link(b, first_eliminated, LinkKind::Weak)];
    scene.sketch.parts.push(Part::of_cells(Role::Look, CellSet::of(Cell::at(0, 0))));
    scene
}

fn plain_text(scene: &Scene, options: TerminalOptions) -> String {
    terminal::draw(scene, &Labels::default(), options)
}

fn every_option() -> Vec<TerminalOptions> {
    let mut all = Vec::new();
    for layout in [Layout::Blocks, Layout::Lines] {
        for bits in 0..8 {
            all.push(TerminalOptions { color: bits & 1 > 0, candidates: bits & 2 > 0, ascii: bits & 4 > 0, layout });
        }
    }
    all
}

fn without_color(text: &str) -> String {
    let mut parts = text.split('\x1b');
    let first = parts.next().unwrap().to_string();
    first + &parts.map(|part| part.split_once('m').unwrap().1).collect::<String>()
}

#[test]
fn terminal_pictures_look_as_ever() {
    snapshots("terminal").bind(|| {
        let compact = TerminalOptions { layout: Layout::Lines, ..Default::default() };
        let ascii = TerminalOptions { ascii: true, ..Default::default() };
        let digits = TerminalOptions { candidates: false, ..Default::default() };
        insta::assert_snapshot!("hidden-single", plain_text(&scene(EASY, "hidden-single-box"), compact));
        insta::assert_snapshot!("x-wing", plain_text(&scene(X_WING, "x-wing"), TerminalOptions::default()));
        insta::assert_snapshot!("x-wing-lines", plain_text(&scene(X_WING, "x-wing"), compact));
        insta::assert_snapshot!("everything-ascii", plain_text(&everything(), ascii));
        insta::assert_snapshot!("start", plain_text(&Scene::of(&position(EASY)), digits));
    });
}

/// Hardly a grid, but every shape there is.
fn shapes() -> Scene {
    let candidate = |text: &str| text.parse::<Candidate>().unwrap();
    let mut scene = Scene::of(&position(&".".repeat(81))).without_candidates();
    scene.title = "every shape".into();
    scene.sketch = Sketch::of(["r1c1=1", "r1c9=1"].into_iter().map(candidate).collect())
        .with(Part::of(Role::Fin, CandidateSet::of(candidate("r9c9=2"))))
        .with(Part::of_cells(Role::Look, CellSet::of(Cell::at(4, 1))))
        .on(HouseSet::of(House::row(0)), [House::column(0), House::block(8)].into_iter().collect());
    scene.eliminated = CandidateSet::of(candidate("r9c1=3"));
    scene.placed = CandidateSet::of(candidate("r5c5=9"));
    scene.digits.set(Cell::at(4, 0), Digit::new(4));
    scene.digits.set(Cell::at(4, 1), Digit::new(5));
    scene.givens = CellSet::of(Cell::at(4, 0));
    let link = |from, to, kind| link(CandidateSet::of(candidate(from)), CandidateSet::of(candidate(to)), kind);
    scene.sketch.links = vec![link("r1c1=1", "r1c9=1", LinkKind::Strong), link("r1c9=1", "r9c9=2", LinkKind::Weak)];
    scene
}

#[test]
fn svg_pictures_look_as_ever() {
    snapshots("svg").bind(|| insta::assert_snapshot!("shapes", svg::embed(&shapes())));
}

fn some_scenes() -> Vec<Scene> {
    let solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    vec![
        Scene::of(&position(EASY)),
        Scene::of(&position(solved)),
        Scene::of(&position(&".".repeat(81))),
        scene(EASY, "hidden-single-box"),
        scene(X_WING, "x-wing"),
        shapes(),
        everything(),
    ]
}

/// The cell at a point of the picture.
fn cell_at(x: i32, y: i32) -> Cell {
    let covers = |cell: &Cell| {
        let [left, top, width, height] = svg::area(*cell);
        (left..left + width).contains(&x) && (top..top + height).contains(&y)
    };
    Cell::all().find(covers).expect("a digit outside the grid")
}

/// The digits of each cell, by where the picture shows them: large ones with their class, small ones in their places.
fn seen_in(document: &roxmltree::Document) -> BTreeMap<Cell, (Vec<(char, Digit)>, DigitSet)> {
    let mut seen = BTreeMap::<Cell, (Vec<(char, Digit)>, DigitSet)>::new();
    for text in document.descendants().filter(|node| node.has_tag_name("text")) {
        let number = |name| text.attribute(name).unwrap().parse::<i32>().unwrap();
        let class = text.attribute("class").unwrap().chars().next().unwrap();
        if class == 'n' {
            continue;
        }
        let digit = Digit::from_char(text.text().unwrap().parse().unwrap()).unwrap();
        let (x, y) = (number("x"), number("y") - 6);
        let cell = cell_at(x, y);
        let entry = seen.entry(cell).or_default();
        if class == 'c' {
            let [left, top, ..] = svg::area(cell);
            let place = (y - top) / (svg::CELL / 3 + 1) * 3 + (x - left) / (svg::CELL / 3 + 1);
            assert_eq!(place, digit.index() as i32, "{digit} of {cell} is not in its place");
            assert!(!entry.1.contains(digit), "{digit} twice in {cell}");
            entry.1.insert(digit);
        } else {
            entry.0.push((class, digit));
        }
    }
    seen
}

#[test]
fn svg_is_well_formed_and_shows_every_cell_once() {
    for scene in some_scenes() {
        for text in [svg::draw(&scene), svg::embed(&scene)] {
            let document = roxmltree::Document::parse(&text).unwrap();
            let mut seen = seen_in(&document);
            for cell in Cell::all() {
                let (large, small) = seen.remove(&cell).unwrap_or_default();
                let expected = match scene.face(cell) {
                    Face::Given(digit) => (vec![('g', digit)], DigitSet::EMPTY),
                    Face::Filled(digit) => (vec![('f', digit)], DigitSet::EMPTY),
                    Face::Placing(digit) => (vec![('o', digit)], DigitSet::EMPTY),
                    Face::Open(digits) => (vec![], digits),
                };
                assert_eq!((large, small), expected, "{cell}");
            }
            assert!(text.len() < 40_000, "{} bytes", text.len());
        }
    }
}

/// The elements that a mark is drawn with, by class.
fn elements(scene: &Scene, class: &str) -> Vec<String> {
    let text = svg::draw(scene);
    let document = roxmltree::Document::parse(&text).unwrap();
    let found = document.descendants().filter(|node| node.attribute("class") == Some(class));
    found.map(|node| node.tag_name().name().to_string()).collect()
}

#[test]
fn marks_differ_by_shape_and_not_only_by_colour() {
    let scene = shapes();
    assert_eq!(elements(&scene, "p"), ["circle", "circle"]);
    assert_eq!(elements(&scene, "r"), ["circle", "circle"], "a ring is double");
    assert_eq!(elements(&scene, "x"), ["path"]);
    assert_eq!(elements(&scene, "q"), ["path"]);
    let text = svg::draw(&scene);
    let document = roxmltree::Document::parse(&text).unwrap();
    let outline = |class| {
        let node = document.descendants().find(|node| node.attribute("class") == Some(class)).unwrap();
        let d = node.attribute("d").unwrap();
        (d.matches(['h', 'v']).count(), d.matches(['l', 'm']).count())
    };
    assert_eq!(outline("x"), (3, 3), "a square with a cross");
    assert_eq!(outline("q"), (0, 1), "a diamond");
    assert!(text.contains("stroke-dasharray"), "cover houses and weak links are dashed");
    let fills: Vec<_> = document.descendants().filter_map(|node| node.attribute("fill")).collect();
    assert_eq!(fills, ["url(#dots)", "url(#dots)", "url(#hatch)"]);
}

#[test]
fn a_picture_alone_needs_nothing_from_outside() {
    let text = svg::draw(&everything());
    let references = text.replace("http://www.w3.org/2000/svg", "");
    for foreign in ["http", "script", "@import", "href", "font-face"] {
        assert!(!references.contains(foreign), "{foreign}");
    }
    assert!(text.contains("prefers-color-scheme:dark"));
    let plain = svg::draw(&Scene::of(&position(EASY)));
    assert!(!plain.contains("<defs>"), "nothing is defined that nobody uses");
}

#[test]
fn text_is_escaped() {
    let mut scene = shapes();
    scene.title = "<b>\"it's\" & more</b>\u{0}\u{8}".into();
    scene.description = "</desc><script>alert(1)</script>".into();
    let text = svg::draw(&scene);
    let document = roxmltree::Document::parse(&text).unwrap();
    let of = |name| document.descendants().find(|node| node.has_tag_name(name)).unwrap().text().unwrap();
    assert_eq!(of("title"), "<b>\"it's\" & more</b>  ");
    assert_eq!(of("desc"), scene.description);
    assert!(!text.contains("<script"));
}

#[test]
fn the_same_scene_gives_the_same_bytes() {
    for (once, again) in some_scenes().iter().zip(&some_scenes()) {
        assert_eq!(svg::draw(once), svg::draw(again));
        for options in every_option() {
            assert_eq!(plain_text(once, options), plain_text(again, options));
        }
    }
}

/// The lines of the frame: all but the heading and the legend.
fn frame_lines(text: &str) -> Vec<&str> {
    let border = |line: &&str| line.ends_with(['┓', '┛', '┃', '┫', '┨', '+', '|']);
    text.lines().filter(border).collect()
}

fn check_terminal(scene: &Scene) {
    for options in every_option() {
        let text = plain_text(scene, options);
        let bare = without_color(&text);
        assert_eq!(bare, plain_text(scene, TerminalOptions { color: false, ..options }), "colour changes nothing else");
        assert!(options.color || !text.contains('\x1b'));
        assert!(bare.lines().all(|line| line == line.trim_end()), "blanks at the end of a line");
        assert!(!options.ascii || bare.is_ascii());
        let lines = frame_lines(&bare);
        let blocks = options.layout == Layout::Blocks && options.candidates;
        assert_eq!(lines.len(), if blocks { 37 } else { 13 });
        let width = lines[0].chars().count();
        assert!(lines.iter().all(|line| line.chars().count() == width), "{bare}");
        for row in 1..=9 {
            assert_eq!(lines.iter().filter(|line| line[..4].contains(&format!("r{row}"))).count(), 1);
        }
    }
}

#[test]
fn terminal_pictures_are_aligned_with_and_without_colour() {
    some_scenes().iter().for_each(check_terminal);
}

#[test]
fn large_terminal_pictures_fit_80_columns_and_show_every_candidate_in_its_place() {
    let scene = everything();
    let text = plain_text(&scene, TerminalOptions { ascii: true, ..Default::default() });
    let lines: Vec<&str> = frame_lines(&text);
    assert_eq!(lines[0].len(), 77);
    for cell in Cell::all() {
        let part = |line: usize| &lines[4 * cell.row() + 1 + line][5 + 8 * cell.column()..][..7];
        match scene.face(cell) {
            Face::Open(digits) => {
                for digit in Digit::all() {
                    let (row, column) = (digit.index() / 3, 2 * (digit.index() % 3));
                    let shown = &part(row)[column..column + 2];
                    let sign = match scene.mark(Candidate::new(cell, digit)) {
                        None => ' ',
                        Some(Mark::Role(Role::Pattern)) => '*',
                        Some(Mark::Role(_)) => '~',
                        Some(Mark::Eliminated) => 'x',
                        Some(Mark::Placed) => '>',
                        Some(other) => panic!("{other:?} has no sign"),
                    };
                    let expected = if digits.contains(digit) { format!("{sign}{digit}") } else { "  ".into() };
                    assert_eq!(shown, expected, "{digit} in {cell}");
                }
            }
            Face::Given(digit) => assert!(part(1).contains(&format!("[{digit}]"))),
            Face::Filled(digit) => assert!(part(1).contains(&format!("({digit})"))),
            Face::Placing(digit) => assert!(part(1).contains(&format!(">{digit}<"))),
        }
    }
}

#[test]
fn digits_alone_can_be_read_back() {
    let position = position(EASY);
    let digits = TerminalOptions { candidates: false, ascii: true, ..Default::default() };
    let text = plain_text(&Scene::of(&position), digits);
    let lines = text.lines().filter(|line| !line.contains(['+', 'c']));
    let cells = lines.flat_map(|line| line.split_once('r').map_or(line, |(_, rest)| &rest[1..]).chars());
    let read: String = cells.filter(|shown| shown.is_ascii_digit() || *shown == '.').collect();
    assert_eq!(read, EASY);
}

#[test]
fn a_hidden_single_shows_the_digits_that_leave_only_one_place() {
    let (before, step) = find(EASY, "hidden-single-box");
    let (scene, position) = (Scene::of_step(&before, &step), before.position());
    let placed = step.placements().next().unwrap();
    let looked_at = scene.sketch.looked_at();
    assert!(!looked_at.is_empty());
    let house = scene.sketch.base.single().unwrap();
    assert!(looked_at.iter().all(|cell| position.digit(cell) == Some(placed.digit())));
    for cell in (house.cells() & position.empty_cells()).without(placed.cell()) {
        assert!(!(cell.peers() & looked_at).is_empty(), "nothing keeps {} from {cell}", placed.digit());
    }
}

#[test]
fn every_event_of_a_solution_with_guesses_has_a_picture() {
    let solution = solve(position(GUESSED), &Profile::singles(), SolveOptions::default(), Cancel::NEVER);
    assert!(solution.trace.guesses() > 0);
    let replayed = solution.trace.walk(|moment| {
        let (scene, event) = (Scene::of_moment(moment), moment.event);
        assert_eq!(scene.is_plain(), matches!(event, Event::Solved));
        let marked = scene.sketch.candidates() | scene.eliminated | scene.placed;
        for candidate in marked {
            let seen = match scene.face(candidate.cell()) {
                Face::Open(digits) => digits.contains(candidate.digit()),
                Face::Placing(_) => true,
                Face::Given(_) | Face::Filled(_) => false,
            };
            assert!(seen, "{event:?}: {candidate} is hidden");
        }
        roxmltree::Document::parse(&svg::draw(&scene)).unwrap();
        check_terminal(&scene);
    });
    replayed.unwrap();
}

#[test]
fn the_picture_in_the_docs_is_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/picture.svg");
    let picture = svg::draw(&scene(X_WING, "x-wing"));
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(path, &picture).unwrap();
    }
    assert!(std::fs::read_to_string(path).unwrap_or_default() == picture, "run the tests with UPDATE_DOCS=1");
}

fn set_of<T: Element>(numbers: Vec<usize>) -> Set<T> {
    numbers.into_iter().map(|number| T::from_index(number % T::COUNT)).collect()
}

prop_compose! {
    /// Any marks anywhere, sensible or not.
    fn any_scene()(
        sets in proptest::collection::vec(proptest::collection::vec(0usize..729, 0..12), 8),
        ends in proptest::collection::vec((0usize..729, 0usize..729, any::<bool>()), 0..5),
        start in 0usize..3,
    ) -> Scene {
        let mut scene = Scene::of(&position([X_WING, EASY, &".".repeat(81)][start]));
        let mut sets = sets.into_iter();
        let mut next = || sets.next().unwrap();
        scene.sketch = Sketch::of(set_of(next())).with(Part::of(Role::Fin, set_of(next())));
        scene.eliminated = set_of(next());
        scene.placed = set_of(next());
        scene.sketch = scene.sketch.with(Part::of_cells(Role::Look, set_of(next()))).on(set_of(next()), set_of(next()));
        scene.candidates -= set_of(next());
        scene.sketch.links = ends.into_iter().map(|(from, to, strong)| {
            let end = |number| CandidateSet::of(Candidate::from_index(number));
            link(end(from), end(to), if strong { LinkKind::Strong } else { LinkKind::Weak })
        }).collect();
        scene
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..Default::default() })]

    #[test]
    fn any_scene_can_be_drawn(scene in any_scene()) {
        let text = svg::draw(&scene);
        let document = roxmltree::Document::parse(&text).unwrap();
        prop_assert!(!text.contains("NaN") && !text.contains("inf"));
        seen_in(&document);
        check_terminal(&scene);
    }
}
