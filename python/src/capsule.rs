//! Arrow arrays from and to other libraries, by the PyCapsule interface: no copy, and no library
//! in common.
//!
//! Definition: <https://arrow.apache.org/docs/format/CDataInterface/PyCapsuleInterface.html>.

#![allow(unsafe_code, reason = "the C structures of Arrow are in capsules, which are read as pointers")]

use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema, from_ffi, to_ffi};
use arrow_array::ffi_stream::{ArrayStreamReader, FFI_ArrowArrayStream};
use arrow_array::{Array, ArrayRef, RecordBatch, RecordBatchIterator, StructArray, make_array};
use arrow_schema::ArrowError;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyCapsuleMethods, PyTuple};
use std::ffi::CStr;
use std::ptr::NonNull;

const SCHEMA: &CStr = c"arrow_schema";
const ARRAY: &CStr = c"arrow_array";
const STREAM: &CStr = c"arrow_array_stream";

/// The arrays of an object that has some; `None` if it has no Arrow interface. A table has to have
/// a single column.
///
/// # Errors
/// If the object fails to give them.
pub fn chunks(object: &Bound<'_, PyAny>) -> PyResult<Option<Vec<ArrayRef>>> {
    if object.hasattr("__arrow_c_array__")? {
        let pair = object.call_method0("__arrow_c_array__")?.cast_into::<PyTuple>()?;
        let (schema, array) = (pair.get_item(0)?, pair.get_item(1)?);
        return Ok(Some(vec![column(array_of(&schema, &array)?)?]));
    }
    if object.hasattr("__arrow_c_stream__")? {
        return stream_of(&object.call_method0("__arrow_c_stream__")?).map(Some);
    }
    Ok(None)
}

/// The one column of an array of rows; any other array as it is.
fn column(array: ArrayRef) -> PyResult<ArrayRef> {
    let Some(rows) = array.as_any().downcast_ref::<StructArray>() else { return Ok(array) };
    match rows.columns() {
        [only] => Ok(only.clone()),
        columns => {
            let found = columns.len();
            Err(PyTypeError::new_err(format!("expected one column, found a table of {found}: choose one of them")))
        }
    }
}

fn array_of(schema: &Bound<'_, PyAny>, array: &Bound<'_, PyAny>) -> PyResult<ArrayRef> {
    let (schema, array) = (pointer::<FFI_ArrowSchema>(schema, SCHEMA)?, pointer::<FFI_ArrowArray>(array, ARRAY)?);
    // SAFETY: capsules of these names hold these structures, and both are alive during this call.
    // The array is moved out, as the interface demands, and what is left counts as released.
    let data = unsafe { from_ffi(FFI_ArrowArray::from_raw(array.as_ptr()), schema.as_ref()) };
    data.map(make_array).map_err(failed)
}

fn stream_of(capsule: &Bound<'_, PyAny>) -> PyResult<Vec<ArrayRef>> {
    let stream = pointer::<FFI_ArrowArrayStream>(capsule, STREAM)?;
    // SAFETY: a capsule of this name holds this structure. It is moved out, as the interface
    // demands, and what is left counts as released.
    let reader = unsafe { ArrayStreamReader::from_raw(stream.as_ptr()) }.map_err(failed)?;
    reader.map(|chunk| column(chunk.map_err(failed)?)).collect()
}

/// The structure in a capsule with this name.
fn pointer<T>(capsule: &Bound<'_, PyAny>, name: &CStr) -> PyResult<NonNull<T>> {
    Ok(capsule.cast::<PyCapsule>()?.pointer_checked(Some(name))?.cast())
}

fn failed(error: ArrowError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// A table in memory, which any library with the Arrow interface takes without a copy.
#[pyclass(frozen, module = "whydoku")]
pub struct Batch(pub RecordBatch);

#[pymethods]
impl Batch {
    /// The schema of the table.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        let schema = FFI_ArrowSchema::try_from(&*self.0.schema()).map_err(failed)?;
        PyCapsule::new_with_value(py, schema, SCHEMA)
    }

    /// The table as an array of rows. It is given as it is, whatever schema is wanted.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
        drop(requested_schema);
        let rows = StructArray::from(self.0.clone()).to_data();
        let (array, schema) = to_ffi(&rows).map_err(failed)?;
        Ok((PyCapsule::new_with_value(py, schema, SCHEMA)?, PyCapsule::new_with_value(py, array, ARRAY)?))
    }

    /// The table as a stream of one batch.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        drop(requested_schema);
        let batches = RecordBatchIterator::new([Ok(self.0.clone())], self.0.schema());
        PyCapsule::new_with_value(py, FFI_ArrowArrayStream::new(Box::new(batches)), STREAM)
    }

    /// The number of rows.
    #[getter]
    fn num_rows(&self) -> usize {
        self.0.num_rows()
    }

    /// The names of the columns.
    #[getter]
    fn column_names(&self) -> Vec<String> {
        self.0.schema().fields().iter().map(|field| field.name().clone()).collect()
    }

    fn __len__(&self) -> usize {
        self.0.num_rows()
    }

    fn __repr__(&self) -> String {
        format!("<whydoku.Batch: {} rows of {}>", self.0.num_rows(), self.column_names().join(", "))
    }
}
