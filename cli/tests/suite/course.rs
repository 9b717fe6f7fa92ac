//! `whydoku course`: chapters, exercises, progress, courses of a teacher.

use crate::common::schema::Schema;
use crate::program::run;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::PathBuf;
use whydoku::technique::{CATALOGUE, Course, Profile};

const EASY: &str = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";

/// A file that is gone when the test ends.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let folder = std::env::temp_dir().join(format!("whydoku-course-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Scratch(folder.join("deep").join(name))
    }

    fn text(&self) -> String {
        self.0.display().to_string()
    }

    fn write(&self, text: &str) {
        std::fs::create_dir_all(self.0.parent().unwrap()).unwrap();
        std::fs::write(&self.0, text).unwrap();
    }

    fn read(&self) -> Value {
        serde_json::from_str(&std::fs::read_to_string(&self.0).unwrap()).unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(self.0.parent().and_then(|parent| parent.parent()).unwrap());
    }
}

#[test]
fn the_course_has_every_technique_once() {
    let course = Course::standard();
    let all: Vec<&str> = course.chapters.iter().flat_map(|chapter| &chapter.techniques).map(|spec| spec.id).collect();
    let once: BTreeSet<&str> = all.iter().copied().collect();
    assert_eq!(all.len(), once.len());
    assert_eq!(once, CATALOGUE.iter().map(|spec| spec.id).collect());
    assert_eq!(course.profile(4, Profile::standard()).rungs.len(), 5);
    assert_eq!(course.profile(99, Profile::standard()), Profile::standard());
}

#[test]
fn a_chapter_binds_other_commands() {
    let explained = run(&["explain", "--chapter", "4", "--no-guessing", "--format", "json", EASY], "").stdout;
    let trace: Value = serde_json::from_slice(&explained).unwrap();
    assert_eq!(trace["outcome"], "stuck");
    let used = |trace: &Value| -> BTreeSet<String> {
        let events = trace["events"].as_array().unwrap();
        events.iter().filter_map(|event| event["technique"].as_str().map(str::to_string)).collect()
    };
    assert!(used(&trace).iter().all(|id| id.contains("single") || id == "full-house"), "{trace}");
    let puzzles = run(&["generate", "--chapter", "2", "-n", "2", "--seed", "1"], "").stdout;
    let puzzles = String::from_utf8(puzzles).unwrap();
    assert_eq!(puzzles.lines().count(), 2);
    for puzzle in puzzles.lines() {
        let explained = run(&["explain", "--chapter", "2", "--no-guessing", "--format", "json", puzzle], "").stdout;
        let trace: Value = serde_json::from_slice(&explained).unwrap();
        assert_eq!(trace["outcome"], "solved");
    }
    let hint = run(&["hint", "--chapter", "1", EASY, "--lang", "en"], "");
    assert!(!String::from_utf8(hint.stdout).unwrap().contains("A digit can be placed"));
    assert_eq!(run(&["hint", "--chapter", "99", EASY], "").status.code(), Some(2));
}

