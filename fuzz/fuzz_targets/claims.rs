//! The reader of claims: any text, and lines whose meaning is known.
#![no_main]

use libfuzzer_sys::fuzz_target;
use whydoku::format::Claim;
use whydoku_fuzz::claims::{asserting, holds, silent};

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    for claim in Claim::all(&text) {
        // A line says something, or why not.
        assert_eq!(claim.literals.is_empty(), claim.unclaimed.is_some(), "{claim:?}");
    }
    // A false move is seen, or the line is refused.
    let line = asserting(data);
    let claims = Claim::all(&line.text);
    let read: Vec<_> = claims.iter().flat_map(|claim| claim.literals.iter().copied()).collect();
    let is_refused = claims.iter().any(|claim| !claim.is_claim() && !claim.is_understood());
    for literal in line.asserted {
        assert!(is_refused || holds(literal) || read.contains(&literal), "{}: {literal} of {read:?}", line.text);
    }
    let line = silent(data);
    assert!(Claim::all(&line.text).iter().all(|claim| !claim.is_claim()), "{}", line.text);
});
