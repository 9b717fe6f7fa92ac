//! Pictures: the scene of a step, its SVG, its terminal text.

mod gallery;
mod notes;

use crate::common::pages;
use crate::common::profiles::basic_with_cases;
use crate::common::snapshots;
use crate::common::sources;
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use whydoku::Cancel;
use whydoku::board::*;
use whydoku::diagram::{Face, Labels, Layout, Mark, Sample, Scene, TerminalOptions, legend, style, svg, terminal};
use whydoku::lesson::example;
use whydoku::logic::{Event, Line, Link, LinkKind, Moment, Part, Pattern, Replay, Role, Sketch, Step};
use whydoku::solve::{SolveOptions, solve};
use whydoku::technique::{CATALOGUE, Profile, by_id};

const X_WING: &str = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
const GUESSED: &str = "......7....47...1..6....94584...2.......47.......5...8.37.8.1.292.....8...6.3....";
const FORCING: &str = "..2..6...85....6.........97.2.....8...6.9....3....4..2......7.551.....49..714..2.";
const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn position(puzzle: &str) -> Position {
    Position::new(&puzzle.parse().unwrap()).unwrap()
}

/// What is shown of the first step of this technique on the way to the solution.
fn at_step<T>(puzzle: &str, technique: &str, mut show: impl FnMut(&Moment, &Step) -> T) -> T {
    let solution = solve(position(puzzle), &basic_with_cases(), SolveOptions::default(), Cancel::NEVER);
    let mut shown = None;
    let walked = solution.trace.walk(|moment| match moment.event {
        Event::Step(step) if step.technique.id == technique && shown.is_none() => shown = Some(show(moment, step)),
        _ => {}
    });
    walked.unwrap();
    shown.unwrap_or_else(|| panic!("no {technique} on the way"))
}

fn scene(puzzle: &str, technique: &str) -> Scene {
    at_step(puzzle, technique, |moment, _| Scene::of_moment(moment))
}

fn candidate(text: &str) -> Candidate {
    text.parse().unwrap()
}

fn link(from: &str, to: &str, kind: LinkKind) -> Link {
    Link { from: CandidateSet::of(candidate(from)), to: CandidateSet::of(candidate(to)), kind, by: None }
}

/// A scene with marks, houses and links of several kinds.
fn everything() -> Scene {
    let mut scene = scene(X_WING, "x-wing");
    let pattern = scene.sketch.candidates();
    let [a, b]: [Candidate; 2] = pattern.iter().take(2).collect::<Vec<_>>().try_into().unwrap();
    let open = scene.candidates - pattern - scene.eliminated;
    let link = |from, to, kind| Link { from: CandidateSet::of(from), to: CandidateSet::of(to), kind, by: None };
    let removed = scene.eliminated.first().unwrap();
    scene.sketch.links = vec![link(a, b, LinkKind::Strong), link(b, removed, LinkKind::Weak)];
    scene.sketch.parts.push(Part::of(Role::Fin, open.iter().take(2).collect()));
    let taken = scene.focus();
    scene.sketch.parts.push(Part::of_cells(Role::Look, CellSet::of(Cell::at(0, 0))));
    scene.placed = open.iter().filter(|candidate| !taken.contains(candidate.cell())).take(1).collect();
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
        insta::assert_snapshot!("every-role", plain_text(&gallery::every_role(), TerminalOptions::default()));
        insta::assert_snapshot!("every-role-lines", plain_text(&gallery::every_role(), compact));
        insta::assert_snapshot!("grouped-chain", plain_text(&gallery::grouped_chain(), compact));
        insta::assert_snapshot!("forcing-chain", plain_text(&scene(FORCING, "cell-forcing-chain"), compact));
    });
}

