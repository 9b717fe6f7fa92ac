//! `whydoku rate` as a user sees it: every form of output, bad rows, interrupted files, packed
//! input.

use crate::common::corpus;
use crate::program::{err, out, run};
use serde_json::Value;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

const EASY: &str = "........2..42..6.16.....9..96.8.41.....9.3.....87.6.49..5.....81.7..83..4........";
const HEADER: &str = "puzzle,er,ep,ed,hodoku_level,hodoku_score,grade,hardest,search_guesses,search_nodes,clues,error";

/// Puzzles that are soon rated, a bad row among them.
fn input() -> String {
    let mut lines: Vec<String> = corpus::puzzles("easy").iter().take(40).map(ToString::to_string).collect();
    lines.insert(7, "no puzzle".into());
    lines.insert(20, ".".repeat(81));
    lines.join("\n") + "\n"
}

fn text_of(path: &Path) -> String {
    std::fs::read_to_string(path).expect("text")
}

#[test]
fn every_rating_has_its_columns() {
    let twice = format!("55{}", &EASY[2..]);
    let input = format!("id,puzzle,er\n1,{EASY},\"a,b\"\n2,{twice},\n3,12,c\n4,{},d\n", ".".repeat(81));
    let output = run(&["rate", "--format", "csv", "-j", "2"], &input);
    let text = out(&output);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], format!("{HEADER},id,input_er"));
    assert_eq!(lines[1], format!("{EASY},2.6,1.2,1.2,medium,400,medium,locked-pair,2,1,26,,1,\"a,b\""));
    assert!(
        lines[2].starts_with(&format!("{twice},,,,,,,,,,28,\"there are two 5s")) && lines[2].ends_with(",2,"),
        "{text}"
    );
    assert!(lines[3].starts_with(",,,,,,,,,,,\"line 4, ") && lines[3].ends_with(",3,c"), "{text}");
    assert!(
        lines[4].ends_with(",,,,,,,,,,0,several,4,d") && lines.len() == 5 && output.status.code() == Some(1),
        "{text}"
    );
    let only = |kind: &str| out(&run(&["rate", "--format", "csv", "--only", kind], EASY));
    assert_eq!(only("se"), format!("{HEADER}\n{EASY},2.6,1.2,1.2,,,,,,,26,\n"));
    assert_eq!(only("hodoku"), format!("{HEADER}\n{EASY},,,,medium,400,,,,,26,\n"));
    assert_eq!(only("grade"), format!("{HEADER}\n{EASY},,,,,,medium,locked-pair,,,26,\n"));
    assert_eq!(only("search"), format!("{HEADER}\n{EASY},,,,,,,,2,1,26,\n"));
    let path = only("path");
    assert!(
        path.starts_with("puzzle,er,") && path.contains(",search_nodes,clues,steps,steps_gentle,reading,error"),
        "{path}"
    );
    assert!(!only("search").contains("steps"));
    let stamped = out(&run(&["--stamp", "rate", "--format", "csv", "--only", "search"], EASY));
    assert!(stamped.lines().next().is_some_and(|line| line == format!("{HEADER},whydoku,canonical")), "{stamped}");
}

