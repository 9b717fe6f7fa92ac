//! What is written.

use super::*;

#[test]
fn formats_have_names() {
    for format in Format::ALL {
        assert_eq!(format.name().parse(), Ok(format));
    }
    let shown = ["sudoku".parse::<Format>().unwrap_err().to_string()];
    golden("formats_have_names", &shown);
}

#[test]
fn grids_and_pencil_marks_are_drawn() {
    let position = Position::new(&EASY.parse().unwrap()).unwrap();
    let shown =
        [write(Format::Grid, &position), write(Format::Framed, &position), write(Format::PencilMarks, &position)];
    golden("grids_and_pencil_marks_are_drawn", &shown);
}

#[test]
fn the_one_line_formats() {
    let mut position = Position::new(&EASY.parse().unwrap()).unwrap();
    position.place("r5c5=5".parse().unwrap());
    position.remove("r1c3=2".parse().unwrap());
    let formats = [Format::Line, Format::Candidates, Format::Library, Format::Link, Format::Csv, Format::Jsonl];
    golden("the_one_line_formats", &formats.map(|format| write(format, &position)));
}