/// Hardly a grid, but most shapes there are.
fn shapes() -> Scene {
    let mut scene = Scene::of(&position(&".".repeat(81))).without_candidates();
    scene.title = "every shape".into();
    scene.sketch = Sketch::of(["r1c1=1", "r1c9=1"].into_iter().map(candidate).collect())
        .with(Part::of(Role::Fin, CandidateSet::of(candidate("r9c9=2"))))
        .with(Part::of_cells(Role::Look, CellSet::of(Cell::at(4, 1))))
        .on(HouseSet::of(House::row(0)), [House::column(0), House::block(8)].into_iter().collect());
    scene.sketch.links = vec![link("r1c1=1", "r1c9=1", LinkKind::Strong), link("r1c9=1", "r9c9=2", LinkKind::Weak)];
    scene.eliminated = CandidateSet::of(candidate("r9c1=3"));
    scene.placed = CandidateSet::of(candidate("r5c5=9"));
    scene.digits.set(Cell::at(4, 0), Digit::new(4));
    scene.digits.set(Cell::at(4, 1), Digit::new(5));
    scene.givens = CellSet::of(Cell::at(4, 0));
    scene
}

/// Hand-made scenes of every kind, and a forcing chain.
fn gallery() -> Vec<Scene> {
    let mut scenes = gallery::scenes();
    scenes.push(scene(FORCING, "cell-forcing-chain"));
    scenes
}

#[test]
fn svg_pictures_look_as_ever() {
    snapshots("svg").bind(|| {
        insta::assert_snapshot!("shapes", svg::embed(&shapes()));
        for scene in gallery() {
            insta::assert_snapshot!(scene.title.clone(), svg::embed(&scene.without_candidates()));
        }
    });
}

fn some_scenes() -> Vec<Scene> {
    let solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let mut scenes = vec![
        Scene::of(&position(EASY)),
        Scene::of(&position(solved)),
        Scene::of(&position(&".".repeat(81))),
        scene(EASY, "hidden-single-box"),
        scene(X_WING, "x-wing"),
        shapes(),
        everything(),
    ];
    scenes.extend(gallery());
    scenes
}

