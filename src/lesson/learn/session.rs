//! A session of practice: asks, takes answers line by line, judges them, helps.

use super::exercise::{Exercise, Reply};
use super::practice::Practice;
use crate::cancel::{Cancel, Cancelled};
use crate::diagram::{Labels, Layout, Scene, TerminalOptions, terminal};
use crate::explain::{Argument, Explainer, Explanation, HintLevel};
use crate::format::Claim;
use crate::lesson::ask::Hint;
use crate::lesson::ask::judge::{Judge, Verdict};
use crate::lesson::told::TextStyle;
use crate::lesson::told::text::paragraph;
use crate::lesson::told::text::wrapped;
use crate::logic::{Replay, Spec, Step};
use crate::technique::Chapter;
use std::io::{self, BufRead, Write};

/// The most techniques of a chapter that are named; the rest are counted.
const MOST_NAMED: usize = 6;

/// A person's score in a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Score {
    /// The exercises that were shown.
    pub shown: usize,
    /// Those of them that were solved.
    pub solved: usize,
    /// The hints that were asked for.
    pub hints: usize,
    /// Whether the session ended before all were done.
    pub is_over: bool,
}

/// A session of practice.
pub struct Session<'a> {
    /// The techniques that are practised.
    pub practice: &'a Practice,
    /// Judges answers.
    pub judge: &'a Judge,
    /// The language.
    pub explainer: &'a Explainer,
    /// The style of the text.
    pub style: &'a TextStyle,
}

/// How an exercise ended.
enum Ended {
    Solved,
    Skipped,
    /// The person went away, or the input ended.
    Left,
}

impl Session<'_> {
    /// Asks one exercise after the other. Ends where the input ends.
    ///
    /// # Errors
    /// If reading or writing fails.
    pub fn run(&self, exercises: &[Exercise], mut input: impl BufRead, mut out: impl Write) -> io::Result<Score> {
        let mut score = Score::default();
        for (number, exercise) in (1..).zip(exercises) {
            let bold = self.style.heading();
            let names = self.names();
            let found = exercise.steps.first().map(|step| self.explainer.technique_times(step.technique, 1));
            let arguments = [
                ("number", number.into()),
                ("count", exercises.len().into()),
                ("technique", names.as_str().into()),
                ("once", found.unwrap_or_default().into()),
                ("pure", usize::from(exercise.is_pure).into()),
            ];
            writeln!(out, "{bold}{}{bold:#}\n", self.say("practice-heading", &arguments))?;
            self.picture(&Scene::of(&exercise.position), &mut out)?;
            self.write(&self.say("practice-ask", &arguments), &mut out)?;
            score.shown += 1;
            let (ended, hints) = self.exercise(exercise, &mut input, &mut out)?;
            score.hints += hints;
            match ended {
                Ended::Solved => score.solved += 1,
                Ended::Skipped => {}
                Ended::Left => {
                    score.is_over = true;
                    break;
                }
            }
        }
        let numbers = [("solved", score.solved), ("shown", score.shown), ("hints", score.hints)];
        let numbers = numbers.map(|(name, number)| (name, Argument::from(number)));
        self.write(&self.say("practice-score", &numbers), &mut out)?;
        Ok(score)
    }

    /// Takes answers until the exercise is done. Returns how many hints were asked for, too.
    fn exercise(
        &self,
        exercise: &Exercise,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> io::Result<(Ended, usize)> {
        let mut hints = 0;
        let mut line = String::new();
        loop {
            out.flush()?;
            line.clear();
            if input.read_line(&mut line)? == 0 {
                return Ok((Ended::Left, hints));
            }
            match line.trim().to_lowercase().as_str() {
                "" => {}
                "q" | "quit" | "exit" => return Ok((Ended::Left, hints)),
                "n" | "next" => return Ok((Ended::Skipped, hints)),
                "s" | "solution" => {
                    self.solution(exercise, out)?;
                    return Ok((Ended::Skipped, hints));
                }
                "h" | "hint" | "?" => {
                    self.hint(exercise, HintLevel::ALL[hints.min(HintLevel::ALL.len() - 1)], out)?;
                    hints += 1;
                }
                _ => {
                    if self.answer(exercise, &line, hints, out)? {
                        return Ok((Ended::Solved, hints));
                    }
                }
            }
        }
    }

    /// Judges an answer. Returns whether it is right.
    fn answer(&self, exercise: &Exercise, line: &str, hints: usize, out: &mut impl Write) -> io::Result<bool> {
        // It is never cancelled.
        let Ok(reply) = exercise.reply(Claim::new(line), self.judge, Cancel::NEVER) else { return Ok(false) };
        match reply {
            None => Ok(false),
            Some(Reply::Right(step)) => {
                let right = self.say("practice-right", &[("hints", hints.into())]);
                self.write(&self.explainer.sentences([right, self.reason(exercise, &step)]), out)?;
                Ok(true)
            }
            Some(Reply::Other(judged)) => {
                let verdict = match judged.verdict {
                    Verdict::False => self.say("practice-false", &[("placing", judged.placing().into())]),
                    Verdict::Stale => self.say("practice-stale", &[]),
                    _ => judged.words(self.explainer, false).capitalized(),
                };
                let names = self.names();
                let other =
                    judged.technique().map(|_| self.say("practice-other", &[("technique", names.as_str().into())]));
                self.write(&self.explainer.sentences([verdict].into_iter().chain(other)), out)?;
                Ok(false)
            }
        }
    }

    fn hint(&self, exercise: &Exercise, level: HintLevel, out: &mut impl Write) -> io::Result<()> {
        match Hint::new(exercise.position.clone(), &self.practice.alone(), Cancel::NEVER) {
            Ok(hint) => self.write(&hint.words(self.explainer, level), out),
            Err(Cancelled) => Ok(()),
        }
    }

    /// The best step with its picture, and the conclusions of the others.
    fn solution(&self, exercise: &Exercise, out: &mut impl Write) -> io::Result<()> {
        let Some((best, others)) = exercise.steps.split_first() else { return Ok(()) };
        let before = Replay::new(exercise.position.clone());
        self.picture(&Scene::of_step(&before, best), out)?;
        self.write(&self.reason(exercise, best), out)?;
        for other in others {
            let name = self.explainer.technique_name(other.technique);
            let conclusion = self.explainer.conclusion(&other.concluded);
            let arguments = [("technique", name.as_str().into()), ("conclusion", conclusion.into())];
            self.write(&self.say("hint-other", &arguments), out)?;
        }
        Ok(())
    }

    fn reason(&self, exercise: &Exercise, step: &Step) -> Explanation {
        self.explainer.step(&Replay::new(exercise.position.clone()), step)
    }

    /// The names of the techniques that are practised, of one group the first.
    fn names(&self) -> String {
        practised(self.practice, self.explainer)
    }

    fn say(&self, key: &str, arguments: &[(&str, Argument)]) -> Explanation {
        self.explainer.phrase(key, arguments)
    }

    fn write(&self, words: &Explanation, out: &mut impl Write) -> io::Result<()> {
        wrapped(words, self.style, out)?;
        writeln!(out)
    }

    fn picture(&self, scene: &Scene, out: &mut impl Write) -> io::Result<()> {
        picture(scene, self.explainer, self.style, out)
    }
}

