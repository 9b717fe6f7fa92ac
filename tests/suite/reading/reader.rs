//! Reads a text line by line and sentence by sentence, with a check after each.

use super::checks::{find, holds, supposing};
use super::grammar::{Grammar, Read};
use super::lint::fault;
use super::scene::{Frame, Scene, Verdict, ensure};
use super::slots::Value;
use super::texts::Text;
use std::collections::BTreeMap;
use std::rc::Rc;
use whydoku::board::Literal;

/// What has been read: sentences, and claims by kind.
#[derive(Default)]
pub struct Tally {
    pub texts: usize,
    pub sentences: usize,
    pub claims: BTreeMap<&'static str, usize>,
    /// How often each pattern was read.
    pub patterns: BTreeMap<&'static str, usize>,
}

/// A line of a text: its indentation, its mark and its words.
struct Line<'a> {
    depth: usize,
    mark: &'a str,
    words: &'a str,
}

/// Reads a text.
///
/// # Errors
/// What cannot be read, or is false.
pub fn read(grammar: &Grammar, text: &Text, tally: &mut Tally) -> Result<(), String> {
    if let Some(fault) = fault(text.language, &text.words) {
        return Err(format!("a fault of form: {fault}"));
    }
    let mut scene = Scene::new(text);
    let mut sentences = 0;
    for line in text.words.lines().map(line) {
        let line = line?;
        scene.mark = line.mark.to_string();
        scene.depth = line.depth;
        begin(&mut scene, &line)?;
        scene = sentences_of(grammar, scene, line.words, &mut sentences, &mut tally.patterns)?;
        end(&mut scene, &line)?;
    }
    finish(&mut scene)?;
    tally.texts += 1;
    tally.sentences += sentences;
    for (kind, count) in scene.counts {
        *tally.claims.entry(kind).or_default() += count;
    }
    Ok(())
}

fn line(line: &str) -> Result<Line<'_>, String> {
    let words = line.trim_start_matches(' ');
    let depth = (line.len() - words.len()) / 2;
    if let Some(words) = words.strip_prefix("– ") {
        return Ok(Line { depth, mark: "–", words });
    }
    let number = words.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(0);
    let (mark, rest) = words.split_at(number);
    match (mark.strip_suffix('.'), rest.strip_prefix(' ')) {
        (Some(mark), Some(words)) if depth > 0 => Ok(Line { depth, mark, words }),
        _ => Ok(Line { depth, mark: "", words }),
    }
}

/// Reads the sentences of a line, in whichever way they can be read and are true.
fn sentences_of<'a>(
    grammar: &Grammar,
    scene: Scene<'a>,
    words: &str,
    count: &mut usize,
    patterns: &mut BTreeMap<&'static str, usize>,
) -> Result<Scene<'a>, String> {
    let mut worst = (0, format!("cannot be read: {words}"));
    let mut names = Vec::new();
    match follow(grammar, scene, words, 0, &mut worst, &mut names) {
        Some(scene) => {
            *count += names.len();
            names.into_iter().for_each(|name| *patterns.entry(name).or_default() += 1);
            Ok(scene)
        }
        None => Err(worst.1),
    }
}

fn follow<'a>(
    grammar: &Grammar,
    scene: Scene<'a>,
    words: &str,
    at: usize,
    worst: &mut (usize, String),
    names: &mut Vec<&'static str>,
) -> Option<Scene<'a>> {
    let rest = &words[at..];
    if rest.is_empty() {
        return Some(scene);
    }
    for (length, read) in grammar.sentences(rest) {
        let mut next = scene.clone();
        let after = &rest[length..];
        let blank = if after.starts_with(' ') { 1 } else { 0 };
        if let Err(why) = accept(&mut next, &read) {
            if at + length > worst.0 {
                *worst = (at + length, format!("{why} ({}): {}", read.rule, &rest[..length]));
            }
            continue;
        }
        names.push(read.rule);
        if let Some(scene) = follow(grammar, next, words, at + length + blank, worst, names) {
            return Some(scene);
        }
        names.pop();
    }
    if at > worst.0 {
        *worst = (at, format!("cannot be read: {rest}"));
    }
    None
}

/// Checks a sentence, concludes what it concludes, and keeps what it names.
fn accept(scene: &mut Scene, read: &Read) -> Verdict {
    for (index, (name, value)) in read.slots.iter().enumerate() {
        if let Some((_, known)) = read.slots[..index].iter().find(|(known, _)| known == name && *name != "houses-word")
        {
            ensure(same(known, value), || format!("{name} is {known:?}, then {value:?}"))?;
        }
    }
    let Some(check) = find(read.rule) else { return Err(format!("no check is named {}", read.rule)) };
    check(read, scene)?;
    if read.has("o") {
        scene.conclude(&read.literals("o"))?;
    }
    for (name, value) in &read.slots {
        scene.memory.insert(name, value.clone());
    }
    Ok(())
}

