//! Nine rows in every frame.

use super::*;

#[test]
fn nine_rows_however_spaced() {
    let ways: [fn(&str) -> String; 6] = [
        |row| row.to_owned(),
        |row| spaced(row, " "),
        |row| format!("{} {} {}", &row[..3], &row[3..6], &row[6..]),
        |row| format!("  {}\t", row.replace('.', "0")),
        |row| row.replace('.', "-"),
        |row| row.replace('.', " "),
    ];
    for (index, way) in ways.into_iter().enumerate() {
        assert_eq!(outcome(rows(EASY, way)), [format!("grid {EASY}")], "way {index}");
    }
}

#[test]
fn rows_may_be_empty_in_any_kind_of_blank() {
    let puzzle = format!("{}{}{}", ".".repeat(9), &EASY[9..72], ".".repeat(9));
    for blank in ["0", "*", "_", "-", "x"] {
        let text = rows(&puzzle, |row| row.replace('.', blank));
        assert_eq!(outcome(text), [format!("grid {puzzle}")], "{blank}");
        let text = rows(&puzzle, |row| format!("| {} |", spaced(&row.replace('.', blank), " | ")));
        assert_eq!(outcome(text), [format!("framed {puzzle}")], "{blank}");
    }
    let boxed = rows(&puzzle, |row| format!("│ {} │", spaced(&row.replace('.', " "), " │ ")));
    assert_eq!(outcome(boxed), [format!("framed {puzzle}")]);
}

#[test]
fn frames_of_every_make() {
    let frames = [
        ("+-------+-------+-------+", "|", "+-------+-------+-------+"),
        ("*-----------------------*", "|", "|-------+-------+-------|"),
        (".-------.-------.-------.", "|", ":-------+-------+-------:"),
        ("┌───────┬───────┬───────┐", "│", "├───────┼───────┼───────┤"),
        ("╔═══════╦═══════╦═══════╗", "║", "╠═══════╬═══════╬═══════╣"),
        ("", "¦", "- - - - + - - - - + - - -"),
        ("=========================", "|", ""),
    ];
    for (outer, bar, inner) in frames {
        let mut text = format!("{outer}\n");
        for (index, row) in
            rows(EASY, |row| format!("{bar} {} {bar}", spaced(row, &format!(" {bar} ")))).lines().enumerate()
        {
            text += row;
            text += "\n";
            if index % 3 == 2 && index < 8 {
                text += inner;
                text += "\n";
            }
        }
        text += outer;
        assert_eq!(outcome(&text), [format!("framed {EASY}")], "{text}");
        assert_eq!(outcome(format!("{text}\n{text}")), vec![format!("framed {EASY}"); 2], "{text}");
    }
}

#[test]
fn a_rule_after_every_row() {
    let rule = "+---+---+---+---+---+---+---+---+---+\n";
    let row = |row: &str| {
        let cells: Vec<String> = row.replace('.', " ").chars().map(|cell| format!(" {cell} ")).collect();
        format!("|{}|\n{}", cells.join("|"), rule.trim())
    };
    assert_eq!(outcome(format!("{rule}{}", rows(EASY, row))), [format!("framed {EASY}")]);
}

#[test]
fn headers_and_captions_are_passed_over() {
    let sdk = format!("#A Someone\n#D A grid\n[Puzzle]\n{}", rows(EASY, |row| row.to_owned()));
    assert_eq!(outcome(sdk), [format!("grid {EASY}")]);
    let forum = format!(
        "Can anybody help me with this one?\n\n{}\nI am stuck here:\n{}\nThanks!\nSimple Sudoku Version 4.2n\n",
        rows(EASY, |row| row.to_owned()),
        pencil_marks(EASY)
    );
    assert_eq!(outcome(forum).len(), 2);
}

#[test]
fn many_grids_in_a_row_with_and_without_lines_between() {
    let (one, two) = (rows(EASY, |row| row.to_owned()), rows(OTHER, |row| spaced(row, " ")));
    let expected = [format!("grid {EASY}"), format!("grid {OTHER}"), format!("grid {EASY}")];
    assert_eq!(outcome(format!("{one}{two}{one}")), expected);
    assert_eq!(outcome(format!("{one}\n\n{two}\n{one}\n\n")), expected);
    let bands = |grid: &str| {
        grid.lines().collect::<Vec<_>>().chunks(3).map(|band| band.join("\n") + "\n\n").collect::<String>()
    };
    assert_eq!(outcome(bands(&one) + &bands(&two) + &one), expected);
    let airy = |grid: &str| grid.replace('\n', "\n\n");
    assert_eq!(outcome(airy(&one) + &airy(&two) + &one), expected);
}

#[test]
fn a_grid_that_lost_a_row_costs_no_other_grid() {
    let grid = rows(EASY, |row| row.to_owned());
    let mut shown = outcome(format!("{grid}\n{}\n{grid}\n{grid}{}", &grid[..80], &grid[..10]));
    let framed = write(Format::Framed, &Position::new(&EASY.parse().unwrap()).unwrap());
    let short: String = framed.lines().enumerate().filter(|(i, _)| *i != 6).map(|(_, l)| format!("{l}\n")).collect();
    shown.extend(outcome(format!("{short}{framed}\n")));
    shown.extend(outcome(format!("{short}\n{framed}\n")));
    golden("a_grid_that_lost_a_row_costs_no_other_grid", &shown);
}

#[test]
fn errors_name_the_row() {
    let grid = rows(EASY, |row| row.to_owned());
    let mut shown = Vec::new();
    shown.extend(outcome(format!("{grid}\n{}", grid.replacen("6..195...", "6..195..", 1))));
    shown.extend(outcome(grid.replacen("6..195...", "6..1q5...", 1)));
    shown.extend(outcome(grid.replacen("53..7....", "53..7.....", 1)));
    shown.extend(outcome(format!("{grid}{}", &grid[..10])));
    golden("errors_in_grids", &shown);
}

#[test]
fn what_simple_sudoku_copies() {
    let rule = "¦---+---+---¦\n";
    let row = |row: &str| format!("¦{}¦{}¦{}¦", &row[..3], &row[3..6], &row[6..]);
    let lines: Vec<String> = rows(EASY, row).lines().map(|line| format!("{line}\n")).collect();
    let grid = lines.chunks(3).map(|band| band.concat()).collect::<Vec<_>>().join(rule);
    let text = format!("*-----------*\n{grid}*-----------*\n\n\n{}\n", pencil_marks(EASY));
    assert_eq!(outcome(text), [format!("framed {EASY}"), format!("pencil-marks {}", only(pencil_marks(EASY)).digits)]);
}

/// `|---|---|---|` is a rule here and an empty row there.
#[test]
fn a_line_of_nine_dashes_is_what_the_rows_around_it_make_it() {
    let puzzle = format!("{}{}", &EASY[..72], ".".repeat(9));
    let rule = "|---|---|---|\n";
    let row = |blank: &'static str| {
        move |row: &str| format!("|{}|{}|{}|", &row[..3], &row[3..6], &row[6..]).replace('.', blank)
    };
    let lines: Vec<String> = rows(EASY, row(".")).lines().map(|line| format!("{line}\n")).collect();
    let ruled = lines.chunks(3).map(|band| band.concat()).collect::<Vec<_>>().join(rule);
    assert_eq!(outcome(format!("{rule}{ruled}{rule}")), [format!("framed {EASY}")]);
    assert_eq!(outcome(rows(&puzzle, row("-"))), [format!("framed {puzzle}")]);
}
