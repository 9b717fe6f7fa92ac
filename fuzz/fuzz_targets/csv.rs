//! The parser of csv input alone.
#![no_main]

use libfuzzer_sys::fuzz_target;
use whydoku::format::{Format, ReadOptions};

fuzz_target!(|data: &[u8]| {
    whydoku_fuzz::check(data, &ReadOptions::default().format(Format::Csv));
});
