//! The outcomes, by language and help, by grade, by technique.

use crate::columns::{Align, Column, columns};
use serde::Serialize;
use std::collections::BTreeMap;
use whydoku::benchmark::{Player, Ruling, Task};
use whydoku::explain::{Explainer, Language};
use whydoku::logic::Spec;
use whydoku::rating::Grade;
use whydoku::technique::{by_id, place};

/// The tasks of a row of a table, by their outcome.
#[derive(Clone, Copy, Default)]
pub struct Counts([u64; Ruling::ALL.len()]);

impl Counts {
    /// The number of tasks.
    pub fn tasks(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The number with an outcome.
    pub fn of(&self, outcome: Ruling) -> u64 {
        self.0[outcome as usize]
    }

    /// The share of right answers.
    pub fn score(&self) -> f64 {
        self.of(Ruling::Proved) as f64 / self.tasks().max(1) as f64
    }
}

/// The tasks of a row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    All,
    Player(usize),
    /// The index of the language, and the level of help.
    Help(usize, usize),
    Grade(Grade),
    /// The place of the technique in the catalogue, and its id.
    Technique(usize, &'static str),
}

/// The kind of a group: groups of one kind are a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    All,
    Player,
    Help,
    Grade,
    Technique,
}

impl Kind {
    const ALL: [Kind; 5] = [Kind::All, Kind::Player, Kind::Help, Kind::Grade, Kind::Technique];

    /// The message at the head of its column.
    fn heading(self) -> Option<&'static str> {
        match self {
            Kind::All => None,
            Kind::Player => Some("benchmark-player"),
            Kind::Help => Some("benchmark-help"),
            Kind::Grade => Some("benchmark-grade"),
            Kind::Technique => Some("benchmark-technique"),
        }
    }
}

impl Group {
    fn kind(&self) -> Kind {
        match self {
            Group::All => Kind::All,
            Group::Player(_) => Kind::Player,
            Group::Help(..) => Kind::Help,
            Group::Grade(_) => Kind::Grade,
            Group::Technique(..) => Kind::Technique,
        }
    }
}

/// The outcomes.
pub struct Results {
    counts: BTreeMap<Group, Counts>,
}

/// The outcomes that have a column of their own; the score is that of those that are proved.
pub const COLUMNS: [Ruling; 6] =
    [Ruling::Unjustified, Ruling::Misnamed, Ruling::False, Ruling::Unreadable, Ruling::Silent, Ruling::Missing];