/// Columns that are there on request, in their order, with the reasons why some are empty.
#[test]
fn whips_and_braids_have_columns_of_their_own() {
    const LONG: &str = "123.5.7...5.........8..1.6....8...3.......4..87.6..2.5..2.9...7.3.5.4...........2";
    const DEEP: &str = "..1..2..3....1..4.2..4..5....6..7..8.5.....2.9..3..4....8..1..5.9..6....1..9..7..";
    let of = |options: &[&str]| {
        let rated = run(&[&["rate", "--only"], options].concat(), &format!("{LONG}\n{DEEP}\n"));
        assert_eq!(rated.status.code(), Some(0), "{}", err(&rated));
        out(&rated)
    };
    let fixed = HEADER.strip_suffix(",error").expect("the last column");
    let table = of(&["whips", "--format", "csv"]);
    let rows = [
        format!("{fixed},w,gw,b,gb,te,notes,error"),
        format!("{LONG},,,,,,,,,,24,4,4,4,4,1,,"),
        format!("{DEEP},,,,,,,,,,24,inf,2,inf,2,2,\"w: theory, b: theory\","),
    ];
    assert_eq!(table.lines().collect::<Vec<_>>(), rows);
    let table = of(&["bxb", "--format", "csv"]);
    let rows = [
        format!("{fixed},te,bxb,bxbb,notes,error"),
        format!("{LONG},,,,,,,,,,24,1,,,\"bxb: depth, bxbb: depth\","),
        format!("{DEEP},,,,,,,,,,24,2,1,,bxbb: depth,"),
    ];
    assert_eq!(table.lines().collect::<Vec<_>>(), rows);
    assert_eq!(of(&["whips"]), "W 4 gW 4 B 4 gB 4 T&E 1\nW inf gW 2 B inf gB 2 T&E 2\n");
    assert_eq!(of(&["bxb", "--only", "whips"]), "W 4 gW 4 B 4 gB 4 T&E 1\nW inf gW 2 B inf gB 2 T&E 2 BxB 1\n");
    assert_eq!(
        of(&["whips", "--max-length", "3", "--template", "{w} {notes}"]).lines().next(),
        Some(">3 w: limit, gw: limit, b: limit, gb: limit")
    );
    let schema = crate::common::schema::Schema::named("rating");
    let json = of(&["whips", "--only", "bxb", "--format", "jsonl"]);
    let records: Vec<serde_json::Value> = json.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    records.iter().for_each(|record| schema.assert(record));
    assert_eq!(
        (&records[0]["w"], &records[1]["w"], &records[1]["w_why"]),
        (&4.into(), &serde_json::Value::Null, &"theory".into())
    );
    assert_eq!(of(&["whips", "--where", "w = inf and te >= 2", "--template", "{puzzle}"]), format!("{DEEP}\n"));
    let refused = run(&["rate", LONG, "--where", "w > 3"], "");
    assert_eq!(refused.status.code(), Some(2), "a column that was not asked for");
}

/// The classic is the default; others have columns of their own.
#[test]
fn editions_of_the_explainer_have_columns_of_their_own() {
    const PUZZLE: &str = ".2.6....84.....6...8.....74...51..2...89....5..5.7....1.....9.23....81...4..9....";
    let of = |options: &[&str]| out(&run(&[&["rate", "--only", "se"], options].concat(), PUZZLE));
    let fixed = HEADER.strip_suffix(",error").expect("the last column");
    let all = of(&["--se", "bank", "--se", "extended", "--se", "classic", "--format", "csv"]);
    let columns = "er_extended,ep_extended,ed_extended,er_bank,ep_bank,ed_bank";
    assert_eq!(all.lines().next(), Some(format!("{fixed},{columns},error").as_str()));
    assert!(all.contains(&format!("{PUZZLE},7.1,")) && all.contains(",6.6,"), "{all}");
    let extended = of(&["--se", "extended", "--format", "csv"]);
    assert_eq!(extended.lines().next(), Some(format!("{fixed},er_extended,ep_extended,ed_extended,error").as_str()));
    assert!(extended.contains(&format!("{PUZZLE},,,,")) && extended.contains(",6.6,"), "{extended}");
    assert!(of(&["--se", "extended"]).starts_with("Sukaku Explainer 1.18 6.6/"));
    assert!(of(&["--se", "classic", "--se", "bank"]).contains(" · Sudoku Exchange 7.1/"));
    assert_eq!(of(&["--se", "extended", "--only-above", "6.5", "--template", "{er_extended}"]), "6.6\n");
    assert_eq!(of(&["--se", "extended", "--only-above", "6.6", "--template", "{er_extended}"]), "");
    let record: serde_json::Value = serde_json::from_str(&of(&["--se", "bank", "--format", "jsonl"])).expect("JSON");
    crate::common::schema::Schema::named("rating").assert(&record);
    assert_eq!((&record["er"], &record["er_bank"]), (&serde_json::Value::Null, &7.1.into()));
    let refused = run(&["rate", PUZZLE, "--only", "grade", "--se", "bank"], "");
    assert_eq!(refused.status.code(), Some(2));
}

