//! Packed bytes.

use flate2::Compression;
use flate2::write::ZlibEncoder;
use std::io::Write;

/// Bytes packed as PDF and PNG have them.
pub(super) fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    // Writing to memory does not fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}
