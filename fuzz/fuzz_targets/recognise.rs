//! All parsers together, as for a file; the first byte may choose a column.
#![no_main]

use libfuzzer_sys::fuzz_target;
use whydoku::format::{Column, ReadOptions};

fuzz_target!(|data: &[u8]| {
    let column: Option<Column> = match data.first() {
        Some(1) => "2".parse().ok(),
        Some(2) => "puzzle".parse().ok(),
        _ => None,
    };
    let data = if column.is_some() { &data[1..] } else { data };
    whydoku_fuzz::check(data, &ReadOptions::default().column(column));
});
