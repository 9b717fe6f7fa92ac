//! The fields of a record and where they start.

use csv_core::{ReadFieldResult, ReaderBuilder};
use std::borrow::Cow;

/// One field of a record, without the space around it, and the column (in characters, from 1) where
/// it starts.
pub(super) struct Field<'a> {
    pub(super) text: Cow<'a, str>,
    pub(super) column: usize,
}

impl<'a> Field<'a> {
    /// A field of raw text that starts in this column.
    fn new(text: &'a str, column: usize) -> Field<'a> {
        let inner = text.trim_start();
        let indent = text[..text.len() - inner.len()].chars().count();
        Field { text: inner.trim_end().into(), column: column + indent }
    }

    /// The field without the quotation marks around it, if there are any.
    fn unquoted(self) -> Field<'a> {
        match self.text {
            Cow::Borrowed(text) => match text.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
                Some(inner) => Field { text: inner.into(), column: self.column + 1 },
                None => self,
            },
            Cow::Owned(_) => self,
        }
    }
}

/// The fields of a record. A space as delimiter means any white space.
pub(super) fn split(text: &str, delimiter: char) -> Vec<Field<'_>> {
    if delimiter != ' ' && text.contains('"') {
        return split_quoted(text, delimiter);
    }
    let mut fields = Vec::new();
    let (mut column, mut start, mut start_column) = (1, 0, 1);
    for (at, c) in text.char_indices() {
        column += 1;
        let ends = if delimiter == ' ' { c.is_whitespace() } else { c == delimiter };
        if ends {
            fields.push(Field::new(&text[start..at], start_column));
            (start, start_column) = (at + c.len_utf8(), column);
        }
    }
    fields.push(Field::new(&text[start..], start_column));
    if delimiter == ' ' {
        fields.retain(|field| !field.text.is_empty());
        fields = fields.into_iter().map(Field::unquoted).collect();
    }
    fields
}

/// The fields of a record with quotation marks.
fn split_quoted(text: &str, delimiter: char) -> Vec<Field<'_>> {
    let mut reader = ReaderBuilder::new().delimiter(u8::try_from(delimiter).unwrap_or(b',')).build();
    // One byte more than fits: a full buffer would end the field.
    let mut value = vec![0; text.len() + 1];
    let (mut fields, mut start, mut column) = (Vec::new(), 0, 1);
    let (mut end, mut length) = (0, 0);
    loop {
        // At the end of the text the reader gets no bytes, which ends the last field.
        let (result, read, written) = reader.read_field(&text.as_bytes()[end..], &mut value[length..]);
        end += read;
        length += written;
        match result {
            ReadFieldResult::InputEmpty => {}
            ReadFieldResult::Field { record_end } => {
                let raw = &text[start..if record_end { end } else { end - 1 }];
                let inner = raw.strip_prefix('"').unwrap_or(raw).trim_start();
                let indent = raw[..raw.len() - inner.len()].chars().count();
                let value = String::from_utf8_lossy(&value[..length]).trim().to_owned();
                fields.push(Field { text: value.into(), column: column + indent });
                if record_end {
                    return fields;
                }
                column += raw.chars().count() + 1;
                (start, length) = (end, 0);
            }
            ReadFieldResult::OutputFull | ReadFieldResult::End => return fields,
        }
    }
}