impl Results {
    /// The results of answers, one outcome a task.
    pub fn of_answers(tasks: &[Task<'_>], outcomes: &[Ruling]) -> Results {
        let mut results = Results { counts: BTreeMap::new() };
        for (task, &outcome) in tasks.iter().zip(outcomes) {
            let spec: &'static Spec = task.tested.technique;
            let language = Language::ALL.iter().position(|&known| known == task.language).unwrap_or(0);
            results.add(Group::All, outcome);
            results.add(Group::Help(language, task.help.number()), outcome);
            results.add(Group::Grade(task.tested.grade), outcome);
            results.add(Group::Technique(place(spec), spec.id), outcome);
        }
        results
    }

    /// The results of players.
    pub fn of_players(tasks: &[Task<'_>], played: &[(Player, Vec<Ruling>)]) -> Results {
        let mut results = Results { counts: BTreeMap::new() };
        for (number, (_, outcomes)) in played.iter().enumerate() {
            for (_, &outcome) in tasks.iter().zip(outcomes) {
                results.add(Group::Player(number), outcome);
            }
        }
        results
    }

    fn add(&mut self, group: Group, outcome: Ruling) {
        self.counts.entry(group).or_default().0[outcome as usize] += 1;
    }

    /// The rows of a kind.
    fn rows(&self, kind: Kind) -> impl Iterator<Item = (&Group, &Counts)> {
        self.counts.iter().filter(move |(group, _)| group.kind() == kind)
    }

    /// The tables: the heading of the first column, and the rows.
    pub fn tables(&self, explainer: &Explainer) -> Vec<(String, Vec<(String, Counts)>)> {
        let table = |kind: Kind| {
            let rows = self.rows(kind).map(|(group, &counts)| (label(group, explainer), counts)).collect::<Vec<_>>();
            let heading = kind.heading().map(|key| explainer.phrase(key, &[]).to_string());
            (heading.unwrap_or_default(), rows)
        };
        Kind::ALL.map(table).into_iter().filter(|(_, rows)| !rows.is_empty()).collect()
    }

    /// The tables as text.
    pub fn text(&self, explainer: &Explainer) -> Vec<String> {
        let mut layout = [Column::new(Align::Right); COLUMNS.len() + 3];
        layout[0] = Column::at_least(Align::Left, 24);
        let mut lines = Vec::new();
        for (heading, rows) in self.tables(explainer) {
            let rows = rows.iter().map(|(label, counts)| cells(label, counts));
            let table: Vec<_> = std::iter::once(headings(heading, explainer)).chain(rows).collect();
            lines.extend(columns(layout, &table));
            lines.push(String::new());
        }
        lines.pop();
        lines
    }

    /// The tables as a record.
    pub fn record(&self) -> ResultsRecord {
        let of = |kind| self.rows(kind).map(|(group, counts)| GroupRecord::new(group, counts)).collect::<Vec<_>>();
        ResultsRecord {
            schema: 1,
            all: of(Kind::All).pop(),
            by_player: of(Kind::Player),
            by_help: of(Kind::Help),
            by_grade: of(Kind::Grade),
            by_technique: of(Kind::Technique),
        }
    }
}

/// The headings of a table.
pub fn headings(first: String, explainer: &Explainer) -> [String; COLUMNS.len() + 3] {
    let say = |key: &str| explainer.phrase(key, &[]).to_string();
    let mut headings = [const { String::new() }; COLUMNS.len() + 3];
    headings[0] = first;
    (headings[1], headings[2]) = (say("benchmark-tasks"), say("benchmark-score"));
    for (heading, outcome) in headings[3..].iter_mut().zip(COLUMNS) {
        *heading = say(&format!("benchmark-{}", outcome.name()));
    }
    headings
}

/// A row of a table.
pub fn cells(label: &str, counts: &Counts) -> [String; COLUMNS.len() + 3] {
    let mut cells = [const { String::new() }; COLUMNS.len() + 3];
    cells[0] = label.to_owned();
    (cells[1], cells[2]) = (counts.tasks().to_string(), format!("{:.1} %", 100.0 * counts.score()));
    for (cell, outcome) in cells[3..].iter_mut().zip(COLUMNS) {
        *cell = counts.of(outcome).to_string();
    }
    cells
}

fn label(group: &Group, explainer: &Explainer) -> String {
    match *group {
        Group::All => explainer.phrase("benchmark-all", &[]).to_string(),
        Group::Player(number) => Player::ALL[number].name().into(),
        Group::Help(language, help) => {
            let level = explainer.part(&format!("benchmark-help-{help}"), &[]);
            format!("{} · {help} {level}", Language::ALL[language].tag())
        }
        Group::Grade(grade) => explainer.grade_name(grade),
        Group::Technique(_, id) => {
            by_id(id).map_or_else(|| id.into(), |spec| explainer.technique_name(spec).to_string())
        }
    }
}

/// Results as JSON.
#[derive(Serialize)]
pub struct ResultsRecord {
    schema: u32,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    all: Option<GroupRecord>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    by_player: Vec<GroupRecord>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    by_help: Vec<GroupRecord>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    by_grade: Vec<GroupRecord>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    by_technique: Vec<GroupRecord>,
}

/// A row as JSON.
#[derive(Default, Serialize)]
struct GroupRecord {
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lang: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    grade: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    technique: Option<&'static str>,
    tasks: u64,
    score: f64,
    outcomes: BTreeMap<&'static str, u64>,
}

impl GroupRecord {
    fn new(group: &Group, counts: &Counts) -> GroupRecord {
        let mut record = GroupRecord {
            tasks: counts.tasks(),
            score: (counts.score() * 1e4).round() / 1e4,
            outcomes: Ruling::ALL.map(|outcome| (outcome.name(), counts.of(outcome))).into_iter().collect(),
            ..GroupRecord::default()
        };
        match *group {
            Group::All => {}
            Group::Player(number) => record.player = Some(Player::ALL[number].name()),
            Group::Help(language, help) => {
                (record.lang, record.help) = (Some(Language::ALL[language].tag()), Some(help));
            }
            Group::Grade(grade) => record.grade = Some(grade.name()),
            Group::Technique(_, id) => record.technique = Some(id),
        }
        record
    }
}
