//! `outside`: proofs judged by a checker that is not ours.

use super::Outcome;
use super::files::path;
use std::process::Command;

/// Installs the checker, and runs the test that needs it.
pub fn run() -> Outcome {
    let folder = path("target/outside");
    let mut install = Command::new("cargo");
    install.args(["install", "rate", "--version", "0.3.0", "--locked", "--root"]).arg(&folder);
    let mut judge = Command::new("cargo");
    judge.args(["test", "--test", "suite", "--", "--ignored", "--nocapture", "prove::a_checker_from_outside"]);
    judge.env("RATE", folder.join("bin/rate"));
    for mut command in [install, judge] {
        let ended = command.current_dir(path(".")).status().map_err(|error| format!("cargo cannot be run: {error}"))?;
        if !ended.success() {
            return Err(format!("{command:?} failed"));
        }
    }
    Ok(())
}