#[test]
fn ratings_side_by_side_in_words() {
    let line = "2.6/1.2/1.2 · HoDoKu medium 400 · medium: a Locked Pair and Locked Candidates (pointing) seven times; only \
                one way on at 6 positions, first at step 5 · 2 guesses\n";
    assert_eq!(out(&run(&["rate", EASY], "")), line);
    let chinese =
        "2.6/1.2/1.2 · HoDoKu 中等 400 · 中等：一个死锁数对和七个宫区块；6处只有一条路可走，首次在第5步 · 试数2次\n";
    assert_eq!(out(&run(&["rate", "--lang", "zh", EASY], "")), chinese);
    assert_eq!(out(&run(&["rate", "--only", "search", "--only", "se", EASY], "")), "2.6/1.2/1.2 · 2 guesses\n");
}

#[test]
fn templates_name_columns() {
    let of = |template: &str, input: &str| run(&["rate", "--template", template], input);
    assert_eq!(out(&of("{er}\\t{grade} {{{hardest}}}{error}", EASY)), "2.6\tmedium {locked-pair}\n");
    let table = format!("id,puzzle\n7,{EASY}\n8,12\n");
    let output = of("{id} {search_guesses}", &table);
    assert_eq!((out(&output).as_str(), output.status.code()), ("7 2\n8 \n", Some(1)));
    let wrong = of("{level}", EASY);
    assert!(err(&wrong).contains("no column level; there are puzzle, er") && wrong.status.code() == Some(2));
    assert!(err(&of("{}", EASY)).contains("no name between the braces"));
    assert!(err(&of("{er}}", EASY)).contains("a brace is closed that was not opened"));
    for template in ["{er", "er}", "{", "a\nb"] {
        assert_eq!(of(template, EASY).status.code(), Some(2), "{template:?}");
    }
}

#[test]
fn conditions_choose_rows_by_any_column() {
    let table = format!("id,puzzle\n7,{EASY}\n8,12\n9,{}\n", ".".repeat(81));
    let ids = |condition: &str| {
        let arguments = ["rate", "--only", "grade", "--template", "{id}", "--where", condition];
        out(&run(&arguments, &table)).lines().map(String::from).collect::<Vec<_>>()
    };
    assert_eq!(ids("grade <= medium and clues > 20"), ["7"]);
    assert_eq!(ids("clues = 0 or id = 8"), ["8", "9"]);
    assert_eq!(ids("error = several"), ["9"]);
    assert_eq!(ids("not (grade != '' or error = several)"), ["8"]);
    for wrong in ["grade >", "size > 3", "er > 7"] {
        let output = run(&["rate", "--only", "grade", "--where", wrong], EASY);
        assert_eq!(output.status.code(), Some(2), "{wrong}: {output:?}");
    }
}

#[test]
fn any_number_of_jobs_writes_the_same() {
    for format in ["line", "csv", "jsonl"] {
        let of = |jobs: &str| run(&["rate", "--format", format, "-j", jobs], &input());
        let one = of("1");
        assert_eq!(out(&one).lines().count(), 42 + usize::from(format == "csv"));
        assert!(out(&one) == out(&of("8")) && out(&one) == out(&of("2")) && one.status.code() == Some(1), "{format}");
    }
}

