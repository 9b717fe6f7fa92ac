//! Words: complete in every language, nothing left unfilled, and snapshots of how they read.

use crate::common::pages::example;
use crate::common::profiles::basic;
use crate::common::snapshots;
use crate::common::steps::instances;
use crate::common::traces::{each_event, guessed, solved};
use crate::common::{corpus, sources};
use std::collections::{BTreeMap, BTreeSet};
use whydoku::Cancel;
use whydoku::board::*;
use whydoku::explain::{Argument, Explainer, Explanation, Fragment, HintLevel, Language, Notation};
use whydoku::logic::{Event, Family, Moment, Pattern, Replay, Step};
use whydoku::solve::{Outcome, Solution, SolveOptions, solve};
use whydoku::technique::{self, CATALOGUE, Course};

/// The text of an explanation in which every slot was filled and no message was missing.
fn complete(explanation: &Explanation) -> String {
    let private =
        |letter: char| ('\u{E000}'..='\u{F8FF}').contains(&letter) || ('\u{2066}'..='\u{2069}').contains(&letter);
    for (_, mark, line) in explanation.lines() {
        let text: String = line.iter().map(Fragment::text).collect();
        assert!(!text.is_empty());
        assert!(!text.contains(['{', '}', '$']) && !text.contains(private), "{text}");
        assert!(!text.contains("  ") && text == text.trim() && mark == mark.trim(), "{text}");
        assert!(line.iter().all(|fragment| !fragment.text().is_empty()), "{explanation:?}");
    }
    let text = explanation.to_string();
    assert!(text.lines().all(|line| line == line.trim_end()), "{text}");
    assert_eq!(explanation.words(), text.split_whitespace().count(), "{text}");
    text
}

/// For each message its slots, read from the source as it stands. Attributes, forms of a name that
/// a language may need, are not among them.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in language.source().lines().filter(|line| !line.starts_with(['#']) && !line.starts_with("    .")) {
        if let Some((name, _)) = line.split_once(" = ").filter(|(name, _)| !name.starts_with([' ', '}'])) {
            key = name.to_string();
            assert!(messages.insert(key.clone(), BTreeSet::new()).is_none(), "{key} twice in {language:?}");
        }
        for slot in line.split('$').skip(1) {
            let name = slot.chars().take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '-').collect();
            messages.get_mut(&key).unwrap().insert(name);
        }
    }
    messages
}

#[test]
fn every_language_has_the_same_messages_with_the_same_slots() {
    let english = messages(Language::English);
    assert!(english.len() > 90);
    for &language in Language::ALL {
        assert!(fluent_syntax::parser::parse(language.source()).is_ok(), "{language:?}");
        let here = messages(language);
        let explainer = Explainer::new(language);
        assert!(here.keys().all(|key| explainer.name_if_known(key).is_some()), "{language:?}");
        assert_eq!(here.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>(), "{language:?}");
        for (key, slots) in here {
            assert_eq!(slots, english[&key], "{key} in {language:?}");
        }
    }
}

#[test]
fn every_technique_can_be_counted() {
    for &language in Language::ALL {
        let explainer = Explainer::new(language);
        for &spec in CATALOGUE {
            let counted = [1, 2, 13].map(|count| complete(&explainer.technique_times(spec, count)));
            let name = explainer.technique_name(spec);
            assert!(counted[0].contains(&name) && counted[1] != counted[2], "{counted:?}");
        }
        let attributes = language.source().lines().filter_map(|line| line.strip_prefix("    ."));
        for attribute in attributes {
            let is_known = ["once = ", "many = "].iter().any(|form| attribute.starts_with(form));
            assert!(is_known, "nothing reads the form .{attribute} in {language:?}");
        }
    }
}

#[test]
fn every_message_can_be_filled_for_every_number() {
    for &language in Language::ALL {
        let explainer = Explainer::new(language);
        for (key, slots) in messages(language)
            .into_iter()
            .filter(|(key, _)| !["-between", "-last", "-or", "-nor"].iter().any(|end| key.ends_with(end)))
        {
            for number in [0, 1, 2, 3, 4, 5, 11, 21, 100] {
                let arguments: Vec<(&str, Argument)> = slots
                    .iter()
                    .map(|slot| {
                        let counts = [
                            "count", "size", "step", "guess", "guesses", "depth", "number", "least", "singles",
                            "others", "first", "refuted", "right", "steps",
                        ]
                        .contains(&slot.as_str());
                        (slot.as_str(), if counts { number.into() } else { slot.as_str().into() })
                    })
                    .collect();
                complete(&explainer.phrase(&key, &arguments));
            }
        }
    }
}

