//! Names of cells, houses, candidates and constraints are put together from letters and written in one piece, because
//! millions of them are: formatting their numbers one by one takes several times as long.

use std::fmt;

/// The digit from 1 for a number from 0 to 8.
#[inline]
pub(super) const fn number(index: usize) -> u8 {
    b'1' + index as u8
}

/// Writes a name of ASCII letters.
#[inline]
pub(super) fn write_name(f: &mut fmt::Formatter<'_>, name: &[u8]) -> fmt::Result {
    f.write_str(std::str::from_utf8(name).map_err(|_| fmt::Error)?)
}