#[test]
fn an_interrupted_file_is_continued_without_losing_or_repeating_a_row() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, source) = (folder.path().join("rows"), folder.path().join("puzzles.txt"));
    std::fs::write(&source, input()).expect("written");
    for format in ["csv", "jsonl", "line"] {
        let arguments = [
            "rate",
            "--only",
            "search",
            "--format",
            format,
            "--output",
            file.to_str().expect("a name"),
            source.to_str().expect("a name"),
        ];
        let _ = std::fs::remove_file(&file);
        let resumed = [&arguments[..], &["--resume"]].concat();
        assert_eq!(run(&resumed, "").status.code(), Some(1), "there is nothing to continue yet");
        let whole = text_of(&file);
        assert_eq!(whole.lines().count(), 42 + usize::from(format == "csv"));
        for length in [0, 1, 50, 100, whole.len() / 2, whole.len() - 1, whole.len()] {
            std::fs::write(&file, &whole[..whole.floor_char_boundary(length)]).expect("written");
            run(&[&arguments[..], &["--force-resume"]].concat(), "");
            assert!(text_of(&file) == whole, "{format}, cut at {length}");
        }
        run(&arguments, "");
        assert!(text_of(&file) == whole, "{format}: written anew");
    }
}

#[test]
fn a_file_of_something_else_is_not_continued() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("rows");
    let name = file.to_str().expect("a name");
    let resume = |extra: &[&str], input: &str| {
        run(&[&["rate", "--only", "search", "--output", name, "--force-resume"], extra].concat(), input)
    };
    std::fs::write(&file, "some,other,table\n1,2,3\n").expect("written");
    let output = resume(&["--format", "csv"], EASY);
    assert!(output.status.code() == Some(2) && err(&output).contains("other options"), "{output:?}");
    std::fs::write(&file, "one\ntwo\nthree\n").expect("written");
    let output = resume(&[], EASY);
    assert!(output.status.code() == Some(2) && err(&output).contains("more rows"), "{output:?}");
    assert_eq!(text_of(&file), "one\ntwo\nthree\n");
    assert_eq!(run(&["rate", name, "--output", name], "").status.code(), Some(2), "the input is not overwritten");
    assert_eq!(text_of(&file), "one\ntwo\nthree\n");
}

#[test]
fn a_program_that_is_killed_while_it_writes_is_continued() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, source) = (folder.path().join("rows"), folder.path().join("puzzles.txt"));
    std::fs::write(&source, input().repeat(60)).expect("written");
    let arguments = ["rate", "--only", "search", "--format", "csv", "--output"];
    let [file_name, source_name] = [&file, &source].map(|path| path.to_str().expect("a name"));
    run(&[&arguments[..], &[file_name, source_name]].concat(), "");
    let whole = text_of(&file);
    std::fs::remove_file(&file).expect("removed");
    let mut child = Command::new(env!("CARGO_BIN_EXE_whydoku"))
        .args(arguments)
        .args([file_name, source_name])
        .env_clear()
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    while !file.exists() && child.try_wait().expect("a state").is_none() {
        std::thread::yield_now();
    }
    child.kill().expect("killed");
    child.wait().expect("ended");
    assert!(folder.path().join("rows.resume").exists(), "the note comes before the rows");
    run(&[&arguments[..], &[file_name, source_name, "--resume"]].concat(), "");
    assert!(text_of(&file) == whole);
}

#[test]
fn shards_share_the_rows() {
    let whole = out(&run(&["rate", "--only", "search"], &input()));
    let shard = |name: &str| out(&run(&["rate", "--only", "search", "--shard", name], &input()));
    let shards = ["1/3", "2/3", "3/3"].map(shard);
    let shards: Vec<Vec<&str>> = shards.iter().map(|text| text.lines().collect()).collect();
    let joined: Vec<&str> = (0..42).map(|row| shards[row % 3][row / 3]).collect();
    assert_eq!(joined, whole.lines().collect::<Vec<_>>());
    for wrong in ["0/3", "4/3", "1", "a/b", "1/0"] {
        assert_eq!(run(&["rate", "--shard", wrong], EASY).status.code(), Some(2), "{wrong}");
    }
}

