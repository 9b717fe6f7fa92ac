//! Errors in the arguments, in the words and the style of all other errors.

use super::help::{finished, without_fillers};
use super::words::{say, say_of};
use clap::error::{ContextKind, Error, ErrorKind};

/// An error that clap found, in one line, and a pointer to the help.
pub fn message(error: &Error) -> String {
    let text = |kind| error.get(kind).map(|value| without_fillers(&value.to_string())).unwrap_or_default();
    let argument = text(ContextKind::InvalidArg);
    let value = text(ContextKind::InvalidValue);
    let slots = [("argument", argument.as_str().into()), ("value", value.as_str().into())];
    let what = match error.kind() {
        ErrorKind::UnknownArgument => say("usage-unknown-argument", &slots),
        ErrorKind::InvalidSubcommand => {
            say_of("usage-unknown-command", "argument", text(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingSubcommand => say("usage-no-command", &[]),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let help = finished(error.render().to_string());
            return format!("{}\n\n{}", say("usage-no-command", &[]), help.trim_end());
        }
        ErrorKind::MissingRequiredArgument => say("usage-missing", &slots),
        ErrorKind::NoEquals | ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues => {
            say("usage-needs-value", &slots)
        }
        ErrorKind::TooManyValues => say("usage-too-many-values", &slots),
        ErrorKind::ArgumentConflict if text(ContextKind::PriorArg) == argument => say("usage-twice", &slots),
        ErrorKind::ArgumentConflict => {
            let other = text(ContextKind::PriorArg);
            say("usage-conflict", &[("argument", argument.as_str().into()), ("other", other.as_str().into())])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if value.is_empty() => say("usage-needs-value", &slots),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let source = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
            let names = text(ContextKind::ValidValue);
            let why = if names.is_empty() { source } else { say_of("usage-one-of", "names", names) };
            if why.is_empty() {
                say("usage-value", &slots)
            } else {
                let [argument, value] = slots;
                say("usage-value-because", &[argument, value, ("why", why.as_str().into())])
            }
        }
        ErrorKind::InvalidUtf8 => say("usage-utf8", &[]),
        _ => error.to_string().lines().next().unwrap_or_default().trim_start_matches("error: ").into(),
    };
    let suggestion = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
        .into_iter()
        .find_map(|kind| error.get(kind))
        .map(|name| format!("; {}", say_of("usage-similar", "name", name)));
    format!("{what}{}\n{}", suggestion.unwrap_or_default(), say("usage-help", &[]))
}
