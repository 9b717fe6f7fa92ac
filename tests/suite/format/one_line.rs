//! Puzzles on one line, alone and among other things.

use super::*;

#[test]
fn every_blank_is_a_blank() {
    for blank in ['.', '0', '*', '_', '-', 'x', 'X', '．', '０', '。', '·'] {
        let text = EASY.replace('.', &blank.to_string());
        assert_eq!(only(&text).digits.to_string(), EASY, "{blank}");
    }
    let mixed: String = EASY.chars().enumerate().map(|(i, c)| if c == '.' && i % 2 == 0 { '0' } else { c }).collect();
    assert_eq!(only(&mixed).digits.to_string(), EASY);
}

#[test]
fn full_width_digits_are_digits() {
    let wide: String =
        EASY.chars().map(|c| c.to_digit(10).map_or('．', |d| char::from_u32('０' as u32 + d).unwrap())).collect();
    assert_eq!(only(&wide).digits.to_string(), EASY);
}

#[test]
fn spaces_are_blanks_where_the_line_has_81_columns() {
    let text = EASY.replace('.', " ");
    assert_eq!(only(&text).digits.to_string(), EASY);
}

#[test]
fn all_digits_of_a_line_are_givens_even_if_all_are_there() {
    assert_eq!(only(SOLUTION).givens, Some(CellSet::full()));
    assert!(only(SOLUTION).position().unwrap().is_solved());
    assert_eq!(only(EASY).puzzle(), EASY);
}

#[test]
fn a_plus_sign_marks_a_digit_that_was_placed() {
    let reading = only(format!("53+47{}", &EASY[4..]));
    assert_eq!(reading.digits.to_string(), format!("5347{}", &EASY[4..]));
    assert_eq!(reading.puzzle(), format!("53.7{}", &EASY[4..]));
}

#[test]
fn comments_and_ratings_follow_the_puzzle() {
    for rest in [" # easy", "# easy", "; easy", ";easy", ",easy", " ED=1.2/1.2/1.2", "\t12\t3.4", " | x", "   "] {
        let reading = only(format!("{EASY}{rest}\r\n"));
        assert_eq!(reading.digits.to_string(), EASY, "{rest}");
        assert_eq!(reading.source.column, 1);
        assert_eq!(reading.rest == Rest::Nothing, rest.trim().is_empty(), "{rest}");
    }
    assert_eq!(only(format!("{EASY} ED=1.2/1.2/1.2")).rest, Rest::Text("ED=1.2/1.2/1.2".into()));
}

#[test]
fn the_puzzle_need_not_come_first() {
    let bank = only(format!("0a1b2c3d4e5f {EASY}  1.2"));
    assert_eq!((bank.digits.to_string().as_str(), bank.source.column), (EASY, 14));
    assert_eq!(bank.rest, Rest::Text("0a1b2c3d4e5f 1.2".into()));
    let taxonomy = only(format!("99480,99408,114,1895,{EASY},Some-Name,20.00s,C0"));
    assert_eq!((taxonomy.digits.to_string().as_str(), taxonomy.source.column), (EASY, 22));
    assert_eq!(only(format!("name;{EASY};x")).digits.to_string(), EASY);
    assert_eq!(only(format!("a name\t{EASY}")).digits.to_string(), EASY);
    assert_eq!(only(format!("7,\"a, b\",\"{EASY}\"")).source.column, 11);
}

#[test]
fn a_solution_is_never_taken_for_the_damaged_puzzle_beside_it() {
    let text = format!("{EASY},{SOLUTION}\n{},{SOLUTION}\n{OTHER},{SOLUTION}\n", &EASY[1..]);
    golden("a_solution_is_never_taken_for_the_damaged_puzzle_beside_it", &outcome(text));
}

#[test]
fn cells_may_be_set_apart() {
    let all = |between: &str| EASY.chars().map(String::from).collect::<Vec<_>>().join(between);
    assert_eq!(only(all(" ")).digits.to_string(), EASY);
    assert_eq!(only(all(",")).digits.to_string(), EASY);
    assert_eq!(only(format!("[{}]", all(", ").replace('.', "0"))).digits.to_string(), EASY);
    assert_eq!(only(rows(EASY, |row| row.to_owned()).replace('\n', " ")).digits.to_string(), EASY);
    assert_eq!(only(rows(EASY, |row| row.to_owned()).trim().replace('\n', "/")).digits.to_string(), EASY);
}

#[test]
fn a_damaged_puzzle_on_the_first_line_is_not_passed_over_for_its_solution() {
    let text = format!("{},{SOLUTION}\n{EASY},{SOLUTION}\n", &EASY[1..]);
    assert_eq!(outcome(text)[0], "in.txt:1:81: column has 80 characters, expected 81");
}

#[test]
fn the_column_can_be_chosen() {
    let text = format!("{EASY} {OTHER} x\n");
    assert_eq!(outcome_of(&text, &with_column("2")), [format!("line {OTHER}")]);
    assert_eq!(
        outcome_of(&text, &with_column("7")),
        ["in.txt:1:1: record has 3 columns, expected the puzzle in column 7"]
    );
    assert_eq!(outcome_of(format!("a,b,c\n1,{EASY},{OTHER}\n"), &with_column("3")), [format!("csv {OTHER}")]);
}

#[test]
fn errors_name_the_column() {
    let stray = format!("{EASY}\n{EASY}\n{}q{}\n{OTHER}", &EASY[..40], &EASY[41..]);
    let mut shown = outcome(stray);
    let short = &EASY[..80];
    shown.extend([
        error(short),
        error(format!("{EASY}.")),
        error(format!("  {} # short", &EASY[..79])),
        error(format!("{EASY}{EASY}")),
        error(format!("id,{short}")),
        error(format!("name {short}")),
        error(format!("{short} 1.2")),
        error(short.replacen("..", ". ", 1)),
        error(format!("{}é{}", &EASY[..9], &EASY[10..])),
    ]);
    golden("errors_in_lines", &shown);
}

#[test]
fn digits_that_conflict_are_no_error_of_format() {
    let reading = only(EASY.replacen("53", "55", 1));
    assert_eq!(reading.position().unwrap_err().to_string(), "there are two 5s in row 1, in r1c1 and r1c2");
}