/// The digits of each cell, by where the picture shows them: large ones with their class, small
/// ones in their places.
fn seen_in(document: &roxmltree::Document) -> BTreeMap<Cell, (Vec<(char, Digit)>, DigitSet)> {
    let mut seen = BTreeMap::<Cell, (Vec<(char, Digit)>, DigitSet)>::new();
    for text in document.descendants().filter(|node| node.has_tag_name("text")) {
        let number = |name| text.attribute(name).unwrap().parse::<i32>().unwrap();
        let class = text.attribute("class").unwrap().chars().next().unwrap();
        // Names of houses, letters of sets and colours.
        if ['n', 'e'].contains(&class) {
            continue;
        }
        let digit = Digit::from_char(text.text().unwrap().parse().unwrap()).unwrap();
        let (x, y) = (number("x"), number("y") - 6);
        let [row, column] = [y, x].map(|place| usize::try_from((place - svg::MARGIN) / svg::CELL).unwrap());
        let cell = Cell::at(row, column);
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

/// Every mark of a candidate, with as many sets and colours as a picture may need.
fn every_mark() -> Vec<Mark> {
    let roles = [Role::Pattern, Role::Fin, Role::Guardian, Role::End, Role::Supposed];
    let letters = (0..9).flat_map(|number| [Role::Set(number), Role::Colour(number)]);
    let marks = roles.into_iter().chain(letters).map(Mark::Role);
    marks.chain([Mark::Shared, Mark::RuledOut, Mark::Eliminated, Mark::Placed]).collect()
}

#[test]
fn no_mark_differs_from_another_by_colour_alone() {
    let mut pictures = BTreeMap::new();
    for mark in every_mark() {
        let mut picture = svg::sample(Sample::Mark(mark));
        for hue in 0..5 {
            picture = picture.replace(&format!(" i{hue}\""), "\"");
        }
        // Tinted and hollow shapes are the same to an eye that cannot tell colours.
        for class in ["p", "q", "v", "u", "m", "x", "r"] {
            picture = picture.replace(&format!("class=\"{class}\""), "class=\"hollow\"");
        }
        if let Some(other) = pictures.insert(picture, mark) {
            panic!("{mark:?} looks like {other:?}");
        }
    }
    let kinds = [Sample::Look, Sample::Base, Sample::Cover, Sample::Counting, Sample::Frame, Sample::FinHouse];
    let kinds = kinds.into_iter().chain([Sample::Through, Sample::Axis, Sample::Sight]);
    let links = [LinkKind::Strong, LinkKind::Weak, LinkKind::Implies].map(Sample::Link);
    let others: BTreeSet<String> = kinds.chain(links).map(svg::sample).collect();
    assert_eq!(others.len(), 12);
    let text = svg::draw(&shapes());
    assert!(text.contains("stroke-dasharray"), "cover houses and weak links are dashed");
    let document = roxmltree::Document::parse(&text).unwrap();
    let fills: Vec<_> = document.descendants().filter_map(|node| node.attribute("fill")).collect();
    assert_eq!(fills, ["url(#dots)", "url(#dots)", "url(#hatch)"]);
}

/// A candidate with this mark, in the middle of an empty grid.
fn marked(mark: Mark) -> Scene {
    let mut scene = Scene::of(&position(&".".repeat(81))).without_candidates();
    let candidates = CandidateSet::of(candidate("r5c5=5"));
    let roles = match mark {
        Mark::Role(role) => vec![role],
        Mark::Shared => vec![Role::Colour(0), Role::Colour(1)],
        Mark::RuledOut => {
            let line = Line::of_chain(1, CandidateSet::EMPTY);
            scene.sketch.lines = vec![Line { missing: candidates, ..line }];
            vec![]
        }
        Mark::Eliminated => {
            scene.eliminated = candidates;
            vec![]
        }
        Mark::Placed => {
            scene.placed = candidates;
            vec![]
        }
        _ => panic!("a mark that is not tested: {mark:?}"),
    };
    scene.sketch.parts = roles.into_iter().map(|role| Part::of(role, candidates)).collect();
    scene
}

#[test]
fn a_picture_says_which_house_counts_for_which_digit() {
    for id in ["junior-exocet", "je-mirror", "double-exocet", "sk-loop", "multi-sector-locked-set"] {
        let (position, step) = pages::example(by_id(id).expect("an id of the catalogue"));
        let digits_and_cells = match &step.pattern {
            Pattern::Exocet(exocet) => (exocet.digits, exocet.outside()),
            Pattern::Counted(counted) => (counted.digits(), counted.cells),
            other => panic!("{other:?}"),
        };
        let scene = Scene::of_step(&Replay::new(position.clone()), &step);
        let (picture, text) = (svg::draw(&scene), plain_text(&scene, TerminalOptions::default()));
        for digit in digits_and_cells.0 {
            let counting = |house: &House| scene.sketch.counted_in(*house).contains(digit);
            let houses: HouseSet = House::all().filter(counting).collect();
            let is_place = |cell: &Cell| {
                position.choices(Constraint::digit_in(digit, cell.houses()[0])).any(|it| it.cell() == *cell)
            };
            let places: CellSet = digits_and_cells.1.iter().filter(is_place).collect();
            assert!(places.is_subset(houses.cells()), "{id}: {digit}");
            let names = houses.iter().map(|house| house.to_string()).collect::<Vec<_>>().join(" ");
            assert!(names.is_empty() || text.contains(&format!("{digit}: {names}")), "{id}: {text}");
        }
        for (house, digits) in &scene.sketch.counting {
            let digits = digits.iter().map(|digit| digit.to_string()).collect::<Vec<_>>().join(" ");
            let name =
                if house.kind() == HouseKind::Box { format!("{house}: {digits}<") } else { format!(">{house}<") };
            assert!(picture.contains(&name) && picture.contains(&digits), "{id}: {house}");
        }
        assert!(legend([&scene], &Labels::default()).iter().any(|(sample, _)| *sample == Sample::Counting), "{id}");
    }
}

#[test]
fn no_sign_in_the_terminal_is_that_of_another() {
    for layout in [Layout::Blocks, Layout::Lines] {
        let options = TerminalOptions { ascii: true, layout, ..Default::default() };
        let grid = |mark| frame_lines(&plain_text(&marked(mark), options)).join("\n");
        let grids: BTreeSet<String> = every_mark().into_iter().map(grid).collect();
        assert_eq!(grids.len(), every_mark().len());
    }
}

#[test]
fn a_legend_names_what_is_seen_and_nothing_else() {
    let labels = Labels::default();
    assert_eq!(legend([&Scene::of(&position(&".".repeat(81)))], &labels), []);
    for mark in every_mark() {
        let shown: Vec<Sample> = legend([&marked(mark)], &labels).into_iter().map(|(sample, _)| sample).collect();
        let expected = match mark {
            Mark::Shared => vec![Mark::Role(Role::Colour(0)), Mark::Role(Role::Colour(1)), Mark::Shared],
            _ => vec![mark],
        };
        assert_eq!(shown, expected.into_iter().map(Sample::Mark).collect::<Vec<_>>());
    }
    let names = |scenes: &[Scene]| legend(scenes, &labels).into_iter().map(|(_, name)| name).collect::<Vec<_>>();
    assert_eq!(
        names(&[gallery::almost_locked_sets(), gallery::finned_x_wing()]),
        [
            "Given",
            "Pattern",
            "Fin",
            "Cells A",
            "Cells B",
            "Removed",
            "House in question",
            "Loses candidates",
            "Weak link"
        ]
    );
    let all = names(&gallery());
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "a name says one thing: {all:?}");
}

/// The elements of this class.
fn count(text: &str, class: &str) -> usize {
    let document = roxmltree::Document::parse(text).unwrap();
    document.descendants().filter(|node| node.attribute("class") == Some(class)).count()
}

#[test]
fn groups_share_an_outline_and_links_of_sets_begin_at_their_cells() {
    let text = svg::embed(&gallery::grouped_chain());
    let of_class = ["gr", "l", "l lb", "l w"].map(|class| count(&text, class));
    assert_eq!(of_class, [2, 1, 3, 3], "of the four strong links three are within a cell");
    let mut scene = shapes();
    let set = "r1c1=1 r1c1=2 r1c2=1 r1c2=2".split(' ').map(candidate).collect();
    scene.sketch.links = vec![Link { from: set, ..link("r1c1=1", "r1c8=1", LinkKind::Weak) }];
    let text = svg::embed(&scene);
    assert_eq!((count(&text, "gr"), count(&text, "l w")), (0, 1));
    let document = roxmltree::Document::parse(&text).unwrap();
    let arrow = document.descendants().find(|node| node.attribute("class") == Some("l w")).unwrap();
    let start: f64 = arrow.attribute("d").unwrap()[1..].split(' ').next().unwrap().parse().unwrap();
    let edge = f64::from(svg::MARGIN + 2 * svg::CELL);
    assert!((start - edge).abs() < 8.0, "it begins at {start}, the cell ends at {edge}");
}

#[test]
fn the_numbers_of_lines_stand_beside_what_they_say() {
    let scene = scene(FORCING, "cell-forcing-chain");
    let text = svg::embed(&scene);
    let numbers: BTreeSet<usize> = badges(&text).into_iter().filter_map(|(_, text)| text.parse().ok()).collect();
    assert_eq!(numbers, scene.sketch.lines.iter().map(|line| line.number).collect());
    assert_eq!(numbers, BTreeSet::from([1, 2]));

    // A candidate of which two cases tell has both numbers, each in the hue of its case; one that
    // is supposed, its letter.
    let mut scene = shapes();
    let told = CandidateSet::of(candidate("r2c2=5"));
    let line = |number, case| Line { number, case: Some(case), ..Line::of_chain(number, told) };
    scene.sketch = [0, 1, 2].into_iter().fold(Sketch::default(), |all, it| all.with(Part::of(Role::Colour(it), told)));
    scene.sketch.lines = vec![line(3, 0), line(17, 2)];
    assert_eq!(scene.letters(candidate("r2c2=5")), [1]);
    let told = [("e i1", "B"), ("e i0", "3"), ("e i2", "17")];
    assert_eq!(badges(&svg::embed(&scene)), told.map(|(class, text)| (class.into(), text.into())));

    // What has no candidate left is told at its edge, once.
    scene.sketch.lines = vec![Line { contradicted: Some(Constraint::cell(Cell::at(3, 3))), ..line(4, 0) }];
    scene.sketch.lines[0].placed = CandidateSet::EMPTY;
    let fours = badges(&svg::embed(&scene)).into_iter().filter(|(_, text)| text == "4");
    assert_eq!(fours.count(), 1);
}

/// The letters and numbers beside candidates, with their classes.
fn badges(text: &str) -> Vec<(String, String)> {
    let document = roxmltree::Document::parse(text).unwrap();
    let texts = document.descendants().filter(|node| node.has_tag_name("text"));
    let badge = |node: roxmltree::Node| Some((node.attribute("class")?.to_string(), node.text()?.to_string()));
    texts.filter_map(badge).filter(|(class, _)| class.starts_with("e i")).collect()
}

#[test]
fn letters_and_numbers_hide_no_digit() {
    let corner = |cell: Cell, digit: usize| Candidate::new(cell, Digit::from_index(digit));
    let mut scene = Scene::of(&position(&".".repeat(81)));
    for (number, digit) in [0, 2, 4, 6, 8].into_iter().enumerate() {
        let told = CandidateSet::of(corner(Cell::at(4, 4), digit));
        scene.sketch = scene.sketch.with(Part::of(Role::Colour(number as u8), told));
        scene.sketch.lines.push(Line::of_chain(number + 10, told));
    }
    let text = svg::embed(&scene);
    let document = roxmltree::Document::parse(&text).unwrap();
    let places = |class: &'static str| {
        let texts = document.descendants().filter(move |node| {
            node.has_tag_name("text") && node.attribute("class").is_some_and(|own| own.starts_with(class))
        });
        let number = |node: roxmltree::Node, name| node.attribute(name).unwrap().parse::<i32>().unwrap();
        texts.map(move |node| (number(node, "x"), number(node, "y"))).collect::<Vec<_>>()
    };
    let (digits, badges) = (places("c"), places("e i"));
    assert_eq!(badges.len(), 10);
    for (at, &(x, y)) in badges.iter().enumerate() {
        // Digits have their baseline 6 below their middle, letters 4.
        let is_clear = |&(left, base): &(i32, i32)| (left - x).abs() >= 7 || (base - 6 - (y - 4)).abs() >= 7;
        assert!(digits.iter().all(is_clear), "{x} {y}");
        assert!(!badges[..at].contains(&(x, y)), "two at {x} {y}");
    }
}