#[test]
fn a_phrase_that_does_not_exist_shows_its_key_and_a_missing_argument_its_name() {
    let explainer = Explainer::new(Language::English);
    assert_eq!(explainer.phrase("no-such-phrase", &[]).to_string(), "{no-such-phrase}");
    assert_eq!(explainer.phrase("step-heading", &[]).to_string(), "Step {$number}");
    assert_eq!(explainer.phrase("", &[("x", 1.into())]).to_string(), "{}");
    // Text from outside cannot be taken for an argument, even if it has the characters that stand
    // for them.
    let odd = [("place", "\u{E000}\u{E001}{ $place }".into())];
    assert_eq!(explainer.phrase("hint-where", &odd).to_string(), "Look at \u{E000}\u{E001}{ $place }.");
}

#[test]
fn every_technique_and_family_has_a_name_in_every_language() {
    for &language in Language::ALL {
        let (explainer, messages) = (Explainer::new(language), messages(language));
        let mut names = BTreeSet::new();
        for spec in CATALOGUE {
            assert!(messages.contains_key(&format!("technique-{}", spec.id)), "{} in {language:?}", spec.id);
            assert!(names.insert(explainer.technique_name(spec)), "{} has the name of another", spec.id);
        }
        for family in Family::ALL {
            assert!(messages.contains_key(&format!("family-{}", family.name())));
            assert!(!explainer.family_name(*family).is_empty());
        }
    }
    let chinese = Explainer::new(Language::Chinese);
    assert_eq!(chinese.technique_name(technique::by_id("naked-pair").unwrap()), "显性数对");
    assert_eq!(chinese.family_name(Family::Fish), "鱼");
}

/// A key is used when it stands in quotes in the code or one of its examples, or when the code
/// makes it: from another text in quotes and a pattern with one slot, as "view-{name}" or
/// "{key}-so", or from the name of a technique or family or a part of it, or from the key of a
/// chapter.
#[test]
fn every_message_is_used() {
    let mut sources = sources::texts();
    sources.extend(sources::program().into_iter().map(|(name, text)| (format!("cli/{name}"), text)));
    // A site has words of its own.
    let site = std::fs::read_to_string(corpus::file("xtask/src/site.rs")).expect("a source");
    sources.insert("xtask/site.rs".into(), site);
    let texts: BTreeSet<&str> = sources.values().flat_map(|text| text.split('"')).collect();
    let slots = texts.iter().filter_map(|text| text.split_once('{').zip(text.split_once('}')));
    let patterns: Vec<(&str, &str)> = slots
        .map(|((before, _), (_, after))| (before, after))
        .filter(|(before, after)| !after.contains('{') && before.ends_with('-') != after.starts_with('-'))
        .collect();
    let is_made = |key: &str| {
        let slot = |(before, after): &(&str, &str)| key.strip_prefix(before)?.strip_suffix(after);
        patterns.iter().filter_map(slot).any(|slot| texts.contains(slot))
    };
    // A gist may be shared by techniques of one kind.
    let is_kind = |name: &str| {
        let is_of = |id: &str| id == name || id.starts_with(&format!("{name}-")) || id.ends_with(&format!("-{name}"));
        CATALOGUE.iter().any(|spec| is_of(spec.id) || spec.family.name() == name)
    };
    let chapters = Course::standard().chapters;
    let is_name = |key: &str| {
        key.strip_prefix("technique-").is_some_and(|id| technique::by_id(id).is_some())
            || key
                .strip_prefix("chapter-")
                .is_some_and(|key| chapters.iter().any(|chapter| chapter.key.as_deref() == Some(key)))
            || key.strip_prefix("family-").is_some_and(|name| Family::ALL.iter().any(|family| family.name() == name))
            || key.strip_prefix("gist-").is_some_and(is_kind)
    };
    for &language in Language::ALL {
        let keys = messages(language).into_keys();
        let unused: Vec<String> =
            keys.filter(|key| !texts.contains(&**key) && !is_made(key) && !is_name(key)).collect();
        assert!(unused.is_empty(), "messages that nothing uses in {language:?}: {unused:?}");
    }
}