/// The practised techniques, in words.
pub(super) fn practised(practice: &Practice, explainer: &Explainer) -> String {
    several(practice.techniques(), explainer)
}

/// The name of a technique; of several, the first and how many more there are.
fn several(techniques: &[&'static Spec], explainer: &Explainer) -> String {
    let names: Vec<String> = techniques.iter().map(|spec| explainer.technique_name(spec)).collect();
    match &names[..] {
        [only] => only.clone(),
        [first, rest @ ..] => {
            let arguments = [("technique", first.as_str().into()), ("count", rest.len().into())];
            explainer.part("practice-several", &arguments).to_string()
        }
        [] => String::new(),
    }
}

/// The title of a chapter: from its author or the program, otherwise its first technique and the
/// number of others.
pub fn chapter_title(chapter: &Chapter, explainer: &Explainer) -> String {
    let known = || explainer.name_if_known(&format!("chapter-{}", chapter.key.as_deref()?));
    chapter.title.clone().or_else(known).unwrap_or_else(|| several(&chapter.techniques, explainer))
}

/// Writes a chapter in a list of them: the text before its title, the title, and below it the names
/// of its techniques.
///
/// # Errors
/// If writing fails.
pub fn chapter_text(
    before: &str,
    title: &str,
    chapter: &Chapter,
    explainer: &Explainer,
    style: &TextStyle,
    mut out: impl Write,
) -> io::Result<()> {
    let bold = style.heading();
    writeln!(out, "{before}{bold}{title}{bold:#}")?;
    let names: Vec<String> = chapter.techniques.iter().map(|spec| explainer.technique_name(spec)).collect();
    let more = names.len().saturating_sub(MOST_NAMED);
    let shown = explainer.enumerated(&names[..names.len() - more]);
    let slots = [("names", shown.as_str().into()), ("count", more.into())];
    paragraph(&explainer.part("course-techniques", &slots), before.chars().count(), style, &mut out)
}

/// A position with its candidates.
pub(super) fn picture(scene: &Scene, explainer: &Explainer, style: &TextStyle, out: &mut dyn Write) -> io::Result<()> {
    let options = TerminalOptions { color: style.color, layout: Layout::Lines, ..TerminalOptions::default() };
    for line in terminal::draw(scene, &Labels::of(explainer), options).lines() {
        writeln!(out, "{}", format!("  {line}").trim_end())?;
    }
    writeln!(out)
}

/// Writes exercises, and after them their solutions, for teachers.
///
/// # Errors
/// If writing fails.
pub fn exercises_text(
    practice: &Practice,
    exercises: &[Exercise],
    explainer: &Explainer,
    style: &TextStyle,
    mut out: impl Write,
) -> io::Result<()> {
    let out: &mut dyn Write = &mut out;
    let bold = style.heading();
    let name = practised(practice, explainer);
    for (number, exercise) in (1..).zip(exercises) {
        let arguments =
            [("number", number.into()), ("count", exercises.len().into()), ("technique", name.as_str().into())];
        writeln!(out, "{bold}{}{bold:#}\n", explainer.phrase("practice-heading", &arguments))?;
        picture(&Scene::of(&exercise.position), explainer, style, out)?;
    }
    writeln!(out, "{bold}{}{bold:#}\n", explainer.phrase("practice-solutions", &[]))?;
    for (number, exercise) in (1..).zip(exercises) {
        let before = Replay::new(exercise.position.clone());
        for step in &exercise.steps {
            let told = [(number, explainer.step(&before, step))];
            wrapped(&explainer.numbered(&told, |number| number.to_string()), style, out)?;
        }
        writeln!(out)?;
    }
    Ok(())
}