#[test]
fn a_puzzle_that_takes_too_long_says_so() {
    let hard = corpus::puzzles("tough")[0];
    let output = run(&["rate", "--timeout", "1e-9", "--format", "csv"], &format!("{hard}\n{EASY}\n"));
    let text = out(&output);
    assert!(text.lines().skip(1).all(|line| line.ends_with(",timed out")) && text.lines().count() == 3, "{text}");
    assert_eq!(output.status.code(), Some(1));
    let patient = run(&["rate", "--timeout", "1e18", "--only", "se"], EASY);
    assert_eq!((out(&patient).as_str(), patient.status.code()), ("2.6/1.2/1.2\n", Some(0)));
}

#[test]
fn packed_input_is_read_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    let gzip = encoder.write_all(input().as_bytes()).and_then(|()| encoder.finish()).expect("packed");
    let zstandard = ruzstd::encoding::compress_to_vec(input().as_bytes(), ruzstd::encoding::CompressionLevel::Fastest);
    let expected = run(&["rate", "--only", "search"], &input());
    for packed in [gzip, zstandard] {
        // The name says nothing, the bytes do.
        let path = folder.path().join("puzzles.txt");
        std::fs::write(&path, &packed).expect("written");
        let name = path.to_str().expect("a name");
        assert_eq!(
            out(&run(&["solve", name], "")),
            out(&run(&["solve"], &input())).replace("line 8, column 1", &format!("{name}:8:1"))
        );
        let rated = out(&run(&["rate", "--only", "search", name], ""));
        assert_eq!(rated.lines().count(), out(&expected).lines().count());
        let cut = folder.path().join("cut");
        std::fs::write(&cut, &packed[..packed.len() - 20]).expect("written");
        let output = run(&["rate", "--only", "search", cut.to_str().expect("a name")], "");
        assert!(output.status.code() == Some(3) && err(&output).contains("cannot be read"), "{output:?}");
    }
}

#[test]
fn how_many_puzzles_have_which_rating() {
    let folder = tempfile::tempdir().expect("a folder");
    let (rows, picture) = (folder.path().join("rows.csv"), folder.path().join("picture.svg"));
    let histogram = format!("--histogram={}", picture.display());
    let output = run(&["rate", "--output", rows.to_str().expect("a name"), "--only", "grade", &histogram], &input());
    let table = out(&output);
    assert!(table.starts_with("Grade\n  easy") && table.contains("no rating   2   4.8 %"), "{table}");
    assert_eq!(text_of(&rows).lines().count(), 42);
    let svg = text_of(&picture);
    assert!(roxmltree::Document::parse(&svg).is_ok() && svg.contains("How hard 42 puzzles are"), "{svg}");
    let alone = out(&run(&["rate", "--only", "grade", "--histogram"], &input()));
    assert_eq!(alone, table);
}

#[test]
fn only_puzzles_above_a_rating_are_written() {
    let puzzles = format!("{}\n{EASY}\nno puzzle\n", corpus::puzzles("easy")[0]);
    let all = out(&run(&["rate", "--only", "se"], &puzzles));
    let above = |er: &str| out(&run(&["rate", "--only", "se", "--only-above", er], &puzzles));
    assert_eq!(above("0.0"), all);
    assert_eq!(above("2.5"), all.lines().skip(1).map(|line| format!("{line}\n")).collect::<String>());
    assert_eq!(above("2.6"), all.lines().skip(2).map(|line| format!("{line}\n")).collect::<String>());
    for wrong in [&["--only", "grade", "--only-above", "2.6"][..], &["--only-above", "2.66"], &["--only-above", ""]] {
        assert_eq!(run(&[&["rate"], wrong].concat(), EASY).status.code(), Some(2), "{wrong:?}");
    }
}

