//! What several tests need.
#![allow(dead_code, reason = "each test uses some of it")]

pub mod corpus;
pub mod examples;
pub mod traces;

/// Settings for snapshots of one kind: they live in `snapshots/<kind>/` and hold nothing but what was shown.
pub fn snapshots(kind: &str) -> insta::Settings {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(format!("../snapshots/{kind}"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings
}
