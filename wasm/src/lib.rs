//! The JSON interface of whydoku as a WebAssembly module, for hosts in any language.
//!
//! One request at a time. The host asks for [`room`] for a text, writes it there, and calls
//! [`answer`]; the answer stays where it is told until the next one. Nothing is allocated or freed
//! across the boundary.
//!
//! The one import, `whydoku.progress(done, of)`, is called from long computations. They cannot be
//! cancelled: the host ends the thread that the module runs on.

#![deny(missing_docs)]
#![allow(unsafe_code, reason = "the names of exports have to be unmangled, and an import is called")]

use std::cell::RefCell;
use std::collections::BTreeMap;
use whydoku::api::{self, Code};
use whydoku::{Cancel, Progress, technique};

thread_local! {
    static QUESTION: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<String> = const { RefCell::new(String::new()) };
}

#[cfg(target_arch = "wasm32")]
mod host {
    #[link(wasm_import_module = "whydoku")]
    unsafe extern "C" {
        pub safe fn progress(done: u32, of: u32);
    }
}

/// Elsewhere there is no host, and the module is only compiled.
#[cfg(not(target_arch = "wasm32"))]
mod host {
    pub fn progress(_: u32, _: u32) {}
}

/// Tells the host how far a computation is.
fn report(done: u32, of: u32) {
    host::progress(done, of);
}

/// The address of room for a text of this many bytes, which the host writes before its next call.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    QUESTION.with_borrow_mut(|question| {
        question.clear();
        question.resize(length, 0);
        question.as_mut_ptr()
    })
}

/// Answers the request in the [`room`]; the address of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    let progress = Progress::telling(report);
    told(asked(|request| api::answer(request, Cancel::NEVER.telling(&progress))))
}

/// The bytes of the last answer.
#[unsafe(no_mangle)]
pub extern "C" fn length() -> usize {
    ANSWER.with_borrow(String::len)
}

/// Whether answering the request in the [`room`] may take long.
#[unsafe(no_mangle)]
pub extern "C" fn takes_long() -> bool {
    asked(api::takes_long)
}

/// Whether the answer to the request in the [`room`] has to do with the pages of the techniques,
/// which are not in the module.
#[unsafe(no_mangle)]
pub extern "C" fn reads_pages() -> bool {
    asked(api::reads_pages)
}

/// Reads pages of the techniques from the [`room`]: an object of languages by their tags, each an
/// object of texts by the ids of techniques. Whether they were read.
#[unsafe(no_mangle)]
pub extern "C" fn add_pages() -> bool {
    let read = asked(|text| serde_json::from_str::<BTreeMap<String, BTreeMap<String, String>>>(text));
    let Ok(languages) = read else { return false };
    for (tag, pages) in languages {
        technique::add_pages(&tag, pages);
    }
    true
}

/// The answer to a request that was given up, in the language whose tag is in the [`room`]; its
/// address.
#[unsafe(no_mangle)]
pub extern "C" fn cancelled() -> *const u8 {
    told(asked(|lang| api::refusal(Code::Cancelled, lang)))
}

/// What is in the room as text. Bytes that are no UTF-8 are answered as no JSON.
fn asked<T>(ask: impl FnOnce(&str) -> T) -> T {
    QUESTION.with_borrow(|question| ask(&String::from_utf8_lossy(question)))
}

fn told(answer: String) -> *const u8 {
    ANSWER.with_borrow_mut(|place| {
        *place = answer;
        place.as_ptr()
    })
}