#[test]
fn every_explanation_of_whole_traces_is_complete_and_names_what_it_speaks_of() {
    let explainers: Vec<Explainer> = Language::ALL.iter().map(|&language| Explainer::new(language)).collect();
    let (mut kinds, mut events) = (BTreeSet::new(), 0);
    each_event(|moment| {
        events += 1;
        for explainer in &explainers {
            let explanation = explainer.moment(moment);
            let text = complete(&explanation);
            let ends = if explainer.language() == Language::Chinese { '。' } else { '.' };
            let text_of = |line: &[Fragment]| line.iter().map(Fragment::text).collect::<String>();
            let mixed = explanation.lines().any(|(.., line)| is_western(&text_of(line)));
            assert!(text.ends_with(ends) && (ends == '.' || !mixed), "{text}");
            if let Event::Step(step) = moment.event {
                kinds.insert(step.technique.id);
                speaks_of(&explanation, moment.before, step);
                for level in HintLevel::ALL {
                    complete(&explainer.hint(moment.before, step, level));
                }
            }
        }
    });
    assert!(events > 10_000 && kinds.len() >= 12, "{events} {kinds:?}");
}

/// Whether words have Western punctuation, but for the point in the number of a line in a case
/// inside a case.
fn is_western(line: &str) -> bool {
    let is_digit = |character: char| character.is_ascii_digit();
    let mut points = line.match_indices('.').map(|(at, _)| (&line[..at], &line[at + 1..]));
    let is_stop = |(before, after): (&str, &str)| !(before.ends_with(is_digit) && after.starts_with(is_digit));
    line.contains([' ', ',', ':', ';', '(']) || points.any(is_stop)
}

/// The explanation speaks of the cells of the pattern and of everything that is concluded.
fn speaks_of(explanation: &Explanation, before: &Replay, step: &Step) {
    let spoken: CandidateSet = explanation
        .0
        .iter()
        .filter_map(|fragment| match fragment {
            Fragment::Candidates(candidates, _) => Some(**candidates),
            _ => None,
        })
        .fold(CandidateSet::EMPTY, |all, some| all | some);
    let concluded: CandidateSet = step.concluded.iter().map(|literal| literal.candidate()).collect();
    match step.pattern {
        // The cases speak of what follows in them, too, and alternatives are candidates.
        Pattern::Branches(_) | Pattern::Blossom(_) | Pattern::BlossomLoop(_) => {
            assert!(concluded.is_subset(spoken), "{explanation}")
        }
        _ => assert_eq!(spoken, concluded, "{explanation}"),
    }
    let sketch = step.pattern.sketch(before);
    assert!(sketch.cells().is_subset(explanation.cells()), "{explanation}");
    // The lines that the picture numbers are those of the words.
    let numbers = explanation.0.iter().filter_map(|fragment| match fragment {
        Fragment::Line(_, mark) => mark.strip_suffix('.')?.parse().ok(),
        _ => None,
    });
    if !matches!(step.pattern, Pattern::Dual(_)) {
        let numbers: Vec<usize> = numbers.collect();
        assert_eq!(numbers, sketch.lines.iter().map(|line| line.number).collect::<Vec<_>>(), "{explanation}");
    }
    let text = explanation.to_string();
    assert!(step.placements().count() == 0 || text.contains('='), "{text}");
    assert!(!text.contains("<>"), "notation for machines: {text}");
    // What is removed is named: each cell, each digit.
    for candidate in step.eliminations() {
        let names_it = |fragment: &&Fragment| {
            matches!(fragment, Fragment::Candidates(candidates, words)
                if candidates.contains(candidate) && words.contains(&candidate.cell().to_string()))
        };
        assert!(explanation.0.iter().any(|fragment| names_it(&fragment)), "{candidate}: {text}");
        assert!(text.contains(candidate.digit().to_char()), "{candidate}: {text}");
    }
}

#[test]
fn a_step_is_explained_even_where_it_does_not_belong() {
    let steps: Vec<Step> = CATALOGUE.iter().map(|spec| example(spec).1).collect();
    let empty = Replay::new(Position::new(&Grid::EMPTY).unwrap());
    for &language in Language::ALL {
        for step in &steps {
            let _ = Explainer::new(language).step(&empty, step).to_string();
        }
    }
}

