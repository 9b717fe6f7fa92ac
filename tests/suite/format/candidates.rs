//! 729 characters.

use super::*;

#[test]
fn nine_characters_for_each_cell() {
    let position = Position::new(&EASY.parse().unwrap()).unwrap();
    let text = write(Format::Candidates, &position);
    assert_eq!(text.len(), 729);
    for blank in [".", "0", "*", "_"] {
        let reading = only(text.replace('.', blank) + " # note");
        assert_eq!((reading.format, reading.givens), (Format::Candidates, None));
        assert_eq!(reading.position().unwrap().all_candidates(), position.all_candidates());
        assert_eq!(reading.digits, *position.digits());
    }
    let grouped: Vec<&str> = (0..81).map(|cell| &text[cell * 9..cell * 9 + 9]).collect();
    assert_eq!(only(grouped.join(" ")).digits, *position.digits());
}

#[test]
fn errors_name_the_cell() {
    let text = write(Format::Candidates, &Position::new(&Grid::EMPTY).unwrap());
    let shown = [
        error(text.replacen("123", "132", 1)),
        error(&text[..728]).to_string(),
        error(text.replacen("9123", "9q23", 1)),
    ];
    golden("errors_in_candidates", &shown);
}
