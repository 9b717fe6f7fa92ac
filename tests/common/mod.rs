//! What several tests need.

/// Where the snapshots of one kind are kept: `snapshots/<kind>/`, plainly named.
pub fn snapshots(kind: &str) -> insta::Settings {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(format!("../snapshots/{kind}"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings
}