#[test]
fn the_discs_of_numbers_lie_on_arrows_and_hide_no_digit() {
    let mut discs = 0;
    for spec in CATALOGUE {
        let Some((position, step)) = example(spec) else { continue };
        let text = svg::embed(&Scene::of_step(&Replay::new(position), &step));
        let document = roxmltree::Document::parse(&text).unwrap();
        let places = |tag: &'static str, class: &'static str, [x, y]: [&'static str; 2], up: f64| {
            let of_class = document.descendants().filter(move |node| {
                node.has_tag_name(tag)
                    && node.attribute("class").is_some_and(|own| own.split(' ').next() == Some(class))
            });
            let number = |node: roxmltree::Node, name| node.attribute(name).unwrap().parse::<f64>().unwrap();
            of_class.map(move |node| (number(node, x), number(node, y) - up)).collect::<Vec<_>>()
        };
        let apart = |one: (f64, f64), other: (f64, f64)| (one.0 - other.0).hypot(one.1 - other.1);
        let on_page = places("circle", "nd", ["cx", "cy"], 0.0);
        let curves = curves(&text);
        for (at, &disc) in on_page.iter().enumerate() {
            for (digits, room) in [
                (places("text", "c", ["x", "y"], 6.0), 13.0),
                (places("text", "g", ["x", "y"], 13.0), 20.0),
                (places("text", "f", ["x", "y"], 13.0), 20.0),
                (on_page[..at].to_vec(), 15.0),
            ] {
                assert!(digits.iter().all(|&digit| apart(disc, digit) >= room), "{spec:?}: {disc:?}");
            }
            let on_curve = |&[a, b, c, d]: &[(f64, f64); 4]| {
                (0..=200).map(|part| f64::from(part) / 200.0).any(|part| apart(disc, bezier([a, b, c, d], part)) < 2.0)
            };
            assert!(curves.iter().any(on_curve), "{spec:?}: {disc:?} is on no arrow");
        }
        discs += on_page.len();
    }
    assert!(discs > 100, "{discs}");
}

