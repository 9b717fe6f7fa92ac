//! What several tests need.

pub mod cases;
pub mod corpus;
pub mod dancing;
pub mod oracle;
pub mod page;
pub mod pages;
pub mod profiles;
pub mod random;
pub mod schema;
pub mod sound;
pub mod sources;
pub mod steps;
pub mod textbook;
pub mod traces;

/// Settings for snapshots of one kind: they live in `snapshots/<kind>/` and hold nothing but what
/// was shown.
pub fn snapshots(kind: &str) -> insta::Settings {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(corpus::file("snapshots").join(kind));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings
}
