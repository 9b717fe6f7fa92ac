//! Checks before a release that are too slow, or need too much from outside, for every day.

use crate::{Outcome, files, notices};
use std::process::Command;

/// The features of the library.
const FEATURES: [&str; 6] = ["words", "technique-pages", "generate", "api", "page", "print"];

/// Runs every check, and says at the end which of them failed.
pub fn run() -> Outcome {
    let mut failed: Vec<String> = Vec::new();
    if files::read(notices::FILE)? != notices::text()? {
        failed.push(format!("{} is out of date: run `cargo xtask notices`", notices::FILE));
    }
    if cargo(&["deny", "--version"]).is_err() {
        failed.push("cargo-deny is not there: run `cargo install cargo-deny`".into());
    } else {
        failed.extend(cargo(&["deny", "check", "licenses", "bans", "sources"]).err());
    }
    for chosen in 0..1 << FEATURES.len() {
        let has = |(place, _): &(usize, &&str)| chosen >> place & 1 == 1;
        let features: Vec<&str> = FEATURES.iter().enumerate().filter(has).map(|(_, name)| *name).collect();
        let features = features.join(",");
        failed.extend(cargo(&["check", "--quiet", "--lib", "--no-default-features", "--features", &features]).err());
    }
    failed.extend(cargo(&["publish", "--workspace", "--dry-run", "--allow-dirty"]).err());
    if failed.is_empty() { Ok(()) } else { Err(failed.join("\n       ")) }
}

/// Runs cargo at the top of the project; warnings are errors.
fn cargo(arguments: &[&str]) -> Outcome {
    let said = format!("cargo {}", arguments.join(" "));
    println!("{said}");
    let mut command = Command::new(std::env::var("CARGO").unwrap_or("cargo".into()));
    command.args(arguments).current_dir(files::path("."));
    // Others have warnings of their own, and are built anew with flags of ours.
    if arguments.first() == Some(&"check") {
        command.env("RUSTFLAGS", "-D warnings").env("CARGO_TARGET_DIR", files::path("target/features"));
    }
    let ended = command.status().map_err(|error| format!("{said}: {error}"))?;
    if ended.success() { Ok(()) } else { Err(format!("{said} failed")) }
}