#[test]
fn what_is_played_belongs_to_the_lines_of_the_step() {
    let mut played = 0;
    for spec in CATALOGUE {
        let Some((position, step)) = example(spec) else { continue };
        let scene = Scene::of_step(&Replay::new(position), &step);
        let text = svg::embed(&scene);
        let document = roxmltree::Document::parse(&text).unwrap();
        let lines = document.descendants().filter_map(|node| node.attribute("data-line"));
        let lines: BTreeSet<usize> = lines.map(|number| number.parse().unwrap()).collect();
        let told: BTreeSet<usize> = scene.sketch.lines.iter().map(|line| line.number).collect();
        let after = told.last().map(|last| last + 1);
        assert!(lines.iter().all(|line| told.contains(line) || after == Some(*line)), "{spec:?}: {lines:?}");
        // Each number that is seen appears with its line.
        for node in document.descendants().filter(|node| node.attribute("data-line").is_some()) {
            let number = node.text().filter(|text| node.has_tag_name("text") && !text.is_empty());
            assert!(number.is_none_or(|number| node.attribute("data-line") == Some(number)), "{spec:?}");
        }
        let rules = style::played();
        assert!(lines.iter().all(|line| rules.contains(&format!("[data-line=\"{line}\"]"))), "{spec:?}");
        played += usize::from(lines.len() > 1);
    }
    assert!(played > 50, "{played}");
}