/// Whether two values name the same things.
fn same(one: &Value, other: &Value) -> bool {
    let sorted = |value: &Value| match value {
        Value::Cells(cells) => Some(format!("{:?}", super::slots::set(cells))),
        Value::Digits(digits) => Some(format!("{:?}", super::slots::digit_set(digits))),
        Value::Houses(houses) => {
            let set: whydoku::board::HouseSet = houses.iter().copied().collect();
            Some(format!("{set:?}"))
        }
        Value::Reads(_) => None,
        other => Some(format!("{other:?}")),
    };
    sorted(one) == sorted(other)
}

/// Before a line: one of a case begins with nothing said, and so does the end of a branching step.
fn begin(scene: &mut Scene, line: &Line) -> Verdict {
    let Some(frame) = scene.frames.last() else { return Ok(()) };
    if line.mark.starts_with(|letter: char| letter.is_ascii_digit()) {
        let inside = if frame.label.is_empty() { None } else { line.mark.strip_prefix(&format!("{}.", frame.label)) };
        let number = if frame.label.is_empty() { Some(line.mark) } else { inside };
        let number = number.and_then(|number| number.parse::<usize>().ok());
        let expected = frame.lines + 1;
        ensure(number == Some(expected), || format!("line {}, not {expected}", line.mark))?;
        scene.frames.last_mut().expect("a frame").lines = expected;
        scene.label = line.mark.to_string();
        forget(scene);
    } else if is_end(frame, line) {
        let frame = scene.frames.last().expect("a frame");
        ensure(!frame.fails || frame.stuck, || "the supposition has not failed".into())?;
        if let Some((last, promised)) = &frame.promised {
            let missing = promised.iter().find(|literal| !holds(&scene.now, **literal));
            ensure(missing.is_none(), || format!("by line {last} {missing:?} was to be shown"))?;
        }
        if let Some(of) = &frame.of {
            let mut told = frame.cases.clone();
            let mut all = of.clone();
            told.iter_mut().for_each(|case| case.sort_unstable());
            told.sort_unstable();
            all.sort_unstable();
            ensure(told == all, || format!("the cases are {told:?}, not {all:?}"))?;
        }
        // Steps that are seen as one conclude what their lines show.
        if !frame.fails && frame.cases.is_empty() {
            scene.shown = Some(scene.now.clone());
        }
        scene.now = frame.start.clone();
        scene.label = frame.label.clone();
        forget(scene);
    }
    Ok(())
}

fn forget(scene: &mut Scene) {
    scene.said.clear();
    scene.applied = 0;
    scene.memory.clear();
    scene.letters.clear();
    scene.chain.clear();
}

/// Whether a line ends a branching step.
fn is_end(frame: &Frame, line: &Line) -> bool {
    line.mark.is_empty() && line.depth == frame.depth
}

/// After a line: what a line of a case says holds from here.
fn end(scene: &mut Scene, line: &Line) -> Verdict {
    if let Some(frame) = scene.opens.take() {
        let label = if scene.frames.is_empty() { String::new() } else { scene.label.clone() };
        scene.frames.push(Frame { label, ..frame });
        return Ok(());
    }
    if scene.frames.last().is_some_and(|frame| is_end(frame, line)) {
        let frame = scene.frames.pop().expect("a frame");
        concluded(scene, &frame)?;
    }
    if scene.frames.is_empty() || scene.label.is_empty() || scene.applied == scene.said.len() {
        return Ok(());
    }
    scene.now = supposing(&scene.now, &scene.said[scene.applied..])?;
    scene.applied = scene.said.len();
    let said = scene.said.clone();
    Rc::make_mut(&mut scene.lines).insert(scene.label.clone(), said);
    Ok(())
}

/// What a branching step concludes is what all its cases show, or the opposite of what has failed.
fn concluded(scene: &mut Scene, frame: &Frame) -> Verdict {
    scene.count("ends of branches");
    if frame.fails {
        let opposite = |literal: &Literal| {
            let candidate = literal.candidate();
            if literal.is_true() { Literal::is_not(candidate) } else { Literal::is(candidate) }
        };
        if let [supposed] = frame.supposed[..] {
            let follows = |said: &Literal| {
                *said == opposite(&supposed)
                    || !said.is_true() && !supposed.is_true() && supposed.candidate().conflicts(said.candidate())
            };
            return ensure(scene.said.iter().all(follows), || format!("{supposed} has failed, not this"));
        }
        return Ok(());
    }
    if let Some(shown) = scene.shown.take() {
        return ensure(scene.said.iter().all(|said| holds(&shown, *said)), || "the lines do not show this".into());
    }
    let mut said = scene.said.clone();
    let mut results = frame.results.clone();
    said.sort_unstable();
    results.sort_unstable();
    ensure(said == results, || format!("{results:?} was to be shown, not {said:?}"))
}

/// After the last line the text must have concluded what the step concludes, no less and no more.
fn finish(scene: &mut Scene) -> Verdict {
    ensure(scene.frames.is_empty(), || "a case has no end".into())?;
    let mut said: Vec<Literal> = scene.said.clone();
    let mut concluded = scene.text.concluded.clone();
    said.sort_unstable();
    said.dedup();
    concluded.sort_unstable();
    scene.count("whole conclusions");
    // A hint leads there, and does not say it.
    let concluded = if scene.text.is_hint { Vec::new() } else { concluded };
    ensure(said == concluded, || format!("it concludes {said:?}, not {concluded:?}"))?;
    Ok(())
}
