//! Explanations as PDF and pictures as PNG, as a user sees them.

use crate::common::pages;
use crate::program::{err, run};
use whydoku::board::Position;
use whydoku::chart::{Bar, Chart, Curve, Point, venn};
use whydoku::diagram::{Sample, Scene, film, style, svg};
use whydoku::logic::Replay;
use whydoku::print::{Fonts, PrintError, png};
use whydoku::technique::CATALOGUE;

const EASY: &str = "........2..42..6.16.....9..96.8.41.....9.3.....87.6.49..5.....81.7..83..4........";
const TOUGH: &str = "548...9...9.8..26...........8.4....3....36......9...2..3.69.4...29.41.5..1.2.....";

/// Width and height of a PNG.
fn size(png: &[u8]) -> (u32, u32) {
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n") && png.trim_ascii_end().ends_with(b"IEND\xaeB`\x82"));
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
    (number(16), number(20))
}

/// The number of pages of a PDF, which is whole.
fn pages(pdf: &[u8]) -> usize {
    assert!(pdf.starts_with(b"%PDF-") && pdf.trim_ascii_end().ends_with(b"%%EOF"));
    pdf.windows(12).filter(|part| part.starts_with(b"/Type /Page\n") || part.starts_with(b"/Type/Page/")).count()
}

#[test]
fn an_explanation_has_pages() {
    let brief = run(&["explain", "--format", "pdf", "--brief", "--paper", "letter", EASY], "");
    assert!(brief.status.success(), "{}", err(&brief));
    assert!(brief.stdout.windows(7).any(|part| part == b"612 792"));
    let whole = run(&["explain", "--format", "pdf", EASY], "").stdout;
    assert!(pages(&whole) > pages(&brief.stdout), "pictures need room");
    assert_eq!(whole, run(&["explain", "--format", "pdf", EASY], "").stdout, "the same bytes come twice");
    // Each puzzle begins on a page of its own; what breaks the rules has one, too.
    let two = run(&["explain", "--format", "pdf", "--brief"], &format!("{EASY}\n{}55\n", ".".repeat(79)));
    assert_eq!((pages(&two.stdout), two.status.code()), (pages(&brief.stdout) + 1, Some(1)), "{}", err(&two));
    let why = run(&["why", "r3c5", EASY, "--format", "pdf"], "");
    assert!(pages(&why.stdout) > 0, "{}", err(&why));
}

#[test]
fn pictures_come_alone_or_below_each_other() {
    let bare = run(&["explain", "--format", "png", "--step", "42", "--bare", TOUGH], "");
    assert_eq!(size(&bare.stdout), (1220, 1220), "{}", err(&bare));
    let one = run(&["explain", "--format", "png", "--step", "42", TOUGH], "");
    assert!(size(&one.stdout).0 == 1220 && size(&one.stdout).1 > 1220, "it has a title and a key");
    let some = run(&["explain", "--format", "png", "--until", "12", TOUGH], "");
    assert!(size(&some.stdout).0 == 1220 && size(&some.stdout).1 > 3 * 1220, "{}", err(&some));
    let hint = run(&["hint", "--format", "png", "--lang", "zh", TOUGH], "");
    assert_eq!(size(&hint.stdout), (1220, 1220), "{}", err(&hint));
    for (arguments, code, said) in [
        (&["explain", "--format", "png", "--aim", "standard", TOUGH][..], 2, "--step picks one"),
        (&["explain", "--format", "png", "--step", "99", EASY], 1, "there is no step 99: the last is "),
        (&["explain", "--format", "png", "--step", "0", EASY], 2, "1 or more"),
        (&["explain", "--format", "pdf", "--step", "1", EASY], 2, "only to svg, png and embed"),
        (&["explain", "--format", "png", "--lang", "zh", "--until", "12", TOUGH], 2, "--font"),
        (&["explain", "--format", "pdf", "--lang", "zh", EASY], 2, "--font"),
    ] {
        let output = run(arguments, "");
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {}", err(&output));
        assert!(output.stdout.is_empty() && err(&output).contains(said), "{arguments:?}: {}", err(&output));
    }
    let several = run(&["explain", "--format", "png", "--step", "1"], &format!("{EASY}\n{TOUGH}\n"));
    assert!(several.status.code() == Some(2) && err(&several).contains("html and pdf"), "{}", err(&several));
}

#[test]
fn files_are_written_as_a_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.txt");
    let name = file.to_str().expect("UTF-8");
    std::fs::write(&file, "old").expect("written");
    // What fails leaves the old file, and nothing else.
    let failed = run(&["explain", "--format", "png", "--aim", "standard", "-o", name, TOUGH], "");
    assert_eq!((failed.status.code(), std::fs::read_to_string(&file).expect("read").as_str()), (Some(2), "old"));
    assert_eq!(run(&["explain", "--format", "pdf", "-o", name], "").status.code(), Some(1), "no puzzle");
    assert_eq!(std::fs::read_to_string(&file).expect("read"), "old");
    let written = run(&["explain", "--brief", "-o", name, EASY], "");
    assert!(written.status.success() && written.stdout.is_empty(), "{}", err(&written));
    let shown = run(&["explain", "--brief", EASY], "").stdout;
    assert_eq!(std::fs::read(&file).expect("read"), shown);
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 1, "nothing else is left behind");
    assert_eq!(run(&["explain", name, "-o", name], "").status.code(), Some(2), "it would overwrite its input");
}

/// What the library draws it also prints: nothing in its pictures is unknown.
#[test]
fn every_picture_can_be_printed() {
    let fonts = Fonts::default();
    let print = |name: &str, svg: &str| {
        let png = png(svg, 0.2, &fonts).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(size(&png).0 > 0);
    };
    let start = Position::new(&EASY.parse().unwrap()).unwrap();
    for &spec in CATALOGUE {
        let (position, step) = pages::example(spec);
        print(spec.id, &svg::draw(&Scene::of_step(&Replay::new(position), &step)));
    }
    for sample in Sample::all() {
        let (rules, shared) = (style::standalone(), svg::shared());
        let start = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"whydoku\" width=\"64\" height=\"64\">";
        print(&sample.id(), &format!("{start}<style>{rules}</style>{shared}{}</svg>", svg::sample(sample)));
    }
    print("circles", &venn(["a", "b", "c", "d"], std::array::from_fn(|mask| mask), "none", "four"));
    let point = |x| Point { x, y: 10.0, at_least: x > 1 };
    print(
        "chart",
        &Chart {
            title: "bars".into(),
            subtitle: "and lines".into(),
            growth: "growth".into(),
            x_axis: "x".into(),
            at_least: "more".into(),
            bars: vec![Bar { label: "a".into(), value: 3.0, text: "3".into(), at_least: true }],
            lines: vec![Curve { label: "a".into(), points: vec![point(1), point(2)] }; 9],
            format: |value| value.to_string(),
        }
        .to_svg(),
    );
    print("film", &film::film(&start, &[], 100, "film"));
    print("position", &svg::draw(&Scene::of(&start)));
    for (svg, said) in [
        ("<svg width=\"1\" height=\"1\"><image/></svg>", "<image>"),
        ("<svg width=\"1\" height=\"1\" opacity=\"0.5\"/>", "opacity"),
        ("<svg width=\"1\" height=\"1\"><style>svg{float:left}</style></svg>", "float:left"),
        ("<svg width=\"1\" height=\"1\"><path d=\"M0 0S1 1 2 2\"/></svg>", "<path>"),
        ("<svg", "root"),
    ] {
        let error = png(svg, 1.0, &fonts).unwrap_err();
        assert!(matches!(&error, PrintError::Document(text) if text.contains(said)), "{svg}: {error}");
    }
    assert!(matches!(png(&svg::draw(&Scene::of(&start)), 1e3, &fonts), Err(PrintError::TooLarge(..))));
}