/// The point of a curve at a time from 0 to 1.
fn bezier([a, b, c, d]: [(f64, f64); 4], part: f64) -> (f64, f64) {
    let rest = 1.0 - part;
    let along = |a: f64, b: f64, c: f64, d: f64| {
        a * rest.powi(3) + 3.0 * b * rest * rest * part + 3.0 * c * rest * part * part + d * part.powi(3)
    };
    (along(a.0, b.0, c.0, d.0), along(a.1, b.1, c.1, d.1))
}

#[test]
fn the_ends_of_a_pattern_lead_to_what_they_remove() {
    let (position, step) = example(by_id("skyscraper").unwrap()).unwrap();
    let scene = Scene::of_step(&Replay::new(position), &step);
    let ends: BTreeSet<Candidate> = scene.sights.iter().flat_map(|sight| sight.from).collect();
    assert_eq!(scene.sights.len(), 2 * scene.eliminated.len());
    assert_eq!(ends.len(), 2);
    assert!(ends.iter().all(|&end| matches!(scene.mark(end), Some(Mark::Role(Role::Colour(_))))));
    let text = svg::embed(&scene);
    assert_eq!(count(&text, "sl"), scene.sights.len());
    assert!(legend([&scene], &Labels::default()).iter().any(|(sample, _)| *sample == Sample::Sight));
}

