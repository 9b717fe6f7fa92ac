//! The fields of a record and where they start.

use csv_core::{ReadFieldResult, ReaderBuilder};
use std::borrow::Cow;

/// One field of a record, and the column (in characters, from 1) where its text starts.
pub(super) struct Field<'a> {
    /// As it is, without quotation marks: space at the ends belongs to a field (RFC 4180).
    pub(super) whole: Cow<'a, str>,
    pub(super) column: usize,
}

impl<'a> Field<'a> {
    /// A field of raw text that starts in this column.
    fn new(text: &'a str, column: usize) -> Field<'a> {
        let indent = text[..text.len() - text.trim_start().len()].chars().count();
        Field { whole: text.into(), column: column + indent }
    }

    /// The field without the space around it.
    pub(super) fn text(&self) -> &str {
        self.whole.trim()
    }

    /// The field without the quotation marks around it, if there are any.
    fn unquoted(self) -> Field<'a> {
        match self.whole {
            Cow::Borrowed(text) => match text.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
                Some(inner) => Field { whole: inner.into(), column: self.column + 1 },
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
        fields.retain(|field| !field.text().is_empty());
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
                let value = String::from_utf8_lossy(&value[..length]).into_owned();
                fields.push(Field { whole: value.into(), column: column + indent });
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

/// Whether a quoted field is open at the end of this text, which begins within one or not. As for
/// [`split`], a quotation mark opens a field only at its beginning.
pub(super) fn is_open(text: &str, delimiter: char, mut is_quoted: bool) -> bool {
    if !text.contains('"') {
        return is_quoted;
    }
    let mut at_start = !is_quoted;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if is_quoted => is_quoted = letters.next_if_eq(&'"').is_some(),
            '"' if at_start => is_quoted = true,
            _ => {}
        }
        at_start = !is_quoted && letter == delimiter;
    }
    is_quoted
}