#[test]
fn words_for_each_technique() {
    for &language in Language::ALL {
        let explainer = Explainer::new(language);
        for spec in CATALOGUE {
            let (position, step) = example(spec);
            let before = Replay::new(position);
            let explanation = explainer.step(&before, &step);
            speaks_of(&explanation, &before, &step);
            // What each level adds to the one before.
            let (mut hints, mut known) = (String::new(), String::new());
            for &level in &HintLevel::ALL[..3] {
                let hint = complete(&explainer.hint(&before, &step, level));
                let added = hint.strip_prefix(&known).expect("the words of the level before come first");
                hints += &format!("{}\n", added.trim_start());
                known = hint;
            }
            let shown =
                format!("{}\n\n{}\n\n{hints}", explainer.technique_name(step.technique), complete(&explanation));
            snapshots("explain").bind(|| {
                insta::assert_snapshot!(format!("{}@{}", spec.id, language.tag()), shown);
            });
        }
    }
}

/// The step of a technique in a grid of digits that concludes this, and the moment before it.
fn find(id: &str, digits: &str, concluded: &str) -> (Replay, Step) {
    let position = Position::with_candidates(&digits.parse().unwrap(), None, CandidateSet::full()).unwrap();
    let steps = instances(technique::by_id(id).unwrap(), &position);
    let is_it = |step: &Step| step.concluded[0].to_string() == concluded;
    (Replay::new(position), steps.into_iter().find(is_it).unwrap())
}

#[test]
fn words_for_what_was_lost_in_a_step_and_before_the_first() {
    let digits = "...5.3..863.4289....21.6..314..67.92.6.249.......51.46374..2..5916735..4...6143..";
    let [in_a_step, before_the_first]: [Candidate; 2] = ["r9c8=2", "r9c8=8"].map(|name| name.parse().unwrap());
    let left = CandidateSet::full() - CandidateSet::of(before_the_first);
    let mut before = Replay::new(Position::with_candidates(&digits.parse().unwrap(), None, left).unwrap());
    // Eleven steps without a conclusion, then one with.
    let (_, mut earlier) = example(CATALOGUE[0]);
    for number in 1..=12 {
        earlier.concluded = (number == 12).then_some(Literal::is_not(in_a_step)).into_iter().collect();
        before.apply(&Event::Step(earlier.clone())).unwrap();
    }
    let singles = instances(technique::by_id("naked-single").unwrap(), before.position());
    let step = singles.iter().find(|step| step.concluded[0].to_string() == "r9c8=7").unwrap();
    let words = Language::ALL.iter().map(|&language| Explainer::new(language).step(&before, step).to_string() + "\n");
    snapshots("explain").bind(|| insta::assert_snapshot!("lost", words.collect::<String>()));
}

/// Without the singles, the search for larger patterns reports singles by twos and threes: the
/// words say so.
#[test]
fn a_pattern_of_singles_is_called_so() {
    let english = Explainer::new(Language::English);
    let positions: Vec<Position> =
        corpus::puzzles("easy").iter().take(40).map(|puzzle| Position::new(puzzle).unwrap()).collect();
    for (id, note) in [("naked-pair", "naked single"), ("hidden-pair", "hidden single"), ("x-wing", "hidden single")] {
        let spec = technique::by_id(id).unwrap();
        let mut noted = 0;
        for position in &positions {
            for step in instances(spec, position) {
                let before = Replay::new(position.clone());
                let text = complete(&english.step(&before, &step));
                let has_single = step.proof.questions().iter().any(|truth| position.choices(*truth).count() == 1);
                assert_eq!(text.contains(note), has_single, "{text}");
                noted += usize::from(has_single);
            }
        }
        assert!(noted > 0, "{id}");
    }
}

/// A puzzle that ends in a few guesses, and one retreat at least.
fn with_guesses() -> Solution {
    let solutions = corpus::puzzles("minimal").into_iter().take(300).map(|puzzle| guessed(&puzzle));
    let suits = |solution: &Solution| {
        solution.trace.guesses() == 2
            && solution.trace.events.iter().any(|event| matches!(event, Event::Retreat { .. }))
    };
    solutions.into_iter().find(suits).unwrap()
}