/// The control points of the arrows and thin lines of a picture.
fn curves(text: &str) -> Vec<[(f64, f64); 4]> {
    let document = roxmltree::Document::parse(text).unwrap();
    let is_curve = |node: &roxmltree::Node| {
        node.has_tag_name("path")
            && node.attribute("class").is_some_and(|class| ["l", "l w", "j", "sl"].contains(&class))
            && node.attribute("d").is_some_and(|path| path.contains('C'))
    };
    let of = |node: roxmltree::Node| {
        let numbers = node.attribute("d").unwrap().split(['M', 'C', ' ']).filter(|number| !number.is_empty());
        let numbers: Vec<f64> = numbers.map(|number| number.parse().unwrap()).collect();
        let points: Vec<(f64, f64)> = numbers.chunks(2).map(|pair| (pair[0], pair[1])).collect();
        points.try_into().unwrap()
    };
    document.descendants().filter(is_curve).map(of).collect()
}

#[test]
fn no_curve_leaves_the_grid() {
    let around = (0..9).flat_map(|number| [(0, number), (8, number), (number, 0), (number, 8)]);
    let around: CellSet = around.map(|(row, column)| Cell::at(row, column)).collect();
    let mut edge = scene(FORCING, "cell-forcing-chain");
    let open: Vec<Candidate> = edge.candidates.iter().filter(|candidate| around.contains(candidate.cell())).collect();
    let pairs = open.iter().enumerate().flat_map(|(number, one)| {
        let others = open[number + 1..].iter().filter(|other| one.conflicts(**other));
        others.take(3).map(|other| link(&one.to_string(), &other.to_string(), LinkKind::Weak))
    });
    edge.sketch.links = pairs.collect();
    let of_pages = CATALOGUE.iter().filter_map(|spec| example(spec));
    let of_pages = of_pages.map(|(position, step)| Scene::of_step(&Replay::new(position), &step));
    let frame = f64::from(svg::MARGIN)..=f64::from(svg::MARGIN + 9 * svg::CELL);
    let mut seen = 0;
    for scene in of_pages.chain([edge]) {
        for curve in curves(&svg::embed(&scene)) {
            seen += 1;
            for at in (0..=40).map(|part| bezier(curve, f64::from(part) / 40.0)) {
                assert!(frame.contains(&at.0) && frame.contains(&at.1), "{}: {at:?}", scene.title);
            }
        }
    }
    assert!(seen > 500, "{seen}");
}

#[test]
fn cases_are_drawn_one_at_a_time_where_they_are_many() {
    let mut scene = scene(FORCING, "cell-forcing-chain");
    assert!(scene.cases().is_empty(), "two lines are not many");
    let told = |number: usize| CandidateSet::of(scene.candidates.iter().nth(number * 7).unwrap());
    let line = |number: usize| Line { case: Some(number as u8 % 2), ..Line::of_chain(number, told(number)) };
    let lines: Vec<Line> = (1..8).map(line).collect();
    scene.sketch.lines = lines;
    assert_eq!(scene.cases(), [0, 1]);
    assert_eq!(scene.main_case(), Some(1));
    for case in [0, 1] {
        let shown = scene.of_case(case);
        assert!(shown.sketch.lines.iter().all(|line| line.case == Some(case)));
        let colours = shown.sketch.parts.iter().filter_map(|part| part.role.letter());
        assert!(colours.into_iter().all(|letter| letter == case));
    }
}

#[test]
fn of_too_many_implications_every_conclusion_keeps_one() {
    let mut scene = scene(FORCING, "cell-forcing-chain");
    assert_eq!(scene.links().len(), scene.sketch.links.len());
    scene.sketch.links.extend(scene.sketch.links.clone());
    assert_eq!(scene.links().len() * 2, scene.sketch.links.len(), "each once");
    let all: Vec<Candidate> = scene.candidates.iter().take(60).collect();
    let implied = |from: Candidate, to: Candidate| link(&from.to_string(), &to.to_string(), LinkKind::Implies);
    let one_after_another = all.windows(2).map(|pair| implied(pair[0], pair[1]));
    let all_from_the_first = all[2..].iter().map(|&to| implied(all[0], to));
    scene.sketch.links = all_from_the_first.chain(one_after_another.clone()).collect();
    assert_eq!(scene.links(), one_after_another.collect::<Vec<_>>(), "the path is kept");
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
    assert!(!plain.contains("<defs>"), "no definition without a use");
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
                        Some(Mark::Role(Role::Fin)) => '~',
                        Some(Mark::Eliminated) => 'x',
                        Some(Mark::Placed) => '>',
                        other => panic!("{other:?}"),
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
    let (scene, position, placed) = at_step(EASY, "hidden-single-box", |moment, step| {
        (Scene::of_moment(moment), moment.position().clone(), step.placements().next().unwrap())
    });
    let seen = scene.sketch.looked_at();
    assert!(!seen.is_empty());
    let house = scene.sketch.base.single().unwrap();
    assert!(seen.iter().all(|cell| position.digit(cell) == Some(placed.digit())));
    for cell in (house.cells() & position.empty_cells()).without(placed.cell()) {
        assert!(!(cell.peers() & seen).is_empty(), "nothing keeps {} from {cell}", placed.digit());
    }
}

