//! CSV.

use super::*;

#[test]
fn the_usual_headers_name_the_column() {
    let tables = [
        format!("quizzes,solutions\n{EASY},{SOLUTION}\n"),
        format!("id,puzzle,solution,clues,difficulty\n1,{EASY},{SOLUTION},30,0.0\n"),
        format!("source,question,answer,rating\nsomewhere,{EASY},{SOLUTION},0\n"),
        format!("\"name\",\"Puzzle\"\n\"a \"\"b\"\", c\",\"{EASY}\"\n"),
        format!("solution;puzzle\n{SOLUTION};{EASY}\n"),
        format!("nr\tsudoku\n1\t{EASY}\n"),
        format!("a,b,c\n1,{EASY},{SOLUTION}\n"),
    ];
    for table in tables {
        assert_eq!(outcome(table.replace(EASY, &EASY.replace('.', "0"))), [format!("csv {EASY}")], "{table}");
    }
    assert_eq!(outcome(format!("puzzle\n{EASY}\n")), [format!("line {EASY}")]);
}

#[test]
fn the_column_can_be_named() {
    let text = format!("puzzle,Start\n{EASY},{OTHER}\n");
    assert_eq!(outcome_of(&text, &with_column("start")), [format!("csv {OTHER}")]);
    assert_eq!(outcome_of(&text, &with_column("2")), [format!("csv {OTHER}")]);
    golden("the_column_can_be_named", &outcome_of(&text, &with_column("begin")));
}

#[test]
fn other_columns_are_kept() {
    let reading = only(format!("id,puzzle,rating\n17,{EASY},2.5\n"));
    assert_eq!(reading.rest, Rest::Columns(vec![("id".into(), "17".into()), ("rating".into(), "2.5".into())]));
    assert_eq!((reading.source.line, reading.source.column), (2, 4));
}

#[test]
fn a_bad_record_costs_itself_alone() {
    let text = format!("id,puzzle\n1,{EASY}\n2,{}\n3,\"{EASY}\n4\n5,{}q\n6,\n7,{OTHER}\n", &EASY[..80], &EASY[..80]);
    golden("errors_in_tables", &outcome(text));
}

#[test]
fn errors_beside_doubled_quotation_marks_have_their_column() {
    let damaged = &EASY[..80];
    assert!(error(format!("name,puzzle\n\"a \"\"b\"\", c\",{damaged}q\n")).starts_with("in.txt:2:94: "));
    assert!(error(format!("name,puzzle\n\"a \"\"b\"\", c\",\" {damaged}q \"\n")).starts_with("in.txt:2:96: "));
}
