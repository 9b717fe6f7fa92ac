//! Hall sets, seen by following leads, against the definition: some rows share only as many
//! columns, and another row has a mark there.

use proptest::prelude::*;
use whydoku::technique::table::has_hall_set;

/// Tries every set of rows.
fn by_definition(marks: &[u16; 9]) -> bool {
    let open = (0..9).filter(|&row| marks[row] != 0).fold(0, |rows, row| rows | 1 << row);
    let columns_of = |rows: u16| (0..9).filter(|row| rows >> row & 1 == 1).fold(0, |columns, row| columns | marks[row]);
    (1..512).filter(|rows| rows & !open == 0).any(|rows: u16| {
        let columns = columns_of(rows);
        columns.count_ones() == rows.count_ones() && columns_of(open & !rows) & columns != 0
    })
}

/// Tables in which some rows can each have a column of their own: these marks, and more in the same
/// columns.
fn tables() -> impl Strategy<Value = [u16; 9]> {
    let order = Just([0, 1, 2, 3, 4, 5, 6, 7, 8]).prop_shuffle();
    (order, 0usize..=9, any::<[u16; 9]>(), any::<[u16; 9]>()).prop_map(|(order, open, more, fewer)| {
        let columns = order[..open].iter().fold(0, |columns, column| columns | 1 << column);
        std::array::from_fn(|row| {
            let own = order[..open].get(row).map(|column| 1 << column);
            own.map_or(0, |own| own | more[row] & fewer[row] & columns)
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5_000))]

    #[test]
    fn leads_without_a_way_back_are_hall_sets(marks in tables()) {
        prop_assert_eq!(has_hall_set(&marks), by_definition(&marks));
    }

    #[test]
    fn no_hall_set_is_missed_in_any_table(marks in any::<[u16; 9]>()) {
        let marks = marks.map(|marks| marks & 511);
        prop_assert!(has_hall_set(&marks) || !by_definition(&marks));
    }
}
