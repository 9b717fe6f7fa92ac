//! Pictures with the notes of a person.

use super::{EASY, candidate, position};
use std::collections::BTreeSet;
use whydoku::board::*;
use whydoku::diagram::{Notes, Scene, svg};

/// The second cell is empty, the first is given.
fn scene(corners: &[&str], centre: &[&str]) -> Scene {
    let set = |names: &[&str]| names.iter().map(|name| candidate(name)).collect();
    let mut scene = Scene::of(&position(EASY)).without_candidates();
    scene.notes = Notes { corners: set(corners), centre: set(centre), ..Notes::default() };
    scene
}

/// The texts of a picture besides those of the same picture without notes.
fn texts(scene: &Scene) -> Vec<String> {
    let all = |scene: &Scene| -> Vec<String> {
        let text = svg::draw(scene);
        let document = roxmltree::Document::parse(&text).unwrap();
        let texts = document.descendants().filter(|node| node.has_tag_name("text"));
        texts.filter_map(|node| node.text().map(String::from)).collect()
    };
    let mut bare = scene.clone();
    bare.notes = Notes::default();
    let mut plain = all(&bare);
    let is_added = |text: &String| plain.iter().position(|known| known == text).map(|at| plain.remove(at)).is_none();
    all(scene).into_iter().filter(is_added).collect()
}

#[test]
fn digits_of_notes_stand_in_empty_cells() {
    assert_eq!(texts(&scene(&["r1c3=4", "r1c3=1"], &[])).concat().len(), 2);
    assert_eq!(texts(&scene(&[], &["r1c3=4", "r1c3=1", "r1c4=2", "r1c4=6"])), ["14", "26"], "side by side");
    assert!(texts(&scene(&["r1c1=4"], &["r1c2=1"])).is_empty(), "the cells are filled");
    let many: Vec<String> = (1..=9).map(|digit| format!("r1c3={digit}")).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    assert_eq!(texts(&scene(&[], &many)), ["123456789"]);
    assert_eq!(svg::draw(&scene(&many, &[])).matches("scale(.444)").count(), 9);
}

#[test]
fn no_colour_of_a_cell_differs_from_another_by_hue_alone() {
    let mut scene = scene(&[], &[]);
    for (cells, cell) in scene.notes.colours.iter_mut().zip(Cell::all()) {
        cells.insert(cell);
    }
    let text = svg::draw(&scene);
    let document = roxmltree::Document::parse(&text).unwrap();
    let tiles = document.descendants().filter(|node| node.has_tag_name("pattern"));
    let shapes = tiles.map(|tile| {
        let shape = tile.first_element_child().and_then(|path| path.attribute("d"));
        (shape, tile.attribute("patternTransform"))
    });
    assert_eq!(shapes.collect::<BTreeSet<_>>().len(), Notes::COLOURS);
    let filled = |number| format!("fill=\"url(#colour{number})\"");
    assert!((1..=Notes::COLOURS).all(|number| text.matches(&filled(number)).count() == 1));
}
