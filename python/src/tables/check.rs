//! `check`: the verdicts on the moves that stand beside each puzzle.

use super::explain::field;
use crate::rows::{Builder, Column, reading};
use arrow_array::builder::{ArrayBuilder, LargeStringBuilder, ListBuilder, StructBuilder, UInt32Builder};
use arrow_schema::{DataType, Field, Fields};
use std::sync::Arc;
use whydoku::Cancel;
use whydoku::explain::{Explainer, claim_options};
use whydoku::format::Claim;
use whydoku::lesson::{CheckOptions, Checked, Judge};
use whydoku::report::{CheckRecord, VerdictRecord};

/// The table.
pub struct Verdicts {
    puzzle: LargeStringBuilder,
    verdicts: ListBuilder<StructBuilder>,
    first_error: UInt32Builder,
    empty: UInt32Builder,
    error: LargeStringBuilder,
}

/// The verdicts on a path; or the reason there are none.
pub struct Row {
    puzzle: Option<String>,
    record: Result<CheckRecord, String>,
}

/// The way in which moves are judged.
pub struct Asked {
    pub judge: Judge,
    pub options: CheckOptions,
    /// The language of errors.
    pub errors: Explainer,
    /// That of reasons, if they are wanted.
    pub words: Option<Explainer>,
}

impl Asked {
    /// Judges the moves of a row.
    pub fn row(&self, text: &str, moves: &str, cancel: Cancel<'_>) -> Row {
        let reading = match reading(text, &self.errors) {
            Ok(reading) => reading,
            Err(error) => return Row { puzzle: None, record: Err(error) },
        };
        let claims = Claim::all_with(moves, claim_options(false));
        let record = match Checked::with(&reading, claims, self.options, &self.judge, cancel) {
            Ok(checked) => checked.record(&reading, self.words.as_ref()).map_err(|record| record.error),
            Err(cancelled) => Err(cancelled.to_string()),
        };
        Row { puzzle: Some(reading.puzzle()), record }
    }
}

impl Verdicts {
    /// An empty table.
    pub fn new() -> Verdicts {
        let text = |name: &str| Field::new(name, DataType::LargeUtf8, true);
        let whole = |name: &str| Field::new(name, DataType::UInt32, true);
        let read = DataType::List(Arc::new(Field::new_list_field(DataType::LargeUtf8, true)));
        let fields = vec![
            whole("line"),
            text("move"),
            Field::new("read", read, true),
            text("named"),
            text("verdict"),
            text("reason"),
            text("technique"),
            whole("steps"),
            text("text"),
        ];
        Verdicts {
            puzzle: LargeStringBuilder::new(),
            verdicts: ListBuilder::new(StructBuilder::from_fields(Fields::from(fields), 0)),
            first_error: UInt32Builder::new(),
            empty: UInt32Builder::new(),
            error: LargeStringBuilder::new(),
        }
    }
}

fn add(verdict: &VerdictRecord, to: &mut StructBuilder) {
    let whole = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    field::<UInt32Builder>(to, 0).append_value(whole(verdict.line));
    field::<LargeStringBuilder>(to, 1).append_value(&verdict.text);
    let read = field::<ListBuilder<Box<dyn ArrayBuilder>>>(to, 2);
    let texts = read.values().as_any_mut().downcast_mut::<LargeStringBuilder>();
    texts.unwrap_or_else(|| unreachable!("a list of texts")).extend(verdict.read.iter().map(Some));
    read.append(true);
    field::<LargeStringBuilder>(to, 3).append_option(verdict.named.as_ref());
    field::<LargeStringBuilder>(to, 4).append_value(verdict.verdict);
    field::<LargeStringBuilder>(to, 5).append_option(verdict.reason.as_ref());
    field::<LargeStringBuilder>(to, 6).append_option(verdict.technique);
    field::<UInt32Builder>(to, 7).append_option(verdict.steps.map(whole));
    field::<LargeStringBuilder>(to, 8).append_option(verdict.words.as_ref().map(|words| words.0.to_string()));
    to.append(true);
}

impl Builder for Verdicts {
    type Row = Row;

    fn add(&mut self, row: Option<Row>) {
        let whole = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let (puzzle, record) = row.map_or((None, None), |row| (row.puzzle, Some(row.record)));
        let (record, error) = record.map_or((None, None), |record| match record {
            Ok(record) => (Some(record), None),
            Err(error) => (None, Some(error)),
        });
        self.puzzle.append_option(puzzle);
        for verdict in record.iter().flat_map(|record| &record.verdicts) {
            add(verdict, self.verdicts.values());
        }
        self.verdicts.append(record.is_some());
        self.first_error.append_option(record.as_ref().and_then(|record| record.first_error).map(whole));
        self.empty.append_option(record.as_ref().map(|record| whole(record.empty)));
        self.error.append_option(error);
    }

    fn finish(mut self) -> Vec<Column> {
        vec![
            Column { name: "puzzle".into(), values: Arc::new(self.puzzle.finish()) },
            Column { name: "verdicts".into(), values: Arc::new(self.verdicts.finish()) },
            Column { name: "first_error".into(), values: Arc::new(self.first_error.finish()) },
            Column { name: "empty".into(), values: Arc::new(self.empty.finish()) },
            Column { name: "error".into(), values: Arc::new(self.error.finish()) },
        ]
    }
}