#[test]
fn every_event_of_a_solution_with_guesses_has_a_picture() {
    let solution = solve(position(GUESSED), &Profile::singles(), SolveOptions::default(), Cancel::NEVER);
    assert!(solution.trace.guesses() > 0);
    let replayed = solution.trace.walk(|moment| {
        let scene = Scene::of_moment(moment);
        assert_eq!(scene.is_plain(), matches!(moment.event, Event::Solved));
        for candidate in scene.sketch.candidates() | scene.eliminated | scene.placed {
            let seen = match scene.face(candidate.cell()) {
                Face::Open(digits) => digits.contains(candidate.digit()),
                Face::Placing(_) => true,
                Face::Given(_) | Face::Filled(_) => false,
            };
            assert!(seen, "{:?}: {candidate} is hidden", moment.event);
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

fn role(number: usize) -> Role {
    match number {
        0 => Role::Pattern,
        1 => Role::Fin,
        2 => Role::Guardian,
        3 => Role::Supposed,
        4 => Role::Look,
        number if number % 2 == 1 => Role::Set((number / 2) as u8),
        number => Role::Colour((number / 2) as u8),
    }
}

prop_compose! {
    /// Any parts and links anywhere, sensible or not.
    fn any_scene()(
        sets in proptest::collection::vec(proptest::collection::vec(0usize..729, 0..12), 5),
        parts in proptest::collection::vec((0usize..80, proptest::collection::vec(0usize..729, 0..12)), 0..9),
        ends in proptest::collection::vec(proptest::collection::vec(0usize..729, 0..4), 0..9),
        start in 0usize..3,
    ) -> Scene {
        let mut scene = Scene::of(&position([X_WING, EASY, &".".repeat(81)][start]));
        let mut sets = sets.into_iter();
        let mut next = || sets.next().unwrap();
        scene.eliminated = set_of(next());
        scene.placed = set_of(next());
        scene.candidates -= set_of(next());
        scene.sketch.base = set_of(next());
        scene.sketch.cover = set_of(next());
        scene.sketch.parts = parts.into_iter().map(|(number, part)| Part::of(role(number), set_of(part))).collect();
        let kinds = [LinkKind::Strong, LinkKind::Weak, LinkKind::Implies].into_iter().cycle();
        let ends: Vec<CandidateSet> = ends.into_iter().map(set_of).collect();
        let link = |(pair, kind): (&[CandidateSet], LinkKind)| Link { from: pair[0], to: pair[1], kind, by: None };
        scene.sketch.links = ends.windows(2).zip(kinds).map(link).collect();
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

#[test]
fn every_colour_is_in_the_palette() {
    for (file, text) in sources::texts() {
        let is_colour = |after: &str| {
            let digits = after.chars().take_while(char::is_ascii_hexdigit).count();
            matches!(digits, 3 | 6) && !after[digits..].starts_with(|next: char| next.is_alphanumeric())
        };
        let colour = text.split('#').skip(1).find(|after| is_colour(after));
        assert!(file == "diagram/style.rs" || colour.is_none(), "src/{file} has a colour of its own");
    }
}
