//! Which language a name or the environment asks for.

use whydoku::explain::Language;

#[test]
fn languages_are_read_from_tags_and_locale_names() {
    for name in ["en", "en_US.UTF-8", "EN-gb", "en@euro"] {
        assert_eq!(name.parse(), Ok(Language::English), "{name}");
    }
    for name in ["zh", "zh_CN", "zh-Hans", "zh_CN.UTF-8", "zh-TW", "ZH-cn"] {
        assert_eq!(name.parse(), Ok(Language::Chinese), "{name}");
    }
    for name in ["", "C", "POSIX", "e", "eng", "fr_FR", "中文"] {
        assert!(name.parse::<Language>().is_err(), "{name}");
    }
    assert_eq!(
        "fr".parse::<Language>().unwrap_err().to_string(),
        "the language \"fr\" is not supported; try en or zh-CN"
    );
}

#[test]
fn the_first_variable_that_is_set_decides_the_language() {
    let from = |variables: &[(&str, &str)]| {
        Language::from_environment(|wanted| {
            variables.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value.to_string())
        })
    };
    assert_eq!(from(&[]), Language::English);
    assert_eq!(from(&[("LANG", "zh_CN.UTF-8")]), Language::Chinese);
    assert_eq!(from(&[("LANG", "zh_CN.UTF-8"), ("LC_ALL", "C")]), Language::English);
    assert_eq!(from(&[("LANG", "en"), ("LC_MESSAGES", "zh"), ("LC_ALL", "")]), Language::Chinese);
    assert_eq!(from(&[("LANG", "fr_FR.UTF-8")]), Language::English);
}