#[test]
fn words_for_guesses_and_for_what_comes_of_them() {
    let solution = with_guesses();
    for &language in Language::ALL {
        let (explainer, mut shown) = (Explainer::new(language), String::new());
        let replayed = solution.trace.walk(|moment| {
            if !matches!(moment.event, Event::Step(_)) {
                let words = complete(&explainer.moment(moment));
                let number = moment.index() + 1;
                shown += &format!("{}\n{words}\n\n", explainer.phrase("step-heading", &[("number", number.into())]));
            }
        });
        replayed.unwrap();
        shown += &complete(&explainer.outcome(&solution));
        snapshots("explain").bind(|| insta::assert_snapshot!(format!("guesses@{}", language.tag()), shown));
    }
}

#[test]
fn puzzles_without_a_solution_are_explained_to_the_end() {
    let mut seen = [0; 2];
    for puzzle in corpus::puzzles("minimal").into_iter().skip(300).take(100) {
        // Another digit in the place of a given: still no digit twice in a house, mostly no
        // solution.
        let given = puzzle.filled().first().unwrap();
        let mut broken = puzzle;
        broken.set(given, None);
        let others = Position::new(&broken).unwrap().candidates(given).without(puzzle.get(given).unwrap());
        broken.set(given, others.first());
        let solution = guessed(&broken);
        let replayed = solution.trace.walk(|moment| {
            for &language in Language::ALL {
                complete(&Explainer::new(language).moment(moment));
            }
            if let Event::Contradiction { .. } = moment.event {
                let words = Explainer::new(Language::English).moment(moment).to_string();
                let depth = moment.before.depth();
                assert_eq!(words.starts_with("Now "), depth > 0, "{words}");
                seen[depth.min(1)] += 1;
            }
        });
        replayed.unwrap();
    }
    assert!(seen[0] > 10 && seen[1] > 0, "{seen:?}");
}

#[test]
fn an_explainer_can_be_shared_between_threads() {
    let explainer = Explainer::new(Language::Chinese);
    let say = || explainer.phrase("step-heading", &[("number", 3.into())]).to_string();
    let said = std::thread::scope(|scope| [scope.spawn(say), scope.spawn(say)].map(|thread| thread.join().unwrap()));
    assert_eq!(said, ["第3步", "第3步"]);
}

#[test]
fn words_for_how_it_ends() {
    let solved_puzzle = with_guesses();
    let start = solved_puzzle.trace.start.clone();
    let solution = *solved_puzzle.outcome.solution().unwrap();
    let with = |trace_of: &Solution, outcome| {
        let mut ended = trace_of.clone();
        ended.outcome = outcome;
        ended
    };
    let without = |cells: &[Cell]| {
        let mut grid = solution;
        cells.iter().for_each(|&cell| grid.set(cell, None));
        grid
    };
    let mut twice = Grid::EMPTY;
    twice.set(Cell::at(2, 0), Digit::new(5));
    twice.set(Cell::at(2, 8), Digit::new(5));
    let easy = guessed(&without(&[Cell::at(0, 0)]));
    let another = guessed(&corpus::puzzles("minimal")[500]);
    let profile = basic();
    let stuck = solve(start, &profile, SolveOptions::without_guessing(), Cancel::NEVER);
    let ended = [
        easy.clone(),
        solved_puzzle.clone(),
        with(&easy, Outcome::Several(Box::new([solution, *another.outcome.solution().unwrap()]))),
        several_in_four_cells(),
        with(&easy, Outcome::None),
        with(&easy, Outcome::Invalid(twice.conflict().unwrap())),
        stuck,
        with(&easy, Outcome::Cancelled),
    ];
    for &language in Language::ALL {
        let explainer = Explainer::new(language);
        let mut shown: Vec<String> = ended.iter().map(|solution| complete(&explainer.outcome(solution))).collect();
        let plain = ["outcome-already-solved", "wrong-digit", "wrong-candidate", "no-step"];
        shown.extend(plain.map(|key| complete(&explainer.phrase(key, &[]))));
        shown.extend(
            [0, 1, 16].map(|count: usize| complete(&explainer.phrase("few-clues", &[("count", count.into())]))),
        );
        snapshots("explain").bind(|| {
            insta::assert_snapshot!(format!("outcomes@{}", language.tag()), shown.join("\n"));
        });
    }
}

