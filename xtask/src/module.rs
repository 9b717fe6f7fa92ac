//! The WebAssembly module, built with what the machine has.

use crate::{Outcome, files};
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// What the compiler uses and every browser of the last years knows; with more, `wasm-opt` writes
/// what some do not.
const FEATURES: [&str; 6] =
    ["bulk-memory", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext"];

/// Panics end the module at once.
const PANICS: [&str; 2] = ["-Zunstable-options", "-Cpanic=immediate-abort"];

/// Builds the module and makes it as small as can be; its bytes.
pub fn built() -> Outcome<Vec<u8>> {
    let mut build = Command::new(std::env::var("CARGO").unwrap_or("cargo".into()));
    build.current_dir(files::path(".")).args([
        "build",
        "--package",
        "whydoku-wasm",
        "--profile",
        "wasm",
        "--target",
        TARGET,
    ]);
    with_library(&mut build)?;
    let ended = build.status().map_err(|error| format!("cargo: {error}"))?;
    if !ended.success() {
        return Err("the module cannot be built".into());
    }
    let made = files::path(&format!("target/{TARGET}/wasm/whydoku_wasm.wasm"));
    let small = made.with_file_name("whydoku.wasm");
    let Some(tool) = optimizer() else {
        println!("there is no wasm-opt (npm install --prefix target/npm binaryen): the module is larger than need be");
        return read(&made);
    };
    let ended = Command::new(&tool)
        .args(["-Oz", "--strip-debug", "--strip-producers"])
        .args(FEATURES.map(|feature| format!("--enable-{feature}")))
        .arg("-o")
        .args([&small, &made])
        .status()
        .map_err(|error| format!("{}: {error}", tool.display()))?;
    if ended.success() { read(&small) } else { Err("wasm-opt failed".into()) }
}

fn read(file: &Path) -> Outcome<Vec<u8>> {
    std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// What a program prints, in one line; `None` if it cannot be run.
fn told(program: &str, arguments: &[&str]) -> Option<PathBuf> {
    let ended = Command::new(program).args(arguments).output().ok().filter(|ended| ended.status.success())?;
    Some(String::from_utf8(ended.stdout).ok()?.trim().into())
}

/// Chooses the standard library: built with the module where a compiler has its sources, else the
/// one that is there. Built for size, and with panics that end the module at once and without
/// words, it makes the module a twelfth smaller (`docs/lab/wasm.md`).
fn with_library(build: &mut Command) -> Outcome {
    const DEBIAN: &str = "/usr/bin/rustc";
    if let Some(compiler) = ["rustc", DEBIAN].into_iter().find(|compiler| builds_library(compiler)) {
        let own =
            told("rustc", &["--print", "target-libdir"]).map(|folder| folder.with_file_name("bin").join("rust-lld"));
        let linker = own.filter(|file| file.exists()).unwrap_or("wasm-ld".into());
        let name = TARGET.to_uppercase().replace('-', "_");
        build.args(["-Z", "build-std=std,panic_abort", "-Z", "build-std-features=optimize_for_size"]);
        build.env("RUSTC", compiler).env("RUSTC_BOOTSTRAP", "1");
        build.env(format!("CARGO_TARGET_{name}_LINKER"), linker);
        build.env(format!("CARGO_TARGET_{name}_RUSTFLAGS"), PANICS.join(" "));
        return Ok(());
    }
    if !told("rustc", &["--print", "target-libdir", "--target", TARGET]).is_some_and(|folder| folder.is_dir()) {
        return Err(format!(
            "there is no standard library for {TARGET}: rustup component add rust-src, or rustup target add {TARGET}, or on Debian: apt install rustc-web rust-web-src lld"
        ));
    }
    println!(
        "there are no sources of the standard library (rustup component add rust-src): the module is larger than need be"
    );
    Ok(())
}

/// Whether a compiler has the sources of the standard library and ends panics without words.
fn builds_library(compiler: &str) -> bool {
    let known = Command::new(compiler)
        .args(PANICS)
        .args(["--print", "sysroot", "--target", TARGET])
        .env("RUSTC_BOOTSTRAP", "1")
        .output()
        .is_ok_and(|ended| ended.status.success());
    known
        && told(compiler, &["--print", "sysroot"])
            .is_some_and(|root| root.join("lib/rustlib/src/rust/library/Cargo.lock").exists())
}

/// The program that makes modules smaller, if there is one.
fn optimizer() -> Option<PathBuf> {
    let own = files::path("target/npm/node_modules/.bin/wasm-opt");
    if own.exists() {
        return Some(own);
    }
    told("wasm-opt", &["--version"]).map(|_| "wasm-opt".into())
}