#[test]
fn the_lowest_of_eight_orientations_does_not_depend_on_them() {
    let turned: String = EASY.chars().rev().collect();
    let of = |puzzle: &str| out(&run(&["rate", "--only", "se", "--orientations", puzzle], ""));
    assert_eq!(of(EASY), of(&turned));
    assert_eq!(run(&["rate", "--only", "grade", "--orientations", EASY], "").status.code(), Some(2));
}

#[test]
fn without_uniqueness_every_rating_is_there() {
    let text = out(&run(&["rate", "--no-uniqueness", "--format", "csv", EASY], ""));
    assert_eq!(text, format!("{HEADER}\n{EASY},2.6,1.2,1.2,medium,400,medium,locked-pair,2,1,26,\n"));
    // A unique rectangle is its hardest step.
    let rectangle = "..94.3....6...57...2.....4.75..16.....15.......2.........9.24..9.41..35.........7";
    let er = |extra: &[&str]| out(&run(&[&["rate", "--only", "se", rectangle], extra].concat(), ""));
    assert_eq!(er(&[]), "4.5/1.2/1.2\n");
    assert_ne!(er(&["--no-uniqueness"]), er(&[]));
}

#[test]
fn positions_with_pencil_marks_are_rated_as_they_stand() {
    let converted = |to: &str| out(&run(&["convert", "--to", to, EASY], ""));
    let (all, ratings) = (converted("candidates"), out(&run(&["rate", EASY], "")));
    assert_eq!(out(&run(&["rate", &all], "")), ratings, "nothing is missing");
    // The digit of the second cell is the only one that is left there.
    let solution = out(&run(&["solve", EASY], ""));
    let digit = solution.as_bytes()[1];
    let only = |(index, mark): (usize, char)| if index / 9 == 1 && mark != digit as char { '.' } else { mark };
    let marks: String = all.trim_end().chars().enumerate().map(only).collect();
    let table =
        format!("id,puzzle\n1,{marks}\n2,{}\n3,{}\n", "123456789".repeat(81), marks.replacen(digit as char, ".", 81));
    let text = out(&run(&["rate", "--format", "csv", "--orientations"], &table));
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[1].starts_with(&format!("{marks},")) && lines[1].ends_with(",,1"), "{text}");
    assert!(lines[2].ends_with(",several,2") && lines[3].ends_with(",none,3"), "{text}");
    let again = out(&run(&["rate", "--format", "csv", "--only", "se", "--orientations"], &marks));
    assert!(
        again
            .lines()
            .nth(1)
            .zip(lines[1].split_once(",medium"))
            .is_some_and(|(row, (start, _))| row.starts_with(start)),
        "{again}"
    );
    let json = out(&run(&["--stamp", "rate", "--format", "jsonl", "--only", "search"], &marks));
    assert!(json.contains(&marks) && json.contains("\"canonical\":null"), "{json}");
}

#[test]
fn bad_rows_before_the_first_good_one_are_kept() {
    let table = format!("no puzzle\n{EASY} a name\nno puzzle\n");
    let text = out(&run(&["rate", "--format", "csv", "--only", "search"], &table));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], format!("{HEADER},text"));
    assert!(lines.len() == 4 && lines[1].starts_with(",,") && lines[2].ends_with(",2,1,26,,a name"), "{text}");
    let none = run(&["rate", "--format", "csv"], "");
    assert!(out(&none).starts_with(&format!("{HEADER}\n,,,,")) && none.status.code() == Some(1));
}

