//! `explain`: the path to the solution as a narrow trace.
//!
//! A step has its technique and its conclusions, each a number: `81 (row - 1) + 9 (column - 1) +
//! digit`, as in the formulas of proofs, negative for an elimination. The position at a step
//! follows from the puzzle and the steps before it.

use crate::rows::{Builder, Column, reading};
use arrow_array::builder::{ArrayBuilder, Int16Builder, LargeStringBuilder, ListBuilder, StructBuilder, UInt32Builder};
use arrow_schema::{DataType, Field, Fields};
use std::sync::Arc;
use whydoku::Cancel;
use whydoku::board::Literal;
use whydoku::explain::Explainer;
use whydoku::lesson::{Lesson, Plan};
use whydoku::logic::{Event, Moment, Replay};

/// The table.
pub struct Paths {
    has_words: bool,
    puzzle: LargeStringBuilder,
    outcome: LargeStringBuilder,
    solution: LargeStringBuilder,
    guesses: UInt32Builder,
    steps: ListBuilder<StructBuilder>,
    error: LargeStringBuilder,
}

/// A path; or the reason there is none.
pub struct Row {
    puzzle: Option<String>,
    outcome: &'static str,
    solution: Option<String>,
    guesses: Option<u32>,
    steps: Option<Vec<Line>>,
    error: Option<String>,
}

struct Line {
    event: &'static str,
    technique: Option<&'static str>,
    concluded: Vec<i16>,
    text: Option<String>,
}

/// Explains the puzzle of a row, in words if there is an explainer for them.
pub fn row(text: &str, plan: &Plan, errors: &Explainer, words: Option<&Explainer>, cancel: Cancel<'_>) -> Row {
    let failed = |puzzle, error| Row {
        puzzle,
        outcome: "invalid",
        solution: None,
        guesses: None,
        steps: None,
        error: Some(error),
    };
    let reading = match reading(text, errors) {
        Ok(reading) => reading,
        Err(error) => return failed(None, error),
    };
    let lesson = Lesson::read(&reading, plan, cancel);
    let puzzle = Some(lesson.puzzle.to_string());
    let solved = match &lesson.path {
        Ok(path) => &path.solution,
        Err(conflict) => return failed(puzzle, errors.twice_in_a_house(conflict)),
    };
    let mut replay = Replay::new(solved.trace.start.clone());
    let mut steps = Vec::new();
    for event in &solved.trace.events {
        let text = words.map(|words| words.moment(&Moment::new(&replay, event)).to_string());
        steps.extend(line(event, text));
        if words.is_some() && replay.apply(event).is_err() {
            unreachable!("the solver's trace of {} cannot be replayed", lesson.puzzle);
        }
    }
    Row {
        puzzle,
        outcome: solved.outcome.name(),
        solution: solved.outcome.solution().map(ToString::to_string),
        guesses: u32::try_from(solved.trace.guesses()).ok(),
        steps: Some(steps),
        error: None,
    }
}

/// The line of an event; none for the end.
fn line(event: &Event, text: Option<String>) -> Option<Line> {
    let (event, technique, concluded) = match event {
        Event::Step(step) => ("step", Some(step.technique.id), step.concluded.iter().map(number).collect()),
        Event::Guess { candidate, .. } => ("guess", None, vec![number(&Literal::is(*candidate))]),
        Event::Contradiction { .. } => ("contradiction", None, Vec::new()),
        Event::Retreat { removed, .. } => ("retreat", None, vec![number(&Literal::is_not(*removed))]),
        _ => return None,
    };
    Some(Line { event, technique, concluded, text })
}

/// The number of a conclusion; see the [module](self).
pub fn number(literal: &Literal) -> i16 {
    let candidate = literal.candidate();
    let (cell, digit) = (candidate.cell(), i16::from(candidate.digit().value()));
    let number = 9 * (9 * cell.row() as i16 + cell.column() as i16) + digit;
    if literal.is_true() { number } else { -number }
}

impl Paths {
    /// An empty table.
    pub fn new(has_words: bool) -> Paths {
        let mut fields = vec![
            Field::new("event", DataType::LargeUtf8, true),
            Field::new("technique", DataType::LargeUtf8, true),
            concluded_field(),
        ];
        if has_words {
            fields.push(Field::new("text", DataType::LargeUtf8, true));
        }
        Paths {
            has_words,
            puzzle: LargeStringBuilder::new(),
            outcome: LargeStringBuilder::new(),
            solution: LargeStringBuilder::new(),
            guesses: UInt32Builder::new(),
            steps: ListBuilder::new(StructBuilder::from_fields(Fields::from(fields), 0)),
            error: LargeStringBuilder::new(),
        }
    }

    fn add_steps(&mut self, steps: Option<&Vec<Line>>) {
        let lines = self.steps.values();
        for line in steps.into_iter().flatten() {
            field::<LargeStringBuilder>(lines, 0).append_value(line.event);
            field::<LargeStringBuilder>(lines, 1).append_option(line.technique);
            append_numbers(lines, 2, &line.concluded);
            if self.has_words {
                field::<LargeStringBuilder>(lines, 3).append_option(line.text.as_deref());
            }
            lines.append(true);
        }
        self.steps.append(steps.is_some());
    }
}

/// The field of conclusions in a structure.
pub fn concluded_field() -> Field {
    let numbers = DataType::List(Arc::new(Field::new_list_field(DataType::Int16, true)));
    Field::new("concluded", numbers, true)
}

/// Appends conclusions to such a field.
pub fn append_numbers(builder: &mut StructBuilder, index: usize, numbers: &[i16]) {
    let list = field::<ListBuilder<Box<dyn ArrayBuilder>>>(builder, index);
    let values = list.values().as_any_mut().downcast_mut::<Int16Builder>();
    values.unwrap_or_else(|| unreachable!("a list of numbers")).append_slice(numbers);
    list.append(true);
}

/// A field of the structure that is being built.
pub fn field<B: ArrayBuilder>(builder: &mut StructBuilder, index: usize) -> &mut B {
    builder.field_builder(index).unwrap_or_else(|| unreachable!("field {index} has another type"))
}

impl Builder for Paths {
    type Row = Row;

    fn add(&mut self, row: Option<Row>) {
        self.puzzle.append_option(row.as_ref().and_then(|row| row.puzzle.as_ref()));
        self.outcome.append_option(row.as_ref().map(|row| row.outcome));
        self.solution.append_option(row.as_ref().and_then(|row| row.solution.as_ref()));
        self.guesses.append_option(row.as_ref().and_then(|row| row.guesses));
        self.add_steps(row.as_ref().and_then(|row| row.steps.as_ref()));
        self.error.append_option(row.as_ref().and_then(|row| row.error.as_ref()));
    }

    fn finish(mut self) -> Vec<Column> {
        vec![
            Column { name: "puzzle".into(), values: Arc::new(self.puzzle.finish()) },
            Column { name: "outcome".into(), values: Arc::new(self.outcome.finish()) },
            Column { name: "solution".into(), values: Arc::new(self.solution.finish()) },
            Column { name: "guesses".into(), values: Arc::new(self.guesses.finish()) },
            Column { name: "steps".into(), values: Arc::new(self.steps.finish()) },
            Column { name: "error".into(), values: Arc::new(self.error.finish()) },
        ]
    }
}
