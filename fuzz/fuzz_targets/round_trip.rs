//! Writing a position and reading it again gives the same position.
#![no_main]

use libfuzzer_sys::fuzz_target;
use whydoku::format::ReadOptions;

fuzz_target!(|data: &[u8]| {
    for reading in whydoku_fuzz::check(data, &ReadOptions::default()) {
        if let Ok(position) = reading.position() {
            whydoku_fuzz::round_trip(&position);
        }
    }
});