#[test]
fn the_solution_and_the_steps_above_a_rating_come_on_request() {
    let arguments = ["rate", "--only", "se", "--format", "csv", "--solution", "--steps-above", "1.2", EASY];
    let text = out(&run(&arguments, ""));
    let solution = out(&run(&["solve", EASY], ""));
    let row: Vec<&str> = text.lines().nth(1).expect("a row").split(',').collect();
    assert!(text.starts_with("puzzle,er,ep,ed,") && text.contains(",clues,solution,steps_above,error\n"), "{text}");
    assert_eq!(row[row.len() - 3], solution.trim_end());
    assert_eq!(
        out(&run(&[&arguments[..7], &["9.0", EASY]].concat(), "")).lines().nth(1).map(|row| row.ends_with(",0,")),
        Some(true)
    );
    // The rating of the puzzle is above 1.2, so some step is.
    assert!(row[row.len() - 2].parse::<usize>().is_ok_and(|count| count > 0), "{text}");
    assert_eq!(run(&["rate", "--only", "grade", "--steps-above", "3", EASY], "").status.code(), Some(2));
    let json = out(&run(&["rate", "--only", "search", "--format", "jsonl", "--solution", EASY], ""));
    assert!(
        json.contains(&format!("\"solution\":\"{}\"", solution.trim_end())) && !json.contains("steps_above"),
        "{json}"
    );
}

#[test]
fn a_profile_is_for_the_grade_and_not_for_the_ratings_of_others() {
    let of = |extra: &[&str]| out(&run(&[&["rate", "--format", "csv", EASY], extra].concat(), ""));
    let (usual, singles) = (of(&[]), of(&["--profile", "singles"]));
    let column = |text: &str, at: usize| text.lines().nth(1).and_then(|row| row.split(',').nth(at).map(String::from));
    assert_eq!(
        (1..6).map(|at| column(&usual, at)).collect::<Vec<_>>(),
        (1..6).map(|at| column(&singles, at)).collect::<Vec<_>>()
    );
    assert_eq!(column(&singles, 7).as_deref(), Some("guess"));
    assert_eq!(of(&["--profile", "standard"]), usual);
}

#[test]
fn the_step_that_sets_a_rating_is_told() {
    const HARD: &str = "203008509004000000001002003092040800005007010000205900008000100070000200400900000";
    let line = out(&run(&["rate", "--only", "se", "--why", "er", HARD], ""));
    assert!(
        line.starts_with("7.2/1.2/1.2\n  er: step 21 of 61, Discontinuous Nice Loop (ER 7.2)\n    Either "),
        "{line}"
    );
    let json = out(&run(&["rate", "--only", "whips", "--why", "w", "--why", "gb", "--format", "jsonl", HARD], ""));
    let record: Value = serde_json::from_str(&json).expect("JSON");
    for (why, rating) in record["why"].as_array().expect("steps").iter().zip(["w", "gb"]) {
        assert_eq!(why["rating"], rating);
        let length = record[rating].as_u64().expect("a number");
        assert!(why["name"].as_str().expect("a name").ends_with(&format!(" {length})")), "{why}");
        assert!(why["text"].as_str().expect("words").starts_with("Suppose "), "{why}");
    }
    let table = out(&run(&["rate", "--only", "se", "--why", "er", "--format", "csv"], &format!("{HARD}\nnonsense\n")));
    let mut rows = csv::Reader::from_reader(table.as_bytes());
    let column = rows.headers().expect("a header").iter().position(|name| name == "why").expect("a column");
    let rows: Vec<_> = rows.records().map(|row| row.expect("a row")[column].to_string()).collect();
    assert!(
        rows[0].starts_with("er 21/61 Discontinuous Nice Loop (ER 7.2): Either ") && rows[1].is_empty(),
        "{rows:?}"
    );
    let json = out(&run(&["rate", "--only", "hodoku", "--why", "hodoku", "--format", "jsonl"], &input()));
    for record in json.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON")) {
        let Some(why) = record["why"].as_array().and_then(|why| why.first()) else { continue };
        let technique = whydoku::technique::by_id(why["technique"].as_str().expect("an id")).expect("known");
        let level = technique.hodoku.expect("an entry").level.name();
        // A high score alone raises the level, too.
        assert!(record["hodoku_level"] == level || record["hodoku_score"].as_u64() > Some(800), "{record}");
    }
    let refused = run(&["rate", "--only", "se", "--why", "w", HARD], "");
    assert_eq!(refused.status.code(), Some(2));
}
