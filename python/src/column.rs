//! A column of texts from Python: any sequence of `str` and `None`, or an Arrow array.

use crate::capsule;
use arrow_array::builder::LargeStringBuilder;
use arrow_array::cast::AsArray;
use arrow_array::types::{Int8Type, Int16Type, Int32Type, Int64Type, UInt8Type, UInt16Type, UInt32Type, UInt64Type};
use arrow_array::{Array, ArrayRef, LargeStringArray};
use arrow_schema::DataType;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;

/// Reads a column.
///
/// # Errors
/// If something in it is neither a text nor null.
pub fn texts(column: &Bound<'_, PyAny>) -> PyResult<LargeStringArray> {
    let mut texts = LargeStringBuilder::new();
    if let Some(chunks) = capsule::chunks(column)? {
        for chunk in &chunks {
            append(chunk, &mut texts)?;
        }
        return Ok(texts.finish());
    }
    for (number, item) in column.try_iter()?.enumerate() {
        let item = item?;
        match item.cast::<PyString>() {
            Ok(text) => texts.append_value(&*text.to_cow()?),
            Err(_) if item.is_none() => texts.append_null(),
            Err(_) => {
                let kind = item.get_type().name()?;
                return Err(PyTypeError::new_err(format!("row {number}: expected str or None, found {kind}")));
            }
        }
    }
    Ok(texts.finish())
}

fn append(chunk: &ArrayRef, texts: &mut LargeStringBuilder) -> PyResult<()> {
    match chunk.data_type() {
        DataType::Utf8 => texts.extend(chunk.as_string::<i32>()),
        DataType::LargeUtf8 => texts.extend(chunk.as_string::<i64>()),
        DataType::Utf8View => texts.extend(chunk.as_string_view()),
        DataType::Null => texts.append_nulls(chunk.len()),
        DataType::Dictionary(..) => {
            let values = chunk.as_any_dictionary();
            let mut distinct = LargeStringBuilder::new();
            append(values.values(), &mut distinct)?;
            let distinct = distinct.finish();
            for key in keys(values.keys())? {
                texts.append_option(key.filter(|&key| distinct.is_valid(key)).map(|key| distinct.value(key)));
            }
        }
        other => return Err(PyTypeError::new_err(format!("expected a column of strings, found {other}"))),
    }
    Ok(())
}

/// The keys of a dictionary; `None` where they are null.
fn keys(keys: &dyn Array) -> PyResult<Vec<Option<usize>>> {
    macro_rules! of {
        ($($kind:ident: $type:ty),*) => {
            match keys.data_type() {
                $(DataType::$kind => keys
                    .as_primitive::<$type>()
                    .iter()
                    .map(|key| key.map(usize::try_from).transpose())
                    .collect::<Result<_, _>>()
                    .map_err(|error| PyValueError::new_err(error.to_string())),)*
                other => Err(PyTypeError::new_err(format!("expected whole numbers as keys, found {other}"))),
            }
        };
    }
    of!(Int8: Int8Type, Int16: Int16Type, Int32: Int32Type, Int64: Int64Type,
        UInt8: UInt8Type, UInt16: UInt16Type, UInt32: UInt32Type, UInt64: UInt64Type)
}