/// A solution without four cells that hold two digits crosswise in two boxes: the two can be
/// exchanged.
fn several_in_four_cells() -> Solution {
    let crosswise = |grid: &Grid| {
        Cell::all().flat_map(|a| Cell::all().map(move |b| (a, b))).find_map(|(a, b)| {
            let (c, d) = (Cell::at(a.row(), b.column()), Cell::at(b.row(), a.column()));
            let boxes: BTreeSet<usize> = [a, b, c, d].into_iter().map(Cell::box_number).collect();
            let crossed = a != b && grid.get(a) == grid.get(b) && grid.get(c) == grid.get(d);
            (crossed && boxes.len() == 2).then_some([a, b, c, d])
        })
    };
    let grids = corpus::puzzles("minimal").into_iter().take(300).map(|puzzle| solved(&puzzle));
    let found = grids.filter_map(|solution| solution.outcome.solution().copied()).find_map(|mut grid| {
        crosswise(&grid)?.into_iter().for_each(|cell| grid.set(cell, None));
        Some(grid)
    });
    solved(&found.unwrap())
}

#[test]
fn cells_are_written_as_the_reader_likes() {
    let digits = "......516......829..9..573.48.2.7...6.....1.7......9....4.53........23...5.6...91";
    let (before, step) = find("full-house", digits, "r3c9=4");
    let words = |notation| {
        let explainer = Explainer::new(Language::English).with_notation(notation);
        explainer.step(&before, &step).to_string()
    };
    assert!(words(Notation::RowColumn).ends_with("So r3c9=4."));
    assert!(words(Notation::Capitals).ends_with("So R3C9=4."));
    assert!(
        words(Notation::Letters).starts_with("C9 is the last empty cell")
            && words(Notation::Letters).ends_with("So C9=4.")
    );
}

#[test]
fn fragments_say_what_each_word_points_at() {
    let digits = ".......5.28..7...4...38.6..7............15..746.7..83....2.........6...5.41..3.8.";
    let (before, step) = find("hidden-single-box", digits, "r1c9=8");
    let pointing = |explanation: Explanation| -> String {
        let shown = explanation.0.iter().map(|fragment| match fragment {
            Fragment::Text(text) => text.to_string(),
            Fragment::Digits(digits, text) => format!("[{text}|{digits}]"),
            Fragment::Cells(cells, text) => format!("[{text}|{cells}]"),
            Fragment::Houses(houses, text) => format!("[{text}|{houses}]"),
            Fragment::Candidates(candidates, text) => format!("[{text}|{candidates}]"),
            other => panic!("{other:?} in one sentence"),
        });
        shown.collect()
    };
    assert_eq!(
        pointing(Explainer::new(Language::English).step(&before, &step)),
        "In [box 3|{b3}], the [8|{8}] can only go in [r1c9|{r1c9}]: the [8|{8}]s in [r2c2 and r3c5|{r2c2 r3c5}] \
         rule out [rows 2 and 3|{r2 r3}], the [8|{8}] in [r6c7|{r6c7}] rules out [column 7|{c7}], and [r1c8|{r1c8}] is \
         filled. So [r1c9=8|{r1c9=8}]."
    );
}

#[test]
fn sentences_begin_with_a_capital_but_names_of_cells_do_not() {
    let english = Explainer::new(Language::English);
    let guess = |question: &str, tried: &str| {
        let (constraint, candidate) = (question.parse().unwrap(), tried.parse().unwrap());
        let event = Event::Guess { constraint, candidate, of: 9, depth: 1 };
        let before = Replay::new(Position::new(&Grid::EMPTY).unwrap());
        english.moment(&Moment::new(&before, &event)).to_string()
    };
    assert!(
        guess("6r3", "r3c2=6")
            .starts_with("None of the techniques finds more. Row 3 has only 9 places for the 6, r3c1, ")
    );
    assert!(guess("r3c2", "r3c2=6").starts_with("None of the techniques finds more. r3c2 has only 9 candidates, 1, "));
    let conflict = "55.......".to_string() + &".".repeat(72);
    let conflict = conflict.parse::<Grid>().unwrap().conflict().unwrap();
    assert!(english.conflict(&conflict).to_string().starts_with("The puzzle breaks the rules"));
}

#[test]
fn the_glossary_has_every_name_of_every_language() {
    let glossary = include_str!("../../docs/glossary.md");
    for &language in Language::ALL {
        let explainer = Explainer::new(language);
        let families = Family::ALL.iter().map(|family| format!("| **{}** |", explainer.family_name(*family)));
        let techniques = CATALOGUE.iter().map(|spec| format!("| {} |", explainer.technique_name(spec)));
        for name in techniques.chain(families) {
            assert!(glossary.contains(&name), "{name}");
        }
    }
}
