//! The signs of marks and houses, and their styles. No two signs are the same, so that nothing
//! depends on colour.

use crate::board::House;
use crate::diagram::scene::{Mark, Scene, letter};
use crate::logic::Role;
use anstyle::{AnsiColor, Color, Style};

const fn colored(color: AnsiColor) -> Style {
    Style::new().fg_color(Some(Color::Ansi(color)))
}

pub(super) const DIM: Style = Style::new().dimmed();
pub(super) const GIVEN: Style = Style::new().bold();
pub(super) const FILLED: Style = colored(AnsiColor::Blue);
pub(super) const LOOK: Style = colored(AnsiColor::Cyan).bold();
pub(super) const PLACED: Style = colored(AnsiColor::Green).bold().invert();

/// The sign before a candidate.
pub(super) const fn sign(mark: Option<Mark>) -> char {
    match mark {
        None => ' ',
        Some(Mark::Role(Role::Pattern | Role::Look)) => '*',
        Some(Mark::Role(Role::Fin)) => '~',
        Some(Mark::Role(Role::Guardian)) => '!',
        Some(Mark::Role(Role::End)) => '=',
        Some(Mark::Role(Role::Supposed)) => '?',
        Some(Mark::Role(Role::Set(number))) => letter(number),
        Some(Mark::Role(Role::Colour(number))) => letter(number).to_ascii_lowercase(),
        Some(Mark::Shared) => '&',
        Some(Mark::RuledOut) => '/',
        Some(Mark::Eliminated) => 'x',
        Some(Mark::Placed) => '>',
    }
}

/// The style of a candidate; one without a mark is dim unless its cell is in focus.
pub(super) const fn style(mark: Option<Mark>, focus: bool) -> Style {
    match mark {
        None if focus => Style::new(),
        None => DIM,
        Some(Mark::Role(role)) => of_role(role),
        Some(Mark::Shared) => GIVEN,
        Some(Mark::RuledOut) => Style::new(),
        Some(Mark::Eliminated) => colored(AnsiColor::Red).bold(),
        Some(Mark::Placed) => PLACED,
    }
}

/// The style of a role.
pub(super) const fn of_role(role: Role) -> Style {
    const HUES: [AnsiColor; 5] =
        [AnsiColor::Cyan, AnsiColor::Yellow, AnsiColor::Green, AnsiColor::Magenta, AnsiColor::Blue];
    match role {
        Role::Pattern | Role::Look => LOOK,
        Role::End => colored(AnsiColor::Cyan).bold(),
        Role::Fin | Role::Supposed => colored(AnsiColor::Magenta).bold(),
        Role::Guardian => colored(AnsiColor::Yellow).bold(),
        Role::Set(number) | Role::Colour(number) => colored(HUES[number as usize % HUES.len()]).bold(),
    }
}

/// The sign and style of a house in question: `#` for base, `+` for cover.
pub(super) fn role(scene: &Scene, house: House) -> Option<(char, Style)> {
    if scene.sketch.base.contains(house) {
        Some(('#', LOOK))
    } else if scene.sketch.cover.contains(house) {
        Some(('+', colored(AnsiColor::Yellow).bold()))
    } else {
        None
    }
}
