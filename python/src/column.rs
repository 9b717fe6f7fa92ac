//! A column of texts from Python: any sequence, or an Arrow array.

use crate::capsule;
use arrow_array::builder::LargeStringBuilder;
use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, LargeStringArray};
use arrow_buffer::{OffsetBuffer, ScalarBuffer};
use arrow_schema::{ArrowError, DataType};
use arrow_select::concat::concat;
use arrow_select::take::take;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::sync::Arc;

/// Reads a column. Texts that are in Arrow already stay where they are.
///
/// # Errors
/// If something in it is neither a puzzle nor null.
pub fn texts(column: &Bound<'_, PyAny>) -> PyResult<LargeStringArray> {
    if let Some(chunks) = capsule::chunks(column)? {
        let chunks = chunks.iter().map(large).collect::<PyResult<Vec<_>>>()?;
        return match chunks.as_slice() {
            [] => Ok(LargeStringArray::new_null(0)),
            [only] => Ok(only.as_string().clone()),
            several => {
                let several: Vec<&dyn Array> = several.iter().map(|chunk| &**chunk).collect();
                concat(&several).map(|texts| texts.as_string().clone()).map_err(failed)
            }
        };
    }
    let mut texts = LargeStringBuilder::new();
    for item in column.try_iter()? {
        let item = item?;
        match item.cast::<PyString>() {
            Ok(text) => texts.append_value(&*text.to_cow()?),
            Err(_) => texts.append_option(other(&item)?),
        }
    }
    Ok(texts.finish())
}

/// The text of an element that is not a text: what the part in Python makes of it.
fn other(item: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
    item.py().import("whydoku.columns")?.getattr("_text")?.call1((item,))?.extract()
}

/// The texts of a chunk, with offsets of 64 bits.
fn large(chunk: &ArrayRef) -> PyResult<ArrayRef> {
    Ok(match chunk.data_type() {
        DataType::LargeUtf8 => chunk.clone(),
        DataType::Utf8 => {
            let texts = chunk.as_string::<i32>();
            let offsets = texts.offsets().iter().map(|&offset| i64::from(offset)).collect::<ScalarBuffer<_>>();
            let (bytes, nulls) = (texts.values().clone(), texts.nulls().cloned());
            Arc::new(LargeStringArray::try_new(OffsetBuffer::new(offsets), bytes, nulls).map_err(failed)?)
        }
        DataType::Utf8View => Arc::new(chunk.as_string_view().iter().collect::<LargeStringArray>()),
        DataType::Null => Arc::new(LargeStringArray::new_null(chunk.len())),
        DataType::Dictionary(..) => {
            let dictionary = chunk.as_any_dictionary();
            take(&large(dictionary.values())?, dictionary.keys(), None).map_err(failed)?
        }
        other => return Err(PyTypeError::new_err(format!("expected a column of strings, found {other}"))),
    })
}

fn failed(error: ArrowError) -> PyErr {
    PyValueError::new_err(error.to_string())
}