#[test]
fn progress_is_kept_and_never_lost() {
    let file = Scratch::new("progress.json");
    let path = file.text();
    let course = |arguments: &[&str], input: &str| {
        let output = run(&[&["course", "--progress", &path, "--lang", "en"], arguments].concat(), input);
        (String::from_utf8([output.stdout, output.stderr].concat()).unwrap(), output.status.code())
    };
    assert!(course(&[], "").0.contains("Go on with: whydoku course 1"));
    // The exercise is that of `practice` with the same seed.
    let options = ["practice", "full-house", "--chapter", "1", "-n", "1", "--seed", "5", "--format", "jsonl"];
    let exercise: Value = serde_json::from_slice(&run(&options, "").stdout).unwrap();
    let answer = exercise["answers"][0]["placements"][0].as_str().unwrap();
    let (text, code) = course(&["1", "--seed", "5"], &format!("{answer}\n"));
    assert!(
        text.contains("Chapter 1: The last empty cell of a house") && text.contains("1 of 1 solved, without any hint."),
        "{text}"
    );
    assert_eq!(code, Some(0));
    assert_eq!(file.read(), json!({"schema": 1, "techniques": {"full-house": {"solved": 1}}}));
    assert!(course(&[], "").0.contains("Go on with: whydoku course 2"));
    // The end of the input ends the chapter, and nothing changes.
    assert!(course(&["3", "--seed", "1"], "").0.contains("0 of 1 solved."));

    // What the file holds besides is kept.
    file.write(r#"{"techniques":{"full-house":{"solved":2,"note":"a"}},"mine":[1]}"#);
    course(&["1", "--seed", "5"], &format!("{answer}\n"));
    let kept = json!({"schema": 1, "techniques": {"full-house": {"solved": 3, "note": "a"}}, "mine": [1]});
    assert_eq!(file.read(), kept);

    for damaged in ["{\"techniques\":", "[]", r#"{"techniques":{"full-house":3}}"#] {
        file.write(damaged);
        let (text, code) = course(&["1", "--seed", "5"], &format!("{answer}\n"));
        assert!(text.contains("is damaged, and was left as it is"), "{text}");
        assert_eq!(code, Some(3));
        assert_eq!(std::fs::read_to_string(&file.0).unwrap(), damaged);
    }
    // Nothing is left beside it.
    assert_eq!(std::fs::read_dir(file.0.parent().unwrap()).unwrap().count(), 1);
}

#[test]
fn a_teacher_writes_a_course() {
    let file = Scratch::new("club.toml");
    let path = file.text();
    let progress = Scratch::new("club.json");
    let kept = progress.text();
    let course = |arguments: &[&str]| {
        let output =
            run(&[&["course", "--course", &path, "--progress", &kept, "--lang", "en"], arguments].concat(), "");
        (String::from_utf8([output.stdout, output.stderr].concat()).unwrap(), output.status.code())
    };
    file.write("name = \"club\"\n\n[[chapter]]\ntitle = \"Singles\"\ntext = \"Look.\"\ntechniques = [\"singles\"]\n\n[[chapter]]\ntechniques = [\"naked-pair\", \"x-wing\"]\n");
    let (text, _) = course(&[]);
    assert!(text.contains("0/5  Singles") && text.contains("0/2  Naked Pair and one more technique"), "{text}");
    let (text, code) = course(&["1", "--exercises", "0"]);
    assert!(text.contains("Chapter 1: Singles") && text.contains("Look.") && text.contains("(naked-single)"), "{text}");
    assert_eq!(code, Some(0));
    let (text, _) = course(&["2", "--list", "--seed", "1"]);
    assert!(text.contains("Exercise 1 of 1: X-Wing") && text.contains("Solutions"), "{text}");
    for (written, wanted) in [
        ("name = \"a\"\n[[chapter]]\ntechniques = [\"naked-pear\"]\n", "3:15: techniques: "),
        ("name = \"a\"\n[[chapter]]\nteckniques = []\n", ":3:1: teckniques: "),
        ("name = \"a\"\n[[chapter]]\ntechniques = []\n", ":3:14: techniques: "),
        ("name = \"a\"\n", ":1:1: "),
    ] {
        file.write(written);
        let (text, code) = course(&[]);
        assert!(text.contains(wanted), "{written}: {text}");
        assert_eq!(code, Some(2));
    }
    assert_eq!(run(&["course", "--course", "no-such.toml"], "").status.code(), Some(3));
}

/// Each chapter has a title of its own in every language, and the list says which techniques it
/// has.
#[test]
fn chapters_have_titles() {
    let progress = Scratch::new("titles.json");
    progress.write(r#"{"techniques":{"full-house":{"solved":2}}}"#);
    let of = |arguments: &[&str]| {
        let output = run(&[&["course", "--progress", &progress.text()], arguments].concat(), "");
        String::from_utf8(output.stdout).unwrap()
    };
    let course = Course::standard();
    for (language, first) in [("en", "The last empty cell of a house"), ("zh", "同区的最后一个空格")] {
        let told: Value = serde_json::from_str(&of(&["--format", "json", "--lang", language])).unwrap();
        Schema::named("course").assert(&told);
        let chapters = told["chapters"].as_array().unwrap();
        let titles: BTreeSet<&str> = chapters.iter().map(|chapter| chapter["title"].as_str().unwrap()).collect();
        assert_eq!((titles.len(), chapters.len()), (course.chapters.len(), course.chapters.len()));
        assert_eq!(
            (&chapters[0]["title"], &chapters[0]["practised"], &told["next"]),
            (&json!(first), &json!(1), &json!(2))
        );
        let text = of(&["--lang", language]);
        assert!(titles.iter().all(|title| text.contains(title)), "{text}");
    }
    assert!(of(&["--color", "never"]).contains("X-Wing, Swordfish, Jellyfish"));
    let one: Value = serde_json::from_str(&of(&["2", "--format", "json"])).unwrap();
    assert_eq!((&one["chapters"][0]["number"], one["chapters"].as_array().unwrap().len()), (&json!(2), 1));
    assert_eq!(run(&["course", "99", "--format", "json"], "").status.code(), Some(2));
}
