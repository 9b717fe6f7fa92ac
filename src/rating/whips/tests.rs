//! Whips and braids against the definitions, and the paths that were published.

use super::{LONGEST, Length, classify, rate};
use crate::board::Position;
use crate::cancel::Cancel;

fn position(puzzle: &str) -> Position {
    Position::new(&puzzle.parse().unwrap()).unwrap()
}

#[test]
fn a_group_can_do_what_no_single_answer_does() {
    let puzzle = "..1..2..3....1..4.2..4..5....6..7..8.5.....2.9..3..4....8..1..5.9..6....1..9..7..";
    let rating = rate(&position(puzzle), LONGEST, Cancel::NEVER).unwrap();
    assert_eq!(
        [rating.w, rating.gw, rating.b, rating.gb],
        [Length::Infinite, Length::Of(2), Length::Infinite, Length::Of(2)]
    );
    let class = classify(&position(puzzle), LONGEST, Cancel::NEVER).unwrap();
    assert_eq!((class.te, class.bxb, class.bxbb), (Some(2), Some(Length::Of(1)), None));
}

#[test]
fn a_braid_can_be_shorter_than_every_whip() {
    let rating = rate(
        &position("..34...89....8...3...3.2....496.78...35.......61..4......9.5.6.....4.2....4...5.7"),
        LONGEST,
        Cancel::NEVER,
    );
    let rating = rating.unwrap();
    assert_eq!([rating.w, rating.gw, rating.b, rating.gb].map(Length::number), [Some(5), Some(5), Some(4), Some(4)]);
}
